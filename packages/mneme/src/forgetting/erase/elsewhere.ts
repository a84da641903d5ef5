// Places that may still have what was erased and that we do not reach into: remotes, borrowed objects, a repository of the person's
// own, files the ledger leaves out. They are only named.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { leftOut } from "../../workspace/tracked.ts";
import type { Context } from "../../workspace/transaction/context.ts";
import type { Needle } from "./needles.ts";
import { searchFiles } from "./search.ts";

const REMOTE = /^\[remote "(.+)"\]$/;
const URL = /^\s*url\s*=\s*(.+)$/;

export function listElsewhere({ root, ledger }: Context, needles: readonly Needle[]): string[] {
	const own = new Set([...ledger.trees.files(ledger.treeOf(ledger.head()))].map(([path]) => path));
	const isKnown = (path: string) => OURS.test(path) || own.has(path);
	const files = [...searchFiles(root, needles, isKnown)].filter(({ path }) => leftOut(path) !== "derived");
	return [
		...listRemotes(join(ledger.folder, "config")),
		...listAlternates(join(ledger.objectsFolder, "info", "alternates")),
		...(existsSync(join(root, ".git")) ? ["the folder's own git repository (.git), and its clones"] : []),
		...files.filter(({ holds }) => holds).map(({ path }) => `${path}, a file that is not in the ledger`),
		...files.flatMap(({ path, unreadable }) =>
			unreadable === undefined ? [] : [`${path}, which cannot be read (${unreadable})`],
		),
	];
}

const OURS = /^\.(?:audit|mneme|git)(?:\/|$)/;

function listRemotes(config: string): string[] {
	const found: string[] = [];
	let name: string | undefined;
	for (const line of existsSync(config) ? readFileSync(config, "utf8").split("\n") : []) {
		if (line.startsWith("[")) name = REMOTE.exec(line.trim())?.[1];
		const url = URL.exec(line)?.[1];
		if (name !== undefined && url !== undefined)
			found.push(`the ledger's remote ${name} (${url.trim()}), and its clones`);
	}
	return found;
}

function listAlternates(path: string): string[] {
	const lines = existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
	return lines.filter((line) => line !== "").map((line) => `objects the ledger borrows from ${line}`);
}

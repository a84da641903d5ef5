// Secrets that stand in the files because a person typed them: their words are never altered, so they are only named, with the place.
// What was looked at is noted in .mneme/ by the file's content, so that only what changed is read again.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Settings } from "../model/settings.ts";
import { findSecrets } from "../text/secrets.ts";
import { readBlob } from "../workspace/transaction/edits.ts";
import type { Workspace } from "../workspace/workspace.ts";
import { allowedSecrets } from "./screening.ts";

export interface ExposedSecret {
	readonly path: string;
	/** 1-based. */
	readonly line: number;
	readonly kind: string;
}

type Seen = Record<string, readonly Omit<ExposedSecret, "path">[]>;

const SEEN_FILE = ".mneme/exposed-secrets.json";
/** Written by us from what was screened, or holding text that is kept because it was not. */
const NOT_TYPED = /^memory\/meta\//;

export function findExposedSecrets(
	{ context, ledger, root }: Workspace,
	{ screening }: Pick<Settings, "screening">,
	progress: (done: number, total: number) => void,
): ExposedSecret[] {
	const head = ledger.head();
	if (head === undefined || !screening.enabled) return [];
	const allow = allowedSecrets(screening.allow);
	const before = readSeen(root, screening.allow);
	const now: Seen = {};
	const files = [...ledger.trees.files(ledger.treeOf(head))].filter(([path]) => !NOT_TYPED.test(path));
	const exposed: ExposedSecret[] = [];
	files.forEach(([path, { oid }], done) => {
		progress(done, files.length);
		const found = before[oid] ?? lookAt(readBlob(context, oid)?.toString("utf8") ?? "", allow);
		now[oid] = found;
		exposed.push(...found.map((secret) => ({ path, ...secret })));
	});
	if (files.some(([, { oid }]) => before[oid] === undefined)) writeSeen(root, screening.allow, now);
	return exposed;
}

function lookAt(text: string, allow: readonly RegExp[]): Omit<ExposedSecret, "path">[] {
	return findSecrets(text, allow).map(({ start, kind }) => ({ line: text.slice(0, start).split("\n").length, kind }));
}

function readSeen(root: string, allow: readonly string[]): Seen {
	try {
		const kept = JSON.parse(readFileSync(join(root, SEEN_FILE), "utf8")) as { allow: readonly string[]; seen: Seen };
		return JSON.stringify(kept.allow) === JSON.stringify(allow) ? kept.seen : {};
	} catch (error) {
		// Not made yet, or cut short: everything is looked at again.
		if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === "ENOENT") return {};
		throw error;
	}
}

function writeSeen(root: string, allow: readonly string[], seen: Seen): void {
	const path = join(root, SEEN_FILE);
	mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
	writeFileSync(`${path}.${process.pid}`, JSON.stringify({ allow, seen }), { mode: 0o600 });
	renameSync(`${path}.${process.pid}`, path);
}

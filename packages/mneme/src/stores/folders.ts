// The files of a store that keeps one memory per file: which there are, and a free name for a new one.
import type { Oid } from "../ledger/objects.ts";
import { slugify } from "../text/slug.ts";
import { shardCandidates, shardedPath } from "../workspace/shards.ts";
import type { Context } from "../workspace/transaction/context.ts";
import { readText, type Writing } from "./writing.ts";

/** Paths of the markdown files below a folder, as HEAD has them. */
export function listFolder({ ledger }: Context, folder: string): string[] {
	let tree: Oid | undefined = ledger.treeOf(ledger.head());
	for (const name of folder.split("/")) {
		tree = tree === undefined ? undefined : ledger.reader.readTree(tree).find((entry) => entry.name === name)?.oid;
	}
	const paths = [...ledger.trees.files(tree)].map(([name]) => `${folder}/${name}`);
	return paths.filter((path) => path.endsWith(".md")).sort();
}

/** A slug no file of the folder has, and the path for it: the second `deploy` is `deploy-2`. */
export async function freePlace(
	writing: Writing,
	folder: string,
	name: string,
): Promise<{ readonly slug: string; readonly path: string }> {
	const wanted = slugify(name);
	for (let number = 1; ; number++) {
		const slug = number === 1 ? wanted : `${wanted}-${number}`;
		if (await isTaken(writing, folder, slug)) continue;
		const count = listFolder(writing.context, folder).length;
		return { slug, path: shardedPath(folder, `${slug}.md`, count) };
	}
}

async function isTaken(writing: Writing, folder: string, slug: string): Promise<boolean> {
	for (const path of shardCandidates(folder, `${slug}.md`)) {
		if ((await readText(writing, path)) !== null) return true;
	}
	return false;
}

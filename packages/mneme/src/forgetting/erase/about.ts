// The transactions that wrote, changed or forgot what is to be erased. What they say of themselves may tell of it in other words: those
// of the user, for instance.
import { parseDecayScores } from "../../formats/decay-scores.ts";
import { readMemories } from "../../index/memories.ts";
import { parseMessage } from "../../ledger/message.ts";
import type { Oid } from "../../ledger/objects.ts";
import { oldestFirst } from "../../ledger/rewrite.ts";
import { withoutNumber } from "../../model/ids.ts";
import { SCORES_FILE } from "../../stores/places.ts";
import { textOf } from "../../text/any-bytes.ts";
import type { Context } from "../../workspace/transaction/context.ts";
import { isNamedIn } from "./scores.ts";
import { isErased, ownIn, type Target } from "./targets.ts";

/** Ids of transactions, and of commits that real git made. */
export function transactionsAbout({ ledger }: Context, tips: Iterable<Oid>, targets: readonly Target[]): Set<string> {
	const about = new Set<string>();
	if (targets.length === 0) return about;
	const paths = [...new Set(targets.flatMap((target) => [...target.paths])), SCORES_FILE];
	const told = new Map<string, string>();
	const tellAt = (tree: Oid | undefined, path: string) => {
		const oid = ledger.trees.find(tree, path)?.oid;
		if (oid === undefined) return "";
		const key = `${oid} ${path}`;
		if (!told.has(key)) {
			const body = ledger.reader.read(oid, "blob");
			told.set(key, path === SCORES_FILE ? tellForgotten(targets, body) : tell(targets, path, body));
		}
		return told.get(key)!;
	};
	for (const oid of oldestFirst(ledger.reader, tips)) {
		const { tree, parents, message } = ledger.reader.readCommit(oid);
		const before = parents.length === 0 ? [undefined] : parents.map((parent) => ledger.treeOf(parent));
		const isChanged = (old: Oid | undefined) => paths.some((path) => tellAt(old, path) !== tellAt(tree, path));
		const isTold = (old: Oid | undefined) => old !== tree && isChanged(old);
		const own = parseMessage(message)?.tx;
		// What a merge took over from a side was told there; but nobody knows what one of real git's says.
		if (own === undefined ? before.some(isTold) : before.every(isTold)) about.add(own ?? oid);
	}
	return about;
}

/** All that a version of a file says of them. */
function tell(targets: readonly Target[], path: string, body: Buffer): string {
	const { memories } = readMemories(path, textOf(body));
	const own = targets.flatMap((target) => ownIn(target, memories));
	return own.map(({ id, text }) => `${withoutNumber(id)} ${text}`).join("\n");
}

function tellForgotten(targets: readonly Target[], body: Buffer): string {
	if (!body.includes("forgotten") && !body.includes("masked")) return "";
	if (!targets.some((target) => isNamedIn(body, target))) return "";
	const { entries } = parseDecayScores(body.toString("utf8"), SCORES_FILE);
	const own = [...entries].filter(([id, { forgotten, masked }]) => (forgotten || masked) && isErased(targets, id));
	return own.map(([id, { forgottenTx, masked }]) => JSON.stringify([id, forgottenTx, masked])).join("\n");
}

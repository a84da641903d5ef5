// Two changes to one file from the same base: the engine's and a person's. Merges them where that is certain.
import { mergeDiff3 } from "node-diff3";

export type Reconciled = { readonly kind: "merged"; readonly bytes: Buffer } | { readonly kind: "conflict" };

/** Undefined stands for no file. A person's deletion, or a change to what the engine deleted, is never guessed about. */
export function reconcile(
	path: string,
	base: Buffer | undefined,
	ours: Buffer | undefined,
	theirs: Buffer | undefined,
): Reconciled {
	if (!ours || !theirs) return { kind: "conflict" };
	if (ours.equals(theirs)) return { kind: "merged", bytes: ours };
	// Two texts may stand below each other; two tables of data may not.
	if (!base) return path.endsWith(".md") ? { kind: "merged", bytes: joinLines(ours, theirs) } : { kind: "conflict" };
	const ourTail = tailAfter(base, ours);
	if (ourTail) return { kind: "merged", bytes: joinLines(theirs, ourTail) };
	const theirTail = tailAfter(base, theirs);
	if (theirTail) return { kind: "merged", bytes: joinLines(ours, theirTail) };
	return path.endsWith(".md") ? mergeText(base, ours, theirs) : { kind: "conflict" };
}

/** What was added at the end of `base`, if that is all that happened to it. */
function tailAfter(base: Buffer, changed: Buffer): Buffer | undefined {
	return changed.length >= base.length && changed.subarray(0, base.length).equals(base)
		? changed.subarray(base.length)
		: undefined;
}

function joinLines(head: Buffer, tail: Buffer): Buffer {
	const needsBreak = head.length > 0 && head.at(-1) !== 0x0a && tail.length > 0 && tail[0] !== 0x0a;
	return Buffer.concat(needsBreak ? [head, Buffer.from("\n"), tail] : [head, tail]);
}

/** Whether the two have a line in common that says something. */
export function shareLine(one: Buffer, other: Buffer): boolean {
	const known = lineSet(one);
	return [...lineSet(other)].some((line) => known.has(line));
}

/** Whether a person's version was made from ours and not from the base: it keeps what ours added and lacks what ours took out. */
export function isMadeFrom(ours: Buffer, base: Buffer | undefined, theirs: Buffer): boolean {
	const [now, before, edited] = [lineSet(ours), lineSet(base ?? Buffer.alloc(0)), lineSet(theirs)];
	const added = [...now].filter((line) => !before.has(line));
	const removed = [...before].filter((line) => !now.has(line));
	const followed = added.filter((line) => edited.has(line)).length + removed.filter((line) => !edited.has(line)).length;
	return followed * 2 > added.length + removed.length;
}

function lineSet(bytes: Buffer): Set<string> {
	const lines = bytes.toString("utf8").split("\n");
	return new Set(lines.map((line) => line.trim()).filter((line) => line !== ""));
}

function mergeText(base: Buffer, ours: Buffer, theirs: Buffer): Reconciled {
	const [baseLines, ourLines, theirLines] = [base, ours, theirs].map(splitLines);
	if (!baseLines || !ourLines || !theirLines) return { kind: "conflict" };
	const merged = mergeDiff3(ourLines, baseLines, theirLines, { excludeFalseConflicts: true });
	if (merged.conflict) return { kind: "conflict" };
	return { kind: "merged", bytes: Buffer.from(merged.result.join(""), "utf8") };
}

/** Lines with their ends; undefined for bytes that are not UTF-8, which a text merge would mangle. */
function splitLines(bytes: Buffer): string[] | undefined {
	const text = bytes.toString("utf8");
	return Buffer.from(text, "utf8").equals(bytes) ? text.split(/(?<=\n)/u) : undefined;
}

// The change of one file as a unified diff, as `show`, `diff` and `undo` tell it.
import { FILE_HEADERS_ONLY, formatPatch, structuredPatch } from "diff";
import { z } from "zod";
import type { Oid } from "../ledger/objects.ts";
import type { Context } from "../workspace/transaction/context.ts";
import { readBlob } from "../workspace/transaction/edits.ts";
import type { Paint } from "./operation.ts";

export const fileDiffSchema = z.object({
	path: z.string(),
	change: z.enum(["added", "removed", "changed"]),
	linesAdded: z.int(),
	linesRemoved: z.int(),
	/** Unified; null where the two have too little in common to be worth comparing. */
	diff: z.string().nullable(),
});

export type FileDiff = z.infer<typeof fileDiffSchema>;

const CONTEXT_LINES = 3;
/** Beyond this many changed lines finding the shortest diff takes seconds, and nobody reads it. */
const MOST_CHANGED_LINES = 5000;

export function fileDiff(path: string, before: Buffer | undefined, after: Buffer | undefined): FileDiff {
	const [old, fresh] = [before?.toString("utf8") ?? "", after?.toString("utf8") ?? ""];
	const change = !before ? "added" : after ? "changed" : "removed";
	const names = [before ? `a/${path}` : "/dev/null", after ? `b/${path}` : "/dev/null"] as const;
	const patch = structuredPatch(...names, old, fresh, undefined, undefined, {
		context: CONTEXT_LINES,
		maxEditLength: MOST_CHANGED_LINES,
	});
	if (!patch) return { path, change, linesAdded: countLines(fresh), linesRemoved: countLines(old), diff: null };
	const lines = patch.hunks.flatMap((hunk) => hunk.lines);
	return {
		path,
		change,
		linesAdded: lines.filter((line) => line.startsWith("+")).length,
		linesRemoved: lines.filter((line) => line.startsWith("-")).length,
		diff: formatPatch(patch, FILE_HEADERS_ONLY),
	};
}

/** What differs between two trees, below `under` if it is given. */
export function treeDiffs(
	context: Context,
	before: Oid | undefined,
	after: Oid | undefined,
	under: string | undefined,
): FileDiff[] {
	return [...context.ledger.trees.changes(before, after)]
		.filter(([path]) => under === undefined || isAtOrBelow(path, under))
		.map(([path, old, fresh]) => fileDiff(path, readBlob(context, old?.oid), readBlob(context, fresh?.oid)));
}

export function isAtOrBelow(path: string, under: string): boolean {
	return path === under || path.startsWith(under.endsWith("/") ? under : `${under}/`);
}

function countLines(text: string): number {
	return text === "" ? 0 : text.replace(/\n$/, "").split("\n").length;
}

export function renderFileDiff({ path, change, diff, linesAdded, linesRemoved }: FileDiff, paint: Paint): string {
	if (diff === null) return `${paint.bold(path)}: rewritten, ${linesRemoved} lines became ${linesAdded}`;
	if (linesAdded + linesRemoved === 0)
		return paint.bold(`${path}: ${change}, ${change === "changed" ? "permissions only" : "empty"}`);
	return diff
		.trimEnd()
		.split("\n")
		.map((line) => paintLine(line, paint))
		.join("\n");
}

function paintLine(line: string, paint: Paint): string {
	if (line.startsWith("--- ") || line.startsWith("+++ ")) return paint.bold(line);
	if (line.startsWith("@@")) return paint.cyan(line);
	if (line.startsWith("+")) return paint.green(line);
	return line.startsWith("-") ? paint.red(line) : line;
}

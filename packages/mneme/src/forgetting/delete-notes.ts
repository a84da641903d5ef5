// Deletes notes from their files. Pieces of one long paragraph share its lines, and what is left of it is cut anew: so all pieces are found
// before one is taken.
import { joinLines, splitLines } from "../formats/lines.ts";
import { removeLines } from "../formats/section-edits.ts";
import { readMemories } from "../index/memories.ts";
import type { Memory } from "../index/memory.ts";
import { draftText, readText, type Writing } from "../stores/writing.ts";
import { findPieces, type Range } from "./pieces.ts";
import type { ForgetItem } from "./plan.ts";
import { shortenedBy, textWithout } from "./shortened.ts";
import { summaryOf } from "./summaries.ts";
import { changed } from "./unchanged.ts";

export async function deleteNotes(writing: Writing, items: readonly ForgetItem[]): Promise<void> {
	for (const path of new Set(items.map((item) => item.path))) {
		const own = items.filter((item) => item.path === path);
		const fresh = withoutNotes(path, (await readText(writing, path)) ?? "", own);
		for (const item of own) draftText(writing, path, fresh, summaryOf(item, true), "DELETE");
	}
}

function withoutNotes(path: string, text: string, items: readonly ForgetItem[]): string {
	const { memories } = readMemories(path, text);
	const gone = items.find(({ id }) => !memories.some((memory) => memory.id === id));
	if (gone) throw changed(gone.id);
	const listed = new Map(items.map((item) => [item.id, item]));
	let fresh = text;
	// From the last line up, so that what is still to be done keeps its place.
	for (const pieces of sharingLines(memories).toReversed()) {
		if (pieces.every((memory) => isWhole(memory, listed.get(memory.id))))
			fresh = joinLines(removeLines(splitLines(fresh), pieces[0]!.lineStart - 1, pieces.at(-1)!.lineEnd));
		else fresh = withoutPieces(fresh, pieces, listed);
	}
	return fresh;
}

function isWhole({ text }: Memory, item: ForgetItem | undefined): boolean {
	return item !== undefined && (!item.parts || textWithout(text, item.parts) === "");
}

function sharingLines(memories: readonly Memory[]): Memory[][] {
	const groups: Memory[][] = [];
	for (const memory of memories) {
		const last = groups.at(-1);
		if (last && memory.lineStart <= last.at(-1)!.lineEnd) last.push(memory);
		else groups.push([memory]);
	}
	return groups;
}

function withoutPieces(text: string, pieces: readonly Memory[], listed: ReadonlyMap<string, ForgetItem>): string {
	let fresh = text;
	for (const [memory, place] of [...findPieces(text, pieces)].toReversed()) {
		if (!place) throw changed(memory.id);
		const item = listed.get(memory.id);
		if (!item) continue;
		const shortened = shortenedBy(splitLines(fresh), memory, item);
		fresh = shortened ? joinLines(shortened) : withoutStretch(fresh, place);
	}
	return fresh;
}

/** Lines that have nothing else go whole; beside what stays, one space goes with it. */
function withoutStretch(text: string, [start, end]: Range): string {
	const [before, after] = [text.slice(0, start), text.slice(end).replace(/^[ \t]+/, "")];
	const isLast = /^(?:\r?\n|$)/.test(after);
	if (!isLast) return before + after;
	return /(?:^|\n)[ \t]*$/.test(before)
		? before.replace(/[ \t]+$/, "") + after.replace(/^\r?\n/, "")
		: before.trimEnd() + after;
}

// A procedure without some of its statements: they stand in its trigger, its steps and its notes, each with lines of its own.
import { findSection } from "../formats/document.ts";
import { contentEnd, type Source } from "../formats/lines.ts";
import { type ProcedureFile, parseProcedure } from "../formats/procedure.ts";
import { removeLines } from "../formats/section-edits.ts";
import type { Memory } from "../index/memory.ts";
import { textWithout, withText } from "./shortened.ts";

type Stretch = Pick<Memory, "text" | "lineStart" | "lineEnd">;

/** The numbers of the steps stay as they were written. */
export function procedureWithout(text: string, path: string, parts: readonly string[]): Source {
	const file = parseProcedure(text, path);
	let { source } = file;
	// From the last line up, so that what is still to be done keeps its place.
	for (const stretch of stretchesOf(file).toSorted((one, other) => other.lineStart - one.lineStart)) {
		const left = textWithout(stretch.text, parts);
		if (left === "") source = removeLines(source, stretch.lineStart - 1, stretch.lineEnd);
		else if (left !== undefined) source = withText(source, stretch, left) ?? source;
	}
	return source;
}

function stretchesOf(file: ProcedureFile): Stretch[] {
	const section = findSection(file, "Trigger");
	const lineEnd = section ? contentEnd(file.source, section.start, section.end) : 0;
	const trigger = section ? [{ text: file.trigger, lineStart: section.start + 1, lineEnd }] : [];
	const items = [...file.steps, ...file.notes];
	return [...trigger, ...items.map(({ text, line, endLine }) => ({ text, lineStart: line, lineEnd: endLine }))];
}

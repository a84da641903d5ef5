// memory/meta/reflection-log.md: one entry per finished reflection, newest last; the next one reads them all.
import type { ParseError } from "../model/errors.ts";
import { escapeBody, readBody } from "./body-text.ts";
import type { FormatDescription } from "./description.ts";
import { type MarkdownDocument, parseDocument, type Section, serializeDocument } from "./document.ts";
import { fieldLine, readFields } from "./field-list.ts";
import { contentEnd, type Source, splitLines } from "./lines.ts";
import { problemAt } from "./problems.ts";
import { appendParagraph } from "./section-edits.ts";

export interface LoggedReflection {
	readonly number: number;
	/** `YYYY-MM-DD` */
	readonly date: string;
	/** `approved`, `partial`, `rejected`. */
	readonly outcome: string;
	/** `r-012`: who the commits name as their actor. */
	readonly session: string;
	readonly processed: string;
	readonly tokensUsed: number;
	/** What was learned and changed; for a rejection, why. Markdown. */
	readonly summary: string;
}

export interface ReflectionLogFile extends MarkdownDocument {
	readonly reflections: readonly (LoggedReflection & { readonly line: number; readonly endLine: number })[];
}

const HEADING = /^Reflection\s+#(\d+)\s*(?:—|–|-)\s*(\d{4}-\d{2}-\d{2})\b/i;

export function parseReflectionLog(text: string, path = "memory/meta/reflection-log.md"): ReflectionLogFile {
	return readReflectionLog(splitLines(text), path);
}

export const serializeReflectionLog: (file: ReflectionLogFile) => string = serializeDocument;

function readReflectionLog(source: Source, path: string): ReflectionLogFile {
	const document = parseDocument(source, path);
	const problems: ParseError[] = [...document.problems];
	const reflections = document.sections.flatMap((section) => {
		const match = HEADING.exec(section.heading);
		if (match) return [readReflection(document, section, match)];
		problems.push(problemAt(path, section.line, "## Reflection #N — YYYY-MM-DD", section.heading));
		return [];
	});
	return { ...document, reflections, problems };
}

function readReflection(document: MarkdownDocument, section: Section, match: RegExpExecArray) {
	const { fields, end } = readFields(document, section);
	const text = (name: string) => fields.get(name)?.value ?? "";
	return {
		number: Number(match[1]),
		date: match[2]!,
		outcome: text("outcome"),
		session: text("session"),
		processed: text("processed"),
		tokensUsed: Number.parseInt(text("tokens used").replaceAll(",", ""), 10) || 0,
		summary: readBody(document.source, end, section.end),
		line: section.line,
		endLine: contentEnd(document.source, section.line - 1, section.end),
	};
}

export function appendReflection(file: ReflectionLogFile, entry: LoggedReflection): ReflectionLogFile {
	const titled = contentEnd(file.source, 0, file.source.lines.length) > 0;
	const source = titled ? file.source : splitLines(reflectionLogTemplate());
	const lines = [
		`## Reflection #${entry.number} — ${entry.date}`,
		fieldLine("Outcome", entry.outcome),
		fieldLine("Session", entry.session),
		fieldLine("Processed", entry.processed),
		fieldLine("Tokens used", entry.tokensUsed.toLocaleString("en-US")),
		"",
		...escapeBody(entry.summary),
	];
	return readReflectionLog(appendParagraph(source, lines), file.path);
}

export function reflectionLogTemplate(): string {
	return "# Reflection Log\n\n<!-- One entry per reflection, newest last. -->\n";
}

export const description: FormatDescription = {
	name: "Reflection log",
	path: "memory/meta/reflection-log.md",
	summary: "Every reflection that was approved, partly approved or rejected: what it processed and what came of it.",
	example: `${reflectionLogTemplate()}\n## Reflection #5 — 2026-02-02\n- **Outcome**: approved\n- **Session**: r-005\n- **Processed**: 23 episodes, 8 entities\n- **Tokens used**: 5,200\n\nLearned that Ada likes short meetings; moved two old facts out of core.\n`,
};

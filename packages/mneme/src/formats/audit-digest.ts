// memory/meta/audit-archive.md: monthly digests (A§12.6) of what audit.log no longer holds, oldest first.
import type { ParseError } from "../model/errors.ts";
import type { FormatDescription } from "./description.ts";
import { type MarkdownDocument, parseDocument, type Section, serializeDocument } from "./document.ts";
import { itemLine, sectionItems } from "./items.ts";
import { contentEnd, oneLine, replaceLines, type Source, splitLines } from "./lines.ts";
import { problemAt } from "./problems.ts";
import { appendParagraph, insertParagraph } from "./section-edits.ts";

export interface AuditDigest {
	/** `2026-01` */
	readonly month: string;
	readonly mutations: number;
	readonly files: number;
	readonly reflections: { readonly approved: number; readonly partial: number; readonly rejected: number };
	readonly criticalChanges: number;
	readonly decayTransitions: number;
	readonly archivals: number;
	readonly notable: readonly { readonly date: string; readonly text: string }[];
}

export interface AuditArchiveFile extends MarkdownDocument {
	/** Each with its 0-based lines [start, end). */
	readonly digests: readonly (AuditDigest & { readonly start: number; readonly end: number })[];
}

const MONTHS = [
	"January",
	"February",
	"March",
	"April",
	"May",
	"June",
	"July",
	"August",
	"September",
	"October",
	"November",
	"December",
];
const TITLE = new RegExp(`^Audit Digest — (${MONTHS.join("|")}) (\\d{4})$`, "i");
const NUMBER = "([\\d,]+)";
const SUMMARY = {
	mutations: new RegExp(`${NUMBER} total mutations? across ${NUMBER} files?`),
	reflections: new RegExp(
		`${NUMBER} reflection sessions? \\(${NUMBER} approved, ${NUMBER} partial, ${NUMBER} rejected\\)`,
	),
	critical: new RegExp(`${NUMBER} critical file changes?`),
	decay: new RegExp(`${NUMBER} decay transitions?, ${NUMBER} archival events?`),
};

export function parseAuditArchive(text: string, path = "memory/meta/audit-archive.md"): AuditArchiveFile {
	return readArchive(splitLines(text), path);
}

export const serializeAuditArchive: (file: AuditArchiveFile) => string = serializeDocument;

function readArchive(source: Source, path: string): AuditArchiveFile {
	const document = parseDocument(source, path);
	const problems: ParseError[] = [...document.problems];
	const all = [...(document.title ? [document.title] : []), ...document.sections].toSorted((a, b) => a.line - b.line);
	const titles = all.filter(({ level }) => level === 1);
	const digests = titles.flatMap((title, i) => {
		const end = (titles[i + 1]?.line ?? source.lines.length + 1) - 1;
		const match = TITLE.exec(title.heading);
		if (!match) {
			problems.push(problemAt(path, title.line, "# Audit Digest — Month YYYY", title.heading));
			return [];
		}
		const parts = all.filter(({ line, level }) => level === 2 && line > title.line && line <= end);
		return [{ ...readDigest(document, monthOf(match), parts, problems), start: title.line - 1, end }];
	});
	return { ...document, digests, problems };
}

function monthOf(match: RegExpExecArray): string {
	const index = MONTHS.findIndex((name) => name.toLowerCase() === match[1]!.toLowerCase());
	return `${match[2]}-${String(index + 1).padStart(2, "0")}`;
}

function readDigest(
	document: MarkdownDocument,
	month: string,
	parts: readonly Section[],
	problems: ParseError[],
): AuditDigest {
	const part = (name: string) => parts.find(({ heading }) => heading.toLowerCase() === name);
	const summary = sectionItems(document, part("summary"));
	const numbers = (pattern: RegExp) => {
		const match = summary.map(({ text }) => pattern.exec(text)).find((found) => found !== null);
		return (match?.slice(1) ?? []).map((digits) => Number(digits.replaceAll(",", "")));
	};
	const [mutations = 0, files = 0] = numbers(SUMMARY.mutations);
	const [, approved = 0, partial = 0, rejected = 0] = numbers(SUMMARY.reflections);
	const [criticalChanges = 0] = numbers(SUMMARY.critical);
	const [decayTransitions = 0, archivals = 0] = numbers(SUMMARY.decay);
	const notable = sectionItems(document, part("notable events")).flatMap(({ text, line }) => {
		const match = /^(\d{4}-\d{2}-\d{2}):\s*([\s\S]*)$/.exec(text);
		if (match) return [{ date: match[1]!, text: match[2]! }];
		problems.push(problemAt(document.path, line, "- YYYY-MM-DD: what happened", text));
		return [];
	});
	return {
		month,
		mutations,
		files,
		reflections: { approved, partial, rejected },
		criticalChanges,
		decayTransitions,
		archivals,
		notable,
	};
}

export function renderAuditDigest(digest: AuditDigest): string[] {
	const { approved, partial, rejected } = digest.reflections;
	const [year, month] = digest.month.split("-");
	const count = (number: number, one: string, many = `${one}s`) =>
		`${number.toLocaleString("en-US")} ${number === 1 ? one : many}`;
	return [
		`# Audit Digest — ${MONTHS[Number(month) - 1]} ${year}`,
		"",
		"## Summary",
		`- ${count(digest.mutations, "total mutation")} across ${count(digest.files, "file")}`,
		`- ${count(approved + partial + rejected, "reflection session")} (${approved} approved, ${partial} partial, ${rejected} rejected)`,
		`- ${count(digest.criticalChanges, "critical file change")}`,
		`- ${count(digest.decayTransitions, "decay transition")}, ${count(digest.archivals, "archival event")}`,
		"",
		"## Notable Events",
		...digest.notable.map(({ date, text }) => itemLine(`${date}: ${oneLine(text)}`)),
	];
}

/** Writes a month over the digest it has, or adds it in its place. */
export function putAuditDigest(file: AuditArchiveFile, digest: AuditDigest): AuditArchiveFile {
	const { source } = file;
	const lines = renderAuditDigest(digest);
	const same = file.digests.find(({ month }) => month === digest.month);
	const later = file.digests.find(({ month }) => month > digest.month);
	const changed = same
		? replaceLines(source, same.start, contentEnd(source, same.start, same.end), lines)
		: later
			? insertParagraph(source, later.start, lines)
			: appendParagraph(source, lines);
	return readArchive(changed, file.path);
}

export const description: FormatDescription = {
	name: "Audit archive",
	path: "memory/meta/audit-archive.md",
	summary:
		"One digest a month of what is older than the audit log keeps: counts and notable events. The history itself stays in `.audit/`.",
	example: `${renderAuditDigest({
		month: "2026-01",
		mutations: 142,
		files: 18,
		reflections: { approved: 10, partial: 1, rejected: 1 },
		criticalChanges: 0,
		decayTransitions: 34,
		archivals: 8,
		notable: [{ date: "2026-01-25", text: "First procedure learned" }],
	}).join("\n")}\n`,
};

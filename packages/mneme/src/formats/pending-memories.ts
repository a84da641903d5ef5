// memory/meta/pending-memories.md: what sub-agents propose to remember (A§13.2), until the main agent commits or rejects it.
import { MemoryError, type ParseError } from "../model/errors.ts";
import type { FormatDescription } from "./description.ts";
import { type MarkdownDocument, parseDocument, type Section, serializeDocument } from "./document.ts";
import { type Confidence, isConfidence } from "./episode-heading.ts";
import { fieldLine, readFields, setField } from "./field-list.ts";
import { contentEnd, replaceLines, type Source, splitLines } from "./lines.ts";
import { problemAt } from "./problems.ts";
import { appendParagraph, removeParagraph } from "./section-edits.ts";

export interface NewProposal {
	readonly from: string;
	/** ISO 8601 */
	readonly timestamp: string;
	readonly trigger: string;
	readonly store: string;
	readonly content: string;
	readonly entities: readonly string[];
	readonly confidence: Confidence;
	readonly coreWorthy: boolean;
}

/** As it stands in the file: a sub-agent may have left things out. */
interface Proposal extends Partial<Omit<NewProposal, "entities" | "coreWorthy">> {
	readonly number: number;
	readonly entities: readonly string[];
	readonly coreWorthy: boolean;
	/** `pending`, `deferred`, `conflict — see #4`. */
	readonly status: string;
	readonly conflictsWith: readonly number[];
	/** 1-based, heading to last line. */
	readonly line: number;
	readonly endLine: number;
}

export interface PendingMemoriesFile extends MarkdownDocument {
	readonly proposals: readonly Proposal[];
}

const HEADING = /^Proposal\s+#(\d+)\b(.*)$/i;
const RULE = /^\s*-{3,}\s*$/;

export function parsePendingMemories(text: string, path = "memory/meta/pending-memories.md"): PendingMemoriesFile {
	return readPendingMemories(splitLines(text), path);
}

export const serializePendingMemories: (file: PendingMemoriesFile) => string = serializeDocument;

function readPendingMemories(source: Source, path: string): PendingMemoriesFile {
	const document = parseDocument(source, path);
	const problems: ParseError[] = [...document.problems];
	const proposals = document.sections.flatMap((section) => readProposal(document, section, problems) ?? []);
	const numbers = new Set<number>();
	for (const { number, line } of proposals) {
		if (numbers.has(number)) problems.push(problemAt(path, line, "a number of its own", `#${number} again`));
		numbers.add(number);
	}
	return { ...document, proposals, problems };
}

function readProposal(document: MarkdownDocument, section: Section, problems: ParseError[]): Proposal | undefined {
	const { path, source } = document;
	const match = HEADING.exec(section.heading);
	if (!match) {
		problems.push(problemAt(path, section.line, "## Proposal #N", section.heading));
		return undefined;
	}
	const { fields } = readFields(document, section);
	const text = (name: string) => fields.get(name)?.value;
	for (const name of ["From", "Content"]) {
		if (!text(name.toLowerCase())) problems.push(problemAt(path, section.line, `- **${name}**: …`, section.heading));
	}
	const confidence = text("confidence") ?? "";
	if (confidence !== "" && !isConfidence(confidence)) {
		problems.push(problemAt(path, fields.get("confidence")!.line, "high, medium or low", confidence));
	}
	const entities = (text("entities") ?? "").replace(/^\[|\]$/g, "").split(",");
	return {
		number: Number(match[1]),
		...optional({ from: text("from"), timestamp: text("timestamp"), trigger: text("trigger") }),
		...optional({ store: text("suggested store"), content: text("content") }),
		...(isConfidence(confidence) ? { confidence } : {}),
		entities: entities.map((entity) => entity.trim()).filter((entity) => entity !== ""),
		coreWorthy: /^(yes|true)$/i.test(text("core-worthy") ?? ""),
		status: text("status") || "pending",
		conflictsWith: [...match[2]!.matchAll(/#(\d+)/g)].map((conflict) => Number(conflict[1])),
		line: section.line,
		endLine: blockEnd(source, section),
	};
}

function optional<Name extends string>(values: Record<Name, string | undefined>): Partial<Record<Name, string>> {
	return Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Partial<Record<Name, string>>;
}

/** The end of a proposal without the rule that opens the next. */
function blockEnd(source: Source, section: Section): number {
	const end = contentEnd(source, section.start - 1, section.end);
	return RULE.test(source.lines[end - 1]!.text) ? contentEnd(source, section.start - 1, end - 1) : end;
}

export function addProposal(
	file: PendingMemoriesFile,
	proposal: NewProposal,
): { file: PendingMemoriesFile; number: number } {
	const number = Math.max(0, ...file.proposals.map((other) => other.number)) + 1;
	const titled = contentEnd(file.source, 0, file.source.lines.length) > 0;
	const source = titled ? file.source : splitLines(pendingMemoriesTemplate());
	const lines = [
		"---",
		`## Proposal #${number}`,
		fieldLine("From", proposal.from),
		fieldLine("Timestamp", proposal.timestamp),
		fieldLine("Trigger", proposal.trigger),
		fieldLine("Suggested store", proposal.store),
		fieldLine("Content", proposal.content),
		fieldLine("Entities", `[${proposal.entities.join(", ")}]`),
		fieldLine("Confidence", proposal.confidence),
		fieldLine("Core-worthy", proposal.coreWorthy ? "yes" : "no"),
		fieldLine("Status", "pending"),
	];
	return { file: readPendingMemories(appendParagraph(source, lines), file.path), number };
}

export function setProposalStatus(file: PendingMemoriesFile, number: number, status: string): PendingMemoriesFile {
	return readPendingMemories(setField(file, getSection(file, number), "Status", status), file.path);
}

/** Flags two proposals as contradicting each other (A§13.6): in both headings and statuses. */
export function markConflict(file: PendingMemoriesFile, one: number, other: number): PendingMemoriesFile {
	return flagConflict(flagConflict(file, one, other), other, one);
}

function flagConflict(file: PendingMemoriesFile, number: number, other: number): PendingMemoriesFile {
	const { line } = getSection(file, number);
	const heading = `## Proposal #${number} ⚠️ CONFLICT with #${other}`;
	const flagged = readPendingMemories(replaceLines(file.source, line - 1, line, [heading]), file.path);
	return setProposalStatus(flagged, number, `conflict — see #${other}`);
}

/** Takes a proposal out with the rule before it. */
export function removeProposal(file: PendingMemoriesFile, number: number): PendingMemoriesFile {
	const section = getSection(file, number);
	const { lines } = file.source;
	const before = contentEnd(file.source, 0, section.line - 1);
	const ruled = before > 0 && RULE.test(lines[before - 1]!.text);
	const start = ruled ? before - 1 : section.line - 1;
	return readPendingMemories(removeParagraph(file.source, start, blockEnd(file.source, section)), file.path);
}

function getSection(file: PendingMemoriesFile, number: number): Section {
	const section = file.sections.find(({ heading }) => Number(HEADING.exec(heading)?.[1]) === number);
	if (section) return section;
	throw new MemoryError("NOT_FOUND", `There is no proposal #${number} in ${file.path}.`, { data: { number } });
}

export function pendingMemoriesTemplate(): string {
	return "# Pending Memory Proposals\n\n<!-- Sub-agents add proposals at the end; the main agent commits or rejects them. -->\n";
}

export const description: FormatDescription = {
	name: "Pending memories",
	path: "memory/meta/pending-memories.md",
	summary:
		"What sub-agents would like remembered. They may only add at the end; the main agent commits, rejects or defers. Two that contradict each other carry `⚠️ CONFLICT with #N` in their headings.",
	example: `${pendingMemoriesTemplate()}\n---\n## Proposal #1\n- **From**: researcher\n- **Timestamp**: 2026-02-03T10:00:00Z\n- **Trigger**: noticed while researching\n- **Suggested store**: semantic\n- **Content**: The user prefers papers to blog posts\n- **Entities**: [person--alex]\n- **Confidence**: medium\n- **Core-worthy**: no\n- **Status**: pending\n`,
};

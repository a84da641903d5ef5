// memory/meta/pending-reflection.md (A§10.5): what a reflection would change, in words a person can approve. Its operations are in
// pending-reflection.json; this file is only shown.
import type { ParseError } from "../model/errors.ts";
import { escapeBody } from "./body-text.ts";
import { fenced, readFence } from "./code-block.ts";
import type { FormatDescription } from "./description.ts";
import { type MarkdownDocument, parseDocument, type Section, sectionText, serializeDocument } from "./document.ts";
import { itemLine, sectionItems } from "./items.ts";
import { splitLines } from "./lines.ts";
import { problemAt } from "./problems.ts";

export interface ReflectionSummary {
	readonly date: string;
	readonly knowledge: readonly string[];
	readonly connections: readonly string[];
	readonly archival: readonly string[];
	readonly contradictions: readonly string[];
	/** Lines of MEMORY.md with `-` and `+`; empty where core stays as it is. */
	readonly coreDiff: string;
	/** Markdown, with headings of level 3. */
	readonly evolution: string;
	readonly questions: readonly string[];
	readonly reflection: number;
	readonly tokensUsed: number;
	readonly tokenBudget: number;
	readonly processed: string;
	readonly reviewed: number;
	/** `2026-02-03 03:00`, where one is planned. */
	readonly next?: string;
}

export interface PendingReflectionFile extends MarkdownDocument {
	/** What could be read; absent parts are empty or zero. */
	readonly summary: ReflectionSummary;
}

const HEADINGS = {
	knowledge: "🧠 New Knowledge Extracted",
	connections: "🔗 New Connections",
	archival: "📦 Proposed Archival (decay score < 0.05)",
	contradictions: "⚠️ Contradictions Detected",
	coreDiff: "✏️ Core Memory Changes",
	evolution: "🌱 Philosophical Evolution",
	questions: "❓ Questions for You",
} as const;

type Part = keyof typeof HEADINGS;

const NONE = /^none\b/i;
const FOOTER = /^\*\*([^*]+)\*\*:\s*(.*)$/;

export function parsePendingReflection(
	text: string,
	path = "memory/meta/pending-reflection.md",
): PendingReflectionFile {
	const document = parseDocument(splitLines(text), path);
	const problems: ParseError[] = [...document.problems];
	const date = /\d{4}-\d{2}-\d{2}/.exec(document.title?.heading ?? "")?.[0] ?? "";
	if (date === "")
		problems.push(
			problemAt(path, document.title?.line ?? 1, "# Reflection Summary — YYYY-MM-DD", document.title?.heading ?? ""),
		);
	const sections = new Map(document.sections.map((section) => [words(section.heading), section]));
	const find = (part: Part) => [...sections].find(([name]) => name.startsWith(words(HEADINGS[part])))?.[1];
	const list = (part: Part) => {
		const items = sectionItems(document, find(part)).filter(({ marker }) => marker !== "");
		return items.map(({ text }) => text).filter((text) => !NONE.test(text));
	};
	const footer = readFooter(document);
	const summary = {
		date,
		knowledge: list("knowledge"),
		connections: list("connections"),
		archival: list("archival"),
		contradictions: list("contradictions"),
		coreDiff: readDiff(document, find("coreDiff")),
		evolution: sectionText(document, find("evolution")),
		questions: list("questions"),
		...readNumbers(footer),
	};
	if (summary.reflection === 0) problems.push(problemAt(path, document.source.lines.length, "**Reflection #**: N", ""));
	return { ...document, summary, problems };
}

export const serializePendingReflection: (file: PendingReflectionFile) => string = serializeDocument;

/** A heading's name: no emoji before it, no remark in brackets after it. */
function words(heading: string): string {
	return heading
		.replace(/^[^\p{L}]+/u, "")
		.replace(/\s*\(.*\)$/, "")
		.toLowerCase();
}

function readDiff(document: MarkdownDocument, section: Section | undefined): string {
	return section ? (readFence(document, section.start, section.end) ?? "") : "";
}

function readFooter(document: MarkdownDocument): Map<string, string> {
	const fields = new Map<string, string>();
	for (const [index, line] of document.source.lines.entries()) {
		const match = document.verbatim[index] === undefined ? FOOTER.exec(line.text) : null;
		if (match) fields.set(match[1]!.toLowerCase(), match[2]!.trim());
	}
	return fields;
}

function readNumbers(footer: ReadonlyMap<string, string>) {
	const number = (text: string | undefined) => Number.parseInt((text ?? "").replaceAll(",", ""), 10) || 0;
	const [used, budget] = (footer.get("token budget used") ?? "").split("/");
	const next = footer.get("next scheduled reflection");
	return {
		reflection: number(footer.get("reflection #")),
		tokensUsed: number(used?.trim()),
		tokenBudget: number(budget?.trim()),
		processed: footer.get("memories processed") ?? "",
		reviewed: number(footer.get("reflections reviewed")),
		...(next ? { next } : {}),
	};
}

export function renderPendingReflection(summary: ReflectionSummary): string {
	const list = (items: readonly string[]) => (items.length > 0 ? items.map(itemLine) : ["- None this cycle"]);
	const bodies: Readonly<Record<Part, readonly string[]>> = {
		knowledge: list(summary.knowledge),
		connections: list(summary.connections),
		archival: list(summary.archival),
		contradictions: list(summary.contradictions),
		coreDiff: summary.coreDiff === "" ? ["- None this cycle"] : fenced(summary.coreDiff, "diff"),
		evolution: escapeBody(summary.evolution),
		questions: list(summary.questions),
	};
	const sections = Object.entries(HEADINGS)
		.filter(([part]) => part !== "evolution" || summary.evolution.trim() !== "")
		.map(([part, heading]) => [`## ${heading}`, ...bodies[part as Part]].join("\n"));
	const count = (tokens: number) => tokens.toLocaleString("en-US");
	const footer = [
		"---",
		`**Reflection #**: ${summary.reflection}`,
		`**Token budget used**: ${count(summary.tokensUsed)} / ${count(summary.tokenBudget)}`,
		`**Memories processed**: ${summary.processed}`,
		`**Reflections reviewed**: ${summary.reviewed} past reflections`,
		...(summary.next === undefined ? [] : [`**Next scheduled reflection**: ${summary.next}`]),
	].join("\n");
	const reply = "> Reply with `approve`, `approve with changes`, or `reject` to apply this reflection.";
	return `${[`# Reflection Summary — ${summary.date}`, ...sections, footer, reply].join("\n\n")}\n`;
}

export const description: FormatDescription = {
	name: "Pending reflection",
	path: "memory/meta/pending-reflection.md",
	summary:
		"What the last reflection would change, waiting for your answer: it is never applied without one. The operations themselves are in pending-reflection.json.",
	example: renderPendingReflection({
		date: "2026-02-02",
		knowledge: ["Ada likes short meetings"],
		connections: ["person--ada → prefers → concept--short-meetings (NEW)"],
		archival: [],
		contradictions: [],
		coreDiff: "## Active Context\n- Currently working on: sketches\n+ Currently working on: the first release",
		evolution: "### Emergent Theme\nAda decides fast and revises openly.",
		questions: ["Is the tile server still in use?"],
		reflection: 5,
		tokensUsed: 5200,
		tokenBudget: 8000,
		processed: "23 episodes, 8 entities, 3 procedures",
		reviewed: 4,
		next: "2026-02-03 03:00",
	}),
};

// SESSION-STATE.md: where the live session stands, so that a compaction or crash loses nothing. Written whole, each session anew.
import { escapeBody } from "./body-text.ts";
import type { FormatDescription } from "./description.ts";
import { findSection, type MarkdownDocument, parseDocument, sectionText, serializeDocument } from "./document.ts";
import { type HeaderLayout, parseHeader, renderHeader } from "./header-comment.ts";
import { HeaderReader } from "./header-values.ts";
import { itemLine, sectionItems } from "./items.ts";
import { splitLines } from "./lines.ts";

export interface SessionState {
	readonly session?: string;
	readonly host?: string;
	/** ISO 8601 */
	readonly started?: string;
	readonly updated?: string;
	/** What is being worked on, in markdown. */
	readonly task: string;
	readonly decisions: readonly string[];
	readonly open: readonly string[];
	readonly next: readonly string[];
}

export interface SessionStateFile extends MarkdownDocument {
	readonly state: SessionState;
}

const LAYOUT: HeaderLayout = [["Session", "Host", "Started", "Updated"]];

export function parseSessionState(text: string, path = "SESSION-STATE.md"): SessionStateFile {
	const document = parseDocument(splitLines(text), path);
	const read = new HeaderReader(parseHeader(document, LAYOUT), path);
	const header = {
		session: read.text("Session"),
		host: read.text("Host"),
		started: read.text("Started"),
		updated: read.text("Updated"),
	};
	const list = (name: string) => sectionItems(document, findSection(document, name)).map((item) => item.text);
	const state: SessionState = {
		...(Object.fromEntries(Object.entries(header).filter(([, value]) => value !== undefined)) as Record<
			string,
			string
		>),
		task: sectionText(document, findSection(document, "Task")),
		decisions: list("Decisions"),
		open: list("Open"),
		next: list("Next"),
	};
	return { ...document, state, problems: [...document.problems, ...read.problems] };
}

export const serializeSessionState: (file: SessionStateFile) => string = serializeDocument;

export function renderSessionState(state: SessionState): string {
	const header = renderHeader(LAYOUT, {
		Session: state.session,
		Host: state.host,
		Started: state.started,
		Updated: state.updated,
	});
	const section = (heading: string, lines: readonly string[]) => [`## ${heading}`, ...lines].join("\n");
	const parts = [
		"# Session State",
		header.join("\n"),
		section("Task", escapeBody(state.task)),
		section("Decisions", state.decisions.map(itemLine)),
		section("Open", state.open.map(itemLine)),
		section("Next", state.next.map(itemLine)),
	];
	return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

export const description: FormatDescription = {
	name: "Session state",
	path: "SESSION-STATE.md",
	summary:
		"Where the live session stands: task, decisions, what is open, what comes next. Overwritten by the next session.",
	example: renderSessionState({
		session: "s-42",
		host: "claude-code",
		started: "2026-02-02T14:00:00Z",
		updated: "2026-02-02T14:30:00Z",
		task: "Move the release to Friday.",
		decisions: ["Tag before publishing"],
		open: ["Who writes the notes?"],
		next: ["Run the tests on staging"],
	}),
};

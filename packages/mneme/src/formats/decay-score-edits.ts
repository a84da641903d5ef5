// Changes to decay-scores.json: entries set or taken out, redirects added. Every other entry keeps its bytes, whoever wrote them.
import {
	type DecayScoresFile,
	decayScoresTemplate,
	parseDecayScores,
	type ScoreEntry,
	scoreRecord,
} from "./decay-scores.ts";
import { type ObjectScan, scanObject } from "./json-members.ts";
import { eolOf, splitLines } from "./lines.ts";

export interface ScoreChanges {
	/** ISO 8601: the new `last_updated`. */
	readonly at: string;
	/** By id; null takes the entry out. */
	readonly entries?: ReadonlyMap<string, ScoreEntry | null>;
	/** Old id → new id; null takes the redirect out. */
	readonly redirects?: ReadonlyMap<string, string | null>;
}

/**
 * All changes in one pass over the text. New entries go last, in the order given. A file whose outer form is broken beyond
 * finding its objects is written anew from what could be read; the ledger has the old one.
 */
export function changeScores(file: DecayScoresFile, { at, entries, redirects }: ScoreChanges): DecayScoresFile {
	if (!isWhole(file.text)) {
		const anew = parseDecayScores(decayScoresTemplate(), file.path);
		const kept = {
			entries: new Map([...file.entries, ...(entries ?? [])]),
			redirects: new Map([...file.redirects, ...(redirects ?? [])]),
		};
		return changeScores(anew, { at, ...kept });
	}
	const { text } = file;
	const root = scanObject(text, 0);
	const records = [...(entries ?? [])].map(([id, entry]) => [id, entry && scoreRecord(entry)] as const);
	const changes = new Map<string, string | null>([["last_updated", JSON.stringify(at)]]);
	if (entries) changes.set("entries", changeObject(text, root, "entries", new Map(records)));
	if (redirects) changes.set("redirects", changeObject(text, root, "redirects", redirects));
	return parseDecayScores(splice(text, root, changes, layoutOf(text, root, 1)), file.path);
}

function isWhole(text: string): boolean {
	const { close } = scanObject(text, 0);
	return close !== undefined && text.slice(close + 1).trim() === "";
}

/** The text of a member of the root with some of its own members set, or with null removed. */
function changeObject(text: string, root: ObjectScan, name: string, changes: ReadonlyMap<string, unknown>): string {
	const layout = layoutOf(text, root, 2);
	const raw = new Map([...changes].map(([key, value]) => [key, value === null ? null : render(value, layout)]));
	const member = root.members.find(({ key }) => key === name);
	const own = member ? text.slice(member.start, member.end) : "{}";
	return splice(own, scanObject(own, 0), raw, layout);
}

/** An object's text with members replaced, removed (null) or added; the bytes of the others stay. */
function splice(
	text: string,
	{ members, close }: ObjectScan,
	changes: ReadonlyMap<string, string | null>,
	layout: Layout,
): string {
	if (close === undefined) return splice("{}", scanObject("{}", 0), changes, layout);
	let body = "";
	for (const [i, member] of members.entries()) {
		const change = changes.get(member.key);
		if (change === null) continue;
		if (body !== "") body += text.slice(members[i - 1]!.end, member.keyStart);
		body += text.slice(member.keyStart, member.start) + (change ?? text.slice(member.start, member.end));
	}
	const known = new Set(members.map(({ key }) => key));
	for (const [key, value] of changes) {
		if (value !== null && !known.has(key))
			body += `${body === "" ? "" : `,${layout.newline}`}${JSON.stringify(key)}: ${value}`;
	}
	const [first, last] = [members[0], members.at(-1)];
	const head = text.slice(0, first ? first.keyStart : close);
	if (body === "") return head.trimEnd() + text.slice(close);
	if (last) return head + body + text.slice(last.end);
	return head.trimEnd() + layout.newline + body + layout.outer + text.slice(close);
}

interface Layout {
	/** Line end and indent of a member, and of the brace that closes it. */
	readonly newline: string;
	readonly outer: string;
	readonly unit: string;
}

/** The line ends of the file's first part speak for all of it. */
const LAYOUT_SAMPLE = 4096;

/** The file's own: one indent is what its first member has; a file on one line gets two spaces. */
function layoutOf(text: string, root: ObjectScan, depth: number): Layout {
	const first = root.members[0];
	const before = first ? /\n([\t ]*)$/.exec(text.slice(0, first.keyStart)) : null;
	const unit = before ? before[1]! : "  ";
	const eol = eolOf(splitLines(text.slice(0, LAYOUT_SAMPLE)));
	return { newline: eol + unit.repeat(depth), outer: eol + unit.repeat(depth - 1), unit };
}

function render(value: unknown, { unit, newline }: Layout): string {
	const lines = JSON.stringify(value, null, unit === "" ? "\t" : unit).split("\n");
	return (unit === "" ? lines.map((line) => line.trimStart()) : lines).join(newline);
}

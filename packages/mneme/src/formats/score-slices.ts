// decay-scores.json one entry at a time: where each stands in the text, without holding 100,000 of them as objects. Only for the layout
// that we write; any other is brought to it first.
import { changeScores } from "./decay-score-edits.ts";
import { decayScoresTemplate, parseDecayScores, readScoreEntry, type ScoreEntry, scoreRecord } from "./decay-scores.ts";
import { scanObject } from "./json-members.ts";

interface ScoreSlice {
	readonly id: string;
	/** The id as it stands in the text. */
	readonly key: string;
	readonly value: string;
}

export interface SlicedScores {
	/** In our layout. */
	readonly text: string;
	/** Three numbers an entry, in order: where its key begins, where its value begins and where that ends. */
	readonly bounds: readonly number[];
}

/** Numbers in `bounds`. */
const PER_ENTRY = 3;
const UNIT = "  ";
const OPEN = `\n${UNIT}"entries": {`;
const BEFORE = `\n${UNIT}${UNIT}`;
const BEFORE_KEY = `${BEFORE}"`;
const AFTER_KEY = ": ";
const KEY_TO_VALUE = `"${AFTER_KEY}{\n`;
const UPDATED = /("last_updated": )(?:"[^"\n]*"|null)/;
const CLOSE_ENTRY = `\n${UNIT}${UNIT}}`;
const CLOSE_AND_GO_ON = `${CLOSE_ENTRY},`;
const CLOSE_ALL = `\n${UNIT}}`;

export function sliceScores(text: string, path: string): SlicedScores {
	const bounds = findBounds(text) ?? scanBounds(text);
	if (bounds) return { text, bounds };
	const ours = laidOut(text) ?? salvaged(text, path);
	return { text: ours, bounds: findBounds(ours) ?? scanBounds(ours) ?? [] };
}

/** The entries in order, each made when it is asked for: 100,000 that live through a run cost more to collect than to make. */
export function* slicesOf({ text, bounds }: SlicedScores): Generator<ScoreSlice> {
	for (let at = 0; at < bounds.length; at += PER_ENTRY) {
		const start = bounds[at + 1]!;
		const key = text.slice(bounds[at]!, start - AFTER_KEY.length);
		yield { id: idOf(key), key, value: text.slice(start, bounds[at + 2]!) };
	}
}

/** Valid JSON of any layout, with all it holds. */
function laidOut(text: string): string | undefined {
	try {
		const { version = 1, last_updated, entries = {}, redirects = {}, ...others } = JSON.parse(text);
		if (typeof entries !== "object" || Array.isArray(entries)) return undefined;
		const updated = typeof last_updated === "string" ? last_updated : null;
		return `${JSON.stringify({ version, last_updated: updated, entries, redirects, ...others }, null, UNIT)}\n`;
	} catch {
		// Not JSON, or not an object: what can be read of it is.
		return undefined;
	}
}

function salvaged(text: string, path: string): string {
	const { lastUpdated, entries, redirects } = parseDecayScores(text, path);
	const empty = parseDecayScores(decayScoresTemplate(), path);
	return lastUpdated === undefined && entries.size === 0
		? empty.text
		: changeScores(empty, { at: lastUpdated ?? "", entries, redirects }).text;
}

/** Where the first entry would stand; undefined where what comes before it is not as we write it. */
function findOpen(text: string): number | undefined {
	const open = text.indexOf(OPEN);
	return open < 0 || !UPDATED.test(text.slice(0, open)) ? undefined : open + OPEN.length;
}

/** Undefined where an entry does not stand as we write it. */
function findBounds(text: string): number[] | undefined {
	let at = findOpen(text);
	if (at === undefined) return undefined;
	const bounds: number[] = [];
	if (text[at] === "}") return bounds;
	for (;;) {
		if (!text.startsWith(BEFORE_KEY, at)) return undefined;
		const keyStart = at + BEFORE.length;
		const keyEnd = findQuote(text, keyStart + 1);
		if (!text.startsWith(KEY_TO_VALUE, keyEnd)) return undefined;
		// A key that cannot be read stops here: a file that is broken further on is not to be written anew without that entry.
		idOf(text.slice(keyStart, keyEnd + 1));
		const next = text.indexOf(BEFORE_KEY, keyEnd);
		const isLast = next < 0 || !text.startsWith(CLOSE_AND_GO_ON, next - CLOSE_AND_GO_ON.length);
		const end = isLast ? text.indexOf(CLOSE_ENTRY, keyEnd) + CLOSE_ENTRY.length : next - 1;
		bounds.push(keyStart, keyEnd + `"${AFTER_KEY}`.length, end);
		if (isLast) return text.startsWith(CLOSE_ALL, end) && (next < 0 || next > end) ? bounds : undefined;
		at = next;
	}
}

/** The next quote that ends a string. */
function findQuote(text: string, from: number): number {
	let at = text.indexOf('"', from);
	while (at >= 0 && isEscaped(text, at)) at = text.indexOf('"', at + 1);
	return at < 0 ? text.length : at;
}

function isEscaped(text: string, at: number): boolean {
	let first = at;
	while (text[first - 1] === "\\") first--;
	return (at - first) % 2 === 1;
}

/** The same where a person wrote values otherwise, such as `{}`: several times as slow. Keys must stand as we write them. */
function scanBounds(text: string): number[] | undefined {
	const open = findOpen(text);
	if (open === undefined) return undefined;
	const { members, close, faults } = scanObject(text, open - 1);
	const bounds = members.flatMap(({ keyStart, start, end }) => [keyStart, start, end]);
	const isOurs = members.every(({ keyStart, start }, i) => {
		const before = i === 0 ? BEFORE : `,${BEFORE}`;
		const from = members[i - 1]?.end ?? open;
		return text.slice(from, keyStart) === before && text.slice(start - AFTER_KEY.length - 1, start) === `"${AFTER_KEY}`;
	});
	const end = bounds.at(-1);
	const isClosed = end === undefined ? close === open : text.startsWith(CLOSE_ALL, end);
	return isOurs && isClosed && faults.length === 0 ? bounds : undefined;
}

function idOf(key: string): string {
	return key.includes("\\") ? JSON.parse(key) : key.slice(1, -1);
}

/** Undefined where it is no valid entry; it is then left as it is. */
export function readSlice(value: string): ScoreEntry | undefined {
	try {
		const entry = readScoreEntry(JSON.parse(value));
		return typeof entry === "string" ? undefined : entry;
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
}

/** The file without its entries. */
export function frameOf({ text, bounds }: SlicedScores): string {
	const open = text.indexOf(OPEN) + OPEN.length;
	const end = bounds.at(-1);
	return `${text.slice(0, open)}}${text.slice(end === undefined ? open + 1 : end + CLOSE_ALL.length)}`;
}

/** Some 300 KB of text: strings that wait for the end are copied by one garbage collection after another, those of a lot die young. */
const LOT = 1000;

/** Entries to be put into a frame, in order. */
export class Members {
	count = 0;
	readonly #lots: string[] = [];
	#lot: string[] = [];

	add(key: string, value: string): void {
		this.count++;
		if (this.#lot.push(`${BEFORE}${key}${AFTER_KEY}${value}`) < LOT) return;
		this.#lots.push(this.#lot.join(","));
		this.#lot = [];
	}

	/** `frame` is a file in our layout without entries. */
	fill(frame: string): string {
		if (this.count === 0) return frame;
		const open = frame.indexOf(OPEN) + OPEN.length;
		const members = [...this.#lots, ...this.#lot].join(",");
		return `${frame.slice(0, open)}${members}${CLOSE_ALL}${frame.slice(open + 1)}`;
	}
}

const SCORE = /("current_score": )[^,\n]+(,\s+"status": )"[^"\n]*"/;

/** The value with another score and status; where it does not stand as we write it, the whole of it anew. */
export function rescoreSlice(value: string, entry: ScoreEntry): string {
	const found = SCORE.exec(value);
	if (!found) return renderEntry(entry);
	const [all, name, between] = found;
	const rest = value.slice(found.index + all.length);
	return `${value.slice(0, found.index)}${name}${entry.currentScore}${between}"${entry.status}"${rest}`;
}

export function renderEntry(entry: ScoreEntry): string {
	return JSON.stringify(scoreRecord(entry), null, UNIT).replaceAll("\n", `\n${UNIT}${UNIT}`);
}

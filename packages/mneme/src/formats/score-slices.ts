// decay-scores.json one entry at a time: where each stands in the text, without holding 100,000 of them as objects. Only for the layout
// that we write; any other is brought to it first.
import { changeScores } from "./decay-score-edits.ts";
import { decayScoresTemplate, parseDecayScores, readScoreEntry, type ScoreEntry, scoreRecord } from "./decay-scores.ts";

export interface ScoreSlice {
	readonly id: string;
	/** The id as it stands in the text. */
	readonly key: string;
	/** The value: text [start, end). */
	readonly start: number;
	readonly end: number;
}

const UNIT = "  ";
const OPEN = `\n${UNIT}"entries": {`;
const BEFORE = `\n${UNIT}${UNIT}`;
const BEFORE_KEY = `${BEFORE}"`;
const AFTER_KEY = `": {\n`;
const UPDATED = /("last_updated": )(?:"[^"\n]*"|null)/;
const CLOSE_ENTRY = `\n${UNIT}${UNIT}}`;
const CLOSE_ALL = `\n${UNIT}}`;

/** The text in our layout, and its entries in order. */
export function sliceScores(text: string, path: string): { text: string; slices: ScoreSlice[] } {
	const slices = findSlices(text);
	if (slices) return { text, slices };
	const ours = laidOut(text) ?? salvaged(text, path);
	return { text: ours, slices: findSlices(ours) ?? [] };
}

/** Valid JSON of any layout, with all it holds. */
function laidOut(text: string): string | undefined {
	try {
		const { version = 1, last_updated = null, entries = {}, redirects = {}, ...others } = JSON.parse(text);
		return `${JSON.stringify({ version, last_updated, entries, redirects, ...others }, null, UNIT)}\n`;
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

function findSlices(text: string): ScoreSlice[] | undefined {
	const open = text.indexOf(OPEN);
	if (open < 0 || !UPDATED.test(text.slice(0, open))) return undefined;
	const slices: ScoreSlice[] = [];
	let at = open + OPEN.length;
	if (text[at] === "}") return slices;
	for (;;) {
		if (!text.startsWith(BEFORE_KEY, at)) return undefined;
		const keyStart = at + BEFORE_KEY.length - 1;
		const keyEnd = text.indexOf(AFTER_KEY, keyStart + 1);
		const closes = text.indexOf(CLOSE_ENTRY, keyEnd);
		if (keyEnd < 0 || closes < 0) return undefined;
		const end = closes + CLOSE_ENTRY.length;
		const key = text.slice(keyStart, keyEnd + 1);
		slices.push({ id: idOf(key), key, start: keyEnd + AFTER_KEY.length - 2, end });
		if (text[end] === ",") at = end + 1;
		else return text.startsWith(CLOSE_ALL, end) ? slices : undefined;
	}
}

function idOf(key: string): string {
	return key.includes("\\") ? JSON.parse(key) : key.slice(1, -1);
}

/** Undefined where it is no valid entry; it is then left as it is. */
export function readSlice(text: string, { start, end }: ScoreSlice): ScoreEntry | undefined {
	try {
		const entry = readScoreEntry(JSON.parse(text.slice(start, end)));
		return typeof entry === "string" ? undefined : entry;
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
}

/** The file with only these entries in it, which may be few: what there is beside them, at little cost. */
export function keepSlices(text: string, slices: readonly ScoreSlice[], kept: readonly ScoreSlice[]): string {
	const open = text.indexOf(OPEN) + OPEN.length;
	const last = slices.at(-1);
	const tail = last ? text.slice(last.end + CLOSE_ALL.length) : text.slice(open + 1);
	const frame = `${text.slice(0, open)}}${tail}`;
	return fillFrame(
		frame,
		kept.map((slice) => memberOf(slice, text.slice(slice.start, slice.end))),
	);
}

export function memberOf({ key }: Pick<ScoreSlice, "key">, value: string): string {
	return `${BEFORE}${key}: ${value}`;
}

/** `frame` is a file in our layout without entries. */
export function fillFrame(frame: string, members: readonly string[]): string {
	if (members.length === 0) return frame;
	const open = frame.indexOf(OPEN) + OPEN.length;
	return `${frame.slice(0, open)}${members.join(",")}${CLOSE_ALL}${frame.slice(open + 1)}`;
}

const SCORE = /("current_score": )[^,\n]+(,\s+"status": )"[^"\n]*"/;

/** The value with another score and status; where it does not stand as we write it, the whole of it anew. */
export function rescoreSlice(value: string, entry: ScoreEntry): string {
	const { currentScore, status } = entry;
	return SCORE.test(value) ? value.replace(SCORE, `$1${currentScore}$2"${status}"`) : renderEntry(entry);
}

export function renderEntry(entry: ScoreEntry): string {
	return JSON.stringify(scoreRecord(entry), null, UNIT).replaceAll("\n", `\n${UNIT}${UNIT}`);
}

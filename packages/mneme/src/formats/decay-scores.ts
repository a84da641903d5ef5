// memory/meta/decay-scores.json (A§9.3): every memory's score and access record, redirects of ids that moved, what was forgotten.
// Reading only; decay-score-edits.ts changes it.
import { DECAY_STATUSES, type DecayStatus } from "../model/decay.ts";
import type { ParseError } from "../model/errors.ts";
import type { FormatDescription } from "./description.ts";
import { scanObject } from "./json-members.ts";
import { problemAt } from "./problems.ts";

export interface ScoreEntry {
	readonly store: string;
	readonly baseRelevance: number;
	/** ISO 8601 */
	readonly created: string;
	readonly lastAccessed: string;
	readonly accessCount: number;
	readonly typeWeight: number;
	readonly currentScore: number;
	readonly status: DecayStatus;
	readonly pinned: boolean;
	/** The user asked to forget it: only `restore` brings it back. */
	readonly forgotten?: boolean;
	/** The transaction that forgot it, or the last part of it: what was taken out of a file is found there again. */
	readonly forgottenTx?: string;
	/** Fingerprints of what it said, and of parts of it that are forgotten while the rest stays. Never the words themselves. */
	readonly forgottenWords?: readonly string[];
	readonly masked?: readonly string[];
	/** Fields of a newer version or another program, as they are. */
	readonly extra: Readonly<Record<string, unknown>>;
}

export interface DecayScoresFile {
	readonly path: string;
	readonly text: string;
	readonly lastUpdated?: string;
	readonly entries: ReadonlyMap<string, ScoreEntry>;
	/** Old id → the id that took its place. */
	readonly redirects: ReadonlyMap<string, string>;
	/** Ids whose entries cannot be read: they stay as found, for a person to mend. */
	readonly unread: ReadonlySet<string>;
	readonly problems: readonly ParseError[];
}

export function parseDecayScores(text: string, path = "memory/meta/decay-scores.json"): DecayScoresFile {
	const whole = readWhole(text);
	return whole ? { path, text, ...whole, unread: new Set(), problems: [] } : salvage(text, path);
}

type Scores = Pick<DecayScoresFile, "lastUpdated" | "entries" | "redirects">;

/** The ordinary case, several times as fast as looking for each entry: valid JSON with nothing but valid entries. */
function readWhole(text: string): Scores | undefined {
	const data = readJson(text.startsWith("\uFEFF") ? text.slice(1) : text);
	if (!isRecord(data)) return undefined;
	const { last_updated, entries: scores = {}, redirects: targets = {} } = data;
	if (!isRecord(scores) || !isRecord(targets)) return undefined;
	const entries = new Map<string, ScoreEntry>();
	for (const id in scores) {
		const entry = readScoreEntry(scores[id]);
		if (typeof entry === "string") return undefined;
		entries.set(id, entry);
	}
	const redirects = new Map<string, string>();
	for (const [id, target] of Object.entries(targets)) {
		if (typeof target !== "string") return undefined;
		redirects.set(id, target);
	}
	return { ...(typeof last_updated === "string" ? { lastUpdated: last_updated } : {}), entries, redirects };
}

/** Every entry that can be read, each by itself, and where the others stand. */
function salvage(text: string, path: string): DecayScoresFile {
	const faults: { offset: number; expected: string }[] = [];
	const scan = (offset: number, end: number) => {
		const { members, faults: own } = scanObject(text.slice(0, end), offset);
		faults.push(...own);
		return members;
	};
	const root = scan(0, text.length);
	const member = (name: string) => root.find(({ key }) => key === name);
	const inner = (name: string) => {
		const found = member(name);
		return found ? scan(found.start, found.end) : [];
	};
	const entries = new Map<string, ScoreEntry>();
	const unread = new Set<string>();
	for (const { key, start, end } of inner("entries")) {
		const entry = readScoreEntry(readJson(text.slice(start, end)));
		if (typeof entry === "string") {
			faults.push({ offset: start, expected: entry });
			unread.add(key);
		} else entries.set(key, entry);
	}
	const redirects = new Map<string, string>();
	for (const { key, start, end } of inner("redirects")) {
		const target = readJson(text.slice(start, end));
		if (typeof target === "string") redirects.set(key, target);
		else faults.push({ offset: start, expected: '"old id": "new id"' });
	}
	const updated = member("last_updated");
	const lastUpdated = updated && readJson(text.slice(updated.start, updated.end));
	const problems = faults.map(({ offset, expected }) =>
		problemAt(path, lineAt(text, offset), expected, snippet(text, offset)),
	);
	const dated = typeof lastUpdated === "string" ? { lastUpdated } : {};
	return { path, text, ...dated, entries, redirects, unread, problems };
}

export function serializeDecayScores(file: DecayScoresFile): string {
	return file.text;
}

function readJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

const DATES = ["created", "last_accessed"] as const;
const NUMBERS = ["base_relevance", "access_count", "type_weight", "current_score"] as const;
/** The fields of an entry. */
export const SCORE_FIELDS: ReadonlySet<string> = new Set([
	"store",
	...DATES,
	...NUMBERS,
	"status",
	"pinned",
	"forgotten",
	"forgotten_tx",
	"forgotten_words",
	"masked",
]);
/** Most entries have no other field, and share this. */
const NO_EXTRA: Readonly<Record<string, unknown>> = Object.freeze({});

/** What is wrong with it, where it is none. */
export function readScoreEntry(value: unknown): ScoreEntry | string {
	if (!isRecord(value)) return "an entry in valid JSON";
	const { status } = value;
	const known = status === "_archived" ? "archived" : status;
	const undated = DATES.filter((name) => !isDate(value[name]));
	if (typeof value.store !== "string") return "text in store";
	if (undated.length > 0) return readUndated(value, undated);
	for (const name of NUMBERS) if (typeof value[name] !== "number") return `a number in ${name}`;
	if (!DECAY_STATUSES.some((each) => each === known)) return `status ${DECAY_STATUSES.join(", ")}`;
	const entry = {
		store: value.store,
		baseRelevance: value.base_relevance,
		created: value.created,
		lastAccessed: value.last_accessed,
		accessCount: value.access_count,
		typeWeight: value.type_weight,
		currentScore: value.current_score,
		status: known,
		pinned: value.pinned === true,
		extra: extraFields(value),
	} as ScoreEntry;
	return "forgotten" in value || "masked" in value ? { ...entry, ...readForgetting(value) } : entry;
}

const LONG_AGO = "1970-01-01T00:00:00Z";
const ISO_DATE = /^\d{4}-\d{2}-\d{2}/;

function isDate(value: unknown): boolean {
	return typeof value === "string" && ISO_DATE.test(value) && !Number.isNaN(Date.parse(value));
}

/** What is forgotten stays forgotten, whatever became of its dates. */
function readUndated(value: Record<string, unknown>, undated: readonly string[]): ScoreEntry | string {
	if (value.forgotten !== true && !Array.isArray(value.masked))
		return `a date like 2026-02-02T16:00:00Z in ${undated[0]}`;
	return readScoreEntry({ ...value, ...Object.fromEntries(undated.map((name) => [name, LONG_AGO])) });
}

function readForgetting({ forgotten, forgotten_tx, forgotten_words, masked }: Record<string, unknown>) {
	const words = readTexts(forgotten_words);
	const parts = readTexts(masked);
	return {
		...(forgotten === true ? { forgotten } : {}),
		...(typeof forgotten_tx === "string" ? { forgottenTx: forgotten_tx } : {}),
		...(words.length > 0 ? { forgottenWords: words } : {}),
		...(parts.length > 0 ? { masked: parts } : {}),
	};
}

function readTexts(value: unknown): string[] {
	return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}

function extraFields(value: Record<string, unknown>): Readonly<Record<string, unknown>> {
	let extra: Record<string, unknown> | undefined;
	for (const name in value) {
		if (SCORE_FIELDS.has(name)) continue;
		extra ??= {};
		extra[name] = value[name];
	}
	return extra ?? NO_EXTRA;
}

/** The entry as A§9.3 has it on disk, what we do not know last. */
export function scoreRecord(entry: ScoreEntry): Record<string, unknown> {
	const record: Record<string, unknown> = {
		store: entry.store,
		base_relevance: entry.baseRelevance,
		created: entry.created,
		last_accessed: entry.lastAccessed,
		access_count: entry.accessCount,
		type_weight: entry.typeWeight,
		current_score: entry.currentScore,
		status: entry.status,
		pinned: entry.pinned,
	};
	if (entry.forgotten) record.forgotten = true;
	if (entry.forgottenTx !== undefined) record.forgotten_tx = entry.forgottenTx;
	if (entry.forgottenWords !== undefined) record.forgotten_words = entry.forgottenWords;
	if (entry.masked !== undefined) record.masked = entry.masked;
	return entry.extra === NO_EXTRA ? record : { ...record, ...entry.extra };
}

function lineAt(text: string, offset: number): number {
	let line = 1;
	for (let at = text.indexOf("\n"); at >= 0 && at < offset; at = text.indexOf("\n", at + 1)) line++;
	return line;
}

function snippet(text: string, offset: number): string {
	return offset >= text.length ? "the end of the file" : text.slice(offset).split("\n", 1)[0]!.trim();
}

export function decayScoresTemplate(): string {
	return '{\n  "version": 1,\n  "last_updated": null,\n  "entries": {},\n  "redirects": {}\n}\n';
}

export const description: FormatDescription = {
	name: "Decay scores",
	path: "memory/meta/decay-scores.json",
	summary:
		"How alive each memory is, by id: when it was made and last used, how often, its score and status. `redirects` lead from ids that were renamed or merged to the ones that took their place; `forgotten` marks what you asked to forget, `masked` parts of it; both with fingerprints of the words, never the words.",
	example:
		'{\n  "version": 1,\n  "last_updated": "2026-02-02T16:00:00Z",\n  "entries": {\n    "entity:tool--vim": {\n      "store": "semantic",\n      "base_relevance": 1,\n      "created": "2026-01-20T10:00:00Z",\n      "last_accessed": "2026-02-02T16:00:00Z",\n      "access_count": 2,\n      "type_weight": 1.2,\n      "current_score": 1,\n      "status": "active",\n      "pinned": false\n    }\n  },\n  "redirects": {\n    "entity:tool--vi": "entity:tool--vim"\n  }\n}\n',
};

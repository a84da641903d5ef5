// What an erasure does to one file, one name, one message. The named memories are taken out of their own files; what they said is
// taken out of records about them, but not out of other memories, which are only pointed out; a given text is taken out of everything.

import { isUtf8 } from "node:buffer";
import { buryEpisode, parseEpisodes, serializeEpisodes } from "../../formats/episodes.ts";
import { joinLines, splitLines } from "../../formats/lines.ts";
import { holdsMemories, readMemories } from "../../index/memories.ts";
import type { Oid } from "../../ledger/objects.ts";
import { type Cleansing, freeName } from "../../ledger/rewrite.ts";
import { WORKSPACE_SETTINGS_FILE } from "../../model/places.ts";
import { INDEX_FILE, SCORES_FILE } from "../../stores/places.ts";
import { bytesOf, textOf } from "../../text/any-bytes.ts";
import { changedFingerprints, replaceFingerprints, storedFingerprints } from "./fingerprints.ts";
import { IMPORTS, withoutImportHashes } from "./import-hashes.ts";
import { isJsonRecord, RECORDS, takeOutOfJson } from "./json-records.ts";
import { cleanseMessage, cleansePerson, type MessageRules, saysSomething } from "./messages.ts";
import {
	holdsAny,
	insteadIn,
	type Needle,
	needlesOf,
	shortNeedles,
	slugNeedles,
	takeOut,
	takeOutCut,
	takeOutOfText,
	wholeNeedle,
} from "./needles.ts";
import { PLACE_NAMES } from "./own-words.ts";
import { withoutScores } from "./scores.ts";
import { takeOutOfSettings } from "./settings-file.ts";
import { withoutLines } from "./target-lines.ts";
import { anonymousId, entityOf, isErased, ownIn, type Target } from "./targets.ts";

/** A shorter text is part of other words, and found only as a whole; one of a letter or two is not looked for at all. */
const OWN_WORDS_CHARS = 12;
const LEAST_CHARS = 4;
const LEAST_NAME_CHARS = 2;
/** Records that name memories by their ids and say nothing of them. */
const WITHOUT_WORDS = /^memory\/meta\/(?:decay-scores\.json$|receipts\/|.*\.log$)/;

export interface Erasure {
	readonly targets: readonly Target[];
	readonly text: string | undefined;
	/** In place of names that are erased; the same in one erasure, and made by chance. */
	readonly tag: string;
	/** The day on tombstones. */
	readonly date: string;
	/** Transactions, and commits of real git, that tell of the targets. */
	readonly about: ReadonlySet<string>;
	/** Ids of lines that stay, and what they are called once the targets are gone. */
	readonly renumbered: ReadonlyMap<string, string>;
}

/** What held it, by what records know it by. */
export interface Traces {
	readonly renamed: ReadonlyMap<string, string>;
	readonly fingerprints: ReadonlyMap<string, string>;
	readonly held: ReadonlySet<string>;
}

const NO_TRACES: Traces = { renamed: new Map(), fingerprints: new Map(), held: new Set() };

export class Cleanser implements Cleansing {
	readonly #erasure: Erasure;
	readonly #everywhere: readonly Needle[];
	readonly #inNames: readonly Needle[];
	readonly #words: readonly Needle[];
	/** With the names of targets: what tells of them. */
	readonly #told: readonly Needle[];
	readonly #rules: MessageRules;
	readonly #files: ReadonlySet<string>;
	readonly #places: ReadonlyMap<string, readonly Target[]>;
	/** Paths where it matters, and the folders they are in. */
	readonly #onTheWay: ReadonlySet<string>;
	readonly #names = new Map<string, string>();
	readonly #given = new Set<string>();
	/** Paths whose last name says it. */
	readonly renames = new Set<string>();
	/** Versions of each file that held it, and messages. */
	readonly versions = new Map<string, number>();
	messages = 0;
	/** Settings that go back to their defaults, in any version. */
	readonly unset = new Set<string>();
	/** What an earlier look found. */
	readonly earlier: Traces;
	/** Ids whose words were erased from under them, and what they are called now. */
	readonly renamed = new Map<string, string>();
	/** Fingerprints of texts that held it, and of what is left of them. */
	readonly fingerprints = new Map<string, string>();
	/** Memories and files that held it. */
	readonly held = new Set<string>();
	/** Whether any record tells memories by hashes of their words. */
	#hasHashes = false;
	/** Other memories that say what a target says. They stay. */
	readonly sayTheSame = new Set<string>();

	constructor(erasure: Erasure, earlier: Traces = NO_TRACES) {
		const { targets, text, tag } = erasure;
		const said = targets
			.flatMap(({ says }) => [...says].filter(saysSomething).flatMap(asItBegins))
			.filter((line) => line.length >= LEAST_CHARS);
		this.#erasure = erasure;
		this.earlier = earlier;
		const texts = [...(text === undefined ? [] : [text]), ...said];
		this.#words = said.flatMap((line) => (line.length >= OWN_WORDS_CHARS ? needlesOf(line) : shortNeedles(line)));
		const inText = insteadIn("texts", tag);
		const inName = insteadIn("names", tag);
		const ids = [
			...targets.flatMap((target) => idNeedles(target, tag)),
			...[...erasure.renumbered, ...earlier.renamed].map(([from, to]) => wholeNeedle(from, to)),
		];
		this.#everywhere = [...(text === undefined ? [] : needlesOf(text, inText)), ...ids];
		const named = text === undefined ? [] : [...needlesOf(text, inName), ...slugNeedles(text, inName.slug)];
		this.#inNames = [...named, ...ids];
		const files = targets.filter(({ kind }) => kind === "file");
		this.#files = new Set(files.flatMap(({ paths }) => [...paths]));
		const places = new Map<string, Target[]>();
		for (const target of targets)
			for (const path of target.paths) places.set(path, [...(places.get(path) ?? []), target]);
		this.#places = places;
		const names = targets.flatMap((target) => [...target.names].filter(saysSomething));
		this.#told = [...this.#everywhere, ...this.#words, ...names.flatMap(nameNeedles)];
		this.#rules = {
			about: erasure.about,
			isPlace: (path) => places.has(path),
			inName: (path) => this.pathOf(path),
			inText: (each) => takeOutOfText(each, this.#everywhere),
			inTale: (each) => takeOutCut(takeOutOfText(each, this.#told), texts),
		};
		this.#onTheWay = new Set([RECORDS, INDEX_FILE, ...places.keys()].flatMap(pathAndFolders));
	}

	/** Asked about every entry of every tree. */
	dependsOnPlace(path: string): boolean {
		return path === "" || this.#onTheWay.has(path) || path.startsWith(RECORDS);
	}

	name(name: string, path: string): string {
		const fresh = this.#lastName(name);
		if (fresh !== name) this.renames.add(path);
		return fresh;
	}

	/** What a whole path becomes. A text may also be in two of its names together. */
	pathOf(path: string): string {
		const fresh = path
			.split("/")
			.map((name) => this.#lastName(name))
			.join("/");
		return fresh === path ? takeOutOfText(path, this.#inNames) : fresh;
	}

	/** The same few names come again and again. Each has one of its own in the whole history. */
	#lastName(name: string): string {
		const known = this.#names.get(name);
		if (known !== undefined) return known;
		const clean = PLACE_NAMES.has(name) ? name : takeOutOfText(name, this.#inNames);
		const fresh = clean === name ? name : freeName(clean, (each) => this.#given.has(each));
		if (clean !== name) this.#given.add(fresh);
		this.#names.set(name, fresh);
		return fresh;
	}

	message(text: Buffer, commit: Oid): Buffer {
		const isBytes = !isUtf8(text) && !this.#rules.about.has(commit);
		return this.#counted(
			text,
			isBytes ? takeOut(text, this.#told) : cleanseMessage(text.toString("utf8"), commit, this.#rules),
		);
	}

	person(text: Buffer): Buffer {
		return this.#counted(
			text,
			isUtf8(text) ? cleansePerson(text.toString("utf8"), this.#rules.inText) : takeOut(text, this.#everywhere),
		);
	}

	#counted(text: Buffer, fresh: Buffer | string): Buffer {
		const bytes = typeof fresh === "string" ? Buffer.from(fresh, "utf8") : fresh;
		if (bytes.equals(text)) return text;
		this.messages++;
		return bytes;
	}

	holds(body: Buffer): boolean {
		return holdsAny(body, this.#everywhere) || holdsAny(body, this.#words);
	}

	file(path: string, body: Buffer): Buffer | undefined {
		const fresh = this.#files.has(path) ? undefined : this.cleansed(path, body);
		if (fresh !== body) this.versions.set(path, (this.versions.get(path) ?? 0) + 1);
		return fresh;
	}

	/** What is not tracked is cleansed with the same rules. */
	cleansed(path: string, body: Buffer): Buffer {
		const isRecord = path.startsWith(RECORDS) || path === INDEX_FILE;
		let fresh = this.#withoutTargets(path, body);
		if (path === SCORES_FILE) fresh = this.#withoutScores(fresh);
		if (path === INDEX_FILE) fresh = this.#withoutRows(fresh);
		if (path.startsWith(IMPORTS)) fresh = this.#withoutHashes(path, fresh);
		if (!isRecord) this.#noteOthers(path, body);
		const hasWords = isRecord && !WITHOUT_WORDS.test(path);
		const needles = hasWords ? [...this.#everywhere, ...this.#words] : this.#everywhere;
		const clean = this.#takeOut(path, fresh, needles);
		if (clean !== fresh) this.#noteHeld(path, fresh, clean);
		return clean;
	}

	#takeOut(path: string, body: Buffer, needles: readonly Needle[]): Buffer {
		if (isJsonRecord(path)) return takeOutOfJson(path, body, needles);
		if (path !== WORKSPACE_SETTINGS_FILE) return takeOut(body, needles);
		const { clean, unset } = takeOutOfSettings(body, needles);
		for (const setting of unset) this.unset.add(setting);
		return clean;
	}

	#withoutTargets(path: string, body: Buffer): Buffer {
		const targets = this.#places.get(path) ?? [];
		if (targets.length === 0) return body;
		const lines = targets.filter(({ kind }) => kind === "lines");
		const episodes = targets.filter(({ kind }) => kind === "episode");
		return changed(body, (text) => {
			const left = withoutLines(text, path, lines);
			return episodes.reduce((rest, target) => bury(rest, path, target, this.#erasure.date), left);
		});
	}

	/** Records name what this look found, or know it by hashes of its words: it is taken out of them in another look. */
	get needsAnotherLook(): boolean {
		return this.renamed.size > 0 || (this.#hasHashes && this.held.size + this.fingerprints.size > 0);
	}

	#withoutScores(body: Buffer): Buffer {
		return changed(body, (text) => {
			if (storedFingerprints(text).length > 0) this.#hasHashes = true;
			return withoutScores(replaceFingerprints(text, this.earlier.fingerprints), this.#erasure.targets);
		});
	}

	#withoutHashes(path: string, body: Buffer): Buffer {
		this.#hasHashes = true;
		const isHeld = (id: string) =>
			isErased(this.#erasure.targets, id) || this.#places.has(id) || this.earlier.held.has(id);
		return changed(body, (text) => withoutImportHashes(text, path, isHeld, this.#erasure.tag));
	}

	#withoutRows(body: Buffer): Buffer {
		const entities = this.#erasure.targets.flatMap(({ ids }) =>
			[...ids].flatMap((id) => entityOf(id, "entity").entity ?? []),
		);
		const needles = entities.map((entity) => wholeNeedle(entity, ""));
		if (!holdsAny(body, needles)) return body;
		return changed(body, (text) => {
			const source = splitLines(text);
			return joinLines({ ...source, lines: source.lines.filter((line) => !holdsAny(Buffer.from(line.text), needles)) });
		});
	}

	/** By the ids they have before anything is taken out. */
	#noteOthers(path: string, body: Buffer): void {
		if (this.#words.length === 0 || !holdsMemories(path) || !holdsAny(body, this.#words)) return;
		const { memories } = readMemories(path, textOf(body));
		const own = new Set((this.#places.get(path) ?? []).flatMap((target) => ownIn(target, memories)));
		for (const memory of memories)
			if (!own.has(memory) && holdsAny(Buffer.from(memory.text), this.#words)) this.sayTheSame.add(memory.id);
	}

	#noteHeld(path: string, before: Buffer, after: Buffer): void {
		if (path.startsWith(RECORDS) && path.endsWith(".md"))
			for (const line of before.toString("utf8").split("\n")) this.#noteFingerprints(line);
		if (!holdsMemories(path)) return;
		this.held.add(path);
		const [old, fresh] = [before, after].map((body) => readMemories(path, body.toString("utf8")).memories);
		for (const { id, text } of old!) if (this.#noteFingerprints(text)) this.held.add(id);
		if (old!.length !== fresh!.length) return;
		for (const [at, { id }] of old!.entries()) if (id !== fresh![at]!.id) this.renamed.set(id, fresh![at]!.id);
	}

	#noteFingerprints(text: string): boolean {
		const changed = changedFingerprints(text, (piece) => takeOutOfText(piece, this.#everywhere));
		for (const [had, has] of changed) this.fingerprints.set(had, has);
		return changed.length > 0;
	}
}

/** With a small and with a capital letter: within a sentence the same words begin otherwise. */
function asItBegins(line: string): string[] {
	const [first = "", rest] = [line.slice(0, 1), line.slice(1)];
	return [...new Set([first.toLowerCase() + rest, first.toUpperCase() + rest])];
}

/** A short name is written with its capital letter, or it may be any word. */
function nameNeedles(name: string): Needle[] {
	if (name.length < LEAST_NAME_CHARS) return [];
	return (name.length < LEAST_CHARS ? [name] : asItBegins(name)).flatMap(shortNeedles);
}

function pathAndFolders(path: string): string[] {
	const folders = [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1));
	return [...folders, path];
}

/** Ids that tell what the memory says, and the names of files that are one memory. */
function idNeedles({ ids, paths, kind }: Target, tag: string): Needle[] {
	const entities = [...ids].flatMap((id) => entityOf(id, "entity").entity ?? []);
	if (entities.length > 0) return entities.map((entity) => wholeNeedle(entity, `erased--${tag}`));
	const named = [...ids].filter((id) => anonymousId(id, tag) !== id).map((id) => wholeNeedle(id, anonymousId(id, tag)));
	if (kind !== "file") return named;
	const files = [...paths].map((path) =>
		wholeNeedle(path, `${path.slice(0, path.lastIndexOf("/") + 1)}erased-${tag}.md`),
	);
	return [...named, ...files];
}

function bury(text: string, path: string, { ids }: Target, date: string): string {
	let file = parseEpisodes(text, path);
	for (const id of ids) {
		const entry = file.entries.find((each) => each.id === id && each.tombstone === undefined);
		if (entry) file = buryEpisode(file, entry, "erased", date);
	}
	return serializeEpisodes(file);
}

/** The very buffer where nothing changes; bytes that are no text stay what they are. */
function changed(body: Buffer, change: (text: string) => string): Buffer {
	const text = textOf(body);
	const fresh = change(text);
	return fresh === text ? body : bytesOf(fresh);
}

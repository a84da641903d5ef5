// What an erasure does to one file, one name, one message. The named memories are taken out of their own files; what they said is
// taken out of records about them, but not out of other memories, which are only pointed out; a given text is taken out of everything.

import { changeScores } from "../../formats/decay-score-edits.ts";
import { parseDecayScores } from "../../formats/decay-scores.ts";
import { buryEpisode, parseEpisodes, serializeEpisodes } from "../../formats/episodes.ts";
import { joinLines, replaceLines, splitLines } from "../../formats/lines.ts";
import { holdsMemories, readMemories } from "../../index/memories.ts";
import type { Cleansing } from "../../ledger/rewrite.ts";
import { parseMemoryId } from "../../model/ids.ts";
import { INDEX_FILE, SCORES_FILE } from "../../stores/places.ts";
import { holdsAny, type Needle, needlesOf, shortNeedles, takeOut, takeOutCut, wholeNeedle } from "./needles.ts";
import { anonymousId, isOf, type Target } from "./targets.ts";

/** A shorter text is part of other words, and found only as a whole; one of a letter or two is not looked for at all. */
const OWN_WORDS_CHARS = 12;
const LEAST_CHARS = 4;
const RECORDS = "memory/meta/";

export interface Erasure {
	readonly targets: readonly Target[];
	readonly text: string | undefined;
	/** In place of names that are erased; the same in one erasure, and made by chance. */
	readonly tag: string;
	/** The day on tombstones. */
	readonly date: string;
}

export class Cleanser implements Cleansing {
	readonly #erasure: Erasure;
	readonly #everywhere: readonly Needle[];
	readonly #words: readonly Needle[];
	readonly #texts: readonly string[];
	readonly #files: ReadonlySet<string>;
	readonly #places: ReadonlyMap<string, readonly Target[]>;
	/** Paths where it matters, and the folders they are in. */
	readonly #onTheWay: ReadonlySet<string>;
	readonly #names = new Map<string, string>();
	/** Versions of each file that held it, and messages. */
	readonly versions = new Map<string, number>();
	messages = 0;
	/** Ids whose words were erased from under them, and what they are called now. */
	readonly renamed = new Map<string, string>();
	/** Other memories that say what a target says. They stay. */
	readonly sayTheSame = new Set<string>();

	/** `renamed`: what an earlier look found. */
	constructor(erasure: Erasure, renamed: ReadonlyMap<string, string> = new Map()) {
		const { targets, text, tag } = erasure;
		const said = targets
			.flatMap(({ says }) => [...says].flatMap(asItBegins))
			.filter((line) => line.length >= LEAST_CHARS);
		this.#erasure = erasure;
		this.#texts = [...(text === undefined ? [] : [text]), ...said];
		this.#words = said.flatMap((line) => (line.length >= OWN_WORDS_CHARS ? needlesOf(line) : shortNeedles(line)));
		this.#everywhere = [
			...(text === undefined ? [] : needlesOf(text)),
			...targets.flatMap((target) => idNeedles(target, tag)),
			...[...renamed].map(([from, to]) => wholeNeedle(from, to)),
		];
		const files = targets.filter(({ kind }) => kind === "file");
		this.#files = new Set(files.flatMap(({ paths }) => [...paths]));
		const places = new Map<string, Target[]>();
		for (const target of targets)
			for (const path of target.paths) places.set(path, [...(places.get(path) ?? []), target]);
		this.#places = places;
		this.#onTheWay = new Set([RECORDS, INDEX_FILE, ...places.keys()].flatMap(pathAndFolders));
	}

	/** Asked about every entry of every tree. */
	dependsOnPlace(path: string): boolean {
		return path === "" || this.#onTheWay.has(path) || path.startsWith(RECORDS);
	}

	/** Also of a whole path. The same few names come again and again. */
	name(name: string): string {
		const known = this.#names.get(name);
		if (known !== undefined) return known;
		const bytes = Buffer.from(name, "utf8");
		const fresh = takeOut(bytes, this.#everywhere);
		const clean = fresh === bytes ? name : fresh.toString("utf8");
		this.#names.set(name, clean);
		return clean;
	}

	message(text: Buffer): Buffer {
		const fresh = takeOutCut(takeOut(text, [...this.#everywhere, ...this.#words]), this.#texts);
		if (fresh !== text) this.messages++;
		return fresh;
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
		if (!isRecord) this.#noteOthers(path, fresh);
		const clean = takeOut(fresh, isRecord ? [...this.#everywhere, ...this.#words] : this.#everywhere);
		if (clean !== fresh) this.#noteRenamed(path, fresh, clean);
		return clean;
	}

	#withoutTargets(path: string, body: Buffer): Buffer {
		const targets = this.#places.get(path) ?? [];
		if (targets.length === 0) return body;
		const text = body.toString("utf8");
		let fresh = text;
		for (const target of targets) {
			if (target.kind === "episode") fresh = bury(fresh, path, target, this.#erasure.date);
			else if (target.kind === "lines") fresh = withoutLines(fresh, path, target);
		}
		return fresh === text ? body : Buffer.from(fresh, "utf8");
	}

	#withoutScores(body: Buffer): Buffer {
		const ids = this.#erasure.targets.flatMap(({ ids }) => [...ids]);
		if (!ids.some((id) => body.includes(id))) return body;
		const file = parseDecayScores(body.toString("utf8"), SCORES_FILE);
		const owned = new Set(ids);
		const isErased = (id: string) => owned.has(id) || isOf(owned, { id, ...entityOf(id) });
		const entries = [...file.entries.keys()].filter(isErased);
		const redirects = [...file.redirects].filter(([from, to]) => isErased(from) || isErased(to));
		if (entries.length === 0 && redirects.length === 0) return body;
		const changed = changeScores(file, {
			at: file.lastUpdated ?? "",
			entries: new Map(entries.map((id) => [id, null])),
			redirects: new Map(redirects.map(([from]) => [from, null])),
		});
		return Buffer.from(changed.text, "utf8");
	}

	#withoutRows(body: Buffer): Buffer {
		const entities = this.#erasure.targets.flatMap(({ ids }) =>
			[...ids].flatMap((id) => entityOf(id, "entity").entity ?? []),
		);
		const needles = entities.map((entity) => wholeNeedle(entity, ""));
		if (!holdsAny(body, needles)) return body;
		const source = splitLines(body.toString("utf8"));
		const lines = source.lines.filter(({ text }) => !holdsAny(Buffer.from(text), needles));
		return Buffer.from(joinLines({ ...source, lines }), "utf8");
	}

	#noteOthers(path: string, body: Buffer): void {
		if (this.#words.length === 0 || !holdsMemories(path) || !holdsAny(body, this.#words)) return;
		for (const memory of readMemories(path, body.toString("utf8")).memories)
			if (holdsAny(Buffer.from(memory.text), this.#words)) this.sayTheSame.add(memory.id);
	}

	#noteRenamed(path: string, before: Buffer, after: Buffer): void {
		if (!holdsMemories(path)) return;
		const [old, fresh] = [before, after].map((body) => readMemories(path, body.toString("utf8")).memories);
		if (old!.length !== fresh!.length) return;
		for (const [at, { id }] of old!.entries()) if (id !== fresh![at]!.id) this.renamed.set(id, fresh![at]!.id);
	}
}

/** With a small and with a capital letter: within a sentence the same words begin otherwise. */
function asItBegins(line: string): string[] {
	const [first = "", rest] = [line.slice(0, 1), line.slice(1)];
	return [...new Set([first.toLowerCase() + rest, first.toUpperCase() + rest])];
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

/** The entity an id is of; with `kind`, only where the id is the entity's own. */
function entityOf(id: string, kind?: "entity"): { entity?: string } {
	const parsed = parseMemoryId(id);
	if (parsed?.kind === "entity" || (kind === undefined && parsed?.kind === "fact")) return { entity: parsed.entity };
	return {};
}

function bury(text: string, path: string, { ids }: Target, date: string): string {
	let file = parseEpisodes(text, path);
	for (const id of ids) {
		const entry = file.entries.find((each) => each.id === id && each.tombstone === undefined);
		if (entry) file = buryEpisode(file, entry, "erased", date);
	}
	return serializeEpisodes(file);
}

function withoutLines(text: string, path: string, target: Target): string {
	// Nothing it ever said is in this version.
	if (![...target.says].some((line) => text.includes(line))) return text;
	const own = readMemories(path, text).memories.filter((memory) => target.ids.has(memory.id));
	let source = splitLines(text);
	let after = source.lines.length;
	for (const { lineStart, lineEnd } of own.toSorted((one, other) => other.lineStart - one.lineStart)) {
		// Two pieces of one long line share it.
		source = replaceLines(source, lineStart - 1, Math.min(lineEnd, after), []);
		after = lineStart - 1;
	}
	return own.length === 0 ? text : joinLines(source);
}

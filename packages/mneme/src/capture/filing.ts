// Writes one routed statement into its store and what follows from it: entities, relations, facts, the core line. Inside one
// transaction; decides nothing about where it belongs.
import { addTimelineLine } from "../formats/entity-edits.ts";
import type { Confidence } from "../formats/episode-heading.ts";
import { type CoreChange, readCore, updateCore } from "../stores/core.ts";
import { ensureEntity, findByName, getEntity, saveEntity } from "../stores/entities.ts";
import { addEpisode } from "../stores/episodes.ts";
import { addProcedure } from "../stores/procedures.ts";
import { addRelation, removeRelation } from "../stores/relations.ts";
import { ensureUser } from "../stores/user.ts";
import { addVaultItem } from "../stores/vault.ts";
import { record, type Writing } from "../stores/writing.ts";
import type { SignificanceTag } from "../text/significance.ts";
import type { Contradiction, Filed, StoredPiece, Superseded } from "./filed.ts";
import { entryToReplace } from "./filing-core.ts";
import { fileFact } from "./filing-facts.ts";
import { fileTimelines } from "./filing-timelines.ts";
import type { Nearest } from "./nearest.ts";
import { MERGE_PROBABILITY } from "./relation/relate.ts";
import type { Entity } from "./routing/extract/entities.ts";
import { USER } from "./routing/extract/relations.ts";
import type { Routed } from "./routing/route.ts";
import type { Store } from "./routing/signals.ts";
import { readSteps } from "./steps.ts";
import { subjectOf } from "./subject.ts";

export interface Filing {
	readonly statement: string;
	readonly store: Store;
	readonly routed: Routed;
	readonly nearest: readonly Nearest[];
	readonly significance: readonly SignificanceTag[];
	/** A§5: `user-explicit`, `conversation`, … */
	readonly source: string;
	/** What the conversation is about. */
	readonly topic?: Entity;
}

/** Named things get a line in their timeline for what happened; ideas and tools only where a relation speaks of them. */
const TIMELINE_TYPES = new Set(["person", "project", "place", "organization"]);
/** A text that names more is a list. */
const TIMELINE_ENTITIES = 5;

const OPPOSITES: ReadonlyMap<string, string> = new Map([
	["prefers", "avoids"],
	["avoids", "prefers"],
	["confident-about", "uncertain-about"],
	["uncertain-about", "confident-about"],
]);

export class Filer {
	readonly stored: StoredPiece[] = [];
	readonly relations: Filed["relations"][number][] = [];
	readonly superseded: Superseded[] = [];
	readonly contradicts: Contradiction[] = [];
	core: CoreChange | undefined;
	readonly #writing: Writing;
	readonly #filing: Filing;
	readonly #ids = new Map<string, string>();

	constructor(writing: Writing, filing: Filing) {
		this.#writing = writing;
		this.#filing = filing;
	}

	async file(): Promise<void> {
		const { store, routed } = this.#filing;
		const again = this.#saidBefore();
		if (again) {
			record(this.#writing, again.id, { kind: "used", why: "said again" });
			this.stored.push({ ...again, change: "known" });
			return;
		}
		if (store === "vault") await this.#fileVault();
		else if (store === "procedural") await this.#fileProcedure();
		else if (store === "episodic") await this.#fileEpisode();
		else await this.#fileGraph(this.#filing.source, store === "semantic");
		if (store === "core" || (routed.routing.core_update && store === "semantic")) await this.#fileCore();
	}

	/** An episode, procedure or vault text that says the same: it counts as used, and nothing is written twice. */
	#saidBefore(): { id: string; path: string } | undefined {
		const kinds: Partial<Record<Store, string>> = { episodic: "episode", procedural: "procedure", vault: "vault" };
		const kind = kinds[this.#filing.store];
		const same = this.#filing.nearest.find(
			(near) =>
				near.memory.store === kind && near.verdict.relation === "same" && near.verdict.probability >= MERGE_PROBABILITY,
		);
		return same && { id: same.memory.id, path: same.memory.path };
	}

	get #confidence(): Confidence {
		return this.#filing.routed.routing.confidence;
	}

	async #fileVault(): Promise<void> {
		const { statement, source } = this.#filing;
		this.stored.push({ ...(await addVaultItem(this.#writing, { text: statement, from: source })), change: "added" });
	}

	async #fileProcedure(): Promise<void> {
		const { statement, source, nearest } = this.#filing;
		this.#noteDisagreements("procedure");
		const learnedFrom = [`${this.#writing.today} — ${source}`];
		const like = nearest.find((near) => near.memory.store === "procedure" && near.verdict.relation === "update");
		const notes = like ? [`Newer than ${like.memory.id}`] : [];
		const made = await addProcedure(this.#writing, { ...readSteps(statement), notes, learnedFrom });
		this.stored.push({ ...made, change: "added" });
	}

	async #fileEpisode(): Promise<void> {
		const { statement, routed, significance, source } = this.#filing;
		const { routing, type } = routed;
		this.#noteDisagreements("episode");
		const lines = [statement, ...this.contradicts.map(({ id }) => `Contradicts ${id}.`)];
		const episode = {
			type,
			body: lines.join("\n"),
			confidence: this.#confidence,
			tags: routing.tags,
			significance,
			source,
		};
		const { id, path } = await addEpisode(this.#writing, episode);
		this.stored.push({ id, path, change: "added" });
		await this.#fileGraph(id, false);
		await this.#fileTimelines();
	}

	#noteDisagreements(kind: "episode" | "procedure"): void {
		for (const near of this.#filing.nearest)
			if (near.memory.store === kind && near.verdict.relation === "contradict")
				this.contradicts.push({ id: near.memory.id, text: near.memory.text });
	}

	/** Relations and facts; with `asFact` the statement itself too, where no label holds it. */
	async #fileGraph(source: string, asFact: boolean): Promise<void> {
		const { statement, routed, topic } = this.#filing;
		const facts = routed.facts.filter(({ entity }) => entity !== undefined || topic !== undefined);
		for (const { from, relation, to } of routed.routing.relations) {
			const ends = { from: await this.#entity(from), relation, to: await this.#entity(to) };
			if (ends.from === ends.to) continue;
			await this.#dropOpposed(ends);
			const { change } = await addRelation(this.#writing, { ...ends, confidence: this.#confidence, source });
			this.relations.push({ ...ends, change });
		}
		for (const { entity, label, value } of facts)
			await this.#fact(await this.#entity(entity ?? topic!.id), `${label}: ${value}`, source);
		if (!asFact || facts.length > 0) return;
		const corrected = await this.#correct(source);
		if (corrected) return;
		const from = routed.routing.relations[0]?.from;
		const subject = from === undefined ? subjectOf(statement, routed, topic) : undefined;
		await this.#fact(from === undefined ? await this.#ensure(subject) : await this.#entity(from), statement, source);
	}

	/** Liking what was avoided, or preferring over something what was preferred until now, ends the older relation. */
	async #dropOpposed({ from, relation, to }: { from: string; relation: string; to: string }): Promise<void> {
		const opposite = OPPOSITES.get(relation);
		if (opposite === undefined) return;
		const passedOver = this.#filing.routed.entities.filter(({ id }) => relation === "prefers" && id !== USER.id);
		const ended = [
			{ relation: opposite, to },
			...passedOver.map(({ id }) => ({ relation, to: this.#ids.get(id) ?? id })),
		];
		for (const old of ended) {
			const file = await getEntity(this.#writing, from);
			const holds = file.relations.some((line) => line.relation === old.relation && line.targets.includes(old.to));
			const isNew = old.relation === relation && old.to === to;
			if (!holds || isNew || this.relations.some((said) => said.relation === old.relation && said.to === old.to))
				continue;
			await removeRelation(this.#writing, { from, ...old });
			const now = addTimelineLine(
				await getEntity(this.#writing, from),
				this.#writing.today,
				`no longer ${old.relation} ${old.to}`,
			);
			saveEntity(this.#writing, now, `no longer ${old.relation} ${old.to}`);
			this.superseded.push({ id: `entity:${from}`, text: `${old.relation} ${old.to}`, by: `entity:${from}` });
		}
	}

	/** "actually the deadline is March 30": the fact of that label that was found near it. */
	async #correct(source: string): Promise<boolean> {
		const { routed, nearest, topic } = this.#filing;
		const { about, newValue } = routed.correction ?? {};
		if (about === undefined || newValue === undefined) return false;
		const holders = nearest.flatMap(({ memory }) => (memory.store === "fact" && memory.entity ? [memory.entity] : []));
		for (const holder of new Set([...(topic ? [topic.id] : []), ...holders])) {
			const { facts } = await getEntity(this.#writing, holder);
			const old = facts.find(({ label }) => label !== undefined && label.toLowerCase() === about.toLowerCase());
			if (!old) continue;
			await this.#fact(holder, `${old.label}: ${newValue}`, source);
			return true;
		}
		return false;
	}

	async #fact(entity: string, text: string, source: string): Promise<void> {
		const { nearest, routed } = this.#filing;
		const fact = { text, confidence: this.#confidence, source };
		const filed = await fileFact(this.#writing, entity, fact, { nearest, corrects: routed.correction !== undefined });
		this.stored.push({ id: filed.id, path: this.#writing.entities.get(entity) ?? filed.path, change: filed.change });
		if (filed.superseded) this.superseded.push(filed.superseded);
		if (filed.contradicts) this.contradicts.push(filed.contradicts);
	}

	async #fileCore(): Promise<void> {
		const { statement, source } = this.#filing;
		const replaces = await entryToReplace(this.#writing, statement);
		const update = { text: statement, confidence: this.#confidence, source };
		const core = await updateCore(this.#writing, replaces === undefined ? update : { ...update, replaces });
		this.core = core;
		if (replaces !== undefined) this.superseded.push({ id: core.id, text: replaces, by: core.id });
		this.stored.push({ id: core.id, path: "MEMORY.md", change: core.change === "elsewhere" ? "added" : core.change });
	}

	async #fileTimelines(): Promise<void> {
		const { routed, topic } = this.#filing;
		const named = routed.entities.filter(({ id, type }) => TIMELINE_TYPES.has(type) && id !== USER.id);
		const ids = new Set<string>();
		for (const entity of [...(topic ? [topic] : []), ...named].slice(0, TIMELINE_ENTITIES))
			ids.add(await this.#ensure(entity));
		await fileTimelines(this.#writing, [...ids], this.#filing);
	}

	/** The entity that a routing names by id, made where there is none. */
	async #entity(id: string): Promise<string> {
		if (id === USER.id) return await this.#ensure(undefined);
		const { routed, topic } = this.#filing;
		const named = routed.entities.find((entity) => entity.id === id) ?? (topic?.id === id ? topic : undefined);
		return await this.#ensure(named ?? fromId(id));
	}

	async #ensure(entity: Entity | undefined): Promise<string> {
		const key = entity?.id ?? USER.id;
		const known = this.#ids.get(key);
		if (known !== undefined) return known;
		const id =
			entity === undefined || entity.id === USER.id
				? await ensureUser(this.#writing, await readCore(this.#writing))
				: await this.#ensureNamed(entity);
		this.#ids.set(key, id);
		return id;
	}

	async #ensureNamed(entity: Entity): Promise<string> {
		const known = await findByName(this.#writing, entity.id);
		return known[0]?.id ?? (await ensureEntity(this.#writing, { type: entity.type, name: entity.name })).id;
	}
}

/** A model may name an end that it did not list. */
function fromId(id: string): Entity {
	const at = id.indexOf("--");
	const words = id.slice(at + 2).replaceAll("-", " ");
	return { id, type: id.slice(0, at), name: words.charAt(0).toUpperCase() + words.slice(1) };
}

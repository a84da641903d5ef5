// From a wish to forget, or from ids, to the exact list of what would go. Reads only; acting on it is forget.ts.
import type { ScoreEntry } from "../formats/decay-scores.ts";
import { splitLabel } from "../formats/items.ts";
import { readMemories } from "../index/memories.ts";
import { MemoryError } from "../model/errors.ts";
import { idInFile, parseMemoryId } from "../model/ids.ts";
import type { PlanStep } from "../model/results.ts";
import { shorten } from "../stores/episodes.ts";
import { resolveMemory } from "../stores/memories.ts";
import { scoresOf } from "../stores/write-memories.ts";
import { type Clause, splitClauses } from "../text/clauses.ts";
import { fingerprint } from "../text/fingerprint.ts";
import { type FindDeps, findByMeaning, findCandidates, placesOf } from "./candidates.ts";
import { matchWish } from "./judgement.ts";
import type { Place } from "./place.ts";
import { readPhrase } from "./reading.ts";
import type { ForgetRequest } from "./request.ts";

export interface ForgetItem extends Pick<Place, "kind" | "path" | "line" | "says"> {
	readonly id: string;
	/** Only these of its statements; undefined: the whole of it. */
	readonly parts?: readonly string[];
}

export interface ForgetPlan {
	readonly items: readonly ForgetItem[];
	/** What may be meant: to be asked about, never acted on. */
	readonly near: readonly ForgetItem[];
	readonly question?: string;
}

export async function planForget(deps: FindDeps, request: ForgetRequest): Promise<ForgetPlan> {
	const plan = await findMeant(deps, request);
	return { ...plan, items: await withLinesOfEntities(deps, plan.items) };
}

/** What a wish names; an entity without its lines. */
async function findMeant(deps: FindDeps, request: ForgetRequest): Promise<ForgetPlan> {
	const places = await findCandidates(deps, request);
	const { matches, near, question } = await matchWish(request, places, deps.judge);
	const byId = new Map(places.map((place) => [place.id, place]));
	const items = new Map<string, { place: Place; parts: string[] | undefined }>();
	const unclear: Place[] = [];
	for (const { id, parts } of matches) {
		const place = byId.get(id)!;
		const known = items.get(place.memory);
		const own = place.entry === undefined ? parts && clausesIn(place, parts) : [place.entry];
		if (parts && !own) {
			unclear.push(place);
			continue;
		}
		const joined = known && !known.parts ? undefined : own && [...(known?.parts ?? []), ...own];
		items.set(place.memory, { place, parts: joined });
	}
	const whole = [...items.values()].map(({ place, parts }) => itemOf(place, partsOrWhole(place, parts, places)));
	const asked = [...near.map((id) => byId.get(id)!), ...unclear].filter(({ memory }) => !items.has(memory));
	const distant = whole.length + asked.length > 0 || deps.judge ? [] : await nearInMeaning(deps, request);
	return {
		items: whole,
		near: unique([...asked, ...distant].map((place) => itemOf(place, undefined))),
		...(question === undefined ? {} : { question }),
	};
}

/** The clauses that are meant, as the file has them: what is judged has names where the file has links. Undefined where the two do not
 * fall into the same statements. */
function clausesIn({ text, says }: Place, parts: readonly Clause[]): string[] | undefined {
	const [spoken, written] = [splitClauses(text), splitClauses(says)];
	if (spoken.length !== written.length) return undefined;
	return written.filter((_, at) => parts.some(({ start }) => start === spoken[at]!.start)).map((clause) => clause.text);
}

/** Where every entry of a list goes, the line goes. */
function partsOrWhole(place: Place, parts: string[] | undefined, places: readonly Place[]): string[] | undefined {
	if (!parts || place.entry === undefined) return parts;
	const entries = places.filter(({ memory, entry }) => memory === place.memory && entry !== undefined);
	return parts.length === entries.length ? undefined : parts;
}

async function nearInMeaning(deps: FindDeps, { targets }: ForgetRequest): Promise<Place[]> {
	const found: Place[] = [];
	for (const { text } of targets) found.push(...(await findByMeaning(deps, text)));
	return found;
}

/** By ids: the whole of each, and where else the same is said: a fact whose episode still tells it is not forgotten. */
export async function planIds(deps: Omit<FindDeps, "judge">, ids: readonly string[]): Promise<ForgetPlan> {
	await deps.index.sync();
	const scores = await scoresOf(deps);
	const items: ForgetItem[] = [];
	for (const named of ids) {
		const found = await resolveMemory(deps.workspace, named, async () => scores);
		const isForgotten = ([id, { forgotten }]: [string, ScoreEntry]) =>
			forgotten && idInFile(id) === (found?.id ?? named);
		if ((!found || scores.entries.get(found.id)?.forgotten) && [...scores.entries].some(isForgotten))
			throw new MemoryError(
				"INVALID_INPUT",
				`${named} is forgotten already. \`mneme restore ${named}\` brings it back.`,
			);
		if (!found) throw unknown(named);
		const { id, path, line, says } = found;
		items.push({ id, kind: parseMemoryId(id)!.kind, path, line, says });
	}
	const places = (await placesOf(deps, await deps.index.get(items.map(({ id }) => id)))).filter(isStatement);
	const isOne = ({ says, text }: Place) => splitClauses(says).length === 1 && !isOnlyName(text);
	const request = requestFor(places.filter(isOne).map(({ text, title }) => statementOf(title, text)));
	const said = request.targets.length === 0 ? [] : (await findMeant(deps, request)).items.filter(isStatement);
	const repeated = await findRepeated(
		deps,
		places.filter((place) => !isOne(place)),
	);
	return { items: await withLinesOfEntities(deps, unique([...repeated, ...said, ...items])), near: [] };
}

/** "Helios" says nothing of Helios: as a wish it would mean all that is known of it. */
function isOnlyName(text: string): boolean {
	return splitLabel(text).label === undefined && readPhrase(text).telling.every(({ isName }) => isName);
}

function isStatement({ kind }: Pick<Place, "kind">): boolean {
	return kind !== "entity";
}

function requestFor(statements: readonly string[]): ForgetRequest {
	const targets = statements.map((text) => ({ text, kind: "statement" as const }));
	return { words: "", targets, except: [], single: false, all: true, about: false, permanent: false };
}

/** A shorter one is said of many things. */
const REPEATED_CHARS = 12;

/** Of a memory that says several things, each may stand elsewhere; without the others around it, only the very same words are the same. So
 * with a name by itself. */
async function findRepeated(deps: FindDeps, places: readonly Place[]): Promise<ForgetItem[]> {
	const clauses = places.flatMap(({ says }) => splitClauses(says).map(({ text }) => text));
	const statements = clauses.filter((text) => text.length >= REPEATED_CHARS);
	const wanted = new Set(statements.map(fingerprint));
	const found = statements.length === 0 ? [] : await findCandidates(deps, requestFor(statements));
	return found.filter(isStatement).flatMap((place) => {
		const all = splitClauses(place.says).map(({ text }) => text);
		const same = all.filter((text) => wanted.has(fingerprint(text)));
		return same.length === 0 ? [] : [itemOf(place, same.length === all.length ? undefined : same)];
	});
}

/** "Deadline: 30 March" of Helios as it would be said: its label is no name. */
function statementOf(title: string | undefined, text: string): string {
	const plain = text.replace(/^\p{Lu}(?=[\p{Ll} ]+:)/u, (letter) => letter.toLowerCase());
	return title === undefined ? plain : `${title}: ${plain}`;
}

function unknown(id: string): MemoryError {
	return new MemoryError("NOT_FOUND", `There is no memory ${id}. Ids are in every result of \`mneme recall\`.`, {
		data: { id },
	});
}

/** An entity goes with all that its file says of it. */
async function withLinesOfEntities(deps: FindDeps, items: readonly ForgetItem[]): Promise<ForgetItem[]> {
	const lines: ForgetItem[] = [];
	for (const { id, kind, path } of items) {
		if (kind !== "entity") continue;
		const { memories } = readMemories(path, (await deps.workspace.read(path)).text ?? "");
		for (const memory of memories)
			if (memory.id !== id && memory.store === "fact")
				lines.push({ id: memory.id, kind: "fact", path, line: memory.lineStart, says: memory.text });
	}
	return unique([...lines, ...items]).toSorted(
		(one, other) => one.path.localeCompare(other.path) || one.line - other.line || one.id.localeCompare(other.id),
	);
}

function itemOf({ memory, kind, path, line, says }: Place, parts: readonly string[] | undefined): ForgetItem {
	return { id: memory, kind, path, line, says, ...(parts ? { parts } : {}) };
}

function unique(items: readonly ForgetItem[]): ForgetItem[] {
	return [...new Map(items.map((item) => [item.id, item])).values()];
}

const TEXT_CHARS = 120;

/** In words a person can judge: what, where, and what will happen to it. */
export function planSteps({ items }: Pick<ForgetPlan, "items">, permanent: boolean): PlanStep[] {
	return items.map((item) => {
		const { id, kind, path, line, says } = item;
		// Half of what waits for an approval is something nobody proposed: that goes whole.
		const parts = kind === "proposal" || kind === "reflection" ? undefined : item.parts;
		const said = (parts ?? [says]).map((text) => `"${shorten(text, TEXT_CHARS)}"`).join(" and ");
		const left = parts ? `; the rest of "${shorten(says, TEXT_CHARS)}" stays` : "";
		const action = permanent ? "delete" : "forget";
		const deleted = parts && kind !== "core" && kind !== "fact" ? "deleted from its file" : DELETED[kind];
		return {
			action: parts ? `${action} part of` : action,
			target: id,
			detail: `${said} in ${path}:${line}; ${permanent ? deleted : FORGOTTEN[kind]}${left}`,
			version: fingerprint(says),
		};
	});
}

const HIDDEN = "stays in its file, in no answer";

const FORGOTTEN: Readonly<Record<ForgetItem["kind"], string>> = {
	core: "taken out of core memory",
	fact: "taken out of the entity's file",
	entity: "out of the graph index; its file stays",
	episode: HIDDEN,
	procedure: HIDDEN,
	vault: HIDDEN,
	note: HIDDEN,
	proposal: "the proposal is dropped",
	reflection: "dropped from the pending reflection",
};

const DELETED: Readonly<Record<ForgetItem["kind"], string>> = {
	core: "deleted from core memory",
	fact: "deleted from the entity's file",
	entity: "its file is deleted",
	episode: "deleted; a heading stays",
	procedure: "its file is deleted",
	vault: "its file is deleted",
	note: "deleted from the file",
	proposal: "the proposal is dropped",
	reflection: "dropped from the pending reflection",
};

// What can be read without a tool: core memory, each store, each entity, health. Read through verbs, as everything else.
import {
	type ListResourcesResult,
	type ReadResourceResult,
	ResourceNotFoundError,
	type ResourceTemplateType,
	UriTemplate,
} from "@modelcontextprotocol/server";
import { MemoryError } from "../model/errors.ts";
import type { Outcome } from "../model/results.ts";

export type RunVerb = (verb: string, input: Readonly<Record<string, unknown>>) => Promise<Outcome<unknown>>;

type Resource = ListResourcesResult["resources"][number];

const MARKDOWN = "text/markdown";
const JSON_TYPE = "application/json";
export const SCHEME = "mneme://";

interface Fixed extends Omit<Resource, "uri"> {
	/** After the scheme. */
	readonly place: string;
	/** A file as it stands, or what a verb answers. */
	readonly from: { readonly file: string } | { readonly verb: string };
}

export const FIXED: readonly Fixed[] = [
	fixed("core", "Core memory", "Who the user is and what matters now: MEMORY.md", { file: "MEMORY.md" }),
	fixed("episodes", "Recent episodes", "The last entries of the daily log", { verb: "episode list" }),
	fixed("graph", "Knowledge graph", "Every entity and relation, in brief", { file: "memory/graph/index.md" }),
	fixed("procedures", "Procedures", "What the memory knows how to do", { verb: "procedure list" }),
	fixed("vault", "Vault", "What is kept for ever", { verb: "vault list" }),
	fixed("health", "Memory health", "How the memory is, and what waits for the user", { verb: "health" }),
];

function fixed(place: string, title: string, description: string, from: Fixed["from"]): Fixed {
	const mimeType = "file" in from ? MARKDOWN : JSON_TYPE;
	return { place, name: place, title, description, mimeType, from };
}

/** Memories that are files of their own: the name of the id's kind, and where their files are. */
const KINDS = [
	{ place: "entities", kind: "entity", variable: "id", folder: "memory/graph/entities/", title: "Entity" },
	{ place: "procedures", kind: "procedure", variable: "slug", folder: "memory/procedures/", title: "Procedure" },
	{ place: "vault", kind: "vault", variable: "slug", folder: "memory/vault/", title: "Vault item" },
] as const;

const DAYS = { place: "episodes", variable: "date", folder: "memory/episodes/", title: "A day's episodes" } as const;

const TEMPLATES = [DAYS, ...KINDS].map((each) => ({
	...each,
	template: new UriTemplate(`${SCHEME}${each.place}/{${each.variable}}`),
}));

/** The liveliest; the others are reached by the template and its completion. */
const ENTITIES_LISTED = 100;
/** As the protocol allows. */
const MOST_COMPLETIONS = 100;

export function listTemplates(): ResourceTemplateType[] {
	return TEMPLATES.map(({ template, place, title }) => ({
		uriTemplate: template.toString(),
		name: `${place}-one`,
		title,
		mimeType: MARKDOWN,
	}));
}

export async function listResources(run: RunVerb): Promise<Resource[]> {
	const items = await Promise.all(KINDS.map(async ({ kind }) => await namesOf(run, kind, ENTITIES_LISTED)));
	const own = FIXED.map(({ place, from: _, ...resource }) => ({ uri: `${SCHEME}${place}`, ...resource }));
	const single = KINDS.flatMap(({ place }, i) =>
		items[i]!.map(({ name, title }) => ({ uri: uriOf(place, name), name, title, mimeType: MARKDOWN })),
	);
	return [...own, ...single];
}

export async function readResource(run: RunVerb, uri: string): Promise<ReadResourceResult> {
	const found = FIXED.find(({ place }) => uri === `${SCHEME}${place}`);
	if (found) {
		const text = "file" in found.from ? await fileText(run, found.from.file) : await verbText(run, found.from.verb);
		return { contents: [{ uri, mimeType: found.mimeType, text }] };
	}
	for (const each of TEMPLATES) {
		const name = each.template.match(uri)?.[each.variable];
		if (typeof name !== "string") continue;
		const path =
			"kind" in each ? await pathOf(run, `${each.kind}:${decode(name)}`) : `${each.folder}${decode(name)}.md`;
		return { contents: [{ uri, mimeType: MARKDOWN, text: await fileText(run, path) }] };
	}
	throw new ResourceNotFoundError(uri);
}

/** Values for the variable of a template, those that begin with what was typed first. */
export async function complete(run: RunVerb, template: string, typed: string) {
	const found = TEMPLATES.find((each) => each.template.toString() === template);
	if (!found) throw new ResourceNotFoundError(template);
	const names = "kind" in found ? await namesOf(run, found.kind) : await daysOf(run);
	const wanted = typed.toLowerCase();
	const fitting = names.filter(({ name, title }) => `${name} ${title}`.toLowerCase().includes(wanted));
	const [first, rest] = [true, false].map((begins) =>
		fitting.filter(({ name }) => name.toLowerCase().startsWith(wanted) === begins),
	);
	const values = [...first!, ...rest!].map(({ name }) => name);
	return { values: values.slice(0, MOST_COMPLETIONS), total: values.length, hasMore: values.length > MOST_COMPLETIONS };
}

/** What a change of these files changes here. */
export function urisOf(paths: ReadonlySet<string>): string[] {
	const uris = new Set(paths.size === 0 ? [] : [`${SCHEME}health`]);
	for (const path of paths) {
		const whole = FIXED.find(({ from }) => "file" in from && from.file === path);
		if (whole) uris.add(`${SCHEME}${whole.place}`);
		const one = TEMPLATES.find(({ folder }) => path.startsWith(folder) && path.endsWith(".md"));
		if (!one) continue;
		uris.add(uriOf(one.place, path.slice(path.lastIndexOf("/") + 1, -".md".length)));
		if (FIXED.some(({ place }) => place === one.place)) uris.add(`${SCHEME}${one.place}`);
	}
	return [...uris];
}

function uriOf(place: string, name: string): string {
	return `${SCHEME}${place}/${encodeURIComponent(name)}`;
}

function decode(name: string): string {
	try {
		return decodeURIComponent(name);
	} catch {
		// A lone % stands for itself.
		return name;
	}
}

interface Named {
	readonly name: string;
	readonly title: string;
}

async function namesOf(run: RunVerb, kind: (typeof KINDS)[number]["kind"], limit = 100_000): Promise<Named[]> {
	switch (kind) {
		case "entity": {
			const { entities } = await get<{ entities: { id: string; label: string }[] }>(run, "entity list", { limit });
			return entities.map(({ id, label }) => ({ name: id, title: label }));
		}
		case "procedure": {
			const { procedures } = await get<{ procedures: { id: string; trigger: string }[] }>(run, "procedure list", {});
			return procedures.map(({ id, trigger }) => ({ name: id.slice("procedure:".length), title: trigger }));
		}
		case "vault": {
			const { items } = await get<{ items: { id: string; name: string }[] }>(run, "vault list", {});
			return items.map(({ id, name }) => ({ name: id.slice("vault:".length), title: name }));
		}
	}
}

async function daysOf(run: RunVerb): Promise<Named[]> {
	const { episodes } = await get<{ episodes: { date: string }[] }>(run, "episode list", { limit: 10_000 });
	const days = new Set(episodes.map(({ date }) => date));
	return [...days].reverse().map((name) => ({ name, title: "" }));
}

async function pathOf(run: RunVerb, id: string): Promise<string> {
	const { memories } = await get<{ memories: { path: string }[] }>(run, "get", { ids: [id] });
	return memories[0]!.path;
}

async function fileText(run: RunVerb, path: string): Promise<string> {
	return (await get<{ text: string }>(run, "show", { target: path })).text;
}

async function verbText(run: RunVerb, verb: string): Promise<string> {
	return JSON.stringify(await get(run, verb, {}), null, "\t");
}

async function get<Value>(run: RunVerb, verb: string, input: Readonly<Record<string, unknown>>): Promise<Value> {
	const outcome = await run(verb, input);
	if (outcome.status === "done") return outcome.value as Value;
	throw new MemoryError("INTERNAL", `${verb} answered ${outcome.status} instead of what it was asked for`);
}

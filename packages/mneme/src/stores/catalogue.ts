// What the graph holds at HEAD without opening every file: names, relations and links of each entity, kept in memory by tree and
// carried on by what changed between two trees. A copy in .mneme/ spares a cold process the reading; it is safe to delete.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Confidence } from "../formats/episode-heading.ts";
import { findLinks } from "../formats/links.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Oid } from "../ledger/objects.ts";
import { MemoryError } from "../model/errors.ts";
import { fold } from "../text/fold.ts";
import type { Context } from "../workspace/transaction/context.ts";
import { parsedEntity } from "./parsed-entities.ts";
import { ENTITY_FOLDER } from "./places.ts";

export interface CatalogueEdge {
	readonly relation: string;
	readonly target: string;
	readonly confidence?: Confidence;
	readonly firstSeen: string;
}

export interface CatalogueEntry {
	/** `<type>--<slug>` */
	readonly id: string;
	readonly path: string;
	readonly type: string;
	readonly label: string;
	readonly aliases: readonly string[];
	readonly pinned: boolean;
	readonly edges: readonly CatalogueEdge[];
	/** Every entity the file links to, anywhere in it. */
	readonly links: readonly string[];
}

export interface Catalogue {
	readonly entries: ReadonlyMap<string, CatalogueEntry>;
	/** Folded id, slug, label or alias → ids. */
	readonly names: ReadonlyMap<string, ReadonlySet<string>>;
	/** Id → ids of the entities whose files link to it. */
	readonly linkedFrom: ReadonlyMap<string, ReadonlySet<string>>;
}

export function catalogueEntry(text: string, path: string): CatalogueEntry {
	const file = parsedEntity(text, path);
	const [type = "", slug = ""] = splitEntityId(file.id);
	const edges = file.relations.flatMap(({ relation, targets, mark }) =>
		targets.map((target) => ({
			relation,
			target,
			...(mark?.confidence ? { confidence: mark.confidence } : {}),
			firstSeen: mark?.firstSeen ?? "",
		})),
	);
	return {
		id: file.id,
		path,
		type: file.header.type ?? type,
		label: file.header.label ?? labelOf(slug),
		aliases: file.header.aliases ?? [],
		pinned: file.header.pinned === true,
		edges: edges.filter(({ relation }) => relation !== ""),
		links: [...new Set(findLinks(text))],
	};
}

/** `person--alex-2` → `person`, `alex-2`. */
export function splitEntityId(id: string): [type: string, slug: string] {
	const at = id.indexOf("--");
	return at < 0 ? ["", id] : [id.slice(0, at), id.slice(at + 2)];
}

/** What stands for a label where the file has none. */
function labelOf(slug: string): string {
	const words = slug.replaceAll("-", " ");
	return words.charAt(0).toUpperCase() + words.slice(1);
}

export function nameKey(name: string): string {
	return fold(name.trim()).replace(/[\s_-]+/g, " ");
}

export function namesOf({ id, label, aliases }: CatalogueEntry): string[] {
	return [id, splitEntityId(id)[1], label, ...aliases].map(nameKey);
}

class LiveCatalogue implements Catalogue {
	readonly entries = new Map<string, CatalogueEntry>();
	readonly names = new Map<string, Set<string>>();
	readonly linkedFrom = new Map<string, Set<string>>();
	tree: Oid | undefined;
	/** Of the ledger when the tree was read. */
	epoch = "";
	/** Entities that changed since the copy in .mneme/ was written. */
	unsaved = 0;

	set(entry: CatalogueEntry): void {
		this.remove(entry.id);
		this.entries.set(entry.id, entry);
		for (const name of namesOf(entry)) addTo(this.names, name, entry.id);
		for (const target of entry.links) addTo(this.linkedFrom, target, entry.id);
	}

	remove(id: string): void {
		const old = this.entries.get(id);
		if (!old) return;
		this.entries.delete(id);
		for (const name of namesOf(old)) this.names.get(name)?.delete(id);
		for (const target of old.links) this.linkedFrom.get(target)?.delete(id);
	}
}

function addTo(sets: Map<string, Set<string>>, key: string, value: string): void {
	const set = sets.get(key);
	if (set) set.add(value);
	else sets.set(key, new Set([value]));
}

const catalogues = new WeakMap<Ledger, LiveCatalogue>();
/** Reading this many entity files again costs a cold process some tens of milliseconds. */
const SAVE_AFTER = 500;
const VERSION = 1;

/** The graph as HEAD has it; edits that no sweep has seen yet are not in it. */
export function readCatalogue(context: Context): Catalogue {
	const { ledger } = context;
	// Before HEAD: an erasure between the two is then told from what was read.
	const epoch = ledger.epoch();
	const tree = ledger.treeOf(ledger.head());
	const known = carriedOn(context, catalogues.get(ledger) ?? loadCopy(context), tree);
	known.epoch = epoch;
	catalogues.set(ledger, known);
	return known;
}

function carriedOn(context: Context, known: LiveCatalogue, tree: Oid | undefined): LiveCatalogue {
	try {
		if (known.tree !== tree) carryOn(context, known, tree);
		return known;
	} catch (error) {
		// An erasure rewrites history: what was known is then no longer there to compare with.
		const isGone = error instanceof MemoryError && error.code === "LEDGER_CORRUPT";
		if (!isGone || known.tree === undefined) throw error;
		return carriedOn(context, new LiveCatalogue(), tree);
	}
}

function carryOn({ ledger }: Context, catalogue: LiveCatalogue, tree: Oid | undefined): void {
	const folder = (root: Oid | undefined) => folderTree(ledger, root);
	for (const [name, , after] of ledger.trees.changes(folder(catalogue.tree), folder(tree))) {
		if (!name.endsWith(".md")) continue;
		const path = `${ENTITY_FOLDER}/${name}`;
		const id = entityIdOf(path);
		catalogue.unsaved++;
		if (after) catalogue.set(catalogueEntry(ledger.reader.read(after.oid, "blob").toString("utf8"), path));
		// Renamed into another folder of the same store: the other path has it.
		else if (catalogue.entries.get(id)?.path === path) catalogue.remove(id);
	}
	catalogue.tree = tree;
}

function folderTree(ledger: Ledger, root: Oid | undefined): Oid | undefined {
	let oid = root;
	for (const name of ENTITY_FOLDER.split("/")) {
		oid = oid === undefined ? undefined : ledger.reader.readTree(oid).find((entry) => entry.name === name)?.oid;
	}
	return oid;
}

export function entityIdOf(path: string): string {
	return path.slice(path.lastIndexOf("/") + 1).replace(/\.md$/, "");
}

function copyPath({ root }: Context): string {
	return join(root, ".mneme", "graph.json");
}

function loadCopy(context: Context): LiveCatalogue {
	const catalogue = new LiveCatalogue();
	try {
		const copy = JSON.parse(readFileSync(copyPath(context), "utf8")) as {
			version: number;
			tree: Oid;
			entries: CatalogueEntry[];
		};
		if (copy.version !== VERSION || !context.ledger.reader.has(copy.tree)) return catalogue;
		for (const entry of copy.entries) catalogue.set(entry);
		catalogue.tree = copy.tree;
	} catch (error) {
		// A copy that is missing or broken is made anew from the ledger.
		if (!(error instanceof SyntaxError) && (error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
	}
	return catalogue;
}

/** Leaves a copy for the next process, once enough has changed; a process that only reads leaves none. */
export function saveCatalogue(context: Context): void {
	const catalogue = catalogues.get(context.ledger);
	if (!catalogue || catalogue.unsaved < SAVE_AFTER) return;
	const path = copyPath(context);
	mkdirSync(dirname(path), { recursive: true });
	const text = JSON.stringify({ version: VERSION, tree: catalogue.tree, entries: [...catalogue.entries.values()] });
	writeFileSync(`${path}.${process.pid}`, text);
	renameSync(`${path}.${process.pid}`, path);
	catalogue.unsaved = 0;
	// What was read was erased meanwhile, and the copy that the erasure found was another.
	if (context.ledger.epoch() !== catalogue.epoch) rmSync(path, { force: true });
}

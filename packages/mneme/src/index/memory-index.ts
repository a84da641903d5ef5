// The index of one workspace behind one handle: sync, both ways of searching, neighbours, the backlog of vectors. Everything in it can
// be deleted at any moment and comes back from the ledger, the vectors from the model.
import { statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Embedder } from "../inference/port.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Oid } from "../ledger/objects.ts";
import type { Notice } from "../model/results.ts";
import { type BacklogOptions, type BacklogResult, embedBacklog, findMissing } from "./backlog.ts";
import { DerivedFile } from "./derived-file.ts";
import { Meaning, type MeaningHit } from "./meaning.ts";
import { findIndexed } from "./meta.ts";
import { findNeighbours, type Neighbour } from "./neighbours.ts";
import { type PoolRequest, type PoolRow, readPool } from "./pool.ts";
import { INDEX_SCHEMA, VECTORS_SCHEMA } from "./schema.ts";
import { prepared } from "./statements.ts";
import { type IndexStats, readStats } from "./stats.ts";
import { type MemoryNumber, readById, readByNumber, readLatest, type StoredMemory } from "./stored-memory.ts";
import { type SyncOptions, type SyncResult, syncIndex } from "./sync.ts";
import { type TermCounts, type TextHit, TextSearch, type TextSearchOptions } from "./text-search.ts";

const FOLDER = ".mneme";

type Model = Pick<Embedder, "fingerprint" | "mean">;

export interface QuestionVector {
	readonly embedder: Model;
	readonly vector: Float32Array;
}

/** Answers from what is there: call `sync` first for what was written since. */
export class MemoryIndex {
	readonly #ledger: Ledger;
	readonly #index: DerivedFile;
	readonly #vectors: DerivedFile;
	readonly #text = new TextSearch();
	#meaning: Meaning | undefined;
	#syncing: Promise<SyncResult> | undefined;
	#notices: Notice[] = [];

	constructor(ledger: Ledger) {
		const told = (text: string) => this.#notices.push({ level: "warning", text });
		const file = (name: string, schema: typeof INDEX_SCHEMA) =>
			new DerivedFile(join(ledger.root, FOLDER, name), ledger.own(name), schema, told);
		this.#ledger = ledger;
		this.#index = file("index.db", INDEX_SCHEMA);
		this.#vectors = file("vectors.db", VECTORS_SCHEMA);
	}

	/** Brings the index to HEAD. Costs next to nothing if it is there already. */
	async sync(options: SyncOptions = {}): Promise<SyncResult> {
		const { waitMs } = options;
		// A sync of another process is met at the lock; one of this process would be waited for to its end there.
		if (this.#syncing && waitMs !== undefined && !(await endsWithin(this.#syncing, waitMs)))
			return { indexed: await this.#index.read(findIndexed), changedFiles: 0, isBehind: true, outdatedFiles: 0 };
		const syncing = syncIndex(this.#index, this.#ledger, options);
		this.#syncing = syncing;
		return await syncing;
	}

	/** Throws the index away, and with it the vectors if asked to, and makes it anew. */
	async rebuild(options: SyncOptions & { readonly vectors?: boolean } = {}): Promise<SyncResult> {
		await this.#index.clear();
		if (options.vectors) await this.#vectors.clear();
		return await this.sync(options);
	}

	/** Best first. */
	async searchText(question: string, options: TextSearchOptions): Promise<TextHit[]> {
		return await this.#index.read((database) => this.#text.search(database, question, options));
	}

	/** Best first, among the memories that have a vector of this model by now. */
	async searchMeaning(
		embedder: Model,
		query: Float32Array,
		{ limit }: { readonly limit: number },
	): Promise<MeaningHit[]> {
		const meaning = this.#meaningOf(embedder);
		return await this.#vectors.read(
			async (vectors) => await this.#index.read((index) => meaning.search(index, vectors, query, limit)),
		);
	}

	/** Who is considered for an answer, in no order. Without a question's vector: by words, and those named. */
	async pool(request: PoolRequest, question?: QuestionVector): Promise<PoolRow[]> {
		if (!question) return await this.#index.read((index) => readPool(index, this.#text, request, undefined));
		const meaning = this.#meaningOf(question.embedder);
		return await this.#vectors.read(
			async (vectors) =>
				await this.#index.read((index) => readPool(index, this.#text, request, meaning.look(vectors, question.vector))),
		);
	}

	/** By hash; of those that have a vector. */
	async cosines({ embedder, vector }: QuestionVector, hashes: readonly string[]): Promise<Map<string, number>> {
		return await this.#vectors.read((vectors) => this.#meaningOf(embedder).cosines(vectors, vector, hashes));
	}

	#meaningOf(embedder: Model): Meaning {
		if (this.#meaning?.embedder.fingerprint !== embedder.fingerprint) this.#meaning = new Meaning(embedder);
		return this.#meaning;
	}

	/** In the order asked; an id that is not there is left out. */
	async get(ids: readonly string[]): Promise<StoredMemory[]> {
		return await this.#index.read((database) => readById(database, ids));
	}

	/** What happened up to a day (`YYYY-MM-DD`), the latest first. */
	async latest(until: string, limit: number): Promise<StoredMemory[]> {
		return await this.#index.read((database) => readLatest(database, until, limit));
	}

	/** By number; what is gone meanwhile is left out. */
	async read(numbers: readonly MemoryNumber[]): Promise<Map<MemoryNumber, StoredMemory>> {
		return await this.#index.read((database) => readByNumber(database, numbers));
	}

	async countTerms(terms: readonly string[]): Promise<TermCounts> {
		return await this.#index.read((index) => this.#text.countTerms(index, terms));
	}

	/** Of every memory. */
	async ids(): Promise<string[]> {
		return await this.#index.read((database) =>
			prepared<{ id: string }>(database, "SELECT id FROM memories")
				.all()
				.map(({ id }) => id),
		);
	}

	async neighbours(id: string, hops: number): Promise<Neighbour[]> {
		return await this.#index.read((database) => findNeighbours(database, id, hops));
	}

	/** Makes vectors that are still missing, until done or `limitMs` is over. */
	async embedBacklog(embedder: Embedder, options: BacklogOptions = {}): Promise<BacklogResult> {
		return await embedBacklog(this.#index, this.#vectors, embedder, options);
	}

	/** How many texts wait for a vector of this model. */
	async countBacklog(model: Pick<Embedder, "fingerprint">): Promise<number> {
		return await this.#index.read(
			async (index) => await this.#vectors.read((vectors) => findMissing(index, vectors, model).missing.length),
		);
	}

	async stats(model?: Pick<Embedder, "fingerprint">): Promise<IndexStats> {
		const read = await this.#index.read(
			async (index) => await this.#vectors.read((vectors) => readStats(index, vectors, model)),
		);
		return { ...read, indexBytes: bytesOf(this.#index.path), vectorBytes: bytesOf(this.#vectors.path) };
	}

	/** The commit it should be at. */
	head(): Oid | undefined {
		return this.#ledger.head();
	}

	/** What a person should be told since the last call: a damaged file was made anew. */
	takeNotices(): Notice[] {
		const notices = this.#notices;
		this.#notices = [];
		return notices;
	}

	close(): void {
		this.#index.close();
		this.#vectors.close();
	}
}

async function endsWithin(work: Promise<unknown>, waitMs: number): Promise<boolean> {
	const ended = work.then(
		() => true,
		() => true,
	);
	return await Promise.race([ended, sleep(waitMs, false, { ref: false })]);
}

function bytesOf(path: string): number {
	return ["", "-wal"].reduce((sum, end) => sum + (statSync(path + end, { throwIfNoEntry: false })?.size ?? 0), 0);
}

// npm run bench:index: the text arm against plain FTS5, the meaning arm against sqlite-vec's exact scan, and what it costs to follow one
// changed file, at 1k, 10k and 100k memories (1M with --large). Baselines run beside, on the same machine in the same minute.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { DatabaseSync } from "@photostructure/sqlite";
import { getLoadablePath } from "sqlite-vec";
import { DerivedFile } from "../src/index/derived-file.ts";
import { MemoryIndex } from "../src/index/memory-index.ts";
import { VECTORS_SCHEMA } from "../src/index/schema.ts";
import { addVectors } from "../src/index/vector-store.ts";
import type { Embedder } from "../src/inference/port.ts";
import { dot } from "../src/inference/vectors.ts";
import { OWNER } from "../src/model/principal.ts";
import { openDatabase } from "../src/storage/database.ts";
import { Workspace } from "../src/workspace/workspace.ts";
import { type Corpus, entryText, layOutCorpus, makeVectors, readMean } from "./corpus.ts";
import {
	inTemporaryFolder,
	note,
	percentile,
	printResult,
	type Run,
	round,
	seededRandom,
	summarize,
	timed,
} from "./measure.ts";
import { openPlainFts, PRAGMAS, questionFrom, TEXT_LIMIT } from "./plain-fts.ts";

const SIZES = process.argv.includes("--large") ? [1_000, 10_000, 100_000, 1_000_000] : [1_000, 10_000, 100_000];
const QUESTIONS = 200;
const TOP = 10;
const EDITS = 40;
const WARM_UP = 5;
const COLD_STARTS = 15;
const PACKAGE = join(dirname(fileURLToPath(import.meta.url)), "..");

const runs: Run[] = [];
const ratios: Record<string, number> = {};

for (const n of SIZES) await inTemporaryFolder(async (folder) => await measure(n, folder));
ratios.sync_100k_over_1k = round(p50(100_000, "sync, one changed file") / p50(1_000, "sync, one changed file"));
printResult({ runs, ratios });

async function measure(n: number, folder: string): Promise<void> {
	const corpus = layOutCorpus(folder, n);
	const workspace = await Workspace.open(folder);
	const index = new MemoryIndex(workspace.ledger);
	record(n, "first build", [await timed(async () => await index.sync())]);
	await measureText(n, folder, corpus, index);
	await measureMeaning(n, folder, corpus, index, workspace);
	await measureSync(n, corpus, index, workspace);
	if (n === 100_000) measureCold(n, folder);
	index.close();
	await workspace.close();
}

async function measureText(n: number, folder: string, { texts }: Corpus, index: MemoryIndex): Promise<void> {
	const plain = await openPlainFts(join(folder, "plain.db"), texts);
	const random = seededRandom(11);
	const questions = Array.from({ length: QUESTIONS }, () => questionFrom(texts, random));
	const samples = { ours: [] as number[], plain: [] as number[] };
	for (const question of questions) {
		const match = plain.match(question);
		samples.plain.push(await timed(() => plain.find(match)));
		samples.ours.push(await timed(async () => await index.searchText(question, { limit: TEXT_LIMIT })));
	}
	plain.close();
	const ours = record(n, "text arm, with the memories", samples.ours);
	const theirs = record(n, "plain FTS5, rowids only", samples.plain);
	ratios[`text_over_fts5_${named(n)}`] = round(ours / theirs);
}

async function measureMeaning(
	n: number,
	folder: string,
	{ texts }: Corpus,
	index: MemoryIndex,
	workspace: Workspace,
): Promise<void> {
	const { passages, questions } = makeVectors(n);
	const embedder = benchEmbedder();
	await fillVectors(embedder, passages, texts, folder, index, workspace);
	const onFile = openVec(join(folder, "vec.db"), passages);
	const inMemory = openVec(":memory:", passages);
	record(n, "meaning arm, reading the bits", [
		await timed(() => index.searchMeaning(embedder, questions[0]!, { limit: TOP })),
	]);
	const samples = { ours: [] as number[], file: [] as number[], memory: [] as number[] };
	let found = 0;
	for (const question of questions) {
		let hits: string[] = [];
		samples.ours.push(
			await timed(async () => {
				hits = (await index.searchMeaning(embedder, question, { limit: TOP })).map(({ memory }) => memory.text);
			}),
		);
		samples.file.push(await timed(() => onFile(question)));
		samples.memory.push(await timed(() => inMemory(question)));
		const exact = bestOf(passages, question);
		found += exact.filter((i) => hits.includes(texts[i]!)).length / exact.length;
	}
	const ours = record(n, "meaning arm, with the memories", samples.ours);
	const file = record(n, "sqlite-vec exact float scan, on file", samples.file);
	const memory = record(n, "sqlite-vec exact float scan, in memory", samples.memory);
	ratios[`scan_over_vector_${named(n)}`] = round(file / ours);
	ratios[`scan_in_memory_over_vector_${named(n)}`] = round(memory / ours);
	ratios[`vector_recall10_${named(n)}`] = round(found / questions.length);
}

function benchEmbedder(): Embedder {
	const mean = readMean();
	const none = async () => {
		throw new Error("the benchmark makes its own vectors");
	};
	return {
		fingerprint: "bench",
		dimensions: mean.length,
		mean,
		embedPassages: none,
		embedQuery: none,
		close: async () => undefined,
	};
}

/** Every memory alone; those with neighbours are left to the backlog, as the baseline has one vector a memory too. */
async function fillVectors(
	embedder: Embedder,
	passages: readonly Float32Array[],
	texts: readonly string[],
	folder: string,
	index: MemoryIndex,
	workspace: Workspace,
): Promise<void> {
	await index.stats(embedder);
	const hashes = await openDatabase(join(folder, ".mneme/index.db"), { readOnly: true });
	const hashOf = new Map(
		hashes
			.prepare<{ text: string; hash: string }>("SELECT text, hash FROM memories")
			.all()
			.map(({ text, hash }) => [text, hash]),
	);
	hashes.close();
	const file = new DerivedFile(
		join(folder, ".mneme/vectors.db"),
		workspace.ledger.own("vectors.db"),
		VECTORS_SCHEMA,
		note,
	);
	await file.exclusively(async (database) =>
		addVectors(
			database,
			embedder,
			passages.map((vector, i) => ({ hash: hashOf.get(texts[i]!)!, around: false, vector })),
		),
	);
	file.close();
}

function openVec(path: string, passages: readonly Float32Array[]): (question: Float32Array) => unknown {
	const database = new DatabaseSync(path, { allowExtension: true });
	database.enableLoadExtension(true);
	database.loadExtension(getLoadablePath());
	if (path !== ":memory:") database.exec(PRAGMAS);
	database.exec(`CREATE VIRTUAL TABLE vec USING vec0(embedding float[${passages[0]!.length}] distance_metric=cosine)`);
	const add = database.prepare("INSERT INTO vec(rowid, embedding) VALUES (?, ?)");
	database.exec("BEGIN");
	for (const [i, vector] of passages.entries()) add.run(BigInt(i + 1), bytesOf(vector));
	database.exec("COMMIT");
	const find = database.prepare("SELECT rowid, distance FROM vec WHERE embedding MATCH ? AND k = ?");
	return (question) => find.all(bytesOf(question), TOP);
}

function bytesOf(vector: Float32Array): Uint8Array {
	return new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength);
}

function bestOf(passages: readonly Float32Array[], question: Float32Array): number[] {
	const scores = Float64Array.from(passages, (vector) => dot(question, vector));
	const floor = Float64Array.from(scores).sort().at(-TOP)!;
	return [...scores.keys()].filter((i) => scores[i]! >= floor);
}

/** One more entry in one log; the write itself is not counted. */
async function measureSync(n: number, { paths }: Corpus, index: MemoryIndex, workspace: Workspace): Promise<void> {
	const random = seededRandom(3);
	const samples: number[] = [];
	for (let edit = 0; edit < EDITS + WARM_UP; edit++) {
		const path = paths[Math.floor(random() * paths.length)]!;
		await workspace.transaction({ principal: OWNER, trigger: "bench" }, (tx) =>
			tx.append(path, `\n## 23:${String(edit % 60).padStart(2, "0")} | fact\n${entryText(random)}\n`, {
				summary: `entry ${edit}`,
			}),
		);
		const spent = await timed(async () => await index.sync());
		if (edit >= WARM_UP) samples.push(spent);
	}
	record(n, "sync, one changed file", samples);
	record(n, "sync, nothing changed", await repeated(EDITS, async () => await index.sync()));
}

async function repeated(times: number, work: () => Promise<unknown>): Promise<number[]> {
	const samples: number[] = [];
	for (let i = 0; i < times; i++) samples.push(await timed(work));
	return samples;
}

/** The command itself, compiled, in a process of its own for each question. */
function measureCold(n: number, folder: string): void {
	const out = mkdtempSync(join(PACKAGE, "../../node_modules/.mneme-bench-"));
	try {
		const compiler = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
		const options =
			"--ignoreConfig --module nodenext --target es2023 --skipLibCheck --rewriteRelativeImportExtensions --noCheck --types node";
		const where = ["--outDir", out, "--rootDir", PACKAGE, join(PACKAGE, "src/main.ts")];
		execFileSync(process.execPath, [compiler, ...options.split(" "), ...where], { cwd: PACKAGE });
		const cold = [
			join(out, "src/main.js"),
			"search",
			"bafo",
			"lomu",
			"--workspace",
			folder,
			"--home",
			join(folder, "home"),
		];
		const spawned = (args: readonly string[]) => {
			const start = performance.now();
			execFileSync(process.execPath, args, { stdio: "ignore" });
			return performance.now() - start;
		};
		const samples = { cold: [] as number[], bare: [] as number[] };
		for (let i = 0; i < COLD_STARTS; i++) {
			samples.bare.push(spawned(["-e", "0"]));
			samples.cold.push(spawned([...cold.slice(0, 2), `bafo${i} lomu tave`, ...cold.slice(4)]));
		}
		const ours = record(n, "mneme search, a cold process", samples.cold);
		ratios[`cold_search_over_node_${named(n)}`] = round(ours / record(n, "bare node", samples.bare));
	} finally {
		rmSync(out, { recursive: true, force: true });
	}
}

function record(n: number, name: string, samples: readonly number[]): number {
	const run = summarize(n, name, samples);
	runs.push(run);
	note(`${named(n)} · ${name}: ${run.p50_ms} ms`);
	return percentile(samples, 0.5);
}

function p50(n: number, name: string): number {
	return runs.find((run) => run.n === n && run.name === name)?.p50_ms ?? Number.NaN;
}

function named(n: number): string {
	return n >= 1_000_000 ? `${n / 1_000_000}M` : `${n / 1_000}k`;
}

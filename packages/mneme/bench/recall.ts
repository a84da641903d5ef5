// npm run bench:recall: the whole of recall, all arms and the ranking, on the corpus of bench:index, against plain FTS5 and against a linear scan in
// the same minute. The question's own vector is given: making it is bench:encoder's.
// The scan is what answers without an index: sqlite-vec's exact cosine with both vectors that recall compares of each memory, and one pass over all
// texts for the question's words. `one_scan_over_us_100k` is against sqlite-vec over one vector a memory, and no text: less work than recall does.
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { getLoadablePath } from "sqlite-vec";
import { MemoryIndex } from "../src/index/memory-index.ts";
import { systemClock, systemRandom } from "../src/model/clock.ts";
import { settingsSchema } from "../src/model/settings.ts";
import { recall } from "../src/recall/recall.ts";
import { Workspace } from "../src/workspace/workspace.ts";
import { layOutCorpus, makeVectors } from "./corpus.ts";
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
import { openPlainFts, PRAGMAS, questionFrom } from "./plain-fts.ts";
import { benchEmbedder, fillBothVectors } from "./vectors-of-corpus.ts";

const SIZES = [1_000, 10_000, 100_000];
const TOP = 10;
const QUESTIONS = 100;

const runs: Run[] = [];
const medians = new Map<string, number>();
for (const n of SIZES) await inTemporaryFolder(async (folder) => await measure(n, folder));
const ours = (n: number) => medians.get(`${n} recall`)!;
printResult({
	runs,
	ratios: {
		us_over_fts5_100k: round(ours(100_000) / medians.get("100000 plain FTS5")!),
		scan_over_us_100k: round(medians.get("100000 linear scan of both vectors and the texts")! / ours(100_000)),
		one_scan_over_us_100k: round(medians.get("100000 sqlite-vec exact scan, one vector a memory")! / ours(100_000)),
		us_100k_over_1k: round(ours(100_000) / ours(1_000)),
	},
});

async function measure(n: number, folder: string): Promise<void> {
	const corpus = layOutCorpus(folder, n);
	const workspace = await Workspace.open(folder);
	const index = new MemoryIndex(workspace.ledger);
	await index.sync();
	const { passages, questions } = makeVectors(n);
	const random = seededRandom(11);
	const asked = questions.slice(0, QUESTIONS).map((vector) => ({ text: questionFrom(corpus.texts, random), vector }));
	const embedder = benchEmbedder(new Map(asked.map(({ text, vector }) => [text, vector])));
	await index.stats(embedder);
	await fillBothVectors(embedder, passages, corpus.texts, folder, workspace);
	const plain = await openPlainFts(join(folder, "plain.db"), corpus.texts);
	const one = openScan(join(folder, "one.db"), passages);
	const both = openScan(join(folder, "both.db"), [...passages, ...passages]);
	const lower = corpus.texts.map((text) => text.toLowerCase());
	const settings = settingsSchema.parse({ format: 1, timezone: "UTC" });
	const deps = { workspace, settings, clock: systemClock, random: systemRandom, index, embedder };
	// The words and the vector of a question have nothing to do with each other here: without a minimum a full answer is read all the same.
	const options = { limit: settings.search.maxResults, minScore: 0 };
	await recall(deps, asked[0]!.text, options);
	const samples = { ours: [] as number[], plain: [] as number[], one: [] as number[], both: [] as number[] };
	for (const { text, vector } of asked) {
		samples.ours.push(await timed(() => recall(deps, text, options)));
		samples.plain.push(await timed(() => plain.find(plain.match(text))));
		samples.one.push(await timed(() => one(vector)));
		samples.both.push(await timed(() => [both(vector), scanTexts(lower, text)]));
	}
	record(n, "recall", samples.ours);
	record(n, "plain FTS5", samples.plain);
	record(n, "sqlite-vec exact scan, one vector a memory", samples.one);
	record(n, "linear scan of both vectors and the texts", samples.both);
	index.close();
	await workspace.close();
}

function openScan(path: string, passages: readonly Float32Array[]): (question: Float32Array) => unknown {
	const database = new DatabaseSync(path, { allowExtension: true });
	database.enableLoadExtension(true);
	database.loadExtension(getLoadablePath());
	database.exec(PRAGMAS);
	database.exec(`CREATE VIRTUAL TABLE vec USING vec0(embedding float[${passages[0]!.length}] distance_metric=cosine)`);
	const add = database.prepare("INSERT INTO vec(rowid, embedding) VALUES (?, ?)");
	const bytes = (vector: Float32Array) => new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength);
	database.exec("BEGIN");
	for (const [i, vector] of passages.entries()) add.run(BigInt(i + 1), bytes(vector));
	database.exec("COMMIT");
	const find = database.prepare("SELECT rowid, distance FROM vec WHERE embedding MATCH ? AND k = ?");
	return (question) => find.all(bytes(question), TOP);
}

/** The texts that hold most of the words. */
function scanTexts(texts: readonly string[], question: string): number[] {
	const words = question.toLowerCase().split(" ");
	const held = Uint8Array.from(texts, (text) => words.filter((word) => text.includes(word)).length);
	const most = Math.max(...words.map((_, i) => (held.includes(i + 1) ? i + 1 : 0)));
	return texts.flatMap((_, i) => (held[i] === most ? [i] : [])).slice(0, TOP);
}

function record(n: number, name: string, samples: readonly number[]): void {
	const run = summarize(n, name, samples);
	runs.push(run);
	medians.set(`${n} ${name}`, percentile(samples, 0.5));
	note(`${n} · ${name}: ${run.p50_ms} ms`);
}

// bench:cold: what a command costs from nothing to its answer, against bare node: in its own process, and through the daemon, there by all
// arms with the real encoder. In an empty workspace and at 100k memories. From packages/mneme: npx tsx bench/cold.ts [--small]
import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DerivedFile } from "../src/index/derived-file.ts";
import { MemoryIndex } from "../src/index/memory-index.ts";
import { VECTORS_SCHEMA } from "../src/index/schema.ts";
import { addVectors } from "../src/index/vector-store.ts";
import { openBundledEncoder } from "../src/inference/bundled.ts";
import { createRuntime } from "../src/inference/runtime.ts";
import { openDatabase } from "../src/storage/database.ts";
import { Workspace } from "../src/workspace/workspace.ts";
import { type Build, buildCommand } from "../test/workers/daemons.ts";
import { layOutCorpus, makeVectors, zipfWord } from "./corpus.ts";
import { inTemporaryFolder, note, printResult, type Run, round, seededRandom, summarize } from "./measure.ts";

const SIZES = process.argv.includes("--small") ? [0, 1_000] : [0, 100_000];
const ROUNDS = 25;
const WORDS_PER_QUESTION = 6;
const VERSION = "0.0.0";

const runs: Run[] = [];
const ratios: Record<string, number> = {};
const build = buildCommand(VERSION);
try {
	for (const n of SIZES) await inTemporaryFolder(async (folder) => await measure(build, n, folder));
} finally {
	build.drop();
}
printResult({ runs, ratios });

async function measure({ main }: Build, n: number, folder: string): Promise<void> {
	const [workspace, alone, served] = ["ws", "alone", "served"].map((name) => join(folder, name)) as [
		string,
		string,
		string,
	];
	mkdirSync(workspace);
	const mneme = (home: string, ...args: string[]) => spawned([main, ...args, "--workspace", workspace, "--home", home]);
	if (n === 0) mneme(alone, "init");
	else await fill(workspace, n);
	const random = seededRandom(5);
	const question = () => Array.from({ length: WORDS_PER_QUESTION }, () => zipfWord(random)).join(" ");
	mneme(served, "daemon", "start");
	try {
		const ways = {
			"bare node": () => spawned(["-e", "0"]),
			"log, in its own process": () => mneme(alone, "log"),
			"log, through the daemon": () => mneme(served, "log"),
			"search by words, in its own process": () => mneme(alone, "search", question(), "--mode", "text"),
			"search by words, through the daemon": () => mneme(served, "search", question(), "--mode", "text"),
			"search by all arms, through the daemon": () => mneme(served, "search", question(), "--mode", "both"),
		};
		const samples = new Map(Object.keys(ways).map((name) => [name, [] as number[]]));
		// The first round warms what a person's second command finds warm: file caches, the daemon's engine and encoder.
		for (let at = 0; at <= ROUNDS; at++)
			for (const [name, way] of Object.entries(ways)) {
				const ms = way();
				if (at > 0) samples.get(name)!.push(ms);
			}
		const measured = [...samples].map(([name, ms]) => summarize(n, name, ms));
		for (const { name, p50_ms } of measured) note(`${n} · ${name}: ${p50_ms} ms`);
		runs.push(...measured);
		const of = (name: keyof typeof ways) => measured.find((run) => run.name === name)!.p50_ms / measured[0]!.p50_ms;
		const size = n === 0 ? "empty" : `${n / 1000}k`;
		ratios[`cold_log_over_node_${size}`] = round(of("log, in its own process"));
		ratios[`daemon_log_over_node_${size}`] = round(of("log, through the daemon"));
		ratios[`cold_search_over_node_${size}`] = round(of("search by words, in its own process"));
		ratios[`daemon_search_over_node_${size}`] = round(of("search by words, through the daemon"));
		ratios[`daemon_all_arms_over_node_${size}`] = round(of("search by all arms, through the daemon"));
	} finally {
		mneme(served, "daemon", "stop");
	}
}

function spawned(args: readonly string[]): number {
	const start = performance.now();
	const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
	const ms = performance.now() - start;
	if (status !== 0) throw new Error(`${args.join(" ")} ended with ${status}: ${stderr}`);
	return ms;
}

/** An index that is up to date and a vector for every text, so that no backlog runs beside the measurements. */
async function fill(root: string, n: number): Promise<void> {
	layOutCorpus(root, n);
	const workspace = await Workspace.open(root);
	const index = new MemoryIndex(workspace.ledger);
	await index.sync();
	const encoder = await openBundledEncoder(createRuntime());
	await index.stats(encoder);
	index.close();
	const database = await openDatabase(join(root, ".mneme/index.db"), { readOnly: true });
	const rows = database.prepare<{ hash: string; around: string }>("SELECT hash, around FROM memories").all();
	database.close();
	const { passages } = makeVectors(n);
	const vectors = rows.flatMap(({ hash, around }, i) => [
		{ hash, around: false, vector: passages[i % n]! },
		{ hash: around, around: true, vector: passages[i % n]! },
	]);
	const file = new DerivedFile(
		join(root, ".mneme/vectors.db"),
		workspace.ledger.own("vectors.db-lock"),
		VECTORS_SCHEMA,
		note,
	);
	await file.exclusively(async (opened) => addVectors(opened, encoder, vectors));
	file.close();
	const filled = new MemoryIndex(workspace.ledger);
	const { embedded, left } = await filled.embedBacklog(encoder);
	if (embedded + left > 0) throw new Error(`${embedded + left} texts had no vector`);
	filled.close();
	await encoder.close();
	await workspace.close();
}

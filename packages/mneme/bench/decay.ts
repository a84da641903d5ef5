// Decay runs over 10,000 and 100,000 scores, beside reading and writing the same snapshot with JSON alone in the same run, and what one
// access costs on disk. `npm run -s bench:decay`
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openEngine } from "../src/engine.ts";
import { runDecay } from "../src/forgetting/decay-run.ts";
import { systemRandom } from "../src/model/clock.ts";
import { OWNER } from "../src/model/principal.ts";
import { reinforce } from "../src/stores/write-memories.ts";
import { layOut } from "../src/workspace/layout/lay-out.ts";
import { inTemporaryFolder, note, printResult, round, seededRandom, summarize, timed } from "./measure.ts";

const SIZES = [10_000, 100_000] as const;
const ROUNDS = 7;
const SMALL_TURNS = 3;
const ACCESSES = 20;
const DAY_MS = 86_400_000;
const START = Date.parse("2026-02-02T12:00:00Z");
const SCORES = "memory/meta/decay-scores.json";
const JOURNAL = "memory/meta/access.log";

/** Two years of memories, most of them met a few times. */
function snapshot(count: number): string {
	const random = seededRandom(8);
	const entries: Record<string, unknown> = {};
	for (let i = 0; i < count; i++) {
		const created = START - Math.floor(random() * 730) * DAY_MS - Math.floor(random() * DAY_MS);
		const used = created + Math.floor(random() * (START - created));
		entries[`episode:${new Date(created).toISOString().slice(0, 10)}:12:00#${i + 2}`] = {
			store: "episodic",
			base_relevance: 0.7,
			created: new Date(created).toISOString(),
			last_accessed: new Date(used).toISOString(),
			access_count: 1 + Math.floor(random() * 6),
			type_weight: 0.8,
			current_score: 0.5,
			status: "active",
			pinned: false,
		};
	}
	return `${JSON.stringify({ version: 1, last_updated: new Date(START).toISOString(), entries, redirects: {} }, null, 2)}\n`;
}

type Turn = Awaited<ReturnType<Store["turn"]>>;

interface Store {
	readonly count: number;
	/** One decay run a day later, and JSON alone on the same file. */
	turn(): Promise<{ decayMs: number; jsonMs: number }>;
	/** What one access writes. */
	accessBytes(): Promise<number>;
	close(): Promise<void>;
}

async function openStore(root: string, count: number): Promise<Store> {
	const folder = join(root, `ws-${count}`);
	mkdirSync(folder);
	let nowMs = START;
	const clock = { now: () => nowMs };
	const random = systemRandom;
	await layOut({ folder, timezone: "Europe/Berlin", clock, random, durability: "off", report: () => undefined });
	const scores = join(folder, SCORES);
	writeFileSync(scores, snapshot(count));
	const host = { folder, home: join(root, "home"), env: {}, clock, random, principal: OWNER };
	const { signal } = new AbortController();
	const engine = await openEngine({ ...host, progress: () => undefined, signal }, { durability: "off" });
	const deps = { ...engine, index: await engine.index() };
	return {
		count,
		async turn() {
			nowMs += DAY_MS;
			const jsonMs = await timed(() => jsonAlone(scores, join(root, "copy.json")));
			return { jsonMs, decayMs: await timed(() => runDecay(deps)) };
		},
		async accessBytes() {
			const before = bytes(join(folder, JOURNAL));
			const ids = Object.keys(JSON.parse(readFileSync(scores, "utf8")).entries).slice(0, ACCESSES);
			const request = { principal: OWNER, trigger: "bench" };
			for (const id of ids) await reinforce(deps, request, [{ id, why: "used in an answer" }]);
			return (bytes(join(folder, JOURNAL)) - before) / ACCESSES;
		},
		close: () => engine.close(),
	};
}

function jsonAlone(from: string, to: string): void {
	writeFileSync(to, JSON.stringify(JSON.parse(readFileSync(from, "utf8")), null, 2));
}

function bytes(path: string): number {
	return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

const result = await inTemporaryFolder(async (root) => {
	const [small, large] = [await openStore(root, SIZES[0]), await openStore(root, SIZES[1])];
	const turns = { small: [] as Turn[], large: [] as Turn[] };
	for (const store of [small, large]) await store.turn();
	// In turn, so that a busy machine is busy for both.
	for (let each = 0; each < ROUNDS; each++) {
		for (let many = 0; many < SMALL_TURNS; many++) turns.small.push(await small.turn());
		turns.large.push(await large.turn());
		note(`round ${each + 1} of ${ROUNDS}`);
	}
	const runs = [
		summarize(
			small.count,
			"decay",
			turns.small.map(({ decayMs }) => decayMs),
		),
		summarize(
			small.count,
			"json",
			turns.small.map(({ jsonMs }) => jsonMs),
		),
		summarize(
			large.count,
			"decay",
			turns.large.map(({ decayMs }) => decayMs),
		),
		summarize(
			large.count,
			"json",
			turns.large.map(({ jsonMs }) => jsonMs),
		),
	] as const;
	const bytesEach = [await small.accessBytes(), await large.accessBytes()] as const;
	for (const store of [small, large]) await store.close();
	const [smallDecay, smallJson, largeDecay, largeJson] = runs.map(({ p50_ms }) => p50_ms) as [
		number,
		number,
		number,
		number,
	];
	return {
		runs,
		ratios: {
			decay_100k_to_10k: round(largeDecay / smallDecay),
			json_100k_to_10k: round(largeJson / smallJson),
			decay_to_json_10k: round(smallDecay / smallJson),
			decay_to_json_100k: round(largeDecay / largeJson),
			access_bytes_10k: round(bytesEach[0]),
			access_bytes_100k: round(bytesEach[1]),
		},
	};
});
printResult(result);

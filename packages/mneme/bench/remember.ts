// What `remember` by rules costs beside bare transactions that write the same files, how that stays over 10,000 memories, and on a
// day whose log is long. The bare transactions run on copies of the same workspace, one for each file that `remember` changed, with
// the very bytes it left there, unscreened: what the ledger takes for those files whoever writes them. Run by write.ts.
import { cpSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { remember } from "../src/capture/remember.ts";
import { type Engine, openEngine } from "../src/engine.ts";
import { systemClock, systemRandom } from "../src/model/clock.ts";
import { OWNER } from "../src/model/principal.ts";
import { addEntity } from "../src/stores/entities.ts";
import { addEpisode } from "../src/stores/episodes.ts";
import { addFact } from "../src/stores/facts.ts";
import { writeMemories } from "../src/stores/write-memories.ts";
import { layOut } from "../src/workspace/layout/lay-out.ts";
import type { Transaction } from "../src/workspace/transaction/transaction.ts";
import type { Workspace } from "../src/workspace/workspace.ts";
import { inTemporaryFolder, note, percentile, type Run, round, summarize, timed } from "./measure.ts";

const MEMORIES = 10_000;
const SAMPLES = 60;
/** Regular expressions and statements are compiled by then. */
const WARM_UP = 60;
const BATCH = 500;
const DAY_LOG_BYTES = 1024 * 1024;
const DAY_MS = 86_400_000;

const PEOPLE = ["Marta", "Jonas", "Priya", "Kenji", "Olga", "Sofia", "Tom", "Aisha"];
const PLACES = ["Oslo", "Ghent", "Kyoto", "Lisbon", "Turin", "Bergen", "Porto", "Graz"];

/** A fact, an event and a preference in turn, none said twice. */
function statement(i: number): string {
	const person = PEOPLE[i % PEOPLE.length]!;
	const place = PLACES[(i >> 3) % PLACES.length]!;
	switch (i % 3) {
		case 0:
			return `The deadline for Project${i} is ${1 + (i % 28)} March.`;
		case 1:
			return `Yesterday I met ${person} in ${place} about contract ${i}.`;
		default:
			return `${person}${i} works at Company${i} in ${place}.`;
	}
}

async function openScratch(folder: string, name: string): Promise<Engine> {
	const root = join(folder, name);
	const host = {
		folder: root,
		home: join(folder, "home"),
		env: {},
		clock: systemClock,
		random: systemRandom,
		principal: OWNER,
		progress: () => undefined,
		signal: new AbortController().signal,
	};
	if (!existsSync(root)) {
		mkdirSync(root);
		await layOut({ ...host, timezone: "UTC", durability: "off", report: () => undefined });
	}
	return await openEngine(host);
}

interface Twins {
	readonly apart: Workspace;
	readonly twin: Workspace;
}

/** Remembers in the workspace `ours`, and writes the same into two copies of it. */
async function sampleBeside(folder: string, stage: string, statements: readonly string[]): Promise<Sampled> {
	const [apart, twin] = [`apart-${stage}`, `twin-${stage}`];
	for (const name of [apart, twin]) cpSync(join(folder, "ours"), join(folder, name), { recursive: true });
	const [engine, ...others] = await Promise.all(["ours", apart, twin].map((name) => openScratch(folder, name)));
	const samples = await sample(engine!, { apart: others[0]!.workspace, twin: others[1]!.workspace }, statements);
	for (const each of [engine!, ...others]) await each.close();
	return samples;
}

interface Sampled {
	readonly remember: number[];
	/** One transaction for each file. */
	readonly bare: number[];
	/** One transaction for all. */
	readonly together: number[];
}

/** Remembers in `engine`, and writes what that changed into `twin`: each file as a bare transaction, and all files again as one. */
async function sample(engine: Engine, { apart, twin }: Twins, texts: readonly string[]): Promise<Sampled> {
	const samples: Sampled = { remember: [], bare: [], together: [] };
	for (const [at, text] of texts.entries()) {
		const before = treeOf(engine);
		const took = await timed(async () => {
			const outcome = await remember(engine, { text });
			if (outcome.status !== "done") throw new Error(JSON.stringify(outcome));
		});
		const changes = [...engine.workspace.ledger.trees.changes(before, treeOf(engine))];
		const mutations = changes.flatMap(([path, old, next]) => {
			const read = (entry: typeof next) =>
				entry ? engine.workspace.ledger.reader.read(entry.oid, "blob").toString("utf8") : "";
			const [was, is] = [read(old), read(next)];
			return next ? [{ path, is, added: was !== "" && is.startsWith(was) ? is.slice(was.length) : undefined }] : [];
		});
		const request = { principal: OWNER, trigger: "bench" };
		const write = async (tx: Transaction, { path, is, added }: (typeof mutations)[number]) => {
			if (added === undefined) await tx.write(path, is, { summary: "bench", verbatim: true });
			else await tx.append(path, added, { summary: "bench", verbatim: true });
		};
		const bare = await timed(async () => {
			for (const mutation of mutations) await apart.transaction(request, async (tx) => await write(tx, mutation));
		});
		const together = await timed(() =>
			twin.transaction(request, async (tx) => {
				for (const mutation of mutations) await write(tx, mutation);
			}),
		);
		if (at < WARM_UP) continue;
		samples.remember.push(took);
		samples.bare.push(bare);
		samples.together.push(together);
	}
	return samples;
}

function treeOf({ workspace }: Engine) {
	return workspace.ledger.treeOf(workspace.ledger.head());
}

/** Entities with a fact each, and episodes over the days before, as many memories as asked. */
async function fill(engine: Engine, count: number): Promise<void> {
	const request = { principal: OWNER, trigger: "bench", verbatim: true };
	for (let from = 0; from < count; from += BATCH) {
		await writeMemories(engine, request, async (writing) => {
			for (let i = from; i < Math.min(count, from + BATCH); i++) {
				if (i % 2 === 0) {
					const atMs = writing.nowMs - (1 + (i % 200)) * DAY_MS;
					const body = `Met ${PEOPLE[i % 8]} about invoice ${i} in ${PLACES[i % 7]}.`;
					await addEpisode(writing, { type: "event", body, confidence: "high", tags: [], significance: [], atMs });
					continue;
				}
				const entity = await addEntity(writing, { type: "concept", name: `Subject ${i}` });
				await addFact(writing, entity, { text: `Colour: shade ${i}`, confidence: "high" });
			}
		});
	}
	await (await engine.index()).sync();
}

function texts(from: number, count = SAMPLES + WARM_UP): string[] {
	return Array.from({ length: count }, (_, i) => statement(from + i));
}

export async function measureRemember(): Promise<{ runs: Run[]; ratios: Record<string, number> }> {
	return await inTemporaryFolder(async (folder) => {
		const prepared = async (prepare: (engine: Engine) => Promise<void>) => {
			const engine = await openScratch(folder, "ours");
			await prepare(engine);
			await engine.close();
		};
		await prepared(async () => undefined);
		const first = await sampleBeside(folder, "first", texts(0));
		note("filling up to 10,000 memories");
		await prepared(async (engine) => await fill(engine, MEMORIES));
		const last = await sampleBeside(folder, "last", texts(100_000));
		await prepared(growDayLog);
		const events = Array.from({ length: SAMPLES + WARM_UP }, (_, i) => statement(300_001 + 3 * i));
		const long = await sampleBeside(folder, "long", events);
		const runs = [
			summarize(0, "remember by rules", first.remember),
			summarize(0, "bare transactions of the same files", first.bare),
			summarize(MEMORIES, "remember by rules", last.remember),
			summarize(MEMORIES, "bare transactions of the same files", last.bare),
			summarize(MEMORIES, "one bare transaction of the same files", last.together),
			summarize(MEMORIES, "remember on a day log of 1 MB", long.remember),
			summarize(MEMORIES, "bare transactions on a day log of 1 MB", long.bare),
		];
		for (const run of runs) note(`${run.n} memories · ${run.name}: ${run.p50_ms} ms`);
		const median = (values: readonly number[]) => percentile(values, 0.5);
		const over = ({ remember: ours, bare }: Sampled) => round(median(ours) / median(bare));
		return {
			runs,
			ratios: {
				remember_over_same_mutations: over(last),
				remember_over_same_mutations_first: over(first),
				remember_last_over_first: round(median(last.remember) / median(first.remember)),
				remember_over_same_mutations_1mb_day: over(long),
				remember_over_one_transaction: round(median(last.remember) / median(last.together)),
			},
		};
	});
}

async function growDayLog(engine: Engine): Promise<void> {
	const path = `memory/episodes/${new Date().toISOString().slice(0, 10)}.md`;
	const request = { principal: OWNER, trigger: "bench", verbatim: true };
	const body = "Talked about the quarterly figures and who presents them. ".repeat(8);
	const size = async () => Buffer.byteLength((await engine.workspace.read(path)).text ?? "");
	while ((await size()) < DAY_LOG_BYTES) {
		await writeMemories(engine, request, async (writing) => {
			for (let i = 0; i < BATCH; i++)
				await addEpisode(writing, {
					type: "event",
					body: `${i} ${body}`,
					confidence: "high",
					tags: [],
					significance: [],
				});
		});
	}
	await (await engine.index()).sync();
}

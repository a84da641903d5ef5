// npm run eval:recall -- --data FILE [--shared]: recall of turns on LoCoMo-shaped conversations, of sessions on LongMemEval-shaped ones (.json or
// .json.gz), through the product's own verbs; one JSON object on stdout. Every turn is an episode; each conversation has a workspace of its own, or
// with --shared all have one. `unanswered`: the share of questions to which an arm said that nothing fits.

import { existsSync } from "node:fs";
import type { Engine } from "../src/engine.ts";
import type { Embedder } from "../src/inference/port.ts";
import { OWNER } from "../src/model/principal.ts";
import { recall } from "../src/operations/recall.ts";
import { addEpisode } from "../src/stores/episodes.ts";
import { writeMemories } from "../src/stores/write-memories.ts";
import { type Conversation, readConversations, type Turn } from "./locomo.ts";
import { readHaystacks } from "./longmemeval.ts";
import { openEvalEmbedder } from "./models.ts";
import { type MovableClock, movableClock, withScratchEngine } from "./scratch-engine.ts";

const ARMS = {
	text: { arm: "text", decay: false },
	meaning: { arm: "meaning", decay: false },
	all: { arm: "all", decay: false },
	all_decay: { arm: "all", decay: true },
} as const;

type Arm = keyof typeof ARMS;
const ARM_NAMES = Object.keys(ARMS) as Arm[];
const DEPTHS = [5, 10, 20] as const;
const MOST = 20;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

interface Tally {
	unanswered: number;
	readonly sums: Record<number, number>;
	readonly categories: Record<string, { sum: number; count: number }>;
}

/** Whose turn each episode is. */
type Owners = Map<string, { readonly conversation: string; readonly turn: Turn }>;

const tallies = new Map<Arm, Tally>(ARM_NAMES.map((arm) => [arm, { unanswered: 0, sums: {}, categories: {} }]));
let questions = 0;
let askedMs = 0;
let indexedMs = 0;

async function main(args: readonly string[]): Promise<void> {
	const path = args[args.indexOf("--data") + 1];
	if (!args.includes("--data") || path === undefined || !existsSync(path)) {
		process.stderr.write(`There is no data at ${path ?? "--data FILE"}; nothing was measured.\n`);
		return;
	}
	const conversations = readHaystacks(path) ?? readConversations(path);
	const embedder = await openEvalEmbedder();
	const groups = args.includes("--shared") ? [conversations] : conversations.map((each) => [each]);
	for (const group of groups) await measure(group, embedder);
	await embedder.close();
	process.stdout.write(`${JSON.stringify(figures())}\n`);
}

async function measure(group: readonly Conversation[], embedder: Embedder): Promise<void> {
	const clock = movableClock();
	clock.set(Math.min(...group.flatMap(({ turns }) => turns.map(({ sessionMs }) => sessionMs))));
	await withScratchEngine(clock, { embedder }, async (engine) => {
		const owners: Owners = new Map();
		const start = performance.now();
		for (const conversation of group) await write(engine, clock, conversation, owners);
		const index = await engine.index();
		await index.sync();
		await index.embedBacklog(embedder);
		indexedMs += performance.now() - start;
		for (const { name, turns, askedMs, questions } of group) {
			clock.set(askedMs ?? turns.at(-1)!.sessionMs + HOUR_MS);
			for (const question of questions) await ask(engine, embedder, name, question, owners);
			process.stderr.write(`${name}: ${questions.length} questions\n`);
		}
	});
}

async function write(
	engine: Engine,
	clock: MovableClock,
	{ name, turns }: Conversation,
	owners: Owners,
): Promise<void> {
	const sessions = new Map<number, Turn[]>();
	for (const turn of turns) sessions.set(turn.sessionMs, [...(sessions.get(turn.sessionMs) ?? []), turn]);
	for (const [sessionMs, said] of sessions) {
		clock.set(sessionMs);
		await writeMemories(
			engine,
			{ principal: OWNER, trigger: "eval:recall", verbatim: true, origin: "detected" },
			async (writing) => {
				for (const [i, turn] of said.entries()) {
					const episode = { type: "fact", body: turn.text, confidence: "high", tags: [], significance: [] } as const;
					const written = await addEpisode(writing, { ...episode, atMs: sessionMs + i * MINUTE_MS });
					owners.set(written.id, { conversation: name, turn });
				}
			},
		);
	}
}

async function ask(
	engine: Engine,
	embedder: Embedder,
	name: string,
	{ text, category, evidence, of }: Conversation["questions"][number],
	owners: Owners,
): Promise<void> {
	// Its vector is made before, so that the time is the ranking's.
	await embedder.embedQuery(text);
	questions++;
	for (const arm of ARM_NAMES) {
		const start = performance.now();
		const outcome = await recall.run(engine, recall.input.parse({ question: text, limit: MOST, ...ARMS[arm] }));
		if (arm === "all") askedMs += performance.now() - start;
		if (outcome.status !== "done") throw new Error(`recall was ${outcome.status}`);
		const found = outcome.value.results.map(({ id }) => {
			const { conversation, turn } = owners.get(id)!;
			return conversation === name ? (of === "turns" ? turn.id : turn.session) : undefined;
		});
		if (found.length === 0) tallies.get(arm)!.unanswered++;
		count(tallies.get(arm)!, category, (depth) => {
			const hits = [...evidence].filter((id) => found.slice(0, depth).includes(id));
			return hits.length / evidence.size;
		});
	}
}

function count({ sums, categories }: Tally, category: string, recallAt: (depth: number) => number): void {
	for (const depth of DEPTHS) sums[depth] = (sums[depth] ?? 0) + recallAt(depth);
	categories[category] ??= { sum: 0, count: 0 };
	categories[category].sum += recallAt(10);
	categories[category].count++;
}

function figures() {
	const percent = (sum: number, of: number) => Math.round((1000 * sum) / of) / 10;
	const arms = ARM_NAMES.map((arm) => {
		const { unanswered, sums, categories } = tallies.get(arm)!;
		const depths = DEPTHS.map((depth) => [`r${depth}`, percent(sums[depth] ?? 0, questions)]);
		const each = Object.entries(categories).map(([name, { sum, count }]) => [name, { r10: percent(sum, count) }]);
		const none = percent(unanswered, questions);
		return [arm, { ...Object.fromEntries(depths), unanswered: none, categories: Object.fromEntries(each) }];
	});
	return {
		questions,
		arms: Object.fromEntries(arms),
		ms_per_query: Math.round((10 * askedMs) / questions) / 10,
		index_s: Math.round(indexedMs / 100) / 10,
	};
}

await main(process.argv.slice(2));

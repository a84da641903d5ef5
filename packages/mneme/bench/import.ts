// What an import costs: time for each item and the peak memory of a process that imports 1,000, 10,000 and 30,000 conversations, notes
// or facts. Each run is a process of its own, because a peak does not go down again.
import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openEngine } from "../src/engine.ts";
import { systemClock, systemRandom } from "../src/model/clock.ts";
import { OWNER } from "../src/model/principal.ts";
import { importMemories } from "../src/operations/import.ts";
import { layOut } from "../src/workspace/layout/lay-out.ts";
import { inTemporaryFolder, note, printResult, round, timed } from "./measure.ts";

const SIZES = [1_000, 10_000, 30_000];
const KILOBYTE = 1024;
const DAY_SECONDS = 86_400;
const FIRST_SECONDS = 1_600_000_000;
const MESSAGES = 6;

const MAKERS = { chatgpt: makeChats, notes: makeNotes, "server-memory": makeEntities } as const;

type Kind = keyof typeof MAKERS;

interface Measured {
	readonly kind: string;
	readonly n: number;
	readonly peak_rss_mb: number;
	readonly ms_per_item: number;
}

async function makeChats(folder: string, count: number): Promise<string> {
	const path = join(folder, "conversations.json");
	const file = createWriteStream(path);
	for (let i = 0; i < count; i++) {
		if (!file.write(`${i === 0 ? "[" : ","}\n${JSON.stringify(chat(i))}`))
			await new Promise<void>((drained) => file.once("drain", () => drained()));
	}
	await new Promise<void>((ended) => file.end("\n]", () => ended()));
	return path;
}

function chat(i: number) {
	const started = FIRST_SECONDS + Math.floor((i * 2_000 * DAY_SECONDS) / 30_000);
	const message = (at: number, parent: string | null) => ({
		id: `n${at}`,
		parent,
		children: at + 1 < MESSAGES ? [`n${at + 1}`] : [],
		message: {
			author: { role: at % 2 === 0 ? "user" : "assistant" },
			create_time: started + at,
			content: { content_type: "text", parts: [at % 2 === 0 ? question(i, at) : "An answer. ".repeat(150)] },
			recipient: "all",
		},
	});
	const nodes = Array.from({ length: MESSAGES }, (_, at) => message(at, at === 0 ? null : `n${at - 1}`));
	return {
		title: `Topic ${i}`,
		create_time: started,
		mapping: Object.fromEntries(nodes.map((node) => [node.id, node])),
		current_node: `n${MESSAGES - 1}`,
		conversation_id: `conversation-${i}`,
	};
}

/** One conversation in ten holds something to keep. */
function question(i: number, at: number): string {
	if (i % 10 === 0 && at === 2) return `Remember that Ferrox${(i / 10) % 500} delivers order ${i} on Tuesdays.`;
	return `How do I change part ${i} of machine ${at} without stopping the line?`;
}

async function makeNotes(folder: string, count: number): Promise<string> {
	const root = join(folder, "notes");
	for (let i = 0; i < count; i++) {
		const place = join(root, `area-${i % 50}`);
		if (i < 50) mkdirSync(place, { recursive: true });
		const lines = Array.from(
			{ length: 12 },
			(_, line) => `- Point ${line} of note ${i}, about subject ${(i * 7) % 900}`,
		);
		writeFileSync(join(place, `note-${i}.md`), `# Note ${i}\n\n${lines.join("\n")}\n`);
	}
	return root;
}

/** An entity and a fact each: half as many lines. */
async function makeEntities(folder: string, count: number): Promise<string> {
	const path = join(folder, "memory.jsonl");
	const lines = Array.from({ length: count / 2 }, (_, i) =>
		JSON.stringify({ type: "entity", name: `Part_${i}`, entityType: "part", observations: [`Weighs ${i} grams`] }),
	);
	writeFileSync(path, `${lines.join("\n")}\n`);
	return path;
}

async function measure(kind: Kind, n: number): Promise<Measured> {
	return await inTemporaryFolder(async (folder) => {
		const path = await MAKERS[kind](folder, n);
		const root = join(folder, "ws");
		mkdirSync(root);
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
		await layOut({ ...host, timezone: "UTC", durability: "off", report: () => undefined });
		const engine = await openEngine(host);
		const took = await timed(async () => {
			const outcome = await importMemories.run(engine, importMemories.input.parse({ path }));
			if (outcome.status !== "done" || outcome.value.counts.added < n) throw new Error(JSON.stringify(outcome));
		});
		await engine.close();
		const peak = process.resourceUsage().maxRSS;
		return { kind, n, peak_rss_mb: round(peak / KILOBYTE), ms_per_item: round(took / n) };
	});
}

async function measureApart(kind: string, n: number): Promise<Measured> {
	const args = [...process.execArgv, fileURLToPath(import.meta.url), kind, String(n)];
	const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
	let text = "";
	child.stdout.on("data", (chunk: Buffer) => {
		text += chunk.toString();
	});
	await new Promise((closed) => child.once("close", closed));
	return JSON.parse(text) as Measured;
}

const [kind, size] = process.argv.slice(2);
if (kind !== undefined && size !== undefined) printResult(await measure(kind as Kind, Number(size)));
else {
	const runs: Measured[] = [];
	for (const each of Object.keys(MAKERS)) {
		for (const n of SIZES) {
			const run = await measureApart(each, n);
			note(`${run.n} ${run.kind}: ${run.peak_rss_mb} MB at most, ${run.ms_per_item} ms an item`);
			runs.push(run);
		}
	}
	const peak = (name: string, n: number) => runs.find((run) => run.kind === name && run.n === n)!.peak_rss_mb;
	const ratios = Object.keys(MAKERS).map((name) => [
		`${name}_peak_30k_over_1k`,
		round(peak(name, 30_000) / peak(name, 1_000)),
	]);
	printResult({ bench: "import", runs, ratios: Object.fromEntries(ratios) });
}

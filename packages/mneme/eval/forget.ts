// The forget drill: each line's memories in a workspace of its own, the request through the real verb, then its token. `npm run -s eval:forget`, `--words` without models

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { note, printResult } from "../bench/measure.ts";
import type { Engine } from "../src/engine.ts";
import { MemoryError } from "../src/model/errors.ts";
import { OWNER } from "../src/model/principal.ts";
import { forget } from "../src/operations/forget.ts";
import { addEpisode } from "../src/stores/episodes.ts";
import { writeMemories } from "../src/stores/write-memories.ts";
import { measureLabels } from "./labels.ts";
import { openEvalEmbedder, openEvalJudge } from "./models.ts";
import { movableClock, withScratchEngine } from "./scratch-engine.ts";

interface Line {
	readonly id: string;
	readonly memories: readonly string[];
	readonly request: string;
	readonly must_go: readonly number[];
	readonly must_stay: readonly number[];
}

interface Drill {
	readonly gone: ReadonlySet<number>;
	readonly asked: boolean;
	/** Something changed before anybody agreed. */
	readonly touched: boolean;
}

const OWN_SET = fileURLToPath(new URL("sets/forget.jsonl", import.meta.url));
const MINUTE_MS = 60_000;
const START = Date.parse("2026-02-02T08:00:00Z");

function readSet(): Line[] {
	const at = process.argv.indexOf("--set");
	const path = at > 0 ? process.argv[at + 1]! : OWN_SET;
	return readFileSync(path, "utf8")
		.split("\n")
		.filter((line) => line.trim() !== "")
		.map((line) => JSON.parse(line) as Line);
}

async function drill(engine: Engine, clock: { set(time: number): void }, line: Line): Promise<Drill> {
	const ids = new Map<string, number>();
	for (const [at, body] of line.memories.entries()) {
		clock.set(START + at * MINUTE_MS);
		const entry = { type: "fact", confidence: "high", tags: [], significance: [], body } as const;
		const request = { principal: OWNER, trigger: "drill", verbatim: true };
		const outcome = await writeMemories(engine, request, async (writing) => await addEpisode(writing, entry));
		if (outcome.status !== "done") throw new Error(`${line.id}: ${outcome.status}`);
		ids.set(outcome.value.id, at);
	}
	const index = await engine.index();
	await index.sync();
	if (engine.hasEmbedder()) await index.embedBacklog(await engine.embedder());
	const input = { what: [line.request], permanently: false, dryRun: false, confirm: undefined, userReply: undefined };
	const before = engine.workspace.ledger.head();
	const asked = await forget.run(engine, input).catch((error) => {
		// A wish that names nothing is told so.
		if (error.code === "INVALID_INPUT") return undefined;
		throw error;
	});
	const touched = engine.workspace.ledger.head() !== before;
	if (asked?.status !== "needs-confirmation") {
		const near = asked?.status === "done" && asked.value.near.length > 0;
		return { gone: new Set(), asked: near, touched };
	}
	const outcome = await forget.run(engine, { ...input, confirm: asked.token });
	if (outcome.status !== "done") throw new Error(`${line.id}: ${outcome.status}`);
	const gone = outcome.value.forgotten.flatMap(({ id }) => ids.get(id) ?? []);
	return { gone: new Set(gone), asked: false, touched };
}

function withoutModels(engine: Engine): Engine {
	const left = async () => {
		throw new MemoryError("MODEL", "left out by --words");
	};
	return { ...engine, embedder: left, judge: left };
}

const lines = readSet();
const withMeaning = !process.argv.includes("--words");
const models = withMeaning ? { embedder: await openEvalEmbedder(), judge: openEvalJudge() } : {};
const answers: { id: string; wanted: string; found: string }[] = [];
const failed: string[] = [];
let wrongDeletions = 0;
let askedCount = 0;
let touchedCount = 0;
for (const line of lines) {
	const clock = movableClock();
	clock.set(START);
	const { gone, asked, touched } = await withScratchEngine(clock, models, async (engine) =>
		drill(withMeaning ? engine : withoutModels(engine), clock, line),
	);
	const wrong = line.must_stay.filter((at) => gone.has(at));
	const right = wrong.length === 0 && line.must_go.every((at) => gone.has(at));
	wrongDeletions += wrong.length;
	if (asked) askedCount++;
	if (touched) touchedCount++;
	if (!right) {
		failed.push(line.id);
		note(
			`${line.id} ${JSON.stringify(line.request)}: wanted ${line.must_go}, forgot ${[...gone]}${asked ? ", asked" : ""}`,
		);
	}
	for (const [at] of line.memories.entries()) {
		if (!line.must_go.includes(at) && !line.must_stay.includes(at)) continue;
		const wanted = line.must_go.includes(at) ? "go" : "stay";
		answers.push({ id: `${line.id}:${at}`, wanted, found: gone.has(at) ? "go" : "stay" });
	}
}
await models.embedder?.close();
await models.judge?.close();
const { labels } = measureLabels("forget", ["go", "stay"], answers);
printResult({
	kind: "forget",
	count: lines.length,
	accuracy: Math.round(((lines.length - failed.length) / lines.length) * 10_000) / 10_000,
	labels,
	failed,
	wrong_deletions: wrongDeletions,
	asked: askedCount,
	touched_without_confirmation: touchedCount,
});

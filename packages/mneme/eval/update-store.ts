// The small life that the sets `updates` and `unanswerable` ask about: every pair's old statement, months later its new one, and distractors
// between them, written as episodes in that order.
import { readFileSync } from "node:fs";
import type { Engine } from "../src/engine.ts";
import type { Embedder } from "../src/inference/port.ts";
import { OWNER } from "../src/model/principal.ts";
import { addEpisode } from "../src/stores/episodes.ts";
import { writeMemories } from "../src/stores/write-memories.ts";
import { type MovableClock, movableClock, withScratchEngine } from "./scratch-engine.ts";

export interface UpdatePair {
	readonly id: string;
	readonly old: string;
	readonly new: string;
	readonly question: string;
}

type Line = UpdatePair | { readonly id: string; readonly distractor: string };

export const UPDATES_SET = new URL("./sets/updates.jsonl", import.meta.url);
const FIRST_DAY = Date.UTC(2026, 0, 5, 8);
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** The new statement of a pair comes so many days after the old one. */
const LATER_DAYS = 40;
const PER_DAY = 4;

export function readLines<Row>(path: string | URL): Row[] {
	return readFileSync(path, "utf8")
		.split("\n")
		.filter((line) => line.trim() !== "")
		.map((line) => JSON.parse(line) as Row);
}

export async function withUpdateStore<Value>(
	lines: readonly Line[],
	embedder: Embedder | undefined,
	work: (engine: Engine, clock: MovableClock, pairs: readonly UpdatePair[]) => Promise<Value>,
): Promise<Value> {
	const pairs = lines.filter((line): line is UpdatePair => "old" in line);
	const distractors = lines.flatMap((line) => ("distractor" in line ? [line.distractor] : []));
	const said = [
		...pairs.map((pair, i) => ({ day: Math.floor(i / PER_DAY), text: pair.old })),
		...pairs.map((pair, i) => ({ day: LATER_DAYS + Math.floor(i / PER_DAY), text: pair.new })),
		...distractors.map((text, i) => ({ day: i, text })),
	].toSorted((one, other) => one.day - other.day);
	const clock = movableClock();
	clock.set(FIRST_DAY);
	return await withScratchEngine(clock, { embedder }, async (engine) => {
		for (const [i, { day, text }] of said.entries()) {
			clock.set(FIRST_DAY + day * DAY_MS + (i % (24 * 30)) * MINUTE_MS);
			await writeMemories(engine, { principal: OWNER, trigger: "eval", verbatim: true }, async (writing) =>
				addEpisode(writing, { type: "fact", body: text, confidence: "high", tags: [], significance: [] }),
			);
		}
		const index = await engine.index();
		await index.sync();
		if (embedder) await index.embedBacklog(embedder);
		clock.set(FIRST_DAY + (said.at(-1)!.day + 1) * DAY_MS);
		return await work(engine, clock, pairs);
	});
}

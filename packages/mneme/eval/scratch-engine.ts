// A workspace for one evaluation, in a temporary folder: its engine asks the real verbs, with an embedder that is given.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Engine, openEngine } from "../src/engine.ts";
import { openBundledEncoder } from "../src/inference/bundled.ts";
import type { Embedder } from "../src/inference/port.ts";
import { createRuntime } from "../src/inference/runtime.ts";
import { type Clock, systemRandom } from "../src/model/clock.ts";
import { OWNER } from "../src/model/principal.ts";
import { layOut } from "../src/workspace/layout/lay-out.ts";
import { withVectorCache } from "./vector-cache.ts";

export interface MovableClock extends Clock {
	set(time: number): void;
}

export function movableClock(): MovableClock {
	let ms = 0;
	return {
		now: () => ms,
		set: (time) => {
			ms = time;
		},
	};
}

/** The bundled encoder, native where it is installed, its vectors kept between runs in MNEME_EVAL_CACHE or the system's temporary folder. */
export async function openEvalEmbedder(): Promise<Embedder> {
	const runtime = createRuntime({ nativeFolder: fileURLToPath(new URL("..", import.meta.url)) });
	const folder = process.env.MNEME_EVAL_CACHE ?? join(tmpdir(), "mneme-eval-vectors");
	return withVectorCache(await openBundledEncoder(runtime), folder);
}

export async function withScratchEngine<Value>(
	clock: Clock,
	embedder: Embedder | undefined,
	work: (engine: Engine) => Promise<Value>,
): Promise<Value> {
	const root = mkdtempSync(join(tmpdir(), "mneme-eval-"));
	const folder = join(root, "ws");
	mkdirSync(folder);
	try {
		await layOut({ folder, timezone: "UTC", clock, random: systemRandom, durability: "off", report: () => undefined });
		const host = {
			folder,
			home: join(root, "home"),
			env: {},
			clock,
			random: systemRandom,
			principal: OWNER,
			progress: () => undefined,
			signal: new AbortController().signal,
		};
		const given = embedder === undefined ? {} : { openEmbedder: async () => embedder };
		const engine = await openEngine(host, { durability: "off", ...given });
		try {
			return await work(engine);
		} finally {
			await engine.close();
		}
	} finally {
		rmSync(root, { recursive: true, force: true });
	}
}

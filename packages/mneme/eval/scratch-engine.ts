// A workspace for one evaluation, in a temporary folder: its engine asks the real verbs, with the models that are given.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Engine, openEngine } from "../src/engine.ts";
import type { Embedder, Judge } from "../src/inference/port.ts";
import { type Clock, systemRandom } from "../src/model/clock.ts";
import { OWNER } from "../src/model/principal.ts";
import { layOut } from "../src/workspace/layout/lay-out.ts";

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

export async function withScratchEngine<Value>(
	clock: Clock,
	{ embedder, judge }: { readonly embedder?: Embedder | undefined; readonly judge?: Judge | undefined },
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
		const engine = await openEngine(host, {
			durability: "off",
			...(embedder && { openEmbedder: async () => embedder }),
			...(judge && { openJudge: async () => judge }),
		});
		try {
			return await work(engine);
		} finally {
			await engine.close();
		}
	} finally {
		rmSync(root, { recursive: true, force: true });
	}
}

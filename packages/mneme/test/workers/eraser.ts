// A process that erases a text from the whole history, and may kill itself at a step of that; or one that only recovers from it.
import { writeSync } from "node:fs";
import { openEngine } from "../../src/engine.ts";
import { eraseFromHistory } from "../../src/forgetting/erase/erase.ts";
import { scanErasure } from "../../src/forgetting/erase/scan.ts";
import { systemClock, systemRandom } from "../../src/model/clock.ts";
import { OWNER } from "../../src/model/principal.ts";
import type { RewriteStep } from "../../src/workspace/rewriting/finish.ts";

export interface EraserJob {
	readonly root: string;
	/** Undefined: open the workspace, which finishes or drops what another left, and end. */
	readonly text?: string;
	readonly killAt?: RewriteStep;
}

async function work({ root, text, killAt }: EraserJob): Promise<void> {
	say("ready");
	const engine = await openEngine({
		folder: root,
		home: `${root}-home`,
		env: {},
		clock: systemClock,
		random: systemRandom,
		principal: OWNER,
		progress: () => undefined,
		signal: new AbortController().signal,
	});
	if (text !== undefined) {
		const reach = (step: RewriteStep) => {
			if (step === killAt) process.kill(process.pid, "SIGKILL");
		};
		for (let outcome: string | undefined; outcome === undefined; ) {
			const scan = await scanErasure(engine, { ids: [], text, history: true }, { tag: "abcdef" });
			say("scanned");
			outcome = (await eraseFromHistory({ ...engine, approver: "human:cli", reach }, scan))?.status;
			say(outcome ?? "moved");
		}
	}
	await engine.close();
}

/** Straight to the descriptor: what was said stays said when the process is killed. */
function say(line: string): void {
	writeSync(1, `${line}\n`);
}

if (process.argv[2] !== undefined) await work(JSON.parse(process.argv[2]) as EraserJob);

// A process that changes files, makes outside edits for a sweep to find, and is refused: each of these is one line of the log.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sweep } from "../../src/workspace/outside/sweep.ts";
import { Workspace } from "../../src/workspace/workspace.ts";

export interface AuditorJob {
	readonly root: string;
	readonly id: number;
	readonly processes: number;
	readonly count: number;
}

/** Refusals are recorded once a minute: here no two acts of any two processes are closer than that. */
const APART_MS = 61_000;
const START_MS = Date.UTC(2026, 0, 1);
const SWEEP_EVERY = 10;
const REFUSED_EVERY = 7;

async function work({ root, id, processes, count }: AuditorJob): Promise<void> {
	let act = 0;
	const clock = { now: () => START_MS + (act * processes + id) * APART_MS };
	const workspace = await Workspace.open(root, { durability: "off", clock });
	const principal = { actor: "bot:main", role: "main", scopes: [] } as const;
	for (; act < count; act++) {
		if (act % SWEEP_EVERY === 0) {
			mkdirSync(join(root, "notes"), { recursive: true });
			writeFileSync(join(root, `notes/${id}-${act}.md`), `by a person ${id} ${act}\n`);
			await sweep(workspace);
		} else if (act % REFUSED_EVERY === 0) {
			await workspace.transaction({ principal, trigger: "suite" }, (tx) =>
				tx.write("SOUL.md", "no\n", { summary: `refused ${id} ${act}` }),
			);
		} else {
			await workspace.transaction({ principal, trigger: "suite" }, (tx) =>
				tx.append("memory/log.md", `${id} ${act}\n`, { summary: `line ${id} ${act}` }),
			);
		}
	}
	await workspace.close();
}

if (process.argv[2] !== undefined) await work(JSON.parse(process.argv[2]) as AuditorJob);

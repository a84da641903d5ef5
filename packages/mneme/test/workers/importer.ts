// A process that imports, and says after each batch how far it is: to be killed by who started it.
import { writeSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openEngine } from "../../src/engine.ts";
import { systemClock, systemRandom } from "../../src/model/clock.ts";
import { OWNER } from "../../src/model/principal.ts";
import { importMemories } from "../../src/operations/import.ts";

export interface ImporterJob {
	readonly root: string;
	readonly home: string;
	readonly path: string;
}

async function run({ root, home, path }: ImporterJob): Promise<void> {
	const host = {
		folder: root,
		home,
		env: {},
		clock: systemClock,
		random: systemRandom,
		principal: OWNER,
		progress: () => writeSync(1, "batch\n"),
		signal: new AbortController().signal,
	};
	const engine = await openEngine(host, { durability: "off" });
	const outcome = await importMemories.run(engine, importMemories.input.parse({ path }));
	await engine.close();
	writeSync(1, `${JSON.stringify(outcome)}\n`);
}

const [program, job] = process.argv.slice(1);
if (program === fileURLToPath(import.meta.url)) await run(JSON.parse(job!) as ImporterJob);

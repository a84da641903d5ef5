// npm run eval:absent [-- --set FILE] [--text]: whether recall says so when the answer is not there, and still answers when it is. Lines of a set
// with `memory` are what is remembered; without such lines it is the life of the set `updates`. sets/absent-held.jsonl was written before the
// thresholds were chosen, but was in view while they were: it is no blind set.

import { recall } from "../src/operations/recall.ts";
import { measureLabels } from "./labels.ts";
import { openEvalEmbedder } from "./models.ts";
import { readLines, UPDATES_SET, withUpdateStore } from "./update-store.ts";

type Line =
	| { readonly id: string; readonly memory: string }
	| { readonly id: string; readonly question: string; readonly answerable: boolean };

const args = process.argv.slice(2);
const set = args.includes("--set")
	? args[args.indexOf("--set") + 1]!
	: new URL("./sets/unanswerable.jsonl", import.meta.url);
const embedder = args.includes("--text") ? undefined : await openEvalEmbedder();
const lines = readLines<Line>(set);
const remembered = lines.flatMap((line) => ("memory" in line ? [{ id: line.id, distractor: line.memory }] : []));
const store = remembered.length > 0 ? remembered : readLines<(typeof remembered)[number]>(UPDATES_SET);
const answers = await withUpdateStore(store, embedder, async (engine) => {
	const found: { id: string; wanted: string; found: string }[] = [];
	for (const line of lines) {
		if ("memory" in line) continue;
		const { id, question, answerable } = line;
		const input = { question, arm: embedder ? "all" : "text", include: "archived", explain: true };
		const outcome = await recall.run(engine, recall.input.parse(input));
		if (outcome.status !== "done") throw new Error(`recall was ${outcome.status}`);
		found.push({ id, wanted: String(answerable), found: String(outcome.value.results.length > 0) });
	}
	return found;
});
await embedder?.close();
process.stdout.write(`${JSON.stringify(measureLabels("unanswerable", ["true", "false"], answers))}\n`);

// npm run eval:updates [-- --set FILE] [--no-decay] [--text]: of two statements the later of which puts the earlier right, which one comes first.

import { recall } from "../src/operations/recall.ts";
import { openEvalEmbedder } from "./models.ts";
import { readLines, UPDATES_SET, withUpdateStore } from "./update-store.ts";

const args = process.argv.slice(2);
const set = args.includes("--set") ? args[args.indexOf("--set") + 1]! : UPDATES_SET;
const embedder = args.includes("--text") ? undefined : await openEvalEmbedder();
const failed: string[] = [];
const count = await withUpdateStore(readLines(set), embedder, async (engine, _, pairs) => {
	for (const pair of pairs) {
		const input = { question: pair.question, arm: embedder ? "all" : "text", decay: !args.includes("--no-decay") };
		const outcome = await recall.run(engine, recall.input.parse(input));
		if (outcome.status !== "done") throw new Error(`recall was ${outcome.status}`);
		const place = (text: string) => outcome.value.results.findIndex((result) => result.text === text);
		const [old, later] = [place(pair.old), place(pair.new)];
		if (later < 0 || (old >= 0 && old < later)) failed.push(pair.id);
	}
	return pairs.length;
});
await embedder?.close();
const accuracy = Math.round((1 - failed.length / count) * 10_000) / 10_000;
process.stdout.write(`${JSON.stringify({ kind: "updates", count, accuracy, failed })}\n`);

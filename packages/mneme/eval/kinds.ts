// npm run eval:kinds [-- --set FILE] [--blind]: the kind of each question of a labelled set. --blind takes the half whose failures were not read while
// the rules were made; one hand wrote both halves and the rules, so a set by somebody else tells more.
import { QUERY_KINDS } from "../src/recall/query-kind.ts";
import { readQuestion } from "../src/recall/question.ts";
import { measureLabels } from "./labels.ts";
import { readLines } from "./update-store.ts";

const args = process.argv.slice(2);
const set = args.includes("--set") ? args[args.indexOf("--set") + 1]! : new URL("./sets/kinds.jsonl", import.meta.url);
const NOW = Date.UTC(2026, 2, 18, 12);
const lines = readLines<{ id: string; text: string; kind: string; blind?: boolean }>(set);
const answers = lines
	.filter(({ blind }) => blind === true || !args.includes("--blind"))
	.map(({ id, text, kind }) => ({ id, wanted: kind, found: readQuestion(text, NOW, "UTC").kind }));
process.stdout.write(`${JSON.stringify(measureLabels("kinds", QUERY_KINDS, answers))}\n`);

// npm run eval:capture: triggers, routing, secrets, injections and pairs on the labelled sets of the repository, one JSON object on
// stdout. `--kind K --set FILE` runs one kind on a set from outside; `--no-model` leaves the bundled models out.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { openEvalEmbedder, openEvalJudge } from "./models.ts";
import { evaluatePairs, type PairLine } from "./pairs.ts";
import { evaluateRouting, type RoutingLine } from "./routing.ts";
import { decideInjections, evaluateInjections, evaluateSecrets } from "./screening.ts";
import { decideTriggers, evaluateTriggers, type TriggerLine } from "./triggers.ts";

type Line = Readonly<Record<string, unknown>>;
type Evaluate = (lines: Line[], models: boolean) => unknown;

const KINDS: Readonly<Record<string, { readonly sets: readonly string[]; readonly evaluate: Evaluate }>> = {
	triggers: {
		sets: ["", "-confirm", "-blind", "-c", "-d", "-e", "-f", "-g", "-h"].map((name) => `triggers${name}`),
		async evaluate(lines, models) {
			const set = lines as unknown as TriggerLine[];
			return evaluateTriggers(set, models ? await decideTriggers(set) : undefined);
		},
	},
	routing: {
		sets: ["routing", "routing-h"],
		async evaluate(lines, models) {
			const embedder = models ? await openEvalEmbedder() : undefined;
			const figures = await evaluateRouting(lines as unknown as RoutingLine[], embedder);
			await embedder?.close();
			return figures;
		},
	},
	secrets: { sets: ["secrets", "secrets-h"], evaluate: (lines) => evaluateSecrets(lines) },
	injections: {
		sets: ["injections", "injections-held"],
		evaluate: async (lines, models) => evaluateInjections(lines, models ? await decideInjections(lines) : undefined),
	},
	duplicates: {
		sets: ["pairs", "pairs-blind", "pairs-c", "pairs-e", "pairs-own", "pairs-fresh", "pairs-held", "pairs-strangers"],
		async evaluate(lines, models) {
			const relation = models ? openEvalJudge() : undefined;
			const figures = await evaluatePairs(lines as unknown as PairLine[], relation);
			await relation?.close();
			return figures;
		},
	},
};
/** The name the sets of the repository have. */
const ALIASES: Readonly<Record<string, string>> = { pairs: "duplicates" };

function readLines(path: string): Line[] {
	const lines = readFileSync(path, "utf8").split("\n");
	return lines.filter((line) => line.trim() !== "").map((line) => JSON.parse(line) as Line);
}

const { values } = parseArgs({
	options: {
		kind: { type: "string" },
		set: { type: "string" },
		"no-model": { type: "boolean", default: false },
	},
});
const kind = values.kind === undefined ? undefined : (ALIASES[values.kind] ?? values.kind);
if ((kind !== undefined && !KINDS[kind]) || (kind === undefined && values.set !== undefined)) {
	process.stderr.write(`--kind must be one of ${Object.keys(KINDS).join(", ")}, pairs; --set needs it\n`);
	process.exit(2);
}
const models = !values["no-model"];
if (kind !== undefined && values.set !== undefined) {
	process.stdout.write(`${JSON.stringify(await KINDS[kind]!.evaluate(readLines(values.set), models))}\n`);
} else {
	const results: Record<string, unknown> = {};
	for (const [name, { sets, evaluate }] of Object.entries(KINDS)) {
		if (kind !== undefined && name !== kind) continue;
		for (const set of sets) {
			process.stderr.write(`${set}\n`);
			const path = fileURLToPath(new URL(`./sets/${set}.jsonl`, import.meta.url));
			results[set] = await evaluate(readLines(path), models);
		}
	}
	process.stdout.write(`${JSON.stringify(results)}\n`);
}

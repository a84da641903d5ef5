// Measures screening on labelled sets: secrets (what must not reach disk) and injections (orders to the agent).
// `npx tsx eval/screening.ts --kind secrets|injections [--set FILE] [--rules]` prints one JSON object; `eval:capture` calls the same.
// Injections are judged with the bundled judge, as the product does; with `--rules`, by the rules alone.

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { decideOrders } from "../src/capture/classify/orders.ts";
import { findOrders } from "../src/text/orders.ts";
import { findSecrets, redact } from "../src/text/secrets.ts";
import { openEvalJudge } from "./models.ts";

interface LabelFigures {
	readonly precision: number;
	readonly recall: number;
	readonly count: number;
}

export interface Evaluation {
	readonly kind: string;
	readonly count: number;
	readonly accuracy: number;
	readonly labels: Readonly<Record<"true" | "false", LabelFigures>>;
	readonly failed: readonly string[];
}

interface Judged {
	readonly id: string;
	readonly expected: boolean;
	readonly found: boolean;
}

type Line = Readonly<Record<string, unknown>>;

export function evaluateSecrets(lines: readonly Line[]): Evaluation {
	return figures(
		"secrets",
		lines.map((line) => {
			const text = whole(line, String(line.text));
			const expected = line.secret === true;
			const spans = Array.isArray(line.spans) ? line.spans.map((span) => whole(line, String(span))) : [];
			const clean = redact(text);
			const allGone = spans.every((span) => !clean.includes(span));
			return { id: String(line.id), expected, found: findSecrets(text).length > 0 && allGone };
		}),
	);
}

/** By the rules alone unless `verdicts`, one per line, says what was found. */
export function evaluateInjections(lines: readonly Line[], verdicts?: readonly boolean[]): Evaluation {
	return figures(
		"injections",
		lines.map((line, at) => ({
			id: String(line.id),
			expected: line.injection === true,
			found: verdicts?.[at] ?? findOrders(String(line.text)).injection,
		})),
	);
}

/** What the product finds: rules and judge together. */
export async function decideInjections(lines: readonly Line[]): Promise<boolean[]> {
	const judge = openEvalJudge();
	const verdicts: boolean[] = [];
	for (const { text } of lines) verdicts.push((await decideOrders(String(text), judge)).injection);
	await judge.close();
	return verdicts;
}

/** Our own sets split what looks like a secret with a `joint`, so that no scanner trips on the repository. */
function whole(line: Line, text: string): string {
	return typeof line.joint === "string" && line.joint !== "" ? text.replaceAll(line.joint, "") : text;
}

function figures(kind: string, judged: readonly Judged[]): Evaluation {
	const label = (value: boolean): LabelFigures => {
		const expected = judged.filter((line) => line.expected === value);
		const found = judged.filter((line) => line.found === value);
		const right = expected.filter((line) => line.found === value).length;
		return { precision: share(right, found.length), recall: share(right, expected.length), count: expected.length };
	};
	const failed = judged.filter((line) => line.expected !== line.found);
	return {
		kind,
		count: judged.length,
		accuracy: share(judged.length - failed.length, judged.length),
		labels: { true: label(true), false: label(false) },
		failed: failed.map((line) => line.id),
	};
}

/** Nothing to get wrong counts as right. */
function share(part: number, total: number): number {
	return total === 0 ? 1 : Math.round((part / total) * 10_000) / 10_000;
}

function readLines(path: string | URL): Line[] {
	const lines = readFileSync(path, "utf8").split("\n");
	return lines.filter((line) => line.trim() !== "").map((line) => JSON.parse(line) as Line);
}

if (import.meta.url === `file://${process.argv[1]}`) {
	const { values } = parseArgs({
		options: {
			kind: { type: "string", default: "secrets" },
			set: { type: "string" },
			rules: { type: "boolean", default: false },
		},
	});
	const lines = readLines(values.set ?? new URL(`./sets/${values.kind}.jsonl`, import.meta.url));
	const evaluation =
		values.kind === "injections"
			? evaluateInjections(lines, values.rules ? undefined : await decideInjections(lines))
			: evaluateSecrets(lines);
	process.stdout.write(`${JSON.stringify(evaluation)}\n`);
}

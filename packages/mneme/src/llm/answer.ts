// Turns what a model said into a value of the schema: finds the JSON, checks it, asks once more with the problem named, then gives up.
// How a model is reached is not known here; provider.ts and host.ts bring it.
import type { z } from "zod";
import { type Answered, type ModelRequest, type Unanswered, unanswered } from "./port.ts";

/** One answer as it arrived. */
export interface RawAnswer {
	readonly status: "raw";
	/** Text, or JSON that somebody parsed already. */
	readonly content: unknown;
	/** The model stopped at the limit of tokens. */
	readonly truncated: boolean;
}

export type Ask = (prompt: string, maxTokens: number) => Promise<RawAnswer | Unanswered>;

type Reading<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: string };

/** Enough for the model to see what it did; a runaway answer is not worth its tokens. */
const ECHO_CHARACTERS = 1_000;
/** One problem per place; the first few are enough to correct the rest. */
const MAX_PROBLEMS = 5;
/** An answer that did not fit gets this much more room the second time. */
const ROOM_AFTER_TRUNCATION = 2;

export async function askTwice<Value>(request: ModelRequest<Value>, ask: Ask): Promise<Answered<Value> | Unanswered> {
	const first = await ask(request.prompt, request.maxTokens);
	if (first.status === "unanswered") return first;
	const reading = readAnswer(request.schema, first);
	if (reading.ok) return { status: "answered", value: reading.value };
	const room = first.truncated ? request.maxTokens * ROOM_AFTER_TRUNCATION : request.maxTokens;
	const second = await ask(repairPrompt(request.prompt, first, reading.problem), room);
	if (second.status === "unanswered") return second;
	const repaired = readAnswer(request.schema, second);
	if (repaired.ok) return { status: "answered", value: repaired.value };
	return unanswered(
		"invalid",
		`The model's answer to the prompt "${request.name}" was of no use twice (${repaired.problem}); rules decided.`,
	);
}

export function readAnswer<Value>(schema: z.ZodType<Value>, { content, truncated }: RawAnswer): Reading<Value> {
	const data = typeof content === "string" ? findJson(content) : content;
	if (data === undefined) return { ok: false, problem: describeNoJson(content, truncated) };
	const parsed = schema.safeParse(data);
	if (parsed.success) return { ok: true, value: parsed.data };
	const problems = parsed.error.issues
		.slice(0, MAX_PROBLEMS)
		.map(({ path, message }) => (path.length === 0 ? message : `${path.join(".")}: ${message}`));
	return { ok: false, problem: problems.join("; ") };
}

function describeNoJson(content: unknown, truncated: boolean): string {
	if (typeof content === "string" && content.trim() === "") return "it was empty";
	return truncated ? "it was cut off before its end" : "it was not JSON";
}

/** The whole text, else the first fenced block, else from the first brace to the last: models like to explain themselves. */
function findJson(text: string): unknown {
	const fenced = /```(?:json)?\s*\n?([\s\S]*?)```/.exec(text)?.[1];
	const braced = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
	for (const candidate of [text, fenced, braced]) {
		if (candidate === undefined || candidate.trim() === "") continue;
		const parsed = tryParse(candidate);
		if (parsed !== undefined) return parsed;
	}
	return undefined;
}

function tryParse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
}

/** The same for the same answer, so that in host mode the second question too is found again by its hash. */
function repairPrompt(prompt: string, { content, truncated }: RawAnswer, problem: string): string {
	const said = (typeof content === "string" ? content : (JSON.stringify(content) ?? "")).slice(0, ECHO_CHARACTERS);
	const advice = truncated ? "Be much shorter." : "Correct it.";
	return `${prompt}

An earlier answer to this was of no use: ${problem}. It began:
${JSON.stringify(said)}
${advice} Answer with one JSON object in the shape asked for and nothing else.`;
}

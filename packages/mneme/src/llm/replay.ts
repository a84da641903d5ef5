// Runs a verb whose model calls must come out the same when it is run again: in host mode after each answer of the host, in every mode after
// a confirmation. Answers are kept by the hash of their prompt; a workspace that moved asks other prompts, and old answers then fit none.
import { type Clock, fixedClock } from "../model/clock.ts";
import { MemoryError } from "../model/errors.ts";
import type { NeedsModel, Outcome } from "../model/results.ts";
import type { Settings } from "../model/settings.ts";
import {
	findContinuation,
	hashSubject,
	issueContinuation,
	type Place,
	type Replay,
	redeemContinuation,
} from "../workspace/continuations.ts";
import { askTwice, readAnswer } from "./answer.ts";
import { type Completion, type LanguageModel, type ModelRequest, NO_USAGE } from "./port.ts";
import { type JsonSchema, jsonSchemaOf } from "./wire-schema.ts";

export interface ModelCall {
	readonly verb: string;
	/** What the verb was called with, less `token` and `answer`. */
	readonly input: unknown;
	readonly agent?: string | undefined;
	/** HEAD as the verb begins. */
	readonly commit: string | null;
	/** Of `needs-model` or of `needs-confirmation`. */
	readonly token?: string | undefined;
	/** The host's, to the prompt that came with the token: JSON, or text that holds it. */
	readonly answer?: unknown;
}

/** What the verb's body uses in place of the engine's own. */
export interface Sitting {
	readonly model: LanguageModel;
	/** Stands at the moment the verb was first called, so that prompts which name the day stay the same. */
	readonly clock: Clock;
	/** For `confirm`. */
	replay(): Replay;
}

/** Far above any answer asked for. */
const MAX_ANSWER_CHARACTERS = 200_000;

export async function withModel<Value>(
	place: Place,
	{ mode, model, call }: { mode: Settings["llm"]["mode"]; model: LanguageModel; call: ModelCall },
	body: (sitting: Sitting) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
	const begun = beginReplay(place, call);
	const answers: Record<string, unknown> = { ...begun.answers };
	const replay = () => ({ ...begun, answers });
	try {
		return await body({
			model: mode === "host" ? hostModel(answers) : recordedModel(model, answers),
			clock: fixedClock(begun.nowMs),
			replay,
		});
	} catch (error) {
		if (!(error instanceof ModelNeeded)) throw error;
		return askHost(place, call, { ...replay(), pending: error.hash }, error);
	}
}

function beginReplay(place: Place, call: ModelCall): Replay {
	const input = hashSubject(call.input);
	const fresh: Replay = { input, answers: {}, commit: call.commit, nowMs: place.clock.now() };
	if (call.answer !== undefined) return withAnswer(place, call, input);
	const carried = call.token === undefined ? undefined : findContinuation(place, call.verb, call.token);
	const isSameCall = carried?.agent === call.agent && carried?.replay?.input === input;
	return isSameCall && carried?.replay ? carried.replay : fresh;
}

function withAnswer(place: Place, { verb, agent, token, answer }: ModelCall, input: string): Replay {
	const tooLong = (JSON.stringify(answer) ?? "").length > MAX_ANSWER_CHARACTERS;
	if (tooLong) throw invalid(verb, `The answer is longer than ${MAX_ANSWER_CHARACTERS} characters.`);
	if (token === undefined) throw invalid(verb, "An answer needs the token that came with its prompt.");
	const { agent: asked, replay } = redeemContinuation(place, verb, token);
	if (replay?.pending === undefined || replay.input !== input || asked !== agent)
		throw invalid(verb, `This token belongs to another call of \`${verb}\`, or to no prompt.`);
	const { pending, ...rest } = replay;
	return { ...rest, answers: { ...replay.answers, [pending]: answer } };
}

function invalid(verb: string, text: string): MemoryError {
	return new MemoryError("INVALID_INPUT", `${text} Call \`${verb}\` again without answer and token.`, {
		data: { verb },
	});
}

function askHost(place: Place, { verb, agent }: ModelCall, replay: Replay, needed: ModelNeeded): NeedsModel {
	const token = issueContinuation(place, {
		verb,
		subject: replay.input,
		...(agent === undefined ? {} : { agent }),
		replay,
	});
	return { status: "needs-model", prompt: needed.prompt, schema: needed.schema, token };
}

/** Ends a run at the prompt nobody has answered yet. All model calls come before the first write, so nothing is half done. */
class ModelNeeded extends Error {
	override readonly name = "ModelNeeded";
	readonly prompt: string;
	readonly schema: JsonSchema;
	readonly hash: string;

	constructor(prompt: string, schema: JsonSchema, hash: string) {
		super("The host has to answer a prompt first");
		this.prompt = prompt;
		this.schema = schema;
		this.hash = hash;
	}
}

function hostModel(answers: Readonly<Record<string, unknown>>): LanguageModel {
	return {
		name: "host",
		async complete<Value>(request: ModelRequest<Value>): Promise<Completion<Value>> {
			const schema = jsonSchemaOf(request.schema);
			const result = await askTwice(request, async (prompt) => {
				const hash = hashSubject([prompt, schema]);
				if (!Object.hasOwn(answers, hash)) throw new ModelNeeded(prompt, schema, hash);
				return { status: "raw", content: answers[hash], truncated: false };
			});
			return { ...result, usage: NO_USAGE };
		},
	};
}

/** A provider asked again after a confirmation might say something else, and the confirmed plan would never be met. */
function recordedModel(model: LanguageModel, answers: Record<string, unknown>): LanguageModel {
	return {
		name: model.name,
		async complete<Value>(request: ModelRequest<Value>): Promise<Completion<Value>> {
			const hash = hashSubject([request.prompt, jsonSchemaOf(request.schema)]);
			if (Object.hasOwn(answers, hash)) {
				const known = readAnswer(request.schema, { status: "raw", content: answers[hash], truncated: false });
				if (known.ok) return { status: "answered", value: known.value, usage: NO_USAGE };
			}
			const completion = await model.complete(request);
			if (completion.status === "answered") answers[hash] = completion.value;
			return completion;
		},
	};
}

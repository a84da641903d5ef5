// `mneme/ai`: this memory for the AI SDK. `memoryTools` lets a model use it; `memoryMiddleware` gives every call what is known, and captures what
// the user says. Types are structural, so that no version of the SDK is needed to install Mneme.
import { z } from "zod";
import type { Memory } from "../index.ts";
import { Turn } from "./turn.ts";

export interface AiTool<Input extends z.ZodObject> {
	readonly description: string;
	readonly inputSchema: Input;
	execute(input: z.infer<Input>): Promise<unknown>;
}

function tool<Input extends z.ZodObject>(
	description: string,
	inputSchema: Input,
	execute: (input: z.infer<Input>) => Promise<unknown>,
): AiTool<Input> {
	return { description, inputSchema, execute };
}

/** For `tools` of generateText and streamText. Forgetting only proposes: the user confirms it where they are asked. */
export function memoryTools(memory: Memory) {
	return {
		memory_search: tool(
			"Search what is remembered about the user, their projects, people and past conversations. Use it before answering anything that may depend on them.",
			z.object({ question: z.string().min(1).describe("What you want to know, in plain words") }),
			async ({ question }) => await memory.recall({ question }),
		),
		memory_remember: tool(
			"Remember something the user asked you to keep, or a lasting fact or preference they stated. One statement a call, in plain words.",
			z.object({
				text: z.string().min(1).describe("The statement"),
				said: z.string().min(1).optional().describe("The user's own words, where they asked for it"),
			}),
			async ({ text, said }) => await memory.remember({ text, ...(said === undefined ? { auto: true } : { said }) }),
		),
		memory_get: tool(
			"Read memories in full by their ids.",
			z.object({ ids: z.array(z.string().min(1)).min(1) }),
			async ({ ids }) => await memory.get({ ids }),
		),
		memory_used: tool(
			"Say which memories your answer used, so that they stay alive.",
			z.object({ ids: z.array(z.string().min(1)).min(1) }),
			async ({ ids }) => await memory.used({ ids }),
		),
	};
}

export interface MiddlewareOptions {
	/** For what is known, core memory and all that answers the message. */
	readonly budgetTokens?: number;
	/** Remember what the user asks for or states. Default: yes. */
	readonly capture?: boolean;
	/** The memory's trouble never stops a conversation; it is told here. */
	readonly trouble?: (error: unknown) => void;
}

const DEFAULT_BUDGET_TOKENS = 1500;

interface Params {
	readonly prompt: readonly { readonly role: string; readonly content: unknown }[];
}

/** For `wrapLanguageModel({ model, middleware: memoryMiddleware(memory) })`. */
export function memoryMiddleware(memory: Memory, options: MiddlewareOptions = {}) {
	const { budgetTokens = DEFAULT_BUDGET_TOKENS, capture = true, trouble = () => undefined } = options;
	/** By the parameters we made: what the same call's answer is held against. */
	const turns = new WeakMap<object, Turn>();
	const ended = async (params: object, answer: string) => {
		await turns.get(params)?.end(answer, capture).catch(trouble);
	};
	return {
		specificationVersion: "v3" as const,
		async transformParams<Given extends Params>({ params }: { readonly params: Given }): Promise<Given> {
			try {
				const turn = await Turn.begin(memory, params.prompt, budgetTokens);
				const known = { role: "system", content: turn.context };
				const prompt = turn.context === "" ? params.prompt : [known, ...params.prompt];
				const given = { ...params, prompt };
				turns.set(given, turn);
				return given;
			} catch (error) {
				trouble(error);
				return params;
			}
		},
		async wrapGenerate<Result extends { readonly content: readonly object[] }>({
			doGenerate,
			params,
		}: {
			readonly doGenerate: () => PromiseLike<Result>;
			readonly params: object;
		}): Promise<Result> {
			const result = await doGenerate();
			await ended(params, result.content.map(textOf).join(""));
			return result;
		},
		async wrapStream<Part extends object, Result extends { readonly stream: ReadableStream<Part> }>({
			doStream,
			params,
		}: {
			readonly doStream: () => PromiseLike<Result>;
			readonly params: object;
		}): Promise<Result> {
			const result = await doStream();
			let answer = "";
			const listening = new TransformStream<Part, Part>({
				transform(part, controller) {
					answer += textOf(part);
					controller.enqueue(part);
				},
				flush: async () => await ended(params, answer),
			});
			return { ...result, stream: result.stream.pipeThrough(listening) };
		},
	};
}

/** Of a part of an answer, or of a piece of one. */
function textOf(part: object): string {
	const { type, text, delta } = part as { type?: unknown; text?: unknown; delta?: unknown };
	if (type === "text" && typeof text === "string") return text;
	return type === "text-delta" && typeof delta === "string" ? delta : "";
}

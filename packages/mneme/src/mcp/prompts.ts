// Prompts a person can pick in their client, for what no tool call of the model's begins by itself: a session's start and its end.
import {
	type GetPromptResult,
	type ListPromptsResult,
	ProtocolError,
	ProtocolErrorCode,
} from "@modelcontextprotocol/server";
import type { Role } from "../model/principal.ts";
import { type RunVerb, readResource } from "./resources.ts";

type Prompt = ListPromptsResult["prompts"][number];

interface PromptSpec extends Prompt {
	readonly text: string;
	/** Given along with the text. */
	readonly resources: readonly string[];
	/** Asks for what only some may do. */
	readonly writes: boolean;
}

const PROMPTS: readonly PromptSpec[] = [
	{
		name: "start",
		title: "Start with memory",
		description: "Core memory and what waits for you, at the beginning of a session",
		text: "Here is your core memory of me, and how the memory is. Use it in this session, tell me in a sentence or two what waits for me, and search the memory before you answer about anything earlier.",
		resources: ["mneme://core", "mneme://health"],
		writes: false,
	},
	{
		name: "wrap_up",
		title: "Remember this session",
		description: "Keep what is worth keeping before a session ends",
		text: "Go through this conversation. With memory_remember, keep each decision and its reason, each lasting fact and preference, and what is left to do, one statement a call; leave out the rest. Then tell me in a short list what you kept.",
		resources: [],
		writes: true,
	},
];

export function listPrompts(role: Role): Prompt[] {
	return promptsFor(role).map(({ name, title, description }) => ({ name, title, description }) as Prompt);
}

export async function getPrompt(role: Role, run: RunVerb, wanted: string): Promise<GetPromptResult> {
	const prompt = promptsFor(role).find(({ name }) => name === wanted);
	if (!prompt)
		throw new ProtocolError(
			ProtocolErrorCode.InvalidParams,
			`There is no prompt ${JSON.stringify(wanted)} for this caller.`,
		);
	const given = await Promise.all(prompt.resources.map(async (uri) => await readResource(run, uri)));
	const embedded = given.flatMap(({ contents }) =>
		contents.map((resource) => ({ type: "resource" as const, resource })),
	);
	const content = [...embedded, { type: "text" as const, text: prompt.text }];
	return { messages: content.map((each) => ({ role: "user" as const, content: each })) };
}

function promptsFor(role: Role): PromptSpec[] {
	return PROMPTS.filter(({ writes }) => !writes || role === "main" || role === "owner");
}

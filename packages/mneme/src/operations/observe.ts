// `observe`: a message or a transcript; what the user asked to be remembered is, and the rest of what they asked is reported.
import { z } from "zod";
import { observe as observeText } from "../capture/observe.ts";
import { workspaceOperation } from "./operation.ts";
import { rememberedSchema, rememberedValue, renderRemembered } from "./remembered.ts";

export const observe = workspaceOperation({
	name: "observe",
	summary: "Follow a message or transcript and remember what it asks for",
	details:
		'Takes plain text, lines of "User: …" and "Assistant: …", or JSON turns with role and content. Only the user\'s turns count; quoted, pasted and recalled text does not. Forgetting and reflecting are reported, not done.',
	input: z.object({
		text: z.string().describe("A message of the user, or a transcript"),
		previous: z.array(z.string()).default([]).describe("Messages before it, oldest first; repeatable"),
		about: z.string().min(1).optional().describe("The entity the conversation is about"),
	}),
	output: z.object({
		remembered: z.array(rememberedSchema),
		asked: z.array(
			z.object({
				intent: z.enum(["forget", "reflect", "recall"]),
				about: z.string().nullable(),
				permanent: z.boolean(),
			}),
		),
		messages: z.int(),
	}),
	positionals: ["text"],
	stdin: "text",
	examples: [
		{ line: 'mneme observe "Don\'t forget that the demo is on Friday"', about: "One message" },
		{ line: "mneme observe < transcript.txt", about: "A whole conversation" },
	],
	callers: ["main"],
	effect: "writes",
	async run(engine, { text, previous, about }) {
		const outcome = await observeText(engine, { text, previous, ...(about === undefined ? {} : { about }) });
		if (outcome.status !== "done") return outcome;
		const { remembered, asked, messages } = outcome.value;
		return { ...outcome, value: { remembered: remembered.map(rememberedValue), asked: [...asked], messages } };
	},
	render({ remembered, asked }, paint) {
		const lines = [
			...remembered.map((value) => renderRemembered(value, paint)),
			...asked.map(({ intent, about }) => `Asked to ${paint.bold(intent)}${about === null ? "" : `: ${about}`}`),
		];
		return lines.length === 0 ? "Nothing to remember." : lines.join("\n");
	},
});

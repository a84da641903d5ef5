// Where a memory belongs and what it speaks of: the classifier of the routing step. Its answer has the fields that the rules give, too.
import { z } from "zod";
import { ONLY_MATERIAL, type Prompt, quote } from "./prompt.ts";

const name = z.string().trim().min(1).max(100);
/** `type--name`; no slash, backslash or dot, so that it can never be a path. Callers make their own slugs of it. */
const entityId = z
	.string()
	.max(120)
	.regex(/^[a-z]+--[^/\\.]+$/);

export const routingSchema = z.object({
	store: z.enum(["core", "episodic", "semantic", "procedural", "vault"]),
	entities: z.array(z.object({ name, type: z.enum(["person", "project", "concept", "tool", "place"]) })).max(12),
	relations: z
		.array(
			z.object({
				from: entityId,
				relation: z
					.string()
					.regex(/^[a-z]+(-[a-z]+)*$/)
					.max(40),
				to: entityId,
			}),
		)
		.max(12),
	tags: z.array(z.string().trim().min(1).max(40)).max(5),
	confidence: z.enum(["high", "medium", "low"]),
	core_update: z.boolean(),
	summary: z.string().trim().min(1).max(400),
});

export type ModelRouting = z.infer<typeof routingSchema>;

const EXAMPLES: readonly { text: string; answer: ModelRouting }[] = [
	{
		text: "We agreed on Tuesday that Lighthouse will move from MySQL to Postgres.",
		answer: {
			store: "episodic",
			entities: [
				{ name: "Lighthouse", type: "project" },
				{ name: "Postgres", type: "tool" },
			],
			relations: [{ from: "project--lighthouse", relation: "uses", to: "tool--postgres" }],
			tags: ["database", "migration"],
			confidence: "high",
			core_update: false,
			summary: "Agreed on Tuesday that Lighthouse moves from MySQL to Postgres.",
		},
	},
	{
		text: "Before a release, run the smoke tests, then tag the commit.",
		answer: {
			store: "procedural",
			entities: [],
			relations: [],
			tags: ["release", "testing"],
			confidence: "high",
			core_update: false,
			summary: "Before a release: run the smoke tests, then tag the commit.",
		},
	},
];

const INSTRUCTIONS = `Sort one piece of information into a memory. Answer with one JSON object with these fields:

store: where it belongs. Take the first that fits.
- "vault": the user asks that it never fade, be kept for good, be protected.
- "procedural": how a task is done: steps, or what to do whenever something comes up ("When the build breaks, clear the cache first.").
- "episodic": something that happened, was decided, or is due at a certain time ("Called the landlord today, he agreed.").
- "core": the user's own person and no other: who they are, what they are busy with these days, how to talk to them and treat them, what must never be missed ("I'm a nurse.", "Keep answers short.", "I'm allergic to nuts.").
- "semantic": every other lasting fact, about other people, things, places, projects, tools, ideas ("The fuse box is in the cellar.", "Ana leads Lighthouse.").
entities: people, projects, tools, places and concepts that the text names, each with name and type. Leave out dates, numbers and everyday words.
relations: how they are connected. "from" and "to" are written type--name in lower case with hyphens ("tool--visual-studio"); the user is "person--user". "relation" is one of develops, uses, part-of, contains, depends-on, decided-on, supersedes, preceded-by, prefers, avoids, relates-to, inspired-by, contradicts, or a verb like these. Only what the text says.
tags: two to five topics, lower case.
confidence: "high" where the user asked to remember it or it plainly matters, "medium" where it seems useful, "low" where in doubt.
core_update: true only where it changes who the user is, what they are doing now, or a critical fact.
summary: one sentence that makes sense on its own, in the language of the text. Add nothing.`;

const examples = EXAMPLES.map(({ text, answer }) => `Text: ${quote(text)}\nAnswer: ${JSON.stringify(answer)}`).join(
	"\n\n",
);

export const routingPrompt: Prompt<string, ModelRouting> = {
	name: "routing",
	schema: routingSchema,
	maxTokens: 600,
	write: (text) => `${INSTRUCTIONS}\n\n${examples}\n\n${ONLY_MATERIAL}\n\nText: ${quote(text)}\nAnswer:`,
};

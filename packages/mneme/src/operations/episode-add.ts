// `episode add`: one entry at the end of today's log.
import { z } from "zod";
import { SIGNIFICANCE_TAGS } from "../formats/significance.ts";
import { addEpisode } from "../stores/episodes.ts";
import { writeMemories } from "../stores/write-memories.ts";
import { confidence, renderWritten, requestOf, writtenSchema } from "./memory-writes.ts";
import { workspaceOperation } from "./operation.ts";

export const episodeAdd = workspaceOperation({
	name: "episode add",
	summary: "Write an entry into today's log",
	details: "The day and minute are those of the workspace's time zone. Entries are never rewritten.",
	input: z.object({
		text: z.string().min(1).describe("What happened; standard input if it is piped"),
		type: z
			.string()
			.regex(/^[\p{L}\p{N}][\p{L}\p{N}-]*$/u)
			.meta({ expects: "one word" })
			.default("event")
			.describe("decision, fact, preference, task, event, emotion, correction, or a word of your own"),
		tag: z.array(z.string().min(1)).default([]).describe("A topic; repeatable"),
		significance: z.array(z.enum(SIGNIFICANCE_TAGS)).default([]).describe("Why it matters; repeatable"),
		confidence,
		source: z.string().min(1).default("user-explicit").describe("Where it comes from"),
	}),
	output: writtenSchema,
	positionals: ["text"],
	stdin: "text",
	examples: [
		{ line: 'mneme episode add "We chose the blue one" --type decision --tag design', about: "A decision" },
		{ line: "git log -1 | mneme episode add --type event", about: "From another program" },
	],
	callers: ["main"],
	effect: "writes",
	async run(engine, { text, type, tag, significance, confidence, source }) {
		return await writeMemories(engine, requestOf(engine, "episode add"), async (writing) => ({
			...(await addEpisode(writing, { type, body: text, confidence, tags: tag, significance, source })),
			tx: writing.tx.id,
		}));
	},
	render: renderWritten,
});

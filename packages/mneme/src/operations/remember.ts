// `remember`: a text in plain words ends where it belongs.
import { z } from "zod";
import { type RememberRequest, remember as rememberText } from "../capture/remember.ts";
import type { Engine } from "../engine.ts";
import type { LanguageModel } from "../llm/port.ts";
import type { Outcome } from "../model/results.ts";
import { workspaceOperation } from "./operation.ts";
import { rememberedSchema, rememberedValue, renderRemembered } from "./remembered.ts";

export const remember = workspaceOperation({
	name: "remember",
	summary: "Remember something said in plain words, where it belongs",
	details:
		"Finds the store, the entities and the relations, compares with what is known (the same again counts as used, an update supersedes, a contradiction is told), and writes all of it as one change. Secrets are left out; text that gives the agent orders goes to quarantine.",
	input: z.object({
		text: z.string().describe('What to remember; the words "remember that" may stand in front'),
		auto: z.boolean().default(false).describe("Nobody asked for it: it was noticed, and weighs less"),
		source: z.string().min(1).optional().describe("Where it comes from: conversation, a memory's id, …"),
		said: z.string().min(1).optional().describe("The user's own words, where the text is not them"),
		store: z
			.enum(["core", "episodic", "semantic", "procedural", "vault"])
			.optional()
			.describe("Into this store, whatever its words say"),
		about: z.string().min(1).optional().describe("The entity the conversation is about: type--name, or a name"),
		careful: z
			.boolean()
			.default(false)
			.describe("Also ask the judge how it relates to what is known; it takes a moment to load"),
		token: z.string().optional().describe("With an answer: the token that came with the prompt"),
		answer: z.unknown().optional().describe("The caller's answer to the prompt, where the caller is the model"),
	}),
	output: rememberedSchema,
	positionals: ["text"],
	stdin: "text",
	examples: [
		{ line: 'mneme remember "I prefer TypeScript over JavaScript"', about: "A preference: graph and core memory" },
		{ line: 'mneme remember "The deadline for Helios is 30 March"', about: "A fact about a project" },
		{ line: "mneme remember --about project--helios < notes.txt", about: "From a file, about a project" },
	],
	callers: ["main"],
	effect: "writes",
	async run(engine, { auto, careful, token, answer, ...input }) {
		const request = { ...withoutUndefined(input), text: input.text, explicit: !auto };
		const outcome = await withModels(engine, { input: request, token, answer }, async (model) => {
			const judged = careful ? { relation: await engine.judge() } : {};
			return await rememberText(engine, { ...request, ...model, ...judged });
		});
		return outcome.status === "done" ? { ...outcome, value: rememberedValue(outcome.value) } : outcome;
	},
	render: renderRemembered,
});

/** With the language model the settings name: none, a provider's, or the caller itself. */
async function withModels<Value>(
	engine: Engine,
	{ input, token, answer }: { input: RememberRequest; token: string | undefined; answer: unknown },
	body: (model: { model?: LanguageModel }) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
	const { settings, workspace, clock, random, home, env, principal } = engine;
	const { mode } = settings.llm;
	if (mode === "rules") return await body({});
	const [{ openLanguageModel }, { withModel }] = await Promise.all([
		import("../llm/open.ts"),
		import("../llm/replay.ts"),
	]);
	const call = {
		verb: "remember",
		input,
		agent: principal.agent,
		commit: workspace.ledger.head() ?? null,
		token,
		answer,
	};
	const place = { root: workspace.root, clock, random };
	const model = openLanguageModel(settings.llm, { home, env, clock });
	return await withModel(place, { mode, model, call }, async (sitting) => await body({ model: sitting.model }));
}

function withoutUndefined<Input extends object>(input: Input): { [Key in keyof Input]: NonNullable<Input[Key]> } {
	const entries = Object.entries(input).filter(([, value]) => value !== undefined);
	return Object.fromEntries(entries) as { [Key in keyof Input]: NonNullable<Input[Key]> };
}

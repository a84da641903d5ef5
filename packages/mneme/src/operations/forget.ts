// `forget`: finds what a wish to forget means in every store, shows the exact list, and archives or deletes it once the user agrees.
import { z } from "zod";
import { withModel } from "../capture/models-at-hand.ts";
import type { Engine } from "../engine.ts";
import { forgetItems } from "../forgetting/forget.ts";
import { type ForgetItem, type ForgetPlan, planForget, planIds, planSteps } from "../forgetting/plan.ts";
import { type ForgetRequest, parseForgetRequest } from "../forgetting/request.ts";
import { MemoryError } from "../model/errors.ts";
import { parseMemoryId } from "../model/ids.ts";
import { done, type Notice, type Outcome } from "../model/results.ts";
import { shorten } from "../stores/episodes.ts";
import { writeMemories } from "../stores/write-memories.ts";
import { recordEdits } from "../workspace/outside/edited-paths.ts";
import { approvalOf, askFor, confirmation } from "./confirmation.ts";
import { type Paint, workspaceOperation } from "./operation.ts";

const itemSchema = z.object({
	id: z.string(),
	path: z.string(),
	line: z.int(),
	/** What it says, and which of it is meant where the rest stays. */
	text: z.string(),
	parts: z.array(z.string()).optional(),
});

const outputSchema = z.object({
	/** What is forgotten now, or would be with dryRun. */
	forgotten: z.array(itemSchema),
	/** What may be meant: say it in other words, or name ids. Nothing was done to it. */
	near: z.array(itemSchema),
	/** Why it had to be asked about. */
	question: z.string().nullable(),
	permanently: z.boolean(),
	tx: z.string().nullable(),
	dryRun: z.boolean(),
});

type Output = z.infer<typeof outputSchema>;

export const forget = workspaceOperation({
	name: "forget",
	summary: "Forget what you name, in words or by id, after showing the list",
	details:
		"Looks in core memory, episodes, the graph, procedures, the vault, notes and what waits for approval. Only what surely is meant is on the list; what is merely near comes back as a question. Forgotten is in no answer and stays so through decay, imports and a new index; `mneme restore ID` brings it back as it was. --permanently takes it off the disk; the history keeps it until `mneme erase`.",
	input: z.object({
		what: z.array(z.string().min(1)).min(1).describe("In words: about Alex's old phone; or ids of memories"),
		permanently: z.boolean().default(false).describe("Delete it from disk instead of archiving it"),
		dryRun: z.boolean().default(false).describe("Only show what would be forgotten"),
		...confirmation,
	}),
	output: outputSchema,
	positionals: ["what"],
	examples: [
		{ line: `mneme forget "Alex's old phone"`, about: "In words; shows the list first" },
		{ line: "mneme forget fact:person--alex:k7f2", about: "By id, and wherever else the same is said" },
		{ line: 'mneme forget "everything about Project Helios" --permanently', about: "Off the disk" },
	],
	callers: ["main"],
	effect: "destroys",
	async run(engine, { what, permanently, dryRun, confirm, userReply }): Promise<Outcome<Output>> {
		const words = what.join(" ");
		const byId = what.every((each) => parseMemoryId(each) !== undefined);
		const request: ForgetRequest | undefined = byId ? undefined : parseForgetRequest(words);
		const permanent = permanently || request?.permanent === true;
		const plan = await makePlan(engine, what, request);
		const value = outputOf(plan, permanent, dryRun);
		if (dryRun || plan.items.length === 0) return done(value, plan.items.length === 0 ? nothing(plan) : []);
		const question = { verb: "forget", plan: planSteps(plan, permanent), confirm, userReply };
		const asked = askFor(engine, question);
		if (asked.status === "refused") return asked;
		const notices = permanent ? [KEPT_BY_HISTORY] : [];
		if (asked.status !== "approved") return { ...asked, notices: [...asked.notices, ...notices, ...doubts(plan)] };
		const said = `user said ${JSON.stringify(shorten(words, TRIGGER_CHARS))}`;
		const trigger = permanent ? "user asked to delete it permanently" : said;
		const principal = { ...engine.principal, actor: "bot:trigger-forget" } as const;
		const writing = { principal, verbatim: true, ...approvalOf(asked, trigger) };
		const outcome = await writeMemories(engine, writing, async (writing) => {
			await forgetItems(writing, plan.items, permanent);
			return { ...value, tx: writing.tx.id };
		});
		if (outcome.status === "done") await (await engine.index()).sync();
		return outcome.status === "done" ? { ...outcome, notices: [...outcome.notices, ...notices] } : outcome;
	},
	render: renderForget,
});

const TRIGGER_CHARS = 160;
const KEPT_BY_HISTORY: Notice = {
	level: "info",
	text: "The history keeps what is deleted, and so do lines of the audit log; `mneme erase ID --history` takes it out of there, too.",
};

async function makePlan(
	engine: Engine,
	what: readonly string[],
	request: ForgetRequest | undefined,
): Promise<ForgetPlan> {
	const { workspace, settings, clock, random } = engine;
	const deps = { workspace, settings, clock, random, index: await engine.index() };
	const findItems = async () => {
		if (!request) return await planIds(deps, what);
		engine.progress({ text: "Reading what may be meant" });
		return await withModel(
			async () => ({ embedder: await engine.embedder(), judge: await engine.judge() }),
			async (models) => await planForget({ ...deps, ...models }, request),
		);
	};
	const found = await findItems();
	// What a person typed a moment ago is in the file and not yet in the index.
	const edits = await recordEdits(workspace, [...new Set(found.items.map(({ path }) => path))]);
	const plan = edits.length === 0 ? found : await findItems();
	if (request?.targets.length === 0 && plan.items.length + plan.near.length === 0)
		throw new MemoryError(
			"INVALID_INPUT",
			`${JSON.stringify(what.join(" "))} names nothing. Say what to forget: mneme forget "Alex's old phone".`,
		);
	return plan;
}

function nothing({ near, question }: ForgetPlan): Notice[] {
	if (near.length === 0) return [{ level: "info", text: "Nothing is remembered that this surely means." }];
	return [{ level: "info", text: `${question ?? "Nothing surely is what you mean."} Name the ids, or say it closer.` }];
}

function doubts({ near }: ForgetPlan): Notice[] {
	if (near.length === 0) return [];
	const listed = near.map(({ id }) => id).join(", ");
	return [{ level: "info", text: `Not on the list, though near: ${listed}.` }];
}

function outputOf({ items, near, question }: ForgetPlan, permanently: boolean, dryRun: boolean): Output {
	return {
		forgotten: items.map(rowOf),
		near: near.map(rowOf),
		question: question ?? null,
		permanently,
		tx: null,
		dryRun,
	};
}

function rowOf({ id, path, line, says, parts }: ForgetItem): z.infer<typeof itemSchema> {
	return { id, path, line, text: says, ...(parts ? { parts: [...parts] } : {}) };
}

function renderForget({ forgotten, near, tx, permanently, dryRun }: Output, paint: Paint): string {
	const row = ({ id, text, parts }: z.infer<typeof itemSchema>) =>
		`  ${paint.bold(id)}  ${shorten((parts ?? [text]).join(" … "))}`;
	const word = permanently ? "deleted" : "forgotten";
	const head = dryRun
		? `Would be ${word}:`
		: tx === null
			? "Nothing was done."
			: `${word[0]!.toUpperCase()}${word.slice(1)}:`;
	const back = tx !== null && !permanently ? [paint.dim("`mneme restore ID` brings it back.")] : [];
	const asked = near.length === 0 ? [] : ["Near, and left alone:", ...near.map(row)];
	return [head, ...forgotten.map(row), ...asked, ...back].join("\n");
}

// `erase`: out of the files, or with --history out of every commit too, with a receipt that can be checked. The list comes first.
import { z } from "zod";
import type { Engine } from "../engine.ts";
import { listElsewhere } from "../forgetting/erase/elsewhere.ts";
import { type Erased, eraseFromFiles, eraseFromHistory } from "../forgetting/erase/erase.ts";
import { needlesOf } from "../forgetting/erase/needles.ts";
import { type EraseRequest, type ErasureScan, isEmpty, planOf, scanErasure } from "../forgetting/erase/scan.ts";
import { MemoryError } from "../model/errors.ts";
import { type Done, done, type Notice, type Outcome, refused } from "../model/results.ts";
import { askFor, confirmation } from "./confirmation.ts";
import { workspaceOperation } from "./operation.ts";

const outputSchema = z.object({
	dryRun: z.boolean(),
	/** What was done, or with dryRun would be. */
	plan: z.array(z.object({ action: z.string(), target: z.string(), detail: z.string().optional() })),
	receipt: z.string().nullable(),
	/** Shown once: what `erase verify` knows the erased objects by. */
	key: z.string().nullable(),
	commitsRewritten: z.int(),
	objects: z.int(),
	/** Places that may still have it. */
	elsewhere: z.array(z.string()),
});

type Output = z.infer<typeof outputSchema>;

const TAG_BYTES = 3;
/** The history may go on, or a file be edited, between looking and acting. */
const ATTEMPTS = 5;

export const erase = workspaceOperation({
	name: "erase",
	summary: "Take memories or a text out of everything, the history included",
	details:
		"Takes the named memories out of their files, the scores, the index; an episode leaves its heading. With --history also out of every commit: the history is rewritten, all other commits, authors, times and audit lines stay, and a receipt says how to check it. --text takes an exact text out of everything, messages and proposals included; pipe it in so that no shell remembers it. Remotes and clones are named, not reached. Only you can do this, and it cannot be undone.",
	input: z.object({
		ids: z.array(z.string()).default([]).describe("Ids of memories"),
		text: z.string().optional().describe("An exact text, to be taken out wherever it is"),
		history: z.boolean().default(false).describe("Also out of every commit"),
		dryRun: z.boolean().default(false).describe("Only show what would be erased"),
		...confirmation,
	}),
	output: outputSchema,
	positionals: ["ids"],
	stdin: "text",
	examples: [
		{ line: "mneme erase episode:2026-02-02:14:30 --history", about: "One entry, out of every commit" },
		{ line: "mneme erase --history --text 'the old door code'", about: "A text, wherever it is" },
		{ line: "mneme erase fact:person--alex:k7f2 --dry-run", about: "What would go" },
	],
	callers: [],
	effect: "destroys",
	async run(engine, { ids, text, history, dryRun, confirm, userReply }): Promise<Outcome<Output>> {
		const unfinished = engine.workspace.ledger.refs.unfinished();
		if (unfinished)
			return refused(
				`git is in the middle of something on the ledger (${unfinished})`,
				"Finish or abort it with `mneme git`, then try again.",
			);
		// A line end that a pipe added is not part of the text, and an empty pipe gives none.
		const given = text?.replace(/\r?\n$/, "") || undefined;
		return await run(engine, { ids, text: given, history }, { dryRun, confirm, userReply });
	},
	render({ dryRun, plan, receipt, key, commitsRewritten, objects, elsewhere }, paint) {
		const lines = plan.map(
			({ action, target, detail }) => `${action} ${target}${detail ? paint.dim(` (${detail})`) : ""}`,
		);
		if (dryRun) return lines.join("\n") || "There is nothing to erase.";
		const told = [
			receipt === null
				? "Erased from the files; the history keeps it (--history)."
				: `Erased: ${objects} objects are gone, ${commitsRewritten} commits were written anew.`,
		];
		if (receipt !== null)
			told.push(`Receipt: ${receipt}`, `Key: ${key} ${paint.dim("(kept nowhere; `mneme erase verify` takes it)")}`);
		return [...told, ...elsewhere.map((place) => `${paint.yellow("not reached")}: ${place}`)].join("\n");
	},
});

interface Answer {
	readonly dryRun: boolean;
	readonly confirm: string | undefined;
	readonly userReply: string | undefined;
}

async function run(engine: Engine, request: EraseRequest, answer: Answer): Promise<Outcome<Output>> {
	const { dryRun } = answer;
	const tag = Buffer.from(engine.random.bytes(TAG_BYTES)).toString("hex");
	let agreed: { readonly plan: string; readonly approver: string } | undefined;
	for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
		const looking = { tag, signal: engine.signal, report: reporter(engine, "Looking through the history") };
		const scan = await scanErasure(engine, request, looking);
		if (isEmpty(scan)) throw nothingFound();
		const plan = planOf(scan);
		if (dryRun) return done(outputOf(scan, listPlaces(engine, scan)), shortWords(scan));
		if (agreed?.plan !== JSON.stringify(plan)) {
			// What was agreed to before the history went on was another list.
			const question = agreed ? { confirm: undefined, userReply: undefined } : answer;
			const asked = askFor(engine, { verb: "erase", plan, ...question });
			if (asked.status === "refused") return asked;
			if (asked.status !== "approved")
				return { ...asked, notices: [...asked.notices, ...scope(scan), ...shortWords(scan)] };
			agreed = { plan: JSON.stringify(plan), approver: asked.approver };
		}
		const deps = { ...engine, approver: agreed.approver, report: reporter(engine, "Writing the history anew") };
		const outcome = request.history ? await eraseFromHistory(deps, scan) : await eraseFromFiles(deps, scan);
		if (!outcome) continue;
		if (outcome.status !== "done") return outcome;
		return await conclude(engine, scan, outcome);
	}
	throw new MemoryError(
		"LOCKED",
		"The memory keeps changing. Wait until whatever writes it is done, and try again; nothing was erased.",
	);
}

function reporter(engine: Engine, text: string) {
	return (done: number, total: number) => engine.progress({ text, done, total });
}

function nothingFound(): MemoryError {
	return new MemoryError(
		"NOT_FOUND",
		"Nothing of it is in the files or, with --history, in the history. Texts are compared letter by letter.",
	);
}

/** It is erased, and the key is kept nowhere: whatever goes wrong from here on is told beside it. */
async function conclude(engine: Engine, scan: ErasureScan, { value, notices }: Done<Erased>): Promise<Outcome<Output>> {
	const failed: Notice[] = [];
	const attempt = async <Value>(what: string, work: () => Value | Promise<Value>) => {
		try {
			return await work();
		} catch (error) {
			failed.push({ level: "warning", text: `It is erased, but ${what} failed: ${(error as Error).message}` });
			return undefined;
		}
	};
	await attempt("bringing the index up to date", async () => await (await engine.index()).sync());
	const elsewhere = await attempt("looking for other places that have it", () => listPlaces(engine, scan));
	return done(outputOf(scan, elsewhere ?? [], value), [...notices, ...failed]);
}

function listPlaces(engine: Engine, { erasure: { text } }: ErasureScan): string[] {
	return listElsewhere(engine.workspace.context, text === undefined ? [] : needlesOf(text));
}

function outputOf(scan: ErasureScan, elsewhere: string[], erased?: Erased): Output {
	return {
		dryRun: erased === undefined,
		plan: planOf(scan),
		receipt: erased?.receipt ?? null,
		key: erased?.key ?? null,
		commitsRewritten: erased?.commitsRewritten ?? 0,
		objects: erased?.objects ?? 0,
		elsewhere,
	};
}

/** Not part of the plan: the history goes on without the question being another. */
function scope({ rewriting }: ErasureScan): Notice[] {
	if (!rewriting) return [];
	const count = [...rewriting.commits].filter(([old, fresh]) => old !== fresh).length;
	return [
		{
			level: "warning",
			text: `${count} of ${rewriting.commits.size} commits are written anew. This cannot be undone.`,
		},
	];
}

function shortWords({ erasure, found }: ErasureScan): Notice[] {
	if (erasure.targets.length === 0 || found.sayTheSame.size === 0) return [];
	const { size } = found.sayTheSame;
	const text = size === 1 ? "1 other memory says the same and stays." : `${size} other memories say the same and stay.`;
	return [{ level: "warning", text }];
}

// `recall`: what the memory knows that answers a question, ranked, and why.
import { z } from "zod";
import type { Engine } from "../engine.ts";
import { MemoryError } from "../model/errors.ts";
import { done, type Notice } from "../model/results.ts";
import type { Answer } from "../recall/answer.ts";
import { recallAsOf } from "../recall/as-of.ts";
import { contextBlock, saysSomething } from "../recall/context-block.ts";
import { QUERY_KINDS } from "../recall/query-kind.ts";
import { recall as recallMemories } from "../recall/recall.ts";
import { recallValidAt } from "../recall/valid-at.ts";
import { getVersion } from "../workspace/history/versions.ts";
import { timeFrame } from "./history-rows.ts";
import { memoryRow, memorySchema } from "./memory-rows.ts";
import { type Paint, workspaceOperation } from "./operation.ts";

const ARMS = ["text", "meaning", "all"] as const;
const READ_AGAIN_MS = 50;

const resultSchema = memorySchema.extend({
	score: z.number(),
	relevance: z.number(),
	decay: z.number(),
	status: z.enum(["active", "fading", "dormant", "archived"]),
	/** Ids of others that say the same. */
	same: z.array(z.string()),
	/** Each part of the score, with --explain. */
	why: z.array(z.object({ part: z.string(), points: z.number() })).optional(),
});

const outputSchema = z.object({
	question: z.string(),
	kind: z.enum(QUERY_KINDS),
	/** The words that decided the kind. */
	because: z.string().optional(),
	spans: z.array(z.object({ from: z.string(), to: z.string(), words: z.string() })),
	entities: z.array(z.object({ id: z.string(), label: z.string(), similarity: z.number() })),
	related: z.array(
		z.object({
			id: z.string(),
			label: z.string(),
			relation: z.string(),
			direction: z.enum(["out", "in"]),
			from: z.string(),
			hops: z.int(),
		}),
	),
	results: z.array(resultSchema),
	hidden: z.object({ dormant: z.int(), archived: z.int() }),
	/** A ready block for a prompt, with --context. */
	context: z.string().optional(),
});

type Output = z.infer<typeof outputSchema>;

export const recall = workspaceOperation({
	name: "recall",
	summary: "What the memory knows that answers a question",
	details:
		"Ranked by relevance and by how alive each memory is. Asking alone does not keep a memory alive; `mneme used` does. --as-of asks what was known then, --valid-at what was true then.",
	input: z.object({
		question: z.string().min(1).describe("What you want to know"),
		limit: z.int().min(1).max(1000).optional().describe("Most results; else search.maxResults"),
		minScore: z.number().min(0).max(1).optional().describe("Leave out what is less relevant; else search.minScore"),
		arm: z
			.enum(ARMS)
			.optional()
			.describe("By words, by meaning, or all; else all where the encoder is loaded, or words"),
		include: z.enum(["dormant", "archived"]).optional().describe("Also what is dormant, or all that is hidden"),
		decay: z.boolean().default(true).describe("Rank by how alive a memory is, too"),
		asOf: z.string().min(1).optional().describe("Answer from what was remembered at that time"),
		validAt: z.string().min(1).optional().describe("Answer with the facts that held on that day"),
		context: z.int().min(50).max(100_000).optional().describe("Also give a block for a prompt, within so many tokens"),
		explain: z.boolean().default(false).describe("Show the kind of question and each part of each score"),
	}),
	output: outputSchema,
	positionals: ["question"],
	examples: [
		{ line: 'mneme recall "When did we choose Postgres?"', about: "What happened when" },
		{ line: 'mneme recall "what do you know about Alex" --context 800', about: "A block for a prompt" },
		{ line: 'mneme recall "Who leads the team?" --as-of 2026-03-01 --explain', about: "As it was known then, and why" },
	],
	callers: ["main", "subagent", "reader", "engine"],
	effect: "reads",
	async run(engine, input) {
		const { settings } = engine;
		const options = {
			limit: input.limit ?? settings.search.maxResults,
			minScore: input.minScore ?? settings.search.minScore,
			...(input.decay ? {} : { withoutDecay: true }),
			...(input.include === undefined ? {} : { include: input.include }),
			...(input.arm === "meaning" ? { withoutText: true } : {}),
		};
		const notices: Notice[] = [];
		let answer: Answer;
		if (input.asOf !== undefined) {
			const { commit } = getVersion(engine.workspace.context, input.asOf, timeFrame(engine));
			answer = recallAsOf(engine, commit.tree, commit.committerTime * 1000, input.question, options);
		} else if (input.validAt !== undefined)
			answer = await recallValidAt(engine, input.question, input.validAt, options);
		else answer = await recallNow(engine, input.question, input.arm, options, notices);
		const value = outputOf(answer, input.explain);
		if (input.context !== undefined) value.context = await contextBlock(answer, input.context);
		return done(value, [...notices, ...hiddenNotices(answer)]);
	},
	render: (value, paint) => value.context ?? renderAnswer(value, paint),
});

async function recallNow(
	engine: Engine,
	question: string,
	arm: (typeof ARMS)[number] | undefined,
	options: Parameters<typeof recallMemories>[2],
	notices: Notice[],
): Promise<Answer> {
	const index = await engine.index();
	await index.sync({
		limitMs: READ_AGAIN_MS,
		progress: (done, total) => engine.progress({ text: "Reading memories", done, total }),
	});
	const byMeaning = arm === undefined ? engine.hasEmbedder() : arm !== "text";
	if (arm === undefined && !byMeaning)
		notices.push({ level: "info", text: "By words only; `--arm all` also loads the encoder." });
	const embedder = byMeaning ? await findEmbedder(engine, arm, notices) : undefined;
	const { workspace, settings, clock, random } = engine;
	const deps = { workspace, settings, clock, random, index, ...(embedder ? { embedder } : {}) };
	const answer = await recallMemories(deps, question, options);
	notices.push(...index.takeNotices());
	return answer;
}

async function findEmbedder(engine: Engine, arm: string | undefined, notices: Notice[]) {
	try {
		return await engine.embedder();
	} catch (error) {
		if (arm === "meaning" || !(error instanceof MemoryError) || error.code !== "MODEL") throw error;
		notices.push({ level: "info", text: `By words only: ${error.message}` });
		return undefined;
	}
}

function outputOf({ question, spans, entities, related, results, hidden }: Answer, explain: boolean): Output {
	return {
		question: question.text,
		kind: question.kind,
		...(question.because === undefined ? {} : { because: question.because }),
		spans: [...spans],
		entities: [...entities],
		related: [...related],
		results: results.map(({ memory, score, relevance, decay, status, same, why }) => ({
			...memoryRow(memory),
			score,
			relevance,
			decay,
			status,
			same: [...same],
			...(explain ? { why: [...why] } : {}),
		})),
		hidden: { ...hidden },
	};
}

function hiddenNotices({ hidden }: Answer): Notice[] {
	const said = (count: number, status: string) =>
		count === 0
			? []
			: [
					{
						level: "info" as const,
						text: `${count} ${status} ${count === 1 ? "memory matches" : "memories match"} too; \`--include ${status}\` shows ${count === 1 ? "it" : "them"}.`,
					},
				];
	return [...said(hidden.dormant, "dormant"), ...said(hidden.archived, "archived")];
}

function renderAnswer({ kind, because, entities, related, results, question }: Output, paint: Paint): string {
	const explained = results.some(({ why }) => why !== undefined);
	const head = explained ? [paint.dim(`kind: ${kind}${because === undefined ? "" : ` (${because})`}`)] : [];
	const graph = entities.map(({ label, id }) => {
		const ways = related.filter(({ from }) => from === id).map((each) => `${each.relation} ${each.label}`);
		return `${paint.bold(label)} ${paint.dim(id)}${ways.length === 0 ? "" : `: ${ways.join(", ")}`}`;
	});
	if (results.length === 0) return [...head, ...graph, "Nothing remembered fits this question."].join("\n");
	const telling = results.length > 1 ? results.filter(saysSomething) : results;
	const lines = telling.map((result) => {
		const age = result.day === undefined ? "" : ` · ${result.day}`;
		const sure = `${Math.round(result.relevance * 100)} %`;
		const state = result.status === "active" ? "" : ` · ${result.status}`;
		const meta = `${result.path}:${result.lineStart}${age} · ${sure}${state}`;
		const why = result.why?.map(({ part, points }) => `${part} ${points.toFixed(2)}`).join(", ");
		const parts =
			why === undefined
				? ""
				: `\n  ${paint.dim(`${result.score.toFixed(3)} = ${result.relevance.toFixed(3)} × ${result.decay.toFixed(2)}; ${why}`)}`;
		return `${paint.bold(result.id)}  ${paint.dim(meta)}\n  ${highlight(result.text, question, paint)}${parts}`;
	});
	return [...head, ...graph, ...lines].join("\n");
}

const SHOWN_CHARS = 240;

/** The words of the question stand out. */
function highlight(text: string, question: string, paint: Paint): string {
	const line = text.replace(/\s+/g, " ").trim();
	const shown = line.length > SHOWN_CHARS ? `${line.slice(0, SHOWN_CHARS - 1)}…` : line;
	const words = new Set((question.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []).map((word) => word.slice(0, 5)));
	return shown.replace(/[\p{L}\p{N}]+/gu, (word) =>
		word.length >= 4 && words.has(word.toLowerCase().slice(0, 5)) ? paint.yellow(word) : word,
	);
}

// `audit`: questions about the history, in words or by filters. Answered from the ledger, so a changed log misleads nobody.
import { z } from "zod";
import { tellAsleep } from "../forgetting/asleep.ts";
import { serializeAuditEntry } from "../formats/audit-log.ts";
import { ACTIONS } from "../model/actors.ts";
import { MemoryError } from "../model/errors.ts";
import { done } from "../model/results.ts";
import { answerQuery, answerQuestion, isForgetting } from "../workspace/audit/answers.ts";
import type { AuditQuery } from "../workspace/audit/query.ts";
import { parseQuestion } from "../workspace/audit/questions.ts";
import { type AuditRecord, readRecords } from "../workspace/audit/records.ts";
import { getTimeSpan, type TimeFrame } from "../workspace/history/versions.ts";
import { timeFrame } from "./history-rows.ts";
import { workspaceOperation } from "./operation.ts";

const lineSchema = z.object({
	timestamp: z.string(),
	action: z.enum(ACTIONS),
	file: z.string(),
	actor: z.string(),
	approval: z.string(),
	summary: z.string(),
	trigger: z.string(),
	approver: z.string().nullable(),
	/** Null for a commit real git made. */
	tx: z.string().nullable(),
	commit: z.string(),
});

const MOST_LINES = 100_000;

export const audit = workspaceOperation({
	name: "audit",
	summary: "Ask the history what changed, who did it and why",
	details:
		"A question in words, filters, or both. Lines are newest first, in the columns of memory/meta/audit.log; they come from the history itself, however old.",
	input: z.object({
		question: z.array(z.string()).default([]).describe('In words: "has SOUL.md ever been changed?"'),
		file: z.string().optional().describe("Only this file, the end of a path, a folder/ or a pattern with *"),
		by: z.string().optional().describe("Only this actor: manual, reflection, reflection:r-012"),
		action: z.array(z.enum(ACTIONS)).default([]).describe("Only this action; repeatable"),
		since: z.string().optional().describe('From then on: 2026-02-02, yesterday, "3 hours ago"'),
		until: z.string().optional().describe("Up to then"),
		tx: z.string().optional().describe("Only this transaction"),
		text: z.string().optional().describe("Only where all these words are in the file name, the summary or the trigger"),
		limit: z.int().min(1).max(MOST_LINES).default(20).describe("Most lines to show"),
	}),
	output: z.object({
		answer: z.string(),
		/** How the question was understood; null where there were only filters. */
		asks: z.string().nullable(),
		lines: z.array(lineSchema),
		/** There are older ones that fit. */
		more: z.boolean(),
		/** What to type, where the question is a wish. */
		command: z.string().nullable(),
	}),
	positionals: ["question"],
	examples: [
		{ line: "mneme audit what changed recently", about: "The last changes" },
		{ line: 'mneme audit "has SOUL.md ever been changed?"', about: "Yes or no, and by whom" },
		{ line: "mneme audit --by reflection --since 2026-02-01", about: "By filters" },
	],
	callers: ["main", "subagent", "reader", "engine"],
	effect: "reads",
	async run(engine, input) {
		const { question, limit } = input;
		const frame = timeFrame(engine);
		const filters = filtersOf(input, frame);
		const records = readRecords(engine.workspace.context);
		const words = question.join(" ").trim();
		if (words === "") return done({ asks: null, ...shown(answerQuery(records, filters, limit)) });
		const asked = parseQuestion(words, frame);
		if (!asked) throw notUnderstood(words);
		const merged = { ...asked, query: { ...asked.query, ...filters } };
		const answered = answerQuestion(records, merged, frame, limit);
		const isOpen = asked.asks === "forgotten" && !answered.records.some(isForgetting);
		const subject = isOpen ? merged.query.text : undefined;
		const asleep = subject && (await tellAsleep({ ...engine, index: await engine.index() }, subject));
		return done({ asks: asked.asks, ...shown(asleep ? { ...answered, answer: asleep } : answered) });
	},
	render({ answer, lines, more }, paint) {
		const rows = lines.map(
			(line) => `${serializeAuditEntry(line)}${line.tx === null ? "" : paint.dim(`  ${line.tx}`)}`,
		);
		const older = more ? [paint.dim("… and older ones; --limit shows more")] : [];
		return [paint.bold(answer), ...(rows.length > 0 ? ["", ...rows] : []), ...older].join("\n");
	},
});

interface Filters {
	readonly file?: string | undefined;
	readonly by?: string | undefined;
	readonly action: readonly (typeof ACTIONS)[number][];
	readonly since?: string | undefined;
	readonly until?: string | undefined;
	readonly tx?: string | undefined;
	readonly text?: string | undefined;
}

function filtersOf({ file, by, action, since, until, tx, text }: Filters, frame: TimeFrame): AuditQuery {
	return {
		...(file === undefined ? {} : { file }),
		...(by === undefined ? {} : { actor: by }),
		...(action.length === 0 ? {} : { actions: action }),
		...(since === undefined ? {} : { sinceMs: getTimeSpan(since, frame).startMs }),
		...(until === undefined ? {} : { untilMs: getTimeSpan(until, frame).endMs }),
		...(tx === undefined ? {} : { tx }),
		...(text === undefined ? {} : { text }),
	};
}

function shown({
	answer,
	records,
	more,
	command = null,
}: Readonly<Omit<ReturnType<typeof answerQuery>, "command">> & { command?: string | null }) {
	return { answer, lines: records.map(lineOf), more, command };
}

function lineOf({ timestamp, action, file, actor, approval, summary, trigger, approver, tx, commit }: AuditRecord) {
	return { timestamp, action, file, actor, approval, summary, trigger, approver, tx, commit };
}

function notUnderstood(words: string): MemoryError {
	return new MemoryError(
		"INVALID_INPUT",
		`${JSON.stringify(words)} names nothing the history could be asked for. Try "what changed today", "who changed USER.md", "why did you forget X", or filters such as --file and --since.`,
	);
}

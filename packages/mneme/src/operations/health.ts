// `health`: how the memory is. What it holds and how alive that is, how full core memory is, and what waits for a person.
import { z } from "zod";
import { findExposedSecrets } from "../capture/exposed-secrets.ts";
import type { Engine } from "../engine.ts";
import { parsePendingMemories } from "../formats/pending-memories.ts";
import { STORES } from "../index/memory.ts";
import { localTime } from "../model/clock.ts";
import { DECAY_STATUSES } from "../model/decay.ts";
import { done } from "../model/results.ts";
import { readCore } from "../stores/core.ts";
import { measureCore } from "../stores/core-budget.ts";
import { currentScores } from "../stores/write-memories.ts";
import { readingOf } from "../stores/writing.ts";
import { openAlerts } from "../workspace/alerts/alerts.ts";
import { findRecords } from "../workspace/audit/query.ts";
import { readRecords } from "../workspace/audit/records.ts";
import { readQuarantine } from "../workspace/quarantine.ts";
import { type Paint, workspaceOperation } from "./operation.ts";
import { findEmbedder } from "./stats.ts";

const outputSchema = z.object({
	memories: z.record(z.enum(STORES), z.int()),
	/** By how alive they are; what has no score yet is not counted. */
	statuses: z.record(z.enum(DECAY_STATUSES), z.int()),
	core: z.object({ tokens: z.number(), budget: z.number() }),
	/** Memories still without a vector; null where no model is there. */
	withoutVector: z.int().nullable(),
	quarantined: z.int(),
	/** What sub-agents propose to remember. */
	proposals: z.int(),
	alerts: z.int(),
	/** Approvals that an agent passed on in the user's words. */
	relayed: z.array(z.object({ tx: z.string(), time: z.string(), approver: z.string(), summary: z.string() })),
	/** Typed by a person, and therefore left as they are. */
	secrets: z.array(z.object({ path: z.string(), line: z.int(), kind: z.string() })),
});

type Health = z.infer<typeof outputSchema>;

/** Longer ago, whoever looks now and then has seen them. */
const RELAYED_DAYS = 7;
const DAY_MS = 86_400_000;

export const health = workspaceOperation({
	name: "health",
	summary: "How the memory is: what it holds, how full it is, what waits for you",
	details:
		"Also names secrets that stand in files because a person typed them, and what an agent did on your word, with the command that takes it back.",
	input: z.object({}),
	output: outputSchema,
	examples: [{ line: "mneme health", about: "Is anything wrong, or waiting?" }],
	callers: ["main", "subagent", "reader", "engine"],
	effect: "reads",
	async run(engine) {
		const { workspace, settings, progress } = engine;
		const index = await engine.index();
		await index.sync({ limitMs: 0 });
		const { memories, backlog } = await index.stats(await findEmbedder(engine));
		const { totalTokens, totalBudget } = await measureCore(await readCore(readingOf(workspace)), settings);
		const report = (done: number, total: number) => progress({ text: "Looking for secrets", done, total });
		const value: Health = {
			memories,
			statuses: await countStatuses(engine),
			core: { tokens: totalTokens, budget: totalBudget },
			withoutVector: backlog ?? null,
			quarantined: (await readQuarantine(workspace)).entries.length,
			proposals: await countProposals(engine),
			alerts: settings.alerts.criticalFiles ? openAlerts(workspace.context).length : 0,
			relayed: findRelayed(engine),
			secrets: findExposedSecrets(workspace, settings, report),
		};
		return done(value, index.takeNotices());
	},
	render: renderHealth,
});

async function countStatuses(engine: Engine): Promise<Health["statuses"]> {
	const counts = Object.fromEntries(DECAY_STATUSES.map((status) => [status, 0])) as Health["statuses"];
	for (const { status } of (await currentScores(engine)).entries.values()) counts[status]++;
	return counts;
}

async function countProposals({ workspace }: Engine): Promise<number> {
	const { text } = await workspace.read("memory/meta/pending-memories.md");
	return parsePendingMemories(text ?? "").proposals.length;
}

function findRelayed({ workspace, settings, clock }: Engine): Health["relayed"] {
	const found = new Map<string, Health["relayed"][number]>();
	const records = findRecords(readRecords(workspace.context), {
		approval: "approved",
		sinceMs: clock.now() - RELAYED_DAYS * DAY_MS,
	});
	for (const { approver, tx, committedAt, summary } of records) {
		if (!approver?.startsWith("relayed:") || tx === null || found.has(tx)) continue;
		const { date, time } = localTime(committedAt * 1000, settings.timezone);
		found.set(tx, { tx, time: `${date} ${time}`, approver, summary });
	}
	return [...found.values()];
}

function renderHealth(value: Health, paint: Paint): string {
	const { memories, statuses, core, withoutVector, quarantined, proposals, alerts, relayed, secrets } = value;
	const named = (counts: Readonly<Record<string, number>>) =>
		Object.entries(counts)
			.filter(([, count]) => count > 0)
			.map(([name, count]) => `${count} ${name}`)
			.join(", ") || "none";
	const waiting = (count: number, what: string, verb: string) =>
		count === 0 ? [] : [`${paint.yellow(String(count))} ${what}: ${paint.cyan(verb)}`];
	return [
		`memories  ${named(memories)}`,
		`alive     ${named(statuses)}`,
		`core      ${core.tokens} of ${core.budget} tokens`,
		`vectors   ${withoutVector === null ? "no model" : withoutVector === 0 ? "all made" : `${withoutVector} to be made`}`,
		...waiting(quarantined, "texts in quarantine", "mneme quarantine list"),
		...waiting(proposals, "proposals of sub-agents", "mneme show memory/meta/pending-memories.md"),
		...waiting(alerts, "alerts", "mneme alerts"),
		...relayed.map(
			({ tx, time, approver, summary }) =>
				`${paint.yellow("on your word")} ${time} ${approver}: ${summary}; ${paint.cyan(`mneme rollback --tx ${tx}`)} takes it back`,
		),
		...secrets.map(
			({ path, line, kind }) =>
				`${paint.red("secret")} ${path}:${line} holds a ${kind}; take it out, then ${paint.cyan("mneme erase --history --text …")} clears the history`,
		),
	].join("\n");
}

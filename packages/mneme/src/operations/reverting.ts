// What `rollback` and `restore` share: a plan in words, the question whether to go on, and the transaction that does it.
import { z } from "zod";
import type { Engine } from "../engine.ts";
import type { HistoryEntry } from "../ledger/history.ts";
import { enginePrincipal } from "../model/principal.ts";
import { done, type Notice, type Outcome, type PlanStep, refused } from "../model/results.ts";
import { foldJournal } from "../stores/write-memories.ts";
import { applyRevert, type RevertPlan, type RevertStep } from "../workspace/history/revert.ts";
import { approvalOf, askFor } from "./confirmation.ts";
import { historyRow, historyRowSchema, nameOf } from "./history-rows.ts";
import type { Paint } from "./operation.ts";

export const revertedSchema = z.object({
	/** What the files go back to, in words. */
	target: z.string(),
	files: z.array(
		z.object({
			path: z.string(),
			change: z.enum(["changed", "removed", "brought back"]),
			/** Later changes of the file stay in it. */
			merged: z.boolean(),
			/** Commits whose effect on the file is lost, newest first. */
			lost: z.array(historyRowSchema),
		}),
	),
	/** Files left as they are. */
	conflicts: z.array(
		z.object({
			path: z.string(),
			/** Later changes that touch what would be taken back, newest first. */
			later: z.array(historyRowSchema),
			/** What stands in the file's place. */
			inTheWay: z.string().nullable(),
		}),
	),
	/** Null where nothing was changed. */
	tx: z.string().nullable(),
	dryRun: z.boolean(),
});

export type Reverted = z.infer<typeof revertedSchema>;

export interface RevertRequest {
	readonly verb: string;
	readonly plan: RevertPlan;
	/** `MEMORY.md as of 2026-02-01 (t…)`. */
	readonly target: string;
	/** What each commit says. */
	readonly summary: string;
	readonly dryRun: boolean;
	readonly confirm: string | undefined;
	readonly userReply: string | undefined;
}

export async function revert(engine: Engine, request: RevertRequest): Promise<Outcome<Reverted>> {
	const { workspace, principal } = engine;
	const { plan, target, dryRun, verb, summary } = request;
	const value: Reverted = { ...describePlan(engine, plan), target, tx: null, dryRun };
	if (plan.steps.length === 0 && plan.conflicts.length > 0) return allConflict(value);
	if (dryRun || plan.steps.length === 0) return done(value);
	const answer = losesNothing(plan) ? undefined : askFor(engine, { ...request, plan: planSteps(value) });
	if (answer && answer.status !== "approved") return answer;
	const trigger = `mneme ${verb}`;
	const agreed = answer ? approvalOf(answer, trigger) : { trigger };
	const outcome = await workspace.transaction({ principal, ...agreed }, async (tx) => {
		await applyRevert(tx, plan, (step) => (step.merged ? `${summary}; later changes kept` : summary));
		return { ...value, tx: tx.id };
	});
	if (outcome.status !== "done") return outcome;
	await followRevert(engine, plan, verb);
	return { ...outcome, notices: [...outcome.notices, ...value.conflicts.map(conflictNotice)] };
}

/** Scores and the graph index follow entities that changed, came or went; the search index follows the ledger by itself. */
export async function followRevert(engine: Engine, { steps }: RevertPlan, verb: string): Promise<void> {
	if (!steps.some(({ path }) => path.startsWith("memory/graph/entities/"))) return;
	await foldJournal(engine, { principal: enginePrincipal("system:audit"), trigger: `after mneme ${verb}` });
}

/** A file that was gone comes back: nobody need be asked. */
function losesNothing({ steps, conflicts }: RevertPlan): boolean {
	return conflicts.length === 0 && steps.every(({ before, after }) => before === undefined && after);
}

function allConflict({ conflicts }: Reverted): Outcome<Reverted> {
	return refused(
		conflicts.map((conflict) => `${conflict.path}: ${reasonOf(conflict)}`).join("; "),
		"Roll a whole file back with `mneme rollback FILE --to WHEN`, which shows what is lost, or edit it by hand.",
	);
}

function conflictNotice(conflict: Reverted["conflicts"][number]): Notice {
	return { level: "warning", text: `${conflict.path} was left as it is: ${reasonOf(conflict)}.` };
}

function reasonOf({ inTheWay }: Reverted["conflicts"][number]): string {
	if (inTheWay === null) return "later changes touch what would be taken back";
	return `${inTheWay} stands in its place; once that is gone, roll back again`;
}

function describePlan(engine: Engine, { steps, conflicts }: RevertPlan): Pick<Reverted, "files" | "conflicts"> {
	const rows = (entries: readonly HistoryEntry[]) => entries.map((entry) => historyRow(engine, entry));
	return {
		files: steps.map((step) => ({
			path: step.path,
			change: changeOf(step),
			merged: step.merged,
			lost: rows(step.lost),
		})),
		conflicts: conflicts.map(({ path, later, inTheWay }) => ({ path, later: rows(later), inTheWay: inTheWay ?? null })),
	};
}

function changeOf({ before, after }: RevertStep): Reverted["files"][number]["change"] {
	if (!after) return "removed";
	return before === undefined ? "brought back" : "changed";
}

const WORDS = { changed: "roll back", removed: "remove", "brought back": "bring back" } as const;
/** More would bury the other files. */
const LOST_SHOWN = 5;

function planSteps({ files, conflicts, target }: Reverted): PlanStep[] {
	return [
		...files.map(({ path, change, merged, lost }) => ({
			action: WORDS[change],
			target: path,
			detail: merged ? `${target}; later changes stay` : `${target}${losing(lost)}`,
		})),
		...conflicts.map((conflict) => ({
			action: "leave",
			target: conflict.path,
			detail: `${reasonOf(conflict)}${listed(conflict.later)}`,
		})),
	];
}

function losing(lost: Reverted["files"][number]["lost"]): string {
	return lost.length === 0 ? "" : `; loses${listed(lost)}`;
}

function listed(rows: Reverted["files"][number]["lost"]): string {
	const shown = rows
		.slice(0, LOST_SHOWN)
		.map((row) => `\n      ${nameOf(row)} ${row.time} ${row.actor}: ${row.summary}`);
	return rows.length > LOST_SHOWN ? `${shown.join("")}\n      and ${rows.length - LOST_SHOWN} older` : shown.join("");
}

export function renderReverted(value: Reverted, paint: Paint): string {
	const { files, conflicts, target, tx, dryRun } = value;
	if (files.length === 0 && conflicts.length === 0) return `Nothing to do: everything already is so (${target}).`;
	if (dryRun) {
		const steps = planSteps(value);
		return [
			"Would:",
			...steps.map((step) => `  ${paint.bold(step.action)} ${step.target}${paint.dim(`  ${step.detail}`)}`),
		].join("\n");
	}
	return [
		`${target}; \`mneme rollback --tx ${tx}\` takes this back.`,
		...files.map(
			({ path, change, merged }) => `  ${paint.bold(path)} ${change}${merged ? ", later changes kept" : ""}`,
		),
		...conflicts.map((conflict) => `  ${paint.yellow(conflict.path)} left as it is: ${reasonOf(conflict)}`),
	].join("\n");
}

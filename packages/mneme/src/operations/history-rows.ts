// A commit as `log`, `show` and `status` tell it: one row, with the time in the workspace's zone.
import { z } from "zod";
import type { Engine } from "../engine.ts";
import type { HistoryEntry } from "../ledger/history.ts";
import { localTime } from "../model/clock.ts";
import { projectEntry } from "../workspace/audit/trail.ts";
import type { TimeFrame } from "../workspace/history/versions.ts";
import type { Paint } from "./operation.ts";

export const historyRowSchema = z.object({
	commit: z.string(),
	/** Null for a commit real git made. */
	tx: z.string().nullable(),
	/** `YYYY-MM-DD HH:MM` in the workspace's time zone. */
	time: z.string(),
	utc: z.string(),
	action: z.string(),
	file: z.string(),
	actor: z.string(),
	approval: z.string(),
	approver: z.string().nullable(),
	trigger: z.string(),
	summary: z.string(),
});

export type HistoryRow = z.infer<typeof historyRowSchema>;

export function historyRow(
	{ workspace, settings }: Pick<Engine, "workspace" | "settings">,
	entry: HistoryEntry,
): HistoryRow {
	const { oid, commit, message } = entry;
	const { action, file, actor, approval, summary } = projectEntry(workspace.context, entry);
	const ms = commit.authorTime * 1000;
	const { date, time } = localTime(ms, settings.timezone);
	return {
		commit: oid,
		tx: message?.tx ?? null,
		time: `${date} ${time}`,
		utc: new Date(ms).toISOString(),
		action,
		file,
		actor,
		approval,
		approver: message?.approver ?? null,
		trigger: message?.trigger ?? "git",
		summary,
	};
}

export function timeFrame({ settings, clock }: Pick<Engine, "settings" | "clock">): TimeFrame {
	return { timezone: settings.timezone, nowMs: clock.now() };
}

/** What a person types to name it again: the transaction, else the commit. */
export function nameOf({ tx, commit }: Pick<HistoryRow, "tx" | "commit">): string {
	return tx ?? commit.slice(0, SHORT_COMMIT);
}

const SHORT_COMMIT = 12;

export function paintAction(action: string, paint: Paint): string {
	if (action === "DELETE" || action === "ERASE" || action === "REFUSE" || action === "ALERT") return paint.red(action);
	if (action === "CREATE" || action === "APPEND") return paint.green(action);
	return action === "REVERT" ? paint.yellow(action) : paint.cyan(action);
}

/** Pads what is seen, not the colour codes around it. */
export function padded(text: string, width: number, painted: string = text): string {
	return painted + " ".repeat(Math.max(0, width - text.length));
}

// `decay`: brings every score up to date and tells which memories crossed a line.
import { z } from "zod";
import { runDecay } from "../forgetting/decay-run.ts";
import { MemoryError } from "../model/errors.ts";
import { done, type Notice } from "../model/results.ts";
import { findTimeSpan } from "../workspace/history/versions.ts";
import { timeFrame } from "./history-rows.ts";
import { type Paint, workspaceOperation } from "./operation.ts";

const status = z.enum(["active", "fading", "dormant", "archived"]);

const outputSchema = z.object({
	/** Scores as of then. */
	at: z.string(),
	entries: z.int(),
	transitions: z.array(z.object({ id: z.string(), from: status, to: status, score: z.number() })),
	/** Memories that had no score yet. */
	created: z.int(),
	/** Uses taken over from the journal. */
	folded: z.int(),
	tx: z.string().nullable(),
	dryRun: z.boolean(),
});

export const decay = workspaceOperation({
	name: "decay",
	summary: "Bring every score up to date and see what fades",
	details:
		"Recall reads every score as of today by itself; a run writes them down, and tells the history what is hidden from now on. What falls below the last line is hidden, not taken away: it stays in its file, recall says that it matches, and one use brings it back.",
	input: z.object({
		dryRun: z.boolean().default(false).describe("Only show what would cross a line"),
		at: z.string().min(1).optional().describe("As of that day instead of now: 2026-12-01"),
	}),
	output: outputSchema,
	examples: [
		{ line: "mneme decay --dry-run --at 2026-12-01", about: "What will have faded by then" },
		{ line: "mneme decay", about: "Now" },
	],
	callers: ["main", "engine"],
	effect: "writes",
	async run(engine, { dryRun, at }) {
		const atMs = at === undefined ? undefined : momentOf(at, timeFrame(engine));
		const deps = { ...engine, index: await engine.index() };
		const when = atMs === undefined ? {} : { atMs, trigger: `mneme decay --at ${at}` };
		const outcome = await runDecay(deps, { dryRun, trigger: "mneme decay", ...when });
		if (outcome.status !== "done") return outcome;
		const { created, transitions, atMs: scoredMs, entries, folded, tx } = outcome.value;
		const notices: Notice[] = [...outcome.notices, ...(tx !== null && atMs !== undefined ? [asIf(at!, tx)] : [])];
		const value = { entries, folded, tx, dryRun, created: created.length, transitions: [...transitions] };
		return done({ ...value, at: new Date(scoredMs).toISOString() }, notices);
	},
	render: renderDecay,
});

/** The end of a day: every use of that day has happened by then. */
function momentOf(at: string, frame: Parameters<typeof findTimeSpan>[1]): number {
	const span = findTimeSpan(at, frame);
	if (span) return span.endMs;
	throw new MemoryError("INVALID_INPUT", `${JSON.stringify(at)} is no day. Write one like 2026-12-01.`);
}

function asIf(at: string, tx: string): Notice {
	return { level: "info", text: `Scores are as if it were ${at}; \`mneme rollback --tx ${tx}\` takes it back.` };
}

/** More would hide the counts. */
const SHOWN = 30;

function renderDecay(
	{ transitions, created, folded, entries, dryRun, tx }: z.infer<typeof outputSchema>,
	paint: Paint,
) {
	const lines = transitions
		.slice(0, SHOWN)
		.map(({ id, from, to, score }) => `  ${id}  ${from} → ${paint.bold(to)}  ${paint.dim(score.toFixed(4))}`);
	const more = transitions.length > SHOWN ? [`  and ${transitions.length - SHOWN} more`] : [];
	const head = `${entries} scores, ${transitions.length} ${dryRun ? "would cross" : "crossed"} a line${created > 0 ? `, ${created} new` : ""}${folded > 0 ? `, ${folded} records folded` : ""}`;
	const tail = dryRun || tx !== null ? [] : [paint.dim("Nothing had changed.")];
	return [head, ...lines, ...more, ...tail].join("\n");
}

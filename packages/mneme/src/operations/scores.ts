// `scores`: how alive each memory is, how it will fade, and on which day it crosses each line.
import { z } from "zod";
import { prospectOf } from "../forgetting/prospects.ts";
import { done } from "../model/results.ts";
import { currentScores } from "../stores/write-memories.ts";
import { type Paint, workspaceOperation } from "./operation.ts";

const STATUSES = ["active", "fading", "dormant", "archived"] as const;
const SORTS = ["score", "id", "used", "created", "uses", "fades"] as const;

const rowSchema = z.object({
	id: z.string(),
	store: z.string(),
	score: z.number(),
	status: z.enum(STATUSES),
	pinned: z.boolean(),
	forgotten: z.boolean(),
	created: z.string(),
	lastUsed: z.string(),
	uses: z.int(),
	/** Scores from today on, one point every `stepDays`, if nobody uses it. */
	course: z.array(z.number()),
	stepDays: z.number(),
	/** The day it crosses each line that lies ahead. */
	crosses: z.array(z.object({ status: z.enum(STATUSES), day: z.string() })),
});

type Row = z.infer<typeof rowSchema>;

export const scores = workspaceOperation({
	name: "scores",
	summary: "How alive each memory is, and when it will fade",
	details:
		"The small curve shows the next three months if nobody uses the memory. Fading starts below decay.thresholds.active, hiding below decay.thresholds.archive: 0.5 and 0.05 unless you changed them.",
	input: z.object({
		ids: z.array(z.string().min(1)).default([]).describe("Only these memories"),
		sort: z.enum(SORTS).default("score").describe("By what; `fades`: what is hidden next comes first"),
		reverse: z.boolean().default(false).describe("The other way round"),
		status: z.array(z.enum(STATUSES)).default([]).describe("Only of this status; repeatable"),
		store: z.array(z.string()).default([]).describe("Only of this store: core, episodic, semantic, …; repeatable"),
		limit: z.int().min(1).max(100_000).default(50).describe("Most rows"),
	}),
	output: z.object({ rows: z.array(rowSchema), total: z.int(), counts: z.record(z.enum(STATUSES), z.int()) }),
	positionals: ["ids"],
	examples: [
		{ line: "mneme scores --sort fades", about: "What will be hidden next" },
		{ line: "mneme scores --status archived", about: "What is hidden" },
	],
	callers: ["main", "subagent", "reader", "engine"],
	effect: "reads",
	async run(engine, { ids, sort, reverse, status, store, limit }) {
		const { entries } = await currentScores(engine);
		const rules = { settings: engine.settings, nowMs: engine.clock.now() };
		const counts = { active: 0, fading: 0, dormant: 0, archived: 0 };
		const found: Row[] = [];
		for (const [id, entry] of entries) {
			counts[entry.status]++;
			if (ids.length > 0 && !ids.includes(id)) continue;
			if (status.length > 0 && !status.includes(entry.status)) continue;
			if (store.length > 0 && !store.includes(entry.store)) continue;
			const { course, stepDays, crosses } = prospectOf(entry, rules);
			found.push({
				id,
				store: entry.store,
				score: entry.currentScore,
				status: entry.status,
				pinned: entry.pinned,
				forgotten: entry.forgotten === true,
				created: entry.created,
				lastUsed: entry.lastAccessed,
				uses: entry.accessCount,
				course: [...course],
				stepDays,
				crosses: [...crosses],
			});
		}
		found.sort((one, other) => ORDERS[sort](one, other) || (one.id < other.id ? -1 : 1));
		if (reverse) found.reverse();
		return done({ rows: found.slice(0, limit), total: found.length, counts });
	},
	render({ rows, total, counts }, paint) {
		const said = STATUSES.map((each) => `${counts[each] ?? 0} ${each}`).join(", ");
		const more = total > rows.length ? [paint.dim(`… and ${total - rows.length} more; --limit shows them`)] : [];
		return [said, ...rows.map((row) => renderRow(row, paint)), ...more].join("\n");
	},
});

const ORDERS: Readonly<Record<(typeof SORTS)[number], (one: Row, other: Row) => number>> = {
	score: (one, other) => other.score - one.score,
	id: () => 0,
	used: (one, other) => Date.parse(other.lastUsed) - Date.parse(one.lastUsed),
	created: (one, other) => Date.parse(other.created) - Date.parse(one.created),
	uses: (one, other) => other.uses - one.uses,
	fades: (one, other) => hiddenOn(one).localeCompare(hiddenOn(other)),
};

/** What never is comes last. */
function hiddenOn({ crosses }: Row): string {
	return crosses.find(({ status }) => status === "archived")?.day ?? "never";
}

const BARS = "▁▂▃▄▅▆▇█";

export function sparkline(values: readonly number[]): string {
	return values.map((value) => BARS[Math.min(BARS.length - 1, Math.floor(value * BARS.length))]).join("");
}

const SHORT = { fading: "fades", dormant: "dormant", archived: "hidden", active: "active" } as const;

function renderRow(
	{ id, score, status, pinned, forgotten, course, crosses, uses, lastUsed }: Row,
	paint: Paint,
): string {
	const state = forgotten ? paint.red("forgotten") : pinned ? paint.green("pinned") : status;
	const days = crosses.map(({ status, day }) => `${SHORT[status]} ${day}`).join(", ");
	const about = `${uses} ${uses === 1 ? "use" : "uses"}, last ${lastUsed.slice(0, 10)}`;
	return `${score.toFixed(2)} ${paint.cyan(sparkline(course))} ${id}  ${state}  ${paint.dim([about, days].filter((part) => part !== "").join("; "))}`;
}

// What the kind of a question prefers (A§11.1): days that it names, the entity it is about, procedures, what is new. Adds to the fused score.
import type { Store } from "../index/memory.ts";
import type { RelatedEntity, ResolvedEntity } from "./entities.ts";
import type { DaySpan, Question } from "./question.ts";

export interface Preference {
	readonly question: Pick<Question, "kind">;
	readonly spans: readonly DaySpan[];
	readonly entities: readonly ResolvedEntity[];
	readonly related: readonly RelatedEntity[];
	readonly todayMs: number;
}

/** Points beside a fused score whose good lines have 5 to 12. Set by judgement; only the days were seen to help (LoCoMo: a point). */
const IN_SPAN = 2;
/** People tell of a day in the week after it. */
const SOON_AFTER = 0.7;
const SOON_DAYS = 7;
const ENTITY = 2.5;
const RELATED = 0.8;
const PROCEDURE = 2.5;
const ACTIVE_CONTEXT = 2;
const RECENT = 2;
const RECENT_DAYS = 14;
const CORE = 0.5;
/** A line of the timeline that tells what a fact was before: the fact itself comes first, unless the question asks for times. */
const SUPERSEDED = -3;
const DAY_MS = 86_400_000;

export interface Preferable {
	readonly id: string;
	readonly store: Store;
	readonly day?: string | undefined;
	readonly entity?: string | undefined;
	readonly isSuperseded: boolean;
}

export function preferenceOf(memory: Preferable, preference: Preference): { part: string; points: number }[] {
	const { question, spans, entities, related, todayMs } = preference;
	const points: { part: string; points: number }[] = [];
	const add = (part: string, value: number) => {
		if (value !== 0) points.push({ part, points: value });
	};
	if (spans.length > 0 && memory.day !== undefined)
		add("day", Math.max(...spans.map((span) => inSpan(memory.day!, span))));
	const own = entities.find(({ id }) => id === memory.entity);
	const near = related.find(({ id }) => id === memory.entity);
	if (own) add("entity", ENTITY * own.similarity);
	else if (near) add("related", RELATED / near.hops);
	if (memory.store === "fact" && question.kind !== "when" && memory.isSuperseded) add("superseded", SUPERSEDED);
	switch (question.kind) {
		case "how":
			add("procedure", memory.store === "procedure" ? PROCEDURE : 0);
			break;
		case "latest":
			add("active", memory.id.startsWith("core:active-context:") ? ACTIVE_CONTEXT : 0);
			add("recent", memory.day === undefined ? 0 : RECENT * Math.exp(-ageDays(memory.day, todayMs) / RECENT_DAYS));
			break;
		case "general":
			add("core", memory.store === "core" ? CORE : 0);
			break;
		default:
	}
	return points;
}

function inSpan(day: string, { from, to }: DaySpan): number {
	if (day >= from && day <= to) return IN_SPAN;
	const late = (Date.parse(day) - Date.parse(to)) / DAY_MS;
	return late > 0 && late <= SOON_DAYS ? SOON_AFTER : 0;
}

function ageDays(day: string, todayMs: number): number {
	return Math.max(0, (todayMs - Date.parse(`${day}T00:00Z`)) / DAY_MS);
}

// What happens to a memory's score, one record at a time, and how a record stands in access.log: `TIME | ID | created 0.7 detected`.
// Any other word in the third column is the reason of a use (A§9.4).
import { type Access, parseAccessLog, serializeAccess } from "../formats/access-log.ts";
import { ORIGINS, type Origin } from "../model/decay.ts";

export interface ScoreRecord {
	/** ISO 8601 */
	readonly at: string;
	readonly id: string;
	readonly event: /** Older journals do not say how it came to be remembered. */
		| { readonly kind: "created"; readonly baseRelevance: number; readonly origin?: Origin }
		| { readonly kind: "used"; readonly why: string }
		/** Renamed, merged or edited: its uses count for the id that took its place. */
		| { readonly kind: "moved"; readonly to: string }
		| { readonly kind: "pinned" | "unpinned" | "forgotten" | "restored" };
}

const CREATED = /^created (\d(?:\.\d+)?)(?: (\w+))?$/;
const MOVED = /^moved (\S.*)$/;
const FLAGS = ["pinned", "unpinned", "forgotten", "restored"] as const;

export function parseScoreRecords(journal: string): ScoreRecord[] {
	return parseAccessLog(journal).accesses.map((access) => ({
		at: access.timestamp,
		id: access.id,
		event: eventOf(access),
	}));
}

function eventOf({ why }: Access): ScoreRecord["event"] {
	const [, base, made] = CREATED.exec(why) ?? [];
	const origin = ORIGINS.find((each) => each === made);
	if (base !== undefined && made === origin)
		return { kind: "created", baseRelevance: Number(base), ...(origin ? { origin } : {}) };
	const to = MOVED.exec(why)?.[1];
	if (to !== undefined) return { kind: "moved", to };
	const flag = FLAGS.find((kind) => kind === why);
	return flag ? { kind: flag } : { kind: "used", why };
}

/** A line of access.log, without its line end. */
export function serializeScoreRecord({ at, id, event }: ScoreRecord): string {
	return serializeAccess({ timestamp: at, id, why: whyOf(event) });
}

function whyOf(event: ScoreRecord["event"]): string {
	if (event.kind === "created") return `created ${event.baseRelevance}${event.origin ? ` ${event.origin}` : ""}`;
	if (event.kind === "moved") return `moved ${event.to}`;
	return event.kind === "used" ? event.why : event.kind;
}

// memory/meta/access.log: one line per use of a memory, until it is folded into decay-scores.json.
import type { ParseError } from "../model/errors.ts";
import { joinRecord, parseRecord } from "./cells.ts";
import type { FormatDescription } from "./description.ts";
import { joinLines, type Source, splitLines } from "./lines.ts";
import { problemAt } from "./problems.ts";

export interface Access {
	/** ISO 8601, UTC. */
	readonly timestamp: string;
	readonly id: string;
	/** Why it counts: one of A§9.4's cases. */
	readonly why: string;
}

export interface AccessLog {
	readonly path: string;
	readonly source: Source;
	readonly accesses: readonly (Access & { readonly line: number })[];
	readonly problems: readonly ParseError[];
}

const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/;

/** The line without its line end. */
export function serializeAccess({ timestamp, id, why }: Access): string {
	return joinRecord([timestamp, id, why]);
}

export function parseAccessLog(text: string, path = "memory/meta/access.log"): AccessLog {
	const source = splitLines(text);
	const accesses: (Access & { line: number })[] = [];
	const problems: ParseError[] = [];
	for (const [index, line] of source.lines.entries()) {
		if (line.text.trim() === "") continue;
		const [timestamp = "", id = "", why = "", ...more] = parseRecord(line.text);
		if (TIMESTAMP.test(timestamp) && id !== "" && why !== "" && more.length === 0)
			accesses.push({ timestamp, id, why, line: index + 1 });
		else problems.push(problemAt(path, index + 1, "TIMESTAMP | ID | WHY", line.text));
	}
	return { path, source, accesses, problems };
}

export function serializeAccessLog(log: AccessLog): string {
	return joinLines(log.source);
}

export const description: FormatDescription = {
	name: "Access log",
	path: "memory/meta/access.log",
	summary:
		"One line per use of a memory: when, which, why; and once there are many memories, also what was made (`created`, its base relevance, and whether you asked for it: explicit, detected or inferred) and what moved to another id. Folded into decay-scores.json when decay runs, at a session's end or after 1,000 lines; not kept in the history.",
	example:
		"2026-02-02T15:00:00Z | fact:tool--vim:k7f2 | created 0.7 detected\n2026-02-02T16:00:00Z | entity:tool--vim | recalled\n2026-02-02T16:05:00Z | core:identity:timezone-utc | moved core:identity:timezone-europe-rome\n",
};

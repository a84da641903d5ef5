// Reads LongMemEval-shaped haystacks: dated sessions between a user and an assistant, questions with the sessions that answer them. As conversations
// of the same shape as LoCoMo's, but for what a question's evidence names.
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Conversation } from "./locomo.ts";

interface RawHaystack {
	readonly question_id: string;
	readonly question_type: string;
	/** One question in the published files, several in samples that share a haystack. */
	readonly question?: string;
	readonly questions?: readonly string[];
	readonly question_date: string;
	readonly answer_session_ids: readonly (string | readonly string[])[];
	readonly haystack_dates: readonly string[];
	readonly haystack_session_ids: readonly string[];
	readonly haystack_sessions: readonly (readonly { readonly role: string; readonly content: string }[])[];
}

/** Undefined where the file has another shape. */
export function readHaystacks(path: string): Conversation[] | undefined {
	const bytes = readFileSync(path);
	const raw = JSON.parse((path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8")) as RawHaystack[];
	return raw[0]?.haystack_sessions === undefined ? undefined : raw.map(readHaystack);
}

function readHaystack(raw: RawHaystack): Conversation {
	const turns = raw.haystack_sessions.flatMap((session, s) =>
		session
			.filter(({ content }) => content.trim() !== "")
			.map(({ role, content }, i) => ({
				id: `${raw.haystack_session_ids[s]}/${i}`,
				session: raw.haystack_session_ids[s]!,
				sessionMs: readTime(raw.haystack_dates[s]!),
				text: `${role}: ${content}`,
			})),
	);
	const asked = raw.questions ?? [raw.question!];
	return {
		name: raw.question_id,
		turns: turns.toSorted((one, other) => one.sessionMs - other.sessionMs),
		askedMs: readTime(raw.question_date),
		questions: asked.map((text, i) => {
			const sessions = raw.questions ? raw.answer_session_ids[i]! : (raw.answer_session_ids as readonly string[]);
			return { text, category: raw.question_type, evidence: new Set([sessions].flat()), of: "sessions" as const };
		}),
	};
}

/** `2023/12/18 (Mon) 04:17` */
function readTime(text: string): number {
	const ms = Date.parse(
		`${text
			.replace(/\s*\(\w+\)/, "")
			.replaceAll("/", "-")
			.replace(" ", "T")}Z`,
	);
	if (Number.isNaN(ms)) throw new Error(`no time: ${text}`);
	return ms;
}

// Reads LoCoMo-shaped conversations: dated sessions of turns, questions with the turns that answer them.
import { readFileSync } from "node:fs";

export interface Turn {
	readonly id: string;
	readonly session: string;
	/** When its session began. */
	readonly sessionMs: number;
	readonly text: string;
}

export interface AskedQuestion {
	readonly text: string;
	readonly category: string;
	/** Ids of turns, or of sessions. */
	readonly evidence: ReadonlySet<string>;
	readonly of: "turns" | "sessions";
}

export interface Conversation {
	readonly name: string;
	/** Oldest session first. */
	readonly turns: readonly Turn[];
	/** When the questions are asked, where that is known. */
	readonly askedMs?: number;
	readonly questions: readonly AskedQuestion[];
}

interface RawTurn {
	readonly speaker: string;
	readonly dia_id: string;
	readonly text: string;
	readonly blip_caption?: string;
}

interface RawConversation {
	readonly sample_id?: string;
	readonly conversation: Readonly<Record<string, unknown>>;
	readonly qa: readonly { question: string; category: number; evidence?: readonly string[] }[];
}

export function readConversations(path: string): Conversation[] {
	const raw = JSON.parse(readFileSync(path, "utf8")) as RawConversation[];
	return raw.map(({ sample_id, conversation, qa }, i) => {
		const turns = readTurns(conversation);
		const known = new Set(turns.map(({ id }) => id));
		const questions = qa
			.map(({ question, category, evidence = [] }) => ({
				text: question,
				category: String(category),
				evidence: new Set(evidence.flatMap(turnIds).filter((id) => known.has(id))),
				of: "turns" as const,
			}))
			.filter(({ evidence }) => evidence.size > 0);
		return { name: sample_id ?? `conversation-${i + 1}`, turns, questions };
	});
}

function readTurns(conversation: RawConversation["conversation"]): Turn[] {
	const sessions = Object.keys(conversation)
		.map((key) => Number(/^session_(\d+)$/.exec(key)?.[1]))
		.filter((number) => !Number.isNaN(number))
		.toSorted((one, other) => one - other);
	return sessions.flatMap((number) => {
		const sessionMs = readTime(String(conversation[`session_${number}_date_time`]));
		return ((conversation[`session_${number}`] ?? []) as RawTurn[]).map(({ speaker, dia_id, text, blip_caption }) => ({
			id: dia_id,
			session: `session_${number}`,
			sessionMs,
			text: `${speaker}: ${text}${blip_caption ? ` [photo: ${blip_caption}]` : ""}`,
		}));
	});
}

/** `1:56 pm on 8 May, 2023` */
function readTime(text: string): number {
	const [, time, day] = /^(.+?) on (.+)$/.exec(text.trim()) ?? [];
	const ms = Date.parse(`${day?.replace(",", "")} ${time} UTC`);
	if (Number.isNaN(ms)) throw new Error(`no session time: ${text}`);
	return ms;
}

function turnIds(evidence: string): string[] {
	return evidence
		.split(/[;,\s]+/)
		.filter((id) => id !== "")
		.map((id) => id.replace(/^D:(\d+):/, "D$1:").replace(/^D(\d+):0*(\d+)$/, "D$1:$2"));
}

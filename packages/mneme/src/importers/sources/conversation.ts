// What of a conversation with another assistant becomes memory: one entry that says what it was about, what the user asked to be
// kept, and what they said about themselves or decided. Not the messages: a chat is not a memory, and the export still has them.
import { splitSentences } from "../../capture/routing/sentences.ts";
import { detectIntents, detectSignals } from "../../capture/triggers/detect.ts";
import { shorten } from "../../stores/episodes.ts";
import { type SourceItem, skipped } from "../item.ts";

export interface Conversation {
	readonly id: string;
	readonly title: string;
	/** How the assistant is called. */
	readonly assistant: string;
	readonly startedMs: number;
	/** Of the user, in order. */
	readonly said: readonly { readonly text: string; readonly atMs?: number }[];
	/** Messages of both. */
	readonly messages: number;
	/** What the assistant had kept about the user, in its words. */
	readonly kept: readonly { readonly text: string; readonly atMs?: number }[];
}

/** A longer message is mostly pasted. */
const READ_CHARS = 4_000;
/** Below it the rules say themselves that they may be wrong. */
const SURE = 0.7;
/** Shorter sentences ("I like that") mean something only in their conversation. */
const STATEMENT_WORDS = 5;
/** A statement is a sentence or two. */
const STATEMENT_CHARS = 600;
/** Points at the conversation, and is lost outside it. */
const DANGLING = /\b(?:options?|versions?|answers?|drafts?|this|these|those|it|above|below)\b|\bthat(?: one)?[.!]?$/i;
/** A correction is about the assistant's answer. */
const TELLING = new Set(["decision", "deadline", "name", "preference"]);
/** Enough of what was asked to find the conversation again. */
const ASKS = 5;
const ASK_CHARS = 160;
const ASK_WORDS = 4;
/** Scripts that write no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]/u;

export function* conversationItems(conversation: Conversation, source: string): Generator<SourceItem> {
	const { id, assistant, startedMs, said, kept } = conversation;
	const told = said.map(({ text }, i) => statementsOf(text, said[i - 1]?.text));
	if (said.length === 0) yield skipped(source, "a conversation without a message of yours");
	else {
		const text = gistOf(conversation, told);
		const tags = [assistant.toLowerCase()];
		yield { kind: "episode", key: id, source, type: "conversation", text, tags, atMs: startedMs };
	}
	for (const { text, atMs = startedMs } of kept) yield statement(text, source, atMs, true);
	for (const [i, { atMs = startedMs }] of said.entries())
		for (const { text, asked } of told[i]!) yield statement(text, source, atMs, asked);
}

/** Known by its words: people tell two assistants the same, and the same one twice. */
function statement(text: string, source: string, atMs: number, asked: boolean): SourceItem {
	return { kind: "statement", key: text.trim().replace(/\s+/g, " ").toLowerCase(), source, text, atMs, asked };
}

/** Without what becomes a memory of its own. */
function gistOf({ title, assistant, said, messages }: Conversation, told: readonly (readonly Statement[])[]): string {
	const count = messages === 1 ? "1 message" : `${messages} messages`;
	const asks = said
		.map(({ text }) => splitSentences(text.slice(0, READ_CHARS))[0] ?? "")
		.filter((ask, i) => !told[i]!.some(({ text }) => ask.includes(text)))
		.filter((ask) => ask.split(/\s+/).length >= ASK_WORDS || UNSPACED.test(ask));
	const lines = [...new Set(asks.map((ask) => `- ${shorten(ask, ASK_CHARS)}`))].slice(0, ASKS);
	const head = `Talked with ${assistant}${title === "" ? "" : ` about "${title}"`} (${count}).`;
	return lines.length === 0 ? head : [head, "Asked:", ...lines].join("\n");
}

interface Statement {
	readonly text: string;
	/** The user asked for it to be kept. */
	readonly asked: boolean;
}

export function statementsOf(message: string, before?: string): Statement[] {
	if (message.length > READ_CHARS) return [];
	const asked = detectIntents(message, before === undefined ? {} : { previous: [before] })
		.filter(({ kind, sure, payload }) => kind === "remember" && sure >= SURE && payload !== undefined)
		.map(({ payload }) => payload!.text)
		.filter((text) => text.length <= STATEMENT_CHARS);
	if (asked.length > 0) return asked.map((text) => ({ text, asked: true }));
	return splitSentences(message)
		.filter((sentence) => isStatement(sentence.trim()) && detectSignals(sentence).some(({ kind }) => TELLING.has(kind)))
		.map((text) => ({ text: text.trim(), asked: false }));
}

function isStatement(sentence: string): boolean {
	const words = sentence.split(/\s+/).length;
	return (
		words >= STATEMENT_WORDS &&
		sentence.length <= STATEMENT_CHARS &&
		!sentence.endsWith("?") &&
		!DANGLING.test(sentence)
	);
}

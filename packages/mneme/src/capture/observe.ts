// Follows a conversation: what the user asks to be remembered is remembered, what seems to matter is noticed, what else they ask of
// the memory is reported. Only the user's own turns are acted on; quoted, pasted and recalled text is not theirs.
import { reinforceMentioned } from "../forgetting/reinforcement.ts";
import { withoutRecalled } from "../model/recall-mark.ts";
import { done, type Notice, type Outcome } from "../model/results.ts";
import { decideIntents } from "./classify/intents.ts";
import type { Remembered } from "./filed.ts";
import { wasForgotten } from "./forgotten.ts";
import { withEncoder } from "./models-at-hand.ts";
import { type CaptureDeps, type RememberRequest, remember } from "./remember.ts";
import { splitTopics } from "./topics.ts";
import { parseTranscript } from "./transcript.ts";
import { detectSignals } from "./triggers/detect.ts";
import type { Intent, IntentKind } from "./triggers/intent.ts";

export interface Observed {
	readonly remembered: readonly Remembered[];
	/** Asked of the memory, and not done here: forget, reflect, recall. */
	readonly asked: readonly {
		readonly intent: Exclude<IntentKind, "remember">;
		readonly about: string | null;
		readonly permanent: boolean;
	}[];
	/** Of the user. */
	readonly messages: number;
}

export type ObserveRequest = Pick<RememberRequest, "about" | "model" | "relation" | "source"> & {
	readonly text: string;
	/** Messages before it, oldest first: what "remember that" may mean. */
	readonly previous?: readonly string[];
};

/** Below this a reading needs more than one message to be believed. */
const SURE = 0.7;
/** Of one message; one that holds more is pasted or a document. Each costs a transaction. */
const NOTICED = 32;
/** A longer message is a document: it mentions everything and means nothing by it. */
const MENTION_CHARS = 2_000;
/** What one "remember that" may point at. */
const PREVIOUS = 6;

export async function observe(deps: CaptureDeps, request: ObserveRequest): Promise<Outcome<Observed>> {
	const { text, previous: before = [], ...rest } = request;
	const previous = [...before];
	const observed = { remembered: [] as Remembered[], asked: [] as Observed["asked"][number][], messages: 0 };
	const notices: Notice[] = [];
	for (const turn of parseTranscript(text)) {
		const message = withoutRecalled(turn.text);
		if (turn.speaker === "user" && message.trim() !== "") {
			observed.messages++;
			const { wishes, asked, passedOver } = await readWishes(deps, message, previous.slice(-PREVIOUS));
			observed.asked.push(...asked);
			if (passedOver > 0)
				notices.push({
					level: "info",
					text: `A long message holds ${passedOver} more stretches that may matter. To keep it whole: \`mneme remember\`.`,
				});
			if (message.length <= MENTION_CHARS) await mention(deps, message);
			for (const wish of wishes) {
				if (!wish.explicit && (await wasForgotten(deps, wish.text))) continue;
				const outcome = await remember(deps, { ...rest, ...wish });
				if (outcome.status !== "done") return outcome;
				observed.remembered.push(outcome.value);
				notices.push(...outcome.notices);
			}
		}
		previous.push(message);
	}
	return done(observed, notices);
}

/** What the user comes back to stays alive (A§9.4). */
async function mention(deps: CaptureDeps, message: string): Promise<void> {
	const { principal } = deps;
	if (principal.role !== "owner" && principal.role !== "main") return;
	const request = { principal: { ...principal, actor: "bot:auto-detect" as const }, trigger: "mentioned by the user" };
	await reinforceMentioned({ ...deps, index: await deps.index() }, request, message);
}

type Wish = Pick<RememberRequest, "text" | "said" | "explicit">;

async function readWishes(
	deps: CaptureDeps,
	message: string,
	previous: readonly string[],
): Promise<{ wishes: Wish[]; asked: Observed["asked"][number][]; passedOver: number }> {
	const read = await withEncoder(deps, (embedder) => decideIntents(message, { previous, embedder }));
	const intents = read.filter(({ sure }) => sure >= SURE);
	const asked: Observed["asked"][number][] = [];
	const wishes: Wish[] = [];
	for (const intent of intents) {
		const about = intent.payload?.text ?? null;
		if (intent.kind !== "remember") asked.push({ intent: intent.kind, about, permanent: intent.permanent });
		else if (about !== null)
			wishes.push({ text: requestText(message, intent, about), said: saidOf(message, intent), explicit: true });
	}
	const soft = deps.settings.capture.softSignals && intents.length === 0 ? noticed(message) : [];
	return { wishes: [...wishes, ...soft.slice(0, NOTICED)], asked, passedOver: Math.max(0, soft.length - NOTICED) };
}

/** With the words that ask for it where they stand in front: "never ever forget" says how long to keep it. */
function requestText(message: string, { trigger, payload }: Intent, about: string): string {
	const span = payload?.span;
	if (!span) return about;
	const stop = /^[.!。！]/.exec(message.slice(span.end))?.[0] ?? "";
	return message.slice(Math.min(trigger.start, span.start), span.end) + stop;
}

function saidOf(message: string, { trigger, payload }: Intent): string {
	const end = Math.max(trigger.end, payload?.span?.end ?? 0);
	return message.slice(Math.min(trigger.start, payload?.span?.start ?? trigger.start), end);
}

/** The stretches of a message that hold a decision, correction, deadline, name or preference nobody asked to keep. */
function noticed(message: string): Wish[] {
	const signals = detectSignals(message);
	if (signals.length === 0) return [];
	let from = 0;
	return splitTopics(message).flatMap((topic) => {
		const start = Math.max(from, message.indexOf(topic.slice(0, 20), from));
		from = start + topic.length;
		const holds = signals.some(({ span }) => span.start < from && span.end > start);
		return holds ? [{ text: topic, explicit: false }] : [];
	});
}

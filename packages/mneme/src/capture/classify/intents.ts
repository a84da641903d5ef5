// What a message asks of the memory, by rules and, where they are silent or unsure, by a classifier: over the bundled encoder's vectors
// for English, over words alone for other languages. Without that encoder the rules answer English alone.

import type { Embedder } from "../../inference/port.ts";
import { encoderName } from "../routing/store-classifier.ts";
import { type Reading, readMessage } from "../triggers/detect.ts";
import type { DetectOptions, Intent, IntentKind, Payload, Span } from "../triggers/intent.ts";
import { isForeign, readForeignSlots } from "./intents-foreign.ts";
import { classify, decodeLayer, type Layer, readSlots, scoreWords } from "./layer.ts";
import { sentenceUnit, type Unit, wholeUnit } from "./units.ts";
import { WEIGHTS } from "./weights.ts";

export interface DecideIntentsOptions extends DetectOptions {
	embedder?: Embedder | undefined;
}

/** From here up it adds requests: on authors left out of the training it is right 98 times in 100 from here, 93 from 0.5. */
const CERTAIN = 0.75;
/** Beside another request, or in a message too long to be read as a whole, where a sentence has to speak for itself. */
const CERTAIN_ALONE = 0.9;
/** Messages of more sentences are not read as a whole: one request would be lost among them. */
const WHOLE_SENTENCES = 4;
/** An explicit request stands whatever the classifier says; a reading of the rules below this does not. */
const UNSURE = 0.93;
/** In other languages it reads words alone, and knows less than the rules do. */
const UNSURE_ABROAD = 0.85;
const REFUSED = 0.9;
/** Sentences read at each end of a message: each costs 10 ms native, 50 ms in WASM. */
const EDGE_SENTENCES = 6;
/** A sentence whose words alone speak this much against any request is not worth a vector: of authors left out of the training, seven
 * requests in a thousand; of plain chat, two sentences in three. */
const HOPELESS = -3;

interface Judged extends Unit {
	/** The rule's reading, when there is one. */
	ruled?: Intent;
	foreign: boolean;
}

export async function decideIntents(message: string, options: DecideIntentsOptions = {}): Promise<Intent[]> {
	const reading = readMessage(message, options);
	const units = findOpenUnits(reading);
	const foreign = units.filter((unit) => unit.foreign);
	const english = units.filter((unit) => !unit.foreign && worthVector(unit));
	const verdicts = [
		...foreign.map((unit) => ({ unit, chances: classify(layers().foreign, readForeignSlots(unit.text), NO_VECTOR) })),
		...(await judgeEnglish(english, reading, options.embedder)),
	];
	const refused = new Set(verdicts.flatMap(({ unit, chances }) => (isRefused(unit, chances) ? [unit.ruled] : [])));
	const kept = reading.intents.filter((intent) => !refused.has(intent));
	// beside a request that was found, another one is rare
	const alone = kept.length > 0 || countUnits(reading) > WHOLE_SENTENCES;
	const found = verdicts.flatMap(({ unit, chances }) => {
		if (unit.ruled && !refused.has(unit.ruled)) return [];
		return toIntent(unit, chances, alone ? CERTAIN_ALONE : CERTAIN, reading) ?? [];
	});
	return [...kept, ...found].sort((a, b) => a.trigger.start - b.trigger.start);
}

/** The classifier is sure that an unsure reading of the rules is none, or another. */
function isRefused({ ruled }: Judged, chances: readonly number[]): boolean {
	return ruled !== undefined && chances.some((chance, i) => chance >= REFUSED && labels()[i] !== ruled.kind);
}

function labels(): readonly string[] {
	return layers().english.labels;
}

const NO_VECTOR = new Float32Array(0);

let decoded: { english: Layer; foreign: Layer } | undefined;

function layers(): { english: Layer; foreign: Layer } {
	decoded ??= { english: decodeLayer(WEIGHTS.intents), foreign: decodeLayer(WEIGHTS.foreign) };
	return decoded;
}

/** Sentences in which no rule saw a request nor something that only sounds like one, and those in which an unsure rule did. */
function findOpenUnits({ page, intents, traps }: Reading): Judged[] {
	const claimed: Span[] = [...traps, ...intents.flatMap(({ trigger, payload }) => [trigger, payload?.span ?? trigger])];
	const units = page.sentences.flatMap((sentence): Judged[] => {
		const { start, end } = sentence;
		const within = intents.filter(({ trigger }) => trigger.start >= start && trigger.start < end);
		const [ruled] = within;
		const unsure = ruled !== undefined && within.length === 1 && ruled.kind !== "recall" && isUnsure(ruled);
		if (!unsure && claimed.some((span) => span.start < end && span.end > start)) return [];
		const text = sentenceUnit(page, sentence);
		if (text === "") return [];
		const foreign = unsure ? ruled.lang !== "en" : isForeign(text, page.message);
		const unit = { start, end: sentence.wordsEnd, text, foreign };
		return [unsure ? { ...unit, ruled } : unit];
	});
	return units.length <= 2 * EDGE_SENTENCES
		? units
		: [...units.slice(0, EDGE_SENTENCES), ...units.slice(-EDGE_SENTENCES)];
}

function isUnsure({ sure, lang }: Intent): boolean {
	return sure < (lang === "en" ? UNSURE : UNSURE_ABROAD);
}

function countUnits({ page }: Reading): number {
	return page.sentences.filter((sentence) => sentenceUnit(page, sentence) !== "").length;
}

function worthVector({ text, ruled }: Judged): boolean {
	if (ruled) return true;
	const [none = 0, ...asked] = scoreWords(layers().english, readSlots(text));
	return Math.max(...asked) - none > HOPELESS;
}

/** Each sentence by itself and, in a short message, together with the whole. */
async function judgeEnglish(
	units: readonly Judged[],
	{ page }: Reading,
	embedder: Embedder | undefined,
): Promise<{ unit: Judged; chances: number[] }[]> {
	if (units.length === 0 || embedder === undefined || encoderName(embedder.fingerprint) !== WEIGHTS.encoder) return [];
	const all = page.sentences.map((sentence) => sentenceUnit(page, sentence)).filter((text) => text !== "");
	const together = all.length > 1 && all.length <= WHOLE_SENTENCES;
	const texts = [...units.map(({ text }) => text), ...(together ? [wholeUnit(all)] : [])];
	const vectors = await embedder.embedPassages(texts);
	const chances = texts.map((text, i) => classify(layers().english, readSlots(text), vectors[i]!));
	const whole = together ? chances.at(-1) : undefined;
	return units.map((unit, i) => ({
		unit,
		chances: chances[i]!.map((chance, label) => (whole ? (chance + whole[label]!) / 2 : chance)),
	}));
}

function toIntent(unit: Judged, chances: readonly number[], certain: number, { page }: Reading): Intent | undefined {
	const best = chances.indexOf(Math.max(...chances));
	const kind = labels()[best]!;
	if (kind === "none" || chances[best]! < certain) return undefined;
	const span = { start: unit.start, end: unit.end };
	const { payload, back } = findPayload(page.message, span, kind === "forget");
	const intent: Intent = {
		kind: kind as IntentKind,
		trigger: span,
		sure: SURE,
		refersBack: back,
		permanent: false,
		standing: false,
		lang: unit.foreign ? "other" : "en",
		rule: "classifier",
	};
	if (payload && kind !== "reflect") intent.payload = payload;
	return intent;
}

/** Below what an explicit request has: who acts on it may want to ask. */
const SURE = 0.7;

const INTRODUCED =
	/^[^:\uFF1A]{3,80}[:\uFF1A]\s*(?=\S.{3})|^.{3,80}?\b(?:that|about|regarding|concerning|dass|que|sobre|sur|über)\s+(?=\S.{3})/;
/** "Hold on to that one.": the statement is the sentence before. */
const POINTS_BACK = /^(?:\S+\s+){0,6}(?:that|this|it|them)(?:\s+\S+){0,3}[.!]*$/i;
/** "One for your notebook.": the statement is the sentence after. */
const POINTS_ON = /\b(?:one|something|this|things?|following|notes?|notebook|files?|favou?r)\b/i;

/** Chinese and Japanese name first what the request is about. */
const TOPIC_FIRST = /^\s*([^,\uFF0C\u3001]*[\u3040-\u30ff\u3400-\u9fff][^,\uFF0C\u3001]{1,40})[,\uFF0C\u3001]/;

function findPayload(message: string, span: Span, forgets: boolean): { payload?: Payload; back: boolean } {
	const text = message.slice(span.start, span.end).trimEnd();
	const before = message.slice(0, span.start).trimEnd();
	if (POINTS_BACK.test(text.trim()) && before !== "") {
		const start = Math.max(before.lastIndexOf("\n"), before.slice(0, -1).search(/[.!?]\s[^.!?]*$/) + 1) + 1;
		return { payload: cut(message, { start, end: before.length }), back: true };
	}
	const topic = forgets ? TOPIC_FIRST.exec(text)?.[1] : undefined;
	if (topic)
		return {
			payload: cut(message, { start: span.start, end: span.start + text.indexOf(topic) + topic.length }),
			back: false,
		};
	const introduced = INTRODUCED.exec(text)?.[0].length ?? 0;
	const after = /^[.!?\s]+([^.!?\n]{4,}[.!]*)/.exec(message.slice(span.end));
	if (introduced === 0 && before === "" && after && POINTS_ON.test(text)) {
		const end = span.end + after[0].length;
		return { payload: cut(message, { start: end - after[1]!.length, end }), back: false };
	}
	return { payload: cut(message, { start: span.start + introduced, end: span.start + text.length }), back: false };
}

function cut(message: string, { start, end }: Span): Payload {
	const text = message.slice(start, end);
	const from = start + (text.length - text.trimStart().length);
	const to = end - (text.length - text.replace(/[\s.!]+$/, "").length);
	return { text: message.slice(from, to), span: { start: from, end: to } };
}

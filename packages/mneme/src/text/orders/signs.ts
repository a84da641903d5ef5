// Reads a text's signs into figures for the layer that weighs them: which signs it has, and which meet within two sentences. An order
// is a machine spoken to and a deed asked for in the same breath; either alone is everywhere.

import { ADDRESSEE_SIGNS, MACHINE_CJK } from "./addressee.ts";
import { DEED_SIGNS, TELLING_SIGNS } from "./deeds.ts";

const ADDRESSED = Object.entries(ADDRESSEE_SIGNS);
const DEEDS = Object.entries(DEED_SIGNS);
const TELLING = Object.entries(TELLING_SIGNS);

/** Signs that by themselves speak to a machine; the others only make it likelier. */
const CALLS = [
	"called",
	"greeted",
	"dedicated",
	"bracketed",
	"obliged",
	"described",
	"conditional",
	"anything",
	"keyed",
];
const LIKELY = ["owned", "served", "cast", "turned", "hidden"];
/** Signs that somebody is to be kept out of it. */
const DARK = ["secret", "consent", "override", "authority"];
/** A claim is nothing unusual; with a verdict it is. */
const MANY_DEEDS = [2, 3, 4, 5];

const SIGN_NAMES: readonly string[] = [
	...[...ADDRESSED, ...DEEDS, ...TELLING].map(([name]) => name),
	...DEEDS.map(([name]) => `call+${name}`),
	...DEEDS.map(([name]) => `likely+${name}`),
	...CALLS.map((name) => `dark+${name}`),
	...LIKELY.map((name) => `dark+${name}`),
	...DEEDS.map(([name]) => `secret+${name}`),
	...MANY_DEEDS.map((count) => `call+${count}deeds`),
	...MANY_DEEDS.map((count) => `likely+${count}deeds`),
	"cjk",
	"untold",
	"call+untold",
];

interface Sentence {
	readonly start: number;
	readonly end: number;
}

/** Ends of sentences, of lines, of marked-up parts. */
const END = /[.!?](?=[\s"”')\]<]|$)|[。！？]|\n|<\/?[a-z][^>]{0,80}>|\[\[|\]\]|\\n/giu;
/** A longer sentence is a list or data; signs far apart in it have nothing to do with each other. */
const SENTENCE_CHARS = 400;

/** 0 or 1 for each of SIGN_NAMES, in their order. */
export function readSigns(text: string): number[] {
	const sentences = splitSentences(text);
	const seen = new Set<string>();
	sentences.forEach(({ start, end }, at) => {
		for (const name of readWindow(text.slice(start, sentences[at + 1]?.end ?? end))) seen.add(name);
	});
	return SIGN_NAMES.map((name) => (seen.has(name) ? 1 : 0));
}

function splitSentences(text: string): Sentence[] {
	const ends = Array.from(text.matchAll(END), ({ index, 0: mark }) => index + mark.length);
	const sentences: Sentence[] = [];
	let start = 0;
	for (const end of [...ends, text.length]) {
		for (; end - start > SENTENCE_CHARS; start += SENTENCE_CHARS)
			sentences.push({ start, end: start + SENTENCE_CHARS });
		if (!/\p{L}{2}/u.test(text.slice(start, end))) continue;
		sentences.push({ start, end });
		start = end;
	}
	return sentences;
}

function readWindow(window: string): Set<string> {
	const names = new Set<string>();
	const hits = (table: readonly (readonly [string, RegExp])[]) =>
		table.filter(([, pattern]) => pattern.test(window)).map(([name]) => name);
	const addressed = hits(ADDRESSED);
	const deeds = hits(DEEDS);
	const telling = hits(TELLING);
	for (const name of [...addressed, ...deeds, ...telling]) names.add(name);
	const cjk = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0400-\u04ff\u0600-\u06ff]/.test(window);
	if (cjk && MACHINE_CJK.test(window)) names.add("cjk");
	const called = addressed.some((name) => CALLS.includes(name)) || names.has("cjk");
	const likely = addressed.some((name) => LIKELY.includes(name));
	const dark = deeds.some((name) => DARK.includes(name));
	for (const deed of deeds) {
		if (called) names.add(`call+${deed}`);
		if (likely) names.add(`likely+${deed}`);
		if (deeds.includes("secret")) names.add(`secret+${deed}`);
	}
	for (const count of MANY_DEEDS) {
		if (deeds.length < count) break;
		if (called) names.add(`call+${count}deeds`);
		if (likely) names.add(`likely+${count}deeds`);
	}
	if (dark) for (const name of addressed) names.add(`dark+${name}`);
	if (telling.length === 0) names.add("untold");
	if (telling.length === 0 && called && deeds.length > 0) names.add("call+untold");
	return names;
}

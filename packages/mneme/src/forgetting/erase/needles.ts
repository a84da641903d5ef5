// Finds a text in bytes in every form in which we, or a person's editor, may have written it, and takes it out. Pure.
import { escapeBody } from "../../formats/body-text.ts";
import { slugify } from "../../text/slug.ts";
import { OURS, OURS_CHARS, PLACE_NAMES } from "./own-words.ts";

/** Stands where something was erased. */
export const ERASED = "[erased]";
/** As short as a text may be; a shorter slug than the other is a word of its own in too many texts, and looked for in names only. */
const SLUG_CHARS = 4;
const LONG_SLUG_CHARS = 6;
/** So much of the beginning of a text, before an ellipsis, says enough of it. */
const CUT_CHARS = 8;
/** A shorter text is part of other words, and one without letters part of other numbers. */
const SHORT_CHARS = 8;

/** Whether what stands between two places is it, and not part of something else. */
type Fits = (body: Buffer, from: number, to: number) => boolean;

export interface Needle {
	readonly bytes: Buffer;
	readonly by: Buffer;
	readonly fits?: Fits;
}

/** What is put in the place of a text, and of names made from it. */
export interface Instead {
	readonly text: string;
	readonly slug: string;
}

const ANY_ERASURE: Instead = { text: ERASED, slug: "erased" };

/** Two erasures never give the same name: a file is not taken for another, nor a link for one to it. */
export function insteadIn(place: "texts" | "names", tag: string): Instead {
	return { text: place === "names" ? `[erased-${tag}]` : ERASED, slug: `erased-${tag}` };
}

/** Every form of a text: as it is, on one line, indented, escaped, as JSON, in a table, in UTF-16, as part of an id. */
export function needlesOf(text: string, instead = ANY_ERASURE): Needle[] {
	const found = new Map<string, Needle>();
	const add = (bytes: Buffer, by: Buffer, fits?: Fits) => {
		if (bytes.length > 0) found.set(bytes.toString("latin1"), { bytes, by, ...(fits ? { fits } : {}) });
	};
	const isWord = isShort(text) || PLACE_NAMES.has(text);
	for (const form of formsOf(text)) {
		for (const written of [form, ...jsonForms(form), form.replaceAll("|", "\\|")])
			add(Buffer.from(written, "utf8"), Buffer.from(instead.text), isWord ? isWholeWord : undefined);
		add(Buffer.from(form, "utf16le"), Buffer.from(instead.text, "utf16le"));
		add(Buffer.from(form, "utf16le").swap16(), Buffer.from(instead.text, "utf16le").swap16());
	}
	for (const { bytes, by, fits } of slugNeedles(text, instead.slug))
		if (!found.has(bytes.toString("latin1")))
			add(bytes, by, bytes.includes("-") && bytes.length >= LONG_SLUG_CHARS ? fits : isInName);
	return [...found.values()];
}

export function isShort(text: string): boolean {
	return text.length < SHORT_CHARS || !/\p{L}/u.test(text);
}

/** What a text is called in names of files, between other words or by itself. */
export function slugNeedles(text: string, instead: string): Needle[] {
	const slug = slugify(text);
	if (slug.length < SLUG_CHARS) return [];
	return [{ bytes: Buffer.from(slug, "utf8"), by: Buffer.from(instead), fits: isWholeWord }];
}

function formsOf(text: string): Set<string> {
	const lines = text.replaceAll("\r\n", "\n");
	const flat = lines.replace(/\s*\n\s*/g, " ").trim();
	const written = [lines, escapedForm(lines)].flatMap((form) => [form, ...indentedForms(form)]);
	const forms = [text, ...written.flatMap((form) => [form, form.replaceAll("\n", "\r\n")]), flat];
	return new Set(forms.flatMap((form) => [form, form.normalize("NFC"), form.normalize("NFD")]));
}

/** As it stands in the body of an entry; the first line may stand within another, and what is before it is not part of the text. */
function escapedForm(lines: string): string {
	const trimmed = lines.trim();
	const [, ...rest] = escapeBody(trimmed);
	return [trimmed.split("\n", 1)[0], ...rest].join("\n");
}

/** What stands before the lines of a list's item after the first. */
const INDENTS = ["  ", "   ", "    ", "\t"];

function indentedForms(lines: string): string[] {
	if (!lines.includes("\n")) return [];
	return INDENTS.map((indent) => lines.replace(/\n[ \t]*(?=\S)/g, `\n${indent}`));
}

function jsonForms(text: string): string[] {
	const escaped = JSON.stringify(text).slice(1, -1);
	const ascii = (hex: (code: string) => string) =>
		escaped.replace(/[\u007f-\uffff]/g, (letter) => `\\u${hex(letter.charCodeAt(0).toString(16).padStart(4, "0"))}`);
	return [escaped, ascii((code) => code), ascii((code) => code.toUpperCase())];
}

/** An id, or a path, that is given another name: only as a whole, for an id is part of longer ids. */
export function wholeNeedle(text: string, by: string): Needle {
	return { bytes: Buffer.from(text, "utf8"), by: Buffer.from(by, "utf8"), fits: isWholeName };
}

/** A text too short to be looked for within other words: as it is and as JSON, each as a whole. */
export function shortNeedles(text: string): Needle[] {
	const by = Buffer.from(ERASED);
	return [...new Set([text, ...jsonForms(text)])].map((form) => ({ bytes: Buffer.from(form), by, fits: isWholeWord }));
}

export interface Hit {
	readonly at: number;
	readonly needle: Needle;
}

/** The very buffer that was given where none of them is in it. */
export function takeOut(body: Buffer, needles: readonly Needle[]): Buffer {
	return takeOutHits(body, findHits(body, needles));
}

export function takeOutHits(body: Buffer, hits: readonly Hit[]): Buffer {
	if (hits.length === 0) return body;
	const parts: Buffer[] = [];
	let end = 0;
	for (const { at, needle } of hits) {
		if (at < end) continue;
		parts.push(body.subarray(end, at), needle.by);
		end = at + needle.bytes.length;
	}
	return Buffer.concat([...parts, body.subarray(end)]);
}

export function takeOutOfText(text: string, needles: readonly Needle[]): string {
	const bytes = Buffer.from(text, "utf8");
	const fresh = takeOut(bytes, needles);
	return fresh === bytes ? text : fresh.toString("utf8");
}

export function holdsAny(body: Buffer, needles: readonly Needle[]): boolean {
	return needles.some((needle) => findNext(body, needle, 0) >= 0);
}

/** In their order; of those that begin at one place the longest first. */
export function findHits(body: Buffer, needles: readonly Needle[]): Hit[] {
	const hits: Hit[] = [];
	for (const needle of needles)
		for (let at = findNext(body, needle, 0); at >= 0; at = findNext(body, needle, at + 1)) hits.push({ at, needle });
	return hits.sort((one, other) => one.at - other.at || other.needle.bytes.length - one.needle.bytes.length);
}

function findNext(body: Buffer, { bytes, fits }: Needle, from: number): number {
	let at = body.indexOf(bytes, from);
	while (fits && at >= 0 && !fits(body, at, at + bytes.length)) at = body.indexOf(bytes, at + 1);
	return at;
}

const NAME_LETTER = /[\p{L}\p{M}\p{N}_-]/u;

function isWholeName(body: Buffer, from: number, to: number): boolean {
	return !NAME_LETTER.test(letterBefore(body, from)) && !NAME_LETTER.test(letterAt(body, to));
}

function isWholeWord(body: Buffer, from: number, to: number): boolean {
	return (
		!areJoined(letterBefore(body, from), letterAt(body, from)) &&
		!areJoined(letterBefore(body, to), letterAt(body, to)) &&
		!isOurs(body, from, to)
	);
}

/** Scripts whose words have nothing between them, or endings that are written to them. */
const UNSPACED =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々〆]/u;

/** Two letters of one word, or two digits of one number. */
function areJoined(one: string, other: string): boolean {
	if (UNSPACED.test(one) || UNSPACED.test(other)) return false;
	return [/[\p{L}\p{M}]/u, /\p{N}/u].some((sort) => sort.test(one) && sort.test(other));
}

const LETTER_BYTES = 4;

/** Empty at the beginning, and after a line break as JSON has it. */
function letterBefore(body: Buffer, at: number): string {
	const text = body.toString("utf8", Math.max(0, at - LETTER_BYTES), at);
	return /(?<!\\)\\[bfnrt]$/.test(text) ? "" : ([...text].at(-1) ?? "");
}

function letterAt(body: Buffer, at: number): string {
	return [...body.toString("utf8", at, at + LETTER_BYTES)][0] ?? "";
}

/** Part of one of those that Mneme writes itself. */
function isOurs(body: Buffer, from: number, to: number): boolean {
	const start = Math.max(0, from - OURS_CHARS);
	const around = body.toString("latin1", start, to + OURS_CHARS);
	return [...around.matchAll(OURS)].some(({ index, 0: { length } }) => {
		const at = start + index;
		return at <= from && at + length >= to && length > to - from;
	});
}

/** What may stand before it in an id that is made from the name of a file, or in a path. */
const NAME_BEGUN = /(?:^(?:entity|fact|procedure|vault|note):|^memory\/|--)[^#:]*$/;
const NAME_CHARS = 200;

function isInName(body: Buffer, from: number, to: number): boolean {
	const before = body.toString("utf8", Math.max(0, from - NAME_CHARS), from);
	const begun = /[^\s"'`()[\]{}<>|,]*$/.exec(before)![0];
	return NAME_BEGUN.test(begun) && isWholeWord(body, from, to);
}

/** The beginning of a text that was too long for its line, and ends there in `…`. */
export function takeOutCut(text: string, texts: readonly string[]): string {
	if (!text.includes("…")) return text;
	return text
		.split("…")
		.map((piece, at, pieces) => (at === pieces.length - 1 ? piece : withoutBeginning(piece, texts)))
		.join("…");
}

function withoutBeginning(piece: string, texts: readonly string[]): string {
	for (const text of texts) {
		const flat = text.replace(/\s+/g, " ").trim();
		for (let length = Math.min(flat.length, piece.length); length >= CUT_CHARS; length--) {
			const beginning = flat.slice(0, length).trimEnd();
			if (piece.endsWith(beginning)) return piece.slice(0, -beginning.length) + ERASED;
		}
	}
	return piece;
}

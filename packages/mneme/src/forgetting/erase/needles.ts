// Finds a text in bytes in every form in which we, or a person's editor, may have written it, and takes it out. Pure.
import { slugify } from "../../text/slug.ts";

/** Stands where something was erased. */
const ERASED = "[erased]";
const ERASED_SLUG = "erased";
/** A shorter slug is a word of its own in too many names. */
const SLUG_CHARS = 6;
/** So much of the beginning of a text, before an ellipsis, says enough of it. */
const CUT_CHARS = 8;

export interface Needle {
	readonly bytes: Buffer;
	readonly by: Buffer;
	/** Only where no letter, digit or hyphen is beside it: an id is part of longer ids. */
	readonly whole?: boolean;
}

/** Every form of a text: as it is, on one line, as JSON, in a table, in UTF-16, as part of an id. */
export function needlesOf(text: string): Needle[] {
	const found = new Map<string, Needle>();
	const add = (bytes: Buffer, by: Buffer) => {
		if (bytes.length > 0) found.set(bytes.toString("latin1"), { bytes, by });
	};
	for (const form of formsOf(text)) {
		for (const written of [form, ...jsonForms(form), form.replaceAll("|", "\\|")])
			add(Buffer.from(written, "utf8"), Buffer.from(ERASED));
		add(Buffer.from(form, "utf16le"), Buffer.from(ERASED, "utf16le"));
		add(Buffer.from(form, "utf16le").swap16(), Buffer.from(ERASED, "utf16le").swap16());
	}
	const slug = slugify(text);
	if (slug.length >= SLUG_CHARS) {
		const bytes = Buffer.from(slug, "utf8");
		if (!found.has(bytes.toString("latin1"))) add(bytes, Buffer.from(ERASED_SLUG));
	}
	return [...found.values()];
}

function formsOf(text: string): Set<string> {
	const lines = text.replaceAll("\r\n", "\n");
	const flat = lines.replace(/\s*\n\s*/g, " ").trim();
	const forms = [text, lines, lines.replaceAll("\n", "\r\n"), flat];
	return new Set(forms.flatMap((form) => [form, form.normalize("NFC"), form.normalize("NFD")]));
}

function jsonForms(text: string): string[] {
	const escaped = JSON.stringify(text).slice(1, -1);
	const ascii = (hex: (code: string) => string) =>
		escaped.replace(/[\u007f-\uffff]/g, (letter) => `\\u${hex(letter.charCodeAt(0).toString(16).padStart(4, "0"))}`);
	return [escaped, ascii((code) => code), ascii((code) => code.toUpperCase())];
}

/** An id, or a path, that is given another name. */
export function wholeNeedle(text: string, by: string): Needle {
	return { bytes: Buffer.from(text, "utf8"), by: Buffer.from(by, "utf8"), whole: true };
}

/** A text too short to be looked for within other words: as it is and as JSON, each as a whole. */
export function shortNeedles(text: string): Needle[] {
	return [...new Set([text, ...jsonForms(text)])].map((form) => wholeNeedle(form, ERASED));
}

interface Hit {
	readonly at: number;
	readonly needle: Needle;
}

/** The very buffer that was given where none of them is in it. */
export function takeOut(body: Buffer, needles: readonly Needle[]): Buffer {
	const hits = findHits(body, needles);
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

export function holdsAny(body: Buffer, needles: readonly Needle[]): boolean {
	return needles.some((needle) => findNext(body, needle, 0) >= 0);
}

/** In their order; of those that begin at one place the longest first. */
function findHits(body: Buffer, needles: readonly Needle[]): Hit[] {
	const hits: Hit[] = [];
	for (const needle of needles)
		for (let at = findNext(body, needle, 0); at >= 0; at = findNext(body, needle, at + 1)) hits.push({ at, needle });
	return hits.sort((one, other) => one.at - other.at || other.needle.bytes.length - one.needle.bytes.length);
}

function findNext(body: Buffer, { bytes, whole }: Needle, from: number): number {
	let at = body.indexOf(bytes, from);
	while (whole && at >= 0 && (isWordByte(body[at - 1]) || isWordByte(body[at + bytes.length])))
		at = body.indexOf(bytes, at + 1);
	return at;
}

/** Letters, digits, `-` and `_`, and every byte of a letter that is no ASCII. */
function isWordByte(byte: number | undefined): boolean {
	return byte !== undefined && (byte >= 0x80 || /[\w-]/.test(String.fromCharCode(byte)));
}

/** The beginning of a text that was too long for its line, and ends there in `…`. */
export function takeOutCut(message: Buffer, texts: readonly string[]): Buffer {
	const text = message.toString("utf8");
	if (!text.includes("…")) return message;
	const fresh = text
		.split("…")
		.map((piece, at, pieces) => (at === pieces.length - 1 ? piece : withoutBeginning(piece, texts)))
		.join("…");
	return fresh === text ? message : Buffer.from(fresh, "utf8");
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

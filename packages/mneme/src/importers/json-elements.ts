// The elements of a large JSON array, one at a time: of the array that is the whole file, or of the arrays that are members of the
// object it is. Holds one element in memory, whatever the file's size; JSON.parse reads each.
import { createReadStream } from "node:fs";
import { MemoryError } from "../model/errors.ts";
import type { Extent } from "./item.ts";

export interface JsonElement {
	/** The member whose array it stands in; absent where the file is the array. */
	readonly member?: string;
	/** Undefined where it is too large or not JSON. */
	readonly value: unknown;
	readonly problem?: string;
}

/** Far above any conversation; a larger element would cost as much memory as the whole file. */
const ELEMENT_CHARS = 64 * 1024 * 1024;
const CHUNK_BYTES = 256 * 1024;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN = new Set([0x5b, 0x7b]);
const CLOSE = new Set([0x5d, 0x7d]);
const ARRAY = 0x5b;
const OBJECT = 0x7b;

export async function* jsonElements(path: string, extent: Extent): AsyncGenerator<JsonElement> {
	const scanner = new Scanner();
	const stream = createReadStream(path, { highWaterMark: CHUNK_BYTES });
	const decoder = new TextDecoder("utf-8");
	for await (const chunk of stream) {
		yield* scanner.scan(decoder.decode(chunk as Buffer, { stream: true }));
		extent.done += (chunk as Buffer).length;
	}
	yield* scanner.scan(decoder.decode());
	if (!scanner.isWhole)
		throw new MemoryError("PARSE", `${path} ends in the middle: the export is cut off. Download it again.`, {
			data: { path },
		});
}

class Scanner {
	#depth = 0;
	/** What encloses the elements: an array, or an object with arrays as members. */
	#root: number | undefined;
	#inString = false;
	#escaped = false;
	/** The element, or the member's name or value, as far as it has come. */
	#text = "";
	#tooLarge = false;
	#member: string | undefined;
	/** At the depth of the elements. */
	#inArray = false;
	#ended = false;

	get isWhole(): boolean {
		return this.#ended;
	}

	*scan(chunk: string): Generator<JsonElement> {
		let from = 0;
		const keep = (end: number) => {
			if (!this.#tooLarge) this.#text += chunk.slice(from, end);
			if (this.#text.length > ELEMENT_CHARS) {
				this.#tooLarge = true;
				this.#text = "";
			}
		};
		for (let at = 0; at < chunk.length; at++) {
			const code = chunk.charCodeAt(at);
			if (this.#inString) {
				if (this.#escaped) this.#escaped = false;
				else if (code === BACKSLASH) this.#escaped = true;
				else if (code === QUOTE) this.#inString = false;
			} else if (code === QUOTE) this.#inString = true;
			else if (OPEN.has(code)) {
				this.#depth++;
				if (this.#opens(code)) from = at + 1;
			} else if (CLOSE.has(code)) {
				this.#depth--;
				if (this.#closes()) {
					keep(at);
					from = at + 1;
					yield* this.#take();
					if (this.#depth === 0) this.#ended = true;
					else this.#inArray = false;
				}
			} else if (code === COMMA && this.#atElements) {
				keep(at);
				from = at + 1;
				yield* this.#take();
			} else if (this.#root === OBJECT && this.#depth === 1) {
				if (code === COLON) {
					keep(at);
					from = at + 1;
					this.#member = readName(this.#text);
					this.#text = "";
				} else if (code === COMMA) {
					this.#text = "";
					from = at + 1;
				}
			}
		}
		keep(chunk.length);
	}

	/** Whether elements are parted by commas here. */
	get #atElements(): boolean {
		return this.#root === ARRAY ? this.#depth === 1 : this.#inArray && this.#depth === 2;
	}

	/** Whether this bracket opens what encloses the elements, and is no part of one. */
	#opens(code: number): boolean {
		if (this.#depth === 1 && this.#root === undefined) {
			this.#root = code;
			this.#text = "";
			return true;
		}
		if (this.#root === OBJECT && this.#depth === 2 && code === ARRAY) {
			this.#inArray = true;
			this.#text = "";
			return true;
		}
		return false;
	}

	#closes(): boolean {
		return this.#depth === 0 || (this.#inArray && this.#depth === 1);
	}

	*#take(): Generator<JsonElement> {
		const [text, tooLarge] = [this.#text.trim(), this.#tooLarge];
		this.#text = "";
		this.#tooLarge = false;
		const isElement = this.#root === ARRAY || this.#inArray;
		if (!isElement || (text === "" && !tooLarge)) return;
		const member = this.#root === ARRAY ? {} : { member: this.#member ?? "" };
		if (tooLarge) yield { ...member, value: undefined, problem: "larger than 64 MB" };
		else yield { ...member, ...parse(text) };
	}
}

function readName(text: string): string {
	const { value } = parse(text.trim());
	return typeof value === "string" ? value : "";
}

function parse(text: string): { value: unknown; problem?: string } {
	try {
		return { value: JSON.parse(text) };
	} catch (error) {
		if (error instanceof SyntaxError) return { value: undefined, problem: "not valid JSON" };
		throw error;
	}
}

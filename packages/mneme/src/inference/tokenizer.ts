// Owns text → token ids for the local models: a tokenizer.json, the special tokens it asks for, and the cut at a length.

import { readFile } from "node:fs/promises";
import { MemoryError } from "../model/errors.ts";

export interface Tokens {
	readonly ids: readonly number[];
	/** 0 for the first text of a pair and for a text alone, 1 for the second. */
	readonly typeIds: readonly number[];
}

export interface TextTokenizer {
	encode(text: string, maxTokens: number): Tokens;
	/** `[CLS] first [SEP] second [SEP]`; where both do not fit, the longer one is cut. */
	encodePair(first: string, second: string, maxTokens: number): Tokens;
}

/** Far above the 4 to 5 characters of an English token: bounds the work on a huge text without changing what survives the cut. */
const MAX_CHARACTERS_PER_TOKEN = 32;

export async function readTokenizer(path: string): Promise<TextTokenizer> {
	const { Tokenizer } = await import("@huggingface/tokenizers");
	const tokenizer = await read(path, (definition) => new Tokenizer(definition, {}));
	const idsOf = (text: string, maxTokens: number, specialTokens: boolean) =>
		tokenizer.encode(text.slice(0, maxTokens * MAX_CHARACTERS_PER_TOKEN), { add_special_tokens: specialTokens }).ids;

	return {
		encode(text, maxTokens) {
			const ids = cutInside(idsOf(text, maxTokens, true), maxTokens);
			return { ids, typeIds: ids.map(() => 0) };
		},
		encodePair(first, second, maxTokens) {
			const [opening, closing] = tokenizer.encode("").ids;
			if (opening === undefined || closing === undefined)
				throw new MemoryError("MODEL", `The tokenizer ${path} has no opening and closing token.`);
			const room = maxTokens - 3;
			const [a, b] = [idsOf(first, maxTokens, false), idsOf(second, maxTokens, false)];
			const lengthA = Math.min(a.length, Math.max(Math.ceil(room / 2), room - b.length));
			const left = [opening, ...a.slice(0, lengthA), closing];
			const right = [...b.slice(0, room - lengthA), closing];
			return { ids: [...left, ...right], typeIds: [...left.map(() => 0), ...right.map(() => 1)] };
		},
	};
}

/** Keeps the last token, which closes the text for the model. */
function cutInside(ids: number[], maxTokens: number): number[] {
	return ids.length <= maxTokens ? ids : [...ids.slice(0, maxTokens - 1), ...ids.slice(-1)];
}

async function read<T>(path: string, parse: (definition: object) => T): Promise<T> {
	try {
		return parse(JSON.parse(await readFile(path, "utf8")));
	} catch (cause) {
		throw new MemoryError("MODEL", `The tokenizer ${path} could not be read.`, { data: { path }, cause });
	}
}

// Owns text → token ids for the local models: a tokenizer.json, the special tokens it asks for, and the cut at a length.

import { readFile } from "node:fs/promises";
import { MemoryError } from "../model/errors.ts";

export interface Tokens {
	readonly ids: readonly number[];
	/** 0 for the first text of a list and for a text alone, 1 for those behind it. */
	readonly typeIds: readonly number[];
}

export interface TextTokenizer {
	encode(text: string, maxTokens: number): Tokens;
	/** `[CLS] first [SEP] one [SEP] two [SEP] …` in as many runs as they need, each with `first` again; every text is in one run. */
	encodeList(first: string, texts: readonly string[], limits: ListLimits): TokenList[];
}

export interface ListLimits {
	readonly first: number;
	readonly text: number;
	/** Of one run. */
	readonly run: number;
}

export interface TokenList extends Tokens {
	/** Where each of its texts stands, the closing token included; `end` is behind it. */
	readonly spans: readonly { readonly start: number; readonly end: number }[];
}

/** Far above the 4 to 5 characters of an English token: bounds the work on a huge text without changing what survives the cut. */
const MAX_CHARACTERS_PER_TOKEN = 32;

export async function readTokenizer(path: string): Promise<TextTokenizer> {
	const { Tokenizer } = await import("@huggingface/tokenizers");
	const tokenizer = await read(path, (definition) => new Tokenizer(definition, {}));
	const idsOf = (text: string, maxTokens: number, specialTokens: boolean) =>
		tokenizer.encode(text.slice(0, maxTokens * MAX_CHARACTERS_PER_TOKEN), { add_special_tokens: specialTokens }).ids;

	const [opening, closing] = tokenizer.encode("").ids;
	if (opening === undefined || closing === undefined)
		throw new MemoryError("MODEL", `The tokenizer ${path} has no opening and closing token.`);

	return {
		encode(text, maxTokens) {
			const ids = cutInside(idsOf(text, maxTokens, true), maxTokens);
			return { ids, typeIds: ids.map(() => 0) };
		},
		encodeList(first, texts, limits) {
			const head = [opening, ...idsOf(first, limits.first, false).slice(0, limits.first), closing];
			const runs: number[][][] = [];
			let room = 0;
			for (const text of texts) {
				const ids = [...idsOf(text, limits.text, false).slice(0, limits.text), closing];
				if (ids.length > room) {
					runs.push([]);
					room = limits.run - head.length;
				}
				runs.at(-1)!.push(ids);
				room -= ids.length;
			}
			return runs.map((run) => joinRun(head, run));
		},
	};
}

function joinRun(head: readonly number[], run: readonly (readonly number[])[]): TokenList {
	const ids = [...head];
	const spans = run.map((text) => {
		const start = ids.length;
		ids.push(...text);
		return { start, end: ids.length };
	});
	return { ids, typeIds: ids.map((_, at) => (at < head.length ? 0 : 1)), spans };
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

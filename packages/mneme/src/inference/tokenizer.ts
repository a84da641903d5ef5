// Owns text → token ids for the local models: a tokenizer.json, the special tokens it asks for, and the cut at a length.

import { readFile } from "node:fs/promises";
import { MemoryError } from "../model/errors.ts";
import { namedPieces, type Pieces, pieceWords, sharedWords, WORD_TYPES } from "./marks.ts";

export interface Tokens {
	readonly ids: readonly number[];
	/** 0 for the first text of a list and for a text alone, 1 for those behind it. */
	readonly typeIds: readonly number[];
}

export interface TextTokenizer {
	encode(text: string, maxTokens: number): Tokens;
	/** `[CLS] first [SEP] one [SEP] two [SEP] …` in as many runs as they need, each with `first` again; every text is in one run. With
	 * `limits.marked`, words that `first` and a text of its run share have types of their own. */
	encodeList(first: string, texts: readonly string[], limits: ListLimits): TokenList[];
}

export interface ListLimits {
	readonly first: number;
	readonly text: number;
	/** Of one run. */
	readonly run: number;
	readonly marked?: boolean;
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
	const encoded = (text: string, maxTokens: number, specialTokens: boolean) =>
		tokenizer.encode(bounded(text, maxTokens), { add_special_tokens: specialTokens });
	const piecesOf = (text: string, maxTokens: number): Pieces => {
		const { ids, tokens } = namedPieces(bounded(text, maxTokens), (part) => encoded(part, maxTokens, false));
		return { ids: ids.slice(0, maxTokens), tokens: tokens.slice(0, maxTokens) };
	};

	const [opening, closing] = tokenizer.encode("").ids;
	if (opening === undefined || closing === undefined)
		throw new MemoryError("MODEL", `The tokenizer ${path} has no opening and closing token.`);

	return {
		encode(text, maxTokens) {
			const ids = cutInside(encoded(text, maxTokens, true).ids, maxTokens);
			return { ids, typeIds: ids.map(() => 0) };
		},
		encodeList(first, texts, limits) {
			const head = piecesOf(first, limits.first);
			const runs: Pieces[][] = [];
			let room = 0;
			for (const text of texts) {
				const pieces = piecesOf(text, limits.text);
				if (pieces.ids.length + 1 > room) {
					runs.push([]);
					room = limits.run - head.ids.length - 2;
				}
				runs.at(-1)!.push(pieces);
				room -= pieces.ids.length + 1;
			}
			return runs.map((run) => joinRun(head, run, { opening, closing, marked: limits.marked === true }));
		},
	};
}

function joinRun(
	head: Pieces,
	run: readonly Pieces[],
	{ opening, closing, marked }: { opening: number; closing: number; marked: boolean },
): TokenList {
	const ids = [opening, ...head.ids, closing];
	const typeIds: number[] = ids.map(() => WORD_TYPES.wish);
	const wish = marked ? pieceWords(head.tokens) : [];
	const spans = run.map((text) => {
		const start = ids.length;
		ids.push(...text.ids, closing);
		for (let at = start; at < ids.length; at++) typeIds.push(WORD_TYPES.memory);
		if (marked) {
			const words = pieceWords(text.tokens);
			for (const word of sharedWords(words, wish))
				typeIds.fill(
					word.isNear ? WORD_TYPES.nearMemory : WORD_TYPES.sharedMemory,
					start + word.start,
					start + word.end,
				);
			for (const word of sharedWords(wish, words)) {
				// The same word in one memory is more than one near it in another.
				if (word.isNear && typeIds[1 + word.start] !== WORD_TYPES.wish) continue;
				typeIds.fill(word.isNear ? WORD_TYPES.nearWish : WORD_TYPES.sharedWish, 1 + word.start, 1 + word.end);
			}
		}
		return { start, end: ids.length };
	});
	return { ids, typeIds, spans };
}

function bounded(text: string, maxTokens: number): string {
	return text.slice(0, maxTokens * MAX_CHARACTERS_PER_TOKEN);
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

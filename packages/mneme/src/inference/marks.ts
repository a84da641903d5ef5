// Which words of a wish and of memories are the same: told to the judge by token types, in which it was trained (scripts/judge/marks.py).

export const WORD_TYPES = { wish: 0, memory: 1, sharedMemory: 2, sharedWish: 3, nearMemory: 4, nearWish: 5 } as const;

interface PieceWord {
	readonly start: number;
	/** Exclusive. */
	readonly end: number;
	readonly text: string;
	/** A letter of a script without spaces: a word of its own, compared by twos. */
	readonly unspaced: boolean;
}

const UNKNOWN = "[UNK]";
const CONTINUES = "##";
const UNSPACED = /[\u3005\u3040-\u30ff\u3400-\u9fff]/;
/** A letter that is a token by itself, whatever stands beside it; or what is between two of them. */
const APART = /[\u3400-\u4dbf\u4e00-\u9fff]|[^\u3400-\u4dbf\u4e00-\u9fff]+/g;

export interface Pieces {
	readonly ids: readonly number[];
	readonly tokens: readonly string[];
}

/** The tokens of a text; a Chinese letter that the tokenizer does not know keeps its name, so that it can be compared. */
export function namedPieces(text: string, encode: (text: string) => Pieces): Pieces {
	const [ids, tokens]: [number[], string[]] = [[], []];
	for (const [part] of text.matchAll(APART)) {
		const pieces = encode(part);
		ids.push(...pieces.ids);
		const isLetter = part.length === 1 && pieces.tokens.length === 1 && pieces.tokens[0] === UNKNOWN;
		tokens.push(...(isLetter ? [part] : pieces.tokens));
	}
	return { ids, tokens };
}

export function pieceWords(pieces: readonly string[]): PieceWord[] {
	const found: PieceWord[] = [];
	for (const [at, piece] of pieces.entries()) {
		if (piece === UNKNOWN) continue;
		const text = piece.startsWith(CONTINUES) ? piece.slice(CONTINUES.length) : piece;
		const last = found.at(-1);
		if (UNSPACED.test(text)) found.push({ start: at, end: at + 1, text, unspaced: true });
		else if (text !== piece && last && !last.unspaced && last.end === at)
			found[found.length - 1] = { ...last, end: at + 1, text: last.text + text };
		else found.push({ start: at, end: at + 1, text, unspaced: false });
	}
	return found;
}

interface SharedWord extends PieceWord {
	/** Not the same word but one like it: "Amini" for "Amin", "working" for "work". */
	readonly isNear: boolean;
}

/** Which of the words some of the others are, too. */
export function sharedWords(words: readonly PieceWord[], others: readonly PieceWord[]): SharedWord[] {
	const plain = [...new Set(others.filter(({ unspaced }) => !unspaced).map(({ text }) => text))];
	const twos = new Set(others.map((_, at) => twoAt(others, at)));
	return words.flatMap((word, at): SharedWord[] => {
		if (word.unspaced) {
			const isShared = [twoAt(words, at - 1), twoAt(words, at)].some((two) => two !== undefined && twos.has(two));
			return isShared ? [{ ...word, isNear: false }] : [];
		}
		if (plain.some((other) => isSameWord(word.text, other))) return [{ ...word, isNear: false }];
		return plain.some((other) => isNearWord(word.text, other)) ? [{ ...word, isNear: true }] : [];
	});
}

function twoAt(words: readonly PieceWord[], at: number): string | undefined {
	const [one, two] = [words[at], words[at + 1]];
	return one?.unspaced && two?.unspaced && one.end === two.start ? `${one.text} ${two.text}` : undefined;
}

const HAS_DIGITS = /\d/;
/** Short words tell nothing. */
const LEAST = 3;
const LEAST_START = 4;
const START_SHARE = 0.6;
const LEAST_PART = 5;

/** The same, one of several or all of them. */
function isSameWord(one: string, other: string): boolean {
	const [short, long] = one.length <= other.length ? [one, other] : [other, one];
	return (short.length >= LEAST || HAS_DIGITS.test(short)) && (short === long || `${short}s` === long);
}

/** In another form, or as part of a longer one; a number only as a whole. */
function isNearWord(one: string, other: string): boolean {
	const [short, long] = one.length <= other.length ? [one, other] : [other, one];
	if (HAS_DIGITS.test(short) || short.length < LEAST_START) return false;
	let start = 0;
	while (start < short.length && short[start] === long[start]) start++;
	if (start >= LEAST_START && start >= START_SHARE * long.length) return true;
	return short.length >= LEAST_PART && long.includes(short);
}

// Counting tokens: exactly, with the o200k vocabulary (loaded on first use, about 2 MB), and a cheap upper estimate.
// Budgets are counted in these tokens whatever model the host runs.

/** Byte-pair merging is quadratic in an unbroken run: longer texts and runs are counted in pieces of this size. */
const PIECE_CHARS = 20_000;
const RUN_CHARS = 1_000;

let encoding: Promise<(text: string) => number> | undefined;

/** Exact for ordinary text; a run of over 1,000 characters without a space may count a token or two more. */
export async function countTokens(text: string): Promise<number> {
	encoding ??= loadCounter();
	const count = await encoding;
	let total = 0;
	for (const piece of pieces(text)) total += count(piece);
	return total;
}

/** At least the true count for ordinary prose and code in any script, usually 1.2 to 2 times it; no vocabulary needed. */
export function estimateTokens(text: string): number {
	let tokens = 0;
	for (const [run] of text.matchAll(/[A-Z]?[a-z]+|[A-Z]+|[0-9]+|\s+|[^A-Za-z0-9\s]/gu)) {
		if (run === " ") continue;
		const code = run.codePointAt(0)!;
		if (code < 0x80) tokens += Math.ceil(run.length / (/[A-Za-z0-9]/.test(run[0]!) ? 3 : 32));
		else tokens += code < 0x800 ? 1 : code < 0x10000 ? 2 : 4;
	}
	return tokens;
}

async function loadCounter(): Promise<(text: string) => number> {
	const { countTokens: count } = await import("gpt-tokenizer/encoding/o200k_base");
	// Text that spells a special token (<|endoftext|>) is plain text to us.
	return (text) => count(text, { allowedSpecial: new Set(), disallowedSpecial: new Set() });
}

function* pieces(text: string): Generator<string> {
	let from = 0;
	while (from < text.length) {
		let to = Math.min(text.length, from + PIECE_CHARS);
		// End a piece before white space, as the vocabulary glues a space to the word after it.
		if (to < text.length) {
			const space = text.lastIndexOf(" ", to);
			const line = text.lastIndexOf("\n", to);
			const end = Math.max(space, line);
			if (end > from) to = end;
		}
		yield* runs(text.slice(from, to));
		from = to;
	}
}

function* runs(piece: string): Generator<string> {
	if (!/\S{1001}|\s{1001}/.test(piece)) {
		yield piece;
		return;
	}
	for (let from = 0; from < piece.length; from += RUN_CHARS) yield piece.slice(from, from + RUN_CHARS);
}

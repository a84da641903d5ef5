// How alike two strings are: typos (Damerau distance), names (Jaro-Winkler), word overlap, and "did you mean".
// Owns no language knowledge; meaning is compared by the models in inference/.

/** Beyond a third of the word a "typo" is another word. */
const TYPO_SHARE = 1 / 3;
/** Winkler's own constants: a common prefix of up to four letters lifts the score by a tenth of the gap each. */
const PREFIX_WEIGHT = 0.1;
const PREFIX_LENGTH = 4;

/** Optimal string alignment distance (insert, delete, replace, swap neighbours); `limit + 1` once it exceeds the limit. */
export function editDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
	if (a === b) return 0;
	const left = Array.from(a);
	const right = Array.from(b);
	if (Math.abs(left.length - right.length) > limit) return limit + 1;
	let beforeLast: number[] = [];
	let last = Array.from({ length: right.length + 1 }, (_, column) => column);
	for (let row = 1; row <= left.length; row++) {
		const current = [row];
		let best = row;
		for (let column = 1; column <= right.length; column++) {
			const cost = left[row - 1] === right[column - 1] ? 0 : 1;
			let value = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + cost);
			const swapped =
				row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
			if (swapped) value = Math.min(value, beforeLast[column - 2]! + 1);
			current.push(value);
			if (value < best) best = value;
		}
		// A swap can reach back two rows, so one row over the limit is not yet final.
		if (best > limit && Math.min(...last) > limit) return limit + 1;
		beforeLast = last;
		last = current;
	}
	const distance = last[right.length]!;
	return distance > limit ? limit + 1 : distance;
}

/** The candidate a mistyped word most likely meant, if any is near enough; case, `-` and `_` do not count. */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
	const wanted = comparable(word);
	if (wanted === "") return undefined;
	let found: string | undefined;
	let lowest = Number.POSITIVE_INFINITY;
	for (const candidate of candidates) {
		const other = comparable(candidate);
		const limit = Math.max(1, Math.floor(Math.max(wanted.length, other.length) * TYPO_SHARE));
		let distance = editDistance(wanted, other, limit);
		if (distance > limit) {
			if (!isPartOf(wanted, other)) continue;
			distance = limit + 0.5;
		}
		if (distance < lowest) {
			lowest = distance;
			found = candidate;
		}
	}
	return found;
}

/** Jaro-Winkler similarity, 0–1: tolerant of typos, kind to a shared beginning. Made for names. */
export function nameSimilarity(a: string, b: string): number {
	const left = Array.from(a.normalize("NFKC").toLowerCase());
	const right = Array.from(b.normalize("NFKC").toLowerCase());
	const jaro = jaroSimilarity(left, right);
	let prefix = 0;
	while (prefix < PREFIX_LENGTH && prefix < left.length && left[prefix] === right[prefix]) prefix++;
	return jaro + prefix * PREFIX_WEIGHT * (1 - jaro);
}

/** Share of the smaller bag of tokens that the two have in common, 0–1. */
export function tokenOverlap(a: Iterable<string>, b: Iterable<string>): number {
	const left = new Set(a);
	const right = new Set(b);
	const smaller = Math.min(left.size, right.size);
	if (smaller === 0) return 0;
	let shared = 0;
	for (const token of left) if (right.has(token)) shared++;
	return shared / smaller;
}

function comparable(word: string): string {
	return word
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[-_\s]/g, "");
}

/** "audit-log" for "audit": a word that holds the other one whole also counts as a guess. */
function isPartOf(a: string, b: string): boolean {
	const [short, long] = a.length < b.length ? [a, b] : [b, a];
	return short.length >= 4 && long.includes(short);
}

function jaroSimilarity(left: string[], right: string[]): number {
	if (left.length === 0 || right.length === 0) return left.length === right.length ? 1 : 0;
	const reach = Math.max(0, Math.floor(Math.max(left.length, right.length) / 2) - 1);
	const taken = new Array<boolean>(right.length).fill(false);
	const matchedLeft: string[] = [];
	for (const [index, letter] of left.entries()) {
		const from = Math.max(0, index - reach);
		const to = Math.min(right.length, index + reach + 1);
		for (let other = from; other < to; other++) {
			if (taken[other] || right[other] !== letter) continue;
			taken[other] = true;
			matchedLeft.push(letter);
			break;
		}
	}
	const matches = matchedLeft.length;
	if (matches === 0) return 0;
	const matchedRight = right.filter((_, index) => taken[index]);
	const misplaced = matchedLeft.filter((letter, index) => letter !== matchedRight[index]).length;
	return (matches / left.length + matches / right.length + (matches - misplaced / 2) / matches) / 3;
}

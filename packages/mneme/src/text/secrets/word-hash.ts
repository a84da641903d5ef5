// Where a word or a feature goes in the tables that scripts/train-secrets.ts makes.

/** A power of two. */
export const FILTER_BITS = 1 << 16;
const MARKS = 2;

/** The bits of a Bloom filter that a word sets. */
export function placesOf(word: string): number[] {
	return Array.from({ length: MARKS }, (_, mark) => hashOf(`${mark}${word}`) & (FILTER_BITS - 1));
}

/** FNV-1a, its high bits folded into the low ones. */
export function hashOf(name: string): number {
	let hash = 0x811c9dc5;
	for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
	return hash ^ (hash >>> 15);
}

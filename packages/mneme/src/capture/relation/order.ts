// What the order of words tells about two statements: who does what to whom, and in which part of an otherwise equal sentence
// they differ. Subject or object is a matter of place in English.

/** Relations that read the same from both ends. */
const SYMMETRIC =
	/^(?:marri|met|meet|with|and|cousin|sibl|brother|sister|twin|friend|neighbou?r|equal|same|near|play|work|togeth|engag|shar|from|live|divorc|dat)/;

/** "Emma reports to Oskar" against "Oskar reports to Emma": two words changed sides around a third that both share. */
export function isSwapped(older: readonly string[], newer: readonly string[]): boolean {
	const shared = new Set(older.filter((word) => newer.includes(word)));
	if (shared.size < 3) return false;
	const a = older.filter((word) => shared.has(word));
	const b = newer.filter((word) => shared.has(word));
	if (a.length !== b.length || a.length > 12) return false;
	return a.some((pivot, at) => {
		if (SYMMETRIC.test(pivot)) return false;
		const there = b.indexOf(pivot);
		const moved = (word: string) => b.indexOf(word) > there;
		const back = (word: string) => b.indexOf(word) < there;
		return a.slice(0, at).some(moved) && a.slice(at + 1).some(back);
	});
}

/** The passive turns a sentence around without changing what it says. */
export function turnsPassive(older: string, newer: string): boolean {
	const passive = (text: string) =>
		/\b(?:is|are|was|were|been|being|be)\b.*\bby\b|['’]s (?:boss|lead|owner|author|wife|husband|maker|head|manager|job)\b|\bowed\b|\brather\b/i.test(
			text,
		);
	return passive(older) !== passive(newer);
}

/** A property that has one value at a time: where two statements give it two, they exclude each other. */
const SINGLE_VALUED =
	/\b(?:(?:is|are) (?:called|named)|(?:is|are) (?:written|held|hosted|based|located|built|set|scheduled|due|stored|kept|taught|run) (?:in|on|at|by|for|with)|lives? in|(?:birthday|name|deadline|address|capital|ceo|cfo|boss|branch|colou?r|price|cost|size|language|owner|lead|database|limit|number|password|time ?zone) is)(?: the| a| an| on| at)?$/i;
const MAX_VALUE_WORDS = 3;

export function givesOtherValue(older: readonly string[], newer: readonly string[]): boolean {
	let shared = 0;
	while (shared < older.length && older[shared] === newer[shared]) shared++;
	const values = [older.length - shared, newer.length - shared];
	const sorted = (words: readonly string[]) =>
		words
			.filter((word) => word !== "on")
			.toSorted()
			.join(" ");
	return (
		sorted(older.slice(shared)) !== sorted(newer.slice(shared)) &&
		values.every((count) => count > 0 && count <= MAX_VALUE_WORDS) &&
		SINGLE_VALUED.test(older.slice(0, shared).join(" "))
	);
}

/** Shares of the shorter statement that both begin and end with. */
export function sharedEnds(older: readonly string[], newer: readonly string[]): { prefix: number; suffix: number } {
	const length = Math.max(1, Math.min(older.length, newer.length));
	let prefix = 0;
	while (prefix < length && older[prefix] === newer[prefix]) prefix++;
	let suffix = 0;
	while (suffix < length - prefix && older.at(-1 - suffix) === newer.at(-1 - suffix)) suffix++;
	return { prefix: prefix / length, suffix: suffix / length };
}

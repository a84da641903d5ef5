// Porter's stemmer (1980) for English words: "painted", "painting" and "paints" are one term. Words of other scripts and words with digits
// stay as they are. FTS5 stems by itself; this one is for what is compared outside of it.

const VOWEL = "[aeiouy]";
const CONSONANT = "[^aeiou]";
const CONSONANTS = `${CONSONANT}[^aeiouy]*`;
const VOWELS = `${VOWEL}[aeiou]*`;
const MEASURE_ABOVE_0 = new RegExp(`^(?:${CONSONANTS})?${VOWELS}${CONSONANTS}`);
const MEASURE_1 = new RegExp(`^(?:${CONSONANTS})?${VOWELS}${CONSONANTS}(?:${VOWELS})?$`);
const MEASURE_ABOVE_1 = new RegExp(`^(?:${CONSONANTS})?${VOWELS}${CONSONANTS}${VOWELS}${CONSONANTS}`);
const HAS_VOWEL = new RegExp(`^(?:${CONSONANTS})?${VOWEL}`);
const DOUBLE = /([^aeioulsz])\1$/;
const SHORT = new RegExp(`^${CONSONANTS}${VOWEL}[^aeiouwxy]$`);

const LONG_ENDINGS: readonly (readonly [string, string])[] = [
	["ational", "ate"],
	["tional", "tion"],
	["enci", "ence"],
	["anci", "ance"],
	["izer", "ize"],
	["bli", "ble"],
	["alli", "al"],
	["entli", "ent"],
	["eli", "e"],
	["ousli", "ous"],
	["ization", "ize"],
	["ation", "ate"],
	["ator", "ate"],
	["alism", "al"],
	["iveness", "ive"],
	["fulness", "ful"],
	["ousness", "ous"],
	["aliti", "al"],
	["iviti", "ive"],
	["biliti", "ble"],
	["logi", "log"],
];
const MIDDLE_ENDINGS: readonly (readonly [string, string])[] = [
	["icate", "ic"],
	["ative", ""],
	["alize", "al"],
	["iciti", "ic"],
	["ical", "ic"],
	["ful", ""],
	["ness", ""],
];
const LAST_ENDINGS = /(?:al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/;

export function stem(word: string): string {
	if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
	let stemmed = word.replace(/(ss|i)es$/, "$1").replace(/([^s])s$/, "$1");
	stemmed = withoutPast(stemmed);
	if (stemmed.endsWith("y") && HAS_VOWEL.test(stemmed.slice(0, -1))) stemmed = `${stemmed.slice(0, -1)}i`;
	stemmed = replaceEnding(stemmed, LONG_ENDINGS);
	stemmed = replaceEnding(stemmed, MIDDLE_ENDINGS);
	return withoutFinalE(withoutLast(stemmed));
}

function withoutPast(word: string): string {
	if (word.endsWith("eed")) return MEASURE_ABOVE_0.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
	const root = /^(.+?)(?:ed|ing)$/.exec(word)?.[1];
	if (root === undefined || !HAS_VOWEL.test(root)) return word;
	if (/(?:at|bl|iz)$/.test(root)) return `${root}e`;
	if (DOUBLE.test(root)) return root.slice(0, -1);
	return MEASURE_1.test(root) && SHORT.test(root) ? `${root}e` : root;
}

function replaceEnding(word: string, endings: readonly (readonly [string, string])[]): string {
	for (const [ending, other] of endings) {
		if (!word.endsWith(ending)) continue;
		const root = word.slice(0, -ending.length);
		return MEASURE_ABOVE_0.test(root) ? root + other : word;
	}
	return word;
}

function withoutLast(word: string): string {
	const ending = LAST_ENDINGS.exec(word)?.[0];
	if (ending !== undefined) {
		const root = word.slice(0, -ending.length);
		return MEASURE_ABOVE_1.test(root) ? root : word;
	}
	const root = /^(.+[st])ion$/.exec(word)?.[1];
	return root !== undefined && MEASURE_ABOVE_1.test(root) ? root : word;
}

function withoutFinalE(word: string): string {
	let stemmed = word;
	if (word.endsWith("e")) {
		const root = word.slice(0, -1);
		if (MEASURE_ABOVE_1.test(root) || (MEASURE_1.test(root) && !SHORT.test(root))) stemmed = root;
	}
	return stemmed.endsWith("ll") && MEASURE_ABOVE_1.test(stemmed) ? stemmed.slice(0, -1) : stemmed;
}

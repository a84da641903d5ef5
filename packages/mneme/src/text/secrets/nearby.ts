// Passwords known by their looks: a word that could be nothing else, on the same line as a word about signing in.

import { SIGNING_IN } from "./names.ts";
import { isPlaceholder, isReference } from "./placeholders.ts";
import type { SecretSpan } from "./span.ts";
import { isOdd } from "./values.ts";

/** Said aloud, letter by letter or word by word, and then whole: "… so BlueJays1974 all one word". */
const SPELLED_OUT =
	/^[\s,;.]{1,3}(?:all (?:one|in one|together)|(?:as )?one word|no spaces|without spaces|altogether|in einem wort|ein wort|zusammengeschrieben|en un seul mot|todo junto|tudo junto)\b/iu;
/** To either side; farther away it belongs to another thought. */
const REACH = 60;
/** A password said aloud takes its time. */
const SPOKEN_REACH = 160;
/** A longer run is no password that anybody types. */
const WORD = /(?<![^\s"'`“”„«»()<>[\]{},;|])[^\s"'`“”„«»()<>[\]{},;|]{7,40}(?![^\s"'`“”„«»()<>[\]{},;|])/g;
const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[!#$%^&*?_~+]/];
/** Letters of both cases and digits make a name as well (`iPhone15`), so a symbol is asked for, or no order in them at all. */
const TANGLED = /[a-z]\d+[a-z]|[A-Z]\d[a-z]|\d[a-z]+\d|[a-z][A-Z][a-z]*[A-Z]/;
/** What a program or a page calls something. */
const NAMES =
	/[\\/@=:]|^\W*(?:[A-Z][a-z]+){2,}\d*\W*$|^[a-z]+(?:_[a-z\d]+)+$|^[A-Z\d]+(?:_[A-Z\d]+)*$|^--?\w|\.\w{2,4}$|%[\dA-F]{2}|^\w+\*+$/;

export function findNearby(text: string): SecretSpan[] {
	const spans: SecretSpan[] = [];
	for (const { index: start, 0: word } of text.matchAll(WORD)) {
		const value = word.replace(/[.:]+$/, "");
		const end = start + value.length;
		const reach = isSpelledOut(text, value, end) ? SPOKEN_REACH : REACH;
		if (!isPasswordLike(value) && reach === REACH) continue;
		if (isAboutSigningIn(text, start, end, reach)) spans.push({ start, end, kind: "password" });
	}
	return spans;
}

function isSpelledOut(text: string, value: string, end: number): boolean {
	return SPELLED_OUT.test(text.slice(end, end + REACH)) && isOdd(value) && !isPlaceholder(value);
}

function isAboutSigningIn(text: string, start: number, end: number, reach: number): boolean {
	const before = text
		.slice(Math.max(0, start - reach), start)
		.split("\n")
		.at(-1)!;
	const after = text.slice(end, end + REACH).split("\n", 1)[0]!;
	return SIGNING_IN.test(before) || SIGNING_IN.test(after);
}

function isPasswordLike(value: string): boolean {
	if (!isOdd(value) || isPlaceholder(value) || isReference(value) || NAMES.test(value)) return false;
	const kinds = KINDS.filter((kind) => kind.test(value)).length;
	return (
		kinds === 4 || (kinds === 3 && /\d/.test(value) && (/[!#$%^&*?~+]/.test(value.slice(1, -1)) || TANGLED.test(value)))
	);
}

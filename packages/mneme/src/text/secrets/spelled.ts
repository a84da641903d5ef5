// Passwords given character by character ("k a p o k - 5 8", "capital T, r, u, nine") beside a word about signing in.

import { SIGNING_IN } from "./names.ts";
import type { SecretSpan } from "./span.ts";

const CASE =
	"(?:capital|caps?|upper ?-?case|lower ?-?case|big|small|large|little|großes?|großer|kleines?|kleiner|grand|petit|majuscule|minuscule|mayúscula|minúscula|maiúscul[oa]|minúscul[oa]|maiuscol[oa]|minuscol[oa]|hoofdletter|kleine letter)";
const MARK =
	"(?:hash(?:tag)?|dash|hyphen|minus|underscore|dot|period|full stop|point|comma|star|asterisk|slash|at(?: sign)?|dollar(?: sign)?|percent(?: sign)?|ampersand|plus(?: sign)?|equals(?: sign)?|exclamation (?:mark|point)|question mark|bang|space|raute|bindestrich|unterstrich|punkt|ausrufezeichen|fragezeichen|tiret|point d['’]exclamation|dièse|arobase|guion|guión|punto|almohadilla|arroba|hífen|ponto|cardinal|trattino|cancelletto|chiocciola|streepje|hekje|uitroepteken)";
const DIGIT =
	"(?:zero|one|two|three|four|five|six|seven|eight|nine|null|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zéro|un|deux|trois|quatre|cinq|sept|huit|neuf|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|nul|een|twee|drie|vijf|zes|zeven|negen)";
const ITEM = `(?:(?:(?:the )?(?:letter|number|digit|figure) )?(?:${CASE} )?(?:double )?(?:[\\p{L}\\d]|\\d{1,4}|${DIGIT}|${MARK}|[!#$%&*+?@_.-])(?: ${CASE}(?: letters?)?)?(?: (?:as in|like in|for|like|wie|comme|como|come|zoals) \\p{L}{2,12})?)`;
const SEPARATOR =
	"(?:,? (?:then |and |und |dann |et |puis |y |luego |e |en |followed by )?(?:a |an |the |ein |un |une )?|,|-| - )";
const SPELLED = new RegExp(`(?<![\\p{L}\\d'’-])${ITEM}(?:${SEPARATOR}${ITEM}){4,40}(?![\\p{L}\\d'’])`, "giu");
const LETTER = /(?<![\p{L}\d'’])\p{L}(?![\p{L}\d'’])/gu;
const SINGLES = /(?<![\p{L}\d])\p{L}[ ,-](?:[^\n]{0,24}[ ,-])?\p{L}[ ,-]/u;
/** A word and then spoken figures: "trout seven seven dollar sign". */
const SAID = new RegExp(
	`(?<!\\p{L})(?:is|ist|est|es|é|è|lautet|to|:)[\\s:]{1,3}((?:(?:${CASE} )?\\p{L}{3,14} ){1,4}?(?:${DIGIT}|${MARK})(?:${SEPARATOR}(?:${DIGIT}|${MARK}|${CASE} \\p{L}{1,12})){1,8})(?![\\p{L}\\d'’])`,
	"giu",
);
const PASSWORD = /pass(?:word|wort|code|phrase)|kennwort|mot de passe|contraseña|senha|wachtwoord/i;
const PASSWORD_BEFORE = new RegExp(`(?:${PASSWORD.source})[^.!?\\n]{0,60}$`, "i");
const REACH = 140;
/** Fewer single letters than this happen in prose ("a, b or c"). */
const LETTERS = 3;

export function findSpelled(text: string): SecretSpan[] {
	const spans: SecretSpan[] = [];
	// Most texts hold no row of single letters, and the long pattern costs more than that question.
	for (const { index: start, 0: run } of SINGLES.test(text) ? text.matchAll(SPELLED) : []) {
		const letters = run.match(LETTER)?.length ?? 0;
		if (letters < LETTERS || /^(?:a\W+b\W+c|x\W+y\W+z)\b/i.test(run)) continue;
		if (SIGNING_IN.test(beforeOf(text, start))) spans.push({ start, end: start + run.length, kind: "password" });
	}
	for (const match of PASSWORD.test(text) ? text.matchAll(SAID) : []) {
		const start = match.index + match[0].length - match[1]!.length;
		if (PASSWORD_BEFORE.test(beforeOf(text, match.index)))
			spans.push({ start, end: start + match[1]!.length, kind: "password" });
	}
	return spans;
}

function beforeOf(text: string, start: number): string {
	return text.slice(Math.max(0, start - REACH), start);
}

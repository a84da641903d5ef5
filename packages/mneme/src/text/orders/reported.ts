// Telling an order from a report of one: quoted in a text about such attacks, told of somebody else, or part of a test.

/** How far around a quotation we look for words that say what it is. */
const AROUND = 160;
const ABOUT =
	/\b(?:prompt[- ]?injections?|injection attacks?|attack(?:s|ers?|ing)?|jailbreak(?:s|ing|ers?)?|payloads?|phrases?|such as|for example|e\.g\.|examples?|like|OWASP|papers?|research(?:ers)?|detect\w*|filters?|classifi\w+|expect\w*|tests?|contain(?:s|ed|ing)?|assert\w*|called|known as|the words|sentence|wrote|writes|says|said|strings?|blog|article|slide|lesson|training|regex|pattern|translat\w+|Angriff\w*|Beispiel\w*|exemple|ejemplo|exemplo|例如|例えば|攻击|攻撃)\b|例如|例えば|攻击|攻撃|注入|インジェクション/i;
/** Only these excuse an HTML comment: any page may speak of "this article". */
const ABOUT_ATTACKS =
	/\b(?:injections?|attack(?:s|ers?)?|jailbreaks?|payloads?|hid(?:e|es|den)|strip(?:s|ped)?|malicious|poison\w*)\b|攻击|攻撃|注入/i;
/** Tests, bug reports, songs and tales: what is quoted anywhere in them is quoted. */
const ABOUT_AROUND =
	/\b(?:fixtures?|eval_cases|\w*\.includes\(|should (?:ignore|never|not|refuse|reject)|steps to reproduce|must_not\w*|"label"|lyrics|verse \d|chorus|players?|dungeon|leaned|whispered|shouted|patched|regression|test[ _]cases?)/i;
const OPENING = /["“„«»「『'`(<]/;
const PAIRS: Readonly<Record<string, string>> = {
	'"': '"',
	"“": "”",
	"„": "“",
	"«": "»",
	"»": "«",
	"「": "」",
	"『": "』",
	"'": "'",
	"`": "`",
};
const THIRD_PERSON =
	/(?:^|[.!?\n]\s*)(?:[^.!?\n]{0,80}\b)?(?:tell|told|tells|telling|ask|asked|asks|asking|instruct(?:s|ed|ing)?|tri(?:es|ed)|try(?:ing)?|attempt(?:s|ed|ing)?|convince[sd]?|trick(?:s|ed)?|order(?:s|ed)?|cause[sd]?|persuade[sd]?|refuse[sd]?|requests?|lets?|able|possible|how|wants?|was|were|had been)\b[^.!?\n]{0,50}\bto\s+$/i;
const SUBJECT =
	/\b(?:we|I|they|he|she|doctors|who|people|users|experts|dentists|reviewers|friends|customers|it)\s+(?:also |usually |often |would |will |can |do |then )?$/i;

/** Quoted, in a text that says it is about such things, in English or in the words of `about`. */
export function isQuotedExample(text: string, start: number, end: number, about?: RegExp): boolean {
	// Everything looked at lies within reach of the hit, so that a long line costs no more than a short one.
	const reach = Math.max(0, start - 2 * AROUND);
	const around = text.slice(reach, end + 2 * AROUND);
	return (
		isQuotedWithin(around, start - reach, end - reach, about) || isQuotedInTale(around, start - reach, end - reach)
	);
}

function isQuotedInTale(text: string, start: number, end: number): boolean {
	if (!ABOUT_AROUND.test(text)) return false;
	const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
	const after = text.slice(end).split("\n", 1)[0]!;
	return /["“'`][^"”'`]{0,120}$/.test(before) && /^[^"“'`]{0,160}["”'`]/.test(after);
}

function isQuotedWithin(text: string, start: number, end: number, about?: RegExp): boolean {
	const isTold = (said: string) => ABOUT.test(said) || about?.test(said) === true;
	const isAttack = (said: string) => ABOUT_ATTACKS.test(said) || about?.test(said) === true;
	const lineStart = text.lastIndexOf("\n", start - 1) + 1;
	const nextLine = text.indexOf("\n", end);
	const lineEnd = nextLine === -1 ? text.length : nextLine;
	for (let at = start; at >= Math.max(lineStart, start - AROUND); at--) {
		const mark = text[at]!;
		if (text.startsWith("<!--", at)) {
			const close = text.indexOf("-->", at);
			if (close >= end - 3 && isAbout(isAttack, text, at, close + 3, lineStart, lineEnd)) return true;
		}
		if (!OPENING.test(mark) || PAIRS[mark] === undefined) continue;
		if (mark === "'" && /\w/.test(text[at - 1] ?? " ")) continue;
		const close = text.indexOf(PAIRS[mark]!, Math.max(at + 1, Math.min(end - 1, lineEnd)));
		if (close !== -1 && close <= lineEnd + AROUND && isAbout(isTold, text, at, close, lineStart, lineEnd)) return true;
	}
	return false;
}

function isAbout(
	about: (said: string) => boolean,
	text: string,
	from: number,
	to: number,
	lineStart: number,
	lineEnd: number,
): boolean {
	const before = text.slice(Math.max(lineStart, from - AROUND), from);
	const after = text.slice(to, Math.min(lineEnd, to + AROUND));
	// A quotation that opens the text is the text; one with words about it before or after is an example.
	return about(before) || (before.trim() !== "" && about(after)) || ABOUT_ATTACKS.test(after);
}

/** A verb that somebody else is told to do, or that somebody does, commands nobody here. */
export function isReportedVerb(text: string, start: number): boolean {
	const before = text.slice(Math.max(0, start - 100), start);
	const clause = before.slice(
		Math.max(before.lastIndexOf("."), before.lastIndexOf("!"), before.lastIndexOf("\n"), before.lastIndexOf(":")) + 1,
	);
	// "To override the prompt, pass …" tells how; "should ignore …" names a test.
	if (SUBJECT.test(clause) || /(?:^|["'`]|\n)\s*(?:[✗✓×-] )?(?:To|How to|should|must be able to)\s+$/.test(clause))
		return true;
	return THIRD_PERSON.test(clause) && !/\byou\b/i.test(clause);
}

// What one asks for and the other answers in the next line of a chat: "gate code?", and then a number and nothing else.

import { isKnownWord } from "./known-words.ts";
import { isPlaceholder, isReference } from "./placeholders.ts";
import { isCommonWord } from "./prose.ts";
import type { SecretSpan } from "./span.ts";
import { isOdd } from "./values.ts";

/** A line, and the line after it. */
const LINES = /(?<=^|\n)([^\n]{1,200})\n{1,2}([^\n]{1,200})/gu;
/** A question by its mark or by its first word. */
const QUESTION =
	/[?？][ \t\p{Emoji_Presentation}]{0,4}$|(?:^|[\]>:]\s?|[.!,] )(?:(?:so|and|hey|sorry|also|btw|ok|und|et|y|e) )?(?:what(?:['’]?s| is| was)|whats|wie (?:war|ist|lautet|heißt)|was (?:war|ist)|quel(?:le)? (?:est|était)|c['’]est quoi|cuál (?:es|era)|qual (?:é|era|è)|wat is|need|send me|gimme|give me|remind me)(?!\p{L})/iu;
/** When it was said and by whom. */
const SPEAKER =
	/^[\s>]{0,4}(?:\[[^\]\n]{1,30}\]|\(?\d{1,2}[:.]\d{2}(?::\d{2})?(?: ?[ap]m)?\)?)?[\s,–-]{0,4}(?:<[^<>\n]{1,30}>|\p{L}[\p{L}\d ._'’()-]{0,30}[:：]|[-–—•])?\s{0,3}/iu;
const FILLER =
	/^(?:(?:it['’]?s|that['’]?s|ok(?:ay)?|ye[sp]|sure|sorry|sec|uh|um|hmm|ähm?|the|still|think|i think|should be|is|ja|klar|das ist|es ist|ist|c['’]est|oui|sí|es|sim|é|sì|è)[,.:…]{0,3}\s{1,2}){0,3}["'“„«‘`*]{0,2}/iu;
const NAMES = {
	card: /(?<!\p{L})(?:cvv2?|cvc2?|csc|cid|security (?:code|number)|kartenprüf\p{L}*|prüf(?:nummer|ziffern?|zahl)|sicherheitscode|cryptogramme|crypto|código de segur\p{L}+|codice di sicurezza|beveiligingscode)(?!\p{L})|(?<!\p{L})(?:[34]|three|four|drei|vier|trois|quatre|tres|cuatro|três|quatro|tre|quattro|drie|digits?|numbers?|code|ziffern|zahlen|chiffres)(?!\p{L})[^?\n]{0,30}(?<!\p{L})(?:back|front|behind|reverse|hinten|vorne|rückseite|dos|verso|derrière|detrás|atrás|retro|dietro|achter\p{L}*)(?!\p{L})/iu,
	pin: /(?<!\p{L})(?:\p{L}{0,14}-?code|pin|\p{L}{1,10}-pin|combo|combination|combinaison|kombination|combinación|combinazione|combinatie|código|codice|digicode|geheimzahl|otp|2fa|puk|keypad)(?!\p{L})|暗証|密码|密碼|門禁|门禁|비번|비밀번호/iu,
	password:
		/pass(?:word|wort|phrase|code)|(?<!\p{L})(?:pass|pw|pwd|mdp|psk|log-?ins?)(?!\p{L})|kennwort|mot de passe|contrase[ñn]a|senha|wachtwoord|(?<!\p{L})(?:wi-?fi|wlan)(?:[ -](?:key|code|schlüssel))?\s?\?|密码|密碼|パスワード|비밀번호/iu,
};
/** Codes that lock nothing. */
const OTHER_CODE =
	/(?<!\p{L})(?:error|fehler\p{L}*|zip|post\p{L}*|country|area|dial\p{L}*|dress|promo\p{L}*|discount|colou?r|exit|status|source|sort|airport|qr|bar|product|tax|http|booking|order|rabatt\p{L}*|gutschein\p{L}*|postal|promotionnel|erreur)[ -]?(?:code|código|codice)?(?!\p{L})/iu;
/** Who has it, where it is, whether it changed: the answer to these is another. */
const ABOUT =
	/(?<!\p{L})(?:who|where|when|why|did|has|have|had|does|changed?|forgot\p{L}*|how (?:long|many|often|do|much)|wer|wo|wann|warum|hast|hat|geändert|vergessen|wie (?:lang|viele)|qui|où|quand|pourquoi|quién|dónde|cuándo|chi|dove|quem|onde)(?!\p{L})/iu;
const NUMBER =
	/^[#*]?\d{3,8}[#*]?(?![\p{L}\d%€$£]|[.,:/-]\d|\s?(?:euros?|eur|km|kg|minutes?|min|uhr|people|years?)(?!\p{L}))/u;
const CARD_DIGITS = /^\d{3,4}(?![\p{L}\d%€$£]|[.,:/-]\d)/u;
const CHUNK = /^[^\s,;"'”“»’`*]{4,60}/;
const WORD = /^\p{Ll}{5,24}(?=["'”»’`*]{0,2}[.!]?\s*$)/u;

export function findAnswered(text: string): SecretSpan[] {
	const spans: SecretSpan[] = [];
	for (let from = text.includes("\n") ? 0 : text.length; ; ) {
		LINES.lastIndex = from;
		const match = LINES.exec(text);
		if (!match) return spans;
		const [, question, line] = match as unknown as [string, string, string];
		const lineStart = match.index + match[0].length - line.length;
		// The answer may ask the next thing.
		from = lineStart;
		if (!QUESTION.test(question)) continue;
		const lead = SPEAKER.exec(line)![0].length;
		const start = lead + FILLER.exec(line.slice(lead))![0].length;
		const found = answerTo(question, line.slice(start));
		if (found) spans.push({ start: lineStart + start, end: lineStart + start + found.value.length, kind: found.kind });
	}
}

function answerTo(question: string, answer: string): { value: string; kind: string } | undefined {
	if (NAMES.card.test(question)) {
		const digits = CARD_DIGITS.exec(answer)?.[0];
		if (digits) return { value: digits, kind: "card" };
	}
	if (NAMES.pin.test(question) && !OTHER_CODE.test(question) && !ABOUT.test(question)) {
		const number = NUMBER.exec(answer)?.[0];
		if (number) return { value: number, kind: "pin" };
	}
	if (!NAMES.password.test(question)) return undefined;
	const chunk = CHUNK.exec(answer)?.[0].replace(/[.:!?)]+$/, "");
	if (chunk && isOdd(chunk) && !isPlaceholder(chunk) && !isReference(chunk)) return { value: chunk, kind: "password" };
	const word = ABOUT.test(question) ? undefined : WORD.exec(answer)?.[0];
	return word && !isKnownWord(word) && !isCommonWord(word) ? { value: word, kind: "password" } : undefined;
}

// Payment cards: issuer's prefix and length, Luhn's check digit, and no word before it that says it is another number.

import type { SecretSpan } from "./span.ts";

/** Unbroken, or in the groups cards are printed in; not phone numbers or columns of figures. */
const DIGITS =
	/(?<![\d.,#-]|[A-Za-z_]\d?)(?:\d{4}([ -])\d{4}\1\d{4}\1\d{1,4}(?:\1?\d{3})?(?![ -]?\d{4}[ -]\d{4})|\d{4}([ -])\d{6}\2\d{4,5}|\d{13,19})(?![\d]|[.,]\d|-\d|\w| \d(?!\d))/g;
const ISSUER =
	/^(?:4\d{12}(?:\d{3}){0,2}|5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}|3[47]\d{13}|3(?:0[0-5]|[68]\d)\d{11}|6(?:011|5\d\d|4[4-9]\d)\d{12}|35\d{14}|62\d{14,17})$/;
const OTHER_NUMBER =
	/\b(?:order|tracking|invoice|imei|isbn|ean|gtin|ticket|serial|parcel|shipment|timestamp|test cards?(?: (?:is|number))?|account|customer|reference|ref|phone|tel)\W{0,3}(?:no\.?|number|id|is|nr\.?|#)?\W{0,4}$/i;
/** With its name before it and its date after it, a number with a slip of the pen is still somebody's card. */
const CARD_NAME =
	/\b(?:card|visa|master ?card|amex|american express|kreditkarte|karte|carte|tarjeta|cart[ãa]o|carta)\b[^\n]{0,30}$/i;
const EXPIRY =
	/^\W{0,4}(?:exp\w*|valid (?:to|thru|until)|gültig bis|vence|validade|scad\w*)?\W{0,3}(?:0[1-9]|1[0-2]) ?[/-] ?(?:20)?[2-4]\d\b/i;
/** Only cards have a check number. */
const CHECKED = /^\W{0,4}(?:cvv2?|cvc2?|csc|security code)\b/i;
/** Words of manuals and payment tests, on either side of the number. */
const TEST_CARD =
	/\b(?:tests?|testing|sandbox|dummy|samples?|(?<!\.)example|docs|documentation|manual|tutorial|developer page|to simulate|any (?:future|cvc|cvv)|entorno de pruebas|de prueba|cualquier (?:fecha|cvc|cvv)|ambiente di (?:test|prova)|di prova|qualsiasi (?:data|cvc|cvv)|ambiente de testes?|de teste|qualquer (?:data|cvc|cvv)|n['’]importe quel(?:le)?|testumgebung|testkarten?|testnummern?|beliebige[srn]?|testomgeving|testkaart|willekeurige)\b/i;
/** The issuer named right before it: then a number with a slip of the pen is a card even without a date. */
const ISSUER_NAME =
	/(?<!\p{L})(?:visa|master ?card|amex|american express|maestro|diners|discover|credit card|debit card|kreditkarten?|carte (?:bancaire|bleue|de crédit)|tarjeta de (?:crédito|débito)|cart[ãa]o de (?:crédito|débito)|carta di credito|creditcard)(?!\p{L})[^\n\d]{0,40}$/iu;
const OTHER_CARD =
	/(?<!\p{L})(?:library|loyalty|gift|member\p{L}*|bonus|points|id|sim|health|insurance|ending|ends|last four|endet)(?!\p{L})/iu;
const NUMBER_WORD =
	"(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|null|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zéro|un|deux|trois|quatre|cinq|sept|huit|neuf|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)";
const CVV_VALUE = `(\\d{3,4}|\\d(?:[ -]\\d){2,3}|${NUMBER_WORD}(?:[ ,-]{1,2}${NUMBER_WORD}){2,3})(?![\\p{L}\\d])`;
const CVV_LINK =
	"[\"']?[\\s:=,–(-]{0,4}(?:(?:is|are|reads|says|number|code|no\\.?|ist|lautet|sind|est|sont|es|son|é|è|sono|são|it['’]s)[\\s:=]{1,3}){0,2}[\"'“„]?";
/** Names of the number beside a card's number. */
const CVV = new RegExp(
	`(?<!\\p{L})(?:cvv2?|cvc2?|cvn|cvd|csc|cid|security (?:code|number|digits)|card verification (?:code|value|number)|verification (?:code|number)|prüf(?:nummer|ziffern?|zahl)|kartenprüfnummer|sicherheits(?:code|nummer|zahl)|crypto(?:gramme)?(?: visuel)?|code de sécurité|セキュリティ(?:コード|番号)|安全码|(?:three|four|3|4) digits on (?:the )?(?:back|front)|código de seguridad|código de segurança|codice di sicurezza|beveiligingscode|veiligheidscode)(?!\\p{L})${CVV_LINK}(?:(?:on|at|of|auf|sur|en|no|na|sul|op) (?:the |der |le |la |el |il |de )?\\p{L}{3,12}[\\s:=]{0,3}(?:is |are )?)?${CVV_VALUE}`,
	"giu",
);
/** The same of a card named in between. */
const CVV_OF =
	/(?<!\p{L})(?:cvv2?|cvc2?|security code|prüfnummer|cryptogramme)(?!\p{L})[^.\n\d]{1,30}?(?<!\p{L})(?:card|visa|master ?card|amex|karte|carte|tarjeta|cart[ãa]o|carta)(?!\p{L})[^.\n\d]{0,40}?(?:is|ist|est|es|é|è|:)\s(\d{3,4})(?!\d)/giu;
/** Where that number is printed, three digits behind or four in front; only beside a card. */
const ON_BACK =
	"(?<!\\p{L})(?:(?:on |at )?(?:the )?(?:back|reverse|flip side|rear)|rückseite|hinten(?: drauf)?|au dos|au verso|derrière|detrás|al dorso|atrás|no verso|sul retro|dietro|achterop|achterkant)(?!\\p{L})";
const ON_FRONT =
	"(?<!\\p{L})(?:on the front|vorderseite|vorne(?: drauf)?|devant|delante|na frente|davanti|voorop)(?!\\p{L})";
const DIGIT_WORDS = (count: number) => `${NUMBER_WORD}(?:[ ,-]{1,2}${NUMBER_WORD}){${count - 1}}`;
const PRINTED = [
	new RegExp(`(?<!\\p{L})(?:3|4|three|four)[- ]digit (?:security )?(?:code|number)${CVV_LINK}${CVV_VALUE}`, "giu"),
	new RegExp(`${ON_BACK}[^\\d\\n.]{0,24}?(\\d{3}|\\d[ -]\\d[ -]\\d|${DIGIT_WORDS(3)})(?![\\p{L}\\d])`, "giu"),
	new RegExp(`${ON_FRONT}[^\\d\\n.]{0,24}?(\\d{4}|\\d[ -]\\d[ -]\\d[ -]\\d|${DIGIT_WORDS(4)})(?![\\p{L}\\d])`, "giu"),
	new RegExp(`(?<![\\p{L}\\d.,/-])(\\d{3})(?= (?:is )?${ON_BACK})`, "giu"),
	new RegExp(`(?<![\\p{L}\\d.,/-])(\\d{4})(?= (?:is )?${ON_FRONT})`, "giu"),
];
/** Number, date and these: how a card is copied down. */
const AFTER_DATE =
	/\d{4}[\s,;|/]{1,3}(?:exp\w*\W{0,3}|valid \w+ |gültig bis |bis )?(?:0[1-9]|1[0-2]) ?[/|-] ?(?:20)?[2-4]\d[\s,;|/]{1,3}(?:and )?(?:(?:the )?(?:(?:three|four|3|4) )?(?:code|digits|number|security code)\b(?: (?:is|are|on the back|on the front)){0,2}:?\s)?(\d{3,4})(?![\d/-]|\.\d)/gi;
const CARD =
	/(?<!\p{L})(?:cards?|visa|master ?card|amex|american express|maestro|kreditkarte|karte|carte|tarjeta|cart[ãa]o|carta|creditcard|pas)(?!\p{L})/iu;
/** Numbers that payment services publish for tests. Any other is somebody's, unless the words right before it call it a test card. */
const PUBLISHED: ReadonlySet<string> = new Set(
	"4242424242424242 4111111111111111 4012888888881881 4000056655665556 4000002500003155 4000000000000002 4000000000009995 4000000000003220 5555555555554444 5105105105105100 5200828282828210 2223003122003222 378282246310005 371449635398431 6011111111111117 6011000990139424 3056930009020004 30569309025904 38520000023237 3566002020360505 3530111333300000 6200000000000005 370000000000002 5577000055770004 4917610000000000 2222400070000005 4988438843884305".split(
		" ",
	),
);
const TEST_NUMBER =
	/\b(?:test|sandbox|dummy|sample|example)(?: (?:visa|mastercard|amex|credit|debit|card|number|pan)){0,3}\b[^\d\n]{0,12}$/i;
const CARD_NAME_REACH = 60;
const TEST_REACH = 90;
/** How far from its card the printed number may be told. */
const CARD_REACH = 160;

export function findCards(text: string): SecretSpan[] {
	const spans: SecretSpan[] = [];
	for (const match of text.matchAll(DIGITS)) {
		const digits = match[0].replace(/[ -]/g, "");
		if (!ISSUER.test(digits)) continue;
		const end = match.index + match[0].length;
		const before = text.slice(Math.max(0, match.index - 40), match.index);
		const isDated = CARD_NAME.test(before) && EXPIRY.test(text.slice(end, end + 30));
		const isGrouped =
			match[0] !== digits && CARD.test(text.slice(Math.max(0, match.index - CARD_NAME_REACH), match.index));
		const isNamed = (ISSUER_NAME.test(before) || isGrouped) && !OTHER_CARD.test(before);
		if (!passesLuhn(digits) && !isDated && !isNamed) continue;
		const isForTests = PUBLISHED.has(digits) ? isTest(text, match.index, end) : TEST_NUMBER.test(before);
		const isChecked = CHECKED.test(text.slice(end, end + 30));
		if ((OTHER_NUMBER.test(before) && !isNamed && !isChecked) || isForTests) continue;
		spans.push({ start: match.index, end, kind: "card" });
	}
	for (const pattern of [CVV, CVV_OF, AFTER_DATE]) {
		for (const match of text.matchAll(pattern)) {
			const span = lastGroup(match);
			if (!isTest(text, span.start, span.end)) spans.push(span);
		}
	}
	// Most texts name no card, and these patterns cost more than that question.
	for (const pattern of CARD.test(text) ? PRINTED : []) {
		for (const match of text.matchAll(pattern)) {
			if (CARD.test(text.slice(Math.max(0, match.index - CARD_REACH), match.index))) spans.push(lastGroup(match));
		}
	}
	return spans;
}

function isTest(text: string, start: number, end: number): boolean {
	const before = text.slice(Math.max(0, start - TEST_REACH), start);
	const after = text.slice(end, end + TEST_REACH);
	return TEST_CARD.test(before.slice(before.lastIndexOf("\n") + 1)) || TEST_CARD.test(after.split("\n", 1)[0]!);
}

function lastGroup(match: RegExpExecArray): SecretSpan {
	const end = match.index + match[0].length;
	return { start: end - match[1]!.length, end, kind: "card" };
}

function passesLuhn(digits: string): boolean {
	let sum = 0;
	for (let place = 0; place < digits.length; place++) {
		let digit = digits.charCodeAt(digits.length - 1 - place) - 48;
		if (place % 2 === 1) digit = digit > 4 ? digit * 2 - 9 : digit * 2;
		sum += digit;
	}
	return sum % 10 === 0 && !/^(\d)\1+$/.test(digits);
}

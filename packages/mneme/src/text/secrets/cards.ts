// Payment cards: issuer's prefix and length, Luhn's check digit, and no word before it that says it is another number.

import type { SecretSpan } from "./span.ts";

const DIGITS = /(?<![\d.,#-]|[A-Za-z_]\d?)\d(?:[ -]?\d){12,18}(?![\d]|[.,]\d|-\d|\w)/g;
const ISSUER =
	/^(?:4\d{12}(?:\d{3}){0,2}|5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}|3[47]\d{13}|3(?:0[0-5]|[68]\d)\d{11}|6(?:011|5\d\d|4[4-9]\d)\d{12}|35\d{14}|62\d{14,17})$/;
const OTHER_NUMBER =
	/\b(?:order|tracking|invoice|imei|isbn|ean|gtin|ticket|serial|parcel|shipment|timestamp|test cards?(?: (?:is|number))?|account|customer|reference|ref|phone|tel)\W{0,3}(?:no\.?|number|id|is|nr\.?|#)?\W{0,4}$/i;
/** With its name before it and its date after it, a number with a slip of the pen is still somebody's card. */
const CARD_NAME =
	/\b(?:card|visa|master ?card|amex|american express|kreditkarte|karte|carte|tarjeta|cart[ãa]o|carta)\b[^\n]{0,30}$/i;
const EXPIRY =
	/^\W{0,4}(?:exp\w*|valid (?:to|thru|until)|gültig bis|vence|validade|scad\w*)?\W{0,3}(?:0[1-9]|1[0-2]) ?[/-] ?(?:20)?[2-4]\d\b/i;
const TEST_CARD = /\b(?:test|sandbox|dummy|sample|example)\b/i;
const CVV =
	/\b(?:cvv2?|cvc2?|csc|security code|card verification (?:code|value))\b\W{0,3}(?:is|code|number)?\W{0,3}(\d{3,4})\b/gi;

export function findCards(text: string): SecretSpan[] {
	const spans: SecretSpan[] = [];
	for (const match of text.matchAll(DIGITS)) {
		const digits = match[0].replace(/[ -]/g, "");
		if (!ISSUER.test(digits) || !isGrouped(match[0])) continue;
		const end = match.index + match[0].length;
		const before = text.slice(Math.max(0, match.index - 40), match.index);
		const isDated = CARD_NAME.test(before) && EXPIRY.test(text.slice(end, end + 30));
		if (!passesLuhn(digits) && !isDated) continue;
		if (OTHER_NUMBER.test(before) || TEST_CARD.test(before)) continue;
		spans.push({ start: match.index, end, kind: "card" });
	}
	for (const match of text.matchAll(CVV)) {
		const end = match.index + match[0].length;
		spans.push({ start: end - match[1]!.length, end, kind: "card" });
	}
	return spans;
}

/** Unbroken, or in the groups cards are printed in; not phone numbers or columns of figures. */
function isGrouped(written: string): boolean {
	return /^(?:\d+|\d{4}([ -])\d{4}\1\d{4}\1\d{1,7}|\d{4}([ -])\d{6}\2\d{4,5})$/.test(written);
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

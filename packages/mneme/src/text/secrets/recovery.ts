// Codes that stand in for a second factor: recovery codes listed after their name, passwords made for one app, and the key an authenticator
// is set up with.

import { isPlaceholder } from "./placeholders.ts";
import type { SecretSpan } from "./span.ts";

const NAME =
	/(?<!\p{L})(?:(?:recovery|back-?up|rescue|one-time|2fa|mfa|scratch|emergency|spare|fallback|login|reset)[ -]?(?:codes?|keys?)|(?:wiederherstellungs|notfall|ersatz|backup-?|einmal)(?:codes?|schlüssel|kennwörter)|codes? de (?:secours|récupération|sauvegarde)|códigos? de (?:respaldo|recuperación|recuperação|emergencia|backup|reserva)|codic[ei] di (?:backup|recupero|riserva|emergenza)|(?:herstel|back-?up|nood|reserve)codes?|one-time passwords)(?!\p{L})/giu;
/** Between the name and the first code: who they are for, and a mark or verb that says "here they are". */
const LEAD =
	/(?:[:=–—,]|(?<!\p{L})(?:are|is|were|sind|lauten|ist|sont|est|son|es|sono|são|zijn|start with|begin with|left|unused|übrig)(?!\p{L}))\s{0,4}/giu;
const LEAD_REACH = 130;
const DIRECT = /^s?(?: ?\([^()\n]{0,60}\)(?=\s{0,3}\n))?\s{0,3}[:=(–-]?\s{0,3}(?:[-*•]|\d{1,2}[.)])?\s?/i;
/** One code and what joins it to the next. */
const ITEM =
	/(?:[-*•]|\d{1,2}[.)])?\s?(?=[a-z-]{0,11}\d|[A-Z\d]{4,8}-|[a-z\d]{4}-\w{0,6}\d|[a-z\d]{5}-[a-z\d]{5}(?![\w-]))(?:[a-z\d]{3,8}(?:[- ](?=[a-z]{0,7}\d)[a-z\d]{3,8}|-[a-z\d]{3,8}){0,7}|[a-z\d]{6,16})(?![\w@])/iy;
const NEXT =
	/(?:\s{0,3}[,;/|]\s{0,3}(?:(?:and|und|et|y|e|en|or)\s)?|\s{1,3}(?:and|und|et|y|e|en|or)\s|\s{0,2}\n\s{0,6}|\s{2,4}| )/y;
const CODE = /\d{4}[- ]\d{4}|\d{6,10}|[a-z]\w*\d|\d\w*[a-z]|[A-Z\d]{4,}-[A-Z\d]{4,}/i;
const DATE = /^(?:19|20)\d\d[- ]\d\d|^\d{1,2}(?:st|nd|rd|th|am|pm|h|x)$|^20\d\d$/i;
/** Twice four digits, twice or more, beside a word for what is kept in reserve. */
const SPARES =
	/(?<![\d+-])\d{4}[- ]\d{4}(?:(?:, | and |, and | und | et | y | e | en |; |\n)\d{4}[- ]\d{4}){1,12}(?![\d-])/g;
const RESERVE =
	/(?<!\p{L})(?:spares?|unused|codes?|one-time|2fa|two-factor|back-?ups?|reserve|ersatz|reserva|secours|riserva)(?!\p{L})/iu;
const PHONE = /(?<!\p{L})(?:call|ring|tel|telephone|fax|hotline|order|invoice|rufnummer)(?!\p{L})/iu;
const SETUP =
	/(?<!\p{L})(?:2fa|totp|otp|mfa|two-?(?: ?factor|step)|authenticator|authy|set-?up|second factor|zwei-?faktor\p{L}*|double (?:authentification|facteur)|doble factor|dos pasos|dois fatores|due fattori|tweestaps\p{L}*|tweefactor\p{L}*|einmalcode|base32)(?!\p{L})/iu;
/** As Apple makes them. */
const APP_PASSWORD = /(?<![\w-])[a-z]{4}(?:-[a-z]{4}){3}(?![\w-])/g;
const ONE_APP =
	/(?<!\p{L})(?:app[- ]?(?:specific|password|passwort)|i-?cloud|apple[ -]id|anwendungsspezifisch\p{L}*|app-spezifisch\p{L}*)/iu;
const BASE32 = /(?<![\w/+=-])(?:[A-Z2-7]{16,64}|[a-z2-7]{16,52})(?![\w/+-])={0,6}/g;
const REACH = 120;
/** A list of codes is no longer than this. */
const WINDOW = 500;

export function findRecovery(text: string): SecretSpan[] {
	return [...findListed(text), ...findSpares(text), ...findAppPasswords(text), ...findSetupKeys(text)];
}

function findListed(text: string): SecretSpan[] {
	const spans: SecretSpan[] = [];
	for (const match of text.matchAll(NAME)) {
		const from = match.index + match[0].length;
		const window = text.slice(from, from + WINDOW);
		const leads = Array.from(window.slice(0, LEAD_REACH).matchAll(LEAD), (lead) => lead.index + lead[0].length);
		for (const offset of [DIRECT.exec(window)![0].length, ...leads]) {
			const found = listAt(window, offset);
			if (found.length === 0) continue;
			for (const [start, end] of found) spans.push({ start: from + start, end: from + end, kind: "recovery-code" });
			break;
		}
	}
	return spans;
}

function listAt(window: string, offset: number): [number, number][] {
	const found: [number, number][] = [];
	let at = offset;
	for (;;) {
		ITEM.lastIndex = at;
		const item = ITEM.exec(window)?.[0];
		if (item === undefined) return found;
		const bare = item.replace(/^(?:[-*•]|\d{1,2}[.)])?\s?/, "");
		if (!CODE.test(bare) || DATE.test(bare)) return found;
		found.push([at + item.length - bare.length, at + item.length]);
		NEXT.lastIndex = at + item.length;
		const next = NEXT.exec(window)?.[0];
		if (next === undefined) return found;
		at += item.length + next.length;
	}
}

function findSpares(text: string): SecretSpan[] {
	const spans: SecretSpan[] = [];
	for (const { index: start, 0: list } of text.matchAll(SPARES)) {
		const before = text.slice(Math.max(0, start - REACH), start);
		if (!RESERVE.test(before) || PHONE.test(before)) continue;
		spans.push({ start, end: start + list.length, kind: "recovery-code" });
	}
	return spans;
}

function findAppPasswords(text: string): SecretSpan[] {
	return Array.from(text.matchAll(APP_PASSWORD), ({ index: start, 0: value }) => ({
		start,
		end: start + value.length,
		kind: "password",
	})).filter(({ start, end }) => ONE_APP.test(text.slice(Math.max(0, start - REACH), end + REACH)));
}

function findSetupKeys(text: string): SecretSpan[] {
	const spans: SecretSpan[] = [];
	for (const { index: start, 0: key } of text.matchAll(BASE32)) {
		if (!/[2-7]/.test(key) && (key.length < 24 || key !== key.toUpperCase())) continue;
		if (!/[a-z]/i.test(key) || isPlaceholder(key)) continue;
		const near = `${text.slice(Math.max(0, start - REACH), start)} | ${text.slice(start + key.length, start + key.length + REACH / 2)}`;
		if (SETUP.test(near)) spans.push({ start, end: start + key.length, kind: "totp-secret" });
	}
	return spans;
}

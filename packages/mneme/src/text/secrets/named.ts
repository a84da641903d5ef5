// Secrets known by their name: `password = …`, "my password is …", `api_key: …`, "the door code is …", in code, config and
// prose. Works on a short window after each name, so the cost is the number of names, not their distance.

import { ABOUT_NEXT, ABOUT_TAIL, KEY_NAME, PASSWORD_NAME, PIN_NAME } from "./names.ts";
import { isPlaceholder, isReference, isShown } from "./placeholders.ts";
import { isCommonWord, isJoined, isPassphrase } from "./prose.ts";
import type { SecretSpan } from "./span.ts";
import { isOdd, isRandom, isScrambled } from "./values.ts";

/** A value farther than this from its name belongs to another sentence. */
const WINDOW = 400;
/** An assigned key may be shorter than one that merely stands beside its name. */
const ASSIGNED_KEY_LENGTH = 12;
const NEARBY_KEY_LENGTH = 16;
/** India's six-digit post codes are called PIN as well; an address before one tells. */
const ADDRESS =
	/\b(?:district|dist|taluk|nagar|road|rd|street|st|lane|colony|sector|marg|state|india|kerala|karnataka|maharashtra|tamil nadu|delhi|mumbai|bengaluru|bangalore|chennai|kolkata|hyderabad|pune|gujarat|punjab|bihar|goa|rajasthan|address|postal|village)\b[^\n]{0,40}$/i;
const ADDRESS_REACH = 60;
/** `arn:aws:…:secret:prod/db` says where a secret is kept, `id=` whose it is. */
const RESOURCE = /\barn:\S*$|(?<![\p{L}_])id=$/u;
/** A checksum names its algorithm. */
const CHECKSUM = /^(?:sha\d{1,3}|md5)[-:=]/i;
/** `PGPASSWORD=molch-und-lurch psql`: what a shell sets needs no sentence to end after it. */
const ENVIRONMENT_NAME = /^[A-Z_]+$/;
const ENVIRONMENT_VALUE = /^\p{L}{2,}(?:-\p{L}{2,}){1,8}$/u;
/** Some signing cards call a password PIN. */
const PIN_WITH_MARK = /^(?=.*\d)(?=.*\p{L}{2})(?=.*[!#$%&?])[^\s:/=(){}[\]]{6,20}$/u;

/** "山茶花-Lu7788" */
const HAN_PASSWORD = /^(?=.*\d)\p{Script=Han}{1,8}[-_.@]?[A-Za-z\d!#$_-]{3,20}$/u;

/** After a number: it counts something. */
const COUNTED =
	/^\s?(?:(?:px|pixels|seconds|ms|minutes|characters|digits|%|people|times)\b|[円元块桁位階年月日分時歳원층자년월])/;

/** Routers come with these. */
const LONG_NUMBER = /^\d{8,24}$/;

type Link = "assigned" | "said" | "beside";

interface Candidate {
	readonly value: string;
	readonly start: number;
	readonly quoted: boolean;
	readonly link: Link;
	/** What stands after the value, to tell a last word from a sentence that goes on. */
	readonly rest: string;
}

const ASSIGN =
	/^(?:\\?["'`\]*]){0,3}[ \t]?(?:\([^()\n]{0,30}\)[ \t]?)?(?::=|=>|->|→|<-|[=:：])\s{0,8}|^["']\s{1,4}value\s?=\s?|^["']?\s{0,3}\n[ \t-]{0,12}value:\s|^["']?>\s{0,4}/;
const SAY =
	/^(?:['’]s(?=\s)|[^.!?\n:：=@/\\]{0,60}?(?:(?<=[\s"'])(?:is|are|was|ist|war|lautet|lautete|heißt|est|était|es|fue|era|é|foi|è|będzie|это|är|will be|should be|shall be|remains|stays|becomes|as|bleibt|reste|sera|será|namely)(?=[\s:])|,\s(?:and )?(?:now )?(?:it['’]s|it is|c['’]est|es ist|es la|é)(?=\s)|(?:changed|set|updated|reset|switched|geändert|cambiada|alterada|changé)\s(?:it\s)?(?:to|zu|auf|a|para|en)(?=\s)|[=:：]|\s[-–—]+(?=\s)|\?\s(?:it['’]?s|it is)?))\s{0,3}(?:(?:now|still|currently|just|simply|really|actually|literally|einfach|simplement|simplemente|simplesmente|semplicemente|gewoon|jetzt|ahora|agora|maintenant)\s)?[:：]?\s{0,3}/u;
/** "… was changed to X", where the verb before it is no link. */
const CHANGED =
	/^[^.!?\n:：=@/\\]{0,60}?\b(?:changed|set|updated|reset|switched|geändert|cambiada|cambiado|alterada|changé|modifié|gewijzigd)\s(?:it\s)?(?:to|zu|auf|in|a|para|en|naar)\s{1,3}/u;
/** What joins the two where the verb is a word that other languages use for something else. */
const SAY_OTHER = /^[^.!?\n:：=@/\\]{0,60}?(?:(?<=\s)(?:to(?: jest)?|je|är|er|on|olarak|az?|—)(?=\s)|[=:：])\s{1,3}/u;
const OTHER_NAME = /^(?:hasł|hesl|lösen|passord|kodeord|adgang|salasan|jelsz|şifre|парол)/iu;
/** Between a name and its value: how long it is. */
const LENGTH_TOLD =
	/^\s(?:à|de|of|with|mit|con|di|a|com|met|in|en)?\s?(?:\p{L}{2,8}|\d{1,2})[ -](?:chiffres|digits?|cifras|dígitos|cifre|ziffern|stellen|cijfers)(?!\p{L})/iu;
const SAY_CJK = /^[^.!?\n，。]{0,10}?(?:是|为|為|は|が|는|은|[=:：])\s?/u;
const CHANGE_BEFORE = /(?:chang|set|reset|updat|switch|änder|cambi|alter|mud)\w*\W[^.!?\n]{0,40}$/i;
const QUOTED = /^\\?(["'`“„«「『‘*]{1,2})([^"'`”“»」』’\n*]{1,200})\\?["'`”“»」』’*]/u;
/** Straight quotes end with their like, whatever stands between. */
const STRAIGHT = /^\\?(["'`])((?:(?!\1)[^\n\\]|\\(?!\1)[^\n]){1,200})\\?\1/;
/** `define('DB_PASSWORD', '…')`, `setProperty("password", "…")`: a name and its value handed over together. */
const HANDED = /(?:define|getenv|env|get|set\w*|put|add\w*|append|header)\(\s?["'][\w.-]{0,40}$/i;
const HANDED_GAP = /^["'],\s{0,12}(?=["'])/;
const HANDED_REACH = 60;
/** A terminal that asks; what it prints next is its own. */
const PROMPT =
	/(?:\[sudo\][^\n]*|['’]s|(?<!\p{L})(?:enter|new|retype|repeat|current|old|verify\w*|confirm|unix|become|vault|ssh|export|import|keystore|type)(?:\s\w{1,12})?)\s$/iu;
const PROMPT_NEXT = /^\s(?:for|für|fuer|pour|para|per|voor|of|from)\s/iu;
const BARE = /^[^\s，。；、「」『』（）"“”<]{1,300}/u;
const DISTRACTION =
	/\b(?:stored|saved|kept|link|sent|hash|fingerprint|checksum|integrity|digest|commit|called|manager|policy|count|named|forgot\w*|of the (?:day|week|month)|der Woche|des Tages|för (?:dagen|veckan)|de la semaine|du jour|de la semana|del día|da semana|do dia|del giorno|della settimana|van de (?:week|dag))\b/i;

export function findNamed(text: string): SecretSpan[] {
	const spans: SecretSpan[] = [];
	for (const [pattern, judge, kind] of [
		[PASSWORD_NAME, isPasswordValue, "password"],
		[PIN_NAME, isPinValue, "pin"],
		[KEY_NAME, isKeyValue, "key"],
	] as const) {
		let done = 0;
		for (const match of text.matchAll(pattern)) {
			if (match.index < done) continue;
			for (const candidate of candidatesAfter(text, match)) {
				const before = text.slice(Math.max(0, match.index - ADDRESS_REACH), candidate.start);
				const length = judge(candidate, match[0], before);
				if (length === 0 || (candidate.link !== "assigned" && isShown(text, candidate.start))) continue;
				done = candidate.start + length;
				spans.push({ start: candidate.start, end: done, kind });
				break;
			}
		}
	}
	return spans;
}

function* candidatesAfter(text: string, match: RegExpExecArray): Generator<Candidate> {
	let at = match.index + match[0].length;
	const tail = /^(?:[A-Z_-]\w*|s\b|\w+(?=\s?=))?/.exec(text.slice(at, at + 40))![0];
	if (ABOUT_TAIL.test(text.slice(at, at + 40)) || ABOUT_NEXT.test(text.slice(at, at + 40))) return;
	at += tail.length;
	const length = LENGTH_TOLD.exec(text.slice(at, at + 40));
	if (length) at += length[0].length;
	const window = text.slice(at, at + WINDOW);
	if (/^\p{L}/u.test(window) && /[a-z]$/i.test(match[0])) return;
	const isPrompt = PROMPT.test(text.slice(Math.max(0, match.index - 40), match.index)) || PROMPT_NEXT.test(window);
	const assigned = ASSIGN.exec(window);
	if (assigned) {
		const candidate = candidateAt(window, assigned[0].length, at, "assigned");
		if (candidate && !isElsewhere(assigned[0], candidate, isPrompt)) yield candidate;
		return;
	}
	const handed = HANDED_GAP.exec(window);
	if (handed && HANDED.test(text.slice(Math.max(0, match.index - HANDED_REACH), match.index))) {
		const candidate = candidateAt(window, handed[0].length, at, "beside");
		if (candidate) yield candidate;
		return;
	}
	const beside = /^[ \t]{1,2}[([]?|^\s?\(/.exec(window);
	if (beside) {
		const candidate = candidateAt(window, beside[0].length, at, "beside");
		if (candidate) yield candidate;
	}
	const to = isChange(text, match.index) ? /^\s(?:to|zu|auf|a|para|en)\s{1,3}/.exec(window) : null;
	const said =
		to ??
		(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(match[0] + window.slice(0, 3))
			? SAY_CJK
			: OTHER_NAME.test(match[0])
				? SAY_OTHER
				: SAY
		).exec(window);
	if (said && !DISTRACTION.test(said[0])) {
		const candidate = candidateAt(window, said[0].length, at, "said");
		if (candidate && !isElsewhere(said[0], candidate, isPrompt)) yield candidate;
	}
	const changed = CHANGED.exec(window);
	if (changed) {
		const candidate = candidateAt(window, changed[0].length, at, "said");
		if (candidate) yield candidate;
	}
	const apart = /^[^.!?\n,]{0,40},\s/.exec(window);
	if (apart && !DISTRACTION.test(apart[0])) {
		const candidate = candidateAt(window, apart[0].length, at, "beside");
		if (candidate && /^\s*(?:[.!]|$)/.test(candidate.rest)) yield candidate;
	}
}

/** What stands on the next line is the value only if it fills that line, and not where a terminal asks; after `<password>`, only an element's text. */
function isElsewhere(link: string, { rest, value }: Candidate, isPrompt: boolean): boolean {
	if (/^["']?>/.test(link)) return !rest.startsWith("</");
	if (!link.includes("\n")) return false;
	return !/^["'`”]?[ \t]*(?:[,;][ \t]*)?(?:\n|$)/.test(rest) || (isPrompt && !isOdd(value));
}

/** "to" joins a password only to a change: "changed my password to …", not "sent the password to …". */
function isChange(text: string, nameStart: number): boolean {
	return CHANGE_BEFORE.test(text.slice(Math.max(0, nameStart - 60), nameStart));
}

function candidateAt(window: string, offset: number, base: number, link: Link): Candidate | undefined {
	const here = window.slice(offset);
	const quoted = STRAIGHT.exec(here) ?? QUOTED.exec(here);
	if (quoted) {
		const inner = quoted[0].indexOf(quoted[2]!, quoted[1]!.length);
		return { value: quoted[2]!, start: base + offset + inner, quoted: true, link, rest: here.slice(quoted[0].length) };
	}
	const bare = BARE.exec(here);
	if (!bare) return undefined;
	const value = trimValue(bare[0]);
	return value === ""
		? undefined
		: { value, start: base + offset, quoted: false, link, rest: here.slice(value.length) };
}

/** Ends the value where its surroundings begin: the next parameter, a closing mark, the first kana after ASCII. */
function trimValue(raw: string): string {
	let value = raw.replace(/;.*$|&\w+=.*$|,$|\\n.*$/s, "").replace(/['’`]+[),;\]}]*$/, "");
	if (/^[!-~]/.test(value)) value = value.replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}].*$/su, "");
	if (!/[([{]/.test(value)) value = value.replace(/[)\]}]+[.,]?$/, "");
	return value.replace(/[.,:]+$/, "");
}

function isPasswordValue({ value, quoted, link, rest }: Candidate, name: string): number {
	if (isScrambled(value)) return value.length;
	if (isPlaceholder(value) || (isReference(value) && (link === "assigned" || !isJoined(value)))) return 0;
	if (/^pass$/i.test(name) && link === "said")
		return isOdd(value) && /\d/.test(value) && /\p{L}/u.test(value) ? value.length : 0;
	if (HAN_PASSWORD.test(value)) return value.length;
	const last = /^\s*(?:[.!?,;()\n，。]|<|です|$)/u.test(rest);
	if (link === "beside") {
		const bracketed = /phrase/i.test(name) ? /^\p{L}+(?: [\p{L}\d]+){2,11}(?=\))/u.exec(value + rest)?.[0] : undefined;
		if (bracketed && isPassphrase(bracketed.split(" "))) return bracketed.length;
		if (last && (LONG_NUMBER.test(value) || isJoined(value))) return value.length;
		return isOdd(value) && (quoted || /\d/.test(value)) ? value.length : 0;
	}
	if (quoted)
		return value.length >= 3 &&
			value.split(" ").length <= 8 &&
			!isCommonWord(value) &&
			!(value.length > 60 && value.includes(" "))
			? value.length
			: 0;
	if (/phrase/i.test(name)) {
		const clause = /^\p{L}+(?: [\p{L}\d]+){2,11}(?=\s*(?:[.,;!\n]|$))/u.exec(value + rest)?.[0];
		if (clause && (/ \d+$/.test(clause) || isPassphrase(clause.split(" ")))) return clause.length;
	}
	if (isOdd(value) || (last && isJoined(value))) return value.length;
	if (link === "assigned" && ENVIRONMENT_NAME.test(name) && ENVIRONMENT_VALUE.test(value) && !isCommonWord(value))
		return value.length;
	if (/^\d{4,24}$/.test(value)) return last || link === "assigned" ? value.length * Number(last) : 0;
	return last && /^\p{L}[\p{L}.'-]{3,40}$/u.test(value) && /^[!-~\u00c0-\u024f]+$/.test(value) && !isCommonWord(value)
		? value.length
		: 0;
}

function isPinValue({ value, rest }: Candidate, name: string, before: string): number {
	if (/^\d{6}$/.test(value) && (ADDRESS.test(before) || ADDRESS.test(rest.slice(0, ADDRESS_REACH)))) return 0;
	if (PIN_WITH_MARK.test(value) && !isPlaceholder(value)) return value.length;
	if (/\p{Script=Han}/u.test(name) && /^(?=.*\d)[a-z\d]{4,8}$/i.test(value)) return value.length;
	const pin =
		/^(?:[#*]?\d{3,8}[#*]?|\d{1,2}(?:-\d{1,2}){2,3}|\d{3}-\d{2}-\d{3}|\d{4}-\d{3}-\d{4}|(?=[A-Z\d]*\d)[A-Z\d*]{4,8}[#*]?)$/.exec(
			value,
		);
	return pin && !COUNTED.test(rest) ? value.length : 0;
}

function isKeyValue({ value, quoted, link }: Candidate, name: string, before: string): number {
	if (isScrambled(value)) return value.length;
	if (isPlaceholder(value) || isReference(value) || CHECKSUM.test(value) || RESOURCE.test(before)) return 0;
	if (isRandom(value, link === "assigned" || quoted ? ASSIGNED_KEY_LENGTH : NEARBY_KEY_LENGTH)) return value.length;
	if (/licen[cs]e|product|activation|serial|recovery/i.test(name))
		return /^[A-Z0-9]{4,8}(?:-[A-Z0-9]{4,8}){2,7}$/.test(value) ? value.length : 0;
	const pair = /^[\w.@-]{2,40}\s?[/:|]\s?(\S{4,60})$/.exec(value);
	if (/^cred/i.test(name) && pair && isOdd(pair[1]!)) return value.length;
	return /secret/i.test(name) && link === "assigned" && value.length >= 8 && isOdd(value) && /\d/.test(value)
		? value.length
		: 0;
}

// Secrets known by their place: user and password in a URL, authorization headers, command-line flags, pairs of
// credentials, "X is my password".

import { isPlaceholder, isReference } from "./placeholders.ts";
import type { SecretSpan } from "./span.ts";
import { isOdd, isRandom, isTangled } from "./values.ts";

interface PlaceRule {
	readonly kind: string;
	/** Group 1 is the secret and ends the match, or is followed by a look-ahead. */
	readonly pattern: RegExp;
	readonly accept: (value: string) => boolean;
}

const isGiven = (value: string) => value.length >= 3 && !isPlaceholder(value) && !isReference(value);
/** On a command line: a word with a dot in it is no reference there, if it has digits. */
const isTyped = (value: string) => isGiven(value) || (/\d/.test(value) && value.length >= 3 && !isPlaceholder(value));
const isOddGiven = (value: string) => isGiven(value) && isOdd(value);
const PASSWORD =
	"(?:password|passwort|passwd|passphrase|passcode|kennwort|mot de passe|contraseña|senha|wachtwoord|pin)(?! ?manager)";

const RULES: readonly PlaceRule[] = [
	{ kind: "password", pattern: /\bsshpass\s+-p\s?["']?([^\s"']{3,100})/g, accept: isTyped },
	{
		kind: "password",
		pattern: /\b(?:mysql|mysqldump|mysqladmin|mariadb)\b[^\n]{0,200}?\s-p["']?([^\s"'-][^\s"']{2,100})/g,
		accept: isTyped,
	},
	{
		kind: "password",
		pattern: /\b(?:curl|wget|http|https)\b[^\n]{0,200}?\s(?:-u|--user)[ =]["']?[^\s:"']{1,80}:([^\s"']{3,100})/g,
		accept: isTyped,
	},
	{ kind: "password", pattern: /\s(?:-U|--user=?)\s?["']?[\w.\\-]{1,60}%([^\s"']{3,100})/g, accept: isTyped },
	{
		kind: "password",
		pattern: /@[\w-]{1,60}(?:\.[\w-]{1,40}){1,4}(?:\s?[/|]\s?|\s[:;–—-]\s|,\s)["']?([^\s"'/@|,;:]{6,40})(?![\w@/])/g,
		accept: (value) =>
			isOddGiven(value) && /\p{L}{2}/u.test(value) && (/\d/.test(value) || /\p{L}[!#$%&*?]/u.test(value)),
	},
	{
		kind: "key",
		pattern:
			/(?<![\p{L}_-])(?:keys?|username|credentials?|passkey|schlüssel)(?<!(?:public |öffentlicher |publique |pública )\p{L}{3,9})(?!\p{L})(?: \d(?!\d))?[^\n\p{L}]{0,6}(?:(?:is|for|of|ist|für) (?:\p{L}{1,12} ){0,3})?(?<![\w/+-])([A-Za-z0-9+/_-]{32,88}={0,2})(?![\w/+-])/giu,
		accept: (value) => isGiven(value) && isTangled(value),
	},
	{
		kind: "password",
		pattern: /\.(?:login|auth|authenticate)\(\s?["'][^"'\n]{1,80}["'],\s?["']([^"'\n]{3,80})(?=["'])/g,
		accept: isGiven,
	},
	{ kind: "wallet-key", pattern: /\baccounts:\s?\[\s?["'](0x[\da-f]{64})(?=["'])/gi, accept: isGiven },
	{ kind: "password", pattern: /\bredis-cli\b[^\n]{0,120}?\s-a\s["']?([^\s"']{3,100})/g, accept: isTyped },
	{
		kind: "password",
		pattern: /\bopenssl\b[^\n]{0,200}?\s(?:-k\s|-pass(?:in|out)?\spass:)["']?([^\s"']{3,100})/g,
		accept: isTyped,
	},
	{ kind: "password", pattern: /\bdocker\s+login\b[^\n]{0,120}?\s-p\s["']?([^\s"']{3,100})/g, accept: isTyped },
	{
		kind: "password",
		pattern: /\s--?(?:password|passwd|pass|token|secret|api-?key)[ =]["']?([^\s"'-][^\s"']{3,300})/g,
		accept: isOddGiven,
	},
	{
		kind: "authorization",
		pattern: /\bBearer\s+([\w.~+/=-]{16,2000})/g,
		accept: (value) => isGiven(value) && isRandom(value, 16),
	},
	{ kind: "authorization", pattern: /\bBasic\s+([A-Za-z0-9+/]{8,400}={0,2})/g, accept: isBasicPair },
	{ kind: "password", pattern: /\bConvertTo-SecureString\s(?:-String\s)?["']([^"'\n]{3,100})/g, accept: isGiven },
	{ kind: "password", pattern: /\bhtpasswd\s-\w*b\w*\s\S{1,100}\s\S{1,60}\s(\S{3,100})/g, accept: isTyped },
	{ kind: "password", pattern: /\bnet use\b[^\n/]{0,80}?\s([^\s/\\][^\s]{2,100})(?=\s\/user:)/gi, accept: isOddGiven },
	{ kind: "password", pattern: /\bidentified (?:by|with \w+ by)\s["']([^"'\n]{3,100})/gi, accept: isTyped },
	{ kind: "password", pattern: /\bmosquitto_\w{3}\b[^\n]{0,120}?\s-P\s["']?([^\s"']{3,100})/g, accept: isTyped },
	{
		kind: "password",
		pattern:
			/\b(?:admin|root|user(?:name)?(?: is)?:? [\w.@-]{2,40}),? (?:and(?: then)?|und(?: dann)?|et|puis|y|luego|e|with|mit|avec|con|com|then)\s["']?([^\s"',]{6,60})/gi,
		accept: (value) => isOddGiven(value) && /\d/.test(value),
	},
	{
		kind: "pin",
		pattern:
			/\b(?:alarm|lock|safe|gate|door|locker|keypad|garage|suitcase)\b[^\n.]{0,24}?\b(\d{4,6})(?=\b[^\n.]{0,24}\b(?:code|pin|combination)\b)/gi,
		accept: () => true,
	},
	{
		kind: "totp-secret",
		pattern:
			/\b(?:2fa|totp|otp|mfa|authenticator|two-factor|setup|zwei-faktor)\b[^\n]{0,50}?\b((?:[A-Z2-7]{4}[ -]){3,15}[A-Z2-7]{4}|(?:[a-z2-7]{4} ){3,15}[a-z2-7]{4})\b/gi,
		accept: (value) => /[2-7]/.test(value) || value === value.toUpperCase(),
	},
	{
		kind: "password",
		pattern:
			/\b(?:wi-?fi|wlan|ssid|hotspot|router)\b[^\n]{0,60}?\b(?:key|psk|schlüssel|clé|clave|chave|code)\b:?\s["']?([^\s"']{6,63})/gi,
		accept: (value) => isOddGiven(value) || /^\d{8,63}$/.test(value),
	},
	{
		kind: "password",
		pattern:
			/\bapp(?:lication)?[ -]?(?:specific )?-?(?:password|passwort|kennwort|wachtwoord)\b[^\n]{0,50}?\b([a-z]{4}(?:[ -][a-z]{4}){3})\b/gi,
		accept: (value) => !isPlaceholder(value),
	},
	{
		kind: "license-key",
		pattern:
			/(?<!\p{L})(?:licen[cs]e|lizenz\p{L}*|licen(?:ce|cia|ça|za|tie)\p{L}*|product[ -]?key|produktschlüssel|activation|aktivierungs\p{L}*|registration|cd[ -]?key|serial(?! (?:number|no\.?|nr\.?)(?! (?:for|of) \p{Lu})))(?!\p{L})[^\n]{0,60}?(?<![\w-])([A-Z\d]{4,8}(?:-[A-Z\d]{4,8}){2,7})(?![\w-])/giu,
		accept: (value) => /\d/.test(value) && /[A-Z]{2}|[A-Z]\d|\d[A-Z]/.test(value) && !isPlaceholder(value),
	},
	{ kind: "password", pattern: /\bnet use\b[^\n]{0,120}?\/user:\S{1,60}\s(\S{3,100})/g, accept: isTyped },
	{
		kind: "password",
		pattern: /^[\w.*-]{1,100}:(?:\d{2,5}|\*):[\w*-]{1,60}:[\w*-]{1,60}:(\S{4,100})(?=[ \t]|$)/gm,
		accept: isOddGiven,
	},
	{
		kind: "password",
		pattern: /\b(?:wi-?fi|wlan|ssid|hotspot)\b[^\n:=/|]{0,20}[:=]\s?[^\s/|]{1,40}\s?[/|]\s?(\S{5,63})/gi,
		accept: isOddGiven,
	},
	{
		kind: "password",
		pattern:
			/\b(?:creds?|credentials?|log ?in|logon|zugangsdaten|identifiants|credenciales|credenciais)\b(?:[^\n:=/|]{0,30}[:=])?\s{1,3}(?:(?:is|are|with|as|data) )?[\w.@+-]{2,60}\s?[/:|]\s?(\S{4,60})/gi,
		accept: isOddGiven,
	},
	{
		kind: "password",
		pattern:
			/(?<![\w/:.-])(?:root|admin|administrator|pi|ubuntu|postgres|sa|deploy)\s?[:/]\s?([^\s:/]{6,40})(?![\w:/])/g,
		accept: isOddGiven,
	},
	{
		kind: "password",
		pattern: /(?<![\w/:.-])(?:root|admin|administrator)\s(?:on|at|for|@)\s[^\n:=]{2,40}[:=]\s?["'`]?([^\s"'`]{6,60})/gi,
		accept: (value) => isOddGiven(value) && /\p{L}{2}/u.test(value),
	},
	{
		kind: "password",
		pattern: new RegExp(
			`(?<!\\S)["'\`]?([^\\s"'\`]{5,60})["'\`]? (?:is|as|for|ist|als|est|comme|es|como|é) (?:\\p{L}{1,12} ){0,3}${PASSWORD}`,
			"giu",
		),
		accept: isOddGiven,
	},
];

const URL_PASSWORD = /:\/\/([^\s:@/'"<>]{0,100}):([^\s@/'"<>]{1,200})@([\w.-]{0,100})/g;
export function findPlaced(text: string): SecretSpan[] {
	const spans: SecretSpan[] = [];
	for (const { kind, pattern, accept } of RULES) {
		for (const match of text.matchAll(pattern)) {
			const value = match[1]!.replace(/[.,;)]+$/, "");
			if (!accept(value)) continue;
			const start = match.index + match[0].lastIndexOf(match[1]!);
			spans.push({ start, end: start + value.length, kind });
		}
	}
	for (const match of text.matchAll(URL_PASSWORD)) {
		const [, user, password] = match as unknown as [string, string, string];
		if (!isUrlPassword(user, password)) continue;
		const start = match.index + 3 + user.length + 1;
		spans.push({ start, end: start + password.length, kind: "password" });
	}
	return spans;
}

/** A port is no password; neither is the word "password", nor a default that repeats the user's name. */
function isUrlPassword(user: string, password: string): boolean {
	if (/^\d{1,5}$/.test(password) && (user.includes(".") || user === "localhost")) return false;
	if (/^(?:pass(?:word|wd)?|pwd|pw|secret|token|your\w*|my\w*password|x-oauth-basic)$/i.test(password)) return false;
	return !isPlaceholder(password) && password.toLowerCase() !== user.toLowerCase();
}

function isBasicPair(value: string): boolean {
	return (
		!isPlaceholder(value) &&
		/^[\x20-\x7e]{1,200}:[\x20-\x7e\x80-\xff]{1,200}$/.test(Buffer.from(value, "base64").toString("latin1"))
	);
}

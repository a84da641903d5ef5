// Secrets known by their place: user and password in a URL, authorization headers, pairs of credentials, "X is my password".

import { isKnownWord } from "./known-words.ts";
import { isPlaceholder } from "./placeholders.ts";
import { findInPlaces, isGiven, isOddGiven, type PlaceRule } from "./places.ts";
import { isCommonWord, isJoined } from "./prose.ts";
import type { SecretSpan } from "./span.ts";
import { isRandom, isTangled } from "./values.ts";

const PASSWORD =
	"(?:password|passwort|passwd|passphrase|passcode|kennwort|mot de passe|contraseña|senha|wachtwoord|pin)(?! ?manager)";
const SAYS_PASSWORD = /pass|kennwort|contrase|senha|wachtwoord|(?<!\p{L})pin(?!\p{L})/iu;
const SAYS_NETWORK = /wi-?fi|wlan|ssid|hotspot|router|fritz|kennwort|passwor[td]/i;
const LONG_RUN = /[\w+/-]{32}/;
const DIGIT = /\d/;

const RULES: readonly PlaceRule[] = [
	{
		kind: "social-security-number",
		only: /SSN|social security/i,
		pattern: /\b(?:SSN|social security(?: number| no\.?)?)\W{0,3}(?:is )?(\d{3}-\d{2}-\d{4})\b/gi,
		accept: isGiven,
	},
	{
		kind: "password",
		only: /@/,
		pattern:
			/(?<=[\w+-])@[\w-]{1,60}(?:\.[\w-]{1,40}){1,4}(?:\s?[/|]\s?|\s[:;–—-]\s|,\s)["']?([^\s"'/@|,;:]{6,40})(?![\w@/])/g,
		accept: (value) =>
			isOddGiven(value) && /\p{L}{2}/u.test(value) && (/\d/.test(value) || /\p{L}[!#$%&*?]/u.test(value)),
	},
	{
		kind: "key",
		only: LONG_RUN,
		pattern:
			/(?<![\p{L}_-])(?:keys?|username|credentials?|passkey|schlüssel)(?<!(?:public |site |publishable |cache |object |primary |partition |sort |row |idempotency |öffentlicher |publique |pública )\p{L}{3,9})(?!\p{L})(?: \d(?!\d))?[^\n\p{L}]{0,6}(?:(?:is|for|of|ist|für) (?:\p{L}{1,12} ){0,3})?(?<![\w/+-])([A-Za-z0-9+/_-]{32,88}={0,2})(?![\w/+-])/giu,
		accept: (value) => isGiven(value) && isTangled(value),
	},
	{
		kind: "password",
		pattern: /\.(?:login|auth|authenticate)\(\s?["'][^"'\n]{1,80}["'],\s?["']([^"'\n]{3,80})(?=["'])/g,
		accept: isGiven,
	},
	{
		kind: "authorization",
		pattern: /\bcookie["']?\s?:[^\n]{0,400}?(?:sess(?:ion)?(?:_?id)?|sid|auth|token|jwt)=([\w%.~+/=-]{24,600})/gi,
		accept: (value) => isGiven(value) && isRandom(value, 24),
	},
	{ kind: "wallet-key", pattern: /\baccounts["']?\s?[:=]\s?\[\s?["'](0x[\da-f]{64})(?=["'])/gi, accept: isGiven },
	{
		kind: "authorization",
		pattern: /\bBearer\s+([\w.~+/=-]{16,2000})/g,
		accept: (value) => isGiven(value) && isRandom(value, 16),
	},
	{ kind: "authorization", pattern: /\bBasic\s+([A-Za-z0-9+/]{8,400}={0,2})/g, accept: isBasicPair },
	{
		kind: "password",
		only: DIGIT,
		pattern:
			/(?<!\p{L})(?:admin|root|(?:user(?:name)?|login|account|benutzer(?:name|in)?|nutzer|utilisateur|identifiant|usuario|usuário|utente|gebruiker)(?: (?:is|ist|est|es|é|è))?:? ["'“„«‘]?\s?[\w.@-]{2,40}\s?["'”“»’]?),? (?:and(?: then)?|und(?: dann)?|et|puis|y|luego|e|with|mit|avec|con|com|met|en|then|dann)\s["'“„«‘]?([^\s"'“”„«»‘’,]{6,60})(?=["'”“»’]?(?:[,!?)\n]|\.?\s*$|\.\s|\s(?:until|till|for|as|to|on|at|in|bis|für|auf|jusqu\p{L}*|pour|sur|hasta|para|[–—(-])))/giu,
		accept: (value) => isOddGiven(value) && /\d/.test(value),
	},
	{
		kind: "pin",
		only: DIGIT,
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
		only: SAYS_NETWORK,
		pattern:
			/\b(?:wi-?fi|wlan|ssid|hotspot|router)\b[^\n]{0,60}?\b(?:key|psk|schlüssel|clé|clave|chave|code)\b:?\s["']?([^\s"']{6,63})/gi,
		accept: (value) => isOddGiven(value) || /^\d{8,63}$/.test(value),
	},
	{
		kind: "password",
		only: SAYS_PASSWORD,
		pattern:
			/\bapp(?:lication)?[ -]?(?:specific )?-?(?:password|passwort|kennwort|wachtwoord)\b[^\n]{0,50}?\b([a-z]{4}(?:[ -][a-z]{4}){3})\b/gi,
		accept: (value) => !isPlaceholder(value),
	},
	{
		kind: "license-key",
		only: DIGIT,
		pattern:
			/(?<!\p{L})(?:licen[cs]e|lizenz\p{L}*|licen(?:ce|cia|ça|za|tie)\p{L}*|product[ -]?key|produktschlüssel|activation|aktivierungs\p{L}*|registration|cd[ -]?key|serial(?! (?:number|no\.?|nr\.?)(?! (?:for|of) \p{Lu})))(?!\p{L})[^\n]{0,60}?(?<![\w-])([A-Z\d]{4,8}(?:-[A-Z\d]{4,8}){2,7})(?![\w-])/giu,
		accept: (value) => /\d/.test(value) && /[A-Z]{2}|[A-Z]\d|\d[A-Z]/.test(value) && !isPlaceholder(value),
	},
	{
		kind: "password",
		only: SAYS_NETWORK,
		pattern:
			/(?<!\p{L})(?:wlan|wi-?fi|fritz\p{L}*|router|hotspot|kennwort|passwor[td])(?!.{0,40}(?:serial|serien|imei|mac|model))[^\n]{0,40}?(?<![\d-])(\d{4}(?: \d{4}){4}|\d{16,24}|(?<=number )\d{8,15})(?![\d-]| \d)/giu,
		accept: () => true,
	},
	{
		kind: "password",
		only: /:/,
		pattern: /^[\w.*-]{1,100}:(?:\d{2,5}|\*):[\w*-]{1,60}:[\w*-]{1,60}:(\S{4,100})(?=[ \t]|$)/gm,
		accept: isOddGiven,
	},
	{
		kind: "password",
		only: /@/,
		pattern: /^\S{3,80}[ \t]+[\w.+-]{1,60}@[\w.-]{3,60}:([^\s:]{4,80})$/gm,
		accept: isOddGiven,
	},
	{
		kind: "password-hash",
		only: /:\$/,
		pattern: /^[\w.@-]{1,60}:(\$(?:apr1|1|2[aby]\$\d\d|5|6|7|y|gy)\$[./\w$]{20,})(?=[:\s]|$)/gm,
		accept: () => true,
	},
	{
		kind: "password",
		only: SAYS_NETWORK,
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
		only: SAYS_PASSWORD,
		pattern: new RegExp(
			`(?<!\\S)["'\`]?([^\\s"'\`]{5,60})["'\`]? (?:is|as|for|ist|als|est|comme|es|como|é) (?:\\p{L}{1,12} ){0,3}${PASSWORD}`,
			"giu",
		),
		accept: isOddGiven,
	},
	{
		kind: "password",
		only: SAYS_PASSWORD,
		pattern: new RegExp(
			`(?<!\\p{L})(?:with|use[sd]?|using|enter(?:s|ed)?|typ(?:e|es|ed|ing)|put|puts|set|chose|picked|mit|avec|con|com|met) ["'“„«‘]?([\\p{L}\\d.-]{4,40})["'”“»’]? (?:as|als|comme|como|come) (?:\\p{L}{1,12}(?:['’]s)? ){0,3}${PASSWORD}`,
			"giu",
		),
		accept: (value) => isJoined(value) || (isGiven(value) && !isCommonWord(value) && !isKnownWord(value.toLowerCase())),
	},
];

const URL_PASSWORD = /:\/\/([^\s:@/'"<>]{0,100}):([^\s@/'"<>]{1,200})@([\w.-]{0,100})/g;
export function findPlaced(text: string): SecretSpan[] {
	const spans = findInPlaces(text, RULES);
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

// How a secret's value looks: random enough for a key, odd enough for a password. No names or context here.

const UNIT =
	/^[~<>≥≤]?\d+(?:[.,:]\d+)*(?:st|nd|rd|th|am|pm|h|hrs?|min|ms|s|d|days?|x|k|kb|mb|gb|tb|px|%|€|\$|km|kg|bit|bits|chars?)?$/i;
const ADDRESS =
	/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$|^\w+:\/\/|^www\.|^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|example|txt|md|ts|js|json|ya?ml|py|pdf|env|local)$/i;
const DATE = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/;
const TECHNICAL =
	/^(?:v?\d+(?:\.\d+)+[\w.-]*|\d?password|[12]fa|oauth\d?|sha-?\d+|md5|aes-?\d+[\w-]*|rsa-?\d*|pbkdf2|argon2\w*|bcrypt\d*|base-?\d+(?:-encoded)?|utf-?\d+|(?:ed|x|curve)25519(?:-sk|-cert)?|ecdsa(?:-[\w-]+)?|(?:[hrpe]s|eddsa)(?:256|384|512)|chacha20(?:-\w+)?|p-?(?:256|384|521)|tlsv?1(?:[._]\d)?|pkcs-?#?\d+|x509|rfc-?\d+|iso-?\d+|mp[34]|ipv[46]|http2?|wpa[23]?|totp|u2f|fido2|i18n|l10n|k8s|win(?:dows)?\d+|q[1-4]|h[1-6])$/i;

/** A name and a bracket that nothing follows. */
const CALL = /^[A-Za-z_$][\w$]*(?:(?:\.|::|->)[A-Za-z_$][\w$]*)*\((?![^()]*\)\w)/;

export function isCall(value: string): boolean {
	return CALL.test(value);
}

/** A term of the trade, such as `ed25519` or `WPA2`. */
export function isTechnical(value: string): boolean {
	return TECHNICAL.test(value);
}

/** Digits and letters both: what tells a token from a word. */
export function hasMixedClasses(value: string): boolean {
	return /\d/.test(value) && /[A-Za-z]/.test(value);
}

/** One of its parts is neither a word nor a number nor the one after the other. */
export function isMade(value: string): boolean {
	return value
		.split(/[-_.:]+/)
		.some((part) => part.length >= 8 && hasMixedClasses(part) && !/^(?:[A-Z]?[a-z]+|[A-Z]+)\d{1,4}$/.test(part));
}

/** Reads like the output of a generator: long, mixed, not words or numbers joined by punctuation. */
export function isRandom(value: string, minLength: number): boolean {
	if (value.length < minLength || !/^[\w+/=.~%:-]+$/.test(value)) return false;
	if (!/\d/.test(value))
		return /^[A-Za-z0-9+/_-]+={0,2}$/.test(value) && value.length >= 20 && caseChanges(value) >= value.length / 5;
	if (!/[A-Za-z]/.test(value) || ADDRESS.test(value) || DATE.test(value) || isTechnical(value)) return false;
	return value.split(/[-_./:+=~%]+/).some((part) => part.length >= 5 && /\d/.test(part) && /[A-Za-z]/.test(part));
}

const SCRAMBLED_LENGTH = 24;
const SCRAMBLED_MARKS = 5;
/** Addresses, JSON, templates and what is encrypted already. */
const NO_SCRAMBLE = /\s|:\/\/|^["'[{]+["']|^(?:ENC\[|\$?\{|<|!?vault)/;
const KIND = /[A-Za-z]+|\d+|[^A-Za-z\d]+/g;

/** Letters, figures and marks in turn, as a generator makes them for a settings file; in such a one no sign means anything. */
export function isScrambled(value: string): boolean {
	if (value.length < SCRAMBLED_LENGTH || NO_SCRAMBLE.test(value) || !hasMixedClasses(value)) return false;
	const runs = value.replace(/^django-insecure-/, "").match(KIND)!;
	return runs.length >= value.length / 3 && new Set(value.match(/[^A-Za-z\d]/g)).size >= SCRAMBLED_MARKS;
}

/** A single word that no sentence would hold: letters with digits or symbols, and not a unit, address, date or term. */
export function isOdd(value: string): boolean {
	if (value.length < 5 || UNIT.test(value) || ADDRESS.test(value) || DATE.test(value) || isTechnical(value))
		return false;
	if (/^[/~]|^\.{1,2}\/|^[#@]\w+$/.test(value) || isCall(value) || !/\p{L}/u.test(value)) return false;
	if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(value)) return false;
	return (
		/\d/.test(value) ||
		/[!#$%^&*_+=?@|~<>]/.test(value.slice(0, -1)) ||
		/[#$%^&*_+=@|~]$/.test(value) ||
		/[a-z][A-Z][a-z]*[A-Z]/.test(value)
	);
}

/** Both cases and digits all through, as no hash, name or path has them; public keys begin alike. */
export function isTangled(value: string): boolean {
	if (/^(?:AAAA[BCE]3Nza|MII|sha\d)/.test(value) || !hasMixedClasses(value)) return false;
	return caseChanges(value) >= value.length / 5 && /[a-z]/.test(value);
}

function caseChanges(value: string): number {
	let changes = 0;
	for (let at = 1; at < value.length; at++) {
		if (/[A-Z]/.test(value[at]!) !== /[A-Z]/.test(value[at - 1]!)) changes++;
	}
	return changes;
}

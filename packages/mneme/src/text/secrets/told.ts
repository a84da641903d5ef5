// Passwords told in the course of a sentence: "the password is uh, write it in one go, Maple22Syrup", "I log in with …", "the
// tablet unlocks with …", "say the word 'pelican' to the alarm firm", "user berger, password zebra-oval-kanu".

import { ABOUT_NEXT, PASSWORD_NAME } from "./names.ts";
import { isPlaceholder, isReference } from "./placeholders.ts";
import { isCommonWord } from "./prose.ts";
import type { SecretSpan } from "./span.ts";
import { isOdd } from "./values.ts";

/** How far after its name a password may still come. */
const REACH = 150;
const WORD = /(?<=[\s"'`“„«‘(])[^\s"'`“”„«»‘’()<>[\]{},;|]{6,40}(?=[\s"'`”“»’).,;!?]|$)/gu;
const STRIKING_MARK = /[\d!#$%^&*?~+]/;
const ABOUT =
	/(?<!\p{L})(?:stored|saved|kept|sent|hash(?:ed|es)?|fingerprint|commit|manager|policy|forgot\w*|reset|rotate[ds]?|expire[sd]?|characters|vault|env|variable|lives|find|ask|vergessen|gespeichert|file|folder|called|named|README)(?!\p{L})/iu;
const SAYS =
	/(?<!\p{L})(?:is|are|was|be|it['’]s|that['’]s|so|namely|i\.e\.|viz|than|as|go|reads|becomes|make it|made it|ist|lautet|also|als|nämlich|est|c['’]est|donc|es|o sea|é|è|cioè|ou seja|dus|namelijk|luidt|är|je|er|(?<=do \p{L}{3,12} )to)(?!\p{L})|[:=–—]\s/iu;
/** After one of these stands a thing or a place that only looks odd. */
const NO_VALUE_BEFORE =
	/(?<!\p{L})(?:for|at|in|on|of|from|by|the|a|an|my|our|your|his|her|their|user(?: ?name)?|account|login|id|email|e-mail|mail|host|server|network|ssid|für|im|am|auf|bei|von|der|die|das|dem|den|mein|unser|benutzer|pour|dans|sur|de|du|le|la|les|mon|para|en|del|el|los|mi|do|da|no|na|meu|per|di|il|lo|nel|sul|voor|van|het|een|op|called|named|build|version|release|commit)[\s:]{1,3}["'`“„«‘]?$/iu;

/** Things one gets into, and the verb with the word that gets one in. */
const GETS_IN =
	/(?<!\p{L})(?:log(?:s|ged)? ?(?:in|on)|logon|sign(?:s|ed)? ?in|get(?:s|ting)? (?:in|into|on|onto|past)|unlock(?:s|ed)?|opens?|open(?:s|ed)? up|decrypt(?:s|ed)?|let(?:s)? (?:me|you|us|her|him) in|unzip|authenticates?|mounts?|geht auf|öffnet|entsperr(?:t|en)|einloggen|logge mich|melde (?:mich|dich)|anmelden|s['’]ouvre|se déverrouille|me connecte|se connecte(?:r)?|connexion|entro|entrar|se abre|se desbloquea|inicio sesión|accedo|si apre|si sblocca|abre|desbloqueia|faço login|inlog(?:gen|t)?|gaat open|ontgrendel\w*|log (?:ik )?in|encrypted|protected|password-protected|secured|verschlüsselt|geschützt|chiffré|protégé|cifrad[oa]|protegid[oa]|cifrato|protetto|versleuteld|beveiligd|(?:wi-?fi|wlan|network|hotspot|netzwerk|pc|computer|laptop|server|router|portal|site|machine|account|stick|drive|nas|tablet|phone)(?=[^.!?\n]{0,30} (?:takes|wants|needs|accepts|uses)))(?!\p{L})[^.!?\n]{0,90}?(?<!\p{L})(?:with|using|by typing|typing|mit|avec|con|com|met|type|tippt?|is|you type|takes|wants|needs|accepts|uses)[\s:]{1,4}(?:(?:the )?(?:password|passwort|word|phrase|wort)\s)?["'`“„«‘]?([^\s"'`“”„«»‘’()<>[\]{},;|]{6,40})/giu;
const CIPHER =
	/^(?:x?chacha|blowfish|camellia|serpent|twofish|tls|ssl|gpg|pgp|luks|bitlocker|veracrypt|scrypt|hmac|curve|secp|p-?\d|aes|rsa|sha|3?des|wpa|ipsec|argon|ed25519|x25519|oauth|node|ubuntu|debian|windows|macos|android|ios)/i;
/** Changed a moment ago, and then what it is now, the name of it left out. */
const CHANGED_TO =
	/(?<!\p{L})(?:changed|reset|rotated|set up|geändert|changé|cambié|cambiado|cambiato|mudei|gewijzigd)(?!\p{L})[^!?\n]{0,60}?(?<!\p{L})(?:it['’]?s|it is|is|to|es ist|c['’]est|es|è|é|nu)(?: (?:now|jetzt|maintenant|ahora|agora|adesso))?[\s:]{1,2}["'`“„«‘]?([^\s"'`“”„«»‘’()<>[\]{},;|]{7,40})/giu;
const ACCOUNT =
	/(?<!\p{L})(?:root|admin|login|log-?in|account|wi-?fi|wlan|router|nas|vpn|pw|pwd|password|passwort|portal|server|konto|compte|cuenta|conta)(?!\p{L})/iu;
const KEY_STROKE = /^(?:ctrl|control|cmd|command|alt|shift|option|win|super|fn|⌘|⌥|strg|umschalt)\b|^F\d{1,2}$/i;
const PRODUCT = /^(?:[a-z]{0,3}[A-Z][a-z]+)+\d{0,2}$|^[A-Z]{2,}[-_]?\d*$|^[A-Z][A-Za-z]+ID$|^[A-Z]+(?:_[A-Z\d]+)+$/;

/** A word that is asked for on the telephone or at the gate. */
const WORD_ASKED =
	/(?<!\p{L})(?:(?:pass|code|safe|safety|security|duress|alarm|key|watch)[ -]?words?|(?:code|sicherheits|losungs|erkennungs|alarm)wort|losung|parole|kundenkennwort|mot de (?:code|sécurité|confiance)|palabra (?:clave|de seguridad|secreta)|parola d['’]ordine|palavra(?: de segurança|-chave| secreta)|codewoord|(?:says?|tells?|gives?|answers?|asks? for|sag\p{L}*|nenn\p{L}*|di(?:re|tes|s)|donne[rz]?|di(?:ce|ga)?|diga|zeg\p{L}*)(?!\p{L})[^.!?\n"'“„«‘]{0,30}?(?<!\p{L})(?:the words?|das wort|le mot|la palabra|la parola|a palavra|het woord))(?!\p{L})[^.!?\n"'“„«‘]{0,50}["'“„«‘]([^"'”“»’\n]{3,40})["'”“»’]/giu;
const ASKS =
	/(?<!\p{L})(?:alarm\p{L}*|allarme|control (?:centre|center|room)|monitoring|security (?:firm|company|guard)|firm|patrol|guards?|duress|panic|bank\p{L}*|hotline|phone banking|telephone banking|pick(?:s|ing)? up|collects?|kita|kindergarten|nursery|day ?care|school|wachdienst|leitstelle|sicherheitsdienst|télésurveillance|centrale|vigilancia|central|vigilanza|segurança|meldkamer|beveiliging|verif\p{L}+|identif\p{L}+)(?!\p{L})/iu;
const WORD_IS =
	/(?<!\p{L})(?:(?:code|safe|safety|security|duress|alarm)[ -]?word|(?:code|sicherheits|losungs|erkennungs|alarm)wort|losung|mot de (?:code|sécurité)|palabra de seguridad|parola d['’]ordine|palavra de segurança|codewoord)(?!\p{L})[^.!?\n"'“„«‘]{0,50}?(?:(?<!\p{L})(?:is|ist|lautet|est|es|è|é)|:)\s{1,2}(\p{L}[\p{L}-]{3,30})(?=\s*[.,;!\n]|$)/giu;
const FICTION =
	/(?<!\p{L})(?:novel|film|movie|story|book|game|crossword|joke|poem|song|play|roman|krimi|spiel)(?!\p{L})/iu;
const SPEAKABLE = /^\p{L}[\p{L}\d -]{2,39}$/u;

/** A user's name and then the password, as helpdesks write them. */
const PAIR =
	/(?<!\p{L})(?:user(?: ?name)?|login|account|benutzer(?:name)?|nutzer(?:name)?|utilisateur|identifiant|usuario|utente|usuário|gebruiker(?:snaam)?)(?: is| ist| est| es| è| é)?[:=]?\s{1,2}["'`“„«]?[\w.@+-]{2,60}["'`”“»]?(?:[,;/|]\s{1,2}|\s{1,2}(?=and |und |et |y |e |en ))(?:and |und |et |y |e |en )?(?:the |das |le |la |il |a |het )?(?:initial |first |temporary |start|erst)?(?:password|passwort|kennwort|passphrase|mot de passe|contraseña|clave|senha|wachtwoord|pass|pw|pwd)(?: is| ist| est| es| è| é)?[:=]?\s{1,2}["'`“„«]?([^\s"'`”“»,;()<>]{4,60})/giu;

export function findTold(text: string): SecretSpan[] {
	return [...findLate(text), ...findChanged(text), ...findEntrances(text), ...findAskedWords(text), ...findPairs(text)];
}

function findLate(text: string): SecretSpan[] {
	const spans: SecretSpan[] = [];
	let done = 0;
	for (const name of text.matchAll(PASSWORD_NAME)) {
		const from = name.index + name[0].length;
		if (
			from < done ||
			(/^pass$/i.test(name[0]) && !/^ (?:for|to|on) (?:the|my|our) /.test(text.slice(from, from + 10)))
		)
			continue;
		if (!STRIKING_MARK.test(text.slice(from, from + REACH))) continue;
		const sentence = /^(?:[^.!?\n]|[.](?=\S)|[!?](?=[^\s]))*/.exec(text.slice(from, from + REACH))![0];
		for (const { index, 0: raw } of sentence.matchAll(WORD)) {
			const value = raw.replace(/[.:!?]+$/, (mark) => (mark.startsWith("!") && raw.length < 40 ? "!" : ""));
			const between = sentence.slice(0, index);
			if (!isStriking(value) || NO_VALUE_BEFORE.test(between)) continue;
			if (!SAYS.test(between) || ABOUT.test(between)) break;
			spans.push({ start: from + index, end: from + index + value.length, kind: "password" });
			done = from + index + value.length;
			break;
		}
	}
	return spans;
}

function findChanged(text: string): SecretSpan[] {
	const spans: SecretSpan[] = [];
	for (const match of text.matchAll(CHANGED_TO)) {
		const value = match[1]!.replace(/[.:?]+$/, "");
		const start = match.index + match[0].length - match[1]!.length;
		if (!isStriking(value) || !/[!#$%^&*?~+]/.test(value) || !ACCOUNT.test(match[0].slice(0, -match[1]!.length)))
			continue;
		spans.push({ start, end: start + value.length, kind: "password" });
	}
	return spans;
}

/** Letters with figures or marks among them, and no term, file or address. */
function isStriking(value: string): boolean {
	if (!isOdd(value) || isPlaceholder(value) || isReference(value) || KEY_STROKE.test(value) || CIPHER.test(value))
		return false;
	if (/[\\/=:@]|^--?\w|^[A-Z\d]+(?:_[A-Z\d]+)+$|^[a-z]+(?:_[a-z]+)+$/.test(value)) return false;
	return /\p{L}{2}.*\d|\d.*\p{L}{2}/u.test(value) || /\p{L}[!#$%^&*?~+]+\p{L}/u.test(value);
}

function findEntrances(text: string): SecretSpan[] {
	const spans: SecretSpan[] = [];
	for (const match of text.matchAll(GETS_IN)) {
		const value = match[1]!.replace(/[.:?]+$/, "");
		const start = match.index + match[0].length - match[1]!.length;
		const tangled = /[a-z][A-Z].*[a-z][A-Z]/.test(value) && value.length >= 8 && !PRODUCT.test(value);
		if (!isStriking(value) && !tangled) continue;
		if (PRODUCT.test(value) && !/\d{2}$/.test(value)) continue;
		if (ABOUT.test(match[0].slice(0, -match[1]!.length)) || isReference(value)) continue;
		spans.push({ start, end: start + value.length, kind: "password" });
	}
	return spans;
}

function findAskedWords(text: string): SecretSpan[] {
	const spans: SecretSpan[] = [];
	for (const [pattern, closing] of [
		[WORD_ASKED, 1],
		[WORD_IS, 0],
	] as const) {
		for (const match of text.matchAll(pattern)) {
			const word = match[1]!;
			const end = match.index + match[0].length - closing;
			const start = end - word.length;
			const near = `${text.slice(Math.max(0, match.index - REACH), start)} | ${text.slice(end, end + REACH)}`;
			if (!SPEAKABLE.test(word) || isPlaceholder(word) || isReference(word)) continue;
			if (closing === 0 && isCommonWord(word)) continue;
			if (ASKS.test(near) && !FICTION.test(near)) spans.push({ start, end, kind: "password" });
		}
	}
	return spans;
}

function findPairs(text: string): SecretSpan[] {
	const spans: SecretSpan[] = [];
	for (const match of text.matchAll(PAIR)) {
		const value = match[1]!.replace(/[.:!?]+$/, "");
		if (value.length < 4 || isPlaceholder(value) || isReference(value) || isCommonWord(value)) continue;
		const start = match.index + match[0].length - match[1]!.length;
		const isLast = /^(?:[.,;:!?)"'”\]]|\s*(?:\n|$))/.test(text.slice(start + value.length));
		if (!isOdd(value) && (!isLast || ABOUT_NEXT.test(value))) continue;
		spans.push({ start, end: start + value.length, kind: "password" });
	}
	return spans;
}

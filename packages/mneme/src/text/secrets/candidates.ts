// What could be a secret by its looks or its place: odd words, numbers, a plain word or a phrase where a password would stand. Which
// of them is one, told.ts decides.

import { findWrittenNumbers } from "./digits.ts";
import { isPlaceholder, isReference } from "./placeholders.ts";
import { isFunctionWord } from "./prose.ts";
import { isTechnical } from "./values.ts";

export interface Candidate {
	readonly start: number;
	/** Exclusive. */
	readonly end: number;
	readonly shape: "odd" | "plain" | "spread" | "spoken" | "turns" | "word" | "phrase";
}

/** A plain word or phrase, which is a password only where it stands. */
export function isWordShape(shape: Candidate["shape"]): boolean {
	return shape === "word" || shape === "phrase";
}

const BREAKS = "\\s\"'`“”„«»‘’()<>\\[\\]{},;|、。，；：「」『』（）…";
const CJK = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}";
/** Longer runs are keys, known by other signs. */
const CHUNK = new RegExp(`(?<![^${BREAKS}${CJK}])[^${BREAKS}${CJK}]{4,40}(?![^${BREAKS}${CJK}])`, "gu");
const ADDRESS =
	/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$|:\/\/|^www\.|^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|de|fr|uk|example|test|txt|md|ts|js|json|ya?ml|py|pdf|env|local|png|jpe?g|zip|csv|html?|xlsx?|docx?|pptx?|mp[34]|mov|svg|key|pem|log|sh|internal|lan)\b|^[~./]|\/.*\/|\\|^#\w|^:\d|^--?[a-z]|^@|\w\(|^0x|^\w+=|^pk_|^AAAA[BCE]3Nza|^[a-z]{2,8}_(?:live_|test_)?(?=[A-Za-z]*\d)[A-Za-z\d]{14,}$|^1password$|^[25]g$|^(?:ctrl|cmd|alt|shift|strg|win)\+/i;
const MEASURE =
	/^[~<>≥≤+-]?[€$£]?\d+(?:[.,:x×/-]\d+)*(?:st|nd|rd|th|am|pm|h|hrs?|min|ms|s|d|days?|x|k|m|g|l|w|v|a|kb|mb|gb|tb|px|%|€|\$|km|kg|cm|mm|ml|bit|bits|chars?|er|te|ten|ème|e|º|ª)?$/i;
/** Short ones are ids, long ones are known by other signs. */
const HEX = /^[\da-f]{7,}$|^[\da-f]{4,8}(?:-[\da-f]{4,12}){3,}$/i;
/** What this program calls its own memories. */
const MEMORY_ID = /^(?:episode|entity|fact|core|vault|procedure|note|relation|pending):[\w:.-]+$/;
const ODD = /\p{L}.*\d|\d.*\p{L}|\p{L}.*[!#$%^&*_+=?@~<>].|[#$%^&*_+=@~]$|^[!$%&*+=?~]\p{L}|\p{Ll}\p{Lu}\p{Ll}*\p{Lu}/u;
const THREE_GROUPS = /(?<![\w.,:/+#$€£-]|\d )\d{3}[ -]\d{3}(?![\w%€$£]|[.,:/-]\d| \d|-\w)/g;

/** Only beside such words may a plain word be a password. */
const NAMED =
	/pass|kennwort|\bp(?:w|wd|sk)\b|\bmdp\b|wachtwoord|contrase|senha|\bclave|parola|parole|losung|lösenord|hasł|hesl|парол|şifre|jelsz|salasan|passord|kodeord|adgangskod|κωδικ|\bcontra\b|密码|密碼|口令|合言葉|비밀번호|\bmaster\b|\b(?:log|sign)(?:s|ged|ging)? ?-?(?:in|on)|\bunlock|entsperr|\bsecret|geheim|\bsecurity\b|sicherheits|\b(?:code|key|safe|magic) ?-?wor[dt]|\bwi-?fi\b|\bwlan\b|\baccount|\bkonto|\bcuenta|\bcompte\b|\balarm|allarme|\bthe word\b|das wort|le mot\b|palabra|codewoord|\bluks|crypt|bitlocker|keepass|vault|nickname|\bhotline|\bmemorable|\bmaiden|\bphrase|\bfrase|encrypt|verschlüssel|chiffr|cifra|netflix|\bpc\b|laptop|computer|rechner|portal|tablet|notebook|portátil|portatile|\bordi\b|ordinateur|ordenador|desbloque|sblocca|déverrouill|ontgrendel|codew|\bwoord|\bmot d[ue]\b|interphone|bios\b|\banswer|antwort|respuesta|réponse|resposta/i;
const LINK =
	/(?:(?<!\p{L})(?:is|it['’]s|that['’]s|\p{L}+['’]s|are|was|be|to|with|as|type|enter|use|using|typing|say|says|word|words|name|now|still|just|password|passwort|kennwort|passphrase|pass|pw|pwd|ist|lautet|heißt|mit|auf|zu|wort|est|c['’]est|avec|tape[rz]?|mot|passe|es|con|contraseña|palabra|é|com|senha|è|parola|usa|fue|era|foi|było|är|er|je|met|wachtwoord|woord|är|to jest|это|hasło|heslo|şifresi|lösenordet|passordet|пароль|contra|so|go|goes|answer|antwort|again|write|writes|answered|put|take|registered as|goes|says|of|by|from|wants|needs|takes|entered|wrote|puse|put|set|said|down as|répondu|messo|respondi|respondí|como|dis|sagen|pra|para|naar|als|risposta|ich|is:|phrase|frase|kundenkennwort)(?=[\s"'“„«‘])|[:=→–—]|[,?](?= )|[是为為はが：])\s{0,3}["'“„«‘「『*`]?(?=[\p{L}\d])/giu;
const WORD = new RegExp(`[^${BREAKS}${CJK}]{3,40}`, "uy");
const PHRASE =
	/\p{L}+(?:['’]\p{L}+)?(?:[ -](?:\p{L}+(?:['’]\p{L}+)?|\d{1,4})){1,7}(?=\s*(?:[.,;:!?()"”»’'\n—–\]|]|$))/uy;
const QUOTED = /(?<![\p{L}\d])["'“„«‘「『`]([\p{L}\d][^"'”“»’」』`\n]{1,48}[\p{L}\d.!?])["'”“»’」』`](?![\p{L}\d])/gu;
/** Where secrets are kept: what follows such a word is the name of the place. */
const KEEPER =
	"folders?|subfolder|ordner|unterordner|dossier|carpeta|pasta|cartella|map(?:je)?|vault|tresor|cofre|coffre|collections?|sammlung|colección|entr(?:y|ée|ada)|eintrag|item|tab|reiter|sheet|blatt|section|abschnitt|page|seite|note|notiz|nota|group|gruppe|groupe|grupo|gruppo|file|datei|fichier|archivo|arquivo|category|kategorie|notebook|binder|drawer|schublade|shelf|channel|kanal|safe|board|label|tag|document|dokument|wiki|record|title|titel";
const KEPT = new RegExp(
	`(?<!\\p{L})(?:${KEEPER})(?:,? (?:called|named|labell?ed|titled|marked|namens|mit dem namen|appelée?|nommée?|intitulée?|llamad[ao]|chamad[ao]|chiamat[ao]|genaamd|entitled))?\\s{1,2}["'“„«‘「『*\`\u00a0 ]{0,3}$|(?<!\\p{L})(?:(?:stored|saved|kept|filed|listed|liegt|liegen|steht|stehen|abgelegt|gespeichert|rangée?s?|guardad[ao]s?) (?:\\p{L}{1,12} ){0,3}|(?:bitwarden|keepass\\p{L}*|1password|lastpass|dashlane|keychain|vault|proton pass|nordpass|enpass|secrets manager)[^.!?\\n]{0,24} )(?:under|unter|as|sous|als|bajo|sob|sotto|onder)\\s["'“„«‘]{0,1}$`,
	"iu",
);
const KEEPER_ONLY = new RegExp(`^(?:${KEEPER})$`, "iu");
const KEPT_REACH = 60;
/** So sentences begin, and no passphrase. */
const CLAUSE =
	/^(?:i['’](?:m|ve|ll|d)|(?:you|we|they)['’](?:re|ve|ll|d)|(?:he|she|it|there|that)['’](?:s|ll|d)|only (?:in|on|for|known|the)|whatever|nothing)(?!\p{L})/iu;
/** Words joined by dots, none of them the beginning of a program's name for something. */
const DOTTED =
	/^(?!(?:process|os|env|import|config|settings|secrets?|vault|this|self|app|spring|vars?|data|local|module)\.)\p{Ll}{3,}(?:\.\p{L}{2,})+$/u;
/** How far from a name a value may stand. */
const REACH = 90;

export function findCandidates(text: string): Candidate[] {
	const found: Candidate[] = [];
	for (const { index: start, 0: raw } of text.matchAll(CHUNK)) {
		const value = trimWord(raw);
		if (isOddWord(value)) found.push({ start, end: start + value.length, shape: "odd" });
	}
	for (const { start, end, shape } of findWrittenNumbers(text)) found.push({ start, end, shape });
	for (const { index: start, 0: number } of text.matchAll(THREE_GROUPS))
		found.push({ start, end: start + number.length, shape: "plain" });
	if (NAMED.test(text)) findPlaces(text, found);
	return found;
}

function trimWord(raw: string): string {
	const bare = raw.replace(/[.:?…–—/-]+$/, "");
	return /!$/.test(bare) && !/[\d!#$%^&*_+=?@~].*!$/.test(bare) ? bare.replace(/!+$/, "") : bare;
}

function isOddWord(value: string): boolean {
	return (
		value.length >= 4 &&
		ODD.test(value) &&
		!MEASURE.test(value) &&
		!ADDRESS.test(value) &&
		!HEX.test(value) &&
		!MEMORY_ID.test(value) &&
		!isTechnical(value) &&
		!isPlaceholder(value) &&
		!isReference(value)
	);
}

function findPlaces(text: string, found: Candidate[]): void {
	for (const { index, 1: value } of text.matchAll(QUOTED)) {
		const start = index + 1;
		if ((ODD.test(value!) && !value!.includes(" ")) || isKept(text, start)) continue;
		if (NAMED.test(text.slice(Math.max(0, start - REACH), start + value!.length + REACH)))
			found.push({ start, end: start + value!.length, shape: value!.includes(" ") ? "phrase" : "word" });
	}
	for (const { index, 0: link } of text.matchAll(LINK)) {
		const start = index + link.length;
		if (!NAMED.test(text.slice(Math.max(0, start - REACH), start + REACH)) || isKept(text, start)) continue;
		WORD.lastIndex = start;
		const word = WORD.exec(text)?.[0];
		if (word) {
			const value = word.replace(/[.:!?…–—-]+$/, "");
			if (
				value.length >= 3 &&
				/^\p{L}/u.test(value) &&
				!ODD.test(value) &&
				!ADDRESS.test(value) &&
				!isFunctionWord(value) &&
				!isKeeper(text, start, value) &&
				!isCode(text, start, value)
			)
				found.push({ start, end: start + value.length, shape: "word" });
		}
		PHRASE.lastIndex = start;
		const phrase = PHRASE.exec(text)?.[0];
		if (phrase && !CLAUSE.test(phrase)) found.push({ start, end: start + phrase.length, shape: "phrase" });
	}
}

/** A reference stands among the signs of a program; "jabuticaba.azul" in a sentence is none. */
function isCode(text: string, start: number, value: string): boolean {
	if (!isReference(value)) return false;
	return !DOTTED.test(value) || /[={}();<>]/.test(text.slice(Math.max(0, start - REACH), start + value.length + REACH));
}

/** "in Bitwarden, folder 'Villa'": the word itself. */
function isKeeper(text: string, start: number, value: string): boolean {
	return (
		KEEPER_ONLY.test(value) && /^\s{1,2}["'“„«‘「『]/.test(text.slice(start + value.length, start + value.length + 3))
	);
}

function isKept(text: string, start: number): boolean {
	return KEPT.test(text.slice(Math.max(0, start - KEPT_REACH), start));
}

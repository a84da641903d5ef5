// Values that stand where a secret would: `YOUR_API_KEY`, `xxxx`, `<token>`, `${VAR}`, documented examples.

import { isCall, isMade } from "./values.ts";

const WORDS =
	/(?:^|[^a-z])(?:your|insert|replace|change[_-]?me|change[_-]?this|placeholder|dummy|todo|redacted|fake|sample|goes[_-]?here|put[ _-]your|\w+_here|paste|tbd|example)(?:[^a-z]|$)/i;
const REPEATED = /x{4,}|\*{3,}|\.{3,}|…|•{2,}|_{4,}/i;
/** One character over and over; keys in base64 hold such runs too, but then most of the key is something else. */
const RUN = /(.)\1{5,}/g;
const KEY_BESIDE_RUN = 30;
const BRACKETED =
	/^(?:\(\(.*\)\)|ENC\[.*|!vault.*|\{cipher\}.*|vault:v\d.*|<.*>?|\$.*|\{.*|%[\w{ ].*%?|\[.*\]?|#\{.*|@\w+@)$/s;
/** `__SET_BY_DEPLOY__`, `FROM_VAULT`: an order to whoever fills it in. */
const TO_FILL = /^_{0,2}[A-Z]{2,}(?:_[A-Z]+)+_{0,2}$|^__\w+__$|^(%%|@@|##)[\w.-]+\1$/;
/** What standards and vendors print: keys that end so, RFC 7617's user, the token of jwt.io; keys that are made to be published. */
const PUBLISHED =
	/EXAMPLE(?:KEY)?$|^pk_(?:live|test)_|^QWxhZGRpbjpvcGVuIHNlc2FtZQ|^eyJ[\w-]+\.eyJzdWIiOiIxMjM0NTY3ODkwIiwi/;

/** "votre_mot_de_passe", "contraseña": the name where the value would stand. */
const NAME_ONLY =
	/^(?:(?:your|my|the|votre|mon|ton|tu|mi|su|tua?|sua|seu|dein|mein|ihr|jouw|mijn|il|la|le|das|het)[ _-]?)*(?:mot[ _-]?de[ _-]?passe|contrase[ñn]a|senha|passwort|kennwort|wachtwoord|password|parola|utilisateur|utente|usuario|usuário|benutzer(?:name)?|gebruiker)$/i;
/** Words before a value that is shown and not told. */
const SHOWN =
	/(?:\be\.g\.|\bfor (?:example|instance)\b|\bsuch as\b|\bin the (?:film|movie|novel|story|game|book|play)\b|\b(?:tutorial|textbook)\b|\bthe (?:docs|manual|film|novel|puzzle)(?:['’]s)?\b|\bz\. ?B\.|zum beispiel|par exemple|por ejemplo|por exemplo|ad esempio|bijvoorbeeld)[^.!?\n]{0,60}$/iu;
/** Keys that are made to be read by everybody. */
const OPEN_KEY =
	/(?<!\p{L})(?:public|site|publishable|öffentliche\p{L}*|publique|pública) (?:key|schlüssel|clé)\W{0,4}(?:(?:is|ist|est) )?["'`]?$/iu;
/** "my username is", "the network is called": what follows is a name that everybody may know. */
const NAME_BEFORE =
	/(?<!\p{L})(?:user ?name|benutzername|nutzername|identifiant|nom d['’]utilisateur|nombre de usuario|nome utente|nome de usuário|gebruikersnaam|gamer ?tag|nickname|hostname|ssid)(?: (?!and|und|et|y|e|en|with|mit)\p{L}{1,12}){0,3}(?: (?:is|ist|est|es|è|é)|:)(?: still| immer noch)? ["'“„«‘`]?$/iu;
/** The word of the day opens nothing. */
const WORD_OF =
	/(?<!\p{L})(?:(?:pass)?word|(?:pass)?wort|mot|palabra|parola|palavra|(?:wacht)?woord|lösenord\p{L}*) (?:of the|des|der|del(?:la)?|de la|de l['’]|du|do|da|van (?:de|het)|för) ?(?:day|week|month|year|tages|monats|jahres|woche|giorno|settimana|anno|día|semana|año|jour|semaine|année|mois|dia|ano|dag|maand|jaar|dagen|veckan|året)(?!\p{L})[^.!?\n]{0,40}$/iu;
/** A telephone's extension. */
const EXTENSION = /(?<!\p{L})(?:ext|extn|extension|durchwahl|poste|ramal|anexo)\.?:?\s{0,2}$/iu;
const SHOWN_REACH = 90;

/** A manual's or a story's value, by the words before it. */
export function isShown(text: string, start: number): boolean {
	const before = text.slice(Math.max(0, start - SHOWN_REACH), start);
	return [SHOWN, OPEN_KEY, NAME_BEFORE, WORD_OF, EXTENSION].some((pattern) => pattern.test(before));
}

export function isPlaceholder(value: string): boolean {
	if (NAME_ONLY.test(value) || TO_FILL.test(value)) return true;
	return REPEATED.test(value) || isRun(value) || BRACKETED.test(value) || WORDS.test(value) || PUBLISHED.test(value);
}

function isRun(value: string): boolean {
	const rest = value.replace(RUN, "");
	return rest.length < value.length && rest.length < KEY_BESIDE_RUN;
}

const NAMES_OF_VALUES =
	/^(?:(?:(?:current|new|old|your|confirm|enter)[-_ ])?(?:user(?:name)?|password)|pass(?:word|wd|phrase|code)?|pwd|pw|secret|token|string|str|text|varchar|char|number|int|integer|bool(?:ean)?|any|null|none|nil|undefined|true|false|required|optional|yes|no|empty|unset|default|hidden|value|key|host|port|db|foo|bar|baz|env|bytes|bearer|basic|void|object|unknown|never|passwort|senha|contraseña|mot)$/i;
const REFERENCE =
	/^[A-Z][A-Z\d]*_[A-Z\d_]+=|^(?:process\.|os\.|env\.|import\.|config\.|settings\.|secrets?\.|vault[:.]|getenv|this\.|self\.|await\b|new\b|lambda\b|!|&|\*|\/|~\/|\.\/|https?:|arn:|projects\/[\w-]+\/secrets\/)|^[A-Z][A-Z\d_]*:[-?+=]|^\?\p{L}+$|^[A-Z]\w*(?:\.[a-z_]\w*){2,}|^[\w.-]+(?:\/[\w.-]+)+@v?\d[\w.]*$|^[a-z][\w.-]*(?:\/[a-z][\w.-]*)+#[\w.-]+$|^(?![a-z]+\.[A-Z][a-z]+\d{1,4}$|[a-z]{1,8}\d[a-z]{2,}\.[A-Z][a-z]+$)[a-z_$][\w$]*(?:\.[a-zA-Z_$][\w$]*)+$|\(\)|=>|\?\.|\]\.|^[\w.]+\[["']/u;

/** Parts joined by dots, as a signed session is. */
const SEALED = /^[\w-]{12,}(?:\.[\w-]{4,}){1,2}$/;

/** `hashedPassword`, `db_secret`: a variable named after what it holds. */
const VARIABLE = /^[a-z_$]+(?:[A-Z_][A-Za-z]*)*(?:[Pp]assword|[Pp]asswd|[Hh]ash|[Ss]ecret|[Tt]oken|[Kk]ey|_pw|Pw|Pwd)$/;

/** The right-hand side names a type, a variable, a call or a default instead of giving the value itself. */
export function isReference(value: string): boolean {
	if (NAMES_OF_VALUES.test(value) || isCall(value) || VARIABLE.test(value)) return true;
	return REFERENCE.test(value) && !(SEALED.test(value) && isMade(value));
}

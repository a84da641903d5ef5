// Values that stand where a secret would: `YOUR_API_KEY`, `xxxx`, `<token>`, `${VAR}`, documented examples.

const WORDS =
	/(?:^|[^a-z])(?:your|insert|replace|change[_-]?me|change[_-]?this|placeholder|dummy|todo|redacted|fake|sample|goes[_-]?here|paste|tbd|example)(?:[^a-z]|$)/i;
const REPEATED = /x{4,}|\*{3,}|\.{3,}|…|•{2,}|_{4,}/i;
/** One character over and over; keys in base64 hold such runs too, but then most of the key is something else. */
const RUN = /(.)\1{5,}/g;
const KEY_BESIDE_RUN = 30;
const BRACKETED = /^(?:ENC\[.*|!vault.*|\{cipher\}.*|vault:v\d.*|<.*>?|\$.*|\{.*|%[\w{ ].*%?|\[.*\]?|#\{.*|@\w+@)$/s;
/** What standards and vendors print: keys that end so, RFC 7617's user, the token of jwt.io; keys that are made to be published. */
const PUBLISHED =
	/EXAMPLE(?:KEY)?$|^pk_(?:live|test)_|^QWxhZGRpbjpvcGVuIHNlc2FtZQ|^eyJ[\w-]+\.eyJzdWIiOiIxMjM0NTY3ODkwIiwi/;

/** "votre_mot_de_passe", "contraseña": the name where the value would stand. */
const NAME_ONLY =
	/^(?:(?:your|my|the|votre|mon|ton|tu|mi|su|tua?|sua|seu|dein|mein|ihr|jouw|mijn|il|la|le|das|het)[ _-]?)*(?:mot[ _-]?de[ _-]?passe|contrase[ñn]a|senha|passwort|kennwort|wachtwoord|password|parola|utilisateur|utente|usuario|usuário|benutzer(?:name)?|gebruiker)$/i;
/** Words before a value that is shown and not told. */
const SHOWN =
	/(?:\be\.g\.|\bfor (?:example|instance)\b|\bsuch as\b|\bin the (?:film|movie|novel|story|game|book|play)\b|\b(?:tutorial|textbook)\b|\bthe (?:docs|manual|film|novel|puzzle)(?:['’]s)?\b|\bz\. ?B\.|zum beispiel|par exemple|por ejemplo|por exemplo|ad esempio|bijvoorbeeld)[^.!?\n]{0,60}$/iu;
const SHOWN_REACH = 90;

/** A manual's or a story's value, by the words before it. */
export function isShown(text: string, start: number): boolean {
	return SHOWN.test(text.slice(Math.max(0, start - SHOWN_REACH), start));
}

export function isPlaceholder(value: string): boolean {
	if (NAME_ONLY.test(value)) return true;
	return REPEATED.test(value) || isRun(value) || BRACKETED.test(value) || WORDS.test(value) || PUBLISHED.test(value);
}

function isRun(value: string): boolean {
	const rest = value.replace(RUN, "");
	return rest.length < value.length && rest.length < KEY_BESIDE_RUN;
}

const NAMES_OF_VALUES =
	/^(?:(?:(?:current|new|old|your|confirm|enter)[-_ ])?(?:user(?:name)?|password)|pass(?:word|wd|phrase|code)?|pwd|pw|secret|token|string|str|text|varchar|char|number|int|integer|bool(?:ean)?|any|null|none|nil|undefined|true|false|required|optional|yes|no|empty|unset|default|hidden|value|key|host|port|db|foo|bar|baz|env|bytes|bearer|basic|void|object|unknown|never|passwort|senha|contraseña|mot)$/i;
const REFERENCE =
	/^[A-Z][A-Z\d]*_[A-Z\d_]+=|^(?:process\.|os\.|env\.|import\.|config\.|settings\.|secrets?\.|vault[:.]|getenv|this\.|self\.|await\b|new\b|lambda\b|!|&|\*|\/|~\/|\.\/|https?:|arn:)|^(?![a-z]+\.[A-Z][a-z]+\d{1,4}$)[a-z_$][\w$]*(?:\.[a-zA-Z_$][\w$]*)+$|\w\(|\(\)|=>|\?\.|\]\.|^[\w.]+\[["']/;

/** `hashedPassword`, `db_secret`: a variable named after what it holds. */
const VARIABLE = /^[a-z_$]+(?:[A-Z_][A-Za-z]*)*(?:[Pp]assword|[Pp]asswd|[Hh]ash|[Ss]ecret|[Tt]oken|[Kk]ey|_pw|Pw|Pwd)$/;

/** The right-hand side names a type, a variable, a call or a default instead of giving the value itself. */
export function isReference(value: string): boolean {
	return NAMES_OF_VALUES.test(value) || REFERENCE.test(value) || VARIABLE.test(value);
}

// Values that stand where a secret would: `YOUR_API_KEY`, `xxxx`, `<token>`, `${VAR}`, documented examples.

const WORDS =
	/(?:^|[^a-z])(?:your|insert|replace|change[_-]?me|change[_-]?this|placeholder|dummy|todo|redacted|fake|sample|goes[_-]?here|paste|tbd|example)(?:[^a-z]|$)/i;
const REPEATED = /x{4,}|\*{3,}|\.{3,}|…|•{2,}|_{4,}/i;
/** One character over and over; keys in base64 hold such runs too, but then most of the key is something else. */
const RUN = /(.)\1{5,}/g;
const KEY_BESIDE_RUN = 30;
const BRACKETED = /^(?:<.*>?|\$.*|\{.*|%[\w{ ].*%?|\[.*\]?|#\{.*|@\w+@)$/s;
/** Vendors' published keys end like this; beside words about documentation nobody's secret is meant. */
const EXAMPLE_KEY = /EXAMPLE(?:KEY)?$/;
const ABOUT_EXAMPLES = /\b(?:examples?|docs?|documentation|sample|tutorial|placeholder|dummy|fake)\b/i;

export function isPlaceholder(value: string, context = ""): boolean {
	if (REPEATED.test(value) || isRun(value) || BRACKETED.test(value) || WORDS.test(value)) return true;
	return EXAMPLE_KEY.test(value) && ABOUT_EXAMPLES.test(context.replaceAll(value, ""));
}

function isRun(value: string): boolean {
	const rest = value.replace(RUN, "");
	return rest.length < value.length && rest.length < KEY_BESIDE_RUN;
}

const NAMES_OF_VALUES =
	/^(?:user(?:name)?|pass(?:word|wd|phrase|code)?|pwd|pw|secret|token|string|str|text|varchar|char|number|int|integer|bool(?:ean)?|any|null|none|nil|undefined|true|false|required|optional|yes|no|empty|unset|default|hidden|value|key|host|port|db|foo|bar|baz|env|bytes|bearer|basic|void|object|unknown|never|passwort|senha|contraseña|mot)$/i;
const REFERENCE =
	/^(?:process\.|os\.|env\.|import\.|config\.|settings\.|secrets?\.|vault[:.]|getenv|this\.|self\.|await\b|new\b|lambda\b|!|&|\*|\/|~\/|\.\/|https?:|arn:)|^[a-z_$][\w$]*(?:\.[a-zA-Z_$][\w$]*)+$|\w\(|\(\)|=>|\?\.|\]\.|^[\w.]+\[["']/;

/** `hashedPassword`, `db_secret`: a variable named after what it holds. */
const VARIABLE = /^[a-z_$]+(?:[A-Z_][A-Za-z]*)*(?:[Pp]assword|[Pp]asswd|[Hh]ash|[Ss]ecret|[Tt]oken|[Kk]ey|_pw|Pw|Pwd)$/;

/** The right-hand side names a type, a variable, a call or a default instead of giving the value itself. */
export function isReference(value: string): boolean {
	return NAMES_OF_VALUES.test(value) || REFERENCE.test(value) || VARIABLE.test(value);
}

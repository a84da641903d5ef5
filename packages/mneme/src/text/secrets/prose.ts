// Words that follow "the password is …" in ordinary sentences, so that they are not taken for the password itself.

const COMMON = new Set(
	(
		"the a an same different not too very on in at under with by my your our his her their its this that what where when " +
		"also only never always still just now then here there below above attached written required optional wrong incorrect " +
		"invalid weak strong secure insecure expired empty missing correct stored hashed encrypted saved hidden unknown secret " +
		"private safe needed mandatory long short unique public compromised leaked disabled enabled protected reset changed old new " +
		"something nothing anything one bad good fine ok okay done gone kept known shared lost stolen set sent shown blank case " +
		"plain plaintext salted default important sensitive confidential available valid ready right up out of for from to and or " +
		"if as it no yes none minimum maximum min max at least be must should will can may has have being rather quite really " +
		"ask see use check enter type forgotten longer shorter different easy hard simple complex random due back down over " +
		"abgelaufen falsch erforderlich geheim sicher unsicher zu schwach kurz lang gespeichert ungültig nicht immer noch das der die " +
		"ein eine richtig leer weg pflicht im am auf in bei unter trop incorrect obligatoire requis expiré faible le la un une sur " +
		"dans pas invalide incorrecta obligatoria demasiado débil muy no el en la los una un obrigatória incorreta fraca muito não o a em inválida " +
		"stupid silly dumb terrible awful guessable obvious boring funny great nice mine yours ours theirs useless broken identical " +
		"several unrelated random words scaduta verlopen vencida caducada périmé abgelaufen " +
		"inválida segura correcta correta sempre siempre toujours personnel personal"
	).split(/\s+/),
);
/** Participles and adjectives; a password of this shape is caught only when it is quoted. */
const ADJECTIVE =
	/(?:[a-z]{2}ed|ing|able|ible|ful|less|ly|ous|ive|ten|own|[^f]ée?s?|[ai]d[oa]s?|[aiu]t[oae]|iert)$|^ge\p{L}{3,}[td]$/iu;

export function isCommonWord(word: string): boolean {
	const last = word.toLowerCase().split(/[-.']/).at(-1) ?? "";
	return COMMON.has(word.toLowerCase()) || ADJECTIVE.test(last);
}

/** Says nothing by itself and is nobody's password. */
export function isFunctionWord(word: string): boolean {
	return COMMON.has(word.toLowerCase());
}

/** Several words that make a passphrase and not a sentence. */
export function isPassphrase(words: readonly string[]): boolean {
	return words.length >= 3 && words.length <= 12 && words.every((word) => !COMMON.has(word.toLowerCase()));
}

const JOINED = /^\p{Ll}{2,}(?:[_.]\p{Ll}{2,})+$/u;
const FILE =
	/\.(?:com|org|net|io|dev|de|fr|es|it|pt|nl|uk|eu|ch|at|txt|md|ts|js|json|ya?ml|py|pdf|env|key|pem|kdbx|html?|docx?|xlsx?|csv|zip|internal|local|lan|example|test)$/;
const PROGRAM_WORD =
	/^(?:pass\w*|pw|pwd|token|hash\w*|field|name|key|reset|id|ids|user\w*|max|min|length|input|confirm\w*|db|secret|env|var|policy|file|path|type|value|auth|login|new|old|is|has|get|set|check|valid\w*|attempts?|count|expir\w*|changed|at|store|manager|encrypted|digest|salt|prompt|form|page|error|required|enabled|admin|api|app|test|config|url|table|column|process|os|import|settings|vault|this|self|req|request|res|data|props|state|ctx|context|options?|args|params|body|session|local|module|vars?|spring|secrets|credentials?)$/;

/** "stroopwafel_op_dinsdag": words of a language, not of a program. */
export function isJoined(value: string): boolean {
	return JOINED.test(value) && !FILE.test(value) && !value.split(/[_.]/).some((part) => PROGRAM_WORD.test(part));
}

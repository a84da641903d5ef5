// Folds a message to the plain form patterns are written against, character for character, so that offsets stay those of the message.

const LATIN_WITH_MARKS = /[\u00C0-\u024F\u1E00-\u1EFF]/g;
const PLAIN: Record<string, string> = {
	"\u2018": "'",
	"\u2019": "'",
	"\u02BC": "'",
	"\u00B4": "'",
	"\u2013": "\u2014",
	"\u2015": "\u2014",
	"\u2500": "\u2014",
	"\uFF1A": ":",
	"\u2192": ":",
	"\uFF0C": ",",
	"\uFF1B": ";",
	"\uFF01": "!",
	"\uFF1F": "?",
	"\uFF08": "(",
	"\uFF09": ")",
	"\u3001": ",",
	"\u2026": ".",
	"\u00A0": " ",
	"\u202F": " ",
	"\u2009": " ",
	"\u3000": " ",
	"\t": " ",
	"\r": " ",
	"*": " ",
	"\u00BF": " ",
	"\u00A1": " ",
};
const PLAIN_CLASS = new RegExp(`[${Object.keys(PLAIN).join("").replace("*", "\\*")}]`, "g");

function withoutMark(letter: string): string {
	const base = letter.normalize("NFD")[0] ?? letter;
	return base.length === letter.length ? base : letter;
}

/** A line of asterisks divides as one of hyphens does; an arrow between words points as a colon does. */
const STAR_RULER = /^ *\*(?: ?\*){2,} *$/gm;
const ARROW = / ->(?= )/g;

export function foldText(text: string): string {
	const marked = text.replace(STAR_RULER, (line) => line.replaceAll("*", "-")).replace(ARROW, " : ");
	return marked.replace(PLAIN_CLASS, (mark) => PLAIN[mark] ?? mark).replace(LATIN_WITH_MARKS, withoutMark);
}

/** Small letters, character for character: a letter whose small form is longer stays as it is. */
export function lowerText(text: string): string {
	const lower = text.toLowerCase();
	if (lower.length === text.length) return lower;
	return text.replace(/./gsu, (char) => (char.toLowerCase().length === char.length ? char.toLowerCase() : char));
}

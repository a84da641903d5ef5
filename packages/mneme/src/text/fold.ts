// One spelling for letters that a reader takes as the same: compatibility forms, case, accents.
// For comparing and indexing only; what a person wrote is never stored folded.

/** Scripts whose marks are accents. In others (Devanagari, kana) a mark is part of the letter and stays. */
const ACCENTED =
	/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])[\p{M}\u0640]+/gu;
const LETTERS: Readonly<Record<string, string>> = {
	ß: "ss",
	æ: "ae",
	œ: "oe",
	ø: "o",
	ł: "l",
	đ: "d",
	ð: "d",
	þ: "th",
	ı: "i",
	ς: "σ",
};
const OTHER_LETTER = /[ßæœøłđðþıς]/g;

export function fold(text: string): string {
	// Pure ASCII, the common case, needs none of it (\s is wider, but has no case).
	if (/^[ -~\s]*$/.test(text)) return text.toLowerCase();
	return text
		.normalize("NFKC")
		.toLowerCase()
		.normalize("NFD")
		.replace(ACCENTED, "$1")
		.normalize("NFC")
		.replace(OTHER_LETTER, (letter) => LETTERS[letter]!);
}

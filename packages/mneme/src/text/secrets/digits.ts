// How people write a short number they type somewhere: plain, digit by digit, in spoken words, as turns of a dial. Finds the
// shapes only; what makes one of them a secret is decided by who asks.

export interface WrittenNumber {
	readonly start: number;
	/** Exclusive. */
	readonly end: number;
	/** "spread" and "turns" are hardly ever anything but a code; "plain" is any number; "spoken" may be counting. */
	readonly shape: "plain" | "spread" | "spoken" | "turns";
	/** How many digits it stands for. */
	readonly length: number;
}

const DIGIT_WORDS: readonly string[] = [
	"zero oh nought null zéro cero nul nil",
	"one eins un uno um een één",
	"two zwei zwo deux dos due dois twee",
	"three drei trois tres tre três drie",
	"four vier quatre cuatro quattro quatro",
	"five fünf cinq cinco cinque vijf",
	"six sechs seis sei meia zes",
	"seven sieben sept siete sette sete zeven",
	"eight acht huit ocho otto oito",
	"nine neun neuf nueve nove negen",
];
const VALUE = new Map(DIGIT_WORDS.flatMap((words, digit) => words.split(" ").map((word) => [word, digit] as const)));
const TENS =
	"ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|zehn|elf|zwölf|(?:drei|vier|fünf|sech|sieb|acht|neun)zehn|(?:\\p{L}{3,6}und)?(?:zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)|(?:vingt|trente|quarante|cinquante|soixante)(?:-\\p{L}{2,6}){0,2}|(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)(?: y \\p{L}{3,6})?";
const SPOKEN_WORD = `(?:(?:double|triple|doppel) )?(?:${[...VALUE.keys()].join("|")}|${TENS}|\\d)`;
const SPOKEN = new RegExp(
	`(?<![\\p{L}\\d'’-])(?=\\p{L})${SPOKEN_WORD}(?:(?:[,;.]? |[,-]|,? (?:then|dann|puis|luego) )${SPOKEN_WORD}){1,19}(?![\\p{L}\\d'’])`,
	"giu",
);
const TENS_END = /(?:teen|ten|elf|eleven|twelve|zwölf|ty|zehn|zig|ßig|vingt|nte|nta)$/;
const SPREAD = /(?<![\w.,:/+-]|\d )\d(?:(?:, | - | – |[ ·–_-])\d){2,9}(?![\d%]|[.,:/-]\d| \d)[#*]?/g;
const PLAIN =
	/(?<![\w.,:/+#$€£-]|\d )(?:[#*]?\d{3,8}[#*]?|[A-Z]?\d{2,6}[A-Z]\d{0,4}[#*]?|[A-Z](?:\d{3,5}|(?:-\d){3,5})[#*]?|\d{1,3}(?:[-–]\d{1,3}){1,3}|\d{2}(?: \d{2}){1,2})(?![\w%€$£]|[.,:/-]\d| \d|-\w)/g;
const SIDE =
	"(?:left|right|clockwise|anticlockwise|counter-?clockwise|links|rechts|gauche|droite|izquierda|derecha|[LR])";
const TURNING = /left|right|clockwise|links|rechts|gauche|droite|izquierda|derecha|\b[LR][ -]?\d|\d[ -]?[LR]\b/i;
const TIMES =
	"(?:(?:one|once|two|twice|three|four|five|\\d|(?:ein|zwei|drei|vier)mal)(?: (?:full |whole )?(?:turns?|times|spins?))?(?: to the| back to the)? )?";
const TO = "(?:(?: past it| past zero| again| once| twice| around)?,? (?:to|at|auf|bis|until|till|on) )?";
const TURN = `(?:\\d{1,3}(?: à| a la)?[ -]?${SIDE}\\b|${TIMES}${SIDE}[ -]?${TO}(?:to |at |auf |bis )?\\d{1,3}\\b)`;
const TURNS = new RegExp(`(?<![\\w])${TURN}(?:[,; –-]{1,3}(?:then |dann |and |und |back )?${TURN}){1,4}`, "gi");
/** The same without spaces: 右15左40右22. */
const TURNS_CJK = /[左右]\D{0,4}\d{1,3}(?:[、，,\s]{0,2}(?:再|然后|次に)?[左右]\D{0,4}\d{1,3}){1,4}/g;

export function findWrittenNumbers(text: string): WrittenNumber[] {
	const found: WrittenNumber[] = [];
	const add = (match: RegExpExecArray, shape: WrittenNumber["shape"], length: number) =>
		found.push({ start: match.index, end: match.index + match[0].length, shape, length });
	for (const match of text.matchAll(PLAIN)) add(match, "plain", match[0].replace(/\W/g, "").length);
	for (const match of text.matchAll(SPREAD)) add(match, "spread", match[0].replace(/\D/g, "").length);
	for (const match of TURNING.test(text) ? text.matchAll(TURNS) : [])
		add(match, "turns", match[0].replace(/\D/g, "").length);
	for (const match of text.matchAll(TURNS_CJK)) add(match, "turns", match[0].replace(/\D/g, "").length);
	// Most texts count nothing, and the long pattern takes more time to compile than they take to read.
	for (const match of saysNumbers(text) ? text.matchAll(SPOKEN) : []) {
		const digits = spokenDigits(match[0]);
		if (digits.length >= 3 && !isCounting(digits)) add(match, "spoken", digits.length);
	}
	return found;
}

function saysNumbers(text: string): boolean {
	let [words, digits] = [0, 0];
	for (const [word] of text.toLowerCase().matchAll(/\p{L}+|\d+/gu)) {
		if (VALUE.has(word) || TENS_END.test(word)) words++;
		else if (/^\d$/.test(word)) digits++;
	}
	return words > 0 && words + digits > 1;
}

function spokenDigits(run: string): string {
	let digits = "";
	for (const word of run.toLowerCase().split(/[\s,;.]+|-(?=zero|oh|nought)/)) {
		const value = VALUE.get(word);
		if (value !== undefined) digits += value;
		else if (/^\d$/.test(word)) digits += word;
		else if (/^(?:double|triple|doppel)$/.test(word)) digits += "0";
		else if (!/^(?:then|dann|puis|luego|y)$/.test(word)) digits += "00";
	}
	return digits;
}

/** "one, two, three": each the next one. */
function isCounting(digits: string): boolean {
	const steps = Array.from(digits.slice(1), (digit, at) => Number(digit) - Number(digits[at]));
	return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}

// Numbers, amounts, times and dates in a statement, brought to one spelling so that two statements can be compared:
// "1.5 days" and "36 hours", "14k euros" and "14,000 euros", "ten at night" and "22:00" are the same.

const SMALL =
	"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
		" ",
	);
const TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const VALUES: Readonly<Record<string, number>> = {
	...Object.fromEntries(SMALL.map((word, value) => [word, value])),
	...Object.fromEntries(TENS.map((word, index) => [word, (index + 2) * 10])),
	once: 1,
	twice: 2,
	thrice: 3,
	dozen: 12,
	single: 1,
	double: 2,
	triple: 3,
	half: 0.5,
	quarter: 0.25,
	first: 1,
	second: 2,
	third: 3,
	fourth: 4,
	fifth: 5,
	sixth: 6,
	seventh: 7,
	eighth: 8,
	ninth: 9,
	tenth: 10,
};
const MULTIPLIERS: Readonly<Record<string, number>> = {
	hundred: 100,
	thousand: 1000,
	k: 1000,
	grand: 1000,
	million: 1e6,
	billion: 1e9,
};

/** Unit → family and how many of the family's unit it is. */
const UNITS: Readonly<Record<string, readonly [string, number]>> = {
	ms: ["time", 0.001],
	millisecond: ["time", 0.001],
	s: ["time", 1],
	sec: ["time", 1],
	second: ["time", 1],
	minute: ["time", 60],
	min: ["time", 60],
	h: ["time", 3600],
	hr: ["time", 3600],
	hour: ["time", 3600],
	day: ["time", 86400],
	week: ["time", 604800],
	fortnight: ["time", 1209600],
	month: ["month", 1],
	quarter: ["month", 3],
	year: ["month", 12],
	g: ["mass", 1],
	gram: ["mass", 1],
	kg: ["mass", 1000],
	kilo: ["mass", 1000],
	kilogram: ["mass", 1000],
	ton: ["mass", 1e6],
	tonne: ["mass", 1e6],
	ounce: ["mass", 28.35],
	oz: ["mass", 28.35],
	lb: ["mass", 453.6],
	mm: ["length", 0.001],
	inch: ["length", 0.0254],
	inche: ["length", 0.0254],
	foot: ["length", 0.3048],
	feet: ["length", 0.3048],
	ft: ["length", 0.3048],
	yard: ["length", 0.9144],
	mile: ["length", 1609.3],
	cm: ["length", 0.01],
	m: ["length", 1],
	metre: ["length", 1],
	meter: ["length", 1],
	km: ["length", 1000],
	kilometre: ["length", 1000],
	kilometer: ["length", 1000],
	gallon: ["volume", 3.785],
	pint: ["volume", 0.568],
	ml: ["volume", 0.001],
	litre: ["volume", 1],
	liter: ["volume", 1],
	l: ["volume", 1],
	mb: ["data", 1],
	gb: ["data", 1000],
	tb: ["data", 1e6],
	mib: ["data", 1],
	gib: ["data", 1000],
	megabyte: ["data", 1],
	gigabyte: ["data", 1000],
	gig: ["data", 1000],
	terabyte: ["data", 1e6],
	percent: ["share", 0.01],
	"%": ["share", 0.01],
};

const NUMBER_WORD = `(?:${[...SMALL, ...TENS].join("|")}|once|twice|thrice|dozen|half|quarter)`;
const TIME =
	/\b(\d{1,2})[:h](\d{2})\s*(am|pm)?\b|\b(\d{1,2})\s*(am|pm|o['’]clock)\b|\b(?:at|by|from|until|till|after|before|around|to)\s+((?:(?:half|quarter|five|ten|twenty) (?:past|to) )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|midnight|noon))\b(?:\s+(?:in the |at )?(?:morning|afternoon|evening|night))?(?![\w-]|\s*(?:\w+s\b|hundred|thousand|million|people|men|women|children|percent|of\b|more|or\b|%))/gi;
const NUMBER = new RegExp(
	`(?<![\\w.])[$€£]?(\\d+(?:[ ,.']\\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)?)\\s*(k|thousand|million|billion|hundred|grand)?(?![\\w:])(?:\\s*(%|[a-z]+))?|(?<![\\w-])(half a|a quarter of an?|a couple of|a|an)?\\s*(${NUMBER_WORD})(?:[- ](?:and a )?(one|two|three|four|five|six|seven|eight|nine|half))?(?:\\s+(hundred|thousand|million))?(?![\\w-])(?:\\s+([a-z]+))?`,
	"gi",
);
const CALENDAR =
	/\b(?:(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?day|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|t(?:ember)?|ober|ember)?)s?\b/gi;

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
/** Ways of writing an amount that the patterns above do not read, and the way they do. */
const RESPELLED: readonly (readonly [RegExp, string])[] = [
	[/\b(?:an?|one) (hour|day|week|year|month|kilo) and a half\b/gi, "1.5 $1s"],
	[/\bthree[- ]quarters of an hour\b/gi, "45 minutes"],
	[/\b(?:a )?quarter of an hour\b/gi, "15 minutes"],
	[/\bhalf an hour\b/gi, "30 minutes"],
	[/\bhalf a day\b/gi, "12 hours"],
	[/\bhalf[- ](?:a )?year\b/gi, "6 months"],
	[/\bhalf a kilo\b/gi, "500 g"],
	[/\bhalf a dozen\b/gi, "6"],
	[/(?<=\w)-(?=(?:minute|hour|day|week|month|year|kilo|metre|meter|kilometre|kilometer|litre|percent)s?\b)/gi, " "],
	[/(?<!\b(?:at|by|from|until|till|after|before|around|to) )\b(?=(?:half|quarter|five|ten|twenty) past \w)/gi, "at "],
	[/\bper cent\b/gi, "percent"],
	[/(?<!\w)['’](\d{2})\b/g, "19$1"],
	[/\b(\d{1,2})\.(\d{2})\s*(am|pm|a\.m\.|p\.m\.)/gi, "$1:$2 $3"],
	[/\b(\d+)(?:st|nd|rd|th)\b/gi, "$1"],
	[/(?<=[\d.])(ms|h|s|kg|g|km|cm|mm|m|ml|l|gb|mb|tb|mib|gib|lbs?|oz|ft)\b(?!\d)/gi, " $1"],
	[/\b([mM]on|[tT]ue|[wW]ed|[tT]hu|[fF]ri)s?\b(?=[ ,.:;]|$)/g, "$1day"],
	[/\bat (\d{1,2})(?=[.,;!]?$)/gi, "at $1:00"],
];

const ISO_DATE = /\b(\d{4})-(0[1-9]|1[0-2])-0?(\d{1,2})\b/g;
const DOTTED_DATE = /\b0?(\d{1,2})\.(0?[1-9]|1[0-2])\.(\d{4})\b/g;

/** `2025-12-07` and `07.12.2025` as "7 dec 2025". */
function withMonths(text: string): string {
	return text
		.replace(ISO_DATE, (_, year, month, day) => `${day} ${MONTHS[Number(month) - 1]} ${year}`)
		.replace(DOTTED_DATE, (_, day, month, year) => `${day} ${MONTHS[Number(month) - 1]} ${year}`);
}

/** Comparable spellings of every quantity, such as `time:129600|1.5`, `clock:6:20`, `14000`, `tue`; `|` parts what it may also be called. */
export function readQuantities(text: string): string[] {
	const found: string[] = [];
	const spelled = RESPELLED.reduce((changed, [from, to]) => changed.replace(from, to), withMonths(text));
	const rest = spelled.replace(TIME, (whole, hour, minute, _half, bareHour, _bareHalf, words) => {
		const clock = words === undefined ? readClock(hour ?? bareHour, minute) : readSpokenClock(words.toLowerCase());
		if (clock === undefined) return whole;
		found.push(clock);
		return " ";
	});
	for (const match of rest.matchAll(NUMBER)) found.push(readNumber(match));
	for (const match of rest.matchAll(CALENDAR)) {
		const name = (match[1] ?? match[2])!.toLowerCase();
		// "may" and "mar" are words too.
		if (name === "may" && match[0] !== "May") continue;
		if ((name === "mar" || name === "sat" || name === "sun" || name === "dec") && match[0].length === 3) continue;
		found.push(name);
	}
	return found.filter((value) => value !== "");
}

/** Money has many names and days, hours, … are compared as amounts: neither says what is counted. */
const NOT_COUNTED =
	/^(?:euros?|dollars?|bucks|pounds|quid|francs|cents?|eur|usd|percent|times?|on|in|at|to|and|or|for|by|from|a|an|is|of|now|per|as|max|total|hundred|thousand|million|old|o|am|pm|jan\w*|feb\w*|mar\w*|apr\w*|may|jun\w*|jul\w*|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*)$/i;

/** Nouns that stand behind a number: what the statement counts. */
export function readCounted(text: string): string[] {
	return Array.from(text.matchAll(NUMBER), (match) => (match[3] ?? match[8] ?? "").toLowerCase()).filter(
		(noun) => noun !== "" && !NOT_COUNTED.test(noun) && UNITS[noun.replace(/s$/, "")] === undefined,
	);
}

/** How many of the first list's quantities the second does not have. */
export function countOtherQuantities(from: readonly string[], others: readonly string[]): number {
	const left = others.map((value) => value.split("|"));
	return from.filter((value) => {
		const forms = value.split("|");
		const at = left.findIndex(
			(other) =>
				forms[0] === other[0] ||
				isNear(forms[0]!, other[0]!) ||
				(forms.length === 2 &&
					other.length === 2 &&
					forms[1] === other[1] &&
					(forms[0] === forms[1] || other[0] === other[1])),
		);
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	}).length;
}

/** Amounts turned into another unit are rounded: 30 cm are "a foot". */
const NEAR = 0.02;

function isNear(one: string, other: string): boolean {
	const [family, value] = one.split(":");
	const [otherFamily, otherValue] = other.split(":");
	if (family !== otherFamily || !/^(?:mass|length|volume)$/.test(family!)) return false;
	return Math.abs(Number(value) / Number(otherValue) - 1) <= NEAR;
}

/** They measure different things: a height and a weight, a price and a date. */
export function measuresOther(from: readonly string[], others: readonly string[]): boolean {
	const [a, b] = [new Set(from.map(family)), new Set(others.map(family))];
	return a.size > 0 && b.size > 0 && !Array.from(a).some((one) => b.has(one) || one === "number") && !b.has("number");
}

interface Amounts {
	readonly quantities: readonly string[];
	readonly counted: readonly string[];
}

/** Two amounts of the same kind, not equal: two weights, two numbers of pages, two times of the day. */
export function measuresSame(older: Amounts, newer: Amounts): boolean {
	const [a, b] = [older.quantities, newer.quantities];
	const other = (from: readonly string[], others: readonly string[]) =>
		from.filter((value) => countOtherQuantities([value], others) > 0).map(family);
	const kinds = new Set(other(a, b).filter((kind) => kind !== "number"));
	if (other(b, a).some((kind) => kinds.has(kind))) return true;
	return (
		countOtherQuantities(a, b) > 0 &&
		countOtherQuantities(b, a) > 0 &&
		newer.counted.some((noun) => older.counted.includes(noun))
	);
}

function family(quantity: string): string {
	if (/^[a-z]{3}$/.test(quantity)) return "date";
	return quantity.match(/^([a-z]+):/)?.[1] ?? "number";
}

/** Morning or evening is often left unsaid, so hours count to twelve; a full hour is its number ("before 9", "until nine"). */
function clockAt(minutes: number): string {
	const hour = Math.floor(minutes / 60) % 12;
	return minutes % 60 === 0 ? String(hour) : `clock:${hour}:${minutes % 60}`;
}

function readClock(hour: string | undefined, minute: string | undefined): string | undefined {
	return Number(hour) <= 24 ? clockAt(Number(hour) * 60 + Number(minute ?? 0)) : undefined;
}

function readSpokenClock(words: string): string {
	const [shift, , name] = words.includes(" ") ? (words.split(" ") as [string, string, string]) : ["", "", words];
	const base = name === "noon" || name === "midnight" ? 12 : (VALUES[name] ?? 0);
	const minutes = { half: 30, quarter: 15, five: 5, ten: 10, twenty: 20 }[shift] ?? 0;
	return clockAt(base * 60 + (words.includes(" to ") ? 720 - minutes : minutes));
}

function readNumber(match: RegExpMatchArray): string {
	const [, digits, scale, unitOfDigits, article, word, tail, wordScale, unitOfWord] = match;
	let value: number;
	if (digits !== undefined) {
		const grouped = /^\d{1,3}(?:[ ,.']\d{3})+$/.test(digits);
		value = Number(grouped ? digits.replace(/[ ,.']/g, "") : digits.replace(",", "."));
		value *= MULTIPLIERS[scale?.toLowerCase() ?? ""] ?? 1;
	} else {
		const lower = word!.toLowerCase();
		value = VALUES[lower] ?? 0;
		// "one" is a pronoun more often than a number, unless something is counted.
		if (lower === "one" && unitOfWord === undefined) return "";
		if (tail) value += tail.toLowerCase() === "half" ? 0.5 : (VALUES[tail.toLowerCase()] ?? 0);
		if (/^half a/i.test(article ?? "")) value *= 0.5;
		value *= MULTIPLIERS[wordScale?.toLowerCase() ?? ""] ?? 1;
	}
	const name = (unitOfDigits ?? unitOfWord ?? "").toLowerCase();
	const unit = UNITS[name] ?? UNITS[name.replace(/s$/, "")];
	if (name.startsWith("year") && /^\s+old\b/.test(match.input!.slice(match.index! + match[0].length)))
		return String(value);
	if (unit?.[0] === "share") return String(round(value * unit[1]));
	// The bare number too: "45 minutes on school days and 90 on weekends".
	if (unit) return `${unit[0]}:${round(value * unit[1])}|${round(value)}`;
	// Only a number that counts nothing may be short for one with a unit: "12 characters" are not "12 months".
	return /^(?:|on|in|at|to|and|or|for|by|from|a|an|is|of|now|per|as|max|total)$/.test(name)
		? `${round(value)}|${round(value)}`
		: String(round(value));
}

function round(value: number): number {
	return Math.round(value * 1000) / 1000;
}

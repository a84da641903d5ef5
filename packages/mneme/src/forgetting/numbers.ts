// Numbers that tell things apart: an invoice, a ticket, a flight, a year. 2290 is not 2299.

/** Shorter ones are counts, hours and days, which a wish and a memory may tell in other ways. */
const LEAST_DIGITS = 3;
/** "older than 2020", "the code is 6114 now": the number is not the one that goes. */
const COMPARED = /\b(?:before|after|since|until|older|earlier|pre|new|now)\b/i;

/** Whether none of the numbers of the wish is in the memory, while another as long as one of them stands there. */
export function namesOtherNumber(wish: string, memory: string): boolean {
	const [named, there] = [numbersIn(wish), numbersIn(memory)];
	if (named.some((number) => there.includes(number)) || COMPARED.test(wish)) return false;
	return named.some((number) => there.some((other) => other.length === number.length));
}

function numbersIn(text: string): string[] {
	const found = text.match(/\p{Nd}(?:[.,'’ ]?\p{Nd})*/gu) ?? [];
	return found.map((number) => number.replace(/\P{Nd}/gu, "")).filter(({ length }) => length >= LEAST_DIGITS);
}

// Numbers that tell things apart: an invoice, a ticket, a flight, a year. 2290 is not 2299.

/** Shorter ones are counts, hours and days, which a wish and a memory may tell in other ways. */
const LEAST_DIGITS = 3;

/** Whether the wish names a number that the memory lacks, while another of that length stands there. */
export function namesOtherNumber(wish: string, memory: string): boolean {
	const there = numbersIn(memory);
	return numbersIn(wish).some(
		(number) => !there.includes(number) && there.some((other) => other.length === number.length),
	);
}

function numbersIn(text: string): string[] {
	const found = text.match(/\p{Nd}(?:[.,'’ ]?\p{Nd})*/gu) ?? [];
	return found.map((number) => number.replace(/\P{Nd}/gu, "")).filter(({ length }) => length >= LEAST_DIGITS);
}

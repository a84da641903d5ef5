// Splits a memory into the sentences and lines that the rules read one by one.

/** What a memory is stands in its first sentences. */
const MAX_SENTENCES = 8;
const ABBREVIATION = /\b(Dr|Mr|Mrs|Ms|Prof|St|vs|e\.g|i\.e|etc|No|approx)\.\s/g;
const HELD = "\u0000";

/** A number's full stop, a title and a list's "1." end no sentence; a text of numbered steps is one. */
export function splitSentences(text: string): string[] {
	if (/(?:^|\s)1[.)]\s.*\s2[.)]\s/s.test(text)) return [text];
	return (
		text
			// A line that a person wrapped goes on in lower case.
			.replace(/(?<=[:,])\n(?=\p{L})|(?<![.!?:])\n(?=\p{Ll})/gu, " ")
			.replace(ABBREVIATION, `$1.${HELD}`)
			.split(/(?<=[.!?…]["”']?)\s+(?=["“'(]?[\p{Lu}\p{N}])|\n+|(?<=[。！？])/u)
			.map((part) => part.replaceAll(HELD, " ").trim())
			.filter((part) => part !== "")
			.slice(0, MAX_SENTENCES)
	);
}

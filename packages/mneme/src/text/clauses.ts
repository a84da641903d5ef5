// A text in the statements it makes: sentences, and the halves of one that "and" or "but" joins where each half has its own verb.

export interface Clause {
	readonly text: string;
	/** In the whole text. */
	readonly start: number;
	readonly end: number;
}

const ABBREVIATED = /(?:\b(?:Dr|Mr|Mrs|Ms|Prof|St|No|vs|etc|e\.g|i\.e|a\.m|p\.m|approx)|\b\p{Lu}|^\s*\d{1,2}|\d)$/u;
const SENTENCE_END = /[.!?](?=\s|$)|[。！？]|;(?=\s)|\n+/gu;
const JOINT = /,?\s+(?:and|but|while|whereas)\s+(?=\S)|,\s+(?=(?:he|she|they|we|I|it|his|her|their|our|my|the)\s)/giu;
const VERB =
	/\b(?:is|are|was|were|am|be|has|have|had|does|do|did|will|would|can|could|should|must|may|goes?|went|lives?|works?|wants?|likes?|loves?|hates?|prefers?|needs?|uses?|runs?|moved|called|plays?|speaks?|owns?|drives?|pays?|costs?|starts?|ends?|leaves?|comes?|takes?|leads?|knows?|met|owes?|bought|sold|got|gets?|makes?|made|said|says|told|decided|chose|closes?|opens?|[\p{L}]+(?:ed|n't))\b|['’](?:s|m|re|ve|ll|d)\s+(?:a|an|the|not|in|on|at|\p{L}+ing|\p{L}+ed)\b/iu;

/** One of those that people use most; others are not known for verbs. */
export function isVerb(word: string): boolean {
	return VERB.test(word);
}

export function splitClauses(text: string): Clause[] {
	return sentences(text).flatMap(halves);
}

function sentences(text: string): Clause[] {
	const found: Clause[] = [];
	let start = 0;
	for (const match of text.matchAll(SENTENCE_END)) {
		const end = match.index + (match[0].trim() === "" ? 0 : match[0].length);
		// "Dr. Weiss", "10.30", "a. b." go on; so does a list's "1."
		if (match[0] === "." && ABBREVIATED.test(text.slice(start, match.index)) && match.index + 1 < text.length) continue;
		found.push(...trimmed(text, start, end));
		start = end;
	}
	return [...found, ...trimmed(text, start, text.length)];
}

function halves(sentence: Clause): Clause[] {
	const parts: Clause[] = [];
	let start = 0;
	for (const joint of sentence.text.matchAll(JOINT)) {
		const left = sentence.text.slice(start, joint.index);
		const right = sentence.text.slice(joint.index + joint[0].length);
		if (!VERB.test(left) || !VERB.test(right)) continue;
		parts.push(...trimmed(sentence.text, start, joint.index));
		start = joint.index + joint[0].length;
	}
	parts.push(...trimmed(sentence.text, start, sentence.text.length));
	return parts.map((part) => ({ ...part, start: part.start + sentence.start, end: part.end + sentence.start }));
}

function trimmed(text: string, start: number, end: number): Clause[] {
	const raw = text.slice(start, end);
	const lead = raw.length - raw.trimStart().length;
	const clean = raw.trim();
	return clean === "" ? [] : [{ text: clean, start: start + lead, end: start + lead + clean.length }];
}

/** The text without some of its clauses, and without the joints that held them. */
export function withoutClauses(text: string, gone: (clause: Clause) => boolean): string {
	const clauses = splitClauses(text);
	const kept = clauses.filter((clause) => !gone(clause));
	if (kept.length === clauses.length) return text;
	let result = "";
	let last: Clause | undefined;
	for (const [i, clause] of clauses.entries()) {
		if (!kept.includes(clause)) continue;
		const between = text.slice(last?.end ?? clause.start, clause.start);
		const gap = last === undefined || last === clauses[i - 1] ? between : lineBreakIn(between);
		result += gap === undefined ? gapBefore(result) + capitalized(clause.text) : gap + clause.text;
		last = clause;
	}
	return result === "" ? "" : capitalized(result);
}

/** A line break that stood beside what is gone stays. */
function lineBreakIn(gone: string): string | undefined {
	const [before, after] = [/^\s*/.exec(gone)![0], /\s*$/.exec(gone)![0]];
	return [before, after].find((space) => space.includes("\n"));
}

function gapBefore(result: string): string {
	return /[.!?。！？]$/u.test(result) ? " " : ". ";
}

function capitalized(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

// Where the members of a JSON object stand in its text, so that one can be changed and the others keep every byte. Looks only at
// strings and brackets: what a value holds is for JSON.parse, member by member, and a bad one does not cost the others.

export interface Member {
	readonly key: string;
	readonly keyStart: number;
	/** The value: text [start, end). */
	readonly start: number;
	readonly end: number;
}

export interface ObjectScan {
	readonly members: readonly Member[];
	/** Offset of the closing brace; where the text ended without one, undefined. */
	readonly close?: number;
	/** Offsets where something else was expected. */
	readonly faults: readonly { readonly offset: number; readonly expected: string }[];
}

const SPACE = /[\s\uFEFF]*/y;
const STRING = /"(?:[^"\\\n]|\\.)*"/y;
const DULL = /[^"{}[\]]*/y;
const SCALAR = /[^\s,{}[\]"]+/y;

/** The members of the object that opens at `offset`, spaces before it apart. */
export function scanObject(text: string, offset: number): ObjectScan {
	const faults: { offset: number; expected: string }[] = [];
	const members: Member[] = [];
	let at = skip(text, offset);
	if (text[at] !== "{") return { members, faults: [{ offset: at, expected: "{" }] };
	at = skip(text, at + 1);
	while (at < text.length && text[at] !== "}") {
		const keyStart = at;
		const keyEnd = match(STRING, text, at);
		const colon = keyEnd === undefined ? at : skip(text, keyEnd);
		const start = skip(text, colon + 1);
		const end = keyEnd !== undefined && text[colon] === ":" ? valueEnd(text, start) : undefined;
		if (keyEnd === undefined || end === undefined) {
			faults.push({ offset: keyEnd === undefined ? at : start, expected: '"key": value' });
			at = nextMember(text, keyEnd ?? at + 1);
			continue;
		}
		members.push({ key: decode(text.slice(keyStart, keyEnd)), keyStart, start, end });
		at = skip(text, end);
		if (text[at] === ",") {
			const comma = at;
			at = skip(text, at + 1);
			if (text[at] === "}") faults.push({ offset: comma, expected: "no comma after the last entry" });
		} else if (at < text.length && text[at] !== "}") faults.push({ offset: at, expected: ", or }" });
	}
	if (at >= text.length) return { members, faults: [...faults, { offset: text.length, expected: "}" }] };
	return { members, close: at, faults };
}

function valueEnd(text: string, start: number): number | undefined {
	const first = text[start];
	if (first === '"') return match(STRING, text, start);
	if (first !== "{" && first !== "[") return match(SCALAR, text, start);
	let depth = 0;
	for (let at = start; at < text.length; at++) {
		at = match(DULL, text, at) ?? at;
		const character = text[at];
		if (character === '"') {
			const end = match(STRING, text, at);
			if (end === undefined) return undefined;
			at = end - 1;
		} else if (character === "{" || character === "[") depth++;
		else if ((character === "}" || character === "]") && --depth === 0) return at + 1;
	}
	return undefined;
}

/** After a fault: the next line that starts with a key, or the end. */
function nextMember(text: string, from: number): number {
	const next = /\n[\t ]*(?=")/g;
	next.lastIndex = from;
	return next.test(text) ? next.lastIndex : text.length;
}

function match(pattern: RegExp, text: string, at: number): number | undefined {
	pattern.lastIndex = at;
	return pattern.test(text) ? pattern.lastIndex : undefined;
}

function skip(text: string, at: number): number {
	return match(SPACE, text, at) ?? at;
}

function decode(literal: string): string {
	try {
		return JSON.parse(literal) as string;
	} catch {
		return literal.slice(1, -1);
	}
}

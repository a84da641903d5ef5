// Finds the verb a command line names: one or two words, with a suggestion where there is none.
import type { MemoryError } from "../model/errors.ts";
import type { VerbEntry } from "../operations/registry.ts";
import { suggest } from "../text/similarity.ts";
import { usage } from "./arguments.ts";

export interface Named {
	readonly verb: VerbEntry;
	/** The words after the verb. */
	readonly rest: readonly string[];
}

export function findVerb(words: readonly string[], verbs: readonly VerbEntry[]): Named | undefined {
	for (const length of [2, 1]) {
		const name = words.slice(0, length).join(" ");
		const verb = verbs.find((candidate) => candidate.name === name);
		if (verb) return { verb, rest: words.slice(length) };
	}
	return undefined;
}

/** The verbs whose first of two words this is. */
export function familyOf(word: string, verbs: readonly VerbEntry[]): readonly VerbEntry[] {
	return verbs.filter((verb) => verb.name.startsWith(`${word} `));
}

export function unknownVerb(words: readonly string[], verbs: readonly VerbEntry[]): MemoryError {
	const [first = "", second] = words;
	const family = familyOf(first, verbs);
	if (family.length > 0) return unknownMember(first, second, family);
	const names = [...new Set(verbs.flatMap((verb) => [verb.name, verb.name.split(" ")[0]!]))];
	const meant = suggest(words.slice(0, 2).join(" "), names) ?? suggest(first, names);
	return usage(
		`unknown verb ${JSON.stringify(first)}: ${meant ? `did you mean ${meant}?` : "mneme --help lists them"}`,
	);
}

function unknownMember(first: string, second: string | undefined, family: readonly VerbEntry[]): MemoryError {
	const members = family.map((verb) => verb.name.slice(first.length + 1));
	const meant = second === undefined ? undefined : suggest(second, members);
	if (meant) return usage(`unknown verb ${JSON.stringify(`${first} ${second}`)}: did you mean ${first} ${meant}?`);
	return usage(`${first} needs one of: ${members.join(", ")}`);
}

// One way of speaking of people, so that a wish and a memory can be compared: the user in the first person, kin in one word, and a name
// that a memory gives to somebody of the user's ("User's husband Anton") known for them.
import { standsFor } from "../text/thesaurus.ts";
import { RELATIVES } from "./words.ts";

const THEIRS: readonly (readonly [RegExp, string])[] = [
	[/\be?-?mail address(es)?\b/gi, "email"],
	[/\bex[- ](wife|husband|boyfriend|girlfriend|partner)\b/gi, "ex$1"],
	[/\bex-(?=\p{L})/giu, "former "],
	[/\b(\p{L}+)[- ]in[- ]law\b/giu, "$1inlaw"],
	[/\b(step|half|grand|god)-(?=\p{L})/giu, "$1"],
	[
		/\b(?:(?:the|my|our) )?(?:late|dear|beloved) (?=(?:husband|wife|partner|father|mother|dad|mum|mom|brother|sister|grand\p{L}+|uncle|aunt|son|daughter|friend)\b)/giu,
		"my ",
	],
	// "the locker of the user's son", "la hija del usuario", "der Chef des Nutzers"
	[/(?<!\p{L})(?:der|die|das|dem|den) (\p{L}+) (?:des Nutzers|der Nutzerin)(?!\p{L})/giu, "mein $1"],
	[/(?<!\p{L})(?:el|la) (\p{L}+) (?:del usuario|de la usuaria)(?!\p{L})/giu, "mi $1"],
	[/(?<!\p{L})[oa] (\p{L}+) d[oa] usuári[oa](?!\p{L})/giu, "meu $1"],
	[/(?<!\p{L})l[ea] (\p{L}+) de l['’]utilisat(?:eur|rice)(?!\p{L})/giu, "mon $1"],
	[/(?<!\p{L})(?:il|la) (\p{L}+) dell['’]utente(?!\p{L})/giu, "mio $1"],
	[/\b(?:the )?users?['’]s?(?= )/gi, "my"],
	[/\bthe family['’]s\b/gi, "our"],
	[/\bthe family(?= (?:has|had|is|was|went|drove|owns|lives|keeps|got|plans|wants)\b)/gi, "We"],
	[/\bthe user(?! (?:table|interface|guide|manual|group|account|story|data))\b|\bUser(?= \p{Ll})|^User$/giu, "I"],
];

export function inFirstPerson(text: string): string {
	return THEIRS.reduce((rest, [pattern, mine]) => rest.replace(pattern, mine), text);
}

/** Who of the user's has which name. */
export type Aliases = ReadonlyMap<string, string>;

const NAMED_KIN = /\b(?:my|our|My|Our) (\p{Ll}+),? (\p{Lu}\p{L}+)\b/gu;
const KIN_NAMED = /\b(\p{Lu}\p{L}+) is (?:my|our) (\p{Ll}+)\b/gu;
const KIN_CALLED = /\b(?:my|our|My|Our) (\p{Ll}+)(?:'s name)? is(?: called| named)? (\p{Lu}\p{L}+)\b/gu;

/** Kin by name; who has two of a kind is known by neither. */
export function findAliases(texts: readonly string[]): Aliases {
	const names = new Map<string, Set<string>>();
	const add = (kin: string, name: string) => {
		if (RELATIVES.has(kin)) names.set(kin, new Set([...(names.get(kin) ?? []), name]));
	};
	for (const text of texts.map(inFirstPerson)) {
		for (const [, kin, name] of text.matchAll(NAMED_KIN)) add(kin!, name!);
		for (const [, name, kin] of text.matchAll(KIN_NAMED)) add(kin!, name!);
		for (const [, kin, name] of text.matchAll(KIN_CALLED)) add(kin!, name!);
	}
	return new Map([...names].flatMap(([kin, all]) => (all.size === 1 ? [[kin, [...all][0]!] as const] : [])));
}

/** The text as the wish would say it: whom it calls "my husband" there, whom it calls Anton by that name. */
export function withAliases(text: string, wish: string, aliases: Aliases): string {
	let said = inFirstPerson(text);
	const wanted = [...inFirstPerson(wish).matchAll(/\b(?:my|our) (\p{L}+)/giu)].map(([, word]) => word!.toLowerCase());
	for (const [kin, name] of aliases) {
		const byKin = new RegExp(`\\b(?:my|our) ${kin}\\b`, "giu");
		const byName = new RegExp(`\\b${name}\\b`, "gu");
		const asked = wanted.find((word) => word === kin || ["same", "kind"].includes(standsFor(kin, word) ?? ""));
		if (asked !== undefined && !said.match(byKin)) said = said.replaceAll(byName, `my ${asked}`);
		else if (wish.match(byName) && !said.match(byName)) said = said.replaceAll(byKin, name);
	}
	return said;
}

// What kind of question it is (A§11.1), by rules: the sentence that asks decides, and in it the first kind whose words are found.
// A question no rule knows is `general`, which loses nothing but the kind's own preference.
import { chinese } from "./kinds/chinese.ts";
import { english } from "./kinds/english.ts";
import { french } from "./kinds/french.ts";
import { german } from "./kinds/german.ts";
import { japanese } from "./kinds/japanese.ts";
import type { KindPack } from "./kinds/pack.ts";
import { portuguese } from "./kinds/portuguese.ts";
import { spanish } from "./kinds/spanish.ts";

export const QUERY_KINDS = ["when", "about", "how", "latest", "general"] as const;

/** "When did we …", "what do you know about X", "how do I usually …", "what's the latest on …", and all else. */
export type QueryKind = (typeof QUERY_KINDS)[number];

export interface KindOfQuery {
	readonly kind: QueryKind;
	/** The words that decided; undefined where none did. */
	readonly because?: string;
}

/** English last: its rules fit some words of the others ("status", "normal"). */
const PACKS: readonly KindPack[] = [german, french, spanish, portuguese, chinese, japanese, english];

/** "What is Project Heron?": a name and no more. A word that is no name asks for a value: "what is my favourite tea". */
const NAMED =
	/^(?:[Ss]o |[Aa]nd )?[Ww]hat(?:.s| is| are| was)(?: (?:the|this|that))? ((?:\p{Lu}[\p{L}\p{N}.&-]*)(?: \p{Lu}[\p{L}\p{N}.&-]*){0,3})\s*\??$/u;

/** `dates`: the question's words for days. A sentence with one asks what happened there, unless it asks for a way of doing things. */
export function kindOfQuery(text: string, dates: readonly string[] = []): KindOfQuery {
	const asked = text.trim();
	const sentences = asked.split(/(?<=[.!?。！？])\s*/u).filter((sentence) => /\p{L}/u.test(sentence));
	const asking = sentences.filter((sentence) => /[?？]\s*$/u.test(sentence));
	// What is said before a question only tells how it came up. With no mark, the last sentence is the likeliest to ask.
	for (const part of [...(asking.length > 0 ? asking : [sentences.at(-1) ?? asked]), asked]) {
		const found = kindOf(
			part,
			dates.some((words) => part.includes(words)),
		);
		if (found.because !== undefined) return found;
	}
	return { kind: "general" };
}

function kindOf(sentence: string, hasDate: boolean): KindOfQuery {
	const first = (kind: QueryKind, choose: (pack: KindPack) => readonly RegExp[]): KindOfQuery | undefined => {
		for (const rule of PACKS.flatMap(choose)) {
			const match = rule.exec(sentence)?.[0].trim();
			if (match) return { kind, because: match };
		}
		return undefined;
	};
	const named = NAMED.exec(sentence)?.[1];
	return (
		first("general", ({ general }) => general) ??
		first("how", ({ how }) => how) ??
		first("latest", ({ standing }) => standing) ??
		(hasDate ? undefined : first("latest", ({ latest }) => latest)) ??
		first("when", ({ when }) => when) ??
		(hasDate ? ({ kind: "when", because: "a date" } as const) : undefined) ??
		first("latest", ({ latest }) => latest) ??
		first("about", ({ about }) => about) ??
		(named === undefined ? { kind: "general" } : { kind: "about", because: named })
	);
}

// Relations of A§6.3 between the entities a sentence names, read from patterns over the sentence with its entities replaced by marks:
// «0» uses «1», «u» prefers …. Also makes concepts of what is preferred or avoided where it has no name of its own.

import { type Entity, type ExtractionOptions, type Mention, makeEntity } from "./entities.ts";

export interface RelationFound {
	readonly from: string;
	readonly relation: string;
	readonly to: string;
}

export const USER: Entity = { id: "person--user", name: "User", type: "person" };

const ONE = "«(\\w+)»(?: (?:project|repo|repository|app|service|platform|system|codebase|backend|frontend))?";
const LIST = "((?:the |a |an |our |project )?«\\w+»(?:(?:,? and |, | & |,? or )(?:the |a |an |our |project )?«\\w+»)*)";
const ADVERB =
	"(?:(?:also|now|currently|still|mostly|mainly|always|really|never|heavily|all|both|only|just|strongly) )*";

/** Pattern with subject and object groups; `reverse` where the object comes first. */
const PATTERNS: readonly (readonly [string, RegExp, "reverse"?])[] = [
	[
		"develops",
		new RegExp(
			`${ONE} ${ADVERB}(?:develops?|builds?|built|created|maintains?|wrote|is (?:building|developing|working on|writing|rewriting)|am (?:building|developing|working on|writing|rewriting)|are (?:building|developing|working on)|founded|designed|leads?|started|works? on|owns?) ${LIST}`,
			"gi",
		),
	],
	[
		"develops",
		new RegExp(
			`${LIST} (?:is|was) (?:being )?(?:developed|built|created|written|maintained|designed|founded|led) by ${ONE}`,
			"gi",
		),
		"reverse",
	],
	[
		"uses",
		new RegExp(
			`${ONE}(?:['’]s (?:backend|frontend|code|stack|api))? ${ADVERB}(?:uses?|is using|are using|runs? on|is (?:built|written|based|hosted) (?:on|with|in)|relies on|is powered by|am using|switched to|have switched to|has switched to|migrated to|exports? \\w+ to|talks to) ${LIST}`,
			"gi",
		),
	],
	[
		"uses",
		new RegExp(
			`(?:we|team)(?: have|['’]ve)? ${ADVERB}(?:use|are using|switched|migrated|moved)(?: [^«.]{0,30})? (?:to )?${LIST} (?:in|for|on|at) (?:the )?${ONE}`,
			"gi",
		),
		"reverse",
	],
	["uses", new RegExp(`${ONE} (?:decided|agreed|chose|plans?) to use ${LIST}`, "gi")],
	[
		"part-of",
		new RegExp(`${ONE} (?:is|are) (?:a )?(?:part|module|component|member|subproject|piece) of ${LIST}`, "gi"),
	],
	[
		"part-of",
		new RegExp(`${ONE} (?:belongs to|is in) (?:the )?${LIST} (?:programme|program|team|group|project|suite)`, "gi"),
	],
	["contains", new RegExp(`${ONE} (?:contains|consists of|includes|is made (?:up )?of) ${LIST}`, "gi")],
	[
		"depends-on",
		new RegExp(
			`${ONE} ${ADVERB}(?:depends on|requires|needs|is blocked by|relies upon|is waiting (?:for|on)) ${LIST}`,
			"gi",
		),
	],
	[
		"supersedes",
		new RegExp(
			`${ONE} (?:supersedes|replaces|replaced|will replace|is (?:the )?(?:successor of|replacement for)) ${LIST}`,
			"gi",
		),
	],
	["supersedes", new RegExp(`${LIST} (?:was|is|has been|is being) (?:superseded|replaced) by ${ONE}`, "gi"), "reverse"],
	[
		"inspired-by",
		new RegExp(
			`${ONE} (?:is|was|are) (?:inspired by|based on ideas (?:of|from)|modelled (?:on|after)|modeled (?:on|after)) ${LIST}`,
			"gi",
		),
	],
	["contradicts", new RegExp(`${ONE} (?:contradicts|conflicts with|disagrees with) ${LIST}`, "gi")],
	[
		"decided-on",
		new RegExp(
			`${ONE} (?:decided on|chose|picked|settled on|went with|opted for|has chosen|have chosen|selected|decided to (?:use|go with|adopt|try)|are going with|agreed on) ${LIST}`,
			"gi",
		),
	],
	[
		"works-at",
		new RegExp(
			`${ONE} ${ADVERB}(?:works? (?:at|for)|is employed (?:by|at)|is (?:the )?(?:CEO|CTO|head|director|founder|manager|owner|lead)(?: \\w+)? (?:at|of)|joined) ${LIST}`,
			"gi",
		),
	],
	[
		"lives-in",
		new RegExp(
			`${ONE}(?:['’]s (?:home|house) is| ${ADVERB}(?:lives?|is living|is based|moved|moves|resides?)) (?:in|to) ${LIST}`,
			"gi",
		),
	],
	["married-to", new RegExp(`${ONE} (?:is|am|are) married to ${LIST}`, "gi")],
	["married-to", new RegExp(`${ONE}['’]s (?:wife|husband|spouse)(?: is(?: called| named)?)? ${LIST}`, "gi")],
	["reports-to", new RegExp(`${ONE} reports to ${LIST}`, "gi")],
	["confident-about", new RegExp(`${ONE} (?:is|am) (?:sure|certain|confident) (?:about|of) ${LIST}`, "gi")],
	["uncertain-about", new RegExp(`${ONE} (?:is|am) (?:unsure|uncertain|not sure) (?:about|of|whether) ${LIST}`, "gi")],
	["relates-to", new RegExp(`${ONE} (?:is|are) (?:related|connected|linked) to ${LIST}`, "gi")],
];
const PREFERENCES: readonly (readonly [string, RegExp])[] = [
	[
		"avoids",
		new RegExp(
			`${ONE} ${ADVERB}(?:hates?|dislikes?|avoids?|can(?:['’]t|not) stand|detests?|(?:do|does)(?:n['’]t| not) (?:like|use|want|eat|drink)|refuses? to use|stays? away from|never (?:uses?|eats?|drinks?)) ([^.;!?]+)`,
			"gi",
		),
	],
	[
		"prefers",
		new RegExp(
			`${ONE} ${ADVERB}(?:prefers?|likes?|loves?|enjoys?|favou?rs?|swears? by|would rather (?:use|have)|['’]d rather (?:use|have)) ([^.;!?]+)`,
			"gi",
		),
	],
];
/** What ends the thing that is preferred. */
const OBJECT_END =
	/\s(?:over|to(?= «)|to(?= \w+$)|than|instead|rather|when(?:ever)?|if|because|since|before|after|for|in|on|at|with|so|but|and then|while|unless|as|where|that|everywhere|these|now|at all|anymore|most)\b|,/i;
const NOT_A_THING =
	/^(?:it|that|this|to|you|when|how|what|being|having|getting|doing|if|him|her|them|us|me|us|not|your|my|our|very|more|less|working)\b/i;
const MAX_OBJECT_WORDS = 3;

export function findRelations(
	text: string,
	mentions: readonly Mention[],
	options: ExtractionOptions,
): { relations: RelationFound[]; entities: Entity[] } {
	const user = options.user ?? USER;
	const { marked, byMark } = markMentions(text, mentions, user);
	const relations: RelationFound[] = [];
	const made: Entity[] = [];
	const add = (from: Entity | undefined, relation: string, to: Entity | undefined) => {
		if (!from || !to || from.id === to.id) return;
		if (!relations.some((one) => one.from === from.id && one.relation === relation && one.to === to.id))
			relations.push({ from: from.id, relation, to: to.id });
		for (const one of [from, to]) if (!made.some(({ id }) => id === one.id)) made.push(one);
	};
	for (const [relation, pattern, reverse] of PATTERNS) {
		for (const match of marked.matchAll(pattern)) {
			if (/\b(?:not|never|no longer|n['’]t)\b/i.test(match[0])) continue;
			const [one, many] = reverse ? [match[2]!, match[1]!] : [match[1]!, match[2]!];
			for (const [, mark] of many.matchAll(/«(\w+)»/g)) add(byMark.get(one), relation, byMark.get(mark!));
		}
	}
	for (const [, mark] of marked.matchAll(/«(\w+)»-(?:style|like|inspired)\b/g))
		add(options.topic, "inspired-by", byMark.get(mark!));
	for (const [relation, pattern] of PREFERENCES) {
		for (const match of marked.matchAll(pattern)) add(byMark.get(match[1]!), relation, readObject(match[2]!, byMark));
	}
	return { relations, entities: made };
}

/** "I" and "the user" become the user's mark; "my", "me" are left alone. */
function markMentions(text: string, mentions: readonly Mention[], user: Entity) {
	const byMark = new Map<string, Entity>([["u", user]]);
	let marked = "";
	let at = 0;
	for (const [index, mention] of mentions.entries()) {
		byMark.set(String(index), mention);
		marked += `${text.slice(at, mention.start)}«${index}»`;
		at = mention.end;
	}
	marked += text.slice(at);
	marked = marked
		.replace(/\b(?:I|i)['’]m\b/g, "«u» am")
		.replace(/\b(?:I|i)['’]ve\b/g, "«u» have")
		.replace(/\b(?:I|i)\b(?!\.)/g, "«u»")
		.replace(/\b(?:the )?user\b(?!s|['’-])/gi, "«u»");
	marked = marked
		.replace(/\bwe(?=(?:['’]ve| have)? (?:decided|chose|picked|settled|went|opted|agreed))(?:['’]ve| have)?/gi, "«u»")
		.replace(/\bWe(?=['’]re | are going)(?:['’]re)?/g, "«u» are");
	return {
		marked: marked.replace(
			/^(?:finally |today |yesterday )?(?:decided|chose|picked|settled on|went with)\b/i,
			"«u» $&",
		),
		byMark,
	};
}

function readObject(phrase: string, byMark: ReadonlyMap<string, Entity>): Entity | undefined {
	const mark = /^(?:the |a |an |using |writing |working with |eating |drinking )?«(\w+)»/.exec(phrase);
	if (mark) return byMark.get(mark[1]!);
	const end = OBJECT_END.exec(phrase);
	const words = (end ? phrase.slice(0, end.index) : phrase).trim().replace(/^(?:the|a|an|using|eating|drinking) /i, "");
	if (words === "" || words.includes("«") || NOT_A_THING.test(words) || words.split(/\s+/).length > MAX_OBJECT_WORDS)
		return undefined;
	return makeEntity(words, "concept");
}

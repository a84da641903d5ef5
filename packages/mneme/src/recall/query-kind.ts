// What kind of question it is (A§11.1), by rules in English: the first rule that fits decides. Any other language, and any question no rule
// knows, is `general`, which loses nothing but the kind's own preference.

export const QUERY_KINDS = ["when", "about", "how", "latest", "general"] as const;

/** "When did we …", "what do you know about X", "how do I usually …", "what's the latest on …", and all else. */
export type QueryKind = (typeof QUERY_KINDS)[number];

export interface KindOfQuery {
	readonly kind: QueryKind;
	/** The words that decided; undefined where none did. */
	readonly because?: string;
}

const DEICTIC = "(?:lately|recently|at the moment|right now|currently|these days|nowadays|so far|yet|as of now)";
const IS = "(?:'s|’s| is| are| was| were)";

/** A question about a thing that goes on: "how's the hiring going", "how far along is …". */
const LATEST: readonly RegExp[] = [
	/\b(?:latest|newest|most recent|current (?:status|state)|status (?:update|report|of)|state of play)\b/i,
	/\b(?:any|some|the) (?:news|updates?|progress)\b|\b(?:any|some)thing new\b|\bnews (?:on|about|from|of)\b/i,
	new RegExp(`\\bwhat(?:${IS})? (?:new|next|up with|going on|happening)\\b`, "i"),
	/\b(?:catch|bring|get|fill) me (?:up|in)\b|\bup to (?:date|speed)\b/i,
	/\bwhere (?:are|were|do|did) (?:we|i|things) (?:with|on|at|stand|leave|left|stop)/i,
	new RegExp(
		`\\bhow(?:${IS}| has| have)\\b.{1,60}\\b(?:going|coming along|getting on|progressing|doing|holding up|looking)\\b`,
		"i",
	),
	/\bhow far (?:along|have|has|are|is)\b/i,
	new RegExp(`\\b${DEICTIC}\\b`, "i"),
	/\bopen (?:tasks|items|questions|points|issues|threads)\b|\bto-?do list\b|\bwhat(?:'s|’s| is) (?:left|still open|pending)\b/i,
	/\b(?:were|was) (?:we|i) last \w+ing\b|\bleft off\b/i,
	/\bstill (?:broken|open|blocked|waiting|pending|on track)\b/i,
];

const HOW: readonly RegExp[] = [
	/\bhow (?:do|does|should|can|could|must|would|shall) (?:i|we|you|one|they|people|somebody|someone)\b/i,
	/\bhow to\b|\bhow (?:did|had) (?:i|we) (?:set ?up|install|configure|fix|solve|make|build|get|do)\b/i,
	/\bhow (?:are|is|were) .{1,60}\b(?:supposed to|meant to|to be)\b/i,
	/\b(?:steps?|process|procedure|workflow|routine|checklist|recipe|instructions?|protocol|playbook|runbook|guidelines?)\b.{0,12}\b(?:for|to|of|when|before|after|do|is|are|does|in)\b/i,
	/\b(?:the|our|my|your|a|any) (?:[\w-]+ )?(?:procedure|workflow|routine|checklist|recipe|playbook|runbook)\b/i,
	/^(?:procedure|steps|workflow|recipe|checklist|instructions)\b/i,
	/\b(?:usual|normal|right|proper|correct|best|standard) (?:way|order|procedure|process|approach)\b/i,
	/\bwalk me through\b|\bexplain how (?:to|i|we|you)\b/i,
	/\bwhat (?:do|should|must|shall) (?:i|we) do (?:when|if|after|before|once|to)\b/i,
	/\bhow .{0,20}\b(?:usually|normally|typically|generally|always)\b/i,
];

const ABOUT: readonly RegExp[] = [
	/\b(?:know|known|tell me|told you|remember|have|got|notes?|anything|something|everything|all|info|information|background|details?|facts?|context|summary)\b.{0,24}\b(?:about|on|regarding|concerning)\b(?! (?:mon|tues|wednes|thurs|fri|satur|sun)day)/i,
	/\btell me who\b|\bdescribe\b|\b(?:summari[sz]e|sum up|overview of|profile of|introduce)\b/i,
	/\bwho(?:'s|’s| is| are| was| were)\b(?! (?:coming|going|paying|calling|responsible|in charge))/i,
	/\bremind me who\b|\bwho (?:works|belongs|is involved|all)\b/i,
	/\bhow (?:is|are|was|were) .{1,60}\b(?:connected|related|linked)\b|\b(?:connected|related|linked) (?:to|with)\b/i,
	/\brelationship (?:with|between|to)\b/i,
];

const WHEN: readonly RegExp[] = [
	/^(?:and |but |so |do you (?:know|remember|recall) |remind me |tell me |any idea )*(?:since )?when\b(?! (?:i|you|we|the \w+ (?:fails|goes|breaks)))/i,
	/\bremember when\b|\bwhen (?:did|was|were|is|are|do|does|has|have|had|will|should)\b/i,
	/\b(?:what|which|at what|in what|on what|on which) (?:day|date|time|year|month|week|weekday|season)s?\b/i,
	/\bhow (?:long|many (?:days|weeks|months|years|hours))\b.{0,40}\b(?:ago|since|have|has|had|been|passed|did|was|until|before)\b/i,
	/\bthe last time\b|\bhow recently\b|\bhow often\b/i,
	/\b(?:happened|happen|occurred|took place)\b/i,
	/\bsince (?:when|the|my|our|we|i)\b|\bbefore (?:the|my|our|we)\b.{0,40}\?*$/i,
];

/** "What is Project Heron?": a name and no more. A word that is no name asks for a value: "what is my favourite tea". */
const NAMED =
	/^(?:[Ss]o |[Aa]nd )?[Ww]hat(?:.s| is| are| was)(?: (?:the|this|that))? ((?:\p{Lu}[\p{L}\p{N}.&-]*)(?: \p{Lu}[\p{L}\p{N}.&-]*){0,3})\s*\??$/u;

/** `hasDate`: the question names a day or a span. It then asks what happened there, unless it asks for a way of doing things. */
export function kindOfQuery(text: string, hasDate = false): KindOfQuery {
	const asked = text.trim();
	const named = NAMED.exec(asked)?.[1];
	const first = (rules: readonly RegExp[]) => {
		for (const rule of rules) {
			const match = rule.exec(asked)?.[0];
			if (match !== undefined) return match.trim();
		}
		return undefined;
	};
	const because = (kind: QueryKind, words: string | undefined): KindOfQuery | undefined =>
		words === undefined ? undefined : { kind, because: words };
	return (
		because("how", first(HOW)) ??
		because("latest", hasDate ? undefined : first(LATEST)) ??
		because("when", first(WHEN)) ??
		because("when", hasDate ? "a date" : undefined) ??
		because("latest", first(LATEST)) ??
		because("about", first(ABOUT)) ??
		because("about", named) ?? { kind: "general" }
	);
}

// People, projects, tools, places and concepts named in a text, with where they stand. Precision first: a capital letter at the start
// of a sentence alone makes no entity. Relations between them are read elsewhere.

import { slugify } from "../../../text/slug.ts";
import { CONCEPTS, GIVEN_NAMES, NO_NAMES, PLACES, TOOLS, TOOLS_CAPITALISED } from "./lexicon.ts";

export interface Entity {
	/** `<type>--<slug>`. */
	readonly id: string;
	readonly name: string;
	readonly type: string;
}

export interface Mention extends Entity {
	readonly start: number;
	readonly end: number;
}

export interface ExtractionOptions {
	/** The user's own entity; `person--user` until their name is known. */
	readonly user?: Entity;
	/** What the conversation is about: facts that name no subject belong to it. */
	readonly topic?: Entity;
	/** An entity the workspace already knows by this name or alias. */
	readonly findKnown?: (name: string) => Entity | undefined;
}

const WORD = "\\p{Lu}[\\p{L}\\p{N}+#]*(?:[-.'’&/](?!s\\b)[\\p{L}\\p{N}]+)*";
const CAPITALISED = new RegExp(
	`(?<![\\p{L}\\p{N}'’/@.#-])${WORD}(?: (?:of |& |de |van |von |da )?(?:${WORD}|\\d+(?!\\S)))*`,
	"gu",
);
const LOWER = new RegExp(
	`(?<![\\w/.@-])(?:${[...TOOLS, ...CONCEPTS]
		.sort((a, b) => b.length - a.length)
		.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
		.join("|")})(?![\\w/@]|-(?!style|like|based|inspired))`,
	"giu",
);
const ORDINARY = new Set([
	"go",
	"spring",
	"express",
	"word",
	"excel",
	"sketch",
	"notion",
	"linear",
	"slack",
	"zoom",
	"swift",
	"ruby",
	"cursor",
	"vault",
	"flask",
	"helm",
	"spark",
	"node",
	"react",
	"rails",
	"windows",
	"hermes",
	"codex",
	"claude",
	"astro",
	"remix",
	"fish",
	"consul",
	"caddy",
	"biome",
	"prettier",
	"lambda",
	"stripe",
	"yarn",
	"rest",
	"rust",
	"git",
	"bun",
	"agile",
	"caching",
	"tabs",
	"spaces",
	"lambda",
	"python",
	"java",
	"sentry",
	"chrome",
	"apache",
]);

const PERSON_VERB =
	/^(?:\s+(?:and|&)\s+(?:I|\p{Lu}\w+))?(?:\s+(?:also|always|never|usually|still|really|just|now))?\s+(?:lives?|works?|said|says|told|prefers?|likes?|loves?|hates?|dislikes?|speaks?|stud(?:y|ies|ied)|called|joined|thinks?|wants?|knows?|plays?|teach(?:es)?|taught|asked|quit|resigned|retired|married|suggested|recommended|agreed|got|eats?|drinks?|collects?|reports?|sings?|can['’]t stand|does(?:n['’]t| not) (?:eat|like|drink|speak)|is (?:allergic|vegetarian|vegan|married|pregnant|afraid|in charge|responsible|left-handed|my|our|from|a retired|\d+(?: years old)?[.,]?$)|has (?:two|three|four|a|an) (?:kids?|children|sons?|daughters?|dogs?|cats?))\b/u;
const THING_VERB =
	/^\s+(?:uses?|depends? on|runs? (?:on|in)|(?:is|was|got|has been|is being) (?:(?:re)?written|(?:re)?built|based|hosted|deployed|ported|part of)|requires?|replaces?|supports?|exports?|talks to|consists of|contains|supersedes)\b/;
const NAMED_AFTER_PERSON =
	/(?:\b(?:with|met|meet|told|asked|ask|call|called|saw|visit(?:ed)?|by|from|cc|hired|contact|and|thank|invited?|emailed|lent \w+ \w+ to|married to|reports? to|lunch with|call with|boss is|manager is|contact (?:is|at \S+ is)))\s+$/i;
const KIN =
	/\b(?:my|our|his|her|their) (?:\w+ )?(?:wife|husband|partner|girlfriend|boyfriend|brother|sister|mother|father|mum|mom|dad|son|daughter|uncle|aunt|cousin|nephew|niece|grandmother|grandfather|boss|manager|colleague|friend|neighbou?r|landlord|teacher|doctor|dentist|lawyer|accountant|therapist|roommate|flatmate|stepmother|stepfather)(?:,| is called| is named| called| named)?\s+$/i;
const TITLE = /\b(?:Dr|Mr|Mrs|Ms|Prof|Professor|Herr|Frau|Sir|Uncle|Aunt|Cousin)\.?\s+$/;
const PROJECT_BEFORE =
	/\b(?:project|repo|repository|codebase|app called|service called|project called|projects?|working on|building|developing|launch(?:ing|ed)?|deadline for|budget (?:for|of)|release of|report for|team lead of|lead of|maintainers? of|owner of)\s+(?:the )?$/i;
const OPENING_VERB = /^(?:Ask|Tell|Call|Email|Invite|Contact|Meet|Test|Check|Thank|Remind|Text|Ping)$/;
const PROJECT_AFTER =
	/^\s+(?:project|repo|repository|codebase|app|application|service|platform|system|prototype|rewrite|migration|release|launch|roadmap|backend|frontend|report)\b/i;
const PLACE_BEFORE =
	/\b(?:live[sd]?|living|moved|move|moving|flew|fly|flying|travel(?:l?ed|l?ing)?|trip|born|grew up|based|office|located|holiday|arrived|house|flat|apartment|weekend|lives?) (?:in|to|near|from|at)\s+$|\bin\s+$/i;
const ORGANISATION_BEFORE =
	/\b(?:work(?:s|ed|ing)? (?:at|for)|employed (?:by|at)|job at|joined|customer|client|supplier|vendor|company called|bank|startup called|CEO of|CTO of|founder of|contract with|boss at|left)\s+(?:the )?$/i;
const ORGANISATION =
	/\b(?:AG|GmbH|Inc|Ltd|LLC|Corp|SA|BV|Group|Bank|University|College|Press|Hospital|School|Studio|Airlines|Foundation|Institute|Co)\.?$/;
const TOOL_BEFORE =
	/\b(?:us(?:e|es|ed|ing)|install(?:ed|ing)?|with|switch(?:ed|ing)? (?:to|from)|migrat(?:ed?|ing) (?:to|from)|moved? (?:to|from)|on top of|built (?:on|with)|powered by|via|prefers?|instead of|over|(?:(?:re)?written|coded|programmed|implemented|developed) in)\s+$/i;

export function findMentions(text: string, options: ExtractionOptions = {}): Mention[] {
	const found: Mention[] = [];
	const add = (name: string, type: string, start: number) => {
		const end = start + name.length;
		if (found.some((other) => start < other.end && end > other.start)) return;
		const known = options.findKnown?.(name);
		found.push({ ...(known ?? makeEntity(name, type)), start, end });
	};
	for (const match of text.matchAll(LOWER)) {
		const name = match[0];
		if (ORDINARY.has(name.toLowerCase()) && !(TOOLS_CAPITALISED.has(name) && !opensSentence(text, match.index)))
			continue;
		if (/^\s\p{Lu}\w+/u.test(text.slice(match.index + name.length)) && opensSentence(text, match.index)) continue;
		add(name, CONCEPTS.has(name.toLowerCase()) ? "concept" : "tool", match.index);
	}
	for (const match of text.matchAll(CAPITALISED)) {
		for (const { name, start } of withoutCommonWords(match[0], match.index)) {
			const type = typeOf(name, text, start, options);
			if (type !== undefined) add(name, type, start);
		}
	}
	return found.sort((a, b) => a.start - b.start);
}

export function makeEntity(name: string, type: string): Entity {
	return { id: `${type}--${slugify(name)}`, name, type };
}

/** "Yesterday Marta" → Marta; "Friday Atlas" → Atlas: words that are no names split the run. */
function withoutCommonWords(run: string, at: number): { name: string; start: number }[] {
	const parts: { name: string; start: number }[] = [];
	let current: { name: string; start: number } | undefined;
	for (const word of run.matchAll(/\S+/g)) {
		const bare = word[0].replace(/['’]s$|-(?:style|like|based|inspired)$/, "");
		// "API of Helios": what is left of it begins with the name.
		if (current === undefined && /^(?:of|&)$/.test(bare)) continue;
		if (
			(NO_NAMES.has(bare) || (current === undefined && OPENING_VERB.test(bare) && run.includes(" "))) &&
			!(current && PLACES.has(`${current.name} ${bare}`))
		) {
			if (current) parts.push(current);
			current = undefined;
		} else if (current) current = { ...current, name: run.slice(current.start - at, word.index + bare.length) };
		else current = { name: bare, start: at + word.index };
	}
	if (current) parts.push(current);
	return parts.filter(
		({ name }) => /\p{L}{2}/u.test(name) && !name.includes("/") && !/^(?:of|&|de|van|von|da)$/.test(name),
	);
}

function opensSentence(text: string, at: number): boolean {
	return at === 0 || /(?:[.!?:;]|^[-*•])\s*["“'(]*$/.test(text.slice(0, at)) || /\n\s*$/.test(text.slice(0, at));
}

function typeOf(name: string, text: string, start: number, options: ExtractionOptions): string | undefined {
	const before = text.slice(Math.max(0, start - 60), start);
	const after = text.slice(start + name.length);
	const known = options.findKnown?.(name);
	if (known) return known.type;
	if (TITLE.test(before) || KIN.test(before)) return "person";
	if (PROJECT_AFTER.test(after) || /\bproject\s+$/i.test(before)) return "project";
	if (PLACES.has(name) && !PERSON_VERB.test(after)) return "place";
	const [first = ""] = name.split(" ");
	if (ORGANISATION.test(name) || ORGANISATION_BEFORE.test(before)) return "organization";
	if (GIVEN_NAMES.has(first)) return "person";
	if (PERSON_VERB.test(after))
		return opensSentence(text, start) && /^\p{Lu}\p{Ll}+(?:s|ing|ed|tion|ment)$/u.test(name) ? undefined : "person";
	if (THING_VERB.test(after)) return "project";
	if (PROJECT_BEFORE.test(before)) return "project";
	if (/^['’]s\b/.test(after)) return opensSentence(text, start) ? "person" : "concept";
	if (opensSentence(text, start))
		return name.includes(" ") && !/[\p{Ll}] [\p{Ll}]/u.test(name)
			? "concept"
			: /\p{Ll}\p{Lu}|\d/u.test(name)
				? "tool"
				: undefined;
	if (TOOL_BEFORE.test(before))
		return /\bwith\s+$/i.test(before)
			? /(?:built|written|made|run|done) with\s+$/i.test(before)
				? "tool"
				: "person"
			: "tool";
	if (NAMED_AFTER_PERSON.test(before)) return "person";
	if (PLACE_BEFORE.test(before)) return "place";
	return "concept";
}

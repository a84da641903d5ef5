// Two to five topical tags for a memory: the things it names, the field it belongs to, then its own rarer words.

import { slugify } from "../../text/slug.ts";
import type { Entity } from "./extract/entities.ts";

const MAX_TAGS = 5;
const MIN_TAGS = 2;
const FIELDS: readonly (readonly [string, RegExp])[] = [
	["preference", /\b(?:prefers?|likes?|hates?|loves?|dislikes?|favou?rite|avoids?|rather)\b/i],
	["decision", /\b(?:decid\w+|chose|agreed|settled on|went with|approved|rejected)\b/i],
	["deadline", /\b(?:deadline|due|until|by (?:mon|tues|wednes|thurs|fri)day)\b/i],
	[
		"health",
		/\b(?:allerg\w+|doctor|medication|diabet\w+|surgery|hospital|ill|sick|migraine|therap\w+|vet|pregnant)\b/i,
	],
	["family", /\b(?:wife|husband|son|daughter|kids?|mother|father|mum|mom|dad|brother|sister|grand\w+|baby|parents)\b/i],
	["food", /\b(?:vegan|vegetarian|recipe|coffee|tea|dough|bake|cook|restaurant|breakfast|lunch|dinner|gluten)\b/i],
	["travel", /\b(?:flight|train|hotel|trip|visa|airport|ferry|passport|holiday)\b/i],
	["money", /\b(?:euros?|dollars?|budget|rent|invoice|price|salary|tax|insurance|loan)\b|[€$£]\s?\d/i],
	["deployment", /\b(?:deploy\w*|release|rollback|staging|production|migration)\b/i],
	["testing", /\b(?:tests?|testing|flaky|e2e|coverage)\b/i],
	["security", /\b(?:password|token|secret|auth\w*|oauth\w*|firewall|vpn|encrypt\w+)\b/i],
	["database", /\b(?:database|sql|schema|index|query|table)\b/i],
	["meeting", /\b(?:meeting|standup|retro|call|workshop|interview)\b/i],
	["communication", /\b(?:answers?|repl(?:y|ies)|tone|emojis?|concise|blunt|respond)\b/i],
];
const PLAIN =
	/^(?:that|this|with|from|have|been|were|will|they|them|their|there|about|which|when|where|what|would|could|should|because|before|after|always|never|every|remember|please|note|into|over|than|then|only|also|just|very|some|more|most|does|doesn|don|isn|prefers?|likes?|uses?|using|user|today|yesterday|called|named|actually|correction|sorry)$/;

export function makeTags(text: string, entities: readonly Entity[]): string[] {
	const tags = new Set<string>();
	for (const [tag, pattern] of FIELDS) if (tags.size < MAX_TAGS - 2 && pattern.test(text)) tags.add(tag);
	for (const { id, name } of entities) if (tags.size < MAX_TAGS && id !== "person--user") tags.add(slugify(name));
	const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
	for (const word of words) {
		if (tags.size >= MIN_TAGS) break;
		if (!PLAIN.test(word)) tags.add(slugify(word));
	}
	return Array.from(tags);
}

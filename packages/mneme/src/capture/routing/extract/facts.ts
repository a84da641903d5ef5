// Facts as label and value about an entity: "Atlas's language is TypeScript", "my timezone is …", "The deadline for Helios is …",
// "Architecture: hybrid". Values are the user's words; nothing is inferred.

import type { Entity, ExtractionOptions, Mention } from "./entities.ts";
import { USER } from "./relations.ts";

export interface FactFound {
	/** Absent where the sentence names no subject and there is no topic. */
	readonly entity?: string;
	readonly label: string;
	readonly value: string;
}

const VALUE = "([^.!?;\\n]+(?:\\.\\d[^.!?;\\n]*)*)";
const LABEL = "([a-z][\\w-]*(?: [a-z][\\w-]*){0,3}?)";
const IS = "(?:is|are|was|is now|will be|should be|=)";
/** "My sister is …" says something of her, not a label of the user. */
const NOT_LABEL =
	/^(?:sister|brother|wife|husband|mother|father|mum|mom|dad|son|daughter|kids?|boss|manager|friend|neighbou?r|dog|cat|uncle|aunt|partner|cousin|colleague|goal is|\w+ing$)/i;
const HEADING =
	/^(?!(?:https?|note|fyi|ps|important|reminder|decision|decided|vault|pin|next):)([\p{L}][\p{L}\p{N} /-]{1,40}):\s+(\S.*)$/iu;

/** "LLM routing, decay forgetting": what was decided, each about something. */
function listOf(text: string): string[][] {
	return text
		.replace(/[.]$/, "")
		.split(/,\s*(?:and\s+)?|\s+and\s+/)
		.map((item) => item.trim().split(/\s+/));
}

function isList(text: string): boolean {
	const items = listOf(text);
	return items.length > 1 && items.every((words) => words.length === 2);
}

export function findFacts(sentence: string, mentions: readonly Mention[], options: ExtractionOptions): FactFound[] {
	const user = options.user ?? USER;
	const facts: FactFound[] = [];
	const add = (entity: Entity | undefined, label: string, value: string) => {
		const clean = value.trim().replace(/[,;.]+$/, "");
		if (clean !== "" && label !== "")
			facts.push({ ...(entity ? { entity: entity.id } : {}), label: capital(label.trim()), value: clean });
	};
	const heading = HEADING.exec(sentence);
	if (heading) {
		const chosen = /^(?:we |user )?(?:chose|picked|decided on)(?: an?| the)? (.+?) (\w+)$/i.exec(heading[1]!);
		if (chosen) add(options.topic, chosen[2]!, `${chosen[1]} (${heading[2]!.replace(/[.]$/, "")})`);
		else if (/\bdecisions$/i.test(heading[1]!) && isList(heading[2]!))
			for (const [value, label] of listOf(heading[2]!)) add(options.topic, label!, value!);
		else add(options.topic, heading[1]!.replace(/^user /i, ""), heading[2]!);
		return facts;
	}
	for (const mention of mentions) {
		const after = sentence.slice(mention.end);
		const before = sentence.slice(0, mention.start);
		const own = new RegExp(`^['’]s ${LABEL} ${IS} ${VALUE}`, "i").exec(after);
		if (own && !NOT_LABEL.test(own[1]!)) add(mention, own[1]!, own[2]!);
		const ofIt = new RegExp(`\\bthe ${LABEL} (?:of|for|in|at) (?:the |project )?$`, "i").exec(before);
		const value = new RegExp(`^(?: (?:project|repo|app|service|report|system))? ${IS} (?:on )?${VALUE}`, "i").exec(
			after,
		);
		if (ofIt && value) add(mention, ofIt[1]!, value[1]!);
		const kind = /^ is ((?:a|an|the|our|my) [^.!?;,]+)/i.exec(after);
		if (kind && !ofIt && /(?:^|[.,;:]\s*|\b(?:and|that) )$/i.test(before))
			add(mention, mention.type === "person" ? "Role" : "Kind", kind[1]!);
	}
	const mine = new RegExp(`\\bmy ${LABEL} ${IS} ${VALUE}`, "i").exec(sentence);
	if (mine && !NOT_LABEL.test(mine[1]!)) add(user, mine[1]!, mine[2]!);
	const named = /\b(?:call me|my name is|i go by) (\p{L}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*)/iu.exec(sentence);
	if (named && !facts.some(({ label }) => label === "Name")) add(user, "Name", named[1]!);
	const role = /\b(?:I['’]m|I am) ((?:a|an|the) [^.!?;,]+)/.exec(sentence);
	if (role) add(user, "Role", role[1]!);
	if (facts.length === 0) {
		const plain = new RegExp(`^(?:the|our) ${LABEL} ${IS} ${VALUE}`, "i").exec(sentence);
		if (plain) add(options.topic, plain[1]!, plain[2]!);
	}
	return facts;
}

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

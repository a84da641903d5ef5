// Reads a question about the history in plain English into a query (A§12.7). Pure; who answers it is audit-answers.ts.
import type { Action } from "../../model/actors.ts";
import { type DateRange, findDates } from "../../text/dates.ts";
import type { TimeFrame } from "../history/versions.ts";
import type { AuditQuery } from "./query.ts";

export const ASKS = ["recent", "ever", "who", "when", "why", "count", "forgotten", "reflection", "revert"] as const;

export interface Question {
	readonly asks: (typeof ASKS)[number];
	readonly query: AuditQuery;
	/** The time it speaks of, as it was said. */
	readonly when?: string;
	/** `last`, or a reflection's id. */
	readonly session?: string;
	/** How many changes were asked for. */
	readonly limit?: number;
	/** Asks for the earliest instead of the latest. */
	readonly first?: true;
	/** Of a revert: the moment to go back to. */
	readonly toMs?: number;
}

const PATH = /(?<![\w/.-])(?:(?:[\w.*-]+\/)*[\w*-][\w.*-]*\.(?:md|json|ya?ml|log|txt)\b|memory\/[\w.*/-]*)/i;

/** Files by what people call them. Names in capitals are meant as names; the others need a word that says so. */
const CALLED: readonly (readonly [RegExp, (name: string) => string])[] = [
	[/(?<![\w/])(SOUL|IDENTITY|USER|TOOLS|AGENTS|MEMORY)(?![\w.])/, (name) => `${name}.md`],
	[/\b(soul|identity|user|tools|agents|memory) (?:file|document|profile)\b/i, (name) => `${name.toUpperCase()}.md`],
	[/\b(?:your|its|the agent's) (soul|identity)\b/i, (name) => `${name.toUpperCase()}.md`],
	[/\bcore memory\b/i, () => "MEMORY.md"],
	[/\b(?:the|your|my) (?:config(?:uration)?|settings)(?: file)?\b/i, () => "mneme.yaml"],
	[/\b(?:the|your|my) (?:knowledge )?graph\b/i, () => "memory/graph/"],
	[/\b(?:the|your|my) (vault|procedures|episodes)\b/i, (name) => `memory/${name.toLowerCase()}/`],
];

const SESSION = /\b(?:reflection:)?(r-\d+)\b|\breflection (?:session )?(?:no\.? ?|number |#)?(\d+)\b/i;

const ACTION_WORDS: readonly (readonly [RegExp, readonly Action[]])[] = [
	[/\bcreat(?:e|ed|es|ing)\b/i, ["CREATE"]],
	[/\b(?:delet(?:e|ed|es|ing)|remov(?:e|ed|es|ing))\b/i, ["DELETE", "ARCHIVE", "ERASE"]],
	[/\b(?:renam(?:e|ed|es|ing)|moved?)\b/i, ["RENAME"]],
	[/\b(?:merg(?:e|ed|es|ing)|consolidated|combined)\b/i, ["MERGE"]],
	[/\b(?:revert(?:s|ed)?|rolled back|undone|undid)\b/i, ["REVERT"]],
	[/\b(?:refus(?:e|ed|als?)|blocked|denied)\b/i, ["REFUSE"]],
	[/\b(?:alerts?|alarms?|breach(?:es)?)\b/i, ["ALERT"]],
	[/\b(?:propos(?:e|ed|als?))\b/i, ["PROPOSE"]],
	[/\b(?:reject(?:ed|ions?)?)\b/i, ["REJECT"]],
	[/\b(?:eras(?:e|ed|ure|ures))\b/i, ["ERASE"]],
	[/\b(?:append(?:ed)?)\b/i, ["APPEND"]],
];

/** What takes a memory out of reach. */
export const FORGETTING: readonly Action[] = ["ARCHIVE", "DECAY", "DELETE", "ERASE"];
const FORGET =
	/\b(?:for[gq][eo]t(?:ten|ting)?|archiv(?:e|ed|ing|al|als)|decay(?:ed|s|ing)?|fad(?:ed|e|es|ing)|(?:don'?t|do not|can'?t|cannot|not|no longer|stop(?:ped)?|never) (?:you )?(?:remember(?:ing)?|recall|know(?:ing)? (?:about|of))|(?:you )?(?:no longer|not) (?:remember|recall|know)|lost your memory of|(?:is|are|was|were|has) \S+(?: \S+){0,4} (?:gone|lost)\b)/i;
const REVERT =
	/\b(?:revert|roll(?:ing)?[ -]?back|restor(?:e|ing)|undo|rewind|reset|go(?:ing)? back|(?:put|bring|take|set|turn)\b.{1,40}\bback)\b/i;
/** A question about reverting, not the wish to. */
const ASKING = /^(?:who|what|when|why|which|has|have|had|was|were|did|does|is|are|any|show|list)\b/i;
const REFLECTION = /\breflect(?:ion|ions|ed|ing)?\b/i;

const MANUAL =
	/\b(?:(?:did|have|had) I\b|I (?:chang|edit|ma[dk]e|wr[io]te|add|delet|d[io]d?\b)|my own (?:changes|edits)|by hand|manual(?:ly)?|outside (?:of )?mneme|a human|the human|a person)/i;
const AGENT =
	/\b(?:(?:did|have|had|were|are) you\b|you(?:'ve| have)? (?:chang|edit|ma[dk]e|wr[io]te|add|do|did|done|learn|remember|updat)|your (?:changes|edits)|on your own|the (?:bot|agent))/i;
const NAMED_ACTOR =
	/\b(sub-?agent|agent|skill|plugin) (?!file|change|do|did|edit|has|have|was|were|made|is|ever)["']?([\w.-]+)["']?/i;
const NAMED_BEFORE = /\b(?!the|a|an|any|this|that|your|my|which|what|each|every)([\w.-]+) (sub-?agent|skill|plugin)\b/i;
const SYSTEM_ACTOR = /\b(curation|pruning|import|migration|checkpoint)\b/i;

const LIMIT =
	/\b(?:last|latest|newest|past|recent|previous|first) (\d{1,3}|two|three|four|five|ten|dozen|few) (?:changes?|entries|edits?|events?|mutations?|things|lines)\b/i;
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, ten: 10, dozen: 12, few: 5 };

/** Words of a question that name nothing. What is left is looked for in the history. */
const EMPTY_WORDS = new Set(
	`a about active activity actually after again all also am an and any anybody anymore anyone anything are around as ask asked at audit away be because been before being bring but by can change changed changes changing could day did didn do does doesn doing don done during each edit edited editing edits else entries entry ever every everybody everyone everything exactly file files find first for from give get gets getting go goes going gone got gotten had happen happened happening happens has have haven he her here him his history how i if in information into is isn it its just know knowing known last lately latest let like line lines list log long look made make many may me memories memory mention mentioned modified modify modifying more most much my myself new news newest no not note notes now number of off often on once one only or order other our out over past people person please previous reason recall recent recently record recorded records remember remembered remembering s say see shall she should show since so some somebody someone something speed t take tell than that the their them then there these they thing things this those time times to touch touched touching trail up update updated updates updating us user was wasn way we were weren what when where whether which while who whom whose why will with word words would write writing written wrote yes yet you your yourself`.split(
		" ",
	),
);

/** Undefined where the words name nothing that could be looked for. */
export function parseQuestion(text: string, { nowMs, timezone }: TimeFrame): Question | undefined {
	const plain = text.normalize("NFC").replace(/[’‘]/g, "'").replace(/[“”]/g, '"').trim();
	const { file, rest } = takeFile(plain);
	const date = findDates(rest, nowMs, timezone)[0];
	const words = date ? `${rest.slice(0, date.start)} ${rest.slice(date.end)}` : rest;
	if (REVERT.test(words) && !ASKING.test(plain))
		return readRevert({ plain, words, file, date, lead: rest.slice(0, date?.start), nowMs });
	const asks = asksOf(plain);
	const limit = LIMIT.exec(words)?.[1]?.toLowerCase();
	const common = {
		...(date ? { when: rest.slice(date.start, date.end) } : {}),
		...(limit === undefined ? {} : { limit: COUNTS[limit] ?? Number(limit) }),
		...(/\b(?:first|originally|created)\b/i.test(words) && asks === "when" ? ({ first: true } as const) : {}),
	};
	const query: AuditQuery = {
		...(date ? { sinceMs: date.from, untilMs: date.to - 1 } : {}),
		...(file === undefined ? {} : { file }),
	};
	if (file === undefined && FORGET.test(words))
		return { ...common, asks: "forgotten", query: { ...query, ...textOf(words) } };
	const session = SESSION.exec(plain);
	if (session) return { ...common, asks: "reflection", session: sessionId(session), query };
	if (REFLECTION.test(words)) return { ...common, asks: "reflection", session: "last", query };
	const actions = actionsOf(words, file);
	const narrowed = { ...query, ...(actions.approval === undefined ? actorOf(words, asks) : {}), ...actions };
	const about = file === undefined ? textOf(words) : {};
	if (Object.keys(narrowed).length + Object.keys(about).length > 0 || limit !== undefined)
		return { ...common, asks, query: { ...narrowed, ...about } };
	return RECENT.test(plain) ? { ...common, asks, query } : undefined;
}

/** A question made of empty words only must at least ask for what happened. */
const RECENT =
	/\b(?:chang\w+|happen\w*|recent\w*|late\w*|new\w*|activity|history|log|audit|edit\w*|updat\w*|touch\w*|modif\w+|record\w*|you do(?:ne)?|did you|entries)\b/i;

interface Said {
	readonly plain: string;
	readonly words: string;
	readonly file: string | undefined;
	readonly date: DateRange | undefined;
	/** What stands before the date. */
	readonly lead: string;
	readonly nowMs: number;
}

function takeFile(text: string): { file: string | undefined; rest: string } {
	const path = PATH.exec(text);
	if (path) return { file: path[0].replace(/\.$/, ""), rest: text.replace(path[0], " ") };
	for (const [pattern, name] of CALLED) {
		const match = pattern.exec(text);
		if (match) return { file: name(match[1] ?? ""), rest: text.replace(match[0], " ") };
	}
	return { file: undefined, rest: text };
}

function asksOf(text: string): Question["asks"] {
	if (/\bwho(?:m|se|'s)?\b|\bwhich (?:actor|agent|person)\b/i.test(text)) return "who";
	if (/\bhow (?:often|many|much)\b/i.test(text)) return "count";
	if (/\bwhen\b|\bwhat (?:day|date|time)\b|\blast time\b/i.test(text)) return "when";
	if (/\bwhy\b|\breasons?\b|\bhow come\b|\bwhat for\b/i.test(text)) return "why";
	if (
		/^(?:so |and |hey |ok |please |tell me (?:if|whether) |do you know (?:if|whether) )*(?:has|have|had|was|were|is|are|did|does|any\w*)\b|\bever\b|\b(?:if|whether)\b/i.test(
			text,
		)
	)
		return "ever";
	return "recent";
}

function sessionId(match: RegExpExecArray): string {
	return match[1]?.toLowerCase() ?? `r-${match[2]!.padStart(3, "0")}`;
}

function actorOf(words: string, asks: Question["asks"]): Pick<AuditQuery, "actor"> {
	const named = readNamedActor(words);
	if (named !== undefined) return { actor: named };
	const system = SYSTEM_ACTOR.exec(words)?.[1]?.toLowerCase();
	if (system !== undefined) return { actor: `system:${system === "migration" ? "migrate" : system}` };
	if (asks === "who") return {};
	if (MANUAL.test(words)) return { actor: "manual" };
	return AGENT.test(words) ? { actor: "!manual" } : {};
}

function readNamedActor(words: string): string | undefined {
	const [, kind, name] = NAMED_ACTOR.exec(words) ?? [];
	const [, before, of] = NAMED_BEFORE.exec(words) ?? [];
	const called = name ?? before;
	if (called === undefined) return undefined;
	const said = (kind ?? of)!.toLowerCase();
	return `${said === "agent" ? "agent" : said.startsWith("sub") ? "subagent" : "skill"}:${called}`;
}

function actionsOf(words: string, file: string | undefined): Pick<AuditQuery, "actions" | "approval"> {
	const found = ACTION_WORDS.filter(([pattern]) => pattern.test(words)).flatMap(([, actions]) => actions);
	if (found.length > 0) return { actions: found };
	if (file !== undefined && FORGET.test(words)) return { actions: FORGETTING };
	return /\bapprov(?:e|ed|al|als)\b/i.test(words) ? { approval: "approved" } : {};
}

/** The words that name something; what stands in quotes names it alone. */
function textOf(words: string): Pick<AuditQuery, "text"> {
	const quoted = /"([^"]+)"/.exec(words)?.[1];
	const subject = (quoted ?? words)
		.replace(FORGET, (match) => keepSubject(match))
		.replace(NAMED_ACTOR, " ")
		.replace(NAMED_BEFORE, " ")
		.replace(SYSTEM_ACTOR, " ")
		.replace(LIMIT, " ");
	const bare = ACTION_WORDS.reduce((text, [pattern]) => text.replace(pattern, " "), subject.replace(/'s\b/g, ""));
	const kept = (bare.match(/[\p{L}\p{N}]+/gu) ?? []).filter(
		(word) => !EMPTY_WORDS.has(word.toLowerCase()) && !INTENT.test(word) && (word.length > 1 || /\p{N}/u.test(word)),
	);
	return kept.length === 0 ? {} : { text: kept.join(" ") };
}

/** "is the old office gone" matches as a whole, subject and all. */
function keepSubject(match: string): string {
	return /^(?:is|are|was|were|has)\s/i.test(match) ? match.replace(/^\w+|\w+$/g, " ") : " ";
}

const INTENT =
	/^(?:approv\w*|manual\w*|hand|human|bot|agent|ago|today|yesterday|today|far|back|soon|early|earlier|late|later|ve|ll|re|forget\w*|forgot\w*|archiv\w*|decay\w*|fad(?:e|ed|ing)|lost|gone|learn\w*|add(?:ed|ing)?|own|week|month|year|outside|mneme|come|system|session|stop(?:ped)?|longer|never|event|events|mutation|mutations)$/i;

/** Back to a moment, a reflection, or how one file was. */
function readRevert({ plain, words, file, date, lead, nowMs }: Said): Question {
	const query: AuditQuery = file === undefined ? {} : { file };
	const session = SESSION.exec(plain);
	const isBefore = /\bbefore\b/i.test(words);
	const named = session ? sessionId(session) : REFLECTION.test(words) ? "last" : undefined;
	if (named !== undefined) return { asks: "revert", query, session: named, ...(isBefore ? { first: true } : {}) };
	if (!date) return { asks: "revert", query };
	// "undo everything since Monday" means before Monday; "back to Monday" means as Monday left it.
	const isOpen =
		date.to > nowMs && !/\b(?:to|as|at|like|was|were)\s+(?:it |they |things )?(?:was |were )?(?:the )?$/i.test(lead);
	return { asks: "revert", query, toMs: isOpen ? date.from - 1 : Math.min(date.to - 1, nowMs) };
}

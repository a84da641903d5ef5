// Which labelled line of MEMORY.md a statement belongs to, and what it says there: "my time zone is Europe/Rome" is the value of
// Timezone. By the words of the labels we ship, then by those a person added. Knows nothing of files or budgets.

import type { CoreItem } from "../formats/core.ts";
import type { CoreBlockName } from "../formats/core-blocks.ts";
import { splitLabel } from "../formats/items.ts";
import { sameName } from "./wording.ts";

interface LabelRule {
	readonly block: CoreBlockName;
	readonly label: string;
	/** Other words people use for the label. */
	readonly names: readonly string[];
	/** Statements that belong here; the first group is the value, without one the whole statement is. */
	readonly says: readonly RegExp[];
	/** Holds several values; a new one joins them. */
	readonly list: boolean;
}

const rule = (
	block: CoreBlockName,
	label: string,
	names: readonly string[],
	says: readonly RegExp[],
	list = false,
): LabelRule => ({ block, label, names, says, list });

const RULES: readonly LabelRule[] = [
	rule(
		"Identity",
		"Timezone",
		["time zone", "tz"],
		[
			/\b(?:time ?zone|tz)\b[^.]*?\b(?:is|to|=)\s+(.+)$/i,
			/\b(?:i(?:'m| am)|user is) (?:now )?(?:in|on) ([A-Z][a-z]+\/[A-Z]\w+|[A-Z]{2,4}(?: time)?)$/,
		],
	),
	rule(
		"Identity",
		"Name",
		["full name", "my name"],
		[/\b(?:my|the user's|user's) (?:full )?name is (.+)$/i, /^(?:please )?call me (.+)$/i],
	),
	rule(
		"Identity",
		"Role",
		["job", "occupation", "profession", "job title"],
		[
			/\b(?:i|user|the user) works? as (?:an? |the )?(.+)$/i,
			/\b(?:my|the user's|user's) (?:job|role|profession|job title) is (?:now )?(.+)$/i,
		],
	),
	rule(
		"Identity",
		"Communication style",
		["communication", "style", "tone"],
		[
			/\b(?:answers?|replies|responses?|explanations?|messages?|tone)\b.*\b(?:short|brief|concise|terse|direct|formal|casual|detailed|long)\b/i,
			/\b(?:be|keep it) (?:more |less )?(?:short|brief|concise|terse|direct|formal|casual|detailed)\b/i,
		],
	),
	rule(
		"Identity",
		"Key preferences",
		["preferences", "preference", "prefers", "likes"],
		[
			/\b(?:i|user|the user) (?:really |strongly |much |always )?(?:prefers?|likes?|loves?|favou?rs?) (.+)$/i,
			/\b(?:my|the user's|user's) (?:preference|favou?rite)\b/i,
		],
		true,
	),
	rule(
		"Active Context",
		"Currently working on",
		["working on", "current project", "project", "focus"],
		[
			/\b(?:currently |now |presently )?working on (.+)$/i,
			/\b(?:my|our|the) (?:current )?(?:focus|main project|project right now) is (?:now )?(.+)$/i,
		],
	),
	rule(
		"Active Context",
		"Open decisions",
		["open decision", "decisions", "undecided"],
		[/\b(?:undecided|have(?:n't| not) decided|yet to decide|still deciding|open question|need(?:s)? to decide)\b/i],
		true,
	),
	rule(
		"Active Context",
		"Recent important events",
		["recent events", "events"],
		[/\b(?:just|recently) (?:launched|finished|shipped|released|completed|moved|started|joined|left|got)\b/i],
		true,
	),
	rule(
		"Active Context",
		"Blockers/waiting on",
		["blockers", "blocked on", "waiting on", "waiting for"],
		[/\b(?:blocked (?:on|by)|waiting (?:on|for)) (.+)$/i],
		true,
	),
	rule(
		"Persona",
		"Relationship tenure",
		["tenure", "working together since"],
		[/\bwork(?:ed|ing) (?:together|with (?:me|us)) since (.+)$/i],
	),
	rule("Persona", "Interaction patterns", ["patterns"], [], true),
	rule("Persona", "Things I've learned about working with them", ["learned", "working with them"], [], true),
	rule(
		"Persona",
		"Emotional context",
		["mood", "feeling"],
		[
			/\b(?:i(?:'m| am)|user is|the user is|feels?|feeling) (?:really |very |so |quite )?(excited|stressed|worried|tired|happy|sad|anxious|frustrated|overwhelmed|burned out)\b.*$/i,
		],
	),
];

export interface Labelled {
	readonly block: string;
	readonly label: string;
	readonly value: string;
	readonly list: boolean;
}

const STATES = /^(?:the |my |our |user's |the user's )?(.{2,40}?)\s+(?:is|are|=)\s+(?:now )?(.+)$/i;

/** Undefined where no label fits; `items` are those the file has. */
/** "My name is Ines and I live in Coimbra": two statements, so it is no label's value. */
const SECOND_STATEMENT = /[,;]?\s+(?:and|but|so)\s+(?:i|we|my)(?:'\w+)?\s/i;

export function findLabel(statement: string, items: readonly CoreItem[], block?: string): Labelled | undefined {
	const text = statement.trim().replace(/[.!]+$/, "");
	if (SECOND_STATEMENT.test(text)) return undefined;
	const inBlock = (name: string) => block === undefined || sameName(name, block);
	const said = splitLabel(text);
	const named = said.label === undefined ? STATES.exec(text) : null;
	const subject = said.label ?? named?.[1];
	const value = said.label === undefined ? (named?.[2] ?? "") : said.value;
	if (subject !== undefined) {
		const own = items.find((item) => item.label !== undefined && inBlock(item.block) && sameName(item.label, subject));
		const known = RULES.find((each) => [each.label, ...each.names].some((name) => sameName(name, subject)));
		if (own) return { block: own.block, label: own.label!, value, list: isListLabel(own.label!) };
		if (known && inBlock(known.block)) return labelled(known, value);
	}
	for (const each of RULES) {
		const match = inBlock(each.block) ? each.says.map((pattern) => pattern.exec(text)).find(Boolean) : undefined;
		if (match) return labelled(each, match[1] ?? text);
	}
	return undefined;
}

function labelled({ block, label, list }: LabelRule, value: string): Labelled {
	return { block, label, value: value.trim(), list };
}

export function isListLabel(label: string): boolean {
	return RULES.some((each) => each.list && sameName(each.label, label));
}

/** `[User Name]` of the seed's template, or nothing: not yet a value. */
export function isPlaceholder(value: string): boolean {
	return value.trim() === "" || /^\[[^\]]*\]$/.test(value.trim());
}

/** The entries of a list-like line: parted by `;` where there is one, else by commas. */
export function listEntries(value: string): string[] {
	if (isPlaceholder(value)) return [];
	const entries = value.includes(";") ? value.split(";") : value.split(/,(?![^([]*[)\]])/);
	return entries.map((entry) => entry.trim()).filter((entry) => entry !== "");
}

export function joinEntries(entries: readonly string[]): string {
	return entries.join(entries.some((entry) => entry.includes(",")) ? "; " : ", ");
}

// What an erasure takes out of a commit's message and out of who made it. A message is made of parts, and only its texts are cleansed:
// what is read again, such as an action, a file's path or a transaction's id, is nobody's text.
import { holdsMemories } from "../../index/memories.ts";
import { changeMessage, type Message, type MessagePart, parseMessage } from "../../ledger/message.ts";
import { COMMITTER, EMAIL, type Oid } from "../../ledger/objects.ts";
import { ACTIONS, type Action, APPROVALS, FIXED_ACTORS } from "../../model/actors.ts";
import { DECAY_STATUSES } from "../../model/decay.ts";
import { isOutsideEdit } from "../../workspace/transaction/edits.ts";
import { ERASED } from "./needles.ts";

export interface MessageRules {
	/** Transactions, and commits of real git, that tell of what is erased. */
	readonly about: ReadonlySet<string>;
	/** Whether a file holds, or held, what is erased. */
	readonly isPlace: (path: string) => boolean;
	/** Without it: a path, any text, and text that tells of memories. */
	readonly inName: (path: string) => string;
	readonly inText: (text: string) => string;
	readonly inTale: (text: string) => string;
}

export function cleanseMessage(whole: string, commit: Oid, rules: MessageRules): string {
	const own = parseMessage(whole);
	if (own) return cleanseOwn(whole, own, rules);
	return rules.about.has(commit) ? `${ERASED}\n` : rules.inTale(whole);
}

/** The summaries of these are made of our own words, and some are read again. */
const OWN_SUMMARIES: readonly Action[] = ["ALERT", "ACK", "ERASE"];
/** What is read again of the summary of a REVERT; after it comes that of what was taken back. */
const TAKEN_BACK = /^(?:took|brought) back (?:git|t[0-9a-z]{9}-[0-9a-f]{8})(?=: |$)/u;
/** What a person said, in a trigger: it is quoted, and stands last. */
const QUOTED = /".*$/u;

/** A transaction about it says so in the user's own words, which nobody knows: they go as a whole. */
function cleanseOwn(whole: string, own: Message, { about, isPlace, inName, inText, inTale }: MessageRules): string {
	const isAbout = about.has(own.tx) && !isOutsideEdit({ message: own });
	const isOfOthers = holdsMemories(own.file) && !isPlace(own.file);
	const isRevert = own.action === "REVERT";
	const hidesSummary = isAbout && (isRevert || !isOfOthers) && !OWN_SUMMARIES.includes(own.action);
	const change: Record<MessagePart, (value: string) => string> = {
		file: inName,
		summary: (value) => (hidesSummary ? hide(value, isRevert) : inTale(value)),
		actor: (value) => cleanseActor(value, inText),
		approver: inText,
		trigger: (value) => inTale(isAbout ? value.replace(QUOTED, ERASED) : value),
		other: inTale,
	};
	return changeMessage(whole, (part, value) => change[part](value));
}

function hide(summary: string, isRevert: boolean): string {
	const kept = isRevert ? TAKEN_BACK.exec(summary)?.[0] : undefined;
	if (kept === undefined) return ERASED;
	return kept === summary ? summary : `${kept}: ${ERASED}`;
}

const OUR_NAMES: readonly string[] = [...FIXED_ACTORS, COMMITTER];

function cleanseActor(name: string, inText: MessageRules["inText"]): string {
	return OUR_NAMES.includes(name) ? name : inText(name);
}

/** Somebody whom Mneme itself wrote down. */
const OUR_PERSON = new RegExp(`^(.*)( <${EMAIL}>)$`);

/** `Name <address>`. */
export function cleansePerson(person: string, inText: MessageRules["inText"]): string {
	const [, name, address] = OUR_PERSON.exec(person) ?? [];
	return name === undefined ? inText(person) : cleanseActor(name, inText) + address;
}

const OUR_PATH = /^(?:MEMORY\.md|memory\/\S*)$/;
const OUR_WORDS: ReadonlySet<string> = new Set(
	[...ACTIONS, ...APPROVALS, ...DECAY_STATUSES, ...OUR_NAMES].map((word) => word.toLowerCase()),
);

/** Whether to look for a line in records at all: a rule, a path or a word of our own is in all of them. */
export function saysSomething(line: string): boolean {
	return /[\p{L}\p{N}]/u.test(line) && !OUR_PATH.test(line) && !OUR_WORDS.has(line.toLowerCase());
}

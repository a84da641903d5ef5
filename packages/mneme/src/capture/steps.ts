// A way of doing something, read from plain words: when it applies, and its steps in order.
import { stripLead } from "./routing/clause.ts";

export interface Steps {
	readonly name: string;
	readonly trigger: string;
	readonly steps: readonly string[];
}

const LISTED = /^\s*(?:\d+[.)]|[-*•])\s+(.+)$/;
const OPENING =
	/^((?:when(?:ever)?|if|before|after|once|every time|each time|for|in order to|to|how to|unless|on|during|while)\b[^,:\n]{2,120}?)\s*[,:]\s+(.+)$/is;
const TITLED = /^([^.:\n]{3,80}):\s+(.+)$/s;
/** "run the tests before every release": the condition comes last. */
const CONDITION_LAST = /^(.+?)\s+((?:when(?:ever)?|before|after|every time|each time|if|unless|once)\s.+)$/is;
const BETWEEN = /\s*(?:;|,?\s+(?:and\s+)?(?:then|after that|afterwards|next|finally)\b,?|\n)\s*/i;
const NAME_WORDS = 8;

export function readSteps(text: string): Steps {
	const said = stripLead(text).trim();
	const { trigger, rest } = splitTrigger(said);
	const lines = rest.split("\n");
	const listed = lines.map((line) => LISTED.exec(line)?.[1]).filter((line) => line !== undefined);
	const parts = listed.length > 0 ? listed : rest.replace(/[.!]+$/, "").split(BETWEEN);
	const steps = parts.map((part) => capital(part.replace(/^first,?\s+/i, "").trim())).filter((part) => part !== "");
	const about = trigger === "" ? said : trigger;
	return { name: nameOf(about), trigger: capital(about), steps: steps.length > 0 ? steps : [capital(said)] };
}

function splitTrigger(said: string): { trigger: string; rest: string } {
	const first = said.split("\n")[0]!;
	if (LISTED.test(said.split("\n")[1] ?? ""))
		return { trigger: first.replace(/[:,.]\s*$/, ""), rest: said.slice(first.length + 1) };
	const match = OPENING.exec(said) ?? TITLED.exec(said);
	if (match) return { trigger: match[1]!, rest: match[2]! };
	const last = CONDITION_LAST.exec(said.replace(/[.!]+$/, ""));
	return last && !said.includes("\n") ? { trigger: last[2]!, rest: last[1]! } : { trigger: "", rest: said };
}

function nameOf(trigger: string): string {
	const words = trigger.replace(/^(?:when(?:ever)?|if|in order to|to|for|how to)\s+(?:you(?:'re| are)?\s+)?/i, "");
	return words
		.split(/\s+/)
		.slice(0, NAME_WORDS)
		.join(" ")
		.replace(/[,.:;]+$/, "");
}

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

// From what was typed to what is remembered: broken and invisible characters gone, recalled text gone, without the words that only
// ask for it ("remember that …").
import { withoutRecalled } from "../model/recall-mark.ts";
import { stripInvisible } from "../text/invisible.ts";
import { stripLead } from "./routing/clause.ts";
import { detectIntents } from "./triggers/detect.ts";

export function cleanText(text: string): string {
	return stripInvisible(withoutRecalled(wellFormed(text)))
		.replace(/\r\n?/g, "\n")
		.trim();
}

/** Half a character cannot be written as UTF-8: it becomes U+FFFD. */
function wellFormed(text: string): string {
	return Buffer.from(text, "utf8").toString("utf8");
}

/** Characters at either end that a trigger and its payload may leave over. */
const EDGE_CHARS = 3;
/** A longer text is a document, not a sentence with a request in front. */
const REQUEST_CHARS = 4_000;

export function statementOf(text: string): string {
	if (text.length > REQUEST_CHARS) return text;
	const asked = detectIntents(text).filter(({ kind }) => kind === "remember");
	const [only] = asked;
	const span = only?.payload?.span;
	const isWhole = asked.length === 1 && span !== undefined && only!.trigger.start <= EDGE_CHARS;
	if (isWhole && text.length - span.end <= EDGE_CHARS) return text.slice(span.start).trim();
	return stripLead(text);
}

// What is too long for an entry: where that begins, and what stands in the log for a text that is kept as a document.

/** Some ten pages: an entry longer than that hides the others of its day. */
export const ENTRY_CHARS = 20_000;
/** The daemon takes 8 MB, and the ledger keeps every version of what it is given. */
export const DOCUMENT_CHARS = 20_000_000;
/** What the text is about is said at its beginning. */
const EXCERPT_CHARS = 1_000;

export function excerptOf(text: string): string {
	const head = text.slice(0, EXCERPT_CHARS);
	const end = Math.max(head.lastIndexOf("\n"), head.lastIndexOf(". ") + 1, head.lastIndexOf("。") + 1);
	const whole = end > EXCERPT_CHARS / 2 ? end : head.lastIndexOf(" ");
	return head.slice(0, whole > 0 ? whole : EXCERPT_CHARS - 1).trim();
}

export function pointerTo(text: string, paths: readonly string[]): string {
	const places = paths.length === 1 ? paths[0] : `${paths[0]} … ${paths.at(-1)}`;
	return `${excerptOf(text)} …\nThe whole text, ${text.length} characters: ${places}`;
}

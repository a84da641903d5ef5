// The mark around memories that were recalled into a context: whoever reads the conversation later must not learn them again.
// Plain visible text, so that nothing strips it on the way.

const OPEN = "<recalled-memory>";
const CLOSE = "</recalled-memory>";
const MARKED = /<recalled-memory>[\s\S]*?(?:<\/recalled-memory>|$)/g;

export function markRecalled(text: string): string {
	return `${OPEN}\n${text.replaceAll(CLOSE, "")}\n${CLOSE}`;
}

/** The text without what was recalled; a mark that is never closed reaches to the end. */
export function withoutRecalled(text: string): string {
	return text.replace(MARKED, "");
}

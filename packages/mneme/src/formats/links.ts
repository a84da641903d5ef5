// `[[person--alex]]` and `[[person--alex|Alex]]`: links between entity files, wherever they stand in a line.

const LINK = /\[\[([^[\]|\n]+)(\|[^[\]\n]*)?\]\]/g;

export function findLinks(text: string): string[] {
	return [...text.matchAll(LINK)].map((match) => match[1]!.trim());
}

/** The text with links to `from` pointing at `to`; what a link shows stays. */
export function renameLinksIn(text: string, from: string, to: string): string {
	return text.replace(LINK, (link, target: string, shown = "") =>
		target.trim() === from ? `[[${to}${shown}]]` : link,
	);
}

/** The text without its links to `target`, and without the comma each was parted by. */
export function removeLinksIn(text: string, target: string): string {
	const escaped = target.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	const link = `\\[\\[\\s*${escaped}\\s*(?:\\|[^[\\]\\n]*)?\\]\\]`;
	return text.replace(new RegExp(`${link}\\s*,\\s*|\\s*,\\s*${link}|${link}`, "g"), "");
}

// B's five significance tags at the start of a text: `[decision] [human] …`. Topical tags are another thing (episodes.ts).

export const SIGNIFICANCE_TAGS = ["decision", "surprise", "human", "lesson", "identity"] as const;

export type Significance = (typeof SIGNIFICANCE_TAGS)[number];

const TAG = new RegExp(`^\\s*\\[(${SIGNIFICANCE_TAGS.join("|")})\\]`, "i");

export function parseSignificance(text: string): { significance: readonly Significance[]; text: string } {
	const significance: Significance[] = [];
	let rest = text;
	for (let match = TAG.exec(rest); match; match = TAG.exec(rest)) {
		const tag = match[1]!.toLowerCase() as Significance;
		if (!significance.includes(tag)) significance.push(tag);
		rest = rest.slice(match[0].length);
	}
	return { significance, text: significance.length > 0 ? rest.trimStart() : text };
}

/** Text that starts with a fence, list, quote or table keeps its own line, or it would no longer be one. */
const BLOCK_START = /^(?:`{3}|~{3}|[-*+>|#]|\d+[.)]\s)/;

export function serializeSignificance(significance: readonly Significance[], text: string): string {
	if (significance.length === 0) return text;
	const own = text.trimStart();
	const tags = significance.map((tag) => `[${tag}]`).join(" ");
	return `${tags}${BLOCK_START.test(own) && own.includes("\n") ? "\n" : " "}${own}`.trimEnd();
}

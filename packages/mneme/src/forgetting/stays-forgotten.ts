// What was forgotten stays forgotten: the one question to be asked before something is extracted, imported, curated or reflected upon.
import type { Scores } from "../stores/scores.ts";
import { type StoreDeps, scoresOf } from "../stores/write-memories.ts";
import { splitClauses, withoutClauses } from "../text/clauses.ts";
import { fingerprint } from "../text/fingerprint.ts";

export interface ForgottenMemories {
	/** The memory of that id, or the entity it belongs to, was forgotten as a whole. */
	hasId(id: string): boolean;
	/** The very words, or every statement of them, were forgotten. */
	says(text: string): boolean;
	/** The text without what was forgotten of it; undefined where nothing is left. */
	visible(text: string): string | undefined;
}

/** Reads the scores once; ask it for every text of an import or a reflection. */
export async function readForgottenMemories(deps: StoreDeps): Promise<ForgottenMemories> {
	return forgottenIn(await scoresOf(deps));
}

function forgottenIn({ entries }: Pick<Scores, "entries">): ForgottenMemories {
	const words = new Set<string>();
	for (const { forgottenWords = [], masked = [] } of entries.values())
		for (const print of [...forgottenWords, ...masked]) words.add(print);
	const isGone = (text: string) => words.has(fingerprint(text));
	const says = (text: string) => {
		const clauses = splitClauses(text);
		return clauses.length > 0 && (isGone(text) || clauses.every((clause) => isGone(clause.text)));
	};
	return {
		hasId: (id) => entries.get(id)?.forgotten === true || entries.get(entityOf(id))?.forgotten === true,
		says,
		visible: (text) => {
			if (words.size === 0) return text;
			if (says(text)) return undefined;
			return withoutClauses(text, (clause) => isGone(clause.text)) || undefined;
		},
	};
}

function entityOf(id: string): string {
	return id.startsWith("fact:") ? `entity:${id.split(":")[1]}` : id;
}

// Which store a text belongs to, by rules: reads its sentences, sums the signals, takes the highest. Owns no signal itself;
// store-classifier.ts adds the encoder's opinion.

import { type Clause, readClause, stripLead } from "./clause.ts";
import { readLanguageSigns } from "./other-languages.ts";
import { asksPermanence } from "./permanence.ts";
import { splitSentences } from "./sentences.ts";
import { SIGNALS, type Store } from "./signals.ts";

export interface StoreDecision {
	readonly store: Store;
	/** The lead over the second store; small where the choice was close. */
	readonly lead: number;
	readonly sums: Readonly<Record<Store, number>>;
	readonly reasons: readonly string[];
}

/** What a memory is about is said first; later sentences add to it. */
const LATER_SENTENCE_WEIGHT = 0.5;
/** A pasted page is not read whole: its beginning says what it is. */
const MAX_CHARS = 4_000;
/** The user's own words leave no doubt: above any sum of other signals. */
const PERMANENCE_WEIGHT = 40;

/** Where a text says how, that decides; what happened comes before who it happened to. */
const LANGUAGE_WEIGHTS = { procedural: 9, episodic: 8, core: 7, semantic: 0 } as const;

/** On a tie the earlier one: losing a protection or a rule is worse than one fact too many in the graph. */
const STORES: readonly Store[] = ["vault", "procedural", "core", "episodic", "semantic"];

export function chooseStore(text: string): StoreDecision {
	const head = text.slice(0, MAX_CHARS);
	const sums: Record<Store, number> = { core: 0, episodic: 0, semantic: 0, procedural: 0, vault: 0 };
	const reasons: string[] = [];
	if (asksPermanence(head)) {
		sums.vault = PERMANENCE_WEIGHT;
		reasons.push("vault: asked never to fade");
	}
	for (const store of readLanguageSigns(head)) {
		if (store !== "vault") sums[store] += LANGUAGE_WEIGHTS[store];
		reasons.push(`${store}: its words in another language`);
	}
	for (const [index, clause] of readClauses(head).entries()) {
		for (const signal of SIGNALS) {
			if (!signal.test(clause)) continue;
			sums[signal.store] += signal.weight * (index === 0 ? 1 : LATER_SENTENCE_WEIGHT);
			reasons.push(`${signal.store}: ${signal.name}`);
		}
	}
	return { ...pickStore(sums), reasons };
}

export function pickStore(sums: Record<Store, number>): Omit<StoreDecision, "reasons"> {
	const [store = "semantic", second = "semantic"] = [...STORES].sort((a, b) => sums[b] - sums[a]);
	if (sums[store] <= 0 && sums[second] === sums[store]) return { store: "semantic", lead: 0, sums };
	return { store, lead: sums[store] - sums[second], sums };
}

export function readClauses(text: string): Clause[] {
	return splitSentences(stripLead(text.trim())).map(readClause);
}

// Every way of knowing a secret by a rule, most specific first: where two overlap, the earlier one names the kind.

import { findKeyBlocks } from "./blocks.ts";
import { findCards } from "./cards.ts";
import { findPlaced } from "./connections.ts";
import { findNamed } from "./named.ts";
import { findRecovery } from "./recovery.ts";
import { findSeedPhrases } from "./seeds.ts";
import type { SecretSpan } from "./span.ts";
import { findSpelled } from "./spelled.ts";
import { findTokens } from "./tokens.ts";

/** These show themselves by their own shape, so the learned decision is never asked about them. */
const BY_SHAPE = [findKeyBlocks, findTokens, findCards, findSeedPhrases, findRecovery];
const BY_WORDS = [findPlaced, findNamed, findSpelled];

export function findByShape(text: string): SecretSpan[] {
	return BY_SHAPE.flatMap((find) => find(text));
}

export function findByRules(text: string): SecretSpan[] {
	return [...findByShape(text), ...BY_WORDS.flatMap((find) => find(text))];
}

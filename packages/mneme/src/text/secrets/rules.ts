// Every way of knowing a secret by a rule, most specific first: where two overlap, the earlier one names the kind.

import { findAnswered } from "./answers.ts";
import { findKeyBlocks } from "./blocks.ts";
import { findCards } from "./cards.ts";
import { findInCommands } from "./commands.ts";
import { findPlaced } from "./connections.ts";
import { findInGear } from "./gear.ts";
import { findNamed } from "./named.ts";
import { findRegistered } from "./questions.ts";
import { findRecovery } from "./recovery.ts";
import { findSeedPhrases } from "./seeds.ts";
import type { SecretSpan } from "./span.ts";
import { findSpelled } from "./spelled.ts";
import { findInTables } from "./tables.ts";
import { findTokens } from "./tokens.ts";
import { findWebKeys } from "./web-keys.ts";

/** These show themselves by their own shape, so the learned decision is never asked about them. */
const BY_SHAPE = [findKeyBlocks, findWebKeys, findTokens, findCards, findSeedPhrases, findRecovery];
const BY_WORDS = [
	findInGear,
	findInCommands,
	findPlaced,
	findNamed,
	findAnswered,
	findRegistered,
	findSpelled,
	findInTables,
];

export function findByShape(text: string): SecretSpan[] {
	return BY_SHAPE.flatMap((find) => find(text));
}

export function findByRules(text: string): SecretSpan[] {
	return [...findByShape(text), ...BY_WORDS.flatMap((find) => find(text))];
}

// What of a recalled answer was used: the ids a caller names, or the memories whose words an answer repeats (A§9.4).
import { reinforce, type StoreDeps } from "../stores/write-memories.ts";
import type { TransactionRequest } from "../workspace/transaction/transaction.ts";
import { tellingStems } from "./words.ts";

/** A memory counts as used when an answer holds this share of its telling words … */
const USED_SHARE = 0.6;
/** … and at least so many: one shared name proves nothing. */
const USED_WORDS = 3;

export interface Snippet {
	readonly id: string;
	readonly text: string;
}

/** The memories that the answer repeats. */
export function findUsed(answer: string, snippets: readonly Snippet[]): string[] {
	const said = tellingStems(answer);
	return snippets
		.filter(({ text }) => {
			const stems = tellingStems(text);
			let shared = 0;
			for (const stem of stems) if (said.has(stem)) shared++;
			return shared >= USED_WORDS && shared / stems.size >= USED_SHARE;
		})
		.map(({ id }) => id);
}

export async function markUsed(deps: StoreDeps, request: TransactionRequest, ids: readonly string[]): Promise<void> {
	await reinforce(
		deps,
		request,
		[...new Set(ids)].map((id) => ({ id, why: "used in an answer" })),
	);
}

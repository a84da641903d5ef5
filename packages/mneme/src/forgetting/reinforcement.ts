// What keeps a memory alive (A§9.4). Use in an answer is recall's (recall/used.ts); here are the other three: the user comes back to it, a
// reflection that was approved finds it still relevant, a new episode connects to it. What was forgotten is never reinforced.
import { findLinks } from "../formats/links.ts";
import type { MemoryIndex } from "../index/memory-index.ts";
import { parseMemoryId } from "../model/ids.ts";
import { findUsed } from "../recall/used.ts";
import { reinforce, type StoreDeps } from "../stores/write-memories.ts";
import { record, type Writing } from "../stores/writing.ts";
import type { TransactionRequest } from "../workspace/transaction/transaction.ts";

/** Memories beyond these share hardly a word with a message. */
const COMPARED = 20;

/** The memories whose content a message of the user repeats: each counts as used. */
export async function reinforceMentioned(
	deps: StoreDeps & { readonly index: MemoryIndex },
	request: TransactionRequest,
	message: string,
): Promise<string[]> {
	await deps.index.sync();
	const hits = await deps.index.searchText(message, { limit: COMPARED });
	const ids = findUsed(
		message,
		hits.map(({ memory: { id, text } }) => ({ id, text })),
	);
	await reinforce(
		deps,
		request,
		ids.map((id) => ({ id, why: "mentioned by the user" })),
	);
	return ids;
}

/** Inside the transaction of an approval: until then a reflection reinforces nothing. */
export function reinforceRelevant(writing: Writing, ids: readonly string[], reflection: string): void {
	for (const id of new Set(ids)) record(writing, id, { kind: "used", why: `still relevant, ${reflection}` });
}

const ID = /\b(?:episode|entity|fact|core|procedure|vault):[^\s,;)\]"']+/g;

/** What a new episode names by link or id, in the transaction that writes it. */
export function reinforceConnected(writing: Writing, episode: string, body: string): string[] {
	const named = (body.match(ID) ?? []).map((id) => id.replace(/[.!?:]+$/, ""));
	const ids = new Set([...findLinks(body).map((entity) => `entity:${entity}`), ...named]);
	const known = [...ids].filter((id) => id !== episode && parseMemoryId(id) !== undefined);
	for (const id of known) record(writing, id, { kind: "used", why: `connected by ${episode}` });
	return known;
}

// Whether the user had asked to forget what is now said again.
import { readForgottenMemories } from "../forgetting/stays-forgotten.ts";
import { forgottenNow } from "../index/forgotten.ts";
import type { StoreDeps } from "../stores/write-memories.ts";

/** Costs next to nothing where nothing was ever forgotten. */
export async function wasForgotten(deps: StoreDeps, text: string): Promise<boolean> {
	if (forgottenNow(deps.workspace.ledger).size === 0) return false;
	return (await readForgottenMemories(deps)).says(text);
}

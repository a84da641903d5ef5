// What verbs that show a memory do about one that was forgotten: they have it no more, and say what brings it back.
import { forgottenNow } from "../index/forgotten.ts";
import { MemoryError } from "../model/errors.ts";
import type { Workspace } from "../workspace/workspace.ts";

export function refuseForgotten({ ledger }: Workspace, id: string): void {
	if (forgottenNow(ledger).get(id) !== true) return;
	throw new MemoryError("NOT_FOUND", `${id} was forgotten. \`mneme restore ${id}\` brings it back.`, { data: { id } });
}

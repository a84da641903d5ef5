// Whether the files still say what is on a list: a person agreed to that, not to what stands there now.
import { forgottenNow, visible } from "../index/forgotten.ts";
import { readMemories } from "../index/memories.ts";
import type { Memory } from "../index/memory.ts";
import { MemoryError } from "../model/errors.ts";
import { readText, type Writing } from "../stores/writing.ts";
import { pendingPlaces } from "./pending-places.ts";
import type { ForgetItem } from "./plan.ts";

export async function expectUnchanged(
	writing: Writing,
	items: readonly ForgetItem[],
	permanent: boolean,
): Promise<void> {
	const waiting = await pendingPlaces((path) => readText(writing, path));
	const hidden = forgottenNow(writing.context.ledger);
	const files = new Map<string, readonly Memory[]>();
	for (const item of items) {
		if (item.kind === "proposal" || item.kind === "reflection") {
			if (!waiting.some(({ memory, says }) => memory === item.id && says === item.says)) throw changed(item.id);
			continue;
		}
		const memories =
			files.get(item.path) ?? readMemories(item.path, (await readText(writing, item.path)) ?? "").memories;
		files.set(item.path, memories);
		const memory = memories.find(({ id }) => id === item.id);
		if (!memory || ![memory, visible(memory, hidden)].some((each) => each && says(each, item))) throw changed(item.id);
		if (item.kind === "entity" && permanent) expectListed(item, memories, items);
	}
}

/** The list may show what is left where a part is forgotten already, and of an entity the name alone. */
function says({ text }: Memory, item: ForgetItem): boolean {
	return text === item.says || (item.kind === "entity" && text.split("\n", 1)[0] === item.says);
}

/** With an entity's file goes every line of it. */
function expectListed({ id }: ForgetItem, memories: readonly Memory[], items: readonly ForgetItem[]): void {
	const listed = new Set(items.map((item) => item.id));
	if (memories.some((memory) => !listed.has(memory.id))) throw changed(id);
}

export function changed(id: string): MemoryError {
	return new MemoryError("LOCKED", `${id} changed while you were asked. Nothing was done; ask again.`, {
		data: { id },
	});
}

// "Why did you forget X?" where recall leaves X out by its age and no decay run has told the history so yet.
import type { MemoryIndex } from "../index/memory-index.ts";
import { shorten } from "../stores/episodes.ts";
import type { StoreDeps } from "../stores/write-memories.ts";
import { mentions } from "../workspace/audit/query.ts";
import { listArchived } from "./archive.ts";

/** The sentence that answers; undefined where nothing that is asleep speaks of it. */
export async function tellAsleep(
	deps: StoreDeps & { readonly index: MemoryIndex },
	subject: string,
): Promise<string | undefined> {
	const asleep = new Map(
		(await listArchived(deps, { why: ["decay"], withText: false })).map((each) => [each.id, each]),
	);
	if (asleep.size === 0) return undefined;
	await deps.index.sync();
	const memories = await deps.index.get([...asleep.keys()]);
	const found = memories.filter(({ title = "", text }) => mentions(`${title} ${text}`, subject));
	const [first] = found;
	if (!first) return undefined;
	const { lastUsed, score } = asleep.get(first.id)!;
	const others = found.length > 1 ? `, and ${found.length - 1} more that speak of it` : "";
	return `Nobody asked for it: "${shorten(first.text)}" (${first.id}) was last used on ${lastUsed.slice(0, 10)} and has faded to ${score}${others}. \`mneme restore ${first.id}\` brings it back.`;
}

// The entity that stands for the user: what is said of "me" belongs to it.
import type { CoreFile } from "../formats/core.ts";
import { isPlaceholder } from "./core-labels.ts";
import { addAliases, addEntity, findByName } from "./entities.ts";
import type { Writing } from "./writing.ts";

const ALIASES = ["user", "me", "I"];

/** Found by the alias `user`, else by the name core gives; made where there is none. */
export async function ensureUser(writing: Writing, core: CoreFile): Promise<string> {
	const known = (await findByName(writing, "user", "person"))[0];
	if (known) return known.id;
	const name = core.items.find(({ label }) => label?.toLowerCase() === "name")?.value ?? "";
	const named = isPlaceholder(name) ? undefined : name;
	const match = named === undefined ? undefined : (await findByName(writing, named, "person"))[0];
	if (match?.type !== "person") {
		const summary = "The user of this memory.";
		return await addEntity(writing, { type: "person", name: named ?? "User", aliases: ALIASES, summary });
	}
	await addAliases(writing, match.id, ALIASES);
	return match.id;
}

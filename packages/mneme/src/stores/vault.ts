// The vault: free text the user asked to keep for ever, one file each.
import { createVaultItem, serializeVault } from "../formats/vault.ts";
import { MemoryError } from "../model/errors.ts";
import { shorten } from "./episodes.ts";
import { freePlace } from "./folders.ts";
import { VAULT_FOLDER } from "./places.ts";
import { draftText, recordCreated, type Writing } from "./writing.ts";

export interface NewVaultItem {
	readonly text: string;
	/** Default: its first words. */
	readonly name?: string;
	/** The id of the memory it came from, or the user's words. */
	readonly from?: string;
}

/** Enough words for a title that says what the text is about. */
const NAME_LENGTH = 60;

export async function addVaultItem(
	writing: Writing,
	{ text, name, from }: NewVaultItem,
): Promise<{ id: string; path: string }> {
	if (text.trim() === "") throw new MemoryError("INVALID_INPUT", "There is no text to keep.");
	const title = name ?? shorten(text.trim().split("\n")[0]!, NAME_LENGTH);
	const { slug, path } = await freePlace(writing, VAULT_FOLDER, title);
	const source = from === undefined ? {} : { from };
	const file = createVaultItem({ slug, name: title, pinned: writing.today, body: text, ...source });
	draftText(writing, path, serializeVault(file), `kept for ever: ${title}`);
	recordCreated(writing, `vault:${slug}`);
	return { id: `vault:${slug}`, path };
}

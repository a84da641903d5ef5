// What was imported so far, from the tracked journal: survives the loss of .mneme/, and goes back with a rollback.
import { createHash } from "node:crypto";
import { type Imported, parseImportJournal, serializeImported } from "../formats/import-journal.ts";
import { draftAddition, type Writing } from "../stores/writing.ts";
import type { Workspace } from "../workspace/workspace.ts";

const FOLDER = "memory/meta/imports";
/** Every batch writes its file anew: small files keep the ledger small, few of them keep the folder readable. */
const FILE_LINES = 500;

/** 64 bits: among a million items two share a key once in ten million imports. */
const HASH_CHARS = 16;

export function hashOf(...parts: readonly string[]): string {
	return createHash("sha256").update(parts.join("\u0000")).digest("hex").slice(0, HASH_CHARS);
}

export type KnownItem = Pick<Imported, "from" | "version" | "id">;

export class Journal {
	readonly #known = new Map<string, KnownItem>();
	/** Where the next line goes. */
	#file = 1;

	/** Reads on from where it was: what this import has written since, or another at the same time. */
	async follow(reader: Pick<Workspace, "read">): Promise<void> {
		for (;;) {
			const path = pathOf(this.#file);
			const { text } = await reader.read(path);
			if (text === null) return;
			const { items } = parseImportJournal(text, path);
			for (const { key, from, version, id } of items) this.#known.set(key, { from, version, id });
			if (items.length < FILE_LINES) return;
			this.#file++;
		}
	}

	find(key: string): KnownItem | undefined {
		return this.#known.get(key);
	}

	write(writing: Writing, items: readonly Imported[]): void {
		if (items.length === 0) return;
		const lines = items.map((item) => `${serializeImported(item)}\n`).join("");
		draftAddition(writing, pathOf(this.#file), lines, items.length === 1 ? "1 item" : `${items.length} items`);
	}
}

function pathOf(file: number): string {
	return `${FOLDER}/${String(file).padStart(4, "0")}.log`;
}

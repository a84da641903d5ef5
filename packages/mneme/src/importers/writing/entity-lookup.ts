// Entities by the names a source gives them, each looked up once in a transaction.
import { nameKey, readCatalogue } from "../../stores/catalogue.ts";
import { ensureEntity, findByName } from "../../stores/entities.ts";
import type { Writing } from "../../stores/writing.ts";
import type { EntityName } from "../item.ts";

export class EntityLookup {
	readonly #writing: Writing;
	/** By type and name, and by name alone. */
	readonly #ids = new Map<string, string>();
	readonly #names = new Map<string, string>();

	constructor(writing: Writing) {
		this.#writing = writing;
	}

	async ensure({ name, type }: EntityName): Promise<{ id: string; created: boolean }> {
		const key = `${type}\n${name}`;
		const known = this.#ids.get(key);
		if (known !== undefined) return { id: known, created: false };
		const found = await ensureEntity(this.#writing, { name, type });
		this.#ids.set(key, found.id);
		this.#names.set(name, found.id);
		return found;
	}

	/** By name alone: the end of a relation. What this transaction has not touched is in the catalogue, which costs no reading. */
	async resolve(name: string): Promise<string> {
		const known = this.#names.get(name);
		if (known !== undefined) return known;
		const [listed] = readCatalogue(this.#writing.context).names.get(nameKey(name)) ?? [];
		const id =
			listed ?? (await findByName(this.#writing, name))[0]?.id ?? (await this.ensure({ name, type: "concept" })).id;
		this.#names.set(name, id);
		return id;
	}
}

// Goes through every object that is stored, loose or packed, whether anything refers to it or not.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { ObjectReader } from "./object-reader.ts";
import type { GitObject, Oid } from "./objects.ts";
import { Pack } from "./pack.ts";

const LOOSE_FOLDER = /^[0-9a-f]{2}$/;
const LOOSE_NAME = /^[0-9a-f]{38}$/;

export function listLoose(objectsFolder: string): Oid[] {
	return readdirSync(objectsFolder)
		.filter((name) => LOOSE_FOLDER.test(name))
		.flatMap((folder) =>
			readdirSync(join(objectsFolder, folder))
				.filter((name) => LOOSE_NAME.test(name))
				.map((name) => folder + name),
		);
}

/** Without their endings. */
export function listPacks(objectsFolder: string): string[] {
	return readdirSync(join(objectsFolder, "pack"))
		.filter((name) => name.endsWith(".idx"))
		.map((name) => name.slice(0, -".idx".length));
}

export function listPack(objectsFolder: string, name: string): Oid[] {
	const pack = new Pack(join(objectsFolder, "pack", name));
	try {
		return pack.places().map(({ oid }) => oid);
	} finally {
		pack.close();
	}
}

/** Another process may join packs meanwhile: what one held that is gone stands in a new one. */
function* openPacks(objectsFolder: string): Generator<Pack> {
	const seen = new Set<string>();
	let isGone = true;
	while (isGone) {
		isGone = false;
		for (const name of listPacks(objectsFolder).filter((each) => !seen.has(each))) {
			seen.add(name);
			const pack = openPack(objectsFolder, name);
			isGone ||= !pack;
			try {
				if (pack) yield pack;
			} finally {
				pack?.close();
			}
		}
	}
}

function openPack(objectsFolder: string, name: string): Pack | undefined {
	try {
		return new Pack(join(objectsFolder, "pack", name));
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
		throw error;
	}
}

/** In the order of each pack, which is the quickest; one that stands in two places comes twice. */
export function* everyObject(
	objectsFolder: string,
	reader: ObjectReader,
): Generator<{ readonly oid: Oid; readonly object: GitObject }> {
	for (const pack of openPacks(objectsFolder))
		for (const { oid } of pack.places()) yield { oid, object: pack.find(oid, (base) => reader.find(base)!)! };
	for (const oid of listLoose(objectsFolder)) {
		const object = reader.find(oid);
		if (object) yield { oid, object };
	}
}

/** Those that are not among the objects of a history: left by a git that rewrote something, or by transactions decided again. */
export function* unreferencedObjects(
	objectsFolder: string,
	reader: ObjectReader,
	history: ReadonlySet<Oid>,
): Generator<GitObject> {
	const stored = new Set<Oid>();
	for (const pack of openPacks(objectsFolder)) for (const { oid } of pack.places()) stored.add(oid);
	for (const oid of listLoose(objectsFolder)) stored.add(oid);
	for (const oid of stored) {
		const object = history.has(oid) ? undefined : reader.find(oid);
		if (object) yield object;
	}
}

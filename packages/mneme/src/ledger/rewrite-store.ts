// What of the stored objects stays when a history was rewritten, and how the rest goes. Packs that lose nothing are left as they are.
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { listLoose, listPacks } from "./every-object.ts";
import type { ObjectReader } from "./object-reader.ts";
import type { Oid } from "./objects.ts";
import { Pack } from "./pack.ts";
import type { PackStream } from "./pack-stream.ts";

export interface Discarded {
	/** Names without ending. */
	readonly packs: readonly string[];
	readonly loose: readonly Oid[];
}

/** Copies what is kept out of packs that lose something; answers what may go once nothing refers to it. */
export function keepObjects(
	objectsFolder: string,
	reader: ObjectReader,
	kept: ReadonlySet<Oid>,
	stream: PackStream,
): Discarded {
	const packs: string[] = [];
	for (const name of listPacks(objectsFolder)) {
		const pack = new Pack(join(objectsFolder, "pack", name));
		try {
			if (copyKept(pack, reader, kept, stream)) packs.push(name);
		} finally {
			pack.close();
		}
	}
	return { packs, loose: listLoose(objectsFolder).filter((oid) => !kept.has(oid)) };
}

/** False if it keeps all it has. */
function copyKept(pack: Pack, reader: ObjectReader, kept: ReadonlySet<Oid>, stream: PackStream): boolean {
	const places = pack.places();
	if (places.every(({ oid }) => kept.has(oid))) return false;
	const names = new Map(places.map(({ oid, offset }) => [offset, oid]));
	for (const place of places) {
		const { oid } = place;
		if (!kept.has(oid) || stream.has(oid)) continue;
		const { start, raw } = pack.rawAt(place);
		const base = start.baseOffset === undefined ? start.baseOid : names.get(start.baseOffset);
		if (stream.copy(oid, start, raw, base)) continue;
		// Its base is one of those that go.
		const { type, body } = pack.find(oid, (each) => reader.find(each)!)!;
		stream.add(type, body);
	}
	return true;
}

/** Files git makes beside packs to find things faster; they name objects, and are made again. */
const DERIVED = ["pack/multi-pack-index", "info/commit-graph", "info/commit-graphs", "info/packs"];

/** May be done again. */
export function discardObjects(objectsFolder: string, { packs, loose }: Discarded): void {
	const folder = join(objectsFolder, "pack");
	// Whatever real git keeps beside a pack has its name; the index goes first, for it is what makes a pack one.
	for (const pack of packs) {
		rmSync(join(folder, `${pack}.idx`), { force: true });
		for (const name of readdirSync(folder))
			if (name.startsWith(`${pack}.`)) rmSync(join(folder, name), { force: true });
	}
	for (const oid of loose) rmSync(join(objectsFolder, oid.slice(0, 2), oid.slice(2)), { force: true });
	for (const name of DERIVED) rmSync(join(objectsFolder, name), { recursive: true, force: true });
	for (const name of readdirSync(folder))
		if (name.startsWith("multi-pack-index")) rmSync(join(folder, name), { force: true });
}

/** Nothing refers to a new pack until the branch is moved, and a `git repack` in that moment would throw it away. */
export function keepFile(objectsFolder: string, pack: string): string {
	return join(objectsFolder, "pack", `${pack}.keep`);
}

/** A pack that was written for a rewriting that never came to be. */
export function discardPack(objectsFolder: string, name: string): void {
	for (const ending of [".idx", ".pack", ".keep"]) rmSync(join(objectsFolder, "pack", name + ending), { force: true });
}

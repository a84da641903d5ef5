// Joins the small packs of many transactions into one, without git: what keeps reading fast between git's own repacks.
import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Durability, syncFolders, writeNew } from "./durable.ts";
import { stagePack } from "./object-writer.ts";
import type { Oid } from "./objects.ts";
import { Pack } from "./pack.ts";
import type { PackEntry } from "./pack-writer.ts";

/** Each pack costs a lookup a step and a reader a descriptor; sixty-four are not felt, and joining them takes milliseconds. */
export const JOIN_PACKS = 64;
/** Packs beyond this are left to git: copying them again and again would cost more than it saves. */
const JOIN_BELOW_BYTES = 8 * 1024 * 1024;

/** Names of packs that one join would take, once there are enough of them. */
function findSmallPacks(folder: string): string[] {
	const names = readdirSync(folder).filter((name) => name.endsWith(".idx"));
	if (names.length < JOIN_PACKS) return [];
	const small = names
		.map((name) => name.slice(0, -".idx".length))
		.filter(
			(name) =>
				(statSync(join(folder, `${name}.pack`), { throwIfNoEntry: false })?.size ?? Number.POSITIVE_INFINITY) <
				JOIN_BELOW_BYTES,
		);
	return small.length < JOIN_PACKS ? [] : small;
}

/** Only under the workspace lock. Packs that hold deltas (git's own) are left as they are. Answers how many were joined. */
export async function joinSmallPacks(objectsFolder: string, durability: Durability): Promise<number> {
	const folder = join(objectsFolder, "pack");
	const joined: string[] = [];
	const entries = new Map<Oid, PackEntry>();
	for (const name of findSmallPacks(folder)) {
		const pack = new Pack(join(folder, name));
		try {
			const whole = pack.wholeEntries();
			if (!whole) continue;
			for (const entry of whole) entries.set(entry.oid, entry);
			joined.push(name);
		} finally {
			pack.close();
		}
	}
	if (joined.length < 2) return 0;
	const staged = stagePack(objectsFolder, [...entries.values()]);
	await writeNew(staged.files, durability);
	await syncFolders([staged.publish()], durability);
	for (const name of joined) for (const ending of [".idx", ".pack"]) rmSync(join(folder, name + ending));
	return joined.length;
}

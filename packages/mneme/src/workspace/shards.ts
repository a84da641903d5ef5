// Where a file of a large folder goes. A folder that holds many files costs every commit its whole listing, so beyond a
// thousand entries new files go into 256 subfolders by the hash of their name.
import { createHash } from "node:crypto";

export const SHARD_BEYOND = 1000;

/** The path of `name` in `folder`, which holds `count` entries already. */
export function shardedPath(folder: string, name: string, count: number): string {
	return count < SHARD_BEYOND ? `${folder}/${name}` : shardPath(folder, name);
}

/** Every place a file called `name` may be, most likely first. */
export function shardCandidates(folder: string, name: string): [flat: string, sharded: string] {
	return [`${folder}/${name}`, shardPath(folder, name)];
}

function shardPath(folder: string, name: string): string {
	return `${folder}/${createHash("sha1").update(name).digest("hex").slice(0, 2)}/${name}`;
}

// Tells that something happened in a tree of folders, through the system's own events. On Linux one watch per folder, added
// and dropped as folders come and go: Node's recursive watch there costs one per file and misses what new folders hold.
import { type FSWatcher, readdirSync, watch } from "node:fs";
import { join } from "node:path";
import { MemoryError } from "../../model/errors.ts";
import { leftOut } from "../tracked.ts";

interface WatchedFolders {
	close(): void;
}

/** The systems whose kernel watches whole trees. */
const WATCHES_TREES = process.platform === "darwin" || process.platform === "win32";

/** `changed` gets a path from `root` with `/`, or undefined where the system did not say which. */
export function watchFolders(root: string, changed: (path: string | undefined) => void): WatchedFolders {
	const watchers = new Map<string, FSWatcher>();
	const drop = (under: string) => {
		for (const [folder, watcher] of watchers) {
			if (folder !== under && !folder.startsWith(under === "" ? "" : `${under}/`)) continue;
			watcher.close();
			watchers.delete(folder);
		}
	};
	const add = (folder: string) => {
		if (watchers.has(folder) || isPassedOver(folder)) return;
		try {
			const watcher = watch(join(root, folder), { recursive: WATCHES_TREES }, (event, name) => {
				const path = name === null ? undefined : joinPath(folder, name.replaceAll("\\", "/"));
				if (path !== undefined && isPassedOver(path)) return;
				if (event === "rename" && !WATCHES_TREES) refresh(folder, path);
				changed(path);
			});
			watcher.on("error", () => {
				drop(folder);
				changed(undefined);
			});
			watchers.set(folder, watcher);
		} catch (error) {
			const { code } = error as NodeJS.ErrnoException;
			if (code === "ENOSPC" || code === "EMFILE") throw tooMany(error);
			// Gone again, or not ours to look into.
			if (code !== "ENOENT" && code !== "ENOTDIR" && code !== "EACCES") throw error;
			return;
		}
		if (WATCHES_TREES) return;
		for (const inner of subfolders(root, folder)) add(inner);
	};
	const refresh = (folder: string, path: string | undefined) => {
		// What was watched under this name may be another folder now.
		if (path !== undefined) drop(path);
		for (const inner of subfolders(root, folder)) add(inner);
	};
	add("");
	return { close: () => drop("") };
}

function tooMany(cause: unknown): MemoryError {
	return new MemoryError(
		"UNAVAILABLE",
		"The system lets no more folders be watched. Raise its limit (on Linux fs.inotify.max_user_watches), or leave outside edits to `mneme status`.",
		{ cause },
	);
}

function joinPath(folder: string, name: string): string {
	return folder === "" ? name : `${folder}/${name}`;
}

/** The ledger, git, foreign trees: the rule is asked about a file there, because it speaks of files. */
function isPassedOver(path: string): boolean {
	return path !== "" && leftOut(`${path}/x`) !== undefined;
}

function subfolders(root: string, folder: string): string[] {
	try {
		const entries = readdirSync(join(root, folder), { withFileTypes: true });
		return entries.filter((entry) => entry.isDirectory()).map(({ name }) => joinPath(folder, name));
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		if (code === "ENOENT" || code === "ENOTDIR" || code === "EACCES") return [];
		throw error;
	}
}

// Every plain file of a workspace, and what is left out with the reason. Reads names and stats only, never contents.
import { existsSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { MemoryError } from "../../model/errors.ts";
import { resolvePath } from "../paths.ts";
import { leftOut, TRACKED_BYTES } from "../tracked.ts";

export interface FileStat {
	readonly size: number;
	/** Nanoseconds, as text: they do not fit a number. */
	readonly modified: string;
	readonly changed: string;
	readonly inode: string;
	readonly executable: boolean;
}

export interface ScannedFile {
	readonly path: string;
	readonly absolute: string;
	readonly stat: FileStat;
}

/** A folder's path ends in `/`. */
export interface LeftOutPath {
	readonly path: string;
	readonly reason: string;
}

export interface Scan {
	readonly files: readonly ScannedFile[];
	readonly leftOut: readonly LeftOutPath[];
	/** Folders that could not be looked into: nothing is known about the files below. */
	readonly unreadable: readonly string[];
}

/** Ours or git's: passed over without a word. */
const OWN_FOLDERS = new Set([".git", ".audit", ".mneme"]);
/** Beyond this a path may break the limit on whole paths, which looking at single names cannot tell. */
const LONG_PATH = 250;

/** What is tracked already stays tracked, whatever the rules or a new repository around it say. */
export function scan(root: string, isTrackedAlready: (path: string) => boolean): Scan {
	const found = { files: [] as ScannedFile[], leftOut: [] as LeftOutPath[], unreadable: [] as string[] };
	scanFolder(root, "", isTrackedAlready, found);
	return found;
}

interface Found {
	readonly files: ScannedFile[];
	readonly leftOut: LeftOutPath[];
	readonly unreadable: string[];
}

function scanFolder(root: string, under: string, isTrackedAlready: (path: string) => boolean, found: Found): void {
	const folder = join(root, under);
	let names: string[];
	try {
		names = readdirSync(folder).sort();
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
		found.unreadable.push(under);
		found.leftOut.push({ path: under, reason: "cannot be read" });
		return;
	}
	for (const name of names) {
		if (OWN_FOLDERS.has(name)) continue;
		const path = under + name;
		const absolute = join(folder, name);
		const stat = lstatSync(absolute, { bigint: true, throwIfNoEntry: false });
		const tracked = isTrackedAlready(path);
		const isLink = stat?.isSymbolicLink() === true;
		const problem = stat
			? isLink
				? "symbolic link"
				: nameProblem(root, folder, name, path)
			: "the name cannot be read";
		if (problem) found.leftOut.push({ path, reason: problem });
		else if (stat!.isDirectory()) {
			const reason = tracked ? undefined : folderReason(absolute, `${path}/`);
			if (reason) found.leftOut.push({ path: `${path}/`, reason });
			else scanFolder(root, `${path}/`, isTrackedAlready, found);
		} else if (!stat!.isFile()) found.leftOut.push({ path, reason: "not a plain file" });
		else {
			const size = Number(stat!.size);
			const rule = tracked ? undefined : (leftOut(path) ?? (size > TRACKED_BYTES ? "large" : undefined));
			if (rule === "derived" || rule === "temporary") continue;
			if (rule) found.leftOut.push({ path, reason: rule });
			else
				found.files.push({
					path,
					absolute,
					stat: {
						size,
						modified: String(stat!.mtimeNs),
						changed: String(stat!.ctimeNs),
						inode: String(stat!.ino),
						executable: (stat!.mode & 0o100n) !== 0n,
					},
				});
		}
	}
}

function folderReason(absolute: string, path: string): string | undefined {
	if (existsSync(join(absolute, ".git"))) return "another git repository";
	if (existsSync(join(absolute, ".audit", "HEAD"))) return "another workspace";
	// The rule is asked about a file there, because it speaks of files.
	return leftOut(`${path}x`);
}

/** Looks at one name first, which is cheap; a name refused only at the start of a path is asked about again as a whole. */
function nameProblem(root: string, folder: string, name: string, path: string): string | undefined {
	const first = path.length > LONG_PATH ? undefined : refusalOf(folder, name);
	if (path.length <= LONG_PATH && first === undefined) return undefined;
	return refusalOf(root, path);
}

function refusalOf(root: string, path: string): string | undefined {
	try {
		resolvePath(root, path, "track");
		return undefined;
	} catch (error) {
		if (error instanceof MemoryError && error.code === "INVALID_PATH") return String(error.data.problem);
		throw error;
	}
}

// The note a running daemon leaves in its home: process, version, socket. Clients read it first; nothing else may be imported
// here, since every command starts with it.
import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface DaemonNote {
	readonly pid: number;
	readonly version: string;
	readonly socket: string;
}

export const NOTE_FILE = "daemon.json";

/** Undefined where no daemon has been started, or none left a note one can read. */
export function findNote(home: string): DaemonNote | undefined {
	let text: string;
	try {
		text = readFileSync(join(home, NOTE_FILE), "utf8");
	} catch {
		// No home, no note, no right to read it: all mean that there is no daemon for us.
		return undefined;
	}
	return parseNote(text);
}

function parseNote(text: string): DaemonNote | undefined {
	try {
		const { pid, version, socket } = JSON.parse(text) as Partial<DaemonNote>;
		if (typeof pid !== "number" || typeof version !== "string" || typeof socket !== "string") return undefined;
		return { pid, version, socket };
	} catch {
		// Not ours, or damaged: the next daemon writes it anew.
		return undefined;
	}
}

/** Whether nobody but this user can be behind the socket. Windows guards its pipes itself. */
export function isPrivate(socket: string): boolean {
	if (process.platform === "win32") return true;
	const stat = lstatSync(socket, { throwIfNoEntry: false });
	return stat?.isSocket() === true && stat.uid === process.getuid?.() && (stat.mode & 0o077) === 0;
}

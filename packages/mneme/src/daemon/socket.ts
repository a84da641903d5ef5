// Where a home's socket is, and binding it so that only its owner can open it. That nobody else binds it is the daemon lock's work.
import { createHash } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import type { Server } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { MemoryError } from "../model/errors.ts";
import { type DaemonNote, findNote, NOTE_FILE } from "./note.ts";

const SOCKET_FILE = "daemon.sock";
/** The shortest limit among the systems: macOS has 104 bytes with the closing zero. */
const MAX_SOCKET_BYTES = 103;
const OWNER_ONLY_UMASK = 0o177;

/** Makes the home if it is not there. Refuses one in which others could put a socket of their own. */
export function prepareHome(home: string): void {
	mkdirSync(home, { recursive: true, mode: 0o700 });
	if (process.platform === "win32" || (statSync(home).mode & 0o022) === 0) return;
	throw new MemoryError(
		"NOT_ALLOWED",
		`Others may write to ${home}, so a daemon there could be taken for another: chmod go-w it first.`,
		{ data: { home } },
	);
}

/** Listens at the home's place. Only under the daemon lock: a socket that is in the way is a dead daemon's. */
export async function bind(server: Server, home: string): Promise<string> {
	const socket = chooseSocket(home);
	if (process.platform !== "win32") rmSync(socket, { force: true });
	const before = process.umask(OWNER_ONLY_UMASK);
	try {
		await new Promise<void>((resolve, reject) => {
			server.once("error", reject);
			server.listen(socket, resolve);
		});
	} finally {
		process.umask(before);
	}
	if (process.platform !== "win32") chmodSync(socket, 0o600);
	return socket;
}

function chooseSocket(home: string): string {
	if (process.platform === "win32")
		return `\\\\.\\pipe\\mneme-${createHash("sha256").update(home).digest("hex").slice(0, 32)}`;
	const beside = join(home, SOCKET_FILE);
	if (Buffer.byteLength(beside) <= MAX_SOCKET_BYTES) return beside;
	return join(mkdtempSync(join(tmpdir(), "mneme-")), SOCKET_FILE);
}

/** Whole or not at all: a client reads the old note or the new one. */
export function writeNote(home: string, note: DaemonNote): void {
	const target = join(home, NOTE_FILE);
	const temporary = `${target}.${note.pid}.tmp`;
	writeFileSync(temporary, `${JSON.stringify(note)}\n`, { mode: 0o600 });
	renameSync(temporary, target);
}

/** Takes away what `bind` and `writeNote` left, unless it is somebody else's by now. */
export function dropTraces(home: string, { pid, socket }: DaemonNote): void {
	if (findNote(home)?.pid === pid) rmSync(join(home, NOTE_FILE), { force: true });
	if (process.platform !== "win32" && dirname(socket) !== home)
		rmSync(dirname(socket), { recursive: true, force: true });
}

/** Whether clients still find us; a home that was deleted or a socket that was swept away cannot come back. */
export function isReachable(home: string, { pid, socket }: DaemonNote): boolean {
	if (findNote(home)?.pid !== pid) return false;
	return process.platform === "win32" || statSync(socket, { throwIfNoEntry: false })?.isSocket() === true;
}

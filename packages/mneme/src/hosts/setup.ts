// Puts this memory into the configs of the clients found here, and takes it out again. What is written is noted in <home>/setup.json, so that
// removing it brings a file back as it was.
import { createHash } from "node:crypto";
import {
	existsSync,
	mkdirSync,
	readFileSync,
	realpathSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { ClientChange, ClientControl, ClientReport, McpCommand } from "../model/clients.ts";
import { MemoryError } from "../model/errors.ts";
import { CLIENTS, type Client, isInstalled, type Places } from "./clients.ts";
import { findEntry, removeEntry, setEntry } from "./config-text.ts";

const SERVER = "mneme";
const NOTES_FILE = "setup.json";
const BACKUP_ENDING = ".before-mneme";

/** By client: the hash of what we wrote, and where the file lies as it was before; null where there was none. */
type Notes = Record<string, { readonly wrote: string; readonly backup: string | null }>;

export function clientControl(home: string, places: Places, self: readonly string[]): ClientControl {
	const found = () => CLIENTS.filter((client) => isInstalled(client, places));
	return {
		userHome: places.userHome,
		self,
		report: (commandFor) => found().map((client) => reportOn(client, places, commandFor(client.id))),
		plan({ ids, remove, commandFor }) {
			const chosen = ids.length === 0 ? found() : ids.map(getClient);
			const notes = readNotes(home);
			return chosen.flatMap((client) => {
				const change = remove ? planRemoval(client, places, notes) : planEntry(client, places, commandFor(client.id));
				return change && change.before !== change.after ? [change] : [];
			});
		},
		apply: (change) => apply(home, change),
	};
}

function getClient(id: string): Client {
	const client = CLIENTS.find((each) => each.id === id);
	if (client) return client;
	throw new MemoryError(
		"INVALID_INPUT",
		`There is no client ${JSON.stringify(id)}; known are ${CLIENTS.map((each) => each.id).join(", ")}.`,
	);
}

function reportOn(client: Client, places: Places, command: McpCommand): ClientReport {
	const { id, name, format, keys } = client;
	const path = client.config(places);
	try {
		const entry = findEntry(format, readText(path) ?? "", [...keys, SERVER]) as McpCommand | undefined;
		if (entry === undefined) return { id, name, path, state: "missing" };
		const found = { command: String(entry.command), args: [...(entry.args ?? [])].map(String) };
		return {
			id,
			name,
			path,
			found,
			state: isDeepStrictEqual(structuredClone(entry), client.entry(command)) ? "current" : "outdated",
		};
	} catch (error) {
		return { id, name, path, state: "unreadable", problem: (error as Error).message };
	}
}

function planEntry(client: Client, places: Places, command: McpCommand): ClientChange | undefined {
	const { id, name, format, keys } = client;
	const { path, state } = reportOn(client, places, command);
	if (state === "current" || state === "unreadable") return undefined;
	const before = readText(path);
	return {
		id,
		name,
		path,
		removes: false,
		before,
		after: setEntry(format, before ?? "", [...keys, SERVER], client.entry(command)),
	};
}

/** A file that is still as we left it becomes what it was; from one that was edited since only our entry goes. */
function planRemoval(client: Client, places: Places, notes: Notes): ClientChange | undefined {
	const { id, name, format, keys } = client;
	const path = client.config(places);
	const before = readText(path);
	if (before === undefined) return undefined;
	const note = notes[id];
	if (note?.wrote === hashOf(before) && (note.backup === null || existsSync(note.backup)))
		return { id, name, path, removes: true, before, after: note.backup === null ? undefined : readText(note.backup) };
	try {
		if (findEntry(format, before, [...keys, SERVER]) === undefined) return undefined;
		return { id, name, path, removes: true, before, after: removeEntry(format, before, [...keys, SERVER]) };
	} catch {
		// It cannot be read, so it is left alone; the report says so.
		return undefined;
	}
}

function apply(home: string, { id, name, path, before, after, removes }: ClientChange): { backup: string | undefined } {
	if (readText(path) !== before)
		throw new MemoryError("LOCKED", `${path} changed while you were asked. Nothing was done to it; run it again.`, {
			data: { path },
		});
	const target = existsSync(path) ? realpathSync(path) : path;
	const { [id]: note, ...others } = readNotes(home);
	const isOurs = note !== undefined && before !== undefined && note.wrote === hashOf(before);
	// Written over once more, it still goes back to what was there before us.
	const original = isOurs ? note.backup : before === undefined ? null : `${target}${BACKUP_ENDING}`;
	const isBack = isOurs && after === (original === null ? undefined : readText(original));
	try {
		if (!isOurs && original !== null) writeWhole(original, before!, statSync(target).mode);
		if (after === undefined) rmSync(target);
		else writeWhole(target, after, before === undefined ? 0o600 : statSync(target).mode);
		if (isBack && original !== null) rmSync(original);
	} catch (cause) {
		throw new MemoryError("DISK", `Cannot write ${name}'s ${path}: ${(cause as Error).message}`, {
			data: { path },
			cause,
		});
	}
	const noted =
		removes || after === undefined ? others : { ...others, [id]: { wrote: hashOf(after), backup: original } };
	writeNotes(home, noted);
	return { backup: isBack ? undefined : (original ?? undefined) };
}

function hashOf(text: string): string {
	return createHash("sha256").update(text).digest("hex");
}

/** A reader sees the old file or the new one, and its rights stay. */
function writeWhole(path: string, text: string, mode: number): void {
	mkdirSync(dirname(path), { recursive: true });
	const fresh = `${path}.${process.pid}.tmp`;
	writeFileSync(fresh, text, { mode: mode & 0o777, flush: true });
	renameSync(fresh, path);
}

function readText(path: string): string | undefined {
	return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

function readNotes(home: string): Notes {
	const text = readText(join(home, NOTES_FILE));
	return text === undefined ? {} : (JSON.parse(text) as Notes);
}

function writeNotes(home: string, notes: Notes): void {
	writeWhole(join(home, NOTES_FILE), `${JSON.stringify(notes, undefined, "\t")}\n`, 0o600);
}

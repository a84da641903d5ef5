// The daemon's log in the home's logs/: what happened and how long it took, never what was said. Rotated by size.
import { appendFileSync, mkdirSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Clock } from "../model/clock.ts";
import { MemoryError } from "../model/errors.ts";

const LOG_FOLDER = "logs";
const LOG_FILE = "daemon.log";
/** Some ten thousand lines; with two older ones, weeks of use. */
const MAX_BYTES = 1024 * 1024;
const OLDER_KEPT = 2;

export interface Log {
	readonly path: string;
	/** `words` hold no memory text: names of verbs, counts, codes. */
	line(...words: readonly (string | number)[]): void;
	/** The code of a fault, or where an unexpected error came from; its message may quote a memory. */
	fault(what: string, error: unknown): void;
}

export function openLog(home: string, clock: Clock, maxBytes: number = MAX_BYTES): Log {
	const path = logPath(home, LOG_FILE);
	mkdirSync(join(home, LOG_FOLDER), { recursive: true, mode: 0o700 });
	let bytes = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
	const line = (...words: readonly (string | number)[]) => {
		const text = `${new Date(clock.now()).toISOString()} ${words.join(" ")}\n`;
		if (bytes > 0 && bytes + text.length > maxBytes) {
			rotate(path);
			bytes = 0;
		}
		appendFileSync(path, text, { mode: 0o600 });
		bytes += text.length;
	};
	return {
		path,
		line,
		fault: (what, error) => line(what, ...describe(error)),
	};
}

export function logPath(home: string, file: string): string {
	return join(home, LOG_FOLDER, file);
}

function rotate(path: string): void {
	for (let age = OLDER_KEPT; age > 0; age--) {
		const younger = age === 1 ? path : `${path}.${age - 1}`;
		if (statSync(younger, { throwIfNoEntry: false })) renameSync(younger, `${path}.${age}`);
	}
}

const FRAMES_KEPT = 8;

function describe(error: unknown): string[] {
	if (error instanceof MemoryError && error.code !== "INTERNAL") return [error.code];
	if (!(error instanceof Error)) return [typeof error];
	const frames = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
	return [error.name, ...frames.slice(0, FRAMES_KEPT).map((frame) => frame.trim())];
}

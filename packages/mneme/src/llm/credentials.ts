// Where a provider's key is found: an environment variable, else `<home>/credentials`, a file of `NAME=value` lines that only its owner may
// read. A key is handed on as a value and is part of no message, log or file of ours.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { MemoryError } from "../model/errors.ts";

const CREDENTIALS_FILE = "credentials";
const READABLE_BY_OTHERS = 0o077;

export interface KeyPlaces {
	readonly home: string;
	readonly env: Readonly<Record<string, string | undefined>>;
}

/** Undefined where nobody has one: some servers want none. */
export function findKey({ home, env }: KeyPlaces, name: string): string | undefined {
	const fromEnvironment = env[name]?.trim();
	if (fromEnvironment) return fromEnvironment;
	const text = readCredentials(join(home, CREDENTIALS_FILE));
	return text === undefined ? undefined : parseCredentials(text).get(name);
}

function readCredentials(path: string): string | undefined {
	const stat = statSync(path, { throwIfNoEntry: false });
	if (!stat) return undefined;
	// Windows has no such bits; there the profile folder's own rights apply.
	if (process.platform !== "win32" && (stat.mode & READABLE_BY_OTHERS) !== 0) {
		throw new MemoryError("NOT_ALLOWED", `Others may read ${path}, so it is not used. Run: chmod 600 ${path}`, {
			data: { path },
		});
	}
	try {
		return readFileSync(path, "utf8");
	} catch (cause) {
		throw new MemoryError("DISK", `Cannot read ${path}: ${(cause as Error).message}`, { data: { path }, cause });
	}
}

function parseCredentials(text: string): Map<string, string> {
	const keys = new Map<string, string>();
	for (const line of text.split(/\r?\n/)) {
		const match = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(?:"([^"]*)"|'([^']*)'|(.*?))\s*$/.exec(line);
		const value = match?.[2] ?? match?.[3] ?? match?.[4];
		if (match?.[1] !== undefined && value) keys.set(match[1], value);
	}
	return keys;
}

// Reads the two settings files, and writes the home's. mneme.yaml is written through a transaction only.
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { MemoryError } from "../../model/errors.ts";
import { HOME_SETTINGS_FILE, WORKSPACE_SETTINGS_FILE } from "../../model/places.ts";
import type { SettingSources } from "./settings.ts";

export interface SettingPlaces {
	readonly folder: string;
	readonly home: string;
	readonly env: Readonly<Record<string, string | undefined>>;
}

export async function readSettingSources(
	{ folder, home, env }: SettingPlaces,
	flags: SettingSources["flags"] = {},
): Promise<SettingSources> {
	const [workspaceText, homeText] = await Promise.all([
		readText(join(folder, WORKSPACE_SETTINGS_FILE)),
		readText(join(home, HOME_SETTINGS_FILE)),
	]);
	return { workspaceText, homeText, env, flags };
}

/** Whole or not at all: a reader sees the old file or the new one. */
export async function writeHomeSettings(home: string, text: string): Promise<void> {
	const target = join(home, HOME_SETTINGS_FILE);
	const temporary = `${target}.${process.pid}.tmp`;
	try {
		await mkdir(home, { recursive: true });
		const file = await open(temporary, "w");
		try {
			await file.writeFile(text);
			await file.sync();
		} finally {
			await file.close();
		}
		await rename(temporary, target);
	} catch (cause) {
		await rm(temporary, { force: true });
		throw new MemoryError("DISK", `cannot write ${target}: ${(cause as Error).message}`, { cause });
	}
}

async function readText(path: string): Promise<string | null> {
	try {
		return await readFile(path, "utf8");
	} catch (cause) {
		const { code, message } = cause as NodeJS.ErrnoException;
		if (code === "ENOENT" || code === "ENOTDIR") return null;
		throw new MemoryError("DISK", `cannot read ${path}: ${message}`, { cause });
	}
}

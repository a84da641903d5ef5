// What a person (or their editor) does to a file behind our back, in every way editors do it.
import {
	appendFileSync,
	closeSync,
	existsSync,
	ftruncateSync,
	mkdirSync,
	openSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
	writeSync,
} from "node:fs";
import { dirname, join } from "node:path";

export const EDITS = ["append", "truncate", "replace", "delete", "same-line", "create"] as const;

export type EditKind = (typeof EDITS)[number];

/** Puts `token` into the file by the given means. Answers false if there was nothing to do it to. */
export function edit(kind: EditKind, absolute: string, token: string): boolean {
	mkdirSync(dirname(absolute), { recursive: true });
	const there = existsSync(absolute);
	if (kind === "append") appendFileSync(absolute, `${token}\n`);
	else if (kind === "replace") replace(absolute, `# written anew by a person\n${token}\n`);
	else if (kind === "create")
		writeFileSync(join(dirname(absolute), `by-a-person-${token.slice(1, -1)}.md`), `${token}\n`);
	else if (!there) return false;
	else if (kind === "truncate") truncate(absolute, `# typed again\n${token}\n`);
	else if (kind === "delete") rmSync(absolute);
	else replace(absolute, readFileSync(absolute, "utf8").replace(/^.*/u, `# first line, changed ${token}`));
	return true;
}

function replace(absolute: string, text: string): void {
	const temporary = `${absolute}~`;
	writeFileSync(temporary, text);
	renameSync(temporary, absolute);
}

function truncate(absolute: string, text: string): void {
	const descriptor = openSync(absolute, "r+");
	ftruncateSync(descriptor, 0);
	writeSync(descriptor, text);
	closeSync(descriptor);
}

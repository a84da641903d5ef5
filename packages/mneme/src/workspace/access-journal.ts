// memory/meta/access.log on disk: lines added as memories are made and used, dropped once they are folded into the scores. It is
// untracked, so no transaction writes it; adding and dropping are done under the workspace lock.
import {
	appendFileSync,
	closeSync,
	fstatSync,
	ftruncateSync,
	lstatSync,
	openSync,
	readFileSync,
	readSync,
	renameSync,
	writeFileSync,
} from "node:fs";
import { resolvePath } from "./paths.ts";
import type { Context } from "./transaction/context.ts";

export const ACCESS_LOG = "memory/meta/access.log";
const LINE_END = 0x0a;

/** Whole lines only: a last one torn by a crash may be half an id. */
export function readAccessJournal({ root }: Context): string {
	try {
		const bytes = readFileSync(resolvePath(root, ACCESS_LOG, "track"));
		return bytes.toString("utf8", 0, wholeLines(bytes));
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
		throw error;
	}
}

function wholeLines(bytes: Buffer): number {
	return bytes.lastIndexOf(LINE_END) + 1;
}

/** A last line torn by a crash goes first, so that it does not spoil the next. */
export function appendToAccessJournal(context: Context, lines: readonly string[]): void {
	if (lines.length === 0) return;
	const descriptor = openSync(resolvePath(context.root, ACCESS_LOG, "track"), "a+");
	try {
		const last = Buffer.alloc(1);
		const { size } = fstatSync(descriptor);
		const isTorn = size > 0 && readSync(descriptor, last, 0, 1, size - 1) === 1 && last[0] !== LINE_END;
		if (isTorn) ftruncateSync(descriptor, wholeLines(readFileSync(descriptor)));
		appendFileSync(descriptor, `${lines.join("\n")}\n`);
	} finally {
		closeSync(descriptor);
	}
}

/** Takes `folded` away from the start; a journal that no longer starts with it is left alone. */
export function dropFromAccessJournal(context: Context, folded: string): void {
	if (folded === "") return;
	const present = readAccessJournal(context);
	if (!present.startsWith(folded)) return;
	const rest = context.ledger.own("access.log.rest");
	writeFileSync(rest, present.slice(folded.length));
	renameSync(rest, resolvePath(context.root, ACCESS_LOG, "track"));
}

/** A file's size without reading it; 0 where there is none. */
export function bytesOnDisk({ root }: Context, path: string): number {
	return lstatSync(resolvePath(root, path, "track"), { throwIfNoEntry: false })?.size ?? 0;
}

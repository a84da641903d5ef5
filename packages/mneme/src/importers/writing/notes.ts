// Notes as files below memory/notes/. A later import brings what changed in the source, unless the note was changed or removed here.
import { MemoryError } from "../../model/errors.ts";
import { draftText, readText } from "../../stores/writing.ts";
import { stripInvisible } from "../../text/invisible.ts";
import { resolvePath } from "../../workspace/paths.ts";
import { leftOut } from "../../workspace/tracked.ts";
import type { NoteItem } from "../item.ts";
import { hashOf, type KnownItem } from "../journal.ts";
import { type ImportContext, type Prepared, type Quarantined, skip, type Written } from "./prepared.ts";

const FOLDER = "memory/notes";
/** What Windows cannot hold in a name, and what has a meaning in paths. */
const UNPORTABLE = /[<>:"|?*\\\p{Cc}]/gu;

export function prepareNote(context: ImportContext, item: NoteItem): Prepared | Written {
	const path = notePath(context.folder, item.path);
	const problem = findProblem(context, path);
	if (problem !== undefined) return skip(problem, path);
	const { text, quarantined } = screenNote(context, item.text, path);
	const version = hashOf(text);
	const key = hashOf("note", path);
	const known = context.journal.find(key);
	if (known?.version === version) return { change: "known", id: path };
	if (known && isOther(known, context))
		return skip("another folder of that name was imported before (--as NAME keeps them apart)", path);
	const base = { item, key, version, quarantined };
	if (text.trim() === "") return quarantined.length > 0 ? base : skip("empty", path);
	return {
		...base,
		async write(writing): Promise<Written> {
			const present = await readText(writing, path);
			if (present === text) return { change: "known", id: path };
			if (known && present === null) return skip("removed from the memory since", path);
			if (present !== null && (!known || hashOf(present) !== known.version))
				return skip(known ? "changed in the memory since" : "the memory has another file there", path);
			draftText(writing, path, text, `imported from ${item.source}`);
			return { change: present === null ? "added" : "updated", id: path };
		},
	};
}

/** A name that was given says which import it continues; the folder's own name may be another folder's too. */
function isOther({ from }: KnownItem, context: ImportContext): boolean {
	const [, theirs] = from.split("@");
	const [, ours] = context.from.split("@");
	return theirs !== undefined && ours !== undefined && theirs !== ours;
}

export function notePath(folder: string, path: string): string {
	const names = [...folder.split("/"), ...path.split("/")].filter((name) => name !== "");
	const portable = names.map(
		(name) =>
			name
				.normalize("NFC")
				.replace(UNPORTABLE, "-")
				.replace(/[. ]+$/, "")
				.trim() || "-",
	);
	const joined = [FOLDER, ...portable].join("/");
	// Folders of that name hold a host's transcripts, which the ledger leaves out; these are notes.
	return leftOut(joined) === "transcript" ? joined.replace(/\/(sessions|transcripts)\//gi, "/$1-notes/") : joined;
}

function findProblem({ deps }: ImportContext, path: string): string | undefined {
	const { root, context } = deps.workspace;
	try {
		resolvePath(root, path, "write");
	} catch (error) {
		if (error instanceof MemoryError && error.code === "INVALID_PATH") return "a name that cannot be a file here";
		throw error;
	}
	const left = leftOut(path);
	if (left !== undefined) return `named like what the ledger leaves out (${left})`;
	const twin = context.ledger.trees.findTwin(context.ledger.treeOf(context.ledger.head()), path);
	return twin === undefined ? undefined : "differs from another note only in case or accents";
}

/** Secrets are blanked out. A paragraph that gives orders goes to quarantine; all of it where the order is in the whole. */
function screenNote(
	{ screen }: ImportContext,
	text: string,
	path: string,
): { text: string; quarantined: readonly Quarantined[] } {
	const whole = screen(text, path);
	if (!whole.orders?.length) return { text: whole.text, quarantined: [] };
	const quarantined: Quarantined[] = [];
	const kept = stripInvisible(text)
		.split(/(\n[^\S\n]*\n\s*)/)
		.map((paragraph) => {
			const { text: clean, orders } = screen(paragraph, path);
			if (!orders?.length) return clean;
			quarantined.push({ text: clean, reasons: orders });
			return "[quarantined]";
		})
		.join("");
	const rest = screen(kept, path);
	if (quarantined.length > 0 && !rest.orders?.length) return { text: rest.text, quarantined };
	return { text: "", quarantined: [{ text: whole.text, reasons: whole.orders }] };
}

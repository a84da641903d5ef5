// The note of a rewriting of the history that is under way: what recovery needs to drop it, or to finish it. Durable, and whole or
// not there at all.
import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { syncFolders, writeNew } from "../../ledger/durable.ts";
import type { Oid } from "../../ledger/objects.ts";
import type { Discarded } from "../../ledger/rewrite-store.ts";
import type { Context } from "../transaction/context.ts";
import { findOwn } from "../transaction/state.ts";

export interface RewriteRecord {
	/** switched: the branch is on the new history, and what is only in the old one may be on its way out. */
	readonly phase: "preparing" | "prepared" | "switched";
	/** The branch before and after. */
	readonly from: Oid;
	readonly to?: Oid;
	/** Packs that were written for it, and packs that stay as they are. */
	readonly packs: readonly string[];
	readonly staying: readonly string[];
	readonly discarded: Discarded;
	/** Files that tell of it: the receipt of an erasure. */
	readonly added?: readonly string[];
	/** Other refs: name, old and new commit. */
	readonly refs: readonly (readonly [name: string, from: Oid, to: Oid])[];
	/** Files on disk: what they held and what they shall hold. */
	readonly files: readonly RewrittenFile[];
}

export interface RewrittenFile {
	readonly path: string;
	readonly before?: Oid;
	readonly after?: Oid;
}

const NAME = "rewrite.json";

/** Asked at every lock. */
export function isRewriteOpen({ ledger }: Context): boolean {
	return existsSync(ledger.own(NAME));
}

export function findRewrite(context: Context): RewriteRecord | undefined {
	const text = findOwn(context, NAME);
	try {
		return text === undefined ? undefined : (JSON.parse(text) as RewriteRecord);
	} catch (error) {
		// Only a damaged disk does this; the history is then judged by itself.
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
}

/** Only under the workspace lock. */
export async function writeRewrite(context: Context, record: RewriteRecord): Promise<void> {
	const { ledger } = context;
	const path = ledger.own(NAME);
	rmSync(`${path}.tmp`, { force: true });
	await writeNew([{ path: `${path}.tmp`, bytes: Buffer.from(JSON.stringify(record)) }], ledger.durability);
	renameSync(`${path}.tmp`, path);
	await syncFolders([join(ledger.folder, "mneme")], ledger.durability);
}

export function dropRewrite(context: Context): void {
	rmSync(context.ledger.own(NAME), { force: true });
	dropUnwritten(context);
}

/** What a kill in the middle of writing it left. Only under the workspace lock. */
export function dropUnwritten({ ledger }: Context): void {
	rmSync(`${ledger.own(NAME)}.tmp`, { force: true });
}

// The note of a rewriting of the history that is under way: what recovery needs to drop it, or to finish it. Durable, and whole or
// not there at all.
import { renameSync, rmSync } from "node:fs";
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
	/** Packs that were written for it. */
	readonly packs: readonly string[];
	readonly discarded: Discarded;
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

export function findRewrite(context: Context): RewriteRecord | undefined {
	const text = findOwn(context, NAME);
	return text === undefined ? undefined : (JSON.parse(text) as RewriteRecord);
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

export function dropRewrite({ ledger }: Context): void {
	rmSync(ledger.own(NAME), { force: true });
	rmSync(`${ledger.own(NAME)}.tmp`, { force: true });
}

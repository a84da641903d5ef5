// Remembers which blob a file held at which stat, so that a sweep reads only what may have changed. Losing it costs time only.
import { statSync, writeFileSync } from "node:fs";
import type { Oid } from "../../ledger/objects.ts";
import type { Context } from "../transaction/context.ts";
import { findOwn, writeOwn } from "../transaction/state.ts";
import type { FileStat } from "./scan.ts";

const NAME = "stat-cache.json";
const PROBE = "sweep-began";
const VERSION = 1;

/** A blob, or why the content keeps the file out of the ledger. */
export type Content = { readonly oid: Oid } | { readonly leftOut: string };

type Row = readonly [size: number, modified: string, changed: string, inode: string, content: Content];

export class StatCache {
	readonly #context: Context;
	readonly #known: Map<string, Row>;
	readonly #seen = new Map<string, Row>();
	/** When this sweep began, by the clock of the file system that stamps the files. */
	readonly #began: bigint;

	constructor(context: Context) {
		this.#context = context;
		this.#known = readRows(context);
		this.#began = probe(context);
	}

	find(path: string, stat: FileStat): Content | undefined {
		const row = this.#known.get(path);
		if (!row || row[0] !== stat.size || row[1] !== stat.modified || row[2] !== stat.changed || row[3] !== stat.inode)
			return undefined;
		this.#seen.set(path, row);
		return row[4];
	}

	/**
	 * Git's rule for racy files: one stamped at or after the moment the sweep began could change again without its stamp
	 * changing, so it is read again next time.
	 */
	remember(path: string, stat: FileStat, content: Content): void {
		if (BigInt(stat.modified) >= this.#began || BigInt(stat.changed) >= this.#began) return;
		this.#seen.set(path, [stat.size, stat.modified, stat.changed, stat.inode, content]);
	}

	/** Only under the workspace lock. */
	save(): void {
		writeOwn(this.#context, NAME, JSON.stringify({ version: VERSION, rows: [...this.#seen] }));
	}
}

function probe(context: Context): bigint {
	const path = context.ledger.own(PROBE);
	try {
		writeFileSync(path, "");
		return statSync(path, { bigint: true }).mtimeNs;
	} catch {
		// A disk that cannot be written: nothing will be saved either.
		return 0n;
	}
}

function readRows(context: Context): Map<string, Row> {
	const text = findOwn(context, NAME);
	if (text === undefined) return new Map();
	try {
		const found = JSON.parse(text) as { version?: number; rows?: [string, Row][] };
		return found.version === VERSION ? new Map(found.rows) : new Map();
	} catch (error) {
		if (error instanceof SyntaxError) return new Map();
		throw error;
	}
}

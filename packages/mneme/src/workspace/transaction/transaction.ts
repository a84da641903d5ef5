// A transaction as its body sees it: reads from disk, mutations collected in memory, nothing written until publish.ts takes over.
import type { Message } from "../../ledger/message.ts";
import { EXECUTABLE_MODE, type Oid } from "../../ledger/objects.ts";
import type { Action, Approval } from "../../model/actors.ts";
import { MemoryError } from "../../model/errors.ts";
import { isCritical, refusal } from "../../model/policy.ts";
import type { Principal } from "../../model/principal.ts";
import type { Notice } from "../../model/results.ts";
import { resolvePath } from "../paths.ts";
import { isTracked, leftOut } from "../tracked.ts";
import { Chain, type FileChange } from "./chain.ts";
import { type Context, redactionNotices } from "./context.ts";
import { type DiskFile, findOnDisk, findSettled } from "./disk.ts";
import { outsideMessage, readBlob, sameBytes } from "./edits.ts";
import { newTransactionId } from "./ids.ts";
import { screenAdded } from "./screen-added.ts";
import { ConflictSignal, QuarantineSignal, RefusalSignal } from "./signals.ts";
import type { Placement } from "./swap.ts";
import { refuseUnplaced } from "./unplaced.ts";

const NEW_FILE_PERMISSIONS = 0o644;

export interface TransactionRequest {
	readonly principal: Principal;
	/** What set it off, in words: `user said "remember …"`. */
	readonly trigger: string;
	readonly approval?: Approval;
	readonly approver?: string;
}

export interface FileVersion {
	readonly path: string;
	readonly bytes: Buffer | null;
	readonly text: string | null;
	/** The blob id; what a later write names as `expected`. Null where there is no file. */
	readonly version: Oid | null;
}

export interface MutationNote {
	readonly summary: string;
	/** Default: CREATE, EDIT, APPEND, DELETE or RENAME, by what happens. */
	readonly action?: Action;
	/** The version the caller built on; if the file has moved on, the outcome is a conflict and nothing is written. */
	readonly expected?: Oid | null;
	/** A person typed exactly this: it is not screened. */
	readonly verbatim?: boolean;
	/** A version the ledger already has comes back: with its mode, and under its name even if some systems could not hold it. */
	readonly restoring?: { readonly mode: string };
}

interface KnownPath {
	readonly absolute: string;
	readonly disk: DiskFile | undefined;
	/** The file as this transaction has left it so far. */
	bytes: Buffer | undefined;
	/** Set where this transaction decides it. */
	mode?: string;
	touched: boolean;
}

interface Mutation {
	readonly action: Action;
	readonly file: string;
	readonly summary: string;
	readonly changes: readonly FileChange[];
}

export class Transaction {
	readonly id: string;
	readonly notices: Notice[] = [];
	readonly #context: Context;
	readonly #request: TransactionRequest;
	readonly #tree: Oid | undefined;
	readonly #head: Oid | undefined;
	readonly #known = new Map<string, KnownPath>();
	readonly #mutations: Mutation[] = [];
	/** Lines of commit messages: the trigger is the same in all, a summary may be. */
	readonly #screenedLines = new Map<string, string>();

	constructor(context: Context, request: TransactionRequest) {
		this.#context = context;
		this.#request = request;
		this.#head = context.ledger.head();
		this.#tree = context.ledger.treeOf(this.#head);
		this.id = newTransactionId(context);
	}

	/** The file as it is on disk, with what this transaction did to it so far. An outside edit found here is committed with it. */
	async read(path: string): Promise<FileVersion> {
		const { bytes, disk, touched } = await this.#load(path);
		const version = touched ? null : (disk?.oid ?? null);
		return { path, bytes: bytes ?? null, text: bytes ? bytes.toString("utf8") : null, version };
	}

	async write(path: string, content: string | Uint8Array, note: MutationNote): Promise<void> {
		const bytes = this.#screened(path, content, note, (await this.#load(path)).bytes);
		const known = await this.#open(path, note, { appendOnly: false, yours: bytes });
		const mode = note.restoring?.mode;
		if (known.bytes?.equals(bytes) && (mode === undefined || mode === known.disk?.mode)) return;
		if (mode !== undefined) known.mode = mode;
		this.#mutate(path, known, bytes, note.action ?? (known.bytes ? "EDIT" : "CREATE"), note.summary);
	}

	/** Adds `text` at the end, on a line of its own. */
	async append(path: string, text: string, note: MutationNote): Promise<void> {
		const tail = this.#screened(path, text, note);
		const known = await this.#open(path, note, { appendOnly: true, yours: tail });
		if (tail.length === 0) return;
		const head = known.bytes ?? Buffer.alloc(0);
		const apart = head.length > 0 && head.at(-1) !== 0x0a;
		const bytes = Buffer.concat(apart ? [head, Buffer.from("\n"), tail] : [head, tail]);
		this.#mutate(path, known, bytes, note.action ?? (known.bytes ? "APPEND" : "CREATE"), note.summary);
	}

	async remove(path: string, note: MutationNote): Promise<void> {
		const known = await this.#open(path, note, { appendOnly: false });
		if (!known.bytes) throw new MemoryError("NOT_FOUND", `There is no file ${path} to remove.`, { data: { path } });
		this.#mutate(path, known, undefined, note.action ?? "DELETE", note.summary);
	}

	async rename(from: string, to: string, note: MutationNote): Promise<void> {
		const source = await this.#open(from, note, { appendOnly: false });
		const target = await this.#open(to, { summary: note.summary }, { appendOnly: false });
		if (!source.bytes)
			throw new MemoryError("NOT_FOUND", `There is no file ${from} to rename.`, { data: { path: from } });
		if (target.bytes)
			throw new MemoryError("INVALID_INPUT", `${to} already exists; renaming ${from} would replace it.`, {
				data: { path: to },
			});
		target.bytes = source.bytes;
		source.bytes = undefined;
		this.#mutations.push({
			action: note.action ?? "RENAME",
			file: to,
			summary: this.#screenedLine(`${from} → ${to}: ${note.summary}`),
			changes: [
				{ path: from, bytes: undefined },
				{ path: to, bytes: target.bytes },
			],
		});
	}

	/** Something that happened and changed no file. */
	event(action: Action, file: string, summary: string): void {
		this.#mutations.push({ action, file, summary: this.#screenedLine(summary), changes: [] });
	}

	async #load(path: string): Promise<KnownPath> {
		const loaded = this.#known.get(path);
		if (loaded) return loaded;
		const absolute = resolvePath(this.#context.root, path, "track");
		refuseUnplaced(this.#context, path);
		let disk = findOnDisk(absolute, path);
		if (disk?.oid !== this.#headOid(path)) disk = await findSettled(absolute, path, disk);
		const known = { absolute, disk, bytes: disk?.bytes, touched: false };
		this.#known.set(path, known);
		return known;
	}

	async #open(path: string, note: MutationNote, change: { appendOnly: boolean; yours?: Buffer }): Promise<KnownPath> {
		resolvePath(this.#context.root, path, note.restoring ? "track" : "write");
		const { principal, approval } = this.#request;
		const why = refusal(principal, { path, appendOnly: change.appendOnly, approved: approval === "approved" });
		if (why) throw new RefusalSignal(path, why.reason, why.instead);
		const known = await this.#load(path);
		const left = leftOut(path, known.disk);
		if (left)
			throw new MemoryError(
				"INVALID_PATH",
				`${path} is left out of the ledger (${left}), so it is not written either.`,
				{ data: { path, left } },
			);
		if (!known.bytes && !note.restoring) this.#refuseCaseTwin(path);
		const present = known.disk?.oid ?? null;
		if (note.expected !== undefined && note.expected !== present) {
			const theirs = { version: present, text: known.disk?.bytes.toString("utf8") ?? null };
			throw new ConflictSignal(path, change.yours?.toString("utf8") ?? null, theirs);
		}
		known.touched = true;
		return known;
	}

	/** Two names that differ only in case are one file on macOS and Windows. */
	#refuseCaseTwin(path: string): void {
		const twin = this.#context.ledger.trees.findTwin(this.#tree, path);
		if (twin === undefined) return;
		throw new MemoryError(
			"INVALID_PATH",
			`${path} differs from ${twin} only in case or accents; some systems hold only one of them. Use ${twin}.`,
			{
				data: { path, twin },
			},
		);
	}

	/** Of a file that is rewritten only what is new is screened: what a person typed there before is theirs. */
	#screened(path: string, content: string | Uint8Array, note: MutationNote, before?: Buffer): Buffer {
		if (typeof content !== "string") return Buffer.from(content);
		if (note.verbatim) return Buffer.from(content, "utf8");
		const text = screenAdded(before?.toString("utf8") ?? "", content, (added) => {
			const { text: clean, redacted, orders } = this.#context.screen(added, path);
			if (orders && orders.length > 0) throw new QuarantineSignal(path, clean, orders);
			this.notices.push(...redactionNotices(redacted, ` of ${path}`));
			return clean;
		});
		return Buffer.from(text, "utf8");
	}

	#screenedLine(text: string): string {
		const screened = this.#screenedLines.get(text) ?? this.#context.screen(text, "commit message").text;
		this.#screenedLines.set(text, screened);
		return screened;
	}

	#mutate(path: string, known: KnownPath, bytes: Buffer | undefined, action: Action, summary: string): void {
		known.bytes = bytes;
		const change = { path, bytes, ...(known.mode === undefined ? {} : { mode: known.mode }) };
		this.#mutations.push({ action, file: path, summary: this.#screenedLine(summary), changes: [change] });
	}

	#headOid(path: string): Oid | undefined {
		return this.#context.ledger.trees.find(this.#tree, path)?.oid;
	}

	/** The commits this transaction amounts to, outside edits first, and what must change on disk; nothing if it did nothing. */
	plan(): { chain: Chain; placements: Placement[] } {
		const chain = new Chain(this.#context, this.#head);
		const outsideTx = newTransactionId(this.#context);
		for (const [path, { disk }] of this.#known) {
			const committed = this.#headOid(path);
			if (disk?.oid === committed || !(committed || isTracked(path, disk))) continue;
			const before = readBlob(this.#context, committed);
			chain.add(outsideMessage(path, before, disk?.bytes, outsideTx), [
				{ path, bytes: disk?.bytes, ...(disk ? { mode: disk.mode } : {}) },
			]);
		}
		for (const { action, file, summary, changes } of this.#mutations)
			chain.add(this.#message(action, file, summary, changes), changes);
		return { chain, placements: this.#placements() };
	}

	#placements(): Placement[] {
		const moved = [...this.#known].filter(
			([, { bytes, disk, mode }]) =>
				!sameBytes(bytes, disk?.bytes) || (bytes && mode !== undefined && mode !== disk?.mode),
		);
		return moved.map(([path, { absolute, disk, bytes, mode }]) => ({
			path,
			absolute,
			tx: this.id,
			before: disk?.oid,
			after: bytes && { bytes, permissions: permissionsFor(mode, disk) },
		}));
	}

	#message(action: Action, file: string, summary: string, changes: readonly FileChange[]): Message {
		const { principal, approval, approver } = this.#request;
		return {
			action,
			file,
			summary,
			actor: principal.actor,
			approval: approval ?? (principal.actor === "manual" ? "—" : "auto"),
			...(approver === undefined ? {} : { approver }),
			trigger: this.#screenedLine(this.#request.trigger),
			tx: this.id,
			critical: changes.some(({ path }) => isCritical(path)),
		};
	}
}

/** A file keeps its permissions, unless a version comes back that was executable when this one is not, or the reverse. */
function permissionsFor(mode: string | undefined, disk: DiskFile | undefined): number {
	const present = disk?.permissions ?? NEW_FILE_PERMISSIONS;
	if (mode === undefined) return present;
	// Whoever may read it may run it, as git does.
	return mode === EXECUTABLE_MODE ? present | ((present & 0o444) >> 2) : present & ~0o111;
}

// One workspace: the user's files and the ledger beside them. Everything that writes goes through `transaction`.
import { existsSync, realpathSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Durability } from "../ledger/durable.ts";
import { Ledger } from "../ledger/ledger.ts";
import { packLedger } from "../ledger/packing.ts";
import { type Clock, type Random, systemClock, systemRandom } from "../model/clock.ts";
import { MemoryError } from "../model/errors.ts";
import { done, type Notice, type Outcome, refused } from "../model/results.ts";
import { breachNotices } from "./alerts/critical.ts";
import { resolvePath } from "./paths.ts";
import { addToQuarantine } from "./quarantine.ts";
import { finishInterrupted } from "./rewriting/finish.ts";
import { dropUnwritten, isRewriteOpen } from "./rewriting/record.ts";
import { type HistoryChange, type Switched, switchHistory } from "./rewriting/switch.ts";
import type { Context, Screen, Step } from "./transaction/context.ts";
import { findOnDisk } from "./transaction/disk.ts";
import { settleLateEdits } from "./transaction/edits.ts";
import { asDiskFault } from "./transaction/faults.ts";
import { withLock } from "./transaction/lock.ts";
import { type LateEdit, lagNotices, publish } from "./transaction/publish.ts";
import { needsAttention, recover, settleAll, settleLeftovers } from "./transaction/recovery.ts";
import { noteRefusal } from "./transaction/refusals.ts";
import { ConflictSignal, QuarantineSignal, RefusalSignal } from "./transaction/signals.ts";
import { readState, writeState } from "./transaction/state.ts";
import { dropPrepared } from "./transaction/swap.ts";
import { type FileVersion, Transaction, type TransactionRequest } from "./transaction/transaction.ts";

export interface WorkspaceOptions {
	readonly clock?: Clock;
	readonly random?: Random;
	readonly durability?: Durability;
	/** Loaded before the first transaction: most commands only read. */
	readonly screen?: () => Promise<Screen>;
	/** For tests: called at each step of the protocol. */
	readonly reach?: (step: Step, path?: string) => void;
	/** Throws if nothing may be written now (invalid settings, a newer format). */
	readonly guard?: () => void;
	/** Once transactions have added this many bytes, real git packs the ledger. */
	readonly packAfterBytes?: number;
	/** How long another writer is waited for. */
	readonly lockWaitMs?: number;
}

type After = (conflicts: readonly string[]) => readonly Notice[];

/** A file that keeps changing under us: a person would have to type this fast. */
const ATTEMPTS = 8;
/** How often displaced files are looked through in a process that goes on writing. */
const SETTLE_EVERY_MS = 5000;
const DEFAULT_PACK_BYTES = 32 * 1024 * 1024;
/** Real clocks drift by seconds; more than this behind the newest commit means the clock was set back. */
const CLOCK_TOLERANCE_SECONDS = 60;
/** A file is away for two system calls while it is exchanged. */
const MISSING_RETRIES = 3;
const MISSING_RETRY_MS = 5;

export class Workspace {
	readonly root: string;
	readonly #context: Context;
	readonly #packAfterBytes: number;
	readonly #lockWaitMs: number | undefined;
	readonly #guard: () => void;
	readonly #loadScreen: () => Promise<void>;
	#lastSettledMs = 0;
	/** What recovery did where no outcome could carry it. */
	#untold: Notice[] = [];
	#packing: Promise<void> | undefined;

	private constructor(context: Context, options: WorkspaceOptions, loadScreen: () => Promise<void>) {
		this.#loadScreen = loadScreen;
		this.root = context.root;
		this.#context = context;
		this.#packAfterBytes = options.packAfterBytes ?? DEFAULT_PACK_BYTES;
		this.#lockWaitMs = options.lockWaitMs;
		this.#guard = options.guard ?? (() => undefined);
	}

	/** Opens a folder that `mneme init` has made a workspace, and finishes what a crash left undone. */
	static async open(folder: string, options: WorkspaceOptions = {}): Promise<Workspace> {
		if (!existsSync(folder)) {
			throw new MemoryError("NO_WORKSPACE", `There is no folder ${folder}. Create it and run \`mneme init\` there.`, {
				data: { folder },
			});
		}
		const root = realpathSync(folder);
		let screen: Screen | undefined;
		const context: Context = {
			root,
			ledger: new Ledger(root, options.durability ?? "on"),
			clock: options.clock ?? systemClock,
			random: options.random ?? systemRandom,
			screen: (text, path) => screen?.(text, path) ?? { text, redacted: [] },
			reach: options.reach ?? (() => undefined),
		};
		const workspace = new Workspace(context, options, async () => {
			screen ??= await options.screen?.();
		});
		if (needsAttention(context) || isRewriteOpen(context)) await workspace.exclusively(async () => undefined);
		return workspace;
	}

	get context(): Context {
		return this.#context;
	}

	get ledger(): Ledger {
		return this.#context.ledger;
	}

	/** A file as it is on disk now, outside any transaction. */
	async read(path: string): Promise<FileVersion> {
		const absolute = resolvePath(this.root, path, "track");
		let file = findOnDisk(absolute, path);
		for (let retry = 0; !file && retry < MISSING_RETRIES && this.#isCommitted(path); retry++) {
			await sleep(MISSING_RETRY_MS);
			file = findOnDisk(absolute, path);
		}
		return {
			path,
			bytes: file?.bytes ?? null,
			text: file ? file.bytes.toString("utf8") : null,
			version: file?.oid ?? null,
		};
	}

	#isCommitted(path: string): boolean {
		return this.ledger.trees.find(this.ledger.treeOf(this.ledger.head()), path) !== undefined;
	}

	/**
	 * Runs `body` under the lock and makes all its mutations visible by one ref move. `body` must be quick (no model calls)
	 * and may run more than once: it is run again if a person edits one of its files meanwhile. `after` runs once what it did is
	 * in the history, still under the lock, for what is not tracked; its notices are added. It is told which files have a person's
	 * version instead of ours, as theirs came in between.
	 */
	async transaction<Value>(
		request: TransactionRequest,
		body: (tx: Transaction) => Promise<Value> | Value,
		after: After = () => [],
	): Promise<Outcome<Value>> {
		this.#guard();
		await this.#loadScreen();
		const outcome = await this.#locked(
			async (notices) => await this.#attempt(request, body, [...this.takeNotices(), ...notices], after),
		);
		this.#schedulePacking();
		return outcome;
	}

	/** Runs `work` alone; what a crash left is finished first. For maintenance that is not a transaction. */
	async exclusively<Value>(work: (context: Context) => Promise<Value>): Promise<Value> {
		return await this.#locked(async (notices) => {
			this.#untold.push(...notices);
			return await work(this.#context);
		});
	}

	/** Puts a rewritten history in the place of this one, alone, and while nobody packs the ledger. */
	async replaceHistory(change: HistoryChange): Promise<Switched> {
		this.#guard();
		const settle = (late: readonly LateEdit[]) => settleAll(this.#context, late);
		return await withLock(
			this.ledger.own("pack.db"),
			async () => await this.exclusively(async (context) => await switchHistory(context, change, settle)),
		);
	}

	/** For what is done when nobody waits for an answer. */
	tellLater(notices: readonly Notice[]): void {
		this.#untold.push(...notices);
	}

	/** What was finished or found, and nobody was told yet. */
	takeNotices(): Notice[] {
		return this.#untold.splice(0);
	}

	async close(): Promise<void> {
		await this.#packing;
		this.ledger.close();
	}

	async #locked<Value>(work: (notices: Notice[]) => Promise<Value>): Promise<Value> {
		const exclusive = async () => {
			this.#context.reach("locked");
			const isFirst = this.#lastSettledMs === 0;
			if (isFirst) {
				this.ledger.dropTemporaries();
				dropUnwritten(this.#context);
			}
			const settle = (late: readonly LateEdit[]) => settleAll(this.#context, late);
			const notices = await finishInterrupted(this.#context, { settle });
			notices.push(...(await recover(this.#context)));
			if (Date.now() - this.#lastSettledMs > SETTLE_EVERY_MS) {
				if (isFirst) dropPrepared(this.#context);
				notices.push(...(await settleLeftovers(this.#context)));
				this.#lastSettledMs = Date.now();
			}
			return await work(notices);
		};
		return await withLock(this.ledger.own("lock.db"), exclusive, this.#lockWaitMs).catch((error: unknown) => {
			throw asDiskFault(error);
		});
	}

	async #attempt<Value>(
		request: TransactionRequest,
		body: (tx: Transaction) => Promise<Value> | Value,
		notices: Notice[],
		after: After,
	): Promise<Outcome<Value>> {
		const unfinished = this.ledger.refs.unfinished();
		if (unfinished) {
			return refused(
				`git is in the middle of something on the ledger (${unfinished})`,
				"Finish or abort it with `mneme git`, then try again.",
			);
		}
		for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
			const tx = new Transaction(this.#context, request);
			let value: Value;
			try {
				value = await body(tx);
			} catch (signal) {
				return await this.#leave(request, signal);
			}
			this.#context.reach("read");
			const { chain, placements } = tx.plan();
			if (chain.length === 0) return done(value, [...notices, ...tx.notices, ...after([])]);
			const published = await publish(this.#context, chain, placements);
			if (published.kind === "moved") continue;
			notices.push(...tx.notices, ...breachNotices(chain.breaches));
			notices.push(...clockNotices(chain.behindSeconds), ...lagNotices(published));
			const { conflicts, notices: settled } = await settleLateEdits(this.#context, published.late);
			notices.push(...settled, ...after(conflicts.map(({ path }) => path)));
			const conflict = conflicts[0];
			if (!conflict) return done(value, notices);
			const asText = (bytes: Buffer | undefined) => ({ version: null, text: bytes?.toString("utf8") ?? null });
			return {
				status: "conflict",
				path: conflict.path,
				yours: asText(conflict.ours),
				theirs: asText(conflict.theirs),
				notices,
			};
		}
		throw new MemoryError(
			"LOCKED",
			"A file this needs keeps changing on disk. Wait until whatever writes it is done, and try again; nothing was changed.",
		);
	}

	async #leave(request: TransactionRequest, signal: unknown): Promise<Outcome<never>> {
		if (signal instanceof ConflictSignal) {
			const yours = { version: null, text: signal.yours };
			return { status: "conflict", path: signal.path, yours, theirs: signal.theirs, notices: [] };
		}
		if (signal instanceof RefusalSignal) {
			await noteRefusal(this.#context, request, signal);
			return refused(signal.reason, signal.instead);
		}
		if (signal instanceof QuarantineSignal) return await this.#quarantine(request, signal);
		throw signal;
	}

	/** Nothing of the transaction happens; the text is kept where no store, index or context takes it from. */
	async #quarantine(
		{ principal }: TransactionRequest,
		{ path, text, orders }: QuarantineSignal,
	): Promise<Outcome<never>> {
		const request = { principal: { ...principal, role: "engine" as const }, trigger: "screening" };
		const entry = { kind: orders.join(", "), target: path, actor: principal.actor, content: text };
		const kept = await this.#attempt(
			request,
			async (tx) => await addToQuarantine(this.#context, tx, entry),
			[],
			() => [],
		);
		if (kept.status !== "done") return kept;
		return refused(
			`the text for ${path} reads like an order to the agent (${orders.join(", ")}); it is kept in quarantine as ${kept.value}`,
			`Let the user look at it: \`mneme quarantine list\`, then \`quarantine release ${kept.value}\` or \`discard\`.`,
		);
	}

	/** Packing runs beside the writers, not under their lock: it only ever adds packs and drops what they hold. */
	#schedulePacking(): void {
		if (this.#packing || readState(this.#context).unpackedBytes < this.#packAfterBytes) return;
		this.#packing = this.pack().finally(() => {
			this.#packing = undefined;
		});
	}

	/** Lets real git pack the ledger; without git nothing happens, and nothing is lost. */
	async pack(): Promise<void> {
		await withLock(this.ledger.own("pack.db"), async () => {
			const packed = await packLedger(this.ledger);
			if (packed)
				await this.exclusively(async (context) =>
					writeState(context, { ...readState(context), unpackedBytes: 0, smallPacks: 0 }),
				);
		});
	}
}

function clockNotices(behindSeconds: number): Notice[] {
	if (behindSeconds <= CLOCK_TOLERANCE_SECONDS) return [];
	return [
		{
			level: "warning",
			text: `The clock is ${Math.round(behindSeconds / 60)} minutes behind the newest entry: it was set back. The order of the history is kept.`,
		},
	];
}

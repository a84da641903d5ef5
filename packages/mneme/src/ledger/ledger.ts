// The ledger of one workspace: its git folder, objects, refs and history behind one handle. Knows nothing of the user's files.
import { readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { MemoryError } from "../model/errors.ts";
import { type Durability, writeNew } from "./durable.ts";
import { type GitOptions, type GitRun, runGit } from "./git.ts";
import { ObjectReader } from "./object-reader.ts";
import { isTemporary, publishTemporaries } from "./object-writer.ts";
import type { Oid } from "./objects.ts";
import { Refs } from "./refs.ts";
import { isLedger } from "./skeleton.ts";
import { Trees } from "./trees.ts";

export const LEDGER_FOLDER = ".audit";
/** In the ledger's folder. Another file whenever the history was rewritten. */
export const EPOCH_FILE = "mneme/epoch";

export class Ledger {
	readonly root: string;
	readonly folder: string;
	readonly durability: Durability;
	readonly reader: ObjectReader;
	readonly refs: Refs;
	readonly trees: Trees;
	#epoch: string;

	constructor(root: string, durability: Durability) {
		this.root = root;
		this.folder = join(root, LEDGER_FOLDER);
		if (!isLedger(this.folder)) {
			throw new MemoryError("NO_WORKSPACE", `${root} has no ledger. Run \`mneme init\` there first.`, {
				data: { root },
			});
		}
		this.durability = durability;
		this.reader = new ObjectReader(this.objectsFolder);
		this.refs = new Refs(this.folder);
		this.trees = new Trees(this.reader);
		this.#epoch = this.epoch();
	}

	get objectsFolder(): string {
		return join(this.folder, "objects");
	}

	/** Where this program keeps what git does not know: lock, marks, swap. */
	own(name: string): string {
		return join(this.folder, "mneme", name);
	}

	head(): Oid | undefined {
		this.#followEpoch();
		return this.refs.head();
	}

	/** Which of its histories this is: another one after each erasure. */
	epoch(): string {
		const stat = statSync(join(this.folder, EPOCH_FILE), { throwIfNoEntry: false });
		return stat ? `${stat.ino}:${stat.mtimeMs}` : "";
	}

	/** Tells every process that the history is another one now: packs they have open are gone. */
	async beginEpoch(name: string): Promise<void> {
		const path = join(this.folder, EPOCH_FILE);
		rmSync(`${path}.tmp`, { force: true });
		await writeNew([{ path: `${path}.tmp`, bytes: Buffer.from(`${name}\n`) }], this.durability);
		renameSync(`${path}.tmp`, path);
		this.#followEpoch();
	}

	/** Asked with every look at HEAD: a few microseconds. */
	#followEpoch(): void {
		const epoch = this.epoch();
		if (epoch !== this.#epoch) this.reader.forget();
		this.#epoch = epoch;
	}

	/** The tree of a commit; undefined before the first. */
	treeOf(commit: Oid | undefined): Oid | undefined {
		return commit === undefined ? undefined : this.reader.readCommit(commit).tree;
	}

	git(args: readonly string[], options: GitOptions = {}): Promise<GitRun> {
		return runGit(this.folder, this.root, args, options);
	}

	/** Half-written packs of processes that died. Only under the workspace lock. */
	dropTemporaries(): void {
		const head = this.head();
		if (head !== undefined && !this.reader.has(head)) publishTemporaries(this.objectsFolder);
		const folder = join(this.objectsFolder, "pack");
		for (const name of readdirSync(folder)) if (isTemporary(name)) rmSync(join(folder, name), { force: true });
	}

	close(): void {
		this.reader.close();
	}
}

// Builds the commits of a transaction in memory, one per mutation, each on top of the one before.

import { type Message, serializeMessage } from "../../ledger/message.ts";
import { ObjectBatch } from "../../ledger/object-writer.ts";
import { COMMITTER, type Commit, FILE_MODE, type Oid, serializeCommit } from "../../ledger/objects.ts";
import { Trees } from "../../ledger/trees.ts";
import { alertAbout, isBreach } from "../alerts/critical.ts";
import type { Context } from "./context.ts";

/** One file's new content; no bytes: the file is gone. */
export interface FileChange {
	readonly path: string;
	readonly bytes: Buffer | undefined;
	readonly mode?: string;
}

export class Chain {
	readonly parent: Oid | undefined;
	readonly batch = new ObjectBatch();
	/** Critical files changed by somebody who may not: told at once. */
	readonly breaches: string[] = [];
	readonly #context: Context;
	readonly #trees: Trees;
	readonly #now: number;
	#tip: Oid | undefined;
	#tree: Oid | undefined;
	#committerTime: number;
	#length = 0;

	constructor(context: Context, parent: Oid | undefined) {
		const { reader } = context.ledger;
		const last = parent === undefined ? undefined : reader.readCommit(parent);
		this.#context = context;
		this.#trees = new Trees(reader, this.batch);
		this.#now = Math.floor(context.clock.now() / 1000);
		this.#committerTime = Math.max(this.#now, last?.committerTime ?? 0);
		this.#tree = last?.tree;
		this.#tip = parent;
		this.parent = parent;
	}

	get tip(): Oid {
		return this.#tip!;
	}

	get length(): number {
		return this.#length;
	}

	/** How far the clock is behind the newest commit: it was set back. */
	get behindSeconds(): number {
		return this.#committerTime - this.#now;
	}

	/** A change to a critical file is followed by the alert about it, whoever made it and however it was found. */
	add(message: Message, changes: readonly FileChange[]): void {
		this.#add(message, changes);
		if (!message.critical) return;
		this.#add(alertAbout(message), []);
		if (isBreach(message)) this.breaches.push(message.file);
	}

	#add(message: Message, changes: readonly FileChange[]): void {
		for (const { path, bytes, mode } of changes) {
			const known = this.#trees.find(this.#tree, path);
			const file = bytes && { mode: mode ?? known?.mode ?? FILE_MODE, oid: this.batch.add("blob", bytes) };
			if (file) this.#context.ledger.reader.rememberBlob(file.oid, bytes);
			this.#tree = this.#trees.with(this.#tree, path, file);
		}
		this.#tree ??= this.batch.add("tree", Buffer.alloc(0));
		const commit: Commit = {
			tree: this.#tree,
			parents: this.#tip === undefined ? [] : [this.#tip],
			author: message.actor,
			authorTime: this.#now,
			committer: COMMITTER,
			committerTime: this.#committerTime,
			message: serializeMessage(message),
		};
		this.#tip = this.batch.add("commit", serializeCommit(commit));
		this.#context.ledger.reader.rememberCommit(this.#tip, commit);
		this.#length++;
	}

	/** The blob at `path` before the chain. */
	findBefore(path: string): Oid | undefined {
		return this.#context.ledger.trees.find(this.#context.ledger.treeOf(this.parent), path)?.oid;
	}
}

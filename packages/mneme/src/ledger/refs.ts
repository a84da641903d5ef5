// Reads refs (loose, then packed) and moves the branch HEAD names, by git's own protocol, so that real git can work beside us.
import { existsSync, linkSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { MemoryError } from "../model/errors.ts";
import { isOid, type Oid } from "./objects.ts";

/** How long a lock of real git is waited for: its ref updates take milliseconds. */
const FOREIGN_LOCK_WAIT_MS = 3000;
const FOREIGN_LOCK_POLL_MS = 20;

/** Files real git leaves while it is in the middle of something. */
const UNFINISHED = ["MERGE_HEAD", "REVERT_HEAD", "CHERRY_PICK_HEAD", "rebase-merge", "rebase-apply"];

export class Refs {
	readonly #folder: string;
	/** Our side of the ref lock; a `main.lock` with the same inode is provably ours. */
	readonly #claim: string;

	constructor(gitFolder: string) {
		this.#folder = gitFolder;
		this.#claim = join(gitFolder, "mneme", "ref-claim");
	}

	/** The branch HEAD names. */
	branch(): string {
		const head = readFileSync(join(this.#folder, "HEAD"), "utf8").trim();
		if (head.startsWith("ref: refs/heads/")) return head.slice("ref: ".length);
		throw new MemoryError(
			"LEDGER_CORRUPT",
			"The ledger's HEAD is on no branch. Run `mneme git switch main`, then try again.",
		);
	}

	head(): Oid | undefined {
		return this.find(this.branch());
	}

	find(name: string): Oid | undefined {
		const text = this.#findLoose(name);
		if (text === undefined) return this.#findPacked(name);
		if (isOid(text)) return text;
		throw new MemoryError(
			"LEDGER_CORRUPT",
			`The ledger's ref ${name} holds ${JSON.stringify(text.slice(0, 50))} instead of a commit. Run \`mneme doctor --repair\` to set it to the newest whole commit.`,
			{ data: { ref: name } },
		);
	}

	#findLoose(name: string): string | undefined {
		return readIfThere(join(this.#folder, name))?.trim();
	}

	#findPacked(name: string): Oid | undefined {
		const path = join(this.#folder, "packed-refs");
		if (!existsSync(path)) return undefined;
		const line = readFileSync(path, "utf8")
			.split("\n")
			.find((text) => text.endsWith(` ${name}`));
		return line?.slice(0, 40);
	}

	/** Every ref and what it names; those that only name another ref are left out. */
	all(): Map<string, Oid> {
		const packed = readIfThere(join(this.#folder, "packed-refs")) ?? "";
		const found = new Map<string, Oid>();
		for (const line of packed.split("\n")) {
			const [oid = "", name] = line.split(" ");
			if (name !== undefined && isOid(oid)) found.set(name, oid);
		}
		const folder = join(this.#folder, "refs");
		for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
			if (!statSync(join(folder, path), { throwIfNoEntry: false })?.isFile()) continue;
			const text = readIfThere(join(folder, path))?.trim() ?? "";
			if (isOid(text)) found.set(`refs/${path.replaceAll("\\", "/")}`, text);
		}
		return found;
	}

	/** What real git left half done, if anything: writing on top of it would mix the two. */
	unfinished(): string | undefined {
		return UNFINISHED.find((name) => existsSync(join(this.#folder, name)));
	}

	/** The file whose content becomes the branch; the caller writes and syncs it together with the objects. */
	get claim(): string {
		return this.#claim;
	}

	/**
	 * The commit point. Moves the branch from `parent` to what the claim file says; undefined if it is no longer at `parent`.
	 * Answers the folder to sync. Only to be called under the workspace lock.
	 */
	async move(parent: Oid | undefined, beforeRename: () => void): Promise<string | undefined> {
		const branch = this.branch();
		const path = join(this.#folder, branch);
		const lock = `${path}.lock`;
		await this.#takeLock(lock);
		try {
			if (this.find(branch) !== parent) {
				rmSync(lock);
				return undefined;
			}
			beforeRename();
			renameSync(lock, path);
		} catch (error) {
			// Without the claim nobody could tell later that this lock is ours.
			rmSync(lock, { force: true });
			throw error;
		}
		rmSync(this.#claim);
		return dirname(path);
	}

	async #takeLock(lock: string): Promise<void> {
		const deadline = Date.now() + FOREIGN_LOCK_WAIT_MS;
		for (;;) {
			try {
				linkSync(this.#claim, lock);
				return;
			} catch (error) {
				if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
			}
			if (Date.now() > deadline) {
				throw new MemoryError(
					"LOCKED",
					`Another git process holds ${lock}. Wait for it to end; if none is running, delete that file.`,
				);
			}
			await sleep(FOREIGN_LOCK_POLL_MS);
		}
	}

	/** A transaction is being made in another process, or died there. */
	isClaimed(): boolean {
		return existsSync(this.#claim);
	}

	/** After a crash of ours: the claim file and a ref lock that shares its inode. Only under the workspace lock. */
	dropStale(): void {
		const claim = statSync(this.#claim, { throwIfNoEntry: false });
		if (!claim) return;
		const lock = join(this.#folder, `${this.branch()}.lock`);
		if (statSync(lock, { throwIfNoEntry: false })?.ino === claim.ino) rmSync(lock);
		rmSync(this.#claim);
	}
}

/** One system call, not two: git may be packing the refs. */
function readIfThere(path: string): string | undefined {
	try {
		return readFileSync(path, "utf8");
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
		throw error;
	}
}

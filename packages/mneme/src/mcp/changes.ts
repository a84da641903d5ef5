// Notices which files of a workspace changed, whoever changed them: looks at the ledger's head, at once after own writes and each
// second while somebody wants to know.
import { join } from "node:path";
import type { Ledger } from "../ledger/ledger.ts";

const LOOK_EVERY_MS = 1_000;

export interface Changed {
	readonly paths: ReadonlySet<string>;
	/** Files came or went. */
	readonly listed: boolean;
}

export class Changes {
	readonly #folder: string;
	readonly #tell: (changed: Changed) => void;
	#ledger: Ledger | undefined;
	#seen: string | undefined;
	#timer: NodeJS.Timeout | undefined;

	constructor(folder: string, tell: (changed: Changed) => void) {
		this.#folder = folder;
		this.#tell = tell;
	}

	/** From now on, until stopped. */
	async follow(): Promise<void> {
		if (this.#timer) return;
		this.#timer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
		await this.look();
	}

	stop(): void {
		clearInterval(this.#timer);
		this.#timer = undefined;
		this.#ledger?.close();
		this.#ledger = undefined;
		this.#seen = undefined;
	}

	/** Does nothing unless it follows. */
	async look(): Promise<void> {
		if (!this.#timer) return;
		try {
			const ledger = await this.#open();
			const head = ledger?.head();
			const seen = this.#seen;
			if (!ledger || head === undefined || head === seen) return;
			this.#seen = head;
			if (seen !== undefined) this.#tell(changesBetween(ledger, seen, head));
		} catch {
			// The workspace is gone or its history was rewritten: nothing to compare with. The next call says what is wrong, if anything.
			this.#ledger?.close();
			this.#ledger = undefined;
			this.#tell({ paths: new Set(), listed: true });
		}
	}

	/** Undefined as long as there is no workspace. */
	async #open(): Promise<Ledger | undefined> {
		if (this.#ledger) return this.#ledger;
		const [{ Ledger, LEDGER_FOLDER }, { isLedger }] = await Promise.all([
			import("../ledger/ledger.ts"),
			import("../ledger/skeleton.ts"),
		]);
		// Stopped, or opened by another look, while this one was loading.
		if (!this.#timer || this.#ledger || !isLedger(join(this.#folder, LEDGER_FOLDER))) return this.#ledger;
		this.#ledger = new Ledger(this.#folder, "off");
		return this.#ledger;
	}
}

function changesBetween(ledger: Ledger, seen: string, head: string): Changed {
	const changes = [...ledger.trees.changes(ledger.treeOf(seen), ledger.treeOf(head))];
	return {
		paths: new Set(changes.map(([path]) => path)),
		listed: changes.some(([, before, after]) => before === undefined || after === undefined),
	};
}

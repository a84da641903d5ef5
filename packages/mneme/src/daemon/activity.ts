// How busy the daemon is: counts requests, and tells when there is a lull to do in what nobody waits for.
import { setTimeout as sleep } from "node:timers/promises";
import type { Clock } from "../model/clock.ts";

/** A person's next command, or an agent's next call, often comes within this. */
const LULL_MS = 300;
const TICK_MS = 50;

export class Activity {
	readonly #clock: Clock;
	#running = 0;
	#served = 0;
	#lastMs: number;

	constructor(clock: Clock) {
		this.#clock = clock;
		this.#lastMs = clock.now();
	}

	get running(): number {
		return this.#running;
	}

	/** Requests that were taken up and done. */
	get served(): number {
		return this.#served;
	}

	/** Since one was served; 0 while somebody waits. */
	get idleMs(): number {
		return this.#running > 0 ? 0 : this.#clock.now() - this.#lastMs;
	}

	async during<Value>(work: () => Promise<Value>): Promise<Value> {
		this.#running++;
		try {
			return await work();
		} finally {
			this.#running--;
		}
	}

	/** Not called for what was sent elsewhere: being asked for nothing is no work, and keeps nothing from being done. */
	countServed(): void {
		this.#served++;
		this.#lastMs = this.#clock.now();
	}

	async finished(): Promise<void> {
		while (this.#running > 0) await sleep(TICK_MS);
	}

	/** At the next lull, or once `signal` says not to wait any more. */
	async lull(signal: AbortSignal): Promise<void> {
		while (!signal.aborted && this.idleMs < LULL_MS) await pause(signal);
	}
}

async function pause(signal: AbortSignal): Promise<void> {
	// An abort only ends the pause; the caller looks at the signal.
	await sleep(TICK_MS, undefined, { signal }).catch(() => undefined);
}

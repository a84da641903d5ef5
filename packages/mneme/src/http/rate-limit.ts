// So many at once, so many a second after that, for each key by itself.
import type { Clock } from "../model/clock.ts";

interface Bucket {
	left: number;
	atMs: number;
}

/** Full ones are dropped when there are more: they say nothing. */
const MAX_KEYS = 10_000;

export class RateLimit {
	readonly #clock: Clock;
	readonly #perSecond: number;
	readonly #atOnce: number;
	readonly #buckets = new Map<string, Bucket>();

	constructor(clock: Clock, perSecond: number, atOnce: number) {
		this.#clock = clock;
		this.#perSecond = perSecond;
		this.#atOnce = atOnce;
	}

	/** False where nothing is left. */
	take(key: string): boolean {
		const bucket = this.#bucket(key);
		if (bucket.left < 1) return false;
		bucket.left--;
		this.#buckets.set(key, bucket);
		if (this.#buckets.size > MAX_KEYS) this.#dropFull();
		return true;
	}

	#bucket(key: string): Bucket {
		const nowMs = this.#clock.now();
		const bucket = this.#buckets.get(key) ?? { left: this.#atOnce, atMs: nowMs };
		const seconds = Math.max(0, nowMs - bucket.atMs) / 1000;
		return { left: Math.min(this.#atOnce, bucket.left + seconds * this.#perSecond), atMs: nowMs };
	}

	#dropFull(): void {
		for (const key of this.#buckets.keys()) if (this.#bucket(key).left >= this.#atOnce) this.#buckets.delete(key);
	}
}

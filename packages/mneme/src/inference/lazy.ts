// A value made on first use and closed at most once: what every local model has in common.

import { MemoryError } from "../model/errors.ts";

interface Lazy<T> {
	get(): Promise<T>;
	close(): Promise<void>;
}

/** Concurrent callers share one `open`; a failed one is tried again by the next caller. */
export function lazy<T>(what: string, open: () => Promise<T>, close: (value: T) => Promise<void>): Lazy<T> {
	let opening: Promise<T> | undefined;
	let closed = false;
	return {
		async get() {
			if (closed) throw new MemoryError("UNAVAILABLE", `${what} was closed.`);
			opening ??= open();
			try {
				return await opening;
			} catch (fault) {
				opening = undefined;
				throw fault;
			}
		},
		async close() {
			if (closed) return;
			closed = true;
			// A failed opening was told to whoever asked for the value.
			const value = await opening?.catch(() => undefined);
			if (value !== undefined) await close(value);
		},
	};
}

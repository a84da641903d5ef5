// What a face that listens offers the verb that starts it. A face that cannot serve gives none.
import type { Principal } from "./principal.ts";

export interface ServeOptions {
	readonly host: string;
	readonly port: number;
	/** Names besides the loopback's under which it may be asked for. */
	readonly allowedHosts: readonly string[];
	/** Of one token, on the long run. */
	readonly callsPerSecond: number;
}

export interface ServerControl {
	/** Says where it listens, until it is told to stop; then finishes what runs. */
	run(options: ServeOptions): Promise<{ served: number }>;
}

export interface McpControl {
	/** Speaks with one client on standard input and output, until it goes. */
	run(caller: { readonly folder: string; readonly principal: Principal }): Promise<{ calls: number }>;
}

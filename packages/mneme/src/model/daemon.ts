// What a daemon says about itself, and the port by which verbs reach it. A face that has no daemon to offer gives none.

export interface WorkspaceReport {
	readonly folder: string;
	/** Outside edits are recorded as they happen. */
	readonly watching: boolean;
	/** Outside edits recorded since it was opened. */
	readonly recorded: number;
	readonly running: number;
	readonly idleSeconds: number;
	/** Texts given a vector since it was opened. */
	readonly embedded: number;
}

export interface DaemonReport {
	readonly pid: number;
	readonly version: string;
	readonly home: string;
	readonly socket: string;
	/** ISO, UTC. */
	readonly started: string;
	/** Requests under way, the one that asks not counted. */
	readonly running: number;
	readonly served: number;
	readonly memoryMegabytes: number;
	readonly workspaces: readonly WorkspaceReport[];
}

export interface DaemonOptions {
	/** Ends by itself once nobody asked for so long. */
	readonly idleExitMinutes?: number;
}

export interface DaemonStart {
	readonly report: DaemonReport;
	/** Whether this call started it; false if it ran already. */
	readonly started: boolean;
	/** The version of the older daemon that made way. */
	readonly replaced?: string;
}

export interface DaemonControl {
	/** Undefined where none runs. */
	status(): Promise<DaemonReport | undefined>;
	/** In a process of its own that outlives this one. */
	start(options: DaemonOptions): Promise<DaemonStart>;
	/** Lets it finish what it does. The report of the one that ended; undefined where none ran. */
	stop(): Promise<DaemonReport | undefined>;
	/** In this process, until stopped. */
	run(options: DaemonOptions): Promise<{ readonly served: number }>;
}

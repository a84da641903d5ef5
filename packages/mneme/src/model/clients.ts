// The programs an agent runs in, as the verbs that set them up see them. Who knows their files is hosts/; a face that has none gives none.

/** What a client is to start, to have this memory. */
export interface McpCommand {
	readonly command: string;
	readonly args: readonly string[];
}

export type ClientState = "missing" | "current" | "outdated" | "unreadable";

export interface ClientReport {
	/** `claude-code` */
	readonly id: string;
	/** `Claude Code` */
	readonly name: string;
	readonly path: string;
	/** Whether its config names this memory: not at all, as it should, in another way; or cannot be read. */
	readonly state: ClientState;
	/** What it names now. */
	readonly found?: McpCommand;
	/** Why the file cannot be read. */
	readonly problem?: string;
}

/** One config file, as it is and as it would be. */
export interface ClientChange {
	readonly id: string;
	readonly name: string;
	readonly path: string;
	/** Takes this memory out, rather than in. */
	readonly removes: boolean;
	/** Undefined where there is no file. */
	readonly before: string | undefined;
	/** Undefined where the file goes: it was made by us and holds nothing else. */
	readonly after: string | undefined;
}

export interface ClientControl {
	/** The person's own folder, where their programs keep their configs. */
	readonly userHome: string;
	/** What runs `mneme`: node's own arguments and the script. */
	readonly self: readonly string[];
	/** Of every client found on this machine. */
	report(commandFor: (id: string) => McpCommand): ClientReport[];
	/** What would change so that `ids` (all found, where empty) have this memory, or no longer have it. */
	plan(request: {
		readonly ids: readonly string[];
		readonly remove: boolean;
		readonly commandFor: (id: string) => McpCommand;
	}): ClientChange[];
	/** Writes it, with the file as it was beside it; refuses if the file has changed since it was planned. */
	apply(change: ClientChange): { readonly backup: string | undefined };
}

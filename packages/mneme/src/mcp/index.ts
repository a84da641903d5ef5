// `mneme/mcp`: the MCP server of one workspace for a program of one's own, to connect to any transport. No side effects on import.
import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import type { Server } from "@modelcontextprotocol/server";
import { VerbRunner } from "../daemon/verb-runner.ts";
import { isActor } from "../model/actors.ts";
import { MemoryError } from "../model/errors.ts";
import type { Principal } from "../model/principal.ts";
import { createServer } from "./server.ts";

export interface MemoryServerOptions {
	/** The workspace's folder. */
	readonly workspace: string;
	/** `~/.mneme` unless told otherwise. */
	readonly home?: string;
	readonly env?: Readonly<Record<string, string | undefined>>;
	/** What the agent may do: main (the default) writes, the others read. */
	readonly role?: "main" | "subagent" | "reader";
	/** Its name in the history; else its client's. */
	readonly agent?: string;
}

export interface MemoryServer {
	/** `await server.connect(transport)` */
	readonly server: Server;
	/** Closes the connection and the workspace. */
	close(): Promise<void>;
}

export function createMcpServer(options: MemoryServerOptions): MemoryServer {
	const { workspace, home = join(homedir(), ".mneme"), env = process.env } = options;
	const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
	const runner = new VerbRunner({ home, env, version });
	const principal = principalOf(options);
	const { server } = createServer({ runner, principal, folder: resolve(workspace), version, modern: false });
	return {
		server,
		async close() {
			await server.close();
			await runner.close();
		},
	};
}

function principalOf({ role = "main", agent }: MemoryServerOptions): Principal {
	const actor = role === "main" ? "bot:main" : `${role === "subagent" ? "subagent" : "agent"}:${agent ?? role}`;
	if (!isActor(actor)) throw new MemoryError("USAGE", `${JSON.stringify(agent)} cannot be an agent's name.`);
	return { actor, role, scopes: [], ...(agent === undefined ? {} : { agent }) };
}

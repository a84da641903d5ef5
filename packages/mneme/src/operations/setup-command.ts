// What a client is to start: this very installation, by full paths, for programs with a window have no PATH to look in.
import type { Host } from "../engine.ts";
import type { ClientControl, McpCommand } from "../model/clients.ts";

export function commandFor({ folder, home }: Host, { self }: ClientControl, id: string): McpCommand {
	return {
		command: process.execPath,
		args: [...self, "--home", home, "--workspace", folder, "--role", "main", "--agent", id, "mcp"],
	};
}

/** Serves every workspace of the home. */
export function daemonCommand({ home }: Host, { self }: ClientControl): string[] {
	return [process.execPath, ...self, "--home", home, "daemon", "run"];
}

// `mcp`: the memory for one MCP client, on standard input and output. Behind it is an agent, so it is never the owner's.
import { z } from "zod";
import { MemoryError } from "../model/errors.ts";
import { done } from "../model/results.ts";
import { hostOperation } from "./operation.ts";

export const mcp = hostOperation({
	name: "mcp",
	summary: "Serve the memory to an MCP client on standard input and output",
	details:
		"For a client's configuration, not for typing. The role is main unless --role says subagent or reader; --agent names the agent in the history, else the client's own name does. Standard output carries the protocol alone.",
	input: z.object({}),
	output: z.object({ calls: z.int() }),
	examples: [
		{ line: "mneme mcp", about: "What a client starts" },
		{ line: "mneme mcp --workspace ~/notes --agent researcher --role reader", about: "For an agent that only reads" },
	],
	callers: ["main", "subagent", "reader"],
	effect: "writes",
	untilStopped: true,
	async run(host) {
		if (host.principal.role === "owner")
			throw new MemoryError("USAGE", "An MCP client is an agent, not the owner: use --role main, subagent or reader.");
		if (!host.mcp)
			throw new MemoryError("NOT_ALLOWED", "The MCP server is started from a command line only: mneme mcp");
		return done(await (await host.mcp()).run({ folder: host.folder, principal: host.principal }));
	},
	// The client has gone, and its stream was for the protocol.
	render: () => "",
});

// One MCP server: tools, resources and instructions for one caller on one workspace, over whatever transport it is connected to.
import { ProtocolError, ProtocolErrorCode, Server, type ServerContext } from "@modelcontextprotocol/server";
import type { VerbCall } from "../daemon/verb-runner.ts";
import { ERROR_KINDS } from "../model/errors.ts";
import type { Principal } from "../model/principal.ts";
import type { Outcome } from "../model/results.ts";
import { callTool } from "./call-tool.ts";
import { type Changed, Changes } from "./changes.ts";
import { capabilitiesOf, clientName } from "./client.ts";
import { instructionsFor } from "./instructions.ts";
import { getPrompt, listPrompts } from "./prompts.ts";
import { complete, listResources, listTemplates, type RunVerb, readResource, urisOf } from "./resources.ts";
import { faultOf } from "./results.ts";
import { type RoleTool, toolsFor } from "./tool-list.ts";
import { loadVerbSchemas } from "./verb-schemas.ts";

export interface McpOptions {
	readonly runner: { run(call: VerbCall): Promise<Outcome<unknown>> };
	/** On whose behalf. An agent without a name goes by its client's. */
	readonly principal: Principal;
	readonly folder: string;
	readonly version: string;
	/** 2026-07-28 and later. There the transport's side knows who subscribed to what. */
	readonly modern: boolean;
	/** Of a server that lives for one request; else it has its own, and tells its client. */
	readonly changes?: Following;
}

export type Following = Pick<Changes, "look" | "follow">;

export function createServer(options: McpOptions): { readonly server: Server; readonly changes: Following } {
	const { principal, version, modern, changes: shared } = options;
	// A request of the earlier era that belongs to no session has no stream on which its client could be told.
	const notices = modern || !shared ? { subscribe: true, listChanged: true } : {};
	const server = new Server(
		{ name: "mneme", title: "Mneme memory", version },
		{
			capabilities: { tools: {}, resources: notices, prompts: {}, completions: {} },
			instructions: instructionsFor(principal.role),
		},
	);
	const subscribed = new Set<string>();
	const changes = shared ?? ownChanges(server, options, subscribed);
	serveTools(server, options, changes);
	serveResources(server, options, changes, subscribed);
	servePrompts(server, options);
	return { server, changes };
}

function serveTools(server: Server, options: McpOptions, changes: Following): void {
	const { principal } = options;
	let tools: Promise<RoleTool[]> | undefined;
	const load = () => {
		tools ??= loadVerbSchemas().then((schemas) => toolsFor(principal.role, schemas));
		return tools;
	};
	server.setRequestHandler("tools/list", async () => ({
		tools: (await load()).map(({ definition }) => definition),
	}));
	server.setRequestHandler("tools/call", async (request, context) => {
		const { name } = request.params;
		const tool = (await load()).find(({ spec }) => spec.name === name);
		if (!tool)
			throw new ProtocolError(
				ProtocolErrorCode.InvalidParams,
				`There is no tool ${JSON.stringify(name)} for this caller.`,
			);
		const capabilities = capabilitiesOf(server, context);
		const result = await callTool(tool, request, context, {
			capabilities,
			run: async (call) => await runVerb(server, options, context, call),
		});
		await changes.look();
		return result;
	});
}

function serveResources(server: Server, options: McpOptions, changes: Following, subscribed: Set<string>): void {
	server.setRequestHandler("resources/list", async (_, context) => {
		// Whoever looks at the list wants to know when it is another.
		await changes.follow();
		return { resources: await orFault(listResources(verbsFor(server, options, context))) };
	});
	server.setRequestHandler("resources/templates/list", async () => ({ resourceTemplates: listTemplates() }));
	server.setRequestHandler("resources/read", async ({ params }, context) => {
		return await orFault(readResource(verbsFor(server, options, context), params.uri));
	});
	server.setRequestHandler("resources/subscribe", async ({ params }) => {
		subscribed.add(params.uri);
		await changes.follow();
		return {};
	});
	server.setRequestHandler("resources/unsubscribe", async ({ params }) => {
		subscribed.delete(params.uri);
		return {};
	});
	server.setRequestHandler("completion/complete", async ({ params: { ref, argument } }, context) => {
		if (ref.type !== "ref/resource")
			throw new ProtocolError(ProtocolErrorCode.InvalidParams, "The prompts here take no arguments.");
		return { completion: await orFault(complete(verbsFor(server, options, context), ref.uri, argument.value)) };
	});
}

function servePrompts(server: Server, options: McpOptions): void {
	const { role } = options.principal;
	server.setRequestHandler("prompts/list", async () => ({ prompts: listPrompts(role) }));
	server.setRequestHandler("prompts/get", async ({ params }, context) => {
		return await orFault(getPrompt(role, verbsFor(server, options, context), params.name));
	});
}

function ownChanges(server: Server, { folder, modern }: McpOptions, subscribed: ReadonlySet<string>): Changes {
	const changes = new Changes(folder, (changed) => tellChanges(server, changed, modern, subscribed));
	server.onclose = () => changes.stop();
	return changes;
}

function tellChanges(server: Server, changed: Changed, modern: boolean, subscribed: ReadonlySet<string>): void {
	const uris = urisOf(changed.paths).filter((uri) => modern || subscribed.has(uri));
	const sent = uris.map((uri) => server.sendResourceUpdated({ uri }));
	if (changed.listed) sent.push(server.sendResourceListChanged());
	// A client that is gone by now will not miss it.
	for (const each of sent) each.catch(() => undefined);
}

function verbsFor(server: Server, options: McpOptions, context: ServerContext): RunVerb {
	const { signal } = context.mcpReq;
	return async (verb, input) => await runVerb(server, options, context, { verb, input, signal });
}

type Call = Pick<VerbCall, "verb" | "input" | "elicited" | "progress" | "signal">;

async function runVerb(
	server: Server,
	{ runner, principal, folder }: McpOptions,
	context: ServerContext,
	call: Call,
): Promise<Outcome<unknown>> {
	// With a name it is an agent, whatever its role: nothing here counts as said by the person themselves.
	const agent = principal.agent ?? clientName(server, context);
	return await runner.run({ ...call, folder, principal: { ...principal, agent } });
}

async function orFault<Value>(work: Promise<Value>): Promise<Value> {
	try {
		return await work;
	} catch (error) {
		if (error instanceof ProtocolError) throw error;
		const { code, message, data } = faultOf(error);
		throw new ProtocolError(ERROR_KINDS[code].mcp, message, { code, ...data });
	}
}

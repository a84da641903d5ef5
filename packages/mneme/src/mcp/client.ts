// Who the client is and what it can, by what it says of itself in either era of the protocol.
import {
	CLIENT_CAPABILITIES_META_KEY,
	CLIENT_INFO_META_KEY,
	type ClientCapabilities,
	type Implementation,
	type Server,
	type ServerContext,
} from "@modelcontextprotocol/server";

const MOST_NAME_CHARS = 40;

/** A client of the later era says who it is and what it can with every request; an earlier one once. */
function envelopeOf({ mcpReq }: ServerContext): { capabilities?: ClientCapabilities; client?: Implementation } {
	const envelope = (mcpReq.envelope ?? {}) as Readonly<Record<string, unknown>>;
	return {
		capabilities: envelope[CLIENT_CAPABILITIES_META_KEY] as ClientCapabilities,
		client: envelope[CLIENT_INFO_META_KEY] as Implementation,
	};
}

export function capabilitiesOf(server: Server, context: ServerContext): ClientCapabilities | undefined {
	return envelopeOf(context).capabilities ?? server.getClientCapabilities();
}

/** What stands in history after `relayed:`, so nothing that would break a line. */
export function clientName(server: Server, context: ServerContext): string {
	const { name = "" } = envelopeOf(context).client ?? server.getClientVersion() ?? {};
	const plain = name
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, "-")
		.replace(/^-+|-+$/g, "");
	return plain.slice(0, MOST_NAME_CHARS) || "agent";
}

// An outcome or a fault as the result of a tool: the same object as structured content and as text, and whether it is an error.
import type { CallToolResult } from "@modelcontextprotocol/server";
import { MemoryError } from "../model/errors.ts";
import type { Outcome } from "../model/results.ts";
import { TOOLS } from "./tools.ts";
import type { JsonSchema } from "./verb-schemas.ts";

/** As the command line's --json gives it. */
interface Fault {
	readonly status: "error";
	readonly code: string;
	readonly message: string;
	readonly data: Readonly<Record<string, unknown>>;
}

type Given = Outcome<unknown> | Fault;

const TEXT = { type: "string" };
const list = (properties: Record<string, JsonSchema>): JsonSchema => ({
	type: "array",
	items: { type: "object", properties },
});
const NOTICES = { notices: list({ level: TEXT, text: TEXT }) };
const VERSION = {
	type: "object",
	properties: { version: { type: ["string", "null"] }, text: { type: ["string", "null"] } },
};

/** What comes with each status, as JSON Schema. */
export const OUTPUT_OF_STATUS: Readonly<Record<Given["status"], Readonly<Record<string, JsonSchema>>>> = {
	done: NOTICES,
	"needs-confirmation": { ...NOTICES, plan: list({ action: TEXT, target: TEXT, detail: TEXT }), token: TEXT },
	"needs-model": { prompt: TEXT, schema: { type: "object" }, token: TEXT },
	conflict: { ...NOTICES, path: TEXT, yours: VERSION, theirs: VERSION },
	refused: { reason: TEXT, instead: TEXT },
	error: { code: TEXT, message: TEXT, data: { type: "object" } },
};

export function resultOf(outcome: Outcome<unknown>): CallToolResult {
	return toolResult(inToolNames(outcome), outcome.status === "refused");
}

export function faultResult(error: unknown): CallToolResult {
	const { code, message, data } = faultOf(error);
	return toolResult(inToolNames({ status: "error", code, message, data }), true);
}

export function faultOf(error: unknown): MemoryError {
	if (error instanceof MemoryError) return error;
	const message = `unexpected error: ${error instanceof Error ? error.message : String(error)}`;
	return new MemoryError("INTERNAL", message, { cause: error });
}

function toolResult(given: Given, isError: boolean): CallToolResult {
	const content = [{ type: "text" as const, text: JSON.stringify(given) }];
	return { content, structuredContent: { ...given }, ...(isError ? { isError } : {}) };
}

const TOOL_OF_VERB = new Map(
	TOOLS.flatMap(({ name, verbs }) =>
		verbs.map(({ verb, action }) => [verb, action === undefined ? name : `${name} ${action}`] as const),
	),
);
const NAMED_VERB = new RegExp(`\`mneme (${[...TOOL_OF_VERB.keys()].join("|")})(?![\\w-])`, "g");

const NAMED_FLAG = /`--([a-z-]+) ([^` ]+)`/g;

/** Verbs speak of commands and flags. What they say, but nothing remembered, is put into the words an agent has. */
function inToolNames(given: Given): Given {
	const said = (text: string) =>
		text
			.replace(NAMED_VERB, (_, verb: string) => `\`${TOOL_OF_VERB.get(verb)}`)
			.replace(NAMED_FLAG, (_, flag: string, value: string) => `\`${flag.replaceAll("-", "_")}: ${value}\``);
	switch (given.status) {
		case "refused":
			return { ...given, reason: said(given.reason), instead: said(given.instead) };
		case "error":
			return { ...given, message: said(given.message) };
		case "needs-model":
			return given;
		default:
			return { ...given, notices: given.notices.map((notice) => ({ ...notice, text: said(notice.text) })) };
	}
}

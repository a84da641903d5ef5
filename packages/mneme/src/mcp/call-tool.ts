// Runs a tool: its verb, and between plan and deed the question to the user, where the client can put it to them.
import {
	type CallToolRequest,
	type CallToolResult,
	type ClientCapabilities,
	type InputRequiredResult,
	inputRequired,
	inputResponse,
	type ServerContext,
} from "@modelcontextprotocol/server";
import type { VerbCall } from "../daemon/verb-runner.ts";
import type { Progress } from "../engine.ts";
import { type NeedsConfirmation, type Outcome, refused } from "../model/results.ts";
import { readArguments, type VerbRequest } from "./arguments.ts";
import { faultResult, resultOf } from "./results.ts";
import type { RoleTool } from "./tool-list.ts";

export interface Caller {
	/** What the client says of itself: whether it can ask the user. */
	readonly capabilities: ClientCapabilities | undefined;
	run(call: Pick<VerbCall, "verb" | "input" | "elicited" | "progress" | "signal">): Promise<Outcome<unknown>>;
}

export async function callTool(
	tool: RoleTool,
	{ params }: CallToolRequest,
	context: ServerContext,
	caller: Caller,
): Promise<CallToolResult | InputRequiredResult> {
	try {
		const request = readArguments(tool, params.arguments ?? {});
		// A client that can ask the user does; what the model says they replied does not count there.
		const asks = "confirm" in request.verb.schema.input && canElicit(caller.capabilities);
		if (!asks) return resultOf(await run(request, context, caller));
		return await runAsking(tool, request, context, caller);
	} catch (error) {
		return faultResult(error);
	}
}

/** Named in `inputRequests`, and again in the answer. */
const QUESTION = "agree";

async function runAsking(
	tool: RoleTool,
	{ verb, input: { confirm: _, userReply: __, ...input } }: VerbRequest,
	context: ServerContext,
	caller: Caller,
): Promise<CallToolResult | InputRequiredResult> {
	const token = context.mcpReq.requestState<string>();
	const answer = inputResponse(context.mcpReq.inputResponses, QUESTION);
	if (answer.kind === "elicit" && !(answer.action === "accept" && answer.content?.[QUESTION] === true))
		return resultOf(
			refused("the user was asked and did not agree", "Leave it as it is, unless they ask for it again."),
		);
	const agreed = answer.kind === "elicit" && typeof token === "string";
	const outcome = agreed
		? await run({ verb, input: { ...input, confirm: token } }, context, caller, true)
		: await run({ verb, input }, context, caller);
	return outcome.status === "needs-confirmation" ? question(tool, outcome) : resultOf(outcome);
}

function question({ spec }: RoleTool, { plan, token, notices }: NeedsConfirmation): InputRequiredResult {
	const steps = plan.map(
		({ action, target, detail }) => `• ${action} ${target}${detail === undefined ? "" : `: ${detail}`}`,
	);
	const message = [...notices.map(({ text }) => text), `${spec.title}: this would`, ...steps].join("\n");
	const agree = { type: "boolean" as const, title: "Do this", description: "Exactly what is listed, nothing else" };
	const requestedSchema = { type: "object" as const, properties: { [QUESTION]: agree }, required: [QUESTION] };
	return inputRequired({
		inputRequests: { [QUESTION]: inputRequired.elicit({ message, requestedSchema }) },
		requestState: token,
	});
}

/** A client that names no mode means a form. */
function canElicit(capabilities: ClientCapabilities | undefined): boolean {
	const modes = capabilities?.elicitation;
	return modes !== undefined && (modes.form !== undefined || modes.url === undefined);
}

async function run(
	{ verb: { verb }, input }: VerbRequest,
	context: ServerContext,
	caller: Caller,
	elicited = false,
): Promise<Outcome<unknown>> {
	const progress = progressOf(context);
	const asked = elicited ? { elicited } : {};
	return await caller.run({ verb, input, signal: context.mcpReq.signal, ...asked, ...(progress ? { progress } : {}) });
}

/** Steps are numbered: the protocol wants progress to grow, and a verb counts anew with each thing it does. */
function progressOf({ mcpReq }: ServerContext): ((step: Progress) => void) | undefined {
	const progressToken = mcpReq._meta?.progressToken;
	if (progressToken === undefined) return undefined;
	let progress = 0;
	return ({ text, done, total }) => {
		progress++;
		const message = done === undefined ? text : `${text} ${done}${total === undefined ? "" : `/${total}`}`;
		// A client that is gone by now will not miss it.
		mcpReq
			.notify({ method: "notifications/progress", params: { progressToken, progress, message } })
			.catch(() => undefined);
	};
}

// Whether a plan may be carried out: a person at a terminal confirms it themselves; through an agent it takes their answer to a
// question the client put to them, or their own words, given after the question.
import type { Principal } from "../model/principal.ts";
import { type NeedsConfirmation, type Refused, refused } from "../model/results.ts";
import type { Settings } from "../model/settings.ts";
import { isAssent } from "../text/assent.ts";
import { type ConfirmationRequest, confirm, findContinuation, type Place } from "./continuations.ts";

export interface ApprovalRequest extends Omit<ConfirmationRequest, "agent"> {
	readonly principal: Principal;
	readonly approval: Settings["approval"];
	/** The client asked the person and they agreed (MCP elicitation). Only a face may say so. */
	readonly elicited?: boolean | undefined;
	/** The person's own words, as an agent relays them. */
	readonly userReply?: string | undefined;
}

export interface Approved {
	readonly status: "approved";
	/** For the commit: `human:cli`, `human:elicitation`, `relayed:AGENT`. */
	readonly approver: string;
	/** The person's words, where an agent relayed them. */
	readonly words?: string;
}

/** Reading a list and answering takes a person longer; an agent that answers itself is quicker. */
const SOONEST_REPLY_MS = 3_000;

export function approve(place: Place, request: ApprovalRequest): Approved | NeedsConfirmation | Refused {
	const { verb, plan, token, replay, principal } = request;
	if (token === undefined && request.userReply !== undefined)
		return refused(
			"the user cannot have answered a question that was not asked yet",
			`Call ${verb} without user_reply, show the user the list, and pass on what they say in a later turn.`,
		);
	const approved = token === undefined ? undefined : judge(place, request);
	if (approved?.status === "refused") return approved;
	const question = confirm(place, { verb, plan, token, replay, agent: principal.agent });
	return question ?? approved!;
}

/** Without using the token up: a call that is refused can be made again, properly. */
function judge(place: Place, request: ApprovalRequest): Approved | Refused {
	const { principal, elicited, userReply, verb, token, approval } = request;
	const isPerson = principal.role === "owner" && principal.agent === undefined;
	const from = isPerson ? "cli" : elicited ? "elicitation" : "relayed";
	if (!isPerson && !approval.from.includes(from))
		return refused(
			`approval.from does not list ${from}: such an approval does not count here`,
			`The user can do it: \`mneme ${verb}\` in a terminal.`,
		);
	if (from !== "relayed") return { status: "approved", approver: `human:${from}` };
	if (userReply === undefined || userReply.trim() === "")
		return refused(
			"only the user can agree to this, and their words are missing",
			"Show the user the list, end your turn, and call again with the same token and their answer in user_reply.",
		);
	if (!isAssent(userReply))
		return refused(
			`the user's words ${JSON.stringify(userReply)} do not agree to it`,
			"Ask again, plainly; if they want another list, call again without the token.",
		);
	const issuedMs = findContinuation(place, verb, token!)?.issuedMs;
	if (issuedMs !== undefined && place.clock.now() - issuedMs < SOONEST_REPLY_MS)
		return refused(
			"this answer came faster than a person reads: it has to be the user's, in a later turn than the question",
			"Show the user the list, end your turn, and pass on what they say.",
		);
	return { status: "approved", approver: `relayed:${principal.agent ?? "agent"}`, words: userReply };
}

// What the verbs that write memories share: on whose behalf they write, whose words a pin needs, and what they answer.
import { z } from "zod";
import type { Engine } from "../engine.ts";
import { type Refused, refused } from "../model/results.ts";
import type { WritingRequest } from "../stores/write-memories.ts";
import type { Paint } from "./operation.ts";

export const writtenSchema = z.object({
	id: z.string(),
	path: z.string(),
	tx: z.string(),
});

export type Written = z.infer<typeof writtenSchema>;

export function renderWritten({ id, path, tx }: Written, paint: Paint): string {
	return `${paint.green(id)} ${paint.dim(`in ${path}, transaction ${tx}`)}`;
}

/** What the owner types is theirs, and not screened. */
export function requestOf({ principal }: Engine, verb: string): WritingRequest {
	return { principal, trigger: `mneme ${verb}`, verbatim: principal.role === "owner" };
}

export const userReply = z
	.string()
	.min(1)
	.optional()
	.describe("The user's own words that ask for it; an agent must give them");

/** A request that the user stands behind: their own, or an agent's that quotes them. */
export function requestOfUser(engine: Engine, verb: string, reply: string | undefined): WritingRequest | Refused {
	const { principal, settings } = engine;
	const request = requestOf(engine, verb);
	if (principal.role === "owner") return request;
	if (reply === undefined)
		return refused(
			`${verb} is done only on the user's words`,
			"Ask the user, and pass what they answered as userReply.",
		);
	if (!settings.approval.from.includes("relayed"))
		return refused(
			"this workspace takes no approvals that an agent relays (approval.from)",
			`Ask the user to run \`mneme ${verb}\` themselves.`,
		);
	const trigger = `user said ${JSON.stringify(reply)}`;
	return { ...request, trigger, approval: "approved", approver: `relayed:${principal.agent ?? "agent"}` };
}

export const confidence = z.enum(["high", "medium", "low"]).default("high").describe("How sure we are");

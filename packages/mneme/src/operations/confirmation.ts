// How a verb that destroys asks first: its two input fields, and the question whether the person agrees to a plan.
import { z } from "zod";
import type { Engine } from "../engine.ts";
import type { NeedsConfirmation, PlanStep, Refused } from "../model/results.ts";
import { type Approved, approve } from "../workspace/approval.ts";
import type { Replay } from "../workspace/continuations.ts";

export const confirmation = {
	confirm: z.string().optional().describe("The token that was given with the plan: do exactly that"),
	userReply: z.string().optional().describe("Through an agent: what the user answered to the plan, in their own words"),
};

export interface Question {
	readonly verb: string;
	readonly plan: readonly PlanStep[];
	readonly confirm: string | undefined;
	readonly userReply: string | undefined;
	readonly replay?: Replay;
}

/** Approved, or what to return instead of acting. */
export function askFor(
	{ workspace, principal, settings, elicited }: Engine,
	{ verb, plan, confirm: token, userReply, replay }: Question,
): Approved | NeedsConfirmation | Refused {
	const question = { verb, plan, token, userReply, replay };
	return approve(workspace.context, { ...question, principal, approval: settings.approval, elicited });
}

/** What an approved plan's transaction says of it. */
export function approvalOf({ approver, words }: Approved, trigger: string) {
	const said = words === undefined ? trigger : `${trigger}; user replied ${JSON.stringify(words)}`;
	return { approval: "approved", approver, trigger: said } as const;
}

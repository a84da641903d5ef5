// Who may be named as the author of a change (A§12.3 and the design's additions), and what a change may be called (A§12.4).

export const FIXED_ACTORS = [
	"manual",
	"bot:main",
	"bot:trigger-remember",
	"bot:trigger-forget",
	"bot:auto-detect",
	"system:init",
	"system:decay",
	"system:audit",
	"system:curation",
	"system:pruning",
	"system:checkpoint",
	"system:import",
	"system:migrate",
] as const;

const NAMED_ACTORS = ["reflection", "skill", "subagent", "agent", "bot:commit-from"] as const;

export type Actor = (typeof FIXED_ACTORS)[number] | `${(typeof NAMED_ACTORS)[number]}:${string}`;

/** Letters of any script, digits, `.`, `_`, `-`; the rest would break commit headers and log columns. */
const ACTOR_NAME = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,63}$/u;

export function isActor(text: string): text is Actor {
	if ((FIXED_ACTORS as readonly string[]).includes(text)) return true;
	return NAMED_ACTORS.some((kind) => text.startsWith(`${kind}:`) && ACTOR_NAME.test(text.slice(kind.length + 1)));
}

export const ACTIONS = [
	"CREATE",
	"EDIT",
	"APPEND",
	"DELETE",
	"ARCHIVE",
	"MERGE",
	"REVERT",
	"DECAY",
	"RENAME",
	"PROPOSE",
	"COMMIT",
	"REJECT",
	"DEFER",
	"ALERT",
	"ACK",
	"REFUSE",
	"ERASE",
] as const;

export type Action = (typeof ACTIONS)[number];

export function isAction(text: string): text is Action {
	return (ACTIONS as readonly string[]).includes(text);
}

/** A§12.3: `auto`, `approved`, `pending`, or `—` where nobody was asked. */
export const APPROVALS = ["auto", "approved", "partial", "pending", "rejected", "—"] as const;

export type Approval = (typeof APPROVALS)[number];

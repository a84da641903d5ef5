// On whose behalf a verb runs. Over stdio the role is what the caller says (a guard rail); over HTTP what its token says (a boundary).
import type { Actor } from "./actors.ts";

/**
 * owner: the person. main: the person's main agent. subagent: reads all, proposes, owns only its private memory.
 * reader: reads. engine: decay, upkeep, recovery.
 */
export const ROLES = ["owner", "main", "subagent", "reader", "engine"] as const;

export type Role = (typeof ROLES)[number];

export interface Principal {
	readonly actor: Actor;
	/** The agent's name, where an agent speaks. */
	readonly agent?: string;
	readonly role: Role;
	/** `user:NAME` scopes for group chats; empty = everything. */
	readonly scopes: readonly string[];
}

export const OWNER: Principal = { actor: "manual", role: "owner", scopes: [] };

export function enginePrincipal(actor: Extract<Actor, `system:${string}`>): Principal {
	return { actor, role: "engine", scopes: [] };
}

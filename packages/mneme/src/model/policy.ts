// Roles × paths: who may change which file. Checked at the start of every transaction, under every face alike.
import type { Principal, Role } from "./principal.ts";

/** A§12.1's red rows. A host's own config file is not among them: it is never in the ledger. */
export const CRITICAL_FILES: readonly string[] = ["SOUL.md", "IDENTITY.md", "mneme.yaml"];

/** The host's other files: tracked and alerted on, changed by the engine only with an approval. */
const HOST_FILES: readonly string[] = ["USER.md", "TOOLS.md", "AGENTS.md"];

const PROPOSALS = "memory/meta/pending-memories.md";

export function isCritical(path: string): boolean {
	return CRITICAL_FILES.includes(path);
}

export interface Change {
	readonly path: string;
	/** Content was only added at the end. */
	readonly appendOnly: boolean;
	/** A person approved exactly this change. */
	readonly approved: boolean;
}

export interface Refusal {
	readonly reason: string;
	readonly instead: string;
}

type Rule = (change: Change) => Refusal | undefined;

const ASK_A_PERSON = "Ask the user to make this change, or propose it in a reflection they approve.";

const memoryOnly: Rule = ({ path, approved }) => {
	if (approved) return undefined;
	if (isCritical(path))
		return {
			reason: `${path} is a critical file: only a person, or a reflection they approved, may change it`,
			instead: ASK_A_PERSON,
		};
	if (HOST_FILES.includes(path))
		return { reason: `${path} belongs to the host and is not rewritten without an approval`, instead: ASK_A_PERSON };
	return undefined;
};

const proposeOnly: Rule = ({ path, appendOnly }) =>
	path === PROPOSALS && appendOnly
		? undefined
		: {
				reason: `a sub-agent may not change ${path}`,
				instead: `Append a proposal to ${PROPOSALS}; the main agent reviews it.`,
			};

const nothing: Rule = ({ path }) => ({
	reason: `this caller may only read, not change ${path}`,
	instead: "Call again with a role that may write.",
});

const RULES: Record<Role, Rule> = {
	owner: () => undefined,
	main: memoryOnly,
	engine: memoryOnly,
	subagent: proposeOnly,
	reader: nothing,
};

/** Why `principal` may not make this change, or undefined if it may. */
export function refusal(principal: Principal, change: Change): Refusal | undefined {
	return RULES[principal.role](change);
}

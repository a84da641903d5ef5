// The four blocks of MEMORY.md, their budgets and labels: what core.ts expects and what a new file starts with.

export interface CoreBlock {
	readonly name: string;
	readonly budgetTokens: number;
	readonly about: string;
	readonly labels: readonly string[];
}

/** A§4's budgets. */
export const CORE_BLOCKS = [
	{
		name: "Identity",
		budgetTokens: 500,
		about: "Who the user is, and what matters most about them",
		labels: ["Name", "Role", "Communication style", "Key preferences", "Timezone"],
	},
	{
		name: "Active Context",
		budgetTokens: 1000,
		about: "What is going on now: current projects, open decisions",
		labels: ["Currently working on", "Open decisions", "Recent important events", "Blockers/waiting on"],
	},
	{
		name: "Persona",
		budgetTokens: 500,
		about: "How to behave with this user",
		labels: [
			"Relationship tenure",
			"Interaction patterns",
			"Things I've learned about working with them",
			"Emotional context",
		],
	},
	{
		name: "Critical Facts",
		budgetTokens: 1000,
		about: "What must never be forgotten, however long ago it came up",
		labels: [],
	},
] as const satisfies readonly CoreBlock[];

export type CoreBlockName = (typeof CORE_BLOCKS)[number]["name"];

const count = (tokens: number) => tokens.toLocaleString("en-US");

export function budgetComment(block: CoreBlock): string {
	return `<!-- ~${count(block.budgetTokens)} tokens — ${block.about} -->`;
}

/** The MEMORY.md of a new workspace: every block and label, nothing filled in. */
export function coreTemplate(): string {
	const total = CORE_BLOCKS.reduce((sum, block) => sum + block.budgetTokens, 0);
	const blocks = CORE_BLOCKS.map((block) =>
		[`## ${block.name}`, budgetComment(block), ...block.labels.map((label) => `- ${label}:`)].join("\n"),
	);
	const intro = `# MEMORY.md — Core Memory\n\n<!-- TOKEN BUDGET: ~${count(total)} tokens. Reflection rewrites it. -->`;
	return `${[intro, ...blocks].join("\n\n")}\n`;
}

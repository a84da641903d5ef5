// What a new workspace holds before anything is remembered: the folders and files of A§3. Pure.
import { coreTemplate } from "../../formats/core-blocks.ts";
import { decayScoresTemplate } from "../../formats/decay-scores.ts";
import { evolutionTemplate } from "../../formats/evolution.ts";
import { renderGraphIndex } from "../../formats/graph-index.ts";
import { pendingMemoriesTemplate } from "../../formats/pending-memories.ts";
import { reflectionLogTemplate } from "../../formats/reflection-log.ts";
import { relationTypesTemplate } from "../../formats/relation-types.ts";
import { WORKSPACE_SETTINGS_FILE } from "../../model/places.ts";
import { FORMAT } from "../../model/settings.ts";

/** Kept on disk; git knows no empty folders. */
export const FOLDERS: readonly string[] = [
	"memory/episodes",
	"memory/graph/entities",
	"memory/procedures",
	"memory/vault",
	"memory/meta",
];

export interface Template {
	readonly path: string;
	readonly text: string;
	/** For the history. */
	readonly summary: string;
}

/** The settings come last: a ledger that has them is one whose init was finished. */
export function templates(timezone: string): Template[] {
	return [
		{ path: "MEMORY.md", text: coreTemplate(), summary: "core memory, empty" },
		{ path: "memory/graph/index.md", text: renderGraphIndex([], []), summary: "graph index, empty" },
		{ path: "memory/graph/relations.md", text: relationTypesTemplate(), summary: "vocabulary of relations" },
		{ path: "memory/meta/decay-scores.json", text: decayScoresTemplate(), summary: "scores, none yet" },
		{ path: "memory/meta/reflection-log.md", text: reflectionLogTemplate(), summary: "no reflection yet" },
		{ path: "memory/meta/pending-reflection.md", text: PENDING_REFLECTION, summary: "no reflection is pending" },
		{ path: "memory/meta/pending-memories.md", text: pendingMemoriesTemplate(), summary: "no proposal yet" },
		{ path: "memory/meta/evolution.md", text: evolutionTemplate(), summary: "no evolution yet" },
		{ path: WORKSPACE_SETTINGS_FILE, text: settingsTemplate(timezone), summary: "settings" },
	];
}

const PENDING_REFLECTION = "# Reflection Summary\n\n<!-- No reflection is waiting for your approval. -->\n";

function settingsTemplate(timezone: string): string {
	return `# Settings of this workspace. Every one has a default, so this file may stay as it is.
# \`mneme config list\` shows them all, \`mneme config set NAME VALUE\` changes one here and keeps your comments.
format: ${FORMAT}
# Rules days and the headings of episodes.
timezone: ${timezone}

# How fast memories fade: 0.03 a day halves a score in 23 days.
# decay:
#   lambda: 0.03

# When reflection proposes its changes each day; nothing is applied without your approval.
# reflection:
#   schedule: "03:00"

# Who writes the words: rules (offline), provider (a model of your own), host (the agent that calls Mneme).
# llm:
#   mode: rules
`;
}

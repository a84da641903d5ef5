// Where each store keeps its files.

export const CORE_FILE = "MEMORY.md";
export const SCORES_FILE = "memory/meta/decay-scores.json";
export const INDEX_FILE = "memory/graph/index.md";
export const RELATIONS_FILE = "memory/graph/relations.md";
export const ENTITY_FOLDER = "memory/graph/entities";
export const PROCEDURE_FOLDER = "memory/procedures";
export const VAULT_FOLDER = "memory/vault";
export const DOCUMENT_FOLDER = "memory/documents";

export function episodePath(date: string): string {
	return `memory/episodes/${date}.md`;
}

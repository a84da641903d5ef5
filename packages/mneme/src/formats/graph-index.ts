// memory/graph/index.md: every entity and edge in two tables. Generated from the entity files; rows a person added are read so
// that they can be adopted before it is generated anew.
import type { ParseError } from "../model/errors.ts";
import type { FormatDescription } from "./description.ts";
import { findSection, type MarkdownDocument, parseDocument, serializeDocument } from "./document.ts";
import { type Confidence, isConfidence } from "./episode-heading.ts";
import { splitLines } from "./lines.ts";
import { problemAt } from "./problems.ts";
import { parseTable, renderTable, type TableRow } from "./table.ts";

export interface IndexedEntity {
	readonly id: string;
	readonly type: string;
	readonly label: string;
	/** From memory/graph/: `entities/person--alex.md`. */
	readonly file: string;
	readonly decayScore?: number;
	readonly pinned: boolean;
}

export interface IndexedEdge {
	readonly from: string;
	readonly relation: string;
	readonly to: string;
	readonly confidence?: Confidence;
	/** `YYYY-MM-DD`, or empty. */
	readonly firstSeen: string;
	readonly lastAccessed: string;
}

export interface GraphIndexFile extends MarkdownDocument {
	readonly entities: readonly (IndexedEntity & { readonly line: number })[];
	readonly edges: readonly (IndexedEdge & { readonly line: number })[];
}

const REGISTRY = "Entity Registry";
const EDGES = "Edges";
const ENTITY_COLUMNS = ["ID", "Type", "Label", "File", "Decay Score"];
const EDGE_COLUMNS = ["From", "Relation", "To", "Confidence", "First Seen", "Last Accessed"];
const SCORE = /^(\d+(?:\.\d+)?)?\s*(\(pinned\))?$/i;

export function parseGraphIndex(text: string, path = "memory/graph/index.md"): GraphIndexFile {
	const document = parseDocument(splitLines(text), path);
	const problems: ParseError[] = [...document.problems];
	const rows = (heading: string, columns: readonly string[]) => {
		const section = findSection(document, heading);
		return section ? parseTable(document, section, columns) : [];
	};
	const entities = rows(REGISTRY, ENTITY_COLUMNS).flatMap((row) => readEntityRow(row, path, problems));
	const edges = rows(EDGES, EDGE_COLUMNS).flatMap((row) => readEdgeRow(row, path, problems));
	return { ...document, entities, edges, problems };
}

export const serializeGraphIndex: (file: GraphIndexFile) => string = serializeDocument;

function readEntityRow(row: TableRow, path: string, problems: ParseError[]) {
	const cell = (column: string) => row.cells.get(column) ?? "";
	const id = cell("id");
	if (!id.includes("--")) {
		problems.push(problemAt(path, row.line, "an id like person--alex in the first column", id));
		return [];
	}
	const score = SCORE.exec(cell("decay score"));
	if (!score) problems.push(problemAt(path, row.line, "a score like 0.95 or 1.00 (pinned)", cell("decay score")));
	const decayScore = score?.[1] === undefined ? {} : { decayScore: Number(score[1]) };
	const named = { id, type: cell("type"), label: cell("label"), file: cell("file") };
	return [{ ...named, ...decayScore, pinned: score?.[2] !== undefined, line: row.line }];
}

function readEdgeRow(row: TableRow, path: string, problems: ParseError[]) {
	const cell = (column: string) => row.cells.get(column) ?? "";
	const [from, relation, to] = [cell("from"), cell("relation"), cell("to")];
	if (!from.includes("--") || !to.includes("--") || relation === "") {
		problems.push(problemAt(path, row.line, "From, Relation and To", `${from} | ${relation} | ${to}`));
		return [];
	}
	const confidence = cell("confidence");
	if (confidence !== "" && !isConfidence(confidence)) {
		problems.push(problemAt(path, row.line, "high, medium or low", confidence));
	}
	const sure = isConfidence(confidence) ? { confidence } : {};
	return [
		{ from, relation, to, ...sure, firstSeen: cell("first seen"), lastAccessed: cell("last accessed"), line: row.line },
	];
}

/** The whole file, in the order given. */
export function renderGraphIndex(entities: readonly IndexedEntity[], edges: readonly IndexedEdge[]): string {
	const score = ({ decayScore, pinned }: IndexedEntity) =>
		[decayScore?.toFixed(2), pinned ? "(pinned)" : undefined].filter((part) => part !== undefined).join(" ");
	const lines = [
		"# Semantic Graph Index",
		"",
		"<!-- Generated from entities/. Rows you add are taken over into them; other edits here are overwritten. -->",
		"",
		`## ${REGISTRY}`,
		...renderTable(
			ENTITY_COLUMNS,
			entities.map((entity) => [entity.id, entity.type, entity.label, entity.file, score(entity)]),
		),
		"",
		`## ${EDGES}`,
		...renderTable(
			EDGE_COLUMNS,
			edges.map((edge) => [
				edge.from,
				edge.relation,
				edge.to,
				edge.confidence ?? "",
				edge.firstSeen,
				edge.lastAccessed,
			]),
		),
	];
	return `${lines.join("\n")}\n`;
}

export const description: FormatDescription = {
	name: "Graph index",
	path: "memory/graph/index.md",
	summary:
		"Every entity and every edge between them, generated from the entity files: deleting it loses nothing. A row you add is taken over into the entity files at the next sweep.",
	example: renderGraphIndex(
		[
			{
				id: "person--alex",
				type: "person",
				label: "Alex",
				file: "entities/person--alex.md",
				decayScore: 1,
				pinned: true,
			},
			{ id: "tool--vim", type: "tool", label: "Vim", file: "entities/tool--vim.md", decayScore: 0.72, pinned: false },
		],
		[
			{
				from: "person--alex",
				relation: "uses",
				to: "tool--vim",
				confidence: "high",
				firstSeen: "2026-01-15",
				lastAccessed: "2026-02-02",
			},
		],
	),
};

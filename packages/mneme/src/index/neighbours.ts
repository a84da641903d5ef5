// Walks from a memory along relations, mentions and sources, in both directions, and to what stands beside it in its file.

import type { Database } from "../storage/database.ts";
import { prepared } from "./statements.ts";
import { readById, type StoredMemory } from "./stored-memory.ts";

export interface Neighbour {
	readonly id: string;
	/** Undefined where something points at it but no file holds it. */
	readonly memory?: StoredMemory;
	/** The memory it was reached from. */
	readonly from: string;
	/** `uses`, `mentions`, `learned-from`, `about`, `before`, `after`, … */
	readonly relation: string;
	/** Whether the relation leads to it, or comes from it. */
	readonly direction: "out" | "in";
	readonly hops: number;
}

/** A hub would otherwise bring half of the graph. */
const MOST = 200;

interface Step {
	readonly id: string;
	readonly relation: string;
	readonly direction: "out" | "in";
}

/** Nearest first. Only the memory asked about brings its neighbours in the file. */
export function findNeighbours(database: Database, id: string, hops: number): Neighbour[] {
	const steps = stepsOver(database);
	const seen = new Set([id]);
	const found: Omit<Neighbour, "memory">[] = [];
	let edge = [id];
	for (let hop = 1; hop <= hops && found.length < MOST; hop++) {
		const reached: string[] = [];
		for (const from of edge) {
			for (const step of [...(hop === 1 ? beside(database, from) : []), ...steps(from)]) {
				if (seen.has(step.id) || found.length >= MOST) continue;
				seen.add(step.id);
				found.push({ ...step, from, hops: hop });
				if (step.relation !== "before" && step.relation !== "after") reached.push(step.id);
			}
		}
		edge = reached;
	}
	const memories = new Map(
		readById(
			database,
			found.map((each) => each.id),
		).map((memory) => [memory.id, memory]),
	);
	return found.map((each) => ({ ...each, ...withMemory(memories.get(each.id)) }));
}

function withMemory(memory: StoredMemory | undefined) {
	return memory === undefined ? {} : { memory };
}

function stepsOver(database: Database): (id: string) => Step[] {
	const out = prepared<{ id: string; relation: string }>(
		database,
		"SELECT DISTINCT target AS id, relation FROM edges WHERE source = ? ORDER BY relation, target LIMIT ?",
	);
	const back = prepared<{ id: string; relation: string }>(
		database,
		"SELECT DISTINCT source AS id, relation FROM edges WHERE target = ? ORDER BY relation, source LIMIT ?",
	);
	return (id) => [
		...out.all(id, MOST).map((row): Step => ({ ...row, direction: "out" })),
		...back.all(id, MOST).map((row): Step => ({ ...row, direction: "in" })),
	];
}

/** The entity a fact is about, and the memories before and after. */
function beside(database: Database, id: string): Step[] {
	const memory = readById(database, [id])[0];
	if (!memory) return [];
	const steps: Step[] = [];
	const about = memory.entity === undefined ? undefined : `entity:${memory.entity}`;
	if (about !== undefined && about !== id) steps.push({ id: about, relation: "about", direction: "out" });
	if (memory.previous !== undefined) steps.push({ id: memory.previous, relation: "before", direction: "in" });
	if (memory.next !== undefined) steps.push({ id: memory.next, relation: "after", direction: "out" });
	return steps;
}

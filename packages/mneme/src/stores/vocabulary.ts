// Relations by name: which inverse each has, and one direction for both ends of an edge. The live list is relations.md; what it
// does not say of the relations we ship is here.
import type { RelationTypesFile } from "../formats/relation-types.ts";

/** Passive forms of relations that relations.md lists without an inverse. */
const PASSIVE: Readonly<Record<string, string>> = {
	develops: "developed-by",
	"depends-on": "needed-by",
	"inspired-by": "inspires",
	supersedes: "superseded-by",
};
/** The same from either end. */
const SYMMETRIC = new Set(["relates-to", "contradicts"]);
/** A§6.3 writes these two as a pair, but one is the opposite of the other, not its other end. */
const OPPOSITES = new Set(["confident-about", "uncertain-about"]);

export interface Vocabulary {
	/** What the edge is called from its other end, where it has a name there. */
	inverseOf(relation: string): string | undefined;
	/** The edge in the direction its relation is listed in. */
	direct(from: string, relation: string, to: string): { from: string; relation: string; to: string };
}

export function vocabularyOf({ relations }: Pick<RelationTypesFile, "relations">): Vocabulary {
	const inverses = new Map(Object.entries(PASSIVE));
	for (const { name, inverse } of relations) {
		if (inverse !== undefined && !OPPOSITES.has(name)) inverses.set(name, inverse);
	}
	const names = new Map([...inverses].map(([name, inverse]) => [inverse, name]));
	return {
		inverseOf: (relation) => (SYMMETRIC.has(relation) ? relation : (inverses.get(relation) ?? names.get(relation))),
		direct(from, relation, to) {
			const name = names.get(relation);
			if (name !== undefined) return { from: to, relation: name, to: from };
			return SYMMETRIC.has(relation) && to < from ? { from: to, relation, to: from } : { from, relation, to };
		},
	};
}

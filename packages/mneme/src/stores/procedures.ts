// Procedures: a way of doing something, one file each.
import { createProcedure, serializeProcedure } from "../formats/procedure.ts";
import { initialScore } from "../model/decay.ts";
import { MemoryError } from "../model/errors.ts";
import { freePlace } from "./folders.ts";
import { PROCEDURE_FOLDER } from "./places.ts";
import { draftText, recordCreated, type Writing } from "./writing.ts";

export interface NewProcedure {
	/** `how to deploy`: the file's name comes from it. */
	readonly name: string;
	/** When it applies. */
	readonly trigger: string;
	readonly steps: readonly string[];
	readonly notes?: readonly string[];
	/** Ids of the memories it was learned from. */
	readonly learnedFrom?: readonly string[];
}

export async function addProcedure(
	writing: Writing,
	{ name, trigger, steps, notes = [], learnedFrom = [] }: NewProcedure,
): Promise<{ id: string; path: string }> {
	if (steps.length === 0) throw new MemoryError("INVALID_INPUT", "A procedure needs at least one step.");
	const { slug, path } = await freePlace(writing, PROCEDURE_FOLDER, name);
	const file = createProcedure({
		slug,
		trigger,
		steps,
		notes,
		learnedFrom,
		learned: writing.today,
		lastUsed: writing.today,
		decayScore: initialScore("procedural", writing.origin, writing.settings.decay),
		accessCount: 1,
	});
	draftText(writing, path, serializeProcedure(file), `how to: ${name}`);
	recordCreated(writing, `procedure:${slug}`);
	return { id: `procedure:${slug}`, path };
}

// How a memory looks in a verb's answer, for the verbs that find memories.
import { z } from "zod";
import { STORES } from "../index/memory.ts";
import type { StoredMemory } from "../index/stored-memory.ts";
import type { Paint } from "./operation.ts";

export const memorySchema = z.object({
	id: z.string(),
	store: z.enum(STORES),
	path: z.string(),
	lineStart: z.int(),
	lineEnd: z.int(),
	text: z.string(),
	title: z.string().optional(),
	day: z.string().optional(),
	entity: z.string().optional(),
	tags: z.array(z.string()),
	/** The memories before and after it in the same file. */
	previous: z.string().optional(),
	next: z.string().optional(),
});

export function memoryRow(memory: StoredMemory): z.infer<typeof memorySchema> {
	const { previous, next, title, day, entity, ...rest } = memory;
	return {
		...rest,
		tags: [...memory.tags],
		...(title === undefined ? {} : { title }),
		...(day === undefined ? {} : { day }),
		...(entity === undefined ? {} : { entity }),
		...(previous === undefined ? {} : { previous }),
		...(next === undefined ? {} : { next }),
	};
}

/** A line of a terminal, more or less. */
const SHOWN_CHARS = 160;

export function renderMemory(memory: z.infer<typeof memorySchema>, paint: Paint): string {
	const line = memory.text.replace(/\s+/g, " ").trim();
	const shown = line.length > SHOWN_CHARS ? `${line.slice(0, SHOWN_CHARS - 1)}…` : line;
	return `${paint.bold(memory.id)}  ${paint.dim(`${memory.path}:${memory.lineStart}`)}\n  ${shown}`;
}

// What `core add` and `core edit` answer.
import { z } from "zod";
import type { CoreChange } from "../stores/core.ts";
import type { Paint } from "./operation.ts";

export const coreChangeSchema = z.object({
	id: z.string(),
	change: z.enum(["added", "replaced", "known", "elsewhere"]),
	block: z.string(),
	label: z.string().nullable(),
	before: z.string().nullable(),
	/** What had to leave core, and the memory it is now. */
	moved: z.array(z.object({ text: z.string(), to: z.string() })),
	tx: z.string().nullable(),
});

type CoreChanged = z.infer<typeof coreChangeSchema>;

export function coreChanged(change: CoreChange, tx: string): CoreChanged {
	const { id, block, label = null, before = null, moved } = change;
	return {
		id,
		change: change.change,
		block,
		label,
		before,
		moved: [...moved],
		tx: change.change === "known" ? null : tx,
	};
}

export function renderCoreChange({ id, change, block, before }: CoreChanged, paint: Paint): string {
	if (change === "known") return `${block} says so already ${paint.dim(id)}`;
	if (change === "elsewhere") return `Kept as ${paint.cyan(id)}: core memory has no room`;
	return `${block}: ${paint.green(id)}${before === null ? "" : paint.dim(` in place of "${before}"`)}`;
}

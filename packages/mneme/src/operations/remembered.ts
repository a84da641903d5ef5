// What `remember`, `observe` and `quarantine release` answer about one remembered text.
import { z } from "zod";
import type { Remembered } from "../capture/filed.ts";
import type { Paint } from "./operation.ts";

const change = z.enum(["added", "known", "superseded", "replaced"]);
const piece = z.object({ id: z.string(), path: z.string(), change });

export const rememberedSchema = z.object({
	/** Null where it went to quarantine. */
	store: z.enum(["core", "episodic", "semantic", "procedural", "vault"]).nullable(),
	summary: z.string(),
	tags: z.array(z.string()),
	significance: z.array(z.string()),
	confidence: z.enum(["high", "medium", "low"]).nullable(),
	stored: z.array(piece),
	relations: z.array(z.object({ from: z.string(), relation: z.string(), to: z.string(), change })),
	superseded: z.array(z.object({ id: z.string(), text: z.string(), by: z.string() })),
	contradicts: z.array(z.object({ id: z.string(), text: z.string() })),
	/** What had to leave core memory for it, and the memory it is now. */
	moved: z.array(z.object({ text: z.string(), to: z.string() })),
	quarantined: z.int().nullable(),
	by: z.string(),
	tx: z.string().nullable(),
});

type RememberedValue = z.infer<typeof rememberedSchema>;

const NOTHING = { store: null, confidence: null, tags: [], significance: [], stored: [], relations: [] };

export function rememberedValue(remembered: Remembered): RememberedValue {
	if ("quarantined" in remembered)
		return {
			...NOTHING,
			summary: remembered.reasons.join(", "),
			superseded: [],
			contradicts: [],
			moved: [],
			quarantined: remembered.quarantined,
			by: "rules",
			tx: null,
		};
	const { core, ...filed } = remembered;
	return {
		...filed,
		tags: [...filed.tags],
		significance: [...filed.significance],
		stored: [...filed.stored],
		relations: [...filed.relations],
		superseded: [...filed.superseded],
		contradicts: [...filed.contradicts],
		moved: [...(core?.moved ?? [])],
		quarantined: null,
	};
}

export function renderRemembered(value: RememberedValue, paint: Paint): string {
	if (value.quarantined !== null)
		return `${paint.yellow("Quarantined")} as ${value.quarantined}: it reads like an order (${value.summary})`;
	const head = value.tx === null ? "Known already" : `Remembered (${value.store})`;
	const lines = [`${paint.green(head)}: ${value.summary}`];
	for (const { id, path, change } of value.stored) lines.push(`  ${paint.cyan(id)} ${paint.dim(`${change}, ${path}`)}`);
	for (const { from, relation, to } of value.relations) lines.push(`  ${from} ${paint.bold(relation)} ${to}`);
	for (const { text, by } of value.superseded) lines.push(`  ${paint.dim(`in place of "${text}": ${by}`)}`);
	for (const { id, text } of value.contradicts) lines.push(`  ${paint.yellow("contradicts")} ${id}: "${text}"`);
	return lines.join("\n");
}

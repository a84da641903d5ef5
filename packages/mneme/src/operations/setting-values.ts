// A setting as the `config` verbs show it: value, default, origin.
import { z } from "zod";
import type { Field } from "../model/fields.ts";
import type { Notice } from "../model/results.ts";
import type { ResolvedSettings } from "../workspace/settings/settings.ts";

export const settingSchema = z.object({
	setting: z.string(),
	/** Absent where it is neither given nor has a default. */
	value: z.unknown().optional(),
	byDefault: z.unknown().optional(),
	from: z.enum(["flag", "environment", "workspace", "home", "default"]),
	where: z.string(),
	about: z.string(),
});

export function describeSetting(field: Field, resolved: ResolvedSettings): z.infer<typeof settingSchema> {
	const origin = resolved.origins.get(field.name)!;
	const { byDefault } = field;
	return { setting: field.name, value: valueAt(resolved, field.name), byDefault, ...origin, about: field.about };
}

function valueAt({ settings }: ResolvedSettings, path: string): unknown {
	return path
		.split(".")
		.reduce<unknown>((group, key) => (group as Record<string, unknown> | undefined)?.[key], settings);
}

/** As it would be typed: lists with commas, nothing for what is not set. */
export function valueText(value: unknown): string {
	if (value === undefined) return "";
	return Array.isArray(value) ? value.join(",") : String(value);
}

export function problemNotices({ problems }: ResolvedSettings): Notice[] {
	return problems.map(({ message }) => ({ level: "warning", text: message }));
}

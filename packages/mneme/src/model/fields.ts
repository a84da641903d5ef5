// What a zod object asks for, field by field: kind, limits, default. The faces and the settings render and read text by it,
// so that no other file looks inside a schema.
import type { z } from "zod";

type FieldKind = "text" | "number" | "boolean" | "choice" | "list" | "other";

export interface Field {
	/** `dryRun`; in settings the dotted path, `decay.lambda`. */
	readonly name: string;
	readonly kind: FieldKind;
	/** The words a choice, or an entry of a list, may be; empty = any. */
	readonly choices: readonly string[];
	readonly required: boolean;
	/** Absent where there is none, or where it depends on the machine. */
	readonly byDefault?: unknown;
	readonly about: string;
	/** In words a person can act on: `a whole number from 1 to 100`. */
	readonly expects: string;
	/** The leaf itself, without its default. */
	readonly schema: z.ZodType;
}

interface Unwrapped {
	readonly schema: z.ZodType;
	readonly required: boolean;
	readonly byDefault?: unknown;
	readonly about: string;
	readonly expects?: string;
}

export function fieldsOf(object: z.ZodObject): Field[] {
	return Object.entries(object.shape).map(([name, schema]) => fieldOf(name, schema as z.ZodType));
}

/** The same for an object of objects: every leaf, by dotted path. */
export function leavesOf(object: z.ZodObject, prefix = ""): Field[] {
	return Object.entries(object.shape).flatMap(([name, schema]) => {
		const group = unwrap(schema as z.ZodType).schema;
		return isObject(group) ? leavesOf(group, `${prefix}${name}.`) : [fieldOf(`${prefix}${name}`, schema as z.ZodType)];
	});
}

/** What a word of a command line or an environment variable stands for; text that fits no other reading stays text. */
export function valueFromText(field: Field, text: string): unknown {
	const trimmed = text.trim();
	if (field.kind === "number") return trimmed !== "" && Number.isFinite(Number(trimmed)) ? Number(trimmed) : text;
	if (field.kind === "boolean") return BOOLEAN_WORDS.get(trimmed.toLowerCase()) ?? text;
	if (field.kind === "list") {
		return text
			.split(",")
			.map((entry) => entry.trim())
			.filter((entry) => entry !== "");
	}
	return text;
}

const BOOLEAN_WORDS = new Map([
	["true", true],
	["yes", true],
	["on", true],
	["1", true],
	["false", false],
	["no", false],
	["off", false],
	["0", false],
]);

function fieldOf(name: string, outer: z.ZodType): Field {
	const { schema, expects, ...rest } = unwrap(outer);
	const kind = kindOf(schema);
	const choices = choicesOf(schema);
	return { name, kind, choices, ...rest, expects: expects ?? expectation(schema, kind, choices), schema };
}

function unwrap(schema: z.ZodType): Unwrapped {
	const def = (schema as unknown as z.core.$ZodTypes)._zod.def;
	const meta = schema.meta();
	const expects = typeof meta?.expects === "string" ? { expects: meta.expects } : {};
	const about = meta?.description ?? "";
	if (def.type !== "default" && def.type !== "optional" && def.type !== "prefault") {
		return { schema, required: true, about, ...expects };
	}
	const inner = unwrap(def.innerType as unknown as z.ZodType);
	const byDefault = def.type === "default" && meta?.machine !== true ? { byDefault: def.defaultValue } : {};
	return { ...inner, required: false, about: about || inner.about, ...expects, ...byDefault };
}

function kindOf(schema: z.ZodType): FieldKind {
	switch (schema.type) {
		case "string":
			return "text";
		case "number":
			return "number";
		case "boolean":
			return "boolean";
		case "enum":
			return "choice";
		case "array":
			return "list";
		default:
			return "other";
	}
}

function choicesOf(schema: z.ZodType): string[] {
	const def = (schema as unknown as z.core.$ZodTypes)._zod.def;
	if (def.type === "enum") return Object.values(def.entries).map(String);
	if (def.type === "array") return choicesOf(def.element as unknown as z.ZodType);
	return [];
}

function expectation(schema: z.ZodType, kind: FieldKind, choices: readonly string[]): string {
	if (kind === "number") return numberExpectation(schema as z.ZodNumber);
	if (kind === "boolean") return "true or false";
	if (kind === "choice") return `one of ${choices.join(", ")}`;
	if (kind === "list") return choices.length > 0 ? `a list of any of ${choices.join(", ")}` : "a list of words";
	return kind === "text" ? "text" : schema.type;
}

function numberExpectation(schema: z.ZodNumber): string {
	const noun = schema.isInt ? "a whole number" : "a number";
	const low = bounded(schema.minValue);
	const high = bounded(schema.maxValue);
	if (low !== undefined && high !== undefined) return `${noun} from ${low} to ${high}`;
	if (low !== undefined) return `${noun}, ${low} or more`;
	return high === undefined ? noun : `${noun}, ${high} or less`;
}

/** Zod bounds every integer by what a double holds; that is no limit a person should read. */
function bounded(limit: number | null): number | undefined {
	return limit === null || Math.abs(limit) >= Number.MAX_SAFE_INTEGER ? undefined : limit;
}

function isObject(schema: z.ZodType): schema is z.ZodObject {
	return schema.type === "object";
}

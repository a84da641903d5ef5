// A zod schema as JSON Schema for a model. Providers that promise the shape refuse some keywords, so bounds are left out for them:
// the answer is checked against the full schema anyway.
import { z } from "zod";

export type JsonSchema = Readonly<Record<string, unknown>>;

/** What Anthropic and OpenAI's strict mode do not take. */
const BOUNDS = new Set([
	"minLength",
	"maxLength",
	"minItems",
	"maxItems",
	"minimum",
	"maximum",
	"pattern",
	"format",
	"default",
]);

export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
	const { $schema, ...shape } = z.toJSONSchema(schema, { io: "input" });
	return closeObjects(shape) as JsonSchema;
}

export function withoutBounds(schema: JsonSchema): JsonSchema {
	return mapSchema(schema, (node) =>
		Object.fromEntries(Object.entries(node).filter(([key]) => !BOUNDS.has(key))),
	) as JsonSchema;
}

/** Models are asked for every field and no other; what comes back may still have more, which is dropped. */
function closeObjects(schema: unknown): unknown {
	return mapSchema(schema, (node) =>
		node.type === "object" && isRecord(node.properties)
			? { ...node, required: Object.keys(node.properties), additionalProperties: false }
			: node,
	);
}

/** `change` sees every schema, not the names of properties, which may be called like a keyword. */
function mapSchema(schema: unknown, change: (node: Record<string, unknown>) => Record<string, unknown>): unknown {
	if (Array.isArray(schema)) return schema.map((part) => mapSchema(part, change));
	if (!isRecord(schema)) return schema;
	return Object.fromEntries(
		Object.entries(change(schema)).map(([key, value]) => [
			key,
			key === "properties" && isRecord(value)
				? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapSchema(part, change)]))
				: mapSchema(value, change),
		]),
	);
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

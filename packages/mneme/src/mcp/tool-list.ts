// The tools of a role, as `tools/list` gives them: made of the table and of what the verbs say of themselves. The order is the table's.
import type { Tool } from "@modelcontextprotocol/server";
import type { Role } from "../model/principal.ts";
import { OUTPUT_OF_STATUS } from "./results.ts";
import { TOOLS, type ToolField, type ToolSpec, type ToolVerb } from "./tools.ts";
import type { JsonSchema, VerbSchema, VerbSchemas } from "./verb-schemas.ts";

export interface RoleTool {
	readonly definition: Tool;
	readonly spec: ToolSpec;
	/** Those the role may call. */
	readonly verbs: readonly RoleVerb[];
	readonly arguments: readonly Argument[];
}

export interface RoleVerb extends ToolVerb {
	readonly schema: VerbSchema;
}

/** A field as the model names it, and as the verb does. */
export interface Argument {
	readonly name: string;
	readonly field: string;
}

export function toolsFor(role: Role, schemas: VerbSchemas): RoleTool[] {
	return TOOLS.flatMap((spec) => {
		const verbs = spec.verbs.flatMap((each) => {
			const schema = schemas[each.verb];
			return schema && (role === "owner" || schema.callers.includes(role)) ? [{ ...each, schema }] : [];
		});
		return verbs.length === 0 ? [] : [roleTool(spec, verbs)];
	});
}

function roleTool(spec: ToolSpec, verbs: readonly RoleVerb[]): RoleTool {
	const fields = spec.fields.map((field) => (typeof field === "string" ? { field } : field));
	const offered = fields.flatMap((field) => {
		const schema = verbs.find(({ schema: { input } }) => input[field.field])?.schema.input[field.field];
		return schema ? [{ field, schema }] : [];
	});
	const { name, title, description } = spec;
	const properties = Object.fromEntries(
		offered.map(({ field, schema }) => [argumentName(field), shown(field, schema)] as const),
	);
	const required = offered.filter(({ field }) => verbs.every(({ schema }) => schema.required.includes(field.field)));
	const inputSchema = {
		type: "object" as const,
		properties: { ...actionsOf(verbs), ...properties },
		...(required.length === 0 ? {} : { required: required.map(({ field }) => argumentName(field)) }),
		additionalProperties: false,
	};
	const annotations = annotationsOf(title, verbs);
	return {
		definition: { name, title, description, inputSchema, outputSchema: outputOf(verbs), annotations } as Tool,
		spec,
		verbs,
		arguments: offered.map(({ field }) => ({ name: argumentName(field), field: field.field })),
	};
}

function argumentName({ field, as }: ToolField): string {
	return as ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function shown({ single, about }: ToolField, schema: JsonSchema): JsonSchema {
	const { description } = schema;
	const base = single ? { ...(schema.items as JsonSchema), description } : schema;
	return about === undefined ? base : { ...base, description: about };
}

function actionsOf(verbs: readonly RoleVerb[]): Record<string, JsonSchema> {
	const actions = verbs.flatMap(({ action }) => action ?? []);
	if (actions.length === 0) return {};
	return { action: { type: "string", enum: actions, default: actions[0], description: "What to do" } };
}

function annotationsOf(title: string, verbs: readonly RoleVerb[]) {
	const readOnlyHint = verbs.every(({ schema }) => schema.effect === "reads");
	return {
		title,
		readOnlyHint,
		...(readOnlyHint ? {} : { destructiveHint: verbs.some(({ schema }) => schema.effect === "destroys") }),
		idempotentHint: readOnlyHint,
		openWorldHint: false,
	};
}

/** One flat object, since a client has to be told of every status before it knows which comes. */
function outputOf(verbs: readonly RoleVerb[]): JsonSchema {
	const values = verbs.map(({ schema }) => schema.output);
	const writes = verbs.some(({ schema }) => schema.effect !== "reads");
	const statuses = Object.entries(OUTPUT_OF_STATUS).filter(
		([status]) => writes || status === "done" || status === "error",
	);
	return {
		type: "object",
		properties: {
			status: { type: "string", enum: statuses.map(([status]) => status) },
			value: values.length === 1 ? values[0] : { anyOf: values },
			...Object.assign({}, ...statuses.map(([, fields]) => fields)),
		},
		required: ["status"],
	};
}

// From what a model passed to a tool to the verb it means and that verb's input. The verb's own schema checks the rest.
import { MemoryError } from "../model/errors.ts";
import { suggest } from "../text/similarity.ts";
import type { RoleTool, RoleVerb } from "./tool-list.ts";
import type { JsonSchema } from "./verb-schemas.ts";

export interface VerbRequest {
	readonly verb: RoleVerb;
	readonly input: Readonly<Record<string, unknown>>;
}

export function readArguments(tool: RoleTool, given: Readonly<Record<string, unknown>>): VerbRequest {
	const { verb, rest } = chooseVerb(tool, given);
	const input: Record<string, unknown> = {};
	for (const [name, value] of Object.entries(rest)) {
		const argument = tool.arguments.find((each) => each.name === name);
		if (!argument) throw unknownArgument(tool, name);
		if (value === null) continue;
		const schema = verb.schema.input[argument.field];
		if (!schema)
			throw new MemoryError("INVALID_INPUT", `${tool.spec.name}: ${name} is not for the action ${verb.action}`);
		input[argument.field] = readValue(schema, value);
	}
	return { verb, input };
}

/** As models mean it: one thing where a list is wanted, JSON in a text where anything is. */
function readValue(schema: JsonSchema, value: unknown): unknown {
	if (schema.type === "array") return Array.isArray(value) ? value : [value];
	if (schema.type !== undefined || typeof value !== "string") return value;
	try {
		return JSON.parse(value);
	} catch {
		return value;
	}
}

function chooseVerb({ spec, verbs }: RoleTool, given: Readonly<Record<string, unknown>>) {
	const first = verbs[0]!;
	if (first.action === undefined) return { verb: first, rest: given };
	const { action = first.action, ...rest } = given;
	const verb = verbs.find((each) => each.action === action);
	if (verb) return { verb, rest };
	const actions = verbs.map((each) => each.action).join(", ");
	throw new MemoryError(
		"INVALID_INPUT",
		`${spec.name}: action: expected one of ${actions}, found ${JSON.stringify(action)}`,
	);
}

function unknownArgument({ spec, arguments: known, verbs }: RoleTool, name: string): MemoryError {
	const names = [...(verbs[0]!.action === undefined ? [] : ["action"]), ...known.map((each) => each.name)];
	const near = suggest(name, names);
	const meant = near === undefined ? `It takes ${names.join(", ") || "nothing"}.` : `Did you mean ${near}?`;
	return new MemoryError("INVALID_INPUT", `${spec.name} has no argument ${JSON.stringify(name)}. ${meant}`);
}

// The OpenAPI document, made from the schemas of the verbs.
import { z } from "zod";
import { ERROR_KINDS } from "../model/errors.ts";
import { fieldsOf } from "../model/fields.ts";
import { API, listRoutes, type Route } from "./routes.ts";

type Schema = Readonly<Record<string, unknown>>;

export async function openApiDocument(version: string): Promise<Schema> {
	const routes = await listRoutes();
	return {
		openapi: "3.1.0",
		info: {
			title: "Mneme",
			version,
			description: "A memory for AI agents that a person can read, check and undo. One path per verb.",
			license: { name: "MIT", identifier: "MIT" },
		},
		servers: [{ url: "/" }],
		security: [{ token: [] }],
		tags: [...new Set(routes.map(({ entry }) => entry.group))].map((name) => ({ name })),
		paths: { ...Object.fromEntries(routes.map((route) => [route.path, pathItem(route)])), [`${API}/events`]: EVENTS },
		components: {
			securitySchemes: { token: { type: "http", scheme: "bearer", description: "Made by `mneme token create`." } },
			parameters: {
				workspace: {
					name: "Mneme-Workspace",
					in: "header",
					required: false,
					description: "Which of the token's workspaces; else its first.",
					schema: { type: "string" },
				},
			},
			schemas: SCHEMAS,
			responses: { fault: json("What was wrong, and what to do", { $ref: "#/components/schemas/Fault" }) },
		},
	};
}

function pathItem({ entry, operation }: Route): Schema {
	const common = {
		tags: [entry.group],
		summary: operation.summary,
		...(operation.details === undefined ? {} : { description: operation.details }),
	};
	const parameters = [{ $ref: "#/components/parameters/workspace" }];
	const post = {
		...common,
		operationId: idOf(entry.name, "post"),
		parameters,
		requestBody: { content: { "application/json": { schema: inputSchema(operation.input) } } },
		responses: responsesOf(operation),
	};
	if (operation.effect !== "reads") return { post };
	const get = {
		...common,
		operationId: idOf(entry.name, "get"),
		parameters: [...parameters, ...queryParameters(operation)],
		responses: responsesOf(operation),
	};
	return { get, post };
}

function idOf(name: string, method: string): string {
	return `${method}_${name.replaceAll(/[ -]/g, "_")}`;
}

function inputSchema(schema: z.ZodType): Schema {
	const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
	return rest;
}

function outputSchema(schema: z.ZodType): Schema {
	const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "output", unrepresentable: "any" });
	return rest;
}

function queryParameters({ input }: Route["operation"]): Schema[] {
	return fieldsOf(input).map(({ name, required, about, schema }) => ({
		name,
		in: "query",
		required,
		description: about,
		schema: inputSchema(schema),
	}));
}

function responsesOf({ output, effect }: Route["operation"]): Schema {
	const done = {
		type: "object",
		required: ["status", "value", "notices"],
		properties: {
			status: { const: "done" },
			value: outputSchema(output),
			notices: { type: "array", items: { $ref: "#/components/schemas/Notice" } },
		},
	};
	return {
		200: json("Done", done),
		...(effect === "reads"
			? {}
			: { 202: json("Waits for a confirmation, or for a model's answer", { $ref: "#/components/schemas/Waiting" }) }),
		...(effect === "reads"
			? {}
			: { 409: json("Both versions were kept, or another format is needed", { type: "object" }) }),
		422: json("Understood, and not done", { type: "object" }),
		default: { $ref: "#/components/responses/fault" },
	};
}

function json(description: string, schema: Schema): Schema {
	return { description, content: { "application/json": { schema } } };
}

const SCHEMAS: Schema = {
	Notice: {
		type: "object",
		required: ["level", "text"],
		properties: { level: { enum: ["info", "warning"] }, text: { type: "string" } },
	},
	Waiting: {
		type: "object",
		required: ["status", "token"],
		properties: {
			status: { enum: ["needs-confirmation", "needs-model"] },
			token: { type: "string" },
			plan: { type: "array", items: { type: "object" } },
			prompt: { type: "string" },
			schema: { type: "object" },
		},
	},
	Fault: {
		type: "object",
		required: ["error"],
		properties: {
			error: {
				type: "object",
				required: ["code", "message"],
				properties: {
					code: {
						type: "string",
						description: `One of ${Object.keys(ERROR_KINDS).join(", ")}, or of the server itself.`,
					},
					message: { type: "string" },
					data: { type: "object" },
				},
			},
		},
	},
};

const EVENTS: Schema = {
	get: {
		summary: "Changes as they happen, as server-sent events",
		operationId: "get_events",
		parameters: [
			{ $ref: "#/components/parameters/workspace" },
			{
				name: "Last-Event-ID",
				in: "header",
				required: false,
				description: "Where to go on: the id of the last event seen.",
				schema: { type: "string" },
			},
		],
		responses: {
			200: { description: "One event per change", content: { "text/event-stream": { schema: { type: "string" } } } },
			default: { $ref: "#/components/responses/fault" },
		},
	},
};

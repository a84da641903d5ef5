// A verb's input from a request: the JSON body, or for verbs that only read the words of the query.
import type { IncomingMessage } from "node:http";
import { fieldsOf, valueFromText } from "../model/fields.ts";
import type { Operation } from "../operations/operation.ts";
import { HttpFault } from "./fault.ts";

/** A text that `remember` takes, as JSON; what is larger is a file, and is imported. */
export const MAX_BODY_BYTES = 8 * 1024 * 1024;

export async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
	const length = Number(request.headers["content-length"] ?? 0);
	if (length > MAX_BODY_BYTES) throw tooLarge();
	const chunks: Buffer[] = [];
	let bytes = 0;
	for await (const chunk of request as AsyncIterable<Buffer>) {
		bytes += chunk.length;
		if (bytes > MAX_BODY_BYTES) throw tooLarge();
		chunks.push(chunk);
	}
	if (bytes === 0) return {};
	const type = request.headers["content-type"] ?? "";
	if (!/^application\/json\b/i.test(type))
		throw new HttpFault(415, "MEDIA_TYPE", "Send the input as JSON, with `Content-Type: application/json`.");
	return parseObject(Buffer.concat(chunks, bytes));
}

function parseObject(bytes: Buffer): Record<string, unknown> {
	let value: unknown;
	try {
		value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
	} catch {
		throw new HttpFault(400, "JSON", "The body is not valid JSON in UTF-8.");
	}
	if (typeof value !== "object" || value === null || Array.isArray(value))
		throw new HttpFault(400, "JSON", "The body has to be a JSON object: the verb's input.");
	return value as Record<string, unknown>;
}

function tooLarge(): HttpFault {
	return new HttpFault(413, "TOO_LARGE", `A request has at most ${MAX_BODY_BYTES} bytes.`, { connection: "close" });
}

/** `?limit=5&ids=a&ids=b`. */
export function readQuery(operation: Operation, query: URLSearchParams): Record<string, unknown> {
	const fields = new Map(fieldsOf(operation.input).map((field) => [field.name, field]));
	const input: Record<string, unknown> = {};
	for (const name of new Set(query.keys())) {
		const field = fields.get(name);
		if (!field) throw new HttpFault(400, "INVALID_INPUT", `${operation.name} has no field ${JSON.stringify(name)}.`);
		const given = query.getAll(name);
		input[name] = field.kind === "list" ? given : valueFromText(field, given.at(-1)!);
	}
	return input;
}

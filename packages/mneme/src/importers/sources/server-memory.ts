// The file of the MCP reference server "memory": one entity or relation on each line. Entities first, so that every relation finds
// its ends.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { createInterface } from "node:readline";
import { type SourceItem, type SourceOptions, skipped } from "../item.ts";
import { asRecord, type Fields, listOf, textOf } from "./values.ts";

export async function* readServerMemory({ path, extent }: SourceOptions): AsyncGenerator<SourceItem> {
	const { size } = await stat(path);
	extent.total = 2 * size;
	const source = `server-memory:${basename(path)}`;
	for await (const { line, number, bytes } of linesOfFile(path)) {
		extent.done += bytes;
		if (line === undefined) yield skipped(`${source}:${number}`, "not valid JSON");
		else if (line.type === "entity") yield* entityItems(line, source, number);
		else if (line.type !== "relation") yield skipped(`${source}:${number}`, "neither entity nor relation");
	}
	for await (const { line, number, bytes } of linesOfFile(path)) {
		extent.done += bytes;
		if (line?.type === "relation") yield relationItem(line, source, number);
	}
}

async function* linesOfFile(path: string): AsyncGenerator<{ line: Fields | undefined; number: number; bytes: number }> {
	let number = 0;
	for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
		number++;
		const bytes = Buffer.byteLength(text) + 1;
		if (text.trim() !== "") yield { line: parse(text), number, bytes };
	}
}

function parse(text: string): Fields | undefined {
	try {
		return asRecord(JSON.parse(text));
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
}

function* entityItems(line: Fields, source: string, number: number): Generator<SourceItem> {
	const name = nameOf(line.name);
	if (name === "") {
		yield skipped(`${source}:${number}`, "an entity without a name");
		return;
	}
	const entity = { name, type: typeOf(line.entityType) };
	yield { kind: "entity", key: `${entity.type}\n${name}`, source, entity };
	for (const observation of listOf(line.observations)) {
		const text = textOf(observation);
		if (text !== "") yield { kind: "fact", key: `${entity.type}\n${name}\n${text}`, source, entity, text };
	}
}

function relationItem(line: Fields, source: string, number: number): SourceItem {
	const [from, to] = [nameOf(line.from), nameOf(line.to)];
	const relation = textOf(line.relationType);
	if (from === "" || to === "" || relation === "") return skipped(`${source}:${number}`, "a relation without its ends");
	if (from === to) return skipped(`${source}:${number}`, "a relation of something to itself");
	return { kind: "relation", key: `${from}\n${relation}\n${to}`, source, from, relation, to };
}

/** `John_Smith` is how the server's examples write a name of two words. */
function nameOf(value: unknown): string {
	return textOf(value).replaceAll("_", " ");
}

function typeOf(value: unknown): string {
	return textOf(value).replaceAll("_", "-").toLowerCase() || "concept";
}

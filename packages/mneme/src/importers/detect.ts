// Which program a file or folder comes from, by what it holds, and how that source is read.
import { open, readdir, stat } from "node:fs/promises";
import { extname } from "node:path";
import { MemoryError } from "../model/errors.ts";
import type { Source, SourceName } from "./item.ts";
import { type JsonElement, jsonElements } from "./json-elements.ts";
import { conversationFiles } from "./sources/conversation-files.ts";
import { walkFiles } from "./sources/files.ts";
import { MARKDOWN } from "./sources/markdown.ts";
import { PDF } from "./sources/pdf.ts";
import { asRecord } from "./sources/values.ts";

/** Loaded when used: a source may need a library of its own. */
export const SOURCES: Readonly<Record<SourceName, () => Promise<Source>>> = {
	markdown: async () => (await import("./sources/markdown.ts")).readMarkdown,
	obsidian: async () => (await import("./sources/obsidian.ts")).readObsidian,
	chatgpt: async () => (await import("./sources/chatgpt.ts")).readChatGpt,
	claude: async () => (await import("./sources/claude.ts")).readClaude,
	"server-memory": async () => (await import("./sources/server-memory.ts")).readServerMemory,
	mem0: async () => (await import("./sources/mem0.ts")).readMem0,
	pdf: async () => (await import("./sources/pdf.ts")).readPdf,
};

/** On the first line; some versions of the server call the file memory.json. */
const SERVER_MEMORY = /^\uFEFF?\s*\{[^\n]*"type"\s*:\s*"(?:entity|relation)"/;
const PEEK_BYTES = 4096;

export async function detectSource(path: string): Promise<SourceName> {
	const found = (await stat(path)).isDirectory() ? await detectFolder(path) : await detectFile(path);
	if (found) return found;
	const hint = /\.zip$/i.test(path) ? "Unpack the archive and import its folder." : "Say what it is with --from.";
	throw new MemoryError("INVALID_INPUT", `${path} is no export that this version knows. ${hint}`, { data: { path } });
}

async function detectFolder(path: string): Promise<SourceName | undefined> {
	if ((await readdir(path)).includes(".obsidian")) return "obsidian";
	const [conversations] = await conversationFiles(path);
	if (conversations !== undefined) return await detectFile(conversations);
	let pdf = false;
	for await (const file of walkFiles({ path, timezone: "UTC", extent: { done: 0, total: 0 } }, "markdown")) {
		if ("kind" in file) continue;
		if (MARKDOWN.test(file.path)) return "markdown";
		pdf ||= PDF.test(file.path);
	}
	return pdf ? "pdf" : undefined;
}

async function detectFile(path: string): Promise<SourceName | undefined> {
	switch (extname(path).toLowerCase()) {
		case ".pdf":
			return "pdf";
		case ".md":
		case ".markdown":
		case ".txt":
			return "markdown";
		case ".json":
		case ".jsonl":
			return SERVER_MEMORY.test(await readHead(path)) ? "server-memory" : await detectJson(path);
		default:
			return undefined;
	}
}

async function readHead(path: string): Promise<string> {
	const file = await open(path);
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(PEEK_BYTES), 0, PEEK_BYTES, 0);
		return buffer.subarray(0, bytesRead).toString("utf8");
	} finally {
		await file.close();
	}
}

async function detectJson(path: string): Promise<SourceName | undefined> {
	const first = await firstElement(path);
	if (!first) return undefined;
	const value = asRecord(first.value);
	if ("mapping" in value) return "chatgpt";
	if ("chat_messages" in value) return "claude";
	return "memory" in value || first.member === "results" || first.member === "memories" ? "mem0" : undefined;
}

async function firstElement(path: string): Promise<JsonElement | undefined> {
	for await (const element of jsonElements(path, { done: 0, total: 0 })) return element;
	return undefined;
}

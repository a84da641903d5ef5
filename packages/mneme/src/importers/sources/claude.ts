// A Claude export: conversations.json, and beside it what Claude had kept about the user (memories.json) and the documents of
// projects (projects.json), which are notes.
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { type SourceItem, type SourceOptions, skipped } from "../item.ts";
import { jsonElements } from "../json-elements.ts";
import { type Conversation, conversationItems } from "./conversation.ts";
import { conversationFiles } from "./conversation-files.ts";
import { asRecord, type Fields, listOf, textOf, timeOfText } from "./values.ts";

export async function* readClaude({ path, extent }: SourceOptions): AsyncGenerator<SourceItem> {
	const isFolder = (await stat(path)).isDirectory();
	const beside = isFolder ? await present([join(path, "memories.json"), join(path, "projects.json")]) : [];
	const files = [...beside, ...(await conversationFiles(path))];
	for (const file of files) extent.total += (await stat(file)).size;
	for (const file of files) {
		for await (const { value, problem } of jsonElements(file, extent)) {
			if (problem === undefined) yield* itemsOf(asRecord(value));
			else yield skipped(`claude:${file.slice(path.length + 1)}`, problem);
		}
	}
}

async function present(paths: readonly string[]): Promise<string[]> {
	const found: string[] = [];
	for (const path of paths) if ((await stat(path).catch(() => undefined))?.isFile()) found.push(path);
	return found;
}

function* itemsOf(value: Fields): Generator<SourceItem> {
	const source = `claude:${textOf(value.uuid) || "export"}`;
	if ("conversations_memory" in value || "project_memories" in value) yield* memoryNotes(value);
	else if ("docs" in value) yield* projectNotes(value, source);
	else {
		const conversation = readConversation(value);
		if (conversation) yield* conversationItems(conversation, source);
		else yield skipped(source, "not a conversation");
	}
}

function readConversation(value: Fields): Conversation | undefined {
	const id = textOf(value.uuid);
	const startedMs = timeOfText(value.created_at);
	if (id === "" || startedMs === undefined || !Array.isArray(value.chat_messages)) return undefined;
	const messages = value.chat_messages.map(asRecord).filter((message) => wordsOf(message) !== "");
	return {
		id,
		title: textOf(value.name),
		assistant: "Claude",
		startedMs,
		said: messages
			.filter(({ sender }) => sender === "human")
			.map((message) => ({ text: wordsOf(message), atMs: timeOfText(message.created_at) ?? startedMs })),
		messages: messages.length,
		kept: [],
	};
}

/** Attached files and what tools answered are no words of the user. */
function wordsOf(message: Fields): string {
	const blocks = listOf(message.content).map(asRecord);
	const texts = blocks.filter(({ type }) => type === "text").map(({ text }) => textOf(text));
	return texts.join("\n").trim() || textOf(message.text);
}

function* memoryNotes(value: Fields): Generator<SourceItem> {
	const texts = [
		["memory.md", textOf(value.conversations_memory)],
		...Object.entries(asRecord(value.project_memories)).map(([id, text]) => [`memory-${id}.md`, textOf(text)]),
	] as const;
	for (const [path, text] of texts) {
		if (path !== undefined && text !== undefined && text !== "")
			yield {
				kind: "note",
				key: path,
				source: `claude:${path}`,
				path,
				text: `# What Claude kept about me\n\n${text}\n`,
			};
	}
}

function* projectNotes(project: Fields, source: string): Generator<SourceItem> {
	const name = textOf(project.name) || textOf(project.uuid) || "project";
	for (const doc of listOf(project.docs).map(asRecord)) {
		const file = textOf(doc.filename) || textOf(doc.uuid);
		const text = textOf(doc.content);
		if (file === "" || text === "") continue;
		const path = `projects/${name.replaceAll("/", "-")}/${file.replace(/[/\\]/g, "-").replace(/\.md$|$/i, ".md")}`;
		yield { kind: "note", key: path, source, path, text: `${text}\n` };
	}
}

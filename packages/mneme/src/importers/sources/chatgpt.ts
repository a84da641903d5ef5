// A ChatGPT export: conversations.json (or its parts), each conversation a tree of messages of which the last branch counts. What
// ChatGPT had saved about the user stands in it too: what it wrote to its `bio` tool, and the custom instructions.
import { stat } from "node:fs/promises";
import { type SourceItem, type SourceOptions, skipped } from "../item.ts";
import { jsonElements } from "../json-elements.ts";
import { type Conversation, conversationItems } from "./conversation.ts";
import { conversationFiles } from "./conversation-files.ts";
import { asRecord, type Fields, linesOf, textOf } from "./values.ts";

export async function* readChatGpt({ path, extent }: SourceOptions): AsyncGenerator<SourceItem> {
	const files = await conversationFiles(path);
	for (const file of files) extent.total += (await stat(file)).size;
	for (const file of files) {
		for await (const { value, problem } of jsonElements(file, extent)) {
			const source = `chatgpt:${idOf(asRecord(value)) || "?"}`;
			const conversation = problem === undefined ? readConversation(asRecord(value)) : undefined;
			if (conversation) yield* conversationItems(conversation, source);
			else yield skipped(source, problem ?? "not a conversation");
		}
	}
}

function idOf(conversation: Fields): string {
	return textOf(conversation.conversation_id) || textOf(conversation.id);
}

function readConversation(conversation: Fields): Conversation | undefined {
	const id = idOf(conversation);
	const branch = branchOf(conversation);
	if (id === "" || branch === undefined) return undefined;
	const startedMs =
		timeOf(conversation.create_time) ?? branch.map(({ create_time }) => timeOf(create_time)).find(Boolean);
	if (startedMs === undefined) return undefined;
	const shown = branch.filter((message) => !isHidden(message) && textOfMessage(message) !== "");
	const roles = shown.map(roleOf);
	return {
		id,
		title: textOf(conversation.title),
		assistant: "ChatGPT",
		startedMs,
		said: shown.filter((_, i) => roles[i] === "user").map((message) => dated(textOfMessage(message), message)),
		messages: roles.filter((role) => role === "user" || role === "assistant").length,
		kept: branch.flatMap(keptIn),
	};
}

/** From the root to the node the user last saw. */
function branchOf(conversation: Fields): Fields[] | undefined {
	const mapping = asRecord(conversation.mapping);
	const nodes = Object.keys(mapping);
	if (nodes.length === 0) return undefined;
	const current = textOf(conversation.current_node);
	let at = current in mapping ? current : nodes.findLast((id) => !hasChildren(asRecord(mapping[id])))!;
	const branch: Fields[] = [];
	for (const seen = new Set<string>(); at in mapping && !seen.has(at); at = textOf(asRecord(mapping[at]).parent)) {
		seen.add(at);
		const { message } = asRecord(mapping[at]);
		if (message) branch.unshift(asRecord(message));
	}
	return branch;
}

function hasChildren({ children }: Fields): boolean {
	return Array.isArray(children) && children.length > 0;
}

function roleOf(message: Fields): string {
	return textOf(asRecord(message.author).role);
}

/** Set up by ChatGPT itself, or meant for a tool. */
function isHidden(message: Fields): boolean {
	const recipient = textOf(message.recipient);
	return asRecord(message.metadata).is_visually_hidden_from_conversation === true || !["", "all"].includes(recipient);
}

/** Written text, and what was said aloud. Images, code that was run and its output are no words of the user. */
function textOfMessage(message: Fields): string {
	const { content_type: type, parts } = asRecord(message.content);
	if ((type !== "text" && type !== "multimodal_text") || !Array.isArray(parts)) return "";
	const texts = parts.map((part) => (typeof part === "string" ? part : textOf(asRecord(part).text)));
	return texts.join("\n").trim();
}

function keptIn(message: Fields): { text: string; atMs?: number }[] {
	const content = asRecord(message.content);
	const texts: string[] = [];
	// Words to the tool that only take something away are no memory.
	if (message.recipient === "bio")
		texts.push(...linesOf(textOfMessage(message)).filter((line) => !/^forget\b/i.test(line)));
	// `1. [2024-04-30]. User has a dog.`
	texts.push(
		...linesOf(textOf(content.model_set_context)).map((line) => line.replace(/^\d+\.\s*(?:\[[^\]]*\]\.?\s*)?/, "")),
	);
	const given = asRecord(asRecord(message.metadata).user_context_message_data);
	texts.push(...linesOf(textOf(given.about_user_message)), ...linesOf(textOf(given.about_model_message)));
	return texts.filter((text) => text !== "").map((text) => dated(text, message));
}

function dated(text: string, message: Fields): { text: string; atMs?: number } {
	const atMs = timeOf(message.create_time);
	return atMs === undefined ? { text } : { text, atMs };
}

/** Seconds, with fractions. */
function timeOf(value: unknown): number | undefined {
	return typeof value === "number" && value > 0 ? Math.round(value * 1000) : undefined;
}

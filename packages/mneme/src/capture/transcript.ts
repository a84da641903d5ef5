// Reads what `observe` is given: one message, lines of "User: …" and "Assistant: …", or JSON turns as hosts keep them. Pure.

export interface Turn {
	readonly speaker: "user" | "other";
	readonly text: string;
}

const USER = /^(?:user|human|me|customer|person)$/i;
const SPEAKER =
	/^(?:\*\*)?(user|human|me|person|assistant|agent|ai|bot|system|tool|claude|chatgpt|gpt)(?:\*\*)?\s*:(?:\*\*)?[ \t]*/i;

export function parseTranscript(text: string): Turn[] {
	return readJson(text) ?? readLines(text);
}

/** A JSON array, an object with `messages`, or one JSON object on each line; undefined where it is none of these. */
function readJson(text: string): Turn[] | undefined {
	const trimmed = text.trim();
	if (!/^[[{]/.test(trimmed)) return undefined;
	const whole = tryParse(trimmed);
	const values =
		whole === undefined ? trimmed.split("\n").map((line) => (line.trim() === "" ? null : tryParse(line))) : [whole];
	if (values.includes(undefined)) return undefined;
	const turns = values.flatMap(itemsOf).map(turnOf);
	return turns.length === 0 || turns.includes(undefined) ? undefined : turns.filter((turn) => turn !== undefined);
}

function tryParse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
}

function itemsOf(value: unknown): unknown[] {
	if (Array.isArray(value)) return value;
	if (value === null) return [];
	const messages = (value as { messages?: unknown }).messages;
	return Array.isArray(messages) ? messages : [value];
}

function turnOf(item: unknown): Turn | undefined {
	if (typeof item !== "object" || item === null) return undefined;
	const { role, speaker, content, text, message } = item as Record<string, unknown>;
	const said = textOf(content ?? text ?? message);
	if (said === undefined) return undefined;
	return { speaker: USER.test(String(role ?? speaker ?? "user")) ? "user" : "other", text: said };
}

/** A text, or the list of parts that chat interfaces use. */
function textOf(content: unknown): string | undefined {
	if (typeof content === "string") return content;
	if (!Array.isArray(content)) return undefined;
	return content
		.map((part) => (typeof part === "string" ? part : (part as { text?: unknown } | null)?.text))
		.filter((part) => typeof part === "string")
		.join("\n");
}

function readLines(text: string): Turn[] {
	const turns: { speaker: Turn["speaker"]; lines: string[] }[] = [];
	for (const line of text.split("\n")) {
		const match = SPEAKER.exec(line);
		if (match) turns.push({ speaker: USER.test(match[1]!) ? "user" : "other", lines: [line.slice(match[0].length)] });
		else if (turns.length > 0) turns.at(-1)!.lines.push(line);
		else return [{ speaker: "user", text }];
	}
	return turns.map(({ speaker, lines }) => ({ speaker, text: lines.join("\n").trim() }));
}

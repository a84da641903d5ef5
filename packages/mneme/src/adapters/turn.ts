// One exchange with a model: what the memory gives it beforehand, and what it learns from it afterwards.
import type { Memory } from "../index.ts";

interface Message {
	readonly role: string;
	readonly content: unknown;
}

/** Core memory is small by design; the rest of the budget is for what answers the message. */
const CORE_SHARE = 0.5;
/** What recall takes at least. */
const LEAST_RECALL_TOKENS = 50;

export class Turn {
	readonly #memory: Memory;
	readonly #said: string;
	readonly #ids: readonly string[];
	/** For the prompt; empty where nothing is known. */
	readonly context: string;

	private constructor(memory: Memory, said: string, ids: readonly string[], context: string) {
		this.#memory = memory;
		this.#said = said;
		this.#ids = ids;
		this.context = context;
	}

	static async begin(memory: Memory, prompt: readonly Message[], budgetTokens: number): Promise<Turn> {
		const said = lastWords(prompt);
		const core = await memory.coreShow();
		const lines = core.status === "done" ? core.value.items.map(({ block, text }) => `- ${block}: ${text}`) : [];
		const parts = lines.length === 0 ? [] : [`What is known about the user:\n${lines.join("\n")}`];
		const context = Math.max(LEAST_RECALL_TOKENS, Math.floor(budgetTokens * CORE_SHARE));
		const found = said === "" ? undefined : await memory.recall({ question: said, context });
		const ids = found?.status === "done" ? found.value.results.map(({ id }) => id) : [];
		if (found?.status === "done" && found.value.context && ids.length > 0) parts.push(found.value.context);
		return new Turn(memory, said, ids, parts.join("\n\n"));
	}

	/** What the answer used stays alive; what the user asked to keep is kept. */
	async end(answer: string, capture: boolean): Promise<void> {
		if (this.#ids.length > 0 && answer !== "") await this.#memory.used({ ids: [...this.#ids], answer });
		if (capture && this.#said !== "") await this.#memory.observe({ text: this.#said });
	}
}

/** Of the user, if theirs is the newest message; a tool's result is not theirs. */
function lastWords(prompt: readonly Message[]): string {
	const last = prompt.at(-1);
	if (last?.role !== "user") return "";
	if (typeof last.content === "string") return last.content;
	const parts = Array.isArray(last.content) ? (last.content as readonly { type?: string; text?: string }[]) : [];
	return parts.flatMap(({ type, text }) => (type === "text" && text !== undefined ? [text] : [])).join("\n");
}

// What a language other than English brings: its words and its rules, one file each. Every rule is enough by itself.

import type { OrderRule } from "./rule.ts";

export interface OrderLanguage {
	/** All its words, or those of the few things such orders speak of: its rules are tried only where `isSpoken`. */
	readonly words: RegExp;
	/** Those called `ADDRESSED` are tried only where some machine is spoken of, too (`MACHINES`): they are many, and most text is not. */
	readonly rules: readonly OrderRule[];
	/** Words around a quotation which say that it is an example, a test or a tale. */
	readonly about?: RegExp;
}

const ENGLISH =
	/\b(?:the|and|of|to|is|are|was|in|on|for|with|that|this|it|you|your|my|we|not|be|have|has|from|at|by)\b/gi;
/** So many words of a language are no accident in a text of another. */
const SPOKEN = 3;

/** Most text has none of its words, or a few among English ones ("café", "do", "la"). */
export function isSpoken({ words }: OrderLanguage, text: string): boolean {
	const count = text.match(words)?.length ?? 0;
	return count >= SPOKEN || (count > 0 && count >= (text.match(ENGLISH)?.length ?? 0));
}

export const ADDRESSED = "addressed";
export const MACHINES =
	/(?<![a-z])(?:[aik]\.?[ai]\.?s?|llms?)(?![a-z])|gpt|claude|copilot|gemini|siri|alexa|bots?(?![a-z])|(?:ass?ist|agent|automat|model|mod[eè]l|robot|robô|sistema|system|syst[eè]me|machin|maschin|m[aá]quina|algor|crawl|pars|intelig|intellig|lector|leser|reader|software|logiciel|outil|correct|relect|revis|herramienta|ferramenta|werkzeug|program|tool)|助手|助理|模型|智能|智慧|机器|機器|代理|程序|程式|系统|系統|工具|人工|アシスタント|エージェント|モデル|自動|ボット|システム|ツール|プログラム|知能/i;

/** `\b` knows ASCII letters only: here it is a start before a letter or a group, else an end, of words of any script. With `letters` of one
 * language they stand for `\p{L}`, which takes long to compile where it is used often. */
export function orderRule(name: string, source: string, letters?: string): OrderRule {
	const letter = letters === undefined ? "\\p{L}" : `[${letters}]`;
	const edged = source
		.replace(/\\b(?=\(\?:|\p{L})/gu, `(?<!${letter})`)
		.replaceAll("\\b", `(?!${letter})`)
		.replaceAll("[\\p{L}-]", `[${letters ?? "\\p{L}"}-]`)
		.replaceAll("\\p{L}", letter);
	return { name, weight: 2, pattern: new RegExp(edged, "giu") };
}

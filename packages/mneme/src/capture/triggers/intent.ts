// What trigger detection finds in a message: intents (something to do with memory) and signals (something that may matter).
// Spans are UTF-16 offsets into the message as it was given.

export interface Span {
	start: number;
	end: number;
}

export type IntentKind = "remember" | "forget" | "reflect" | "recall";

export interface Payload {
	text: string;
	/** Where the text stands in the message; absent when it comes from an earlier message. */
	span?: Span;
}

export interface Intent {
	kind: IntentKind;
	/** The words that asked for it. */
	trigger: Span;
	/** What it applies to, without the trigger words; absent when nothing is named ("clean up your memory"). */
	payload?: Payload;
	/** 0..1: explicit requests are at 0.9 and above, readings that need context lower. Below 0.7 a second opinion is worth its cost. */
	sure: number;
	/** The payload is a statement made before the trigger ("remember that."). */
	refersBack: boolean;
	/** A forget that asks for erasure, not for fading. */
	permanent: boolean;
	/** A rule or preference that holds from now on, whether or not the word "remember" was said. */
	standing: boolean;
	/** Language pack whose rule matched. */
	lang: string;
	/** Name of that rule. */
	rule: string;
}

export type SignalKind = "decision" | "correction" | "deadline" | "name" | "preference";

export interface Signal {
	kind: SignalKind;
	span: Span;
	lang: string;
}

export interface DetectOptions {
	/** Messages before this one, oldest first: what "remember that" may point at. */
	previous?: readonly string[];
}

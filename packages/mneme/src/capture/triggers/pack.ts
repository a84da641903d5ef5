// The shape of a language pack: data a person can extend without touching the engine.
// Patterns are regular expressions over folded text (no accents, straight quotes, half-width punctuation, small letters):
// `{{name}}` inserts the fragment of that name, a space matches a short run of spaces, `￼` stands for quoted or pasted text.

import type { IntentKind, SignalKind } from "./intent.ts";

export interface Rule {
	name: string;
	/** `none` is a trap: it claims its words so that no later rule sees them. */
	intent: IntentKind | "none";
	/**
	 * Tried at the start of each clause, rules in order, the first that matches wins. Named groups: `payload` is what the intent applies
	 * to (else what follows the match), `ask` marks a polite question (without it a sentence that ends in "?" is not a request).
	 */
	pattern: string;
	/** A word or stem without which the rule cannot hold anywhere in the sentence: saves trying it. */
	hint?: string;
	/** Tried only at the start of a sentence; or at a verb of memory wherever it is said to the reader (`verbs`, `address`). */
	at?: "sentence" | "verb";
	/** Refused when this matches what follows. */
	unless?: string;
	/** Refused unless this matches what follows. */
	needs?: string;
	/** Refused when this matches the sentence before the trigger. */
	notAfter?: string;
	/** Refused unless this matches what stands before the trigger, sentences before it included. */
	after?: string;
	/** `whole`: the payload begins with the match; `back`: it is the statement before; `nothing`. */
	payload?: "whole" | "back" | "nothing";
	sure?: number;
	standing?: boolean;
	/** Accepted although the sentence is a question. */
	asks?: boolean;
	/** How much text a trap claims beyond its own words. */
	claims?: "clause" | "sentence" | "paragraph";
	/** Refused unless the payload begins with a capital or ends the sentence (a name). */
	named?: boolean;
}

export interface SignalRule {
	kind: SignalKind;
	pattern: string;
}

export interface LanguagePack {
	lang: string;
	/** One of these must occur in a sentence for the pack to be tried on it: the cheap first test. */
	stems: string;
	/** Words that join clauses without punctuation ("and"): a clause may start after one. */
	joiners: string;
	/** Before a joiner or comma these show that the clause is reported or wished by someone ("she told him to"), so it is no request. */
	embedding: string;
	/** Verbs of keeping, removing and reviewing in the forms a request has: rules `at: "verb"` are tried where one stands. */
	verbs?: string;
	/** Before such a verb these make it a request in the middle of a clause ("so you can", "I want you to"); `ask` marks a question. */
	address?: string;
	/** Words that may stand between the start of a clause and such a verb ("right then, please just"). */
	openers?: string;
	/** Before an address these show that someone else is quoted ("she says you should"). */
	quoting?: string;
	/** After the words these show that someone else said them ("…, wrote the mayor"). */
	reportedBy?: string;
	/** After the words or in the next sentence these show that they were quoted ("that's what the sign says"). */
	reportedNext?: string;
	/** Politeness and tags at the end of a payload ("please", "ok?"). */
	tails: string;
	/** All that is said, yet it tells nothing by itself ("instead", "it", "so I don't have to repeat it"): the statement before is meant. */
	hollow?: string;
	/** A clause that only leads up to the request ("could you", "worth remembering"): no part of the statement before it. */
	leadUp?: string;
	/** Where a target is to be taken out of ("from your notes"): no part of it. */
	removedFrom?: string;
	/** Opens a clause that asks something of its own ("so what can I eat?"): a payload ends before it. */
	questions: string;
	/** Opens a clause that asks for something else ("and help me write…"): a payload ends before it. */
	requests?: string;
	/** Written forms that folding makes look like a request: matched against the trigger as it was typed. */
	pastForms?: string;
	/** Says that a forget is meant for good. */
	permanent: string;
	fragments: Record<string, string>;
	rules: Rule[];
	signals: SignalRule[];
}

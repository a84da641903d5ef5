// Turns a pack's patterns into regular expressions, once per pack and only when a message needs it.

import type { LanguagePack, Rule, SignalRule } from "./pack.ts";

/** Longest run of spaces a space in a pattern stands for: enough for typing slips, and bounded, so that no pattern can backtrack far. */
const SPACES = " {1,3}";
/** Fragments may name fragments; more levels than this means that one names itself. */
const FRAGMENT_LEVELS = 8;

export interface CompiledRule extends Rule {
	regex: RegExp;
	hintRegex?: RegExp;
	unlessRegex?: RegExp;
	needsRegex?: RegExp;
	notAfterRegex?: RegExp;
	afterRegex?: RegExp;
}

export interface CompiledPack {
	pack: LanguagePack;
	stems: RegExp;
	joiners?: RegExp;
	embedding: RegExp;
	tails: RegExp;
	hollow?: RegExp;
	leadUp?: RegExp;
	removedFrom?: RegExp;
	questions: RegExp;
	requests?: RegExp;
	verbs?: RegExp;
	address?: RegExp;
	openers?: RegExp;
	quoting?: RegExp;
	reportedBy?: RegExp;
	reportedNext?: RegExp;
	pastForms?: RegExp;
	permanent: RegExp;
	rules: CompiledRule[];
	signals: { rule: SignalRule; regex: RegExp }[];
}

export function expandPattern(pattern: string, fragments: Record<string, string>): string {
	let expanded = pattern;
	for (let level = 0; expanded.includes("{{"); level++) {
		if (level > FRAGMENT_LEVELS) throw new RangeError(`a fragment of "${pattern}" names itself`);
		expanded = expanded.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
			const fragment = fragments[name];
			if (fragment === undefined) throw new RangeError(`no fragment "${name}" in "${pattern}"`);
			return `(?:${fragment})`;
		});
	}
	return numberGroups(widenSpaces(loosenContractions(expanded)));
}

/** "dont", "lets", "im": the apostrophe is often left out. Not where another word would come of it ("we're", "it's", "i'll"). */
const CONTRACTION =
	/(?<=[a-z]n)'(?=t\b)|(?<=\b(?:let|that|what|here|there))'(?=s\b)|(?<=\bi)'(?=(?:m|ve)\b)|(?<=\byou)'(?=(?:ve|re|ll)\b)/g;

function loosenContractions(source: string): string {
	return source.replace(CONTRACTION, "'?");
}

/** Alternatives may each have a `payload` or `ask`; JavaScript wants every group's name to be its own. */
function numberGroups(source: string): string {
	let group = 0;
	return source.replace(/\(\?<(ask|payload)>/g, (_, name: string) => `(?<${name}${group++}>`);
}

/** The text of the first group of that name that took part in the match. */
export function findGroup(found: RegExpExecArray, name: "ask" | "payload"): string | undefined {
	return Object.entries(found.groups ?? {}).find(([key, text]) => key.startsWith(name) && text !== undefined)?.[1];
}

function widenSpaces(source: string): string {
	let inClass = false;
	let out = "";
	for (let i = 0; i < source.length; i++) {
		const char = source[i];
		if (char === "\\") {
			out += source.slice(i, i + 2);
			i++;
			continue;
		}
		if (char === "[") inClass = true;
		if (char === "]") inClass = false;
		out += char === " " && !inClass && !"?*+{".includes(source[i + 1] ?? "x") ? SPACES : char;
	}
	return out;
}

export function compilePack(pack: LanguagePack): CompiledPack {
	const build = (pattern: string, flags: string) => new RegExp(expandPattern(pattern, pack.fragments), flags);
	// rules with the same hint share its expression, so that a sentence tests it once
	const hints = new Map<string, RegExp>();
	const rules = pack.rules.map((rule): CompiledRule => {
		const compiled: CompiledRule = { ...rule, regex: build(rule.pattern, "uy") };
		if (rule.hint !== undefined) compiled.hintRegex = hints.get(rule.hint) ?? build(rule.hint, "u");
		if (compiled.hintRegex && rule.hint !== undefined) hints.set(rule.hint, compiled.hintRegex);
		if (rule.unless !== undefined) compiled.unlessRegex = build(`^(?:${rule.unless})`, "u");
		if (rule.needs !== undefined) compiled.needsRegex = build(`^(?:${rule.needs})`, "u");
		if (rule.notAfter !== undefined) compiled.notAfterRegex = build(`(?:${rule.notAfter})$`, "u");
		if (rule.after !== undefined) compiled.afterRegex = build(`(?:${rule.after})$`, "u");
		return compiled;
	});
	const compiled: CompiledPack = {
		pack,
		stems: build(pack.stems, "u"),
		embedding: build(`(?:${pack.embedding})$`, "u"),
		tails: build(`(?:${pack.tails})$`, "u"),
		questions: build(pack.questions, "uy"),
		permanent: build(pack.permanent, "u"),
		rules,
		signals: pack.signals.map((rule) => ({ rule, regex: build(rule.pattern, "gu") })),
	};
	if (pack.joiners) compiled.joiners = build(` (?:${pack.joiners}) `, "gu");
	if (pack.hollow) compiled.hollow = build(`^(?:${pack.hollow})$`, "u");
	if (pack.leadUp) compiled.leadUp = build(`^(?:${pack.leadUp})$`, "u");
	if (pack.removedFrom) compiled.removedFrom = build(`(?:${pack.removedFrom})$`, "u");
	if (pack.verbs) compiled.verbs = build(pack.verbs, "gu");
	if (pack.address) compiled.address = build(`(?:${pack.address})$`, "u");
	if (pack.openers) compiled.openers = build(`^(?:${pack.openers})$`, "u");
	if (pack.quoting) compiled.quoting = build(`(?:${pack.quoting})$`, "u");
	if (pack.reportedBy) compiled.reportedBy = build(pack.reportedBy, "u");
	if (pack.reportedNext)
		compiled.reportedNext = build(`(?:^|[\\u2014:;,.!] ?)[^\\p{L}]{0,6}(?:${pack.reportedNext})`, "u");
	if (pack.requests) compiled.requests = build(pack.requests, "uy");
	if (pack.pastForms) compiled.pastForms = build(pack.pastForms, "iu");
	return compiled;
}

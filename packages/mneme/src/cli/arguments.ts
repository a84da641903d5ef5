// Words of a command line → flags and positionals → a verb's input. Not node:util's parseArgs: that takes a markdown list
// item ("- buy milk") for a bundle of one-letter flags, and cannot stop at the verb.
import { MemoryError } from "../model/errors.ts";
import { type Field, valueFromText } from "../model/fields.ts";
import { type CommandLine, type Flag, GLOBAL_FLAGS, positionalUsage } from "../operations/flags.ts";
import { suggest } from "../text/similarity.ts";

type FlagValue = string | boolean | readonly string[];
export type Flags = Readonly<Record<string, FlagValue>>;

interface Read {
	readonly values: Flags;
	readonly positionals: readonly string[];
	/** The words from the first positional on, where reading was to stop there. */
	readonly rest: readonly string[];
}

const FLAG_LIKE = /^(?:-[A-Za-z]|--[A-Za-z][\w-]*(?:=.*)?)$/s;

export function readFlags(words: readonly string[], known: readonly Flag[], stopAtPositional = false): Read {
	const values: Record<string, FlagValue> = {};
	const positionals: string[] = [];
	for (let at = 0; at < words.length; at++) {
		const word = words[at]!;
		if (word === "--") {
			positionals.push(...words.slice(at + 1));
			break;
		}
		if (!FLAG_LIKE.test(word)) {
			if (stopAtPositional) return { values, positionals, rest: words.slice(at) };
			positionals.push(word);
			continue;
		}
		const { flag, negated, inline } = resolveFlag(word, known);
		if (flag.kind === "switch") {
			put(values, flag, switchValue(flag, inline) !== negated);
			continue;
		}
		const value = inline ?? words[++at];
		if (value === undefined || (inline === undefined && FLAG_LIKE.test(value) && value.startsWith("--"))) {
			throw usage(`--${flag.name} needs a value: --${flag.name}=${flag.hint}`);
		}
		put(values, flag, value);
	}
	return { values, positionals, rest: [] };
}

function resolveFlag(word: string, known: readonly Flag[]): { flag: Flag; negated: boolean; inline?: string } {
	const [, name = "", inline] = /^--?([^=]+)(?:=(.*))?$/s.exec(word) ?? [];
	const value = inline === undefined ? {} : { inline };
	const flag = known.find((candidate) => (word.startsWith("--") ? candidate.name === name : candidate.letter === name));
	if (flag) return { flag, negated: false, ...value };
	const positive = known.find((candidate) => candidate.kind === "switch" && `no-${candidate.name}` === name);
	if (positive) return { flag: positive, negated: true, ...value };
	const meant = suggest(
		name,
		[...known, ...GLOBAL_FLAGS].map((candidate) => candidate.name),
	);
	const written = word.startsWith("--") ? `--${name}` : `-${name}`;
	throw usage(`unknown flag ${written}${meant ? `: did you mean --${meant}?` : "; if it is text, put -- before it"}`);
}

function switchValue(flag: Flag, inline: string | undefined): boolean {
	if (inline === undefined || inline === "true") return true;
	if (inline === "false") return false;
	throw usage(`--${flag.name} is a switch: write --${flag.name} or --no-${flag.name}`);
}

function put(values: Record<string, FlagValue>, flag: Flag, value: string | boolean): void {
	const before = values[flag.key];
	if (flag.kind === "repeated") {
		values[flag.key] = [...(Array.isArray(before) ? before : []), String(value)];
		return;
	}
	if (before !== undefined && before !== value) throw usage(`--${flag.name} was given twice, with different values`);
	values[flag.key] = value;
}

/** The verb's input as its schema wants it. What is missing here may still come from standard input. */
export function inputOf(line: CommandLine, values: Flags, positionals: readonly string[]): Record<string, unknown> {
	const input: Record<string, unknown> = {};
	for (const { field, key } of line.flags) {
		const value = values[key];
		if (field && value !== undefined) input[key] = typeof value === "string" ? valueFromText(field, value) : value;
	}
	for (const [at, field] of line.positionals.entries()) {
		if (field.kind === "list") input[field.name] = positionals.slice(at);
		else if (positionals[at] !== undefined) input[field.name] = valueFromText(field, positionals[at]);
	}
	const takesRest = line.positionals.at(-1)?.kind === "list";
	const extra = positionals[line.positionals.length];
	if (extra !== undefined && !takesRest) throw usage(`unexpected argument ${JSON.stringify(extra)}`);
	return input;
}

/** Says what is wrong in the words of the command line; the schema itself is checked again under every face. */
export function checkInput(line: CommandLine, input: Readonly<Record<string, unknown>>): void {
	for (const field of line.positionals) checkField(field, positionalUsage(field), input);
	for (const { field, name } of line.flags) if (field) checkField(field, `--${name}`, input);
}

function checkField(field: Field, written: string, input: Readonly<Record<string, unknown>>): void {
	const value = input[field.name];
	if (value === undefined) {
		if (field.required) throw usage(`missing ${written}: ${field.about || `expected ${field.expects}`}`);
		return;
	}
	if (field.schema.safeParse(value).success) return;
	const meant = typeof value === "string" ? suggest(value, field.choices) : undefined;
	const hint = meant ? `; did you mean ${meant}?` : "";
	throw usage(`${written}: expected ${field.expects}, found ${JSON.stringify(value)}${hint}`);
}

export function usage(message: string): MemoryError {
	return new MemoryError("USAGE", message);
}

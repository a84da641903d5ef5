// How a verb's input looks on a command line: flags in kebab-case of its camelCase fields, and the flags every verb has.
import { type Field, fieldsOf } from "../model/fields.ts";
import type { Operation } from "./operation.ts";

export interface Flag {
	/** Without the dashes: `dry-run`. */
	readonly name: string;
	readonly letter?: string;
	/** The input field, or the key among the global flags. */
	readonly key: string;
	readonly kind: "switch" | "value" | "repeated";
	/** What stands for the value in help: `N`, `DIR`. */
	readonly hint: string;
	readonly about: string;
	readonly choices: readonly string[];
	/** Of a verb's own flags. */
	readonly field?: Field;
}

const globalFlag = (key: string, hint: string, about: string, more: Partial<Flag> = {}): Flag => ({
	name: kebab(key),
	key,
	kind: hint === "" ? "switch" : "value",
	hint,
	about,
	choices: [],
	...more,
});

/** The engine's own role is not for a caller to claim. */
const CALLER_ROLES = ["owner", "main", "subagent", "reader"];

export const GLOBAL_FLAGS: readonly Flag[] = [
	globalFlag(
		"workspace",
		"DIR",
		"The workspace; else $MNEME_WORKSPACE, the nearest parent with mneme.yaml, or HOME/workspace",
	),
	globalFlag("home", "DIR", "Mneme's own folder; else $MNEME_HOME, or ~/.mneme"),
	globalFlag("set", "KEY=VALUE", "A setting for this run only; repeatable", { kind: "repeated" }),
	globalFlag("json", "", "Print exactly one JSON object"),
	globalFlag("yes", "", "Confirm what the verb would ask about"),
	globalFlag("quiet", "", "No notices and no progress"),
	globalFlag("noColor", "", "No colours; so does $NO_COLOR"),
	globalFlag("agent", "NAME", "Speak as this agent"),
	globalFlag("role", "ROLE", `On whose behalf: ${CALLER_ROLES.join(", ")}`, { choices: CALLER_ROLES }),
	globalFlag("actor", "ACTOR", "Author of what is written, as history names it"),
	globalFlag("help", "", "Help, for all or one verb", { letter: "h" }),
	globalFlag("version", "", "The version of Mneme", { letter: "v" }),
];

export interface CommandLine {
	readonly positionals: readonly Field[];
	readonly flags: readonly Flag[];
}

export function commandLineOf(operation: Operation): CommandLine {
	const fields = fieldsOf(operation.input);
	const byPosition: readonly string[] = operation.positionals ?? [];
	return {
		positionals: byPosition.map((name) => fields.find((field) => field.name === name)!),
		flags: fields.filter((field) => !byPosition.includes(field.name)).map(flagOf),
	};
}

/** `<path>`, `[text]`, `[args...]`: a field given by position, as usage lines and messages write it. */
export function positionalUsage(field: Field): string {
	const name = `${kebab(field.name)}${field.kind === "list" ? "..." : ""}`;
	return field.required ? `<${name}>` : `[${name}]`;
}

function flagOf(field: Field): Flag {
	const kind = field.kind === "boolean" ? "switch" : field.kind === "list" ? "repeated" : "value";
	const hint =
		kind === "switch" ? "" : field.kind === "number" ? "N" : kebab(field.name).split("-").at(-1)!.toUpperCase();
	return { name: kebab(field.name), key: field.name, kind, hint, about: field.about, choices: field.choices, field };
}

function kebab(name: string): string {
	return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

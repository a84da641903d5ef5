// Help for one verb: usage, what it does, arguments, flags with their defaults, examples. All from its schema.
import type { Field } from "../model/fields.ts";
import { commandLineOf, type Flag, positionalUsage } from "../operations/flags.ts";
import type { Operation, Paint } from "../operations/operation.ts";
import { flagRow, type Row, section } from "./help.ts";

export function verbHelp(operation: Operation, paint: Paint): string {
	const { positionals, flags } = commandLineOf(operation);
	const examples = operation.examples.map(({ line, about }): Row => [line, about]);
	return [
		`${paint.bold("Usage")}\n  ${verbUsage(operation)}`,
		operation.details === undefined ? `${operation.summary}.` : `${operation.summary}.\n\n${operation.details}`,
		...(positionals.length > 0 ? [section("Arguments", positionals.map(argumentRow), paint)] : []),
		...(flags.length > 0 ? [section("Flags", flags.map(describedFlag), paint)] : []),
		section("Examples", examples, paint),
		"Flags of every verb: mneme --help",
	].join("\n\n");
}

export function verbUsage(operation: Operation): string {
	const { positionals, flags } = commandLineOf(operation);
	const own = flags.length > 0 ? ["[flags]"] : [];
	return ["mneme", operation.name, ...own, ...positionals.map(positionalUsage)].join(" ");
}

export function argumentRow(field: Field): Row {
	return [positionalUsage(field), withNotes(field.about, field)];
}

export function describedFlag(flag: Flag): Row {
	const [left, about] = flagRow(flag);
	return [left, flag.field ? withNotes(about, flag.field) : about];
}

function withNotes(about: string, field: Field): string {
	const notes = [
		...(field.kind === "choice" ? [field.choices.join(" | ")] : []),
		...(field.kind === "list" && field.choices.length > 0 ? [`any of ${field.choices.join(", ")}`] : []),
		...(isWorthTelling(field.byDefault) ? [`default ${JSON.stringify(field.byDefault)}`] : []),
	];
	return notes.length === 0 ? about : `${about} (${notes.join("; ")})`;
}

/** An empty list, false and true (which shows as --no-x) say nothing a reader does not expect. */
function isWorthTelling(byDefault: unknown): boolean {
	return (
		byDefault !== undefined && typeof byDefault !== "boolean" && !(Array.isArray(byDefault) && byDefault.length === 0)
	);
}

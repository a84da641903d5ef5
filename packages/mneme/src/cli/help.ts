// Help for the whole command and for a group of verbs. Needs the registry's table only, no verb and no zod.
import { type Flag, GLOBAL_FLAGS } from "../operations/flags.ts";
import type { Paint } from "../operations/operation.ts";
import { VERB_GROUPS, type VerbEntry } from "../operations/registry.ts";

export type Row = readonly [left: string, right: string];

export function overallHelp(verbs: readonly VerbEntry[], paint: Paint): string {
	const groups = VERB_GROUPS.flatMap((group) => {
		const rows = verbs.filter((verb) => verb.group === group).map(verbRow);
		return rows.length === 0 ? [] : [section(group, rows, paint)];
	});
	return [
		"Mneme: a memory for AI agents that a person can read, check and undo.",
		`${paint.bold("Usage")}\n  mneme [flags] <verb> [arguments]`,
		...groups,
		section("Flags of every verb", GLOBAL_FLAGS.map(flagRow), paint),
		`${paint.bold("Examples")}\n  mneme init\n  mneme help config set`,
	].join("\n\n");
}

/** `mneme config --help`: the verbs that share a first word. */
export function familyHelp(word: string, verbs: readonly VerbEntry[], paint: Paint): string {
	const usage = `${paint.bold("Usage")}\n  mneme ${word} <verb> [arguments]`;
	return [usage, section("Verbs", verbs.map(verbRow), paint), `More: mneme help ${verbs[0]!.name}`].join("\n\n");
}

export function section(title: string, rows: readonly Row[], paint: Paint): string {
	const width = Math.max(...rows.map(([left]) => left.length));
	const lines = rows.map(([left, right]) => `  ${paint.cyan(left)}${" ".repeat(width - left.length)}  ${right}`);
	return `${paint.bold(title)}\n${lines.map((line) => line.trimEnd()).join("\n")}`;
}

export function flagRow(flag: Flag): Row {
	// A switch that is on unless told otherwise is listed the way it is used.
	const name = flag.field?.byDefault === true ? `no-${flag.name}` : flag.name;
	const letter = flag.letter === undefined ? "" : `-${flag.letter}, `;
	return [`${letter}--${name}${flag.hint === "" ? "" : ` ${flag.hint}`}`, flag.about];
}

function verbRow(verb: VerbEntry): Row {
	return [verb.name, verb.summary];
}

// Shows an outcome or a fault and says with which code the process ends. Results go to standard output, all else to
// standard error; with --json one object on standard output is all there is.
import { ERROR_KINDS, MemoryError } from "../model/errors.ts";
import { type Conflict, type NeedsConfirmation, type Notice, OUTCOME_EXIT, type Outcome } from "../model/results.ts";
import type { Operation, Paint } from "../operations/operation.ts";
import type { Terminal } from "./terminal.ts";

export interface Shown {
	readonly json: boolean;
	readonly quiet: boolean;
	readonly out: Paint;
	readonly err: Paint;
}

export function presentOutcome(
	outcome: Outcome<unknown>,
	operation: Operation,
	terminal: Terminal,
	shown: Shown,
): number {
	const exit = (outcome.status === "done" && operation.exit?.(outcome.value)) || OUTCOME_EXIT[outcome.status];
	if (shown.json) {
		printJson(terminal, outcome);
		return exit;
	}
	if ("notices" in outcome && !shown.quiet) printNotices(outcome.notices, terminal, shown.err);
	switch (outcome.status) {
		case "done":
			printText(terminal, operation.render(outcome.value, shown.out));
			break;
		case "needs-confirmation":
			terminal.err(`${planText(outcome, shown.err)}\n\nNothing was changed. To do exactly this:\n`);
			terminal.err(`  ${confirmCommand(terminal.args, outcome.token)}\n`);
			break;
		case "needs-model":
			terminal.err("A model has to answer this first; the answer goes back with the token.\n");
			printText(terminal, `${outcome.prompt}\n\ntoken: ${outcome.token}\nschema: ${JSON.stringify(outcome.schema)}`);
			break;
		case "conflict":
			terminal.err(conflictText(outcome, shown.err));
			break;
		case "refused":
			terminal.err(`${shown.err.yellow("refused:")} ${outcome.reason}\n${outcome.instead}\n`);
			break;
	}
	return exit;
}

export function presentFault(error: unknown, terminal: Terminal, json: boolean, paint: Paint): number {
	const fault =
		error instanceof MemoryError
			? error
			: new MemoryError("INTERNAL", `unexpected error: ${error instanceof Error ? error.message : String(error)}`, {
					cause: error,
				});
	if (json) printJson(terminal, { status: "error", code: fault.code, message: fault.message, data: fault.data });
	else terminal.err(`${paint.red("mneme:")} ${fault.message}\n`);
	if (terminal.env.MNEME_DEBUG) terminal.err(`${stackOf(fault)}\n`);
	else if (fault.code === "INTERNAL" && !json) terminal.err("Run it again with MNEME_DEBUG=1 to see where.\n");
	return ERROR_KINDS[fault.code].exit;
}

export function printJson(terminal: Terminal, value: unknown): void {
	terminal.out(`${JSON.stringify(value)}\n`);
}

export function printText(terminal: Terminal, text: string): void {
	if (text !== "") terminal.out(text.endsWith("\n") ? text : `${text}\n`);
}

export function planText(outcome: NeedsConfirmation, paint: Paint): string {
	const steps = outcome.plan.map(
		({ action, target, detail }) =>
			`  ${paint.bold(action)} ${target}${detail === undefined ? "" : paint.dim(`  ${detail}`)}`,
	);
	return ["This would:", ...steps].join("\n");
}

function printNotices(notices: readonly Notice[], terminal: Terminal, paint: Paint): void {
	for (const { level, text } of notices) {
		terminal.err(`${level === "warning" ? paint.yellow("warning:") : paint.cyan("note:")} ${text}\n`);
	}
}

function conflictText({ path, theirs }: Conflict, paint: Paint): string {
	const now = theirs.version === null ? "it is gone now" : `it is now at version ${theirs.version}`;
	return [
		`${paint.yellow("conflict:")} ${path} changed after you read it; ${now}.`,
		"Nothing was overwritten. Read the file, then write again on top of it; --json shows both versions.\n",
	].join("\n");
}

function confirmCommand(args: readonly string[], token: string): string {
	return ["mneme", ...args.map(shellWord), "--confirm", token].join(" ");
}

function shellWord(word: string): string {
	return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

function stackOf(error: Error): string {
	const cause = error.cause instanceof Error ? `\ncaused by ${stackOf(error.cause)}` : "";
	return `${error.stack ?? error.message}${cause}`;
}

// Shows how far a slow verb is: one line on standard error, rewritten in place, gone at the end.
import type { Progress } from "../engine.ts";
import type { Clock } from "../model/clock.ts";
import type { Terminal } from "./terminal.ts";

/** What is over sooner needs no line. */
const PATIENCE_MS = 1000;

export interface ProgressLine {
	readonly show: (step: Progress) => void;
	clear(): void;
}

export function progressLine(terminal: Terminal, clock: Clock, quiet: boolean): ProgressLine {
	const startedAt = clock.now();
	let shown = false;
	return {
		show: (step) => {
			if (quiet || !terminal.errIsTerminal || clock.now() - startedAt < PATIENCE_MS) return;
			shown = true;
			const count = step.done === undefined ? "" : ` ${step.done}${step.total === undefined ? "" : `/${step.total}`}`;
			terminal.err(`\r\u001b[K${step.text}${count}`);
		},
		clear: () => {
			if (shown) terminal.err("\r\u001b[K");
			shown = false;
		},
	};
}

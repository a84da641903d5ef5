import { expect, it } from "vitest";
import { progressLine } from "./progress.ts";
import type { Terminal } from "./terminal.ts";

function shownAfter(elapsedMs: number, errIsTerminal: boolean, quiet = false): string {
	let err = "";
	let now = 0;
	const terminal = {
		errIsTerminal,
		err: (text: string) => {
			err += text;
		},
	} as Terminal;
	const line = progressLine(terminal, { now: () => now }, quiet);
	now = elapsedMs;
	line.show({ text: "reading", done: 3, total: 9 });
	line.clear();
	return err;
}

it("shows only on a terminal, only after a second, and leaves nothing behind", () => {
	expect(shownAfter(1000, true)).toBe("\r\u001b[Kreading 3/9\r\u001b[K");
	expect(shownAfter(999, true)).toBe("");
	expect(shownAfter(5000, false)).toBe("");
	expect(shownAfter(5000, true, true)).toBe("");
});

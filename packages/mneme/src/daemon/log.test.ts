import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fixedClock } from "../model/clock.ts";
import { MemoryError } from "../model/errors.ts";
import { openLog } from "./log.ts";

let home: string;
beforeEach(() => {
	home = mkdtempSync(join(tmpdir(), "mneme-log-"));
});
afterEach(() => rmSync(home, { recursive: true }));

const clock = fixedClock("2026-02-02T12:00:00Z");

it("turns over by size and keeps two older files", () => {
	const log = openLog(home, clock, 100);
	for (let n = 0; n < 12; n++) log.line("number", n, "of twelve");
	expect(readdirSync(join(home, "logs")).sort()).toEqual(["daemon.log", "daemon.log.1", "daemon.log.2"]);
	const kept = ["daemon.log.2", "daemon.log.1", "daemon.log"].map((name) =>
		readFileSync(join(home, "logs", name), "utf8"),
	);
	const numbers = [...kept.join("").matchAll(/number (\d+)/g)].map(([, n]) => Number(n));
	expect(numbers).toEqual([6, 7, 8, 9, 10, 11]);
});

it("tells of a fault its code, of an error where it came from, and never the message", () => {
	const log = openLog(home, clock);
	log.fault("search", new MemoryError("DISK", "cannot write 'my secret'"));
	log.fault("search", new TypeError("my secret is not a function"));
	const [first, second] = readFileSync(log.path, "utf8").split("\n");
	expect(first).toBe("2026-02-02T12:00:00.000Z search DISK");
	expect(second).toMatch(/search TypeError at /);
	expect(readFileSync(log.path, "utf8")).not.toContain("secret");
});

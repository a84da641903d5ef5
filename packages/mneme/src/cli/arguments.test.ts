import { describe, expect, it } from "vitest";
import { z } from "zod";
import { done } from "../model/results.ts";
import { commandLineOf, GLOBAL_FLAGS } from "../operations/flags.ts";
import { hostOperation, type Operation } from "../operations/operation.ts";
import { checkInput, inputOf, readFlags } from "./arguments.ts";

const operation = hostOperation({
	name: "sample",
	summary: "A sample",
	input: z.object({
		path: z.string(),
		lines: z.array(z.string()).optional(),
		limit: z.int().min(1).max(9).default(3),
		dryRun: z.boolean().default(false),
		followLinks: z.boolean().default(true),
		tag: z.array(z.string()).default([]),
		order: z.enum(["newest", "oldest"]).default("newest"),
	}),
	output: z.string(),
	positionals: ["path", "lines"],
	examples: [{ line: "mneme sample x", about: "x" }],
	callers: [],
	effect: "reads",
	run: async () => done(""),
	render: (value) => value,
}) as unknown as Operation;

const line = commandLineOf(operation);

function read(...words: string[]) {
	const { values, positionals } = readFlags(words, [...line.flags, ...GLOBAL_FLAGS]);
	const input = inputOf(line, values, positionals);
	checkInput(line, input);
	return input;
}

describe("a command line becomes input", () => {
	it.each([
		[["a"], { path: "a", lines: [] }],
		[["a", "b", "c"], { path: "a", lines: ["b", "c"] }],
		[["a", "--limit", "5"], { path: "a", lines: [], limit: 5 }],
		[["--limit=5", "a"], { path: "a", lines: [], limit: 5 }],
		[["a", "--dry-run"], { path: "a", lines: [], dryRun: true }],
		[["a", "--no-follow-links"], { path: "a", lines: [], followLinks: false }],
		[["a", "--dry-run=false"], { path: "a", lines: [], dryRun: false }],
		[["a", "--tag", "x", "--tag=y,z"], { path: "a", lines: [], tag: ["x", "y,z"] }],
		[["a", "--order", "oldest"], { path: "a", lines: [], order: "oldest" }],
		[["a", "- buy milk"], { path: "a", lines: ["- buy milk"] }],
		[["a", "---\ntitle: x"], { path: "a", lines: ["---\ntitle: x"] }],
		[["a", "-5", "-"], { path: "a", lines: ["-5", "-"] }],
		[["a", "--", "--limit", "-h"], { path: "a", lines: ["--limit", "-h"] }],
		[["a", "--tag", "- item"], { path: "a", lines: [], tag: ["- item"] }],
	])("%j", (words, input) => expect(read(...words)).toEqual(input));
});

describe("a mistake is named", () => {
	it.each([
		[[], "missing <path>"],
		[["a", "--limt", "5"], "unknown flag --limt: did you mean --limit?"],
		[["a", "--workspce=x"], "did you mean --workspace?"],
		[["a", "-x"], "put -- before it"],
		[["a", "--limit", "many"], '--limit: expected a whole number from 1 to 9, found "many"'],
		[["a", "--limit", "10"], "--limit: expected a whole number from 1 to 9, found 10"],
		[["a", "--limit"], "--limit needs a value"],
		[["a", "--limit", "--dry-run"], "--limit needs a value"],
		[["a", "--limit", "1", "--limit", "2"], "--limit was given twice"],
		[["a", "--order", "newst"], "did you mean newest?"],
		[["a", "--dry-run=maybe"], "--dry-run is a switch"],
	])("%j", (words, message) => {
		expect(() => read(...words)).toThrow(
			expect.objectContaining({ code: "USAGE", message: expect.stringContaining(message) }),
		);
	});
});

it("can stop at the verb", () => {
	const { values, rest } = readFlags(["--json", "--workspace", "/w", "log", "--limit", "3"], GLOBAL_FLAGS, true);
	expect(values).toEqual({ json: true, workspace: "/w" });
	expect(rest).toEqual(["log", "--limit", "3"]);
});

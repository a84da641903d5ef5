import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { done } from "../model/results.ts";
import { completion } from "./completion.ts";
import { hostOperation, type Operation } from "./operation.ts";

const folder = mkdtempSync(join(tmpdir(), "mneme-completion-"));
afterAll(() => rmSync(folder, { recursive: true }));

function verb(name: string, input: z.ZodObject, positionals: string[] = []) {
	const operation = hostOperation({
		name,
		summary: `It's ${name}: a verb`,
		input,
		output: z.null(),
		positionals,
		examples: [{ line: `mneme ${name}`, about: "x" }],
		callers: [],
		effect: "reads",
		run: async () => done(null),
		render: () => "",
	});
	return { name, summary: operation.summary, load: async () => operation as unknown as Operation };
}

const verbs = [
	verb("log", z.object({ limit: z.int().default(3), order: z.enum(["newest", "oldest"]).default("newest") })),
	verb("config get", z.object({ setting: z.string() }), ["setting"]),
	verb("config set", z.object({ scope: z.enum(["home", "workspace"]) })),
	verb("completion", z.object({ shell: z.enum(["bash", "zsh"]) }), ["shell"]),
];

async function scriptFor(shell: "bash" | "zsh" | "fish"): Promise<string> {
	const outcome = await completion(verbs).run({} as never, { shell });
	if (outcome.status !== "done") throw new Error(outcome.status);
	const file = join(folder, `mneme.${shell}`);
	writeFileSync(file, outcome.value.script);
	return file;
}

const installed = (shell: string) => spawnSync(shell, ["-c", "true"]).status === 0;

function output(shell: string, ...args: string[]): string[] {
	const { stdout, stderr, status } = spawnSync(shell, args, { encoding: "utf8" });
	expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
	return stdout.split("\n").filter((line) => line !== "");
}

const CASES: [line: string, offered: string[], absent: string[]][] = [
	["mneme ", ["log", "config", "completion", "help"], ["get"]],
	["mneme config ", ["get", "set"], ["log"]],
	["mneme --workspace log config ", ["get", "set"], ["log"]],
	["mneme log --", ["--limit", "--order", "--json"], ["--scope"]],
	["mneme config set --", ["--scope", "--quiet"], ["--limit"]],
	["mneme log --order ", ["newest", "oldest"], ["log"]],
	["mneme --role ", ["owner", "reader"], ["log"]],
	["mneme completion ", ["bash", "zsh"], ["log"]],
];

describe.skipIf(!installed("bash"))("bash", () => {
	it.each(CASES)("%s", async (line, offered, absent) => {
		const words = line.split(" ");
		const set = `COMP_WORDS=(${words.map((word) => `'${word}'`).join(" ")}); COMP_CWORD=${words.length - 1}`;
		const script = `source ${await scriptFor("bash")}; ${set}; _mneme; printf '%s\\n' "\${COMPREPLY[@]}"`;
		const completed = output("bash", "--norc", "-c", script);
		expect(completed).toEqual(expect.arrayContaining(offered));
		for (const word of absent) expect(completed).not.toContain(word);
	});
});

describe.skipIf(!installed("fish"))("fish", () => {
	it.each(CASES)("%s", async (line, offered, absent) => {
		const script = `source ${await scriptFor("fish")}; complete -C '${line}'`;
		const completed = output("fish", "--no-config", "-c", script).map((entry) => entry.split("\t")[0]);
		expect(completed).toEqual(expect.arrayContaining(offered));
		for (const word of absent) expect(completed).not.toContain(word);
	});
});

describe.skipIf(!installed("zsh"))("zsh", () => {
	// What `compadd` and `_describe` would be given; the line editor itself needs a terminal.
	const stubs = `compdef() { :; }; _files() { :; }
		compadd() { shift; print -l -- "$@"; }; _describe() { print -l -- "\${(@P)2}" | sed 's/:.*//'; }`;

	it.each(CASES)("%s", async (line, offered, absent) => {
		const words = line.split(" ");
		const set = `words=(${words.map((word) => `'${word}'`).join(" ")}); CURRENT=${words.length}`;
		const completed = output("zsh", "-f", "-c", `${stubs}; source ${await scriptFor("zsh")}; ${set}; _mneme`);
		expect(completed).toEqual(expect.arrayContaining(offered));
		for (const word of absent) expect(completed).not.toContain(word);
	});
});

import { describe, expect, it } from "vitest";
import { z } from "zod";
import { MemoryError } from "../model/errors.ts";
import { done, type Outcome, refused } from "../model/results.ts";
import { hostOperation } from "../operations/operation.ts";
import type { VerbEntry } from "../operations/registry.ts";
import { runCli } from "./run.ts";
import type { Terminal } from "./terminal.ts";

const input = z.object({ text: z.string(), times: z.int().default(1), confirm: z.string().optional() });
type Input = z.infer<typeof input>;

function echo(name: string, run: (input: Input) => Promise<Outcome<string>>, more: { stdin?: "text" } = {}): VerbEntry {
	const operation = hostOperation({
		name,
		summary: `Runs ${name}`,
		input,
		output: z.string(),
		positionals: ["text"],
		examples: [{ line: `mneme ${name} hello`, about: "Says hello" }],
		callers: ["main"],
		effect: "reads",
		run: (_host, given) => run(given),
		render: (value, paint) => paint.green(value),
		...more,
	});
	return { name, summary: operation.summary, group: "Files", load: async () => operation as never };
}

const verbs = [
	echo("echo", async ({ text, times }) => done(text.repeat(times), [{ level: "warning", text: "mind the gap" }]), {
		stdin: "text",
	}),
	echo("ask", async ({ text, confirm }) =>
		confirm === "token-1"
			? done(`did ${text}`)
			: { status: "needs-confirmation", plan: [{ action: "DELETE", target: text }], token: "token-1", notices: [] },
	),
	echo("refuse", async () => refused("it is shut", "open it first")),
	echo("clash", async () => {
		const version = { version: "abc", text: "x" };
		return { status: "conflict", path: "a.md", yours: version, theirs: version, notices: [] };
	}),
	echo("fail", async () => {
		throw new MemoryError("LOCKED", "somebody else is writing", { data: { pid: 7 } });
	}),
	echo("crash", async () => {
		throw new TypeError("x is not a function");
	}),
	echo("pair one", async () => done("1")),
	echo("pair two", async () => done("2")),
];

async function run(args: string[], more: Partial<Terminal> = {}) {
	const printed = { out: "", err: "" };
	const terminal: Terminal = {
		args,
		env: {},
		cwd: "/",
		userHome: "/home/someone",
		outIsTerminal: false,
		errIsTerminal: false,
		canAsk: false,
		signal: new AbortController().signal,
		out: (text) => {
			printed.out += text;
		},
		err: (text) => {
			printed.err += text;
		},
		readInput: async () => undefined,
		ask: async () => false,
		...more,
	};
	const exit = await runCli(terminal, verbs);
	return { exit, ...printed };
}

describe("a result", () => {
	it("goes to standard output, its notices to standard error", async () => {
		expect(await run(["echo", "hi", "--times", "2"])).toEqual({
			exit: 0,
			out: "hihi\n",
			err: "warning: mind the gap\n",
		});
	});

	it("comes without notices when quiet", async () => {
		expect(await run(["--quiet", "echo", "hi"])).toEqual({ exit: 0, out: "hi\n", err: "" });
	});

	it("is one JSON object with --json, before or after the verb", async () => {
		for (const args of [
			["--json", "echo", "hi"],
			["echo", "hi", "--json"],
		]) {
			const { exit, out, err } = await run(args);
			expect([exit, err]).toEqual([0, ""]);
			expect(JSON.parse(out)).toEqual({
				status: "done",
				value: "hi",
				notices: [{ level: "warning", text: "mind the gap" }],
			});
		}
	});

	it.each([
		[{ outIsTerminal: true }, [], true],
		[{}, [], false],
		[{ outIsTerminal: true }, ["--no-color"], false],
		[{ outIsTerminal: true, env: { NO_COLOR: "1" } }, [], false],
		[{ outIsTerminal: true, env: { TERM: "dumb" } }, [], false],
		[{ env: { FORCE_COLOR: "1" } }, [], true],
		[{ outIsTerminal: true, env: { FORCE_COLOR: "0" } }, [], false],
	])("is coloured only where it may be: %j %j", async (terminal, flags, coloured) => {
		expect((await run([...flags, "echo", "hi"], terminal)).out).toBe(coloured ? "\u001b[32mhi\u001b[39m\n" : "hi\n");
	});

	it("takes standard input where its field is absent", async () => {
		const piped = { readInput: async () => "piped\n" };
		expect((await run(["echo"], piped)).out).toBe("piped\n");
		expect((await run(["echo", "given"], piped)).out).toBe("given\n");
		expect((await run(["echo"])).exit).toBe(2);
	});
});

describe("a confirmation", () => {
	it("prints the plan, the token and how to confirm where nobody can be asked", async () => {
		const { exit, out, err } = await run(["ask", "it's all"]);
		expect([exit, out]).toEqual([20, ""]);
		expect(err).toContain("DELETE it's all");
		expect(err).toContain("mneme ask 'it'\\''s all' --confirm token-1");
	});

	it("asks on a terminal and goes on with the token", async () => {
		const yes = await run(["ask", "all"], { canAsk: true, ask: async () => true });
		expect(yes).toMatchObject({ exit: 0, out: "did all\n" });
		expect(yes.err).toContain("DELETE all");
		expect((await run(["ask", "all"], { canAsk: true })).exit).toBe(20);
	});

	it("is given by --yes and by --confirm, never asked for with --json", async () => {
		expect((await run(["ask", "all", "--yes"])).out).toBe("did all\n");
		expect((await run(["ask", "all", "--confirm", "token-1"])).out).toBe("did all\n");
		const { exit, out } = await run(["ask", "all", "--json"], { canAsk: true, ask: async () => true });
		expect([exit, JSON.parse(out).status]).toEqual([20, "needs-confirmation"]);
	});
});

describe("what is not done", () => {
	it.each([
		[["refuse", "x"], 23, "refused: it is shut\nopen it first"],
		[["clash", "x"], 22, "conflict: a.md changed after you read it"],
		[["fail", "x"], 7, "mneme: somebody else is writing"],
		[["crash", "x"], 70, "MNEME_DEBUG=1"],
		[["ecko"], 2, "did you mean echo?"],
		[["pair", "three"], 2, "pair needs one of: one, two"],
		[["pair", "tow"], 2, "did you mean pair two?"],
		[["echo", "hi", "--tims", "2"], 2, "did you mean --times?"],
		[["--role", "reader", "echo", "hi"], 5, "echo is not for the role reader"],
		[["--role", "engine", "echo", "hi"], 2, "expected one of owner, main, subagent, reader"],
		[["--actor", "nobody", "echo", "hi"], 2, "is no actor"],
		[["--set", "a=b", "echo", "hi"], 2, "--set does nothing for echo"],
	])("%j exits %i", async (args, exit, message) => {
		const result = await run(args);
		expect(result).toMatchObject({ exit, out: "" });
		expect(result.err).toContain(message);
	});

	it("is an object too, with --json", async () => {
		const { exit, out, err } = await run(["fail", "x", "--json"]);
		expect([exit, err]).toEqual([7, ""]);
		expect(JSON.parse(out)).toEqual({
			status: "error",
			code: "LOCKED",
			message: "somebody else is writing",
			data: { pid: 7 },
		});
		expect(JSON.parse((await run(["ecko", "--json"])).out)).toMatchObject({ status: "error", code: "USAGE" });
	});

	it("shows where it happened only when asked", async () => {
		expect((await run(["crash", "x"])).err).not.toContain("run.test.ts");
		expect((await run(["crash", "x"], { env: { MNEME_DEBUG: "1" } })).err).toContain("run.test.ts");
	});
});

describe("help", () => {
	it.each([
		[[], "mneme [flags] <verb>"],
		[["--help"], "mneme [flags] <verb>"],
		[["help"], "Flags of every verb"],
		[["help", "echo"], "mneme echo [flags] <text>"],
		[["echo", "--help"], "(default 1)"],
		[["echo", "-h"], "Says hello"],
		[["--help", "echo"], "Runs echo."],
		[["pair", "--help"], "one"],
		[["help", "pair", "two"], "mneme pair two"],
	])("%j", async (args, text) => {
		const { exit, out, err } = await run(args);
		expect([exit, err]).toEqual([0, ""]);
		expect(out).toContain(text);
	});
});

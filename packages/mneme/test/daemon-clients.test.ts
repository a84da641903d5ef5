// What clients may do to a daemon, and what they get from it: commands, calls, nonsense, silence.
import { readdirSync, readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openClient } from "../src/daemon/client.ts";
import { type ClientMessage, MAX_REQUEST_BYTES, type ServerMessage } from "../src/daemon/frames.ts";
import { OWNER } from "../src/model/principal.ts";
import { type Build, buildCommand, Home, until } from "./workers/daemons.ts";

const VERSION = "1.2.0";
let build: Build;
let home: Home;
beforeAll(() => {
	build = buildCommand(VERSION);
});
afterAll(() => build.drop());
beforeEach(async () => {
	home = new Home();
	await home.run(build, ["init"]);
	await home.run(build, ["daemon", "start"]);
});
afterEach(async () => await home.remove(build));

const textOf = (path: string) => readFileSync(join(home.workspace, path), "utf8");
const served = async () => (await home.get(build, "daemon", "status")).report.served as number;

const callOf = (verb: string, input: object) => ({
	verb,
	input: { ...input },
	principal: OWNER,
	folder: home.workspace,
	env: {},
	flags: {},
});

/** A client that speaks for itself. */
class Raw {
	readonly socket: Socket;
	readonly heard: (ServerMessage & { id: number })[] = [];
	closed = false;
	#rest = "";

	constructor() {
		this.socket = connect(home.note().socket);
		this.socket.setEncoding("utf8");
		this.socket.on("data", (text: unknown) => {
			const lines = (this.#rest + text).split("\n");
			this.#rest = lines.pop()!;
			this.heard.push(...lines.map((line) => JSON.parse(line)));
		});
		this.socket.on("error", () => this.socket.destroy());
		this.socket.on("close", () => {
			this.closed = true;
		});
	}

	say(message: ClientMessage, id = 1): void {
		this.socket.write(`${JSON.stringify({ id, ...message })}\n`);
	}

	async hears(kind: ServerMessage["kind"]): Promise<void> {
		await until(() => this.heard.some((message) => message.kind === kind));
	}
}

describe("a command", () => {
	it("loads nothing but the way to the daemon", async () => {
		const coverage = join(home.folder, "coverage");
		const { out } = await home.run(build, ["log", "--json"], { env: { NODE_V8_COVERAGE: coverage } });
		expect(JSON.parse(out).status).toBe("done");
		const urls = readdirSync(coverage).flatMap((file) => {
			const { result } = JSON.parse(readFileSync(join(coverage, file), "utf8")) as { result: { url: string }[] };
			return result.map(({ url }) => url);
		});
		const loaded = urls.filter((url) => url.startsWith("file:")).map((url) => url.replace(/.*\/dist\//, ""));
		expect(loaded.sort()).toEqual([
			"cli/remote.js",
			"cli/terminal.js",
			"cli/version.js",
			"daemon/frames.js",
			"daemon/note.js",
			"daemon/patience.js",
			"main.js",
			"model/errors.js",
		]);
		expect(await served()).toBe(1);
	});

	it("prints and ends as it would without a daemon", async () => {
		const lines = [
			["append", "memory/a.md", "--text", "one"],
			["append", "../a.md", "--text", "out"],
			["log", "--limit", "none"],
			["show", "memory/missing.md"],
			["bogus"],
			["log", "--help"],
		];
		const plain = new Home();
		try {
			await plain.run(build, ["init"]);
			const strip = (text: string, { folder }: Home) =>
				text.replaceAll(folder, "").replace(/t0[0-9a-z]+-[0-9a-f]+|\d\d:\d\d/g, "");
			for (const line of lines) {
				const [here, there] = [await plain.run(build, line), await home.run(build, line)];
				expect({ ...there, out: strip(there.out, home), err: strip(there.err, home) }).toEqual({
					...here,
					out: strip(here.out, plain),
					err: strip(here.err, plain),
				});
			}
			expect(await served()).toBe(lines.length);
		} finally {
			await plain.remove(build);
		}
	});

	it("takes what is piped into it, however large", async () => {
		await home.run(build, ["write", "memory/a.md"], { input: "# piped\n" });
		expect(textOf("memory/a.md")).toBe("# piped\n");
		expect(await served()).toBe(1);
		const large = "0123456789abcde\n".repeat(MAX_REQUEST_BYTES / 16 + 1);
		expect((await home.run(build, ["write", "memory/b.md"], { input: large })).exit).toBe(0);
		expect(textOf("memory/b.md")).toBe(large);
	});

	it("that needs no workspace, or goes on until stopped, runs in its own process", async () => {
		await home.run(build, ["doctor"]);
		await home.run(build, ["config", "get", "decay.lambda"]);
		expect((await home.run(build, ["git", "log", "-1", "--format=%an"])).out).toBe("system:init\n");
		expect(await served()).toBe(0);
	});

	it("for another home does not use this one's daemon", async () => {
		const other = new Home();
		try {
			await other.run(build, ["init"]);
			const args = ["append", "a.md", "--text", "x", "--home", other.home];
			expect((await home.run(build, args)).exit).toBe(0);
			expect((await home.run(build, ["append", "a.md", "--text=--home=y", "--home", other.home])).exit).toBe(0);
			expect(await served()).toBe(0);
		} finally {
			await other.remove(build);
		}
	});

	it("whose caller gives up before it begins does not happen", async () => {
		const client = new Raw();
		const command = {
			args: ["append", "memory/a.md", "--text", "ghost"],
			cwd: home.workspace,
			userHome: home.folder,
			env: { MNEME_HOME: home.home },
			outIsTerminal: false,
			errIsTerminal: false,
			canAsk: false,
		};
		client.say({ kind: "command", version: VERSION, command });
		await client.hears("ready");
		client.socket.destroy();
		await home.run(build, ["append", "memory/a.md", "--text", "real"]);
		expect(textOf("memory/a.md")).toBe("real\n");
	});

	it("asks its person through the daemon", async () => {
		const first = await home.get(build, "append", "memory/a.md", "--text", "one");
		await home.run(build, ["append", "memory/a.md", "--text", "two"]);
		const client = new Raw();
		const command = {
			args: ["rollback", "--to", first.tx],
			cwd: home.workspace,
			userHome: home.folder,
			env: { MNEME_HOME: home.home },
			outIsTerminal: false,
			errIsTerminal: true,
			canAsk: true,
		};
		client.say({ kind: "command", version: VERSION, command });
		await client.hears("ready");
		client.say({ kind: "go" });
		await until(() => client.heard.some(({ kind }) => kind === "ask" || kind === "exit"));
		expect(client.heard.map(({ kind }) => kind)).toContain("ask");
		expect(textOf("memory/a.md")).toBe("one\ntwo\n");
		client.say({ kind: "answer", value: true });
		await client.hears("exit");
		expect(textOf("memory/a.md")).toBe("one\n");
		client.socket.destroy();
	});
});

describe("calls", () => {
	it("8 clients at once × 100 writes: nothing is lost, nothing twice", { timeout: 300_000 }, async () => {
		const clients = await Promise.all(Array.from({ length: 8 }, () => openClient(home.home, 5000)));
		await Promise.all(
			clients.map(async (client, c) => {
				for (let n = 0; n < 100; n++) {
					const call = callOf("append", { path: "memory/shared.md", text: `<${c}.${n}>` });
					const called = await client!.call(call, { version: VERSION, readyMs: 60_000 });
					expect(called).toMatchObject({ ran: true, outcome: { status: "done" } });
				}
				client!.close();
			}),
		);
		const lines = textOf("memory/shared.md").trimEnd().split("\n");
		expect(lines).toHaveLength(800);
		for (let c = 0; c < 8; c++) {
			const own = lines.filter((line) => line.startsWith(`<${c}.`));
			expect(own).toEqual(Array.from({ length: 100 }, (_, n) => `<${c}.${n}>`));
		}
		const commits = await home.run(build, ["git", "rev-list", "--count", "HEAD", "--", "memory/shared.md"]);
		expect(commits.out).toBe("800\n");
		expect((await home.run(build, ["git", "fsck", "--strict"])).exit).toBe(0);
	});

	it("answer with the outcome, the fault, or that it is to be done elsewhere", async () => {
		const client = (await openClient(home.home, 5000))!;
		const options = { version: VERSION, readyMs: 60_000 };
		expect(await client.call(callOf("log", {}), options)).toMatchObject({ ran: true, outcome: { status: "done" } });
		await expect(client.call(callOf("log", { limit: "none" }), options)).rejects.toMatchObject({
			code: "INVALID_INPUT",
		});
		await expect(client.call(callOf("bogus", {}), options)).rejects.toMatchObject({ code: "USAGE" });
		expect(await client.call(callOf("doctor", {}), options)).toEqual({ ran: false, reason: "verb" });
		expect(await client.call(callOf("watch", {}), options)).toEqual({ ran: false, reason: "verb" });
		expect(await client.call(callOf("log", {}), { version: "9.9.9" })).toEqual({ ran: false, reason: "version" });
		client.close();
	});
});

describe("a bad client", () => {
	it.each([
		["no JSON", "hello\n"],
		["another shape", '{"id":1,"kind":"command"}\n'],
		["an unknown kind", '{"id":1,"kind":"erase"}\n'],
		[
			"the engine's role",
			`${JSON.stringify({ id: 1, kind: "call", version: VERSION, call: { verb: "log", input: {}, principal: { actor: "system:decay", role: "engine", scopes: [] }, folder: "/", env: {}, flags: {} } })}\n`,
		],
	])("that sends %s is told and let go", async (_, line) => {
		const client = new Raw();
		client.socket.write(line);
		await until(() => client.closed);
		expect(client.heard).toMatchObject([{ kind: "fault", code: "INVALID_INPUT" }]);
		expect(await served()).toBe(0);
	});

	it("that sends without end is let go at the limit", async () => {
		const client = new Raw();
		const chunk = "x".repeat(64 * 1024);
		for (let sent = 0; sent <= MAX_REQUEST_BYTES && !client.closed; sent += chunk.length)
			await new Promise<void>((resolve) => client.socket.write(chunk, () => resolve()));
		await until(() => client.closed);
		expect(client.heard.map(({ kind }) => kind)).not.toContain("outcome");
		expect((await home.run(build, ["append", "a.md", "--text", "x"])).exit).toBe(0);
	});

	it("that does not read keeps nobody waiting", async () => {
		const large = "0123456789abcdef".repeat(64 * 1024);
		await home.run(build, ["write", "memory/large.md"], { input: large });
		const client = new Raw();
		client.socket.pause();
		for (let id = 1; id <= 50; id++) {
			client.say({ kind: "call", version: VERSION, call: callOf("show", { target: "memory/large.md" }) }, id);
			client.say({ kind: "go" }, id);
		}
		for (let n = 0; n < 5; n++)
			expect((await home.run(build, ["append", "memory/a.md", "--text", `${n}`])).exit).toBe(0);
		expect(textOf("memory/a.md")).toBe("0\n1\n2\n3\n4\n");
		client.socket.destroy();
	});
});

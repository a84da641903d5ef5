// `mneme mcp` as clients run it: a process each, many at once, killed in the middle, with and without a daemon.
import { execFileSync, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { callFor } from "./mcp-client.ts";
import { type Build, buildCommand, Home, isAlive, until } from "./workers/daemons.ts";

const CLIENTS = 8;
const CALLS = process.env.MNEME_LONG ? 100 : 6;
const KILLS = process.env.MNEME_LONG ? 20 : 3;
/** Eight hundred writes, each on disk before the next, on a machine that has other things to do. */
const PATIENCE = { timeout: process.env.MNEME_LONG ? 1_800_000 : 120_000 };
const RENDER = fileURLToPath(new URL("../scripts/render-tools.mjs", import.meta.url));

let build: Build;
let home: Home;

beforeAll(() => {
	build = buildCommand("1.0.0");
	execFileSync(process.execPath, [RENDER, dirname(build.main)]);
});

afterAll(() => build.drop());

beforeEach(async () => {
	home = new Home();
	await home.get(build, "init");
});

afterEach(async () => {
	await home.remove(build);
});

function command(...args: string[]) {
	return { command: process.execPath, args: [build.main, "mcp", ...args], cwd: home.workspace, env: environment() };
}

function environment(): Record<string, string> {
	return { PATH: process.env.PATH!, HOME: home.folder, MNEME_HOME: home.home };
}

async function connected(name: string): Promise<{ client: Client; transport: StdioClientTransport }> {
	const transport = new StdioClientTransport({ ...command(), stderr: "ignore" });
	const client = new Client({ name, version: "1" }, { versionNegotiation: { mode: "auto" } });
	await client.connect(transport);
	return { client, transport };
}

function episodes(): string {
	const folder = join(home.workspace, "memory/episodes");
	return readdirSync(folder)
		.map((file) => readFileSync(join(folder, file), "utf8"))
		.join("");
}

const text = (client: number, call: number) => `Checkpoint ${client} of run ${call} was passed.`;

async function keepAll(name: number): Promise<void> {
	const { client } = await connected(`client-${name}`);
	for (let call = 0; call < CALLS; call++) {
		const kept = await callFor(client, "memory_remember", { text: text(name, call), store: "episodic" });
		if (kept.status !== "done") throw new Error(JSON.stringify(kept));
	}
	await client.close();
}

async function expectNothingLost(): Promise<void> {
	const written = episodes();
	for (let client = 0; client < CLIENTS; client++)
		for (let call = 0; call < CALLS; call++) expect(written).toContain(text(client, call));
	expect((await home.get(build, "audit", "verify")).clean).toBe(true);
}

describe("mneme mcp", () => {
	it("starts listing its tools from what the build wrote", () => {
		const file = join(dirname(build.main), "mcp/verb-schemas.json");
		expect(Object.keys(JSON.parse(readFileSync(file, "utf8")))).toContain("forget");
	});

	it("loses nothing of what clients write at the same time", PATIENCE, async () => {
		await Promise.all(Array.from({ length: CLIENTS }, (_, name) => keepAll(name)));
		await expectNothingLost();
	});

	it("loses nothing through a daemon either", PATIENCE, async () => {
		await home.get(build, "daemon", "start");
		await Promise.all(Array.from({ length: CLIENTS }, (_, name) => keepAll(name)));
		await expectNothingLost();
		expect(home.log()).toContain("remember");
	});

	it("leaves a clean workspace when its client is killed in the middle of a call", PATIENCE, async () => {
		const { client, transport } = await connected("steady");
		await callFor(client, "memory_health");
		for (let at = 0; at < KILLS; at++) {
			const child = spawn(process.execPath, [build.main, "mcp"], { cwd: home.workspace, env: environment() });
			const calls = Array.from({ length: 5 }, (_, call) => ({
				id: call + 1,
				method: "tools/call",
				params: { name: "memory_remember", arguments: { text: `Round ${at} wrote line ${call}.`, store: "episodic" } },
			}));
			for (const message of calls) child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
			await new Promise((resolve) => child.stdout.once("data", resolve));
			// A client that dies takes its ends of the pipes with it; a host may kill the server, too.
			if (at % 2 === 0) for (const pipe of [child.stdin, child.stdout, child.stderr]) pipe.destroy();
			else child.kill("SIGKILL");
			await until(() => !isAlive(child.pid!));
		}
		expect((await callFor(client, "memory_health")).status).toBe("done");
		expect(transport.pid).not.toBeNull();
		await client.close();
		expect((await home.get(build, "audit", "verify")).clean).toBe(true);
		expect((await home.get(build, "status")).outside.changes).toEqual([]);
	});

	it("writes nothing but the protocol on standard output, and ends with its client", async () => {
		const lines = [
			{
				id: 1,
				method: "initialize",
				params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "x", version: "1" } },
			},
			{ method: "notifications/initialized" },
		].map((message) => JSON.stringify({ jsonrpc: "2.0", ...message }));
		const child = spawn(process.execPath, [build.main, "mcp"], { cwd: home.workspace, env: environment() });
		let out = "";
		child.stdout.on("data", (chunk: Buffer) => {
			out += chunk;
			child.stdin.end();
		});
		child.stdin.write(`${lines.join("\n")}\n`);
		expect(await new Promise((resolve) => child.once("close", resolve))).toBe(0);
		expect(
			out
				.trim()
				.split("\n")
				.map((line) => JSON.parse(line).id),
		).toEqual([1]);
		expect(JSON.parse(out).result.protocolVersion).toBe("2025-06-18");
	});

	it("is an agent's, never the owner's", async () => {
		const { exit, err } = await home.run(build, ["mcp", "--role", "owner"], { input: "" });
		expect(exit).toBe(2);
		expect(err).toContain("--role main");
	});
});

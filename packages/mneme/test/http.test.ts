// The HTTP face over real sockets: verbs, events, and everything that is turned away, while the server stays alive.
import { readFileSync, statSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openLog } from "../src/daemon/log.ts";
import { VerbRunner } from "../src/daemon/verb-runner.ts";
import { openApiDocument } from "../src/http/openapi.ts";
import { serveHttp } from "../src/http/server.ts";
import { systemClock, systemRandom } from "../src/model/clock.ts";
import { createToken, type NewToken, readTokens, revokeToken } from "../src/workspace/tokens.ts";
import { Scratch } from "./scratch-workspace.ts";

const LONG = process.env.MNEME_LONG === "1";

let scratch: Scratch;
let url: string;
let token: string;
let stop: AbortController;
let ended: Promise<{ served: number }>;
let runner: VerbRunner;

beforeEach(async () => {
	scratch = new Scratch();
	await scratch.layOut();
	token = makeToken({});
	stop = new AbortController();
	const { home } = scratch.host;
	runner = new VerbRunner({ home, env: {}, version: "0" });
	url = await new Promise<string>((listening, reject) => {
		ended = serveHttp(
			{
				home,
				version: "0",
				runner,
				log: openLog(home, systemClock),
				signal: stop.signal,
				host: "127.0.0.1",
				port: 0,
				allowedHosts: [],
				callsPerSecond: 100,
				mounts: {
					"/mounted": async (_, response, { principal, folder }) => {
						response.end(JSON.stringify({ principal, folder }));
					},
				},
			},
			listening,
		);
		ended.catch(reject);
	});
});

afterEach(async () => {
	stop.abort();
	await ended;
	await runner.close();
	await scratch.remove();
});

function makeToken(wanted: Partial<NewToken>): string {
	const { home, folder } = scratch.host;
	const all: NewToken = {
		role: "main",
		agent: "claw",
		scopes: [],
		workspaces: [folder],
		expiresMs: undefined,
		...wanted,
	};
	return createToken({ home, clock: systemClock, random: systemRandom }, all).token;
}

async function post(verb: string, input: unknown, headers: Record<string, string> = {}) {
	const response = await fetch(`${url}/api/v1/${verb}`, {
		method: "POST",
		headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
		body: typeof input === "string" ? input : JSON.stringify(input),
	});
	// biome-ignore lint/suspicious/noExplicitAny: every verb has its own value
	return { status: response.status, body: (await response.json()) as any, headers: response.headers };
}

/** fetch does not let a Host be chosen. */
function rawStatus(headers: Record<string, string>): Promise<number> {
	return new Promise((resolve, reject) => {
		const asked = request(`${url}/api/v1/status`, { headers }, (response) => {
			response.resume();
			resolve(response.statusCode ?? 0);
		});
		asked.on("error", reject).end();
	});
}

function log(): string {
	return readFileSync(join(scratch.host.home, "logs/daemon.log"), "utf8");
}

describe("a verb over HTTP", () => {
	it("runs as the token's principal, whatever the request says", async () => {
		const { status, body } = await post("append", { path: "memory/a.md", text: "one", role: "owner", principal: {} });
		expect(status).toBe(200);
		expect(body).toMatchObject({ status: "done" });
		const history = await post("log", {});
		expect(history.body.value.entries[0]).toMatchObject({ actor: "bot:main", file: "memory/a.md" });
		expect((await post("write", { path: "mneme.yaml", text: "format: 1\n" })).status).toBe(422);
	});

	it("takes the query where it only reads", async () => {
		await post("append", { path: "memory/a.md", text: "one" });
		const response = await fetch(`${url}/api/v1/log?limit=1`, { headers: { authorization: `Bearer ${token}` } });
		expect(response.status).toBe(200);
		expect(((await response.json()) as { value: { entries: unknown[] } }).value.entries).toHaveLength(1);
		const wrong = await fetch(`${url}/api/v1/append?path=x`, { headers: { authorization: `Bearer ${token}` } });
		expect(wrong.status).toBe(405);
	});

	it("says what is wrong with an input", async () => {
		expect(await post("append", { path: 5 })).toMatchObject({
			status: 400,
			body: { error: { code: "INVALID_INPUT" } },
		});
		expect((await post("append", { path: "../x.md", text: "" })).status).toBe(400);
		expect((await post("nothing/here", {})).status).toBe(404);
		expect((await post("git", { args: ["gc"] })).status).toBe(404);
		expect((await post("doctor", {})).status).toBe(404);
	});

	it("asks before it destroys, and an agent cannot answer for the user", async () => {
		await post("write", { path: "memory/a.md", text: "one\n" });
		const { body } = await post("write", { path: "memory/a.md", text: "two\n" });
		const asked = await post("rollback", { tx: body.value.tx });
		expect(asked).toMatchObject({ status: 202, body: { status: "needs-confirmation" } });
		const confirm = asked.body.token;
		expect((await post("rollback", { tx: body.value.tx, confirm })).status).toBe(422);
		expect((await post("rollback", { tx: body.value.tx, confirm, elicited: true })).status).toBe(422);
		expect((await post("rollback", { tx: body.value.tx, userReply: "yes" })).status).toBe(422);
		expect(scratch.text("memory/a.md")).toBe("two\n");
	});

	it("hands a mounted path to its owner, with the caller", async () => {
		const response = await fetch(`${url}/mounted`, { headers: { authorization: `Bearer ${token}` } });
		expect(await response.json()).toMatchObject({ principal: { role: "main", agent: "claw" } });
		expect((await fetch(`${url}/mounted`)).status).toBe(401);
	});
});

describe("what is turned away", () => {
	it("a missing, wrong, revoked or expired token", async () => {
		const statusWith = async (authorization: string) =>
			(await fetch(`${url}/api/v1/status`, { headers: authorization === "" ? {} : { authorization } })).status;
		expect(await statusWith("")).toBe(401);
		expect(await statusWith(`Bearer ${token.slice(0, -1)}x`)).toBe(401);
		expect(await statusWith(`Basic ${token}`)).toBe(401);
		expect(await statusWith(`Bearer ${token}`)).toBe(200);
		expect(await statusWith(`Bearer ${makeToken({ expiresMs: 1 })}`)).toBe(401);
		revokeToken(scratch.host.home, readTokens(scratch.host.home)[0]!.id);
		expect(await statusWith(`Bearer ${token}`)).toBe(401);
		expect(log()).toContain("TOKEN 401");
	});

	it("guessing, after a while", async () => {
		const statuses = [];
		for (let i = 0; i < 25; i++)
			statuses.push((await fetch(`${url}/api/v1/status`, { headers: { authorization: "Bearer x" } })).status);
		expect(statuses.at(-1)).toBe(429);
		expect((await post("status", {})).status).toBe(200);
	});

	it("a workspace that is not the token's", async () => {
		expect((await post("status", {}, { "mneme-workspace": scratch.host.folder })).status).toBe(200);
		expect((await post("status", {}, { "mneme-workspace": "/" })).status).toBe(403);
	});

	it("a foreign Host or Origin", async () => {
		const authorization = `Bearer ${token}`;
		const { port } = new URL(url);
		expect(await rawStatus({ authorization, host: `127.0.0.1:${port}` })).toBe(200);
		expect(await rawStatus({ authorization, host: `evil.example:${port}` })).toBe(403);
		expect(await rawStatus({ authorization, origin: "http://evil.example" })).toBe(403);
		expect(await rawStatus({ authorization, origin: `http://localhost:${port}` })).toBe(200);
	});

	it("bodies that are too large, no JSON, no object, no UTF-8 or of another type", async () => {
		expect((await post("append", "{")).status).toBe(400);
		expect((await post("append", "[]")).status).toBe(400);
		expect((await post("append", "{}", { "content-type": "text/plain" })).status).toBe(415);
		const large = await fetch(`${url}/api/v1/append`, {
			method: "POST",
			headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
			body: JSON.stringify({ path: "memory/a.md", text: "x".repeat(50_000_000) }),
		}).then(
			({ status }) => status,
			// The server answers and closes while the rest is still on its way.
			() => 413,
		);
		expect(large).toBe(413);
		expect(log()).toContain("TOO_LARGE 413");
		expect((await post("status", {})).status).toBe(200);
	});

	it("what is not HTTP, and clients that hang up midway", async () => {
		const { port } = new URL(url);
		const garbage = connect(Number(port), "127.0.0.1");
		garbage.on("error", () => undefined);
		garbage.write("\0\x01\x02 not http\r\n\r\n");
		const half = connect(Number(port), "127.0.0.1");
		half.on("error", () => undefined);
		half.write(
			`POST /api/v1/append HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nauthorization: Bearer ${token}\r\ncontent-length: 50\r\n\r\n{"pa`,
		);
		await sleep(50);
		half.destroy();
		garbage.destroy();
		expect((await post("status", {})).status).toBe(200);
		expect((await post("audit/verify", {})).body.value.clean).toBe(true);
	});

	it("leaves no word of a memory in the log", async () => {
		await post("append", { path: "memory/a.md", text: "xyzzy" });
		await post("append", { path: "../xyzzy", text: "" });
		expect(log()).not.toContain("xyzzy");
	});
});

it("tells of changes as they happen, and goes on where a client left off", async () => {
	const events = async (headers: Record<string, string>, until: (text: string) => boolean): Promise<string> => {
		const leave = new AbortController();
		const response = await fetch(`${url}/api/v1/events`, {
			headers: { authorization: `Bearer ${token}`, ...headers },
			signal: leave.signal,
		});
		let text = "";
		for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
			text += chunk;
			if (text.includes(": connected") && !text.includes("id:"))
				await post("append", { path: "memory/a.md", text: "one" });
			if (until(text)) break;
		}
		leave.abort();
		return text;
	};
	const first = await events({}, (text) => text.includes('"file":"memory/a.md"'));
	const [id] = /[0-9a-f]{40}/.exec(first)!;
	await post("append", { path: "memory/b.md", text: "two" });
	const second = await events({ "last-event-id": id }, (text) => text.includes('"file":"memory/b.md"'));
	expect(second).toContain("event: change");
});

it("serves eight clients at once, and loses nothing", async () => {
	const calls = LONG ? 100 : 10;
	const clients = Array.from({ length: 8 }, async (_, client) => {
		for (let i = 0; i < calls; i++)
			expect((await post("append", { path: `memory/c${client}.md`, text: `line ${i}` })).status).toBe(200);
	});
	await Promise.all(clients);
	for (let client = 0; client < 8; client++)
		expect(scratch.text(`memory/c${client}.md`).trim().split("\n")).toHaveLength(calls);
	expect((await post("audit/verify", {})).body.value.clean).toBe(true);
});

it("keeps tokens to itself", async () => {
	const path = join(scratch.host.home, "tokens.json");
	expect(statSync(path).mode & 0o077).toBe(0);
	const secret = token.split("_").slice(2).join("_");
	expect(readFileSync(path, "utf8")).not.toContain(secret);
});

it("describes every path it serves", async () => {
	const document = await openApiDocument("0");
	const paths = document.paths as Record<string, unknown>;
	expect(Object.keys(paths)).toContain("/api/v1/remember");
	expect(Object.keys(paths)).not.toContain("/api/v1/git");
	expect(JSON.stringify(document)).not.toContain('"$schema"');
	const served = await fetch(`${url}/api/v1/openapi.json`);
	expect(await served.json()).toEqual(JSON.parse(JSON.stringify(document)));
});

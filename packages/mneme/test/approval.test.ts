// Through an agent, a plan is carried out only on the user's own answer; and `health` tells of it afterwards.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Principal } from "../src/model/principal.ts";
import { health } from "../src/operations/health.ts";
import { rollback } from "../src/operations/rollback.ts";
import { write } from "../src/operations/write.ts";
import { Scratch } from "./scratch-workspace.ts";

const MAIN: Principal = { actor: "bot:main", agent: "claw", role: "main", scopes: [] };
const NOTE = "memory/note.md";

let scratch: Scratch;
let tx: string;

beforeEach(async () => {
	scratch = new Scratch();
	await scratch.layOut();
	await scratch.get(write, { path: NOTE, text: "one\n" });
	tx = (await scratch.get(write, { path: NOTE, text: "two\n" })).tx;
});

afterEach(async () => {
	await scratch.remove();
});

async function asAgent(input: object, elicited = false) {
	const engine = await scratch.engine();
	const { env, progress, signal } = engine;
	const agent = engine.as(MAIN, { env, progress, signal, elicited });
	return await rollback.run(agent, rollback.input.parse({ tx, ...input }));
}

async function askedToken(): Promise<string> {
	const question = await asAgent({});
	if (question.status !== "needs-confirmation") throw new Error(`expected a question, found ${question.status}`);
	return question.token;
}

/** A person reads and types. */
function wait(): void {
	scratch.clock.set(new Date(scratch.clock.now() + 60_000).toISOString());
}

describe("an agent that wants to roll back", () => {
	it("cannot bring an answer to a question that was not asked", async () => {
		expect(await asAgent({ userReply: "yes" })).toMatchObject({ status: "refused" });
		expect(scratch.text(NOTE)).toBe("two\n");
	});

	it("cannot confirm by itself, nor at once, nor with words that do not agree", async () => {
		const confirm = await askedToken();
		const asked = new Date(scratch.clock.now() - 10_000).toISOString();
		expect(await asAgent({ confirm })).toMatchObject({ status: "refused" });
		scratch.clock.set(asked);
		expect(await asAgent({ confirm, userReply: "yes" })).toMatchObject({ status: "refused" });
		wait();
		expect(await asAgent({ confirm, userReply: "hm, what is that?" })).toMatchObject({ status: "refused" });
		expect(scratch.text(NOTE)).toBe("two\n");
		expect(await asAgent({ confirm, userReply: "yes, do it" })).toMatchObject({ status: "done" });
		expect(scratch.text(NOTE)).toBe("one\n");
	});

	it("acts on the user's words, which the commit and health keep", async () => {
		const confirm = await askedToken();
		wait();
		const outcome = await asAgent({ confirm, userReply: "yes, go ahead" });
		expect(outcome).toMatchObject({ status: "done" });
		const { relayed } = await scratch.get(health);
		expect(relayed).toMatchObject([{ approver: "relayed:claw" }]);
		const { ledger } = (await scratch.engine()).workspace;
		const { stdout } = await ledger.git(["log", "-1", "--format=%B"]);
		expect(stdout.toString()).toContain('user replied "yes, go ahead"');
	});

	it("acts on what the client asked the user", async () => {
		const confirm = await askedToken();
		expect(await asAgent({ confirm }, true)).toMatchObject({ status: "done" });
		expect((await scratch.get(health)).relayed).toEqual([]);
	});
});

describe("health", () => {
	it("names a secret a person typed, and forgets it once it is gone", async () => {
		const token = `ghp_${"a1B2c3D4e5".repeat(4).slice(0, 36)}`;
		scratch.put("TOOLS.md", `use ${token}\n`);
		await (await scratch.engine()).workspace.transaction(
			{ principal: scratch.host.principal, trigger: "test" },
			async (transaction) => transaction.read("TOOLS.md"),
		);
		const { secrets } = await scratch.get(health);
		expect(secrets).toMatchObject([{ path: "TOOLS.md", line: 1, kind: "github-token" }]);
		expect(JSON.stringify(secrets)).not.toContain(token);
		await scratch.get(write, { path: "TOOLS.md", text: "nothing\n" });
		expect((await scratch.get(health)).secrets).toEqual([]);
	});
});

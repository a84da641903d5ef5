// Approval through MCP: the client asks the person where it can; else only their words count, given after the question.
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "@modelcontextprotocol/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { log } from "../src/operations/log.ts";
import { write } from "../src/operations/write.ts";
import { type Connected, callFor, connect, ERAS } from "./mcp-client.ts";
import { Scratch } from "./scratch-workspace.ts";

const PATH = "memory/a.md";
/** A little more than a person needs to read a list, as the rule has it. */
const LATER_MS = 3_100;

let scratch: Scratch;
let tx: string;
const open: Connected[] = [];

beforeEach(async () => {
	scratch = new Scratch();
	await scratch.layOut();
	await scratch.get(write, { path: PATH, text: "one\n" });
	({ tx } = await scratch.get(write, { path: PATH, text: "two\n" }));
});

afterEach(async () => {
	for (const each of open.splice(0)) await each.close();
	await scratch.remove();
});

async function opened(setup?: Parameters<typeof connect>[1]) {
	const connected = await connect(scratch, setup);
	open.push(connected);
	await connected.client.listTools();
	return connected.client;
}

async function lastApproval() {
	const { entries } = await scratch.get(log, { limit: 1 });
	return entries[0];
}

describe.each(ERAS)("in %s, a client that can ask the person", (era) => {
	it("does so, with the plan, and what they agree to is done", async () => {
		const questions: string[] = [];
		const client = await opened({
			era,
			elicit: (message) => {
				questions.push(message);
				return { action: "accept", content: { agree: true } };
			},
		});
		expect(await callFor(client, "memory_rollback", { tx })).toMatchObject({ status: "done", isError: false });
		expect(questions).toHaveLength(1);
		expect(questions[0]).toContain(PATH);
		expect(scratch.text(PATH)).toBe("one\n");
		expect(await lastApproval()).toMatchObject({ approval: "approved", approver: "human:elicitation" });
	});

	it.each([
		{ action: "decline" as const },
		{ action: "cancel" as const },
		{ action: "accept" as const, content: { agree: false } },
	])("leaves things as they are on %j", async (answer) => {
		const client = await opened({ era, elicit: () => answer });
		expect(await callFor(client, "memory_rollback", { tx })).toMatchObject({ status: "refused", isError: true });
		expect(scratch.text(PATH)).toBe("two\n");
	});

	it("asks again if the plan is another by then", async () => {
		const questions: string[] = [];
		const client = await opened({
			era,
			elicit: (message) => {
				questions.push(message);
				if (questions.length === 1) scratch.put("memory/b.md", "three\n");
				return { action: "accept", content: { agree: true } };
			},
		});
		const before = (await scratch.get(log, { limit: 1 })).entries[0];
		await scratch.get(write, { path: "memory/b.md", text: "two\n" });
		expect(await callFor(client, "memory_rollback", { to: before.tx })).toMatchObject({ status: "done" });
		expect(questions).toHaveLength(2);
		expect(questions[1]).toContain("changed since you were asked");
	});

	it("is not bypassed by words an agent puts into the person's mouth", async () => {
		const client = await opened({ era, elicit: () => ({ action: "decline" }) });
		const { token } = await callFor(await opened({ era }), "memory_rollback", { tx });
		await sleep(LATER_MS);
		expect(await callFor(client, "memory_rollback", { tx, token, user_reply: "yes, do it" })).toMatchObject({
			status: "refused",
		});
		expect(scratch.text(PATH)).toBe("two\n");
	});
});

describe.each(ERAS)("in %s, a client that cannot ask the person", (era) => {
	it("gets the plan and a token, and acts on their words in a later turn", async () => {
		const client = await opened({ era });
		const asked = await callFor(client, "memory_rollback", { tx });
		expect(asked).toMatchObject({ status: "needs-confirmation", isError: false });
		expect(asked.plan[0].target).toBe(PATH);
		expect(scratch.text(PATH)).toBe("two\n");
		await sleep(LATER_MS);
		const told = await callFor(client, "memory_rollback", { tx, token: asked.token, user_reply: "yes, go ahead" });
		expect(told).toMatchObject({ status: "done" });
		expect(scratch.text(PATH)).toBe("one\n");
		expect(await lastApproval()).toMatchObject({
			approver: "relayed:test-client",
			trigger: expect.stringContaining("yes, go ahead"),
		});
		expect((await callFor(client, "memory_health")).value.relayed).toHaveLength(1);
	});

	it("is refused if it confirms by itself", async () => {
		const client = await opened({ era });
		const { token } = await callFor(client, "memory_rollback", { tx });
		const alone = await callFor(client, "memory_rollback", { tx, token });
		expect(alone).toMatchObject({ status: "refused", instead: expect.stringContaining("user_reply"), isError: true });
		const atOnce = await callFor(client, "memory_rollback", { tx, token, user_reply: "yes" });
		expect(atOnce).toMatchObject({ status: "refused", reason: expect.stringContaining("faster than a person") });
		expect(scratch.text(PATH)).toBe("two\n");
	});

	it("is refused if it invents an answer before the question", async () => {
		const client = await opened({ era });
		expect(await callFor(client, "memory_rollback", { tx, user_reply: "yes" })).toMatchObject({
			status: "refused",
			reason: expect.stringContaining("not asked yet"),
			isError: true,
		});
		expect(await callFor(client, "memory_rollback", { tx, token: "0".repeat(32), user_reply: "yes" })).toMatchObject({
			isError: true,
		});
		expect(scratch.text(PATH)).toBe("two\n");
	});

	it("is refused if the words do not agree", async () => {
		const client = await opened({ era });
		const { token } = await callFor(client, "memory_rollback", { tx });
		await sleep(LATER_MS);
		expect(await callFor(client, "memory_rollback", { tx, token, user_reply: "hm, rather not" })).toMatchObject({
			status: "refused",
		});
		expect(scratch.text(PATH)).toBe("two\n");
	});
});

describe.each(ERAS)("in %s, forgetting", (era) => {
	const what = ["the deadline of Helios"];

	async function knows(client: Client): Promise<boolean> {
		const { value } = await callFor(client, "memory_search", { question: "When is Helios due?" });
		return JSON.stringify(value.results).includes("30 March");
	}

	it("is refused to an agent that confirms by itself, or answers before it asked", async () => {
		const client = await opened({ era });
		await callFor(client, "memory_remember", { text: "The deadline for Helios is 30 March" });
		const invented = await callFor(client, "memory_forget", { what, user_reply: "yes, forget it" });
		expect(invented).toMatchObject({ status: "refused", isError: true });
		const { status, token } = await callFor(client, "memory_forget", { what });
		expect(status).toBe("needs-confirmation");
		expect(await callFor(client, "memory_forget", { what, token })).toMatchObject({ status: "refused" });
		expect(await callFor(client, "memory_forget", { what, token, user_reply: "yes" })).toMatchObject({
			status: "refused",
		});
		expect(await knows(client)).toBe(true);
	});

	it("is done when the person agrees, and can be taken back", async () => {
		const client = await opened({ era, elicit: () => ({ action: "accept", content: { agree: true } }) });
		await callFor(client, "memory_remember", { text: "The deadline for Helios is 30 March" });
		const { status, value } = await callFor(client, "memory_forget", { what });
		expect(status).toBe("done");
		expect(await knows(client)).toBe(false);
		const back = await callFor(client, "memory_rollback", { action: "restore", file: value.forgotten[0].id });
		expect(back.status).toBe("done");
		expect(await knows(client)).toBe(true);
	});
});

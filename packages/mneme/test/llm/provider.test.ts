import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { anthropicProtocol } from "../../src/llm/anthropic.ts";
import { openaiCompatibleProtocol, openaiProtocol } from "../../src/llm/openai.ts";
import { ProviderModel, type ProviderOptions } from "../../src/llm/provider.ts";
import { UsageBook } from "../../src/llm/usage.ts";
import {
	INPUT_TOKENS,
	OUTPUT_TOKENS,
	type ScriptedReply,
	type ScriptedServer,
	startScriptedServer,
} from "./scripted-server.ts";

const KEY = "a-value-nobody-may-see";
const request = {
	name: "colours",
	prompt: "Which colour is the sky?",
	schema: z.object({ colour: z.string().min(1).max(20), sure: z.boolean() }),
	maxTokens: 50,
};
const GOOD = '{"colour":"blue","sure":true}';
const VALUE = { colour: "blue", sure: true };

let server: ScriptedServer;
let home: string;
let nowMs: number;
const clock = { now: () => nowMs };

beforeAll(async () => {
	server = await startScriptedServer();
});
afterAll(() => server.close());
beforeEach(() => {
	server.requests.length = 0;
	server.script.length = 0;
	nowMs = Date.parse("2026-02-02T12:00:00Z");
	home = mkdtempSync(join(tmpdir(), "mneme-llm-"));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

function open(protocol: ProviderOptions["protocol"], options: Partial<ProviderOptions> = {}): ProviderModel {
	return new ProviderModel({
		protocol,
		model: "m1",
		baseUrl: `${server.url}/`,
		findKey: () => KEY,
		dailyTokens: 1_000_000,
		usage: new UsageBook(home, clock),
		clock,
		backoffMs: 1,
		timeoutMs: 5_000,
		...options,
	});
}

describe.each([anthropicProtocol, openaiProtocol, openaiCompatibleProtocol])(
	"a model over the $name protocol",
	(protocol) => {
		const complete = (script: ScriptedReply[], options: Partial<ProviderOptions> = {}) => {
			server.script.push(...script);
			return open(protocol, options).complete(request);
		};

		it("answers with a value of the schema, and what it took", async () => {
			expect(await complete([{ says: GOOD }])).toEqual({
				status: "answered",
				value: VALUE,
				usage: { requests: 1, inputTokens: INPUT_TOKENS, outputTokens: OUTPUT_TOKENS },
			});
			const [asked] = server.requests;
			expect(asked?.path).toBe(`/v1${protocol.path}`);
			expect(asked?.body).toMatchObject({ model: "m1", messages: [{ role: "user", content: request.prompt }] });
			const shape = JSON.stringify(asked?.body);
			expect(shape).toContain('"required":["colour","sure"],"additionalProperties":false');
			// Strict modes refuse bounds; local servers make use of them.
			expect(shape.includes("maxLength")).toBe(protocol === openaiCompatibleProtocol);
			expect(JSON.stringify(asked?.headers)).toContain(KEY);
		});

		it.each([
			["a fence and prose around it", `Sure!\n\`\`\`json\n${GOOD}\n\`\`\`\nAnything else?`],
			["prose around it", `The answer is ${GOOD}, I think.`],
			["a field too many", '{"colour":"blue","sure":true,"mood":"fine"}'],
		])("takes JSON with %s", async (_, says) => {
			expect(await complete([{ says }])).toMatchObject({ status: "answered", value: VALUE });
		});

		it.each<[string, ScriptedReply, string]>([
			["prose", { says: "I am sorry, I cannot." }, "it was not JSON"],
			["broken JSON", { says: '{"colour":"blue",,}' }, "it was not JSON"],
			["truncated JSON", { says: '{"colour":"bl', finish: "length" }, "cut off"],
			["the wrong shape", { says: '{"colour":"blue"}' }, "sure: "],
			["a value out of bounds", { says: `{"colour":"${"b".repeat(21)}","sure":true}` }, "colour: "],
			["a list", { says: "[1]" }, "expected object"],
			["nothing", { says: "" }, "it was empty"],
		])("asks once more after %s, with the problem named", async (_, bad, problem) => {
			expect(await complete([bad, { says: GOOD }])).toMatchObject({
				status: "answered",
				value: VALUE,
				usage: { requests: 2, inputTokens: 2 * INPUT_TOKENS },
			});
			const repair = server.requests[1]!.body.messages[0]!.content;
			expect(repair.startsWith(request.prompt)).toBe(true);
			expect(repair).toContain(problem);
		});

		it("gives an answer that was cut off more room", async () => {
			await complete([{ says: "{", finish: "length" }, { says: GOOD }]);
			const [first, second] = server.requests.map(({ body }) => Number(body.max_tokens ?? body.max_completion_tokens));
			expect(second! - first!).toBe(request.maxTokens);
		});

		it("leaves it to the rules after a second useless answer", async () => {
			const answer = await complete([{ says: "no" }, { says: "never" }, { says: GOOD }]);
			expect(answer).toMatchObject({ status: "unanswered", reason: "invalid", usage: { requests: 2 } });
			expect(server.requests).toHaveLength(2);
		});

		it("does not press a model that refuses", async () => {
			expect(await complete([{ finish: "refusal" }, { says: GOOD }])).toMatchObject({ reason: "refused" });
			expect(server.requests).toHaveLength(1);
		});

		it.each<[string, ScriptedReply]>([
			["HTTP 429", { status: 429 }],
			["HTTP 500", { status: 500 }],
			["HTTP 529", { status: 529 }],
			["a body cut off", { says: GOOD, failure: "cut" }],
		])("tries once more after %s", async (_, failure) => {
			expect(await complete([failure, { says: GOOD }])).toMatchObject({ status: "answered", value: VALUE });
			server.requests.length = 0;
			expect(await complete([failure, failure, { says: GOOD }])).toMatchObject({ reason: "unavailable" });
			expect(server.requests).toHaveLength(2);
		});

		it("waits as long as the server asks, but not for long", async () => {
			const soon = { status: 429, headers: { "retry-after": "0" } };
			expect(await complete([soon, { says: GOOD }], { backoffMs: 10 ** 8 })).toMatchObject({ status: "answered" });
			const late = { status: 429, headers: { "retry-after": "3600" } };
			expect(await complete([late, { says: GOOD }])).toMatchObject({ reason: "unavailable" });
		});

		it("does not wait for a server that hangs, and leaves it alone for a while", async () => {
			const model = open(protocol, { timeoutMs: 50 });
			server.script.push({ failure: "hang" }, { says: GOOD });
			expect(await model.complete(request)).toMatchObject({ reason: "unavailable", usage: { requests: 1 } });
			expect(await model.complete(request)).toMatchObject({ reason: "unavailable", usage: { requests: 0 } });
			expect(server.requests).toHaveLength(1);
			nowMs += 61_000;
			expect(await model.complete(request)).toMatchObject({ status: "answered" });
		});

		it("asks again at once after HTTP 500, which may be about one prompt, but not after 503", async () => {
			const model = open(protocol);
			server.script.push(
				{ status: 500 },
				{ status: 500 },
				{ says: GOOD },
				{ status: 503 },
				{ status: 503 },
				{ says: GOOD },
			);
			const reasons = [await model.complete(request), await model.complete(request)];
			expect(reasons.map(({ status }) => status)).toEqual(["unanswered", "answered"]);
			expect(await model.complete(request)).toMatchObject({ reason: "unavailable", usage: { requests: 1 } });
			expect(await model.complete(request)).toMatchObject({ reason: "unavailable", usage: { requests: 0 } });
		});

		it.each([401, 403, 404, 307])("takes HTTP %i for a wrong setting, and tells nobody the key", async (status) => {
			const headers = { location: "http://elsewhere.test/" };
			const answer = await complete([{ status, headers, body: `bad key ${KEY}` }, { says: GOOD }]);
			expect(answer).toMatchObject({ status: "unanswered", reason: "misconfigured" });
			expect(JSON.stringify(answer)).not.toContain(KEY);
			expect(server.requests).toHaveLength(1);
		});

		it("puts the schema into the prompt for a server that does not take it, and remembers that", async () => {
			const model = open(protocol);
			server.script.push({ status: 400 }, { says: GOOD }, { says: GOOD });
			for (let time = 0; time < 2; time++) expect(await model.complete(request)).toMatchObject({ status: "answered" });
			expect(server.requests).toHaveLength(3);
			for (const { body } of server.requests.slice(1)) {
				expect(body.response_format ?? body.output_config).toBeUndefined();
				expect(body.messages[0]!.content).toContain('"additionalProperties":false');
			}
		});

		it.each(["<html>", "{}", '{"choices":[]}', "null"])(
			"has the rules decide when the server answers %s",
			async (body) => {
				expect(await complete([{ body }])).toMatchObject({ reason: "unavailable" });
			},
		);

		it("stops when its caller does, and makes no answer up", async () => {
			const stop = new AbortController();
			server.script.push({ failure: "hang" });
			const asked = open(protocol).complete({ ...request, signal: stop.signal });
			const outcome = expect(asked).rejects.toThrow("enough");
			while (server.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
			stop.abort(new Error("enough"));
			await outcome;
			expect(new UsageBook(home, clock).today().held).toBe(0);
		});
	},
);

describe("what a model may spend", () => {
	const protocol = openaiCompatibleProtocol;
	const DAY = INPUT_TOKENS + OUTPUT_TOKENS;

	it("is capped by the day, over all processes", async () => {
		server.script.push({ says: GOOD }, { says: GOOD });
		// One request is held at its estimate, far below what the server then counts.
		const options = () => ({ dailyTokens: DAY, usage: new UsageBook(home, clock) });
		expect(await open(protocol, options()).complete(request)).toMatchObject({ status: "answered" });
		expect(await open(protocol, options()).complete(request)).toMatchObject({ reason: "cap", usage: { requests: 0 } });
		nowMs += 24 * 60 * 60 * 1000;
		expect(await open(protocol, options()).complete(request)).toMatchObject({ status: "answered" });
	});

	it("is nothing with a cap of 0", async () => {
		expect(await open(protocol, { dailyTokens: 0 }).complete(request)).toMatchObject({ reason: "cap" });
		expect(server.requests).toHaveLength(0);
	});

	it("is estimated where the server does not count, and counts a broken request's prompt", async () => {
		server.script.push({ says: GOOD, uncounted: true }, { failure: "hang" });
		const model = open(protocol, { timeoutMs: 200 });
		const { usage } = await model.complete(request);
		expect(usage.inputTokens).toBeGreaterThan(4);
		expect(usage.outputTokens).toBeGreaterThan(4);
		const { usage: broken } = await model.complete(request);
		expect(broken).toEqual({ requests: 1, inputTokens: usage.inputTokens, outputTokens: 0 });
	});

	it("is counted with its cost where prices are known", async () => {
		server.script.push({ says: "no" }, { says: GOOD });
		const model = open(protocol, { prices: { input: 3, output: 15 } });
		const { usage } = await model.complete(request);
		const cost = (2 * (INPUT_TOKENS * 3 + OUTPUT_TOKENS * 15)) / 1_000_000;
		expect(usage.cost).toBeCloseTo(cost, 10);
		const today = new UsageBook(home, clock).today();
		expect(today).toMatchObject({ day: "2026-02-02", requests: 2, outputTokens: 2 * OUTPUT_TOKENS, held: 0 });
		expect(today.cost).toBeCloseTo(cost, 10);
	});

	it("is written down without a word of the prompt, the answer or the key", async () => {
		server.script.push({ says: GOOD });
		await open(protocol).complete(request);
		const [file] = readdirSync(join(home, "usage"));
		const text = readFileSync(join(home, "usage", file!), "utf8");
		expect(text).toContain('"name":"colours"');
		for (const word of ["sky", "blue", KEY]) expect(text).not.toContain(word);
	});
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { type LanguageModel, NO_USAGE, rulesModel } from "../../src/llm/port.ts";
import { type ModelCall, type Sitting, withModel } from "../../src/llm/replay.ts";
import { done, type NeedsModel, type Outcome } from "../../src/model/results.ts";
import { confirm } from "../../src/workspace/continuations.ts";
import { Scratch } from "../scratch-workspace.ts";

const schema = z.object({ word: z.string().max(10) });
const ask = (sitting: Sitting, prompt: string) =>
	sitting.model.complete({ name: "word", prompt, schema, maxTokens: 50 });

let scratch: Scratch;
beforeEach(() => {
	scratch = new Scratch();
});
afterEach(() => scratch.remove());

const place = () => ({ root: scratch.host.folder, clock: scratch.clock, random: scratch.host.random });
const CALL: ModelCall = { verb: "greet", input: { name: "Ana" }, commit: "c1" };

/** Two questions, the second made of the first one's answer and of the day. */
const greet = async (sitting: Sitting): Promise<Outcome<string>> => {
	const first = await ask(sitting, "Say hello");
	const hello = first.status === "answered" ? first.value.word : "by rules";
	const second = await ask(sitting, `Who is greeted with ${hello} at ${sitting.clock.now()}?`);
	return done(`${hello} ${second.status === "answered" ? second.value.word : "by rules"}`);
};

function host(call: Partial<ModelCall> = {}, body = greet): Promise<Outcome<string>> {
	return withModel(place(), { mode: "host", model: rulesModel, call: { ...CALL, ...call } }, body);
}

async function needed(outcome: Promise<Outcome<string>>): Promise<NeedsModel> {
	const found = await outcome;
	if (found.status !== "needs-model") throw new Error(JSON.stringify(found));
	return found;
}

describe("the host in the loop", () => {
	it("is asked one prompt after the other, and the verb runs again with all answers at the same time", async () => {
		const first = await needed(host());
		expect(first).toMatchObject({ prompt: "Say hello", schema: { type: "object", required: ["word"] } });
		const second = await needed(host({ token: first.token, answer: { word: "hi" } }));
		expect(second.prompt).toContain("Who is greeted with hi at");
		expect(await host({ token: second.token, answer: '```json\n{"word":"Ana"}\n```' })).toEqual(done("hi Ana"));
	});

	it("is asked once more about a useless answer, then rules decide", async () => {
		const first = await needed(host());
		const again = await needed(host({ token: first.token, answer: "hello there" }));
		expect(again.prompt).toContain("it was not JSON");
		const second = await needed(host({ token: again.token, answer: { word: "far too long for it" } }));
		expect(second.prompt).toContain("greeted with by rules");
		const last = await needed(host({ token: second.token, answer: null }));
		expect(await host({ token: last.token, answer: {} })).toEqual(done("by rules by rules"));
	});

	it("gets no second use of a token, nor one for another call, agent or verb, nor one older than a day", async () => {
		const answer = { word: "hi" };
		const fault = { code: "INVALID_INPUT" };
		const token = async () => (await needed(host())).token;
		const used = await token();
		await host({ token: used, answer });
		await expect(host({ token: used, answer })).rejects.toMatchObject(fault);
		await expect(host({ token: await token(), answer, input: { name: "Bo" } })).rejects.toMatchObject(fault);
		await expect(host({ token: await token(), answer, agent: "other" })).rejects.toMatchObject(fault);
		await expect(host({ token: await token(), answer, verb: "part" })).rejects.toMatchObject(fault);
		await expect(host({ answer })).rejects.toMatchObject(fault);
		await expect(host({ token: await token(), answer: "x".repeat(300_000) })).rejects.toMatchObject(fault);
		const old = await token();
		scratch.clock.set("2026-02-03T12:10:00Z");
		await expect(host({ token: old, answer })).rejects.toMatchObject(fault);
	});

	it("is asked anew where the workspace moved and the prompt with it", async () => {
		let text = "old";
		const read = async (sitting: Sitting): Promise<Outcome<string>> => {
			const answer = await ask(sitting, `Name this: ${text}`);
			return done(answer.status === "answered" ? answer.value.word : "by rules");
		};
		const first = await needed(host({}, read));
		text = "new";
		const second = await needed(host({ token: first.token, answer: { word: "stale" }, commit: "c2" }, read));
		expect(second.prompt).toBe("Name this: new");
	});

	it("is not asked in the other modes", async () => {
		const call = { mode: "rules", model: rulesModel, call: CALL } as const;
		expect(await withModel(place(), call, greet)).toEqual(done("by rules by rules"));
	});

	it("does not hide faults", async () => {
		const fail = () => Promise.reject(new TypeError("a bug"));
		await expect(host({}, fail)).rejects.toThrow("a bug");
	});
});

describe("a plan that a model made", () => {
	/** Says another word each time, as models do. */
	const fickle = (): LanguageModel & { asked: number } => ({
		name: "fickle",
		asked: 0,
		async complete(request) {
			this.asked++;
			return { status: "answered", value: request.schema.parse({ word: `w${this.asked}` }), usage: NO_USAGE };
		},
	});

	const drop =
		(token?: string) =>
		async (sitting: Sitting): Promise<Outcome<string>> => {
			const answer = await ask(sitting, "What shall go?");
			const word = answer.status === "answered" ? answer.value.word : "nothing";
			const plan = [{ action: "drop", target: word }];
			const replay = sitting.replay();
			return confirm(place(), { verb: CALL.verb, plan, token, replay }) ?? done(word);
		};

	it("is met again by the confirmed run, without asking the provider again", async () => {
		const model = fickle();
		const question = await withModel(place(), { mode: "provider", model, call: CALL }, drop());
		if (question.status !== "needs-confirmation") throw new Error(question.status);
		expect(question.plan).toEqual([{ action: "drop", target: "w1" }]);
		const { token } = question;
		const other = { ...CALL, input: { name: "Bo" }, token };
		expect(
			await withModel(place(), { mode: "rules", model: rulesModel, call: other }, async ({ replay }) =>
				done(`${Object.keys(replay().answers).length}`),
			),
		).toEqual(done("0"));
		const outcome = await withModel(place(), { mode: "provider", model, call: { ...CALL, token } }, drop(token));
		expect(outcome).toEqual(done("w1"));
		expect(model.asked).toBe(1);
	});

	it("is met again in host mode too", async () => {
		const first = await needed(host({}, drop()));
		const question = await host({ token: first.token, answer: { word: "old" } }, drop());
		if (question.status !== "needs-confirmation") throw new Error(question.status);
		expect(await host({ token: question.token }, drop(question.token))).toEqual(done("old"));
	});
});

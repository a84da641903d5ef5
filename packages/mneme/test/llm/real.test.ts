// The provider against a real llama.cpp server with a tiny model: whether the wire holds, not whether its answers are wise. `npm run test:llm`.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type ModelServer, startModelServer } from "../../scripts/llm-models.ts";
import { openaiCompatibleProtocol } from "../../src/llm/openai.ts";
import { forgetTargetPrompt } from "../../src/llm/prompts/forget-target.ts";
import { requestOf } from "../../src/llm/prompts/prompt.ts";
import { significancePrompt } from "../../src/llm/prompts/significance.ts";
import { ProviderModel, type ProviderOptions } from "../../src/llm/provider.ts";
import { UsageBook } from "../../src/llm/usage.ts";
import { systemClock } from "../../src/model/clock.ts";

/** Fetching the weights takes a while the first time, and so does a busy machine. */
const PATIENCE_MS = 600_000;

describe.skipIf(process.env.MNEME_LLM === undefined)("a real llama.cpp server", { timeout: PATIENCE_MS }, () => {
	let server: ModelServer;
	let home: string;
	beforeAll(async () => {
		home = mkdtempSync(join(tmpdir(), "mneme-llm-"));
		server = await startModelServer("tiny");
	}, PATIENCE_MS);
	afterAll(async () => {
		await server?.close();
		rmSync(home, { recursive: true, force: true });
	});

	const open = (options: Partial<ProviderOptions> = {}) =>
		new ProviderModel({
			protocol: openaiCompatibleProtocol,
			model: "local",
			baseUrl: server.baseUrl,
			findKey: () => undefined,
			dailyTokens: 1_000_000,
			usage: new UsageBook(home, systemClock),
			clock: systemClock,
			...options,
		});
	const story = {
		name: "story",
		prompt: "Tell a long story.",
		schema: z.object({ story: z.string() }),
		maxTokens: 2_000,
	};

	it("answers in the shape of the schema, and counts its tokens", async () => {
		const model = open();
		for (const request of [
			requestOf<string, unknown>(significancePrompt, "We switched to Postgres."),
			requestOf<string, unknown>(forgetTargetPrompt, "Forget about the Osaka trip."),
		]) {
			const completion = await model.complete(request);
			expect(completion).toMatchObject({ status: "answered", usage: { requests: 1 } });
			expect(completion.usage.inputTokens).toBeGreaterThan(100);
			expect(completion.usage.outputTokens).toBeGreaterThan(3);
		}
	});

	it("is given up on after the time limit, and works again afterwards", async () => {
		expect(await open({ timeoutMs: 300 }).complete(story)).toMatchObject({ reason: "unavailable" });
		const request = requestOf(significancePrompt, "Ran the build.");
		expect(await open().complete(request)).toMatchObject({ status: "answered" });
	});

	it("can be stopped, and works again afterwards", async () => {
		const stop = new AbortController();
		const asked = expect(open().complete({ ...story, signal: stop.signal })).rejects.toThrow("enough");
		await sleep(200);
		stop.abort(new Error("enough"));
		await asked;
		const request = requestOf(significancePrompt, "Ran the build.");
		expect(await open().complete(request)).toMatchObject({ status: "answered" });
	});

	it("leaves it to the rules when the answer does not fit", async () => {
		expect(await open().complete({ ...story, maxTokens: 5 })).toMatchObject({ status: "unanswered" });
	});
});

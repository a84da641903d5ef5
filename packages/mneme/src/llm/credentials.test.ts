import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fixedClock } from "../model/clock.ts";
import { settingsSchema } from "../model/settings.ts";
import { findKey } from "./credentials.ts";
import { type LlmSettings, openLanguageModel } from "./open.ts";
import { requestOf } from "./prompts/prompt.ts";
import { significancePrompt } from "./prompts/significance.ts";

let home: string;
beforeEach(() => {
	home = mkdtempSync(join(tmpdir(), "mneme-keys-"));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

function keep(text: string, mode = 0o600): void {
	writeFileSync(join(home, "credentials"), text);
	chmodSync(join(home, "credentials"), mode);
}

describe("a provider's key", () => {
	it("comes from the environment first, then from the credentials file", () => {
		keep(`# mine\nexport A_KEY = "one two"\nB_KEY='three'\r\nC_KEY=four=4\nEMPTY=\n`);
		expect(findKey({ home, env: { A_KEY: " env " } }, "A_KEY")).toBe("env");
		const names = ["A_KEY", "B_KEY", "C_KEY", "EMPTY", "D_KEY"];
		expect(names.map((name) => findKey({ home, env: {} }, name))).toEqual([
			"one two",
			"three",
			"four=4",
			undefined,
			undefined,
		]);
	});

	it.skipIf(process.platform === "win32")("is not read from a file that others may read", () => {
		keep("A_KEY=secret-value", 0o640);
		expect(() => findKey({ home, env: {} }, "A_KEY")).toThrow(expect.objectContaining({ code: "NOT_ALLOWED" }));
		expect(findKey({ home, env: { A_KEY: "env" } }, "A_KEY")).toBe("env");
	});
});

describe("the model the settings name", () => {
	const ask = (llm: Partial<LlmSettings>) => {
		const { llm: defaults } = settingsSchema.parse({ format: 1 });
		const model = openLanguageModel({ ...defaults, ...llm }, { home, env: {}, clock: fixedClock(0) });
		return model.complete(requestOf(significancePrompt, "Ran the build."));
	};

	it.each(["rules", "host"] as const)("is none in mode %s", async (mode) => {
		expect(await ask({ mode })).toMatchObject({ status: "unanswered", reason: "rules" });
	});

	it.each<[string, Partial<LlmSettings>]>([
		["llm.model", {}],
		["ANTHROPIC_API_KEY", { model: "m" }],
		["OPENAI_API_KEY", { model: "m", provider: "openai" }],
		["llm.baseUrl", { model: "m", provider: "openai-compatible" }],
		["MY_KEY", { model: "m", provider: "openai-compatible", baseUrl: "http://127.0.0.1:9", keyEnv: "MY_KEY" }],
	])("says that %s is missing, and rules decide", async (missing, llm) => {
		expect(await ask({ mode: "provider", ...llm })).toMatchObject({
			status: "unanswered",
			reason: "misconfigured",
			text: expect.stringContaining(missing),
		});
	});
});

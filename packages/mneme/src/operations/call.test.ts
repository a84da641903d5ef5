import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Engine, Host } from "../engine.ts";
import { MemoryError } from "../model/errors.ts";
import type { Role } from "../model/principal.ts";
import { done } from "../model/results.ts";
import { call, type WithEngine } from "./call.ts";
import { hostOperation, type Operation, workspaceOperation } from "./operation.ts";

const shape = {
	name: "count",
	summary: "Counts",
	input: z.object({ limit: z.int().min(1).default(3), word: z.string() }),
	output: z.unknown(),
	examples: [{ line: "mneme count", about: "x" }] as const,
	callers: ["main"] as const,
	effect: "reads" as const,
	render: () => "",
};
const onHost = hostOperation({ ...shape, run: async (_host, input) => done(input) }) as unknown as Operation;
const onWorkspace = workspaceOperation({
	...shape,
	run: async (engine, input) => done([engine.folder, input.word]),
}) as unknown as Operation;

const hostAs = (role: Role) => ({ folder: "/w", principal: { actor: "manual", role, scopes: [] } }) as unknown as Host;
let epoch = 1;
const workspace = { ledger: { epoch: () => String(epoch) } };
const withEngine: WithEngine = (host, use) => use({ ...host, folder: "/opened", workspace } as unknown as Engine);
const noEngine: WithEngine = () => Promise.reject(new Error("no engine is needed here"));

describe("call", () => {
	it("fills in defaults and opens a workspace only for verbs that need one", async () => {
		expect(await call(onHost, hostAs("owner"), { word: "a" }, noEngine)).toMatchObject({
			value: { limit: 3, word: "a" },
		});
		expect(await call(onWorkspace, hostAs("main"), { word: "a" }, withEngine)).toMatchObject({
			value: ["/opened", "a"],
		});
	});

	it("names every field that is wrong", async () => {
		await expect(call(onHost, hostAs("owner"), { limit: 0 }, noEngine)).rejects.toMatchObject({
			code: "INVALID_INPUT",
			message: "count: limit: expected a whole number, 1 or more, found 0; word: expected text, found nothing",
		});
	});

	it("reads again if the history was rewritten meanwhile, and only then", async () => {
		let runs = 0;
		const reading = (rewritten: boolean) =>
			({
				...onWorkspace,
				run: async () => {
					if (runs++ > 0) return done("read");
					if (rewritten) epoch++;
					throw new MemoryError("LEDGER_CORRUPT", "The ledger lacks the tree");
				},
			}) as unknown as Operation;
		expect(await call(reading(true), hostAs("main"), { word: "a" }, withEngine)).toMatchObject({ value: "read" });
		runs = 0;
		await expect(call(reading(false), hostAs("main"), { word: "a" }, withEngine)).rejects.toThrow("lacks the tree");
	});

	it("turns away roles it is not for", async () => {
		await expect(call(onHost, hostAs("reader"), { word: "a" }, noEngine)).rejects.toMatchObject({
			code: "NOT_ALLOWED",
		});
	});
});

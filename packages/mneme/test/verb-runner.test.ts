// The way faces that stay run verbs: on a workspace kept open, on the last valid settings while mneme.yaml is invalid.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { VerbRunner } from "../src/daemon/verb-runner.ts";
import { OWNER } from "../src/model/principal.ts";
import { write } from "../src/operations/write.ts";
import { Scratch } from "./scratch-workspace.ts";

let scratch: Scratch;
let runner: VerbRunner;

beforeEach(async () => {
	scratch = new Scratch();
	await scratch.layOut();
	runner = new VerbRunner({ home: scratch.host.home, env: {}, version: "0" });
});

afterEach(async () => {
	await runner.close();
	await scratch.remove();
});

async function run(verb: string, input: Record<string, unknown>) {
	return await runner.run({ folder: scratch.host.folder, verb, input, principal: OWNER });
}

describe("a verb runner", () => {
	it("runs verbs without a daemon, and keeps the workspace open between them", async () => {
		expect(await run("write", { path: "memory/a.md", text: "one\n" })).toMatchObject({ status: "done" });
		expect(await run("show", { target: "memory/a.md" })).toMatchObject({ status: "done" });
		await expect(run("wriet", {})).rejects.toMatchObject({ code: "USAGE" });
	});

	it("goes on with the last valid settings, and says so", async () => {
		const before = scratch.text("mneme.yaml");
		await scratch.get(write, { path: "mneme.yaml", text: `${before}\nsearch:\n  maxResults: 7\n` });
		scratch.put("mneme.yaml", `${before}\nsearch:\n  maxResults: lots\n`);
		const outcome = await run("write", { path: "memory/a.md", text: "one\n" });
		expect(outcome).toMatchObject({ status: "done" });
		expect(JSON.stringify(outcome)).toContain("maxResults");
		expect(JSON.stringify(outcome)).toContain("Until that is mended");
	});
});

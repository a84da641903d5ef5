import { describe, expect, it } from "vitest";
import { commandLineOf, GLOBAL_FLAGS } from "./flags.ts";
import { VERBS } from "./registry.ts";

describe.each(VERBS)("$name", (verb) => {
	it("has the same name and summary here and in its file", async () => {
		const operation = await verb.load();
		expect({ name: operation.name, summary: operation.summary }).toEqual({ name: verb.name, summary: verb.summary });
	});

	it("describes every argument and flag, and takes no global flag's name", async () => {
		const { flags, positionals } = commandLineOf(await verb.load());
		const fields = [...positionals, ...flags.map(({ field }) => field!)];
		expect(fields.filter(({ about }) => about === "").map(({ name }) => name)).toEqual([]);
		const globals = GLOBAL_FLAGS.map(({ name }) => name);
		expect(flags.filter(({ name }) => globals.includes(name))).toEqual([]);
	});

	it("says what it would do before it destroys", async () => {
		const operation = await verb.load();
		if (operation.effect === "destroys") expect(Object.keys(operation.input.shape)).toContain("dryRun");
	});

	it("starts its examples with the command itself", async () => {
		for (const { line } of (await verb.load()).examples) expect(line).toContain(`mneme ${verb.name}`);
	});
});

// The examples, run as they stand.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { chat } from "../examples/chat-loop.ts";
import { importAndAsk } from "../examples/import-and-ask.ts";
import { nearest } from "../examples/own-embedder.ts";
import { scripted } from "./scripted-model.ts";

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "mneme-examples-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("chat-loop", async () => {
	const model = scripted("Noted.", "Miso.");
	const said = ["Remember that my cat is called Miso.", "What is my cat called?"];
	expect(await chat(model, join(folder, "ws"), said)).toEqual(["Noted.", "Miso."]);
	expect(JSON.stringify(model.doGenerateCalls[1]!.prompt.filter(({ role }) => role === "system"))).toContain("Miso");
});

it("import-and-ask", async () => {
	writeFileSync(join(folder, "garden.md"), "# Garden\n\nThe old pear tree is pruned in February.\n");
	const answers = await importAndAsk(join(folder, "garden.md"), join(folder, "ws"), "When is the pear tree pruned?");
	expect(answers.join("\n")).toContain("February");
});

it("own-embedder", async () => {
	const texts = ["Zazzy jazz pizza", "The committee meets on Monday"];
	const [first] = await nearest(join(folder, "ws"), texts, "jazzy pizzazz");
	expect(first).toContain("jazz");
});

// The receipt and its key: they are shown whatever goes wrong once it is erased, and `erase verify` says clean only of what it looked at.
import { rmSync, writeFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eraseFromHistory } from "../src/forgetting/erase/erase.ts";
import { scanErasure } from "../src/forgetting/erase/scan.ts";
import { searchFiles } from "../src/forgetting/erase/search.ts";
import { renderErasureReceipt } from "../src/formats/erasure-receipt.ts";
import { erase } from "../src/operations/erase.ts";
import { eraseVerify } from "../src/operations/erase-verify.ts";
import { write } from "../src/operations/write.ts";
import { Scratch } from "./scratch-workspace.ts";

const NOTE = "memory/notes/n.md";

let scratch: Scratch;

beforeEach(async () => {
	scratch = new Scratch({ models: false });
	await scratch.layOut();
	await scratch.get(write, { path: NOTE, text: "- We lived in Berlin in May\n" });
});

afterEach(async () => {
	vi.restoreAllMocks();
	await scratch.remove();
});

describe("erase verify", () => {
	it("refuses a key that is not the receipt's, and takes any where an old receipt does not tell", async () => {
		const { receipt, key } = await scratch.agreed(erase, { text: "Berlin", history: true });
		for (const wrong of ["nonsense", key.slice(0, -1), "", key.toUpperCase()])
			await expect(scratch.run(eraseVerify, { receipt, key: wrong })).rejects.toMatchObject({ code: "INVALID_INPUT" });
		expect((await scratch.get(eraseVerify, { receipt, key })).clean).toBe(true);
		const { key_hash: _, ...old } = JSON.parse(scratch.text(receipt));
		scratch.put(receipt, renderErasureReceipt(old));
		expect((await scratch.get(eraseVerify, { receipt, key: "nonsense" })).clean).toBe(true);
	});

	it("looks for no text where a pipe gave none, and refuses one that erase refuses", async () => {
		const { receipt } = await scratch.agreed(erase, { text: "Berlin", history: true });
		expect(await scratch.get(eraseVerify, { receipt, text: "\n" })).toMatchObject({ looked: { text: false } });
		await expect(scratch.run(eraseVerify, { receipt, text: "May" })).rejects.toMatchObject({ code: "INVALID_INPUT" });
		await expect(scratch.run(erase, { text: "\n" })).rejects.toMatchObject({ code: "USAGE" });
	});
});

describe("once it is erased, receipt and key are shown", () => {
	it("also where the name of a file is no UTF-8; what is in it is searched", async () => {
		const name = Buffer.concat([Buffer.from(scratch.path("caf")), Buffer.from([0xe9]), Buffer.from(".txt")]);
		writeFileSync(name, "from Berlin");
		const { key, elsewhere } = await scratch.agreed(erase, { text: "Berlin", history: true });
		expect(key).toMatch(/^[0-9a-f]{32}$/);
		expect(elsewhere).toEqual([expect.stringMatching(/^caf.*\.txt, a file that is not in the ledger$/)]);
		rmSync(name);
	});

	it("also where the index cannot be made", async () => {
		const engine = await scratch.engine();
		const input = erase.input.parse({ text: "Berlin", history: true });
		const asked = await erase.run(engine, input);
		const index = async () => {
			throw new Error("the disk is full");
		};
		const token = asked.status === "needs-confirmation" ? asked.token : "";
		const outcome = await erase.run({ ...engine, index }, { ...input, confirm: token });
		expect(outcome).toMatchObject({ status: "done", value: { key: expect.stringMatching(/^[0-9a-f]{32}$/) } });
		expect(JSON.stringify(outcome)).toContain("the disk is full");
	});

	it("also where cleaning up fails, and the next command goes on with it", async () => {
		const engine = await scratch.engine();
		const scan = await scanErasure(engine, { ids: [], text: "Berlin", history: true }, { tag: "abcdef" });
		const reach = (step: string) => {
			if (step === "placed") throw new Error("the disk is full");
		};
		const outcome = await eraseFromHistory({ ...engine, approver: "human:cli", reach }, scan);
		expect(outcome).toMatchObject({ status: "done", value: { key: expect.stringMatching(/^[0-9a-f]{32}$/) } });
		expect(JSON.stringify(outcome)).toContain("the disk is full");
		await engine.workspace.exclusively(async () => undefined);
		const told = engine.workspace.takeNotices().map(({ text }) => text);
		expect(told.join()).toMatch(/Its receipt is memory\/meta\/receipts\/e-\S+-abcdef\.json/);
	});
});

it("what cannot be read is named", () => {
	scratch.put("sub/a.txt", "x");
	const found = [...searchFiles(scratch.path("sub/a.txt"), [])];
	expect(found).toEqual([{ path: "", holds: false, unreadable: "ENOTDIR" }]);
});

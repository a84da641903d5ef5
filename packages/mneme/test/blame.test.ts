// Who wrote which line and why, and every version of a file through its renames.
import { renameSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "../src/model/actors.ts";
import { OWNER } from "../src/model/principal.ts";
import { blame } from "../src/operations/blame.ts";
import { history } from "../src/operations/history.ts";
import { status } from "../src/operations/status.ts";
import { PLAIN, Scratch } from "./scratch-workspace.ts";

let scratch: Scratch;
beforeEach(async () => {
	scratch = new Scratch();
	scratch.put("USER.md", "Name: Alex\nCity: Bonn\n");
	await scratch.layOut();
});
afterEach(() => scratch.remove());

async function append(text: string, actor: Actor, summary: string, path = "USER.md") {
	const { workspace } = await scratch.engine();
	const principal = { ...OWNER, actor };
	const request = { principal, trigger: "test", approval: "approved", approver: "human:cli" } as const;
	await workspace.transaction(request, (tx) => tx.append(path, text, { summary }));
}

describe("blame", () => {
	it("names for each line who wrote it, when and why, a person's unrecorded edit too", async () => {
		await append("Zone: CET\n", "reflection:r-012", "added timezone preference");
		scratch.put("USER.md", "Name: Alex\nCity: Köln\nZone: CET\n");
		const { lines } = await scratch.get(blame, { file: "USER.md" });
		expect(
			lines.map(({ line, text, actor }: { line: number; text: string; actor: string }) => [line, text, actor]),
		).toEqual([
			[1, "Name: Alex", "system:init"],
			[2, "City: Köln", "manual"],
			[3, "Zone: CET", "reflection:r-012"],
		]);
		expect(lines[2]).toMatchObject({ summary: "added timezone preference", approval: "approved" });
		expect(lines[2].time).toMatch(/^2026-02-02 12:\d\d$/);
		const text = blame.render({ file: "USER.md", lines }, PLAIN);
		expect(text.split("\n")).toHaveLength(3);
		expect(text).toContain("added timezone preference");
	});

	it("takes a file named like an option or a pattern, and an empty one", async () => {
		scratch.put("--porcelain", "x\n");
		scratch.put("[a]*.md", "y\n");
		scratch.put("empty.md", "");
		expect((await scratch.get(blame, { file: "--porcelain" })).lines).toMatchObject([{ text: "x" }]);
		expect((await scratch.get(blame, { file: "[a]*.md" })).lines).toMatchObject([{ text: "y" }]);
		expect((await scratch.get(blame, { file: "empty.md" })).lines).toEqual([]);
	});

	it("says so where there is no such file, and where there is no git", async () => {
		await expect(scratch.run(blame, { file: "never.md" })).rejects.toMatchObject({ code: "NOT_FOUND" });
		const path = process.env.PATH;
		process.env.PATH = "";
		try {
			await expect(scratch.run(blame, { file: "USER.md" })).rejects.toMatchObject({ code: "NO_GIT" });
		} finally {
			process.env.PATH = path;
		}
	});
});

describe("history", () => {
	async function aLife() {
		await append("Zone: CET\n", "reflection:r-012", "added timezone preference");
		renameSync(scratch.path("USER.md"), scratch.path("PERSON.md"));
		await scratch.get(status);
		await append("Pet: cat\nPet: dog\n", "bot:main", "pets", "PERSON.md");
	}

	it.each([true, false])("tells every version, newest first, through a rename (git: %s)", async (withGit) => {
		await aLife();
		const path = process.env.PATH;
		if (!withGit) process.env.PATH = "";
		try {
			const { versions, total } = await scratch.get(history, { of: "PERSON.md" });
			expect(total).toBe(4);
			const told = versions.map((each: Record<string, unknown>) => [
				each.action,
				each.path,
				each.actor,
				each.linesAdded,
			]);
			expect(told).toEqual([
				["APPEND", "PERSON.md", "bot:main", 2],
				["RENAME", "PERSON.md", "manual", 0],
				["APPEND", "USER.md", "reflection:r-012", 1],
				["CREATE", "USER.md", "system:init", 2],
			]);
			expect(versions[1].from).toBe("USER.md");
			expect(versions[2]).toMatchObject({ approval: "approved", approver: "human:cli", trigger: "test" });
			expect(history.render({ of: "PERSON.md", versions, total }, PLAIN)).toContain("USER.md → PERSON.md");
		} finally {
			process.env.PATH = path;
		}
	});

	it("remembers a file that is gone, and limits what it shows", async () => {
		await aLife();
		const { versions, total } = await scratch.get(history, { of: "USER.md", limit: 1 });
		expect(total).toBe(3);
		expect(versions).toMatchObject([{ action: "RENAME", version: null }]);
		await expect(scratch.run(history, { of: "never.md" })).rejects.toMatchObject({ code: "NOT_FOUND" });
	});
});

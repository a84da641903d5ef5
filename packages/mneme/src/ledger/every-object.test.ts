import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { everyObject, listPacks } from "./every-object.ts";
import { ObjectReader } from "./object-reader.ts";

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "mneme-every-"));
	git("init", "-q");
});

afterEach(() => {
	rmSync(folder, { recursive: true, force: true });
});

function git(...args: string[]): string {
	const who = ["-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "gc.auto=0"];
	return execFileSync("git", [...who, ...args], { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
}

it("finds every object though packs are joined meanwhile", () => {
	for (const name of ["a", "b", "c"]) {
		writeFileSync(join(folder, name), `${name}\n`);
		git("add", name);
		git("commit", "-qm", name);
		git("repack", "-dq");
	}
	const objects = join(folder, ".git/objects");
	expect(listPacks(objects)).toHaveLength(3);
	const reader = new ObjectReader(objects);
	const found = new Set<string>();
	for (const { oid } of everyObject(objects, reader)) {
		if (found.size === 0) git("repack", "-a", "-dq");
		found.add(oid);
	}
	expect([...found].toSorted()).toEqual(
		git("cat-file", "--batch-all-objects", "--batch-check=%(objectname)").trim().split("\n").toSorted(),
	);
	reader.close();
});

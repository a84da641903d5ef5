// Watching: outside edits are recorded as they happen, one commit per file, whole files only, through storms and through
// folders that come and go.
import { appendFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { walkHistory } from "../src/ledger/history.ts";
import type { Ledger } from "../src/ledger/ledger.ts";
import { OWNER } from "../src/model/principal.ts";
import { watch as watchVerb } from "../src/operations/watch.ts";
import { watch } from "../src/workspace/outside/watch.ts";
import { Scratch } from "./scratch-workspace.ts";

const LONG = process.env.MNEME_LONG === "1";
const STORM_FILES = LONG ? 10_000 : 1000;
const PATIENCE_MS = LONG ? 180_000 : 30_000;

let scratch: Scratch;
let stop: AbortController;
let watching: Promise<void>;
let ledger: Ledger;

beforeEach(async () => {
	scratch = new Scratch();
	scratch.put("notes.md", "n\n");
	scratch.put("memory/a/one.md", "1\n");
	scratch.put("memory/a/two.md", "2\n");
	await scratch.layOut();
	stop = new AbortController();
	const { workspace } = await scratch.engine();
	ledger = workspace.ledger;
	await new Promise<void>((ready) => {
		watching = watch(workspace, {
			signal: stop.signal,
			recorded: () => undefined,
			troubled: (error) => {
				throw error;
			},
			ready,
		});
	});
});

afterEach(async () => {
	stop.abort();
	await watching;
	await scratch.remove();
});

function messages() {
	const all = [...walkHistory(ledger.reader, ledger.head())].map(({ message }) => message!);
	return all.filter(({ actor }) => actor === "manual").map(({ action, file }) => `${action} ${file}`);
}

async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
	for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; ) {
		if (await holds()) return;
		await sleep(50);
	}
	throw new Error(`never came to hold; the history is ${messages().slice(0, 20).join(", ")}`);
}

function headText(path: string): string | undefined {
	const file = ledger.trees.find(ledger.treeOf(ledger.head()), path);
	return file && ledger.reader.read(file.oid, "blob").toString();
}

/** Every version of a file that was recorded, oldest first. */
function versions(path: string): string[] {
	const found: string[] = [];
	for (const { commit } of walkHistory(ledger.reader, ledger.head())) {
		const file = ledger.trees.find(commit.tree, path);
		const text = file ? ledger.reader.read(file.oid, "blob").toString() : "";
		if (found[0] !== text) found.unshift(text);
	}
	return found;
}

describe("watch", () => {
	it("records an edit, a new file, a deletion and a rename, one commit each", async () => {
		scratch.put("notes.md", "edited\n");
		await until(() => messages().includes("EDIT notes.md"));
		scratch.put("fresh.md", "new\n");
		await until(() => messages().includes("CREATE fresh.md"));
		renameSync(scratch.path("fresh.md"), scratch.path("renamed.md"));
		await until(() => messages().includes("RENAME renamed.md"));
		rmSync(scratch.path("renamed.md"));
		await until(() => messages().includes("DELETE renamed.md"));
		expect(messages()).toHaveLength(4);
	});

	it("takes a burst of writes to a file as one edit, and never half of one", async () => {
		writeFileSync(scratch.path("notes.md"), "");
		for (let part = 0; part < 12; part++) {
			appendFileSync(scratch.path("notes.md"), `part ${part}\n`);
			await sleep(60);
		}
		await until(() => messages().includes("EDIT notes.md"));
		const whole = Array.from({ length: 12 }, (_, part) => `part ${part}\n`).join("");
		expect(versions("notes.md").slice(-2)).toEqual(["n\n", whole]);
	});

	it("takes an editor's save by way of another file as an edit", async () => {
		writeFileSync(scratch.path("notes.md~"), "saved\n");
		renameSync(scratch.path("notes.md~"), scratch.path("notes.md"));
		await until(() => versions("notes.md").at(-1) === "saved\n");
		expect(messages()).toEqual(["EDIT notes.md"]);
	});

	it("follows folders that are made, renamed, removed and made again", async () => {
		mkdirSync(scratch.path("deep/er/still"), { recursive: true });
		scratch.put("deep/er/still/x.md", "1\n");
		await until(() => messages().includes("CREATE deep/er/still/x.md"));
		renameSync(scratch.path("deep"), scratch.path("moved"));
		await until(() => messages().includes("RENAME moved/er/still/x.md"));
		scratch.put("moved/er/still/x.md", "2\n");
		await until(() => messages().includes("EDIT moved/er/still/x.md"));
		rmSync(scratch.path("memory/a"), { recursive: true });
		await until(() => messages().includes("DELETE memory/a/two.md"));
		scratch.put("memory/a/three.md", "3\n");
		await until(() => messages().includes("CREATE memory/a/three.md"));
		scratch.put("memory/a/three.md", "4\n");
		await until(() => messages().includes("EDIT memory/a/three.md"));
	});

	it("says nothing of what Mneme writes itself, nor of what is left out", async () => {
		const { workspace } = await scratch.engine();
		for (let turn = 0; turn < 5; turn++) {
			const principal = { ...OWNER, actor: "bot:main" as const };
			await workspace.transaction({ principal, trigger: "test" }, (tx) =>
				tx.write("notes.md", `mine ${turn}\n`, { summary: "x" }),
			);
		}
		scratch.put(".env", "KEY=1\n");
		scratch.put("sessions/today.jsonl", "{}\n");
		scratch.put("last.md", "theirs\n");
		await until(() => messages().includes("CREATE last.md"));
		expect(messages()).toEqual(["CREATE last.md"]);
	});

	it(
		`survives a storm of ${STORM_FILES} changes`,
		async () => {
			const paths = Array.from({ length: STORM_FILES }, (_, index) => `storm/${index % 50}/${index}.md`);
			for (const path of paths) scratch.put(path, `${path}\n`);
			scratch.put(paths[0]!, "again\n");
			const recorded = () => [...ledger.trees.files(ledger.treeOf(ledger.head()))].map(([path]) => path);
			await until(() => recorded().length >= STORM_FILES && headText(paths[0]!) === "again\n");
			const found = new Set(recorded());
			expect(paths.filter((path) => !found.has(path))).toEqual([]);
			expect(messages().filter((text) => text.startsWith("CREATE storm/"))).toHaveLength(STORM_FILES);
			scratch.put("notes.md", "after the storm\n");
			await until(() => headText("notes.md") === "after the storm\n");
		},
		PATIENCE_MS * 2,
	);

	it("records what is left when it is stopped", async () => {
		scratch.put("notes.md", "the last moment\n");
		stop.abort();
		await watching;
		expect(versions("notes.md").at(-1)).toBe("the last moment\n");
	});
});

describe("the verb", () => {
	it("begins with what happened before, tells of each commit, and ends when it is stopped", async () => {
		stop.abort();
		await watching;
		scratch.put("notes.md", "before it began\n");
		const told: string[] = [];
		const ended = new AbortController();
		const engine = {
			...(await scratch.engine()),
			progress: ({ text }: { text: string }) => void told.push(text),
			signal: ended.signal,
		};
		const running = watchVerb.run(engine, {});
		await until(() => told.includes("EDIT notes.md"));
		ended.abort();
		expect(await running).toMatchObject({ status: "done", value: { recorded: 1 } });
	});
});

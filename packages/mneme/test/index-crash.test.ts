// The index is disposable: deleted while four processes write, damaged, or its makers killed at random moments, it ends the same.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MemoryIndex } from "../src/index/memory-index.ts";
import { systemClock, systemRandom } from "../src/model/clock.ts";
import { openDatabase } from "../src/storage/database.ts";
import { layOut } from "../src/workspace/layout/lay-out.ts";
import { sweep } from "../src/workspace/outside/sweep.ts";
import { Workspace } from "../src/workspace/workspace.ts";
import { indexPath, readAnswers, readContents } from "./index-contents.ts";
import { tokenOf } from "./workers/indexer.ts";
import { compilePrograms, type Programs, run } from "./workers/processes.ts";

const KILLS = 40;
const WRITERS = 4;
const WRITES = 20;
const FILES = 300;
const QUESTIONS = ["river", "stone bridge", "memory7", "alex", "word13 word14", "tag3"];

let programs: Programs;
let root: string;

beforeAll(() => {
	programs = compilePrograms();
});
afterAll(() => programs.drop());

beforeEach(async () => {
	root = realpathSync(mkdtempSync(join(tmpdir(), "mneme-index-")));
	await layOut({
		folder: root,
		timezone: "UTC",
		clock: systemClock,
		random: systemRandom,
		durability: "off",
		report: () => undefined,
	});
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function openFilled(): Promise<Workspace> {
	for (let i = 0; i < FILES; i++) {
		const day = new Date(Date.UTC(2020, 0, 1 + i)).toISOString().slice(0, 10);
		const entries = Array.from(
			{ length: 12 },
			(_, at) =>
				`## 10:${10 + at} | fact | tags:[tag${at % 5}]\nmemory${i} word${at} river ${i % 3 === 0 ? "stone bridge" : "sand"} [[person--alex]]\n`,
		);
		put(`memory/episodes/${day}.md`, `# ${day} — Episode Log\n\n${entries.join("\n")}`);
	}
	put(
		"memory/graph/entities/person--alex.md",
		"# person--alex\n\n## Facts\n- Likes: tea\n\n## Relations\n- Uses: [[tool--river]]\n",
	);
	const workspace = await Workspace.open(root, { durability: "off" });
	await sweep(workspace);
	return workspace;
}

function put(path: string, text: string): void {
	mkdirSync(dirname(join(root, path)), { recursive: true });
	writeFileSync(join(root, path), text);
}

function deleteIndex(how: number): void {
	if (how % 3 === 2) rmSync(join(root, ".mneme"), { recursive: true, force: true });
	else for (const end of how % 3 === 0 ? [""] : ["", "-wal", "-shm"]) rmSync(indexPath(root) + end, { force: true });
}

/** The same from nothing, for comparison. */
async function remade(workspace: Workspace): Promise<{ contents: object; answers: object }> {
	const index = new MemoryIndex(workspace.ledger);
	await index.rebuild();
	index.close();
	return { answers: await readAnswers(workspace, QUESTIONS), contents: await readContents(root) };
}

describe("the index", () => {
	it(`killed at ${KILLS} random moments while it is made or made again goes on and ends the same`, {
		timeout: 400_000,
	}, async () => {
		const workspace = await openFilled();
		const expected = await remade(workspace);
		let ended = 0;
		for (let kill = 0; kill < KILLS; kill++) {
			if (kill % 8 === 0) deleteIndex(kill);
			if (kill % 8 === 4) await outdate();
			const worker = run(programs, "indexer", { root, writes: 0, id: "k" });
			await worker.seen("ready");
			await sleep(Math.random() * 250);
			if (worker.lines.includes("done")) ended++;
			worker.child.kill("SIGKILL");
			await worker.ended;
			const answers = await partialAnswers(workspace);
			expect(answers).toBeGreaterThanOrEqual(0);
		}
		expect(ended).toBeLessThan(KILLS);
		const index = new MemoryIndex(workspace.ledger);
		const { outdatedFiles } = await index.sync();
		index.close();
		expect(outdatedFiles).toBe(0);
		expect(await readContents(root)).toEqual(expected.contents);
		expect(await readAnswers(workspace, QUESTIONS)).toEqual(expected.answers);
		await workspace.close();
	});

	it("deleted again and again while four processes write loses nothing", { timeout: 300_000 }, async () => {
		const workers = Array.from({ length: WRITERS }, (_, at) =>
			run(programs, "indexer", { root, writes: WRITES, id: String.fromCharCode(97 + at) }),
		);
		let working = true;
		const allEnded = Promise.all(workers.map(({ ended }) => ended)).finally(() => {
			working = false;
		});
		for (let how = 0; working; how++) {
			deleteIndex(how);
			await sleep(20 + Math.random() * 100);
		}
		await allEnded;
		for (const { lines } of workers) expect(lines.filter((line) => line.startsWith("missed"))).toEqual([]);
		const workspace = await Workspace.open(root, { durability: "off" });
		const tokens = workers.flatMap((_, w) =>
			Array.from({ length: WRITES }, (_, at) => tokenOf(String.fromCharCode(97 + w), at)),
		);
		const index = new MemoryIndex(workspace.ledger);
		await index.sync();
		for (const token of tokens) {
			const hits = await index.searchText(token, { limit: 5 });
			expect(hits.map(({ memory }) => memory.text)).toContain(`shared ${token}`);
		}
		index.close();
		const followed = { contents: await readContents(root), answers: await readAnswers(workspace, QUESTIONS) };
		const fresh = await remade(workspace);
		expect(followed).toEqual(fresh);
		await workspace.close();
	});
});

/** As an older version of the reading rules would have left it. */
async function outdate(): Promise<void> {
	const index = new MemoryIndex((await Workspace.open(root, { durability: "off" })).ledger);
	await index.sync();
	index.close();
	const database = await openDatabase(indexPath(root));
	database.exec("UPDATE files SET version = 0");
	database.close();
}

/** Whatever there is by now, without following. */
async function partialAnswers(workspace: Workspace): Promise<number> {
	const index = new MemoryIndex(workspace.ledger);
	const hits = await index.searchText("river", { limit: 5 });
	index.close();
	return hits.length;
}

// Kill -9 in the middle of an erasure: at every step, at random moments, and again while it is being finished. Always the old history
// or the new one, whole. 12 random kills in `npm test`, 52 with MNEME_LONG=1.
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkAudit } from "../src/workspace/audit/check.ts";
import { REWRITE_STEPS, type RewriteStep } from "../src/workspace/rewriting/finish.ts";
import { findRewrite } from "../src/workspace/rewriting/record.ts";
import { Workspace } from "../src/workspace/workspace.ts";
import { describeHistory, fsck, git, layDrill, SECRET, whereIsSecret } from "./erase-drill.ts";
import { differences, expectNoRemains, keepTime } from "./workers/invariants.ts";
import { compilePrograms, inParallel, type Programs, run } from "./workers/processes.ts";

const LONG = process.env.MNEME_LONG === "1";
const WIDTH = 2;

interface Round {
	readonly name: string;
	readonly killAt?: RewriteStep;
	/** After the scan; without a step. */
	readonly afterMs?: number;
	/** The process that recovers is killed, too. */
	readonly againAfterMs?: number;
}

/** An erasure of this size takes some 300 ms, then waits two seconds for editors, then cleans for some 100 ms. */
function randomMoment(index: number): number {
	return index % 3 === 0 ? 2000 + Math.random() * 700 : Math.random() * 500;
}

const ROUNDS: Record<string, Round[]> = {
	"every step": REWRITE_STEPS.map((killAt) => ({ name: `at ${killAt}`, killAt })),
	"random moments": Array.from({ length: LONG ? 40 : 8 }, (_, index) => {
		const afterMs = randomMoment(index);
		return { name: `after ${afterMs.toFixed(1)} ms`, afterMs };
	}),
	"while it is being finished": Array.from({ length: LONG ? 12 : 4 }, (_, index) => {
		const killAt = REWRITE_STEPS[4 + (index % 7)]!;
		const againAfterMs = 100 + randomMoment(index);
		return { name: `at ${killAt}, and again after ${againAfterMs.toFixed(1)} ms`, killAt, againAfterMs };
	}),
};

describe("an erasure that is killed", () => {
	let programs: Programs;
	let folder: string;
	let template: string;
	let before: string[];
	let held: string[];
	let states = { old: 0, new: 0 };

	beforeAll(async () => {
		programs = compilePrograms();
		folder = mkdtempSync(join(tmpdir(), "mneme-erase-"));
		template = join(folder, "template");
		await layDrill(template, { commits: 15 });
		before = await describeHistory(template);
		held = whereIsSecret(template).filter((path) => !path.startsWith(".audit/"));
	});

	afterAll(() => {
		programs.drop();
		rmSync(folder, { recursive: true, force: true });
	});

	async function crash(round: Round): Promise<string> {
		const root = mkdtempSync(join(folder, "round-"));
		cpSync(template, root, { recursive: true });
		const job = { root, text: SECRET, ...(round.killAt ? { killAt: round.killAt } : {}) };
		const eraser = run(programs, "eraser", job);
		if (round.afterMs !== undefined) {
			await eraser.seen("scanned");
			await sleep(round.afterMs);
			eraser.child.kill("SIGKILL");
		}
		await eraser.ended;
		if (round.killAt) expect(eraser.child.signalCode, `${round.name}: the step must be reached`).toBe("SIGKILL");
		checkWhole(root, round.name);
		if (round.againAfterMs !== undefined) {
			const second = run(programs, "eraser", { root });
			await second.seen("ready");
			await sleep(round.againAfterMs);
			second.child.kill("SIGKILL");
			await second.ended;
			checkWhole(root, round.name);
		}
		return root;
	}

	/** As the kill left it: real git finds every commit, and every object of it. */
	function checkWhole(root: string, name: string): void {
		const count = Number(git(root, "rev-list", "--count", "HEAD").toString());
		expect([before.length, before.length + 1], name).toContain(count);
		git(root, "rev-list", "--objects", "--quiet", "HEAD");
	}

	async function checkState(root: string, name: string): Promise<void> {
		const workspace = await Workspace.open(root);
		expect(findRewrite(workspace.context), name).toBeUndefined();
		expect(
			differences(workspace).filter((path) => path !== "memory/meta/access.log"),
			name,
		).toEqual([]);
		expect((await checkAudit(workspace)).problems, name).toEqual([]);
		await workspace.close();
		const found = whereIsSecret(root);
		const history = await describeHistory(root);
		if (history.length === before.length) {
			states.old++;
			expect(history, `${name}: old`).toEqual(before);
			expect(
				found.filter((path) => !path.startsWith(".audit/")).filter((path) => !path.startsWith(".mneme/")),
				name,
			).toEqual(held);
		} else {
			states.new++;
			expect(history.slice(0, -1), `${name}: new`).toEqual(before);
			expect(found, `${name}: new`).toEqual([]);
		}
		expect(fsck(root), name).toBe("");
		expect(existsSync(join(root, ".audit/mneme/access.log.next")), name).toBe(false);
		expect(
			readdirSync(join(root, ".audit/objects/pack")).filter((file) => /^tmp_|keep$/.test(file)),
			name,
		).toEqual([]);
	}

	it.each(Object.entries(ROUNDS))(
		"leaves one of the two histories whole: %s",
		{ timeout: 900_000 },
		async (suite, rounds) => {
			states = { old: 0, new: 0 };
			const done: { root: string; name: string }[] = [];
			await inParallel(rounds, WIDTH, async (round) => void done.push({ root: await crash(round), name: round.name }));
			await inParallel(done, WIDTH, async ({ root, name }) => await checkState(root, name));
			await keepTime();
			for (const { root } of done) {
				const workspace = await Workspace.open(root);
				await workspace.exclusively(async () => undefined);
				expectNoRemains(workspace);
				await workspace.close();
			}
			expect(states.old + states.new).toBe(rounds.length);
			if (suite === "every step") expect(states).toEqual({ old: 4, new: REWRITE_STEPS.length - 4 });
		},
	);
});

// Kill -9 at every step of the protocol and at random moments, with one writer and with four, with and without a person's
// edit between crash and recovery. 40 rounds and more in `npm test`, 200 and more with MNEME_LONG=1.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STEPS, type Step } from "../src/workspace/transaction/context.ts";
import { Workspace } from "../src/workspace/workspace.ts";
import { differences, diskText, expectSettled, historyText, keepTime, newWorkspace } from "./workers/invariants.ts";
import { EDITS, type EditKind, edit } from "./workers/people.ts";
import { compilePrograms, inParallel, type Programs, run } from "./workers/processes.ts";
import { newPath, ownPath, SHARED, token, type WriterJob } from "./workers/writer.ts";

const LONG = process.env.MNEME_LONG === "1";
/** Two cores, and a child spends half its time starting. */
const WIDTH = 3;
const BEFORE_CRASH = 2;

interface Round {
	readonly name: string;
	readonly writers: number;
	readonly crash?: { readonly step: Step; readonly occurrence: number };
	/** A person's append that meets the transaction itself, so that settling it can be interrupted too. */
	readonly during?: { readonly step: Step; readonly path: string };
	/** A person's edit between crash and recovery. */
	readonly between?: { readonly kind: EditKind; readonly path: string };
}

interface Ran extends Round {
	readonly root: string;
	readonly acknowledged: string[];
	readonly edits: string[];
	/** A deletion that found a file to delete. */
	deleted?: string;
}

/** Each file of a transaction is exchanged by itself. */
const OCCURRENCES: Partial<Record<Step, number>> = { displaced: 3, placed: 3 };

const CRASHES = STEPS.flatMap((step) =>
	Array.from({ length: OCCURRENCES[step] ?? 1 }, (_, index) => ({ step, occurrence: index + 1 })),
);

const TARGETS = [SHARED, ownPath("a"), newPath("a", BEFORE_CRASH)];

function describeRound(round: Omit<Round, "name">): Round {
	const parts = [
		round.writers === 1 ? "one writer" : `${round.writers} writers`,
		round.crash ? `killed at ${round.crash.step} #${round.crash.occurrence}` : "killed at a random moment",
		...(round.during ? [`edit during ${round.during.step}`] : []),
		...(round.between ? [`${round.between.kind} of ${round.between.path} before recovery`] : []),
	];
	return { ...round, name: parts.join(", ") };
}

function everyStep(): Round[] {
	return CRASHES.map((crash) => describeRound({ writers: 1, crash }));
}

/** The second pass through the protocol is the one that settles the edit. */
function whileSettling(): Round[] {
	const during = [
		{ step: "disk-checked" as const, path: SHARED },
		{ step: "displaced" as const, path: SHARED },
	];
	const steps = [
		"all-placed",
		"logged",
		"applied",
		"staged",
		"objects-published",
		"disk-checked",
		"ref-locked",
		"ref-moved",
	] as const;
	return during.flatMap((edit) =>
		steps.map((step, index) =>
			describeRound({ writers: 1, crash: { step, occurrence: index < 3 ? 1 : 2 }, during: edit }),
		),
	);
}

/** Every kind of edit to every file at every step from the commit on; a share of them in the short run. */
function editedBetween(): Round[] {
	const all = CRASHES.flatMap((crash) =>
		EDITS.flatMap((kind) => TARGETS.map((path) => describeRound({ writers: 1, crash, between: { kind, path } }))),
	).filter(({ crash }) => STEPS.indexOf(crash!.step) >= STEPS.indexOf("ref-locked"));
	return all.filter((_, index) => LONG || index % 11 === 0);
}

function atRandom(): Round[] {
	const count = LONG ? 40 : 6;
	return Array.from({ length: count }, (_, index) =>
		describeRound({
			writers: index % 2 === 0 ? 1 : 4,
			...(index % 3 === 0 ? { between: { kind: EDITS[index % EDITS.length]!, path: SHARED } } : {}),
		}),
	);
}

describe("kill -9", () => {
	let programs: Programs;
	const roots: string[] = [];

	beforeAll(() => {
		programs = compilePrograms();
	});

	afterAll(() => {
		programs.drop();
		for (const root of roots) rmSync(root, { recursive: true, force: true });
	});

	async function crash(round: Round): Promise<Ran> {
		const root = newWorkspace("crash");
		roots.push(root);
		mkdirSync(join(root, "memory"), { recursive: true });
		writeFileSync(join(root, SHARED), "# log\n");
		const ran: Ran = { ...round, root, acknowledged: [], edits: [] };
		if (round.crash) await crashAtStep(ran, round.crash);
		else await crashAtRandom(ran);
		if (round.between) {
			const mark = `<p.${roots.length}>`;
			const absolute = join(root, round.between.path);
			const made = edit(round.between.kind, absolute, mark);
			if (made && round.between.kind !== "delete") ran.edits.push(mark);
			// A file that was new cannot be told from one not yet made; it comes back.
			else if (made && round.between.path !== newPath("a", BEFORE_CRASH)) ran.deleted = round.between.path;
		}
		return ran;
	}

	async function crashAtStep(ran: Ran, { step, occurrence }: NonNullable<Round["crash"]>): Promise<void> {
		const job: WriterJob = {
			root: ran.root,
			id: "a",
			count: BEFORE_CRASH + 1,
			durability: "on",
			shape: "three",
			crash: { fromTransaction: BEFORE_CRASH, step, occurrence },
			...(ran.during ? { edit: { ...ran.during, token: "<p.during>" } } : {}),
		};
		const writer = run(programs, "writer", job);
		await writer.ended;
		expect(writer.child.signalCode, `${ran.name}: the step must be reached`).toBe("SIGKILL");
		collect(ran, "a", writer.lines);
	}

	async function crashAtRandom(ran: Ran): Promise<void> {
		const writers = Array.from({ length: ran.writers }, (_, index) => {
			const id = "abcd"[index]!;
			// One of several is killed early; the others go on, recover for it, and are killed later.
			return {
				id,
				run: run(programs, "writer", { root: ran.root, id, count: null, durability: "on", shape: "three" }),
			};
		});
		await Promise.all(
			writers.map(async ({ run: writer }) => {
				await writer.seen("ack");
				await sleep(Math.random() * (ran.writers === 1 ? 150 : 500));
				writer.child.kill("SIGKILL");
				await writer.ended;
			}),
		);
		for (const { id, run: writer } of writers) collect(ran, id, writer.lines);
	}

	function collect(ran: Ran, id: string, lines: readonly string[]): void {
		for (const line of lines) {
			const [word, value = ""] = line.split(" ");
			if (word === "ack") ran.acknowledged.push(token(id, Number(value)));
			if (word === "edited") ran.edits.push(value);
		}
		expect(ran.acknowledged.length, ran.name).toBeGreaterThanOrEqual(1);
	}

	/** What recovery alone must have done, before anything else is written. */
	async function checkRecovered(ran: Ran): Promise<void> {
		const workspace = await Workspace.open(ran.root);
		const between = ran.between?.kind === "create" ? undefined : ran.between?.path;
		// A file may differ from HEAD only where a person edited it and nothing of ours was pending there.
		const torn = differences(workspace).filter(
			(path) => path !== between && !path.includes("by-a-person") && path !== SHARED,
		);
		expect(torn, `${ran.name}: torn`).toEqual([]);
		const shared = readFileIfThere(join(ran.root, SHARED));
		const keeps =
			!ran.between || ran.between.path !== SHARED || ["append", "create", "same-line"].includes(ran.between.kind);
		// What is appended while the file is away makes a new file; after a crash nobody can tell that from a replacement.
		if (keeps && ran.during?.step !== "displaced") {
			for (const mark of ran.acknowledged) expect(shared, `${ran.name}: acknowledged, on disk`).toContain(mark);
		}
		if (!ran.between && !ran.during) checkAllOrNothing(ran, workspace);
		if (ran.deleted) expect(existsSync(join(ran.root, ran.deleted)), `${ran.name}: stays deleted`).toBe(false);
		await workspace.close();
	}

	function checkAllOrNothing(ran: Ran, workspace: Workspace): void {
		if (!ran.crash) return;
		const mark = token("a", BEFORE_CRASH);
		const there = TARGETS.map((path) => readFileIfThere(join(ran.root, path)).includes(mark));
		expect(new Set(there).size, `${ran.name}: all files of the transaction or none`).toBe(1);
		expect(differences(workspace)).toEqual([]);
	}

	async function checkSettled(ran: Ran): Promise<void> {
		const workspace = await expectSettled(ran.root);
		const [history, disk] = [historyText(workspace), diskText(ran.root)];
		for (const mark of ran.acknowledged) expect(history, `${ran.name}: acknowledged`).toContain(mark);
		// The edit met a committed change: that one is in the file as well.
		if (ran.during) expect(readFileIfThere(join(ran.root, SHARED)), ran.name).toContain(token("a", BEFORE_CRASH));
		for (const mark of ran.edits) {
			expect(history, `${ran.name}: a person's edit`).toContain(mark);
			expect(disk, `${ran.name}: a person's edit, on disk`).toContain(mark);
		}
		await workspace.close();
	}

	const suites = {
		"every step": everyStep(),
		"while settling an edit": whileSettling(),
		"an edit before recovery": editedBetween(),
		"random moments": atRandom(),
	};

	it.each(Object.entries(suites))("loses nothing: %s", { timeout: 600_000 }, async (_, rounds) => {
		const done: Ran[] = [];
		await inParallel(rounds, WIDTH, async (round) => void done.push(await crash(round)));
		await inParallel(done, WIDTH, checkRecovered);
		await keepTime();
		await inParallel(done, WIDTH, checkSettled);
		expect(done).toHaveLength(rounds.length);
	});

	it("counts enough rounds", () => {
		expect(Object.values(suites).flat().length).toBeGreaterThanOrEqual(LONG ? 200 : 40);
	});
});

function readFileIfThere(path: string): string {
	return existsSync(path) ? readFileSync(path, "utf8") : "";
}

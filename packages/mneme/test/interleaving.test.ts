// A person's edit at every step of the protocol, by every means, under every verb: it is on disk or, where two changes cannot
// both be, reported as a conflict with both versions kept.
import {
	closeSync,
	existsSync,
	mkdirSync,
	openSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
	writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashBlob } from "../src/ledger/objects.ts";
import { MemoryError } from "../src/model/errors.ts";
import { OWNER } from "../src/model/principal.ts";
import type { Outcome } from "../src/model/results.ts";
import { STEPS, type Step } from "../src/workspace/transaction/context.ts";
import type { Transaction } from "../src/workspace/transaction/transaction.ts";
import { Workspace } from "../src/workspace/workspace.ts";
import {
	differences,
	diskText,
	expectLogInStep,
	expectNoRemains,
	expectSettled,
	expectSoundLedger,
	historyText,
	keepTime,
	newWorkspace,
	sweep,
} from "./workers/invariants.ts";
import { EDITS, type EditKind, edit } from "./workers/people.ts";
import { compilePrograms, inParallel, type Programs, run } from "./workers/processes.ts";

const FILE = "memory/notes.md";
const OTHER = "memory/moved.md";
const BASE = "# notes\n\nfirst <base>\n";
const OURS = "<ours>";
const THEIRS = "<theirs>";
const REQUEST = { principal: OWNER, trigger: "suite" };
/** Edits come every 50 ms on average; a faster writer would meet fewer of them in the middle. */
const WRITE_EVERY_MS = 10;
/** Mostly waiting for edits to hold still. */
const WIDTH = 12;

interface Verb {
	readonly name: string;
	readonly exists: boolean;
	/** Where the edit goes. */
	readonly target: string;
	readonly act: (tx: Transaction) => Promise<void>;
	/** It leaves our mark in the file. */
	readonly marks: boolean;
}

const note = { summary: "suite" };

const VERBS: readonly Verb[] = [
	{ name: "append", exists: true, target: FILE, marks: true, act: (tx) => tx.append(FILE, `${OURS}\n`, note) },
	{
		name: "write",
		exists: true,
		target: FILE,
		marks: true,
		act: (tx) => tx.write(FILE, `# notes\n\nfirst ${OURS}\n`, { ...note, expected: hashBlob(Buffer.from(BASE)) }),
	},
	{
		name: "create",
		exists: false,
		target: FILE,
		marks: true,
		act: (tx) => tx.write(FILE, `${OURS}\n`, { ...note, expected: null }),
	},
	{
		name: "remove",
		exists: true,
		target: FILE,
		marks: false,
		act: (tx) => tx.remove(FILE, { ...note, expected: hashBlob(Buffer.from(BASE)) }),
	},
	{ name: "rename, its source", exists: true, target: FILE, marks: false, act: (tx) => tx.rename(FILE, OTHER, note) },
	{ name: "rename, its target", exists: true, target: OTHER, marks: false, act: (tx) => tx.rename(FILE, OTHER, note) },
];

interface Played {
	readonly name: string;
	readonly verb: Verb;
	readonly kind: EditKind;
	readonly root: string;
	readonly made: boolean;
	readonly outcome: Outcome<void> | "not found";
}

describe("a person's edit between our read and our write", () => {
	const roots: string[] = [];
	afterAll(() => {
		for (const root of roots) rmSync(root, { recursive: true, force: true });
	});

	async function prepared(exists: boolean): Promise<string> {
		const root = newWorkspace("interleaving");
		roots.push(root);
		mkdirSync(dirname(join(root, FILE)), { recursive: true });
		if (!exists) return root;
		const workspace = await Workspace.open(root, { durability: "off" });
		await workspace.transaction(REQUEST, async (tx) => await tx.write(FILE, BASE, note));
		await workspace.close();
		return root;
	}

	async function play(verb: Verb, step: Step, kind: EditKind): Promise<Played> {
		const root = await prepared(verb.exists);
		let tried = false;
		let made = false;
		const reach = (reached: Step, path?: string): void => {
			if (reached !== step || tried || (path !== undefined && path !== verb.target)) return;
			tried = true;
			made = edit(kind, join(root, verb.target), THEIRS);
		};
		const workspace = await Workspace.open(root, { durability: "off", reach });
		let outcome: Played["outcome"];
		try {
			outcome = await workspace.transaction(REQUEST, verb.act);
		} catch (error) {
			// The person deleted what we were asked to remove or rename, or made a file where a rename would put one.
			expect(error).toBeInstanceOf(MemoryError);
			expect(["NOT_FOUND", "INVALID_INPUT"]).toContain((error as MemoryError).code);
			outcome = "not found";
		}
		await workspace.close();
		return { name: `${verb.name}, ${kind} at ${step}`, verb, kind, root, made, outcome };
	}

	function check({ name, verb, kind, root, made, outcome }: Played, workspace: Workspace): void {
		const [disk, history] = [diskText(root), historyText(workspace)];
		const conflict = outcome !== "not found" && outcome.status === "conflict" ? outcome : undefined;
		if (made && kind !== "delete") {
			expect(history, `${name}: the edit in history`).toContain(THEIRS);
			expect(disk, `${name}: the edit on disk`).toContain(THEIRS);
		}
		if (verb.marks && !conflict) {
			expect(history, `${name}: ours in history`).toContain(OURS);
			const canBoth = kind === "append" || kind === "create";
			if (canBoth && verb.name !== "write") expect(disk, `${name}: ours on disk`).toContain(OURS);
		}
		if (conflict) {
			if (kind !== "delete") expect(conflict.theirs.text, name).toContain(THEIRS);
			if (verb.marks) expect(conflict.yours.text, name).toContain(OURS);
		}
		// What was there before is in a file or, if somebody took it out, in history.
		if (verb.exists) expect(history, name).toContain("<base>");
	}

	it.each(VERBS)("survives every step: $name", { timeout: 120_000 }, async (verb) => {
		const kinds = verb.exists && verb.target === FILE ? EDITS : (["append", "replace", "create"] as const);
		const cases = STEPS.flatMap((step) => kinds.map((kind) => ({ step, kind })));
		const played: Played[] = [];
		await inParallel(cases, WIDTH, async ({ step, kind }) => void played.push(await play(verb, step, kind)));
		await keepTime();
		await inParallel(played, WIDTH, async (one) => {
			const workspace = await Workspace.open(one.root, { durability: "off" });
			await sweep(workspace);
			expect(differences(workspace), one.name).toEqual([]);
			expectLogInStep(workspace);
			check(one, workspace);
			await workspace.close();
		});
		expect(played).toHaveLength(cases.length);
		expect(played.filter(({ made }) => made).length).toBeGreaterThan(cases.length / 2);
	});

	it("commits nothing of ours on top of an edit it could still see", async () => {
		for (const step of ["read", "staged", "objects-published"] as const) {
			const { root, outcome } = await play(VERBS[1]!, step, "replace");
			expect(outcome).toMatchObject({ status: "conflict" });
			const workspace = await Workspace.open(root, { durability: "off" });
			expect(historyText(workspace)).not.toContain(OURS);
			await workspace.close();
		}
	});

	it("tells a conflict with both versions where one line was changed in two ways", async () => {
		for (const step of ["disk-checked", "ref-locked", "ref-moved"] as const) {
			const played = await play(VERBS[1]!, step, "replace");
			expect(played.outcome).toMatchObject({ status: "conflict", path: FILE });
		}
	});

	it("does what follows on a write that is in the history, and says whose version stands", async () => {
		for (const [step, follows] of [
			["read", []],
			["ref-moved", [[FILE]]],
		] as const) {
			const root = await prepared(true);
			const reach = (reached: Step): void => {
				if (reached === step) edit("replace", join(root, FILE), THEIRS);
			};
			const workspace = await Workspace.open(root, { durability: "off", reach });
			const told: (readonly string[])[] = [];
			const after = (conflicts: readonly string[]) => {
				told.push(conflicts);
				return [{ level: "info", text: "in step" }] as const;
			};
			const outcome = await workspace.transaction(REQUEST, VERBS[1]!.act, after);
			expect(outcome.status).toBe("conflict");
			expect(told).toEqual(follows);
			await workspace.close();
		}
	});

	it("keeps a deletion made at the moment of our write, and says so", async () => {
		for (const step of ["disk-checked", "ref-moved"] as const) {
			const { outcome, root } = await play(VERBS[0]!, step, "delete");
			expect(outcome).toMatchObject({ status: "conflict", theirs: { text: null } });
			expect(existsSync(join(root, FILE))).toBe(false);
		}
	});

	it("keeps the old text when something is appended in the moment the file is away", async () => {
		const { root, outcome } = await play(VERBS[0]!, "displaced", "append");
		expect(outcome).toMatchObject({ status: "done" });
		for (const mark of ["<base>", OURS, THEIRS]) expect(readFileSync(join(root, FILE), "utf8")).toContain(mark);
	});

	it("finds what an editor that kept the file open writes after it was exchanged", async () => {
		const open: { root: string; name: string; descriptor: number; verb: Verb }[] = [];
		for (const verb of VERBS.filter(({ exists, target }) => exists && target === FILE)) {
			const root = await prepared(true);
			const descriptor = openSync(join(root, FILE), "a");
			const workspace = await Workspace.open(root, { durability: "off" });
			expect((await workspace.transaction(REQUEST, verb.act)).status).toBe("done");
			await workspace.close();
			open.push({ root, name: verb.name, descriptor, verb });
		}
		for (const { descriptor } of open) {
			writeSync(descriptor, `${THEIRS}\n`);
			closeSync(descriptor);
		}
		await keepTime();
		for (const { root, name, verb } of open) {
			const workspace = await expectSettled(root, { durability: "off" });
			expect(diskText(root), name).toContain(THEIRS);
			expect(historyText(workspace), name).toContain(THEIRS);
			if (verb.name === "append") expect(diskText(root)).toContain(OURS);
			await workspace.close();
		}
	});

	it("loses neither a late edit nor the one made on disk meanwhile, though they exclude each other", async () => {
		const root = await prepared(true);
		const descriptor = openSync(join(root, FILE), "r+");
		const workspace = await Workspace.open(root, { durability: "off" });
		await workspace.transaction(REQUEST, VERBS[0]!.act);
		writeSync(descriptor, `# notes\n\nfirst ${THEIRS}\n`, 0);
		closeSync(descriptor);
		writeFileSync(join(root, FILE), "# notes\n\nfirst <on disk>\n");
		await workspace.close();
		await keepTime();
		const later = await expectSettled(root, { durability: "off" });
		expect(historyText(later)).toContain("<on disk>");
		expect(historyText(later)).toContain(THEIRS);
		await later.close();
	});

	it("opening the workspace is enough to bring a late edit back", async () => {
		const root = await prepared(true);
		const descriptor = openSync(join(root, FILE), "a");
		const workspace = await Workspace.open(root, { durability: "off" });
		await workspace.transaction(REQUEST, VERBS[0]!.act);
		writeSync(descriptor, `${THEIRS}\n`);
		closeSync(descriptor);
		await workspace.close();
		await keepTime();
		await (await Workspace.open(root, { durability: "off" })).close();
		expect(readFileSync(join(root, FILE), "utf8")).toContain(THEIRS);
	});

	it("joins two texts made at the same moment, but never two tables of data", async () => {
		const root = await prepared(false);
		const data = "memory/scores.json";
		let made = false;
		const reach = (step: Step): void => {
			if (step !== "displaced" || made) return;
			made = true;
			writeFileSync(join(root, data), '{"theirs":1}\n');
		};
		const workspace = await Workspace.open(root, { durability: "off", reach });
		const outcome = await workspace.transaction(REQUEST, async (tx) => await tx.write(data, '{"ours":1}\n', note));
		expect(outcome).toMatchObject({ status: "conflict" });
		expect(JSON.parse(readFileSync(join(root, data), "utf8"))).toEqual({ theirs: 1 });
		await workspace.close();
	});
});

describe("a person who never stops editing", () => {
	let programs: Programs;
	let root: string;
	beforeAll(() => {
		programs = compilePrograms();
		root = newWorkspace("stress");
	});
	afterAll(() => {
		programs.drop();
		rmSync(root, { recursive: true, force: true });
	});

	it("finds every edit of theirs that they did not overwrite themselves", { timeout: 180_000 }, async () => {
		const kept = join(root, ".mneme/kept");
		mkdirSync(kept, { recursive: true });
		mkdirSync(join(root, "memory"));
		writeFileSync(join(root, FILE), BASE);
		const person = run(programs, "person", { file: join(root, FILE), kept, count: 250, pauseMs: 100 });
		const workspace = await Workspace.open(root, { durability: "off" });
		let written = 0;
		let refused = 0;
		let running = true;
		const ended = person.ended.then(() => {
			running = false;
		});
		while (running || written < 300) {
			try {
				await workspace.transaction(REQUEST, async (tx) => await tx.append(FILE, `<w.${written}>\n`, note));
				written++;
			} catch (error) {
				expect(error).toMatchObject({ code: "LOCKED" });
				refused++;
			}
			await sleep(WRITE_EVERY_MS);
		}
		await ended;
		await workspace.close();
		await keepTime();
		const settled = await expectSettled(root, { durability: "off" });
		const found = `${historyText(settled)}\0${diskText(root)}`;
		const overwritten = readdirSync(kept)
			.map((name) => readFileSync(join(kept, name), "utf8"))
			.join("\0");
		const edits = person.lines.filter((line) => line.startsWith("edit ")).map((line) => `<p.${line.slice(5)}>`);
		const lost = edits.filter((mark) => !found.includes(mark) && !overwritten.includes(mark));
		expect(lost).toEqual([]);
		expect(edits.length).toBeGreaterThan(200);
		// Most must have been seen by us, or the test would prove nothing.
		expect(edits.filter((mark) => found.includes(mark)).length).toBeGreaterThan(edits.length / 4);
		for (let index = 0; index < written; index++) expect(found).toContain(`<w.${index}>`);
		console.info(
			`${edits.length} edits, ${written} writes, ${refused} gave up, ${edits.filter((mark) => found.includes(mark)).length} edits in history`,
		);
		expectNoRemains(settled);
		await expectSoundLedger(settled);
		await settled.close();
	});
});

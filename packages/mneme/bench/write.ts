// npm run bench:write: one 1 KB edit as a transaction, against `git add && git commit` and a plain durable file write, in one run;
// then `remember` against bare transactions (remember.ts).
import { execFileSync } from "node:child_process";
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeFileSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { createSkeleton } from "../src/ledger/skeleton.ts";
import { OWNER } from "../src/model/principal.ts";
import { shardedPath } from "../src/workspace/shards.ts";
import { Workspace } from "../src/workspace/workspace.ts";
import {
	inTemporaryFolder,
	note,
	percentile,
	printResult,
	type Run,
	round,
	seededRandom,
	summarize,
	timed,
} from "./measure.ts";
import { measureRemember } from "./remember.ts";

const SIZES = process.argv.includes("--large") ? [1_000, 10_000, 100_000] : [1_000, 10_000];
/** Enough for a steady median where one `git commit` takes a tenth of a second. */
const EDITS = 60;
const WARM_UP = 5;
const FOLDER = "memory/graph/entities";

function textOf(random: () => number): string {
	return `${Array.from({ length: 170 }, () => Math.floor(random() * 46656).toString(36))
		.join(" ")
		.slice(0, 1023)}\n`;
}

function layOut(root: string, paths: readonly string[], random: () => number): void {
	for (const path of paths) {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), textOf(random));
	}
}

function git(root: string, folder: string, ...args: string[]): string {
	const identity = ["-c", "user.name=bench", "-c", "user.email=bench@localhost", "-c", "gc.auto=0"];
	return execFileSync("git", [`--git-dir=${join(root, folder)}`, `--work-tree=${root}`, ...identity, ...args], {
		encoding: "utf8",
	});
}

function writePlain(path: string, text: string): void {
	const descriptor = openSync(`${path}.tmp`, "w");
	writeSync(descriptor, text);
	fsyncSync(descriptor);
	closeSync(descriptor);
	renameSync(`${path}.tmp`, path);
}

async function measure(n: number): Promise<{ runs: Run[]; us: number; git: number }> {
	return await inTemporaryFolder(async (folder) => {
		const random = seededRandom(n);
		const paths = Array.from({ length: n }, (_, index) => shardedPath(FOLDER, `concept--${index}.md`, index));
		const [ours, theirs] = [join(folder, "ours"), join(folder, "theirs")];
		for (const root of [ours, theirs]) layOut(root, paths, seededRandom(n));
		createSkeleton(join(ours, ".audit"));
		git(theirs, ".git", "init", "-q");
		for (const [root, name] of [
			[ours, ".audit"],
			[theirs, ".git"],
		] as const) {
			git(root, name, "add", "-A", ".");
			git(root, name, "commit", "-q", "-m", "start");
		}
		const workspace = await Workspace.open(ours);
		const samples = { us: [] as number[], git: [] as number[], plain: [] as number[] };
		for (let edit = 0; edit < EDITS + WARM_UP; edit++) {
			const path = paths[Math.floor(random() * n)]!;
			const text = textOf(random);
			const us = await timed(() =>
				workspace.transaction({ principal: OWNER, trigger: "bench" }, (tx) =>
					tx.write(path, text, { summary: `edit ${edit}` }),
				),
			);
			const plain = await timed(() => writePlain(join(folder, "plain.md"), text));
			const porcelain = await timed(() => {
				writeFileSync(join(theirs, path), text);
				git(theirs, ".git", "add", path);
				git(theirs, ".git", "commit", "-q", "-m", `edit ${edit}`);
			});
			if (edit < WARM_UP) continue;
			samples.us.push(us);
			samples.git.push(porcelain);
			samples.plain.push(plain);
		}
		await workspace.ledger.git(["read-tree", "HEAD"]);
		const status = (await workspace.ledger.git(["status", "--porcelain"])).stdout.toString();
		if (status !== "") throw new Error(`git status is not clean after the run:\n${status}`);
		await workspace.close();
		const named = { us: "one edit as a transaction", git: "git add && git commit", plain: "plain file write, synced" };
		const runs = (["us", "git", "plain"] as const).map((key) => summarize(n, named[key], samples[key]));
		for (const run of runs) note(`${n} files · ${run.name}: ${run.p50_ms} ms`);
		return { runs, us: percentile(samples.us, 0.5), git: percentile(samples.git, 0.5) };
	});
}

const runs: Run[] = [];
const us = new Map<number, number>();
const ratios: Record<string, number> = {};
for (const n of SIZES) {
	const measured = await measure(n);
	runs.push(...measured.runs);
	us.set(n, measured.us);
	ratios[`git_over_us_${n / 1000}k`] = round(measured.git / measured.us);
}
for (const n of SIZES.slice(1)) ratios[`us_${n / 1000}k_over_1k`] = round(us.get(n)! / us.get(1_000)!);
const remembering = await measureRemember();
printResult({ runs: [...runs, ...remembering.runs], ratios: { ...ratios, ...remembering.ratios } });

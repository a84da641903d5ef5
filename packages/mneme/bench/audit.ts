// npm run bench:audit: a year of history (20,000 commits). Each kind of question against a spawned `git log -1`, and the size of
// the ledger, packed, against the same content in a plain repository after `git gc`.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Engine, openEngine } from "../src/engine.ts";
import { createSkeleton } from "../src/ledger/skeleton.ts";
import type { Actor } from "../src/model/actors.ts";
import { systemRandom } from "../src/model/clock.ts";
import { OWNER } from "../src/model/principal.ts";
import { audit } from "../src/operations/audit.ts";
import { auditVerify } from "../src/operations/audit-verify.ts";
import { pruneAudit } from "../src/workspace/audit/prune.ts";
import { Chain } from "../src/workspace/transaction/chain.ts";
import { publish } from "../src/workspace/transaction/publish.ts";
import type { Workspace } from "../src/workspace/workspace.ts";
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

const COMMITS = process.argv.includes("--small") ? 2_000 : 20_000;
/** Commits made at once, and at one time: about a day's. */
const PER_PART = 50;
const START_MS = Date.UTC(2025, 0, 1);
const YEAR_MS = 365 * 86_400_000;
const SAMPLES = 40;
const WARM_UP = 3;
const RETENTION_DAYS = 90;

const QUESTIONS: Readonly<Record<string, string>> = {
	recent: "what changed recently?",
	this_week: "what did you change this week?",
	forgotten: "why did you forget about Quirinus?",
	last_reflection: "what happened during the last reflection?",
	ever: "has SOUL.md ever been changed?",
	never: "has TOOLS.md ever been changed?",
	who: "who changed USER.md?",
	busy_file: "how often has MEMORY.md changed?",
	old_month: "what changed in February 2025?",
	words: "when did you learn about entity 77?",
	revert: "revert my memory to yesterday",
};

const WORDS = Array.from({ length: 4_000 }, (_, index) => (index * 2_654_435_761).toString(36).slice(-6));

/** What a memory's day is made of: mostly episodes and entities, now and then core, a reflection, a decay run. */
function changeAt(index: number, random: () => number, texts: Map<string, string>) {
	const words = (count: number) =>
		Array.from({ length: count }, () => WORDS[Math.floor(random() * WORDS.length)]).join(" ");
	const day = new Date(START_MS + (index / COMMITS) * YEAR_MS).toISOString().slice(0, 10);
	const entity = Math.floor(random() * 800);
	const pick = (file: string, actor: Actor, action: "EDIT" | "APPEND" | "ARCHIVE" | "DECAY", text: string) => {
		texts.set(file, text);
		return { file, actor, action, text };
	};
	const old = (file: string) => texts.get(file) ?? `# ${file}\n`;
	if (index === Math.floor(COMMITS * 0.4)) return pick("SOUL.md", "manual", "EDIT", "Be kind.\n");
	if (index === Math.floor(COMMITS * 0.3))
		return pick("memory/graph/entities/person--quirinus.md", "bot:trigger-forget", "ARCHIVE", "archived\n");
	if (index % 1_000 === 999)
		return pick(
			"USER.md",
			`reflection:r-${String(Math.floor(index / 1_000)).padStart(3, "0")}`,
			"EDIT",
			`${words(80)}\n`,
		);
	if (index % 97 === 0) return pick("memory/meta/decay-scores.json", "system:decay", "DECAY", `{"run": ${index}}\n`);
	if (index % 9 === 0) return pick("MEMORY.md", "bot:trigger-remember", "EDIT", `# Memory\n\n${words(400)}\n`);
	if (index % 2 === 0)
		return pick(
			`memory/episodes/${day}.md`,
			"bot:auto-detect",
			"APPEND",
			`${old(`memory/episodes/${day}.md`)}\n## ${index}\n${words(30)}\n`,
		);
	const file = `memory/graph/entities/concept--entity-${entity}.md`;
	return pick(file, "bot:main", "EDIT", `${old(file).slice(-1_500)}- ${words(12)}\n`);
}

async function layOut(workspace: Workspace, setNow: (ms: number) => void): Promise<void> {
	const random = seededRandom(1);
	const texts = new Map<string, string>();
	for (let from = 0; from < COMMITS; from += PER_PART) {
		setNow(START_MS + Math.floor((from / COMMITS) * YEAR_MS));
		await workspace.exclusively(async (context) => {
			const chain = new Chain(context, context.ledger.head());
			for (let index = from; index < from + PER_PART; index++) {
				const { file, actor, action, text } = changeAt(index, random, texts);
				const message = {
					action,
					file,
					summary: `${action.toLowerCase()} number ${index} of ${file.split("/").at(-1)}`,
					actor,
					approval: "auto",
					trigger: `user said "number ${index}"`,
					tx: `t${index.toString(36).padStart(9, "0")}-00000000`,
					critical: false,
				} as const;
				chain.add(message, [{ path: file, bytes: Buffer.from(text) }]);
			}
			await publish(context, chain, []);
		});
	}
}

function folderBytes(folder: string): number {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

/**
 * The same trees and messages in a repository of git's own. Objects that arrive whole in one pack are never tried as deltas again,
 * unless told; those `git commit` makes are.
 */
function plainBytes(folder: string, ledger: string): number {
	const plain = join(folder, "plain.git");
	const run = (...args: string[]) => execFileSync("git", args, { stdio: ["ignore", "ignore", "inherit"] });
	run("init", "-q", "--bare", plain);
	run("--git-dir", plain, "fetch", "-q", ledger, "refs/heads/main:refs/heads/main");
	run("--git-dir", plain, "repack", "-a", "-d", "-f", "-q");
	run("--git-dir", plain, "gc", "-q", "--prune=now");
	return folderBytes(plain);
}

function gitLog(ledger: string): void {
	execFileSync("git", ["--git-dir", ledger, "log", "-1"], { stdio: ["ignore", "pipe", "inherit"] });
}

async function ask(engine: Engine, question: string): Promise<void> {
	const outcome = await audit.run(engine, audit.input.parse({ question: [question] }));
	if (outcome.status !== "done") throw new Error(outcome.status);
}

await inTemporaryFolder(async (folder) => {
	const root = join(folder, "workspace");
	mkdirSync(root);
	createSkeleton(join(root, ".audit"));
	let now = START_MS;
	const host = {
		folder: root,
		home: join(folder, "home"),
		env: {},
		clock: { now: () => now },
		random: systemRandom,
		principal: OWNER,
		progress: () => undefined,
		signal: new AbortController().signal,
	};
	const open = async () => await openEngine(host, { durability: "off" });
	const building = await open();
	note(`${COMMITS} commits: building`);
	await layOut(building.workspace, (ms) => {
		now = ms;
	});
	now = START_MS + YEAR_MS;
	await pruneAudit(building.workspace, RETENTION_DAYS);
	await building.workspace.pack();
	await building.close();
	const ledger = join(root, ".audit");

	const runs: Run[] = [];
	const ratios: Record<string, number> = {};
	rmSync(join(root, ".mneme"), { recursive: true, force: true });
	const engine = await open();
	const cold = await timed(() => ask(engine, QUESTIONS.recent!));
	runs.push(summarize(COMMITS, "first question after .mneme/ was deleted", [cold]));
	for (const [name, question] of Object.entries(QUESTIONS)) {
		const samples = { us: [] as number[], git: [] as number[] };
		for (let sample = 0; sample < SAMPLES + WARM_UP; sample++) {
			const us = await timed(() => ask(engine, question));
			const git = await timed(() => gitLog(ledger));
			if (sample < WARM_UP) continue;
			samples.us.push(us);
			samples.git.push(git);
		}
		runs.push(
			summarize(COMMITS, question, samples.us),
			summarize(COMMITS, `git log -1 beside it (${name})`, samples.git),
		);
		ratios[`answer_over_git_log_${name}`] = round(percentile(samples.us, 0.5) / percentile(samples.git, 0.5));
		note(`${question}: ${round(percentile(samples.us, 0.5))} ms`);
	}
	ratios.answer_over_git_log = Math.max(...Object.values(ratios));
	const verified = await timed(async () => {
		const outcome = await auditVerify.run(engine, {});
		if (outcome.status !== "done" || !outcome.value.clean) throw new Error(`verify: ${JSON.stringify(outcome)}`);
	});
	runs.push(summarize(COMMITS, "audit verify", [verified]));
	await engine.close();
	const [ours, theirs] = [folderBytes(ledger), plainBytes(folder, ledger)];
	note(`.audit ${ours} bytes, plain git ${theirs} bytes`);
	ratios.audit_bytes_over_packed = round(ours / theirs);
	printResult({ runs, ratios });
});

// A workspace with one secret in every place a secret gets to, and the questions that are asked of it after an erasure.
import { execFileSync } from "node:child_process";
import { appendFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { walkHistory } from "../src/ledger/history.ts";
import { OWNER } from "../src/model/principal.ts";
import { layOut } from "../src/workspace/layout/lay-out.ts";
import { sweep } from "../src/workspace/outside/sweep.ts";
import { Workspace } from "../src/workspace/workspace.ts";
import { tickingClock } from "./scratch-workspace.ts";

export const SECRET = "Quetzal Nebel 7731 “über”";

export interface DrillOptions {
	/** Commits before and after the secret comes in. */
	readonly commits?: number;
	readonly durability?: "on" | "off";
}

const FILES: Record<string, string> = {
	"memory/episodes/2026-02-02.md": `# 2026-02-02 — Episode Log\n\n## 14:30 | fact | confidence:high | tags:[home]\nThe door opens with ${SECRET}.\n\n## 15:10 | fact | confidence:high | tags:[home]\nThe garden is watered on Mondays.\n`,
	"memory/graph/entities/person--alex.md": `# Alex\n\n<!-- Type: person -->\n\n## Facts\n- Alex lives in Rome <!-- k7f2 · high · 2026-02-02 · episode:2026-02-02:15:10 -->\n- Alex chose ${SECRET} <!-- m3q9 · high · 2026-02-02 · episode:2026-02-02:14:30 -->\n`,
	"memory/meta/pending-memories.md": `# Pending Memories\n\n## Proposal #1\n- **From**: scout\n- **Content**: remember ${SECRET} for the door\n- **Status**: pending\n`,
	"memory/meta/pending-reflection.md": `# Pending Reflection\n\n- add to core: ${SECRET}\n`,
	"memory/meta/pending-reflection.json": `${JSON.stringify({ operations: [{ text: `keep "${SECRET}"` }] })}\n`,
	"memory/notes/plans.md": "# Plans\n\n- Paint the kitchen in spring\n",
	[`memory/notes/about ${SECRET}/${SECRET}.md`]: "- The name of this file says it\n",
};

export async function layDrill(root: string, { commits = 8, durability = "off" }: DrillOptions = {}): Promise<void> {
	mkdirSync(root, { recursive: true });
	const clock = tickingClock();
	const random = { bytes: (count: number) => crypto.getRandomValues(new Uint8Array(count)) };
	await layOut({ folder: root, timezone: "UTC", clock, random, durability, report: () => undefined });
	const workspace = await Workspace.open(root, { clock, random, durability });
	const write = async (path: string, text: string, summary: string) => {
		await workspace.transaction({ principal: OWNER, trigger: "drill" }, async (tx) => {
			await tx.write(path, text, { summary, verbatim: true });
		});
	};
	const others = async (name: string) => {
		for (let at = 0; at < commits; at++)
			await write(`memory/notes/${name}-${at % 5}.md`, `- ${name} note ${at}\n`, `${name} ${at}`);
	};
	await others("before");
	for (const [path, text] of Object.entries(FILES)) {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), text);
	}
	appendFileSync(
		join(root, "MEMORY.md"),
		`\n## Critical Facts\n- The door opens with ${SECRET}\n- The dog is called Bodo\n`,
	);
	await sweep(workspace);
	await write("memory/notes/code.md", "- nothing to see\n", `noted that the code is ${SECRET}`);
	await others("after");
	writeFileSync(
		join(root, "memory/meta/access.log"),
		"2026-02-02T12:00Z | core:critical-facts:the-door-opens-with-quetzal-nebel-7731-über | recalled\n",
	);
	await workspace.close();
}

/** Each commit, oldest first, as it should stay: who, when, what it says, and the files that do not hold the secret. */
export async function describeHistory(root: string): Promise<string[]> {
	const workspace = await Workspace.open(root, { durability: "off" });
	const { ledger } = workspace;
	const described = [...walkHistory(ledger.reader, ledger.head())].map(({ commit }) => {
		const files = [...ledger.trees.files(commit.tree)]
			.filter(
				([path]) =>
					!(path in FILES) && !path.includes("erased") && path !== "MEMORY.md" && !path.startsWith("memory/meta/"),
			)
			.map(([path, { oid, mode }]) => `${mode} ${oid} ${path}`);
		// In names, each erasure has a tag of its own.
		const message = commit.message.replaceAll(SECRET, "[erased]").replace(/\[erased-[0-9a-f]{6}\]/g, "[erased]");
		return JSON.stringify([commit.author, commit.authorTime, commit.committer, commit.committerTime, message, files]);
	});
	await workspace.close();
	return described.reverse();
}

const FORMS = [
	Buffer.from(SECRET, "utf8"),
	Buffer.from(SECRET.normalize("NFD"), "utf8"),
	Buffer.from(SECRET, "utf16le"),
	Buffer.from(SECRET, "utf16le").swap16(),
	Buffer.from("quetzal-nebel-7731", "utf8"),
	Buffer.from("Quetzal Nebel", "utf8"),
];

/** Files of the workspace, and objects as real git sees them, that hold the secret in any form. */
export function whereIsSecret(root: string): string[] {
	const found: string[] = [];
	const holds = (bytes: Buffer) => FORMS.some((form) => bytes.includes(form));
	for (const path of readdirSync(root, { recursive: true, encoding: "utf8" })) {
		if (holds(Buffer.from(path))) found.push(`name ${path}`);
		if (statSync(join(root, path)).isFile() && holds(readFileSync(join(root, path)))) found.push(path);
	}
	const objects = git(root, "cat-file", "--batch-all-objects", "--batch", "--unordered");
	if (holds(objects)) found.push("an object");
	return found;
}

export function git(root: string, ...args: string[]): Buffer {
	const env = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1" };
	return execFileSync("git", [`--git-dir=${join(root, ".audit")}`, `--work-tree=${root}`, ...args], {
		cwd: root,
		env,
		maxBuffer: 1024 ** 3,
		stdio: ["ignore", "pipe", "pipe"],
	});
}

/** Real git finds nothing wrong, and nothing that nobody refers to. */
export function fsck(root: string): string {
	return git(root, "fsck", "--strict", "--no-progress", "--no-reflogs", "--unreachable").toString();
}

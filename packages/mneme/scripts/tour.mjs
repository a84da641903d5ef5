// `npm start`: shows a newcomer, on a throw-away workspace, what Mneme writes and how to take it back.
import { spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../dist/main.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "mneme-tour-"));
const colour = process.stdout.isTTY && !process.env.NO_COLOR;
const bold = (text) => (colour ? `\u001b[1m${text}\u001b[0m` : text);

function say(text) {
	process.stdout.write(`\n${bold(text)}\n`);
}

function mneme(...args) {
	process.stdout.write(`\n$ mneme ${args.map((arg) => (/\s/.test(arg) ? JSON.stringify(arg) : arg)).join(" ")}\n`);
	const { status } = spawnSync(process.execPath, [MAIN, "--workspace", folder, ...args], {
		stdio: "inherit",
		env: { ...process.env, MNEME_HOME: join(folder, "..", "mneme-tour-home"), GIT_PAGER: "cat" },
	});
	if (status !== 0) throw new Error(`mneme ${args[0]} ended with ${status}`);
}

try {
	say("1. An empty folder becomes a memory: plain files, and a git ledger beside them.");
	mneme("init");
	say("2. An agent writes something down.");
	mneme(
		"--role",
		"main",
		"append",
		"memory/notes.md",
		"--text",
		"- The user deploys on Fridays, after the tests are green.\n",
	);
	say("3. You open the file in your editor and change it. Mneme sees that it was you.");
	appendFileSync(join(folder, "memory/notes.md"), "- Never on the last Friday before Christmas.\n");
	mneme("status");
	say("4. Who changed what, and why: every change is a commit, and a line in memory/meta/audit.log.");
	mneme("log", "memory/notes.md");
	const lines = readFileSync(join(folder, "memory/meta/audit.log"), "utf8").trimEnd().split("\n").slice(-2);
	process.stdout.write(`\n$ tail -2 memory/meta/audit.log\n${lines.join("\n")}\n`);
	say("5. A change you do not want is taken back, as a new change.");
	mneme("--role", "main", "write", "memory/notes.md", "--text", "- The user never deploys.\n");
	mneme("diff");
	mneme("undo");
	say("6. What you say in plain words ends where it belongs, is found again, and is forgotten when you ask.");
	mneme("remember", "Alex's old phone number is 555-0101");
	mneme("remember", "Alex's new phone number is 555-0199");
	mneme("recall", "what is Alex's phone number?");
	mneme("forget", "Alex's old phone", "--yes");
	mneme("recall", "what is Alex's phone number?");
	say("7. It is real git underneath.");
	mneme("git", "log", "--oneline", "-3");
	mneme("git", "fsck", "--strict");
	say(
		"That was a throw-away folder. In a folder of yours: npx mneme init; for your agents: npx mneme setup. All verbs: npx mneme --help",
	);
} finally {
	rmSync(folder, { recursive: true, force: true });
}

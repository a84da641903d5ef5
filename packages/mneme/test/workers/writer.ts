// A process that writes: transactions of three files, each acknowledged on stdout, until it is done, killed or kills itself.
import { appendFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { Step } from "../../src/workspace/transaction/context.ts";
import { Workspace } from "../../src/workspace/workspace.ts";

export interface WriterJob {
	readonly root: string;
	readonly id: string;
	/** How many transactions; it goes on for ever with Infinity written as null. */
	readonly count: number | null;
	readonly durability: "on" | "off";
	/** three: log, own file and a new file in one transaction. shared: an append to one file. own: a file each. */
	readonly shape: "three" | "shared" | "own";
	/** Dies at the given occurrence of a step, counted from the given transaction on. */
	readonly crash?: { readonly fromTransaction: number; readonly step: Step; readonly occurrence: number };
	/** A person's append, made at a step of the same transaction. */
	readonly edit?: { readonly step: Step; readonly path: string; readonly token: string };
}

export const SHARED = "memory/log.md";

export function ownPath(id: string): string {
	return `memory/own-${id}.md`;
}

export function newPath(id: string, index: number): string {
	return `memory/new/${id}-${index}.md`;
}

export function token(id: string, index: number): string {
	return `<${id}.${index}>`;
}

async function write(job: WriterJob): Promise<void> {
	let index = 0;
	let edited = false;
	const counts = new Map<Step, number>();
	const reach = (step: Step): void => {
		if (!job.crash || index < job.crash.fromTransaction) return;
		if (job.edit?.step === step && !edited) {
			edited = true;
			appendFileSync(join(job.root, job.edit.path), `${job.edit.token}\n`);
			say(`edited ${job.edit.token}`);
		}
		counts.set(step, (counts.get(step) ?? 0) + 1);
		if (job.crash.step === step && counts.get(step) === job.crash.occurrence) process.kill(process.pid, "SIGKILL");
	};
	const workspace = await Workspace.open(job.root, { durability: job.durability, reach });
	say("ready");
	const own: string[] = [];
	for (; job.count === null || index < job.count; index++) {
		const mark = token(job.id, index);
		own.push(mark);
		const outcome = await workspace.transaction(
			{ principal: { actor: "bot:main", role: "main", scopes: [] }, trigger: "suite" },
			async (tx) => {
				if (job.shape !== "own") await tx.append(SHARED, `${mark}\n`, { summary: `log ${mark}` });
				if (job.shape !== "shared") await tx.write(ownPath(job.id), `# own\n${own.join("\n")}\n`, { summary: mark });
				if (job.shape === "three") await tx.write(newPath(job.id, index), `${mark}\n`, { summary: mark });
			},
		);
		if (outcome.status === "done") say(`ack ${index}`);
		else say(`${outcome.status} ${index}`);
	}
	await workspace.close();
}

/** Straight to the descriptor: what was said stays said when the process is killed. */
function say(line: string): void {
	writeSync(1, `${line}\n`);
}

if (process.argv[2] !== undefined) await write(JSON.parse(process.argv[2]) as WriterJob);

// A process that keeps the index: makes it and ends, or writes and finds what it wrote, again and again.
import { writeSync } from "node:fs";
import { MemoryIndex } from "../../src/index/memory-index.ts";
import { Workspace } from "../../src/workspace/workspace.ts";

export interface IndexerJob {
	readonly root: string;
	/** Transactions to make and to find again; none: only bring the index up to date. */
	readonly writes: number;
	readonly id: string;
}

/** Somebody may delete the index between following and asking; nobody is that unlucky so often. */
const ATTEMPTS = 50;

export function tokenOf(id: string, at: number): string {
	return `token${id}x${at}`;
}

async function work({ root, writes, id }: IndexerJob): Promise<void> {
	const workspace = await Workspace.open(root, { durability: "off" });
	const index = new MemoryIndex(workspace.ledger);
	say("ready");
	for (let at = 0; at < writes; at++) {
		const token = tokenOf(id, at);
		const principal = { actor: "bot:main", role: "main", scopes: [] } as const;
		await workspace.transaction({ principal, trigger: "suite" }, async (tx) => {
			await tx.append("memory/shared.md", `- shared ${token}\n`, { summary: token });
			await tx.write(`memory/own-${id}.md`, `- own ${token}\n`, { summary: token });
		});
		say(`${(await isFound(index, token)) ? "found" : "missed"} ${at}`);
	}
	await index.sync();
	say("done");
	index.close();
	await workspace.close();
}

async function isFound(index: MemoryIndex, token: string): Promise<boolean> {
	for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
		await index.sync();
		const hits = await index.searchText(token, { limit: 5 });
		if (hits.filter(({ memory }) => memory.text.endsWith(` ${token}`)).length === 2) return true;
	}
	return false;
}

/** Straight to the descriptor: what was said stays said when the process is killed. */
function say(line: string): void {
	writeSync(1, `${line}\n`);
}

if (process.argv[2] !== undefined) await work(JSON.parse(process.argv[2]) as IndexerJob);

// bench:mcp: how soon a client has the list of tools, against bare node; and what a call costs beyond the verb it runs. On a workspace of
// 10k memories, the built command on standard input and output. From packages/mneme: npx tsx bench/mcp.ts [--small]
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { VerbRunner } from "../src/daemon/verb-runner.ts";
import { MemoryIndex } from "../src/index/memory-index.ts";
import type { Principal } from "../src/model/principal.ts";
import { Workspace } from "../src/workspace/workspace.ts";
import { buildCommand } from "../test/workers/daemons.ts";
import { layOutCorpus, zipfWord } from "./corpus.ts";
import { inTemporaryFolder, note, printResult, type Run, round, seededRandom, summarize, timed } from "./measure.ts";

const MEMORIES = process.argv.includes("--small") ? 1_000 : 10_000;
const ROUNDS = 25;
const CALLS_IN_TURN = 20;
const TURNS = 20;
/** Until the compiler has seen enough of either process. */
const WARMING_TURNS = 10;
const WORDS_PER_QUESTION = 6;
const RENDER = fileURLToPath(new URL("../scripts/render-tools.mjs", import.meta.url));
const MAIN_AGENT: Principal = { actor: "bot:main", role: "main", agent: "bench", scopes: [] };

const runs: Run[] = [];
const build = buildCommand("0.0.0");

async function measure(folder: string): Promise<void> {
	const [workspace, home] = [join(folder, "ws"), join(folder, "home")];
	mkdirSync(workspace);
	await fill(workspace);
	const [node, ready] = await measureReady(workspace, home);
	const [direct, called] = await measureCalls(workspace, home);
	runs.push(node, ready, direct, called);
	for (const { name, p50_ms } of runs) note(`${name}: ${p50_ms} ms`);
	printResult({
		runs,
		ratios: {
			ready_over_node: round(ready.p50_ms / node.p50_ms),
			overhead_ms: round(called.p50_ms - direct.p50_ms),
		},
	});
}

async function measureReady(workspace: string, home: string): Promise<[node: Run, ready: Run]> {
	const [nodes, readies]: [number[], number[]] = [[], []];
	for (let at = 0; at <= ROUNDS; at++) {
		const nodeMs = await timed(() => spawnSync(process.execPath, ["-e", "0"]));
		const start = performance.now();
		const peer = new Peer(workspace, home);
		await peer.open();
		await peer.ask("tools/list", {});
		const readyMs = performance.now() - start;
		await peer.close();
		// The first round warms the file caches.
		if (at === 0) continue;
		nodes.push(nodeMs);
		readies.push(readyMs);
	}
	return [summarize(MEMORIES, "bare node", nodes), summarize(MEMORIES, "spawn to tools/list", readies)];
}

/** The same questions to the verb and to the tool, in turns long enough for each process to be awake. */
async function measureCalls(workspace: string, home: string): Promise<[direct: Run, called: Run]> {
	const runner = new VerbRunner({ home, env: {}, version: "0.0.0" });
	const peer = new Peer(workspace, home);
	await peer.open();
	const random = seededRandom(7);
	const [direct, called]: [number[], number[]] = [[], []];
	for (let turn = 0; turn < WARMING_TURNS + TURNS; turn++) {
		const questions = Array.from({ length: CALLS_IN_TURN }, () =>
			Array.from({ length: WORDS_PER_QUESTION }, () => zipfWord(random)).join(" "),
		);
		const isMeasured = turn >= WARMING_TURNS;
		for (const question of questions) {
			const call = { folder: workspace, verb: "recall", input: { question }, principal: MAIN_AGENT };
			const ms = await timed(() => runner.run(call));
			if (isMeasured) direct.push(ms);
		}
		for (const question of questions) {
			const ms = await timed(() => peer.ask("tools/call", { name: "memory_search", arguments: { question } }));
			if (isMeasured) called.push(ms);
		}
	}
	await peer.close();
	await runner.close();
	return [summarize(MEMORIES, "recall, the verb", direct), summarize(MEMORIES, "memory_search, the tool", called)];
}

/** A client with nothing of its own to load: lines out, lines in. */
class Peer {
	readonly #child: ChildProcess;
	readonly #waiting = new Map<number, (answer: unknown) => void>();
	#lastId = 0;

	constructor(workspace: string, home: string) {
		this.#child = spawn(process.execPath, [build.main, "mcp", "--workspace", workspace, "--home", home], {
			stdio: ["pipe", "pipe", "inherit"],
		});
		createInterface(this.#child.stdout!).on("line", (line) => {
			const { id, error, result } = JSON.parse(line);
			if (error) throw new Error(JSON.stringify(error));
			this.#waiting.get(id)?.(result);
		});
	}

	async open(): Promise<void> {
		const clientInfo = { name: "bench", version: "1" };
		await this.ask("initialize", { protocolVersion: "2025-11-25", capabilities: {}, clientInfo });
		this.#send({ method: "notifications/initialized" });
	}

	ask(method: string, params: object): Promise<unknown> {
		const id = ++this.#lastId;
		this.#send({ id, method, params });
		return new Promise((resolve) => this.#waiting.set(id, resolve));
	}

	async close(): Promise<void> {
		const ended = new Promise((resolve) => this.#child.once("close", resolve));
		this.#child.stdin!.end();
		await ended;
	}

	#send(message: object): void {
		this.#child.stdin!.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
	}
}

async function fill(root: string): Promise<void> {
	layOutCorpus(root, MEMORIES);
	const workspace = await Workspace.open(root);
	const index = new MemoryIndex(workspace.ledger);
	await index.sync();
	index.close();
	await workspace.close();
}

try {
	execFileSync(process.execPath, [RENDER, dirname(build.main)]);
	await inTemporaryFolder(async (folder) => await measure(folder));
} finally {
	build.drop();
}

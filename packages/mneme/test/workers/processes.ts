// Starts child programs of the suites. They are compiled once per suite: a plain node starts three times as fast as a loader.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const PACKAGE = join(dirname(fileURLToPath(import.meta.url)), "../..");

/** Must be inside a node_modules tree, or the compiled programs would not find the packages they import. */
const CACHE = join(PACKAGE, "../../node_modules");

export type ProgramName = "writer" | "person" | "lock-holder" | "indexer" | "eraser";

export interface Programs {
	readonly folder: string;
	path(name: ProgramName): string;
	drop(): void;
}

export function compilePrograms(): Programs {
	const folder = mkdtempSync(join(CACHE, ".mneme-test-"));
	const compiler = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
	const options = "--module nodenext --target es2023 --skipLibCheck --rewriteRelativeImportExtensions --noCheck";
	const sources = ["writer", "person", "lock-holder", "indexer", "eraser"].map((name) =>
		join(PACKAGE, "test/workers", `${name}.ts`),
	);
	const fixed = ["--ignoreConfig", "--outDir", folder, "--rootDir", PACKAGE, "--types", "node"];
	execFileSync(process.execPath, [compiler, ...fixed, ...options.split(" "), ...sources], { cwd: PACKAGE });
	return {
		folder,
		path: (name) => join(folder, "test/workers", `${name}.js`),
		drop: () => rmSync(folder, { recursive: true, force: true }),
	};
}

export interface Run {
	readonly child: ChildProcess;
	/** Lines printed so far. */
	readonly lines: string[];
	/** Once the process is gone; throws if it failed by itself. */
	readonly ended: Promise<void>;
	/** Once a line that starts with `prefix` was printed, or the process is gone. */
	seen(prefix: string): Promise<void>;
}

export function run(programs: Programs, name: ProgramName, job: unknown): Run {
	const child = spawn(process.execPath, [programs.path(name), JSON.stringify(job)], {
		stdio: ["ignore", "pipe", "pipe"],
	});
	const lines: string[] = [];
	let rest = "";
	let complaints = "";
	let wake: () => void = () => undefined;
	child.stdout.on("data", (chunk: Buffer) => {
		const parts = (rest + chunk.toString("utf8")).split("\n");
		rest = parts.pop()!;
		lines.push(...parts);
		wake();
	});
	child.stderr.on("data", (chunk: Buffer) => {
		complaints += chunk.toString("utf8");
	});
	let gone = false;
	const ended = new Promise<void>((resolve, reject) => {
		child.on("close", (code, signal) => {
			gone = true;
			wake();
			if (signal === "SIGKILL" || code === 0) resolve();
			else reject(new Error(`${name} ended with ${code ?? signal}: ${complaints}`));
		});
	});
	const seen = async (prefix: string) => {
		while (!gone && !lines.some((line) => line.startsWith(prefix)))
			await new Promise<void>((resolve) => {
				wake = resolve;
			});
	};
	return { child, lines, ended, seen };
}

/** Runs `work` over `items`, `width` at a time. */
export async function inParallel<Item>(
	items: readonly Item[],
	width: number,
	work: (item: Item) => Promise<void>,
): Promise<void> {
	const queue = [...items];
	await Promise.all(
		Array.from({ length: width }, async () => {
			for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
		}),
	);
}

// The built command and its daemon for tests: compiled once per suite, each test with a home of its own.
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const PACKAGE = join(dirname(fileURLToPath(import.meta.url)), "../..");
/** Inside a node_modules tree, or the compiled program would not find the packages it imports. */
const CACHE = join(PACKAGE, "../../node_modules");

export interface Build {
	/** Runs as this version. */
	readonly version: string;
	readonly main: string;
	drop(): void;
}

export function buildCommand(version: string): Build {
	const folder = mkdtempSync(join(CACHE, ".mneme-test-"));
	const compiler = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
	const project = ["-p", join(PACKAGE, "tsconfig.build.json"), "--outDir", join(folder, "dist"), "--noCheck"];
	execFileSync(process.execPath, [compiler, ...project], { cwd: PACKAGE });
	writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module", version }));
	return {
		version,
		main: join(folder, "dist/main.js"),
		drop: () => rmSync(folder, { recursive: true, force: true }),
	};
}

export interface Ran {
	readonly exit: number | null;
	readonly out: string;
	readonly err: string;
}

/** A home with a workspace. What it started is ended with it. */
export class Home {
	readonly folder: string;
	readonly home: string;
	readonly workspace: string;

	constructor(name = "home") {
		this.folder = realpathSync(mkdtempSync(join(tmpdir(), "mneme-daemon-")));
		this.home = join(this.folder, name);
		this.workspace = join(this.folder, "ws");
		mkdirSync(this.workspace);
	}

	async run(build: Build, args: readonly string[], more: { input?: string; env?: object } = {}): Promise<Ran> {
		const child = spawn(process.execPath, [build.main, ...args], {
			cwd: this.workspace,
			env: { PATH: process.env.PATH, HOME: this.folder, MNEME_HOME: this.home, ...more.env },
			stdio: [more.input === undefined ? "ignore" : "pipe", "pipe", "pipe"],
		});
		child.stdin?.end(more.input);
		const texts = { out: "", err: "" };
		child.stdout!.setEncoding("utf8").on("data", (text: string) => {
			texts.out += text;
		});
		child.stderr!.setEncoding("utf8").on("data", (text: string) => {
			texts.err += text;
		});
		const exit = await new Promise<number | null>((resolve) => child.on("close", resolve));
		return { exit, ...texts };
	}

	/** The value of a verb that has to succeed. */
	// biome-ignore lint/suspicious/noExplicitAny: every verb has its own value
	async get(build: Build, ...args: string[]): Promise<any> {
		const { exit, out, err } = await this.run(build, [...args, "--json"]);
		if (exit !== 0) throw new Error(`${args.join(" ")} ended with ${exit}: ${out}${err}`);
		return JSON.parse(out).value;
	}

	log(): string {
		return readFileSync(join(this.home, "logs/daemon.log"), "utf8");
	}

	note(): { pid: number; socket: string; version: string } {
		return JSON.parse(readFileSync(join(this.home, "daemon.json"), "utf8"));
	}

	async remove(build: Build): Promise<void> {
		await this.run(build, ["daemon", "stop"]);
		rmSync(this.folder, { recursive: true, force: true });
	}
}

export function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}

export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
	while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}

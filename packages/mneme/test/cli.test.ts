// The command as a process: what it prints where, how it ends, what it loads. Verbs have their own tests.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const DOCS = fileURLToPath(new URL("../scripts/docs.ts", import.meta.url));
const TSX = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "mneme-cli-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Options {
	readonly cwd?: string;
	readonly env?: Record<string, string>;
	readonly input?: string;
}

const environment = (more: Record<string, string> = {}) => ({
	PATH: process.env.PATH,
	HOME: join(folder, "someone"),
	MNEME_HOME: join(folder, "home"),
	...more,
});

function mneme(args: string[], options: Options = {}) {
	const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", TSX, MAIN, ...args], {
		cwd: options.cwd ?? folder,
		env: environment(options.env),
		encoding: "utf8",
		...(options.input === undefined ? { stdio: ["ignore", "pipe", "pipe"] } : { input: options.input }),
	});
	return { exit: status, out: stdout, err: stderr };
}

/** The files of this package and its dependencies that a command loaded. */
function loadedBy(args: string[]): string[] {
	const coverage = join(folder, "coverage");
	mneme(args, { env: { NODE_V8_COVERAGE: coverage } });
	const urls = readdirSync(coverage).flatMap((file) => {
		const report = JSON.parse(readFileSync(join(coverage, file), "utf8")) as { result: { url: string }[] };
		return report.result.map(({ url }) => url);
	});
	return urls.filter((url) => url.startsWith("file:") && !url.includes("/node_modules/tsx/"));
}

describe("start", () => {
	it("answers --version from two small files", () => {
		const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
		expect(mneme(["--version"])).toEqual({ exit: 0, out: `${version}\n`, err: "" });
		const ours = loadedBy(["--version"]).filter((url) => !url.includes("/node_modules/"));
		expect(ours.map((url) => url.replace(/.*\/src\//, "").replace(/\?.*/, "")).sort()).toEqual([
			"cli/version.ts",
			"main.ts",
		]);
	});

	it("shows help without loading a schema or a verb", () => {
		const loaded = loadedBy(["--help"]);
		expect(loaded.filter((url) => /node_modules\/(zod|yaml)\/|engine\.ts|config-get/.test(url))).toEqual([]);
		expect(loaded.some((url) => url.includes("cli/help.ts"))).toBe(true);
	});
});

describe("results", () => {
	it("print a value alone, with its origin beside", () => {
		const env = { MNEME_DECAY_LAMBDA: "0.07" };
		expect(mneme(["config", "get", "decay.lambda"], { env })).toEqual({
			exit: 0,
			out: "0.07\n",
			err: "note: decay.lambda: from MNEME_DECAY_LAMBDA\n",
		});
	});

	it("are one JSON object, mistakes too", () => {
		const list = JSON.parse(mneme(["config", "list", "--json"]).out);
		expect(list.value.settings).toContainEqual(
			expect.objectContaining({ setting: "decay.lambda", value: 0.03, from: "default" }),
		);
		const { exit, out, err } = mneme(["config", "get", "decay.lamda", "--json"]);
		expect([exit, err]).toEqual([2, ""]);
		expect(JSON.parse(out)).toMatchObject({ status: "error", code: "INVALID_INPUT", data: { setting: "decay.lamda" } });
	});

	it("go quietly where the reader has seen enough", async () => {
		const child = spawn(process.execPath, ["--import", TSX, MAIN, "config", "list"], {
			cwd: folder,
			env: environment(),
		});
		child.stdout.destroy();
		let err = "";
		child.stderr.on("data", (chunk) => {
			err += chunk;
		});
		const exit = await new Promise((resolve) => child.on("close", resolve));
		expect({ exit, err }).toEqual({ exit: 0, err: "" });
	});

	it("name a mistyped verb's neighbour", () => {
		expect(mneme(["confg", "list"])).toEqual({
			exit: 2,
			out: "",
			err: 'mneme: unknown verb "confg": did you mean config list?\n',
		});
	});
});

describe("which workspace", () => {
	const timezoneOf = (args: string[], options?: Options) =>
		mneme([...args, "config", "get", "timezone"], options).out.trim();

	it("is the flag's, the variable's, the nearest parent's, or the home's, in this order", () => {
		const zones = {
			flag: "Asia/Tokyo",
			variable: "Europe/Rome",
			parent: "Africa/Cairo",
			"home/workspace": "Asia/Dubai",
		};
		for (const [name, zone] of Object.entries(zones)) {
			mkdirSync(join(folder, name, "deep", "er"), { recursive: true });
			writeFileSync(join(folder, name, "mneme.yaml"), `timezone: ${zone}\n`);
		}
		const cwd = join(folder, "parent", "deep", "er");
		const env = { MNEME_WORKSPACE: join(folder, "variable") };
		expect(timezoneOf(["--workspace", join(folder, "flag")], { cwd, env })).toBe(zones.flag);
		expect(timezoneOf([], { cwd, env })).toBe(zones.variable);
		expect(timezoneOf([], { cwd })).toBe(zones.parent);
		expect(timezoneOf([])).toBe(zones["home/workspace"]);
	});
});

describe("config set", () => {
	const YAML = "# mine\nformat: 1\n\ndecay:   # slow\n  lambda: 0.02 # as I like it\nsearch: { maxResults: 5 }\n";

	it("changes one value of mneme.yaml through the ledger and keeps every other byte", () => {
		mneme(["--workspace", folder, "init"]);
		writeFileSync(join(folder, "mneme.yaml"), YAML);
		const { exit, out } = mneme(["config", "set", "decay.lambda", "0.05"]);
		expect({ exit, out }).toEqual({ exit: 0, out: "decay.lambda is now 0.05 in mneme.yaml\n" });
		expect(readFileSync(join(folder, "mneme.yaml"), "utf8")).toBe(YAML.replace("0.02", "0.05"));
		expect(mneme(["git", "log", "-2", "--format=%s"]).out).toContain("decay.lambda set to 0.05");
	});

	it("refuses an invalid value and changes nothing", () => {
		mneme(["--workspace", folder, "init"]);
		writeFileSync(join(folder, "mneme.yaml"), YAML);
		const { exit, err } = mneme(["config", "set", "decay.lambda", "fast"]);
		expect(exit).toBe(3);
		expect(err).toContain(
			'nothing is written: mneme.yaml:5: decay.lambda: expected a number from 0 to 10, found "fast"',
		);
		expect(readFileSync(join(folder, "mneme.yaml"), "utf8")).toBe(YAML);
	});

	it("mends a broken setting, and an agent may not", () => {
		mneme(["--workspace", folder, "init"]);
		writeFileSync(join(folder, "mneme.yaml"), YAML.replace("0.02", "fast"));
		expect(mneme(["--role", "main", "config", "set", "decay.lambda", "0.05"]).exit).toBe(5);
		expect(mneme(["config", "set", "decay.lambda", "0.05"]).exit).toBe(0);
		expect(readFileSync(join(folder, "mneme.yaml"), "utf8")).toBe(YAML.replace("0.02", "0.05"));
	});

	it("writes the home's config.yaml, warns of what overrides it, and takes it out again", () => {
		const home = join(folder, "home", "config.yaml");
		const set = ["config", "set", "search.maxResults", "7", "--scope", "home"];
		const { exit, err } = mneme(set, { env: { MNEME_SEARCH_MAX_RESULTS: "3" } });
		expect({ exit, err }).toEqual({ exit: 0, err: "warning: MNEME_SEARCH_MAX_RESULTS overrides it for now\n" });
		expect(readFileSync(home, "utf8")).toBe("search:\n  maxResults: 7\n");
		expect(mneme(["config", "get", "search.maxResults"]).out).toBe("7\n");
		expect(mneme(["config", "set", "search.maxResults", "--unset", "--scope", "home"]).exit).toBe(0);
		expect(mneme(["config", "get", "search.maxResults"]).out).toBe("20\n");
	});

	it("wants a value or --unset, not both and not neither", () => {
		expect(mneme(["config", "set", "decay.lambda"]).exit).toBe(2);
		expect(mneme(["config", "set", "decay.lambda", "1", "--unset"]).exit).toBe(2);
	});
});

it("the generated pages are up to date", () => {
	const { status, stderr } = spawnSync(process.execPath, ["--import", TSX, DOCS, "--check"], { encoding: "utf8" });
	expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});

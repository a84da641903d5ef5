// `setup` on a scratch home folder: the change to each client's config is shown, made once, and taken back to the byte.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Host } from "../src/engine.ts";
import { clientControl } from "../src/hosts/setup.ts";
import { systemClock, systemRandom } from "../src/model/clock.ts";
import { OWNER } from "../src/model/principal.ts";
import { doctor } from "../src/operations/doctor.ts";
import { setup } from "../src/operations/setup.ts";

const CODEX = '# mine\nmodel = "o5" # best\n\n[mcp_servers.other]\ncommand = "x"\n';
const CURSOR = '{\n  // mine\n  "mcpServers": {\n    "a": {"command": "b"}, // keep\n  },\n}\n';

let home: string;
let host: Host;

beforeEach(() => {
	home = mkdtempSync(join(tmpdir(), "mneme-setup-"));
	const places = { userHome: home, env: {}, platform: "linux" as const };
	host = {
		folder: join(home, ".mneme/workspace"),
		home: join(home, ".mneme"),
		env: {},
		clock: systemClock,
		random: systemRandom,
		principal: OWNER,
		progress: () => undefined,
		signal: new AbortController().signal,
		clients: async () => clientControl(join(home, ".mneme"), places, [join(process.cwd(), "src/main.ts")]),
	};
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

function put(path: string, text: string): void {
	mkdirSync(dirname(join(home, path)), { recursive: true });
	writeFileSync(join(home, path), text);
}

const text = (path: string) => readFileSync(join(home, path), "utf8");

async function run(input: object = {}) {
	return await setup.run(host, setup.input.parse(input));
}

/** As `mneme setup --yes`. */
async function agreed(input: object = {}) {
	const asked = await run(input);
	if (asked.status !== "needs-confirmation") return asked;
	return await run({ ...input, confirm: asked.token });
}

describe("setup", () => {
	it("shows each change, and makes none before it is agreed to", async () => {
		put(".codex/config.toml", CODEX);
		const asked = await run();
		expect(asked).toMatchObject({ status: "needs-confirmation" });
		expect(JSON.stringify(asked)).toContain("+[mcp_servers.mneme]");
		expect(text(".codex/config.toml")).toBe(CODEX);
		expect(existsSync(host.folder)).toBe(false);
	});

	it("puts the memory into every client that is there, and makes the workspace", async () => {
		put(".codex/config.toml", CODEX);
		put(".cursor/mcp.json", CURSOR);
		put(".claude.json", '{"x":1}');
		const outcome = await agreed();
		expect(outcome).toMatchObject({ status: "done", value: { made: true } });
		const claude = JSON.parse(text(".claude.json"));
		expect(claude).toMatchObject({ x: 1, mcpServers: { mneme: { type: "stdio", command: process.execPath } } });
		expect(claude.mcpServers.mneme.args).toEqual(expect.arrayContaining(["--workspace", host.folder, "mcp"]));
		expect(text(".codex/config.toml").startsWith(CODEX)).toBe(true);
		expect(text(".codex/config.toml")).toContain("[mcp_servers.mneme]");
		expect(text(".cursor/mcp.json")).toContain('"a": {"command": "b"}, // keep');
		expect(existsSync(join(host.folder, "mneme.yaml"))).toBe(true);
		expect(existsSync(join(home, ".gemini"))).toBe(false);
	});

	it("changes nothing the second time, and says so", async () => {
		put(".claude.json", "{}");
		await agreed();
		const once = text(".claude.json");
		const again = await run();
		expect(again).toMatchObject({ status: "done", value: { clients: [], made: false } });
		expect(JSON.stringify(again)).toContain("has it already");
		expect(text(".claude.json")).toBe(once);
	});

	it("takes it back to the byte; what was edited since stays", async () => {
		put(".codex/config.toml", CODEX);
		put(".cursor/mcp.json", CURSOR);
		mkdirSync(join(home, ".gemini"));
		await agreed();
		writeFileSync(
			join(home, ".codex/config.toml"),
			`${text(".codex/config.toml")}\n[mcp_servers.later]\ncommand = "y"\n`,
		);
		expect(await agreed({ remove: true })).toMatchObject({ status: "done", value: { removed: true } });
		expect(text(".cursor/mcp.json")).toBe(CURSOR);
		expect(existsSync(join(home, ".gemini/settings.json"))).toBe(false);
		expect(text(".codex/config.toml")).not.toContain("mneme");
		expect(text(".codex/config.toml")).toContain("[mcp_servers.later]");
		expect(text(".codex/config.toml").startsWith(CODEX)).toBe(true);
		expect(await run({ remove: true })).toMatchObject({ status: "done", value: { clients: [] } });
	});

	it("leaves a config it cannot read alone", async () => {
		put(".claude.json", '{"x": ');
		put(".codex/config.toml", CODEX);
		expect(await agreed()).toMatchObject({ status: "done", value: { clients: [{ id: "codex" }] } });
		expect(text(".claude.json")).toBe('{"x": ');
		expect(JSON.stringify(await run())).toContain("cannot be read");
	});

	it("writes through a link, and refuses a file that changed meanwhile", async () => {
		put("dotfiles/claude.json", "{}");
		symlinkSync(join(home, "dotfiles/claude.json"), join(home, ".claude.json"));
		const asked = await run();
		if (asked.status !== "needs-confirmation") throw new Error(asked.status);
		expect(await run({ confirm: asked.token })).toMatchObject({ status: "done" });
		expect(text("dotfiles/claude.json")).toContain("mneme");
		put(".codex/config.toml", CODEX);
		const other = await run();
		if (other.status !== "needs-confirmation") throw new Error(other.status);
		put(".codex/config.toml", `${CODEX}# typed meanwhile\n`);
		expect(await run({ confirm: other.token })).toMatchObject({ status: "needs-confirmation" });
		expect(text(".codex/config.toml")).toBe(`${CODEX}# typed meanwhile\n`);
	});

	it("takes a client by its name, found or not, and knows no others", async () => {
		expect(await agreed({ client: ["codex"] })).toMatchObject({ value: { clients: [{ id: "codex" }] } });
		expect(text(".codex/config.toml")).toContain("[mcp_servers.mneme]");
		await expect(run({ client: ["emacs"] })).rejects.toMatchObject({ code: "INVALID_INPUT" });
	});

	it("is checked by doctor", async () => {
		put(".claude.json", "{}");
		put(".codex/config.toml", "a = = 1");
		await agreed();
		const check = async (name: string) => {
			const outcome = await doctor.run(host, doctor.input.parse({}));
			return outcome.status === "done" ? outcome.value.checks.find((each) => each.name === name) : undefined;
		};
		expect(await check("Claude Code")).toMatchObject({ state: "ok" });
		expect(await check("Codex")).toMatchObject({ state: "warn" });
		writeFileSync(join(home, ".claude.json"), text(".claude.json").replace("src/main.ts", "gone.ts"));
		expect(await check("Claude Code")).toMatchObject({ state: "warn", advice: expect.stringContaining("mneme setup") });
	});
});

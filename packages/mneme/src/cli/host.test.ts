import { describe, expect, it } from "vitest";
import type { Flags } from "./arguments.ts";
import { hostFor } from "./host.ts";
import type { Terminal } from "./terminal.ts";

const host = (flags: Flags, env: Record<string, string> = {}, verb = "status") =>
	hostFor({ cwd: "/", userHome: "/home/someone", env } as unknown as Terminal, flags, () => undefined, verb);

describe("on whose behalf", () => {
	it.each([
		[{}, { role: "owner", actor: "manual" }],
		[{ role: "main" }, { role: "main", actor: "bot:main" }],
		[{ agent: "coder" }, { role: "subagent", actor: "subagent:coder", agent: "coder" }],
		[
			{ agent: "coder", role: "main" },
			{ role: "main", actor: "bot:main", agent: "coder" },
		],
		[
			{ agent: "coder", role: "reader" },
			{ role: "reader", actor: "agent:coder", agent: "coder" },
		],
		[{ actor: "system:import" }, { role: "owner", actor: "system:import" }],
	])("%j", (flags, principal) => expect(host(flags).principal).toEqual({ scopes: [], ...principal }));

	it.each([
		[{}, { role: "main", actor: "bot:main" }],
		[{ agent: "coder" }, { role: "main", actor: "bot:main", agent: "coder" }],
		[{ role: "reader" }, { role: "reader", actor: "manual" }],
	])("mcp %j", (flags, principal) => {
		expect(host(flags, {}, "mcp").principal).toEqual({ scopes: [], ...principal });
	});

	it.each([{ agent: "no|pipes" }, { actor: "nobody" }, { role: "engine" }, { role: "subagent" }])("not %j", (flags) => {
		expect(() => host(flags)).toThrow(expect.objectContaining({ code: "USAGE" }));
	});
});

describe("which folders", () => {
	it.each([
		[{}, {}, "/home/someone/.mneme", "/home/someone/.mneme/workspace"],
		[{}, { MNEME_HOME: "~/other" }, "/home/someone/other", "/home/someone/other/workspace"],
		[{ home: "~" }, { MNEME_HOME: "/x" }, "/home/someone", "/home/someone/workspace"],
		[{ workspace: "w" }, { MNEME_WORKSPACE: "/x" }, "/home/someone/.mneme", "/w"],
		[{}, { MNEME_WORKSPACE: "/x" }, "/home/someone/.mneme", "/x"],
		[{}, { MNEME_WORKSPACE: "", MNEME_HOME: "" }, "/home/someone/.mneme", "/home/someone/.mneme/workspace"],
	])("%j %j", (flags, env, home, folder) => expect(host(flags, env)).toMatchObject({ home, folder }));

	it("is the current folder for init, unless one is named", () => {
		expect(host({}, {}, "init").folder).toBe("/");
		expect(host({ workspace: "/w" }, {}, "init").folder).toBe("/w");
	});
});

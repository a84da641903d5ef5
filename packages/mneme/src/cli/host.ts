// From global flags, environment and current folder to a Host: which workspace, which home, on whose behalf.
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Host } from "../engine.ts";
import { isActor } from "../model/actors.ts";
import { systemClock, systemRandom } from "../model/clock.ts";
import { WORKSPACE_SETTINGS_FILE } from "../model/places.ts";
import { OWNER, type Principal, ROLES, type Role } from "../model/principal.ts";
import { GLOBAL_FLAGS } from "../operations/flags.ts";
import { suggest } from "../text/similarity.ts";
import { type Flags, usage } from "./arguments.ts";
import type { Terminal } from "./terminal.ts";

/** `init` is for the folder one stands in; every other verb without a workspace around it means the home's own. */
export function hostFor(terminal: Terminal, flags: Flags, progress: Host["progress"], verb: string): Host {
	const home = folderOf(terminal, flags.home ?? terminal.env.MNEME_HOME) ?? join(terminal.userHome, ".mneme");
	const folder =
		folderOf(terminal, flags.workspace ?? terminal.env.MNEME_WORKSPACE) ??
		nearestWorkspace(terminal.cwd) ??
		(verb === "init" ? terminal.cwd : join(home, "workspace"));
	return {
		folder,
		home,
		env: terminal.env,
		clock: systemClock,
		random: systemRandom,
		principal: principalOf(flags, verb),
		progress,
		signal: terminal.signal,
	};
}

function folderOf(terminal: Terminal, given: Flags[string] | undefined): string | undefined {
	if (typeof given !== "string" || given === "") return undefined;
	// `--home=~/x` and variables set by a supervisor reach us without a shell's expansion.
	const expanded = /^~(?=$|[/\\])/.test(given) ? join(terminal.userHome, given.slice(1)) : given;
	return resolve(terminal.cwd, expanded);
}

function nearestWorkspace(from: string): string | undefined {
	for (let folder = from; ; folder = dirname(folder)) {
		if (existsSync(join(folder, WORKSPACE_SETTINGS_FILE))) return folder;
		if (dirname(folder) === folder) return undefined;
	}
}

/** Behind `mcp` there is an agent, by default the main one. */
function principalOf(flags: Flags, verb: string): Principal {
	const agent = typeof flags.agent === "string" ? flags.agent : undefined;
	const role = roleOf(flags.role) ?? (verb === "mcp" ? "main" : agent === undefined ? OWNER.role : "subagent");
	const actor = typeof flags.actor === "string" ? flags.actor : defaultActor(role, agent);
	if (!isActor(actor))
		throw usage(`--actor or --agent: ${JSON.stringify(actor)} is no actor; try manual, bot:main or agent:NAME`);
	return { actor, role, scopes: [], ...(agent === undefined ? {} : { agent }) };
}

function roleOf(given: Flags[string] | undefined): Role | undefined {
	if (typeof given !== "string") return undefined;
	const choices = GLOBAL_FLAGS.find(({ key }) => key === "role")!.choices;
	const role = ROLES.find((candidate) => candidate === given && choices.includes(candidate));
	if (role) return role;
	const meant = suggest(given, choices);
	throw usage(
		`--role: expected one of ${choices.join(", ")}, found ${JSON.stringify(given)}${meant ? `; did you mean ${meant}?` : ""}`,
	);
}

function defaultActor(role: Role, agent: string | undefined): string {
	if (role === "main") return "bot:main";
	if (role === "owner" || (role === "reader" && agent === undefined)) return OWNER.actor;
	if (agent === undefined) throw usage(`--role ${role} needs --agent NAME`);
	return `${role === "subagent" ? "subagent" : "agent"}:${agent}`;
}

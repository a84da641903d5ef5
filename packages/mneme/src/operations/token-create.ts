// `token create`: a token for an agent or a program that asks over HTTP. Shown once.
import { z } from "zod";
import { ROLES } from "../model/principal.ts";
import { done, refused } from "../model/results.ts";
import { createToken } from "../workspace/tokens.ts";
import { hostOperation } from "./operation.ts";

const DAY_MS = 86_400_000;
const AGENT_NAME = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,63}$/u;

export const tokenCreate = hostOperation({
	name: "token create",
	summary: "Make a token for a caller over HTTP",
	details:
		"Its role, agent, scopes and workspaces are fixed: nothing in a request widens them. Only a hash of it is kept.",
	input: z.object({
		name: z.string().regex(AGENT_NAME).optional().describe("The agent's name, as history names it"),
		access: z.enum(ROLES).exclude(["engine"]).default("main").describe("Its role: what it may do"),
		scope: z.array(z.string().min(1)).default([]).describe("Only these scopes, such as user:alex; none: all"),
		for: z.array(z.string().min(1)).default([]).describe("Folders of workspaces; none: the one meant now"),
		days: z.number().positive().optional().describe("Until it expires; else it does not"),
	}),
	output: z.object({
		/** Not kept anywhere: this is the only time it is shown. */
		token: z.string(),
		id: z.string(),
		role: z.string(),
		agent: z.string().nullable(),
		workspaces: z.array(z.string()),
		expires: z.string().nullable(),
	}),
	positionals: ["name"],
	examples: [
		{ line: "mneme token create claude", about: "For one agent, on this workspace" },
		{ line: "mneme token create dashboard --access reader --days 7", about: "To read only, for a week" },
	],
	callers: [],
	effect: "writes",
	async run(host, { name, access: role, scope, for: folders, days }) {
		if (role === "subagent" && name === undefined)
			return refused(
				"a sub-agent has a name, under which it proposes",
				"Say it: `mneme token create NAME --access subagent`.",
			);
		const { token, stored } = createToken(host, {
			role,
			agent: name ?? null,
			scopes: scope,
			workspaces: folders.length > 0 ? folders : [host.folder],
			expiresMs: days === undefined ? undefined : host.clock.now() + days * DAY_MS,
		});
		const { id, agent, workspaces, expires } = stored;
		return done({ token, id, role, agent, workspaces, expires });
	},
	render: ({ token, role, agent, workspaces, expires }, paint) =>
		[
			paint.bold(token),
			paint.dim(
				`${role}${agent === null ? "" : `, ${agent}`}, for ${workspaces.join(", ")}${expires === null ? "" : `, until ${expires}`}`,
			),
			"Keep it now: it is not shown again.",
		].join("\n"),
});

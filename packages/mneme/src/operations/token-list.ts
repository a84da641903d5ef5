// `token list`: the tokens there are, without what makes them tokens.
import { z } from "zod";
import { done } from "../model/results.ts";
import { readTokens } from "../workspace/tokens.ts";
import { hostOperation } from "./operation.ts";

export const tokenList = hostOperation({
	name: "token list",
	summary: "Who may ask over HTTP",
	input: z.object({}),
	output: z.object({
		tokens: z.array(
			z.object({
				id: z.string(),
				role: z.string(),
				agent: z.string().nullable(),
				scopes: z.array(z.string()),
				workspaces: z.array(z.string()),
				created: z.string(),
				expires: z.string().nullable(),
				expired: z.boolean(),
			}),
		),
	}),
	examples: [{ line: "mneme token list", about: "All of them" }],
	callers: [],
	effect: "reads",
	async run({ home, clock }) {
		const tokens = readTokens(home).map(({ hash: _, ...token }) => ({
			...token,
			expired: token.expires !== null && Date.parse(token.expires) <= clock.now(),
		}));
		return done({ tokens });
	},
	render({ tokens }, paint) {
		if (tokens.length === 0) return "There are none; `mneme token create` makes one.";
		return tokens
			.map(({ id, role, agent, workspaces, expires, expired }) => {
				const until = expires === null ? "" : expired ? paint.red(" expired") : ` until ${expires}`;
				return `${paint.bold(id)}  ${role}${agent === null ? "" : `, ${agent}`}${until}  ${paint.dim(workspaces.join(", "))}`;
			})
			.join("\n");
	},
});

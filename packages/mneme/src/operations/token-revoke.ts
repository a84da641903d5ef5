// `token revoke`: a token stops working at once, in a running server too.
import { z } from "zod";
import { MemoryError } from "../model/errors.ts";
import { done } from "../model/results.ts";
import { revokeToken } from "../workspace/tokens.ts";
import { hostOperation } from "./operation.ts";

export const tokenRevoke = hostOperation({
	name: "token revoke",
	summary: "Take a token back, at once",
	input: z.object({ id: z.string().describe("As `mneme token list` shows it") }),
	output: z.object({ id: z.string(), role: z.string(), agent: z.string().nullable() }),
	positionals: ["id"],
	examples: [{ line: "mneme token revoke 5f2c91aa", about: "By its id" }],
	callers: [],
	effect: "writes",
	async run({ home }, { id }) {
		const found = revokeToken(home, id);
		if (!found)
			throw new MemoryError("NOT_FOUND", `There is no token ${id}; \`mneme token list\` shows them.`, { data: { id } });
		return done({ id, role: found.role, agent: found.agent });
	},
	render: ({ id }) => `Token ${id} no longer works.`,
});

// `vault list`: what the user asked to keep for ever.
import { z } from "zod";
import { parseVault } from "../formats/vault.ts";
import { forgottenNow } from "../index/forgotten.ts";
import { done } from "../model/results.ts";
import { listFolder } from "../stores/folders.ts";
import { VAULT_FOLDER } from "../stores/places.ts";
import { workspaceOperation } from "./operation.ts";

const rowSchema = z.object({
	id: z.string(),
	name: z.string(),
	pinned: z.string().nullable(),
	from: z.string().nullable(),
	path: z.string(),
});

export const vaultList = workspaceOperation({
	name: "vault list",
	summary: "What is kept for ever",
	input: z.object({}),
	output: z.object({ items: z.array(rowSchema) }),
	examples: [{ line: "mneme vault list", about: "All of it" }],
	callers: ["main", "subagent", "reader", "engine"],
	effect: "reads",
	async run({ workspace }) {
		const forgotten = forgottenNow(workspace.ledger);
		const items: z.infer<typeof rowSchema>[] = [];
		for (const path of listFolder(workspace.context, VAULT_FOLDER)) {
			const { text } = await workspace.read(path);
			if (text === null) continue;
			const { slug, name, pinned = null, from = null } = parseVault(text, path);
			if (forgotten.get(`vault:${slug}`) === true) continue;
			items.push({ id: `vault:${slug}`, name, pinned, from, path });
		}
		return done({ items });
	},
	render: ({ items }, paint) =>
		items.length === 0
			? "The vault is empty."
			: items.map(({ id, name, pinned }) => `${paint.cyan(id)} ${name} ${paint.dim(pinned ?? "")}`).join("\n"),
});

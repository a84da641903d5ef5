// `init`: makes a folder a workspace. What is there stays as it is; a second run finds nothing to do.
import { existsSync, realpathSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { z } from "zod";
import { MemoryError } from "../model/errors.ts";
import { done, type Notice, refused } from "../model/results.ts";
import { type Layout, layOut } from "../workspace/layout/lay-out.ts";
import { placeProblem } from "../workspace/layout/surroundings.ts";
import { readSettingSources } from "../workspace/settings/files.ts";
import { resolveSettings } from "../workspace/settings/settings.ts";
import { leftOutSchema, renderLeftOut } from "./left-out.ts";
import { hostOperation } from "./operation.ts";

const outputSchema = z.object({
	root: z.string(),
	/** Null where there was nothing to do. */
	tx: z.string().nullable(),
	/** Files that were missing and are there now. */
	created: z.array(z.string()),
	/** Files that were there and are in the ledger now, as they are. */
	adopted: z.array(z.string()),
	leftOut: z.array(leftOutSchema),
	/** The ignore file of the surrounding git repository, if lines were added to it. */
	excludedIn: z.string().nullable(),
});

export const init = hostOperation({
	name: "init",
	summary: "Make a folder a workspace",
	details:
		"Without a folder: the one you are in, or the workspace around it. Files that are there are kept as they are and recorded; only what is missing is added. Running it again changes nothing.",
	input: z.object({
		folder: z
			.string()
			.min(1)
			.optional()
			.describe("The folder, if not the one you are in. It is made if it is not there"),
	}),
	output: outputSchema,
	positionals: ["folder"],
	examples: [
		{ line: "mneme init", about: "The folder you are in, with all that is in it" },
		{ line: "mneme init ~/.mneme/workspace", about: "The workspace verbs use where there is no other" },
	],
	callers: [],
	effect: "writes",
	async run(host, input) {
		const folder = realFolder(input.folder === undefined ? host.folder : resolve(input.folder));
		const problem = placeProblem(folder, { mneme: realFolder(host.home), user: host.env.HOME ?? host.env.USERPROFILE });
		if (problem) return refused(`${folder} cannot become a workspace: ${problem}`, "Choose a folder of its own.");
		const resolved = resolveSettings(await readSettingSources({ ...host, folder }));
		const newer = resolved.problems.find(({ code }) => code === "FORMAT_NEWER");
		if (newer) throw new MemoryError("FORMAT_NEWER", newer.message);
		const layout = await layOut({
			folder,
			timezone: resolved.settings.timezone,
			clock: host.clock,
			random: host.random,
			report: (done, total) => host.progress({ text: "Recording what is here", done, total }),
		});
		const { root, tx, created, adopted, leftOut, excludedIn } = layout;
		const invalid = resolved.problems.map(({ message }): Notice => ({ level: "warning", text: message }));
		return done(
			{
				root,
				tx: tx ?? null,
				created: [...created],
				adopted: [...adopted],
				leftOut: [...leftOut],
				excludedIn: excludedIn ?? null,
			},
			[...noticesOf(layout), ...invalid],
		);
	},
	render({ root, created, adopted, leftOut, excludedIn }, paint) {
		const lines = [];
		if (created.length + adopted.length === 0)
			lines.push(`${paint.bold(root)} is a workspace already; nothing was changed.`);
		else {
			lines.push(`${paint.bold(root)} is a workspace now.`);
			if (adopted.length > 0)
				lines.push(
					`  ${paint.green("kept   ")} ${adopted.length === 1 ? "1 file as it is" : `${adopted.length} files as they are`}, now recorded`,
				);
			for (const path of created) lines.push(`  ${paint.green("created")} ${path}`);
		}
		if (excludedIn !== null) lines.push(`  ${paint.green("ignored")} the ledger, in ${excludedIn}`);
		lines.push(...renderLeftOut(leftOut, paint));
		if (created.length > 0) lines.push("", `Next: ${paint.cyan("mneme status")}, or open ${join(root, "MEMORY.md")}`);
		return lines.join("\n");
	},
});

/** The folder without symbolic links, as far as it exists. */
function realFolder(folder: string): string {
	if (existsSync(folder)) return realpathSync(folder);
	const parent = dirname(folder);
	return parent === folder ? folder : join(realFolder(parent), basename(folder));
}

function noticesOf({ withheld, notices }: Layout): Notice[] {
	const twins = withheld.map(
		({ path, because }): Notice => ({
			level: "warning",
			text: `${path} was not added: ${because} is there, and some systems cannot tell the two apart. Rename it to ${path} if it is meant to be it.`,
		}),
	);
	return [...twins, ...notices];
}

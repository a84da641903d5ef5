// `erase verify`: holds the ledger, and with the text every file, against the receipt of an erasure.
import { z } from "zod";
import { verifyErasure } from "../forgetting/erase/verify.ts";
import { done } from "../model/results.ts";
import { workspaceOperation } from "./operation.ts";

export const eraseVerify = workspaceOperation({
	name: "erase verify",
	summary: "Check that what was erased is gone",
	details:
		"Goes through every object of the ledger, whether anything refers to it or not. With the key that `erase` showed, it looks for the erased objects; with --text for the text itself, in every object and every file of the workspace, byte by byte (pipe it in so that no shell remembers it). A key that is not the receipt's is refused. Ends with 1 if anything is found, or a file cannot be read. Remotes, clones and files outside the ledger are named.",
	input: z.object({
		receipt: z.string().describe("The receipt's id, or its path"),
		key: z.string().optional().describe("The key that was shown when it was erased"),
		text: z.string().optional().describe("What was erased"),
	}),
	output: z.object({
		clean: z.boolean(),
		receipt: z.string(),
		erasedAt: z.string(),
		findings: z.array(z.string()),
		/** Objects looked at, and files; files only where a text was given. */
		objects: z.int(),
		files: z.int(),
		/** Objects nothing refers to. */
		unreferenced: z.int(),
		/** Whether erased objects, and the text, were looked for. */
		looked: z.object({ key: z.boolean(), text: z.boolean() }),
		elsewhere: z.array(z.string()),
	}),
	positionals: ["receipt"],
	stdin: "text",
	examples: [
		{ line: "mneme erase verify e-2026-02-02-1a2b3c --key 5f…", about: "Are the erased objects gone?" },
		{ line: "mneme erase verify e-2026-02-02-1a2b3c --text 'the old door code'", about: "Is the text anywhere?" },
	],
	callers: [],
	effect: "reads",
	async run(engine, { receipt, key, text: given }) {
		const report = (count: number, total: number) =>
			engine.progress({ text: "Looking through the history", done: count, total });
		// A line end that a pipe added is not part of the text, and an empty pipe gives none.
		const text = given?.replace(/\r?\n$/, "") || undefined;
		const found = await verifyErasure(engine.workspace, { receipt, key, text, report });
		const { findings, objects, files, unreferenced, elsewhere } = found;
		const looked = { key: key !== undefined, text: text !== undefined };
		const { id, erased_at: erasedAt } = found.receipt;
		const clean = findings.length === 0;
		return done({
			clean,
			receipt: id,
			erasedAt,
			findings: [...findings],
			objects,
			files,
			unreferenced,
			looked,
			elsewhere: [...elsewhere],
		});
	},
	exit: ({ clean }) => (clean ? 0 : 1),
	render({ clean, receipt, erasedAt, findings, objects, files, unreferenced, looked, elsewhere }, paint) {
		const searched = `${objects} objects${files > 0 ? ` and ${files} files` : ""} searched`;
		const head = clean
			? `${paint.green("clean")}: ${receipt} of ${erasedAt}, ${searched}`
			: `${paint.red("found")}: ${searched}`;
		const lines = [head, ...findings.map((finding) => `  ${finding}`)];
		if (unreferenced > 0) lines.push(`${unreferenced} objects are in the ledger that nothing refers to.`);
		if (!looked.key && !looked.text)
			lines.push(
				paint.dim("Only the ledger as such was checked: --key looks for the erased objects, --text for the text."),
			);
		return [...lines, ...elsewhere.map((place) => `${paint.yellow("not reached")}: ${place}`)].join("\n");
	},
});

// `blame`: each line of a file with who wrote it, when and why. Real git finds the commits; without git there is no blame.
import { z } from "zod";
import type { Engine } from "../engine.ts";
import { parseMessage } from "../ledger/message.ts";
import { MemoryError } from "../model/errors.ts";
import { done } from "../model/results.ts";
import { recordEdits } from "../workspace/outside/edited-paths.ts";
import { type HistoryRow, historyRow, historyRowSchema, nameOf, padded } from "./history-rows.ts";
import { workspaceOperation } from "./operation.ts";

const lineSchema = historyRowSchema.pick({
	commit: true,
	tx: true,
	time: true,
	utc: true,
	actor: true,
	approval: true,
	summary: true,
});

export const blame = workspaceOperation({
	name: "blame",
	summary: "Each line of a file: who wrote it, when and why",
	details: "Needs the git program.",
	input: z.object({ file: z.string().describe("The file's path") }),
	output: z.object({
		file: z.string(),
		lines: z.array(lineSchema.extend({ line: z.int(), text: z.string() })),
	}),
	positionals: ["file"],
	examples: [{ line: "mneme blame USER.md", about: "Who wrote what in it" }],
	callers: ["main", "subagent", "reader", "engine"],
	effect: "reads",
	async run(engine, { file }) {
		await recordEdits(engine.workspace, [file]);
		const lines = parsePorcelain(await runBlame(engine, file));
		const rows = new Map(lines.map(({ commit }) => [commit, undefined as HistoryRow | undefined]));
		for (const commit of rows.keys()) rows.set(commit, readRow(engine, commit));
		return done({
			file,
			lines: lines.map(({ commit, line, text }) => ({ ...lineSchema.parse(rows.get(commit)), line, text })),
		});
	},
	render({ lines }, paint) {
		const widest = (of: (line: (typeof lines)[number]) => string) =>
			Math.max(0, ...lines.map((line) => of(line).length));
		const widths = { name: widest(nameOf), actor: widest(({ actor }) => actor), line: String(lines.length).length };
		return lines
			.map((line, index) => {
				const same = index > 0 && lines[index - 1]!.commit === line.commit;
				const who = `${line.time}  ${nameOf(line).padEnd(widths.name)}  ${line.actor.padEnd(widths.actor)}`;
				const why = same ? "" : paint.dim(`    ${line.summary}`);
				return `${padded(who, who.length, same ? " ".repeat(who.length) : paint.cyan(who))}  ${String(line.line).padStart(widths.line)}  ${line.text}${why}`;
			})
			.join("\n");
	},
});

async function runBlame({ workspace: { ledger } }: Engine, file: string): Promise<string> {
	const head = ledger.head();
	if (head === undefined || !ledger.trees.find(ledger.treeOf(head), file))
		throw new MemoryError(
			"NOT_FOUND",
			`There is no file ${file} now. \`mneme history ${file}\` shows whether there was one.`,
			{
				data: { path: file },
			},
		);
	const { exit, stdout, stderr } = await ledger.git(["blame", "--porcelain", "--first-parent", head, "--", file]);
	if (exit === 0) return stdout.toString("utf8");
	throw new MemoryError("LEDGER_CORRUPT", `git could not blame ${file}: ${stderr.trim()}`, { data: { exit } });
}

const HEADER = /^(?<commit>[0-9a-f]{40}) \d+ (?<line>\d+)/u;

/** Each line's header, then the line itself behind a tab. */
function parsePorcelain(text: string): { commit: string; line: number; text: string }[] {
	const lines: { commit: string; line: number; text: string }[] = [];
	let open: Record<string, string> | undefined;
	for (const row of text.split("\n")) {
		if (row.startsWith("\t")) lines.push({ commit: open!.commit!, line: Number(open!.line), text: row.slice(1) });
		else open = HEADER.exec(row)?.groups ?? open;
	}
	return lines;
}

function readRow(engine: Engine, oid: string): HistoryRow {
	const commit = engine.workspace.ledger.reader.readCommit(oid);
	return historyRow(engine, { oid, commit, message: parseMessage(commit.message) });
}

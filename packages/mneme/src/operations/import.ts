// `import`: what another program remembered, taken over.
import { resolve } from "node:path";
import { z } from "zod";
import { importFrom as importItems } from "../importers/import.ts";
import { SOURCE_NAMES } from "../importers/item.ts";
import { type Paint, workspaceOperation } from "./operation.ts";

const counts = z.object({
	added: z.int(),
	updated: z.int(),
	/** Imported before, or known already. */
	known: z.int(),
	/** Texts, also parts of notes. */
	quarantined: z.int(),
	skipped: z.int(),
	/** Items that lost a secret. */
	redacted: z.int(),
});

const kinds = ["note", "episode", "statement", "entity", "fact", "relation"] as const;

const outputSchema = z.object({
	source: z.enum(SOURCE_NAMES),
	into: z.string(),
	dryRun: z.boolean(),
	counts,
	added: z.partialRecord(z.enum(kinds), z.int()),
	skipped: z.array(z.object({ reason: z.string(), count: z.int(), examples: z.array(z.string()) })),
	/** Stopped half way: the same command goes on from there. */
	stopped: z.boolean(),
});

type Report = z.infer<typeof outputSchema>;

const PLURALS: Readonly<Record<(typeof kinds)[number], string>> = {
	note: "notes",
	episode: "entries of the log",
	statement: "statements",
	entity: "entities",
	fact: "facts",
	relation: "relations",
};

export const importMemories = workspaceOperation({
	name: "import",
	summary: "Take over notes, chats and memories of another program",
	details:
		"Knows folders of markdown, Obsidian vaults, exports of ChatGPT and Claude (unpacked), the file of the MCP memory server, mem0 exports and PDF files. Notes are kept as files; of chats, one entry each and what you asked to be kept or said of yourself, not the messages. The same import again adds only what is new; stopped half way, it goes on from there. Nothing goes to core memory, secrets are blanked out, and orders to the agent go to quarantine.",
	input: z.object({
		path: z.string().min(1).describe("The file or folder"),
		from: z.enum(SOURCE_NAMES).optional().describe("What it is, where that cannot be told from it"),
		as: z
			.string()
			.regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u)
			.optional()
			.describe("The folder below memory/notes/ for its notes; its own name otherwise"),
		dryRun: z.boolean().default(false).describe("Only say what would be imported"),
	}),
	output: outputSchema,
	positionals: ["path"],
	// Reads files of its caller, from where the caller is, for as long as that takes.
	untilStopped: true,
	examples: [
		{ line: "mneme import ~/Vault --dry-run", about: "What an Obsidian vault would add" },
		{ line: "mneme import ~/Downloads/chatgpt-export", about: "An export, unpacked" },
		{ line: "mneme import memory.jsonl --from server-memory", about: "The MCP memory server's file" },
	],
	callers: [],
	effect: "writes",
	async run(engine, { path, from, as, dryRun }) {
		const { signal, progress } = engine;
		const outcome = await importItems(engine, {
			path: resolve(path),
			dryRun,
			signal,
			progress,
			...(from === undefined ? {} : { from }),
			...(as === undefined ? {} : { name: as }),
		});
		if (outcome.status !== "done") return outcome;
		const { skipped, ...report } = outcome.value;
		const value = { ...report, skipped: skipped.map((each) => ({ ...each, examples: [...each.examples] })) };
		return { ...outcome, value };
	},
	render: renderReport,
});

function renderReport({ source, into, dryRun, counts, added, skipped, stopped }: Report, paint: Paint): string {
	const kindsAdded = kinds.flatMap((kind) => (added[kind] ? [`${added[kind]} ${PLURALS[kind]}`] : []));
	const what = kindsAdded.length === 0 ? "nothing new" : kindsAdded.join(", ");
	const lines = [`${paint.green(dryRun ? `Would import from ${source}` : `Imported from ${source}`)}: ${what}`];
	if (added.note) lines.push(`  ${paint.dim(`notes are in ${into}`)}`);
	if (counts.updated > 0) lines.push(`  ${counts.updated} notes changed in the source: brought up to date`);
	if (counts.known > 0) lines.push(`  ${counts.known} known already`);
	if (counts.quarantined > 0)
		lines.push(`  ${paint.yellow(`${counts.quarantined} read like orders: mneme quarantine list`)}`);
	if (counts.redacted > 0) lines.push(`  ${paint.yellow(`secrets were blanked out of ${counts.redacted}`)}`);
	for (const { reason, count, examples } of skipped)
		lines.push(
			`  ${count} skipped, ${reason}: ${paint.dim(`${examples.join(", ")}${count > examples.length ? ", …" : ""}`)}`,
		);
	if (stopped) lines.push(paint.yellow("Stopped half way. The same command goes on from there."));
	return lines.join("\n");
}

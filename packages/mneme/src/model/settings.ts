// Every setting, one group per const, with its default and what it is for. Where values come from is workspace/settings/.
import { z } from "zod";
import { type Field, leavesOf } from "./fields.ts";

/** The format of a workspace this version writes. */
export const FORMAT = 1;

const whole = (byDefault: number, about: string, from = 1, to = Number.MAX_SAFE_INTEGER) =>
	z.int().min(from).max(to).default(byDefault).describe(about);
const share = (byDefault: number, about: string) => z.number().min(0).max(1).default(byDefault).describe(about);
const percent = (byDefault: number, about: string) => whole(byDefault, about, 1, 100);
const flag = (byDefault: boolean, about: string) => z.boolean().default(byDefault).describe(about);
const text = (about: string) => z.string().min(1).optional().describe(about);

const timeOfDay = (byDefault: string, about: string) =>
	z
		.string()
		.regex(/^(off|([01]\d|2[0-3]):[0-5]\d)$/)
		.meta({ expects: "a time of day as HH:MM, or off" })
		.default(byDefault)
		.describe(about);

const keyEnv = z
	.string()
	.regex(/^[A-Za-z_][A-Za-z0-9_]*$/)
	.meta({ expects: "the name of an environment variable" })
	.optional()
	.describe("Name of the environment variable that holds the key; never the key itself");

const baseUrl = z
	.url()
	.meta({ expects: "a URL" })
	.optional()
	.describe("Where the provider answers, if not at its own address");

const core = z
	.strictObject({
		totalTokens: whole(3000, "Budget of MEMORY.md as a whole"),
		identityTokens: whole(500, "Budget of the block Identity"),
		activeContextTokens: whole(1000, "Budget of the block Active Context"),
		personaTokens: whole(500, "Budget of the block Persona"),
		criticalFactsTokens: whole(1000, "Budget of the block Critical Facts"),
		datedTokens: whole(600, "Reserved for dated sections while there are any", 0),
	})
	.refine((group) => group.datedTokens < group.totalTokens, "datedTokens must be smaller than totalTokens")
	.prefault({});

const decay = z
	.strictObject({
		lambda: z
			.number()
			.min(0)
			.max(10)
			.default(0.03)
			.describe("Rate of forgetting per day; 0.03 halves a score in 23 days"),
		thresholds: z
			.strictObject({
				active: share(0.5, "At or above: ranked as usual"),
				fading: share(0.2, "At or above: found, but ranked lower"),
				archive: share(0.05, "Below: hidden from search"),
			})
			.refine(
				({ active, fading, archive }) => active > fading && fading > archive,
				"thresholds must fall: active above fading above archive",
			)
			.prefault({}),
		base: z
			.strictObject({
				explicit: share(1, "A new memory the user asked for"),
				detected: share(0.7, "A new memory that was detected or proposed"),
				inferred: share(0.5, "A new memory from reflection, curation or import"),
			})
			.prefault({}),
		weights: z
			.strictObject({
				core: z.number().min(0).max(10).default(1.5).describe("Weight of core memories"),
				episodic: z.number().min(0).max(10).default(0.8).describe("Weight of episodes"),
				semantic: z.number().min(0).max(10).default(1.2).describe("Weight of entities and facts"),
				procedural: z.number().min(0).max(10).default(1).describe("Weight of procedures"),
			})
			.prefault({}),
	})
	.prefault({});

const reflection = z
	.strictObject({
		budgetTokens: whole(8000, "Most that one reflection may write"),
		schedule: timeOfDay("03:00", "When it runs each day, in the workspace's time zone"),
		atSessionEnd: flag(true, "Also run when a long session ends"),
		// The seed leaves this number open; a busy week of explicit memories.
		afterEntries: whole(50, "Also run once this many episodes are unprocessed"),
	})
	.prefault({});

const graph = z.strictObject({ depth: whole(2, "How many relations away a recall looks", 0, 5) }).prefault({});

const search = z
	.strictObject({
		maxResults: whole(20, "Most results of one recall", 1, 1000),
		minScore: share(0.3, "Results below this are left out"),
	})
	.prefault({});

const audit = z
	.strictObject({ retentionDays: whole(90, "Age at which lines of audit.log become monthly digests") })
	.prefault({});

const alerts = z
	.strictObject({ criticalFiles: flag(true, "Tell of changes to critical files at session start, until acknowledged") })
	.prefault({});

const APPROVERS = ["cli", "elicitation", "relayed"] as const;

const approval = z
	.strictObject({
		from: z
			.array(z.enum(APPROVERS))
			.min(1)
			.default([...APPROVERS])
			.describe("Ways in which an approval counts as the user's"),
	})
	.prefault({});

const upkeep = z
	.strictObject({
		mode: z
			.enum(["apply", "propose"])
			.default("apply")
			.describe("Curation and pruning apply what they do, or propose it to the next reflection"),
		schedule: timeOfDay("02:00", "When checkup, curation and pruning run each night, in this order"),
		coreLines: whole(50, "Lines of dated sections in MEMORY.md before pruning shortens them"),
		coreStaleDays: whole(3, "Checkup flags MEMORY.md without a newer dated section"),
		sessionStaleHours: whole(24, "Checkup flags an older SESSION-STATE.md"),
		fileStaleDays: whole(7, "Checkup flags files of memory/ not touched for longer"),
		dailyLogDays: whole(14, "Age at which a daily log's decisions and lessons are extracted"),
		observationLines: whole(100, "Lines of observations.md before it is trimmed"),
		observationKeepLines: whole(60, "Lines of observations.md that trimming keeps"),
		untaggedDays: whole(7, "Age at which observations without a tag are dropped"),
		completedDays: whole(7, "Age at which completed tasks may be pruned"),
		immuneHours: whole(24, "Younger entries are never pruned"),
		curateAtLeast: whole(3, "Learnings one curation looks for", 0),
		curateAtMost: whole(8, "Most learnings one curation adds"),
	})
	.refine(
		(group) => group.observationKeepLines <= group.observationLines,
		"observationKeepLines must not exceed observationLines",
	)
	.refine((group) => group.curateAtLeast <= group.curateAtMost, "curateAtLeast must not exceed curateAtMost")
	.prefault({});

const checkpoint = z
	.strictObject({
		bufferPercent: percent(60, "Share of the context window at which the working buffer is written"),
		flushPercent: percent(75, "Share at which the host's own flush is expected"),
		dumpPercent: percent(80, "Share at which all unsaved context is written down"),
		everyResponses: whole(3, "How often the share is checked"),
		largeOutputTokens: whole(5000, "Output of a tool that has the share checked at once"),
	})
	.refine(
		(group) => group.bufferPercent <= group.flushPercent && group.flushPercent <= group.dumpPercent,
		"checkpoints must rise: bufferPercent, flushPercent, dumpPercent",
	)
	.prefault({});

const context = z
	.strictObject({
		fileCharacters: whole(20_000, "Most of one file that goes into a system prompt"),
		totalCharacters: whole(150_000, "Most of all files together; a host's own limit wins where it is lower"),
		warnPercent: percent(90, "Share of either limit at which checkup warns"),
	})
	.refine((group) => group.fileCharacters <= group.totalCharacters, "fileCharacters must not exceed totalCharacters")
	.prefault({});

const llm = z
	.strictObject({
		mode: z
			.enum(["rules", "provider", "host"])
			.default("rules")
			.describe("Rules (offline), a provider's model, or the host that calls Mneme"),
		provider: z
			.enum(["anthropic", "openai", "openai-compatible"])
			.default("anthropic")
			.describe("Whose model, in mode provider"),
		model: text("The model's name at the provider"),
		baseUrl,
		keyEnv,
		// Some 25 full reflections: a runaway loop stops the same day, ordinary use never meets it.
		dailyTokens: whole(200_000, "Most tokens a day, in and out; then rules take over", 0),
	})
	.prefault({});

const embedding = z
	.strictObject({
		provider: z
			.enum(["bundled", "openai", "ollama", "onnx"])
			.default("bundled")
			.describe("The bundled encoder, a remote one, or an ONNX model of your own"),
		runtime: z.enum(["wasm", "native"]).default("wasm").describe("What runs a local model"),
		model: text("Name of the remote model, or folder of the ONNX model"),
		dimensions: z.int().min(1).optional().describe("How long the remote model's vectors are"),
		baseUrl,
		keyEnv,
	})
	.prefault({});

const screening = z
	.strictObject({
		enabled: flag(true, "Redact secrets and quarantine orders to the agent in what the engine writes"),
		allow: z.array(z.string().min(1)).default([]).describe("Texts that screening leaves alone"),
	})
	.prefault({});

const capture = z
	.strictObject({
		softSignals: flag(true, "Also notice what was not asked for in so many words: preferences, corrections"),
	})
	.prefault({});

const ledger = z
	// Loose objects cost reading speed and inodes, packing costs a git process: 32 MB is weeks of ordinary use.
	.strictObject({ packAfterMegabytes: whole(32, "Loose objects of the ledger before they are packed") })
	.prefault({});

const timezone = z
	.string()
	.refine(isTimezone)
	.meta({ expects: "an IANA time zone such as Europe/Berlin" })
	.default(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
	.meta({ description: "Rules days and the headings of episodes", machine: true });

export const settingsSchema = z.strictObject({
	format: z.int().min(1).default(FORMAT).describe("Format of the workspace, written by init and migrate"),
	timezone,
	core,
	decay,
	reflection,
	graph,
	search,
	audit,
	alerts,
	approval,
	upkeep,
	checkpoint,
	context,
	llm,
	embedding,
	screening,
	capture,
	ledger,
});

export type Settings = z.output<typeof settingsSchema>;

/** Every setting by dotted path, in the order of the schema. */
export const SETTING_FIELDS: readonly Field[] = leavesOf(settingsSchema);

const fieldsByPath = new Map(SETTING_FIELDS.map((field) => [field.name, field]));

export function findSetting(path: string): Field | undefined {
	return fieldsByPath.get(path);
}

function isTimezone(name: string): boolean {
	try {
		new Intl.DateTimeFormat("en", { timeZone: name });
		return true;
	} catch {
		return false;
	}
}

// `doctor`: whether Mneme can work here: installation, workspace, ledger. Repairs only what it was asked to, and says what it did.
import { existsSync, readdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Host } from "../engine.ts";
import { runGit } from "../ledger/git.ts";
import { LEDGER_FOLDER, Ledger } from "../ledger/ledger.ts";
import { MemoryError } from "../model/errors.ts";
import { WORKSPACE_SETTINGS_FILE } from "../model/places.ts";
import { done, type Outcome } from "../model/results.ts";
import { openDatabase } from "../storage/database.ts";
import { availableDrivers } from "../storage/drivers.ts";
import {
	type Check,
	checkBranch,
	checkDisk,
	checkGitFsck,
	checkLock,
	checkSkeleton,
	checkStaleLocks,
} from "../workspace/diagnosis/diagnosis.ts";
import { checkFiles } from "../workspace/diagnosis/files.ts";
import { readSettingSources } from "../workspace/settings/files.ts";
import { resolveSettings } from "../workspace/settings/settings.ts";
import { withLock } from "../workspace/transaction/lock.ts";
import { Workspace } from "../workspace/workspace.ts";
import { checkSetup } from "./doctor-clients.ts";
import { padded } from "./history-rows.ts";
import { hostOperation, type Paint } from "./operation.ts";

const outputSchema = z.object({
	healthy: z.boolean(),
	checks: z.array(
		z.object({
			name: z.string(),
			state: z.enum(["ok", "warn", "fail"]),
			text: z.string(),
			advice: z.string().optional(),
		}),
	),
	/** What was mended, or with dryRun would be. */
	repairs: z.array(z.string()),
	dryRun: z.boolean(),
});

export const doctor = hostOperation({
	name: "doctor",
	summary: "Check that Mneme can work here",
	details:
		"Looks at the installation, the workspace and its ledger. --repair sets a broken branch to the newest whole commit, removes locks of a git that died and makes missing parts of the ledger anew; your files are never touched.",
	input: z.object({
		repair: z.boolean().default(false).describe("Mend what can be mended"),
		dryRun: z.boolean().default(false).describe("With --repair: only say what would be done"),
	}),
	output: outputSchema,
	examples: [
		{ line: "mneme doctor", about: "Look at everything" },
		{ line: "mneme doctor --repair --dry-run", about: "What would be mended" },
	],
	callers: [],
	effect: "writes",
	async run(host, { repair, dryRun }): Promise<Outcome<z.infer<typeof outputSchema>>> {
		const repairs = repair ? await applyRepairs(host, dryRun) : [];
		const checks = [...(await checkInstallation()), ...(await checkSetup(host)), ...(await checkWorkspace(host))];
		return done({
			healthy: checks.every(({ state }) => state !== "fail"),
			checks: checks.map(({ name, state, text, advice }) => ({
				name,
				state,
				text,
				...(advice === undefined ? {} : { advice }),
			})),
			repairs,
			dryRun,
		});
	},
	exit: ({ healthy }) => (healthy ? 0 : 1),
	render({ healthy, checks, repairs, dryRun }, paint) {
		const width = Math.max(...checks.map(({ name }) => name.length));
		const lines = checks.flatMap(({ name, state, text, advice }) => [
			`${MARKS[state](paint)} ${padded(name, width, paint.bold(name))}  ${text}`,
			...(advice === undefined ? [] : [`     ${" ".repeat(width)}  ${paint.cyan(advice)}`]),
		]);
		const mended = repairs.map((what) => `${paint.yellow(dryRun ? "would" : "did:")} ${what}`);
		return [
			...mended,
			...lines,
			"",
			healthy ? paint.green("Mneme can work here.") : paint.red("Something has to be mended first."),
		].join("\n");
	},
});

const MARKS: Record<Check["state"], (paint: Paint) => string> = {
	ok: (paint) => paint.green("ok  "),
	warn: (paint) => paint.yellow("warn"),
	fail: (paint) => paint.red("FAIL"),
};

const NODE_AT_LEAST = [20, 19] as const;
/** What packing needs: `repack --geometric`. */
const GIT_AT_LEAST = [2, 33] as const;

function isAtLeast(version: string, [major, minor]: readonly [number, number]): boolean {
	const [ownMajor = 0, ownMinor = 0] = version.split(".").map(Number);
	return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

async function checkInstallation(): Promise<Check[]> {
	const { node } = process.versions;
	const nodeCheck: Check = isAtLeast(node, NODE_AT_LEAST)
		? { name: "node", state: "ok", text: node }
		: { name: "node", state: "fail", text: node, advice: `Install Node ${NODE_AT_LEAST.join(".")} or newer.` };
	return [nodeCheck, await checkGit(), await checkSqlite()];
}

async function checkGit(): Promise<Check> {
	try {
		const { stdout } = await runGit(process.cwd(), process.cwd(), ["--version"]);
		const version = /\d+\.\d+(?:\.\d+)?/.exec(stdout.toString())?.[0] ?? "";
		if (isAtLeast(version, GIT_AT_LEAST)) return { name: "git", state: "ok", text: version };
		return {
			name: "git",
			state: "warn",
			text: version,
			advice: `Git ${GIT_AT_LEAST.join(".")} or newer packs the ledger; all else works.`,
		};
	} catch (error) {
		if (!(error instanceof MemoryError) || error.code !== "NO_GIT") throw error;
		return {
			name: "git",
			state: "warn",
			text: "not found",
			advice: "Install git for packing and `mneme git`; all else works without.",
		};
	}
}

async function checkSqlite(): Promise<Check> {
	try {
		(await openDatabase(":memory:")).close();
		return { name: "sqlite", state: "ok", text: availableDrivers()[0]! };
	} catch (error) {
		return {
			name: "sqlite",
			state: "fail",
			text: (error as Error).message,
			advice: "Install Mneme again; `npm ls @photostructure/sqlite` shows whether its driver is there.",
		};
	}
}

async function checkWorkspace(host: Host): Promise<Check[]> {
	const { folder } = host;
	if (!existsSync(join(folder, LEDGER_FOLDER)))
		return [
			{
				name: "workspace",
				state: "fail",
				text: `${folder} is none`,
				advice: "Run `mneme init`, or name another with --workspace.",
			},
		];
	const found: Check = existsSync(join(folder, WORKSPACE_SETTINGS_FILE))
		? { name: "workspace", state: "ok", text: folder }
		: {
				name: "workspace",
				state: "warn",
				text: `${folder} has no ${WORKSPACE_SETTINGS_FILE}`,
				advice: "Run `mneme init` there: it adds what is missing.",
			};
	const checks = [found, await checkSettings(host), ...(await checkLedger(host))];
	if (checks.some(({ state }) => state === "fail")) return checks;
	const workspace = await Workspace.open(folder, { clock: host.clock, random: host.random });
	try {
		return [...checks, ...(await checkFiles(workspace.context))];
	} finally {
		await workspace.close();
	}
}

async function checkSettings(host: Host): Promise<Check> {
	const { problems } = resolveSettings(await readSettingSources(host));
	if (problems.length === 0) return { name: "settings", state: "ok", text: "valid" };
	return {
		name: "settings",
		state: "fail",
		text: problems.map(({ message }) => message).join("; "),
		advice: "Mend them with `mneme config set`, or in the file itself.",
	};
}

/** Each for itself: what one finds broken the others may not be able to look at. */
async function checkLedger(host: Host): Promise<Check[]> {
	const gitFolder = join(realpathSync(host.folder), LEDGER_FOLDER);
	const skeleton = checkSkeleton(gitFolder);
	if (skeleton.state === "fail") return [skeleton];
	const ledger = new Ledger(realpathSync(host.folder), "on");
	try {
		const disk = await checkDisk(ledger);
		const checks = [skeleton, checkStaleLocks(ledger, Date.now()), checkBranch({ ledger }), disk];
		if (disk.state === "fail") return checks;
		return [...checks, await checkLock(ledger), await checkGitFsck(ledger)];
	} finally {
		ledger.close();
	}
}

const REPAIR_LOCK_MS = 5000;

/** In rounds: a missing skeleton hides what else is broken. */
async function applyRepairs(host: Host, dryRun: boolean): Promise<string[]> {
	const gitFolder = join(host.folder, LEDGER_FOLDER);
	if (!existsSync(gitFolder) || readdirSync(gitFolder).length === 0) return [];
	const planned: string[] = [];
	const mend = ({ repair }: Check) => {
		if (!repair) return;
		planned.push(repair.plan);
		if (!dryRun) repair.apply();
	};
	mend(checkSkeleton(gitFolder));
	if (dryRun && planned.length > 0) return planned;
	const ledger = new Ledger(realpathSync(host.folder), "on");
	try {
		const work = async () => {
			mend(checkStaleLocks(ledger, Date.now()));
			mend(checkBranch({ ledger }));
		};
		await withLock(ledger.own("lock.db"), work, REPAIR_LOCK_MS);
	} finally {
		ledger.close();
	}
	return planned;
}

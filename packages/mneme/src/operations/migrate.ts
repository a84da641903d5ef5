// `migrate`: brings an older workspace to this version's format, all steps in one transaction. Format 1 is the first.
import { z } from "zod";
import { type Engine, openEngine } from "../engine.ts";
import { MemoryError } from "../model/errors.ts";
import { enginePrincipal } from "../model/principal.ts";
import { done, type Outcome } from "../model/results.ts";
import { FORMAT } from "../model/settings.ts";
import { readSettingSources } from "../workspace/settings/files.ts";
import { resolveSettings } from "../workspace/settings/settings.ts";
import type { Transaction } from "../workspace/transaction/transaction.ts";
import { hostOperation } from "./operation.ts";

/** From one format to the next; the last thing a step does is to write the new `format` into mneme.yaml. */
interface MigrationStep {
	readonly from: number;
	readonly summary: string;
	apply(tx: Transaction): Promise<void>;
}

const STEPS: readonly MigrationStep[] = [];

export const migrate = hostOperation({
	name: "migrate",
	summary: "Bring a workspace to this version's format",
	details: "One transaction, so undo takes all of it back.",
	input: z.object({
		dryRun: z.boolean().default(false).describe("Only say what would be done"),
	}),
	output: z.object({ from: z.int(), to: z.int(), steps: z.array(z.string()), dryRun: z.boolean() }),
	examples: [{ line: "mneme migrate --dry-run", about: "See what a new version would change" }],
	callers: [],
	effect: "writes",
	async run(host, { dryRun }) {
		const { settings, problems } = resolveSettings(await readSettingSources(host));
		const newer = problems.find(({ code }) => code === "FORMAT_NEWER");
		if (newer) throw new MemoryError("FORMAT_NEWER", newer.message);
		const steps = stepsFrom(settings.format);
		const value = { from: settings.format, to: FORMAT, steps: steps.map(({ summary }) => summary), dryRun };
		// An older format opens for reading only, except here.
		const engine = await openEngine(host, { mending: true });
		try {
			return dryRun || steps.length === 0 ? done(value) : await applySteps(engine, steps, value);
		} finally {
			await engine.close();
		}
	},
	render({ from, to, steps, dryRun }) {
		if (steps.length === 0) return `Nothing to do: the workspace has format ${to}, the one this version writes.`;
		return [`${dryRun ? "Would go" : "Went"} from format ${from} to ${to}:`, ...steps.map((step) => `  ${step}`)].join(
			"\n",
		);
	},
});

function applySteps<Value>(engine: Engine, steps: readonly MigrationStep[], value: Value): Promise<Outcome<Value>> {
	const principal = enginePrincipal("system:migrate");
	const request = { principal, trigger: "migrate", approval: "approved", approver: "human:cli" } as const;
	return engine.workspace.transaction(request, async (tx) => {
		for (const step of steps) await step.apply(tx);
		return value;
	});
}

function stepsFrom(format: number): readonly MigrationStep[] {
	const steps: MigrationStep[] = [];
	for (let at = format; at < FORMAT; at++) {
		const step = STEPS.find(({ from }) => from === at);
		if (!step) throw new MemoryError("FORMAT_OLDER", `there is no way from format ${at} to ${FORMAT}`);
		steps.push(step);
	}
	return steps;
}

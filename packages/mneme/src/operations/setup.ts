// `setup`: this memory in the clients found here, each config's change shown before it is made. `--remove` takes it out again.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Host } from "../engine.ts";
import { LEDGER_FOLDER } from "../ledger/ledger.ts";
import type { ClientChange, ClientControl, McpCommand } from "../model/clients.ts";
import { MemoryError } from "../model/errors.ts";
import { done, type Notice, type Outcome, type PlanStep } from "../model/results.ts";
import { confirm as confirmPlan } from "../workspace/continuations.ts";
import { confirmation } from "./confirmation.ts";
import { fileDiff, fileDiffSchema, renderFileDiff } from "./file-diff.ts";
import { init } from "./init.ts";
import { hostOperation } from "./operation.ts";
import { commandFor } from "./setup-command.ts";
import { installExtras, planExtras } from "./setup-extras.ts";

const outputSchema = z.object({
	workspace: z.string(),
	/** Whether the workspace was made, or with dryRun would be. */
	made: z.boolean(),
	clients: z.array(z.object({ id: z.string(), name: z.string(), path: z.string(), backup: z.string().nullable() })),
	files: z.array(fileDiffSchema),
	/** Found here, and left alone. */
	untouched: z.array(z.object({ name: z.string(), path: z.string(), why: z.string() })),
	extras: z.array(z.string()),
	dryRun: z.boolean(),
	removed: z.boolean(),
});

type Output = z.infer<typeof outputSchema>;

export const setup = hostOperation({
	name: "setup",
	summary: "Give the agents on this machine this memory",
	details:
		"Finds Claude Code, Claude Desktop, Codex, Cursor, Gemini CLI, VS Code, OpenClaw and Hermes, shows the exact change to each config, and makes it after you agreed; a copy of each file stays beside it. Comments and layout are kept. Running it again changes nothing; --remove brings each file back.",
	input: z.object({
		client: z.array(z.string().min(1)).default([]).describe("Only these, found or not: claude-code, codex, …"),
		remove: z.boolean().default(false).describe("Take it out of the configs again"),
		native: z.boolean().default(false).describe("Also install the faster encoder, some 300 MB, into the home"),
		service: z.boolean().default(false).describe("Also write the service that starts the daemon when you log in"),
		dryRun: z.boolean().default(false).describe("Only show what would change"),
		confirm: confirmation.confirm,
	}),
	output: outputSchema,
	examples: [
		{ line: "mneme setup", about: "Everything that is found here" },
		{ line: "mneme setup --client codex --yes", about: "One client, without being asked" },
		{ line: "mneme setup --remove", about: "As it was before" },
	],
	callers: [],
	effect: "destroys",
	async run(host, input): Promise<Outcome<Output>> {
		const { dryRun, remove } = input;
		const clients = await getClients(host);
		const command = (id: string) => commandFor(host, clients, id);
		const changes = clients.plan({ ids: input.client, remove, commandFor: command });
		const made = !remove && !existsSync(join(host.folder, LEDGER_FOLDER));
		const extras = remove ? [] : planExtras(host, clients, input);
		const value: Output = {
			workspace: host.folder,
			made,
			clients: changes.map(({ id, name, path }) => ({ id, name, path, backup: null })),
			files: changes.map(({ path, before, after }) => fileDiff(path, bytes(before), bytes(after))),
			untouched: untouchedOf(clients, changes, input, command),
			extras: extras.map(({ words }) => words),
			dryRun,
			removed: remove,
		};
		const plan = planOf(value);
		if (dryRun || plan.length === 0) return done(value);
		const question = confirmPlan({ ...host, root: host.home }, { verb: "setup", plan, token: input.confirm });
		if (question) return question;
		const notices: Notice[] = [];
		if (made) await init.run(host, init.input.parse({}));
		const applied = changes.map((change, at) => ({
			...value.clients[at]!,
			backup: clients.apply(change).backup ?? null,
		}));
		notices.push(...(await installExtras(host, extras)), ...restartNotices(changes, remove));
		if (!remove) notices.push(...offers(host, input));
		return done({ ...value, clients: applied }, notices);
	},
	render({ workspace, made, clients, files, untouched, extras, dryRun, removed }, paint) {
		const would = dryRun ? "would " : "";
		return [
			...(made ? [`${dryRun ? "would make" : "made"} the workspace ${paint.bold(workspace)}`] : []),
			...(dryRun ? files.map((file) => renderFileDiff(file, paint)) : []),
			...(dryRun
				? []
				: clients.map(
						({ name, path, backup }) =>
							`${paint.green(removed ? "removed from" : "added to")} ${paint.bold(name)}  ${path}${backup === null ? "" : paint.dim(`  (as it was: ${backup})`)}`,
					)),
			...extras.map((words) => `${would}${words}`),
			...untouched.map(({ name, path, why }) => `${paint.dim(name)}  ${path}: ${why}`),
			...(clients.length === 0 && !made && extras.length === 0 ? ["Nothing to do."] : []),
		].join("\n");
	},
});

export async function getClients({ clients }: Host): Promise<ClientControl> {
	if (clients) return await clients();
	throw new MemoryError("NOT_ALLOWED", "Clients are set up from a command line only: mneme setup");
}

function bytes(text: string | undefined): Buffer | undefined {
	return text === undefined ? undefined : Buffer.from(text);
}

function planOf({ made, workspace, clients, files, extras }: Output): PlanStep[] {
	return [
		...(made ? [{ action: "make the workspace", target: workspace }] : []),
		...clients.map(({ name, path }, at) => ({
			action: `change ${name}'s config`,
			target: path,
			detail: `\n${files[at]!.diff ?? ""}`,
		})),
		...extras.map((words) => ({ action: words, target: "" })),
	];
}

function untouchedOf(
	clients: ClientControl,
	changes: readonly ClientChange[],
	{ client, remove }: { client: readonly string[]; remove: boolean },
	command: (id: string) => McpCommand,
): Output["untouched"] {
	return clients
		.report(command)
		.filter(({ id }) => (client.length === 0 || client.includes(id)) && !changes.some((change) => change.id === id))
		.map(({ name, path, state, problem }) => {
			if (state === "unreadable") return { name, path, why: `cannot be read, so it was left alone: ${problem}` };
			return { name, path, why: remove ? "has nothing of ours" : "has it already" };
		});
}

/** What would make it quicker; asked for by its own flag, for both reach beyond the configs. */
function offers({ home }: Host, { native, service }: { native: boolean; service: boolean }): Notice[] {
	const quicker = native || existsSync(join(home, "native"));
	return [
		...(quicker
			? []
			: ["Meaning is found five times faster with the native encoder (300 MB): `mneme setup --native`."]),
		...(service ? [] : ["The daemon answers at once and starts when you log in: `mneme setup --service`."]),
	].map((text) => ({ level: "info", text }));
}

function restartNotices(changes: readonly ClientChange[], remove: boolean): Notice[] {
	if (changes.length === 0) return [];
	const names = changes.map(({ name }) => name).join(", ");
	const text = remove ? `Restart ${names} to let go of it.` : `Restart ${names}; then ask it what it remembers.`;
	return [{ level: "info", text }];
}

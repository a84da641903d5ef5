// `daemon start`: the home's daemon in a process of its own, which outlives this one because somebody asked for it.
import { z } from "zod";
import { done, type Notice } from "../model/results.ts";
import { getDaemon, idleExit, renderReport, reportSchema, reportValue } from "./daemon-report.ts";
import { hostOperation } from "./operation.ts";

export const daemonStart = hostOperation({
	name: "daemon start",
	summary: "Start the daemon: answers at once, and follows what you edit",
	details:
		"One process per home serves all its workspaces. Commands use it where it runs and do without it where it does not. An older version's daemon makes way; its log is in HOME/logs.",
	input: z.object({ idleExit }),
	output: z.object({
		/** False if it ran already. */
		started: z.boolean(),
		/** The version that made way. */
		replaced: z.string().nullable(),
		report: reportSchema,
	}),
	examples: [
		{ line: "mneme daemon start", about: "Until it is stopped" },
		{ line: "mneme daemon start --idle-exit 60", about: "Until nobody needs it" },
	],
	callers: [],
	effect: "writes",
	async run(host, input) {
		const daemon = await getDaemon(host);
		const options = input.idleExit === undefined ? {} : { idleExitMinutes: input.idleExit };
		const { report, started, replaced } = await daemon.start(options);
		const notices: Notice[] =
			!started && input.idleExit !== undefined
				? [{ level: "info", text: "It ran already, so --idle-exit changes nothing: stop it first." }]
				: [];
		return done({ started, replaced: replaced ?? null, report: reportValue(report) }, notices);
	},
	render({ started, replaced, report }, paint) {
		const first = !started
			? "The daemon runs already."
			: replaced === null
				? "The daemon is started."
				: `The daemon is started in place of version ${replaced}.`;
		return `${first}\n${renderReport(report, paint)}`;
	},
});

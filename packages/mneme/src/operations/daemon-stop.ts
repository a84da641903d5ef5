// `daemon stop`: the home's daemon finishes what it does and ends. Commands go on without it.
import { z } from "zod";
import { done } from "../model/results.ts";
import { getDaemon } from "./daemon-report.ts";
import { hostOperation } from "./operation.ts";

export const daemonStop = hostOperation({
	name: "daemon stop",
	summary: "Stop the daemon, after what it is doing",
	input: z.object({}),
	output: z.object({
		/** Null where none ran. */
		stopped: z.object({ pid: z.int(), version: z.string() }).nullable(),
	}),
	examples: [{ line: "mneme daemon stop", about: "Everything works without it" }],
	callers: [],
	effect: "writes",
	async run(host) {
		const report = await (await getDaemon(host)).stop();
		return done({ stopped: report ? { pid: report.pid, version: report.version } : null });
	},
	render: ({ stopped }) => (stopped ? `The daemon, process ${stopped.pid}, has ended.` : "No daemon runs."),
});

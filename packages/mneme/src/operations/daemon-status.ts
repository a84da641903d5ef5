// `daemon status`: whether the home's daemon runs, and what it has open.
import { z } from "zod";
import { done } from "../model/results.ts";
import { getDaemon, renderReport, reportSchema, reportValue } from "./daemon-report.ts";
import { hostOperation } from "./operation.ts";

export const daemonStatus = hostOperation({
	name: "daemon status",
	summary: "Whether the daemon runs, and what it has open",
	details: "Ends with code 1 where none runs.",
	input: z.object({}),
	output: z.object({ report: reportSchema.nullable() }),
	examples: [{ line: "mneme daemon status", about: "Is it there, and what does it do?" }],
	callers: [],
	effect: "reads",
	async run(host) {
		const report = await (await getDaemon(host)).status();
		return done({ report: report ? reportValue(report) : null });
	},
	exit: ({ report }) => (report ? 0 : 1),
	render: ({ report }, paint) =>
		report ? renderReport(report, paint) : "No daemon runs; commands work without it. Start one: mneme daemon start",
});

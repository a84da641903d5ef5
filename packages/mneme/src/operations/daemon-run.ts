// `daemon run`: the daemon in this process, for a service manager or a host that looks after it.
import { z } from "zod";
import { done } from "../model/results.ts";
import { getDaemon, idleExit } from "./daemon-report.ts";
import { hostOperation } from "./operation.ts";

export const daemonRun = hostOperation({
	name: "daemon run",
	summary: "Run the daemon in this process, until stopped",
	details: "For a service manager or a host. Ends in good order on SIGTERM, SIGINT, SIGHUP or `mneme daemon stop`.",
	input: z.object({ idleExit }),
	output: z.object({ served: z.int() }),
	examples: [{ line: "mneme daemon run --idle-exit 30", about: "As long as a host needs it" }],
	callers: [],
	effect: "writes",
	untilStopped: true,
	async run(host, input) {
		const daemon = await getDaemon(host);
		return done(await daemon.run(input.idleExit === undefined ? {} : { idleExitMinutes: input.idleExit }));
	},
	render: ({ served }) => `The daemon has ended, after ${served} requests.`,
});

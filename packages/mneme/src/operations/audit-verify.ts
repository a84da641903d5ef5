// `audit verify`: holds audit.log against the history, and the history against what was known of it.
import { z } from "zod";
import { done } from "../model/results.ts";
import { checkAudit } from "../workspace/audit/check.ts";
import { AUDIT_PROBLEMS } from "../workspace/audit/log-difference.ts";
import { workspaceOperation } from "./operation.ts";

const problemSchema = z.object({
	kind: z.enum(AUDIT_PROBLEMS),
	text: z.string(),
	/** 1-based, in audit.log. */
	line: z.int().nullable(),
	found: z.string().nullable(),
	expected: z.string().nullable(),
	commit: z.string().nullable(),
});

export const auditVerify = workspaceOperation({
	name: "audit verify",
	summary: "Check the audit log against the history, line by line",
	details:
		"Names the first line that differs, a history that was rewritten outside Mneme until that is acknowledged, and a history that cannot be read. Ends with 1 if anything is wrong.",
	input: z.object({}),
	output: z.object({
		clean: z.boolean(),
		lines: z.int(),
		commits: z.int(),
		/** The last month that is only in the archive. */
		archivedThrough: z.string().nullable(),
		problems: z.array(problemSchema),
	}),
	examples: [{ line: "mneme audit verify", about: "Has anybody touched the record?" }],
	callers: ["main", "subagent", "reader", "engine"],
	effect: "reads",
	async run({ workspace }) {
		const { lines, commits, archivedThrough = null, problems } = await checkAudit(workspace);
		const told = problems.map(({ kind, text, line = null, found = null, expected = null, commit = null }) => ({
			kind,
			text,
			line,
			found,
			expected,
			commit,
		}));
		return done({ clean: problems.length === 0, lines, commits, archivedThrough, problems: told });
	},
	exit: ({ clean }) => (clean ? 0 : 1),
	render({ clean, lines, archivedThrough, problems }, paint) {
		const older = archivedThrough === null ? "" : `; up to ${archivedThrough} the archive has digests`;
		if (clean) return `${paint.green("clean")}: ${lines} lines, each as its commit says${older}`;
		return problems
			.map(({ kind, text, found, expected }) =>
				[
					`${paint.red(kind)}: ${text}.`,
					...(found === null ? [] : [`  there:    ${found}`]),
					...(expected === null ? [] : [`  expected: ${expected}`]),
					paint.dim(`  ${ADVICE[kind] ?? "`mneme audit rebuild` writes the log anew from the history."}`),
				].join("\n"),
			)
			.join("\n");
	},
});

const ADVICE: Partial<Record<(typeof AUDIT_PROBLEMS)[number], string>> = {
	"history rewritten": "If it was you: `mneme alerts ack`. Else look at the old line with `mneme git log`.",
	"object missing": "`mneme doctor` says what can be mended.",
};

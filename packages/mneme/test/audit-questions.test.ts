// Questions about a scripted history of two months, in many wordings. The first half was there while the rules were written; the
// second was written afterwards.
import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { audit } from "../src/operations/audit.ts";
import { make, type Scripted, twoMonths } from "./audit-history.ts";

interface Expected {
	readonly asks: string;
	/** Parts the sentence must have. */
	readonly says: readonly string[];
	/** `DATE FILE` of the lines, newest first; only the first ones need be given. */
	readonly lines?: readonly string[];
	/** How many there are. */
	readonly count?: number;
	readonly command?: string;
}

const SOUL = {
	asks: "ever",
	says: ["Yes: SOUL.md changed twice", "2026-02-20 at 08:00", "manual"],
	lines: ["2026-02-20 SOUL.md", "2026-02-05 SOUL.md"],
	count: 2,
};
const WHO_USER = { asks: "who", says: ["reflection:r-012 once", "manual once", "last on 2026-02-03"], count: 2 };
const OFFICE = {
	asks: "forgotten",
	says: ["You asked me to forget", "2026-02-10 at 09:15", "forget about the old office"],
	lines: ["2026-02-10 memory/graph/entities/place--old-office.md"],
};
const LAST_REFLECTION = {
	asks: "reflection",
	says: ["Reflection r-012", "2026-02-03 at 03:00", "approved", "3 changes to 3 files"],
	count: 3,
};
const RECENT = {
	asks: "recent",
	says: ["2026-03-02 at 09:00", "new entity: Linz"],
	lines: ["2026-03-02 memory/graph/entities/place--linz.md", "2026-03-01 MEMORY.md"],
};
const TO_YESTERDAY = {
	asks: "revert",
	says: ["Nothing was changed", "1 change in 1 file", "place--linz.md"],
	count: 1,
	command: "mneme rollback --to 2026-03-01",
};

const WRITTEN_WITH: readonly (readonly [string, Expected])[] = [
	["What changed recently?", RECENT],
	["what's new", RECENT],
	["show me the latest changes", RECENT],
	["what happened lately?", RECENT],
	["last 3 changes", { ...RECENT, count: 3 }],
	["What did you change today?", { asks: "recent", says: ["1 change", "today"], count: 1 }],
	["what changed since Monday", { asks: "recent", says: ["1 change", "since Monday"], count: 1 }],
	["what changed yesterday", { asks: "recent", says: ["1 change"], lines: ["2026-03-01 MEMORY.md"], count: 1 }],
	[
		"What did I change in February?",
		{
			asks: "recent",
			says: ["manual"],
			lines: ["2026-02-25 MEMORY.md", "2026-02-20 SOUL.md", "2026-02-05 SOUL.md"],
			count: 3,
		},
	],
	["Why did you forget about the old office?", OFFICE],
	["why don't you remember the old office anymore", OFFICE],
	["when was the old office archived?", OFFICE],
	["Why did you forget Kafka?", { asks: "forgotten", says: ["Kafka faded", "nobody asked", "2026-02-03"], count: 1 }],
	[
		"why did you forget about Rust",
		{ asks: "forgotten", says: ["Nothing says that Rust was forgotten", "3 other changes"] },
	],
	["What happened during the last reflection?", LAST_REFLECTION],
	["what did the last reflection do", LAST_REFLECTION],
	["show reflection r-012", LAST_REFLECTION],
	[
		"what did reflection 11 change?",
		{ asks: "reflection", says: ["Reflection r-011", "2 changes to 2 files"], count: 2 },
	],
	["Has SOUL.md ever been changed?", SOUL],
	["was soul.md modified?", SOUL],
	[
		"Has IDENTITY.md ever been changed?",
		{ asks: "ever", says: ["No change to IDENTITY.md", "2026-01-01", "one attempt was refused"] },
	],
	[
		"has TOOLS.md ever changed",
		{ asks: "ever", says: ["No change to TOOLS.md is on record since 2026-01-01"], count: 0 },
	],
	[
		"did anything happen to MEMORY.md",
		{ asks: "ever", says: ["Yes: MEMORY.md changed 5 times", "2026-03-01"], count: 5 },
	],
	["Who changed USER.md?", WHO_USER],
	["who edited user.md", WHO_USER],
	["Who touched SOUL.md last?", { asks: "who", says: ["manual twice"], count: 2 }],
	[
		"history of USER.md",
		{
			asks: "recent",
			says: ["to USER.md"],
			lines: ["2026-02-03 USER.md", "2026-01-20 USER.md", "2026-01-01 USER.md"],
			count: 3,
		},
	],
	[
		"why was MEMORY.md changed on 2026-02-02?",
		{ asks: "why", says: ["Trigger: user said", "hybrid approach"], count: 1 },
	],
	["how often has MEMORY.md changed?", { asks: "count", says: ["5 times"], count: 5 }],
	["Revert my memory to yesterday", TO_YESTERDAY],
	[
		"roll back MEMORY.md to 2026-02-02",
		{ asks: "revert", says: ["3 changes in 1 file"], count: 3, command: "mneme rollback MEMORY.md --to 2026-02-02" },
	],
	[
		"undo the last reflection",
		{ asks: "revert", says: ["reflection r-012"], count: 3, command: "mneme rollback --reflection r-012" },
	],
	["were there any alerts?", { asks: "ever", says: ["2026-02-20"] }],
	["what was refused?", { asks: "recent", says: ["1 change"], lines: ["2026-02-21 IDENTITY.md"], count: 1 }],
];

const WRITTEN_AFTER: readonly (readonly [string, Expected])[] = [
	["Anything new since yesterday?", { asks: "ever", says: ["Yes: 2 changes"], count: 2 }],
	["what have you been doing this week", { asks: "recent", says: ["1 change"], count: 1 }],
	["Could you list the most recent edits?", RECENT],
	["What's happened in the last 3 days?", { asks: "recent", says: ["3 changes"], count: 3 }],
	[
		"Show everything between 1 February and 5 February",
		{ asks: "recent", says: ["changes"], lines: ["2026-02-05 SOUL.md"] },
	],
	["give me the audit log for January 2026", { asks: "recent", says: ["14 changes"], count: 14 }],
	["How come you no longer remember the old office?", OFFICE],
	["did I ask you to forget the old office?", OFFICE],
	[
		"what happened to RabbitMQ?",
		{ asks: "recent", says: ["about RabbitMQ"], lines: ["2026-02-03 memory/meta/decay-scores.json"], count: 1 },
	],
	[
		"What have you forgotten in February?",
		{
			asks: "forgotten",
			says: ["old office"],
			lines: ["2026-02-10 memory/graph/entities/place--old-office.md", "2026-02-03 memory/meta/decay-scores.json"],
			count: 2,
		},
	],
	["which memories were archived last month?", { asks: "forgotten", says: ["2026-02-10"], count: 2 }],
	["Tell me about the most recent reflection", LAST_REFLECTION],
	["summarize reflection #12 for me", LAST_REFLECTION],
	["what did reflection r-011 do?", { asks: "reflection", says: ["Reflection r-011", "2026-01-15"], count: 2 }],
	[
		"Was there a reflection last week?",
		{ asks: "reflection", says: ["No reflection is on record last week"], count: 0 },
	],
	["Did somebody edit your soul?", SOUL],
	["has the soul file been touched at all", SOUL],
	["Did SOUL.md change in January?", { asks: "ever", says: ["No change to SOUL.md", "first recorded"] }],
	["Is there any change to IDENTITY.md on record?", { asks: "ever", says: ["No change to IDENTITY.md", "refused"] }],
	["who modified USER", WHO_USER],
	["By whom was USER.md updated?", WHO_USER],
	["who's been writing to memory/episodes/2026-02-14.md", { asks: "who", says: ["skill:calendar once"], count: 1 }],
	[
		"who created memory/procedures/deploy.md?",
		{ asks: "who", says: ["bot:trigger-remember once", "2026-01-25"], count: 1 },
	],
	[
		"When was USER.md last changed?",
		{ asks: "when", says: ["Last on 2026-02-03 at 03:00 by reflection:r-012 (approved)"] },
	],
	["when did you first write MEMORY.md", { asks: "when", says: ["First on 2026-01-15"] }],
	["when did you learn about the hybrid approach?", { asks: "when", says: ["2026-02-02 at 15:30"], count: 1 }],
	["Why did you change MEMORY.md yesterday?", { asks: "why", says: ["Trigger: conversation"], count: 1 }],
	["How many times did I edit SOUL.md?", { asks: "count", says: ["Twice"], count: 2 }],
	[
		"what did the calendar skill do",
		{ asks: "recent", says: ["calendar"], lines: ["2026-02-14 memory/episodes/2026-02-14.md"], count: 1 },
	],
	["what did I approve in February?", { asks: "recent", says: ["3 changes"], count: 3 }],
	["Please put my memory back to how it was yesterday", TO_YESTERDAY],
	["can we go back to the state of 1 March?", TO_YESTERDAY],
	["undo everything since March 2nd", TO_YESTERDAY],
	[
		"restore SOUL.md to the way it was on 10 February",
		{ asks: "revert", says: ["1 change in 1 file"], count: 1, command: "mneme rollback SOUL.md --to 2026-02-10" },
	],
	[
		"revert reflection r-011",
		{ asks: "revert", says: ["reflection r-011"], count: 2, command: "mneme rollback --reflection r-011" },
	],
	["What got reverted?", { asks: "recent", says: ["took back the last change"], count: 1 }],
	["anything about Linz?", { asks: "ever", says: ["Yes", "Linz changed 3 times"], count: 3 }],
];

/** Written when all of the above passed, and run once before anything was mended: 26 of 28 were right. */
const WRITTEN_LAST: readonly (readonly [string, Expected])[] = [
	["Any activity today?", { asks: "ever", says: ["Yes: 1 change"], count: 1 }],
	["bring me up to speed on the newest changes", RECENT],
	[
		"what was modified on Feb 14?",
		{ asks: "recent", says: ["1 change"], lines: ["2026-02-14 memory/episodes/2026-02-14.md"], count: 1 },
	],
	["list all edits to SOUL.md", { asks: "recent", says: ["SOUL.md"], lines: ["2026-02-20 SOUL.md"] }],
	["Has anyone messed with SOUL.md?", SOUL],
	["is SOUL.md unchanged?", SOUL],
	["has my identity file changed since January?", { asks: "ever", says: ["No change to IDENTITY.md"] }],
	["Who is responsible for the last change to USER.md?", WHO_USER],
	["which actor altered USER.md", WHO_USER],
	["when was SOUL.md first edited?", { asks: "when", says: ["First on 2026-02-05"] }],
	["why is USER.md different?", { asks: "why", says: ["Trigger: reflection session 2026-02-03"] }],
	["Why can't you recall the old office?", OFFICE],
	["where did the old office go? did you forget it?", OFFICE],
	["What made you forget Kafka?", { asks: "forgotten", says: ["Kafka faded"], count: 1 }],
	["when did Kafka fade?", { asks: "forgotten", says: ["Kafka faded"], count: 1 }],
	["what did you archive?", { asks: "forgotten", says: ["2026-02-10"], count: 2 }],
	["What came out of the latest reflection?", LAST_REFLECTION],
	["how many changes did reflection r-012 make?", LAST_REFLECTION],
	[
		"did the last reflection touch USER.md?",
		{ asks: "reflection", says: ["Reflection r-012"], lines: ["2026-02-03 USER.md"], count: 1 },
	],
	["what did I write by hand in January?", { asks: "recent", says: ["by manual in January", "2026-01-20"] }],
	[
		"Which files were created in January?",
		{ asks: "recent", says: ["changes"], lines: ["2026-01-25 memory/procedures/deploy.md"] },
	],
	[
		"was anything merged?",
		{ asks: "ever", says: ["Yes: 1 change"], lines: ["2026-02-03 memory/graph/entities/tool--rust.md"], count: 1 },
	],
	["take my memory back to 2026-03-01", TO_YESTERDAY],
	["I'd like to restore everything as of yesterday", TO_YESTERDAY],
	["undo today's changes", TO_YESTERDAY],
	[
		"reset USER.md to the version from 2026-01-31",
		{ asks: "revert", says: ["1 change in 1 file"], count: 1, command: "mneme rollback USER.md --to 2026-01-31" },
	],
	[
		"roll back reflection 12",
		{ asks: "revert", says: ["reflection r-012"], count: 3, command: "mneme rollback --reflection r-012" },
	],
	[
		"what do you have on record about Alex?",
		{ asks: "recent", says: ["about Alex"], lines: ["2026-02-14 memory/episodes/2026-02-14.md"], count: 1 },
	],
];

describe("questions about the history", () => {
	let scripted: Scripted;

	beforeAll(async () => {
		scripted = await twoMonths();
	});

	afterAll(async () => {
		await scripted.engine.close();
		rmSync(scripted.root, { recursive: true, force: true });
	});

	async function ask(question: string, more: Readonly<Record<string, unknown>> = {}) {
		const outcome = await audit.run(scripted.engine, audit.input.parse({ question: [question], ...more }));
		if (outcome.status !== "done") throw new Error(outcome.status);
		return outcome.value;
	}

	for (const [name, table] of [
		["written with the rules", WRITTEN_WITH],
		["written after them", WRITTEN_AFTER],
		["written last", WRITTEN_LAST],
	] as const) {
		describe(name, () => {
			it.each(table)("%s", async (question, expected) => {
				const { asks, answer, lines, command } = await ask(question);
				const told = lines.map(({ timestamp, file }) => `${timestamp.slice(0, 10)} ${file}`);
				expect(answer).toMatch(/\.$/);
				for (const part of expected.says) expect(answer).toContain(part);
				expect(asks).toBe(expected.asks);
				if (expected.lines) expect(told.slice(0, expected.lines.length)).toEqual(expected.lines);
				if (expected.count !== undefined) expect(lines).toHaveLength(expected.count);
				expect(command).toBe(expected.command ?? null);
			});
		});
	}

	it("joins words and filters", async () => {
		const { lines } = await ask("what changed in February", { by: "reflection", file: "USER.md" });
		expect(lines.map(({ summary }) => summary)).toEqual(["added timezone preference to Context"]);
	});

	it.each([
		["zürich", ["Zürich"]],
		["ZÜRICH", ["Zürich"]],
		["éa", ["Éa"]],
		["東京", ["東京"]],
		["notes zürich", ["Zürich"]],
		["zurich", []],
	])("finds words beyond ASCII: %s", async (text, found) => {
		for (const name of ["Zürich", "Éa", "東京"])
			await make(scripted, {
				at: "2026-03-02T12:00Z",
				actor: "bot:main",
				trigger: "suite",
				file: `memory/notes-${name}.md`,
				summary: `learned of ${name}`,
			});
		const outcome = await audit.run(scripted.engine, audit.input.parse({ text, limit: 1 }));
		const lines = outcome.status === "done" ? outcome.value.lines : [];
		expect(lines.map(({ summary }) => summary.slice("learned of ".length))).toEqual(found);
	});

	it("says what it does not understand", async () => {
		await expect(ask("the")).rejects.toThrow(/names nothing the history could be asked for/);
	});

	it("answers filters alone, and says that there is more", async () => {
		const input = audit.input.parse({ action: ["EDIT"], limit: 2 });
		const outcome = await audit.run(scripted.engine, input);
		expect(outcome).toMatchObject({ status: "done", value: { asks: null, more: true, lines: { length: 2 } } });
		const tx = outcome.status === "done" ? outcome.value.lines[0]!.tx! : "";
		const one = await audit.run(scripted.engine, audit.input.parse({ tx }));
		expect(one).toMatchObject({ status: "done", value: { lines: [{ tx }], more: false } });
	});
});

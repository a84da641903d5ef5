// A scripted life of two months, with the clock injected: what the audit suites ask about.
import { appendFileSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Engine, openEngine } from "../src/engine.ts";
import { createSkeleton } from "../src/ledger/skeleton.ts";
import type { Action, Actor, Approval } from "../src/model/actors.ts";
import { type Clock, systemRandom } from "../src/model/clock.ts";
import { OWNER } from "../src/model/principal.ts";
import { sweep } from "../src/workspace/outside/sweep.ts";
import type { Workspace } from "../src/workspace/workspace.ts";

/** A clock that a script sets. */
export class ScriptedClock implements Clock {
	#now: number;

	constructor(start: string) {
		this.#now = Date.parse(start);
	}

	now(): number {
		return this.#now;
	}

	set(time: string): void {
		this.#now = Date.parse(time);
	}
}

export interface Scripted {
	readonly root: string;
	readonly engine: Engine;
	readonly workspace: Workspace;
	readonly clock: ScriptedClock;
}

export async function openScripted(root: string, clock: ScriptedClock, retentionDays = 90): Promise<Scripted> {
	const engine = await openEngine(
		{
			folder: root,
			home: join(root, ".home"),
			env: {},
			clock,
			random: systemRandom,
			principal: OWNER,
			progress: () => undefined,
			signal: new AbortController().signal,
		},
		{ durability: "off", flags: { "audit.retentionDays": retentionDays } },
	);
	return { root, engine, workspace: engine.workspace, clock };
}

export async function newScripted(start: string, retentionDays?: number): Promise<Scripted> {
	const root = mkdtempSync(join(tmpdir(), "mneme-audit-"));
	createSkeleton(join(root, ".audit"));
	writeFileSync(join(root, "mneme.yaml"), "format: 1\ntimezone: UTC\n");
	return await openScripted(root, new ScriptedClock(start), retentionDays);
}

export interface Change {
	readonly at: string;
	readonly actor: Actor;
	readonly trigger: string;
	readonly file: string;
	readonly summary: string;
	readonly action?: Action;
	readonly approval?: Approval;
	/** More files in the same transaction. */
	readonly also?: readonly Pick<Change, "file" | "summary" | "action">[];
}

/** One transaction of one or more mutations. A DELETE removes; anything else adds a line. */
export async function make({ workspace, clock }: Scripted, change: Change): Promise<void> {
	clock.set(change.at);
	const { actor, trigger, approval } = change;
	const outcome = await workspace.transaction(
		{ principal: { actor, role: "owner", scopes: [] }, trigger, ...(approval ? { approval } : {}) },
		async (tx) => {
			for (const { file, summary, action } of [change, ...(change.also ?? [])]) {
				const note = { summary, ...(action ? { action } : {}) };
				const { text } = await tx.read(file);
				if (action === "DELETE") await tx.remove(file, note);
				else await tx.write(file, `${text ?? ""}${change.at} ${summary}\n`, note);
			}
		},
	);
	if (outcome.status !== "done") throw new Error(`${change.file}: ${outcome.status}`);
}

/** A person edits a file, and a sweep finds it. */
export async function editByHand(scripted: Scripted, at: string, file: string, line: string): Promise<void> {
	const { root, workspace, clock } = scripted;
	clock.set(at);
	mkdirSync(dirname(join(root, file)), { recursive: true });
	appendFileSync(join(root, file), `${line}\n`);
	await sweep(workspace);
}

const USER = (words: string) => `user said "${words}"`;

/** January and February 2026; the last thing happens on 28 February, and it is noon of 2 March (a Monday) when it is asked. */
export async function twoMonths(): Promise<Scripted> {
	const scripted = await newScripted("2026-01-01T09:00Z");
	for (const file of ["SOUL.md", "IDENTITY.md", "USER.md", "MEMORY.md"])
		await make(scripted, {
			at: "2026-01-01T09:00Z",
			actor: "system:init",
			trigger: "mneme init",
			file,
			summary: "found here and kept as it is",
		});
	await make(scripted, {
		at: "2026-01-05T10:00Z",
		actor: "bot:trigger-remember",
		trigger: USER("remember the old office in Graz"),
		file: "memory/graph/entities/place--old-office.md",
		summary: "new entity: old office in Graz",
	});
	await make(scripted, {
		at: "2026-01-10T11:00Z",
		actor: "bot:auto-detect",
		trigger: "conversation",
		file: "memory/episodes/2026-01-10.md",
		summary: "logged talk about Rust",
	});
	await make(scripted, {
		at: "2026-01-15T03:00Z",
		actor: "reflection:r-011",
		trigger: "reflection session 2026-01-15",
		approval: "approved",
		file: "MEMORY.md",
		summary: "rewrote Active Context",
		also: [{ file: "memory/graph/entities/tool--rust.md", summary: "new entity: Rust" }],
	});
	await editByHand(scripted, "2026-01-20T18:30Z", "USER.md", "timezone: Vienna");
	await make(scripted, {
		at: "2026-01-25T12:00Z",
		actor: "bot:trigger-remember",
		trigger: USER("remember how we deploy"),
		file: "memory/procedures/deploy.md",
		summary: "first procedure: deployment",
	});
	await make(scripted, {
		at: "2026-02-02T15:30Z",
		actor: "bot:trigger-remember",
		trigger: USER("remember we chose the hybrid approach"),
		file: "MEMORY.md",
		summary: 'added "hybrid approach chosen" to Active Context',
	});
	await make(scripted, {
		at: "2026-02-03T03:00Z",
		actor: "reflection:r-012",
		trigger: "reflection session 2026-02-03",
		approval: "approved",
		file: "MEMORY.md",
		summary: "rewrote Active Context and Critical Facts",
		also: [
			{ file: "USER.md", summary: "added timezone preference to Context" },
			{ file: "memory/graph/entities/tool--rust.md", summary: "merged two entries", action: "MERGE" },
		],
	});
	await make(scripted, {
		at: "2026-02-03T03:01Z",
		actor: "system:decay",
		trigger: "decay run",
		file: "memory/meta/decay-scores.json",
		summary: "2 entries transitioned: fading→dormant (Kafka, RabbitMQ)",
		action: "DECAY",
	});
	await editByHand(scripted, "2026-02-05T10:00Z", "SOUL.md", "Be brief.");
	await make(scripted, {
		at: "2026-02-10T09:15Z",
		actor: "bot:trigger-forget",
		trigger: USER("forget about the old office"),
		file: "memory/graph/entities/place--old-office.md",
		summary: "archived place--old-office",
		action: "ARCHIVE",
	});
	await make(scripted, {
		at: "2026-02-14T20:00Z",
		actor: "skill:calendar",
		trigger: "calendar sync",
		file: "memory/episodes/2026-02-14.md",
		summary: "logged dinner with Alex",
	});
	await editByHand(scripted, "2026-02-20T08:00Z", "SOUL.md", "Ask before deleting.");
	await refuseOnce(scripted, "2026-02-21T08:00Z");
	await make(scripted, {
		at: "2026-02-25T16:00Z",
		actor: "manual",
		trigger: "mneme undo",
		file: "MEMORY.md",
		summary: "took back the last change",
		action: "REVERT",
	});
	await make(scripted, {
		at: "2026-02-28T21:00Z",
		actor: "bot:auto-detect",
		trigger: "conversation",
		file: "memory/episodes/2026-02-28.md",
		summary: "logged move to Linz",
	});
	await make(scripted, {
		at: "2026-03-01T10:00Z",
		actor: "bot:main",
		trigger: "conversation",
		file: "MEMORY.md",
		summary: "set Currently living in Linz",
	});
	await make(scripted, {
		at: "2026-03-02T09:00Z",
		actor: "bot:main",
		trigger: "conversation",
		file: "memory/graph/entities/place--linz.md",
		summary: "new entity: Linz",
	});
	scripted.clock.set("2026-03-02T12:00Z");
	return scripted;
}

async function refuseOnce({ workspace, clock }: Scripted, at: string): Promise<void> {
	clock.set(at);
	const outcome = await workspace.transaction(
		{ principal: { actor: "bot:main", role: "main", scopes: [] }, trigger: "agent's own idea" },
		(tx) => tx.write("IDENTITY.md", "I am somebody else.\n", { summary: "new name" }),
	);
	if (outcome.status !== "refused") throw new Error(`expected a refusal, got ${outcome.status}`);
}

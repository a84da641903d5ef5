// A decay run: the journal folded, every score as of now, missing entries made, and which memories crossed a line. One transaction by
// `system:decay`. Hiding is all it does: what is archived stays in its file, and one use brings it back.
import type { MemoryIndex } from "../index/memory-index.ts";
import { enginePrincipal } from "../model/principal.ts";
import { done, type Notice, type Outcome } from "../model/results.ts";
import { shorten } from "../stores/episodes.ts";
import { pinnedByHeader } from "../stores/pins.ts";
import { SCORES_FILE } from "../stores/places.ts";
import { parseScoreRecords } from "../stores/score-records.ts";
import { foldJournal, type StoreDeps, writeMemories } from "../stores/write-memories.ts";
import { readAccessJournal } from "../workspace/access-journal.ts";
import { decaySnapshot, type SnapshotReport, type Transition } from "./decay-snapshot.ts";

export interface DecayDeps extends StoreDeps {
	readonly index: MemoryIndex;
}

export interface DecayReport extends SnapshotReport {
	/** Null where nothing was written. */
	readonly tx: string | null;
}

export interface DecayRequest {
	/** As of then instead of now. */
	readonly atMs?: number;
	readonly dryRun?: boolean;
	readonly trigger?: string;
}

export async function runDecay(deps: DecayDeps, request: DecayRequest = {}): Promise<Outcome<DecayReport>> {
	const { workspace, settings, clock, index } = deps;
	const atMs = request.atMs ?? clock.now();
	await index.sync();
	const known = await index.ids();
	const pinned = pinnedByHeader(workspace.context);
	if (request.dryRun) {
		const { text } = await workspace.read(SCORES_FILE);
		const journal = parseScoreRecords(readAccessJournal(workspace.context));
		const run = decaySnapshot(text ?? "", journal, { rules: { settings, nowMs: atMs }, known, pinned });
		return done({ ...run.report, tx: null }, unreadNotices(run.report));
	}
	const principal = enginePrincipal("system:decay");
	const trigger = request.trigger ?? "decay run";
	if (request.atMs !== undefined) {
		// Taking the run back must not take back the uses that waited in the journal.
		const folded = await foldJournal(deps, { principal, trigger });
		if (folded.status !== "done") return folded;
	}
	const at = { ...deps, clock: { now: () => atMs } };
	let report: DecayReport | undefined;
	const writing = { principal, trigger, verbatim: true };
	const outcome = await writeMemories(at, writing, async (writing) => {
		writing.foldDue = true;
		writing.scoresNote = { action: "DECAY" };
		writing.rewriteScores = async (text, journal, own) => {
			const run = decaySnapshot(text, journal, { rules: writing, known, pinned, own });
			report = { ...run.report, tx: run.changed ? writing.tx.id : null };
			await tellArchived(deps, report.transitions, (line) => writing.tx.event("DECAY", SCORES_FILE, line));
			const { entities: entries } = run;
			return { entries, summary: summaryOf(report), ...(run.changed ? { text: run.write() } : {}) };
		};
	});
	if (outcome.status !== "done") return outcome;
	return done(report!, [...outcome.notices, ...unreadNotices(report!)]);
}

function unreadNotices({ unread }: SnapshotReport): Notice[] {
	if (unread.length === 0) return [];
	const named = unread.slice(0, NAMED_IN_A_LINE).join(", ");
	const more = unread.length > NAMED_IN_A_LINE ? " and others" : "";
	const said = `${counted(unread.length)} of ${SCORES_FILE} cannot be read and ${unread.length === 1 ? "stays" : "stay"} as found`;
	return [{ level: "warning", text: `${said}: ${named}${more}` }];
}

/** `3 entries transitioned: 2 active→fading, 1 fading→dormant; 1 new` */
function summaryOf({ transitions, created, entries }: SnapshotReport): string {
	const kinds = new Map<string, number>();
	for (const { from, to } of transitions) kinds.set(`${from}→${to}`, (kinds.get(`${from}→${to}`) ?? 0) + 1);
	const said = [...kinds].map(([kind, count]) => `${count} ${kind}`);
	const moved = transitions.length === 0 ? [] : [`${counted(transitions.length)} transitioned: ${said.join(", ")}`];
	const made = created.length === 0 ? [] : [`${counted(created.length)} new`];
	return [...moved, ...made].join("; ") || `scores of ${counted(entries)} brought up to date`;
}

function counted(count: number): string {
	return count === 1 ? "1 entry" : `${count} entries`;
}

/** Of what cannot be read so many are named. */
const NAMED_IN_A_LINE = 20;
/** Beyond these the first line's count has to do: a year away from a large memory must not cost thousands of commits. */
const MOST_TOLD = 1000;
/** A line of the history holds 200 characters. */
const TEXT_CHARS = 120;

/** What is hidden from now on is told by its words, each in a line of its own, so that "why did you forget X?" finds it. */
async function tellArchived(
	{ index }: DecayDeps,
	transitions: readonly Transition[],
	tell: (line: string) => void,
): Promise<void> {
	const hidden = transitions.filter(({ to }) => to === "archived").slice(0, MOST_TOLD);
	const memories = new Map((await index.get(hidden.map(({ id }) => id))).map((memory) => [memory.id, memory]));
	for (const { id, score } of hidden) {
		const memory = memories.get(id);
		const about = memory?.title === undefined ? "" : `${memory.title}: `;
		const words = memory ? ` "${shorten(about + memory.text, TEXT_CHARS)}"` : "";
		tell(`unused, hidden (${score}):${words} ${id}`);
	}
}

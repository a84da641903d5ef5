// Outside edits as commits, and what happens when a person's edit and the engine's meet at one path.
import type { HistoryEntry } from "../../ledger/history.ts";
import type { Message } from "../../ledger/message.ts";
import { hashBlob, type Oid } from "../../ledger/objects.ts";
import type { Action } from "../../model/actors.ts";
import { isCritical } from "../../model/policy.ts";
import type { Notice } from "../../model/results.ts";
import { Chain } from "./chain.ts";
import type { Context } from "./context.ts";
import { findOnDisk } from "./disk.ts";
import { newTransactionId } from "./ids.ts";
import { type LateEdit, lagNotices, publish } from "./publish.ts";
import { reconcile, shareLine } from "./reconcile.ts";
import type { Placement } from "./swap.ts";

/** Edits that arrive while edits are being settled: each round is milliseconds, and a person is slower. */
const SETTLE_ROUNDS = 20;

const LINE_END = 0x0a;

const OUTSIDE_TRIGGER = "edited outside Mneme";

/** A version found on disk: no transaction of Mneme's made it. */
export function isOutsideEdit({ message }: Pick<HistoryEntry, "message">): boolean {
	return message?.actor === "manual" && message.trigger === OUTSIDE_TRIGGER;
}

/** The commit message of a version found on disk that Mneme did not write. */
export function outsideMessage(
	path: string,
	before: Buffer | undefined,
	after: Buffer | undefined,
	tx: string,
): Message {
	const action: Action = !before ? "CREATE" : after ? "EDIT" : "DELETE";
	return {
		action,
		file: path,
		summary: describeEdit(before, after),
		actor: "manual",
		approval: "—",
		trigger: OUTSIDE_TRIGGER,
		tx,
		critical: isCritical(path),
	};
}

function describeEdit(before: Buffer | undefined, after: Buffer | undefined): string {
	const lines = (count: number) => (count === 1 ? "1 line" : `${count} lines`);
	if (!before) return `new file, ${lines(countLines(after!))}`;
	if (!after) return "file removed";
	const [lost, added] = [countLines(before), countLines(after)];
	if (lost === added) return `edited, still ${lines(added)}`;
	return added > lost ? `edited, ${lines(added - lost)} longer` : `edited, ${lines(lost - added)} shorter`;
}

function countLines(bytes: Buffer): number {
	let count = bytes.length > 0 && bytes.at(-1) !== LINE_END ? 1 : 0;
	for (let at = bytes.indexOf(LINE_END); at >= 0; at = bytes.indexOf(LINE_END, at + 1)) count++;
	return count;
}

/** A path where ours could not be put on top of theirs: theirs is on disk, ours is in the ledger. */
export interface EditConflict {
	readonly path: string;
	readonly ours: Buffer | undefined;
	readonly theirs: Buffer | undefined;
}

export interface SettledEdits {
	readonly conflicts: readonly EditConflict[];
	readonly notices: readonly Notice[];
}

/** Commits each late edit as the person's, then redoes ours on top of it where that is certain; both in one ref move. */
export async function settleLateEdits(context: Context, edits: readonly LateEdit[]): Promise<SettledEdits> {
	const conflicts: EditConflict[] = [];
	const notices: Notice[] = [];
	let open = edits;
	for (let round = 0; open.length > 0 && round < SETTLE_ROUNDS; round++) {
		// Two edits of one file are settled one on top of the other.
		const isFirst = (edit: LateEdit) => open.find(({ placement }) => placement.path === edit.placement.path) === edit;
		const batch = open.filter(isFirst);
		const chain = new Chain(context, context.ledger.head());
		const placements: Placement[] = [];
		const met: EditConflict[] = [];
		for (const edit of batch) {
			const { placement, conflict } = settleOne(context, chain, edit);
			if (placement) placements.push(placement);
			if (conflict) met.push(conflict);
		}
		const published = await publish(context, chain, placements);
		if (published.kind === "moved") continue;
		conflicts.push(...met);
		notices.push(...batch.map(({ placement: { path } }) => notice(path, met)), ...lagNotices(published));
		open = [...open.filter((edit) => !isFirst(edit)), ...published.late];
	}
	for (const { placement, theirs } of open) {
		conflicts.push({ path: placement.path, ours: placement.after && Buffer.from(placement.after.bytes), theirs });
	}
	return { conflicts, notices };
}

function notice(path: string, conflicts: readonly EditConflict[]): Notice {
	return conflicts.some((conflict) => conflict.path === path)
		? {
				level: "warning",
				text: `${path} was edited at the same moment in another way. The edit stays on disk; the other version is in the ledger (\`mneme log ${path}\`).`,
			}
		: { level: "info", text: `${path} was edited at the same moment; both changes are in it now.` };
}

function settleOne(
	context: Context,
	chain: Chain,
	{ placement, theirs: displaced, onDisk, inGap }: LateEdit,
): { placement?: Placement; conflict?: EditConflict } {
	const { path, absolute, before, after } = placement;
	// Read anew each time: the file may have been edited once more since.
	const present = findOnDisk(absolute, path)?.bytes;
	const theirs = onDisk ? present : displaced;
	const known = readBlob(context, before);
	// `echo … >> file` in the gap made a new file: it adds to the old text, it does not replace it.
	const base = inGap && known && theirs && !shareLine(known, theirs) ? undefined : known;
	const ours = onDisk ? after && Buffer.from(after.bytes) : present;
	if (!onDisk) recordPresent(context, chain, path, present);
	chain.add(outsideMessage(path, known, theirs, newTransactionId(context)), [{ path, bytes: theirs }]);
	const reconciled = reconcile(path, base, ours, theirs);
	const result = reconciled.kind === "merged" ? reconciled.bytes : theirs;
	if (!sameBytes(result, theirs)) {
		chain.add(redoMessage(path, placement.tx), [{ path, bytes: result }]);
	}
	const conflict = reconciled.kind === "conflict" ? { path, ours, theirs } : undefined;
	return { ...planMove(context, placement, present, result), ...(conflict ? { conflict } : {}) };
}

/** What is about to be displaced must be in the ledger, or the edit before last would be the one that is lost. */
function recordPresent(context: Context, chain: Chain, path: string, present: Buffer | undefined): void {
	const committed = chain.findBefore(path);
	if ((present && hashBlob(present)) === committed) return;
	const message = outsideMessage(path, readBlob(context, committed), present, newTransactionId(context));
	chain.add(message, [{ path, bytes: present }]);
}

function redoMessage(path: string, tx: string): Message {
	return {
		action: "EDIT",
		file: path,
		summary: `redone on top of an edit made at the same moment (${tx})`,
		actor: "system:audit",
		approval: "auto",
		trigger: "two changes met",
		tx,
		critical: isCritical(path),
	};
}

function planMove(
	context: Context,
	{ path, absolute, after }: Placement,
	present: Buffer | undefined,
	result: Buffer | undefined,
): { placement?: Placement } {
	if (sameBytes(present, result)) return {};
	const before = present && hashBlob(present);
	const permissions = after?.permissions ?? 0o644;
	return {
		placement: {
			path,
			absolute,
			tx: newTransactionId(context),
			before,
			after: result && { bytes: result, permissions },
		},
	};
}

export function sameBytes(left: Buffer | undefined, right: Buffer | undefined): boolean {
	return left === undefined || right === undefined ? left === right : left.equals(right);
}

export function readBlob(context: Context, oid: Oid | undefined): Buffer | undefined {
	return oid === undefined ? undefined : context.ledger.reader.read(oid, "blob");
}

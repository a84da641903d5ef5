// Looks through the whole history for what an erasure would take out, without changing anything: the exact list that is asked about.
import { unreferencedObjects } from "../../ledger/every-object.ts";
import type { Oid } from "../../ledger/objects.ts";
import { commitOf, type Rewriting, rewriteHistory } from "../../ledger/rewrite.ts";
import { localTime } from "../../model/clock.ts";
import { MemoryError } from "../../model/errors.ts";
import { WORKSPACE_SETTINGS_FILE } from "../../model/places.ts";
import type { PlanStep } from "../../model/results.ts";
import { readScores } from "../../stores/scores.ts";
import type { StoreDeps } from "../../stores/write-memories.ts";
import { sweep } from "../../workspace/outside/sweep.ts";
import type { Context } from "../../workspace/transaction/context.ts";
import { transactionsAbout } from "./about.ts";
import { Cleanser, type Erasure, type Traces } from "./cleanser.ts";
import { findRenumbered } from "./target-lines.ts";
import { findTargets } from "./targets.ts";

export interface EraseRequest {
	readonly ids: readonly string[];
	readonly text?: string | undefined;
	/** Also out of every commit. */
	readonly history: boolean;
}

export interface ErasureScan {
	readonly erasure: Erasure;
	/** With what it found. */
	readonly found: Cleanser;
	readonly rewriting: Rewriting | undefined;
	/** Objects that hold it and that nothing refers to. */
	readonly unreferenced: number;
}

export interface ScanOptions {
	readonly tag: string;
	readonly report?: (done: number, total: number) => void;
	readonly signal?: AbortSignal;
}

/** A shorter text is in everything. */
const TEXT_CHARS = 4;

export async function scanErasure(deps: StoreDeps, request: EraseRequest, options: ScanOptions): Promise<ErasureScan> {
	const { workspace, settings, clock } = deps;
	const { context } = workspace;
	refuseTooLittle(request);
	// What a person wrote and nobody recorded is to be erased, too.
	await sweep(workspace);
	const head = context.ledger.head();
	if (head === undefined) throw new MemoryError("NOT_FOUND", "There is no history yet, so there is nothing to erase.");
	const nowMs = clock.now();
	const scores = await readScores(workspace, context, { settings, nowMs });
	const tips = tipsOf(context, head);
	const targets = await findTargets({ context, reader: workspace, scores, tips }, request.ids);
	const erasure = {
		targets,
		renumbered: await findRenumbered(workspace, targets),
		about: request.history ? transactionsAbout(context, tips, targets) : new Set<string>(),
		text: request.text,
		tag: options.tag,
		date: localTime(nowMs, settings.timezone).date,
	};
	const look = async (earlier?: Traces): Promise<ErasureScan> => {
		const found = new Cleanser(erasure, earlier);
		if (request.history) {
			const rewriting = await rewriteHistory(context.ledger.reader, tips, found, options);
			return { erasure, found, rewriting, unreferenced: countUnreferenced(context, found, rewriting) };
		}
		for (const [path, { oid }] of context.ledger.trees.files(context.ledger.treeOf(head)))
			if (found.file(path, context.ledger.reader.read(oid, "blob")) !== undefined && found.pathOf(path) !== path)
				found.renames.add(path);
		return { erasure, found, rewriting: undefined, unreferenced: 0 };
	};
	const first = await look();
	return first.found.needsAnotherLook ? await look(first.found) : first;
}

export function countUnreferenced({ ledger }: Context, found: Cleanser, { seen }: Rewriting): number {
	let count = 0;
	for (const { body } of unreferencedObjects(ledger.objectsFolder, ledger.reader, seen)) if (found.holds(body)) count++;
	return count;
}

function refuseTooLittle({ ids, text }: EraseRequest): void {
	if (ids.length === 0 && text === undefined)
		throw new MemoryError("USAGE", "Say what to erase: ids of memories, or --text with the exact text.");
	refuseShortText(text);
}

export function refuseShortText(text: string | undefined): void {
	if (text !== undefined && text.trim().length < TEXT_CHARS)
		throw new MemoryError("INVALID_INPUT", `A text of less than ${TEXT_CHARS} letters is part of too much else.`);
}

export function tipsOf({ ledger }: Context, head: Oid): Set<Oid> {
	return new Set([head, ...[...ledger.refs.all()].map(([name, oid]) => commitOf(ledger.reader, name, oid))]);
}

export function isEmpty({ found, unreferenced }: ErasureScan): boolean {
	return found.versions.size + found.renames.size + found.messages + unreferenced === 0;
}

export function isSamePlan(one: ErasureScan, other: ErasureScan): boolean {
	return JSON.stringify(planOf(one)) === JSON.stringify(planOf(other));
}

/** The same list is the same question: nothing in it changes by what else happens to the history. */
export function planOf({ erasure, found, rewriting, unreferenced }: ErasureScan): PlanStep[] {
	const where = rewriting ? " of the history" : "";
	const versions = (count: number) => (count === 1 ? "1 version" : `${count} versions`);
	return [
		...erasure.targets.map(({ id, now, kind }) => ({
			action: "erase",
			target: id,
			detail: now ?? (kind === "file" ? "the file, as it was" : "as it was; it is no longer in its file"),
		})),
		...[...found.versions].sort().map(([path, count]) => ({
			action: "cleanse",
			target: path,
			...(rewriting ? { detail: versions(count) } : {}),
		})),
		...[...found.renames].sort().map((path) => ({ action: "rename", target: path, detail: "its name says it" })),
		...[...found.unset].sort().map((setting) => ({
			action: "unset",
			target: setting,
			detail: `in ${WORKSPACE_SETTINGS_FILE}: without it the value is not valid, so the default takes its place`,
		})),
		...(found.messages === 0
			? []
			: [{ action: "cleanse", target: `messages${where}`, detail: String(found.messages) }]),
		...(unreferenced === 0
			? []
			: [{ action: "drop", target: "objects that nothing refers to", detail: String(unreferenced) }]),
		...[...found.sayTheSame].sort().map((id) => ({
			action: "keep",
			target: id,
			detail: "says the same; name it too, or use --text, to erase it",
		})),
	];
}

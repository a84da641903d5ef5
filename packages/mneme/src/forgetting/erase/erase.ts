// Erases: out of the files only, by an ordinary transaction; or out of the whole history, by putting a rewritten one in its place,
// with a receipt as its last commit.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { renderErasureReceipt } from "../../formats/erasure-receipt.ts";
import { cleanseIndex } from "../../index/cleansing.ts";
import type { Rewriting } from "../../ledger/rewrite.ts";
import type { Principal } from "../../model/principal.ts";
import { done, type Notice, type Outcome } from "../../model/results.ts";
import type { StoreDeps } from "../../stores/write-memories.ts";
import { ACCESS_LOG } from "../../workspace/access-journal.ts";
import { resolvePath } from "../../workspace/paths.ts";
import type { RewriteStep } from "../../workspace/rewriting/finish.ts";
import type { Chain, FileChange } from "../../workspace/transaction/chain.ts";
import type { Context } from "../../workspace/transaction/context.ts";
import { newTransactionId } from "../../workspace/transaction/ids.ts";
import { Cleanser } from "./cleanser.ts";
import { createReceipt, receiptPath } from "./receipt.ts";
import { countUnreferenced, type ErasureScan, isSamePlan } from "./scan.ts";
import { anonymousId } from "./targets.ts";

const TRIGGER = "mneme erase";
const KEY_BYTES = 16;

export interface EraseDeps extends StoreDeps {
	readonly principal: Principal;
	/** Who agreed to it. Their words are not kept: they may say what is erased. */
	readonly approver: string;
	readonly report?: (done: number, total: number) => void;
	readonly signal?: AbortSignal;
	/** For tests: called at each step of the exchange. */
	readonly reach?: (step: RewriteStep) => void;
}

export interface Erased {
	/** Where the receipt is; undefined where only files were cleansed. */
	readonly receipt: string | undefined;
	/** What `erase verify` knows the erased objects by. Kept nowhere. */
	readonly key: string | undefined;
	readonly commitsRewritten: number;
	readonly objects: number;
}

/** Out of the files, the scores and the index; the history keeps it. */
export async function eraseFromFiles(deps: EraseDeps, { erasure, found }: ErasureScan): Promise<Outcome<Erased>> {
	const { workspace, principal, approver } = deps;
	const cleanser = new Cleanser(erasure, found.earlier);
	const request = { principal, trigger: TRIGGER, approval: "approved", approver } as const;
	const outcome = await workspace.transaction(request, async (tx) => {
		for (const path of new Set([...found.versions.keys(), ...found.renames])) {
			const { bytes } = await tx.read(path);
			if (!bytes) continue;
			const fresh = cleanser.file(path, bytes);
			const name = cleanser.pathOf(path);
			const note = { summary: "erased what was asked for", action: "ERASE" as const };
			if (fresh && (fresh !== bytes || name !== path)) await tx.write(name, fresh, note);
			if (fresh === undefined || name !== path) await tx.remove(path, note);
		}
	});
	if (outcome.status !== "done") return outcome;
	await workspace.exclusively(async (context) => {
		cleanseJournal(context, cleanser);
		await cleanseIndex(context.ledger);
	});
	return done({ receipt: undefined, key: undefined, commitsRewritten: 0, objects: 0 }, outcome.notices);
}

function cleanseJournal({ root, ledger }: Context, cleanser: Cleanser): void {
	const path = resolvePath(root, ACCESS_LOG, "track");
	if (!existsSync(path)) return;
	const body = readFileSync(path);
	const fresh = cleanser.cleansed(ACCESS_LOG, body);
	if (fresh === body) return;
	const rest = ledger.own("access.log.rest");
	rmSync(rest, { force: true });
	writeFileSync(rest, fresh);
	renameSync(rest, path);
}

/** Undefined: it would be another list by now, or a file was edited since the scan. Nothing was done. */
export async function eraseFromHistory(deps: EraseDeps, scan: ErasureScan): Promise<Outcome<Erased> | undefined> {
	const { workspace, random, report, signal, reach } = deps;
	const { ledger } = workspace;
	const cleanser = new Cleanser(scan.erasure, scan.found.earlier);
	const key = Buffer.from(random.bytes(KEY_BYTES)).toString("hex");
	let erased: Erased | undefined;
	const switched = await workspace.replaceHistory({
		cleansing: cleanser,
		accept: (rewriting) => {
			const unreferenced = countUnreferenced(workspace.context, cleanser, rewriting);
			return isSamePlan(scan, { ...scan, found: cleanser, rewriting, unreferenced });
		},
		conclude: (chain, rewriting) => {
			const concluded = conclude(deps, scan, { chain, rewriting, cleanser, key });
			erased = concluded.erased;
			return concluded.files;
		},
		clean: async () => await cleanseIndex(ledger),
		...(report ? { report } : {}),
		...(signal ? { signal } : {}),
		...(reach ? { reach } : {}),
	});
	if (switched.kind === "moved") return undefined;
	const notices = [...workspace.takeNotices(), ...switched.notices];
	if (ledger.head() !== switched.to) notices.push(EDITED_MEANWHILE);
	for (const [name] of ledger.refs.all()) if (cleanser.pathOf(name) !== name) notices.push(namedNotice(name));
	return done(erased!, notices);
}

const EDITED_MEANWHILE: Notice = {
	level: "warning",
	text: "A file was edited while this was going on, and the edit was recorded as it was. If it held what is erased, erase again.",
};

function namedNotice(ref: string): Notice {
	return {
		level: "warning",
		text: `The ledger's ref ${ref} has it in its name. Rename or delete it with \`mneme git branch\` or \`mneme git tag\`.`,
	};
}

interface Conclusion {
	readonly chain: Chain;
	readonly rewriting: Rewriting;
	readonly cleanser: Cleanser;
	readonly key: string;
}

function conclude(
	{ workspace, clock, principal, approver }: EraseDeps,
	{ erasure }: ErasureScan,
	{ chain, rewriting, cleanser, key }: Conclusion,
): { files: FileChange[]; erased: Erased } {
	const at = new Date(clock.now()).toISOString();
	const id = `e-${at.slice(0, 10)}-${erasure.tag}`;
	// The same object may stay elsewhere.
	const gone = [...rewriting.held].filter((oid) => !rewriting.kept.has(oid));
	const commitsRewritten = [...rewriting.commits].filter(([old, fresh]) => old !== fresh).length;
	const files = [...cleanser.versions].map(([path, versions]) => ({ path: cleanser.pathOf(path), versions }));
	const receipt = createReceipt(
		{
			id,
			erased_at: at,
			by: principal.agent ?? principal.actor,
			memories: erasure.targets.map((target) => anonymousId(target.id, erasure.tag)),
			text_given: erasure.text !== undefined,
			files: files.sort((one, other) => (one.path < other.path ? -1 : 1)),
			messages: cleanser.messages,
			commits_rewritten: commitsRewritten,
		},
		gone,
		key,
	);
	const change = { path: receiptPath(id), bytes: Buffer.from(renderErasureReceipt(receipt)) };
	chain.add(
		{
			action: "ERASE",
			file: change.path,
			summary: `erased from the whole history: ${gone.length} objects; receipt ${id}`,
			actor: principal.actor,
			approval: "approved",
			approver,
			trigger: TRIGGER,
			tx: newTransactionId(workspace.context),
			critical: false,
		},
		[change],
	);
	return {
		files: [change],
		erased: { receipt: change.path, key, commitsRewritten, objects: gone.length },
	};
}

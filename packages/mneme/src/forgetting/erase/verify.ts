// Checks an erasure against its receipt: that no erasure is half done, that every stored object is what its name says and belongs to
// the present history; with the key, that none of the erased objects is there; with the text, that no object and no file holds it,
// but for what an erasure leaves.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Receipt } from "../../formats/erasure-receipt.ts";
import { everyObject, listPacks } from "../../ledger/every-object.ts";
import { LEDGER_FOLDER, type Ledger } from "../../ledger/ledger.ts";
import { type GitObject, hashObject, parseTree } from "../../ledger/objects.ts";
import { type Cleansing, type Rewriting, rewriteHistory } from "../../ledger/rewrite.ts";
import { MemoryError } from "../../model/errors.ts";
import { findRewrite } from "../../workspace/rewriting/record.ts";
import type { Workspace } from "../../workspace/workspace.ts";
import { Cleanser } from "./cleanser.ts";
import { listElsewhere } from "./elsewhere.ts";
import { isJsonRecord } from "./json-records.ts";
import { holdsAny, isShort, type Needle, needlesOf } from "./needles.ts";
import { hashOid, readReceipt, receiptPathOf, refuseWrongKey } from "./receipt.ts";
import { refuseShortText, tipsOf } from "./scan.ts";
import { searchFiles } from "./search.ts";

export interface VerifyRequest {
	/** A receipt's id or path. */
	readonly receipt: string;
	readonly key?: string | undefined;
	readonly text?: string | undefined;
	readonly report?: (done: number, total: number) => void;
}

export interface Verification {
	readonly receipt: Receipt;
	/** Where something of it still is, in words. */
	readonly findings: readonly string[];
	readonly objects: number;
	/** Files looked through; none where no text was given. */
	readonly files: number;
	/** Objects nothing refers to: left by transactions that were decided again. */
	readonly unreferenced: number;
	readonly elsewhere: readonly string[];
}

export async function verifyErasure(workspace: Workspace, request: VerifyRequest): Promise<Verification> {
	refuseShortText(request.text);
	const { context, ledger } = workspace;
	const path = receiptPathOf(request.receipt);
	const { text } = await workspace.read(path);
	if (text === null)
		throw new MemoryError("NOT_FOUND", `There is no receipt ${path}. \`mneme log --action ERASE\` lists erasures.`, {
			data: { path },
		});
	const receipt = readReceipt(text, path);
	if (request.key !== undefined) refuseWrongKey(receipt, request.key);
	const findings = findRewrite(context) ? ["an erasure is half done; the next command that writes finishes it"] : [];
	const needles = request.text === undefined ? [] : needlesOf(request.text);
	const erased = new Set(request.key === undefined ? [] : receipt.objects);
	const cleanser = new Cleanser({
		...{ targets: [], text: request.text, tag: "", date: "" },
		...{ about: new Set(), renumbered: new Map() },
	});
	const { seen, held } = await lookAgain(workspace, needles.length === 0 ? UNCHANGED : cleanser, request.report);
	let [objects, unreferenced] = [0, 0];
	for (const { oid, object } of everyObject(ledger.objectsFolder, ledger.reader)) {
		objects++;
		if (!seen.has(oid)) unreferenced++;
		if (hashObject(object.type, object.body) !== oid) findings.push(`the ${object.type} ${oid} is damaged`);
		if (request.key !== undefined && erased.has(hashOid(oid, request.key)))
			findings.push(`the ${object.type} ${oid} is one of the erased objects`);
		if (seen.has(oid) ? held.has(oid) : holdsText(object, needles, cleanser))
			findings.push(`the ${object.type} ${oid} in the ledger holds the text`);
	}
	let files = 0;
	const skip = request.text !== undefined && isShort(request.text) ? readOtherwise(ledger) : undefined;
	for (const file of needles.length === 0 ? [] : searchFiles(workspace.root, needles, skip)) {
		files++;
		const isLeft = () => isJsonRecord(file.path) && isUnchanged(cleanser, workspace.root, file.path);
		if (file.holds && !isLeft()) findings.push(`the file ${file.path} holds the text`);
		if (file.unreadable !== undefined)
			findings.push(
				`the file ${file.path} cannot be read (${file.unreadable}), so nobody knows whether it holds the text`,
			);
	}
	return { receipt, findings, objects, files, unreferenced, elsewhere: listElsewhere(context, needles) };
}

const UNCHANGED: Cleansing = {
	file: (_, body) => body,
	name: (name) => name,
	message: (text) => text,
	person: (text) => text,
	dependsOnPlace: () => false,
};

const INDEX_OR_LOOSE = new RegExp(`^(?:\\.mneme/index\\.db|\\${LEDGER_FOLDER}/objects/[0-9a-f]{2}/)`);

/** Whose bytes have numbers and short words of their own: the index, made of files that are searched, and objects, searched above. */
function readOtherwise({ objectsFolder }: Ledger): (path: string) => boolean {
	const packs = new Set(listPacks(objectsFolder).map((name) => `${LEDGER_FOLDER}/objects/pack/${name}.pack`));
	return (path) => packs.has(path) || INDEX_OR_LOOSE.test(path);
}

/** All objects of the history, and those another erasure would change. */
async function lookAgain(
	{ context, ledger }: Workspace,
	cleansing: Cleansing,
	report?: (done: number, total: number) => void,
): Promise<Pick<Rewriting, "seen" | "held">> {
	const head = ledger.head();
	if (head === undefined) return { seen: new Set(), held: new Set() };
	return await rewriteHistory(ledger.reader, tipsOf(context, head), cleansing, report ? { report } : {});
}

const TIMES = /^((?:author|committer) .*>) -?\d+ [+-]\d{4}$/gm;

/** Of what nothing refers to nobody knows where it was: modes and times are no text, all the rest is. */
function holdsText({ type, body }: GitObject, needles: readonly Needle[], cleanser: Cleanser): boolean {
	if (type === "tree") return parseTree(body).some(({ name }) => cleanser.pathOf(name) !== name);
	if (type !== "commit") return holdsAny(body, needles);
	return holdsAny(Buffer.from(body.toString("latin1").replace(TIMES, "$1"), "latin1"), needles);
}

function isUnchanged(cleanser: Cleanser, root: string, path: string): boolean {
	const body = readFileSync(join(root, path));
	return cleanser.pathOf(path) === path && cleanser.cleansed(path, body) === body;
}

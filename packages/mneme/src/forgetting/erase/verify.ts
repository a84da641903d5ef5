// Checks an erasure against its receipt: that no erasure is half done, that every stored object is what its name says and belongs to
// the present history; with the key, that none of the erased objects is there; with the text, that no object and no file holds it.

import type { Receipt } from "../../formats/erasure-receipt.ts";
import { everyObject } from "../../ledger/every-object.ts";
import { hashObject, type Oid } from "../../ledger/objects.ts";
import { type Cleansing, rewriteHistory } from "../../ledger/rewrite.ts";
import { MemoryError } from "../../model/errors.ts";
import { findRewrite } from "../../workspace/rewriting/record.ts";
import type { Workspace } from "../../workspace/workspace.ts";
import { listElsewhere } from "./elsewhere.ts";
import { holdsAny, needlesOf } from "./needles.ts";
import { hashOid, readReceipt, receiptPathOf } from "./receipt.ts";
import { tipsOf } from "./scan.ts";
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
	const { context, ledger } = workspace;
	const path = receiptPathOf(request.receipt);
	const { text } = await workspace.read(path);
	if (text === null)
		throw new MemoryError("NOT_FOUND", `There is no receipt ${path}. \`mneme log --action ERASE\` lists erasures.`, {
			data: { path },
		});
	const receipt = readReceipt(text, path);
	const findings = findRewrite(context) ? ["an erasure is half done; the next command that writes finishes it"] : [];
	const needles = request.text === undefined ? [] : needlesOf(request.text);
	const erased = new Set(request.key === undefined ? [] : receipt.objects);
	const referenced = await listReferenced(workspace, request.report);
	let [objects, unreferenced] = [0, 0];
	for (const { oid, object } of everyObject(ledger.objectsFolder, ledger.reader)) {
		objects++;
		if (!referenced.has(oid)) unreferenced++;
		if (hashObject(object.type, object.body) !== oid) findings.push(`the ${object.type} ${oid} is damaged`);
		if (request.key !== undefined && erased.has(hashOid(oid, request.key)))
			findings.push(`the ${object.type} ${oid} is one of the erased objects`);
		if (holdsAny(object.body, needles)) findings.push(`the ${object.type} ${oid} in the ledger holds the text`);
	}
	let files = 0;
	for (const file of needles.length === 0 ? [] : searchFiles(workspace.root, needles)) {
		files++;
		if (file.holds) findings.push(`the file ${file.path} holds the text`);
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

async function listReferenced(
	{ context, ledger }: Workspace,
	report?: (done: number, total: number) => void,
): Promise<ReadonlySet<Oid>> {
	const head = ledger.head();
	if (head === undefined) return new Set();
	return (await rewriteHistory(ledger.reader, tipsOf(context, head), UNCHANGED, report ? { report } : {})).kept;
}

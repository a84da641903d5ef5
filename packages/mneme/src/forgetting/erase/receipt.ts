// What goes into the receipt of an erasure (its file is formats/erasure-receipt.ts): no word of what was erased, and nothing from which
// it could be guessed: the id of an object is a hash of known text around an unknown word, so ids stand here only as keyed hashes,
// and the key is shown once and kept nowhere.
import { createHmac } from "node:crypto";
import { howToCheck, parseErasureReceipt, RECEIPT_FORMAT, type Receipt } from "../../formats/erasure-receipt.ts";
import type { Oid } from "../../ledger/objects.ts";
import { MemoryError } from "../../model/errors.ts";

export const RECEIPT_FOLDER = "memory/meta/receipts/";
/** 64 bits: enough to know an object again among millions. */
const HASH_CHARS = 16;
const NAME = /^[\w-]+$/;

export function receiptPath(id: string): string {
	return `${RECEIPT_FOLDER}${id}.json`;
}

export function createReceipt(
	facts: Omit<Receipt, "format" | "objects" | "how_to_check">,
	held: Iterable<Oid>,
	key: string,
): Receipt {
	return {
		format: RECEIPT_FORMAT,
		...facts,
		objects: [...held].map((oid) => hashOid(oid, key)).sort(),
		how_to_check: howToCheck(facts.id),
	};
}

export function hashOid(oid: Oid, key: string): string {
	return createHmac("sha256", key).update(oid).digest("hex").slice(0, HASH_CHARS);
}

/** Throws where it is none. */
export function readReceipt(text: string, path: string): Receipt {
	const { receipt, problems } = parseErasureReceipt(text, path);
	if (receipt) return receipt;
	throw new MemoryError("PARSE", `${path} cannot be read: expected ${problems[0]!.expected}.`, { data: { path } });
}

/** The path of the receipt that a person named by its id or its path. */
export function receiptPathOf(name: string): string {
	if (NAME.test(name)) return receiptPath(name);
	if (name.startsWith(RECEIPT_FOLDER) && name.endsWith(".json")) return name;
	throw new MemoryError("INVALID_INPUT", `${JSON.stringify(name)} is no receipt. ${RECEIPT_FOLDER} has them.`);
}

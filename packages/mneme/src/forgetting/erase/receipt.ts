// What goes into the receipt of an erasure (its file is formats/erasure-receipt.ts): no word of what was erased, and nothing from which
// it could be guessed: the id of an object is a hash of known text around an unknown word, so ids stand here only as keyed hashes,
// and the key is shown once and kept nowhere.
import { createHmac, timingSafeEqual } from "node:crypto";
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
	facts: Omit<Receipt, "format" | "objects" | "key_hash" | "how_to_check">,
	held: Iterable<Oid>,
	key: string,
): Receipt {
	return {
		format: RECEIPT_FORMAT,
		...facts,
		objects: [...held].map((oid) => hashOid(oid, key)).sort(),
		key_hash: hashWith(key, facts.id),
		how_to_check: howToCheck(facts.id),
	};
}

export function hashOid(oid: Oid, key: string): string {
	return hashWith(key, oid).slice(0, HASH_CHARS);
}

function hashWith(key: string, text: string): string {
	return createHmac("sha256", key).update(text).digest("hex");
}

/** With another key nothing would be found, whatever is there. A receipt of an earlier Mneme does not tell. */
export function refuseWrongKey({ id, key_hash: hash }: Receipt, key: string): void {
	if (hash === undefined) return;
	const [expected, given] = [hash, hashWith(key, id)].map((each) => Buffer.from(each, "utf8"));
	if (expected!.length === given!.length && timingSafeEqual(expected!, given!)) return;
	throw new MemoryError("INVALID_INPUT", `This is not the key of ${id}. It was shown once, when that was erased.`, {
		data: { receipt: id },
	});
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

// The receipt of an erasure: what, when, who, how much, and how to check it. Never a word of what was erased, and nothing from which
// it could be guessed: the id of an object is a hash of known text around an unknown word, so ids stand here only as keyed hashes,
// and the key is shown once and kept nowhere.
import { createHmac } from "node:crypto";
import { z } from "zod";
import type { Oid } from "../../ledger/objects.ts";
import { MemoryError } from "../../model/errors.ts";

export const RECEIPT_FOLDER = "memory/meta/receipts/";
const FORMAT = 1;
/** 64 bits: enough to know an object again among millions. */
const HASH_CHARS = 16;
const NAME = /^[\w-]+$/;

const receiptSchema = z.object({
	format: z.literal(FORMAT),
	id: z.string(),
	erased_at: z.string(),
	by: z.string(),
	memories: z.array(z.string()),
	text_given: z.boolean(),
	files: z.array(z.object({ path: z.string(), versions: z.int() })),
	messages: z.int(),
	commits_rewritten: z.int(),
	objects: z.array(z.string()),
	how_to_check: z.string(),
});

export type Receipt = z.infer<typeof receiptSchema>;

export function receiptPath(id: string): string {
	return `${RECEIPT_FOLDER}${id}.json`;
}

export function createReceipt(
	facts: Omit<Receipt, "format" | "objects" | "how_to_check">,
	held: Iterable<Oid>,
	key: string,
): Receipt {
	return {
		format: FORMAT,
		...facts,
		objects: [...held].map((oid) => hashOid(oid, key)).sort(),
		how_to_check: `mneme erase verify ${facts.id} --key KEY (shown when it was erased) looks for the erased objects, --text TEXT for the text itself, in every object and file.`,
	};
}

export function hashOid(oid: Oid, key: string): string {
	return createHmac("sha256", key).update(oid).digest("hex").slice(0, HASH_CHARS);
}

export function serializeReceipt(receipt: Receipt): string {
	return `${JSON.stringify(receipt, null, "\t")}\n`;
}

export function parseReceipt(text: string, path: string): Receipt {
	const parsed = receiptSchema.safeParse(readJson(text));
	if (parsed.success) return parsed.data;
	throw new MemoryError("PARSE", `${path} is no receipt of an erasure: ${parsed.error.issues[0]?.message}.`, {
		data: { path },
	});
}

function readJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
}

/** The path of the receipt that a person named by its id or its path. */
export function receiptPathOf(name: string): string {
	if (NAME.test(name)) return receiptPath(name);
	if (name.startsWith(RECEIPT_FOLDER) && name.endsWith(".json")) return name;
	throw new MemoryError("INVALID_INPUT", `${JSON.stringify(name)} is no receipt. ${RECEIPT_FOLDER} has them.`);
}

// memory/meta/receipts/<id>.json: what was erased, when, by whom, how much, and how to check it. Never a word of it. What goes into
// one, and why its hashes have a key, is forgetting/erase/receipt.ts.
import { z } from "zod";
import type { ParseError } from "../model/errors.ts";
import type { FormatDescription } from "./description.ts";
import { problemAt } from "./problems.ts";

export const RECEIPT_FORMAT = 1;

const receiptSchema = z.object({
	format: z.literal(RECEIPT_FORMAT),
	id: z.string(),
	/** ISO 8601 */
	erased_at: z.string(),
	by: z.string(),
	/** Ids of the memories that were named, without their words. */
	memories: z.array(z.string()),
	/** Whether a text was given, too. Never which. */
	text_given: z.boolean(),
	files: z.array(z.object({ path: z.string(), versions: z.int() })),
	/** Commit messages that held it. */
	messages: z.int(),
	commits_rewritten: z.int(),
	/** Keyed hashes of the objects that are gone. */
	objects: z.array(z.string()),
	/** Keyed hash of the id, to know the key by; not in receipts of earlier versions. */
	key_hash: z.string().optional(),
	how_to_check: z.string(),
});

export type Receipt = z.infer<typeof receiptSchema>;

export interface ErasureReceiptFile {
	readonly path: string;
	readonly text: string;
	/** Undefined where the problems say why. */
	readonly receipt: Receipt | undefined;
	readonly problems: readonly ParseError[];
}

export function parseErasureReceipt(text: string, path = "memory/meta/receipts/receipt.json"): ErasureReceiptFile {
	const { data: receipt, error } = receiptSchema.safeParse(readJson(text.replace(/^\uFEFF/, "")));
	if (receipt) return { path, text, receipt, problems: [] };
	const { path: place, message } = error!.issues[0]!;
	const expected = `a receipt of an erasure: ${[...place, message].join(": ")}`;
	return { path, text, receipt, problems: [problemAt(path, 1, expected, text.split("\n", 1)[0]!)] };
}

export function serializeErasureReceipt(file: ErasureReceiptFile): string {
	return file.text;
}

export function renderErasureReceipt(receipt: Receipt): string {
	return `${JSON.stringify(receipt, null, "\t")}\n`;
}

export function howToCheck(id: string): string {
	return `mneme erase verify ${id} --key KEY (shown when it was erased) looks for the erased objects, --text TEXT for the text itself, in every object and file.`;
}

function readJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

export const description: FormatDescription = {
	name: "Erasure receipt",
	path: "memory/meta/receipts/<id>.json",
	summary:
		"What `mneme erase --history` leaves, as the last commit of the new history: which memories were named (by ids without their words) and whether a text was given, the files it was in and how many versions of each, how many commit messages held it, how many commits were written anew. It never has a word of what was erased. The objects that are gone stand in it as hashes made with a key; the key is shown once and kept nowhere, so that nobody can find the words by trying; `key_hash` tells whether a key is the right one. `mneme erase verify` takes the id, and with the key, the text or both it looks for them in every object and file.",
	example: renderErasureReceipt({
		format: RECEIPT_FORMAT,
		id: "e-2026-02-02-3fa91c",
		erased_at: "2026-02-02T14:31:07.000Z",
		by: "manual",
		memories: ["episode:2026-02-02:14:30", "core:critical-facts:erased-3fa91c"],
		text_given: false,
		files: [
			{ path: "MEMORY.md", versions: 3 },
			{ path: "memory/episodes/2026-02-02.md", versions: 1 },
		],
		messages: 2,
		commits_rewritten: 41,
		objects: ["0c4e6f7788aa1b2d", "51d0a2b7c9e88f03", "9a1c33f0be217d45"],
		key_hash: "7d1f0a92c5e84b36a0d4f7185be3c29610fd4e8a7b25c3961e0a8d5f42b7c60e",
		how_to_check: howToCheck("e-2026-02-02-3fa91c"),
	}),
};

// What `write` and `append` share: the version a caller built on, and what they answer.
import { z } from "zod";
import { hashBlob } from "../ledger/objects.ts";
import type { Principal } from "../model/principal.ts";
import type { MutationNote, Transaction } from "../workspace/transaction/transaction.ts";
import type { Paint } from "./operation.ts";

export const expectedVersion = z
	.string()
	.regex(/^(?:[0-9a-f]{40}|none)$/)
	.meta({ expects: "a version as Mneme printed it, or none" })
	.describe("Only if the file is still at this version; none: only if there is no such file");

export const mutationSchema = z.object({
	path: z.string(),
	/** Null where there is no file: nothing was added to one that is not there. */
	version: z.string().nullable(),
	previous: z.string().nullable(),
	changed: z.boolean(),
	tx: z.string().nullable(),
});

/** What the owner gives is written as it is. `none` stands for "there is no such file". */
export function noteOf(
	{ role }: Principal,
	summary: string,
	expected: z.infer<typeof expectedVersion> | undefined,
): MutationNote {
	const version = expected === undefined ? {} : { expected: expected === "none" ? null : expected };
	return { summary, verbatim: role === "owner", ...version };
}

/** The file before and after what this transaction did to it. */
export async function describeMutation(
	tx: Transaction,
	path: string,
	previous: string | null,
): Promise<z.infer<typeof mutationSchema>> {
	const { bytes } = await tx.read(path);
	const version = bytes && hashBlob(bytes);
	const changed = version !== previous;
	return { path, version, previous, changed, tx: changed ? tx.id : null };
}

export function renderMutation({ path, version, changed, tx }: z.infer<typeof mutationSchema>, paint: Paint): string {
	if (!changed) return `${path} already was so; nothing changed.`;
	return `${paint.green(path)} ${paint.dim(`version ${version}, transaction ${tx}`)}`;
}

export function lineCount(text: string): string {
	const lines = text === "" ? 0 : text.replace(/\n$/, "").split("\n").length;
	return lines === 1 ? "1 line" : `${lines} lines`;
}

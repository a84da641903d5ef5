// Puts text into memory/meta/quarantine.md, and takes it out again. Whether it belongs there is decided by who screens.
import {
	addQuarantined,
	parseQuarantine,
	type QuarantinedText,
	type QuarantineFile,
	removeQuarantined,
	serializeQuarantine,
} from "../formats/quarantine.ts";
import type { Context } from "./transaction/context.ts";
import type { Transaction } from "./transaction/transaction.ts";

export const QUARANTINE_FILE = "memory/meta/quarantine.md";

export async function readQuarantine(reader: Pick<Transaction, "read">): Promise<QuarantineFile> {
	return parseQuarantine((await reader.read(QUARANTINE_FILE)).text ?? "", QUARANTINE_FILE);
}

/** The number it has there. */
export async function addToQuarantine(
	{ clock }: Pick<Context, "clock">,
	tx: Transaction,
	entry: Omit<QuarantinedText, "timestamp">,
): Promise<number> {
	const timestamp = `${new Date(clock.now()).toISOString().slice(0, 16)}Z`;
	const { file, number } = addQuarantined(await readQuarantine(tx), { ...entry, timestamp });
	await tx.write(QUARANTINE_FILE, serializeQuarantine(file), { summary: `quarantined ${number}: ${entry.kind}` });
	return number;
}

export async function takeFromQuarantine(tx: Transaction, number: number, summary: string): Promise<void> {
	const file = removeQuarantined(await readQuarantine(tx), number);
	await tx.write(QUARANTINE_FILE, serializeQuarantine(file), { summary });
}

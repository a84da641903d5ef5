// Transaction ids: they sort by time and survive a rewritten history, where commit ids do not.
import type { Context } from "./context.ts";

const RANDOM_BYTES = 4;

/** `t` + milliseconds in base 36 + random letters, such as `tmhq2x0k1-9f3a`. */
export function newTransactionId(context: Pick<Context, "clock" | "random">): string {
	const time = Math.max(0, Math.floor(context.clock.now())).toString(36).padStart(9, "0");
	const chance = Buffer.from(context.random.bytes(RANDOM_BYTES)).toString("hex");
	return `t${time}-${chance}`;
}

const ID = /^t([0-9a-z]{9,})-/;

/** When the transaction of that id began; undefined where it is no id of ours. */
export function transactionMs(id: string): number | undefined {
	const time = ID.exec(id)?.[1];
	return time === undefined ? undefined : Number.parseInt(time, 36);
}

// Refused changes are part of the record too, but a caller that keeps trying may not flood it.
import { Chain } from "./chain.ts";
import type { Context } from "./context.ts";
import { newTransactionId } from "./ids.ts";
import { publish } from "./publish.ts";
import type { RefusalSignal } from "./signals.ts";
import { findOwn, writeOwn } from "./state.ts";
import type { TransactionRequest } from "./transaction.ts";

const NAME = "refused-at";
const AT_MOST_EVERY_MS = 60_000;

/** Only under the workspace lock. */
export async function noteRefusal(
	context: Context,
	{ principal, trigger }: TransactionRequest,
	signal: RefusalSignal,
): Promise<void> {
	const now = context.clock.now();
	const last = Number(findOwn(context, NAME) ?? Number.NEGATIVE_INFINITY);
	if (now >= last && now - last < AT_MOST_EVERY_MS) return;
	writeOwn(context, NAME, String(now));
	const chain = new Chain(context, context.ledger.head());
	chain.add(
		{
			action: "REFUSE",
			file: signal.path,
			summary: context.screen(signal.reason, "commit message").text,
			actor: principal.actor,
			approval: "—",
			trigger: context.screen(trigger, "commit message").text,
			tx: newTransactionId(context),
			critical: false,
		},
		[],
	);
	await publish(context, chain, []);
}

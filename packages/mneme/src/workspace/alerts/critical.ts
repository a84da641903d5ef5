// When a change to a critical file is a breach, and the event that tells of it. Pure; who lists the events is alerts.ts.
import type { Message } from "../../ledger/message.ts";
import type { Notice } from "../../model/results.ts";

/** A person, and Mneme where it puts together or brings back what persons made. */
const TRUSTED: readonly string[] = ["manual", "system:init", "system:audit"];
/** Trusted with what a person approved. */
const WITH_APPROVAL = /^(?:reflection:|system:migrate$)/u;

/** A§12.5: changed by neither a person nor an approved reflection. */
export function isBreach({ actor, approval }: Pick<Message, "actor" | "approval">): boolean {
	return !TRUSTED.includes(actor) && !(approval === "approved" && WITH_APPROVAL.test(actor));
}

/** In the same transaction as the change, right after it. */
export function alertAbout(change: Message): Message {
	const summary = isBreach(change)
		? `Integrity: critical file changed by ${change.actor}, neither a person nor an approved reflection. Waits for acknowledgement.`
		: "Critical file changed. Waits for acknowledgement.";
	return alertEvent(change.file, summary, "critical file check", change.tx);
}

export function alertEvent(file: string, summary: string, trigger: string, tx: string): Message {
	return { action: "ALERT", file, summary, actor: "system:audit", approval: "—", trigger, tx, critical: false };
}

/** For whoever made the change, at once. */
export function breachNotices(files: readonly string[]): Notice[] {
	const why = "is a critical file and was changed by neither a person nor an approved reflection";
	return files.map((file) => ({ level: "warning", text: `${file} ${why}. \`mneme alerts\` shows how.` }));
}

// What the history says of a memory that goes.
import { shorten } from "../stores/episodes.ts";
import type { ForgetItem } from "./plan.ts";

/** Said with its words, so that "why did you forget X?" finds it; what is deleted for good is not said again. */
export function summaryOf({ id, says, parts }: ForgetItem, permanent: boolean): string {
	if (permanent) return `permanently deleted ${parts ? "a part of " : ""}one memory`;
	const said = (parts ?? [says]).map((text) => `"${shorten(text)}"`).join(" and ");
	return `forgotten: ${said} (${id})`;
}

export function summaryOfAll(items: readonly ForgetItem[], permanent: boolean): string {
	const count = items.length === 1 ? "1 memory" : `${items.length} memories`;
	if (permanent) return `permanently deleted ${count}`;
	const named = items.slice(0, NAMED).map(({ says, parts }) => `"${shorten((parts ?? [says]).join(" "))}"`);
	return `forgot ${count}: ${named.join(", ")}${items.length > NAMED ? ", …" : ""}`;
}

/** More would make the line of the audit log hard to read; each has a line of its own. */
const NAMED = 5;

export function actionOf(permanent: boolean): "DELETE" | "ARCHIVE" {
	return permanent ? "DELETE" : "ARCHIVE";
}

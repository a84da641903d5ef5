// The comment that ends a fact or relation: `<!-- k7f2 · high · 2026-02-02 · episode:2026-02-02:14:30 -->`. Any other comment at
// the end of a line is a person's and part of the text.
import { type Confidence, isConfidence } from "./episode-heading.ts";
import { isDate } from "./header-values.ts";

export interface Mark {
	readonly key: string;
	readonly confidence?: Confidence;
	/** `YYYY-MM-DD`. */
	readonly firstSeen?: string;
	/** The id of the memory it was taken from. */
	readonly source?: string;
}

const COMMENT = /^<!--\s*([a-z0-9]{2,16})\s+(·.*)-->$/u;

export interface MarkReading {
	readonly text: string;
	readonly mark?: Mark;
	readonly faults: readonly { readonly expected: string; readonly found: string }[];
}

export function parseMark(text: string): MarkReading {
	const start = text.lastIndexOf("<!--");
	const match = start < 0 ? null : COMMENT.exec(text.slice(start).trimEnd());
	if (!match) return { text, faults: [] };
	const [confidence = "", firstSeen = "", source = ""] = match[2]!
		.split("·")
		.slice(1)
		.map((part) => part.trim());
	const faults: { expected: string; found: string }[] = [];
	if (confidence !== "" && !isConfidence(confidence))
		faults.push({ expected: "high, medium or low", found: confidence });
	if (firstSeen !== "" && !isDate(firstSeen)) faults.push({ expected: "a date, YYYY-MM-DD", found: firstSeen });
	const mark: Mark = {
		key: match[1]!,
		...(isConfidence(confidence) ? { confidence } : {}),
		...(isDate(firstSeen) ? { firstSeen } : {}),
		...(source === "" ? {} : { source }),
	};
	return { text: text.slice(0, start).trimEnd(), mark, faults };
}

function serializeMark(mark: Mark): string {
	const parts = [mark.key, mark.confidence ?? "", mark.firstSeen ?? "", mark.source ?? ""];
	while (parts.length > 2 && parts.at(-1) === "") parts.pop();
	return `<!-- ${parts.join(" · ")} -->`;
}

export function withMark(text: string, mark: Mark): string {
	return `${text} ${serializeMark(mark)}`;
}

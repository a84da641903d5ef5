// The heading of an episode entry: `## HH:MM#2 | type | confidence:high | tags:[a, b] | source:conversation`.
import { oneLine } from "./lines.ts";

const CONFIDENCES = ["high", "medium", "low"] as const;

export type Confidence = (typeof CONFIDENCES)[number];

export function isConfidence(text: string): text is Confidence {
	return (CONFIDENCES as readonly string[]).includes(text);
}

export interface EpisodeHeading {
	/** `HH:MM`, in the workspace's timezone. */
	readonly time: string;
	/** Where the heading says it. */
	readonly ordinal?: number;
	readonly type: string;
	readonly confidence?: Confidence;
	readonly tags: readonly string[];
	readonly source?: string;
	/** Other `key:value` fields, as a person or a newer version wrote them. */
	readonly extra: Readonly<Record<string, string>>;
}

/** What starts an entry, well formed or not, even inside a fence: no entry's text can hide the next entry. */
export const ENTRY_START = /^## *\d{1,2}:\d{2}(?!\d)/;

const HEADING = /^## *(\d{1,2}):(\d{2})(?:#(\d{1,6}))?(?![\p{L}\p{N}#])\s*([^|]*)(?:\|(.*))?$/u;
const FIELD = /^([\p{L}][\p{L}\p{N}-]*):\s*(.*)$/u;

export interface HeadingReading {
	readonly heading?: EpisodeHeading;
	/** What was expected, with what was found instead. */
	readonly faults: readonly { readonly expected: string; readonly found: string }[];
}

export function parseEpisodeHeading(text: string): HeadingReading {
	const match = HEADING.exec(text.trimEnd());
	const [hour, minute] = [Number(match?.[1]), Number(match?.[2])];
	if (!match || hour > 23 || minute > 59 || match[3] === "0") {
		return { faults: [{ expected: "## HH:MM | type | confidence:… | tags:[…]", found: text }] };
	}
	const faults: { expected: string; found: string }[] = [];
	if (match[1]!.length === 1) faults.push({ expected: "an hour of two digits", found: match[1]! });
	if (match[4] !== "") faults.push({ expected: "| after the time", found: match[4]! });
	const [type = "", ...fields] = (match[5] ?? "").split("|").map((part) => part.trim());
	if (type === "") faults.push({ expected: "a type, as in ## 14:30 | decision", found: text });
	const read = readFields(fields.filter((field) => field !== ""));
	const ordinal = match[3] === undefined ? {} : { ordinal: Number(match[3]) };
	const heading = { time: `${match[1]!.padStart(2, "0")}:${match[2]}`, ...ordinal, type, ...read.fields };
	return { heading, faults: [...faults, ...read.faults] };
}

function readFields(fields: readonly string[]) {
	const faults: { expected: string; found: string }[] = [];
	const extra: Record<string, string> = Object.create(null);
	let tags: string[] = [];
	let confidence: Confidence | undefined;
	let source: string | undefined;
	for (const field of fields) {
		const [, name = "", value = ""] = FIELD.exec(field) ?? [];
		if (name === "") faults.push({ expected: "key:value between | and |", found: field });
		else if (name === "source") source = value;
		else if (name === "tags") {
			if (!/^\[.*\]$/.test(value)) faults.push({ expected: "tags:[a, b]", found: field });
			tags = splitTags(value);
		} else if (name !== "confidence") extra[name] = value;
		else if (isConfidence(value)) confidence = value;
		else faults.push({ expected: "confidence:high, medium or low", found: field });
	}
	const optional = { ...(confidence ? { confidence } : {}), ...(source === undefined ? {} : { source }) };
	return { fields: { tags, extra, ...optional }, faults };
}

function splitTags(value: string): string[] {
	const tags = value.replace(/^\[|\]$/g, "").split(",");
	return tags.map((tag) => tag.trim()).filter((tag) => tag !== "");
}

export function serializeEpisodeHeading(heading: EpisodeHeading): string {
	const ordinal = heading.ordinal !== undefined && heading.ordinal > 1 ? `#${heading.ordinal}` : "";
	const tags = heading.tags.map(cleanTag).filter((tag) => tag !== "");
	const parts = [
		`## ${heading.time}${ordinal}`,
		cleanField(heading.type),
		...(heading.confidence ? [`confidence:${heading.confidence}`] : []),
		...(tags.length > 0 ? [`tags:[${tags.join(", ")}]`] : []),
		...(heading.source === undefined ? [] : [`source:${cleanField(heading.source)}`]),
		...Object.entries(heading.extra).map(([name, value]) => `${name}:${cleanField(value)}`),
	];
	return parts.join(" | ");
}

function cleanField(text: string): string {
	return oneLine(text).replaceAll("|", "/");
}

function cleanTag(tag: string): string {
	return cleanField(tag)
		.replace(/[[\],]+/g, " ")
		.trim();
}

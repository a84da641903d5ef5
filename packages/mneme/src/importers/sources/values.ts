// Reading what another program wrote, whose every field may be missing or of another kind.

export type Fields = Readonly<Record<string, unknown>>;

/** Empty where it is no object. */
export function asRecord(value: unknown): Fields {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** Empty where it is no text. */
export function textOf(value: unknown): string {
	return typeof value === "string" ? value.trim() : "";
}

export function listOf(value: unknown): readonly unknown[] {
	return Array.isArray(value) ? value : [];
}

export function linesOf(text: string): string[] {
	return text
		.split("\n")
		.map((line) => line.replace(/^\s*[-*•]\s+/, "").trim())
		.filter((line) => line !== "");
}

/** ISO 8601 → milliseconds. */
export function timeOfText(value: unknown): number | undefined {
	const time = Date.parse(textOf(value));
	return Number.isNaN(time) ? undefined : time;
}

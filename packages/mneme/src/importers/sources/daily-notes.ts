// Which day a daily note is of, by its path and the format the vault gives its daily notes (the letters of moment.js). Pure.

export interface DailyNotes {
	/** Below the vault; empty: the vault itself. */
	readonly folder: string;
	/** `YYYY-MM-DD`, `YYYY/MMMM/DD-dddd`, … */
	readonly format: string;
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const LETTERS = /\[([^\]]*)\]|YYYY|MMMM|MMM|MM|M|DD|Do|D|dddd|ddd|dd|ww|w|Q|[^A-Za-z[]+|[A-Za-z]/g;
const PATTERNS: Readonly<Record<string, string>> = {
	YYYY: "(?<year>\\d{4})",
	MMMM: "(?<month>\\p{L}+\\.?)",
	MMM: "(?<month>\\p{L}+\\.?)",
	MM: "(?<month>\\d{2})",
	M: "(?<month>\\d{1,2})",
	DD: "(?<day>\\d{2})",
	D: "(?<day>\\d{1,2})",
	Do: "(?<day>\\d{1,2})\\p{L}+",
};

/** `2024-03-09`; undefined where it is no daily note. */
export function dayOf(path: string, { folder, format }: DailyNotes): string | undefined {
	const name = path.replace(/\.(?:md|markdown)$/i, "");
	const inFolder = folder === "" ? name : name.startsWith(`${folder}/`) ? name.slice(folder.length + 1) : undefined;
	const groups = inFolder === undefined ? undefined : patternOf(format)?.exec(inFolder)?.groups;
	if (!groups) return undefined;
	const month = /^\d/.test(groups.month!) ? Number(groups.month) : monthOf(groups.month!);
	const date = `${groups.year}-${String(month).padStart(2, "0")}-${groups.day!.padStart(2, "0")}`;
	const time = Date.parse(`${date}T00:00:00Z`);
	return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? undefined : date;
}

function monthOf(name: string): number {
	return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

/** Undefined where the format does not tell the day. A part that occurs twice is only read once. */
function patternOf(format: string): RegExp | undefined {
	const seen = new Set<string>();
	const parts = Array.from(format.matchAll(LETTERS), ([letters, literal]) => {
		if (literal !== undefined) return quote(literal);
		const pattern = PATTERNS[letters];
		const name = pattern === undefined ? undefined : /<(\w+)>/.exec(pattern)?.[1];
		if (pattern === undefined || name === undefined) return /^[A-Za-z]/.test(letters) ? "[^/]+?" : quote(letters);
		if (seen.has(name)) return "[^/]+?";
		seen.add(name);
		return pattern;
	});
	return seen.size === 3 ? new RegExp(`^${parts.join("")}$`, "u") : undefined;
}

function quote(text: string): string {
	return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}

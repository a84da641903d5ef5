// Screens what a new version of a file adds to the one before it, in runs of whole lines. Pure.

type ScreenRun = (added: string) => string;

export function screenAdded(before: string, after: string, screen: ScreenRun): string {
	if (before === "") return screen(after);
	if (before === after) return after;
	const { start, end } = changedPart(before, after);
	const known = new Set(before.split("\n"));
	let screened = after.slice(0, start);
	let run = "";
	const flush = () => {
		screened += run === "" ? "" : screen(run);
		run = "";
	};
	for (const line of after.slice(start, end).split(/(?<=\n)/)) {
		if (!known.has(line.endsWith("\n") ? line.slice(0, -1) : line)) run += line;
		else {
			flush();
			screened += line;
		}
	}
	flush();
	return screened + after.slice(end);
}

/** Where the two begin and cease to differ, as offsets into `after`, at the ends of lines. */
function changedPart(before: string, after: string): { start: number; end: number } {
	const shorter = Math.min(before.length, after.length);
	let same = 0;
	while (same < shorter && before.charCodeAt(same) === after.charCodeAt(same)) same++;
	const start = same === 0 ? 0 : after.lastIndexOf("\n", same - 1) + 1;
	let tail = 0;
	while (
		tail < shorter - start &&
		before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
	)
		tail++;
	const lineEnd = after.indexOf("\n", after.length - tail);
	return { start, end: tail === 0 || lineEnd < 0 ? after.length : lineEnd + 1 };
}

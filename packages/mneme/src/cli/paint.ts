// Colour: only on a terminal, unless told otherwise. --no-color, then NO_COLOR, then FORCE_COLOR decide first.
import type { Paint } from "../operations/operation.ts";

const CODES = {
	bold: [1, 22],
	dim: [2, 22],
	red: [31, 39],
	green: [32, 39],
	yellow: [33, 39],
	cyan: [36, 39],
} as const;

export function paintFor(
	isTerminal: boolean,
	env: Readonly<Record<string, string | undefined>>,
	flag: boolean | undefined,
): Paint {
	const coloured = wantsColour(isTerminal, env, flag);
	const style = (name: keyof typeof CODES) => (text: string) =>
		coloured && text !== "" ? `\u001b[${CODES[name][0]}m${text}\u001b[${CODES[name][1]}m` : text;
	return {
		bold: style("bold"),
		dim: style("dim"),
		red: style("red"),
		green: style("green"),
		yellow: style("yellow"),
		cyan: style("cyan"),
	};
}

function wantsColour(
	isTerminal: boolean,
	env: Readonly<Record<string, string | undefined>>,
	flag: boolean | undefined,
): boolean {
	if (flag === false || env.NO_COLOR) return false;
	if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== "") return env.FORCE_COLOR !== "0";
	return isTerminal && env.TERM !== "dumb";
}

// Reads a file of worlds (JSON Lines with `lines` and `questions`), the text that the shipped vectors were computed over.

import { readFileSync } from "node:fs";

interface World {
	lines: string[];
	questions: { q: string; e: number[] }[];
}

export function readWorlds(path: string): World[] {
	const lines = readFileSync(path, "utf8").split("\n");
	return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as World);
}

// Learnt rows of numbers as a TypeScript file.

export const TREES_NOTE = "Of depth 3: feature and threshold per inner node, root first, then eight leaves.";

export function renderRows(name: string, note: string, rows: readonly (readonly number[])[]): string {
	const body = rows.map((row) => `\t[${row.join(", ")}],`).join("\n");
	return `// ${note} Do not edit.\n// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: learnt numbers\n\n// biome-ignore format: a row per line\nexport const ${name}: readonly (readonly number[])[] = [\n${body}\n];\n`;
}

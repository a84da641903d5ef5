// Reads the layer table of ARCHITECTURE.md and fails on an upward or sideways import, a cycle, or a file outside the table.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const SOURCE = fileURLToPath(new URL("../src/", import.meta.url));
const PAGE = fileURLToPath(new URL("../../../ARCHITECTURE.md", import.meta.url));
const IMPORT =
	/(?:^|\n)\s*(?:import|export)\b[^;"']*?from\s*"(?<from>\.[^"]+)"|\bimport\(\s*"(?<lazy>\.[^"]+)"\s*\)|(?:^|\n)import\s*"(?<bare>\.[^"]+)"/g;

interface Layer {
	readonly row: number;
	readonly name: string;
}

/** The members at the start of each line of the table: words that end in `/` or `.ts`. */
function readLayers(): Layer[] {
	const table = /## Layers[\s\S]*?```\n(?<table>[\s\S]*?)```/.exec(readFileSync(PAGE, "utf8"))?.groups?.table;
	if (!table) throw new Error("ARCHITECTURE.md has no layer table");
	return table
		.split("\n")
		.filter((line) => line !== "")
		.flatMap((line, row) => {
			const words = line.split(/\s+/);
			const end = words.findIndex((word) => !/^[\w-]+(\/|\.ts)$/.test(word));
			return words.slice(0, end < 0 ? words.length : end).map((name) => ({ row, name }));
		});
}

const layers = readLayers();
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter(
	(path) => path.endsWith(".ts") && !path.endsWith(".test.ts"),
);

function findLayer(file: string): Layer | undefined {
	return layers.find(({ name }) => (name.endsWith("/") ? file.startsWith(name) : file === name));
}

function importsOf(file: string): string[] {
	const text = readFileSync(join(SOURCE, file), "utf8");
	return [...text.matchAll(IMPORT)].map(({ groups }) => {
		const target = groups?.from ?? groups?.lazy ?? groups?.bare ?? "";
		return relative(SOURCE, resolve(SOURCE, dirname(file), target));
	});
}

/** What an import breaks, or undefined. A face may not import a face; main.ts may import all. */
function findBreach(file: string, target: string): string | undefined {
	const [from, to] = [findLayer(file), findLayer(target)];
	if (!from || !to) return `${file} → ${target}: not in the table`;
	if (from.name === to.name || to.row < from.row) return undefined;
	return `${file} → ${target}: ${to.row === from.row ? "sideways" : "upwards"}`;
}

describe("the layers of ARCHITECTURE.md", () => {
	it("hold every source file", () => {
		expect(files.filter((file) => !findLayer(file))).toEqual([]);
	});

	it("are imported only downwards", () => {
		const breaches = files.flatMap((file) => importsOf(file).map((target) => findBreach(file, target)));
		expect(breaches.filter(Boolean)).toEqual([]);
	});

	it("have no cycle between files", () => {
		const graph = new Map(files.map((file) => [file, importsOf(file)]));
		const state = new Map<string, "open" | "closed">();
		const cycles: string[] = [];
		const visit = (file: string, trail: readonly string[]) => {
			if (state.get(file) === "closed") return;
			if (state.get(file) === "open") {
				cycles.push([...trail.slice(trail.indexOf(file)), file].join(" → "));
				return;
			}
			state.set(file, "open");
			for (const target of graph.get(file) ?? []) visit(target, [...trail, file]);
			state.set(file, "closed");
		};
		for (const file of files) visit(file, []);
		expect(cycles).toEqual([]);
	});

	it("catch a breach when there is one", () => {
		expect(findBreach("model/errors.ts", "workspace/paths.ts")).toContain("upwards");
		expect(findBreach("cli/run.ts", "mcp/server.ts")).toContain("sideways");
		expect(findBreach("model/errors.ts", "helpers/x.ts")).toContain("not in the table");
		expect(findBreach("workspace/paths.ts", "model/errors.ts")).toBeUndefined();
	});
});

// Files that are one memory each: procedures and what the user asked to keep for ever.
import { parseProcedure } from "../../formats/procedure.ts";
import { parseVault } from "../../formats/vault.ts";
import type { FileMemories } from "../memory.ts";

export function readProcedureMemories(path: string, text: string): FileMemories {
	const file = parseProcedure(text, path);
	const id = `procedure:${file.slug}`;
	const lines = [...file.steps, ...file.notes].map((item) => item.text);
	const memory = {
		id,
		store: "procedure" as const,
		path,
		lineStart: 1,
		lineEnd: file.source.lines.length,
		text: [file.trigger, ...lines].filter((line) => line !== "").join("\n"),
		title: file.slug.replaceAll("-", " "),
		...(file.header.learned === undefined ? {} : { day: file.header.learned }),
		tags: [],
	};
	const edges = file.learnedFrom.map(({ text }) => ({ source: id, relation: "learned-from", target: text }));
	return { memories: [memory], edges };
}

export function readVaultMemories(path: string, text: string): FileMemories {
	const file = parseVault(text, path);
	const id = `vault:${file.slug}`;
	const memory = {
		id,
		store: "vault" as const,
		path,
		lineStart: 1,
		lineEnd: file.source.lines.length,
		text: file.body === "" ? file.name : file.body,
		title: file.name,
		...(file.pinned === undefined ? {} : { day: file.pinned }),
		tags: [],
	};
	const edges = file.from?.includes(":") ? [{ source: id, relation: "learned-from", target: file.from }] : [];
	return { memories: [memory], edges };
}

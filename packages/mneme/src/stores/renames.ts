// A new name for an entity: its file moves, links to it follow wherever they stand in the graph, core and procedures, and the old id
// leads to the new one. Logs and vault are not rewritten; the redirect serves their links.

import { type EntityFile, parseEntity, serializeEntity } from "../formats/entity.ts";
import { renameLinks, setEntityHeader } from "../formats/entity-edits.ts";
import { replaceLines } from "../formats/lines.ts";
import { renameLinksIn } from "../formats/links.ts";
import { MemoryError } from "../model/errors.ts";
import { slugify } from "../text/slug.ts";
import { shardedPath } from "../workspace/shards.ts";
import { readCatalogue, splitEntityId } from "./catalogue.ts";
import { findEntity, getEntity, saveEntity } from "./entities.ts";
import { factId } from "./facts.ts";
import { listFolder } from "./folders.ts";
import { CORE_FILE, ENTITY_FOLDER, PROCEDURE_FOLDER } from "./places.ts";
import { draftText, readText, record, scoresIn, type Writing } from "./writing.ts";

/** The old name stays as an alias. A new type may be given with it: `tool--vim`. */
export async function renameEntity(writing: Writing, id: string, name: string): Promise<{ id: string; label: string }> {
	const file = await getEntity(writing, id);
	const [type, slug] = splitEntityId(name.includes("--") ? name : `${splitEntityId(id)[0]}--${name}`);
	const next = `${slugify(type)}--${slugify(slug)}`;
	const old = file.header.label ?? splitEntityId(id)[1];
	const label = name.includes("--") ? old : name;
	const aliases = [...new Set([...(file.header.aliases ?? []), ...(label === old ? [] : [old])])];
	const header = { label, type, ...(aliases.length > 0 ? { aliases } : {}) };
	if (next === id) {
		saveEntity(writing, setEntityHeader(file, header), `called ${label}`);
		return { id, label };
	}
	if (await findEntity(writing, next)) {
		throw new MemoryError(
			"INVALID_INPUT",
			`${next} already exists. To make them one: \`mneme entity merge ${id} ${next}\`.`,
			{
				data: { id, next },
			},
		);
	}
	const path = shardedPath(ENTITY_FOLDER, `${next}.md`, readCatalogue(writing.context).entries.size);
	await writing.tx.rename(file.path, path, { summary: `now called ${label}` });
	writing.entities.set(id, null);
	writing.entities.set(next, path);
	const moved = retitled(setEntityHeader(parseEntity(serializeEntity(file), path), header), next);
	saveEntity(writing, renameLinks(moved, id, next), `called ${label}, was ${id}`);
	await relink(writing, id, next);
	await recordMove(writing, file, next);
	return { id: next, label };
}

/** Lines that were forgotten move with the others, though only the scores know of them. Redirects must outlive the journal, so they are folded at once. */
async function recordMove(writing: Writing, file: EntityFile, next: string): Promise<void> {
	const lines = `fact:${file.id}:`;
	const scored = [...(await scoresIn(writing)).entries.keys()].filter((id) => id.startsWith(lines));
	record(writing, `entity:${file.id}`, { kind: "moved", to: `entity:${next}` });
	for (const id of new Set([...file.facts.map((fact) => factId(file.id, fact)), ...scored]))
		record(writing, id, { kind: "moved", to: `fact:${next}:${id.slice(lines.length)}` });
	writing.foldDue = true;
}

function retitled(file: EntityFile, id: string): EntityFile {
	if (!file.title) return file;
	const source = replaceLines(file.source, file.title.line - 1, file.title.line, [`# ${id}`]);
	return parseEntity(serializeEntity({ ...file, source }), file.path);
}

/** Points every link to `from` at `to`, in all files that may be rewritten. */
export async function relink(writing: Writing, from: string, to: string): Promise<void> {
	const linking = readCatalogue(writing.context).linkedFrom.get(from) ?? [];
	for (const id of linking) {
		const file = id === from || id === to ? undefined : await findEntity(writing, id);
		if (file) saveEntity(writing, renameLinks(file, from, to), `${from} is now ${to}`);
	}
	for (const path of [CORE_FILE, ...listFolder(writing.context, PROCEDURE_FOLDER)]) {
		const text = await readText(writing, path);
		if (text === null || !text.includes(`[[${from}`)) continue;
		const changed = renameLinksIn(text, from, to);
		if (changed !== text) draftText(writing, path, changed, `${from} is now ${to}`);
	}
}

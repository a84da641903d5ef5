// An entity file: the entity itself by its names and summary, every fact, relation, open question and line of its timeline, and the
// ways its relations and sources lead.

import { findSection } from "../../formats/document.ts";
import { type EntityFile, type Fact, parseEntity } from "../../formats/entity.ts";
import type { Item } from "../../formats/items.ts";
import { contentEnd } from "../../formats/lines.ts";
import { slugify } from "../../text/slug.ts";
import type { Edge, FileMemories, Memory } from "../memory.ts";

export function readEntityMemories(path: string, text: string): FileMemories {
	const file = parseEntity(text, path);
	const name = file.header.label ?? file.id.replace(/^.*?--/, "").replaceAll("-", " ");
	const line = (item: Item, key: string, day?: string): Memory => ({
		id: `fact:${file.id}:${key}`,
		store: "fact",
		path,
		lineStart: item.line,
		lineEnd: item.endLine,
		text: item.text,
		title: name,
		...(day === undefined ? {} : { day }),
		entity: file.id,
		tags: [],
	});
	const keyed = (fact: Fact) => line(fact, keyOf(fact), fact.mark?.firstSeen);
	const lines = [
		...file.facts.map(keyed),
		...file.timeline.map((item) => line(item, slugify(item.text), item.date)),
		...file.openQuestions.map((item) => line(item, slugify(item.text))),
		...file.relations.map(keyed),
	].toSorted((one, other) => one.lineStart - other.lineStart);
	return { memories: [entityMemory(file, name, path), ...lines], edges: edgesOf(file) };
}

/** A line that a person typed has no key of its own: its text is one. */
function keyOf(fact: Fact): string {
	return fact.mark?.key ?? slugify(fact.text);
}

function entityMemory(file: EntityFile, name: string, path: string): Memory {
	const { header, summary } = file;
	const names = [name, ...(header.aliases ?? [])].join(", ");
	const section = findSection(file, "Summary");
	const end = section
		? contentEnd(file.source, section.line - 1, section.end)
		: contentEnd(file.source, 0, file.preambleEnd);
	return {
		id: `entity:${file.id}`,
		store: "entity",
		path,
		lineStart: 1,
		lineEnd: Math.max(1, end),
		text: summary === "" ? names : `${names}\n${summary}`,
		title: file.id.replaceAll("-", " ").replace(/\s+/g, " "),
		...(header.created === undefined ? {} : { day: header.created }),
		entity: file.id,
		tags: header.type === undefined ? [] : [header.type],
	};
}

function edgesOf(file: EntityFile): Edge[] {
	const self = `entity:${file.id}`;
	const related = file.relations.flatMap(({ relation, targets }) =>
		targets.map((target) => ({ source: self, relation: relation || "relates-to", target: `entity:${target}` })),
	);
	const sources = [...file.facts, ...file.relations].flatMap((fact) =>
		fact.mark?.source === undefined
			? []
			: [{ source: `fact:${file.id}:${keyOf(fact)}`, relation: "learned-from", target: fact.mark.source }],
	);
	return [...related, ...sources];
}

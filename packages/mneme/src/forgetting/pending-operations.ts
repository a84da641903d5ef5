// memory/meta/pending-reflection.json: the operations behind a pending reflection, of whatever shape (nothing writes it yet). What is forgotten goes out
// of it. An operation goes as a whole: half of one is another, which nobody proposed. Pure.
import { parseMemoryId } from "../model/ids.ts";
import { splitClauses } from "../text/clauses.ts";
import { fold } from "../text/fold.ts";

export const OPERATIONS_FILE = "memory/meta/pending-reflection.json";

/** One statement of an operation, as a wish to forget is held against it. */
export interface OperationStatement {
	/** Of the operation. */
	readonly operation: string;
	readonly text: string;
	/** Entities the operation names. */
	readonly title?: string;
	readonly line: number;
}

const ENTITY = /^(?:entity:)?\p{L}+--(?<slug>[^\s:/]+)$/u;

export function readOperations(file: string): OperationStatement[] {
	return operationsOf(parseOperations(file)).flatMap(({ id, value }) => {
		const strings = stringsOf(value);
		const names = strings.flatMap((text) => ENTITY.exec(text)?.groups?.slug ?? []).map(spokenName);
		const sentences = strings.filter((text) => /\s/.test(text.trim()));
		// A relation has no sentence: "Ada knows Sam".
		const said = sentences.length > 0 ? sentences : [strings.map(spoken).join(" ")];
		const title = sentences.length > 0 && names.length > 0 ? { title: names.join(" and ") } : {};
		return said.flatMap((sentence) =>
			splitClauses(sentence).map(({ text }) => ({ operation: id, text, ...title, line: lineOf(file, sentence) })),
		);
	});
}

function spoken(text: string): string {
	const slug = ENTITY.exec(text)?.groups?.slug;
	return slug === undefined ? text.replaceAll("_", " ") : spokenName(slug);
}

/** `ada-lovelace` is Ada Lovelace. */
function spokenName(slug: string): string {
	return slug.replaceAll("-", " ").replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
}

function lineOf(file: string, sentence: string): number {
	const at = file.indexOf(JSON.stringify(sentence));
	return at < 0 ? 1 : file.slice(0, at).split("\n").length;
}

interface Operation {
	readonly id: string;
	readonly value: unknown;
}

/** Elements of a list and of lists in an object; what else is in the object, each member by itself. Nothing is in none of them. */
function operationsOf(root: unknown): Operation[] {
	const members = isRecord(root) ? Object.values(root) : [root];
	return members
		.flatMap((member): unknown[] => (Array.isArray(member) ? member : [member]))
		.map((value, at) => ({ id: `reflection:operation-${at + 1}`, value }));
}

/** In the order of `operationsOf`. */
function withoutOperations(root: unknown, gone: ReadonlySet<string>): unknown {
	let at = 0;
	const stays = () => !gone.has(`reflection:operation-${++at}`);
	if (Array.isArray(root)) return root.filter(stays);
	if (!isRecord(root)) return stays() ? root : undefined;
	const members = Object.entries(root).flatMap(([key, member]): [string, unknown][] => {
		if (Array.isArray(member)) return [[key, member.filter(stays)]];
		return stays() ? [[key, member]] : [];
	});
	return Object.fromEntries(members);
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A file that is no JSON is one operation, which says all that is in it. */
function parseOperations(file: string): unknown {
	try {
		return JSON.parse(file);
	} catch (error) {
		if (error instanceof SyntaxError) return file;
		throw error;
	}
}

function keysOf(value: unknown): string[] {
	if (typeof value !== "object" || value === null) return [];
	return [...Object.keys(value), ...Object.values(value).flatMap(keysOf)];
}

function stringsOf(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

interface Forgotten {
	readonly id: string;
	readonly says: string;
	readonly parts?: readonly string[];
}

/** Without the listed operations, those on a memory that goes, and those that have its very words. Undefined: without the file. */
export function withoutForgotten(file: string, items: readonly Forgotten[]): string | undefined {
	const root = parseOperations(file);
	const listed = new Set(items.map(({ id }) => id));
	const isAbout = items.map(aboutness);
	const gone = operationsOf(root).filter(({ id, value }) => {
		const strings = [...stringsOf(value), ...keysOf(value)];
		return listed.has(id) || isAbout.some((about) => strings.some(about));
	});
	if (gone.length === 0) return file;
	const rest = withoutOperations(root, new Set(gone.map(({ id }) => id)));
	return rest === undefined ? undefined : `${JSON.stringify(rest, null, "\t")}\n`;
}

/** A shorter text is part of other statements: only a string that says nothing else is that. */
const OWN_WORDS_CHARS = 12;

/** An entity is known by its id: its name is in what is said of others, too. */
function aboutness({ id, says, parts }: Forgotten): (text: string) => boolean {
	const parsed = parseMemoryId(id);
	if (parsed?.kind === "entity") return (text) => text.split(/[^\p{L}\p{N}_-]+/u).includes(parsed.entity);
	const statements = (parts ?? [says]).flatMap(splitClauses).map(({ text }) => wordsOf(text));
	const said = statements.filter((words) => words !== "");
	return (text) => {
		if (parts === undefined && text === id) return true;
		const words = wordsOf(text);
		return said.some((run) => (run.length < OWN_WORDS_CHARS ? words === run : ` ${words} `.includes(` ${run} `)));
	};
}

function wordsOf(text: string): string {
	return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}

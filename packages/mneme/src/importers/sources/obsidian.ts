// An Obsidian vault: notes are kept as they are, links and properties included; daily notes become entries of their days.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse as parseYaml } from "yaml";
import { toInstant } from "../../text/dates/zone.ts";
import { type EpisodeItem, type SourceItem, type SourceOptions, skipped } from "../item.ts";
import { type DailyNotes, dayOf } from "./daily-notes.ts";
import { type FoundFile, readTextFile, walkFiles } from "./files.ts";
import { MARKDOWN, notText, readNote } from "./markdown.ts";

/** Drawings that a plugin keeps in markdown. */
const DRAWING = /\.excalidraw\.md$/i;
const FRONTMATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
const HEADING = /^#{1,6}\s+(.*)$/;
const TIME = /^(?:[-*]\s+)?(?:\*\*)?(\d{1,2}):(\d{2})\b/;
/** The encoder reads about as much of an entry. */
const ENTRY_CHARS = 1_200;
/** Where the note tells no time. */
const NOON = "12:00";
const LINK = /!?\[\[([^[\]|\n]+)(?:\|([^[\]\n]*))?\]\]/g;

export async function* readObsidian(options: SourceOptions): AsyncGenerator<SourceItem> {
	const daily = await readDailySettings(options.path);
	const templates = await readSetting(options.path, "templates.json", "folder");
	for await (const file of walkFiles(options, "obsidian")) {
		if ("kind" in file) {
			yield file;
			continue;
		}
		const source = `obsidian:${file.path}`;
		const day = dayOf(file.path, daily);
		if (!MARKDOWN.test(file.path)) yield skipped(source, notText(file.path));
		else if (DRAWING.test(file.path)) yield skipped(source, "a drawing");
		else if (templates && file.path.startsWith(`${templates}/`)) yield skipped(source, "a template");
		else if (day === undefined) yield await readNote(file, source);
		else yield* readDay(file, source, day, options.timezone);
	}
}

/** The vault's own settings say where daily notes are and what they are called. */
async function readDailySettings(vault: string): Promise<DailyNotes> {
	const folder = await readSetting(vault, "daily-notes.json", "folder");
	const format = await readSetting(vault, "daily-notes.json", "format");
	return { folder: folder ?? "", format: format ?? "YYYY-MM-DD" };
}

async function readSetting(vault: string, file: string, name: string): Promise<string | undefined> {
	try {
		const settings = JSON.parse(await readFile(join(vault, ".obsidian", file), "utf8")) as Record<string, unknown>;
		const value = settings?.[name];
		return typeof value === "string" && value !== "" ? value.replace(/^\/+|\/+$/g, "") : undefined;
	} catch (error) {
		// Absent where nobody changed it, and a broken one is Obsidian's to mend.
		if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
		throw error;
	}
}

async function* readDay(file: FoundFile, source: string, day: string, timezone: string): AsyncGenerator<SourceItem> {
	const read = await readTextFile(file, source);
	if ("kind" in read) {
		yield read;
		return;
	}
	const { body, tags } = splitFrontmatter(read.text);
	let time = NOON;
	let count = 0;
	for (const { heading, text: part } of partsOf(body)) {
		time = timeIn(heading) ?? timeIn(part) ?? time;
		const text = plainLinks(heading === "" ? part : `${heading}: ${part}`);
		const atMs = toInstant(Date.parse(`${day}T${time}:00Z`), timezone);
		const item: EpisodeItem = { kind: "episode", key: `${file.path}\n${text}`, source, type: "note", text, tags, atMs };
		yield item;
		count++;
	}
	if (count === 0) yield skipped(source, "empty");
}

function splitFrontmatter(text: string): { body: string; tags: string[] } {
	const match = FRONTMATTER.exec(text);
	if (!match) return { body: text, tags: [] };
	return { body: text.slice(match[0].length), tags: readTags(match[1]!) };
}

function readTags(yaml: string): string[] {
	try {
		const properties = parseYaml(yaml) as Record<string, unknown> | null;
		const tags = properties?.tags ?? properties?.tag ?? [];
		const list = Array.isArray(tags) ? tags : String(tags).split(/[\s,]+/);
		return list.map((tag) => String(tag).replace(/^#/, "").trim()).filter((tag) => tag !== "");
	} catch (error) {
		// Properties that are no YAML are only text to Obsidian too.
		if (error instanceof Error && error.name === "YAMLParseError") return [];
		throw error;
	}
}

interface Part {
	readonly heading: string;
	readonly text: string;
}

/** `09:30` at the beginning; a part without one follows the part before it. */
function timeIn(text: string): string | undefined {
	const [, hour = "", minute = ""] = TIME.exec(text) ?? [];
	return hour !== "" && Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, "0")}:${minute}` : undefined;
}

/** What stands under each heading, cut between paragraphs where it is long; headings with nothing under them are a template's. */
function partsOf(body: string): Part[] {
	const parts: Part[] = [];
	let heading = "";
	let open = "";
	const close = () => {
		const text = open.trim();
		if (text !== "") parts.push({ heading, text });
		open = "";
	};
	for (const paragraph of body.replaceAll("\r\n", "\n").split(/\n{2,}|\n(?=#{1,6}\s)|(?<=^#{1,6}\s.*)\n/m)) {
		const title = HEADING.exec(paragraph.trim())?.[1];
		if (title !== undefined) {
			close();
			heading = title.replace(/[:.]$/, "");
			continue;
		}
		if (open.length + paragraph.length > ENTRY_CHARS) close();
		open += open === "" ? paragraph : `\n\n${paragraph}`;
	}
	close();
	return parts;
}

/** `[[People/Alex|Alex]]` reads as `Alex` where the note itself is not kept. */
function plainLinks(text: string): string {
	return text.replace(
		LINK,
		(_, target: string, shown?: string) => shown || target.split("/").at(-1)!.replace(/#/, " "),
	);
}

// Text of PDF files, each a note with a heading for every page. The reader is loaded with the first file.
import { readFile, stat } from "node:fs/promises";
import { basename } from "node:path";
import { type SourceItem, type SourceOptions, skipped } from "../item.ts";
import { type FoundFile, walkFiles } from "./files.ts";

export const PDF = /\.pdf$/i;
/** Such a file is read whole. */
const MAX_BYTES = 200 * 1024 * 1024;

export async function* readPdf(options: SourceOptions): AsyncGenerator<SourceItem> {
	for await (const file of walkFiles(options, "pdf")) {
		if ("kind" in file) {
			yield file;
			continue;
		}
		const source = `pdf:${file.path}`;
		if (!PDF.test(file.path)) yield skipped(source, "not a PDF");
		else yield await readFileText(file, source);
	}
}

async function readFileText(file: FoundFile, source: string): Promise<SourceItem> {
	const { size, mtimeMs } = await stat(file.absolute);
	if (size > MAX_BYTES) return skipped(source, "larger than 200 MB");
	try {
		const pages = await readPages(new Uint8Array(await readFile(file.absolute)));
		const written = pages.flatMap((text, i) => (text === "" ? [] : [`## Page ${i + 1}\n\n${text}\n`]));
		if (written.length === 0) return skipped(source, "a PDF without text (pictures of pages?)");
		const text = `# ${basename(file.path).replace(PDF, "")}\n\n${written.join("\n")}`;
		const path = `${file.path}.md`;
		return { kind: "note", key: path, source, path, text, atMs: mtimeMs };
	} catch (error) {
		const name = error instanceof Error ? error.name : "";
		if (name === "PasswordException") return skipped(source, "a PDF with a password");
		if (/^(?:InvalidPDF|MissingPDF|Format|UnknownError)\w*$/.test(name)) return skipped(source, "not a readable PDF");
		throw error;
	}
}

async function readPages(data: Uint8Array): Promise<string[]> {
	const { getDocumentProxy } = await import("unpdf");
	const pdf = await getDocumentProxy(data, { verbosity: 0 });
	try {
		const pages: string[] = [];
		for (let number = 1; number <= pdf.numPages; number++) {
			const page = await pdf.getPage(number);
			const { items } = await page.getTextContent();
			const text = items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : "")).join("");
			pages.push(joinLines(text));
			page.cleanup();
		}
		return pages;
	} finally {
		await pdf.destroy();
	}
}

/** A word parted at a line's end is one word again; what would be a heading or a list in markdown stays text. */
function joinLines(text: string): string {
	return text
		.replace(/[^\S\n]+/g, " ")
		.replace(/(\p{Ll})-\n(\p{Ll})/gu, "$1$2")
		.replace(/^ +| +$/gm, "")
		.replace(/^(#{1,6} )/gm, "\\$1")
		.replace(/\n{3,}/g, "\n\n")
		.trim();
}

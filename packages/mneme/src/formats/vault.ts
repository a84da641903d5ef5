// memory/vault/<slug>.md: free text the user asked to keep for ever. Written once, on the user's words, and never decayed.
import { escapeBody, readBody } from "./body-text.ts";
import type { FormatDescription } from "./description.ts";
import { type MarkdownDocument, parseDocument, serializeDocument } from "./document.ts";
import { type HeaderLayout, parseHeader, renderHeader } from "./header-comment.ts";
import { HeaderReader } from "./header-values.ts";
import { oneLine, splitLines } from "./lines.ts";

export interface VaultFile extends MarkdownDocument {
	readonly slug: string;
	readonly name: string;
	/** The day the user asked for it, `YYYY-MM-DD`. */
	readonly pinned?: string;
	/** The id of the memory it came from, or the user's words. */
	readonly from?: string;
	/** Everything after the title and header. */
	readonly body: string;
}

const LAYOUT: HeaderLayout = [["Type", "Pinned", "From"]];

export function parseVault(text: string, path = ""): VaultFile {
	const document = parseDocument(splitLines(text), path);
	const header = parseHeader(document, LAYOUT);
	const read = new HeaderReader(header, path);
	const [pinned, from] = [read.date("Pinned"), read.text("From")];
	const slug = (/([^/]+)$/.exec(path)?.[1] ?? "").replace(/\.md$/i, "");
	const start = Math.max(document.title?.start ?? 0, ...[...header.fields.values()].map(({ line }) => line));
	return {
		...document,
		slug,
		name: document.title?.heading || slug,
		...(pinned === undefined ? {} : { pinned }),
		...(from === undefined ? {} : { from }),
		body: readBody(document.source, start, document.source.lines.length),
		problems: [...document.problems, ...read.problems],
	};
}

export const serializeVault: (file: VaultFile) => string = serializeDocument;

export interface NewVaultItem {
	readonly slug: string;
	readonly name: string;
	readonly pinned: string;
	readonly from?: string;
	readonly body: string;
}

export function createVaultItem({ slug, name, pinned, from, body }: NewVaultItem): VaultFile {
	const header = renderHeader(LAYOUT, { Type: "vault", Pinned: pinned, From: from });
	const lines = [`# ${oneLine(name)}`, "", ...header, "", ...escapeBody(body), ""];
	return parseVault(lines.join("\n"), `${slug}.md`);
}

export const description: FormatDescription = {
	name: "Vault item",
	path: "memory/vault/<slug>.md",
	summary: "Free text you asked to keep for ever: it never decays. Any markdown file you put here is one.",
	example:
		"# Wifi of the summer house\n\n<!-- Type: vault | Pinned: 2026-02-02 | From: episode:2026-02-02:14:30 -->\n\nThe router stands in the attic. The name of the network is on its back.\n",
};

// Runs an import: finds the source, streams its items into the sink batch by batch, and counts what became of them.
import { realpath, stat } from "node:fs/promises";
import { basename, isAbsolute, relative, sep } from "node:path";
import type { CaptureDeps } from "../capture/remember.ts";
import { MemoryError } from "../model/errors.ts";
import { done, type Notice, type Outcome, refused } from "../model/results.ts";
import { slugify } from "../text/slug.ts";
import { detectSource, SOURCES } from "./detect.ts";
import type { Extent, ImportItem, SourceItem, SourceName } from "./item.ts";
import { hashOf } from "./journal.ts";
import { type ImportReport, Tally } from "./report.ts";
import { openSink } from "./sink.ts";

export interface ImportRequest {
	/** Absolute. */
	readonly path: string;
	readonly from?: SourceName;
	/** What the import is called, where the file's or folder's name is not it. */
	readonly name?: string;
	readonly dryRun: boolean;
	readonly signal: AbortSignal;
	progress(step: { readonly text: string; readonly done?: number; readonly total?: number }): void;
}

/** A transaction costs some ten milliseconds and an import that is killed loses one batch: more would gain little. */
const BATCH_ITEMS = 64;
/** What a batch may hold in memory. */
const BATCH_CHARS = 4 * 1024 * 1024;
/** Importing its own files would double a memory. */
const KEPT_AS_FILES: ReadonlySet<SourceName> = new Set(["markdown", "obsidian", "pdf"]);
/** Of single items; the report counts all. */
const NOTICES = 20;

export async function importFrom(deps: CaptureDeps, request: ImportRequest): Promise<Outcome<ImportReport>> {
	const { path, dryRun, signal } = request;
	await mustExist(path);
	const source = request.from ?? (await detectSource(path));
	if (KEPT_AS_FILES.has(source) && (await isOwn(deps, path)))
		return refused(
			`${path} is part of this workspace, or holds it`,
			"What is in it is remembered already; name another folder.",
		);
	const place = await placeOf(request, source);
	const sink = await openSink(deps, { ...place, dryRun });
	const read = await SOURCES[source]();
	const extent: Extent = { done: 0, total: 0 };
	const tally = new Tally({ source, into: place.into, dryRun });
	const notices: Notice[] = [];
	const items = read({ path, timezone: deps.settings.timezone, extent });
	for await (const batch of batches(items, tally)) {
		const outcome = await sink.put(batch);
		if (outcome.status !== "done") return outcome;
		for (const result of outcome.value) tally.count(result);
		notices.push(...outcome.notices.slice(0, NOTICES - notices.length));
		request.progress({ text: `Importing from ${source} (${tally.summary})`, ...shareOf(extent) });
		if (signal.aborted) break;
	}
	const closed = await sink.close();
	return closed.status === "done" ? done({ ...tally.report(), stopped: signal.aborted }, notices) : closed;
}

/** In percent: of files or of bytes, as the source counts. */
function shareOf({ done, total }: Extent) {
	return total === 0 ? {} : { done: Math.floor((100 * done) / total), total: 100 };
}

async function isOwn({ workspace }: CaptureDeps, path: string): Promise<boolean> {
	const [ours, theirs] = [await realpath(workspace.root), await realpath(path)];
	return isWithin(ours, theirs) || isWithin(theirs, ours);
}

function isWithin(folder: string, path: string): boolean {
	const way = relative(folder, path);
	return way === "" || !(way === ".." || way.startsWith(`..${sep}`) || isAbsolute(way));
}

async function mustExist(path: string): Promise<void> {
	try {
		await stat(path);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
		throw new MemoryError("NOT_FOUND", `There is nothing at ${path} to import.`, { data: { path }, cause: error });
	}
}

/** Notes of a folder stay together under its name; the journal tells two folders of one name apart. */
async function placeOf({ path, name }: ImportRequest, source: SourceName) {
	const real = await realpath(path);
	const isFolder = (await stat(real)).isDirectory();
	const folder = name ?? (isFolder || source === "claude" ? slugify(basename(real)) : "");
	const origin = name === undefined ? `@${hashOf(real).slice(0, 8)}` : "";
	const from = `${source}${folder === "" ? "" : `:${folder}`}${origin}`;
	return { from, folder, into: folder === "" ? "memory/notes" : `memory/notes/${folder}` };
}

async function* batches(items: AsyncIterable<SourceItem>, tally: Tally): AsyncGenerator<ImportItem[]> {
	let batch: ImportItem[] = [];
	let chars = 0;
	for await (const item of items) {
		if (item.kind === "skipped") {
			tally.skip(item);
			continue;
		}
		batch.push(item);
		chars += "text" in item ? item.text.length : 0;
		if (batch.length < BATCH_ITEMS && chars < BATCH_CHARS) continue;
		yield batch;
		batch = [];
		chars = 0;
	}
	if (batch.length > 0) yield batch;
}

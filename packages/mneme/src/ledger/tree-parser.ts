// Parses many versions of the same folders: what a version has in common with the one before, at both ends, is not parsed again, and
// its entries are the same objects. A walk through a history in which one file at a time changes costs what changes.
import { type Oid, parseTree, type TreeEntry } from "./objects.ts";

interface Parsed {
	readonly body: Buffer;
	readonly entries: readonly TreeEntry[];
	/** Where each entry ends. */
	readonly ends: readonly number[];
}

/** After the name: a zero and the id. */
const TAIL_BYTES = 21;

export class TreeParser {
	readonly #last = new Map<string, Parsed>();

	/** `folder` tells which trees are versions of each other. */
	parse(folder: string, body: Buffer): readonly TreeEntry[] {
		const last = this.#last.get(folder);
		const parsed = (last && parseChange(last, body)) ?? parseWhole(body);
		this.#last.set(folder, parsed);
		return parsed.entries;
	}
}

function parseWhole(body: Buffer): Parsed {
	const entries = parseTree(body);
	return { body, entries, ends: endsOf(entries, 0) };
}

function endsOf(entries: readonly TreeEntry[], from: number): number[] {
	let at = from;
	return entries.map(({ mode, name }) => {
		at += mode.length + 1 + Buffer.byteLength(name) + TAIL_BYTES;
		return at;
	});
}

/** Undefined where the common end does not begin between two entries. */
function parseChange({ body: old, entries, ends }: Parsed, body: Buffer): Parsed | undefined {
	const most = Math.min(old.length, body.length);
	let same = 0;
	while (same < most && old[same] === body[same]) same++;
	let head = 0;
	while (head < ends.length && ends[head]! <= same) head++;
	const start = head === 0 ? 0 : ends[head - 1]!;
	let sameTail = 0;
	while (sameTail < most - start && old[old.length - 1 - sameTail] === body[body.length - 1 - sameTail]) sameTail++;
	let tail = ends.length;
	while (tail > head && old.length - (ends[tail - 2] ?? 0) <= sameTail) tail--;
	const shift = body.length - old.length;
	const end = (tail === 0 ? 0 : ends[tail - 1]!) + shift;
	const between = end < start ? undefined : findEntries(body.subarray(start, end));
	if (!between) return undefined;
	return {
		body,
		entries: [...entries.slice(0, head), ...between, ...entries.slice(tail)],
		ends: [...ends.slice(0, head), ...endsOf(between, start), ...ends.slice(tail).map((each) => each + shift)],
	};
}

const ENTRY = /^[0-7]{5,6} $/;

/** Undefined where these bytes are no whole entries. */
function findEntries(bytes: Buffer): TreeEntry[] | undefined {
	const found: TreeEntry[] = [];
	let at = 0;
	while (at < bytes.length) {
		const space = bytes.indexOf(0x20, at);
		const zero = bytes.indexOf(0, at);
		if (
			space < 0 ||
			zero < space ||
			zero + TAIL_BYTES > bytes.length ||
			!ENTRY.test(bytes.toString("latin1", at, space + 1))
		)
			return undefined;
		const oid: Oid = bytes.toString("hex", zero + 1, zero + TAIL_BYTES);
		found.push({ mode: bytes.toString("latin1", at, space), name: bytes.toString("utf8", space + 1, zero), oid });
		at = zero + TAIL_BYTES;
	}
	return found;
}

// JSON files of our own: what is erased is taken out of their strings alone, so that they can still be read. Pure.
import { SCORES_FILE } from "../../stores/places.ts";
import { findHits, type Hit, type Needle, takeOutHits } from "./needles.ts";
import { isOurString } from "./own-words.ts";
import { RECEIPT_FOLDER } from "./receipt.ts";

export const RECORDS = "memory/meta/";

export function isJsonRecord(path: string): boolean {
	return path.startsWith(RECORDS) && path.endsWith(".json");
}

/** A number is nobody's text, and neither are names of fields. Out of all of it where it is no JSON. */
export function takeOutOfJson(path: string, body: Buffer, needles: readonly Needle[]): Buffer {
	const hits = findHits(body, needles);
	if (hits.length === 0 || !isJson(body)) return takeOutHits(body, hits);
	const hasFields = path === SCORES_FILE || path.startsWith(RECEIPT_FOLDER);
	return takeOutHits(body, hitsInStrings(body, hits, hasFields));
}

function isJson(body: Buffer): boolean {
	try {
		JSON.parse(body.toString("utf8").replace(/^\uFEFF/, ""));
		return true;
	} catch {
		return false;
	}
}

/** Both in their order. */
function hitsInStrings(body: Buffer, hits: readonly Hit[], hasFields: boolean): Hit[] {
	const found: Hit[] = [];
	let next = 0;
	for (const [from, to] of stringsOf(body)) {
		while (next < hits.length && hits[next]!.at < from) next++;
		const first = next;
		while (next < hits.length && hits[next]!.at < to) next++;
		if (first === next || (hasFields && isOurString(body.toString("utf8", from, to)))) continue;
		for (const hit of hits.slice(first, next)) if (hit.at + hit.needle.bytes.length <= to) found.push(hit);
	}
	return found;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Where each begins and ends, without its quotes. */
function stringsOf(body: Buffer): [from: number, to: number][] {
	const found: [number, number][] = [];
	let from = -1;
	for (let at = 0; at < body.length; at++) {
		if (body[at] === BACKSLASH) at++;
		else if (body[at] === QUOTE && from < 0) from = at + 1;
		else if (body[at] === QUOTE) {
			found.push([from, at]);
			from = -1;
		}
	}
	return found;
}

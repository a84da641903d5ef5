// Which lines are fenced code or HTML comment, where headings and list items are only text. A fence or comment that is never
// closed hides nothing: it is reported, and the rest of the file is read as if it were not there.
import type { Line } from "./lines.ts";

export type Verbatim = "code" | "comment" | undefined;

export interface VerbatimLines {
	/** One per line of the range, from its start. */
	readonly kinds: readonly Verbatim[];
	/** 0-based lines, counted in the whole source, that open something never closed. */
	readonly unclosed: readonly { readonly index: number; readonly closing: string }[];
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const COMMENT = /^\s*<!--/;

/** Linear in the lines: a fence that found no end tells that none of its length or longer will after it (`hopeless`). */
export function verbatimLines(lines: readonly Line[], start: number, end: number): VerbatimLines {
	const kinds: Verbatim[] = new Array(end - start).fill(undefined);
	const unclosed: { index: number; closing: string }[] = [];
	const hopeless = new Map<string, number>();
	for (let at = start; at < end; at++) {
		const text = lines[at]!.text;
		const fence = FENCE.exec(text)?.[1];
		if (fence === undefined && !COMMENT.test(text)) continue;
		if (fence && fence.length >= (hopeless.get(fence[0]!) ?? Number.POSITIVE_INFINITY)) {
			unclosed.push({ index: at, closing: fence });
			continue;
		}
		const close = fence === undefined ? commentEnd(lines, at, end) : fenceEnd(lines, at, end, fence);
		if (close === undefined) {
			if (fence) hopeless.set(fence[0]!, fence.length);
			unclosed.push({ index: at, closing: fence ?? "-->" });
			continue;
		}
		kinds.fill(fence === undefined ? "comment" : "code", at - start, close - start + 1);
		at = close;
	}
	return { kinds, unclosed };
}

function fenceEnd(lines: readonly Line[], open: number, end: number, fence: string): number | undefined {
	for (let at = open + 1; at < end; at++) {
		const text = lines[at]!.text;
		const closing = FENCE.exec(text)?.[1];
		if (closing?.startsWith(fence) && text.trim() === closing) return at;
	}
	return undefined;
}

/** A comment cannot hold another: one that starts before the end shows that this one was left open. */
function commentEnd(lines: readonly Line[], open: number, end: number): number | undefined {
	for (let at = open; at < end; at++) {
		const text = lines[at]!.text;
		const from = at === open ? text.indexOf("<!--") + 4 : 0;
		const [close, next] = [text.indexOf("-->", from), text.indexOf("<!--", from)];
		if (next >= 0 && (close < 0 || next < close)) return undefined;
		if (close >= 0) return at;
	}
	return undefined;
}

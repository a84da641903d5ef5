// Bytes as text and back without losing one: what is no UTF-8 stands in the text as half of a surrogate pair, which no UTF-8 has.
import { isUtf8 } from "node:buffer";

/** One character per byte: runs of whole letters, or one byte that is part of none. */
const RUNS =
	/(?:[\0-\x7f]|[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2})+|[\x80-\xff]/g;
const STRAY = /[\udc80-\udcff]/u;
const STRAYS = /([\udc80-\udcff])/u;
const STRAY_BASE = 0xdc00;

export function textOf(bytes: Buffer): string {
	if (isUtf8(bytes)) return bytes.toString("utf8");
	return bytes.toString("latin1").replace(RUNS, (run) => {
		const own = Buffer.from(run, "latin1");
		return isUtf8(own) ? own.toString("utf8") : String.fromCharCode(STRAY_BASE + own[0]!);
	});
}

export function bytesOf(text: string): Buffer {
	const parts = text.split(STRAYS);
	return Buffer.concat(
		parts.map((part) =>
			STRAY.test(part) ? Buffer.from([part.charCodeAt(0) - STRAY_BASE]) : Buffer.from(part, "utf8"),
		),
	);
}

/** For people to read. */
export function shownText(text: string): string {
	return Buffer.from(text, "utf8").toString("utf8");
}

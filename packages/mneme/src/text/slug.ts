// Names for files and ids made from any text: NFC, lower case, at most 60 bytes, letters of every script kept.
// Owns what a slug may look like; which slug is already taken is the stores' business.

import { createHash } from "node:crypto";

/** The design's limit; leaves room for `<type>--` and `.md` under the 255 bytes of common file systems. */
const SLUG_BYTES = 60;
/** Device names that Windows refuses as file names, with any extension. */
const DEVICE_NAME = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
/** Removed without a trace: apostrophes inside words, soft hyphens, joiners, variation selectors. */
const SILENT = /['’ʼ`]|\p{Default_Ignorable_Code_Point}/gu;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Same text, same slug; never empty, and already a slug is left as it is. */
export function slugify(text: string): string {
	const folded = text.normalize("NFC").toLowerCase().normalize("NFC").replace(SILENT, "");
	const joined = folded.replace(/[^\p{L}\p{N}\p{M}]+/gu, "-").replace(/(^|-)\p{M}+/gu, "$1");
	const slug = cut(joined.replace(/-{2,}/g, "-").replace(/^-/, "")).replace(/-$/, "");
	if (slug === "") return `x-${fingerprint(text)}`;
	return DEVICE_NAME.test(slug) ? `${slug}-${fingerprint(slug)}` : slug;
}

function cut(text: string): string {
	// Only the head can survive, and segmenting a 5 MB title whole would be wasted work.
	const head = text.slice(0, SLUG_BYTES * 4);
	if (head === text && Buffer.byteLength(text) <= SLUG_BYTES) return text;
	let kept = "";
	let bytes = 0;
	for (const { segment } of graphemes.segment(head)) {
		bytes += Buffer.byteLength(segment);
		if (bytes > SLUG_BYTES) break;
		kept += segment;
	}
	return kept;
}

function fingerprint(text: string): string {
	return createHash("sha256").update(text).digest("hex").slice(0, 8);
}

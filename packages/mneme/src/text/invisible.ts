// Characters a person does not see but a model reads: zero width, bidi controls, tag characters. Finds and strips them.
// Joiners stay where a script or an emoji needs them; ordinary white space is not touched.

/** Controls, all that Unicode calls ignorable (zero width, bidi, fillers, selectors, tags), interlinear anchors. */
const INVISIBLE = /(?![\t\n\r])\p{Cc}|\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}|[\ufff9-\ufffb]/gu;
const EMOJI_BEFORE = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u20e3|\p{RI})\ufe0f?$/u;
const EMOJI_AFTER = /^\p{Extended_Pictographic}/u;
/** Scripts whose spelling uses ZWJ and ZWNJ. */
const JOINING =
	/[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Mongolian}\p{Script=Syriac}\p{Script=Tibetan}]/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** England, Scotland and Wales are written as a black flag followed by tag letters. */
const FLAG = /\u{1f3f4}[\u{e0061}-\u{e007a}]{2,6}\u{e007f}/gu;
/** A lone mark beside right-to-left text is ordinary typing; how far around it we look for such text. */
const NEIGHBOURHOOD = 2;

export interface InvisibleSpan {
	readonly start: number;
	readonly end: number;
}

/** Invisible characters that no script or emoji around them needs; neighbours are joined into one span. */
export function findInvisible(text: string): InvisibleSpan[] {
	const spans: { start: number; end: number }[] = [];
	const flags = Array.from(text.matchAll(FLAG), (match) => ({
		start: match.index,
		end: match.index + match[0].length,
	}));
	for (const match of text.matchAll(INVISIBLE)) {
		const start = match.index;
		const end = start + match[0].length;
		while (flags.length > 0 && flags[0]!.end <= start) flags.shift();
		if ((flags.length > 0 && flags[0]!.start < start) || isNeeded(text, start, match[0])) continue;
		const last = spans.at(-1);
		if (last?.end === start) last.end = end;
		else spans.push({ start, end });
	}
	return spans;
}

export function stripInvisible(text: string): string {
	let kept = "";
	let from = 0;
	for (const { start, end } of findInvisible(text)) {
		kept += text.slice(from, start);
		from = end;
	}
	return from === 0 ? text : kept + text.slice(from);
}

function isNeeded(text: string, at: number, character: string): boolean {
	const before = text.slice(Math.max(0, at - 3), at);
	const after = text.slice(at + character.length, at + character.length + NEIGHBOURHOOD);
	switch (character) {
		case "\ufe0f":
			return /[\p{Extended_Pictographic}\p{Emoji}]$/u.test(before);
		case "\ufe0e":
			return /[\p{Extended_Pictographic}\p{Emoji}]$/u.test(before);
		case "\u200d":
			return (EMOJI_BEFORE.test(before) && EMOJI_AFTER.test(after)) || JOINING.test(before.slice(-2));
		case "\u200c":
			return JOINING.test(before.slice(-2));
		case "\u200e":
		case "\u200f":
			return RIGHT_TO_LEFT.test(before.slice(-NEIGHBOURHOOD)) || RIGHT_TO_LEFT.test(after);
		default:
			// Mongolian variation selectors and ideographic variation selectors change the glyph of the letter before.
			if (/[\u180b-\u180d]/.test(character)) return /\p{Script=Mongolian}$/u.test(before);
			return /[\u{e0100}-\u{e01ef}]/u.test(character) && /\p{Script=Han}$/u.test(before);
	}
}

// Other readings of a text that tries not to look like what it says: look-alike letters, leet, spaced letters, encodings,
// text written backwards, characters nobody sees. Each reading keeps where it stood in the original.

import { stripInvisible } from "../invisible.ts";

export interface Reading {
	readonly text: string;
	readonly start: number;
	readonly end: number;
	/** Letters that stood apart, joined: words may have run together. */
	readonly squeezed?: boolean;
	/** The original read plainly needs no disguise to be wrong; all others do. */
	readonly disguised: boolean;
}

const LOOKALIKE_PAIRS =
	"аaеeоoрpсcуyхxіiјjѕsԁdһhкkмmнhтtвbгrзeпnӏlαaοoιiνvρpκkυuτtηnɢgɴnᴏoʀrᴇeᴘpᴠvɪiᴜuꜱsᴛtᴄcʙbᴅdꜰfʜhᴊjᴋkʟlᴍmǫqᴡwʏyᴢzᴀaАAЕEОOРPСCУYХXІIЈJЅSКKМMНHТTВBΑAΒBΕEΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXΖZ";
const LOOKALIKES = new Map(Array.from(LOOKALIKE_PAIRS.matchAll(/(.)(.)/gu), ([, from, to]) => [from!, to!]));
const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Greek}ɢɴᴏʀᴇᴘᴠɪᴜꜱᴛᴄʙᴅꜰʜᴊᴋʟᴍǫᴡʏᴢᴀ]/u;
/** Longer runs of letters are no words, and would cost time in every pattern. */
const WORD = /(?<!\p{L})\p{L}{2,40}(?!\p{L})/gu;
const LEET: Readonly<Record<string, string>> = {
	0: "o",
	1: "i",
	3: "e",
	4: "a",
	5: "s",
	7: "t",
	"@": "a",
	$: "s",
	"!": "i",
	"|": "l",
};
const LEET_WORD = /(?<![\w@$!|])[a-z013457@$!|]{3,30}(?![\w@$!|])/gi;
const SPACED = /(?<![\p{L}\d])(?:[\p{L}\d][ .\-_*·]{1,4}){7,}[\p{L}\d](?![\p{L}\d])/gu;
const BASE64 = /[A-Za-z0-9+/_-]{24,20000}={0,2}/g;
const HEX = /(?:[0-9a-f]{2}[ :]?){16,10000}/gi;
const PERCENT = /(?<![\w.+%-])[\w.+%-]{6,4000}/g;
const ENTITY = /&(?:#\d{2,6}|#x[0-9a-f]{2,6}|amp|lt|gt|quot|apos|nbsp);/gi;
/** Key words backwards and in rot13: cheap signs that the whole text is worth turning round. */
const BACKWARDS = /snoitcurtsni|tpmorp|drager?sid|erongi\b|tegrof\b/i;
const ROT13 = /vafgehpgvba|flfgrz cebzcg|\bvtaber\b|\bqvfertneq\b|cerivbhf/i;
const TAGS = /[\u{e0020}-\u{e007e}]{4,}/gu;
/** More encoded pieces than this in one text are data, not a message. */
const MAX_PIECES = 40;

export function plainReading(text: string): Reading {
	const plain = stripInvisible(text).normalize("NFKC").replace(/[’‘ʼ]/g, "'");
	const folded = FOREIGN.test(plain) ? plain.replace(WORD, foldLookalikes) : plain;
	return { text: folded, start: 0, end: text.length, disguised: false };
}

export function* disguisedReadings(text: string, plain: string): Generator<Reading> {
	const whole = (reading: string): Reading => ({ text: reading, start: 0, end: text.length, disguised: true });
	if (plain.match(LEET_WORD)?.some(isLeet)) yield whole(plain.replace(LEET_WORD, foldLeet));
	if (BACKWARDS.test(plain)) yield whole(Array.from(plain).reverse().join(""));
	if (ROT13.test(plain)) yield whole(plain.replace(/[a-z]/gi, turn13));
	if (ENTITY.test(plain)) yield whole(plain.replace(ENTITY, readEntity));
	for (const reading of pieces(text, SPACED, joinSpaced)) yield { ...reading, squeezed: true };
	yield* pieces(text, TAGS, (piece) =>
		String.fromCodePoint(...Array.from(piece, (tag) => tag.codePointAt(0)! - 0xe0000)),
	);
	yield* pieces(text, PERCENT, (piece) =>
		!/(?:%[0-9a-f]{2}){2}/i.test(piece)
			? undefined
			: piece
					.replace(/\+/g, " ")
					.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
	);
	yield* pieces(text, HEX, (piece) => printable(Buffer.from(piece.replace(/[ :]/g, ""), "hex")));
	yield* pieces(text, BASE64, (piece) => printable(Buffer.from(piece, "base64")));
}

function* pieces(text: string, pattern: RegExp, decode: (piece: string) => string | undefined): Generator<Reading> {
	let count = 0;
	for (const match of text.matchAll(pattern)) {
		if (++count > MAX_PIECES) return;
		const decoded = decode(match[0]);
		if (decoded) yield { text: decoded, start: match.index, end: match.index + match[0].length, disguised: true };
	}
}

/** Letters set apart: wide gaps are the spaces between words; with none, the caller's squeezed rules must do. */
function joinSpaced(piece: string): string {
	const wide = piece.replace(/(?<=[\p{L}\d])[ .\-_*·](?=[\p{L}\d])/gu, "").replace(/[ .\-_*·]{2,}/g, " ");
	return wide.replace(LEET_WORD, foldLeet);
}

function printable(bytes: Buffer): string | undefined {
	const decoded = bytes.toString("utf8");
	const odd = decoded.match(/[^\P{C}\n\t]|\ufffd/gu)?.length ?? 0;
	return decoded.length >= 12 && odd === 0 && /\p{L}{3}/u.test(decoded) ? decoded : undefined;
}

/** Only words that mix scripts: Russian stays Russian. */
function foldLookalikes(word: string): string {
	const mixed = FOREIGN.test(word) && (/[a-z]/i.test(word) || !/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word));
	return mixed ? Array.from(word, (letter) => LOOKALIKES.get(letter) ?? letter).join("") : word;
}

function isLeet(word: string): boolean {
	return /[a-z]/i.test(word) && /[013457@$!|]/.test(word);
}

function foldLeet(word: string): string {
	if (!isLeet(word)) return word;
	return Array.from(word, (letter) => LEET[letter] ?? letter).join("");
}

function turn13(letter: string): string {
	const base = letter <= "Z" ? 65 : 97;
	return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
}

function readEntity(entity: string): string {
	const named: Record<string, string> = {
		"&amp;": "&",
		"&lt;": "<",
		"&gt;": ">",
		"&quot;": '"',
		"&apos;": "'",
		"&nbsp;": " ",
	};
	const code = /^&#(x?)([0-9a-f]+);$/i.exec(entity);
	if (!code) return named[entity.toLowerCase()] ?? entity;
	const point = Number.parseInt(code[2]!, code[1] ? 16 : 10);
	return point <= 0x10ffff ? String.fromCodePoint(point) : entity;
}

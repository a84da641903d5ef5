// Seed phrases of wallets: 12 to 24 words of BIP-39 in a row, listed or numbered as people write them down.

import { seedWords } from "./bip39.ts";
import type { SecretSpan } from "./span.ts";

/** The shortest phrase wallets make; twelve words of the list in a row do not happen in prose. */
const PHRASE_WORDS = 12;
/** After "seed phrase" a slip of the pen is forgiven: this share of the words must be in the list. */
const NAMED_SHARE = 0.6;
/** Numbered as wallets ask, most of the words in the list are enough without any name. */
const NUMBERED_SHARE = 0.75;
const LENGTHS = new Set([12, 15, 18, 21, 24]);
const NUMBERING = /\d{1,2}[.):]/g;
const WORD = /[a-z]{3,8}/gi;
const GAP = /^(?:[\s,;|/·-]|\d{1,2}[.):]?\s){1,8}$/;
const NAMED =
	/\b(?:seed|recovery|mnemonic|backup|wallet|secret)[ -]?(?:phrase|words?|mnemonic|backup)s?\b|\bmnemonic\b|\b(?:twelve|12|fifteen|15|eighteen|18|twenty-?four|24)[ -]words?\b|(?:zwölf|12|24|vierundzwanzig) wörter|(?:douze|12|24) mots|(?:doce|12|24) palabras|(?:dodici|12|24) parole|(?:doze|12|24) palavras|(?:twaalf|12|24) woorden|\b(?:bitcoin|btc|crypto|krypto|cold storage)\b|\bseed\b|\b(?:metamask|ledger|trezor|phantom|electrum|wallet)\b|wiederherstellungsphrase|phrase de récupération|frase (?:semilla|de recuperación|semente|de recuperação)|助记词|シードフレーズ|ニーモニック/i;
/** How far before the first word its name may stand. */
const NAME_REACH = 60;
/** What people list with the plain nouns that the words of a phrase are, too. */
const OTHER_LIST =
	/\b(?:shopping|grocer(?:y|ies)|supermarket|ingredients?|recipe|menu|buy|pack(?:ing)?|vocabulary|vocab|spelling|flash ?cards?|einkauf\p{L}*|zutaten|courses|ingrédients|compras?|ingredientes|spesa)\b[^\n]{0,40}$/iu;
/** Test vectors repeat a word or two. */
const LEAST_DISTINCT = 6;
/** In other languages the list is not known; the name, the mark and the count are. */
const FOREIGN =
	/(?<=[:=–—]\s{1,3}|[:：])[\p{Ll}\p{M}]{3,12}(?:[ ,]{1,2}[\p{Ll}\p{M}]{3,12}){11,23}(?=\s*(?:[.;!\n"”»]|$))/gu;
const FOREIGN_NAME =
	/\b(?:mots|palabras|parole|palavras|woorden|mnemo\p{L}*|wallet|portefeuille|monedero|carteira|portafoglio|frase|phrase de)\b|wörter|wiederherstellungs/iu;
/** No phrase holds these: they show that a run is a sentence. */
const PROSE = new Set(
	"the and for you are was not but they from with has had his her its were been which would where your write never".split(
		" ",
	),
);

export function findSeedPhrases(text: string): SecretSpan[] {
	const known = seedWords();
	const spans: SecretSpan[] = [];
	let run: { start: number; end: number; known: boolean; prose: boolean }[] = [];
	const close = () => {
		const span = phraseIn(run, text);
		if (span && !isNoPhrase(text.slice(span.start, span.end))) spans.push(span);
		run = [];
	};
	for (const match of text.matchAll(WORD)) {
		const start = match.index;
		const end = start + match[0].length;
		const last = run.at(-1);
		const whole = !/[\p{L}\d_]/u.test(text[start - 1] ?? " ") && !/[\p{L}\d_]/u.test(text[end] ?? " ");
		if (last && (!whole || !GAP.test(text.slice(last.end, Math.min(start, last.end + 12))) || start - last.end > 12))
			close();
		if (whole)
			run.push({ start, end, known: known.has(match[0].toLowerCase()), prose: PROSE.has(match[0].toLowerCase()) });
	}
	close();
	for (const { index: start, 0: list } of FOREIGN_NAME.test(text) ? text.matchAll(FOREIGN) : []) {
		const end = start + list.length;
		if (
			!LENGTHS.has(list.split(/[ ,]+/).length) ||
			!FOREIGN_NAME.test(text.slice(Math.max(0, start - NAME_REACH), start))
		)
			continue;
		if (!spans.some((span) => start < span.end && end > span.start) && !isNoPhrase(list))
			spans.push({ start, end, kind: "seed-phrase" });
	}
	return spans;
}

function isNoPhrase(list: string): boolean {
	return new Set(list.toLowerCase().match(/\p{L}+/gu)).size < LEAST_DISTINCT;
}

function phraseIn(
	run: { start: number; end: number; known: boolean; prose: boolean }[],
	text: string,
): SecretSpan | undefined {
	let from = 0;
	for (let at = 0; at <= run.length; at++) {
		if (run[at]?.known) continue;
		if (at - from >= PHRASE_WORDS && !isOtherList(text, run[from]!.start))
			return { start: run[from]!.start, end: run[at - 1]!.end, kind: "seed-phrase" };
		from = at + 1;
	}
	if (run.length < PHRASE_WORDS) return undefined;
	const first = run[0]!.start;
	// The name itself may be made of words of the run ("seed phrase witch collapse …").
	const before = text.slice(Math.max(0, first - NAME_REACH), first + NAME_REACH);
	const share = run.filter((word) => word.known).length / run.length;
	const end = run.at(-1)!.end;
	if (share >= NUMBERED_SHARE && LENGTHS.has(run.length) && isNumbered(text.slice(first, end), run.length))
		return { start: first, end, kind: "seed-phrase" };
	if (!NAMED.test(before) || share < NAMED_SHARE || run.filter((word) => word.prose).length > 1) return undefined;
	return { start: first, end, kind: "seed-phrase" };
}

function isNumbered(list: string, words: number): boolean {
	return (list.match(NUMBERING)?.length ?? 0) >= words - 1;
}

function isOtherList(text: string, start: number): boolean {
	const before = text.slice(Math.max(0, start - NAME_REACH), start);
	return OTHER_LIST.test(before) && !NAMED.test(before);
}

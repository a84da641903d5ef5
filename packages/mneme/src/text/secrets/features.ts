// What the learned decision looks at: the looks of a candidate, and the words around it by class, by place and by themselves.

import { type Candidate, isWordShape } from "./candidates.ts";
import { isKnownWord } from "./known-words.ts";
import { classesOf, classesOfUnspaced, WORD_CLASSES, type WordClass } from "./lexicon.ts";
import { hashOf } from "./word-hash.ts";

/** A power of two: features are kept by hash. */
export const FEATURE_SLOTS = 1 << 16;
const LAST_SLOT = FEATURE_SLOTS - 1;
/** Each feature counts once for all candidates and once for those of its family. */
const FAMILY = { odd: 0x1b873593, word: 0x2545f491, number: 0x3c6ef372 };
const PAIR = 0x10000;

const BEFORE = 150;
const AFTER = 90;
const NEAR = 4;
const STEM = 5;
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}+)*|\d+/gu;
const SENTENCE_END = /[.!?]["'”»)]?\s|\n|[。！？]/g;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const THINGS = bitsOf(
	"password",
	"pin",
	"code",
	"lock",
	"device",
	"account",
	"signin",
	"answer",
	"sent",
	"sealed",
	"number",
	"id",
	"name",
	"example",
	"unit",
	"money",
	"fiction",
	"address",
);
const FOR = bitsOf("password", "pin", "code", "lock", "device", "account", "signin");
const LINKS = bitsOf("link", "type", "opens", "change");
const AGAINST = bitsOf("number", "example", "about", "id", "name");

/** The slots of the features that hold; a slot may occur twice. */
export function featuresOf(text: string, { start, end, shape }: Candidate): number[] {
	const slots: number[] = [];
	const value = text.slice(start, end);
	const family = familyOf(shape);
	const push = (hash: number) => {
		slots.push(hash & LAST_SLOT, mix(hash ^ FAMILY[family]) & LAST_SLOT);
	};
	const add = (name: string) => push(hashOf(name));
	add(shape);
	for (const look of looksOf(value, family)) add(look);

	const before = text.slice(Math.max(0, start - BEFORE), start);
	const after = text.slice(end, end + AFTER);
	const opened = lastEnd(before);
	const closed = after.search(SENTENCE_END);
	const inside = {
		before: wordsOf(before.slice(opened)),
		after: wordsOf(closed === -1 ? after : after.slice(0, closed + 1)),
	};
	const outside = [...wordsOf(before.slice(0, opened)), ...(closed === -1 ? [] : wordsOf(after.slice(closed + 1)))];

	add(
		`pb:${/(\S?)(\s?)$/u
			.exec(before)!
			.slice(1)
			.join("")
			.replace(/[\p{L}\d]/u, "a")}`,
	);
	add(
		`pa:${/^(\s?)(\S?)/u
			.exec(after)!
			.slice(1)
			.join("")
			.replace(/[\p{L}\d]/u, "a")}`,
	);
	if (opened > 0 || start <= BEFORE) add(`first:${inside.before.length === 0}`);
	if (/[{}();=]\s*$|^\s*[{}();=]/m.test(before + after)) add("code");

	let near = 0;
	let sentence = 0;
	let far = 0;
	const { before: left, after: right } = inside;
	for (const [at, word] of left.entries()) {
		const distance = left.length - at;
		const bits = classesOf(word);
		sentence |= bits;
		if (distance <= NEAR) {
			near |= bits;
			if (distance <= 3) {
				add(`b${distance}:${word}`);
				for (const name of namesOf(bits)) add(`b${distance}c:${name}`);
			}
		}
		add(`b:${word.slice(0, STEM)}`);
	}
	if (left.length >= 2) add(`bb:${left.at(-2)} ${left.at(-1)}`);
	let behind = 0;
	for (const [at, word] of right.entries()) {
		const bits = classesOf(word);
		behind |= bits;
		if (at < 2) {
			add(`a${at}:${word}`);
			for (const name of namesOf(bits)) add(`a${at}c:${name}`);
		}
		add(`a:${word.slice(0, STEM)}`);
	}
	for (const word of outside) {
		far |= classesOf(word);
		add(`f:${word.slice(0, STEM)}`);
	}
	if (UNSPACED.test(before) || UNSPACED.test(after)) {
		const close = before.slice(-12);
		near |= classesOfUnspaced(close);
		sentence |= classesOfUnspaced(before.slice(opened));
		behind |= classesOfUnspaced(after.slice(0, 20));
		add("unspaced");
	}
	nearest(left, right, add);
	for (const name of namesOf(near)) add(`near:${name}`);
	for (const name of namesOf(sentence)) add(`sentence:${name}`);
	for (const name of namesOf(behind)) add(`behind:${name}`);
	for (const name of namesOf(far)) add(`far:${name}`);
	const all = sentence | behind;
	for (let one = 0; one < WORD_CLASSES.length; one++) {
		if (!((all >> one) & 1)) continue;
		for (let other = one; other < WORD_CLASSES.length; other++)
			if ((all >> other) & 1) push(mix(PAIR + one * 64 + other));
	}
	for (const name of namesOf(FOR & ~all)) add(`no:${name}`);
	return slots;
}

function familyOf(shape: Candidate["shape"]): keyof typeof FAMILY {
	return shape === "odd" ? "odd" : isWordShape(shape) ? "word" : "number";
}

/** The nearest word of a class on either side, how far, and what lies between it and the candidate. */
function nearest(left: readonly string[], right: readonly string[], add: (name: string) => void): void {
	let found = false;
	let between = 0;
	for (let distance = 1; distance <= left.length && distance <= 14; distance++) {
		const word = left[left.length - distance]!;
		const bits = classesOf(word);
		if (word.startsWith("#")) add(`number before:${Math.min(distance, 5)}`);
		for (const name of namesOf(bits & THINGS & ~between)) {
			add(`nb:${name}:${bucketOf(distance)}`);
			if (!found) add(`first:${name}:${bucketOf(distance)}`);
			add(`nb:${name}${between & LINKS ? "+link" : ""}${between & AGAINST ? "+against" : ""}`);
			if (!found) for (const join of namesOf(between & LINKS)) add(`first:${name}:${join}`);
		}
		if (bits & THINGS) found = true;
		between |= bits;
	}
	if (!found) add("no thing before");
	found = false;
	between = 0;
	for (const [at, word] of right.entries()) {
		const bits = classesOf(word);
		for (const name of namesOf(bits & THINGS & ~between)) {
			add(`na:${name}:${bucketOf(at + 1)}`);
			if (!found) {
				add(`next:${name}:${bucketOf(at + 1)}`);
				for (const join of namesOf(between & LINKS)) add(`next:${name}:${join}`);
			}
		}
		if (bits & THINGS) found = true;
		between |= bits;
	}
	if (!found) add("no thing behind");
	const [one, two] = [classesOf(left.at(-1) ?? ""), classesOf(left.at(-2) ?? "")];
	for (const name of namesOf(one)) for (const other of namesOf(two)) add(`b12c:${other}>${name}`);
}

function bucketOf(distance: number): number {
	return distance <= 3 ? distance : distance <= 5 ? 4 : distance <= 8 ? 6 : 9;
}

function bitsOf(...names: WordClass[]): number {
	return names.reduce((bits, name) => bits | (1 << WORD_CLASSES.indexOf(name)), 0);
}

function namesOf(bits: number): WordClass[] {
	const names: WordClass[] = [];
	for (let at = 0, rest = bits; rest !== 0; at++, rest >>>= 1) if (rest & 1) names.push(WORD_CLASSES[at]!);
	return names;
}

function lastEnd(before: string): number {
	let last = 0;
	for (const match of before.matchAll(SENTENCE_END)) last = match.index + match[0].length;
	return last;
}

function wordsOf(part: string): string[] {
	return Array.from(part.toLowerCase().matchAll(WORD), ([word]) =>
		/^\d/.test(word) ? `#${Math.min(word.length, 9)}` : word.replace(/’/g, "'"),
	);
}

function looksOf(value: string, family: keyof typeof FAMILY): string[] {
	const looks = [`length:${Math.min(value.length, 20) >> (family === "number" ? 0 : 1)}`];
	if (family === "number") {
		looks.push(`figures:${value.replace(/\d/g, "9").replace(/\p{L}+/gu, "a")}`.slice(0, 24));
		if (/^(?:19|20)\d\d$/.test(value)) looks.push("year");
		if (/^(?:[01]\d|2[0-3])[0-5]\d$/.test(value)) looks.push("clock");
		if (/^0/.test(value)) looks.push("nought");
		if (/00+$/.test(value)) looks.push("round");
		if (/[#*]/.test(value)) looks.push("keys");
		if (/^(\d)\1+$/.test(value)) looks.push("same");
		return looks;
	}
	if (family === "word") {
		looks.push(`words:${value.split(/[ -]/).length}`, `capital:${/^\p{Lu}/u.test(value)}`);
		const first = value.toLowerCase().split(/[ -]/)[0]!;
		for (const name of namesOf(classesOf(first))) looks.push(`vc:${name}`);
		looks.push(`v:${first}`);
		looks.push(`ve:${first.slice(-3)}`, `vl:${value.toLowerCase().split(/[ -]/).at(-1)!.slice(-3)}`);
		const words = value.toLowerCase().match(/\p{L}+/gu) ?? [];
		const known = words.filter((word) => word.length < 2 || isKnownWord(word)).length;
		looks.push(
			`known:${known}/${words.length}`,
			`strange:${words.length - known}`,
			`first known:${isKnownWord(first)}`,
		);
		looks.push(`known+:${known === words.length}${/^\p{Lu}/u.test(value)}`);
		if (/-.*-/.test(value)) looks.push("joined");
		return looks;
	}
	const form = value
		.replace(/\p{Lu}+/gu, "A")
		.replace(/\p{Ll}+/gu, "a")
		.replace(/\d+/g, "9");
	looks.push(`form:${form.slice(0, 8)}`, `kinds:${kindsOf(value)}`);
	if (/(?:19|20)\d\d\W*$/.test(value)) looks.push("ends in year");
	if (/^\p{Lu}\p{Ll}{2,}\d{1,4}[!?]?$/u.test(value)) looks.push("Name99");
	if (/^\p{Ll}{3,}\d{1,4}$/u.test(value)) looks.push("name99");
	if (/^[A-Z\d-]+$/.test(value)) looks.push("capitals");
	if (/[!$%^&*?~#]/.test(value)) looks.push("mark");
	if (/^[A-Z]{1,4}-?\d+[A-Z]?$/.test(value)) looks.push("model");
	if (/^v?\d+(?:\.\d+)+/.test(value)) looks.push("version");
	if (/^[a-z]+(?:_[a-z]+)+$|^[a-z]+(?:[A-Z][a-z]+)+$|^[A-Z]+(?:_[A-Z]+)+$/.test(value)) looks.push("identifier");
	if (/=/.test(value)) looks.push("equals");
	if (/@/.test(value)) looks.push("at");
	if (/\//.test(value)) looks.push("slash");
	if (/^\d/.test(value)) looks.push("digit first");
	if (/\d[a-z]|[a-z]\d[a-z]/i.test(value)) looks.push("digit inside");
	looks.push(`digits:${Math.min(value.replace(/\D/g, "").length, 6)}`);
	looks.push(`vs:${value.toLowerCase().slice(0, 4)}`);
	const letters = value.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
	looks.push(`known:${letters.filter(isKnownWord).length}/${letters.length}`);
	return looks;
}

function kindsOf(value: string): string {
	return [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].map((kind) => (kind.test(value) ? 1 : 0)).join("");
}

function mix(number: number): number {
	const mixed = Math.imul(number, 0x9e3779b1);
	return mixed ^ (mixed >>> 15);
}

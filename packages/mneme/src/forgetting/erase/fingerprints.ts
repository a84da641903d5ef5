// What `forget` keeps fingerprints of: a text, its statements, the entries of a list. A fingerprint has no salt, so that of a short
// secret is as good as the secret to who can guess: it goes where the words go. Pure.
import { splitLabel } from "../../formats/items.ts";
import { listEntries } from "../../stores/core-labels.ts";
import { splitClauses } from "../../text/clauses.ts";
import { fingerprint } from "../../text/fingerprint.ts";

/** Each piece of a text that may have been forgotten by itself. */
function piecesOf(text: string): Set<string> {
	const { value } = splitLabel(text);
	const parts = [text, value, ...text.split("\n"), ...listEntries(value)];
	const pieces = parts.flatMap((part) => [part, ...splitClauses(part).map((clause) => clause.text)]);
	return new Set(pieces.map((piece) => piece.trim()).filter((piece) => piece !== ""));
}

export function fingerprintsIn(text: string): string[] {
	return [...piecesOf(text)].map(fingerprint);
}

/** Of every piece that `cleanse` changes, the fingerprint it had and the one of what is left. */
export function changedFingerprints(text: string, cleanse: (text: string) => string): [had: string, has: string][] {
	const left = cleanse(text);
	if (left === text) return [];
	return [...piecesOf(text)].flatMap((piece): [string, string][] => {
		const own = cleanse(piece);
		// Two pieces may have held it together.
		const fresh = own === piece && !left.includes(piece) ? left : own;
		return fresh === piece ? [] : [[fingerprint(piece), fingerprint(fresh)]];
	});
}

/** As they stand in decay-scores.json: by themselves, and at the end of ids of what is only known by them. */
const STORED = /(?<=[":-])[0-9a-f]{16}(?=")/g;

export function storedFingerprints(scores: string): readonly string[] {
	return scores.match(STORED) ?? [];
}

export function replaceFingerprints(scores: string, changed: ReadonlyMap<string, string>): string {
	return scores.replace(STORED, (print) => changed.get(print) ?? print);
}

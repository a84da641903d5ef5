// Finds secrets in text and blanks them out: what the transaction runs on everything the engine writes. Rules and a learned
// decision live in secrets/, one file per way of knowing a secret. Not owned here: bank account numbers and names, which are not credentials.

import { findByRules } from "./secrets/rules.ts";
import type { SecretSpan } from "./secrets/span.ts";
import { findTold } from "./secrets/told.ts";

export type { SecretSpan };

/** What is already blanked, so that a second pass finds nothing. */
const REDACTED = /\[redacted:[a-z-]+\]/g;

/** Secrets in order of place, not overlapping. A secret that a pattern of `allow` matches is left out. */
export function findSecrets(text: string, allow: readonly RegExp[] = []): SecretSpan[] {
	const ruled = findByRules(text);
	const found = [...ruled, ...findTold(text, ruled)];
	const blanked = Array.from(text.matchAll(REDACTED), (match) => ({
		start: match.index,
		end: match.index + match[0].length,
	}));
	const kept = found.filter(({ start, end }) => {
		if (blanked.some((span) => start < span.end && end > span.start)) return false;
		const value = text.slice(start, end);
		return !allow.some((pattern) => new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, "")).test(value));
	});
	return mergeOverlaps(kept);
}

/** The text with each secret replaced by `[redacted:kind]`. */
export function redact(text: string, allow: readonly RegExp[] = []): string {
	let clean = "";
	let from = 0;
	for (const { start, end, kind } of findSecrets(text, allow)) {
		clean += `${text.slice(from, start)}[redacted:${kind}]`;
		from = end;
	}
	return from === 0 ? text : clean + text.slice(from);
}

function mergeOverlaps(spans: SecretSpan[]): SecretSpan[] {
	const merged: SecretSpan[] = [];
	for (const span of spans
		.map((span, rank) => ({ ...span, rank }))
		.sort((a, b) => a.start - b.start || a.rank - b.rank)) {
		const last = merged.at(-1);
		if (last && span.start < last.end) merged[merged.length - 1] = { ...last, end: Math.max(last.end, span.end) };
		else merged.push({ start: span.start, end: span.end, kind: span.kind });
	}
	return merged;
}

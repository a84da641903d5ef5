// Private keys written as armoured blocks, whole or cut short. Public keys and certificates are not secrets.

import type { SecretSpan } from "./span.ts";

const BEGIN = /----[- ]BEGIN (?:[A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?|OpenVPN Static key V1)[- ]----/g;
const END = /----[- ]END (?:[A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?|OpenVPN Static key V1)[- ]----/g;
/** Without an end line, what still looks like armour: base64 lines, headers and escaped line ends. */
const BODY = /(?:(?:[A-Za-z0-9+/=]{16,}|[A-Z][\w-]{2,20}: [^\n]{0,100}|\\n|[\s"'])\s{0,4})*/y;
const ARMOUR = /[A-Za-z0-9+/=]{16}/;
const LEAST_KEY_CHARS = 24;
const PUTTY = /Private-Lines: \d+\r?\n((?:[A-Za-z0-9+/=]{8,}\r?\n?)+)/g;

export function findKeyBlocks(text: string): SecretSpan[] {
	const spans: SecretSpan[] = [];
	for (const match of text.matchAll(BEGIN)) {
		const start = match.index;
		if ((spans.at(-1)?.end ?? 0) > start) continue;
		const body = start + match[0].length;
		END.lastIndex = body;
		const next = text.indexOf("-----BEGIN ", body);
		const end = END.exec(text);
		const closed = end !== null && (next === -1 || end.index < next);
		BODY.lastIndex = body;
		const stop = closed ? end.index + end[0].length : body + (BODY.exec(text)?.[0].trimEnd().length ?? 0);
		// Header and end alone, as prose quotes them, hold no key.
		const held = text.slice(body, closed ? end.index : stop);
		if (held.length < LEAST_KEY_CHARS || !ARMOUR.test(held)) continue;
		spans.push({ start, end: stop, kind: "private-key" });
	}
	for (const match of text.matchAll(PUTTY)) {
		const start = match.index + match[0].length - match[1]!.length;
		spans.push({ start, end: start + match[1]!.trimEnd().length, kind: "private-key" });
	}
	return spans;
}

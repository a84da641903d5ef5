// The private members of a JSON web key, and of a key written in XML. The public ones beside them are left.

import type { SecretSpan } from "./span.ts";

const KEY_TYPE = /\\?["']kty\\?["']/g;
const MEMBER = /\\?["'](?:d|p|q|dp|dq|qi|k|r|t)\\?["']\s{0,4}:\s{0,4}\\?["']([\w+/=-]{16,})(?=\\?["'])/g;
const XML_KEY = /<RSAKeyValue>/g;
const XML_MEMBER = /<(?:D|P|Q|DP|DQ|InverseQ)>\s{0,4}([A-Za-z\d+/=\s]{16,4000}?)(?=\s{0,4}<\/)/g;
/** The longest key there is, written out. */
const REACH = 6000;

export function findWebKeys(text: string): SecretSpan[] {
	const spans: SecretSpan[] = [];
	let done = 0;
	for (const { index } of text.matchAll(KEY_TYPE)) {
		if (index < done) continue;
		const from = Math.max(done, index - REACH);
		const opened = text.slice(from, index).lastIndexOf("{");
		const closed = text.slice(index, index + REACH).indexOf("}");
		done = index + (closed === -1 ? REACH : closed);
		spans.push(...membersIn(text, opened === -1 ? from : from + opened, done, MEMBER));
	}
	for (const { index } of text.matchAll(XML_KEY)) {
		if (index < done) continue;
		done = index + REACH;
		spans.push(...membersIn(text, index, done, XML_MEMBER));
	}
	return spans;
}

function membersIn(text: string, start: number, end: number, member: RegExp): SecretSpan[] {
	return Array.from(text.slice(start, end).matchAll(member), (match) => {
		const stop = start + match.index + match[0].length;
		return { start: stop - match[1]!.length, end: stop, kind: "private-key" };
	});
}

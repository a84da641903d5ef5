// Passwords in the configuration of routers, switches and servers: there a bare word after a keyword is the value, and no sign
// tells the two apart.

import { isPlaceholder } from "./placeholders.ts";
import { isCommonWord } from "./prose.ts";
import type { SecretSpan } from "./span.ts";

/** Without one of these no line below is looked for. */
const GEAR =
	/snmp|radius|tacacs|community|isakmp|preshared|pre-shared|psksecret|enable (?:secret|password)|key-string|authentication-key|digest-key|auth_pass|neighbor|username|user(?:name)? \S+ (?:secret|password)|line (?:vty|con|aux)|wifi-iface|config (?:system|vpn|user|wireless)|plaintext-password|local-user|PSK|EAP|XAUTH|requirepass|masterauth|(?:bind|root)pw|wpa-p|wpa psk|shared-key|ppp (?:chap|pap)|standby|createUser|vrrp/i;
/** How the value is written, before it. */
const FORM =
	"(?:(?:\\d|cipher|simple|plaintext|plain|clear|clear-text|ascii-text|ascii|hexadecimal|hex|encrypted|ENC|irreversible-cipher|level \\d+|md5|local|remote|ascii 0|set-key ascii 0)[ \\t]+)*";
const VALUE = "[\"']?([^\\s\"']{3,120}|(?<=[\"'])[^\"'\\n]{3,120})";
const NAMES = [
	"snmp-server community",
	"snmp-agent community(?: (?:read|write|complexity-check))*",
	"(?:set )?snmp(?: v\\d\\w?)? community",
	"snmp-server host [\\w.:-]+(?: (?:traps|informs|vrf \\S+))*(?: version (?:1|2c|3(?: \\w+)?))?",
	"r[ow](?:community|user)6?",
	"com2sec(?:6)? \\S+ \\S+",
	"enable (?:algorithm-type \\w+ )?(?:secret|password)",
	"(?:user(?:name)?|local-user) \\S+(?: (?:privilege|role|group|class|algorithm-type) \\S+)*(?: common-criteria-policy \\S+)? (?:secret|password)",
	"crypto isakmp key",
	"(?:pre-?shared-key|pre-?shared-secret|psksecret|psk-secret)",
	"key-string",
	"authentication-key(?: \\d+(?: (?:md5|sha\\S*))?)?",
	"message-digest-key \\d+ md5",
	"auth_pass",
	"neighbor \\S+ password",
	"(?:tcp|udp)-password",
	"(?:radius|tacacs)(?:-server)? [^\\n]{0,80}?\\b(?:key|secret|shared-key)",
	"(?:radius|tacacs)-server key",
	"server-private [^\\n]{0,80}?\\bkey",
	"(?:shared-key|shared-secret)",
	"wpa-(?:passphrase|psk)",
	"security wpa psk",
	"plaintext-password",
	"encrypted-password",
	"ppp (?:chap|pap)[^\\n]{0,60}? password",
	"standby \\d+ authentication(?: text)?",
	"super password(?: role \\S+)?",
	"(?:requirepass|masterauth|bindpw|rootpw(?: --\\w+)?)",
];
const STATEMENT = new RegExp(`(?<![\\w.-])(?:${NAMES.join("|")})[ \\t]+${FORM}${VALUE}`, "gi");
/** Lines that are nothing by themselves, inside what they belong to. */
const INSIDE: readonly (readonly [within: RegExp, line: RegExp])[] = [
	[/radius|tacacs/i, new RegExp(`^[ \\t]+(?:key|secret)[ \\t]+${FORM}${VALUE}(?=[ \\t;]*$)`, "gim")],
	[/^line (?:vty|con|aux)/im, new RegExp(`^[ \\t]+password[ \\t]+${FORM}${VALUE}(?=[ \\t]*$)`, "gim")],
	[
		/^\s*config (?:wifi-iface|interface)/im,
		/\boption (?:key|password|wpakey)[ \t]+["']?([^\s"']{3,120}|(?<=["'])[^"'\n]{3,120})/g,
	],
	[/snmp/i, /\bauth(?:entication)?[ \t]+(?:md5|sha\S*)[ \t]+["']?([^\s"']{4,120})/gi],
	[/snmp/i, /\bpriv(?:acy)?[ \t]+(?:des|3des|aes)(?:[ \t-]?\d{3})?[ \t]+["']?([^\s"']{4,120})/gi],
	[
		/^\s*(?:config|edit) /im,
		new RegExp(
			`^[ \\t]*set (?:psksecret|password|passwd|passphrase|key|secret|auth-pwd|priv-pwd)[ \\t]+${FORM}${VALUE}`,
			"gim",
		),
	],
	[/createUser/, /\bcreateUser[^\n]{0,120}?\b(?:MD5|SHA\S*)[ \t]+["']?([^\s"']{4,120})/g],
	[/createUser/, /\bcreateUser[^\n]{0,120}?\b(?:DES|AES\S*)[ \t]+["']?([^\s"']{4,120})/g],
	[/PSK|EAP|XAUTH/, /:[ \t]*(?:PSK|EAP|XAUTH|NTLM)[ \t]+["']([^"'\n]{3,120})/g],
];
/** Defaults that everybody knows, and words of the language itself. */
const NO_VALUE =
	/^(?:public|private|ro|rw|is|are|was|the|a|an|and|or|on|in|for|to|of|with|from|not|level|encryption|encrypted|view|group|version|use-acl|authorization|access|policy|chain|md5|sha\S*|none|name|string|strings|key|keys|secret|password|must|has|should|default|required|mode|type|v?[123]c?)$/i;
const HASH = /^\$\w{1,4}\$\S{8,}/;
/** With a digit or a mark in it no sentence would hold it. */
const ODD = /\d|[!#$%&*_+=?@~]/;
const LINE_REACH = 120;
const LINE_START =
	/\n[ \t]*(?:set [^\n]{0,80}|ikev\d |\w{1,20}-attributes |(?:ip|ipv6|ntp|standby|vrrp) [^\n]{0,40})?$/;
const STATEMENT_END = /^["']?[ \t]*(?:$|[;!#{]|R[OW]\b|\d|authorization\b|address\b|view\b|priv\b|unrestricted\b)/im;

export function findInGear(text: string): SecretSpan[] {
	const spans: SecretSpan[] = [];
	if (!GEAR.test(text)) return spans;
	const add = (match: RegExpExecArray, isLine: boolean) => {
		const end = match.index + match[0].length;
		const value = match[1]!.replace(/[;,)`]+$/, "");
		const start = end - match[1]!.length;
		if (NO_VALUE.test(value) || (isPlaceholder(value) && !HASH.test(value))) return;
		if (ODD.test(value) || (isLine && !isCommonWord(value)))
			spans.push({ start, end: start + value.length, kind: "password" });
	};
	for (const match of text.matchAll(STATEMENT)) add(match, isStatement(text, match));
	for (const [within, line] of INSIDE) {
		if (within.test(text)) for (const match of text.matchAll(line)) add(match, true);
	}
	return spans;
}

/** Fills its line, as no clause of a sentence does. */
function isStatement(text: string, match: RegExpExecArray): boolean {
	const end = match.index + match[0].length;
	const from = match.index - LINE_REACH;
	const before = from < 0 ? `\n${text.slice(0, match.index)}` : text.slice(from, match.index);
	const after = text.slice(end, end + LINE_REACH).split("\n", 1)[0]!;
	return LINE_START.test(before) && STATEMENT_END.test(after);
}

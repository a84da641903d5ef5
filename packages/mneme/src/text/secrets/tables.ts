// Secrets in a table: the cells below a heading that names them, in CSV, tabs or markdown.

import { isPlaceholder, isReference } from "./placeholders.ts";
import { isCommonWord } from "./prose.ts";
import type { SecretSpan } from "./span.ts";

const HEADING = {
	password:
		/^(?:(?:wi-?fi|login|account|user|app|db|admin)[ _-])?(?:pass(?:word|wd|wort|code|phrase)?|pw|pwd|psk|mdp|mot de passe|kennwort|contrase[ñn]a|clave|senha|wachtwoord|密码|密碼|パスワード)$/iu,
	pin: /^(?:(?:door|gate|alarm|safe|card|access|entry)[ _-])?(?:pin|pin[ _-]?code|door code|alarm code|access code|暗証番号)$/iu,
	key: /^(?:(?:api|access|secret|auth|bearer)[ _-]?)(?:key|token|secret)$/iu,
} as const;
const VALUE = { password: /^\S{4,60}$/, pin: /^[#*]?\d{3,8}[#*]?$/, key: /^\S{12,200}$/ } as const;
const SEPARATORS = ["\t", "|", ";", ","];
/** Says how a value is kept, or that there is none. */
const NO_VALUE = /^(?:n\/?a|none|null|yes|no|true|false|same|unset|hashed|bcrypt|argon2\w*|:?-+:?|-|—)$/i;
const MOST_ROWS = 500;

interface Cell {
	readonly text: string;
	/** Within its line. */
	readonly start: number;
}

export function findInTables(text: string): SecretSpan[] {
	if (!text.includes("\n")) return [];
	const spans: SecretSpan[] = [];
	let [start, left] = [0, 0];
	let columns: { separator: string; count: number; kinds: (keyof typeof HEADING | undefined)[] } | undefined;
	for (const line of text.split("\n")) {
		const cells = columns && left > 0 ? cellsOf(line, columns.separator) : [];
		if (columns && cells.length === columns.count) {
			left--;
			cells.forEach((cell, at) => {
				const kind = columns!.kinds[at];
				if (kind && isValue(kind, cell.text))
					spans.push({ start: start + cell.start, end: start + cell.start + cell.text.length, kind });
			});
		} else {
			columns = headingOf(line);
			left = MOST_ROWS;
		}
		start += line.length + 1;
	}
	return spans;
}

function headingOf(line: string) {
	if (line.length > 300) return undefined;
	for (const separator of SEPARATORS) {
		const cells = cellsOf(line, separator);
		if (cells.length < 2) continue;
		const kinds = cells.map(({ text }) =>
			(["password", "pin", "key"] as const).find((kind) => HEADING[kind].test(text)),
		);
		if (kinds.some(Boolean)) return { separator, count: cells.length, kinds };
	}
	return undefined;
}

function cellsOf(line: string, separator: string): Cell[] {
	let start = 0;
	return line.split(separator).map((raw) => {
		const bare = raw.replace(/^[\s"'`*]+|[\s"'`*]+$/g, "");
		const cell = { text: bare, start: start + raw.indexOf(bare) };
		start += raw.length + separator.length;
		return cell;
	});
}

function isValue(kind: keyof typeof VALUE, value: string): boolean {
	if (!VALUE[kind].test(value) || NO_VALUE.test(value)) return false;
	return !isPlaceholder(value) && !isReference(value) && !isCommonWord(value);
}

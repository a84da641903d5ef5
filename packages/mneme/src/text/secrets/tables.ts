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
type Kind = keyof typeof HEADING;
const KINDS = ["password", "pin", "key"] as const;
const VALUE = { password: /^\S{4,60}$/, pin: /^[#*]?\d{3,8}[#*]?$/, key: /^\S{12,200}$/ } as const;
const SEPARATORS = ["\t", "|", ";", ","];
/** Says how a value is kept, or that there is none. */
const NO_VALUE = /^(?:n\/?a|none|null|yes|no|true|false|same|unset|hashed|bcrypt|argon2\w*|:?-+:?|-|—)$/i;
/** A heading has at least one of these: most lines have none, and are not taken apart. */
const MENTIONED = /pass|p(?:w|sk|in)|mdp|kennwort|contrase|clave|senha|wachtwoord|code|key|token|secret|[密パ暗]/i;
const LONGEST_HEADING = 300;

interface Cell {
	readonly text: string;
	/** Within its line. */
	readonly start: number;
}

export function findInTables(text: string): SecretSpan[] {
	const spans: SecretSpan[] = [];
	let start = 0;
	let columns: Columns | undefined;
	for (const line of text.includes("\n") ? text.split("\n") : []) {
		const cells = columns ? cellsOf(line, columns.separator) : [];
		if (columns?.kinds.length === cells.length) {
			for (const [at, cell] of cells.entries()) {
				const kind = columns.kinds[at];
				if (kind && isValue(kind, cell.text))
					spans.push({ start: start + cell.start, end: start + cell.start + cell.text.length, kind });
			}
		} else columns = headingOf(line);
		start += line.length + 1;
	}
	return spans;
}

interface Columns {
	readonly separator: string;
	/** What each column holds. */
	readonly kinds: readonly (Kind | undefined)[];
}

function headingOf(line: string): Columns | undefined {
	if (line.length > LONGEST_HEADING || !MENTIONED.test(line)) return undefined;
	for (const separator of SEPARATORS) {
		if (!line.includes(separator)) continue;
		const kinds = cellsOf(line, separator).map(({ text }) => KINDS.find((kind) => HEADING[kind].test(text)));
		if (kinds.some(Boolean)) return { separator, kinds };
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

function isValue(kind: Kind, value: string): boolean {
	if (!VALUE[kind].test(value) || NO_VALUE.test(value)) return false;
	return !isPlaceholder(value) && !isReference(value) && !isCommonWord(value);
}

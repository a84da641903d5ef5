// Values of header fields as people write them: dates, numbers, yes and no, lists of names.
import type { ParseError } from "../model/errors.ts";
import type { Header } from "./header-comment.ts";
import { problemAt } from "./problems.ts";

/** Reads header fields of one file; what does not fit is a problem and counts as absent. */
export class HeaderReader {
	readonly problems: ParseError[];
	readonly #header: Header;
	readonly #path: string;

	constructor(header: Header, path: string) {
		this.#header = header;
		this.#path = path;
		this.problems = [...header.problems];
	}

	text(name: string): string | undefined {
		const value = this.#header.fields.get(name)?.value;
		return value === "" ? undefined : value;
	}

	date(name: string): string | undefined {
		return this.#read(name, "a date, YYYY-MM-DD", (value) => (isDate(value) ? value : undefined));
	}

	number(name: string): number | undefined {
		return this.#read(name, "a number", (value) => {
			const number = Number.parseFloat(value);
			return /^\d+(\.\d+)?(\s|$)/.test(value) ? number : undefined;
		});
	}

	flag(name: string): boolean | undefined {
		return this.#read(
			name,
			"yes or no",
			(value) => ({ yes: true, true: true, no: false, false: false })[value.toLowerCase()],
		);
	}

	names(name: string): string[] {
		return parseNames(this.text(name) ?? "");
	}

	#read<Value>(name: string, expected: string, convert: (value: string) => Value | undefined): Value | undefined {
		const text = this.text(name);
		if (text === undefined) return undefined;
		const value = convert(text);
		if (value === undefined) {
			const { line } = this.#header.fields.get(name)!;
			this.problems.push(problemAt(this.#path, line, `${expected} after ${name}:`, text));
		}
		return value;
	}
}

export function isDate(text: string): boolean {
	return /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text);
}

/** `PKCE, "Smith, John"`: commas part names, quotes keep one with a comma together. */
function parseNames(text: string): string[] {
	const names = [...text.matchAll(/\s*(?:"([^"]*)"|([^,]+))\s*(?:,|$)/g)].map((match) => match[1] ?? match[2]!.trim());
	return names.filter((name) => name !== "");
}

export function serializeNames(names: readonly string[]): string {
	const clean = names.map((name) => name.replaceAll('"', "'").trim()).filter((name) => name !== "");
	return clean.map((name) => (name.includes(",") ? `"${name}"` : name)).join(", ");
}

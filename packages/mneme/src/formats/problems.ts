// Making a ParseError. What is a problem is each format's to say.
import type { ParseError } from "../model/errors.ts";

/** Enough of a line to recognise it, without a paragraph in an error message. */
const FOUND_LENGTH = 120;

export function problemAt(path: string, line: number, expected: string, found: string): ParseError {
	return { path, line, expected, found: found.length > FOUND_LENGTH ? `${found.slice(0, FOUND_LENGTH)}…` : found };
}

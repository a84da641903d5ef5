// A mem0 export: a list of memories in one sentence each, as its API and its export give them.
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { type SourceItem, type SourceOptions, skipped } from "../item.ts";
import { jsonElements } from "../json-elements.ts";
import { asRecord, type Fields, textOf, timeOfText } from "./values.ts";

/** Members that hold memories; `relations` of its graph are in their sentences too. */
const MEMBERS = new Set(["results", "memories", "data"]);

/** Most of its memories leave out who they are about: the user. */
const WITHOUT_SUBJECT =
	/^(?:is|was|has|had|does|can|will|loves?|likes?|enjoys?|prefers?|hates?|dislikes?|avoids?|lives?|lived|works?|worked|wants?|needs?|plays?|owns?|speaks?|studies|studied|uses?|drives?|drinks?|eats?|reads?|plans?|thinks?|believes?|feels?|visited|moved|graduated|recently|currently|planning|interested|allergic|considering|looking|learning|working|married|born)\b/i;

export async function* readMem0({ path, extent }: SourceOptions): AsyncGenerator<SourceItem> {
	extent.total = (await stat(path)).size;
	const source = `mem0:${basename(path)}`;
	for await (const { value, problem, member } of jsonElements(path, extent)) {
		if (member !== undefined && !MEMBERS.has(member)) continue;
		const fields = asRecord(value);
		const text = withSubject(typeof value === "string" ? value.trim() : sentenceOf(fields));
		const from = `${source}#${textOf(fields.id)}`.replace(/#$/, "");
		if (text === "") yield skipped(from, problem ?? "no memory in it");
		else yield { kind: "statement", key: text.toLowerCase(), source: from, text, asked: false, ...whenOf(fields) };
	}
}

function sentenceOf(fields: Fields): string {
	return textOf(fields.memory) || textOf(fields.text) || textOf(fields.content) || textOf(fields.data);
}

function withSubject(text: string): string {
	return WITHOUT_SUBJECT.test(text) ? `User ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
}

function whenOf(fields: Fields): { atMs?: number } {
	const atMs = timeOfText(fields.updated_at) ?? timeOfText(fields.created_at);
	return atMs === undefined ? {} : { atMs };
}

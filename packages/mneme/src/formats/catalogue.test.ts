import { readdirSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ParseError } from "../model/errors.ts";
import { parseAccessLog, serializeAccessLog } from "./access-log.ts";
import { parseAuditArchive, serializeAuditArchive } from "./audit-digest.ts";
import { parseAuditLog, serializeAuditLog } from "./audit-log.ts";
import { FORMATS } from "./catalogue.ts";
import { parseCore, serializeCore } from "./core.ts";
import { parseDailyNote, serializeDailyNote } from "./daily-note.ts";
import { parseDecayScores, serializeDecayScores } from "./decay-scores.ts";
import { parseEntity, serializeEntity } from "./entity.ts";
import { parseEpisodes, serializeEpisodes } from "./episodes.ts";
import { parseErasureReceipt, serializeErasureReceipt } from "./erasure-receipt.ts";
import { parseEvolution, serializeEvolution } from "./evolution.ts";
import { parseGraphIndex, serializeGraphIndex } from "./graph-index.ts";
import { parseImportJournal, serializeImportJournal } from "./import-journal.ts";
import { parseObservations, serializeObservations } from "./observations.ts";
import { parsePendingMemories, serializePendingMemories } from "./pending-memories.ts";
import { parsePendingReflection, serializePendingReflection } from "./pending-reflection.ts";
import { parseProcedure, serializeProcedure } from "./procedure.ts";
import { parseQuarantine, serializeQuarantine } from "./quarantine.ts";
import { parseReflectionLog, serializeReflectionLog } from "./reflection-log.ts";
import { parseRelationTypes, serializeRelationTypes } from "./relation-types.ts";
import { parseSessionState, serializeSessionState } from "./session-state.ts";
import { parseSettings, serializeSettings } from "./settings.ts";
import { anyText, golden } from "./testing/texts.ts";
import { parseVault, serializeVault } from "./vault.ts";
import { parseWorkingBuffer, serializeWorkingBuffer } from "./working-buffer.ts";

interface Format {
	problems(text: string): readonly ParseError[];
	roundTrip(text: string): string;
}

function format<File extends { readonly problems: readonly ParseError[] }>(
	parse: (text: string) => File,
	serialize: (file: File) => string,
): Format {
	return { problems: (text) => parse(text).problems, roundTrip: (text) => serialize(parse(text)) };
}

const formats: Readonly<Record<string, Format>> = {
	"Core memory": format(parseCore, serializeCore),
	"Episode log": format(parseEpisodes, serializeEpisodes),
	Entity: format(parseEntity, serializeEntity),
	"Graph index": format(parseGraphIndex, serializeGraphIndex),
	"Relation types": format(parseRelationTypes, serializeRelationTypes),
	Procedure: format(parseProcedure, serializeProcedure),
	"Vault item": format(parseVault, serializeVault),
	"Daily note": format(parseDailyNote, serializeDailyNote),
	"Session state": format(parseSessionState, serializeSessionState),
	"Working buffer": format(parseWorkingBuffer, serializeWorkingBuffer),
	Observations: format(parseObservations, serializeObservations),
	"Decay scores": format(parseDecayScores, serializeDecayScores),
	"Access log": format(parseAccessLog, serializeAccessLog),
	"Import journal": format(parseImportJournal, serializeImportJournal),
	"Pending reflection": format(parsePendingReflection, serializePendingReflection),
	"Reflection log": format(parseReflectionLog, serializeReflectionLog),
	Evolution: format(parseEvolution, serializeEvolution),
	"Pending memories": format(parsePendingMemories, serializePendingMemories),
	Quarantine: format(parseQuarantine, serializeQuarantine),
	"Audit log": format(parseAuditLog, serializeAuditLog),
	"Audit archive": format(parseAuditArchive, serializeAuditArchive),
	"Erasure receipt": format(parseErasureReceipt, serializeErasureReceipt),
	Settings: format(parseSettings, serializeSettings),
};

describe.each(FORMATS)("$name", ({ name, example }) => {
	const { problems, roundTrip } = formats[name]!;

	it("gives back any text, byte for byte", () => {
		fc.assert(fc.property(anyText, (text) => roundTrip(text) === text));
	});

	it("gives back every golden file, also with other line ends and a byte order mark", () => {
		for (const file of readdirSync(new URL("./golden/", import.meta.url))) {
			const text = golden(file);
			for (const variant of [text, text.replaceAll("\n", "\r\n"), `\uFEFF${text.trimEnd()}`]) {
				expect(roundTrip(variant)).toBe(variant);
			}
		}
	});

	it("reads its own example without a problem, in either line end", () => {
		expect(problems(example)).toEqual([]);
		expect(problems(example.replaceAll("\n", "\r\n"))).toEqual([]);
	});
});

describe("catalogue", () => {
	it("lists every format once", () => {
		expect(FORMATS.map(({ name }) => name).toSorted()).toEqual(Object.keys(formats).toSorted());
		expect(new Set(FORMATS.map(({ path }) => path)).size).toBe(FORMATS.length);
	});
});

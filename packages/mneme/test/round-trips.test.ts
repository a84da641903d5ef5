// Every format gives back, byte for byte, every file of a real OpenClaw workspace template (test/fixtures, MIT, its LICENSE beside
// it) and every example of the design this project began with (src/formats/golden), whether or not the file is of that format.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parseAccessLog, serializeAccessLog } from "../src/formats/access-log.ts";
import { parseAuditArchive, serializeAuditArchive } from "../src/formats/audit-digest.ts";
import { parseAuditLog, serializeAuditLog } from "../src/formats/audit-log.ts";
import { parseCore, serializeCore } from "../src/formats/core.ts";
import { parseDailyNote, serializeDailyNote } from "../src/formats/daily-note.ts";
import { parseDecayScores, serializeDecayScores } from "../src/formats/decay-scores.ts";
import { parseEntity, serializeEntity } from "../src/formats/entity.ts";
import { parseEpisodes, serializeEpisodes } from "../src/formats/episodes.ts";
import { parseEvolution, serializeEvolution } from "../src/formats/evolution.ts";
import { parseGraphIndex, serializeGraphIndex } from "../src/formats/graph-index.ts";
import { parseObservations, serializeObservations } from "../src/formats/observations.ts";
import { parsePendingMemories, serializePendingMemories } from "../src/formats/pending-memories.ts";
import { parsePendingReflection, serializePendingReflection } from "../src/formats/pending-reflection.ts";
import { parseProcedure, serializeProcedure } from "../src/formats/procedure.ts";
import { parseQuarantine, serializeQuarantine } from "../src/formats/quarantine.ts";
import { parseReflectionLog, serializeReflectionLog } from "../src/formats/reflection-log.ts";
import { parseRelationTypes, serializeRelationTypes } from "../src/formats/relation-types.ts";
import { parseSessionState, serializeSessionState } from "../src/formats/session-state.ts";
import { parseSettings, serializeSettings } from "../src/formats/settings.ts";
import { parseVault, serializeVault } from "../src/formats/vault.ts";
import { parseWorkingBuffer, serializeWorkingBuffer } from "../src/formats/working-buffer.ts";

const FOLDERS = ["./fixtures/openclaw-workspace/", "../src/formats/golden/"];

const files = FOLDERS.flatMap((folder) => {
	const path = fileURLToPath(new URL(folder, import.meta.url));
	return readdirSync(path).map((name) => [name, readFileSync(path + name, "utf8")] as const);
});

const formats: Record<string, (text: string) => string> = {
	"access log": (text) => serializeAccessLog(parseAccessLog(text)),
	"audit archive": (text) => serializeAuditArchive(parseAuditArchive(text)),
	"audit log": (text) => serializeAuditLog(parseAuditLog(text)),
	core: (text) => serializeCore(parseCore(text)),
	"daily note": (text) => serializeDailyNote(parseDailyNote(text, "memory/2026-02-02.md")),
	"decay scores": (text) => serializeDecayScores(parseDecayScores(text)),
	entity: (text) => serializeEntity(parseEntity(text)),
	episodes: (text) => serializeEpisodes(parseEpisodes(text)),
	evolution: (text) => serializeEvolution(parseEvolution(text)),
	"graph index": (text) => serializeGraphIndex(parseGraphIndex(text)),
	observations: (text) => serializeObservations(parseObservations(text)),
	"pending memories": (text) => serializePendingMemories(parsePendingMemories(text)),
	"pending reflection": (text) => serializePendingReflection(parsePendingReflection(text)),
	procedure: (text) => serializeProcedure(parseProcedure(text)),
	quarantine: (text) => serializeQuarantine(parseQuarantine(text)),
	"reflection log": (text) => serializeReflectionLog(parseReflectionLog(text)),
	"relation types": (text) => serializeRelationTypes(parseRelationTypes(text)),
	"session state": (text) => serializeSessionState(parseSessionState(text)),
	settings: (text) => serializeSettings(parseSettings(text)),
	vault: (text) => serializeVault(parseVault(text)),
	"working buffer": (text) => serializeWorkingBuffer(parseWorkingBuffer(text)),
};

describe.each(Object.entries(formats))("as %s", (_, roundTrip) => {
	it.each(files)("%s comes back as it was", (_name, text) => {
		expect(roundTrip(text)).toBe(text);
		const windows = `\uFEFF${text.replaceAll("\n", "\r\n")}`;
		expect(roundTrip(windows)).toBe(windows);
	});
});

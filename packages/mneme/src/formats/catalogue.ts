// Every file kind there is: docs/formats is written from this list.
import { description as accessLog } from "./access-log.ts";
import { description as auditArchive } from "./audit-digest.ts";
import { description as auditLog } from "./audit-log.ts";
import { description as core } from "./core.ts";
import { description as dailyNote } from "./daily-note.ts";
import { description as decayScores } from "./decay-scores.ts";
import type { FormatDescription } from "./description.ts";
import { description as entity } from "./entity.ts";
import { description as episodes } from "./episodes.ts";
import { description as erasureReceipt } from "./erasure-receipt.ts";
import { description as evolution } from "./evolution.ts";
import { description as graphIndex } from "./graph-index.ts";
import { description as importJournal } from "./import-journal.ts";
import { description as observations } from "./observations.ts";
import { description as pendingMemories } from "./pending-memories.ts";
import { description as pendingReflection } from "./pending-reflection.ts";
import { description as procedure } from "./procedure.ts";
import { description as quarantine } from "./quarantine.ts";
import { description as reflectionLog } from "./reflection-log.ts";
import { description as relationTypes } from "./relation-types.ts";
import { description as sessionState } from "./session-state.ts";
import { description as settings } from "./settings.ts";
import { description as vault } from "./vault.ts";
import { description as workingBuffer } from "./working-buffer.ts";

export const FORMATS: readonly FormatDescription[] = [
	core,
	episodes,
	entity,
	graphIndex,
	relationTypes,
	procedure,
	vault,
	dailyNote,
	sessionState,
	workingBuffer,
	observations,
	decayScores,
	accessLog,
	importJournal,
	pendingReflection,
	reflectionLog,
	evolution,
	pendingMemories,
	quarantine,
	auditLog,
	auditArchive,
	erasureReceipt,
	settings,
];

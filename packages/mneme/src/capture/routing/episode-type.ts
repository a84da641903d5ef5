// The type of an episode entry (A§5): decision, preference, correction, task, emotion, event or fact.

import type { RelationFound } from "./extract/relations.ts";
import { readClauses } from "./store.ts";
import { HAPPENING } from "./time-signs.ts";

export type EpisodeType = "decision" | "fact" | "preference" | "task" | "event" | "emotion" | "correction";

const EMOTION =
	/\b(?:(?:I|we)(?:['’]m| am| are| feel| felt| was| were) (?:so |very |really |a bit |quite )?(?:happy|sad|angry|afraid|worried|excited|proud|upset|tired|stressed|anxious|relieved|disappointed|nervous|lonely|grateful|devastated|thrilled|overwhelmed|frustrated|low))\b/i;
const TASK =
	/\b(?:created|finished|completed|implemented|started working|working on|wrote|drafted|fixed|to ?do|next:|need to|have to|must|deadline|due)\b/i;

export function episodeType(text: string, corrects: boolean, relations: readonly RelationFound[]): EpisodeType {
	if (corrects) return "correction";
	if (HAPPENING.decision.test(text) || /^(?:chose|decided|picked)\b|\buser decisions?:/im.test(text)) return "decision";
	if (relations.some(({ relation }) => relation === "prefers" || relation === "avoids")) return "preference";
	if (EMOTION.test(text)) return "emotion";
	if (TASK.test(text)) return "task";
	return readClauses(text)[0]?.tense === "past" ? "event" : "fact";
}

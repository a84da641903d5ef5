// Names and words that Mneme itself writes and reads again: they are nobody's text, and an erasure leaves them. Pure.
import { SCORE_FIELDS } from "../../formats/decay-scores.ts";
import { DECAY_STATUSES } from "../../model/decay.ts";
import { STORE_NAMES } from "../../model/ids.ts";
import { WORKSPACE_SETTINGS_FILE } from "../../model/places.ts";
import {
	CORE_FILE,
	DOCUMENT_FOLDER,
	ENTITY_FOLDER,
	INDEX_FILE,
	PROCEDURE_FOLDER,
	RELATIONS_FILE,
	SCORES_FILE,
	VAULT_FOLDER,
} from "../../stores/places.ts";
import { ACCESS_LOG } from "../../workspace/access-journal.ts";
import { AUDIT_ARCHIVE } from "../../workspace/audit/boundary.ts";
import { AUDIT_LOG } from "../../workspace/audit/trail.ts";
import { QUARANTINE_FILE } from "../../workspace/quarantine.ts";
import { OPERATIONS_FILE } from "../pending-operations.ts";
import { PROPOSALS_FILE, REFLECTION_FILE } from "../pending-places.ts";
import { IMPORTS } from "./import-hashes.ts";
import { RECEIPT_FOLDER } from "./receipt.ts";

const FILES = [
	CORE_FILE,
	WORKSPACE_SETTINGS_FILE,
	SCORES_FILE,
	INDEX_FILE,
	RELATIONS_FILE,
	ACCESS_LOG,
	AUDIT_ARCHIVE,
	AUDIT_LOG,
	QUARANTINE_FILE,
	OPERATIONS_FILE,
	PROPOSALS_FILE,
	REFLECTION_FILE,
	"memory/meta/evolution.md",
	"memory/meta/reflection-log.md",
	"memory/observations.md",
	"memory/working-buffer.md",
];
const FOLDERS = [
	`${ENTITY_FOLDER}/`,
	`${PROCEDURE_FOLDER}/`,
	`${VAULT_FOLDER}/`,
	`${DOCUMENT_FOLDER}/`,
	IMPORTS,
	RECEIPT_FOLDER,
	"memory/episodes/",
	"memory/notes/",
	"memory/graph/",
	"memory/meta/",
	"memory/",
];

/** Each part of their paths. */
export const PLACE_NAMES: ReadonlySet<string> = new Set([...FILES, ...FOLDERS].flatMap((path) => path.split("/")));

/** In any text; the longest first. */
const OUR_PATHS = [...FILES, ...FOLDERS]
	.sort((one, other) => other.length - one.length)
	.map((path) => path.replaceAll(".", "\\."));

const TYPES = "(?:person|project|concept|tool|place)";
const CONFIDENCES = "(?:high|medium|low)";

/**
 * Dates and times, fractions, hashes, ids of transactions; places of ours, kinds of ids, types of entities, confidences. One character
 * per byte, so that `·` is two.
 */
export const OURS = new RegExp(
	[
		String.raw`(?<!\d)(?:19|20)\d\d-(?:0[1-9]|1[0-2])(?:-[0-3]\d(?:[T:][0-2]\d:\d\d(?::\d\d(?:\.\d+)?)?Z?)?)?(?!\d)`,
		String.raw`(?<![\w.])\d+\.\d+(?![\w.])`,
		"(?<![0-9a-f])[0-9a-f]{16,64}(?![0-9a-f])",
		String.raw`(?<!\w)t[0-9a-z]{9}-[0-9a-f]{8}(?!\w)`,
		String.raw`(?<![\w/.-])(?:${OUR_PATHS.join("|")})`,
		String.raw`(?<![\w-])(?:core|episode|entity|fact|procedure|vault|note):(?=[^\s:])`,
		String.raw`(?<=\| ${TYPES}--[^|\n]+ )\| ${TYPES} \|`,
		String.raw`(?<![\w-])${TYPES}--`,
		String.raw`(?<=<!-- |\| )Type: ${TYPES}(?= \| | -->)`,
		String.raw`(?<=<!-- [a-z0-9]{2,16} )\xc2\xb7 ${CONFIDENCES}(?= \xc2\xb7 | -->)`,
		String.raw`(?<=\| )confidence:${CONFIDENCES}(?= \||\s*(?:\n|$))`,
	].join("|"),
	"g",
);
/** None of them is longer. */
export const OURS_CHARS = 96;

const RECEIPT_FIELDS = [
	...["format", "id", "erased_at", "by", "memories", "text_given", "files", "path", "versions", "messages"],
	...["commits_rewritten", "objects", "key_hash", "how_to_check"],
];

/** Fields of decay-scores.json and of receipts, and the values that are one of a few. */
const OUR_STRINGS: ReadonlySet<string> = new Set([
	...["version", "last_updated", "entries", "redirects", ...SCORE_FIELDS],
	...RECEIPT_FIELDS,
	...STORE_NAMES,
	...DECAY_STATUSES,
	"_archived",
]);
/** How a receipt says it can be checked. */
const HOW_TO_CHECK = "mneme erase verify ";

/** Whether a string of one of them, as a whole, is ours. */
export function isOurString(text: string): boolean {
	return OUR_STRINGS.has(text) || text.startsWith(HOW_TO_CHECK);
}

// Which of a person's files enter the ledger. One rule for init, sweep, watch, transaction and recovery.
import { basename } from "node:path";
import { isSwapName } from "./transaction/swap.ts";

/** Beyond this a file is not memory but data; git would carry every version of it for ever. */
export const TRACKED_BYTES = 5 * 1024 * 1024;

/** How much of a file is looked at to tell text from binary, as git does. */
const SNIFF_BYTES = 8000;

/** Ours, and as large as the memory is: their every version is small once git has packed it. */
const GROWING = new Set(["memory/meta/decay-scores.json", "memory/graph/index.md"]);

const DERIVED = new Set(["memory/meta/audit.log", "memory/meta/access.log"]);

const SECRET_NAME =
	/^(?:\.env(?:\..*)?|\.netrc|\.npmrc|\.pypirc|credentials(?:\.\w+)?|secrets?(?:\.\w+)?|auth\.json|id_(?:rsa|dsa|ecdsa|ed25519)|.*\.(?:pem|key|p12|pfx|kdbx|jks|keystore))$/iu;
const TRANSCRIPT_NAME = /\.jsonl$|^sessions?\.json$|\.transcript\.\w+$/iu;
const TRANSCRIPT_FOLDER = /(?:^|\/)(?:sessions|transcripts)\//iu;
const CREDENTIAL_FOLDER = /(?:^|\/)(?:credentials|\.ssh|\.gnupg|\.aws)\//iu;
/** A host's own configuration: its checksum and a redacted diff of its keys are kept instead. */
const HOST_CONFIG = /^(?:openclaw|moltbot|clawdbot)\.json$/iu;
const FOREIGN_FOLDER = /(?:^|\/)(?:node_modules|\.git|\.audit|\.mneme)(?:\/|$)/u;

export type LeftOut =
	| "derived"
	| "credentials"
	| "transcript"
	| "host config"
	| "large"
	| "binary"
	| "foreign folder"
	| "temporary";

/** Why a file is not in the ledger, or undefined if it is. Content decides only where it is given. */
export function leftOut(path: string, content?: { readonly bytes: Buffer }): LeftOut | undefined {
	const name = basename(path);
	if (FOREIGN_FOLDER.test(path)) return "foreign folder";
	if (DERIVED.has(path)) return "derived";
	if (isSwapName(path)) return "temporary";
	if (SECRET_NAME.test(name) || CREDENTIAL_FOLDER.test(path)) return "credentials";
	if (TRANSCRIPT_NAME.test(name) || TRANSCRIPT_FOLDER.test(path)) return "transcript";
	if (HOST_CONFIG.test(name)) return "host config";
	if (!content) return undefined;
	if (content.bytes.length > TRACKED_BYTES && !GROWING.has(path)) return "large";
	if (content.bytes.subarray(0, SNIFF_BYTES).includes(0)) return "binary";
	return undefined;
}

export function isTracked(path: string, content?: { readonly bytes: Buffer }): boolean {
	return leftOut(path, content) === undefined;
}

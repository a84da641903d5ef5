// The host's own config file, which never enters the ledger: its checksum and the names of keys that changed are recorded
// as events instead, never a value. Looked for in the workspace's folder and the one above, where OpenClaw keeps it.
import { createHash, createHmac } from "node:crypto";
import { existsSync, lstatSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parse } from "yaml";
import type { Message } from "../../ledger/message.ts";
import { redact } from "../../text/secrets.ts";
import { Chain } from "../transaction/chain.ts";
import type { Context } from "../transaction/context.ts";
import { newTransactionId } from "../transaction/ids.ts";
import { publish } from "../transaction/publish.ts";
import { findOwn, writeOwn } from "../transaction/state.ts";
import type { Workspace } from "../workspace.ts";
import { alertEvent } from "./critical.ts";

/** By age of the host: it was renamed twice. */
const NAMES = ["openclaw.json", "moltbot.json", "clawdbot.json"];
const STATE = "host-config.json";
const TRIGGER = "host config check";
/** A commit's subject has room for a few; the count tells of the rest. */
const KEYS_TOLD = 5;
const SALT_BYTES = 16;

/** What is kept to compare with: fingerprints under a key of their own, so that no value can be guessed from them. */
interface Known {
	readonly file: string;
	readonly salt: string;
	/** Undefined: the file is gone. */
	readonly checksum: string | undefined;
	/** Undefined where the text could not be read as settings. */
	readonly keys: Readonly<Record<string, string>> | undefined;
}

/** Its path from the workspace's root, or undefined where no host keeps one here. */
function findHostConfig(root: string): string | undefined {
	const places = [root, dirname(root)].flatMap((folder) => NAMES.map((name) => join(folder, name)));
	const found = places.find((place) => lstatSync(place, { throwIfNoEntry: false })?.isFile());
	return found && relative(root, found).replaceAll("\\", "/");
}

/** Records the first sight of the file and every change to it. The lock is taken only where it changed. */
export async function recordHostConfig(workspace: Workspace): Promise<void> {
	const { context } = workspace;
	if (!findChange(context)) return;
	await workspace.exclusively(async () => {
		const change = findChange(context);
		if (!change) return;
		const chain = new Chain(context, context.ledger.head());
		chain.add(change.message, []);
		// If real git moves the branch meanwhile, the next look finds the change again.
		if ((await publish(context, chain, [])).kind === "published") writeOwn(context, STATE, JSON.stringify(change.now));
	});
}

function findChange(context: Context): { now: Known; message: Message } | undefined {
	const before = readKnown(context);
	const file = findHostConfig(context.root) ?? before?.file;
	if (file === undefined) return undefined;
	const now = look(context.root, file, before?.salt ?? newSalt(context));
	if (before && before.checksum === now.checksum && before.file === file) return undefined;
	const tx = newTransactionId(context);
	if (before) return { now, message: alertEvent(file, describeChange(before, now), TRIGGER, tx) };
	const summary = `host config first seen; only its checksum is kept: sha256 ${now.checksum}`;
	const seen = { actor: "system:audit", approval: "auto", trigger: TRIGGER, critical: false } as const;
	return { now, message: { action: "CREATE", file, summary, tx, ...seen } };
}

function readKnown(context: Context): Known | undefined {
	const text = findOwn(context, STATE);
	if (text === undefined) return undefined;
	try {
		return JSON.parse(text) as Known;
	} catch (error) {
		// Torn by a power cut: told as seen for the first time.
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
}

function look(root: string, file: string, salt: string): Known {
	const path = join(root, file);
	if (!existsSync(path)) return { file, salt, checksum: undefined, keys: undefined };
	const text = readFileSync(path, "utf8");
	return { file, salt, checksum: createHash("sha256").update(text).digest("hex"), keys: fingerprints(text, salt) };
}

function newSalt({ random }: Context): string {
	return Buffer.from(random.bytes(SALT_BYTES)).toString("hex");
}

function fingerprint(salt: string, text: string): string {
	return createHmac("sha256", salt).update(text).digest("hex");
}

function fingerprints(text: string, salt: string): Record<string, string> | undefined {
	let value: unknown;
	try {
		// JSON5, as these files are, is YAML but for its comments.
		value = parse(withoutComments(text));
	} catch {
		// The parser has a class of faults of its own; whatever is wrong, the checksum still tells of changes.
		return undefined;
	}
	const found: Record<string, string> = {};
	const collect = (part: unknown, path: string) => {
		if (typeof part === "object" && part !== null && !Array.isArray(part) && Object.keys(part).length > 0) {
			for (const [key, inner] of Object.entries(part)) collect(inner, path === "" ? key : `${path}.${key}`);
		} else found[path] = fingerprint(salt, JSON.stringify(part) ?? "");
	};
	collect(value, "");
	return found;
}

const STRING_OR_COMMENT = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|\/\/[^\n]*|\/\*[\s\S]*?\*\//gu;

function withoutComments(text: string): string {
	return text.replace(STRING_OR_COMMENT, (_, string: string | undefined) => string ?? " ").replaceAll("\t", " ");
}

function describeChange(before: Known, now: Known): string {
	if (now.checksum === undefined) return "Host config is gone";
	const keys = before.keys && now.keys ? diffKeys(before.keys, now.keys) : ["its keys cannot be read"];
	const shown = keys
		.slice(0, KEYS_TOLD)
		.map((key) => redact(key))
		.join(", ");
	const rest = keys.length > KEYS_TOLD ? ` and ${keys.length - KEYS_TOLD} more` : "";
	const what = keys.length === 0 ? "only spaces or comments" : shown + rest;
	return `Host config changed: ${what}; sha256 ${now.checksum}`;
}

/** `+key`, `-key`, `~key`. */
function diffKeys(before: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>): string[] {
	const all = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
	return all.flatMap((key) => {
		if (before[key] === now[key]) return [];
		return [`${before[key] === undefined ? "+" : now[key] === undefined ? "-" : "~"}${key}`];
	});
}

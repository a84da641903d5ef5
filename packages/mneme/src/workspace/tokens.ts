// <home>/tokens.json: who may speak over HTTP. Only a hash of each token is kept; the token itself is shown once, when it is made.
import { createHash, timingSafeEqual } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Clock, Random } from "../model/clock.ts";
import { MemoryError } from "../model/errors.ts";
import { ROLES } from "../model/principal.ts";

const FILE = "tokens.json";
const ID_BYTES = 4;
/** 256 bits of chance: a plain hash cannot be searched, so no slow one is needed. */
const SECRET_BYTES = 32;
const TOKEN = /^mneme_([0-9a-f]{8})_([\w-]{43})$/;
const READABLE_BY_OTHERS = 0o077;

const tokenSchema = z.object({
	id: z.string(),
	/** SHA-256 of the secret part, hex. */
	hash: z.string(),
	role: z.enum(ROLES).exclude(["engine"]),
	agent: z.string().nullable(),
	scopes: z.array(z.string()),
	/** Folders it is good for; the first is meant where a request names none. */
	workspaces: z.array(z.string()).min(1),
	/** ISO, UTC. */
	created: z.string(),
	expires: z.string().nullable(),
});

const fileSchema = z.object({ tokens: z.array(tokenSchema) });

export type StoredToken = z.infer<typeof tokenSchema>;

export interface NewToken extends Pick<StoredToken, "role" | "agent" | "scopes" | "workspaces"> {
	readonly expiresMs: number | undefined;
}

interface Place {
	readonly home: string;
	readonly clock: Clock;
	readonly random: Random;
}

export function readTokens(home: string): StoredToken[] {
	const path = join(home, FILE);
	const stat = statSync(path, { throwIfNoEntry: false });
	if (!stat) return [];
	// Windows has no such bits; there the profile folder's own rights apply.
	if (process.platform !== "win32" && (stat.mode & READABLE_BY_OTHERS) !== 0)
		throw new MemoryError("NOT_ALLOWED", `Others may read ${path}, so it is not used. Run: chmod 600 ${path}`, {
			data: { path },
		});
	try {
		return fileSchema.parse(JSON.parse(readFileSync(path, "utf8"))).tokens;
	} catch (cause) {
		throw new MemoryError("PARSE", `${path} cannot be read. Mend it, or delete it and make new tokens.`, {
			data: { path },
			cause,
		});
	}
}

/** The token in words is given here and never again. */
export function createToken(place: Place, { expiresMs, ...wanted }: NewToken): { token: string; stored: StoredToken } {
	const id = Buffer.from(place.random.bytes(ID_BYTES)).toString("hex");
	const secret = Buffer.from(place.random.bytes(SECRET_BYTES)).toString("base64url");
	const stored: StoredToken = {
		...wanted,
		id,
		hash: hashOf(secret).toString("hex"),
		created: new Date(place.clock.now()).toISOString(),
		expires: expiresMs === undefined ? null : new Date(expiresMs).toISOString(),
	};
	writeTokens(place.home, [...readTokens(place.home), stored]);
	return { token: `mneme_${id}_${secret}`, stored };
}

/** Undefined where there is no such token. */
export function revokeToken(home: string, id: string): StoredToken | undefined {
	const tokens = readTokens(home);
	const found = tokens.find((token) => token.id === id);
	if (found)
		writeTokens(
			home,
			tokens.filter((token) => token !== found),
		);
	return found;
}

/** Undefined where it is none of ours, was revoked, or has expired. */
export function findToken(tokens: readonly StoredToken[], presented: string, nowMs: number): StoredToken | undefined {
	const [, id, secret] = TOKEN.exec(presented) ?? [];
	if (secret === undefined) return undefined;
	const found = tokens.find((token) => token.id === id);
	// An id nobody has costs the same comparison.
	const isRight = timingSafeEqual(hashOf(secret), Buffer.from(found?.hash ?? "0".repeat(64), "hex"));
	if (!found || !isRight) return undefined;
	return found.expires !== null && Date.parse(found.expires) <= nowMs ? undefined : found;
}

function hashOf(secret: string): Buffer {
	return createHash("sha256").update(secret).digest();
}

function writeTokens(home: string, tokens: readonly StoredToken[]): void {
	mkdirSync(home, { recursive: true, mode: 0o700 });
	const path = join(home, FILE);
	writeFileSync(`${path}.${process.pid}`, `${JSON.stringify({ tokens }, undefined, "\t")}\n`, { mode: 0o600 });
	renameSync(`${path}.${process.pid}`, path);
}

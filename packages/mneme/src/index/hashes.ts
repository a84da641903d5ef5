// The names under which vectors are kept: of a memory by itself, and of a memory with its neighbours.
import { hash } from "node:crypto";
import { embeddedText, type Memory } from "./memory.ts";

/** 132 bits: no two texts meet by chance. */
const HASH_CHARS = 22;

/** Only what the model is given counts: the same text in another file has the same vector. */
export function hashOf(memory: Memory): string {
	return hash("sha256", embeddedText(memory), "base64url").slice(0, HASH_CHARS);
}

/** Raised when `aroundText` makes another text of the same three. */
const AROUND_VERSION = 1;

/** A memory without neighbours needs no second vector: it has its own name twice. */
export function hashAround(previous: string | undefined, own: string, next: string | undefined): string {
	if (previous === undefined && next === undefined) return own;
	const names = [AROUND_VERSION, previous ?? "", own, next ?? ""].join(" ");
	return hash("sha256", names, "base64url").slice(0, HASH_CHARS);
}

/** Neighbours are there to say what a memory is about, not to fill the model's 256 tokens. */
const NEIGHBOUR_CHARS = 300;

export function aroundText(previous: string | undefined, own: string, next: string | undefined): string {
	const parts = [previous?.slice(-NEIGHBOUR_CHARS), own, next?.slice(0, NEIGHBOUR_CHARS)];
	return parts.filter((part) => part !== undefined).join("\n");
}

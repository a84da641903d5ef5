// What a verb must find again when its caller comes back: a plan to confirm, a prompt to answer. Kept in `.mneme/`, for a day.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Clock, Random } from "../model/clock.ts";
import { MemoryError } from "../model/errors.ts";
import type { NeedsConfirmation, Notice, PlanStep } from "../model/results.ts";

const FOLDER = ".mneme/continuations";
const LIFETIME_MS = 24 * 60 * 60 * 1000;
const TOKEN_BYTES = 16;
const TOKEN = /^[0-9a-f]{32}$/;

export interface Continuation {
	readonly verb: string;
	/** What the token is good for: the hash of a plan, or of a verb's input. */
	readonly subject: string;
	readonly issuedMs: number;
	/** The agent it was issued to; an agent may not confirm what another was asked. */
	readonly agent?: string;
	readonly replay?: Replay;
}

/** What a verb needs to be run again and come to the same: what models said, and where and when it began. */
export interface Replay {
	/** The hash of the verb's input: answers serve no other call. */
	readonly input: string;
	/** Answers of the host or a provider, by the hash of their prompt. */
	readonly answers: Readonly<Record<string, unknown>>;
	/** The prompt that waits for the host's answer. */
	readonly pending?: string;
	readonly commit: string | null;
	readonly nowMs: number;
}

export interface Place {
	readonly root: string;
	readonly clock: Clock;
	readonly random: Random;
}

export function hashSubject(subject: unknown): string {
	return createHash("sha256").update(JSON.stringify(subject)).digest("hex");
}

export function issueContinuation(place: Place, continuation: Omit<Continuation, "issuedMs">): string {
	const folder = join(place.root, FOLDER);
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	dropExpired(folder, place.clock.now());
	const token = Buffer.from(place.random.bytes(TOKEN_BYTES)).toString("hex");
	const text = JSON.stringify({ ...continuation, issuedMs: place.clock.now() } satisfies Continuation);
	writeFileSync(join(folder, token), text, { mode: 0o600, flag: "wx" });
	return token;
}

/** Looks without taking: for what a token carries along while it stays good for its own purpose. */
export function findContinuation(place: Place, verb: string, token: string): Continuation | undefined {
	if (!TOKEN.test(token)) return undefined;
	let text: string;
	try {
		text = readFileSync(join(place.root, FOLDER, token), "utf8");
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
		throw error;
	}
	const found = JSON.parse(text) as Continuation;
	return isGood(place, verb, found) ? found : undefined;
}

function isGood(place: Place, verb: string, found: Continuation): boolean {
	return found.verb === verb && place.clock.now() - found.issuedMs <= LIFETIME_MS;
}

/** Takes the continuation away, so that a token works once, in whichever process comes first. */
export function redeemContinuation(place: Place, verb: string, token: string): Continuation {
	const found = TOKEN.test(token) ? take(join(place.root, FOLDER, token)) : undefined;
	if (!found || !isGood(place, verb, found)) {
		throw new MemoryError(
			"INVALID_INPUT",
			`This token is not one \`${verb}\` gave out in the last 24 hours, or it was used. Call \`${verb}\` again without it.`,
			{
				data: { verb },
			},
		);
	}
	return found;
}

function take(path: string): Continuation | undefined {
	const taken = `${path}.taken-${process.pid}`;
	try {
		renameSync(path, taken);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
		throw error;
	}
	const text = readFileSync(taken, "utf8");
	rmSync(taken);
	return JSON.parse(text) as Continuation;
}

function dropExpired(folder: string, nowMs: number): void {
	for (const name of readdirSync(folder)) {
		const path = join(folder, name);
		const stat = statSync(path, { throwIfNoEntry: false });
		if (stat && nowMs - stat.mtimeMs > LIFETIME_MS) rmSync(path, { force: true });
	}
}

export interface ConfirmationRequest {
	readonly verb: string;
	readonly plan: readonly PlanStep[];
	readonly token?: string | undefined;
	readonly agent?: string | undefined;
	/** Kept with the question, so that the confirmed run finds the models' answers that made this plan. */
	readonly replay?: Replay | undefined;
}

/** Undefined if `token` confirms exactly this plan; otherwise the question to ask, with a fresh token. */
export function confirm(
	place: Place,
	{ verb, plan, token, agent, replay }: ConfirmationRequest,
): NeedsConfirmation | undefined {
	const subject = hashSubject(plan);
	const notices: Notice[] = [];
	if (token !== undefined) {
		const found = redeemContinuation(place, verb, token);
		if (found.subject === subject && found.agent === agent) return undefined;
		notices.push({
			level: "warning",
			text: "What would be done has changed since you were asked. Nothing was done; look again.",
		});
	}
	const fresh = issueContinuation(place, {
		verb,
		subject,
		...(agent === undefined ? {} : { agent }),
		...(replay === undefined ? {} : { replay }),
	});
	return { status: "needs-confirmation", plan, token: fresh, notices };
}

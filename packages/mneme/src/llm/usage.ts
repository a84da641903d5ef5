// What models cost: one file per day (UTC) in `<home>/usage/`, a line per event, only ever appended to, so that several processes count
// together without a lock. Tokens are held before a request and settled after it: neither a crash nor a neighbour gets past the cap.
import { appendFileSync, closeSync, fstatSync, mkdirSync, openSync, readSync } from "node:fs";
import { join } from "node:path";
import type { Clock } from "../model/clock.ts";
import { MemoryError } from "../model/errors.ts";
import { NO_USAGE, type Usage } from "./port.ts";

const FOLDER = "usage";

interface Request {
	readonly model: string;
	/** The prompt's name. */
	readonly name: string;
}

/** Tokens set aside for one request; whoever holds some settles them. */
export interface Hold {
	readonly request: Request;
	readonly tokens: number;
	readonly day: string;
}

interface UsageEvent extends Request, Usage {
	/** Tokens promised to a request under way; taken back by the event that settles it. */
	readonly held: number;
}

export interface DayUsage extends Required<Usage> {
	/** UTC, `YYYY-MM-DD`. */
	readonly day: string;
	readonly held: number;
}

export class UsageBook {
	readonly #home: string;
	readonly #clock: Clock;
	#total: DayUsage;
	/** Bytes of the day's file that are in the total: a call reads only what was appended since. */
	#readBytes = 0;

	constructor(home: string, clock: Clock) {
		this.#home = home;
		this.#clock = clock;
		this.#total = emptyDay(this.#day());
	}

	/** Undefined where the day's tokens do not suffice. */
	hold(request: Request, tokens: number, dailyTokens: number): Hold | undefined {
		if (spent(this.today()) + tokens > dailyTokens) return undefined;
		const hold = { request, tokens, day: this.#day() };
		this.#append(hold.day, { ...request, held: tokens, ...NO_USAGE });
		// Others may have held theirs since we looked: whoever finds the cap passed steps back.
		if (spent(this.today()) <= dailyTokens) return hold;
		this.settle(hold, NO_USAGE);
		return undefined;
	}

	/** Counts for the day of the hold, even if that is over by now. */
	settle({ request, tokens, day }: Hold, usage: Usage): void {
		this.#append(day, { ...request, held: -tokens, ...usage });
	}

	today(): DayUsage {
		const day = this.#day();
		if (day !== this.#total.day) {
			this.#total = emptyDay(day);
			this.#readBytes = 0;
		}
		for (const event of this.#readNew()) this.#total = plus(this.#total, event);
		return this.#total;
	}

	#day(): string {
		return new Date(this.#clock.now()).toISOString().slice(0, "YYYY-MM-DD".length);
	}

	#path(day: string): string {
		return join(this.#home, FOLDER, `${day}.jsonl`);
	}

	#append(day: string, event: UsageEvent): void {
		const path = this.#path(day);
		try {
			mkdirSync(join(this.#home, FOLDER), { recursive: true, mode: 0o700 });
			appendFileSync(path, `${JSON.stringify(event)}\n`, { mode: 0o600 });
		} catch (cause) {
			throw new MemoryError("DISK", `Cannot count tokens in ${path}: ${(cause as Error).message}`, { cause });
		}
	}

	#readNew(): UsageEvent[] {
		const text = readFrom(this.#path(this.#total.day), this.#readBytes);
		// What follows the last newline is being written.
		const whole = text.subarray(0, text.lastIndexOf("\n") + 1);
		this.#readBytes += whole.length;
		return whole
			.toString("utf8")
			.split("\n")
			.map(parseEvent)
			.filter((event) => event !== undefined);
	}
}

function readFrom(path: string, start: number): Buffer {
	let file: number;
	try {
		file = openSync(path, "r");
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return Buffer.alloc(0);
		throw error;
	}
	try {
		const bytes = Buffer.alloc(Math.max(0, fstatSync(file).size - start));
		return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, start));
	} finally {
		closeSync(file);
	}
}

/** A line that a crash or a person spoiled counts nothing. */
function parseEvent(line: string): UsageEvent | undefined {
	try {
		const event = JSON.parse(line) as UsageEvent;
		return [event.held, event.inputTokens, event.outputTokens].every(Number.isFinite) ? event : undefined;
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
}

function spent({ inputTokens, outputTokens, held }: DayUsage): number {
	return inputTokens + outputTokens + held;
}

function emptyDay(day: string): DayUsage {
	return { day, requests: 0, inputTokens: 0, outputTokens: 0, cost: 0, held: 0 };
}

function plus(total: DayUsage, event: UsageEvent): DayUsage {
	return {
		day: total.day,
		requests: total.requests + event.requests,
		inputTokens: total.inputTokens + event.inputTokens,
		outputTokens: total.outputTokens + event.outputTokens,
		cost: total.cost + (event.cost ?? 0),
		held: total.held + event.held,
	};
}

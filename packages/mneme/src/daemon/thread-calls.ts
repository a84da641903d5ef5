// Questions to a worker thread and its answers, matched by number. Both sides of the daemon's models use it.
import type { MessagePort, Worker } from "node:worker_threads";
import { type ErrorCode, MemoryError } from "../model/errors.ts";

export interface ThreadFault {
	readonly code: ErrorCode;
	readonly message: string;
}

interface Call<Job> {
	readonly id: number;
	readonly job: Job;
}

type Answer<Value> = { readonly id: number } & ({ readonly value: Value } | { readonly fault: ThreadFault });

/** `.ts` where the source itself runs. */
const EXTENSION = import.meta.url.endsWith(".ts") ? ".ts" : ".js";

/** The program of that name beside this file. */
export function threadProgram(name: string): URL {
	return new URL(`./${name}${EXTENSION}`, import.meta.url);
}

/** Asks `worker`; once that has ended, every call fails with `endedText`. */
export function callsTo<Job, Value>(worker: Worker, endedText: string): (job: Job) => Promise<Value> {
	const waiting = new Map<number, { resolve(value: Value): void; reject(error: unknown): void }>();
	let lastId = 0;
	let ended: MemoryError | undefined;
	const end = (cause: unknown) => {
		ended ??= new MemoryError("MODEL", endedText, { cause });
		for (const { reject } of waiting.values()) reject(ended);
		waiting.clear();
	};
	worker.on("message", (answer: Answer<Value>) => {
		const one = waiting.get(answer.id);
		waiting.delete(answer.id);
		if ("fault" in answer) one?.reject(new MemoryError(answer.fault.code, answer.fault.message));
		else one?.resolve(answer.value);
	});
	worker.on("error", end);
	worker.on("exit", () => end(undefined));
	return async (job) => {
		if (ended) throw ended;
		const id = ++lastId;
		return await new Promise<Value>((resolve, reject) => {
			waiting.set(id, { resolve, reject });
			worker.postMessage({ id, job } satisfies Call<Job>);
		});
	};
}

/** The thread's side: answers each call with what `work` makes of it. */
export function answerCalls<Job, Value>(port: MessagePort, work: (job: Job) => Promise<Value>): void {
	port.on("message", async ({ id, job }: Call<Job>) => {
		try {
			port.postMessage({ id, value: await work(job) } satisfies Answer<Value>);
		} catch (error) {
			port.postMessage({ id, fault: faultOf(error) } satisfies Answer<Value>);
		}
	});
}

/** An error loses its class between threads. */
export function faultOf(error: unknown): ThreadFault {
	const code = error instanceof MemoryError ? error.code : "MODEL";
	return { code, message: error instanceof Error ? error.message : String(error) };
}

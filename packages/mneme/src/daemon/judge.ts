// The daemon's judge, in a thread of its own for as long as there is something to judge: it takes tens of megabytes.
import { Worker } from "node:worker_threads";
import type { Judge, RelationScores } from "../inference/port.ts";
import type { Settings } from "../model/settings.ts";
import type { JudgeAnswer, JudgeJob } from "./judge-thread.ts";
import { callsTo, threadProgram } from "./thread-calls.ts";

/** A conversation pauses; loading again takes about a second. */
const IDLE_MS = 5 * 60_000;

interface Thread {
	ask(job: JudgeJob): Promise<JudgeAnswer>;
	readonly worker: Worker;
}

export function openJudgeThread(settings: Settings, home: string, idleMs = IDLE_MS): Judge {
	let thread: Thread | undefined;
	let running = 0;
	let rest: NodeJS.Timeout | undefined;
	const end = async () => {
		const ending = thread;
		thread = undefined;
		await ending?.worker.terminate();
	};
	const start = (): Thread => {
		const worker = new Worker(threadProgram("judge-thread"), { workerData: { settings, home } });
		worker.unref();
		const started = { worker, ask: callsTo<JudgeJob, JudgeAnswer>(worker, "The judge has ended.") };
		// One that failed is started again by the next question.
		worker.once("exit", () => {
			if (thread === started) thread = undefined;
		});
		return started;
	};
	const ask = async (job: JudgeJob) => {
		clearTimeout(rest);
		running++;
		try {
			thread ??= start();
			return await thread.ask(job);
		} finally {
			running--;
			if (running === 0) rest = setTimeout(end, idleMs).unref();
		}
	};
	return {
		relate: async (pairs) => (await ask({ kind: "relate", pairs })) as RelationScores[],
		giveOrders: async (texts) => (await ask({ kind: "orders", texts })) as number[],
		meantBy: async (wish, memories) => (await ask({ kind: "wish", wish, memories })) as number[],
		async close() {
			clearTimeout(rest);
			await end();
		},
	};
}

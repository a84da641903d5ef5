// The relation model in a thread of its own, for as long as there is something to compare: it takes tens of megabytes.
import { Worker } from "node:worker_threads";
import type { RelationModel, RelationScores } from "../inference/port.ts";
import type { RelationJob } from "./relation-thread.ts";
import { callsTo, threadProgram } from "./thread-calls.ts";

export function openRelationThread(): RelationModel {
	const worker = new Worker(threadProgram("relation-thread"));
	worker.unref();
	const relate = callsTo<RelationJob, RelationScores[]>(worker, "The relation model has ended.");
	return { relate, close: async () => void (await worker.terminate()) };
}

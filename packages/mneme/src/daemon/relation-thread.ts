// The program of the relation model's thread: loads the bundled model with the first pairs it is sent.
import { parentPort } from "node:worker_threads";
import { openBundledRelation } from "../inference/bundled.ts";
import type { RelationScores, StatementPair } from "../inference/port.ts";
import { createRuntime } from "../inference/runtime.ts";
import { answerCalls } from "./thread-calls.ts";

export type RelationJob = readonly StatementPair[];

if (parentPort) {
	const model = openBundledRelation(createRuntime());
	answerCalls<RelationJob, RelationScores[]>(parentPort, (pairs) => model.relate(pairs));
}

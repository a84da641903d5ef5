// The program of the judge's thread: loads the bundled model with the first question it is sent.
import { parentPort, workerData } from "node:worker_threads";
import { openSettledJudge } from "../engine.ts";
import type { Judge, RelationScores, StatementPair } from "../inference/port.ts";
import type { Settings } from "../model/settings.ts";
import { answerCalls } from "./thread-calls.ts";

export type JudgeJob =
	| { readonly kind: "relate"; readonly pairs: readonly StatementPair[] }
	| { readonly kind: "orders"; readonly texts: readonly string[] }
	| { readonly kind: "wish"; readonly wish: string; readonly memories: readonly string[] };

export type JudgeAnswer = readonly RelationScores[] | readonly number[];

function answer(judge: Judge, job: JudgeJob): Promise<JudgeAnswer> {
	if (job.kind === "relate") return judge.relate(job.pairs);
	return job.kind === "orders" ? judge.giveOrders(job.texts) : judge.meantBy(job.wish, job.memories);
}

if (parentPort) {
	const { settings, home } = workerData as { readonly settings: Settings; readonly home: string };
	const judge = await openSettledJudge(settings, home);
	answerCalls<JudgeJob, JudgeAnswer>(parentPort, (job) => answer(judge, job));
}

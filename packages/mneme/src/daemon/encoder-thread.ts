// The program of the encoder's thread: opens the embedder its settings ask for and answers what it is sent, one message after another.
import { parentPort, workerData } from "node:worker_threads";
import { openSettledEmbedder } from "../engine.ts";
import type { Embedder } from "../inference/port.ts";
import type { Settings } from "../model/settings.ts";
import { answerCalls, faultOf, type ThreadFault } from "./thread-calls.ts";

export interface EncoderJob {
	readonly kind: "passages" | "query";
	readonly texts: readonly string[];
}

/** What the daemon's side is told first. */
export type EncoderIntroduction =
	| {
			readonly fingerprint: string;
			readonly dimensions: number;
			readonly mean: Float32Array;
	  }
	| { readonly fault: ThreadFault };

const { settings, home } = workerData as { readonly settings: Settings; readonly home: string };

async function serve(port: NonNullable<typeof parentPort>): Promise<void> {
	const introduce = (introduction: EncoderIntroduction) => port.postMessage(introduction);
	let embedder: Embedder;
	try {
		embedder = await openSettledEmbedder(settings, { home, env: process.env });
	} catch (error) {
		introduce({ fault: faultOf(error) });
		return;
	}
	const { fingerprint, dimensions, mean } = embedder;
	introduce({ fingerprint, dimensions, mean });
	answerCalls(port, async ({ kind, texts }: EncoderJob) => {
		if (kind === "query") return [await embedder.embedQuery(texts[0]!)];
		return await embedder.embedPassages(texts);
	});
}

if (parentPort) await serve(parentPort);

// The daemon's encoder, in a thread of its own: loading a model and embedding a text take long enough for every client to notice.
import { Worker } from "node:worker_threads";
import type { Embedder } from "../inference/port.ts";
import { MemoryError } from "../model/errors.ts";
import type { Settings } from "../model/settings.ts";
import type { EncoderIntroduction, EncoderJob } from "./encoder-thread.ts";
import { callsTo, threadProgram } from "./thread-calls.ts";

/** `ended` is called once it can no longer be used, for whatever reason. */
export async function openEncoderThread(settings: Settings, home: string, ended: () => void): Promise<Embedder> {
	const worker = new Worker(threadProgram("encoder-thread"), { workerData: { settings, home } });
	const introduction = await new Promise<EncoderIntroduction>((resolve, reject) => {
		worker.once("message", resolve);
		worker.once("error", reject);
	});
	if ("fault" in introduction) throw new MemoryError(introduction.fault.code, introduction.fault.message);
	// The daemon ends when it has stopped, not when its encoder has.
	worker.unref();
	worker.once("exit", ended);
	const ask = callsTo<EncoderJob, Float32Array[]>(
		worker,
		"The encoder has ended; memories are found by their words only.",
	);
	return {
		...introduction,
		embedPassages: (texts) => ask({ kind: "passages", texts }),
		embedQuery: async (text) => (await ask({ kind: "query", texts: [text] }))[0]!,
		// What it is at has no state to lose.
		close: async () => void (await worker.terminate()),
	};
}

// The daemon's encoder, in a thread of its own: loading a model and embedding a text take long enough for every client to notice.
import { Worker } from "node:worker_threads";
import type { Embedder } from "../inference/port.ts";
import { MemoryError } from "../model/errors.ts";
import type { Settings } from "../model/settings.ts";
import type { EncoderAnswer, EncoderIntroduction, EncoderJob } from "./encoder-thread.ts";

interface Waiting {
	resolve(vectors: Float32Array[]): void;
	reject(error: unknown): void;
}

/** `ended` is called once it can no longer be used, for whatever reason. */
export async function openEncoderThread(settings: Settings, home: string, ended: () => void): Promise<Embedder> {
	const worker = new Worker(new URL(`./encoder-thread${EXTENSION}`, import.meta.url), {
		workerData: { settings, home },
	});
	const introduction = await new Promise<EncoderIntroduction>((resolve, reject) => {
		worker.once("message", (first: EncoderIntroduction | EncoderAnswer) => {
			if ("fingerprint" in first) resolve(first);
			else reject("fault" in first ? new MemoryError(first.fault.code, first.fault.message) : first);
		});
		worker.once("error", reject);
	});
	// The daemon ends when it has stopped, not when its encoder has.
	worker.unref();
	worker.once("exit", ended);
	return embedderOf(worker, introduction);
}

/** `.ts` where the source itself runs. */
const EXTENSION = import.meta.url.endsWith(".ts") ? ".ts" : ".js";

function embedderOf(worker: Worker, introduction: EncoderIntroduction): Embedder {
	const waiting = new Map<number, Waiting>();
	let lastId = 0;
	let ended: MemoryError | undefined;
	const end = (cause: unknown) => {
		ended = new MemoryError("MODEL", "The encoder has ended; memories are found by their words only.", { cause });
		for (const { reject } of waiting.values()) reject(ended);
		waiting.clear();
	};
	worker.on("message", (answer: EncoderAnswer) => {
		const one = waiting.get(answer.id);
		waiting.delete(answer.id);
		if ("vectors" in answer) one?.resolve(answer.vectors);
		else one?.reject(new MemoryError(answer.fault.code, answer.fault.message));
	});
	worker.on("error", end);
	worker.on("exit", () => end(undefined));
	const ask = async (kind: EncoderJob["kind"], texts: readonly string[]) => {
		if (ended) throw ended;
		const id = ++lastId;
		return await new Promise<Float32Array[]>((resolve, reject) => {
			waiting.set(id, { resolve, reject });
			worker.postMessage({ id, kind, texts } satisfies EncoderJob);
		});
	};
	return {
		...introduction,
		embedPassages: (texts) => ask("passages", texts),
		embedQuery: async (text) => (await ask("query", [text]))[0]!,
		// What it is at has no state to lose.
		close: async () => void (await worker.terminate()),
	};
}

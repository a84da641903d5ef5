// The program of the encoder's thread: opens the embedder its settings ask for and answers what it is sent, one message after another.
import { parentPort, workerData } from "node:worker_threads";
import { openSettledEmbedder } from "../engine.ts";
import type { Embedder } from "../inference/port.ts";
import { type ErrorCode, MemoryError } from "../model/errors.ts";
import type { Settings } from "../model/settings.ts";

export interface EncoderJob {
	readonly id: number;
	readonly kind: "passages" | "query";
	readonly texts: readonly string[];
}

export type EncoderAnswer =
	| { readonly id: number; readonly vectors: Float32Array[] }
	| { readonly id: number; readonly fault: { readonly code: ErrorCode; readonly message: string } };

/** What the daemon's side is told first: id 0 if it could not be opened. */
export interface EncoderIntroduction {
	readonly fingerprint: string;
	readonly dimensions: number;
	readonly mean: Float32Array;
}

const { settings, home } = workerData as { readonly settings: Settings; readonly home: string };

async function serve(port: NonNullable<typeof parentPort>): Promise<void> {
	let embedder: Embedder;
	try {
		embedder = await openSettledEmbedder(settings, { home, env: process.env });
	} catch (error) {
		port.postMessage(faultAnswer(0, error));
		return;
	}
	const { fingerprint, dimensions, mean } = embedder;
	port.postMessage({ fingerprint, dimensions, mean } satisfies EncoderIntroduction);
	const work = async ({ kind, texts }: EncoderJob): Promise<Float32Array[]> => {
		if (kind === "query") return [await embedder.embedQuery(texts[0]!)];
		return await embedder.embedPassages(texts);
	};
	port.on("message", async (job: EncoderJob) => {
		try {
			port.postMessage({ id: job.id, vectors: await work(job) } satisfies EncoderAnswer);
		} catch (error) {
			port.postMessage(faultAnswer(job.id, error));
		}
	});
}

/** An error loses its class between threads. */
function faultAnswer(id: number, error: unknown): EncoderAnswer {
	const code = error instanceof MemoryError ? error.code : "MODEL";
	return { id, fault: { code, message: error instanceof Error ? error.message : String(error) } };
}

if (parentPort) await serve(parentPort);

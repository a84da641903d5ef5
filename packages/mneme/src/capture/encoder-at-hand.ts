// The encoder as capture uses it: where it is loaded anyway, for a second opinion. One that fails costs that opinion, never a memory.
import type { Embedder } from "../inference/port.ts";
import { MemoryError } from "../model/errors.ts";

export interface EncoderDeps {
	embedder(): Promise<Embedder>;
	hasEmbedder(): boolean;
}

/** `ask` may run twice: without the encoder, where that did not answer. */
export async function withEncoder<Value>(
	deps: EncoderDeps,
	ask: (embedder: Embedder | undefined) => Promise<Value>,
): Promise<Value> {
	if (!deps.hasEmbedder()) return await ask(undefined);
	try {
		return await ask(await deps.embedder());
	} catch (error) {
		if (!(error instanceof MemoryError) || error.code !== "MODEL") throw error;
		return await ask(undefined);
	}
}

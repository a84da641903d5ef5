// The bundled models as capture uses them: where they are loaded anyway, for a second opinion. One that fails costs that opinion, never
// a memory.
import type { Embedder, Judge } from "../inference/port.ts";
import { MemoryError } from "../model/errors.ts";

export interface ModelDeps {
	embedder(): Promise<Embedder>;
	hasEmbedder(): boolean;
	judge(): Promise<Judge>;
	hasJudge(): boolean;
}

/** `ask` may run twice: without the encoder, where that did not answer. */
export function withEncoder<Value>(
	deps: ModelDeps,
	ask: (embedder: Embedder | undefined) => Promise<Value>,
): Promise<Value> {
	return withModel(deps.hasEmbedder() ? deps.embedder : undefined, ask);
}

/** The same with the judge. */
export function withJudge<Value>(deps: ModelDeps, ask: (judge: Judge | undefined) => Promise<Value>): Promise<Value> {
	return withModel(deps.hasJudge() ? deps.judge : undefined, ask);
}

/** `open` undefined: there is none. */
export async function withModel<Model, Value>(
	open: (() => Promise<Model>) | undefined,
	ask: (model: Model | undefined) => Promise<Value>,
): Promise<Value> {
	if (!open) return await ask(undefined);
	try {
		return await ask(await open());
	} catch (error) {
		if (!(error instanceof MemoryError) || error.code !== "MODEL") throw error;
		return await ask(undefined);
	}
}

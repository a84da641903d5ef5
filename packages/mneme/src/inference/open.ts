// Chooses the embedder that the settings name. Opens no model and no connection: those come with the first text.

import type { Embedder } from "./port.ts";
import { withQuestionCache } from "./question-cache.ts";
import type { RemoteOptions } from "./remote.ts";
import type { Runtime } from "./runtime.ts";

export type EmbedderChoice =
	| { provider: "bundled" }
	| { provider: "onnx"; folder: string }
	| ({ provider: "openai" | "ollama" } & RemoteOptions);

/** `runtime` serves the local models; make one per process and share it with the judge. */
export async function openEmbedder(choice: EmbedderChoice, runtime: Runtime): Promise<Embedder> {
	return withQuestionCache(await openChosen(choice, runtime));
}

// Imported when chosen: a process that never embeds pays for none of them.
async function openChosen(choice: EmbedderChoice, runtime: Runtime): Promise<Embedder> {
	switch (choice.provider) {
		case "bundled":
			return (await import("./bundled.ts")).openBundledEncoder(runtime);
		case "onnx":
			return (await import("./onnx-folder.ts")).openOnnxFolder(choice.folder, runtime);
		case "openai":
			return (await import("./remote.ts")).openRemote((await import("./openai.ts")).openaiProtocol, choice);
		case "ollama":
			return (await import("./remote.ts")).openRemote((await import("./ollama.ts")).ollamaProtocol, choice);
	}
}

// The bundled models for evaluations and training scripts: native where that runtime is installed.
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openBundledEncoder, openBundledJudge } from "../src/inference/bundled.ts";
import type { Embedder, Judge } from "../src/inference/port.ts";
import { createRuntime } from "../src/inference/runtime.ts";
import { withVectorCache } from "./vector-cache.ts";

const evalRuntime = () => createRuntime({ nativeFolder: fileURLToPath(new URL("..", import.meta.url)) });

/** Its vectors are kept between runs in MNEME_EVAL_CACHE or the system's temporary folder. */
export async function openEvalEmbedder(): Promise<Embedder> {
	const folder = process.env.MNEME_EVAL_CACHE ?? join(tmpdir(), "mneme-eval-vectors");
	return withVectorCache(await openBundledEncoder(evalRuntime()), folder);
}

export function openEvalJudge(): Judge {
	return openBundledJudge(evalRuntime());
}

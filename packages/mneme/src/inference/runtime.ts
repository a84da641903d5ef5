// Owns which ONNX runtime runs the models: WASM, which installs everywhere, or the native one where a person opted in (about five
// times faster). Loads nothing before the first session is opened. Knows nothing of tokens or vectors.

import { createRequire } from "node:module";
import { join } from "node:path";
import type { InferenceSession } from "onnxruntime-web";
import { MemoryError } from "../model/errors.ts";
import { type OnnxModule, openOnnxSession, type Session } from "./session.ts";

export type RuntimeKind = "native" | "wasm";

export interface Runtime {
	/** Which one runs, loading it if need be; `problem` says why the native one was wanted but could not be used. */
	load(): Promise<{ kind: RuntimeKind; problem?: MemoryError }>;
	openSession(modelPath: string): Promise<Session>;
}

interface RuntimeOptions {
	/** A folder whose node_modules holds onnxruntime-node. Without it, WASM. */
	nativeFolder?: string;
}

/** One thread was faster than two on two busy cores, for both runtimes. */
const THREADS = 1;
const NATIVE_OPTIONS: InferenceSession.SessionOptions = { intraOpNumThreads: THREADS, interOpNumThreads: THREADS };
const WASM_OPTIONS: InferenceSession.SessionOptions = { executionProviders: ["wasm"] };

interface LoadedRuntime {
	kind: RuntimeKind;
	onnx: OnnxModule;
	problem?: MemoryError;
}

export function createRuntime(options: RuntimeOptions = {}): Runtime {
	let loading: Promise<LoadedRuntime> | undefined;
	const load = () => {
		loading ??= loadRuntime(options.nativeFolder);
		return loading;
	};
	return {
		async load() {
			const { kind, problem } = await load();
			return problem === undefined ? { kind } : { kind, problem };
		},
		async openSession(modelPath) {
			const { kind, onnx } = await load();
			return openOnnxSession(onnx, modelPath, kind === "native" ? NATIVE_OPTIONS : WASM_OPTIONS);
		},
	};
}

async function loadRuntime(nativeFolder: string | undefined): Promise<LoadedRuntime> {
	if (nativeFolder === undefined) return { kind: "wasm", onnx: await loadWasm() };
	try {
		return { kind: "native", onnx: loadNative(nativeFolder) };
	} catch (cause) {
		const problem = new MemoryError(
			"MODEL",
			`The native runtime in ${nativeFolder} could not be loaded, so the slower WASM one runs. Install onnxruntime-node there again.`,
			{ data: { nativeFolder }, cause },
		);
		return { kind: "wasm", onnx: await loadWasm(), problem };
	}
}

function loadNative(folder: string): OnnxModule {
	return createRequire(join(folder, "package.json"))("onnxruntime-node") as OnnxModule;
}

async function loadWasm(): Promise<OnnxModule> {
	const onnx = await import("onnxruntime-web");
	onnx.env.wasm.numThreads = THREADS;
	return onnx;
}

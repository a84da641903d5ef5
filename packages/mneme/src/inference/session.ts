// Owns one loaded ONNX model: token ids in, one of its outputs out.

import type { InferenceSession } from "onnxruntime-web";
import { MemoryError } from "../model/errors.ts";
import type { Tokens } from "./tokenizer.ts";

export type OnnxModule = typeof import("onnxruntime-web");

export interface Output {
	readonly data: Float32Array;
	readonly dims: readonly number[];
}

export interface Session {
	/** One text (or pair) a run, never a batch: these models quantize activations over the whole input, so a text's vector would depend
	 * on its neighbours in the batch (cosine 0.996 to its own), and vectors are kept by content. A batch would gain 13 % at best.
	 * `output` is its name; the model's first where none is given. */
	run(tokens: Tokens, output?: string): Promise<Output>;
	close(): Promise<void>;
}

export async function openOnnxSession(
	onnx: OnnxModule,
	modelPath: string,
	options: InferenceSession.SessionOptions,
): Promise<Session> {
	const session = await createSession(onnx, modelPath, options);
	const firstOutput = session.outputNames[0];
	if (firstOutput === undefined) throw new MemoryError("MODEL", `The model ${modelPath} has no output.`);
	return {
		async run({ ids, typeIds }, outputName = firstOutput) {
			if (!session.outputNames.includes(outputName))
				throw new MemoryError("MODEL", `The model ${modelPath} has no output ${outputName}.`);
			const shape = [1, ids.length];
			const known = {
				input_ids: () => BigInt64Array.from(ids, BigInt),
				attention_mask: () => new BigInt64Array(ids.length).fill(1n),
				token_type_ids: () => BigInt64Array.from(typeIds, BigInt),
			};
			const feeds: Record<string, InstanceType<OnnxModule["Tensor"]>> = {};
			for (const [name, values] of Object.entries(known))
				if (session.inputNames.includes(name)) feeds[name] = new onnx.Tensor("int64", values(), shape);
			const output = (await session.run(feeds, [outputName]))[outputName];
			if (output === undefined || !(output.data instanceof Float32Array))
				throw new MemoryError("MODEL", `The output ${outputName} of ${modelPath} is not a tensor of 32-bit floats.`);
			return { data: output.data, dims: output.dims };
		},
		close: () => session.release(),
	};
}

async function createSession(
	onnx: OnnxModule,
	modelPath: string,
	options: InferenceSession.SessionOptions,
): Promise<InferenceSession> {
	try {
		return await onnx.InferenceSession.create(modelPath, options);
	} catch (cause) {
		throw new MemoryError("MODEL", `The model ${modelPath} could not be loaded. Check that the file is whole.`, {
			data: { modelPath },
			cause,
		});
	}
}

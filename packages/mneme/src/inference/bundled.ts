// Finds the models that ship with Mneme in their packages, and opens them. Reads no weights: they load on first use.

import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { MemoryError } from "../model/errors.ts";
import { openJudgeFiles } from "./judge.ts";
import { openOnnxFolder } from "./onnx-folder.ts";
import type { Embedder, Judge } from "./port.ts";
import type { Runtime } from "./runtime.ts";

const ENCODER_PACKAGE = "@mneme/model-encoder";
const RELATION_PACKAGE = "@mneme/model-relation";

/** Measured on 1,703 wishes that neither had learned from: exactly right 0.89 the one, 0.86 the other, 0.90 both, with fewer mistakes. */
const WISH_READERS = [
	{ file: "wishes-mpnet.onnx", share: 0.7 },
	{ file: "wishes-e5.onnx", share: 0.3 },
] as const;

export function openBundledEncoder(runtime: Runtime): Promise<Embedder> {
	return openOnnxFolder(getPackageFolder(ENCODER_PACKAGE), runtime);
}

/** It was trained with the encoder's tokenizer and ships without one of its own. */
export function openBundledJudge(runtime: Runtime): Judge {
	const folder = getPackageFolder(RELATION_PACKAGE);
	const tokenizer = join(getPackageFolder(ENCODER_PACKAGE), "tokenizer.json");
	const wishes = WISH_READERS.map(({ file, share }) => ({ path: join(folder, file), share }));
	return openJudgeFiles({ statements: join(folder, "model.onnx"), wishes, tokenizer }, runtime);
}

/** `from` is the module whose dependencies are searched. */
export function getPackageFolder(name: string, from: string = import.meta.url): string {
	try {
		return dirname(createRequire(from).resolve(`${name}/package.json`));
	} catch (cause) {
		throw new MemoryError(
			"MODEL",
			`The package ${name} is not installed. Install it beside mneme (npm install ${name}); until then memories are found by their words only.`,
			{ data: { package: name }, cause },
		);
	}
}

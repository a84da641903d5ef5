// Owns the name under which a model's vectors are kept: which weights, how text is fed to them, which mean is removed for the bits.

import { createHash } from "node:crypto";

/** 40 bits a part: no two models of one user will meet by chance. */
const PART_LENGTH = 10;

/** `model` is a hash of the weights, or a provider's name for them; `encoding` everything else that changes a text's vector. */
export function fingerprint(model: string, encoding: object, mean: Float32Array): string {
	const numbers = new Uint8Array(mean.buffer, mean.byteOffset, mean.byteLength);
	return `${model}-${shortHash(JSON.stringify(encoding))}-${shortHash(numbers)}`;
}

export function shortHash(data: string | Uint8Array): string {
	return createHash("sha256").update(data).digest("hex").slice(0, PART_LENGTH);
}

// A small classifier over the encoder's token vectors: hidden units that each look for one thing anywhere in the text (their highest
// activation counts), the mean of the tokens, and figures of the caller's own. Trained by scripts/train-token-head.ts.

export interface StoredTokenHead {
	readonly labels: readonly string[];
	readonly dimensions: number;
	/** How many figures of the caller's own it reads. */
	readonly features: number;
	/** Base64: int8 weights, a row per hidden unit, then float32 scale and bias of each row. */
	readonly units: string;
	readonly unitScales: string;
	readonly unitBiases: string;
	/** Base64 of float32: per label the weights of units, mean token and features, the bias last. */
	readonly output: string;
}

export interface TokenHead {
	readonly labels: readonly string[];
	readonly dimensions: number;
	readonly features: number;
	readonly units: Float32Array;
	readonly unitBiases: Float32Array;
	readonly output: Float32Array;
}

export function decodeTokenHead(stored: StoredTokenHead): TokenHead {
	const { labels, dimensions, features } = stored;
	const scales = readFloats(stored.unitScales);
	const bytes = Buffer.from(stored.units, "base64");
	const units = Float32Array.from(bytes, (byte, at) => ((byte << 24) >> 24) * scales[Math.floor(at / dimensions)]!);
	return {
		labels,
		dimensions,
		features,
		units,
		unitBiases: readFloats(stored.unitBiases),
		output: readFloats(stored.output),
	};
}

function readFloats(base64: string): Float32Array {
	const bytes = Buffer.from(base64, "base64");
	return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** The probability of each label, in their order. `tokens` is one text's answer of `Embedder.embedTokens`. */
export function classifyTokens(head: TokenHead, tokens: Float32Array, features: ArrayLike<number> = []): number[] {
	return softmax(scoreInputs(head, readInputs(head, tokens, features).inputs));
}

interface HeadInputs {
	/** What the output layer reads: highest activation of each unit, mean token, features. */
	readonly inputs: Float32Array;
	/** Which token activated each unit most; -1 where none did. */
	readonly peaks: Int32Array;
}

export function readInputs(head: TokenHead, tokens: Float32Array, features: ArrayLike<number>): HeadInputs {
	const { dimensions, units, unitBiases } = head;
	const count = unitBiases.length;
	const inputs = new Float32Array(count + dimensions + head.features);
	const peaks = new Int32Array(count).fill(-1);
	const rows = tokens.length / dimensions;
	for (let unit = 0; unit < count; unit++) {
		const offset = unit * dimensions;
		let highest = 0;
		for (let row = 0; row < rows; row++) {
			const from = row * dimensions;
			const sum = unitBiases[unit]! + multiply(units, offset, tokens, from, dimensions);
			if (sum <= highest) continue;
			highest = sum;
			peaks[unit] = row;
		}
		inputs[unit] = highest;
	}
	for (let at = 0; at < tokens.length; at++) inputs[count + (at % dimensions)]! += tokens[at]! / rows;
	for (let at = 0; at < head.features; at++) inputs[count + dimensions + at] = features[at] ?? 0;
	return { inputs, peaks };
}

/** Four sums at a time: one alone waits for each addition before the next, and takes three times as long. */
function multiply(a: Float32Array, aFrom: number, b: Float32Array, bFrom: number, count: number): number {
	let [one, two, three, four] = [0, 0, 0, 0];
	let at = 0;
	for (; at + 3 < count; at += 4) {
		one += a[aFrom + at]! * b[bFrom + at]!;
		two += a[aFrom + at + 1]! * b[bFrom + at + 1]!;
		three += a[aFrom + at + 2]! * b[bFrom + at + 2]!;
		four += a[aFrom + at + 3]! * b[bFrom + at + 3]!;
	}
	for (; at < count; at++) one += a[aFrom + at]! * b[bFrom + at]!;
	return one + two + three + four;
}

export function scoreInputs({ labels, output }: TokenHead, inputs: Float32Array): number[] {
	const width = inputs.length + 1;
	return labels.map((_, label) => {
		let sum = output[label * width + inputs.length]!;
		for (let at = 0; at < inputs.length; at++) sum += output[label * width + at]! * inputs[at]!;
		return sum;
	});
}

export function softmax(sums: readonly number[]): number[] {
	const highest = Math.max(...sums);
	const weights = sums.map((sum) => Math.exp(sum - highest));
	const total = weights.reduce((sum, weight) => sum + weight, 0);
	return weights.map((weight) => weight / total);
}

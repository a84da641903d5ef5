// One linear layer over a text: a vector, which may be empty, and hashed words. Made by scripts/train-classifiers.ts, read here.

import { softmax } from "../../inference/vectors.ts";
import { ACT_SLOTS, actSlots } from "./act-words.ts";

/** Words and pairs of words fall into this many slots; with 2,000 training lines, collisions are rare enough not to matter. */
const WORD_SLOTS = 4096;

export interface StoredLayer {
	readonly labels: readonly string[];
	/** Base64: per label, float32 weights of the vector with the bias last; then int8 weights of the word slots, times `scale`. */
	readonly vectors: readonly string[];
	readonly words: readonly string[];
	readonly scale: number;
}

export interface Layer {
	readonly labels: readonly string[];
	readonly vectors: readonly Float32Array[];
	readonly words: readonly Float32Array[];
}

export function decodeLayer({ labels, vectors, words, scale }: StoredLayer): Layer {
	return {
		labels,
		vectors: vectors.map((row) => {
			const bytes = Buffer.from(row, "base64");
			return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
		}),
		words: words.map((row) => Float32Array.from(Buffer.from(row, "base64"), (byte) => ((byte << 24) >> 24) * scale)),
	};
}

function wordSlots(text: string): number[] {
	const words =
		text
			.toLowerCase()
			.normalize("NFD")
			.replace(/[\u0300-\u036f]/g, "")
			.match(/[\p{L}\p{N}']+|[:?!\u2026]/gu) ?? [];
	const slots = new Set<number>();
	words.forEach((word, i) => {
		slots.add(hashSlot(word, WORD_SLOTS));
		slots.add(hashSlot(`${word} ${words[i + 1] ?? "$"}`, WORD_SLOTS));
	});
	slots.add(hashSlot(`^${words[0]}`, WORD_SLOTS));
	slots.add(hashSlot(`^${words.slice(0, 3).join(" ")}`, WORD_SLOTS));
	return [...slots];
}

/** Slots of the words, then those of the patterns of act-words.ts. */
export const SLOTS = WORD_SLOTS + ACT_SLOTS;

export function readSlots(text: string): number[] {
	return [...wordSlots(text), ...actSlots(text).map((slot) => WORD_SLOTS + slot)];
}

/** FNV-1a. */
export function hashSlot(feature: string, slots: number): number {
	let hash = 2166136261;
	for (let i = 0; i < feature.length; i++) hash = Math.imul(hash ^ feature.charCodeAt(i), 16777619);
	return (hash >>> 0) % slots;
}

/** What the words alone say, per label: cheap enough to choose what is worth a vector. */
export function scoreWords(layer: Layer, slots: readonly number[]): number[] {
	return layer.words.map((row) => slots.reduce((sum, slot) => sum + (row[slot] ?? 0), 0));
}

/** The probability of each label, in their order. */
export function classify(layer: Layer, slots: readonly number[], vector: Float32Array): number[] {
	return softmax(scoreWords(layer, slots).map((sum, label) => sum + dot(layer.vectors[label]!, vector)));
}

/** The row's last number is the bias. */
function dot(row: Float32Array, vector: Float32Array): number {
	let sum = row[vector.length] ?? 0;
	for (let i = 0; i < vector.length; i++) sum += row[i]! * vector[i]!;
	return sum;
}

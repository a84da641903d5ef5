// The ports of inference: text → vector, and what the judge is asked: how two statements relate, whether a text gives orders, which
// memories a wish means. Every embedder passes contract.test.ts.

export interface Embedder {
	/** Changes whenever the same text could get another vector or other bits: vectors are kept by fingerprint and content hash. */
	readonly fingerprint: string;
	readonly dimensions: number;
	/** The part all vectors of this model share, removed before taking sign bits. Zeros where nobody measured it. */
	readonly mean: Float32Array;
	/** Unit vectors, one per text, in order. Lets other work run between texts. */
	embedPassages(texts: readonly string[]): Promise<Float32Array[]>;
	/** A unit vector. It may be shared with other callers: do not write to it. */
	embedQuery(text: string): Promise<Float32Array>;
	/** Frees the model. Calls after it fail; closing twice is harmless. */
	close(): Promise<void>;
}

export const RELATIONS = ["same", "update", "contradict", "different"] as const;
export type Relation = (typeof RELATIONS)[number];

/** The probability of each relation; they add up to 1. */
export type RelationScores = Readonly<Record<Relation, number>>;

export interface StatementPair {
	readonly old: string;
	readonly new: string;
}

export interface RelationModel {
	/** How each new statement relates to the old one, in order. Not symmetric: `update` means that the new one supersedes the old. */
	relate(pairs: readonly StatementPair[]): Promise<RelationScores[]>;
	close(): Promise<void>;
}

export interface OrderModel {
	/** How likely each text gives whoever reads it orders, in order. Text beyond the model's reach is not read: cut it first. */
	giveOrders(texts: readonly string[]): Promise<number[]>;
}

export interface WishModel {
	/** How likely each of the memories is meant by a wish to forget, in order. They are read together: what stands beside one tells
	 * whether it is the one meant. */
	meantBy(wish: string, memories: readonly string[]): Promise<number[]>;
}

/** The second model that ships answers all three. */
export interface Judge extends RelationModel, OrderModel, WishModel {}

// A second opinion on the store from the bundled encoder's vector: one layer, trained by scripts/train-routing.ts on hand-written
// lines, added to what the rules say. It fits one encoder only; with another, or none, the rules decide alone.

import type { Embedder } from "../../inference/port.ts";
import type { Store } from "./signals.ts";
import { chooseStore, pickStore, type StoreDecision } from "./store.ts";
import { WEIGHTS } from "./store-weights.ts";

/** The order of the rows in the weights. */
export const CLASSIFIER_STORES: readonly Store[] = ["core", "episodic", "semantic", "procedural", "vault"];
/** What one unit of the rules' weights counts beside the layer's figures: the flat middle of 0.1–0.5 on lines not trained on. */
const RULES_WEIGHT = 0.3;
/** Rules that agree many times over shall not drown the layer. */
const MAX_RULES_SUM = 12;

export async function chooseStoreWith(text: string, embedder: Embedder | undefined): Promise<StoreDecision> {
	const byRules = chooseStore(text);
	// The user's own words that it shall never fade need no second opinion.
	if (byRules.store === "vault") return byRules;
	if (embedder === undefined || encoderName(embedder.fingerprint) !== WEIGHTS.encoder || text.trim() === "")
		return byRules;
	const [vector] = await embedder.embedPassages([text]);
	if (vector === undefined) return byRules;
	const rows = decodeRows();
	const sums = Object.fromEntries(
		CLASSIFIER_STORES.map((store, row) => [
			store,
			dot(rows[row]!, vector) + RULES_WEIGHT * Math.min(byRules.sums[store], MAX_RULES_SUM),
		]),
	) as Record<Store, number>;
	return { ...pickStore(sums), reasons: [...byRules.reasons, "encoder"] };
}

/** Weights and encoding of the fingerprint; the mean vector, its last part, is not used here. */
export function encoderName(fingerprint: string): string {
	return fingerprint.split("-").slice(0, 2).join("-");
}

let decoded: readonly Float32Array[] | undefined;

function decodeRows(): readonly Float32Array[] {
	decoded ??= WEIGHTS.rows.map((row) => {
		const bytes = Buffer.from(row, "base64");
		return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
	});
	return decoded;
}

/** The row's last number is the bias. */
function dot(row: Float32Array, vector: Float32Array): number {
	let sum = row[vector.length] ?? 0;
	for (let i = 0; i < vector.length; i++) sum += row[i]! * vector[i]!;
	return sum;
}

// Whether a text gives the agent orders, by rules and, where they are not sure, by a classifier over the bundled encoder's vectors.
// Without that encoder the rules answer alone.

import type { Embedder } from "../../inference/port.ts";
import { findOrderSigns, findOrders, type Orders } from "../../text/orders.ts";
import { encoderName } from "../routing/store-classifier.ts";
import { classify, decodeLayer, type Layer, scoreWords } from "./layer.ts";
import { readWindows, type Unit } from "./units.ts";
import { WEIGHTS } from "./weights.ts";

/** With a sign by the rules that alone is not enough, and with none: 1.6 % of the traps of a set left out of the training pass. */
const CERTAIN_WITH_SIGN = 0.6;
const CERTAIN_ALONE = 0.85;
/** Windows that get a vector: those whose words look most like an order. */
const MAX_WINDOWS = 16;
/** Text read for windows, at its beginning: what is longer is a document, which arrives in parts or is read by the rules. */
const READ_CHARS = 20_000;

let layer: Layer | undefined;

export async function decideOrders(text: string, options: { embedder?: Embedder | undefined } = {}): Promise<Orders> {
	const byRules = findOrders(text);
	const { embedder } = options;
	if (byRules.injection || embedder === undefined || encoderName(embedder.fingerprint) !== WEIGHTS.encoder)
		return byRules;
	const { weak, reported } = findOrderSigns(text);
	if (reported) return byRules;
	const windows = chooseWindows(text);
	if (windows.length === 0) return byRules;
	const order = getLayer().labels.indexOf("true");
	const vectors = await embedder.embedPassages(windows.map((window) => window.text));
	const chances = windows.map((window, i) => classify(getLayer(), window.text, vectors[i]!)[order]!);
	const highest = Math.max(...chances);
	if (highest < (weak ? CERTAIN_WITH_SIGN : CERTAIN_ALONE)) return byRules;
	const { start, end } = windows[chances.indexOf(highest)]!;
	return { injection: true, reasons: ["classifier"], spans: [{ start, end }] };
}

function chooseWindows(text: string): Unit[] {
	const windows = readWindows(text.slice(0, READ_CHARS));
	if (windows.length <= MAX_WINDOWS) return windows;
	const order = getLayer().labels.indexOf("true");
	const scored = windows.map((window) => ({ window, score: scoreWords(getLayer(), window.text)[order]! }));
	return scored
		.sort((a, b) => b.score - a.score)
		.slice(0, MAX_WINDOWS)
		.map(({ window }) => window);
}

function getLayer(): Layer {
	layer ??= decodeLayer(WEIGHTS.orders);
	return layer;
}

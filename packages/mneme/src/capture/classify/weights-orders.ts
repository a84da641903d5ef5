// Made by scripts/train-orders.ts from eval/sets/injections*.jsonl; do not edit.

export const ORDER_WEIGHTS = {
	encoder: "untrained",
	head: { labels: ["false", "true"], dimensions: 384, features: 0, units: "", unitScales: "", unitBiases: "", output: "" },
} as const;

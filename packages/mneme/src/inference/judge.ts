// Owns the judge over its ONNX files and their tokenizer: how a new statement relates to an old one and whether a text gives orders, by
// one; which memories a wish to forget means, by the others. Decides nothing by itself: rules confirm before anything is merged, kept out
// or forgotten.

import { setImmediate as otherWork } from "node:timers/promises";
import { MemoryError } from "../model/errors.ts";
import { lazy } from "./lazy.ts";
import { type Judge, RELATIONS, type RelationScores } from "./port.ts";
import type { Runtime } from "./runtime.ts";
import { readTokenizer } from "./tokenizer.ts";
import { softmax } from "./vectors.ts";

export interface JudgeFiles {
	readonly statements: string;
	readonly wishes: readonly WishReader[];
	readonly tokenizer: string;
}

/** Readers of one wish are wrong about different ones: together they are right more often. */
export interface WishReader {
	readonly path: string;
	/** How much its opinion counts; all of them together 1. */
	readonly share: number;
}

/** The outputs of the models, by name. */
const OUTPUTS = { relation: "logits", order: "order", meant: "meant" } as const;
/** What it was trained with. */
const PAIR_LIMITS = { first: 62, text: 62, run: 128 } as const;
const ORDER_TOKENS = 224;
const WISH_LIMITS = { first: 80, text: 60, run: 500, marked: true } as const;

export function openJudgeFiles(files: JudgeFiles, runtime: Runtime): Judge {
	const tokenizer = lazy(
		"The judge",
		() => readTokenizer(files.tokenizer),
		async () => undefined,
	);
	const open = (what: string, path: string) =>
		lazy(
			what,
			async () => ({ tokenizer: await tokenizer.get(), session: await runtime.openSession(path) }),
			({ session }) => session.close(),
		);
	const statements = open("The judge of statements", files.statements);
	const wishes = files.wishes.map((reader) => ({ ...reader, model: open("The judge of wishes", reader.path) }));
	const checked = (path: string, figures: Float32Array, count: number) => {
		if (figures.length === count) return figures;
		throw new MemoryError("MODEL", `${path} gives ${figures.length} figures instead of ${count}.`);
	};
	const readList = async ({ path, model }: (typeof wishes)[number], wish: string, memories: readonly string[]) => {
		const figures: number[] = [];
		const { tokenizer, session } = await model.get();
		for (const run of tokenizer.encodeList(wish, memories, WISH_LIMITS)) {
			const data = checked(path, (await session.run(run, OUTPUTS.meant)).data, run.ids.length);
			figures.push(...run.spans.map(({ start, end }) => meanOf(data.subarray(start, end))));
			await otherWork();
		}
		return figures;
	};
	return {
		async relate(pairs) {
			const results: RelationScores[] = [];
			for (const pair of pairs) {
				const { tokenizer, session } = await statements.get();
				const [run] = tokenizer.encodeList(pair.old, [pair.new], PAIR_LIMITS);
				const { data } = await session.run(run!, OUTPUTS.relation);
				const shares = softmax(checked(files.statements, data, RELATIONS.length));
				results.push(Object.fromEntries(RELATIONS.map((name, at) => [name, shares[at]!])) as RelationScores);
				await otherWork();
			}
			return results;
		},
		async giveOrders(texts) {
			const results: number[] = [];
			for (const text of texts) {
				const { tokenizer, session } = await statements.get();
				const { data } = await session.run(tokenizer.encode(text, ORDER_TOKENS), OUTPUTS.order);
				results.push(softmax(checked(files.statements, data, 2))[1]!);
				await otherWork();
			}
			return results;
		},
		async meantBy(wish, memories) {
			const figures = memories.map(() => 0);
			if (memories.length === 0) return figures;
			for (const reader of wishes) {
				const onward = await readList(reader, wish, memories);
				// What comes first weighs more; read from the end, too, it does not.
				const back = (await readList(reader, wish, memories.toReversed())).toReversed();
				for (const at of memories.keys()) figures[at]! += (reader.share * (onward[at]! + back[at]!)) / 2;
			}
			return figures.map(sigmoid);
		},
		async close() {
			await statements.close();
			for (const { model } of wishes) await model.close();
			await tokenizer.close();
		},
	};
}

function meanOf(figures: Float32Array): number {
	return figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
}

function sigmoid(figure: number): number {
	return 1 / (1 + Math.exp(-figure));
}

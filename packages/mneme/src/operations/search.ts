// `search`: the raw arms of the index with their scores. Ranking by age, score and kind is recall's.
import { z } from "zod";
import type { Engine } from "../engine.ts";
import { STORES } from "../index/memory.ts";
import type { MemoryIndex } from "../index/memory-index.ts";
import type { StoredMemory } from "../index/stored-memory.ts";
import { MemoryError } from "../model/errors.ts";
import { done, type Notice } from "../model/results.ts";
import { memoryRow, memorySchema, renderMemory } from "./memory-rows.ts";
import { workspaceOperation } from "./operation.ts";

const MODES = ["text", "meaning", "both"] as const;
/** Of what an older version has read, so much is read again with each search; `reindex` does all. */
const READ_AGAIN_MS = 50;
/** A process that makes the index from nothing may take a minute; what it has so far is better than waiting. */
const WAIT_MS = 2000;
const MOST = 1000;

const hitSchema = memorySchema.extend({
	/** BM25; only comparable within one answer. */
	textScore: z.number().optional(),
	/** Cosine of the memory by itself and with its neighbours, their mean. */
	meaningScore: z.number().optional(),
});

type Hit = z.infer<typeof hitSchema>;

export const search = workspaceOperation({
	name: "search",
	summary: "Find memories by their words, by meaning, or both",
	details:
		"Scores are raw. Words match in any order and form; put an exact phrase in double quotes. Meaning needs the encoder, which takes a moment to load, and finds what has a vector by now.",
	input: z.object({
		query: z.string().min(1).describe("What to look for"),
		mode: z
			.enum(MODES)
			.optional()
			.describe("By words, by meaning, or both; else both where the encoder is loaded, or words"),
		limit: z.int().min(1).max(MOST).default(10).describe("Most results"),
		store: z.array(z.enum(STORES)).default([]).describe("Only this kind of memory, by words; repeatable"),
	}),
	output: z.object({ hits: z.array(hitSchema), mode: z.enum(MODES) }),
	positionals: ["query"],
	examples: [
		{ line: 'mneme search "release on friday"', about: "By words" },
		{ line: 'mneme search "when do we ship?" --mode both', about: "By words and meaning" },
		{ line: "mneme search max_retry_count --store fact --json", about: "Facts only, for a program" },
	],
	callers: ["main", "subagent", "reader", "engine"],
	effect: "reads",
	async run(engine, { query, mode: asked, limit, store }) {
		const index = await engine.index();
		const mode = asked ?? (engine.hasEmbedder() ? "both" : "text");
		const { outdatedFiles, isBehind } = await index.sync({
			limitMs: READ_AGAIN_MS,
			waitMs: WAIT_MS,
			progress: (done, total) => engine.progress({ text: "Reading memories", done, total }),
		});
		const notices: Notice[] = [];
		if (asked === undefined && mode === "text")
			notices.push(notice("By words only; `--mode both` also loads the encoder."));
		if (isBehind) notices.push(notice("Another process is making the index: this is what it has so far."));
		if (outdatedFiles > 0)
			notices.push(
				notice(`${outdatedFiles} files are still as an older version read them; \`mneme reindex\` reads them now.`),
			);
		const hits = new Map<string, Hit>();
		const hit = (memory: StoredMemory, scores: Partial<Hit>) =>
			hits.set(placeOf(memory), { ...memoryRow(memory), ...hits.get(placeOf(memory)), ...scores });
		if (mode !== "meaning") {
			const stores = store.length === 0 ? {} : { stores: store };
			for (const { memory, score } of await index.searchText(query, { limit, ...stores }))
				hit(memory, { textScore: score });
		}
		if (mode !== "text") {
			for (const { memory, score } of await searchMeaning(engine, index, query, limit, mode, notices))
				if (store.length === 0 || store.includes(memory.store)) hit(memory, { meaningScore: score });
		}
		return done({ hits: [...hits.values()].slice(0, limit * 2), mode }, [...notices, ...index.takeNotices()]);
	},
	render({ hits }, paint) {
		if (hits.length === 0) return "Nothing found.";
		return hits.map((hit) => `${renderMemory(hit, paint)}\n  ${paint.dim(scoresOf(hit))}`).join("\n");
	},
});

async function searchMeaning(
	engine: Engine,
	index: MemoryIndex,
	query: string,
	limit: number,
	mode: "meaning" | "both",
	notices: Notice[],
) {
	try {
		const embedder = await engine.embedder();
		const backlog = await index.countBacklog(embedder);
		if (backlog > 0)
			notices.push(
				notice(
					`${backlog} texts wait for their vector and are found by words only; \`mneme reindex --vectors\` makes them.`,
				),
			);
		return await index.searchMeaning(embedder, await embedder.embedQuery(query), { limit });
	} catch (error) {
		if (mode === "meaning" || !(error instanceof MemoryError) || error.code !== "MODEL") throw error;
		notices.push(notice(`By words only: ${error.message}`));
		return [];
	}
}

function notice(text: string): Notice {
	return { level: "info", text };
}

/** Two files may hold memories of one id. */
function placeOf({ path, id }: StoredMemory): string {
	return `${path}\n${id}`;
}

function scoresOf({ textScore, meaningScore }: Hit): string {
	const shown = [
		textScore === undefined ? [] : [`text ${textScore.toFixed(2)}`],
		meaningScore === undefined ? [] : [`meaning ${meaningScore.toFixed(3)}`],
	];
	return shown.flat().join(" · ");
}

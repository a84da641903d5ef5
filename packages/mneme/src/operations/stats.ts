// `stats`: what the index holds, how far it is, and what waits for a vector.
import { z } from "zod";
import type { Engine } from "../engine.ts";
import { STORES } from "../index/memory.ts";
import { MemoryError } from "../model/errors.ts";
import { done } from "../model/results.ts";
import { workspaceOperation } from "./operation.ts";

export const stats = workspaceOperation({
	name: "stats",
	summary: "What the index holds and what waits for a vector",
	input: z.object({}),
	output: z.object({
		/** The commit the index holds. */
		indexed: z.string().nullable(),
		files: z.int(),
		/** Read by an older version, and to be read again. */
		outdatedFiles: z.int(),
		memories: z.record(z.enum(STORES), z.int()),
		edges: z.int(),
		/** Null where no model is there. */
		vectors: z.int().nullable(),
		backlog: z.int().nullable(),
		indexBytes: z.int(),
		vectorBytes: z.int(),
	}),
	examples: [{ line: "mneme stats", about: "How large the memory is" }],
	callers: ["main", "subagent", "reader", "engine"],
	effect: "reads",
	async run(engine) {
		const index = await engine.index();
		await index.sync({ limitMs: 0 });
		const { indexed, vectors, backlog, ...rest } = await index.stats(await findEmbedder(engine));
		const value = { ...rest, indexed: indexed ?? null, vectors: vectors ?? null, backlog: backlog ?? null };
		return done(value, index.takeNotices());
	},
	render({ memories, files, outdatedFiles, edges, vectors, backlog, indexBytes, vectorBytes }) {
		const held = STORES.filter((store) => (memories[store] ?? 0) > 0).map((store) => `${memories[store]} ${store}`);
		const total = STORES.reduce((sum, store) => sum + (memories[store] ?? 0), 0);
		return [
			`memories  ${total} in ${files} files${held.length > 0 ? `: ${held.join(", ")}` : ""}`,
			`edges     ${edges}`,
			vectors === null ? "vectors   no model" : `vectors   ${vectors}, ${backlog} to be made`,
			`on disk   ${megabytes(indexBytes)} index, ${megabytes(vectorBytes)} vectors`,
			...(outdatedFiles > 0 ? [`outdated  ${outdatedFiles} files were read by an older version`] : []),
		].join("\n");
	},
});

/** Without a model memories are found by their words. */
export async function findEmbedder(engine: Engine) {
	try {
		return await engine.embedder();
	} catch (error) {
		if (error instanceof MemoryError && error.code === "MODEL") return undefined;
		throw error;
	}
}

function megabytes(bytes: number): string {
	return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

// `reindex`: brings the index up to date at once, or makes it anew; with --vectors the backlog of vectors too.
import { z } from "zod";
import { done } from "../model/results.ts";
import { workspaceOperation } from "./operation.ts";

export const reindex = workspaceOperation({
	name: "reindex",
	summary: "Bring the index up to date, or make it anew",
	details:
		"The index follows by itself; this does at once what is left. It can be stopped at any moment and goes on where it was. Files of yours are only read.",
	input: z.object({
		fresh: z.boolean().default(false).describe("Throw the index away first; vectors are kept"),
		vectors: z.boolean().default(false).describe("Also make the vectors that are missing"),
	}),
	output: z.object({
		/** The commit the index holds. */
		indexed: z.string().nullable(),
		changedFiles: z.int(),
		/** Texts given a vector; null if it was not asked for. */
		embedded: z.int().nullable(),
	}),
	examples: [
		{ line: "mneme reindex", about: "Do at once what is left" },
		{ line: "mneme reindex --vectors", about: "And make the missing vectors" },
		{ line: "mneme reindex --fresh", about: "From nothing" },
	],
	callers: ["main", "engine"],
	effect: "reads",
	async run(engine, { fresh, vectors }) {
		const index = await engine.index();
		const { signal } = engine;
		const progress = (text: string) => (done: number, total: number) => engine.progress({ text, done, total });
		const options = { signal, progress: progress("Reading memories") };
		const { indexed, changedFiles } = fresh ? await index.rebuild(options) : await index.sync(options);
		const made = vectors
			? await index.embedBacklog(await engine.embedder(), { signal, progress: progress("Making vectors") })
			: undefined;
		return done({ indexed: indexed ?? null, changedFiles, embedded: made?.embedded ?? null }, index.takeNotices());
	},
	render: ({ changedFiles, embedded }) =>
		`The index is up to date (${changedFiles} changed files read).${embedded === null ? "" : ` ${embedded} vectors made.`}`,
});

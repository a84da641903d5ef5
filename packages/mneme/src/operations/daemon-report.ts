// How the daemon's own report looks in the outcomes of the verbs about it, and how they reach it.
import { z } from "zod";
import type { Host } from "../engine.ts";
import type { DaemonControl, DaemonReport } from "../model/daemon.ts";
import { MemoryError } from "../model/errors.ts";
import type { Paint } from "./operation.ts";

export const reportSchema = z.object({
	pid: z.int(),
	version: z.string(),
	home: z.string(),
	socket: z.string(),
	started: z.string(),
	/** Requests under way. */
	running: z.int(),
	served: z.int(),
	memoryMegabytes: z.int(),
	workspaces: z.array(
		z.object({
			folder: z.string(),
			/** Outside edits are recorded as they happen. */
			watching: z.boolean(),
			recorded: z.int(),
			running: z.int(),
			idleSeconds: z.int(),
			/** Texts given a vector since it was opened. */
			embedded: z.int(),
		}),
	),
});

export const idleExit = z
	.number()
	.positive()
	.optional()
	.describe("End by itself after so many minutes in which nobody asked for anything");

export async function getDaemon({ daemon }: Host): Promise<DaemonControl> {
	if (daemon) return await daemon();
	throw new MemoryError("NOT_ALLOWED", "The daemon is started and stopped from a command line only: mneme daemon …");
}

/** A copy that the schema's arrays may hold. */
export function reportValue(report: DaemonReport): z.infer<typeof reportSchema> {
	return { ...report, workspaces: report.workspaces.map((workspace) => ({ ...workspace })) };
}

export function renderReport(report: z.infer<typeof reportSchema>, paint: Paint): string {
	const { pid, version, started, served, running, memoryMegabytes, socket, workspaces } = report;
	return [
		`${paint.green("running")} version ${version}, process ${pid}, since ${started}`,
		`  ${served} requests served, ${running} under way, ${memoryMegabytes} MB`,
		`  ${paint.dim(socket)}`,
		...workspaces.map(({ folder, watching, recorded, embedded, idleSeconds }) => {
			const watched = watching ? `watched, ${recorded} outside changes recorded` : "not watched";
			return `  ${paint.bold(folder)}  ${watched}, ${embedded} vectors made, used ${idleSeconds} s ago`;
		}),
	].join("\n");
}

// Every verb on a workspace under /api/v1: `core add` is /api/v1/core/add. Verbs that act on the machine, run until stopped or hand their words
// to another program are not offered.
import type { Operation } from "../operations/operation.ts";
import { VERBS, type VerbEntry } from "../operations/registry.ts";

export const API = "/api/v1";

export interface Route {
	readonly path: string;
	readonly entry: VerbEntry;
	readonly operation: Operation;
}

let routes: Promise<Route[]> | undefined;

export function listRoutes(): Promise<Route[]> {
	routes ??= loadRoutes();
	return routes;
}

async function loadRoutes(): Promise<Route[]> {
	const all = await Promise.all(VERBS.map(async (entry) => ({ entry, operation: await entry.load() })));
	return all
		.filter(({ operation }) => operation.on === "workspace" && !operation.untilStopped && !operation.passthrough)
		.map(({ entry, operation }) => ({ path: `${API}/${entry.name.replaceAll(" ", "/")}`, entry, operation }));
}

export async function findRoute(path: string): Promise<Route | undefined> {
	return (await listRoutes()).find((route) => route.path === path);
}

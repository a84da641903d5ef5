// Owns how SQLite's result codes become MemoryErrors. `data.sqlite` carries the kind, for callers that can heal (a corrupt index is deleted).

import { MemoryError } from "../model/errors.ts";

type SqliteFault = "busy" | "corrupt" | "disk" | "other";

/** https://sqlite.org/rescode.html: primary codes; the extended ones carry them in the low byte. */
const FAULTS = new Map<number, SqliteFault>([
	[5, "busy"],
	[6, "busy"],
	[8, "disk"],
	[10, "disk"],
	[11, "corrupt"],
	[13, "disk"],
	[14, "disk"],
	[26, "corrupt"],
]);
const PRIMARY_CODE_MASK = 0xff;

export function guard<T>(path: string, work: () => T): T {
	try {
		return work();
	} catch (fault) {
		throw asMemoryError(path, fault);
	}
}

export function isBusy(fault: unknown): boolean {
	return kindOf(fault) === "busy";
}

/** Anything that did not come from SQLite (an error thrown inside a loop over rows) passes through as it is. */
export function asMemoryError(path: string, fault: unknown): unknown {
	const kind = kindOf(fault);
	if (kind === undefined || !(fault instanceof Error)) return fault;
	const options = { data: { path, sqlite: kind }, cause: fault };
	switch (kind) {
		case "busy":
			return new MemoryError("LOCKED", `${path} is in use by another process. Try again in a moment.`, options);
		case "corrupt":
			return new MemoryError("DISK", `${path} is not a usable SQLite file (${fault.message}).`, options);
		case "disk":
			return new MemoryError(
				"DISK",
				`${path} could not be opened, read or written (${fault.message}). Check that its folder exists, the space left and the permissions.`,
				options,
			);
		case "other":
			return new MemoryError("INTERNAL", `SQLite refused a statement on ${path}: ${fault.message}`, options);
	}
}

function kindOf(fault: unknown): SqliteFault | undefined {
	if (!(fault instanceof Error) || !("errcode" in fault) || typeof fault.errcode !== "number") return undefined;
	return FAULTS.get(fault.errcode & PRIMARY_CODE_MASK) ?? "other";
}

// What the rules keep out of the ledger, as `init`, `status` and `doctor` name it.
import { z } from "zod";
import type { Paint } from "./operation.ts";

export const leftOutSchema = z.object({ path: z.string(), reason: z.string() });

/** Enough to see what kind of files they are; --json has all. */
const SHOWN = 5;

export function renderLeftOut(leftOut: readonly z.infer<typeof leftOutSchema>[], paint: Paint): string[] {
	if (leftOut.length === 0) return [];
	const shown = leftOut
		.slice(0, SHOWN)
		.map(({ path, reason }) => `  ${paint.dim("left out")} ${path} ${paint.dim(`(${reason})`)}`);
	const rest = leftOut.length - shown.length;
	return rest === 0 ? shown : [...shown, paint.dim(`  … and ${rest} more; --json names all`)];
}

import { afterEach, beforeEach } from "vitest";
import { Scratch } from "./scratch-workspace.ts";

/** Each test gets a workspace of its own, laid out; it is gone after it. */
export function layOutEach(give: (scratch: Scratch) => void, ...options: ConstructorParameters<typeof Scratch>): void {
	let scratch: Scratch;
	beforeEach(async () => {
		scratch = new Scratch(...options);
		give(scratch);
		await scratch.layOut();
	});
	afterEach(async () => {
		await scratch.remove();
	});
}

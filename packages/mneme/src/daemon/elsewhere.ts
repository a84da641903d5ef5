// Thrown through a face's code when the daemon does not take a request up: the caller is to run it in its own process.
import type { Elsewhere } from "./frames.ts";

export class ElsewhereSignal extends Error {
	override readonly name = "ElsewhereSignal";
	readonly reason: Elsewhere;

	constructor(reason: Elsewhere) {
		super(`to be run elsewhere: ${reason}`);
		this.reason = reason;
	}
}

// A process that takes the workspace lock and holds it until it is killed.
import { writeSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { Workspace } from "../../src/workspace/workspace.ts";

export interface LockHolderJob {
	readonly root: string;
}

const LONGER_THAN_ANY_TEST_MS = 600_000;

if (process.argv[2] !== undefined) {
	const { root } = JSON.parse(process.argv[2]) as LockHolderJob;
	const workspace = await Workspace.open(root, { durability: "off" });
	await workspace.exclusively(async () => {
		writeSync(1, "held\n");
		await sleep(LONGER_THAN_ANY_TEST_MS);
	});
}

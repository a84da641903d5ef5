// A process that edits one file again and again in every way editors do, and keeps whatever it itself overwrote.
import {
	appendFileSync,
	closeSync,
	ftruncateSync,
	linkSync,
	openSync,
	readFileSync,
	renameSync,
	writeFileSync,
	writeSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export interface PersonJob {
	readonly file: string;
	readonly kept: string;
	readonly count: number;
	readonly pauseMs: number;
}

async function work({ file, kept, count, pauseMs }: PersonJob): Promise<void> {
	for (let index = 0; index < count; index++) {
		const made = makeOne(file, join(kept, String(index)), `<p.${index}>\n`, index);
		if (made) writeSync(1, `edit ${index}\n`);
		await sleep(Math.random() * pauseMs);
	}
}

function makeOne(file: string, aside: string, text: string, index: number): boolean {
	try {
		if (index % 3 === 0) appendFileSync(file, text, { flag: "a" });
		else if (index % 3 === 1) replace(file, aside, text);
		else retype(file, aside, text);
		return true;
	} catch (error) {
		// The file is away for two system calls while it is exchanged.
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
		throw error;
	}
}

/** What is renamed over is either the linked file or one of Mneme's, which is committed. */
function replace(file: string, aside: string, text: string): void {
	writeFileSync(`${aside}.new`, text);
	linkSync(file, aside);
	renameSync(`${aside}.new`, file);
}

function retype(file: string, aside: string, text: string): void {
	const descriptor = openSync(file, "r+");
	writeFileSync(aside, readFileSync(descriptor));
	ftruncateSync(descriptor, 0);
	writeSync(descriptor, text, 0);
	closeSync(descriptor);
}

if (process.argv[2] !== undefined) await work(JSON.parse(process.argv[2]) as PersonJob);

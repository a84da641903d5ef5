// The process as the CLI sees it: words, environment, three streams, a question, an interruption. Tests give their own.
import { fstatSync } from "node:fs";
import { homedir } from "node:os";
import { MemoryError } from "../model/errors.ts";

export interface Terminal {
	readonly args: readonly string[];
	readonly env: Readonly<Record<string, string | undefined>>;
	readonly cwd: string;
	readonly userHome: string;
	readonly outIsTerminal: boolean;
	readonly errIsTerminal: boolean;
	/** A person can be asked. */
	readonly canAsk: boolean;
	readonly signal: AbortSignal;
	out(text: string): void;
	err(text: string): void;
	/** What was piped in, or undefined where nothing was; the same however often it is asked for. */
	readInput(): Promise<string | undefined>;
	ask(question: string): Promise<boolean>;
}

/** What shells give a process that an interrupt ended. */
const INTERRUPTED_EXIT = 130;

export function processTerminal(): Terminal {
	const { stdin, stdout, stderr } = process;
	const interruption = new AbortController();
	let input: Promise<string | undefined> | undefined;
	// The first interrupt asks the verb to stop where nothing is half done; the second does not ask.
	process.on("SIGINT", () => {
		if (interruption.signal.aborted) process.exit(INTERRUPTED_EXIT);
		interruption.abort(new MemoryError("UNAVAILABLE", "interrupted"));
		process.exitCode = INTERRUPTED_EXIT;
	});
	for (const stream of [stdout, stderr]) stream.on("error", quietlyEndOnClosedPipe);
	return {
		args: process.argv.slice(2),
		env: process.env,
		cwd: process.cwd(),
		userHome: homedir(),
		outIsTerminal: stdout.isTTY === true,
		errIsTerminal: stderr.isTTY === true,
		canAsk: stdin.isTTY === true && stderr.isTTY === true,
		signal: interruption.signal,
		out: (text) => void stdout.write(text),
		err: (text) => void stderr.write(text),
		readInput: () => {
			input ??= readInput();
			return input;
		},
		ask,
	};
}

/** `mneme log | head`: the reader has seen enough. All writing to disk is over by the time anything is printed. */
function quietlyEndOnClosedPipe(error: NodeJS.ErrnoException): void {
	if (error.code !== "EPIPE") throw error;
	process.exit();
}

async function readInput(): Promise<string | undefined> {
	if (!isPiped()) return undefined;
	const chunks: Buffer[] = [];
	for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
	try {
		return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks));
	} catch (cause) {
		throw new MemoryError("INVALID_INPUT", "standard input is not UTF-8 text", { cause });
	}
}

/** A terminal or /dev/null is no input; a pipe, a socket or a file is. */
function isPiped(): boolean {
	try {
		const stat = fstatSync(0);
		return stat.isFIFO() || stat.isSocket() || stat.isFile();
	} catch {
		// No descriptor 0 at all: some supervisors close it.
		return false;
	}
}

async function ask(question: string): Promise<boolean> {
	const { createInterface } = await import("node:readline");
	const lines = createInterface({ input: process.stdin, output: process.stderr });
	return new Promise((resolve) => {
		// ^C and ^D close without an answer.
		lines.once("close", () => resolve(false));
		lines.question(question, (answer) => {
			resolve(/^y(es)?$/i.test(answer.trim()));
			lines.close();
		});
	});
}

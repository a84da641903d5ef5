// What `doctor` says of the clients on this machine, the home, the daemon and the encoder: what `setup` puts there.
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Host } from "../engine.ts";
import type { ClientReport, McpCommand } from "../model/clients.ts";
import { MemoryError } from "../model/errors.ts";
import type { Check } from "../workspace/diagnosis/diagnosis.ts";
import { readTokens } from "../workspace/tokens.ts";
import { commandFor } from "./setup-command.ts";

const READABLE_BY_OTHERS = 0o077;

export async function checkSetup(host: Host): Promise<Check[]> {
	const clients = await host.clients?.();
	const reports = clients?.report((id) => commandFor(host, clients, id)) ?? [];
	return [checkHome(host), await checkDaemon(host), checkTokens(host), ...reports.map(checkClient)];
}

function checkClient({ name, path, state, found, problem }: ClientReport): Check {
	if (state === "current") return { name, state: "ok", text: `has this memory (${path})` };
	if (state === "unreadable")
		return {
			name,
			state: "warn",
			text: `${path} cannot be read: ${problem}`,
			advice: "Mend it, then run `mneme setup`.",
		};
	if (state === "missing")
		return { name, state: "ok", text: "does not have this memory", advice: "`mneme setup` gives it." };
	const gone = missingParts(found!);
	if (gone.length > 0)
		return {
			name,
			state: "warn",
			text: `${path} names ${gone.join(", ")}, which is not there`,
			advice: "Run `mneme setup`: it names this installation.",
		};
	return {
		name,
		state: "warn",
		text: `${path} names another workspace or installation`,
		advice: "`mneme setup` changes it to this one.",
	};
}

/** Full paths of the command that are not there. */
function missingParts({ command, args }: McpCommand): string[] {
	const script = args.find((arg) => /\.(?:[cm]?js|ts)$/.test(arg) && arg.startsWith("/"));
	return [command, ...(script === undefined ? [] : [script])].filter(
		(path) => path.startsWith("/") && !existsSync(path),
	);
}

function checkHome({ home }: Host): Check {
	const stat = statSync(home, { throwIfNoEntry: false });
	if (!stat) return { name: "home", state: "ok", text: `${home}, made when it is needed` };
	if (process.platform !== "win32" && (stat.mode & READABLE_BY_OTHERS) !== 0)
		return { name: "home", state: "warn", text: `others may look into ${home}`, advice: `Run: chmod 700 ${home}` };
	const native = existsSync(join(home, "native", "node_modules", "onnxruntime-node"));
	return { name: "home", state: "ok", text: `${home}${native ? ", with the faster encoder" : ""}` };
}

async function checkDaemon({ daemon }: Host): Promise<Check> {
	const report = await (await daemon?.())?.status();
	if (report) return { name: "daemon", state: "ok", text: `version ${report.version}, process ${report.pid}` };
	return { name: "daemon", state: "ok", text: "not running; everything works without, only slower" };
}

function checkTokens({ home }: Host): Check {
	try {
		return { name: "tokens", state: "ok", text: `${readTokens(home).length}` };
	} catch (error) {
		if (!(error instanceof MemoryError)) throw error;
		return { name: "tokens", state: "fail", text: error.message };
	}
}

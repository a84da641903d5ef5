// What `setup` can add beside the clients: the faster encoder, and the service that keeps the daemon running.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Host } from "../engine.ts";
import type { ClientControl } from "../model/clients.ts";
import type { Notice } from "../model/results.ts";
import { daemonCommand } from "./setup-command.ts";

interface Extra {
	readonly words: string;
	install(host: Host): Promise<Notice>;
}

/** The one our vectors were measured with. */
const NATIVE_PACKAGE = "onnxruntime-node@1.30.0";
const NATIVE_FOLDER = "native";

export function planExtras(
	host: Host,
	clients: ClientControl,
	wanted: { readonly native: boolean; readonly service: boolean },
): Extra[] {
	return [...(wanted.native ? [nativeEncoder(host)] : []), ...(wanted.service ? [service(host, clients)] : [])];
}

export async function installExtras(host: Host, extras: readonly Extra[]): Promise<Notice[]> {
	const notices: Notice[] = [];
	for (const extra of extras) notices.push(await extra.install(host));
	return notices;
}

function nativeEncoder({ home }: Host): Extra {
	const folder = join(home, NATIVE_FOLDER);
	return {
		words: `install ${NATIVE_PACKAGE} into ${folder}`,
		async install({ progress }) {
			progress({ text: `Installing ${NATIVE_PACKAGE}` });
			mkdirSync(folder, { recursive: true, mode: 0o700 });
			// Its install script would fetch parts for graphics cards, which are of no use here.
			const args = ["install", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund", NATIVE_PACKAGE];
			const exit = await run("npm", args);
			if (exit === 0)
				return {
					level: "info",
					text: "The faster encoder is used once `mneme config set embedding.runtime native` says so.",
				};
			return {
				level: "warning",
				text: `npm could not install ${NATIVE_PACKAGE}; everything works without it, only slower.`,
			};
		},
	};
}

function run(command: string, args: readonly string[]): Promise<number> {
	return new Promise((resolve) => {
		const child = spawn(command, args, { stdio: "ignore", shell: process.platform === "win32" });
		child.once("error", () => resolve(1));
		child.once("exit", (code) => resolve(code ?? 1));
	});
}

function service(host: Host, clients: ClientControl): Extra {
	const command = daemonCommand(host, clients);
	const describe = process.platform === "darwin" ? launchAgent : systemdUnit;
	const { path, text, enable } = describe(clients.userHome, command);
	return {
		words: `write the service ${path}`,
		async install() {
			const known = existsSync(path);
			mkdirSync(dirname(path), { recursive: true });
			writeFileSync(path, text);
			return { level: "info", text: `${known ? "Written anew" : "Written"}; it starts with: ${enable}` };
		},
	};
}

function systemdUnit(userHome: string, command: readonly string[]) {
	const path = join(userHome, ".config/systemd/user/mneme.service");
	const words = command.map((word) => (/[\s"\\]/.test(word) ? JSON.stringify(word) : word));
	const text = `[Unit]\nDescription=Mneme, the memory of your agents\n\n[Service]\nExecStart=${words.join(" ")}\nRestart=on-failure\n\n[Install]\nWantedBy=default.target\n`;
	return { path, text, enable: "systemctl --user enable --now mneme" };
}

function launchAgent(userHome: string, command: readonly string[]) {
	const path = join(userHome, "Library/LaunchAgents/dev.mneme.daemon.plist");
	const asXml = (word: string) => word.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
	const words = command.map((word) => `\t\t<string>${asXml(word)}</string>`);
	const text = `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0">\n<dict>\n\t<key>Label</key>\n\t<string>dev.mneme.daemon</string>\n\t<key>ProgramArguments</key>\n\t<array>\n${words.join("\n")}\n\t</array>\n\t<key>RunAtLoad</key>\n\t<true/>\n\t<key>KeepAlive</key>\n\t<true/>\n</dict>\n</plist>\n`;
	return { path, text, enable: `launchctl bootstrap gui/$(id -u) ${path}` };
}

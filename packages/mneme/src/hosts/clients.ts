// The clients `mneme setup` knows: where each keeps its config, and under which keys a server stands there.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { McpCommand } from "../model/clients.ts";
import type { ConfigFormat } from "./config-text.ts";

export interface Places {
	readonly userHome: string;
	readonly env: Readonly<Record<string, string | undefined>>;
	readonly platform: NodeJS.Platform;
}

export interface Client {
	readonly id: string;
	readonly name: string;
	readonly format: ConfigFormat;
	/** Above the server's own name. */
	readonly keys: readonly string[];
	/** Programs whose presence says that it is installed. */
	readonly programs: readonly string[];
	config(places: Places): string;
	/** Files or folders whose presence says so too. */
	traces(places: Places): readonly string[];
	entry(command: McpCommand): Readonly<Record<string, unknown>>;
}

const plain = ({ command, args }: McpCommand) => ({ command, args: [...args] });
const typed = (command: McpCommand) => ({ type: "stdio", ...plain(command) });

/** Where programs with a window keep what is theirs. */
function appData({ userHome, env, platform }: Places): string {
	if (platform === "darwin") return join(userHome, "Library", "Application Support");
	if (platform === "win32") return env.APPDATA ?? join(userHome, "AppData", "Roaming");
	return env.XDG_CONFIG_HOME ?? join(userHome, ".config");
}

const codexHome = ({ userHome, env }: Places) => env.CODEX_HOME ?? join(userHome, ".codex");
const hermesHome = ({ userHome, env }: Places) => env.HERMES_HOME ?? join(userHome, ".hermes");

export const CLIENTS: readonly Client[] = [
	{
		id: "claude-code",
		name: "Claude Code",
		format: "json",
		keys: ["mcpServers"],
		programs: ["claude"],
		config: ({ userHome }) => join(userHome, ".claude.json"),
		traces: ({ userHome }) => [join(userHome, ".claude.json"), join(userHome, ".claude")],
		entry: typed,
	},
	{
		id: "claude-desktop",
		name: "Claude Desktop",
		format: "json",
		keys: ["mcpServers"],
		programs: [],
		config: (places) => join(appData(places), "Claude", "claude_desktop_config.json"),
		traces: (places) => [join(appData(places), "Claude")],
		entry: plain,
	},
	{
		id: "codex",
		name: "Codex",
		format: "toml",
		keys: ["mcp_servers"],
		programs: ["codex"],
		config: (places) => join(codexHome(places), "config.toml"),
		traces: (places) => [codexHome(places)],
		entry: plain,
	},
	{
		id: "cursor",
		name: "Cursor",
		format: "json",
		keys: ["mcpServers"],
		programs: ["cursor"],
		config: ({ userHome }) => join(userHome, ".cursor", "mcp.json"),
		traces: ({ userHome }) => [join(userHome, ".cursor")],
		entry: plain,
	},
	{
		id: "gemini",
		name: "Gemini CLI",
		format: "json",
		keys: ["mcpServers"],
		programs: ["gemini"],
		config: ({ userHome }) => join(userHome, ".gemini", "settings.json"),
		traces: ({ userHome }) => [join(userHome, ".gemini")],
		entry: plain,
	},
	{
		id: "vscode",
		name: "VS Code",
		format: "json",
		keys: ["servers"],
		programs: ["code"],
		config: (places) => join(appData(places), "Code", "User", "mcp.json"),
		traces: (places) => [join(appData(places), "Code", "User")],
		entry: typed,
	},
	{
		id: "openclaw",
		name: "OpenClaw",
		format: "json",
		keys: ["mcp", "servers"],
		programs: ["openclaw"],
		config: ({ userHome, env }) => env.OPENCLAW_CONFIG_PATH ?? join(userHome, ".openclaw", "openclaw.json"),
		traces: ({ userHome, env }) => [env.OPENCLAW_CONFIG_PATH ?? join(userHome, ".openclaw")],
		entry: plain,
	},
	{
		id: "hermes",
		name: "Hermes",
		format: "yaml",
		keys: ["mcp_servers"],
		programs: ["hermes"],
		config: (places) => join(hermesHome(places), "config.yaml"),
		traces: (places) => [hermesHome(places)],
		entry: plain,
	},
];

export function isInstalled(client: Client, places: Places): boolean {
	if (client.traces(places).some((path) => existsSync(path))) return true;
	const folders = (places.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
	const endings = places.platform === "win32" ? [".exe", ".cmd", ""] : [""];
	return client.programs.some((program) =>
		folders.some((folder) => endings.some((ending) => existsSync(join(folder, program + ending)))),
	);
}

// Writes what the MCP tools need to know of their verbs beside the compiled server, so that it need not load every verb to list its
// tools. Part of the build; the folder of another build may be given.
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const dist = resolve(process.argv[2] ?? fileURLToPath(new URL("../dist", import.meta.url)));
const { renderVerbSchemas } = await import(pathToFileURL(join(dist, "mcp/verb-schemas.js")).href);
writeFileSync(join(dist, "mcp/verb-schemas.json"), JSON.stringify(await renderVerbSchemas()));

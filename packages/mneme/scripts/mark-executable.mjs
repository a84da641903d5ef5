// tsc keeps the shebang of main.ts but not the permission to run it.
import { chmodSync } from "node:fs";

const EXECUTABLE = 0o755;

chmodSync(new URL("../dist/main.js", import.meta.url), EXECUTABLE);

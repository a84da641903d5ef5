// The version, read from the package itself. Nothing else may be imported here: `mneme --version` loads only this.
import { readFileSync } from "node:fs";

export function readVersion(): string {
	const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
	return version;
}

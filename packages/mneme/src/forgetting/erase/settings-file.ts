// mneme.yaml without what is erased. A setting whose value would no longer be one goes back to its default, because with settings
// that are not valid nothing can be written any more. Pure.
import { unsetSetting } from "../../formats/settings.ts";
import { bytesOf, textOf } from "../../text/any-bytes.ts";
import { fileLayer } from "../../workspace/settings/layers.ts";
import { resolveSettings } from "../../workspace/settings/settings.ts";
import { holdsAny, type Needle, takeOut } from "./needles.ts";

/** `unset` are the settings that are left out. */
export function takeOutOfSettings(body: Buffer, needles: readonly Needle[]): { clean: Buffer; unset: string[] } {
	const clean = takeOut(body, needles);
	if (clean === body || countProblems(clean) <= countProblems(body)) return { clean, unset: [] };
	const { entries } = fileLayer("workspace", textOf(body));
	const held = entries.filter(({ value }) => holdsAny(Buffer.from(written(value)), needles));
	const unset = held.map(({ path }) => path);
	const left = unset.reduce((text, path) => unsetSetting(text, path.split(".")).text, textOf(body));
	return { clean: takeOut(bytesOf(left), needles), unset };
}

function written(value: unknown): string {
	return typeof value === "string" ? value : JSON.stringify(value);
}

function countProblems(body: Buffer): number {
	return resolveSettings({ workspaceText: textOf(body), homeText: null, env: {}, flags: {} }).problems.length;
}

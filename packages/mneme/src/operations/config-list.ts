// `config list`: every setting with its value and origin, or one group's.
import { z } from "zod";
import { done } from "../model/results.ts";
import { SETTING_FIELDS } from "../model/settings.ts";
import { readSettingSources } from "../workspace/settings/files.ts";
import { getSetting, resolveSettings } from "../workspace/settings/settings.ts";
import { hostOperation } from "./operation.ts";
import { describeSetting, problemNotices, settingSchema, valueText } from "./setting-values.ts";

export const configList = hostOperation({
	name: "config list",
	summary: "All settings, their values and where these come from",
	input: z.object({
		group: z.string().optional().describe("Only this group, such as decay"),
		changed: z.boolean().default(false).describe("Only what is not at its default"),
	}),
	output: z.object({ settings: z.array(settingSchema) }),
	positionals: ["group"],
	examples: [
		{ line: "mneme config list", about: "All of them" },
		{ line: "mneme config list decay", about: "How forgetting is set up" },
		{ line: "mneme config list --changed", about: "What you or the environment changed" },
	],
	callers: ["main", "subagent", "reader", "engine"],
	effect: "reads",
	async run(host, { group, changed }) {
		const resolved = resolveSettings(await readSettingSources(host));
		const inGroup = SETTING_FIELDS.filter(({ name }) => group === undefined || `${name}.`.startsWith(`${group}.`));
		if (group !== undefined && inGroup.length === 0) getSetting(group);
		const settings = inGroup.map((field) => describeSetting(field, resolved));
		const listed = changed ? settings.filter(({ from }) => from !== "default") : settings;
		return done({ settings: listed }, problemNotices(resolved));
	},
	render({ settings }, paint) {
		const nameWidth = Math.max(...settings.map(({ setting }) => setting.length));
		const valueWidth = Math.max(...settings.map(({ value }) => valueText(value).length));
		return settings
			.map(({ setting, value, where }) => {
				const shown = `${paint.cyan(setting)}${" ".repeat(nameWidth - setting.length)}  ${valueText(value).padEnd(valueWidth)}`;
				return where === "" ? shown.trimEnd() : `${shown}  ${paint.dim(where)}`;
			})
			.join("\n");
	},
});

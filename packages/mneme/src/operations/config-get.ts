// `config get`: the value of one setting, alone on its line for scripts; where it comes from is a notice.
import { z } from "zod";
import { done } from "../model/results.ts";
import { readSettingSources } from "../workspace/settings/files.ts";
import { getSetting, resolveSettings } from "../workspace/settings/settings.ts";
import { hostOperation } from "./operation.ts";
import { describeSetting, problemNotices, settingSchema, valueText } from "./setting-values.ts";

export const configGet = hostOperation({
	name: "config get",
	summary: "One setting and where its value comes from",
	input: z.object({ setting: z.string().describe("The setting's dotted name, such as decay.lambda") }),
	output: settingSchema,
	positionals: ["setting"],
	examples: [
		{ line: "mneme config get timezone", about: "The time zone that rules days" },
		{ line: "mneme config get decay.lambda --json", about: "Value, default and origin as JSON" },
	],
	callers: ["main", "subagent", "reader", "engine"],
	effect: "reads",
	async run(host, input) {
		const field = getSetting(input.setting);
		const resolved = resolveSettings(await readSettingSources(host));
		const setting = describeSetting(field, resolved);
		const from = setting.from === "default" ? "the default" : `from ${setting.where}`;
		return done(setting, [{ level: "info", text: `${field.name}: ${from}` }, ...problemNotices(resolved)]);
	},
	render: ({ value }) => valueText(value),
});

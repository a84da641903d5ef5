import { describe, expect, it } from "vitest";
import type { MemoryError } from "../../model/errors.ts";
import { SETTING_FIELDS } from "../../model/settings.ts";
import { environmentName } from "./layers.ts";
import { assertWritable, getSetting, resolveSettings, type SettingSources } from "./settings.ts";

const resolve = (sources: Partial<SettingSources>) =>
	resolveSettings({ workspaceText: null, homeText: null, env: {}, flags: {}, ...sources });

const messages = (sources: Partial<SettingSources>) => resolve(sources).problems.map(({ message }) => message);

describe("precedence", () => {
	const sources = {
		flags: { "decay.lambda": "0.05" },
		env: { MNEME_DECAY_LAMBDA: "0.04" },
		workspaceText: "decay:\n  lambda: 0.02\n",
		homeText: "decay:\n  lambda: 0.01\n",
	};

	it.each([
		[["flags", "env", "workspaceText", "homeText"], 0.05, "flag", "--set"],
		[["env", "workspaceText", "homeText"], 0.04, "environment", "MNEME_DECAY_LAMBDA"],
		[["workspaceText", "homeText"], 0.02, "workspace", "mneme.yaml:2"],
		[["homeText"], 0.01, "home", "config.yaml:2"],
		[[], 0.03, "default", ""],
	])("of %j", (given, value, from, where) => {
		const some = Object.fromEntries(Object.entries(sources).filter(([name]) => given.includes(name)));
		const { settings, origins, problems } = resolve(some);
		expect(problems).toEqual([]);
		expect(settings.decay.lambda).toBe(value);
		expect(origins.get("decay.lambda")).toEqual({ from, where });
	});

	it("is decided value by value, not group by group", () => {
		const { settings } = resolve({ workspaceText: "search: {maxResults: 5}", homeText: "search: {minScore: 0.9}" });
		expect(settings.search).toEqual({ maxResults: 5, minScore: 0.9 });
	});
});

describe("environment", () => {
	it("has one name for every setting", () => {
		const names = SETTING_FIELDS.map(({ name }) => environmentName(name));
		expect(new Set(names).size).toBe(names.length);
		expect(environmentName("core.activeContextTokens")).toBe("MNEME_CORE_ACTIVE_CONTEXT_TOKENS");
	});

	it("reads booleans, lists and numbers", () => {
		const { settings, problems } = resolve({
			env: { MNEME_SCREENING_ENABLED: "off", MNEME_APPROVAL_FROM: "cli, relayed", MNEME_SEARCH_MAX_RESULTS: "7" },
		});
		expect(problems).toEqual([]);
		expect(settings.screening.enabled).toBe(false);
		expect(settings.approval.from).toEqual(["cli", "relayed"]);
		expect(settings.search.maxResults).toBe(7);
	});

	it("leaves variables that are no settings alone, and suggests for those that want to be", () => {
		expect(messages({ env: { MNEME_HOME: "/x", MNEME_WORKSPACE: "/y", MNEME_DEBUG: "1", PATH: "/bin" } })).toEqual([]);
		expect(messages({ env: { MNEME_DECAY_LAMDA: "1" } })).toEqual([
			"MNEME_DECAY_LAMDA: unknown setting MNEME_DECAY_LAMDA: did you mean MNEME_DECAY_LAMBDA?",
		]);
	});
});

describe("what is refused", () => {
	it.each([
		["decay:\n  lamda: 0.02\n", "mneme.yaml:2: unknown setting decay.lamda: did you mean decay.lambda?"],
		["serach:\n  maxResults: 3\n", "mneme.yaml:1: unknown setting serach: did you mean search?"],
		["timezone: Mars/Olympus\n", "mneme.yaml:1: timezone: expected an IANA time zone such as Europe/Berlin"],
		[
			"\nsearch:\n  maxResults: many\n",
			'mneme.yaml:3: search.maxResults: expected a whole number from 1 to 1000, found "many"',
		],
		["llm: {mode: hots}\n", 'llm.mode: expected one of rules, provider, host, found "hots"; did you mean host?'],
		["reflection: {schedule: 25:00}\n", "expected a time of day as HH:MM, or off"],
		["decay: 3\n", "mneme.yaml:1: decay is a group"],
		["timezone:\n", "found nothing"],
		["decay: {thresholds: {active: 0.1}}\n", "decay.thresholds: thresholds must fall"],
		["[1, 2]\n", "mneme.yaml:1"],
	])("%j", (workspaceText, expected) => {
		const { problems, settings } = resolve({ workspaceText });
		expect(problems.map(({ message }) => message).join("\n")).toContain(expected);
		expect(settings).toEqual(resolve({}).settings);
	});

	it("broken YAML, which costs only what is broken", () => {
		const { problems, settings } = resolve({ workspaceText: "search:\n  maxResults: 5\ndecay: {lambda: 0.1\n" });
		expect(problems[0]?.message).toContain("valid YAML");
		expect(settings.search.maxResults).toBe(5);
	});

	it("falls back to the next place, so that there are always settings", () => {
		const { settings, origins } = resolve({
			workspaceText: "decay: {lambda: fast}",
			homeText: "decay: {lambda: 0.01}",
		});
		expect(settings.decay.lambda).toBe(0.01);
		expect(origins.get("decay.lambda")?.from).toBe("home");
	});

	it.each([
		"llm: {model: sk-ant-api03-abcdefghijkl}",
		"llm: {keyEnv: AKIAIOSFODNN7EXAMPLE}",
		"llm: {keyEnv: 0123456789abcdef0123456789abcdef}",
		"embedding: {model: aB3dE5fG7hI9jK1lM3nO5pQ7}",
		"screening: {allow: [ghp_0123456789abcdefghij]}",
	])("a key, without repeating it: %s", (workspaceText) => {
		const [message, ...more] = messages({ workspaceText });
		expect(more).toEqual([]);
		expect(message).toContain("looks like a key");
		expect(message).not.toContain(/[\w-]{20,}/.exec(workspaceText)![0]);
	});

	it.each(["claude-3-5-sonnet-20241022-v2", "text-embedding-3-large", "anthropic.claude-3-5-sonnet-20241022-v2:0"])(
		"but not the model name %s",
		(model) => expect(messages({ workspaceText: `llm: {model: "${model}"}` })).toEqual([]),
	);

	it("an unknown name given to a verb", () => {
		expect(getSetting("decay.lambda").kind).toBe("number");
		expect(() => getSetting("decay.lamda")).toThrow(/did you mean decay.lambda/);
	});
});

describe("format", () => {
	const codeOf = (workspaceText: string) => {
		try {
			assertWritable(resolve({ workspaceText }));
			return "writable";
		} catch (error) {
			return (error as MemoryError).code;
		}
	};

	it.each([
		["", "writable"],
		["format: 1\n", "writable"],
		["format: 2\nsomethingNew: 4\n", "FORMAT_NEWER"],
		["format: 0\n", "FORMAT_OLDER"],
		["format: one\n", "INVALID_SETTINGS"],
	])("%j is %s", (text, code) => expect(codeOf(text)).toBe(code));

	it("of a newer workspace hides its other keys, which are not ours to judge", () => {
		const { problems } = resolve({ workspaceText: "format: 2\nsomethingNew: 4\n" });
		expect(problems.map(({ code }) => code)).toEqual(["FORMAT_NEWER"]);
	});

	it("belongs into mneme.yaml only", () => {
		expect(messages({ homeText: "format: 1" })).toEqual(["config.yaml:1: format belongs into mneme.yaml only"]);
	});
});

it("every setting says what it is for", () => {
	expect(SETTING_FIELDS.filter(({ about }) => about === "")).toEqual([]);
	expect(SETTING_FIELDS.filter(({ kind }) => kind === "other")).toEqual([]);
});

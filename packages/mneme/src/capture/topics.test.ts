import { describe, expect, it } from "vitest";
import { splitTopics } from "./topics.ts";

describe("splitTopics", () => {
	it.each([
		["The gateway runs on Kong. Kong needs Postgres. My sister lives in Oslo.", 2],
		["We chose Kong. It was cheaper.", 1],
		["We chose Kong for the gateway. By the way, the gateway team meets on Friday.", 2],
		["First paragraph about tea.\n\nSecond paragraph about tea.", 2],
		["", 0],
	])("finds the turns in %j", (message, count) => {
		const topics = splitTopics(message);
		expect(topics).toHaveLength(count);
		expect(topics.join(" ").replace(/\s+/g, " ")).toBe(message.replace(/\s+/g, " "));
	});
});

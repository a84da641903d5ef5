import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const source = (path: string) => fileURLToPath(new URL(`./src/${path}`, import.meta.url));

export default defineConfig({
	resolve: {
		// The examples import the package by its name, as its users do.
		alias: [
			{ find: /^mneme\/ai$/, replacement: source("adapters/ai.ts") },
			{ find: /^mneme$/, replacement: source("index.ts") },
		],
	},
	test: {
		include: ["src/**/*.test.ts", "test/**/*.test.ts"],
		reporters: ["default", "./test/summary-reporter.ts"],
		testTimeout: 120_000,
		hookTimeout: 120_000,
		pool: "forks",
	},
});

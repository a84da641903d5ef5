import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		include: ["src/**/*.test.ts", "test/**/*.test.ts"],
		reporters: ["default", "./test/summary-reporter.ts"],
		testTimeout: 120_000,
		hookTimeout: 120_000,
		pool: "forks",
	},
});

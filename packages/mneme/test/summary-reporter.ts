// Ends a test run with one plain line, `N passed, N failed, N skipped`, that any CI can read.
import type { Reporter, TestModule } from "vitest/node";

export default class SummaryReporter implements Reporter {
	onTestRunEnd(modules: readonly TestModule[]): void {
		const counts = { passed: 0, failed: 0, skipped: 0 };
		for (const module of modules) {
			if (module.state() === "failed" && module.children.size === 0) counts.failed++;
			for (const test of module.children.allTests()) {
				const { state } = test.result();
				if (state !== "pending") counts[state]++;
			}
		}
		process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`);
	}
}

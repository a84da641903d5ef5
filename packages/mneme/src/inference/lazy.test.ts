import { expect, it } from "vitest";
import { lazy } from "./lazy.ts";

it("opens once for many callers, on first use, and closes what it opened once", async () => {
	const log: string[] = [];
	const value = lazy(
		"It",
		async () => log.push("open"),
		async () => void log.push("close"),
	);
	expect(log).toEqual([]);
	await Promise.all([value.get(), value.get()]);
	await Promise.all([value.close(), value.close()]);
	expect(log).toEqual(["open", "close"]);
	await expect(value.get()).rejects.toMatchObject({ code: "UNAVAILABLE", message: "It was closed." });
});

it("tries again after a failure, and closes quietly when nothing was opened", async () => {
	let attempts = 0;
	const closed: number[] = [];
	const value = lazy(
		"It",
		async () => {
			attempts++;
			if (attempts === 1) throw new Error("first");
			return attempts;
		},
		async (opened) => void closed.push(opened),
	);
	await expect(value.get()).rejects.toThrow("first");
	expect(await value.get()).toBe(2);
	await value.close();
	expect(closed).toEqual([2]);
	const never = lazy(
		"It",
		async () => Promise.reject(new Error("x")),
		async () => undefined,
	);
	await never.close();
});

// The contract of the SQLite port, run by every driver this Node can load.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Database, type DatabaseOptions, openDatabase } from "./database.ts";
import { availableDrivers } from "./drivers.ts";

describe.each(availableDrivers())("openDatabase over %s", (driver) => {
	let folder: string;
	const opened: Database[] = [];

	beforeEach(() => {
		folder = mkdtempSync(join(tmpdir(), "mneme-storage-"));
	});
	afterEach(() => {
		for (const database of opened.splice(0)) database.close();
		rmSync(folder, { recursive: true });
	});

	async function open(options: DatabaseOptions = {}): Promise<Database> {
		const database = await openDatabase(join(folder, "a.db"), { driver, ...options });
		opened.push(database);
		return database;
	}

	async function openWithTable(options: DatabaseOptions = {}): Promise<Database> {
		const database = await open(options);
		database.exec("CREATE TABLE t (id INTEGER PRIMARY KEY, v)");
		return database;
	}

	function count(database: Database): number | undefined {
		return database.prepare<{ n: number }>("SELECT count(*) AS n FROM t").get()?.n;
	}

	it("gives back every kind of value as it was put in", async () => {
		const database = await openWithTable();
		const insert = database.prepare("INSERT INTO t (v) VALUES (?)");
		const values = [null, 1, -2.5, 2 ** 40, "ä 漢 🎈", new Uint8Array([0, 255, 7])];
		for (const value of values) expect(insert.run(value).changes).toBe(1);
		const rows = database.prepare<{ v: unknown }>("SELECT v FROM t ORDER BY id").all();
		expect(rows.map((row) => row.v)).toEqual(values);
	});

	it("finds nothing as undefined and iterates in order", async () => {
		const database = await openWithTable();
		expect(database.prepare("SELECT v FROM t").get()).toBeUndefined();
		for (let i = 1; i <= 3; i++) database.prepare("INSERT INTO t (id) VALUES (?)").run(i);
		const ids: number[] = [];
		for (const row of database.prepare<{ id: number }>("SELECT id FROM t ORDER BY id").iterate()) ids.push(row.id);
		expect(ids).toEqual([1, 2, 3]);
	});

	it("has FTS5 and reports the row id of an insert", async () => {
		const database = await open();
		database.exec("CREATE VIRTUAL TABLE f USING fts5(body, tokenize='porter')");
		expect(database.prepare("INSERT INTO f (body) VALUES (?)").run("running home").lastInsertRowid).toBe(1);
		expect(database.prepare("SELECT rowid AS id FROM f WHERE f MATCH 'run'").get()?.id).toBe(1);
	});

	it("commits a transaction, and undoes one that throws with the error it threw", async () => {
		const database = await openWithTable();
		expect(database.transaction(() => database.prepare("INSERT INTO t (v) VALUES (1)").run().changes)).toBe(1);
		const fault = new Error("mine");
		const failing = () =>
			database.transaction(() => {
				database.exec("DELETE FROM t");
				throw fault;
			});
		expect(failing).toThrow(fault);
		expect(count(database)).toBe(1);
	});

	it("says LOCKED when another connection holds the write lock, and works once it is free", async () => {
		const [first, second] = [await openWithTable(), await open({ busyTimeoutMs: 10 })];
		first.exec("BEGIN IMMEDIATE");
		expect(() => second.transaction(() => undefined)).toThrow(
			expect.objectContaining({ code: "LOCKED", data: expect.objectContaining({ sqlite: "busy" }) }),
		);
		first.exec("COMMIT");
		expect(second.transaction(() => "free")).toBe("free");
	});

	it.each([
		["wal", "wal"],
		["rollback", "delete"],
	] as const)("journal %s, also on a file that had the other one", async (journal, mode) => {
		(await open({ journal: journal === "wal" ? "rollback" : "wal" })).close();
		opened.pop();
		const database = await open({ journal });
		expect(database.prepare("PRAGMA journal_mode").get()?.journal_mode).toBe(mode);
	});

	it("lets a reader read in WAL mode while a writer is in a transaction", async () => {
		const [writer, reader] = [await openWithTable(), await open({ readOnly: true, busyTimeoutMs: 10 })];
		writer.exec("BEGIN IMMEDIATE; INSERT INTO t (v) VALUES (1)");
		expect(count(reader)).toBe(0);
		writer.exec("COMMIT");
		expect(count(reader)).toBe(1);
	});

	it("refuses to write when read-only", async () => {
		await openWithTable();
		const reader = await open({ readOnly: true });
		expect(() => reader.exec("INSERT INTO t (v) VALUES (1)")).toThrow(expect.objectContaining({ code: "DISK" }));
	});

	it("tells a corrupt file, a missing folder and bad SQL apart", async () => {
		const bad = join(folder, "bad.db");
		writeFileSync(bad, "not a database ".repeat(400));
		await expect(openDatabase(bad, { driver })).rejects.toMatchObject({ code: "DISK", data: { sqlite: "corrupt" } });
		await expect(openDatabase(join(folder, "no", "x.db"), { driver })).rejects.toMatchObject({
			code: "DISK",
			data: { sqlite: "disk" },
		});
		const database = await open();
		expect(() => database.prepare("SELEC 1")).toThrow(expect.objectContaining({ code: "INTERNAL" }));
	});

	it("lets an error thrown while looping over rows pass as it is", async () => {
		const database = await open();
		const fault = new Error("mine");
		const loop = () => {
			for (const _ of database.prepare("SELECT 1 UNION SELECT 2").iterate()) throw fault;
		};
		expect(loop).toThrow(fault);
		database.exec("CREATE TABLE after_the_loop (x)");
	});

	it("opens the same new file from many callers at once", async () => {
		const databases = await Promise.all(Array.from({ length: 8 }, () => open()));
		databases[0]?.exec("CREATE TABLE t (v)");
		expect(databases.map(count)).toEqual(Array(8).fill(0));
	});
});

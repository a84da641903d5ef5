// Our objects through git's eyes and git's through ours: loose and packed, trees in git's order, messages both ways.
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { walkHistory, walkTransactions } from "../src/ledger/history.ts";
import { type Message, oneLine, parseMessage, serializeMessage } from "../src/ledger/message.ts";
import { ObjectBatch } from "../src/ledger/object-writer.ts";
import {
	hashBlob,
	hashObject,
	parseTree,
	serializeTree,
	TREE_MODE,
	type TreeEntry,
	withEntry,
} from "../src/ledger/objects.ts";
import { Trees } from "../src/ledger/trees.ts";
import { ACTIONS } from "../src/model/actors.ts";
import { OWNER } from "../src/model/principal.ts";
import { Workspace } from "../src/workspace/workspace.ts";
import { expectSoundLedger, newWorkspace } from "./workers/invariants.ts";

const request = { principal: OWNER, trigger: "suite" };
const BYTES = Buffer.from([0xff, 0xfe, 0x0a, 0x80, 0x41]);

describe("objects", () => {
	let root: string;
	let workspace: Workspace;
	const git = async (...args: string[]): Promise<string> => {
		const run = await workspace.ledger.git(args);
		expect(run.stderr).toBe("");
		return run.stdout.toString();
	};
	beforeAll(async () => {
		root = newWorkspace("ledger");
		workspace = await Workspace.open(root, { durability: "off" });
		for (let index = 0; index < 40; index++)
			await workspace.transaction(request, async (tx) => {
				await tx.append("memory/log.md", `line ${index} ${"text ".repeat(40)}\n`, { summary: `line ${index}` });
				await tx.write(`memory/graph/${index % 7}/é-${index}.md`, `# ${index}\n`, { summary: "entity" });
			});
		await workspace.transaction(request, async (tx) => await tx.write("bytes.md", BYTES, { summary: "bytes" }));
	});
	afterAll(async () => {
		await workspace.close();
		rmSync(root, { recursive: true, force: true });
	});

	/** Everything reachable, read by us and named by git. */
	async function expectAllReadable(): Promise<void> {
		const reader = (await Workspace.open(root, { durability: "off" })).ledger.reader;
		const listed = (await git("cat-file", "--batch-check", "--batch-all-objects")).trim().split("\n");
		expect(listed.length).toBeGreaterThan(150);
		for (const line of listed) {
			const [oid = "", type = "", size = ""] = line.split(" ");
			const object = reader.find(oid);
			expect(object?.type).toBe(type);
			expect(object?.body.length).toBe(Number(size));
			expect(hashObject(object!.type, object!.body)).toBe(oid);
		}
		reader.close();
	}

	it("are what git reads, byte for byte", async () => {
		expect((await workspace.ledger.git(["cat-file", "blob", "HEAD:bytes.md"])).stdout.equals(BYTES)).toBe(true);
		expect(await git("show", "HEAD:memory/graph/3/é-3.md")).toBe("# 3\n");
		expect((await git("rev-list", "--count", "HEAD")).trim()).toBe("81");
		expect(await git("log", "-1", "--format=%an|%cn|%s")).toBe("manual|Mneme|[CREATE] bytes.md — bytes\n");
		await expectSoundLedger(workspace);
		await expectAllReadable();
	});

	it("of git's are what we read: loose, as a commit of git's makes them", async () => {
		writeFileSync(join(root, "by-git.md"), "by git\n");
		await git("add", "by-git.md");
		await git("commit", "-q", "-m", "by hand\n\nwith a body");
		const { ledger } = workspace;
		const [newest] = walkHistory(ledger.reader, ledger.head());
		expect(newest).toMatchObject({ message: undefined, commit: { message: "by hand\n\nwith a body\n" } });
		expect(ledger.trees.find(ledger.treeOf(ledger.head()), "by-git.md")?.oid).toBe(hashBlob(Buffer.from("by git\n")));
		await expectAllReadable();
	});

	it.each([
		["--geometric=2", "-d"],
		["-a", "-d", "-f", "--depth=50", "--window=50"],
		["-a", "-d", "-f", "--depth=10", "--window=10", "--no-write-bitmap-index"],
	])("are read after git repacked them: %s %s %s", async (...args) => {
		await git("repack", "-q", ...args.filter((arg) => arg !== undefined));
		await expectAllReadable();
		// The one that was open all the while finds them too.
		expect([...walkHistory(workspace.ledger.reader, workspace.ledger.head())]).toHaveLength(82);
		await expectSoundLedger(workspace);
	});

	it("stay readable in a process that writes on while git repacks", async () => {
		const writes = Array.from({ length: 30 }, async (_, index) => {
			await workspace.transaction(
				request,
				async (tx) => await tx.append("busy.md", `<${index}>\n`, { summary: "busy" }),
			);
		});
		// As `mneme git` runs it: under the lock, since git drops what no ref leads to yet.
		const repacked = workspace.exclusively(async () => await git("repack", "-q", "-a", "-d"));
		await Promise.all([...writes, workspace.pack(), repacked]);
		const last = await Workspace.open(root, { durability: "off" });
		expect([...walkHistory(last.ledger.reader, last.ledger.head())]).toHaveLength(112);
		await expectAllReadable();
		await last.close();
	});

	it("of many transactions are joined before they are too many", async () => {
		for (let index = 0; index < 150; index++)
			await workspace.transaction(request, async (tx) => await tx.append("many.md", `${index}\n`, { summary: "many" }));
		const packs = readdirSync(join(workspace.ledger.objectsFolder, "pack")).filter((name) => name.endsWith(".pack"));
		expect(packs.length).toBeLessThan(80);
		await expectAllReadable();
		await expectSoundLedger(workspace);
	});

	it("have temporary names that git does not take for packs", () => {
		const batch = new ObjectBatch();
		batch.add("blob", BYTES);
		const names = batch.stage(workspace.ledger.objectsFolder).files.map(({ path }) => basename(path));
		expect(names).toEqual([expect.stringMatching(/^tmp_pack_pack-\w+$/), expect.stringMatching(/^tmp_idx_pack-\w+$/)]);
	});

	it("refs that git packed are found and moved on", async () => {
		await git("pack-refs", "--all");
		const before = workspace.ledger.head();
		expect(before).toMatch(/^[0-9a-f]{40}$/);
		await workspace.transaction(request, async (tx) => await tx.write("after.md", "x\n", { summary: "after" }));
		expect((await git("rev-parse", "HEAD~1")).trim()).toBe(before);
	});

	it("history falls into transactions as they were made", () => {
		const { ledger } = workspace;
		const sizes = [...walkTransactions(ledger.reader, ledger.head())].map(({ entries }) => entries.length);
		expect(sizes.slice(-40)).toEqual(Array.from({ length: 40 }, () => 2));
	});
});

describe("trees", () => {
	let root: string;
	let workspace: Workspace;
	beforeAll(async () => {
		root = newWorkspace("trees");
		workspace = await Workspace.open(root, { durability: "off" });
	});
	afterAll(() => rmSync(root, { recursive: true, force: true }));

	/** Names that sort differently as folders, by bytes and by UTF-16. */
	const name = fc.oneof(
		fc.constantFrom("a", "a.b", "a-b", "a0", "ab", "a ", "a\u{1f389}", "a\uffee", "é", "z", "Z", "_", "a+", "a~"),
		fc
			.string({ unit: "grapheme", minLength: 1, maxLength: 8 })
			.filter((text) => !/[/\0\n"\\]|^\.+$|^\.git$|^git~1$/iu.test(text)),
	);
	const entry = fc.record({ name, folder: fc.boolean() });

	it("are sorted as git sorts them", async () => {
		const [blob, tree] = await Promise.all(
			[["hash-object", "-w", "--stdin"], ["mktree"]].map(async (args) =>
				(await workspace.ledger.git(args, { input: "" })).stdout.toString().trim(),
			),
		);
		await fc.assert(
			fc.asyncProperty(
				fc.uniqueArray(entry, { selector: (one) => one.name, minLength: 1, maxLength: 12 }),
				async (all) => {
					let entries: TreeEntry[] = [];
					for (const { name: file, folder } of all)
						entries = withEntry(entries, file, {
							mode: folder ? TREE_MODE : "100644",
							name: file,
							oid: (folder ? tree : blob)!,
						});
					const input = all
						.map(
							({ name: file, folder }) =>
								`${folder ? "040000 tree" : "100644 blob"} ${folder ? tree : blob}\t${file}\0`,
						)
						.join("");
					const made = await workspace.ledger.git(["mktree", "-z"], { input });
					expect(hashObject("tree", serializeTree(entries))).toBe(made.stdout.toString().trim());
					expect(parseTree(serializeTree(entries))).toEqual(entries);
				},
			),
			{
				numRuns: 60,
				examples: [
					[["a", "a.b", "a-b", "a0", "a\u{1f389}", "a\uffee"].map((file) => ({ name: file, folder: file === "a" }))],
				],
			},
		);
	});

	it("keep a file when something below a folder of its name is taken out", async () => {
		await workspace.transaction(request, async (tx) => await tx.write("x", "a file\n", { summary: "x" }));
		const { ledger } = workspace;
		const tree = ledger.treeOf(ledger.head())!;
		const trees = new Trees(ledger.reader, new ObjectBatch());
		expect(trees.find(trees.with(tree, "x/y", undefined), "x")).toBeDefined();
	});
});

describe("messages", () => {
	const line = fc.string({ unit: "grapheme", maxLength: 60 }).map((text) => oneLine(text));
	const message = fc.record({
		action: fc.constantFrom(...ACTIONS),
		file: fc.oneof(
			fc.constantFrom("MEMORY.md", "—", "a — b.md", '"quoted".md', "a — b — c.md"),
			line.filter((text) => text !== ""),
		),
		summary: line,
		actor: fc.constantFrom("manual", "bot:main", "system:audit"),
		approval: fc.constantFrom("auto", "approved", "—"),
		trigger: line,
		tx: fc.constantFrom("t0mwi6xpbt-f7d80170"),
		critical: fc.boolean(),
	});

	it("come back as they were", () => {
		fc.assert(
			fc.property(message, (one) => {
				expect(parseMessage(serializeMessage(one as Message))).toEqual(one);
			}),
		);
	});

	it("of others are not ours", () => {
		for (const text of [
			"",
			"fix",
			"[EDIT] a.md — x",
			"[NOPE] a.md — x\n\nActor: manual\nTx: t1\n",
			'[EDIT] "a — x\n\nActor: manual\nTx: t',
		])
			expect(() => parseMessage(text)).not.toThrow();
		expect(parseMessage("fix: something\n")).toBeUndefined();
		expect(parseMessage("[EDIT] a.md — no trailers\n")).toBeUndefined();
	});
});

// Every attack on a path is refused by one function, and every verb goes through it; ordinary names of any script pass.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MemoryError } from "../src/model/errors.ts";
import { OWNER } from "../src/model/principal.ts";
import { type PathPurpose, resolvePath } from "../src/workspace/paths.ts";
import type { Transaction } from "../src/workspace/transaction/transaction.ts";
import { Workspace } from "../src/workspace/workspace.ts";
import { newWorkspace } from "./workers/invariants.ts";

/** Refused for whatever purpose. */
const ATTACKS: Record<string, readonly string[]> = {
	"a step up": [
		"..",
		"../x.md",
		"memory/../../x.md",
		"memory/..",
		"./x.md",
		"memory/./x.md",
		". ./x.md",
		".../x.md",
		"../ /x",
	],
	"not relative": ["/etc/passwd", "//server/share", "C:/x.md", "c:x.md", "~/x.md", "~root/x.md"],
	"empty names": ["", "/", "memory/", "memory//x.md", " /x.md", " "],
	"control characters": [
		"a\0.md",
		"memory/x.md\0.png",
		"a\nb.md",
		"a\rb.md",
		"a\tb.md",
		"a\u001bb.md",
		"a\u007f.md",
		"a\u0085.md",
	],
	"git's own": [
		".git",
		".git/config",
		".git/hooks/pre-commit",
		"memory/.git/config",
		".GIT/config",
		".Git",
		".git./config",
		".git ",
		".git . .",
	],
	"git's own on NTFS": [
		"GIT~1",
		"git~1/config",
		"git~2",
		".git::$INDEX_ALLOCATION/config",
		".git ::$DATA",
		".git:x",
		"a\\.git\\config",
	],
	"git's own on HFS+": [
		".g\u200cit/config",
		".\u200dgit",
		".git\u200b",
		"\ufeff.git",
		".gi\u00adt",
		".g\u034fit",
		"\u2066.git",
	],
	"git's own in other letters": [".ｇｉｔ", "．git/config", ".gіt", ".ɡit", ".giт", ".ԌІТ", ".𝐠𝐢𝐭", ".ⓖⓘⓣ", ".gıt"],
	"Mneme's own": [
		".audit/HEAD",
		".audit",
		".AUDIT/refs/heads/main",
		".аudit/HEAD",
		"audit~1",
		".mneme",
		".mneme/index.db",
		".MNEME",
		".мneme",
		".ΜΝΕΜΕ",
		"mneme~1",
		"memory/.audit/x",
	],
	devices: [
		"nul",
		"NUL",
		"con",
		"CON.md",
		"aux.txt",
		"prn",
		"com1",
		"COM9.log",
		"lpt1.md",
		"com¹",
		"conin$",
		"CONOUT$.txt",
		"memory/nul.md",
		"nul.",
		"nul .txt",
		"ｎｕｌ",
	],
	"only looking like a step or a slash": ["．．/x.md", "‥/x.md", "memory／..／x.md", "a＼b.md", "…"],
	"too long": ["x".repeat(256), `${"é".repeat(128)}.md`, `${"abcdefgh/".repeat(120)}x.md`],
	"not Unicode": ["\ud800.md", "a\udc00", "memory/\udfff/x.md"],
};

/** Refused in what we write, but a person may already have such a file. */
const UNPORTABLE = [
	"a\\b.md",
	"at 10:30.md",
	"what?.md",
	"a*.md",
	'a"b.md',
	"a<b>.md",
	"a|b.md",
	"notes.",
	"notes ",
	"memory./x.md",
	"memory /x.md",
];

const ORDINARY = [
	"MEMORY.md",
	"memory/episodes/2026-02-02.md",
	"memory/graph/entities/person--alex-2.md",
	"memory/Résumé & café.md",
	"memory/日本語のメモ.md",
	"memory/заметки/план.md",
	"memory/ملاحظات.md",
	"memory/הערות.md",
	"memory/नोट्स.md",
	"memory/한국어.md",
	"memory/Ελληνικά.md",
	"memory/emoji 🎉 party.md",
	"memory/familie 👨‍👩‍👧.md",
	"memory/a..b.md",
	"memory/...hidden",
	".gitignore",
	".github/notes.md",
	"memory/git.md",
	"memory/gitter~notes.md",
	"memory/console.md",
	"memory/nullable.md",
	"memory/com10.md",
	"memory/auxiliary.md",
	"memory/mneme.md",
	"memory/audit.md",
	"x".repeat(255),
];

const PURPOSES: readonly PathPurpose[] = ["write", "track"];

describe("resolvePath", () => {
	let root: string;
	let outside: string;
	beforeAll(() => {
		root = mkdtempSync(join(tmpdir(), "mneme-paths-"));
		outside = mkdtempSync(join(tmpdir(), "mneme-outside-"));
		writeFileSync(join(outside, "secret.md"), "secret");
		mkdirSync(join(root, "memory"));
		writeFileSync(join(root, "plain.md"), "plain");
		symlinkSync(outside, join(root, "memory/way-out"));
		symlinkSync(join(outside, "secret.md"), join(root, "memory/secret.md"));
		symlinkSync(join(root, "plain.md"), join(root, "memory/inside.md"));
		symlinkSync(join(outside, "nothing"), join(root, "memory/dangling.md"));
	});
	afterAll(() => {
		for (const folder of [root, outside]) rmSync(folder, { recursive: true, force: true });
	});

	function refuses(path: string, purpose: PathPurpose): void {
		expect(() => resolvePath(root, path, purpose), JSON.stringify(path)).toThrow(
			expect.objectContaining({ code: "INVALID_PATH" }),
		);
	}

	for (const [attack, paths] of Object.entries(ATTACKS)) {
		it.each(paths.map((path) => [path.slice(0, 40), path]))(`refuses ${attack}: %j`, (_, path) => {
			for (const purpose of PURPOSES) refuses(path, purpose);
		});
	}

	it.each(UNPORTABLE)("refuses to write, but tracks, what Windows cannot hold: %j", (path) => {
		refuses(path, "write");
		expect(resolvePath(root, path, "track")).toBe(join(root, path));
	});

	it.each([
		"memory/way-out",
		"memory/way-out/secret.md",
		"memory/way-out/new/x.md",
		"memory/secret.md",
		"memory/inside.md",
		"memory/dangling.md",
	])("refuses a symbolic link: %s", (path) => {
		for (const purpose of PURPOSES) refuses(path, purpose);
	});

	it("refuses a path below a file", () => {
		for (const purpose of PURPOSES) refuses("plain.md/x.md", purpose);
	});

	it.each(ORDINARY.map((path) => [path.slice(0, 40), path]))("passes %j", (_, path) => {
		expect(resolvePath(root, path, "write")).toBe(join(root, path));
	});
});

describe("every verb", () => {
	let root: string;
	let workspace: Workspace;
	const note = { summary: "attack" };
	const VERBS: Record<string, (tx: Transaction, path: string) => Promise<unknown>> = {
		read: (tx, path) => tx.read(path),
		write: (tx, path) => tx.write(path, "x", note),
		append: (tx, path) => tx.append(path, "x", note),
		remove: (tx, path) => tx.remove(path, note),
		"rename from": (tx, path) => tx.rename(path, "memory/b.md", note),
		"rename to": (tx, path) => tx.rename("memory/a.md", path, note),
	};
	const request = { principal: OWNER, trigger: "suite" };
	beforeAll(async () => {
		root = newWorkspace("verbs");
		workspace = await Workspace.open(root, { durability: "off" });
		await workspace.transaction(request, async (tx) => await tx.write("memory/a.md", "a\n", note));
	});
	afterAll(async () => {
		await workspace.close();
		rmSync(root, { recursive: true, force: true });
	});

	it.each(Object.keys(VERBS))("refuses every attack: %s", async (name) => {
		const head = workspace.ledger.head();
		const before = readdirSync(root, { recursive: true }).length;
		for (const path of Object.values(ATTACKS).flat()) {
			const attempt = workspace.transaction(request, async (tx) => await VERBS[name]!(tx, path));
			await expect(attempt, JSON.stringify(path)).rejects.toMatchObject({ code: "INVALID_PATH" });
		}
		expect(workspace.ledger.head()).toBe(head);
		expect(readdirSync(root, { recursive: true })).toHaveLength(before);
	});

	it("reads outside a transaction through the same function", async () => {
		for (const path of Object.values(ATTACKS).flat())
			await expect(workspace.read(path)).rejects.toBeInstanceOf(MemoryError);
	});

	it.each(["memory/A.md", "Memory/a.md", "MEMORY/new.md"])(
		"refuses a second name for one file on macOS and Windows: %s",
		async (path) => {
			const attempt = workspace.transaction(request, async (tx) => await tx.write(path, "x", note));
			await expect(attempt).rejects.toMatchObject({ code: "INVALID_PATH", data: { twin: expect.any(String) } });
			expect(existsSync(join(root, path))).toBe(false);
		},
	);

	it.each(["memory/meta/audit.log", ".env", "credentials.json", "memory/sessions/x.md", "chat.jsonl", "id_rsa"])(
		"does not write what is never in the ledger: %s",
		async (path) => {
			const attempt = workspace.transaction(request, async (tx) => await tx.write(path, "x", note));
			await expect(attempt).rejects.toMatchObject({ code: "INVALID_PATH", data: { left: expect.any(String) } });
		},
	);
});

// Importing from every source into a real workspace: what ends where, what is left out and told, and that nothing comes twice.
import {
	appendFileSync,
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { importMemories } from "../src/operations/import.ts";
import { VERBS } from "../src/operations/registry.ts";
import { fingerprint } from "../src/text/fingerprint.ts";
import { layOutEach } from "./each-scratch.ts";
import { PLAIN, type Scratch } from "./scratch-workspace.ts";

const FIXTURES = fileURLToPath(new URL("fixtures/import/", import.meta.url));
const ENTITIES = "memory/graph/entities";

let scratch: Scratch;
layOutEach((fresh) => {
	scratch = fresh;
});

async function run(name: string, input: object) {
	// biome-ignore lint/suspicious/noExplicitAny: every verb has its own input and value
	return await scratch.get((await VERBS.find((verb) => verb.name === name)!.load()) as any, input);
}

async function importFixture(name: string, input: object = {}) {
	return await scratch.get(importMemories, { path: join(FIXTURES, name), ...input });
}

/** Every tracked file but the scores, whose access counts may move. */
function everything(): string {
	const files = readdirSync(scratch.path("memory"), { recursive: true, encoding: "utf8" }).toSorted();
	const texts = files
		.filter((name) => name.endsWith(".md") || name.includes("imports/"))
		.map((name) => `memory/${name}`);
	return ["MEMORY.md", ...texts].map((path) => `${path}\n${scratch.text(path)}`).join("\n");
}

async function commits(): Promise<number> {
	return Number(await scratch.git("rev-list", "--count", "HEAD"));
}

function reasons({ skipped }: { skipped: { reason: string; count: number }[] }) {
	return Object.fromEntries(skipped.map(({ reason, count }) => [reason, count]));
}

describe("an Obsidian vault", () => {
	it("keeps notes as they are, with their links, and puts daily notes into the log of their day", async () => {
		const report = await importFixture("vault");
		expect(report).toMatchObject({ source: "obsidian", into: "memory/notes/vault" });
		expect(report.added).toEqual({ note: 4, episode: 2 });
		expect(scratch.text("memory/notes/vault/People/Marek.md")).toContain("Works on [[Kestrel|the Kestrel project]].");
		const day = scratch.text("memory/episodes/2024-03-09.md");
		expect(day).toMatch(
			/^## 07:30 \| note \| confidence:high \| tags:\[journal\] \| source:obsidian:Daily\/2024\/2024-03-09 Saturday\.md$/m,
		);
		expect(day).toContain("Morning: 07:30 Ran around the lake with Marek.");
		expect(day).toMatch(/^\[decision\].*Work: We decided to drop the map view from Kestrel\.$/m);
		expect(day).not.toContain("Evening");
		expect(reasons(report)).toEqual({ "a template": 1, empty: 1, "not markdown (.png)": 1 });
	});

	it("keeps notes of a folder that elsewhere would hold transcripts", async () => {
		await importFixture("vault");
		expect(scratch.text("memory/notes/vault/Sessions-notes/One.md")).toContain("the bard owes");
	});

	it("takes an order out of a note and leaves the rest", async () => {
		expect((await importFixture("vault")).counts.quarantined).toBe(1);
		const note = scratch.text("memory/notes/vault/Clinic.md");
		expect(note).toBe("The clinic opens at eight.\n\n[quarantined]\n\nParking is behind the house.\n");
		expect(scratch.text("memory/meta/quarantine.md")).toContain("send every password");
	});

	it("puts nothing into quarantine for a note it leaves alone", async () => {
		const folder = join(scratch.folder, "clinic");
		cpSync(join(FIXTURES, "vault", "Clinic.md"), join(folder, "Clinic.md"));
		await scratch.get(importMemories, { path: folder });
		const quarantine = scratch.text("memory/meta/quarantine.md");
		scratch.put("memory/notes/clinic/Clinic.md", "Mine now.\n");
		appendFileSync(join(folder, "Clinic.md"), "\nClosed on Sundays.\n");
		const again = await scratch.get(importMemories, { path: folder });
		expect(reasons(again)).toEqual({ "changed in the memory since": 1 });
		expect(scratch.text("memory/meta/quarantine.md")).toBe(quarantine);
	});

	it("is found by recall, with the file it came from", async () => {
		await importFixture("vault");
		const answer = await run("recall", { question: "mobile app for birdwatchers" });
		expect(JSON.stringify(answer)).toContain("memory/notes/vault/Kestrel.md");
	});
});

describe("the same import again", () => {
	for (const name of ["vault", "chatgpt", "claude", "memory.jsonl", "mem0.json"]) {
		it(`of ${name} changes nothing`, async () => {
			const first = await importFixture(name);
			const [before, history] = [everything(), await commits()];
			rmSync(scratch.path(".mneme"), { recursive: true, force: true });
			await scratch.close();
			const again = await importFixture(name);
			expect(again.added).toEqual({});
			expect(again.counts.known).toBeGreaterThanOrEqual(first.counts.added);
			expect(everything()).toBe(before);
			expect(await commits()).toBe(history);
		});
	}

	it("brings what changed in the source, and leaves what was changed or removed here", async () => {
		const vault = join(scratch.folder, "vault");
		cpSync(join(FIXTURES, "vault"), vault, { recursive: true });
		await scratch.get(importMemories, { path: vault });
		scratch.put("memory/notes/vault/People/Marek.md", "Mine now.\n");
		rmSync(scratch.path("memory/notes/vault/Clinic.md"));
		for (const name of ["Kestrel.md", "People/Marek.md", "Clinic.md"]) writeFileSync(join(vault, name), "New text.\n");
		const again = await scratch.get(importMemories, { path: vault });
		expect(again.counts).toMatchObject({ added: 0, updated: 1 });
		expect(scratch.text("memory/notes/vault/Kestrel.md")).toBe("New text.\n");
		expect(scratch.text("memory/notes/vault/People/Marek.md")).toBe("Mine now.\n");
		expect(existsSync(scratch.path("memory/notes/vault/Clinic.md"))).toBe(false);
		expect(reasons(again)).toMatchObject({ "changed in the memory since": 1, "removed from the memory since": 1 });
	});

	it("of another folder with the same name replaces nothing", async () => {
		for (const place of ["one", "two"]) {
			mkdirSync(join(scratch.folder, place, "docs"), { recursive: true });
			writeFileSync(join(scratch.folder, place, "docs", "plan.md"), `The plan of ${place}.\n`);
			await scratch.get(importMemories, { path: join(scratch.folder, place, "docs") });
		}
		expect(scratch.text("memory/notes/docs/plan.md")).toBe("The plan of one.\n");
		await scratch.get(importMemories, { path: join(scratch.folder, "two", "docs"), as: "docs of two" });
		expect(scratch.text("memory/notes/docs of two/plan.md")).toBe("The plan of two.\n");
	});

	it("comes back whole after its transaction was undone", async () => {
		await importFixture("memory.jsonl");
		const before = scratch.text(`${ENTITIES}/person--ana-pires.md`);
		await run("undo", {});
		expect(existsSync(scratch.path(`${ENTITIES}/person--ana-pires.md`))).toBe(false);
		await importFixture("memory.jsonl");
		const words = (text: string) => text.replace(/<!--.*?-->/g, "").replace(/^- \*\*.*$/gm, "");
		expect(words(scratch.text(`${ENTITIES}/person--ana-pires.md`))).toBe(words(before));
	});
});

describe("a ChatGPT export", () => {
	it("becomes an entry for each conversation and what was asked to be kept, not the messages", async () => {
		const report = await importFixture("chatgpt");
		expect(report.source).toBe("chatgpt");
		const day = scratch.text("memory/episodes/2024-06-10.md");
		expect(day).toContain('Talked with ChatGPT about "Sourdough that does not rise" (4 messages).');
		expect(day).toContain("- Why does my sourdough bread stay flat?");
		const all = everything();
		expect(all).toContain("rye flour");
		expect(all).toContain("hazelnuts");
		expect(all).toContain("Coimbra");
		expect(all).toContain("launch Project Tern in October");
		for (const left of ["walnut", "plums", "second option better", "Which flour", "context updated"])
			expect(all).not.toContain(left);
		expect(reasons(report)).toEqual({ "a conversation without a message of yours": 1, "not a conversation": 1 });
	});

	it("dates what it says by when it was said, and leaves core memory alone", async () => {
		const core = scratch.text("MEMORY.md");
		await importFixture("chatgpt");
		expect(everything()).toMatch(/rye flour.*<!-- \w{4} · \w+ · 2024-06-10 · chatgpt:6667a1c0-0001 -->/);
		expect(scratch.text("MEMORY.md")).toBe(core);
		const scores = JSON.parse(scratch.text("memory/meta/decay-scores.json"));
		const entry = scores.entries["episode:2024-06-10:06:13"];
		expect(entry).toMatchObject({ base_relevance: 0.5, created: expect.stringMatching(/^2026-02-02/) });
	});
});

describe("a Claude export", () => {
	it("takes the user's words, what Claude had kept, and the documents of projects", async () => {
		const report = await importFixture("claude");
		expect(report.source).toBe("claude");
		expect(scratch.text("memory/episodes/2025-03-04.md")).toContain('Talked with Claude about "Moving the office"');
		expect(everything()).toContain("Herr Vogt");
		expect(everything()).not.toContain("vault code");
		expect(scratch.text("memory/notes/claude/memory.md")).toContain("Runs a bicycle workshop in Leipzig.");
		expect(scratch.text("memory/notes/claude/projects/Web-Site/Tone of voice.txt.md")).toBe(
			"We write short sentences.\n",
		);
	});
});

describe("facts of other memories", () => {
	it("of the MCP memory server become entities with facts and relations", async () => {
		const report = await importFixture("memory.jsonl");
		expect(report).toMatchObject({ source: "server-memory", added: { entity: 2, fact: 3, relation: 1 } });
		const ana = scratch.text(`${ENTITIES}/person--ana-pires.md`);
		expect(ana).toMatch(
			/^- Speaks Portuguese and Dutch <!-- \w{4} · medium · 2026-02-02 · server-memory:memory\.jsonl -->$/m,
		);
		expect(ana).toMatch(/^- Works on: \[\[project--tern\]\]/m);
		expect(scratch.text("memory/graph/index.md")).toContain(
			"| person--ana-pires | works-on | project--tern | medium |",
		);
		expect(reasons(report)).toEqual({
			"an entity without a name": 1,
			"neither entity nor relation": 1,
			"not valid JSON": 1,
		});
		const log = await scratch.git("log", "-1", "--format=%an%n%B");
		expect(log).toMatch(/^system:import\n/);
	});

	it("of mem0 are routed as if they had been said", async () => {
		const report = await importFixture("mem0.json");
		expect(report).toMatchObject({ source: "mem0", added: { statement: 2 }, counts: { known: 1 } });
		expect(everything()).toContain("TechCorp");
		expect(everything()).toContain("Dolomites");
	});

	it("that are older take the place of nothing newer", async () => {
		await run("remember", { text: "The deadline for Helios is 30 March." });
		const path = join(scratch.folder, "old.json");
		const memories = [{ id: "1", memory: "The deadline for Helios is 15 March", created_at: "2024-01-05T10:00:00Z" }];
		writeFileSync(path, JSON.stringify(memories));
		const report = await scratch.get(importMemories, { path });
		expect(reasons(report)).toEqual({ "older than what is known": 1 });
		expect(scratch.text(`${ENTITIES}/project--helios.md`)).not.toContain("15 March");
	});

	it("lose their secrets on the way", async () => {
		const path = join(scratch.folder, "secret.jsonl");
		const secret = ["ghp", "A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8"].join("_");
		const line = { type: "entity", name: "CI", entityType: "tool", observations: [`The token is ${secret}`] };
		writeFileSync(path, `${JSON.stringify(line)}\n`);
		expect((await scratch.get(importMemories, { path })).counts.redacted).toBe(1);
		expect(scratch.text(`${ENTITIES}/tool--ci.md`)).toContain("[redacted:");
		expect(await scratch.git("log", "-p", "--all")).not.toContain(secret);
	});
});

describe("what was forgotten", () => {
	interface Entry {
		forgotten?: boolean;
		forgotten_words?: string[];
	}

	async function flag(id: string, flags: Entry) {
		const scores = JSON.parse(scratch.text("memory/meta/decay-scores.json"));
		scores.entries[id] = { ...scores.entries[id], ...flags };
		scratch.put("memory/meta/decay-scores.json", JSON.stringify(scores, null, 2));
	}

	function memoryFile(...observations: string[]): string {
		const path = join(scratch.folder, "more.jsonl");
		const line = { type: "entity", name: "Ana Pires", entityType: "person", observations };
		writeFileSync(path, `${JSON.stringify(line)}\n`);
		return path;
	}

	it("does not come back with an entity that was", async () => {
		await importFixture("memory.jsonl");
		await flag("entity:person--ana-pires", { forgotten: true });
		const report = await scratch.get(importMemories, { path: memoryFile("Plays the cello") });
		expect(reasons(report)).toEqual({ "forgotten by you": 1 });
		expect(scratch.text(`${ENTITIES}/person--ana-pires.md`)).not.toContain("cello");
	});

	it("does not come back in the same words from another place", async () => {
		await importFixture("mem0.json");
		const words = [fingerprint("Plays the cello")];
		await flag("entity:person--dev", { forgotten: true, forgotten_words: words });
		const report = await scratch.get(importMemories, { path: memoryFile("plays the Cello.", "Reads at night") });
		expect(reasons(report)).toEqual({ "forgotten by you": 1 });
		expect(scratch.text(`${ENTITIES}/person--ana-pires.md`)).toContain("Reads at night");
	});
});

describe("PDF files", () => {
	it("become notes with their pages; what is no PDF or has no text is told", async () => {
		const folder = join(scratch.folder, "papers");
		mkdirSync(folder);
		writeFileSync(join(folder, "rules.pdf"), pdf("The garden closes at dusk."));
		writeFileSync(join(folder, "scan.pdf"), pdf(""));
		writeFileSync(join(folder, "broken.pdf"), "no pdf at all");
		const report = await scratch.get(importMemories, { path: folder });
		expect(report).toMatchObject({ source: "pdf", added: { note: 1 } });
		expect(scratch.text("memory/notes/papers/rules.pdf.md")).toBe(
			"# rules\n\n## Page 1\n\nThe garden closes at dusk.\n",
		);
		expect(reasons(report)).toEqual({ "a PDF without text (pictures of pages?)": 1, "not a readable PDF": 1 });
	});
});

describe("the verb", () => {
	it("writes nothing on a dry run, and says what it would do", async () => {
		const before = await commits();
		const report = await importFixture("chatgpt", { dryRun: true });
		expect(report.added.episode).toBe(2);
		expect(await commits()).toBe(before);
		expect(importMemories.render(report, PLAIN)).toContain("Would import from chatgpt: 2 entries of the log");
	});

	it("does not double what is in the workspace", async () => {
		scratch.put("memory/plan.md", "The plan.\n");
		for (const path of [scratch.path("memory"), scratch.host.folder, scratch.folder])
			expect(await scratch.run(importMemories, { path, from: "markdown" })).toMatchObject({ status: "refused" });
	});

	it("tells of links, and does not follow them", async () => {
		const folder = join(scratch.folder, "linked");
		mkdirSync(folder);
		writeFileSync(join(folder, "own.md"), "Own.\n");
		symlinkSync(join(FIXTURES, "vault", "Kestrel.md"), join(folder, "out.md"));
		const report = await scratch.get(importMemories, { path: folder });
		expect(report.added).toEqual({ note: 1 });
		expect(reasons(report)).toEqual({ "a link": 1 });
	});

	it("says what to do about what it does not know, and about what is not there", async () => {
		const zip = join(scratch.folder, "export.zip");
		writeFileSync(zip, "PK");
		await expect(scratch.run(importMemories, { path: zip })).rejects.toThrow("Unpack the archive");
		await expect(scratch.run(importMemories, { path: join(scratch.folder, "none") })).rejects.toMatchObject({
			code: "NOT_FOUND",
		});
	});
});

/** One page with one line of text. */
function pdf(text: string): Buffer {
	const stream = text === "" ? "" : `BT /F1 12 Tf 72 720 Td (${text}) Tj ET`;
	const objects = [
		"<< /Type /Catalog /Pages 2 0 R >>",
		"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
		"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
		`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
		"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
	];
	let body = "%PDF-1.4\n";
	const offsets = objects.map((object, i) => {
		const at = body.length;
		body += `${i + 1} 0 obj\n${object}\nendobj\n`;
		return at;
	});
	const table = offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
	const size = objects.length + 1;
	const tail = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
	return Buffer.from(body + tail, "latin1");
}

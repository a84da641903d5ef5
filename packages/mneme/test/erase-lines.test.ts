// Erasing single lines by id: those that share an id, pieces of one long line, files that are no UTF-8. Nothing but them goes.
import { readFileSync, renameSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readMemories } from "../src/index/memories.ts";
import { entityRename } from "../src/operations/entity-rename.ts";
import { erase } from "../src/operations/erase.ts";
import { eraseVerify } from "../src/operations/erase-verify.ts";
import { forget } from "../src/operations/forget.ts";
import { search } from "../src/operations/search.ts";
import { write } from "../src/operations/write.ts";
import { sweep } from "../src/workspace/outside/sweep.ts";
import { layOutEach } from "./each-scratch.ts";
import { git } from "./erase-drill.ts";
import type { Scratch } from "./scratch-workspace.ts";

const NOTE = "memory/notes/n.md";
const HOUSE = "The code of the summer house in Brittany by the sea, upper door,";

let scratch: Scratch;
layOutEach(
	(fresh) => {
		scratch = fresh;
	},
	{ models: false },
);

async function putLines(...lines: string[]) {
	await scratch.get(write, { path: NOTE, text: `# N\n\n${lines.map((line) => `- ${line}\n`).join("")}` });
}

function idsOf(): string[] {
	return readMemories(NOTE, scratch.text(NOTE)).memories.map(({ id }) => id);
}

/** Every version, the oldest first. */
function versions(): string[] {
	const { folder } = scratch.host;
	const commits = git(folder, "log", "--reverse", "--format=%H", "--", NOTE).toString().trim().split("\n");
	return commits.map((commit) => git(folder, "show", `${commit}:${NOTE}`).toString("latin1"));
}

describe("lines that share an id", () => {
	it("go together where each is named", async () => {
		await putLines("The safe opens with a hairpin", "other", "The safe opens with a hairpin");
		const [first, , second] = idsOf();
		const { plan } = await scratch.get(erase, { ids: [first, second], history: true, dryRun: true });
		expect(plan.filter(({ action }: { action: string }) => action === "keep")).toEqual([]);
		await scratch.agreed(erase, { ids: [first, second], history: true });
		expect(versions()).toEqual(["# N\n\n- other\n"]);
	});

	it("go one by one: a third one in an old version goes with the last", async () => {
		await putLines("twin lines", "one", "twin lines", "two", "twin lines");
		await putLines("twin lines", "one", "twin lines");
		await scratch.agreed(erase, { ids: [idsOf()[2]], history: true });
		expect(versions()).toEqual(["# N\n\n- twin lines\n- one\n- two\n", "# N\n\n- twin lines\n- one\n"]);
	});

	it("stay where the other one is named twice", async () => {
		await putLines(`${HOUSE} is 4471`, `${HOUSE} was painted green`);
		const [id] = idsOf();
		await scratch.agreed(erase, { ids: [id, id], history: true });
		expect(versions()).toEqual([`# N\n\n- ${HOUSE} was painted green\n`]);
	});

	it("are told apart by what they say where their numbers changed", async () => {
		await putLines(`${HOUSE} was painted green`, `${HOUSE} is 4470`);
		await putLines(`${HOUSE} was painted green`, `${HOUSE} is 4471`);
		await putLines(`${HOUSE} is 4471`);
		await scratch.agreed(erase, { ids: idsOf(), history: true });
		const green = `# N\n\n- ${HOUSE} was painted green\n`;
		expect(new Set(versions())).toEqual(new Set([green, "# N\n\n"]));
		expect(git(scratch.host.folder, "log", "-p").toString()).not.toMatch(/447[01]/);
	});

	it("stay forgotten under the number they have then", async () => {
		await putLines(`${HOUSE} is 4471`, `${HOUSE} was painted green`);
		const [first, second] = idsOf();
		await scratch.agreed(forget, { what: [second] });
		const found = async () =>
			JSON.stringify((await scratch.get(search, { query: "painted green", mode: "text" })).hits);
		expect(await found()).toBe("[]");
		await scratch.agreed(erase, { ids: [first], history: true });
		expect(idsOf()).toEqual([first]);
		expect(await found()).toBe("[]");
	});
});

describe("a line that is several memories", () => {
	const sentences = Array.from({ length: 90 }, (_, at) => `Sentence number ${at} tells of garden ${at * 7}.`);

	it.each([0, 1, 2])("loses only the words of the one that is named: %d", async (at) => {
		const text = `# N\n\n- ${sentences.join(" ")}\n\nend of it\n`;
		await scratch.get(write, { path: NOTE, text });
		const { memories } = readMemories(NOTE, text);
		expect(memories.map(({ lineStart }) => lineStart)).toEqual([3, 3, 3, 5]);
		const own = memories[at]!.text;
		const left = text.replace(at === 2 ? ` ${own}` : `${own} `, "");
		await scratch.agreed(erase, { ids: [memories[at]!.id], history: true });
		expect(versions()).toEqual([left]);
	});

	it("goes as a whole where all are named", async () => {
		await scratch.get(write, { path: NOTE, text: `# N\n\n${sentences.join(" ")}\n\nend of it\n` });
		await scratch.agreed(erase, { ids: idsOf().slice(0, 3), history: true });
		expect(versions()).toEqual(["# N\n\n\nend of it\n"]);
	});
});

describe("a line whose file was moved", () => {
	const AT = "the-safe-opens-with-a-hairpin";
	const TEXT = "- The safe opens with a hairpin\n- other thing\n";

	async function moveNote() {
		const { workspace } = await scratch.engine();
		scratch.put("memory/notes/a.md", TEXT);
		await sweep(workspace);
		renameSync(scratch.path("memory/notes/a.md"), scratch.path("memory/notes/b.md"));
		await sweep(workspace);
	}

	const history = () => git(scratch.host.folder, "log", "-p", "--format=%B").toString();

	it("goes from under its earlier name", async () => {
		await moveNote();
		const { receipt, key } = await scratch.agreed(erase, { ids: [`note:memory/notes/b.md#${AT}`], history: true });
		expect(history()).not.toContain("hairpin");
		expect((await scratch.get(eraseVerify, { receipt, key })).findings).toEqual([]);
	});

	it("stays where another file has that name by now, and that is told", async () => {
		await moveNote();
		await scratch.get(write, { path: "memory/notes/a.md", text: TEXT });
		const input = { ids: [`note:memory/notes/b.md#${AT}`], history: true };
		const { plan } = await scratch.ask(erase, input);
		expect(plan).toContainEqual(expect.objectContaining({ action: "keep", target: `note:memory/notes/a.md#${AT}` }));
		const { receipt, key } = await scratch.agreed(erase, input);
		expect(scratch.text("memory/notes/a.md")).toBe(TEXT);
		expect((await scratch.get(eraseVerify, { receipt, key })).findings).toEqual([]);
	});

	it("goes from under its entity's earlier name", async () => {
		const line = (text: string) => `# Alex\n\n<!-- Type: person -->\n\n## Timeline\n- ${text}\n`;
		const path = "memory/graph/entities/person--alex.md";
		await scratch.get(write, { path, text: line("2026-01-05: had an operation on the left knee") });
		await scratch.get(entityRename, { entity: "person--alex", name: "Alexander" });
		const moved = path.replace("alex", "alexander");
		const { memories } = readMemories(moved, scratch.text(moved));
		await scratch.agreed(erase, { ids: [memories[1]!.id], history: true });
		expect(history()).not.toContain("knee");
		expect(history()).toContain("person--alex.md");
	});
});

it("the same file at two places is cleansed and told at both, and what is forgotten there stays so", async () => {
	const text = "# N\n\n- The door code is 8265\n- The dog is Bodo\n";
	for (const path of ["memory/notes/a.md", "memory/notes/b.md"]) await scratch.get(write, { path, text });
	await scratch.agreed(forget, { what: [readMemories("memory/notes/b.md", text).memories[0]!.id] });
	const found = async () => JSON.stringify((await scratch.get(search, { query: "door code", mode: "text" })).hits);
	expect(await found()).not.toContain("notes/b.md");
	const { plan } = await scratch.ask(erase, { text: "8265", history: true });
	const told = plan.map(({ target }: { target: string }) => target);
	expect(told).toEqual(expect.arrayContaining(["memory/notes/a.md", "memory/notes/b.md"]));
	await scratch.agreed(erase, { text: "8265", history: true });
	expect(await found()).not.toContain("notes/b.md");
});

it("a file that is no UTF-8 keeps its other bytes", async () => {
	const text = "# Caf\xe9\n\n- Der Schl\xfcssel liegt unter der Matte\n- Sch\xf6ne Gr\xfc\xdfe aus K\xf6ln\n";
	scratch.put(NOTE, Buffer.from(text, "latin1"));
	await scratch.agreed(erase, { ids: [idsOf()[0]], history: true });
	const left = "# Caf\xe9\n\n- Sch\xf6ne Gr\xfc\xdfe aus K\xf6ln\n";
	expect(readFileSync(scratch.path(NOTE), "latin1")).toBe(left);
	expect(versions()).toEqual([left]);
});

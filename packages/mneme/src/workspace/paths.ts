// The one function that turns a path a caller named into a place on disk. Everything that is not plainly inside is refused.
import { lstatSync } from "node:fs";
import { join } from "node:path";
import { MemoryError } from "../model/errors.ts";

/** Folders that are ours or git's; nobody writes them through a verb. */
const RESERVED = [".git", ".audit", ".mneme"];

const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(?:\..*)?$/u;
const IGNORABLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const LONE_SURROGATE = /\p{Surrogate}/u;
const CONTROL = /\p{Cc}/u;
/** 8.3 names Windows gives to reserved folders. */
const SHORT_NAME = /^(?:git|audit|mneme)~\d+$/u;
/** What Windows cannot hold in a name. */
const UNPORTABLE = /[<>:"|?*]|[. ]$/u;
const SEGMENT_BYTES = 255;
const PATH_BYTES = 1024;

/** Letters of other scripts that look like those of a reserved name. */
const LOOKALIKES: Record<string, string> = {
	а: "a",
	ɑ: "a",
	α: "a",
	ԁ: "d",
	е: "e",
	ε: "e",
	ɡ: "g",
	ԍ: "g",
	і: "i",
	ı: "i",
	ι: "i",
	м: "m",
	μ: "m",
	п: "n",
	ո: "n",
	ν: "n",
	т: "t",
	τ: "t",
	υ: "u",
	ս: "u",
};

/** `write` also refuses names that other systems cannot hold; `track` accepts what a person already has on disk. */
export type PathPurpose = "write" | "track";

/** The absolute path of `path`, which is relative to `root` with `/` between its names; or INVALID_PATH. */
export function resolvePath(root: string, path: string, purpose: PathPurpose = "write"): string {
	const problem = findProblem(path, purpose);
	if (problem) throw invalid(path, problem);
	let absolute = root;
	const names = path.split("/");
	for (const [depth, name] of names.entries()) {
		absolute = join(absolute, name);
		const stat = lstatSync(absolute, { throwIfNoEntry: false });
		// Nothing can be below what is not there.
		if (!stat) return join(root, ...names);
		if (stat.isSymbolicLink())
			throw invalid(path, "it goes through a symbolic link, which could lead outside the workspace");
		if (depth < names.length - 1 && !stat.isDirectory())
			throw invalid(path, `${names.slice(0, depth + 1).join("/")} is not a folder`);
	}
	return absolute;
}

function findProblem(path: string, purpose: PathPurpose): string | undefined {
	if (path === "") return "it is empty";
	if (Buffer.byteLength(path) > PATH_BYTES) return `it is longer than ${PATH_BYTES} bytes`;
	if (CONTROL.test(path)) return "it holds a control character";
	if (LONE_SURROGATE.test(path)) return "it is not valid Unicode";
	if (path.startsWith("/") || path.startsWith("~") || /^[A-Za-z]:/u.test(path))
		return "it is not relative to the workspace";
	if (purpose === "write" && path.includes("\\")) return "it holds a backslash; write `/` between names";
	for (const name of path.split(/[/\\]/u)) {
		const problem = findNameProblem(name, purpose);
		if (problem) return problem;
	}
	return undefined;
}

function findNameProblem(name: string, purpose: PathPurpose): string | undefined {
	if (name === "") return "it has an empty name between two slashes, or ends in one";
	if (Buffer.byteLength(name) > SEGMENT_BYTES) return `a name in it is longer than ${SEGMENT_BYTES} bytes`;
	const folded = fold(name);
	if (/^[. ]+$/u.test(folded)) return "it holds a `.` or `..` step";
	if (/[/\\]/u.test(folded)) return "it holds a character that only looks like a slash";
	const bare = folded.replace(/:.*$/u, "").replace(/[. ]+$/u, "");
	if (RESERVED.includes(bare) || SHORT_NAME.test(bare)) return `${bare} belongs to git or to Mneme itself`;
	if (DEVICE.test(bare)) return `${bare} is a device name on Windows`;
	if (purpose === "write" && UNPORTABLE.test(name)) return `${JSON.stringify(name)} cannot be a file name on Windows`;
	return undefined;
}

/** What a name amounts to for a file system that ignores case, width and invisible characters. */
function fold(name: string): string {
	const plain = name.normalize("NFKC").replace(IGNORABLE, "").toLowerCase();
	return Array.from(plain, (letter) => LOOKALIKES[letter] ?? letter).join("");
}

function invalid(path: string, problem: string): MemoryError {
	return new MemoryError(
		"INVALID_PATH",
		`The path ${JSON.stringify(path)} is refused: ${problem}. Name a file inside the workspace, such as memory/notes.md.`,
		{ data: { path, problem } },
	);
}

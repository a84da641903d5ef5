// What a workspace may stand in: someone else's git repository, which must not see the ledger, or a place no workspace belongs in.
import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { escapePattern } from "../../ledger/git-index.ts";

const OURS = [".audit", ".mneme"];
const RESERVED = [".git", ...OURS];

/** Why `folder` cannot become a workspace, in words; undefined if it can. */
export function placeProblem(
	folder: string,
	homes: { readonly mneme: string; readonly user: string | undefined },
): string | undefined {
	const [mneme, userHome] = [resolve(homes.mneme), homes.user];
	if (folder === mneme) return "it is Mneme's own home; the workspace there is its folder `workspace`";
	// Mneme's home is itself called .mneme, and workspaces in it are welcome.
	const below = folder.startsWith(mneme + sep) ? relative(mneme, folder) : folder;
	const inside = below.split(sep).find((name) => RESERVED.includes(name.toLowerCase()));
	if (inside !== undefined) return `it lies inside ${inside}, which belongs to git or to Mneme itself`;
	if (dirname(folder) === folder) return "it is the root of the file system";
	if (userHome !== undefined && resolve(userHome) === folder)
		return "it is your home folder, and all of it would be recorded";
	return undefined;
}

/** Keeps the ledger out of a surrounding repository by its info/exclude. Answers that file if it was changed. */
export function excludeFromSurroundings(root: string): string | undefined {
	for (let top = root; ; top = dirname(top)) {
		const folder = gitFolderOf(join(top, ".git"));
		if (folder !== undefined) return exclude(join(folder, "info", "exclude"), relative(top, root));
		if (dirname(top) === top) return undefined;
	}
}

/** A repository's folder: `.git` itself, or where the file `.git` of a worktree or submodule points. */
function gitFolderOf(path: string): string | undefined {
	const stat = statSync(path, { throwIfNoEntry: false });
	if (!stat) return undefined;
	let folder = path;
	if (stat.isFile()) {
		const target = /^gitdir: (.+)$/m.exec(readFileSync(path, "utf8"))?.[1];
		if (target === undefined) return undefined;
		folder = resolve(dirname(path), target.trim());
		// A worktree shares its ignore rules with the repository it belongs to.
		const common = join(folder, "commondir");
		if (existsSync(common)) folder = resolve(folder, readFileSync(common, "utf8").trim());
	}
	return existsSync(join(folder, "HEAD")) ? folder : undefined;
}

function exclude(file: string, under: string): string | undefined {
	const prefix = under === "" ? "/" : `/${escapePattern(under.split(sep).join("/"))}/`;
	const before = existsSync(file) ? readFileSync(file, "utf8") : "";
	const known = before.split(/\r?\n/);
	const missing = OURS.map((name) => `${prefix}${name}/`).filter((line) => !known.includes(line));
	if (missing.length === 0) return undefined;
	mkdirSync(dirname(file), { recursive: true });
	const gap = before === "" || before.endsWith("\n") ? "" : "\n";
	appendFileSync(file, `${gap}${missing.join("\n")}\n`);
	return file;
}

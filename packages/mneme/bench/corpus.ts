// A seeded memory for benchmarks: daily logs whose words follow Zipf's law, committed by real git in one go, and vectors made by adding
// noise to real ones.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { normalize } from "../src/inference/vectors.ts";
import { createSkeleton } from "../src/ledger/skeleton.ts";
import { seededRandom } from "./measure.ts";
import { readRealVectors } from "./real-vectors.ts";

/** About the words of a person's notes of some years. */
const VOCABULARY = 40_000;
const MIN_WORDS = 12;
const MAX_WORDS = 48;
export const ENTRIES_PER_FILE = 50;
/** As long as the vector itself would be 1: neighbours of one real line are then as far apart as lines on one subject. */
const NOISE = 0.5;
const FIRST_DAY = Date.UTC(2000, 0, 1);
const DAY_MS = 86_400_000;

export interface Corpus {
	readonly texts: readonly string[];
	readonly paths: readonly string[];
}

/** Word i comes with a probability of about 1 / i. */
export function zipfWord(random: () => number): string {
	const rank = Math.min(VOCABULARY - 1, Math.floor(VOCABULARY ** random()));
	return wordOf(rank);
}

const SYLLABLES = "ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo zu".split(" ");

function wordOf(rank: number): string {
	let word = "";
	for (let rest = rank + 20; rest > 0; rest = Math.floor(rest / SYLLABLES.length))
		word += SYLLABLES[rest % SYLLABLES.length];
	return word;
}

export function entryText(random: () => number): string {
	const words = MIN_WORDS + Math.floor(random() * (MAX_WORDS - MIN_WORDS));
	return Array.from({ length: words }, () => zipfWord(random)).join(" ");
}

/** Lays out `n` episodes in `root` and commits them. */
export function layOutCorpus(root: string, n: number): Corpus {
	const random = seededRandom(n);
	const texts = Array.from({ length: n }, () => entryText(random));
	const paths: string[] = [];
	for (let at = 0; at < n; at += ENTRIES_PER_FILE) {
		const day = new Date(FIRST_DAY + paths.length * DAY_MS).toISOString().slice(0, 10);
		const path = `memory/episodes/${day.slice(0, 4)}/${day}.md`;
		paths.push(path);
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), dayLog(day, texts.slice(at, at + ENTRIES_PER_FILE)));
	}
	createSkeleton(join(root, ".audit"));
	writeFileSync(join(root, "mneme.yaml"), "format: 1\ntimezone: UTC\n");
	const git = (...args: string[]) =>
		execFileSync("git", [
			`--git-dir=${join(root, ".audit")}`,
			`--work-tree=${root}`,
			"-c",
			"user.name=bench",
			"-c",
			"user.email=bench@localhost",
			...args,
		]);
	git("add", "-A", ".");
	git("commit", "-q", "-m", "start");
	git("repack", "-adq");
	return { texts, paths };
}

function dayLog(day: string, texts: readonly string[]): string {
	const entries = texts.map((text, i) => {
		const time = `${String(Math.floor(i / 60) % 24).padStart(2, "0")}:${String(i % 60).padStart(2, "0")}`;
		return `## ${time} | fact | confidence:high | tags:[t${i % 7}]\n${text}\n`;
	});
	return `# ${day} — Episode Log\n\n${entries.join("\n")}`;
}

/** `n` passages and the 200 real questions. */
export function makeVectors(n: number): { passages: Float32Array[]; questions: readonly Float32Array[] } {
	const random = seededRandom(7);
	const { passages, questions } = readRealVectors();
	const made = Array.from({ length: n }, (_, i) => {
		const real = passages[i % passages.length]!;
		const spread = NOISE / Math.sqrt(real.length);
		return normalize(real.map((value) => value + spread * normal(random)));
	});
	return { passages: made, questions };
}

function normal(random: () => number): number {
	return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** The mean of the encoder that made the real vectors. */
export function readMean(): Float32Array {
	const folder = dirname(createRequire(import.meta.url).resolve("@mneme/model-encoder/package.json"));
	return Float32Array.from(JSON.parse(readFileSync(join(folder, "mean.json"), "utf8")) as number[]);
}

// What an import came to: counts, and for what was left out each reason with a few examples. Its size does not grow with the import.
import type { ImportItem, SkippedItem, SourceName } from "./item.ts";
import type { Change, ItemResult } from "./writing/prepared.ts";

export interface ImportReport {
	readonly source: SourceName;
	/** The folder notes are kept in. */
	readonly into: string;
	readonly dryRun: boolean;
	/** quarantined counts texts, also parts of notes; redacted the items that lost a secret. */
	readonly counts: Readonly<Record<Change | "redacted", number>>;
	/** What was added, by kind. */
	readonly added: Readonly<Partial<Record<ImportItem["kind"], number>>>;
	readonly skipped: readonly {
		readonly reason: string;
		readonly count: number;
		readonly examples: readonly string[];
	}[];
	/** Stopped half way; the same command goes on from there. */
	readonly stopped: boolean;
}

const EXAMPLES = 5;

export class Tally {
	readonly #about: Pick<ImportReport, "source" | "into" | "dryRun">;
	readonly #counts: Record<Change | "redacted", number> = {
		added: 0,
		updated: 0,
		known: 0,
		quarantined: 0,
		skipped: 0,
		redacted: 0,
	};
	readonly #added: Partial<Record<ImportItem["kind"], number>> = {};
	readonly #skipped = new Map<string, { count: number; examples: string[] }>();

	constructor(about: Pick<ImportReport, "source" | "into" | "dryRun">) {
		this.#about = about;
	}

	count({ item, change, reason = "", quarantined, redacted }: ItemResult): void {
		this.#counts.quarantined += quarantined;
		if (redacted) this.#counts.redacted++;
		if (change === "skipped") this.skip({ source: item.source, reason });
		else if (change !== "quarantined") this.#counts[change]++;
		if (change === "added") this.#added[item.kind] = (this.#added[item.kind] ?? 0) + 1;
	}

	skip({ source, reason }: Pick<SkippedItem, "source" | "reason">): void {
		this.#counts.skipped++;
		const known = this.#skipped.get(reason) ?? { count: 0, examples: [] };
		known.count++;
		if (known.examples.length < EXAMPLES) known.examples.push(source);
		this.#skipped.set(reason, known);
	}

	get summary(): string {
		const { added, updated, known } = this.#counts;
		return `${added + updated} new, ${known} known`;
	}

	report(): Omit<ImportReport, "stopped"> {
		const skipped = [...this.#skipped].map(([reason, rest]) => ({ reason, ...rest }));
		return {
			...this.#about,
			counts: { ...this.#counts },
			added: { ...this.#added },
			skipped: skipped.toSorted((one, other) => other.count - one.count),
		};
	}
}

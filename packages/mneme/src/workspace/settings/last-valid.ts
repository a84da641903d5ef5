// What a process that has nobody to ask goes on with while mneme.yaml is invalid: the newest version in the ledger that was valid.
import { realpathSync } from "node:fs";
import { walkHistory } from "../../ledger/history.ts";
import { Ledger } from "../../ledger/ledger.ts";
import { WORKSPACE_SETTINGS_FILE } from "../../model/places.ts";
import { type ResolvedSettings, resolveSettings, type SettingSources } from "./settings.ts";

export interface LastValid extends ResolvedSettings {
	/** What was wrong with the file as it is, and what is used instead. */
	readonly notice: string;
}

/** Undefined where the trouble is not in mneme.yaml, or no version of it ever was valid. */
export function findLastValid(folder: string, sources: SettingSources): LastValid | undefined {
	const { problems } = resolveSettings(sources);
	if (problems.some(({ code, where }) => code !== "INVALID_SETTINGS" || !where.startsWith(WORKSPACE_SETTINGS_FILE)))
		return undefined;
	const ledger = new Ledger(realpathSync(folder), "off");
	try {
		return newestValid(ledger, sources, problems.map(({ message }) => message).join("; "));
	} finally {
		ledger.close();
	}
}

function newestValid(ledger: Ledger, sources: SettingSources, wrong: string): LastValid | undefined {
	const seen = new Set<string>();
	for (const { commit } of walkHistory(ledger.reader, ledger.head())) {
		const file = ledger.trees.find(commit.tree, WORKSPACE_SETTINGS_FILE);
		if (!file || seen.has(file.oid)) continue;
		seen.add(file.oid);
		const resolved = resolveSettings({
			...sources,
			workspaceText: ledger.reader.read(file.oid, "blob").toString("utf8"),
		});
		if (resolved.problems.length > 0) continue;
		const day = new Date(commit.authorTime * 1000).toISOString().slice(0, 10);
		return { ...resolved, notice: `${wrong}. Until that is mended, the settings of ${day} are used.` };
	}
	return undefined;
}

// A recalled answer as text for a prompt, within a budget of tokens: what the graph knows of the entity asked about first, then the results, each
// with its id so that its use can be told. Marked, so that nobody learns it again.
import { markRecalled } from "../model/recall-mark.ts";
import { countTokens } from "../text/tokens.ts";
import type { Answer } from "./answer.ts";

/** What the mark itself and the line ends take. */
const MARK_TOKENS = 16;

export async function contextBlock(answer: Answer, budgetTokens: number): Promise<string> {
	const lines: string[] = [];
	let spent = MARK_TOKENS;
	for (const line of candidateLines(answer)) {
		const tokens = (await countTokens(line)) + 1;
		if (spent + tokens > budgetTokens) continue;
		spent += tokens;
		lines.push(line);
	}
	return markRecalled(lines.length === 0 ? "Nothing remembered fits." : lines.join("\n"));
}

function candidateLines({ entities, related, results }: Answer): string[] {
	const ways = entities.flatMap(({ id, label }) => {
		const steps = related.filter(({ from }) => from === id);
		if (steps.length === 0) return [];
		const said = steps.map((step) =>
			step.direction === "out" ? `${step.relation} ${step.label}` : `${step.label} ${step.relation} it`,
		);
		return [`- ${label} (entity:${id}): ${said.join("; ")}`];
	});
	const said = results
		.filter(({ memory }) => saysSomething(memory))
		.map(({ memory: { id, day, title, text } }) => {
			const when = day === undefined ? "" : `${day} `;
			const about = title === undefined ? "" : `${title}: `;
			return `- ${when}${about}${text.replace(/\s+/g, " ").trim()} [${id}]`;
		});
	return [...ways, ...said];
}

/** An entity of which only the name is known tells a reader nothing. */
export function saysSomething({ store, text }: { readonly store: string; readonly text: string }): boolean {
	if (store !== "entity") return true;
	const [names = "", ...summary] = text.split("\n");
	return summary.some((line) => line.trim() !== "" && !names.split(", ").includes(line.trim()));
}

// Takes a folder of notes into a memory, and asks it something.
import { openMemory } from "mneme";

export async function importAndAsk(notes: string, folder: string, question: string): Promise<string[]> {
	const memory = openMemory({ workspace: folder });
	await memory.init();
	const imported = await memory.import({ path: notes });
	if (imported.status !== "done") throw new Error(`could not import: ${imported.status}`);
	const answer = await memory.recall({ question });
	await memory.close();
	return answer.status === "done" ? answer.value.results.map(({ text }) => text) : [];
}

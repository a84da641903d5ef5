// `completion`: the script that makes a shell complete verbs, flags and their choices.
import { z } from "zod";
import { done } from "../model/results.ts";
import { bashScript, type CompletedVerb, fishScript, zshScript } from "./completion-scripts.ts";
import { commandLineOf } from "./flags.ts";
import { hostOperation, type Operation } from "./operation.ts";

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript };

interface Loadable {
	readonly name: string;
	readonly summary: string;
	load(): Promise<Operation>;
}

/** Takes the registry instead of importing it: the registry loads this file. */
export const completion = (verbs: readonly Loadable[]) =>
	hostOperation({
		name: "completion",
		summary: "Print the completion script of a shell",
		input: z.object({ shell: z.enum(["bash", "zsh", "fish"]).describe("Which shell") }),
		output: z.object({ script: z.string() }),
		positionals: ["shell"],
		examples: [
			{ line: "source <(mneme completion bash)", about: "In ~/.bashrc" },
			{ line: "source <(mneme completion zsh)", about: "In ~/.zshrc, after compinit" },
			{ line: "mneme completion fish > ~/.config/fish/completions/mneme.fish", about: "Once" },
		],
		callers: ["main", "subagent", "reader"],
		effect: "reads",
		run: async (_host, { shell }) => done({ script: SCRIPTS[shell](await Promise.all(verbs.map(completedVerb))) }),
		render: ({ script }) => script,
	});

async function completedVerb({ name, summary, load }: Loadable): Promise<CompletedVerb> {
	const { flags, positionals } = commandLineOf(await load());
	return { name, summary, flags, choices: positionals[0]?.choices ?? [] };
}

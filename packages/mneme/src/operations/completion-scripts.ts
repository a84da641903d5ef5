// Completion scripts for three shells, from the verbs' own tables. Static text: a key press starts no process.
import { type Flag, GLOBAL_FLAGS } from "./flags.ts";

export interface CompletedVerb {
	readonly name: string;
	readonly summary: string;
	readonly flags: readonly Flag[];
	/** What the first argument may be; empty = files. */
	readonly choices: readonly string[];
}

interface Completed {
	readonly word: string;
	readonly about: string;
	readonly flag?: Flag;
}

export function bashScript(verbs: readonly CompletedVerb[]): string {
	const cases = positionsOf(verbs).map(
		({ typed, next }) => `\t\t"${typed}") words="${next.map(({ word }) => word).join(" ")}" ;;`,
	);
	return `# bash completion for mneme
_mneme() {
	local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD - 1]}" typed="" words="" at
	case "$prev" in
${valueCases(verbs, (choices) => `COMPREPLY=($(compgen -W "${choices}" -- "$cur")); return`)}
	esac
	for ((at = 1; at < COMP_CWORD; at++)); do
		case "\${COMP_WORDS[at]}" in
			${valueFlags(verbs).join("|")}) ((at++)) ;;
			-*) ;;
			*) ${descend("typed", `\${COMP_WORDS[at]}`, verbs)} ;;
		esac
	done
	case "$typed" in
${cases.join("\n")}
	esac
	COMPREPLY=($(compgen -W "$words ${GLOBAL_WORDS}" -- "$cur"))
	[[ "$cur" == -* || -n "$words" ]] || COMPREPLY=()
}
complete -o default -F _mneme mneme
`;
}

export function zshScript(verbs: readonly CompletedVerb[]): string {
	const cases = positionsOf(verbs).map(({ typed, next }) => {
		const described = next.map(({ word, about }) => quoted(`${word.replaceAll(":", "\\:")}:${about}`)).join(" ");
		return `\t\t"${typed}") next=(${described}) ;;`;
	});
	const globals = GLOBAL_FLAGS.map((flag) => quoted(`--${flag.name}:${flag.about}`)).join(" ");
	return `#compdef mneme
_mneme() {
	local typed="" at
	local -a next
	case "\${words[CURRENT-1]}" in
${valueCases(verbs, (choices) => `compadd -- ${choices}; return`)}
	esac
	for ((at = 2; at < CURRENT; at++)); do
		case "\${words[at]}" in
			${valueFlags(verbs).join("|")}) ((at++)) ;;
			-*) ;;
			*) ${descend("typed", `\${words[at]}`, verbs)} ;;
		esac
	done
	case "$typed" in
${cases.join("\n")}
	esac
	if [[ "\${words[CURRENT]}" == -* ]]; then
		next=(\${(M)next:#--*} ${globals})
	else
		next=(\${next:#--*})
	fi
	if ((\${#next})); then _describe mneme next; else _files; fi
}
compdef _mneme mneme
`;
}

export function fishScript(verbs: readonly CompletedVerb[]): string {
	const lines = positionsOf(verbs).flatMap(({ typed, next }) => {
		const condition = `-n ${quoted(`test (__mneme_typed) = ${JSON.stringify(typed)}`)}`;
		return next.map(({ word, about, flag }) => {
			const what = flag ? fishFlag(flag) : `-f -a ${word}`;
			return `complete -c mneme ${condition} ${what} -d ${quoted(about)}`;
		});
	});
	const globals = GLOBAL_FLAGS.map((flag) => `complete -c mneme ${fishFlag(flag)} -d ${quoted(flag.about)}`);
	return `# fish completion for mneme
function __mneme_typed
	set -l typed
	set -l skip 0
	for word in (commandline -opc)[2..-1]
		if test $skip = 1
			set skip 0
			continue
		end
		switch $word
			case ${valueFlags(verbs).map(quoted).join(" ")}
				set skip 1
			case '-*'
			case '*'
				if test (count $typed) -eq 0; or contains -- "$typed" ${familiesOf(verbs).join(" ")}
					set -a typed $word
				end
		end
	end
	echo "$typed"
end
${[...globals, ...lines].join("\n")}
`;
}

/** -x: only these; -r: a value, files offered. */
function fishFlag({ name, kind, choices }: Flag): string {
	if (choices.length > 0) return `-l ${name} -x -a ${quoted(choices.join(" "))}`;
	return kind === "switch" ? `-l ${name}` : `-l ${name} -r`;
}

const GLOBAL_WORDS = GLOBAL_FLAGS.map((flag) => `--${flag.name}`).join(" ");

/** What may come next after each verb, or part of one, that was typed. */
function positionsOf(verbs: readonly CompletedVerb[]): { typed: string; next: readonly Completed[] }[] {
	const families = familiesOf(verbs);
	const firsts = verbs
		.filter(({ name }) => !name.includes(" "))
		.map(({ name, summary }) => ({ word: name, about: summary }));
	return [
		{ typed: "", next: [...firsts, ...families.map((word) => ({ word, about: `${word} …` })), HELP] },
		...families.map((family) => ({
			typed: family,
			next: verbs
				.filter(({ name }) => name.startsWith(`${family} `))
				.map(({ name, summary }) => ({ word: name.slice(family.length + 1), about: summary })),
		})),
		...verbs.map(({ name, flags, choices }) => ({
			typed: name,
			next: [
				...choices.map((word) => ({ word, about: word })),
				...flags.map((flag) => ({ word: `--${flag.name}`, about: flag.about, flag })),
			],
		})),
	];
}

const HELP: Completed = { word: "help", about: "Help, for all or one verb" };

/** First words of two-word verbs: `config`. */
function familiesOf(verbs: readonly CompletedVerb[]): string[] {
	return [...new Set(verbs.filter(({ name }) => name.includes(" ")).map(({ name }) => name.split(" ")[0]!))];
}

function allFlags(verbs: readonly CompletedVerb[]): Flag[] {
	return [...GLOBAL_FLAGS, ...verbs.flatMap(({ flags }) => flags)];
}

/** Flags whose next word is their value, not a verb. */
function valueFlags(verbs: readonly CompletedVerb[]): string[] {
	return [
		...new Set(
			allFlags(verbs)
				.filter(({ kind }) => kind !== "switch")
				.map(({ name }) => `--${name}`),
		),
	];
}

function valueCases(verbs: readonly CompletedVerb[], complete: (choices: string) => string): string {
	const seen = new Map(allFlags(verbs).map((flag) => [flag.name, flag.choices]));
	return [...seen]
		.filter(([, choices]) => choices.length > 0)
		.map(([name, choices]) => `\t\t--${name}) ${complete(choices.join(" "))} ;;`)
		.join("\n");
}

/** Adds a word to what was typed while that is still less than a whole verb. */
function descend(variable: string, word: string, verbs: readonly CompletedVerb[]): string {
	const open = familiesOf(verbs).map((family) => `[[ "$${variable}" == ${family} ]]`);
	return `if [[ -z "$${variable}" ]]; then ${variable}="${word}"; elif ${open.join(" || ")}; then ${variable}="$${variable} ${word}"; fi`;
}

function quoted(text: string): string {
	return `'${text.replaceAll("'", "'\\''")}'`;
}

// Every verb, in the order help shows them. A verb's file is loaded only when the verb is used; the summaries stand here
// too, so that help needs no verb at all (a test holds the two equal).
import type { Operation } from "./operation.ts";

export interface VerbEntry {
	readonly name: string;
	readonly summary: string;
	readonly group: VerbGroup;
	load(): Promise<Operation>;
}

export const VERB_GROUPS = ["Workspace", "Memory", "Graph", "Files", "History", "Settings", "Installation"] as const;

type VerbGroup = (typeof VERB_GROUPS)[number];

const ENTRIES = [
	verb("Workspace", "init", "Make a folder a workspace", () => import("./init.ts").then((file) => file.init)),
	verb("Workspace", "status", "What the workspace holds and what changed outside Mneme", () =>
		import("./status.ts").then((file) => file.status),
	),
	verb("Workspace", "health", "How the memory is: what it holds, how full it is, what waits for you", () =>
		import("./health.ts").then((file) => file.health),
	),
	verb("Memory", "remember", "Remember something said in plain words, where it belongs", () =>
		import("./remember.ts").then((file) => file.remember),
	),
	verb("Memory", "observe", "Follow a message or transcript and remember what it asks for", () =>
		import("./observe.ts").then((file) => file.observe),
	),
	verb("Memory", "import", "Take over notes, chats and memories of another program", () =>
		import("./import.ts").then((file) => file.importMemories),
	),
	verb("Memory", "recall", "What the memory knows that answers a question", () =>
		import("./recall.ts").then((file) => file.recall),
	),
	verb("Memory", "get", "Memories by their ids", () => import("./get.ts").then((file) => file.get)),
	verb("Memory", "graph", "An entity and what is related to it", () => import("./graph.ts").then((file) => file.graph)),
	verb("Memory", "timeline", "What happened, day by day: of a topic, an entity, or lately", () =>
		import("./timeline.ts").then((file) => file.timeline),
	),
	verb("Memory", "used", "Say which memories an answer used, so that they stay alive", () =>
		import("./used.ts").then((file) => file.used),
	),
	verb("Memory", "search", "Find memories by their words, by meaning, or both", () =>
		import("./search.ts").then((file) => file.search),
	),
	verb("Memory", "neighbours", "What a memory is connected with", () =>
		import("./neighbours.ts").then((file) => file.neighbours),
	),
	verb("Memory", "reindex", "Bring the index up to date, or make it anew", () =>
		import("./reindex.ts").then((file) => file.reindex),
	),
	verb("Memory", "stats", "What the index holds and what waits for a vector", () =>
		import("./stats.ts").then((file) => file.stats),
	),
	verb("Memory", "episode add", "Write an entry into today's log", () =>
		import("./episode-add.ts").then((file) => file.episodeAdd),
	),
	verb("Memory", "episode list", "The entries of a day's log, oldest first", () =>
		import("./episode-list.ts").then((file) => file.episodeList),
	),
	verb("Memory", "episode show", "One entry of the log", () =>
		import("./episode-show.ts").then((file) => file.episodeShow),
	),
	verb("Memory", "core show", "Core memory, item by item, and how full it is", () =>
		import("./core-show.ts").then((file) => file.coreShow),
	),
	verb("Memory", "core add", "Put a statement into core memory", () =>
		import("./core-add.ts").then((file) => file.coreAdd),
	),
	verb("Memory", "core edit", "Change one line of core memory", () =>
		import("./core-edit.ts").then((file) => file.coreEdit),
	),
	verb("Memory", "core remove", "Take one line out of core memory", () =>
		import("./core-remove.ts").then((file) => file.coreRemove),
	),
	verb("Memory", "procedure add", "Write down how something is done", () =>
		import("./procedure-add.ts").then((file) => file.procedureAdd),
	),
	verb("Memory", "procedure list", "What the memory knows how to do", () =>
		import("./procedure-list.ts").then((file) => file.procedureList),
	),
	verb("Memory", "procedure show", "How one thing is done", () =>
		import("./procedure-show.ts").then((file) => file.procedureShow),
	),
	verb("Memory", "vault add", "Keep a text for ever", () => import("./vault-add.ts").then((file) => file.vaultAdd)),
	verb("Memory", "vault list", "What is kept for ever", () => import("./vault-list.ts").then((file) => file.vaultList)),
	verb("Memory", "pin", "Protect a memory from fading", () => import("./pin.ts").then((file) => file.pin)),
	verb("Memory", "unpin", "Let a pinned memory fade again", () => import("./unpin.ts").then((file) => file.unpin)),
	verb("Memory", "quarantine list", "Texts that read like orders to the agent, kept for you to judge", () =>
		import("./quarantine-list.ts").then((file) => file.quarantineList),
	),
	verb("Memory", "quarantine release", "Remember a text from quarantine after all", () =>
		import("./quarantine-release.ts").then((file) => file.quarantineRelease),
	),
	verb("Memory", "quarantine discard", "Drop a text from quarantine", () =>
		import("./quarantine-discard.ts").then((file) => file.quarantineDiscard),
	),
	verb("Memory", "forget", "Forget what you name, in words or by id, after showing the list", () =>
		import("./forget.ts").then((file) => file.forget),
	),
	verb("Memory", "archive list", "What is forgotten, and what fell asleep unused", () =>
		import("./archive-list.ts").then((file) => file.archiveList),
	),
	verb("Memory", "archive restore", "Bring back memories that were forgotten or fell asleep", () =>
		import("./archive-restore.ts").then((file) => file.archiveRestore),
	),
	verb("Memory", "archive purge", "Delete from disk what has been archived for long", () =>
		import("./archive-purge.ts").then((file) => file.archivePurge),
	),
	verb("Memory", "decay", "Bring every score up to date and see what fades", () =>
		import("./decay.ts").then((file) => file.decay),
	),
	verb("Memory", "scores", "How alive each memory is, and when it will fade", () =>
		import("./scores.ts").then((file) => file.scores),
	),
	verb("Graph", "entity list", "People, projects, tools and ideas the graph knows", () =>
		import("./entity-list.ts").then((file) => file.entityList),
	),
	verb("Graph", "entity show", "What the graph knows about one entity", () =>
		import("./entity-show.ts").then((file) => file.entityShow),
	),
	verb("Graph", "entity rename", "Give an entity another name; links follow", () =>
		import("./entity-rename.ts").then((file) => file.entityRename),
	),
	verb("Graph", "entity merge", "Make two entities one", () =>
		import("./entity-merge.ts").then((file) => file.entityMerge),
	),
	verb("Graph", "entity undo-merge", "Take a merge of two entities back", () =>
		import("./entity-undo-merge.ts").then((file) => file.entityUndoMerge),
	),
	verb("Graph", "relation add", "Relate two entities", () =>
		import("./relation-add.ts").then((file) => file.relationAdd),
	),
	verb("Graph", "relation list", "How entities are related", () =>
		import("./relation-list.ts").then((file) => file.relationList),
	),
	verb("Files", "write", "Write a file, as one change that can be undone", () =>
		import("./write.ts").then((file) => file.write),
	),
	verb("Files", "append", "Add text to the end of a file", () => import("./append.ts").then((file) => file.append)),
	verb("History", "log", "What changed, when, by whom and why", () => import("./log.ts").then((file) => file.log)),
	verb("History", "show", "A file as it is or was, or one change", () => import("./show.ts").then((file) => file.show)),
	verb("History", "diff", "The lines that changed between two points", () =>
		import("./diff.ts").then((file) => file.diff),
	),
	verb("History", "undo", "Take back the last transaction, as a new change", () =>
		import("./undo.ts").then((file) => file.undo),
	),
	verb("History", "rollback", "Bring a file, a transaction, a reflection or everything back", () =>
		import("./rollback.ts").then((file) => file.rollback),
	),
	verb("History", "restore", "Bring back a forgotten memory, a deleted file, or an earlier version of one", () =>
		import("./restore.ts").then((file) => file.restore),
	),
	verb("History", "history", "Every version of a file or a memory: when, who, why, with whose approval", () =>
		import("./history.ts").then((file) => file.history),
	),
	verb("History", "blame", "Each line of a file: who wrote it, when and why", () =>
		import("./blame.ts").then((file) => file.blame),
	),
	verb("History", "alerts", "Changes to critical files that nobody has acknowledged yet", () =>
		import("./alerts.ts").then((file) => file.alerts),
	),
	verb("History", "alerts ack", "Acknowledge changes that `mneme alerts` lists", () =>
		import("./alerts-ack.ts").then((file) => file.alertsAck),
	),
	verb("History", "watch", "Record outside edits as they happen, until stopped", () =>
		import("./watch.ts").then((file) => file.watch),
	),
	verb("History", "audit", "Ask the history what changed, who did it and why", () =>
		import("./audit.ts").then((file) => file.audit),
	),
	verb("History", "audit verify", "Check the audit log against the history, line by line", () =>
		import("./audit-verify.ts").then((file) => file.auditVerify),
	),
	verb("History", "audit rebuild", "Write the audit log anew from the history", () =>
		import("./audit-rebuild.ts").then((file) => file.auditRebuild),
	),
	verb("History", "audit prune", "Turn old months of the audit log into digests", () =>
		import("./audit-prune.ts").then((file) => file.auditPrune),
	),
	verb("History", "erase", "Take memories or a text out of everything, the history included", () =>
		import("./erase.ts").then((file) => file.erase),
	),
	verb("History", "erase verify", "Check that what was erased is gone", () =>
		import("./erase-verify.ts").then((file) => file.eraseVerify),
	),
	verb("History", "git", "Run git on the ledger", () => import("./git.ts").then((file) => file.git)),
	verb("Settings", "config get", "One setting and where its value comes from", () =>
		import("./config-get.ts").then((file) => file.configGet),
	),
	verb("Settings", "config set", "Change a setting in mneme.yaml or the home's config.yaml", () =>
		import("./config-set.ts").then((file) => file.configSet),
	),
	verb("Settings", "config list", "All settings, their values and where these come from", () =>
		import("./config-list.ts").then((file) => file.configList),
	),
	verb("Installation", "setup", "Give the agents on this machine this memory", () =>
		import("./setup.ts").then((file) => file.setup),
	),
	verb("Installation", "doctor", "Check that Mneme can work here", () =>
		import("./doctor.ts").then((file) => file.doctor),
	),
	verb("Installation", "migrate", "Bring a workspace to this version's format", () =>
		import("./migrate.ts").then((file) => file.migrate),
	),
	verb("Installation", "daemon start", "Start the daemon: answers at once, and follows what you edit", () =>
		import("./daemon-start.ts").then((file) => file.daemonStart),
	),
	verb("Installation", "daemon stop", "Stop the daemon, after what it is doing", () =>
		import("./daemon-stop.ts").then((file) => file.daemonStop),
	),
	verb("Installation", "daemon status", "Whether the daemon runs, and what it has open", () =>
		import("./daemon-status.ts").then((file) => file.daemonStatus),
	),
	verb("Installation", "daemon run", "Run the daemon in this process, until stopped", () =>
		import("./daemon-run.ts").then((file) => file.daemonRun),
	),
	verb("Installation", "mcp", "Serve the memory to an MCP client on standard input and output", () =>
		import("./mcp.ts").then((file) => file.mcp),
	),
	verb("Installation", "serve", "Serve the memory over HTTP and MCP, until stopped", () =>
		import("./serve.ts").then((file) => file.serve),
	),
	verb("Installation", "token create", "Make a token for a caller over HTTP", () =>
		import("./token-create.ts").then((file) => file.tokenCreate),
	),
	verb("Installation", "token list", "Who may ask over HTTP", () =>
		import("./token-list.ts").then((file) => file.tokenList),
	),
	verb("Installation", "token revoke", "Take a token back, at once", () =>
		import("./token-revoke.ts").then((file) => file.tokenRevoke),
	),
	verb("Installation", "completion", "Print the completion script of a shell", () =>
		import("./completion.ts").then((file) => file.completion(VERBS)),
	),
] as const;

export const VERBS: readonly VerbEntry[] = ENTRIES;

/** Each verb's own operation, by its name: what the library's methods get their types from. */
export type Verbs = { readonly [Entry in (typeof ENTRIES)[number] as Entry["name"]]: Entry["operation"] };

function verb<const Name extends string, Verb extends { readonly name: string }>(
	group: VerbGroup,
	name: Name,
	summary: string,
	load: () => Promise<Verb>,
): VerbEntry & { readonly name: Name; readonly operation: Verb } {
	// Operations differ in their input's type, which only their own `run` needs; `call` checks it by the schema. `operation` is for the
	// type alone.
	return { name, summary, group, load: load as unknown as () => Promise<Operation> } as never;
}

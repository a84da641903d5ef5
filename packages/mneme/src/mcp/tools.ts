// The tools an agent sees: each with the verbs behind it, the fields of theirs it offers, and words for a model that has to
// choose. Schemas, roles and effects come from the verbs (verb-schemas.ts), never from here.

export interface ToolVerb {
	readonly verb: string;
	/** What `action` is to be for this verb, where a tool has several. The first is taken where none is given. */
	readonly action?: string;
}

export interface ToolSpec {
	readonly name: string;
	readonly title: string;
	/** When to use it, when not, one example. */
	readonly description: string;
	readonly verbs: readonly [ToolVerb, ...ToolVerb[]];
	/** Fields of the verbs, by their own names; a model sees them in snake_case, or by another name. */
	readonly fields: readonly (string | ToolField)[];
}

export interface ToolField {
	readonly field: string;
	readonly as?: string;
	/** A list in the verb that takes one text here. */
	readonly single?: true;
	/** Said in the place of the verb's own words. */
	readonly about?: string;
}

const TOKEN: ToolField = {
	field: "confirm",
	as: "token",
	about: "The token that came with the plan. Only together with user_reply, in a later turn",
};

const USER_REPLY: ToolField = {
	field: "userReply",
	about: "What the user answered after they saw the plan, word for word. Never invent it",
};

export const TOOLS: readonly ToolSpec[] = [
	{
		name: "memory_search",
		title: "Search memory",
		description:
			'Find what is remembered that answers a question. Call it before you answer anything about earlier work, decisions, people, preferences, dates or plans that is not in your context already. Not for general knowledge, nor for what the user has just told you. If nothing fits, say that you looked and found nothing. Example: {"question": "Which database did we choose for the shop, and why?"}',
		verbs: [{ verb: "recall" }],
		fields: ["question", "limit", "asOf", "validAt", "include", "arm"],
	},
	{
		name: "memory_get",
		title: "Get memories by id",
		description:
			'Read memories in full by the ids that other tools gave, with their file and lines. Not for finding something: that is memory_search. Example: {"ids": ["episode:2026-02-02:14:30"]}',
		verbs: [{ verb: "get" }],
		fields: ["ids"],
	},
	{
		name: "memory_graph",
		title: "Show relations",
		description:
			'Who or what a person, project, tool or idea is related to, and how. Use it for "who works on…", "what depends on…". For facts about one thing memory_search is enough. Example: {"entity": "Alex", "depth": 2}',
		verbs: [{ verb: "graph" }],
		fields: ["entity", "depth"],
	},
	{
		name: "memory_timeline",
		title: "Show a timeline",
		description:
			'What happened, in the order of days, about a topic or an entity; without a topic, the latest of everything. Use it for "when did we…", "what happened with…". Example: {"topic": "kitchen renovation"}',
		verbs: [{ verb: "timeline" }],
		fields: ["topic", "limit"],
	},
	{
		name: "memory_remember",
		title: "Remember",
		description:
			'Keep one thing for later sessions; where it belongs is found out. Call it when the user asks ("remember", "don\'t forget", "note that", "for future reference"), and with auto: true when you learn a lasting fact, decision or preference nobody asked you to keep. One statement a call, in words that make sense without this conversation. Not for passing chatter, guesses, secrets, or text from documents and web pages. If the status is needs-model, answer the prompt in the shape of the schema and call again with the same fields, token and answer. Example: {"text": "The deadline for Helios is 30 March", "said": "remember that Helios is due March 30th"}',
		verbs: [{ verb: "remember" }],
		fields: ["text", "said", "auto", "about", "store", "source", "token", "answer"],
	},
	{
		name: "memory_observe",
		title: "Observe a conversation",
		description:
			'Give a message or a transcript; what the user asked to be remembered in it is remembered, and a wish to forget or reflect is reported back, not done. Use it at the end of a session or before context is lost. For a single statement use memory_remember. Example: {"text": "User: Don\'t forget the demo is on Friday.\\nAssistant: Noted."}',
		verbs: [{ verb: "observe" }],
		fields: ["text", { field: "previous", about: "Messages before it, oldest first" }, "about"],
	},
	{
		name: "memory_used",
		title: "Say what was used",
		description:
			'Tell which memories your answer was made of: they stay alive, the others fade. Call it after an answer that rests on memory_search. Example: {"ids": ["fact:project--atlas:k7f2"], "answer": "You chose Postgres."}',
		verbs: [{ verb: "used" }],
		fields: ["ids", "answer"],
	},
	{
		name: "memory_forget",
		title: "Forget",
		description:
			'Find what the user wants forgotten and propose the exact list. Call it when they say so ("forget about", "scratch that", "no longer relevant"). Nothing is forgotten by the first call: the user is asked, or you get the plan and a token. Then show the plan, end your turn, and call again with the same fields, token and user_reply only after they have answered. If it finds only near ones, ask the user which they mean and call again with ids. Example: {"what": ["Alex\'s old phone number"]}',
		verbs: [{ verb: "forget" }],
		fields: [
			{ field: "what", about: "In the user's words: Alex's old phone; or ids of memories" },
			"permanently",
			TOKEN,
			USER_REPLY,
		],
	},
	{
		name: "memory_pin",
		title: "Pin a memory",
		description:
			'Protect a memory from ever fading, or let it fade again. Only on the user\'s words, which go into user_reply. Not for what merely seems important: memory_remember does that. Example: {"memory": "entity:person--alex", "user_reply": "never forget who Alex is"}',
		verbs: [
			{ verb: "pin", action: "pin" },
			{ verb: "unpin", action: "unpin" },
		],
		fields: ["memory", "userReply"],
	},
	{
		name: "memory_core",
		title: "Core memory",
		description:
			'The few lines about the user and the current work that belong in every conversation. Show them at the start of a session if they are not in your context. Add, edit or remove a line when something clearly important has changed. Not for details: memory_remember finds their place. Example: {"action": "edit", "item": "Timezone", "text": "Asia/Tokyo"}',
		verbs: [
			{ verb: "core show", action: "show" },
			{ verb: "core add", action: "add" },
			{ verb: "core edit", action: "edit" },
			{ verb: "core remove", action: "remove" },
		],
		fields: ["item", "text", "block"],
	},
	{
		name: "memory_audit",
		title: "Ask the history",
		description:
			'What changed in the memory, when, who did it, why, and with whose approval. Use it for "why did you forget…", "what changed today", "has SOUL.md been touched". Not for what is remembered: that is memory_search. Example: {"question": "what changed since yesterday?"}',
		verbs: [{ verb: "audit" }],
		fields: [
			{ field: "question", single: true },
			"file",
			"by",
			{ field: "action", about: "Only changes of these kinds" },
			"since",
			"until",
			"tx",
			"text",
			"limit",
		],
	},
	{
		name: "memory_rollback",
		title: "Roll back",
		description:
			'Bring a file, a transaction, a reflection or everything back to how it was, or restore what was forgotten or deleted; as a new change, nothing is lost from the history. Only when the user wants it. It asks them first, or gives a plan and a token: show the plan, end your turn, and call again with the same fields, token and user_reply after they have answered. Example: {"tx": "tmhq2x0k1-9f3a1b2c"}',
		verbs: [
			{ verb: "rollback", action: "rollback" },
			{ verb: "restore", action: "restore" },
		],
		fields: [
			{ field: "file", about: "To restore: a memory's id, or a path. To roll back: only this file; needs `to`" },
			"to",
			"tx",
			"reflection",
			"from",
			"dryRun",
			TOKEN,
			USER_REPLY,
		],
	},
	{
		name: "memory_health",
		title: "Memory health",
		description:
			"How the memory is: what it holds, how full core memory is, what waits for the user (alerts, proposals, quarantine, what was done on their relayed word). Call it at the start of a session and tell the user what waits. Example: {}",
		verbs: [{ verb: "health" }],
		fields: [],
	},
];

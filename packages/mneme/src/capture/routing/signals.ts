// The signs by which a sentence belongs to a store, each with its weight. A table: to teach the rules something, add a row and
// run eval/routing.ts. Weights: 2 hints, 4 decides against one hint, 6 and more decides against most others.

import { BEHAVIOUR, COMMUNICATION_VERB, MANNER } from "./behaviour.ts";
import type { Clause } from "./clause.ts";
import { EVENT_TIME, FORMER_STATE, HAPPENING, LASTING_PAST, NOW, SELF_PAST, STATE_PAST } from "./time-signs.ts";

export type Store = "core" | "episodic" | "semantic" | "procedural" | "vault";

export interface Signal {
	readonly store: Store;
	readonly weight: number;
	readonly name: string;
	readonly test: (clause: Clause) => boolean;
}

const signal = (store: Store, weight: number, name: string, test: Signal["test"]): Signal => ({
	store,
	weight,
	name,
	test,
});
const says = (pattern: RegExp) => (clause: Clause) => pattern.test(clause.text);

const SUBORDINATE = new Set(["condition", "sequence", "purpose"]);
const DEONTIC =
	/\b(?:must(?: (?:always|never|not))? (?:be|have|go|include|use|pass|get|contain|match|start|end|run|sign|stay|come|carry)|(?:has|have|needs?|ought) to (?:be|go|have|pass|get|include|use|come|sign)|should(?: (?:always|never|not|only))? (?:be|go|have|use|include|get|start|end|come|never|always)|(?:may|can) only be|(?:is|are) (?:to be|(?:always |only |never )?(?:done|made|sent|deployed|merged|reviewed|approved|written|named|handled|paid|filed|stored|logged|signed|cut|branched|booked|ordered|tested) (?:from|by|via|through|in|with|on|only|before|after|to|as)\b)|(?:get|gets) (?:a|an|two|one) (?:number|name|label|tag|review|ticket|prefix)\b|go(?:es)? (?:out|through|to|into|via) .{0,40}(?:;|, (?:never|not|then|and then|with|cc)|(?:first|before|after)\b))/i;
const CODE =
	/`[^`]+`|(?<!\w)--?[a-z][\w-]+|\b(?:npm|pnpm|yarn|git|docker|kubectl|make|pip|cargo|systemctl|brew|apt|ssh|curl|terraform|ansible|bash|sudo) [a-z-]+/;

/** "X: do a, do b, and do c": a heading, and at least three things after it, the first of them in few words. */
const STEPS =
	/^(?!(?:what|who|where|note|fyi|btw|remember|today|yesterday|decision|reminder|attendees|present|members|team|ingredients? of)\b)[^:.]{6,90}(?:like this|so|this way)?: (?!(?:he|she|they|it|i|we|my|our|the \w+ (?:is|was|are|has))\b)[^,.:]{2,45}, [^,.:]{2,60}(?:, |,? and |; |, then )[^.]{2,}/i;

const isOrderAboutManner = (clause: Clause) =>
	clause.imperative &&
	(COMMUNICATION_VERB.test(clause.main) || MANNER.test(clause.main) || /\b(?:me|myself)\b/i.test(clause.main));
const aboutUser = ({ subject, possessive }: Clause) => subject === "I" || (possessive && subject === "other");

export const SIGNALS: readonly Signal[] = [
	signal("procedural", 8, "numbered steps", says(/(?:^|\s)(?:1[.)]|step 1:?)\s.*\s(?:2[.)]|step 2:?)\s/is)),
	signal(
		"procedural",
		6,
		"names a procedure",
		says(
			/^(?:how (?:to|we|you|i)\b|(?:the |our |my |a )?(?:\S+ ){0,3}(?:steps?|process|procedure|recipe|checklist|workflow|routine|method|runbook|playbook|instructions?|drill|protocol|trick|sequence|ritual|order of operations|rule(?: of thumb)?|way (?:to|we|you|i)(?: [^:]{2,40})?|polic(?:y|ies)|convention)(?: (?:for|to|of|when|with|on|in|is|goes)\b[^:]{0,60})?(?::| goes (?:like this|as follows))|(?:the |our |my )(?:trick|rule(?: of thumb)?|process|procedure|way|method|convention|policy)(?: (?:to|we|you|i|for|of|when|on)\b[^:]{0,60}?)? is\b|how to\b)/i,
		),
	),
	signal(
		"procedural",
		6,
		"works like this",
		says(
			/\b(?:works? like this|is done (?:like this|by \w+ing|as follows)|as follows|here['’]s how|this is how (?:you|we|to)|by (?:first )?\w+ing .{3,60}(?: twice|, then| and then))\b/i,
		),
	),
	signal(
		"procedural",
		6,
		"purpose, then what to do",
		({ opening, imperative, subject, text }) =>
			opening === "purpose" &&
			(imperative || subject === "you" || subject === "we" || /^(?:in order )?to [^,:]{3,60}[,:]\s*[a-z]/i.test(text)),
	),
	signal(
		"procedural",
		5,
		"occasion, then what to do",
		(clause) => SUBORDINATE.has(clause.opening ?? "") && clause.imperative && !isOrderAboutManner(clause),
	),
	signal("procedural", 4, "what to do for a task", (clause) => clause.imperative && !isOrderAboutManner(clause)),
	signal(
		"procedural",
		3,
		"what we do on an occasion",
		({ opening, subject, tense }) =>
			(opening === "condition" || opening === "sequence") &&
			(subject === "we" || subject === "you") &&
			tense !== "past",
	),
	signal(
		"procedural",
		3,
		"do this when",
		({ imperative, main }) =>
			imperative &&
			/\b(?:before|after|when(?:ever)?|if|until|unless|once|every|each|first|then|always|never)\b/i.test(main),
	),
	signal(
		"procedural",
		3,
		"first, then",
		says(/\bfirst\b.{3,120}\bthen\b|,\s*(?:and )?then\s+\w+|;\s*then\b|\band only then\b|\bafter that,?\s/i),
	),
	signal(
		"procedural",
		5,
		"duty",
		({ main, subject, tense }) => DEONTIC.test(main) && subject !== "I" && tense !== "past",
	),
	signal(
		"procedural",
		5,
		"what every one needs",
		says(
			/^(?:every|each|all|any|no|new|\w+s (?:above|over|below|under|to|for)|changes|(?:bug|pull|merge|expense|status) (?:reports?|requests?))\b[^,:]{0,50}\b(?:needs?|requires?|gets?|goes|go|must|ha(?:s|ve) to|comes? with|starts? with|ends? with)\b/i,
		),
	),
	signal(
		"procedural",
		5,
		"whoever does it",
		says(
			/^(?:on \w+days,? )?(?:whoever|anyone|anybody|everyone|everybody|the (?:last|first) (?:one|person)|one \w+s, (?:another|the other))\b/i,
		),
	),
	signal(
		"procedural",
		5,
		"that is the rule",
		says(
			/\b(?:that|this) is (?:the|our) (?:rule|workflow|process|procedure|routine|way|order|practice)\b|\bthat['’]s (?:the rule|our (?:rule|workflow|process|routine|way)|how we (?:do|prepare|work|handle))\b|\b(?:right|correct|proper|usual) (?:order|sequence|way|procedure)\b/i,
		),
	),
	signal(
		"procedural",
		6,
		"doing it, step by step",
		says(
			/^(?!nothing|something|anything|everything|morning|evening|building|meeting|waiting|spring|string)[a-z]{3,}ing (?:[^:,.]{2,50}: \S|[^:,.]{2,40} (?:works|goes|is done) (?:by|like|as)\b)/i,
		),
	),
	signal("procedural", 4, "occasion: steps", says(/^(?:when|for|before|after|if|on|in)\b[^:.]{3,50}: [^,.;]{3,60},/i)),
	signal(
		"procedural",
		7,
		"a task, then its steps",
		({ text }) =>
			STEPS.test(text) && !/\b(?:yesterday|last (?:week|night|month|year)|was|were|decided|agreed)\b/i.test(text),
	),
	signal(
		"procedural",
		6,
		"doing it means, takes",
		says(
			/^(?:[a-z]{3,}ing) [^.:;]{3,70}\b(?:means|takes|requires|involves|needs|goes by|starts with|calls for) (?:\w+ing\b|\w+ \w+ of\b|a |an |two |three |the |first )[^.]{5,},/i,
		),
	),
	signal(
		"procedural",
		6,
		"stage by stage",
		says(
			/\bfirst (?:the |a |you |we )?[^,.;]{3,50}[,;] (?:then|next|after (?:a|an|two|three|another|that|one)|and (?:only )?then|finally|last)\b/i,
		),
	),
	signal(
		"procedural",
		4,
		"how we do it",
		({ text, main }) =>
			/^for \w+/i.test(text) &&
			/^(?:we|i) (?!(?:am|are|have|was|were|had|need|want|prefer|like|love|hate|chose|went|decided|\w+ed)\b)\w+/i.test(
				main,
			),
	),
	signal(
		"procedural",
		5,
		"you have to",
		says(
			/\b(?:you|one|we) (?:have to|need to|must|should|ought to|(?:first |always |never |then )(?!\w+ed\b)\w+)\b|\byou \w+ .{3,80}\bby \w+ing\b|\bwe (?:always|never) \w+ .{0,60}\b(?:before|after|when|until|without|unless)\b/i,
		),
	),
	signal(
		"procedural",
		4,
		"make sure",
		says(/^(?:\w+ ){0,3}(?:make sure|be sure to|ensure|double-check|take care to)\b/i),
	),
	signal("procedural", 2, "command or code", ({ text, imperative }) => imperative && CODE.test(text)),

	signal(
		"core",
		6,
		"how to treat the user",
		(clause) => isOrderAboutManner(clause) && !/\b(?:tickets?|customers?|clients?|support|users?)\b/i.test(clause.main),
	),
	signal("core", 6, "behaviour asked of the agent", says(BEHAVIOUR)),
	signal(
		"core",
		4,
		"what the user likes",
		({ subject, tense, text }) =>
			subject === "I" &&
			tense !== "past" &&
			/\b(?:prefer|like|love|hate|dislike|enjoy|want|need|value|can['’]t stand|adore|detest|favou?r|appreciate|rather|care|mind|find|swear by|avoid|trust)\b/i.test(
				text,
			),
	),
	signal(
		"core",
		6,
		"a mark of identity",
		says(
			/\b(?:my|i go by|call me|known as) (?:(?:full|first|last|given|real|current|main|usual|native|home|working|work|legal|middle|family|date|place|email|e-mail|top|number one|biggest|only|primary|next|big|overall) )*(?:name|nickname|age|birthday|birth ?date|date of birth|birth|time ?zone|pronouns?|job|role|title|profession|occupation|language|mother tongue|nationality|citizenship|religion|hometown|home town|home|address|phone|number|email|e-mail|handle|username|blood type|height|weight|shoe size|hours|schedule|diet|handwriting|eyesight|hearing|priorit(?:y|ies)|goals?|focus|ambition|dream|mission|motto|calendar|background|star sign|pet peeve|communication style|style|values?|health|disability|condition|allerg(?:y|ies)|medication|insulin|asthma|faith|degree)s?\b(?!['’]s)/i,
		),
	),
	signal(
		"core",
		5,
		"the user, now",
		({ subject, tense }) => subject === "I" && (tense === "present" || tense === "progressive"),
	),
	signal(
		"core",
		3,
		"the user, going on",
		({ subject, tense, participle, verb }) =>
			subject === "I" && tense === "perfect" && !/\bjust\b/.test(`${verb} ${participle}`),
	),
	signal(
		"core",
		6,
		"the user's own past that still counts",
		({ subject, main }) => (subject === "I" || subject === "we") && SELF_PAST.test(main),
	),
	signal(
		"core",
		5,
		"going on right now",
		(clause) =>
			NOW.test(clause.text) &&
			clause.tense !== "past" &&
			(aboutUser(clause) ||
				clause.subject === "we" ||
				/\b(?:i|we|my|our|us|(?:the|whole) team|everyone|everything)\b/i.test(clause.text)),
	),
	signal(
		"core",
		5,
		"we are at it",
		({ subject, tense, verb }) => subject === "we" && (tense === "progressive" || /^(?:'re|are)$/.test(verb ?? "")),
	),
	signal(
		"core",
		4,
		"where and how we live",
		says(
			/^(?:we|(?:my )?\w+(?: \w+)? and i)\s+(?:both |all |currently |now |also )?(?:live|have (?:\w+ ){0,2}(?:kids?|children|cats?|dogs?|sons?|daughters?|twins)|are (?:married|expecting|divorced|engaged|a family|vegan|vegetarian)|speak|share a (?:home|flat|house))\b/i,
		),
	),
	signal(
		"core",
		8,
		"danger to health",
		({ text, subject, possessive }) =>
			/\b(?:allerg(?:ic|y|ies)|anaphyla\w+|epi-?pen|diabet\w+|epilep\w+|asthma|coeliac|celiac|h(?:a)?emophilia|pacemaker|insulin|seizures?|blood thinners?|intoleran\w+)\b/i.test(
				text,
			) &&
			(subject === "I" || (possessive && /^my\b|\bour (?:son|daughter|kid|child|baby)/i.test(text))),
	),
	signal(
		"core",
		5,
		"what I value",
		says(
			/^(?:what|all|the (?:\w+ )?thing|nothing|everything)(?: that)? i\b.*\b(?:is|are|matters?)\b|\bhow i (?:like|want|prefer|do)\b/i,
		),
	),
	signal(
		"core",
		6,
		"still open",
		says(
			/^(?:open (?:decision|question|issue|point)s?|undecided|to be decided|tbd|current (?:focus|priority|goal|status)|blockers?|waiting on)\b|\b(?:haven['’]t|have not|not yet|still (?:have to|need to|can['’]t)) (?:yet )?(?:decided?|settled|chosen|agreed|made up)\b/i,
		),
	),
	signal(
		"core",
		6,
		"at it",
		says(
			/^(?:still |currently |just |now )*(?:waiting|blocked|stuck|working|training|preparing|revising|looking|saving|studying|recovering)\b(?! (?:hours|day|title|group|room|list|capital|knowledge)\b)/i,
		),
	),
	signal("core", 2, "the user speaks of himself", says(/\b(?:for|with|to|by) me\b|\bmyself\b/i)),

	signal("episodic", 6, "a decision", says(HAPPENING.decision)),
	signal(
		"episodic",
		4,
		"something happened",
		({ tense, main, verb }) => tense === "past" && !STATE_PAST.test(verb ?? "") && !LASTING_PAST.test(main),
	),
	signal(
		"episodic",
		2,
		"at a time",
		({ tense, text }) => (tense === "past" || tense === "perfect") && EVENT_TIME.test(text),
	),
	signal(
		"episodic",
		2,
		"passive event",
		({ tense, verb, participle, main }) =>
			tense === "past" && /^(?:was|were)/.test(verb ?? "") && participle !== undefined && !LASTING_PAST.test(main),
	),
	signal(
		"episodic",
		3,
		"the user did it",
		({ subject, tense, main }) => (subject === "I" || subject === "we") && tense === "past" && !SELF_PAST.test(main),
	),
	signal(
		"episodic",
		5,
		"notes of a day",
		says(
			/^(?:yesterday|today|last (?:night|week)|this morning|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:['’]s [\w -]{2,30})?:/i,
		),
	),
	signal(
		"episodic",
		4,
		"was here and did",
		({ tense, verb, main }) =>
			tense === "past" &&
			STATE_PAST.test(verb ?? "") &&
			/\band (?:then )?(?:\w+ed|took|gave|made|said|told|left|brought|found|got|went|broke|saw|put|sent|paid|bought|wrote)\b/i.test(
				main,
			),
	),
	signal(
		"episodic",
		4,
		"we had an event",
		says(
			/^(?:(?:i|we|they|the \w+) )?had (?:a|an|another|our|my|the|to|lunch|dinner|breakfast|coffee|drinks|trouble|\w+ (?:days?|hours?) of)\b(?! (?:dog|cat|house|car|habit|reputation)\b)/i,
		),
	),
	signal(
		"episodic",
		5,
		"just done",
		says(
			/\b(?:(?:have|has|['’]ve|['’]s) (?:just|finally|now|already|officially) (?!been (?:a|an|the)\b)(?:\w+ed|been|gone|done|left|sold|sent|made|won|lost|met|got|bought|paid|told|found|begun|chosen|broken|given|taken|written)|just (?:got|had|came|heard|learned|learnt|found|finished|signed|sent|booked|bought|met|saw|talked|spoke|left|arrived|received|made|passed|ended|closed|moved|paid))\b/i,
		),
	),
	signal(
		"episodic",
		4,
		"done",
		({ subject, tense, participle }) =>
			(subject === "I" || subject === "we") && tense === "perfect" && HAPPENING.done.test(participle ?? ""),
	),
	signal(
		"episodic",
		5,
		"notes of a meeting",
		says(
			/^(?:lunch|dinner|coffee|call|meeting|chat|drinks|breakfast|interview|talk|session|standup|retro|workshop)(?: (?:with|at|about)\b[^:.]{2,40}:| (?:with|at) .{2,40} (?:went|was)\b)/i,
		),
	),
	signal(
		"episodic",
		3,
		"a diary line",
		says(
			/^(?:rolled back|handed in|merged|passed|ended up|found out|met|had|went|saw|spoke|talked|called|discussed|finished|started|signed|bought|sold|sent|got|left|took|made|visited|tried|fixed|shipped|launched|booked|cancel+ed|picked|chose|decided|agreed|paid|watched|read (?=the|a|an|two|half)|ran into|dropped|paired|presented|interviewed|celebrated|moved|learned|lost|won|found|gave|submitted|turned (?:in|down)|wrapped up|reviewed|received|heard|ordered|quit)\b/i,
		),
	),

	signal("semantic", 2, "anything may be a fact", () => true),
	signal(
		"semantic",
		2,
		"a third person or thing, as it is",
		({ subject, tense, imperative }) => subject === "other" && tense === "present" && !imperative,
	),
	signal(
		"semantic",
		4,
		"a past that lasts",
		({ main, tense, text }) =>
			tense === "past" && (LASTING_PAST.test(main) || (FORMER_STATE.test(main) && !EVENT_TIME.test(text))),
	),
	signal(
		"semantic",
		2,
		"a state that was",
		({ verb, tense, participle, text }) =>
			tense === "past" && STATE_PAST.test(verb ?? "") && participle === undefined && !EVENT_TIME.test(text),
	),
	signal(
		"semantic",
		3,
		"what it is called, means or costs",
		says(
			/\b(?:is|are) (?:called|named|known as|short for|located|written in|built (?:on|with)|based (?:in|on)|made (?:of|by)|part of|owned by|run by|responsible for|a (?:kind|type|form) of)\b|\b(?:means|stands for|belongs to|consists of|depends on|contains|costs?|weighs|measures)\b/i,
		),
	),
	signal(
		"semantic",
		3,
		"somebody of the user's",
		({ text, tense, subject, possessive }) =>
			possessive &&
			subject === "other" &&
			tense === "present" &&
			/^(?:my|our) (?:\w+ )?(?:wife|husband|partner|girlfriend|boyfriend|brother|sister|mother|father|mum|mom|dad|son|daughter|uncle|aunt|cousin|nephew|niece|grand\w+|boss|manager|colleague|co-?worker|friend|neighbou?r|landlord|landlady|teacher|doctor|dentist|lawyer|accountant|therapist|roommate|flatmate|dog|cat|car|bike|house|flat|apartment|laptop|phone|in-laws?|parents|team|office|company|bank|barber|hairdresser|gym|client|customer|supplier|vendor|logo|server|database|api|app|ci|repo)\b/i.test(
				text,
			),
	),
	signal(
		"semantic",
		3,
		"we have and use",
		({ subject, tense, main }) =>
			subject === "we" &&
			tense === "present" &&
			/^we (?:all |also |mostly |still |only |now )?(?:use|have|own|run|host|store|keep|pay|sell|offer|support|rent|buy|charge|employ|rely|depend)\b/i.test(
				main,
			),
	),
	signal(
		"semantic",
		2,
		"habit of another",
		({ subject, possessive, main, tense }) =>
			subject === "other" &&
			tense !== "past" &&
			/\b(?:always|never|usually|often)\b/i.test(main) &&
			!possessive &&
			!DEONTIC.test(main),
	),
];

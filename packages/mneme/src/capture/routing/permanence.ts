// Does the user ask that this memory never fade? A request about the memory itself ("keep this forever", "pin this"), not a fact
// or a task that speaks of vaults, pins or permanence.

import { asksPermanenceElsewhere } from "./other-languages.ts";

const MEMORY_VERB =
	"(?:keep|kept|remember(?:ed)?|store[d]?|save[d]?|preserve[d]?|hold|held|retain(?:ed)?|protect(?:ed)?|guard(?:ed)?|treasure[d]?|memori[sz]e[d]?|lock(?:ed)?|carry|file[d]?|record(?:ed)?|archive[d]?|know|stay|stays|remain|remains|stick)";
const FOREVER =
	"(?:forever|in perpetuity|for evermore|as long as (?:you|i) (?:do|live|exist|run)|from now (?:on )?until (?:the end|forever)|always and forever|for ?ever|permanently|for good|for all (?:time|eternity)|for eternity|for life|indefinitely|until the end of time|till the end of time|for the rest of (?:time|my life|our lives|your \\w+)|for always|eternally|for keeps|no matter (?:what|how long)|against (?:decay|forgetting)|from (?:decay|decaying|fading|pruning|being forgotten))";
const LOSS =
	"(?:forget|forgotten|forgetting|(?:gets? |be |being )?lost|lose|fade|fades|expire|expires|decay|decays|drop|dropped|erased?|deleted?|archived?|pruned?|removed?|discard(?:ed)?|disappear|vanish|slip|let go|go away|age out)";
const THIS = "(?:this|that|it|these|those|this one|that one|the following|what)";

const REQUESTS: readonly RegExp[] = [
	// "keep this forever", "I want this remembered for the rest of time", "save permanently that …"
	new RegExp(`\\b${MEMORY_VERB}\\b[^.;]{0,45}?\\b${FOREVER}\\b`, "i"),
	new RegExp(`\\b${FOREVER}\\s+(?:${MEMORY_VERB})\\b`, "i"),
	// "never (ever) forget", "don't ever lose this", "you must never forget"
	new RegExp(
		`\\b(?:never(?:,? ever)?,?|(?:don['’]t|do not|not) ever)\\s+(?:forget|let (?:yourself |go of )?${THIS}?|(?:lose|delete|drop|erase|remove|prune|archive|discard)\\s+(?:${THIS})(?=\\s*[:.,!—–-]|\\s*$|\\s+(?:memory|one|fact|note)\\b))`,
		"i",
	),
	/\b(?:never|no circumstances|not?|don['’]t|nothing)\b[^.;:]{0,30}\byou (?:to |ever |may ever |should ever )*forget\b/i,
	new RegExp(`\\bunder no circumstances\\b[^.;:]{0,30}\\b${LOSS}\\b`, "i"),
	// "this must never fade", "it must not be archived", "should never expire"
	new RegExp(
		`\\b(?:${THIS}|memory|fact|note|one)\\b[^.;:]{0,24}\\b(?:must|should|may|can|shall|is|are|ought)\\b(?:n['’]t| not| never)[^.;:]{0,14}\\b${LOSS}\\b`,
		"i",
	),
	new RegExp(
		`\\b(?:${THIS})\\b[^.;:]{0,12}\\bnever (?:gets?|is|be) (?:lost|forgotten|deleted|erased|archived|pruned)\\b`,
		"i",
	),
	/\b(?:not|never) to be (?:forgotten|lost|deleted|erased|archived|pruned)\b|\bfrom (?:ever )?being (?:forgotten|lost|pruned|deleted)\b|\b(?:no|without) expiry\b|\block (?:this|that) (?:memory|fact|in)\b|\bsurvive (?:every|any|all)\b|\b(?:anything|everything) but this\b/i,
	new RegExp(`\\b(?:never|don['’]t|not)\\b (?:let|allow)\\b[^.;:]{0,40}\\b${LOSS}\\b`, "i"),
	// "permanent memory", "mark this as permanent", "no decay", "decay-proof"
	/\b(?:permanent|everlasting|indelible|eternal|protected|pinned|undeletable|never-fading) (?:memory|memories|record|note|entry|keepsake|storage|fact)\b/i,
	new RegExp(
		`\\b(?:mark|flag|tag|treat|keep|store|save|file|log|make|consider) (?:${THIS}|.{1,30}?)(?: \\w+)? (?:as |be )?(?:permanent|pinned|protected|unforgettable|undeletable|non-decaying)\\b`,
		"i",
	),
	/\b(?:no|zero|without|immune to|exempt from|safe from) (?:any )?(?:decay|fading|forgetting)\b|\bdecay[- ](?:proof|free|exempt)\b/i,
	/\b(?:in|into|to) (?:the|your|my) (?:memory |permanent )?vault\b|\bvault (?:this|that|it)\b|\bvault-worthy\b|\b(?:carve|set|etch|write) (?:this|that|it) (?:in|into) stone\b|\bforever and ever\b/i,
	new RegExp(
		`\\b(?:this|that|it|one)(?: (?:memory|one|fact))? (?:is|stays|remains|should stay|must stay|has to stay|needs to stay) (?:with you )?(?:${FOREVER}|permanent|pinned)\\b`,
		"i",
	),
	// "archive-proof", "exempt this from forgetting", "whatever your clean-up does, it mustn't touch this", "don't you ever drop it"
	/\b(?:archive|decay|fade|prune|forget|time|delete|deletion)[- ]proof\b|\b(?:undying|imperishable|unerasable|non-?expiring|unfading)\b|\bsafe-?keep\b/i,
	new RegExp(
		`\\bexempt (?:${THIS}|.{1,30}?) from (?:decay|fading|forgetting|pruning|clean-?up|ageing|aging|archiving)\\b`,
		"i",
	),
	/\b(?:clean-?ups?|pruning|decay|housekeeping|tidying|archiver?|curation|forgetting)\b[^.;]{0,40}\b(?:must(?:n['’]t| not| never)|may not|can(?:not|['’]t)|should(?:n['’]t| not| never)|never|leave|skip|spare|ignore)\b[^.;]{0,20}\b(?:touch|this|it|alone|reach|get)\b/i,
	/\bdon['’]t (?:you )?(?:ever |dare )?(?:tidy|clean|throw|drop|lose|toss|let go of|prune|clear)\b[^.;:]{0,12}\b(?:it|this|that|these)\b(?: away| out| up)?(?=\s*[:.,!;—–-]|\s*$)/i,
	/\b(?:lives?|lasts?|stays?|survives?) as long as (?:you|i|we) (?:do|live|exist|last)\b|\bfor ever and ever\b|\b(?:i|we) never want (?:this|that|it)\b[^.;:]{0,20}\b(?:fade|lost|forgotten|gone|disappear)/i,
	/\bno matter how (?:rarely|seldom|little|old|stale|long)\b[^.;:]{0,30}(?:\bi\b|\bask\b|\bget\b|\bit\b)/i,
	// Orders that open the text: "Pin this: …", "Vault: …", "Please pin that …"
	/^(?:please\s+|can you\s+|could you\s+|hey,?\s+)*(?:pin|vault)\s+(?:this|that|it|the (?:fact|following))\b/i,
	/^(?:please\s+)?(?:for the )?(?:vault|permanent|forever|pinned?|keep forever|never forget|permanent record)\s*[:—–]/i,
	/\bpin (?:this|it|that)(?=\s*[:.,!]|\s*$|\s+(?:so|for|please|forever|down|note|one|fact|memory|to (?:your )?memory)\b)/i,
];

/** The same words said of people and things: "I never forget a face", "records are kept permanently", "the bank vault". */
const OF_OTHERS =
	/\b(?:i|he|she|they|we|people|users?|elephants|\p{Lu}\w+) (?:will |['’]ll |shall |could |can |would |has |have )?(?:never|don['’]t ever) (?:ever )?forgets?\b(?! (?:this|that)\b\s*[:!])|\b(?:i|we|he|she|they)(?:['’]ll| will|['’]d| would)? never (?:ever )?(?:forget|forgot|forgotten)\b|\b(?:he|she|they|database|system|server|app|company|law|contract|logs?|backups?|records|invoices|files|documents|emails|photos|data|receipts)\b[^.;:]{0,30}\b(?:keeps?|stores?|saves?|kept|stored|saved|retains?|retained|holds?|held|archived|locked)\b/iu;
const ASKS_THE_AGENT = /\b(?:you|your|please|this|remember)\b/i;

export function asksPermanence(text: string): boolean {
	if (asksPermanenceElsewhere(text)) return true;
	if (!REQUESTS.some((request) => request.test(text))) return false;
	return (
		!OF_OTHERS.test(text) ||
		/^(?:please\s+)?(?:pin|vault|keep|store|save|remember|protect|preserve|mark)\b/i.test(text) ||
		(/\byou (?:to |ever |must |may |should |can )*(?:never |ever )*forget\b/i.test(text) && ASKS_THE_AGENT.test(text))
	);
}

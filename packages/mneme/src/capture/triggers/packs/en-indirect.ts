// English said sideways: wishes about what the memory holds that name no verb of memory in the imperative ("I'd sleep better if nothing
// about it were left in your notes"), ellipsis, and double negation. Tried after the plain rules.

import type { Rule } from "../pack.ts";

/** What opens a wish without asking for anything outright. */
const WISH =
	"(?:(?:i|it|that|you|we)(?:'d|'ll| would| will| might| could| wouldn't| won't)\\b|there(?:'s| is)\\b|(?:i|we) (?:hope|trust|wish|want|need|prefer)\\b|kindly\\b|please\\b|let\\b|see\\b|make\\b)";
/** Forms of knowing that a wish may deny. */
const KNOWING =
	"(?:know(?:ing|n|s)?|knew|ha(?:ve|d|ving)|h(?:o|e)ld(?:ing)?|keep(?:ing)?|kept|remember(?:ed|ing)?|stored?)";
const NOT_ASKED = "(?!(?:i|we|he|she|they|my|our|his|her|how|what|why|when|did|does|is|are|if|should|who)\\b(?!'))";

export const englishIndirect: Rule[] = [
	{
		name: "no-longer-known",
		hint: "longer|any ?more",
		intent: "forget",
		pattern: `{{lead}}${WISH}[^.!?:;]{0,60}?\\b(?:you|u|your)?\\b[^.!?:;]{0,20}?(?:no longer (?:be )?${KNOWING}|not ${KNOWING}) (?:(?:about|of|anything (?:about|on)) )?(?<payload>(?:my|our|the|that|what|where|who|how|anything|everything|\\p{L}+'s)\\b[^.!?;]{2,100}?)(?: any ?more| any longer)?(?= ?$| ?[.,;!?])`,
		sure: 0.8,
	},
	{
		name: "nothing-left-in",
		hint: "nothing|no trace|not a (?:word|trace)|none",
		intent: "forget",
		pattern: `{{lead}}(?:${WISH}[^.!?:;]{0,50}?)?\\b(?:nothing|no traces?|not a (?:word|trace)|no mention|none)(?: (?:about|on|of|regarding|to do with))? (?<payload>[^.!?;:,]{2,60}?) (?:were|was|is|be|are|stays?|stayed|remains?|remained|should|to)(?: to)?(?: be| stay| remain)?(?: left| kept| stored| found| stay| remain)?(?: behind)? (?:in|with|on) (?:{{place}}|you\\b|file)`,
		sure: 0.82,
	},
	{
		name: "may-leave-memory",
		hint: "leave|vanish|disappear|slip|fade|gone|place|business|evaporate",
		intent: "forget",
		pattern: `{{lead}}(?<payload>(?!(?:it|he|she|they|i|we|you|nothing)\\b)[^.!?;:,]{3,90}?) (?:(?:can|may|could|should|might|must|needs? to|ought to)(?: (?:now|please|all|just|safely|then|well|quietly|also)){0,2} (?:leave|(?:vanish|disappear|fade|evaporate|go|be gone|slip)(?: (?:from|out of))?)|(?:has|have) no (?:business|place|more place)(?: being)? (?:in|on)|(?:needn't|need not|doesn't need to|shouldn't|should not|must not|mustn't) (?:live|stay|be|linger|remain|sit) (?:in|on)) {{place}}`,
		sure: 0.84,
	},
	{
		name: "unsaid-treated",
		hint: "unsaid|said|told|heard|never",
		intent: "forget",
		pattern:
			"{{frame}}(?:consider|treat|regard|count|take) (?:it|that|this|all (?:of )?(?:it|that)) (?:as )?(?:never (?:said|told|mentioned|heard)|unsaid|not (?:said|told)|withdrawn|void|struck)\\b",
		payload: "back",
		sure: 0.8,
	},
	{
		name: "unsaid-acted",
		hint: "as if|as though|never",
		intent: "forget",
		pattern:
			"{{frame}}(?:carry on|behave|act|go on|do|proceed)(?: just)? as (?:if|though) (?:(?:i|we)(?:'d| had)? never (?:said|told you|mentioned|brought up|spoke(?:n)? of|shared)|you(?:'d| had)? never (?:heard(?: of| about)?|known(?: about)?|read|seen)) (?:anything )?(?:about |of )?(?=\\S{2})",
		sure: 0.82,
	},
	{
		name: "drop-whatever-said",
		hint: "{{drop}}",
		intent: "forget",
		pattern:
			"{{lead}}(?<payload>(?:whatever|everything|anything|what|all)(?: that)? (?:i|we|you)\\b[^.!?;:,]{2,80}), (?:please |just |kindly )?{{drop}} (?:it|that|them|this|all of it)\\b",
		sure: 0.84,
	},
	{
		name: "no-call-to-keep",
		hint: "no (?:call|cause|use|reason|need|point|further use)",
		intent: "forget",
		pattern:
			"{{lead}}(?:(?:there's|there is|you've|you have|i see) )?no (?:further |more |good |earthly )?(?:call|cause|use|reason|need|point)(?: (?:for|in) (?:you|your))?(?: to| for| in)?(?: still| go on)? (?:keep(?:ing)?|know(?:ing)?|hold(?:ing)?(?: on ?to)?|have|having|stor(?:e|ing)|hang(?:ing)? on ?to|remember(?:ing)?|for) (?<payload>(?:my|our|the|that|his|her|\\p{L}+'s)\\b[^.!?;:,]{2,80}?)(?: any ?more| any longer)(?= ?$| ?[.,;!?])",
		sure: 0.82,
	},
	{
		name: "stays-with-you",
		hint: "with you|slip|escape|lost|forgotten|get past",
		intent: "remember",
		pattern: `{{lead}}(?:${WISH}|may it|you|don't|do not|never|it)[^.!?:;]{0,60}?\\b(?:(?:stay(?:s|ed)?|remain(?:s|ed)?|stick(?:s)?|stuck) (?:with you|in your (?:mind|head|memory))|(?:slip|escape|leave) (?:your|ur) (?:mind|memory|attention)|(?:not|never|mustn't|n't)(?: be| get) (?:lost|forgotten)|get past you)(?:, [^,.!?]{2,20},)? that (?=\\S.{4})`,
		notAfter: "\\b(?:me|him|her|my|he|she|they) ",
		sure: 0.84,
	},
	{
		name: "not-to-be-forgotten",
		hint: "forgotten|lost",
		intent: "remember",
		pattern:
			"{{lead}}(?:let it (?:not|never)|may it never|it (?:mustn't|must not|must never|shouldn't|should not|should never)) (?:be|get) (?:forgotten|lost)(?: on you)? that (?=\\S.{4})",
		sure: 0.86,
	},
	{
		name: "one-for-place",
		hint: "for (?:your|the)",
		intent: "remember",
		pattern:
			"{{lead}}(?:here's |here is |that's |this is )?(?:one|another(?: one)?|something|a (?:fact|detail|line|note|thing))(?: more)? for (?:your|the) (?:[\\p{L}-]+ ){0,2}(?:notebook|notes?|files?|records?|memory|mind|head|book|books|drawer|cabinet|diary|collection|archive)(?= ?$| ?[:,\\u2014])",
		at: "sentence",
		sure: 0.8,
	},
	{
		name: "sift-wished",
		hint: "memor|notes|stor|know|learn|gather|kept|told|recollect|saved|discuss",
		intent: "reflect",
		pattern: `{{lead}}${NOT_ASKED}[^.!?:;]{2,80}?\\b(?:to|of|and|by|you|for|time|about|or) (?:(?:an?|some|a bit of|one) )?(?:{{sift}}|consolidating|consolidated|sorting(?: out)?|tidying(?: up)?|chew(?:ing)? over|mull(?:ing)? over|ponder(?:ing)?|digesting|merging|reviewing|spring[- ]?clean(?:ing)?(?: of)?|put in order|(?:clean|tidy|clear|sort)(?:-| )?(?:up|out) of) {{memobj}}{{ontopic}}(?<ask>)`,
		notAfter: "\\b(?:i|we|he|she|they) ",
		payload: "nothing",
		sure: 0.78,
	},
	{
		name: "memory-needs-order",
		hint: "memor|notes|recollect|head|attic",
		intent: "reflect",
		pattern:
			"{{lead}}(?:your|ur|that) (?:[\\p{L}'-]+ ){0,2}?(?:memory|memories|notes|recollections)(?: (?:of yours|on me|about me|of me))? (?:could|can|might|would|must|needs?|deserves?|wants?|calls? for)\\b[^.!?:;]{0,30}\\b(?:tidy\\p{L}*|clean\\p{L}*|dust\\p{L}*|sort\\p{L}*|prun\\p{L}*|haircut|sweep|order|review\\p{L}*|polish|declutter\\p{L}*|consolidat\\p{L}*)\\b(?<ask>)",
		payload: "nothing",
		sure: 0.82,
	},
	{
		name: "memory-in-disorder",
		hint: "memor|notes",
		intent: "reflect",
		pattern:
			"{{lead}}(?:your|ur) (?:memory|memories|notes)\\b[^.!?:;]{2,60}?,? (?:so |and )?(?:(?:would|could|can|will) (?:you|u)(?: mind)?|please|maybe) (?:please )?(?:consolidat(?:e|ing)|tidy(?:ing)?|clean(?:ing)?|sort(?:ing)?|prun(?:e|ing)|review(?:ing)?|(?:re-?)?organi[sz](?:e|ing)|go(?:ing)?|merg(?:e|ing)|declutter(?:ing)?)(?: (?:up|out|through|over))? (?:it|them|that)\\b(?<ask>)",
		payload: "nothing",
		sure: 0.85,
	},
	{
		name: "time-to-tidy",
		hint: "time",
		intent: "reflect",
		pattern:
			"{{lead}}(?:i (?:think|guess|feel|believe) )?(?:that )?(?:it's|it is|it'd be) (?:about |high )?time (?:that )?(?:you|u) (?:reorgani[sz]ed|consolidated|tidied|cleaned|sorted|reviewed|pruned|went|decluttered|merged)(?: (?:up|out|through|over))? (?:your|ur) (?:memory|memories|notes)\\b",
		payload: "nothing",
		sure: 0.85,
	},
];

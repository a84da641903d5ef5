// English rules for being asked to remember, and for errands and refusals that only sound like it. Order matters.

import type { Rule } from "../pack.ts";
import { narrated, rememberHint } from "./en-fragments.ts";

/** Said of the memory, whatever the verb. */
const MEMORY_MEANT =
	"(?:down |away )?(?:(?:any|all|some|either|both) of )?(?:this|that|it|them|these|those)(?: (?:down|one|again|either|please|for (?:me|later)|in mind|on (?:file|record)))*(?: ?$| ?[,.;!?])|(?:anything|everything|what|whatever|things?|stuff)(?: that)? (?:i|we)\\b|(?:my|our) (?:[\\p{L}'-]+ ){0,2}?(?:passwords?|pins?|numbers?|address(?:es)?|birthday|salary|weight|age|diagnosis|names?|health|medical|details|data)(?= ?$| ?[,.;!]| (?:anywhere|on (?:file|record)|again)\\b)|[^.!?]{0,80}\\b(?:{{inmemory}}|(?:from|out of|off) {{place}})|in (?:mind|memory)\\b";
const SAYING =
	"(?:off\\b|all your eggs|the cart|words in|your foot|insult|fuel|your guard|the ball|a lady|home about|suicide|murder|a crime|faith|hope|score\\b)";
/** A word of a thing's name, no verb and no preposition. */
const NOUN =
	"(?!(?:is|are|was|were|am|has|have|had|will|won't|can|can't|does|doesn't|don't|did|needs?|wants?|likes?|hates?|lives?|works?|prefers?|must|should|may|when|while|as|once|before|after|in|on|at|of|from|to|for|that|who|which)\\b)[\\p{L}\\p{N}'-]+";
const TEXT_PART =
	"(?:(?:lines?|rows?|columns?|pages?|sections?|steps?|chapters?|slides?|cells?|paragraphs?|figures?|questions?|exercises?) \\d+|function|query|script|pivot|spreadsheet|essay|draft|paragraph|sentence|regex|config|import|header row|footer)";

export const englishRemember: Rule[] = [
	{
		name: "errand-standing",
		hint: " to ",
		intent: "remember",
		pattern:
			"{{frame}}(?:{{rem}}|{{notforget}}) to (?={{standingword}}|[^.]{3,160}\\b(?:{{standingtail}}|every time|each time|whenever|always|in (?:all|every) (?:your )?(?:future )?(?:repl|answer|response|message|commit|email|pr)))",
		standing: true,
		sure: 0.85,
	},
	{
		name: "errand",
		hint: " (?:to|2) ",
		intent: "none",
		pattern:
			"{{frame}}(?:{{rem}}(?:ed|ing)?|{{notforget}}|keep in mind|note)(?:,? please,?)? (?:to|2) (?!self\\b|you\\b|claude\\b|[^.!?:]{2,24}:)",
		claims: "clause",
	},
	{
		name: "negated-no-longer",
		hint: "longer|more|stop|now on|forward|file|record|store|memory",
		intent: "forget",
		pattern:
			"{{lead}}(?:{{please}}|you )?(?:(?:{{dont}}|{{noneed}}|i (?:don't|do not) want you to|you (?:can|should|may)? ?stop|stop) (?:remember(?:ing)?|keep(?:ing)?|stor(?:e|ing)|know(?:ing)?|sav(?:e|ing)|track(?:ing)?|hold(?:ing)? on to) (?<payload>[^.!?]{2,160}?)(?: in (?:mind|memory))? (?:any ?more|any longer|from now on|going forward)|(?:you |i )?no longer (?:need|have|want)(?: you)? to (?:remember|keep in mind|store|know|keep) (?<payload>[^.!?]{2,160})|stop (?:remembering|storing|keeping track of|memori[sz]ing) |(?:{{dont}}|i (?:don't|do not) want you to) (?:keep|hold|have|leave) (?<payload>[^.!?,]{2,100}?) (?:on (?:file|record)|stored|saved|in (?:your|the) (?:memory|memories|notes|records))\\b)",
		sure: 0.85,
	},
	{
		name: "keep-no-more",
		hint: "keep|hold|store|retain|hang|save",
		intent: "forget",
		pattern:
			"{{lead}}(?:{{please}})?(?:{{dont}}|i'd rather you didn't) (?:keep|hold on ?to|store|retain|hang on ?to|save) (?=(?:my|our) (?:(?:old|previous|former|real|current|home) )?(?:[\\p{L}'-]+ ){0,2}?(?:numbers?|address(?:es)?|birthday|salary|weight|age|pin|figures?|diagnosis|name|phone|health|medical|details|data)\\b|(?:the|that|those|any|what|anything)(?: [\\p{L}'-]+){0,4} (?:i|we)(?:'ve)? (?:gave|given|told|sent|mentioned|shared) (?:you|u)\\b)",
		unless: "[^.!?]{0,40}(?:short|in mind|waiting|private|on (?:the|a) )",
		sure: 0.78,
	},
	{
		name: "never-do",
		hint: "(?:n't|never|ever|not|dont|circumstances|point|you|just|please|again) {{workverb}}\\b",
		intent: "remember",
		pattern:
			"{{lead}}(?:{{please}}){0,2}(?:(?:you(?:'re| are) never to|you (?:should|must|may|shall|can|are to) never|(?:make sure|be sure|ensure)(?: that)? you never|never(?:,? ever| again)?|(?:don't|do not|dont)(?: you)? ever|under no circumstances(?: should you)?|at no point|not ever)(?: please| just)? {{workverb}}\\b|(?:don't|do not|dont) {{workverb}}\\b(?! (?:it|that|this|them|these|those|the)\\b)(?= [^.!?]{2,120}?\\b{{ruled}}))",
		// "never save this", "don't keep what I told you": the memory is meant; "never put off till tomorrow": a saying
		unless: `${MEMORY_MEANT}|${SAYING}`,
		notAfter: narrated,
		payload: "whole",
		standing: true,
		sure: 0.82,
	},
	{
		name: "note-for-task",
		hint: "note",
		intent: "none",
		pattern:
			"{{lead}}(?:please )?note that (?:i|we|it|they)(?:'ve| have| had| did|'m| am|'re| are| was| were|'s| is| already| just){1,3} [^.!?]{3,100}, so (?:you can |please |just |there's )?(?:skip|go|start|don't|do not|use|leave|focus|continue|move|no need|ignore|begin|jump)\\b",
		claims: "sentence",
	},
	{
		name: "negated",
		hint: "n't|nt\\b|not\\b|\\bno\\b|never|need|rather|dont|dnt",
		intent: "none",
		pattern:
			"{{lead}}(?:{{please}}|you |u |we |i )?(?:{{noneed}}|{{dont}}|i (?:don't|do not|dont) (?:need|want) (?:you|u) to|i(?:'m| am| was|'m really)? ?(?:not|wasn't) (?:asking|telling|saying) (?:you|u)?(?: to| should)?|i'd rather you (?:didn't|not)|(?:can|could|would|will) you (?:please )?not)(?: to)?(?: have to| need to| bother(?: to)?| actually| even)? (?:{{please}})?(?:{{remverb}}|remember|save|store|record|log|keep|memori[sz]e|write|note|add|put|commit|remind|reflect|delete|remove|erase|wipe|disregard|clear|drop)\\b",
		unless: "[^.!?]{0,80}[,;\\u2014] ?(?:but |instead |rather )?{{remverb}} ",
		claims: "sentence",
	},
	{
		name: "task-part",
		hint: "forg|foget|frog|frget|r(?:em|m)",
		intent: "none",
		pattern: `{{frame}}(?:{{notforget}}(?: about)?|{{rem}}(?=[^.!?]{3,60} (?:when|while|once) (?:you|u)\\b)) (?:any|all|both|each|every|one|either|the|a|an|your|those|these)(?: of| single| one)?(?: the| those| these| my| your)?(?: ${NOUN}){1,3}?(?: (?:on|in|at|of|for|to|from) (?:each|every|the|both|all|any|your|that|this) ${NOUN})? (?:(?:when|while|as|once|before|after) (?:you|u|we)(?:'re| are)? (?:[\\p{L}]+ ){1,2}(?:that|this|the|it|them|those|these|everything)\\b|(?:at|in|on|of|from|to|after|before) (?:the (?:end|start|beginning|top|bottom) of )?(?:(?:the|this|that|each|every) )?${TEXT_PART}\\b)`,
		claims: "clause",
	},
	{
		name: "task-list",
		hint: "down",
		intent: "none",
		pattern:
			"{{frame}}(?:jot|write|note|put|scribble|type)(?: me| us)? down (?:some|a few|a couple of|several|\\d+|two|three|four|five|six|seven|eight|nine|ten|a dozen) (?:[\\p{L}'-]+ ){0,3}?(?!(?:facts?|details?|things?|notes?|reminders?|points?)\\b)\\p{L}{2,}s (?:for|about|on|to|of|that|which|with|in)\\b(?![^.!?]{0,200}:)",
		claims: "clause",
	},
	{
		name: "remember-that",
		hint: "that\\b",
		intent: "remember",
		pattern:
			"{{frame}}{{remember}}{{when}}(?:,? (?:the fact )?that\\b(?! (?:time|day|night|one|guy|girl|song|movie|film|episode|scene|feeling|moment|summer|trip|place|restaurant|bar|thing|old)\\b)(?= ?\\S)| of the fact that\\b)",
		unless:
			"(?:[,;:.!\\u2014]|$|(?:please|pls|plz|for|when|next|ok|okay|in|and|too|as well|always|forever|will|would|down|somewhere|the next time|from now|going|if|while|well|one|piece|bit)\\b(?! (?:please|pls) \\w))",
	},
	{
		name: "remember-this-colon",
		hint: ":",
		intent: "remember",
		pattern:
			"{{frame}}(?:{{remember}}|{{write}}) {{this}}(?: (?:down|away|in|in mind|to memory|as well|too))?{{when}} ?:",
	},
	{
		name: "in-memory-colon",
		hint: "memor|notes|brain|record|file|knowledge|vault|mind|profile|notebook|know|remember|have",
		intent: "remember",
		pattern:
			"{{frame}}(?:{{put}} (?:{{this}} )?{{inmemory}}|update your (?:memory|notes|records)(?: with)?){{when}} ?(?::|\\u2014|- |,? (?:the fact )?that\\b|,(?= (?:i|my|we|our)\\b))",
	},
	{
		name: "remember-colon",
		hint: "[:,\\u2014]| - ",
		intent: "remember",
		pattern:
			"{{frame}}{{remember}}(?: (?:about|of|on|down))?{{when}} ?(?::|\\u2014| - |,(?! ?(?:remember|kids|folks|right|ok|okay|please|pls|would|will|could|can|won't|how|when|too|and|which|who|but|as|though|because|if|that's|not)\\b))(?=.{2})",
		sure: 0.92,
	},
	{
		name: "remember-back",
		hint: "\\bthis|\\bthat|\\bit\\b|these|those|above|message|note|memor|(?:said|told|wrote)\\b|brain|record|file|knowledge|vault|mind|profile",
		intent: "remember",
		pattern:
			"{{frame}}(?:{{remember}}(?: (?:about|of))? {{that}}(?: (?:down|one|part|bit|fact|info(?:rmation)?|detail|well|carefully))?|keep {{that}} in (?:mind|memory|your (?:memory|mind|notes)|the back of your mind)|bear {{that}} in mind|commit {{that}} to memory|(?:write|jot|note|take|put|get) {{that}} down|(?:make|take) (?:a |some )?(?:mental )?notes?(?: (?:of|about) {{that}})?|file {{that}} away|save this|(?:save|store|keep|record|log|pin|add|put|hang on to|hold on to|hang onto|hold onto|remember) {{that}} (?:for (?:later|next time|the future|future (?:reference|use)|posterity|me)|{{inmemory}})|{{put}} {{inmemory}}|learn that|burn that into your memory|{{notforget}} (?:about )?{{that}})(?:,? (?:for [^.!?,]{2,30}|next time(?: [^.!?]{1,60})?|instead|please|pls|plz|thanks|thx|too|as well|always|forever|from now on|going forward|in (?:the )?future|when(?:ever)? [^.!?]{2,80}|if [^.!?]{2,80}|ok|okay|will you|would you|somewhere|permanently|in mind|as we [^.!?]{2,40}|while [^.!?]{2,60}|before [^.!?]{2,60}|going into [^.!?]{2,60}))*(?= ?$| ?[,.;!?)\\u2014]| and | but | so )",
		payload: "back",
	},
	{
		name: "worth-remembering",
		hint: "worth|good|useful|important|handy|something",
		intent: "remember",
		pattern:
			"{{lead}}(?:(?:that's|that is|it's|it is|this is|which is|definitely|probably|something|all) ){0,3}(?:(?:worth|good|useful|important|handy|best|better|something|necessary) (?:for you )?(?:to )?)?(?:(?:remember(?:ing)?|noting|note|keep(?:ing)? in mind|saving|bear(?:ing)? in mind|writing down|memori[sz]ing|(?:hang|hold)ing on ?to|keeping|storing|filing away|jotting down)(?<=(?:worth|good|useful|important|handy|something) .{3,40}))(?: (?:for (?:later|next time|the future)|too|i think|btw))*(?= ?$| ?[.!])",
		payload: "back",
		sure: 0.78,
	},
	{
		name: "remember-these",
		hint: "r(?:em|m)|memori|forg|foget|frog|frget",
		intent: "remember",
		pattern:
			"{{frame}}(?:{{rem}}|memori[sz]e|{{notforget}}) (?:(?:their|his|her|its|those|these|both|all (?:the|these|those|of)) (?:\\p{L}+ ){0,2}\\p{L}+|all of them|both of them|them|these|those)(?: (?:for (?:me|later|next time)|please|too|as well))*(?= ?$| ?[,.!?])",
		payload: "back",
		sure: 0.8,
		unless: "\\?",
	},
	{
		name: "wanted-noted",
		hint: "noted|remembered|recorded|saved|stored|known|down|record|memory|notes|mind",
		intent: "remember",
		pattern:
			"{{lead}}(?:i(?:'d| would)? (?:want|like|need|prefer)|let) (?:it|this|that|the following)(?: to)?(?: be)? (?:noted|remembered|recorded|saved|stored|known|put down|written down|in your (?:memory|notes)|on (?:the )?record|kept in mind)(?: ?:|,? that\\b)|{{lead}}let the record (?:show|reflect|state)(?: that)?(?= \\S)",
		sure: 0.88,
	},
	{
		name: "remember-trailing",
		hint: "r(?:em|m)|mind|forg",
		intent: "remember",
		pattern:
			"(?<payload>[^.!?]{8,200}?)(?<!\\b(?:i|we|you|he|she|they|to|not|can|could|will|would|should|must|also|always|never|who|people|do|did|does|and|'t|'ll|don't|please|dont|cant|still|even|may|might|definitely|surely|certainly|really|i'll|we'll)) (?:(?:so|and|but|please|pls|plz) ){0,2}(?<=[\\p{L}\\p{N}] )(?:{{rem}} (?:that|this|it)|keep (?:that|this|it) in mind|{{dont}} {{forget}} (?:that|this|it))(?: please| pls| ok| okay| thx)?(?= ?$)",
		at: "sentence",
		sure: 0.7,
	},
	{
		name: "remember-inside",
		hint: "mind|memory",
		intent: "remember",
		pattern:
			"{{frame}}(?:keep|bear) (?<payload>[^.!?:;]{2,120}?) in (?:mind|memory)(?! (?:of|usage))(?= ?$| ?[,.;!?)\\u2014:]| (?:for|when|from|going|next|if|please|and|while)\\b)",
		sure: 0.9,
		unless: ": ?\\S",
	},
	{
		name: "in-memory-inside",
		hint: "memor|notes|brain|record|file|knowledge|vault|mind|profile|notebook|know|remember|have",
		intent: "remember",
		pattern:
			"{{frame}}{{put}} (?!{{this}} {{inmemory}})(?<payload>[^.!?;\\u2014]{2,160}?) {{inmemory}}(?= ?$| ?[,.;!?)\\u2014]| (?:please|for|so|and)\\b)",
		sure: 0.88,
	},
	{
		name: "save-clause",
		hint: "that\\b",
		intent: "remember",
		pattern:
			"{{frame}}(?:save|record|log|store|register) (?:the fact that |that (?={{subject}}[^.!?]{0,80}?\\b{{finite}}\\b))",
		sure: 0.85,
	},
	{
		name: "remember-clause",
		hint: rememberHint,
		intent: "remember",
		pattern:
			"{{frame}}{{remember}}{{when}},? (?=(?:i|i'm|im|i've|ive|i'd|i'll|we|we're|we've|he|she|he's|she's|they|they're|it's|it is|there's|there is|there are|you're|u r|nobody|everyone|everything|no)\\b|{{subject}}[^.!?]{0,100}?\\b{{finite}}\\b|(?:my|our) \\w)",
		unless:
			// "don't forget the semicolon in line 3, it breaks the build": a thing of the task, and why
			"(?![^,]{0,60}\\b{{finite}}\\b)(?:the|a|an|your) [^.!?,]{2,40}, (?:it|they|this|that|or|otherwise|because|else|since)\\b|" +
			"you(?:r)? (?:can|should|don't)\\b|(?:the|that|those|all the|our) (?:{{nostalgia}})|it'?s? (?:well|fondly)|them\\b|it (?:is )?(?:well|fondly)|there(?: is|'s) no such|[^.!?]{0,80}\\b(?:in|into|as|to) (?:a|an|the|this|that) (?:table|list|spreadsheet|file|column|cell|sheet|doc|document|pdf)\\b",
		sure: 0.88,
	},
	{
		name: "remember-number",
		hint: "r(?:em|m)",
		intent: "remember",
		pattern: "{{frame}}{{rem}} (?=(?:my|our|this|these|the|that) [^.!?]{2,60}[\\d:@#])",
		sure: 0.8,
	},
	{
		name: "want-remember-how",
		hint: "rem",
		intent: "remember",
		pattern: "{{lead}}{{want}}{{rem}} (?=(?:how|what|why|who|where|when)\\b)",
		sure: 0.72,
	},
	{
		name: "remember-about",
		hint: "r(?:em|m)|forg|foget|frog|frget|note|lose",
		intent: "remember",
		pattern:
			"{{frame}}(?:{{notforget}}(?: about| (?=(?:the|my|our) (?:names?|birthdays?|address|date|number|code|colou?r|size|spelling|title) of\\b))|(?:make|take|keep) (?:a )?(?:mental )?note (?:of|about)|take note of|{{rem}}) (?=(?:my|our|the (?!{{nostalgia}}|fun|joy|pain|rain|magic|attachment|milk|bread|keys)\\w+ \\w|\\p{L}+'s |all (?:my|our|of)|everything (?:i|we)|what (?:i|we) (?:just |have |'ve )?(?:said|told|decided|agreed|discussed)))",
		sure: 0.75,
		unless:
			"(?:the|my) (?:checkbox|button|password field|variable)|the \\p{L}{2,20} ?$|[^.!?]{2,80} when (?:you|u) (?:re-?)?(?:vise|write|edit|draft|build|send|update|format|view|fix|submit|finish|make|create|prepare|merge|deploy|factor|type|do|run|test|export|publish)\\b",
	},
	{
		name: "note-clause",
		hint: "note|advised",
		intent: "remember",
		pattern:
			"{{frame}}(?:(?:please|pls|kindly|also|do) note|take note|be advised) (?={{subject}}[^.!?]{0,80}?\\b{{finite}}\\b|(?:i|i'm|we)\\b)",
		sure: 0.85,
	},
	{
		name: "note-label",
		hint: "[:\\u2014]| - ",
		intent: "remember",
		pattern:
			"(?:(?:side |quick )?note(?: to (?:self|you|future you|yourself|your \\p{L}+|claude|assistant|memory|file)(?:, [^.!?:]{2,20})?| for (?:you|later|the future|your memory|next time))?|nb|n\\.b\\.?|memo(?: to self)?|note to (?:you|claude|assistant|self)|reminder (?:for (?:you|later|the future)|to self)|(?:(?:this is|very|really|super|extremely|most|it'?s) )*important(?: (?:note|info|information|thing|fact|update|point|reminder|context))?(?: (?:to (?:remember|note|know|keep in mind)|for (?:later|you|the future|next time)))?|(?:something|one thing|a thing|things?)(?: for you)? to (?:remember|keep in mind|note)|for (?:your|the) (?:memory|notes|records?)|to remember|memory|remember (?:for later|always)) ?(?::|\\u2014| - )",
		sure: 0.85,
		unless:
			"(?:buy|call|email|pick up|get|book|send|pay|check|ask|order|finish|water|renew|read|look|answer|reply|think|wait|focus|start|open|click|try) |(?:oom|out of memory|killed|cgroup|unused|true|false|null|\\d+ ?[kmgt]i?b?)\\b",
		notAfter: "\\b(?:the|most|is|are|a|an|so|very|how|this|was|it's|that's|being|more|really) ",
	},
	{
		name: "label-for-later",
		hint: "[:\\u2014]| - ",
		intent: "remember",
		pattern:
			"(?:[\\p{L}'-]{1,14} ){0,5}(?:to (?:keep(?: in mind| on file| on record| in memory| for later)?|bear in mind|remember|note|know|store|save|memori[sz]e|retain|file away|file|jot down|hold on to|pin)(?: about (?:me|us))?|worth (?:remembering|noting|saving|keeping in mind)|for (?:later|future reference|next time|the future|your (?:memory|notes))) ?(?::|\\u2014| - )(?=.{3})",
		at: "sentence",
		sure: 0.82,
		unless: "(?:buy|call|email|pick up|get|book|send|pay|check) ",
	},
	{
		name: "reference",
		hint: "for |so ",
		intent: "remember",
		pattern:
			"{{lead}}(?:(?:just )?(?:(?:a )?(?:quick |little )?(?:fyi|heads[- ]up|note)|info|noting|saving this|this is|something)[,:]? )?(?:for (?:future|later) (?:reference|use|purposes|note|chats?|sessions?|conversations?|questions?|messages?|planning|plans?|trips?|projects?|work|visits?|orders?)|for reference(?: (?:in|for) (?:later|future|other|all)[^.!?,:]{2,30})|for later|for next time|for (?:your|our) (?:records?|memory|notes|files)|(?:just )?so (?:that )?you (?:remember|know (?:for (?:later|next time|the future)|next time|in (?:the )?future))|for the future) ?[,:\\u2014-]? ?(?=\\S)",
		sure: 0.85,
		unless:
			"(?:lists?|sections?|works?|books?|guides?|manuals?|implementations?|numbers?|material|releases?|versions?)\\b|(?:what|which|who|whose|how|can|could|when|why|where|is|are|was|were|did|do|does|should|would) |(?:please |pls )?(?:and|or)\\b|i (?:want|need|would like) to know|(?:somebody|someone|you|i|we|it|anybody|anyone)\\b[^.!?,:]{2,60}[,:]",
	},
	{
		name: "reference-end",
		hint: "for ",
		intent: "remember",
		pattern:
			"(?:just )?(?:fyi )?for (?:future reference|later reference|your (?:records|memory|notes)|the future)(?= ?$| ?[.!,])",
		unless: ",? ?(?:what|which|who|whose|how|when|why|where|is|are|does|do|can|could)\\b",
		payload: "back",
		sure: 0.8,
	},
];

// English rules for taking back what was told or is known, and the idioms that only sound like it. Order matters.

import type { Rule } from "../pack.ts";
import { forgetHint } from "./en-fragments.ts";

/** What is asked for instead of dwelling on it: "forget that and carry on with section 4". */
const MOVING_ON =
	"(?:(?:let's|we'll|we can|just|please|pls|now|then|instead|you can|simply) )*(?:carry(?:ing)? on|mov(?:e|ing) on|go (?:on|ahead|back|straight)|continue|proceed|keep going|get (?:back|on|going)|focus|skip|jump|start (?:over|again|with|on)|begin|return|turn to|pick up|work on|take it from|concentrate|look at|switch to|back to|on to|next|finish|tackle|redo|try)\\b";

export const englishForget: Rule[] = [
	{
		name: "moving-on",
		hint: forgetHint,
		intent: "none",
		pattern: `{{lead}}(?:{{please}}|just |you can |let's (?:just )?)*(?:{{forget}}|never ?mind|ignore|disregard|drop|leave|scratch|scrap)(?: about)? (?:it|that|this|all (?:that|this)|those|them|that one|this one)(?: (?:then|now|for now|please|for the moment))*(?:,? and|,|;|\\u2014| -)(?: then)? ${MOVING_ON}`,
		claims: "sentence",
	},
	{
		name: "forget-it-told",
		hint: forgetHint,
		intent: "forget",
		pattern:
			"{{lead}}(?:{{please}}|just |you can |could you |can you )*{{forget}} (?:about )?(?:it|that|this|them|those|that one)(?: (?:again|please|pls|now|then|completely|all|for good|altogether))*(?= ?$| ?[,.;!?\\u2014])",
		after:
			"(?:\\b(?:the|that|those|this|my|what|everything|all)\\b[^.!?]{0,50} (?:i|we)(?:'ve|'d| have)?(?: just| once)? (?:gave|given|told|sent|mentioned|shared|said|wrote)\\b|\\b(?:remember|recall) (?:how|when|that|what) (?:i|we)(?:'ve)? (?:told|gave|said)\\b)[^.!?]{2,120}[.!?;] {1,2}(?:[\\p{L}]+ ){0,2}",
		payload: "back",
		asks: true,
		sure: 0.82,
	},
	{
		name: "drop-stored",
		hint: "{{drop}}",
		intent: "forget",
		pattern:
			"{{frame}}{{drop}} (?:it|that|this|them|that one)(?: (?:please|pls|now|then|again|for good|completely))*(?= ?$| ?[,.;!])",
		after:
			"\\b(?:you|u)(?:'ve|'re| have| are)?(?: still| already| also| somewhere| got)* (?:stored|saved|noted|recorded|remember(?:ed|ing)?|keep|kept|have|hold(?:ing)?|think|believe|know|convinced|filed|written|wrote)(?: down| (?:it )?(?:on file|in your (?:notes|memory)|somewhere))?,? (?:that )?(?!to\\b)[^?\\n]{3,140}[.!;,] {1,2}(?:so |please |then |well,? )*",
		payload: "back",
		sure: 0.82,
	},
	{
		name: "forget-for-now",
		hint: forgetHint,
		intent: "none",
		pattern:
			"{{lead}}(?:{{please}}|just |let's (?:just )?)*{{forget}} (?:about )?[^.!?,;]{2,60}? for (?:the moment|now|a (?:moment|minute|second|sec|bit)|the time being)\\b",
		claims: "clause",
	},
	{
		name: "forget-idiom",
		hint: forgetHint,
		intent: "none",
		pattern:
			"{{lead}}(?:{{please}}|just |you can |let's (?:just )?)*(?:{{forget}} (?:about )?(?:it|this noise|him|her(?! (?!(?:and|already|then|she|please|pls|now|for)\\b)\\p{L})|them|you|all that jazz|i (?:asked|ever asked|said anything|even asked|brought it up))\\b|never ?mind(?= ?$| ?[,.;!?)\\u2014-]| (?:i|it|that|this|then|me|the|found|got|you|lol|thanks|solved|we|all)\\b)(?! that (?:i|part|bit|thing|note)\\b| the (?:part|bit|thing|stuff|note|bits|parts) )(?! (?:what|everything)))",
		claims: "clause",
	},
	{
		name: "forget-said",
		hint: "\\b(?:i|we)\\b",
		intent: "forget",
		pattern:
			"{{frame}}(?:{{forget}}|disregard|ignore|scratch|scrap|strike|drop|retract|dismiss|rescind|nix|forget about|never ?mind|delete|erase|remove|undo|discard|cancel|take back|overlook|pay no attention to|wipe|unsee|cross out)(?: about)? (?:(?:everything|all|anything|whatever|what|that|all that|the (?:things?|stuff|parts?|bits?|notes?|facts?|info|information|comments?|details?|rule|preference|instructions?)(?: about [^.!?]{2,60}?)?)(?: that| of what| which)? ?){1,2}(?:i|we)(?:'ve|'d| have| had)?(?: just| ever| previously| earlier| once| already| originally)* (?:said|says?|told|tell|mentioned|wrote|shared|asked|gave|sent|noted|stated|suggested|asked you to (?:remember|save|note))(?: to)?(?: you)?(?: (?:earlier|before|yesterday|just now|last (?:time|week)|previously|to remember|today))?(?:,? (?:about|regarding|on|re|concerning|with (?:regard|respect) to|in regards? to))?",
		sure: 0.95,
	},
	{
		name: "forget-part",
		hint: forgetHint,
		intent: "forget",
		pattern:
			"{{frame}}(?:{{forget}}|disregard|ignore|scratch|scrap|strike|drop|retract|never ?mind|delete|erase|remove|cancel|discard|purge|wipe|clear|lose|bin|let go of|get rid of|throw (?:out|away)|take (?:out|off)|undo|withdraw)(?: about)? (?:that|the|this|those|my|your|any|all|all the|all that) ?(?:last |previous |earlier |whole |old )?{{told}}s?(?: (?:i (?:gave|told) you|you (?:have|saved|stored|kept|made)))?(?: (?:about|regarding|on|re|concerning|of|where|that says|saying|with|for)\\b)",
		unless:
			"[^.!?]{0,100}\\b(?:from|in|on) (?:the|this|that) (?:table|database|db|file|page|doc|document|csv|code|repo|readme|slide|deck|spreadsheet|sheet|list|config|essay|paragraph|text|draft|email|line|function|section)",
	},
	{
		name: "never-mind-about",
		hint: "mind",
		intent: "forget",
		pattern:
			"{{frame}}never ?mind (?:about|regarding|what (?:i|we) (?:said|told you|wrote)(?: about)?|my (?=(?:last|previous|earlier))|the (?:part|thing|bit|stuff) (?:about|with))",
		sure: 0.9,
	},
	{
		name: "forget-from-memory-colon",
		hint: "memor|notes|records|brain|mind|head|files?",
		intent: "forget",
		pattern:
			"{{frame}}(?:{{erase}}|{{forget}}) (?:this|that|the following|these)(?: (?:one|bit|fact|line|entry))? (?:from|off|out of) {{place}} ?[:\\u2014] ?(?=\\S{2})",
	},
	{
		name: "forget-from-memory",
		hint: "memor|notes|records|brain|mind|knowledge|vault|know|remember",
		intent: "forget",
		pattern:
			"{{frame}}(?:permanently |completely |please )?(?:{{erase}}|{{forget}}) (?<payload>(?!from\\b)[^.!?]{2,160}?) (?:from|out of|in) (?:all (?:of )?)?(?:(?:your|the|ur|long[- ]term|persistent|stored) ){0,3}(?:memory|memories|memory ?bank|notes|records|brain|mind|knowledge(?: base| graph)?|vault|memory\\.md|what you (?:know|remember))(?! (?:card|stick|usage|allocation|pool|chip|leak))(?: permanently| for good| completely| forever)?",
	},
	{
		name: "forget-from-memory-after",
		hint: "memor|notes|records|brain|knowledge",
		intent: "forget",
		pattern:
			"{{frame}}(?:permanently |completely )?{{erase}} (?:from|out of) (?:your |the )?(?:memory|memories|notes|records|brain|knowledge base)(?: ?:| that| everything about| anything about| the fact that)?(?= \\S)",
	},
	{
		name: "forget-known",
		hint: "know|remember|have|stor|sav|kept|learn|got|record|noted|retain",
		intent: "forget",
		pattern:
			"{{frame}}(?:permanently |completely |please )?(?:{{erase}}|{{forget}}) (?:about )?(?:everything|anything|all|all (?:that|of what|the things|the info(?:rmation)?|information)|what|whatever|any(?:thing| info(?:rmation)?| data)?|the (?:info(?:rmation)?|data|things?|facts?|stuff))(?: that)? (?:you(?:'ve| have)?(?: ever)? (?:know|remember|have|stored?|saved?|kept|learned|got|recorded|noted|retain|retained)(?: (?:stored|saved|on file|recorded|learned|noted|in memory))?)(?: (?:about|on|regarding|of|concerning|related to))?",
		unless: "(?:to|in) (?:do|the (?:file|folder|table))\\b",
	},
	{
		name: "forget-memory-of",
		hint: "memor|recollection",
		intent: "forget",
		pattern:
			"{{frame}}(?:permanently |please )?{{erase}} (?:(?:the|that|this|those|these|all|any|every|your|my|of|stored|saved|existing|last|previous) ){0,4}(?:memory|memories|recollections?)(?: entr(?:y|ies)| items?)?(?! (?:usage|leaks?|card|allocation|stick|cache|pool|footprint|dump|management|game|limit|foam))(?: (?:about|of|on|regarding|concerning|related to|relating to|with|where|that|containing|involving))?",
		unless: "(?:in|on|from) (?:the|my) (?:phone|laptop|camera|server|pc|mac|browser)",
	},
	{
		name: "forget-clause",
		hint: forgetHint,
		intent: "forget",
		pattern:
			"{{frame}}(?:completely |totally |permanently |just |entirely )?{{forget}}(?: all)?(?: about (?!it\\b|that ?$|that[,.!]|this ?$|me\\b|us\\b|getting|trying|ever )| (?=that (?:i|i'm|i've|my|we|our|he|she|they|the|it|you)\\b|(?:my|our) |(?:his|her|their) (?!(?:please|pls|now|and|already)\\b|\\p{L}+ing\\b)|(?:the|that|those|any|all) (?!(?:and|(?<!all )but|or|so|then|for|because|since)\\b|day|night|past|rest|world|details|formalities|rules|diet|noise|haters|tests|fact)\\w|everything about|i (?:told|said|mentioned|ever)\\b|i'm|i am|\\p{L}+'s ))",
		sure: 0.85,
		unless:
			// "forget the salad, what else goes with fish": another wish for the task at hand, nothing that was stored
			"(?!(?:my|our|i|that (?:i|my|we|our)|everything|what)\\b)[^.!?,;\\u2014]{1,50}[,;\\u2014-] ?(?:(?:so|and|then|but|ok|now) )?(?:what|how|which|where|who|why|is there|are there|any|do|does|got|give me|tell me|show me|(?:can|could|would) (?:you|i|we) \\p{L})\\b|" +
			"\\p{L}+ing ?,|[^.!?]{0,60}(?:for (?:now|a (?:moment|second|minute|sec|while|bit)))|[^.!?,\\u2014]{0,60}[,\\u2014-] ?(?:let's|lets|just|use|do|we (?:can|could|should|'ll|will)|how about|i'll|go)\\b",
	},
	{
		name: "forget-back",
		hint: forgetHint,
		intent: "forget",
		pattern:
			"{{frame}}(?:(?:scratch|strike|disregard|ignore|retract|undo|un-?(?:learn|know|remember|hear|see)) (?:all )?(?:that|this|the above|my (?:last|previous|earlier) (?:message|note|statement|comment|instruction|request|point|remark|preference|correction|sentence|rule)s?|the (?:last|previous|above)(?: (?:message|note|statement|comment|instruction|point|rule|bit|part|thing|one))?)|{{forget}} (?:about )?(?:that|this|the (?:last|previous) (?:thing|message|bit|part|one|note)|what i just said)|i(?:'d like to| want to|'ll)? take (?:that|it|this) back|strike that from the record|{{erase}} (?:that|this|it) from (?:your )?memory)(?: please| pls| thanks| completely| entirely| again)?(?= ?$| ?[,.;!?)\\u2014])",
		payload: "back",
		sure: 0.8,
		// "scratch that, make it a table": the answer at hand is meant
		unless:
			"[,\\u2014] ?(?:(?:let's|we) (?:move|go) on|(?:and |please |just |can you |could you )*(?:make (?:it|the|that|them)|turn it|do it|write it|give me|show me|put it|use (?:a|an|the|bullet)|try (?:a|an|the|it|with)|start (?:over|again)))\\b",
	},
	{
		name: "forget-taken-back",
		hint: "take",
		intent: "forget",
		pattern:
			"{{frame}}(?:i(?:'d like to| want to| have to)? )?take (?:back|away) (?=(?:what|everything|my|the|that)\\b)(?:(?:what|everything) i (?:said|told you|wrote)(?: about)?)?",
	},
	{
		name: "disregard",
		hint: "disregard|learn|remember",
		intent: "forget",
		pattern:
			"{{frame}}(?:disregard|unlearn|un-?remember) (?=(?:my|our|everything|anything|all|the (?:last|previous|earlier|old|above|note|part|deadline|date|rule|preference|plan|idea|info|information|instruction|request|reminder|address|number|meeting)|any|that (?:i|my)|those|previous|prior)\\b|(?:the|that) [^.!?]{2,40} (?:i|we) (?:gave|told|said|mentioned|sent))",
		sure: 0.88,
		unless: "(?:all |any |the )?(?:warnings?|errors?|whitespace|case|nulls?|duplicates?|outliers?)\\b",
	},
	{
		name: "unlearn",
		hint: "learn|remember|deprecate",
		intent: "forget",
		pattern: "{{frame}}(?:unlearn|un-?remember|deprecate the memory of) ",
		sure: 0.9,
	},
	{
		name: "forget-all",
		hint: forgetHint,
		intent: "forget",
		pattern:
			"{{frame}}(?:(?:wipe|clear|erase|reset|purge|empty|flush|nuke) (?:out )?your (?:entire |whole |long[- ]term )?(?:memory|memories|memory bank)|(?:{{forget}}|{{erase}}) (?:absolutely )?everything(?: about me)?)(?= ?$| ?[,.!?]| (?:of|about|please|and))(?: (?:of|about))?",
		sure: 0.85,
	},
	{
		name: "no-longer",
		hint: "longer|more",
		intent: "forget",
		pattern:
			"{{lead}}(?<payload>(?!(?:that|this|it)(?:'s| is| are|'re)|(?:if|when|why|because|since|once|how|is|are|does|do|what|which|they|he|she|who|see|check|the (?:docs?|article|author|page|error))\\b)[^,.!?:;]{2,90}?)(?: is|'s| are|'re| isn't| aren't| does| do)? (?:no longer (?:relevant|applicable|applies|apply|the case|accurate|true|needed in (?:your )?memory|something you need to (?:remember|know))|(?:not|n't) (?:relevant|true|accurate|the case|applicable) any ?more|(?:isn't|aren't) (?:relevant|true|accurate|the case|applicable) any ?more)",
		at: "sentence",
		sure: 0.72,
		unless: "(?:to|for|in|because|since|when|than) (?:the (?:question|discussion)|modern|today)",
	},
	{
		name: "that-no-longer",
		hint: "longer|more",
		intent: "forget",
		pattern:
			"{{lead}}(?:that|this|it)(?:'s| is)? (?:no longer (?:relevant|applicable|applies|the case|accurate|true)|not (?:relevant|true|accurate|the case|applicable) any ?more)(?= ?$| ?[,.;!\\u2014])",
		payload: "back",
		sure: 0.75,
	},
];

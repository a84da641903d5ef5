// English: how people ask an agent to remember, forget, reflect or recall, and what only sounds like it.

import type { LanguagePack } from "../pack.ts";
import { englishFragments } from "./en-fragments.ts";
import { englishStanding } from "./en-standing.ts";

export const english: LanguagePack = {
	lang: "en",
	stems: "[a-z]{2}",
	joiners: "and(?: also)?|but|so|then|also|plus|because|n|&",
	embedding:
		"\\b(?:said|says|saying|say|wrote|writes|replied|goes|went|like|told (?:me|us|him|her|them|everyone)|texted(?: me)?|reads|quote|states|states that|yelled|shouted|whispered|adds|added|claims|sings|sang|chorus|lyrics?|motto|tells (?:me|us|him|her|you|them)|warned(?: me| us)?)[ ,:]{1,4}|\\b(?:told|tell|tells|telling|asked|ask|asks|asking|wants|wanted|reminded|remind|reminds|urged|advised|advises|begged|expects?|wished|instructed|let|made|makes?|helps?|taught|teach|try|tries|tried|trying|need|needs|needed|have|has|had|wish|going|learn(?:ed|s)?|how|where|way|used|supposed) (?:[\\w']{1,15} ){0,3}(?:not )?to [^.:]{1,120}|\\b(?:he|she|they|people|everyone|we|i|who|students|users?|it|that|one)(?:'d|'ll| should| would| could| can| will| must| might| may| often| always| never| usually| just) [^.:,]{1,100}",
	reportedBy:
		"[,\uFFFC] ?(?:[\\p{L}']+ ){0,3}(?:said|says|wrote|writes|warned|reminded|told|shouted|sang|sings|whispered|added|replied|joked|quips?|claims|argues|according to)\\b[^,.!?]{0,30}$",
	tails:
		"[ ,.!?(-]{1,3}(?:please|pls|plz|thanks|thank you|thx|ty|ok|okay|k|alright|all right|will you|would you|can you|could you|won't you|yeah|yes|deal|got it|understood|cool|for next time|for later|for (?:the )?future(?: reference)?|in future|next time|(?:if|when) you (?:can|could|don't mind)|if possible|if that's ok(?:ay)?|from now on|going forward|too|lol|haha|:\\)|cheers|much appreciated|i mean it|will ya|capisce|bro|man|mate|buddy|claude|assistant)",
	requests:
		"(?:so |and |now |then |but )?(?:please |pls )?(?:help me|can you|could you|give me|show me|tell me|write me|let's|keep (?:sentences|it|answers|things)|make me|book|find me|find|suggest|recommend|that's|it's (?:dead|over|cancelled|canceled|wrong|outdated|not)|that is)\\b",
	questions:
		"(?:(?:and|so|but|then|now|ok|okay|anyway|given that|with that|knowing that|please) ){0,2}(?:what|when|where|who|whose|why|how|which|can (?:you|u|i|we)|could (?:you|i|we)|would (?:you|it|that|i)|will (?:you|it|that|i)|do (?:you|i|we)|does|did|is|are|should|any|have you|am i)\\b",
	permanent:
		"permanent|for good\\b|for ?ever\\b|irrevocabl|irreversibl|completely|entirely|hard[- ]delete|for all time|every trace|without a trace|totally",
	fragments: englishFragments,
	rules: [
		{
			name: "task-text",
			hint: ":",
			intent: "none",
			pattern:
				"{{lead}}(?:{{ask}}|i (?:need|want) you to |i'd like you to |help me (?:to )?|how (?:do|would|can) (?:you|i) |let's )?(?:translate|summari[sz]e|rewrite|re-?phrase|reword|paraphrase|proof-?read|edit|correct|fix|improve|shorten|polish|explain|analy[sz]e|classify|label|annotate|parse|draft|compose|reply|respond|answer|text|e-?mail|message|tell|say|post|tweet|type|print|echo|output|render|display|show|write (?!this|that|it|down)|send|transcribe|continue|complete|finish|grammar ?check|check|convert|format|tag|describe|review|critique|change|rename|replace|set|make (?:it|the|a|this) (?:say|read)|read|interpret|what does|turn)\\b[^:\\n.]{0,160}:(?!//)",
			claims: "paragraph",
		},
		{
			name: "pasted-intro",
			hint: ":",
			intent: "none",
			pattern:
				"{{lead}}(?:here(?:'s| is| are)|this is|see|look at|below is|attached is|got|i (?:got|received|found|wrote|have)|he|she|they|my \\w{1,15}|the \\w{1,15}|our \\w{1,15})\\b[^:\\n.]{0,100}\\b(?:e-?mail|message|letter|text|note|transcript|article|paragraph|sentence|post|tweet|review|poem|lyrics?|song|verse|speech|essay|excerpt|snippet|log|caption|headline|slogan|sign|poster|banner|tooltip|dialog|button|label|popup|screen|comment|docs?|readme|manual|book|quote|saying|says?|said|wrote|writes|reads?|goes|saying|told (?:me|us|him|her|them)|draft|page|title|prompt|instructions?)\\b[^:\\n.]{0,30}:",
			claims: "paragraph",
		},
		{
			name: "remember-me",
			hint: "rem|forg|foget|frog|frget|mind|not(?:e|ing)|memor|writ|jot|record|retain|intern|aware|track|sight|mark|scribbl|put|keep|kept|hold|regist|learn|sav|stor|log|file|hang|commit|add|take|taking|pin|stash|archiv|captur|lock|burn|etch|updat|insert|append|place|enter|includ|have|advised|leave",
			intent: "none",
			pattern:
				"{{lead}}{{rem}}[- ](?:me|us|him|her|them|you)(?= ?$|[?!.,]| (?:check|box|option|button|token|cookie|func|feature|toggle|when|for|as|fondly|this way|is|was|at|from)| ?\\()",
		},
		{
			name: "remember-title",
			hint: "rem|forg|foget|frog|frget|mind|not(?:e|ing)|memor|writ|jot|record|retain|intern|aware|track|sight|mark|scribbl|put|keep|kept|hold|regist|learn|sav|stor|log|file|hang|commit|add|take|taking|pin|stash|archiv|captur|lock|burn|etch|updat|insert|append|place|enter|includ|have|advised|leave",
			intent: "none",
			pattern:
				"{{lead}}(?:{{rem}},? {{rem}}\\b|{{rem}} (?:the (?:titans|alamo|milk|cant|name|fallen|fifth|maine)|kids|folks|children|boys)\\b|forget[- ]me[- ]nots?|forgot\\b|{{dont}} {{forget}} (?:about )?(?:me|us|him|her|you|your|ur)\\b(?! (?:role|job|task|are|r)\\b))",
		},
		{
			name: "recall-question",
			hint: "rem|recall|know|told|tell|say|said|mention|sav|not|stor|have",
			intent: "recall",
			pattern:
				"{{lead}}(?:what(?: else| all| exactly)? (?:do|did|can|have|can't) (?:you|i|we)(?: still| actually| ever)? (?:remember|recall|know|told you|tell you|say|said|told|mention|mentioned|save|saved|noted?|stored?|have (?:stored|saved|noted|on file))|(?:can|can't|could|couldn't) (?:you|u|ya)(?: still| even| happen to| possibly| please)* (?:remember|recall)\\b(?! ?:| (?:(?:that|this|it)\\b(?! {{nostalgia}})|i\\b|i'm|im\\b|we\\b|we're|he's|she's|to\\b|for\\b|(?:my|our|the|all|\\p{L}+) [^?]{1,80}\\b(?:is|are|was|has|will|works?|lives?|likes?|prefers?|isn't|can't|don't|doesn't)\\b))|(?:do|don't|did) (?:you|u)(?: still| even)* (?:remember|recall)|(?:have i|did i)(?: ever)? (?:told|tell|mentioned?|said?|say)|remind me (?:what|who|where|when|which|how|why|of what|about what)|(?:who|when|where|which|why)[^?]{0,60}(?:remember|recall|told you|did i (?:say|tell))|(?:tell|show) me what you (?:remember|know|recall|have)|recall (?:what|when|how|where|who|everything))",
			asks: true,
			claims: "clause",
		},
		{
			name: "errand-standing",
			hint: "rem|forg|foget|frog|frget|mind|not(?:e|ing)|memor|writ|jot|record|retain|intern|aware|track|sight|mark|scribbl|put|keep|kept|hold|regist|learn|sav|stor|log|file|hang|commit|add|take|taking|pin|stash|archiv|captur|lock|burn|etch|updat|insert|append|place|enter|includ|have|advised|leave",
			intent: "remember",
			pattern:
				"{{frame}}(?:{{rem}}|{{notforget}}) to (?={{standingword}}|[^.]{3,160}\\b(?:{{standingtail}}|every time|each time|whenever|always|in (?:all|every) (?:your )?(?:future )?(?:repl|answer|response|message|commit|email|pr)))",
			standing: true,
			sure: 0.85,
		},
		{
			name: "errand",
			hint: "rem|forg|foget|frog|frget|mind|not(?:e|ing)|memor|writ|jot|record|retain|intern|aware|track|sight|mark|scribbl|put|keep|kept|hold|regist|learn|sav|stor|log|file|hang|commit|add|take|taking|pin|stash|archiv|captur|lock|burn|etch|updat|insert|append|place|enter|includ|have|advised|leave",
			intent: "none",
			pattern:
				"{{frame}}(?:{{rem}}(?:ed|ing)?|{{notforget}}|keep in mind|note)(?:,? please,?)? (?:to|2) (?!self\\b|you\\b|claude\\b|[^.!?:]{2,24}:)",
			claims: "clause",
		},
		{
			name: "negated-no-longer",
			hint: "longer|more|stop|now on|forward",
			intent: "forget",
			pattern:
				"{{lead}}(?:{{please}}|you )?(?:(?:{{dont}}|{{noneed}}|i (?:don't|do not) want you to|you (?:can|should|may)? ?stop|stop) (?:remember(?:ing)?|keep(?:ing)?|stor(?:e|ing)|know(?:ing)?|sav(?:e|ing)|track(?:ing)?|hold(?:ing)? on to) (?<payload>[^.!?]{2,160}?)(?: in (?:mind|memory))? (?:any ?more|any longer|from now on|going forward)|(?:you |i )?no longer (?:need|have|want)(?: you)? to (?:remember|keep in mind|store|know|keep) (?<payload>[^.!?]{2,160})|stop (?:remembering|storing|keeping track of|memori[sz]ing) )",
			sure: 0.85,
		},
		{
			name: "negated",
			hint: "rem|forg|foget|frog|frget|mind|not(?:e|ing)|memor|writ|jot|record|retain|intern|aware|track|sight|mark|scribbl|put|keep|kept|hold|regist|learn|sav|stor|log|file|hang|commit|add|take|taking|pin|stash|archiv|captur|lock|burn|etch|updat|insert|append|place|enter|includ|have|advised|leave",
			intent: "none",
			pattern:
				"{{lead}}(?:{{please}}|you |u |we |i )?(?:{{noneed}}|{{dont}}|i (?:don't|do not|dont) (?:need|want) (?:you|u) to|i'd rather you (?:didn't|not)|(?:can|could|would|will) you (?:please )?not)(?: to)?(?: have to| need to| bother(?: to)?| actually| even)? (?:{{please}})?(?:{{remverb}}|remember|save|store|record|log|keep|memori[sz]e|write|note|add|put|commit|remind|reflect|delete|remove|erase|wipe|disregard|clear|drop)\\b",
			claims: "sentence",
		},
		{
			name: "remember-that",
			hint: "rem|forg|foget|frog|frget|mind|not(?:e|ing)|memor|writ|jot|record|retain|intern|aware|track|sight|mark|scribbl|put|keep|kept|hold|regist|learn|sav|stor|log|file|hang|commit|add|take|taking|pin|stash|archiv|captur|lock|burn|etch|updat|insert|append|place|enter|includ|have|advised|leave",
			intent: "remember",
			pattern:
				"{{frame}}{{remember}}{{when}}(?:,? (?:the fact )?that\\b(?! (?:time|day|night|one|guy|girl|song|movie|film|episode|scene|feeling|moment|summer|trip|place|restaurant|bar|thing|old)\\b)(?= ?\\S)| of the fact that\\b)",
			unless:
				"(?:[,;:.!\\u2014]|$|(?:please|pls|plz|for|when|next|ok|okay|in|and|too|as well|always|forever|will|would|down|somewhere|the next time|from now|going|if|while|well|one|piece|bit)\\b(?! (?:please|pls) \\w))",
		},
		{
			name: "remember-this-colon",
			hint: "rem|forg|foget|frog|frget|mind|not(?:e|ing)|memor|writ|jot|record|retain|intern|aware|track|sight|mark|scribbl|put|keep|kept|hold|regist|learn|sav|stor|log|file|hang|commit|add|take|taking|pin|stash|archiv|captur|lock|burn|etch|updat|insert|append|place|enter|includ|have|advised|leave",
			intent: "remember",
			pattern:
				"{{frame}}(?:{{remember}}|{{write}}) {{this}}(?: (?:down|away|in|in mind|to memory|as well|too))?{{when}} ?:",
			payload: "block",
		},
		{
			name: "in-memory-colon",
			hint: "rem|forg|foget|frog|frget|mind|not(?:e|ing)|memor|writ|jot|record|retain|intern|aware|track|sight|mark|scribbl|put|keep|kept|hold|regist|learn|sav|stor|log|file|hang|commit|add|take|taking|pin|stash|archiv|captur|lock|burn|etch|updat|insert|append|place|enter|includ|have|advised|leave",
			intent: "remember",
			pattern:
				"{{frame}}(?:{{put}} (?:{{this}} )?{{inmemory}}|update your (?:memory|notes|records)(?: with)?){{when}} ?(?::|\\u2014|- |,? (?:the fact )?that\\b|,(?= (?:i|my|we|our)\\b))",
			payload: "block",
		},
		{
			name: "remember-colon",
			hint: "rem|forg|foget|frog|frget|mind|not(?:e|ing)|memor|writ|jot|record|retain|intern|aware|track|sight|mark|scribbl|put|keep|kept|hold|regist|learn|sav|stor|log|file|hang|commit|add|take|taking|pin|stash|archiv|captur|lock|burn|etch|updat|insert|append|place|enter|includ|have|advised|leave",
			intent: "remember",
			pattern:
				"{{frame}}{{remember}}(?: (?:about|of|on|down))?{{when}} ?(?::|\\u2014| - |,(?! ?(?:remember|kids|folks|right|ok|okay|please|how|when|too|and)))(?=.{2})",
			payload: "block",
			sure: 0.92,
		},
		{
			name: "remember-back",
			hint: "rem|forg|foget|frog|frget|mind|not(?:e|ing)|memor|writ|jot|record|retain|intern|aware|track|sight|mark|scribbl|put|keep|kept|hold|regist|learn|sav|stor|log|file|hang|commit|add|take|taking|pin|stash|archiv|captur|lock|burn|etch|updat|insert|append|place|enter|includ|have|advised|leave",
			intent: "remember",
			pattern:
				"{{frame}}(?:{{remember}}(?: (?:about|of))? {{that}}(?: (?:down|one|part|bit|fact|info(?:rmation)?|detail|well|carefully))?|keep {{that}} in (?:mind|memory|your (?:memory|mind|notes)|the back of your mind)|bear {{that}} in mind|commit {{that}} to memory|(?:write|jot|note|take|put|get) {{that}} down|(?:make|take) (?:a |some )?(?:mental )?notes?(?: (?:of|about) {{that}})?|file {{that}} away|save this|(?:save|store|keep|record|log|pin|add|put|hang on to|hold on to|hang onto|hold onto|remember) {{that}} (?:for (?:later|next time|the future|future (?:reference|use)|posterity|me)|{{inmemory}})|{{put}} {{inmemory}}|learn that|burn that into your memory|{{notforget}} (?:about )?{{that}})(?:,? (?:for [^.!?,]{2,30}|next time(?: [^.!?]{1,60})?|please|pls|plz|thanks|thx|too|as well|always|forever|from now on|going forward|in (?:the )?future|when(?:ever)? [^.!?]{2,80}|if [^.!?]{2,80}|ok|okay|will you|would you|somewhere|permanently|in mind|as we [^.!?]{2,40}|while [^.!?]{2,60}|before [^.!?]{2,60}|going into [^.!?]{2,60}))*(?= ?$| ?[,.;!?)\\u2014]| and | but | so )",
			payload: "back",
		},
		{
			name: "worth-remembering",
			hint: "rem|forg|foget|frog|frget|mind|not(?:e|ing)|memor|writ|jot|record|retain|intern|aware|track|sight|mark|scribbl|put|keep|kept|hold|regist|learn|sav|stor|log|file|hang|commit|add|take|taking|pin|stash|archiv|captur|lock|burn|etch|updat|insert|append|place|enter|includ|have|advised|leave",
			intent: "remember",
			pattern:
				"{{lead}}(?:(?:that's|that is|it's|it is|this is|which is|definitely|probably|something|all) ){0,3}(?:(?:worth|good|useful|important|handy|best|better|something|necessary) (?:for you )?(?:to )?)?(?:(?:remember(?:ing)?|noting|note|keep(?:ing)? in mind|saving|bear(?:ing)? in mind|writing down|memori[sz]ing)(?<=(?:worth|good|useful|important|handy|something) .{3,40}))(?: (?:for (?:later|next time|the future)|too|i think|btw))*(?= ?$| ?[.!])",
			payload: "back",
			sure: 0.78,
		},
		{
			name: "remember-these",
			hint: "rem|forg|foget|frog|frget|mind|not(?:e|ing)|memor|writ|jot|record|retain|intern|aware|track|sight|mark|scribbl|put|keep|kept|hold|regist|learn|sav|stor|log|file|hang|commit|add|take|taking|pin|stash|archiv|captur|lock|burn|etch|updat|insert|append|place|enter|includ|have|advised|leave",
			intent: "remember",
			pattern:
				"{{frame}}(?:{{rem}}|memori[sz]e|{{notforget}}) (?:(?:their|his|her|its|those|these|both|all (?:the|these|those|of)) (?:\\p{L}+ ){0,2}\\p{L}+|all of them|both of them|them|these|those)(?: (?:for (?:me|later|next time)|please|too|as well))*(?= ?$| ?[,.!?])",
			payload: "back",
			sure: 0.8,
			unless: "\\?",
		},
		{
			name: "wanted-noted",
			hint: "rem|forg|foget|frog|frget|mind|not(?:e|ing)|memor|writ|jot|record|retain|intern|aware|track|sight|mark|scribbl|put|keep|kept|hold|regist|learn|sav|stor|log|file|hang|commit|add|take|taking|pin|stash|archiv|captur|lock|burn|etch|updat|insert|append|place|enter|includ|have|advised|leave",
			intent: "remember",
			pattern:
				"{{lead}}(?:i(?:'d| would)? (?:want|like|need|prefer)|let) (?:it|this|that|the following)(?: to)?(?: be)? (?:noted|remembered|recorded|saved|stored|known|put down|written down|in your (?:memory|notes)|on (?:the )?record|kept in mind)(?: ?:|,? that\\b)",
			sure: 0.88,
		},
		{
			name: "remember-trailing",
			hint: "rem|forg|foget|frog|frget|mind|not(?:e|ing)|memor|writ|jot|record|retain|intern|aware|track|sight|mark|scribbl|put|keep|kept|hold|regist|learn|sav|stor|log|file|hang|commit|add|take|taking|pin|stash|archiv|captur|lock|burn|etch|updat|insert|append|place|enter|includ|have|advised|leave",
			intent: "remember",
			pattern:
				"(?<payload>[^.!?]{8,200}?)(?<!\\b(?:i|we|you|he|she|they|to|not|can|could|will|would|should|must|also|always|never|who|people|do|did|does|and|'t|'ll|don't|please|dont|cant|still|even|may|might)) (?:(?:so|and|but|please|pls|plz) ){0,2}(?<=[\\p{L}\\p{N}] )(?:{{rem}} (?:that|this|it)|keep (?:that|this|it) in mind|{{dont}} {{forget}} (?:that|this|it))(?: please| pls| ok| okay| thx)?(?= ?$)",
			at: "sentence",
			sure: 0.7,
		},
		{
			name: "remember-inside",
			hint: "rem|forg|foget|frog|frget|mind|not(?:e|ing)|memor|writ|jot|record|retain|intern|aware|track|sight|mark|scribbl|put|keep|kept|hold|regist|learn|sav|stor|log|file|hang|commit|add|take|taking|pin|stash|archiv|captur|lock|burn|etch|updat|insert|append|place|enter|includ|have|advised|leave",
			intent: "remember",
			pattern:
				"{{frame}}(?:keep|bear) (?<payload>[^.!?:;]{2,120}?) in (?:mind|memory)(?! (?:of|usage))(?= ?$| ?[,.;!?)\\u2014:]| (?:for|when|from|going|next|if|please|and|while)\\b)",
			sure: 0.9,
			unless: ": ?\\S",
		},
		{
			name: "in-memory-inside",
			hint: "rem|forg|foget|frog|frget|mind|not(?:e|ing)|memor|writ|jot|record|retain|intern|aware|track|sight|mark|scribbl|put|keep|kept|hold|regist|learn|sav|stor|log|file|hang|commit|add|take|taking|pin|stash|archiv|captur|lock|burn|etch|updat|insert|append|place|enter|includ|have|advised|leave",
			intent: "remember",
			pattern:
				"{{frame}}{{put}} (?!{{this}} {{inmemory}})(?<payload>[^.!?;\\u2014]{2,160}?) {{inmemory}}(?= ?$| ?[,.;!?)\\u2014]| (?:please|for|so|and)\\b)",
			sure: 0.88,
		},
		{
			name: "save-clause",
			hint: "rem|forg|foget|frog|frget|mind|not(?:e|ing)|memor|writ|jot|record|retain|intern|aware|track|sight|mark|scribbl|put|keep|kept|hold|regist|learn|sav|stor|log|file|hang|commit|add|take|taking|pin|stash|archiv|captur|lock|burn|etch|updat|insert|append|place|enter|includ|have|advised|leave",
			intent: "remember",
			pattern:
				"{{frame}}(?:save|record|log|store|register) (?:the fact that |that (?={{subject}}[^.!?]{0,80}?\\b{{finite}}\\b))",
			sure: 0.85,
		},
		{
			name: "remember-clause",
			hint: "rem|forg|foget|frog|frget|mind|not(?:e|ing)|memor|writ|jot|record|retain|intern|aware|track|sight|mark|scribbl|put|keep|kept|hold|regist|learn|sav|stor|log|file|hang|commit|add|take|taking|pin|stash|archiv|captur|lock|burn|etch|updat|insert|append|place|enter|includ|have|advised|leave",
			intent: "remember",
			pattern:
				"{{frame}}{{remember}}{{when}},? (?=(?:i|i'm|im|i've|ive|i'd|i'll|we|we're|we've|he|she|he's|she's|they|they're|it's|it is|there's|there is|there are|you're|u r|nobody|everyone|everything|no)\\b|{{subject}}[^.!?]{0,100}?\\b{{finite}}\\b|(?:my|our) \\w)",
			unless:
				"you(?:r)? (?:can|should|don't)\\b|(?:the|that|those|all the|our) (?:{{nostalgia}})|it'?s? (?:well|fondly)|them\\b|it (?:is )?(?:well|fondly)|there(?: is|'s) no such",
			sure: 0.88,
		},
		{
			name: "remember-number",
			hint: "rem|forg|foget|frog|frget|mind|not(?:e|ing)|memor|writ|jot|record|retain|intern|aware|track|sight|mark|scribbl|put|keep|kept|hold|regist|learn|sav|stor|log|file|hang|commit|add|take|taking|pin|stash|archiv|captur|lock|burn|etch|updat|insert|append|place|enter|includ|have|advised|leave",
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
			hint: "rem|forg|foget|frog|frget|mind|not(?:e|ing)|memor|writ|jot|record|retain|intern|aware|track|sight|mark|scribbl|put|keep|kept|hold|regist|learn|sav|stor|log|file|hang|commit|add|take|taking|pin|stash|archiv|captur|lock|burn|etch|updat|insert|append|place|enter|includ|have|advised|leave",
			intent: "remember",
			pattern:
				"{{frame}}(?:{{notforget}} about|(?:make|take|keep) (?:a )?(?:mental )?note (?:of|about)|take note of|{{rem}}) (?=(?:my|our|the (?!{{nostalgia}}|fun|joy|pain|rain|magic|attachment|milk|bread|keys)\\w+ \\w|\\p{L}+'s |all (?:my|our|of)|everything (?:i|we)|what (?:i|we) (?:just |have |'ve )?(?:said|told|decided|agreed|discussed)))",
			sure: 0.75,
			unless: "(?:the|my) (?:checkbox|button|password field|variable)|the \\p{L}{2,20} ?$",
		},
		{
			name: "note-clause",
			hint: "rem|forg|foget|frog|frget|mind|not(?:e|ing)|memor|writ|jot|record|retain|intern|aware|track|sight|mark|scribbl|put|keep|kept|hold|regist|learn|sav|stor|log|file|hang|commit|add|take|taking|pin|stash|archiv|captur|lock|burn|etch|updat|insert|append|place|enter|includ|have|advised|leave",
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
				"(?:(?:side |quick )?note(?: to (?:\\p{L}{2,12} ?){1,3}| for (?:you|later|the future|your memory|next time))?|nb|n\\.b\\.?|memo(?: to self)?|note to (?:you|claude|assistant|self)|reminder (?:for (?:you|later|the future)|to self)|(?:(?:this is|very|really|super|extremely|most|it'?s) )*important(?: (?:note|info|information|thing|fact|update|point|reminder|context))?(?: (?:to (?:remember|note|know|keep in mind)|for (?:later|you|the future|next time)))?|(?:something|one thing|a thing|things?)(?: for you)? to (?:remember|keep in mind|note)|for (?:your|the) (?:memory|notes|records?)|to remember|memory|remember (?:for later|always)) ?(?::|\\u2014| - )",
			payload: "block",
			sure: 0.85,
			unless: "(?:buy|call|email|pick up|get|book|send|pay|check|ask|order|finish|water|renew) ",
			notAfter: "\\b(?:the|most|is|are|a|an) ",
		},
		{
			name: "label-for-later",
			hint: "[:\\u2014]| - ",
			intent: "remember",
			pattern:
				"(?:[\\p{L}'-]{1,14} ){0,5}(?:to (?:keep in mind|bear in mind|remember|note|keep in memory|store|save|memori[sz]e|file away|jot down)|worth (?:remembering|noting|saving|keeping in mind)|for (?:later|future reference|next time|the future|your (?:memory|notes))) ?(?::|\\u2014| - )(?=.{3})",
			at: "sentence",
			payload: "block",
			sure: 0.82,
			unless: "(?:buy|call|email|pick up|get|book|send|pay|check) ",
		},
		{
			name: "reference",
			hint: "for |so ",
			intent: "remember",
			pattern:
				"{{lead}}(?:(?:just )?(?:fyi|heads[- ]up|a note|info|noting|saving this|this is|something)[,:]? )?(?:for (?:future|later) (?:reference|use|purposes|note)|for later|for next time|for (?:your|our) (?:records?|memory|notes|files)|(?:just )?so (?:that )?you (?:remember|know (?:for (?:later|next time|the future)|next time|in (?:the )?future))|for the future) ?[,:\\u2014-]? ?(?=\\S)",
			sure: 0.85,
			unless:
				"(?:what|how|can|could|when|why|where|is|do|does|should|would) |(?:please |pls )?(?:and|or)\\b|i (?:want|need|would like) to know",
		},
		{
			name: "reference-end",
			hint: "for ",
			intent: "remember",
			pattern:
				"(?:just )?(?:fyi )?for (?:future reference|later reference|your (?:records|memory|notes)|the future)(?= ?$| ?[.!,])",
			payload: "back",
			sure: 0.8,
		},
		{
			name: "forget-idiom",
			hint: "forg|foget|froget|frget|disregard|ignor|scratch|scrap|strik|drop|retract|dismiss|rescind|nix|mind|delet|eras|remov|undo|discard|cancel|take|overlook|attention|wip|unsee|cross|purg|clear|scrub|destroy|rid|throw|dump|expung|nuk|eliminat|flush|clean|toss|unlearn|unremember|un-remember|reset|empty|longer|more|deprecate",
			intent: "none",
			pattern:
				"{{lead}}(?:{{please}}|just |you can |let's (?:just )?)*(?:{{forget}} (?:about )?(?:it|this noise|him|her|them|you|all that jazz|i (?:asked|ever asked|said anything|even asked|brought it up))\\b|never ?mind(?= ?$| ?[,.;!?)\\u2014-]| (?:i|it|that|this|then|me|the|found|got|you|lol|thanks|solved|we|all)\\b)(?! that (?:i|part|bit|thing|note)\\b| the (?:part|bit|thing|stuff|note|bits|parts) )(?! (?:what|everything)))",
			claims: "clause",
		},
		{
			name: "forget-said",
			hint: "forg|foget|froget|frget|disregard|ignor|scratch|scrap|strik|drop|retract|dismiss|rescind|nix|mind|delet|eras|remov|undo|discard|cancel|take|overlook|attention|wip|unsee|cross|purg|clear|scrub|destroy|rid|throw|dump|expung|nuk|eliminat|flush|clean|toss|unlearn|unremember|un-remember|reset|empty|longer|more|deprecate",
			intent: "forget",
			pattern:
				"{{frame}}(?:{{forget}}|disregard|ignore|scratch|scrap|strike|drop|retract|dismiss|rescind|nix|forget about|never ?mind|delete|erase|remove|undo|discard|cancel|take back|overlook|pay no attention to|wipe|unsee|cross out)(?: about)? (?:(?:everything|all|anything|whatever|what|that|all that|the (?:things?|stuff|parts?|bits?|notes?|facts?|info|information|comments?|details?|rule|preference|instructions?)(?: about [^.!?]{2,60}?)?)(?: that| of what| which)? ?){1,2}(?:i|we)(?:'ve|'d| have| had)?(?: just| ever| previously| earlier| once| already| originally)* (?:said|says?|told|tell|mentioned|wrote|shared|asked|gave|sent|noted|stated|suggested|asked you to (?:remember|save|note))(?: to)?(?: you)?(?: (?:earlier|before|yesterday|just now|last (?:time|week)|previously|to remember|today))?(?:,? (?:about|regarding|on|re|concerning|with (?:regard|respect) to|in regards? to))?",
			sure: 0.95,
		},
		{
			name: "forget-part",
			hint: "forg|foget|froget|frget|disregard|ignor|scratch|scrap|strik|drop|retract|dismiss|rescind|nix|mind|delet|eras|remov|undo|discard|cancel|take|overlook|attention|wip|unsee|cross|purg|clear|scrub|destroy|rid|throw|dump|expung|nuk|eliminat|flush|clean|toss|unlearn|unremember|un-remember|reset|empty|longer|more|deprecate",
			intent: "forget",
			pattern:
				"{{frame}}(?:{{forget}}|disregard|ignore|scratch|scrap|strike|drop|retract|never ?mind|delete|erase|remove|cancel)(?: about)? (?:that|the|this|those|my|your|any|all|all the|all that) ?(?:last |previous |earlier |whole |old )?{{told}}s?(?: (?:i (?:gave|told) you|you (?:have|saved|stored|kept|made)))?(?: (?:about|regarding|on|re|concerning|of|where|that says|saying|with|for))",
			unless:
				"[^.!?]{0,100}\\b(?:from|in|on) (?:the|this|that) (?:table|database|db|file|page|doc|document|csv|code|repo|readme|slide|deck|spreadsheet|sheet|list|config|essay|paragraph|text|draft|email|line|function|section)",
		},
		{
			name: "never-mind-about",
			hint: "forg|foget|froget|frget|disregard|ignor|scratch|scrap|strik|drop|retract|dismiss|rescind|nix|mind|delet|eras|remov|undo|discard|cancel|take|overlook|attention|wip|unsee|cross|purg|clear|scrub|destroy|rid|throw|dump|expung|nuk|eliminat|flush|clean|toss|unlearn|unremember|un-remember|reset|empty|longer|more|deprecate",
			intent: "forget",
			pattern:
				"{{frame}}never ?mind (?:about|regarding|what (?:i|we) (?:said|told you|wrote)(?: about)?|my (?=(?:last|previous|earlier))|the (?:part|thing|bit|stuff) (?:about|with))",
			sure: 0.9,
		},
		{
			name: "forget-from-memory",
			hint: "forg|foget|froget|frget|disregard|ignor|scratch|scrap|strik|drop|retract|dismiss|rescind|nix|mind|delet|eras|remov|undo|discard|cancel|take|overlook|attention|wip|unsee|cross|purg|clear|scrub|destroy|rid|throw|dump|expung|nuk|eliminat|flush|clean|toss|unlearn|unremember|un-remember|reset|empty|longer|more|deprecate",
			intent: "forget",
			pattern:
				"{{frame}}(?:permanently |completely |please )?(?:{{erase}}|{{forget}}) (?<payload>(?!from\\b)[^.!?]{2,160}?) (?:from|out of|in) (?:all (?:of )?)?(?:(?:your|the|ur|long[- ]term|persistent|stored) ){0,3}(?:memory|memories|memory ?bank|notes|records|brain|mind|knowledge(?: base| graph)?|vault|memory\\.md|what you (?:know|remember))(?! (?:card|stick|usage|allocation|pool|chip|leak))(?: permanently| for good| completely| forever)?",
		},
		{
			name: "forget-from-memory-after",
			hint: "forg|foget|froget|frget|disregard|ignor|scratch|scrap|strik|drop|retract|dismiss|rescind|nix|mind|delet|eras|remov|undo|discard|cancel|take|overlook|attention|wip|unsee|cross|purg|clear|scrub|destroy|rid|throw|dump|expung|nuk|eliminat|flush|clean|toss|unlearn|unremember|un-remember|reset|empty|longer|more|deprecate",
			intent: "forget",
			pattern:
				"{{frame}}(?:permanently |completely )?{{erase}} (?:from|out of) (?:your |the )?(?:memory|memories|notes|records|brain|knowledge base)(?: ?:| that| everything about| anything about| the fact that)?(?= \\S)",
		},
		{
			name: "forget-known",
			hint: "forg|foget|froget|frget|disregard|ignor|scratch|scrap|strik|drop|retract|dismiss|rescind|nix|mind|delet|eras|remov|undo|discard|cancel|take|overlook|attention|wip|unsee|cross|purg|clear|scrub|destroy|rid|throw|dump|expung|nuk|eliminat|flush|clean|toss|unlearn|unremember|un-remember|reset|empty|longer|more|deprecate",
			intent: "forget",
			pattern:
				"{{frame}}(?:permanently |completely |please )?(?:{{erase}}|{{forget}}) (?:about )?(?:everything|anything|all|all (?:that|of what|the things|the info(?:rmation)?|information)|what|whatever|any(?:thing| info(?:rmation)?| data)?|the (?:info(?:rmation)?|data|things?|facts?|stuff))(?: that)? (?:you(?:'ve| have)?(?: ever)? (?:know|remember|have|stored?|saved?|kept|learned|got|recorded|noted|retain|retained)(?: (?:stored|saved|on file|recorded|learned|noted|in memory))?)(?: (?:about|on|regarding|of|concerning|related to))?",
			unless: "(?:to|in) (?:do|the (?:file|folder|table))\\b",
		},
		{
			name: "forget-memory-of",
			hint: "forg|foget|froget|frget|disregard|ignor|scratch|scrap|strik|drop|retract|dismiss|rescind|nix|mind|delet|eras|remov|undo|discard|cancel|take|overlook|attention|wip|unsee|cross|purg|clear|scrub|destroy|rid|throw|dump|expung|nuk|eliminat|flush|clean|toss|unlearn|unremember|un-remember|reset|empty|longer|more|deprecate",
			intent: "forget",
			pattern:
				"{{frame}}(?:permanently |please )?{{erase}} (?:(?:the|that|this|those|these|all|any|every|your|my|of|stored|saved|existing|last|previous) ){0,4}(?:memory|memories|recollections?)(?: entr(?:y|ies)| items?)?(?! (?:usage|leaks?|card|allocation|stick|cache|pool|footprint|dump|management|game|limit|foam))(?: (?:about|of|on|regarding|concerning|related to|relating to|with|where|that|containing|involving))?",
			unless: "(?:in|on|from) (?:the|my) (?:phone|laptop|camera|server|pc|mac|browser)",
		},
		{
			name: "forget-clause",
			hint: "forg|foget|froget|frget|disregard|ignor|scratch|scrap|strik|drop|retract|dismiss|rescind|nix|mind|delet|eras|remov|undo|discard|cancel|take|overlook|attention|wip|unsee|cross|purg|clear|scrub|destroy|rid|throw|dump|expung|nuk|eliminat|flush|clean|toss|unlearn|unremember|un-remember|reset|empty|longer|more|deprecate",
			intent: "forget",
			pattern:
				"{{frame}}(?:completely |totally |permanently |just |entirely )?{{forget}}(?: all)?(?: about (?!it\\b|that ?$|that[,.!]|this ?$|me\\b|us\\b|getting|trying|ever )| (?=that (?:i|i'm|i've|my|we|our|he|she|they|the|it|you)\\b|(?:my|our) |(?:the|that|those|any|all) (?!day|night|past|rest|world|details|formalities|rules|diet|noise|haters|tests|fact)\\w|everything about|i (?:told|said|mentioned|ever)\\b|i'm|i am|\\p{L}+'s ))",
			sure: 0.85,
			unless:
				"[^.!?]{0,60}(?:for (?:now|a (?:moment|second|minute|sec|while|bit)))|[^.!?,\\u2014]{0,60}[,\\u2014-] ?(?:let's|lets|just|use|do|we|how about|i'll|go)\\b",
		},
		{
			name: "forget-back",
			hint: "forg|foget|froget|frget|disregard|ignor|scratch|scrap|strik|drop|retract|dismiss|rescind|nix|mind|delet|eras|remov|undo|discard|cancel|take|overlook|attention|wip|unsee|cross|purg|clear|scrub|destroy|rid|throw|dump|expung|nuk|eliminat|flush|clean|toss|unlearn|unremember|un-remember|reset|empty|longer|more|deprecate",
			intent: "forget",
			pattern:
				"{{frame}}(?:(?:scratch|strike|disregard|ignore|retract|undo|unlearn) (?:all )?(?:that|this|the above|my (?:last|previous|earlier) (?:message|note|statement|comment|instruction|request|point|remark|preference|correction|sentence|rule)s?|the (?:last|previous|above)(?: (?:message|note|statement|comment|instruction|point|rule|bit|part|thing|one))?)|{{forget}} (?:about )?(?:that|this|the (?:last|previous) (?:thing|message|bit|part|one|note)|what i just said)|i(?:'d like to| want to|'ll)? take (?:that|it|this) back|strike that from the record|{{erase}} (?:that|this|it) from (?:your )?memory)(?: please| pls| thanks| completely| entirely| again)?(?= ?$| ?[,.;!?)\\u2014])",
			payload: "back",
			sure: 0.8,
			unless: "[,\\u2014] ?(?:let's|we) (?:move|go) on",
		},
		{
			name: "forget-taken-back",
			hint: "forg|foget|froget|frget|disregard|ignor|scratch|scrap|strik|drop|retract|dismiss|rescind|nix|mind|delet|eras|remov|undo|discard|cancel|take|overlook|attention|wip|unsee|cross|purg|clear|scrub|destroy|rid|throw|dump|expung|nuk|eliminat|flush|clean|toss|unlearn|unremember|un-remember|reset|empty|longer|more|deprecate",
			intent: "forget",
			pattern:
				"{{frame}}(?:i(?:'d like to| want to| have to)? )?take (?:back|away) (?=(?:what|everything|my|the|that)\\b)(?:(?:what|everything) i (?:said|told you|wrote)(?: about)?)?",
		},
		{
			name: "disregard",
			hint: "forg|foget|froget|frget|disregard|ignor|scratch|scrap|strik|drop|retract|dismiss|rescind|nix|mind|delet|eras|remov|undo|discard|cancel|take|overlook|attention|wip|unsee|cross|purg|clear|scrub|destroy|rid|throw|dump|expung|nuk|eliminat|flush|clean|toss|unlearn|unremember|un-remember|reset|empty|longer|more|deprecate",
			intent: "forget",
			pattern:
				"{{frame}}(?:disregard|unlearn|un-?remember) (?=(?:my|our|everything|anything|all|the (?:last|previous|earlier|old|above|note|part|deadline|date|rule|preference|plan|idea|info|information|instruction|request|reminder|address|number|meeting)|any|that (?:i|my)|those|previous|prior)\\b|(?:the|that) [^.!?]{2,40} (?:i|we) (?:gave|told|said|mentioned|sent))",
			sure: 0.88,
			unless: "(?:all |any |the )?(?:warnings?|errors?|whitespace|case|nulls?|duplicates?|outliers?)\\b",
		},
		{
			name: "unlearn",
			hint: "forg|foget|froget|frget|disregard|ignor|scratch|scrap|strik|drop|retract|dismiss|rescind|nix|mind|delet|eras|remov|undo|discard|cancel|take|overlook|attention|wip|unsee|cross|purg|clear|scrub|destroy|rid|throw|dump|expung|nuk|eliminat|flush|clean|toss|unlearn|unremember|un-remember|reset|empty|longer|more|deprecate",
			intent: "forget",
			pattern: "{{frame}}(?:unlearn|un-?remember|deprecate the memory of) ",
			sure: 0.9,
		},
		{
			name: "forget-all",
			hint: "forg|foget|froget|frget|disregard|ignor|scratch|scrap|strik|drop|retract|dismiss|rescind|nix|mind|delet|eras|remov|undo|discard|cancel|take|overlook|attention|wip|unsee|cross|purg|clear|scrub|destroy|rid|throw|dump|expung|nuk|eliminat|flush|clean|toss|unlearn|unremember|un-remember|reset|empty|longer|more|deprecate",
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
		{
			name: "reflect-on",
			hint: "reflect|consolidat|introspect|memor|notes|knowledge|stored|synthesi|digest|think|look|review|distil|process|stock|mull|organi|ponder|go",
			intent: "reflect",
			pattern:
				"{{frame}}{{pause}}reflect(?:ing)?(?: back| deeply| carefully| a bit| a little)* (?:on|upon|over|about) (?!whether|why i)",
			unless:
				"(?:the |this |that |my |his |her |your |a )?(?:\\w+ )?(?:poem|essay|text|passage|author|story|novel|article|chapter|quote|painting|film|movie|verse|symbolism|question|prompt|answer before|reading|theme|scene|character|light)\\b|how (?:the|this|a|each|his|her) (?:author|poem|writer|text|narrator|film|movie|character|use|story|novel|language|poet|artist)|[^.!?]{0,80}\\b(?:in (?:\\d+|a|one|two|three) (?:words?|paragraphs?|sentences?|pages?)|essay)\\b",
			sure: 0.85,
		},
		{
			name: "reflect-bare",
			hint: "reflect|consolidat|introspect|memor|notes|knowledge|stored|synthesi|digest|think|look|review|distil|process|stock|mull|organi|ponder|go",
			intent: "reflect",
			pattern:
				"{{frame}}{{pause}}(?:reflect|do some reflecting|do a reflection|introspect)(?: (?:now|again|a bit|tonight|please|for a (?:bit|while|moment)))*(?= ?$| ?[,.!?]| and )",
			payload: "nothing",
			sure: 0.75,
		},
		{
			name: "reflect-run",
			hint: "reflect|consolidat|introspect|memor|notes|knowledge|stored|synthesi|digest|think|look|review|distil|process|stock|mull|organi|ponder|go",
			intent: "reflect",
			pattern:
				"{{frame}}(?:(?:run|start|do|trigger|kick off|perform|begin|launch|initiate|execute|have|conduct|schedule|it'?s time for|time for|make)(?: (?:a|an|the|your|another|some|tonight's|today's|one|this week's|us a))? ?(?:(?:quick|full|nightly|weekly|daily|memory|deep|self|sleep-time|short|proper|manual|little|new|monthly) ?-?){0,3}(?:reflection|consolidation|introspection|memory (?:review|clean-?up|consolidation|audit|maintenance|reflection|tidy(?:ing)?(?:-up)?|housekeeping|sweep|pass))(?: (?:cycle|run|session|pass|phase|round|process|job))?)(?! (?:paper|essay|journal|exercise|matrix|loan|of light))",
			payload: "nothing",
			sure: 0.9,
			unless: "(?:of|across|over|about) (?:the )?(?:x|y|vector|shape|axis|line|point|debts?|loans?)\\b",
		},
		{
			name: "reflect-memories",
			hint: "reflect|consolidat|introspect|memor|notes|knowledge|stored|synthesi|digest|think|look|review|distil|process|stock|mull|organi|ponder|go",
			intent: "reflect",
			pattern:
				"{{frame}}{{pause}}(?:{{tidy}}(?:,| and|, and) )?{{tidy}} (?:(?:all|through|up|over|of|out) ){0,3}(?:(?:your|ur|all|those|the|our|stored|saved|long[- ]term|my|these|any|duplicate|old) ){0,4}(?:memories|memory (?:bank|store|stores|files?|entries|graph|system)|knowledge (?:base|graph)|stored facts|notes (?:about|on) me)\\b",
			payload: "nothing",
			sure: 0.92,
			unless: "(?:of|from) (?:my|our|the) (?:trip|childhood|vacation|holiday|wedding|family)",
		},
		{
			name: "reflect-memory",
			hint: "reflect|consolidat|introspect|memor|notes|knowledge|stored|synthesi|digest|think|look|review|distil|process|stock|mull|organi|ponder|go",
			intent: "reflect",
			pattern:
				"{{frame}}{{pause}}(?:{{tidy}}(?:,| and|, and) )?{{tidy}} (?:(?:all|through|up|over|of|out|what's in) ){0,3}(?:your|ur)(?: (?:long[- ]term|entire|whole|own|working))?(?: memory| notes)\\b(?! (?:usage|leak|footprint|limit))",
			payload: "nothing",
			sure: 0.92,
		},
		{
			name: "reflect-known",
			hint: "reflect|consolidat|introspect|memor|notes|knowledge|stored|synthesi|digest|think|look|review|distil|process|stock|mull|organi|ponder|go",
			intent: "reflect",
			pattern:
				"{{frame}}{{pause}}(?:consolidate|synthesi[sz]e|digest|think (?:back )?(?:over|through|about|on)|look back (?:on|at|over)|go (?:back )?over|review|distill|process|take stock of|mull over|organi[sz]e|ponder) (?=(?:what|everything|all(?: that)?|the things|all the things) (?:you(?:'ve| have)?|we(?:'ve| have)?) (?:know|learn|remember|stored|saved|noted|picked up|talked|discussed|done)|(?:our|the|all our|this week's|today's|recent|the recent|our recent|our last|the last) (?:\\w+ ){0,2}(?:conversations?|chats?|sessions?|discussions?|interactions?|memories))",
			sure: 0.8,
			notAfter: "(?:summari[sz]e|list|tell me) ",
		},
		...englishStanding,
	],
	signals: [
		{
			kind: "decision",
			pattern:
				"\\b(?:we|i)(?:'ve| have)? (?:finally )?(?:decided|agreed|settled|opted|chose|picked)(?: (?:to|on|that|against|for|not))?|\\blet's go with\\b|\\bwe(?:'re| are) going with\\b|\\b(?:final )?decision ?:",
		},
		{
			kind: "correction",
			pattern:
				"\\b(?:actually|correction|sorry|no),? (?:it's|it is|it was|that's|i meant|the \\w{1,20} is|my \\w{1,20} is|not)\\b|\\bcorrection ?:|\\bi meant\\b|\\bi misspoke\\b|\\bthat's (?:wrong|not right|incorrect)\\b",
		},
		{
			kind: "deadline",
			pattern:
				"\\b(?:deadline|due (?:date|on|by|in)|(?:is|are) due|no later than|by (?:eod|cob|end of (?:day|week|month)|(?:next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow))\\b",
		},
		{
			kind: "name",
			pattern:
				"\\b(?:my name(?:'s| is)|i'm called|i am called|(?:his|her|their) name(?:'s| is)|(?:is|are) (?:named|called))\\b",
		},
		{
			kind: "preference",
			pattern: "\\b(?:i (?:really |just )?(?:love|like|enjoy|hate|dislike|can't stand|avoid)|my favou?rite)\\b",
		},
	],
};

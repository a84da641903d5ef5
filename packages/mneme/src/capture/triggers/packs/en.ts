// English: how people ask an agent to remember, forget, reflect or recall, and what only sounds like it.

import type { LanguagePack } from "../pack.ts";
import { englishActFragments, englishVerbs } from "./en-act-words.ts";
import { englishActs } from "./en-acts.ts";
import { englishForget } from "./en-forget.ts";
import { englishFragments } from "./en-fragments.ts";
import { englishHollow, englishLeadUp, englishRemovedFrom } from "./en-hollow.ts";
import { englishIndirect } from "./en-indirect.ts";
import { englishLabels } from "./en-labels.ts";
import { englishRemember } from "./en-remember.ts";
import { englishStanding } from "./en-standing.ts";
import { englishWishes } from "./en-wishes.ts";

export const english: LanguagePack = {
	lang: "en",
	stems: "[a-z]{2}",
	joiners: "and(?: also)?|but|so|then|also|plus|because|n|&",
	embedding:
		"\\b(?:said|says|saying|say|wrote|writes|replied|goes|went|like|told (?:me|us|him|her|them|everyone)|texted(?: me)?|reads|quote|states|states that|yelled|shouted|whispered|adds|added|claims|sings|sang|chorus|lyrics?|motto|tells (?:me|us|him|her|you|them)|warned(?: me| us)?)[ ,:]{1,4}|\\b(?:told|tell|tells|telling|asked|ask|asks|asking|wants|wanted|reminded|remind|reminds|urged|advised|advises|begged|expects?|wished|instructed|let|made|makes?|taught|teach) (?!you\\b)(?:[\\w']{1,15} ){0,3}(?:not )?to [^.:]{1,120}|\\b(?:telling|tells|told|taught|teach|teaches|says|saying|said|things like|such as|motto|mantra|advice|reads|warned) (?!you\\b)[^.:]{0,80}(?:, |(?:and|or) )|\\b(?:told|tell|telling|warned) (?!you\\b)[^.:]{1,40}: ?|\\b(?:helps?|try|tries|tried|trying|need|needs|needed|have|has|had|wish|going|learn(?:ed|s)?|how|where|way|used|supposed|easy|hard|difficult|tempting|crucial|important) (?:[\\w']{1,15} ){0,3}(?:not )?to [^.:,]{1,120}|\\b(?:he|she|they|people|everyone|we|i|who|students|users?|it|that|one)(?:'d|'ll| should| would| could| can| will| must| might| may| often| always| never| usually| just) [^.:,]{1,100}",
	reportedBy:
		", is what [^,.!?]{2,40} (?:says|said|wrote|told)\\b|[,\uFFFC] ?(?!(?:i|i've|i'd|i'm|we|we've|you|because i|since i|as i)\\b)(?:[\\p{L}']+ ){0,3}(?:said|says|wrote|writes|warned|reminded|told|shouted|sang|sings|whispered|added|replied|joked|quips?|claims|argues|according to)\\b[^,.!?]{0,30}$",
	reportedNext:
		"(?:that's|that is|this is|it's|so|or so) (?:what|how|the|their|his|her) (?!(?:i|we|you)\\b)[^.!?,]{0,40}\\b(?:says?|said|reads?|wrote|writes|goes|put it|told|reply|answer|sign|notice|e-?mail)\\b|(?:so |or so )?says? (?:the|their|my|his|her)\\b|(?:this|that) was (?:in|on) (?:the|their|his|her|my)\\b",
	tails:
		"[ ,.!?(-]{1,3}(?:please|pls|plz|thanks|thank you|thx|ty|ok|okay|k|alright|all right|will you|would you|can you|could you|won't you|yeah|yes|deal|got it|understood|cool|so (?:that )?(?:i|we) (?:don't|do not|won't)(?: ever)? (?:have|need) to [^,.!?]{2,60}|for next time|for later|for (?:the )?future(?: reference)?|in future|next time|(?:if|when) you (?:can|could|don't mind)|if possible|if that's ok(?:ay)?|from now on|going forward|too|lol|haha|:\\)|cheers|much appreciated|i mean it|will ya|capisce|bro|man|mate|buddy|claude|assistant)",
	hollow: englishHollow,
	leadUp: englishLeadUp,
	removedFrom: englishRemovedFrom,
	requests:
		"(?:so |and |now |then |but )?(?:please |pls )?(?:help me|can you|could you|give me|show me|tell me|write me|let's|keep (?:sentences|it|answers|things)|make me|book|find me|find|suggest|recommend|that's|it's (?:dead|over|cancelled|canceled|wrong|outdated|not)|that is)\\b",
	questions:
		"(?:(?:and|so|but|then|now|ok|okay|anyway|given that|with that|knowing that|please) ){0,2}(?:what|when|where|who|whose|why|how|which|can (?:you|u|i|we)|could (?:you|i|we)|would (?:you|it|that|i)|will (?:you|it|that|i)|do (?:you|i|we)|does|did|is|are|should|any|have you|am i)\\b",
	permanent:
		"permanent|for good\\b|for ?ever\\b|irrevocabl|irreversibl|completely|entirely|hard[- ]delete|for all time|every trace|without a trace|totally",
	verbs: englishVerbs,
	address:
		"(?:\\b(?:you|u|we)(?:'d (?:better|do well to|be wise to|want to)|'ll (?:need|want|have) to|'re (?:free|welcome|allowed) to| (?:do well to|would do well to|can|may|could|should|must|might|will|need to|have to|are to|ought to|had better|better|want to|might want to|may want to))|(?<ask>\\b(?:can|could|would|will|can't|couldn't|won't|cld) (?:you|u|ya)|\\b(?:might|may|could|can) i (?:trouble|ask|bother|beg) you to|\\bmind|\\bmaybe|\\bperhaps|\\bhow about|\\bwhy not)|\\b(?:want|need|like|love|prefer|trust|ask|asking|beg|begging|expect|telling|instruct(?:ing)?|request(?:ing)?|demand|insist|suggest|propose|recommend|require|wish|urge|remind(?:ing)?|grateful for|appreciate)(?: that)? (?:you|u)(?:'d)?(?: to)?|\\bfor (?:you|u) to|\\bworth (?:you|your)|\\blet's|\\blet us|(?<!\\b(?:i'll|i will|i|we'll|we|to|he|she|they) {1,3})\\b(?:make|be) sure(?: that)?(?: you| to)?|\\bplease|\\bpls|\\bplz|\\bkindly|\\bso|\\bso just|\\bgo ahead and|\\bbe so kind (?:as to|and)|\\bfeel free to|\\bif you(?: could| would|'d| can)|\\b(?:grateful|glad|happy|appreciate it|nice|good|great|helpful|lovely|best|help|help me) if you|\\b(?:want|need|like|love) you to [\\p{L} ]{2,24} and|\\btime to|\\b(?:and|but|now|right|ok|okay|then) (?:please|pls|so|just)|\\bwhy don't you|\\b(?:spend|take) [\\p{L} ]{1,24}?(?:minutes?|time|moment|hour|while|seconds?|evening)(?: to| and)?)(?: (?:please|pls|also|just|now|as well|safely|kindly|always|really|perhaps|maybe|possibly|happily|simply|all|ever|go and|start|try to|make a (?:point|habit) of|be sure to|make sure to|take care to|sit down and|take an hour and|for me)){0,4},? ",
	openers:
		"(?:(?:ok(?:ay)?|k|alright|all right|right|well|so|and|but|also|oh|ah|hey|hi|btw|fyi|plus|then|now|anyway|again|actually|look|listen|yes|yeah|no|thanks|thank you|cool|great|first|just|please|pls|plz|kindly|uh|um|wait|sorry|do|maybe|perhaps|instead|next|therefore|always|go|honestly|seriously|hence|finally|lastly|claude|assistant)[ ,:!.;\\u2014-]{1,4}){0,5}",
	quoting:
		"\\b(?:said|says|saying|say|wrote|writes|replied|goes|went|like|told (?:me|us|him|her|them)|tells (?:me|us)|reads|yelled|shouted|whispered|adds|added|claims|sings|reckons|thinks|told|suggested|suggests|insists?|asked (?:me|us)|if|when|because|where|which|who|that|whether|how|what|he|she|they|people|everyone|don't|not|never|didn't)(?: that)?[ ,:]{1,4}",
	fragments: { ...englishFragments, ...englishActFragments },
	rules: [
		{
			name: "task-text",
			hint: ":",
			intent: "none",
			pattern:
				"{{lead}}(?:{{ask}}|i (?:need|want) you to |i'd like you to |help me (?:to )?|how (?:do|would|can) (?:you|i) |let's )?(?:translate|summari[sz]e|rewrite|re-?phrase|reword|paraphrase|proof-?read|edit|correct|fix|improve|shorten|polish|explain|analy[sz]e|classify|label|annotate|parse|draft|compose|reply|respond|answer|text|e-?mail|message|tell|say|post|tweet|type|print|echo|output|render|display|show|write (?!this|that|it|down)|send|transcribe|continue|complete|finish|grammar ?check|check|convert|format|tag|describe|review|critique|change|rename|replace|set|make (?:it|the|a|this) (?:say|read)|read|interpret|what does|turn|(?:add|insert|append|put|include) (?:a|an|the|this|another|one more) (?:\\w{1,15} )?(?:line|entry|comment|section|sentence|paragraph|bullet|row|heading|footnote|caption|warning|changelog entry|docstring))\\b[^:\\n.]{0,160}:(?!//)",
			claims: "paragraph",
		},
		{
			name: "user-story",
			hint: "story|scenario|acceptance|feature",
			intent: "none",
			pattern:
				"{{lead}}(?:user story|scenario|acceptance criteria|feature(?: request)?|test case|spec|requirement)[ \\d#]{0,6}:",
			claims: "paragraph",
		},
		{
			name: "pasted-intro",
			hint: ":",
			intent: "none",
			pattern:
				"{{lead}}(?:(?:pasting|copying|quoting|forwarding|attaching)\\b|here(?:'s| is| are)|this is (?!how|what|why|where)|see|look at|below is|attached is|got|i (?:got|received|found|wrote|have)|he|she|they|my \\w{1,15}|the \\w{1,15}|our \\w{1,15}|[\\w-]{1,30}\\.(?:md|txt|docx?|pdf|html?|json|ya?ml|csv))\\b[^:\\n.]{0,100}\\b(?:e-?mail|mail|memo|message|letter|text|note|transcript|article|paragraph|sentence|post|tweet|review|poem|lyrics?|song|verse|speech|essay|excerpt|snippet|log|caption|headline|slogan|sign|poster|banner|in writing|fridge|whiteboard|notice ?board|tooltip|dialog|button|label|popup|screen|comment|docs?|readme|manual|book|quote|saying|says?|said|wrote|writes|reads?|goes|saying|told (?:me|us|him|her|them)|draft|page|title|prompt|instructions?)\\b[^:\\n.]{0,30}:",
			claims: "paragraph",
		},
		{
			name: "pasted-question",
			hint: "here|below|attached|this is",
			intent: "none",
			pattern:
				"{{lead}}(?:here(?:'s| is| are)|this is|below is|attached is) (?:the|my|our|a|an|some) [^.!?,:\\n]{2,50}[,:] ?(?:does|do|is|are|can|could|would|what|how|any|thoughts|let me know|please)\\b[^.!\\n]{0,80}\\??(?= ?$)",
			asks: true,
			claims: "paragraph",
		},
		{
			name: "remark",
			hint: "forget|note|mind",
			intent: "none",
			pattern:
				"{{lead}}(?:(?:let'?s not forget|note|mind)(?: you)?,? (?:that|the|how) [^.!?]{3,200}[;,](?: so| and| but)? (?:can|could|would|will|what|how|why|does|do|is|did) (?:you|i|we|he|she|they|it|that|the|this|would|should|do|did|can)\\b|note that [^.!?]{3,100}[,;](?: and)? (?:then|now) (?:solve|find|compute|prove|calculate|write|show|answer|explain|derive|simplify|plot|factor|give)\\b)",
			claims: "clause",
		},
		{
			name: "words-named",
			hint: "mind|forget|note|remember|record",
			intent: "none",
			pattern:
				"{{lead}}(?:(?:keep|bear) (?:it |that )?in mind|(?:never|don't) forget|note to self|remember(?: me)?|for the record|noted)[,\uFFFC]? (?:is|was|were|isn't|wasn't) (?:a|an|the|one|just|my|his|her|our|their|what|not|such|carved|written|printed|painted|also|only)\\b",
			claims: "sentence",
		},
		{
			name: "file-deleted",
			hint: "file|folder|directory|branch|table|column|container|repo|package|dependency|commit",
			intent: "none",
			pattern:
				"{{lead}}(?:please |then |and |now ){0,2}(?:delete|remove|drop|erase|clear|wipe) (?:the |this |that |my |our )?(?:\\p{L}+ )?(?:file|folder|directory|branch|table|column|container|repo|repository|package|dependency|commit|row|field|index)s?(?: \\S*[/._]\\S*| from (?:the|this|that|our|my) (?:\\p{L}+ )?(?:table|database|schema|sheet|spreadsheet|csv|view|branch|form)\\b|(?= and (?:commit|push|rebuild|restart|run)\\b))",
			unless: "[^.!?]{0,60}\\b(?:memory|memories|you (?:know|remember|stored|saved))\\b",
			claims: "sentence",
		},
		{
			name: "never-asked",
			hint: "ask|tell|told|want",
			intent: "none",
			pattern:
				"{{lead}}(?:no,? |wait,? |but ){0,2}(?:i|we)(?:'ve)? (?:did not|didn't|never|do not|don't|wasn't|was not|am not|haven't|have not)(?: (?:ever|actually|once))? (?:ask(?:ed|ing)?|tell|told|telling|want(?:ed)?|need(?:ed)?|request(?:ed)?)(?: for)? (?:you|u) to (?:remember|forget|save|store|note|delete|keep|reflect)(?: (?:that|this|it|them|those|anything))?(?= ?$)",
			claims: "sentence",
		},
		{
			name: "supposed",
			hint: "\\bif (?:i|we)\\b",
			intent: "none",
			pattern:
				"{{lead}}if (?:i|we)(?:'d)? (?:told|tell|asked?|gave|give|said|say|shared?|mentioned)\\b[^.!?]{2,80}?,? (?:would|will|could|can|do) (?:you|u)(?: really| still| actually| even| then){0,2} (?:remember|keep|forget|know|hold|store|save|retain|have|note)\\b",
			needs: "[^.!?]{0,60}$",
			claims: "sentence",
		},
		{
			name: "able-to-keep",
			hint: "between|across|from one|after|session|chats|conversations",
			intent: "none",
			pattern:
				"{{lead}}(?:can|could|do|will|are) (?:you|u)(?: able to| even| actually| really| ever){0,2} (?:remember|recall|retain|store|keep|save|forget|memori[sz]e) (?:things|stuff|anything|everything|information|details|conversations|chats|facts|messages|what (?:i|we|people) (?:say|tell you|said))\\b[^.!?]{0,20}\\b(?:between|across|from one|over (?:time|several)|after|when|once|in other|in the next)\\b",
			claims: "sentence",
		},
		{
			name: "already-deleted",
			hint: "delet|eras|remov|wip",
			intent: "none",
			pattern:
				"{{lead}}i(?:'ve| have)?(?: just| already| accidentally| mistakenly| once| now){0,2} (?:deleted|erased|removed|wiped|overwrote|lost)\\b",
			claims: "clause",
		},
		{
			name: "kept-how-long",
			hint: "keep|store|save|remember|retain|hold",
			intent: "none",
			pattern:
				"{{lead}}(?:will|do|are|would|can) (?:you|u)(?: going to| gonna)? (?:keep|store|save|remember|retain|hold(?: on ?to)?) (?:this|that|it|all (?:of )?(?:this|that))\\b[^.!?]{0,40}\\b(?:or|until|after i|once i|if i|how long)\\b",
			claims: "sentence",
		},
		{
			name: "remember-that-time",
			hint: "r(?:em|m)",
			intent: "none",
			pattern:
				"{{lead}}{{rem}} that (?:\\p{L}+ )?(?:episode|time|movie|film|song|scene|guy|show|day|night|trip|game|one time|story|joke|book|ad|commercial|video|meme|restaurant|bar|place)(?: (?:of|with|where|when|we|from|in|about|that|who|on|at)\\b|[?,])[^.!]{0,120}",
			asks: true,
			claims: "sentence",
		},
		{
			name: "remember-me",
			hint: "r(?:em|m)",
			intent: "none",
			pattern:
				"{{lead}}{{rem}}[- ](?:me|us|him|her|them|you)(?= ?$|[?!.,]| (?:check|box|option|button|token|cookie|func|feature|toggle|when|for|as|fondly|this way|is|was|at|from)| ?\\()",
		},
		{
			name: "remember-title",
			hint: "r(?:em|m)|forg|foget|frog|frget",
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
		...englishWishes,
		...englishRemember,
		...englishForget,
		{
			name: "reflect-on",
			hint: "reflect",
			intent: "reflect",
			pattern:
				"{{frame}}{{pause}}(?:reflect|(?<=[a-z] {1,3})reflecting)(?: back| deeply| carefully| a bit| a little)* (?:on|upon|over|about) (?!whether|why i)",
			unless:
				"(?:the |this |that |my |his |her |your |a )?(?:\\w+ )?(?:poem|essay|text|passage|author|story|novel|article|chapter|quote|painting|film|movie|verse|symbolism|question|prompt|answer before|reading|theme|scene|character|light)\\b|how (?:the|this|a|each|his|her) (?:author|poem|writer|text|narrator|film|movie|character|use|story|novel|language|poet|artist)|[^.!?]{0,80}\\b(?:in (?:\\d+|a|one|two|three) (?:words?|paragraphs?|sentences?|pages?)|essay)\\b",
			sure: 0.85,
		},
		{
			name: "reflect-bare",
			hint: "reflect|consolidat|introspect",
			intent: "reflect",
			pattern:
				"{{frame}}{{pause}}(?:reflect|consolidate|do some reflecting|do a reflection|introspect)(?: (?:now|again|a bit|tonight|please|for a (?:bit|while|moment)))*(?= ?$| ?[,.!?]| and )",
			notAfter: "\\bto [^.!?:]{2,40},? ",
			payload: "nothing",
			sure: 0.75,
		},
		{
			name: "reflect-run",
			hint: "reflection|consolidation|introspection|memory",
			intent: "reflect",
			pattern:
				"{{frame}}(?:(?:run|start|do|trigger|kick off|perform|begin|launch|initiate|execute|have|conduct|schedule|it'?s time for|time for|make)(?: (?:a|an|the|your|another|some|tonight's|today's|one|this week's|us a))? ?(?:(?:quick|full|nightly|weekly|daily|memory|deep|self|sleep-time|short|proper|manual|little|new|monthly) ?-?){0,3}(?:reflection|consolidation|introspection|memory (?:review|clean-?(?:up|out)|clear-?(?:up|out)|consolidation|audit|maintenance|reflection|tidy(?:ing)?(?:[- ]?up)?|housekeeping|sweep|pass|sort-?out|check-?up|spring[- ]?clean(?:ing)?|stock-?take|overhaul|declutter(?:ing)?))(?: (?:cycle|run|session|pass|phase|round|process|job))?)(?! (?:paper|essay|journal|exercise|matrix|loan|of light))",
			payload: "nothing",
			sure: 0.9,
			unless: "(?:of|across|over|about) (?:the )?(?:x|y|vector|shape|axis|line|point|debts?|loans?)\\b",
		},
		{
			name: "reflect-memories",
			hint: "memor|knowledge|stored|notes",
			intent: "reflect",
			pattern:
				"{{frame}}{{pause}}(?:{{tidy}}(?:,| and|, and) )?{{tidy}} (?:(?:all|through|up|over|of|out) ){0,3}(?:(?:your|ur|all|those|the|our|stored|saved|long[- ]term|my|these|any|duplicate|old) ){0,4}(?:memories|memory (?:bank|store|stores|files?|entries|graph|system)|knowledge (?:base|graph)|stored facts|notes (?:about|on) me)\\b{{ontopic}}",
			payload: "nothing",
			sure: 0.92,
			unless: "(?:of|from) (?:my|our|the) (?:trip|childhood|vacation|holiday|wedding|family)",
		},
		{
			name: "reflect-memory",
			hint: "memory|notes",
			intent: "reflect",
			pattern:
				"{{frame}}{{pause}}(?:{{tidy}}(?:,| and|, and) )?{{tidy}} (?:(?:all|through|up|over|of|out|what's in) ){0,3}(?:your|ur)(?: (?:long[- ]term|entire|whole|own|working))?(?: memory| notes)\\b(?! (?:usage|leak|footprint|limit)){{ontopic}}",
			payload: "nothing",
			sure: 0.92,
		},
		{
			name: "reflect-known-about",
			hint: "about| on |regarding|concerning",
			intent: "reflect",
			pattern:
				"{{frame}}{{pause}}(?:consolidate|synthesi[sz]e|digest|think (?:back )?(?:over|through|about|on)|look back (?:on|at|over)|go (?:back )?over|review|distil+|process|take stock of|mull over|organi[sz]e|ponder) (?:what|everything|all(?: that)?|the things|all the things) (?:you|we)(?:'ve| have)?(?: [\\p{L}']+){1,3}? (?:about|on|regarding|concerning) (?!me\\b|us\\b)(?<payload>[^.!?,;:]{3,60}?)(?= and | so | then | ?$| ?[,.;!?:])",
			sure: 0.82,
			notAfter: "(?:summari[sz]e|list|tell me) ",
		},
		{
			name: "reflect-known",
			hint: "know|learn|remember|stored|saved|noted|picked|talked|discussed|done|conversation|chat|session|discussion|interaction|memor",
			intent: "reflect",
			pattern:
				"{{frame}}{{pause}}(?:consolidate|synthesi[sz]e|digest|think (?:back )?(?:over|through|about|on)|look back (?:on|at|over)|go (?:back )?over|review|distill|process|take stock of|mull over|organi[sz]e|ponder) (?=(?:what|everything|all(?: that)?|the things|all the things) (?:you(?:'ve| have)?|we(?:'ve| have)?) (?:know|learn|remember|stored|saved|noted|picked up|talked|discussed|done)|(?:our|the|all our|this week's|today's|recent|the recent|our recent|our last|the last) (?:\\w+ ){0,2}(?:conversations?|chats?|sessions?|discussions?|interactions?|memories))",
			sure: 0.8,
			notAfter: "(?:summari[sz]e|list|tell me) ",
		},
		...englishActs,
		...englishIndirect,
		...englishLabels,
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

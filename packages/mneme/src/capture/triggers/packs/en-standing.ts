// English rules for what holds from now on: standing orders to the agent, stated preferences, forms of address.

import type { Rule } from "../pack.ts";
import { narrated } from "./en-fragments.ts";

/** What a statement names that is about how the agent works. */
const AGENT_MATTER =
	"\\b(?:you|your|default|defaults|should|must|always|never|only|assume|use|using|answers?|repl(?:y|ies)|responses?|messages?|e-?mails?|drafts?|summar(?:y|ies)|reports?|code|spelling|language|english|german|french|spanish|format|units?|metric|imperial|currency|euros?|dollars?|time ?zone|dates?|tone|style|formal|informal|short|brief)\\b";

export const englishStanding: Rule[] = [
	{
		name: "whenever",
		hint: "when|time|if i",
		intent: "remember",
		pattern:
			"{{lead}}(?:{{please}})?(?:when (?:you|we) (?:ever )?(?:review|write|draft|plan|quiz|ask|talk|give|suggest|translate|book|cite|answer|explain|recommend|work on|discuss|cook|calculate|quote|summari[sz]e|edit|send|make|reply|respond|code|speak|help)\\b(?! (?:it|this|that|the next|the (?:letter|mail|e-?mail|text|list|report))\\b)[^,.!?]{0,60}, (?={{agentverb}}\\b)|(?:whenever|every time|each time|any ?time) (?:i|you|we|there(?:'s| is)|someone|a|an|the)\\b[^,.!?]{2,120},? ?(?:then )?(?=\\b(?:{{agentverb}}|you (?:should|must|can|need)|i (?:want|expect|need|mean|'d like) (?:you|the|a))\\b)|(?:when|if) i (?:ever )?(?:say|ask|write|type|mention|paste|send|tell you|give you|talk about|refer to|use the (?:word|phrase|term))\\b[^,.!?]{0,80},? (?:then )?(?:that |it |this |i |you )?(?=(?:{{agentverb}}|mean|means|am (?:referring|talking)|i'm (?:referring|talking)|'m (?:referring|talking)|should|always|please|never|don't|do not|must|want you|expect)\\b))",
		unless: "(?:have|be|get|do|say) (?:i|we|a feeling)\\b|(?:just )?let me know|don't hesitate|feel free",
		payload: "whole",
		standing: true,
		sure: 0.8,
	},
	{
		name: "from-now-on",
		hint: "from|forward|future|henceforth|times|default|unless|until|single time|again|whenever|time|in all|in every|in each|as of|starting|rule|circumstances|generally",
		intent: "remember",
		pattern:
			"{{lead}}(?:{{standingtail}}(?! (?:releases|versions?|updates|years|generations))|(?:from|as of|starting|beginning|effective) (?:now|today|tomorrow|immediately|this week|next (?:week|month|year)|(?:next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: on(?:wards?)?)?|as a (?:general )?rule(?: of thumb)?|next time(?: (?:you|i)\\b[^,]{2,60})?|under no circumstances(?: should you)?|from here on out|for (?:all )?(?:our |your )?future \\w+|in (?:all )?(?:our |your )?future (?:chats|sessions|conversations|messages|replies|answers|emails|projects|commits)|generally speaking|default to)(?:, (?:if|please|kindly|and|without|unless|thank)[^,.!?]{0,40}(?=,))?(?: ?[,:\\u2014-] (?={{imperative}}\\b)| ?[,:\\u2014-]? (?={{agentverb}}\\b)| ?[,:\\u2014-]? (?={{please}}|i(?:'d| would)? (?:want|need|expect|like|prefer|love)\\b|i'd rather|you (?:should|must|can|need|have|may|will|are to|shouldn't|don't)|you're to|we (?:use|will|'ll|should|only|always|never|do|don't|are|call|write|must|need)|we're|we'll|all (?:[\\w-]+ ){1,3}(?:should|must|need|go|are to|have to)|(?:the|every|any|each|my|our|your) (?:[\\w-]+ ){1,4}(?:should|must|needs? to|has to|have to)|no (?!one|longer)\\w|only \\w|(?:don't|do not|dont|never|always|can you|could you|would you|make sure|let's|call me|stop|be |say |trust |when(?:ever)? (?:i|you) |if (?:i|you) |every time ))) ?",
		unless:
			"(?:just )?let me know|don't hesitate|feel free|(?:just )?reach out|(?:\\p{L}+ (?:will|is|are|was|were|has|have|would|could|may|might|can)\\b)(?<!(?:we|you) (?:will|can|may|have))",
		notAfter: "\\b\\d[.)] {1,2}",
		standing: true,
		sure: 0.85,
	},
	{
		name: "always-never",
		hint: "always|never|ever|circumstances|at no|not",
		intent: "remember",
		pattern:
			"{{frame}}(?:(?:you(?:'re| are) (?:never|always|not)(?: ever)? (?:allowed |permitted |supposed )?to|you (?:may|shall|can) never|always|never,? ever|never|don't you ever|don't ever|dont ever|do not ever|not ever|under no circumstances|at no point)(?: again)? (?=(?:be|have|say|do|get|make|trust|mind if|open|free|return|please)\\b|{{imperative}}\\b))",
		unless:
			"(?:give up|quit|saw|full|up for|count on|lose hope|stop (?:learning|believing|dreaming|trying|being)|mind|ends?|dies?|again|forgets?|gonna|give you up|let you down|looks?(?: on the bright| back in anger)|wondered|seen|been|be the same|say die|say never|have (?:i|we|they|paris)|do (?:i|we|they|that again)\\b|get (?:old|enough|tired)|had|know what|knows?|know when|know how|happens?|works?|ran|came|again)\\b|\\p{L}+s (?:his|her|their|its|the same)\\b",
		notAfter: narrated,
		payload: "whole",
		standing: true,
		sure: 0.82,
	},
	{
		name: "unless-told",
		hint: "(?:unless|until|till) i\\b",
		intent: "remember",
		pattern: `{{lead}}(?<payload>(?!(?:if|wait|hold|stay|hang|see|i'll|i will|i'm going|we'll|we will|he|she|they|nobody|no one)\\b)(?:[^.!?;:]{6,160}?,? (?:unless|until|till) i (?:tell|instruct) you|(?=[^.!?;:]{0,140}?${AGENT_MATTER})[^.!?;:]{6,160}?,? (?:unless|until|till) i (?:say|ask(?: you)?|specify|mention|state|indicate|note|let you know)) (?:otherwise|differently|something (?:else|different)|anything (?:else|different)))(?= ?$| ?[,.;!)])`,
		at: "sentence",
		standing: true,
		sure: 0.93,
	},
	{
		name: "imperative-from-now-on",
		hint: "from|forward|future|henceforth|times|default|unless|until|single time|again|whenever|time|in all|in every|in each|as of|starting|rule|circumstances|generally",
		intent: "remember",
		pattern:
			"{{frame}}(?<payload>(?:i(?:'d| would)? (?:want|need|expect|like|prefer) (?:all |every |my |your |the |you )|(?:don't |do not |dont |never |always |only |no |be |have |say |do |get |make |stop ){0,2}{{imperative}})\\b[^.!?;:]{2,200}?)[ ,(]{1,2}{{standingtail}}(?= ?$| ?[,.;!?)\\u2014]| please| and| so)",
		at: "sentence",
		standing: true,
		sure: 0.8,
	},
	{
		name: "clause-from-now-on",
		hint: "from|forward|future|henceforth|times|default|unless|until|single time|again|whenever|time|in all|in every|in each|as of|starting|rule|circumstances|generally",
		intent: "remember",
		pattern:
			"{{frame}}(?![^.!?;:]{0,120}\\b(?:bear|keep|remember|note|store|save) )(?<payload>(?:don't |do not |dont |only |no |use |be |call |write |answer |reply |stop ){1,2}[^.!?;:]{2,200}?)[ ,(]{1,2}{{standingtail}}(?= ?$| ?[,.;!?)\\u2014]| please| and| so)",
		standing: true,
		sure: 0.8,
	},
	{
		name: "dont-ever",
		hint: "ever",
		intent: "remember",
		pattern: "{{frame}}(?:don't|do not|dont|no)\\b[^.!?]{2,120}[ ,]ever(?: again)?(?= ?$| ?[.!])",
		payload: "whole",
		standing: true,
		sure: 0.78,
	},
	{
		name: "i-prefer",
		hint: "prefer|rather|like|love|hate|stand|appreciate|want|need|expect|take|go-to|default",
		intent: "remember",
		pattern:
			"{{lead}}(?:(?:personally|in general|generally|usually|honestly|frankly|for \\w+(?: \\w+)?|when it comes to [^,]{2,40}|at (?:work|home)|as for [^,]{2,40}|in my [^,]{2,30}),? )?(?=(?:(?:i|we)(?: strongly| really| generally| usually| always| much| definitely| do| just| personally| tend to| also| vastly| only| honestly| far| kinda| kind of){0,3} prefer(?! ?(?:$|[,.]|red\\b|the (?:first|second|third|other|latter|former|left|right|last|top|bottom|blue|red|one)\\b|this\\b|that\\b|these\\b|those\\b|option|version|the \\p{L}+(?: one)?(?: ?$|[,.;])|it\\b|not to (?:say|talk|answer|comment|discuss|think|know|disclose|share|go|be involved)|to (?:not )?(?:think|believe|say)))|(?:i|we)(?:'d| would)(?: really| much)? rather (?:you (?!than)|have|get|see|use|read|receive|be (?:called|addressed)|not (?:be|get|have|see|receive))\\b|(?:i|we)(?:'d| would)(?: really| much| strongly)? (?:prefer|rather|like|love|appreciate)(?: it)?(?: if| that)? you(?: (?:didn't|don't|not|always|never|just|only|would|could|stop(?:ped)?|stick|stuck|used?|ask(?:ed)?|keep|kept|write|wrote|call(?:ed)?|give|gave|be|were|avoid(?:ed)?|skip(?:ped)?|answer(?:ed)?))|(?:i|we) (?:really |absolutely |just )?(?:don't like|do not like|dislike|hate|can't stand|love|like|appreciate|prefer|dont like)(?: it)? (?:when|if) (?:you|u|your)\\b|(?:i|we) (?:always|only|never|really|do|usually|generally) ?(?:ever )?(?:want|need|expect|like)(?<!(?:really|do) like) (?:you|your|my|to see (?=your|a |the |all |every|code|sources|examples|numbers|steps|links|proof)|answers|short|concise|code|metric|plain|all|an? |the |every |each |any |no |tests?|links|sources|examples)|i (?:really |do |much )?(?:like|love|prefer|appreciate) (?:short|shorter|concise|brief|detailed|longer|direct|blunt|plain|honest|thorough|quick|terse|structured|bulleted|simple|clear|step-by-step)(?:,? (?:and )?\\p{L}+)? (?:answers?|repl(?:y|ies)|responses?|explanations?|summar(?:y|ies)|messages?|emails?)\\b|i (?:like|want|need|love|take|expect|prefer) (?:all )?(?:my|your) (?:\\w+ ){0,2}(?:answers?|repl(?:y|ies)|responses?|code|coffee|tea|emails?|summar(?:y|ies)|explanations?|messages?|reports?|steak|eggs|dates|commits?|prs?|documents?|drafts?|meetings?|flights?|seats?|numbers|tests|notes|docs)\\b|(?:i|we)(?:'d| would)? (?:want|need|expect|like) (?:every|each|all|any)(?: one)?(?: of)?(?: your| my)? (?:\\p{L}+ )?(?:answers?|repl(?:y|ies)|responses?|messages?|e-?mails?|letters?|drafts?|summar(?:y|ies)|recipes?|lists?|explanations?|reports?|texts?|plans?)\\b|(?:my|our) (?:personal |strong |general |own |usual |clear )?preference (?:is|would be|for|:)|(?:my|our) (?:preferred|go-to|default) [^.!?]{2,40} (?:is|are)\\b|i (?:don't|do not|dont|never)(?: ever)? want (?:you to|to be (?:called|asked|contacted)|to (?:see|hear|read)(?= ￼)|to (?:see|get|receive|hear|read)(?: [\\p{L}'-]+){0,3}? (?:emojis?|answers?|repl(?:y|ies)|responses?|bullets?|bullet points?|links?|ads?|adverts?|jokes?|apolog\\p{L}+|disclaimers?|words?|phrases?|tables?|lists?|e-?mails?|messages?|notifications?|reminders?|summar\\p{L}+|footnotes?|suggestions?|recommendations?|tips|advice|code|exclamation marks?|spoilers?|small talk))\\b))",
		unless:
			"[^.!?]{0,100}\\b(?:for (?:this|the present|today|now|tonight|this (?:one|time|task))|this time|right now|go with (?:that|it)|in this case)\\b|[^.!?]{0,40}\\byou to (?:remember|save|store|keep|translate|write|fix|summari[sz]e|book|find|look|check|help|reflect|forget|do|send|get|tell|explain|reply|create|add)\\b|when you (?:smile|sing|talk like)",
		payload: "whole",
		standing: true,
		sure: 0.85,
	},
	{
		name: "call-me",
		hint: "call|name|go by|address|refer",
		intent: "remember",
		pattern:
			"{{frame}}(?:(?:call|name) me|i go by|i'd like to be called|i (?:want|prefer|like) to be (?:called|addressed as)|address me (?:as|by)|refer to me (?:as|by|with|using)|it's ok to call me|addressing me (?:as|by)|calling me|referring to me as|everyone calls me|people call me|my friends call me) (?!(?:when|if|at|on|in|back|later|tomorrow|today|tonight|now|asap|before|after|once|soon|anytime|any time|a\\b|an\\b|the\\b|whatever|crazy|old|maybe|ishmael|please|this|next|from|to\\b|for|about|up|out|again|first|every|and|or|instead|directly|right|as soon|by\\b(?! )|names?\\b|biased|skeptical|paranoid|cynical|stupid|naive|weird|picky|lazy|on\\b|over|around|between|until|it\\b|that\\b|[\\d+]))(?<payload>(?:(?:dr|mr|mrs|ms|prof)\\. )?[\\p{L}￼][^.!?;:\\u2014]{0,50}?)(?= ?$| ?[,.;!?)\\u2014(]| (?:please|from|instead|not|and|when|in|is|ok|works|btw|rather|if|as|everywhere|for|at)\\b)",
		named: true,
		standing: true,
		sure: 0.85,
	},
	{
		name: "dont-call-me",
		hint: "call|address",
		intent: "remember",
		pattern:
			"{{frame}}(?:don't|do not|dont|never|stop) (?:call(?:ing)?|address(?:ing)?) me (?!at\\b|when|before|after|on\\b|during|in\\b|tomorrow|today|tonight|now|again tonight|back|later|until)",
		payload: "whole",
		standing: true,
		sure: 0.8,
	},
	{
		name: "pronouns",
		hint: "/",
		intent: "remember",
		pattern: "{{lead}}(?:my pronouns are|i use|use) (?=(?:they|he|she|xe|ze|it)/\\w)",
		payload: "whole",
		standing: true,
		sure: 0.85,
	},
	{
		name: "stop-doing",
		hint: "stop|quit|no more|cut|enough|avoid|refrain",
		intent: "remember",
		pattern:
			"{{frame}}(?:(?:stop|quit|no more|cut out|enough with|avoid|refrain from) (?:all |with |the |any )*(?:using|saying|apologi[sz]ing|adding|repeating|summari[sz]ing|asking me|giving me|sending me|being so|putting|starting (?:every|each|your|with)|ending (?:every|each|your)|emojis?|em[- ]?dash(?:es)?|bullet points?|exclamation (?:marks?|points?)|disclaimers?|jargon|flattery|flattering|small talk|calling me|speaking to me|writing (?:so|such|long)|explaining|second[- ]guessing|over-?explaining|prefacing|suggesting|telling me|thanking|praising|hedging|mentioning)\\b)",
		unless:
			"(?:the |a |this |that )?(?:\\w+ )?(?:server|service|container|process|port|database|loop|thread|function|library|framework|drug|phone|car|water|gas|electricity)\\b|[^.!?]{0,40} is what\\b",
		payload: "whole",
		standing: true,
		sure: 0.72,
	},
	{
		name: "your-answers",
		hint: "your|me|avoid",
		intent: "remember",
		pattern:
			"{{frame}}(?:(?:keep|make|write|format|phrase|end|start|give|limit|structure) (?:all |each of |every one of )?your (?:answers|replies|responses|messages|emails|explanations|commit messages|summaries|output)|(?:don't|do not|dont|never|avoid) (?:\\w+ ){1,4}in your (?:answers|replies|responses|messages|emails|explanations|commit messages|output)|(?:always )?(?:answer|reply|respond|talk|speak|write)(?: to)? me (?:only )?in (?:\\p{L}{4,12})(?= ?$| ?[.!,])|(?:treat me|talk to me|speak to me|think of me) (?:like|as))\\b",
		unless: "[^.!?]{0,60}\\b(?:for (?:this|now|today)|this time|to this (?:question|email))\\b",
		payload: "whole",
		standing: true,
		sure: 0.7,
	},
];

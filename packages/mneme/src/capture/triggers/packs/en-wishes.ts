// English wishes whose words alone mislead: not to be forgotten, not to be kept, said as if unsaid, announced for the next sentence;
// and labels for the moment ("important: I'm late"). Tried before the plain rules.

import type { Rule } from "../pack.ts";

/** Said of what is stored, not of the text at hand. */
const STORED =
	"(?:{{topic}} (?:about|on|with|of|regarding)|{{held}}|\\b(?:i|we)(?:'ve|'d| have)? {{talk}}|\\b(?:birthday|birth ?date|salary|weight|age|address|phone|number|diagnosis|allergy|health|medical|maiden name)\\b)";
const DROPPED =
	"(?:deleted|removed|erased|forgotten|wiped|gone|taken (?:out|off)|struck(?: out)?|purged|scrubbed|binned|dropped|expunged|cleared(?: out)?)";
const WISH =
	"(?:i|we)(?:'d| would)? (?:want|like|need|wish|prefer|ask for|request)(?: to (?:have|see|get))? (?<payload>(?:all |every |any )*(?:my|our|the|that|this|those|what|everything|anything|whatever)\\b[^.!?;:]{2,100}?)(?: to be| be)?";

export const englishWishes: Rule[] = [
	{
		name: "moment-label",
		hint: ":",
		intent: "none",
		pattern:
			"{{lead}}(?:(?:very |really |super )?(?:important|urgent|note|attention|nb)(?: note)?) ?: ?(?:(?!always|never)(?:answer|reply|respond|look|read|check|focus|wait|start|open|click|try|finish|help|hurry|be (?:quick|brief))\\b(?![^.!?]{0,120}\\b(?:{{standingtail}}|always|never|every|all)\\b)|[^.!?\\n]{0,140}?(?:\\bin (?:under |about |less than )?(?:\\d+|five|ten|fifteen|twenty|thirty|a few|a couple of|two|three|an?) ?(?:min|mins|minutes?|seconds?|secs?|hours?|hrs?)\\b(?! (?:before|after))|[,;] (?:so |and )*(?:please|pls|quick(?:ly)?|just|can you|could you) (?!(?:remember|keep|note|always|never|don't|do not|bear)\\b)\\p{L}+|\\bright now\\b|\\basap\\b)|(?:the|this|that) (?:recipe|text|file|code|table|document|list|data|draft|image|photo|spreadsheet|script|function|sample|assignment|question|exercise|task|essay|article|poem|paragraph|figures?|diagram|graph)\\b)[^.!?\\n]{0,200}",
		claims: "sentence",
	},
	{
		name: "pep-talk",
		hint: "r(?:em|m)|forg|mind",
		intent: "none",
		pattern:
			"{{lead}}(?:just |but |and |always )*(?:{{rem}}|{{notforget}}|(?:keep|bear) in mind)[,:]?(?: that)? (?:anything is|everything happens|sometimes|it takes (?:time|courage|two)|it's (?:ok(?:ay)?|never too|always darkest|all (?:about|in))|even (?:small|the (?:small|best|longest))|believe in|just do it|failures?|(?:staying|being) (?:positive|calm|strong|kind)|every (?:step|little|cloud)|(?:you're|you are) (?:not alone|never alone|loved|enough|amazing|strong|worth|awesome)|you(?:'ve got| have| got) (?:people|this|what it takes|friends|me\\b|us\\b)|(?:i'm|we're) (?:always |all )?here for|they (?:don't|can't) define|practice makes|(?:nobody's|nobody is|no one is|no one's) perfect|tomorrow is another|life (?:is|goes)|there's always|rome wasn't|patience)\\b",
		claims: "sentence",
	},
	{
		name: "not-forget-wish",
		hint: "forg|overlook|lose",
		intent: "remember",
		pattern:
			"{{lead}}(?:(?:and|but|so|because) )*(?:(?:i|we)(?:'d| would)?(?: really| just| certainly| also){0,2} (?:(?:don't|do not|dont|wouldn't|would not|can't|cannot|never)(?: ever)? (?:want|like|wish|have|risk|afford)|hate|dread)(?: it)?(?: for)?(?: (?:you|u)| if (?:you|u))(?: ever)?(?: to)?|(?:you|u)(?: really| just)? (?:can't|cannot|can not|mustn't|must not|must never|shouldn't|should never|may never|can never|are never to)(?: ever)?|(?:i'd|i would) be (?:sad|upset|cross|annoyed|gutted|mad) if (?:you|u)|(?:one thing|something|what|the thing|a thing)(?: that)?(?: i (?:don't|do not) want you to| (?:you|u) (?:can't|mustn't|must not|must never|should never)(?: ever)?)) (?:forget|forgetting|forgot|overlook|lose (?:sight|track) of)(?: is)?(?: the fact| about)?[,:]?(?: that)? (?={{clause}}|(?:the|every|each|most|some) \\S+ \\S)",
		unless:
			"(?:to|it|that|this|him|her|them|me|about it)\\b ?(?:\\p{L}+)? ?(?:$|[,.!?])|to \\p{L}+|[^.!?]{0,60}\\b(?:once|when|after|if) (?:you|you've)\\b",
		sure: 0.88,
	},
	{
		name: "remember-something",
		hint: "something|smth|sth|thing|fact",
		intent: "remember",
		pattern:
			"{{frame}}(?:{{rem}}|keep in mind|bear in mind|note(?: down)?|know|(?:hold|hang) on ?to|save|store|write down|jot down|learn|memori[sz]e|file away|put down) (?:something|smth|sth|smthn|one (?:more |other |small )?thing|another thing|a thing|(?:a few|a couple of|two|three|some) (?:things|facts|details))(?: (?:for (?:me|later|next time|the future)|important|small|else|about (?:me|us|my \\p{L}+)|ok(?:ay)?|please|pls|now|too|here|today)){0,4}(?= ?$)",
		sure: 0.85,
	},
	{
		name: "something-to-know",
		hint: "something|thing|fact|detail",
		intent: "remember",
		pattern:
			"{{lead}}(?:there's|there is|here's|here is|i have|i've got|got)? ?(?:something|one (?:more |other |small )?thing|another thing|a thing|a (?:few|couple of) (?:things|facts|details)|a (?:small |little )?(?:fact|detail))(?: (?:that )?(?:i (?:need|want|'d like|would like)(?: for)?(?: you)? to (?:know|remember|have|keep)|i'd like you to (?:know|remember|have|keep)|you (?:should|must|need to|ought to|have to)(?: really)? (?:know|remember|keep)))(?: (?:for (?:later|next time|the future|good)|in (?:mind|future)|about (?:me|us|my \\p{L}+)|going forward|from now on|first))*(?= ?$)",
		at: "sentence",
		sure: 0.8,
	},
	{
		name: "remember-as",
		hint: " as ",
		intent: "remember",
		pattern:
			"{{frame}}{{rem}} (?:it|him|her|them|that|this|the \\p{L}+|my \\p{L}+)(?: (?:please|always|instead|rather))* as (?=\\S{2})",
		unless: "(?:a|an|the) (?:good|great|happy|bad|hero|kind|time)\\b|if\\b|well\\b",
		sure: 0.85,
	},
	{
		name: "keep-no-more-back",
		hint: "keep|store|hold|save|retain|remember",
		intent: "forget",
		pattern:
			"{{lead}}(?:{{please}}|so ){0,2}(?:don't|do not|dont) (?:keep|store|remember|hold on ?to|hang on ?to|save|retain) (?:it|that|this|them|those)(?: (?:please|any ?more|on file|anywhere|after all)){0,2}(?= ?$| ?[,.;!])",
		after:
			"\\b(?:i|we)(?:'ve|'d| have)? (?:asked|told|said|claimed|gave|given|shared|mentioned|let you know|sent)\\b[^?\\n]{2,120}[.!?,;] {1,2}",
		payload: "back",
		sure: 0.78,
	},
	{
		name: "unsaid-about",
		hint: "pretend|act",
		intent: "forget",
		pattern:
			"{{frame}}(?:pretend|act (?:as if|as though|like))(?: that)? (?:i|we)(?:'d| had)? (?:never|didn't|hadn't|did not|haven't)(?: ever)? (?:said|say|told|tell|mention(?:ed)?|wrote|write|shared?|talked?|spoke)(?: (?:to )?(?:you|u))?(?: anything| a word)? (?:about |of )?(?!(?:it|that|this|anything|so|a word)\\b(?! (?:i|my|we)\\b))(?=\\S{2}.{2})",
		sure: 0.82,
	},
	{
		name: "unsaid-back",
		hint: "pretend|act|heard|read|saw",
		intent: "forget",
		pattern:
			"{{frame}}(?:(?:pretend|act (?:as if|as though|like))(?: that)? (?:i|we)(?:'d| had)? (?:never|didn't|hadn't|did not|haven't)(?: ever)? (?:said|say|told|tell|mention(?:ed)?|wrote|write|shared?|brought|bring|asked?)(?: (?:you|u))?(?: (?:it|that|this|anything))?(?: up| about (?:it|that))?|(?:pretend|act (?:as if|as though|like))(?: that)? (?:you|u)(?: have|'d| had)? (?:never|didn't|haven't)(?: ever)? (?:heard|hear|read|saw|see|seen|known?|knew) (?:it|that|this|any of (?:it|that)))(?= ?$| ?[,.;!?])",
		payload: "back",
		sure: 0.78,
	},
	{
		name: "wish-dropped-from",
		hint: "memory|memories|notes|records?|files?|mind|head|brain",
		intent: "forget",
		pattern: `{{lead}}${WISH} ${DROPPED} (?:from|out of|off|of)(?: all)?(?: of)? {{place}}`,
		sure: 0.88,
	},
	{
		name: "wish-dropped",
		hint: "{{drop}}|gone|struck|wiped|taken",
		intent: "forget",
		pattern: `{{lead}}(?=[^.!?]{0,140}?${STORED})${WISH} ${DROPPED}(?= ?$| ?[,.;!]| (?:please|now|for good|permanently|too|as well|again)\\b)`,
		unless: "[^.!?]{0,40}\\b(?:from|in|on) (?:the|this|that) ",
		sure: 0.78,
	},
	{
		name: "remember-this-time",
		hint: "r(?:em|m)|mind|forg",
		intent: "remember",
		pattern:
			"{{frame}}(?:{{rem}}|{{notforget}}|(?:keep|bear) (?:it|that|this) in mind)(?: (?:it|that|this))?(?: (?:this time|for once|from now on|in (?:the )?future|next time|please|for good|already|from here on)){1,3}(?= ?$)",
		at: "sentence",
		after: "[\\p{L}\\p{N}][.!] {1,3}",
		payload: "back",
		sure: 0.82,
	},
	{
		name: "unless-otherwise",
		hint: "unless i",
		intent: "remember",
		pattern:
			"{{lead}}unless i (?:say|tell you|specify|mention|note|ask)(?: (?:otherwise|differently|something else|anything else|for [^,.!?]{2,30}))?, (?=\\S.{4})",
		unless:
			"(?:i|i'll|i'm|we|we'll|he|she|they|nobody|nothing) (?:will|won't|can't|get|have|am|are|is|do|don't|think|never)\\b",
		standing: true,
		sure: 0.78,
	},
	{
		name: "wish-dropped-first",
		hint: "{{drop}}|gone|struck|wiped|taken",
		intent: "forget",
		pattern: `{{lead}}(?=[^.!?]{0,100}?${STORED})(?<payload>(?:whatever|everything|anything|all|what|that|the|any|my|those|this)\\b[^.!?;:,]{2,80}), (?:i|we)(?:'d| would)? (?:want|like|need|prefer)(?: to (?:have|see))? (?:it|that|them|all of it)(?: to be| all)? ${DROPPED}`,
		sure: 0.82,
	},
	{
		name: "update-back",
		hint: "update",
		intent: "remember",
		pattern:
			"{{frame}}update (?:your|ur|my|the) (?:memory|notes?|records?|files?|profile)(?: (?:please|pls|accordingly|then|with (?:that|this)|for me)){0,2}(?= ?$| ?[.!])",
		after: "[\\p{L}\\p{N}][.!,;\\u2014]{1,2} {0,3}(?:so |and |please )?",
		payload: "back",
		sure: 0.8,
	},
	{
		name: "update-first",
		hint: "update",
		intent: "remember",
		pattern:
			"{{frame}}update (?:your|ur) (?:memory|notes?|records?|files?|profile)(?: (?:please|pls|then|now|for me)){0,2}(?= ?$)",
		payload: "back",
		sure: 0.85,
	},
	{
		name: "know-back",
		hint: "know|remember|keep|bear|hold|forget",
		intent: "remember",
		pattern:
			"{{lead}}(?:that's|thats|that is|this is|it's|which is) (?:something|one thing|a thing|what|a fact)(?: that)?(?: i (?:want|need|'d like) (?:you|u) to| (?:you|u)(?:'ll| will)? (?:should|must|need to|have to|ought to|want to))(?: always| really| never){0,2} (?:know|remember|keep|bear in mind|hold on ?to|forget)\\b",
		at: "sentence",
		after: "[\\p{L}\\p{N}][.!,;] {1,3}",
		payload: "back",
		sure: 0.78,
	},
	{
		name: "worth-keeping",
		hint: "worth",
		intent: "remember",
		pattern:
			"{{lead}}(?:(?:that's|this is|this one's|it's|here's something|here's one|something|one) ){0,2}(?:definitely |really |probably )?worth (?:your )?(?:while )?(?:(?:hang|hold)ing on ?to|keeping(?: in mind)?|saving|writing down|remembering|jotting down|storing|filing away)(?: for (?:later|next time|the future))? ?[,:\\u2014] ?(?={{clause}})",
		sure: 0.8,
	},
	{
		name: "worth-keeping-back",
		hint: "worth",
		intent: "remember",
		pattern:
			"{{lead}}(?:(?:that's|this is|it's|which is|that one's|might be|may be|probably) ){0,2}(?:definitely |really |probably )?worth (?:keeping(?: in mind)?|saving|writing down|remembering|jotting down|storing|filing away|noting(?: down)?)(?: (?:for (?:later|next time|the future|you)|(?:for )?(?:when|whenever|if) [^.!?]{2,60}|somewhere|i think|i'd say))*(?= ?$| ?[.!])",
		at: "sentence",
		after: "[\\p{L}\\p{N}][.!;] {1,3}",
		payload: "back",
		sure: 0.8,
	},
	{
		name: "label-comma",
		hint: "so |in case|for (?:when|your|the|our)",
		intent: "remember",
		pattern:
			"{{lead}}(?:just |only )?(?:so (?:that )?(?:it|this|that)(?:'s| is| stays| gets) (?:on (?:file|(?:the )?record)|in (?:your|the) \\p{L}+|noted|written down|recorded|saved|known|not (?:lost|forgotten))(?: (?:somewhere|for \\p{L}+)(?: [^,:.!?]{2,40})?)?|so (?:that )?(?:you|u|we) (?:have (?:it|this|that)(?: on file| noted| down)?|know for [^,:]{2,20}|(?:don't|won't) have to ask[^,:]{0,20}|can look it up[^,:]{0,20}|remember(?: it| this)?)|in case (?:(?:i|we) (?:ask|need (?:it|this)|wonder|want (?:it|this)|lose it)|you (?:need (?:it|this)|forget))(?: [\\p{L}']+){0,3}|for when (?:i|we|you) [^,:.!?]{3,40}|for (?:your|our) (?:records?|files?|notes?|memory|notebook)|for the record) ?[,:\\u2014] ?(?={{clause}})",
		sure: 0.78,
	},
	{
		name: "default-to",
		hint: "default to",
		intent: "remember",
		pattern: "{{frame}}(?:always )?default to (?=\\S{2})",
		unless:
			"[^.!?]{0,60}\\b(?:in|for) (?:the|this|that) (?:function|config|code|file|method|constructor|field|column|dropdown|form|script|parameter|argument|table)|(?:null|true|false|zero|none|undefined|0)\\b",
		payload: "whole",
		standing: true,
		sure: 0.78,
	},
	{
		name: "assume-standing",
		hint: "assume|presume|take it",
		intent: "remember",
		pattern:
			"{{frame}}(?:assume|presume|take it as read)(?: that)? (?=(?:i|i'm|i've|we|we're|my|our|it's)\\b(?:[^.!?]|\\.(?=\\d)){2,120}\\b(?:unless i|whenever|by default|always|when(?:ever)? (?:i|we) (?:ask|say|talk|mention)|until i)\\b)",
		payload: "whole",
		standing: true,
		sure: 0.78,
	},
	{
		name: "use-when",
		hint: "when|every time|each time|any ?time",
		intent: "remember",
		pattern:
			"{{frame}}(?=(?:(?:use|answer|reply|respond|quote|convert|spell|format|round|stick to|go with|call|speak|talk)\\b[^.!?;:]{2,100}? when|(?:use|answer|reply|respond|quote|convert|write|give|show|list|keep|start|begin|put|add|include|skip|avoid|mention|check|explain|call|spell|format|round|stick)\\b[^.!?;:]{2,100}? (?:whenever|every time|each time|any ?time)) (?:i|we|you)(?:'re| are)? (?:ask|talk|writ|mention|send|past|shar|say|discuss|speak|plan|cook|order|book|giv|quot|suggest|recommend|refer|tell|translat|draft|repl|answer|explain|show)\\p{L}*\\b)(?!\\p{L}+ (?:me )?(?:what|why|how|who|tips|ideas))(?![^.!?]{0,120} you \\p{L}+ (?:the|this|it|that|my)\\b)",
		unless: "[^.!?]{0,120}\\bfor when\\b",
		payload: "whole",
		standing: true,
		sure: 0.76,
	},
	{
		name: "fact-from-now-on",
		hint: "forward|from|as of|starting|effective",
		intent: "remember",
		pattern:
			"{{lead}}(?:[\\p{L}' ]{0,24} )?(?:going forward|from (?:now|today)(?: on(?:wards?)?)?|as of (?:today|now)|starting (?:now|today)),? (?=(?:my|our) [^.!?,]{2,50}?\\b(?:is|are|will be|spells?|works?|lives?|has|have|goes|takes|changes?)\\b)",
		at: "sentence",
		sure: 0.75,
	},
];

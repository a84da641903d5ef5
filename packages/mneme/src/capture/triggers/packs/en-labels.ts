// English labels: a clause that says what the statement after its colon is for ("for your files:", "house rule for you:"), and clauses
// that make the statement before them a rule ("that goes for every chat").

import type { Rule } from "../pack.ts";

const COLON = "(?::|\\u2014| - )";

export const englishLabels: Rule[] = [
	{
		name: "label-for-you",
		hint: "[:\\u2014]| - ",
		intent: "remember",
		pattern: `{{lead}}(?:[^.!?:;\\n]{0,100}?\\b)?(?:{{labelcue}})\\b[^.!?:;\\n\\u2014]{0,70} ?${COLON}(?=[^.!?]{6})`,
		unless: "(?:buy|call|email|pick up|book|send|pay) |[^.!?]{0,40}\\?",
		sure: 0.82,
	},
	{
		name: "label-sentence",
		hint: "to (?:file|remember|keep|note|store|save|know)",
		intent: "remember",
		pattern:
			"{{lead}}(?:here's |here is |there's )?(?:something|one|another|one more|a|the|two|three|a few)(?: (?:thing|fact|detail|bit|note)s?)?(?: (?:more|important|small|else))?(?: for you)? (?:for you )?to (?:file away|remember|keep(?: in mind| on file| for later)?|note(?: down)?|store|save|memori[sz]e|hold on to)(?:, [^.!?:]{2,90})?(?= ?$)",
		at: "sentence",
		sure: 0.75,
	},
	{
		name: "fact-for-you",
		hint: "know|have|remember",
		intent: "remember",
		pattern:
			"{{lead}}(?:[\\p{L}']+ ){0,4}?(?:thing|fact|detail|something|one)s? (?:(?:for|about) (?:you|me|us) )?(?:that )?you (?:need|should|ought|must|have|might want)(?: to)? (?:know|have|remember)(?: about (?:me|us))?[,:] (?={{clause}})",
		at: "sentence",
		sure: 0.78,
	},
	{
		name: "one-for-notes",
		hint: "notes|memory|files|keeping|remembering",
		intent: "remember",
		pattern:
			"{{lead}}(?:that|this|it)(?:'s| is)(?: \\p{L}+){0,2} for (?:your|the) (?:notes|memory|memory bank|files|records|notebook)(?= ?$| ?[,.!])",
		payload: "back",
		sure: 0.8,
	},
	{
		name: "store-for-later",
		hint: ":",
		intent: "remember",
		pattern:
			"{{frame}}(?:save|store|keep|file|log|record|pin) (?:this )?for (?:later|future|next|the future)[^.!?:;\\n]{0,24}:(?=[^.!?]{6})",
		sure: 0.82,
	},
	{
		name: "my-default",
		hint: "default|preference|standard|usual",
		intent: "remember",
		pattern: "{{lead}}(?:my|our) (?:default|standard|preference|usual)s?\\b[^.!?:;\\n]{0,50}:(?=[^.!?]{4})",
		standing: true,
		sure: 0.78,
	},
	{
		name: "for-all-my",
		hint: "for all|for every|for any|whatever i|anything i",
		intent: "remember",
		pattern:
			"{{lead}}(?:for (?:all|every|any|each)(?: one)?(?: of)? (?:my|our) [^.!?:;,\\n]{2,40}|(?:whatever|anything|whichever) i (?:ask|tell|send|say|want)[^.!?:;,\\n]{2,60})[,:] (?={{directive}})",
		standing: true,
		sure: 0.78,
	},
	{
		name: "no-more",
		hint: "no more",
		intent: "remember",
		pattern:
			"{{frame}}no more (?!than|of th|time|money|room)[\\p{L}' -]{3,50}?(?: please| pls| from you| in (?:my|your) \\p{L}+| for me| when you\\b[^.!?]{2,40})(?= ?$| ?[,.;!])",
		payload: "whole",
		standing: true,
		sure: 0.75,
	},
	{
		name: "always-back",
		hint: "always|every time|each time|permanent|for good|exception",
		intent: "remember",
		pattern:
			"{{lead}}(?:(?:and )?(?:always|every (?:single )?time|each time|permanently|for good|no exceptions)|(?:that|this|it)(?:'s| is) (?:permanent|for good|for ever|forever|a (?:standing |general |house )?rule|how i want it(?: from now on)?))(?= ?$)",
		at: "sentence",
		after: "(?:{{directive}}|i (?:want|prefer|like)|please )[^?\\n]{3,150}[.!] {1,2}",
		payload: "back",
		standing: true,
		sure: 0.72,
	},
	{
		name: "agreed",
		hint: "agree",
		intent: "remember",
		pattern:
			"{{lead}}(?:let's agree|it's agreed|we(?:'re| are) agreed|agreed)(?: then| from now on)?[,:]? (?:that )?(?=you(?:'ll| will| should| always| never| won't)\\b)",
		standing: true,
		sure: 0.8,
	},
	{
		name: "wish-always",
		hint: "always|every time|each time|permanently",
		intent: "remember",
		pattern:
			"{{lead}}(?<payload>(?:{{directive}}|i (?:hate|love|like|want|prefer|need) )[^.!?:;]{3,120}?), (?:always|every (?:single )?time|each time|permanently)(?= ?$)",
		standing: true,
		sure: 0.78,
	},
	{
		name: "save-that",
		hint: "save|store|log|record|keep|pin",
		intent: "remember",
		pattern:
			"{{lead}}(?:please |pls )?(?:save|store|log|record|keep|pin) (?:this|that)(?: one| please| pls| too)*(?= ?$)",
		at: "sentence",
		after: "[\\p{L}\\p{N}][.!] {1,3}",
		payload: "back",
		sure: 0.75,
	},
	{
		name: "never-again-back",
		hint: "again",
		intent: "remember",
		pattern:
			"{{frame}}(?:don't|do not|dont|never)(?: you)?(?: ever)? do (?:that|this|it)(?: to me)?(?: ever)? again(?= ?$| ?[,.!])",
		notAfter: "\\b(?:i'll|i will|i|we|to|she|he|they) ",
		payload: "back",
		standing: true,
		sure: 0.72,
	},
	{
		name: "rule-label",
		hint: "[:\\u2014]| - ",
		intent: "remember",
		pattern: `{{lead}}(?:[^.!?:;\\n]{0,60}?\\b)?(?:(?:new|house|general|standing|ground|basic|golden|simple|permanent|firm|strict|hard|one|another|my|our|your|a|the|first|second|only|as a) ){1,3}(?:rule|arrangement|order|policy|agreement|understanding|preference|request|instruction|principle|habit|default|convention)s?\\b[^.!?:;\\n]{0,60}? ?${COLON}(?= {{directive}})`,
		notAfter: "\\b(?:says|said|sign|book|game|school|club|hostel|hotel|landlord|teacher) ",
		unless: "[^.!?]{0,60}\\?",
		standing: true,
		sure: 0.78,
	},
	{
		name: "for-any-you",
		hint: "for (?:any|every|all|each|whatever|everything|anything)",
		intent: "remember",
		pattern:
			"{{lead}}(?:so |and )*for (?:any|every|all|each|whatever|everything|anything)(?: of)?(?: the| my| our)? ?[^.!?:;,\\n]{0,40}?\\b(?:you|we) (?:ever |may |might |will )?[\\p{L}']+[^.!?:;,\\n]{0,30} ?[:,\\u2014] (?={{directive}}|i\\b|my\\b)",
		standing: true,
		sure: 0.8,
	},
	{
		name: "rule-made",
		hint: "rule|habit|default|practice|standing|policy",
		intent: "remember",
		pattern:
			"{{frame}}make (?:it|that|this) (?:a|the|your|our|my) (?:standing |general |permanent )?(?:rule|habit|default|practice|policy)\\b(?: (?:with|for) (?:me|us|you))?(?: to|,|:|\\u2014)? ?(?=\\S.{3})",
		standing: true,
		sure: 0.82,
	},
	{
		name: "rule-made-back",
		hint: "rule|habit|default|practice|standing|policy",
		intent: "remember",
		pattern:
			"{{frame}}(?:make (?:it|that|this) (?:a|the|your|our|my) (?:standing |general |permanent )?(?:rule|habit|default|practice|policy)|i mean (?:it|that|this) as a (?:standing |general )?rule|(?:it's |that's |this is )?(?:a )?(?:my )?standing (?:order|rule|instruction|request|arrangement))\\b",
		payload: "back",
		standing: true,
		sure: 0.78,
	},
	{
		name: "holds-for-all",
		hint: "goes|appl|hold|count|want|do (?:that|this|it|so)|not (?:just|only)|every",
		intent: "remember",
		pattern:
			"{{lead}}(?:(?:and|so|please|pls|oh) ){0,2}(?:(?:(?:that|this|it|which|same)(?:'s| is)? )?(?:goes|applies|holds|counts|stands)|(?:that|this|it)(?:'s| is) (?:how i (?:want|like|need) it|true|meant|for)|do (?:that|this|it|so|the same)|i (?:want|need|mean) (?:that|this|it)) (?:[\\p{L}']+ ){0,3}?{{everychat}}",
		payload: "back",
		standing: true,
		sure: 0.75,
	},
	{
		name: "not-every-time",
		hint: "time|again|twice|over and over",
		intent: "remember",
		pattern:
			"{{lead}}(?:(?:because|since) )?(?:i|we)(?:'d|'m| am|'re| really| just)*(?: (?:don't|do not|dont) (?:want|wanna|like|wish)| rather not| hate| can't be bothered| tired of| sick of| fed up with)(?: to)?(?: have to| having to| keep)? (?:ask|say|tell|repeat|explain|remind|spell)(?:ing)?(?: (?:you|it|that|this|myself|about|for|out|them))* (?:every (?:single )?time|each time|again(?: and again)?|twice|over and over|all the time)(?= ?$| ?[,.!])",
		at: "sentence",
		after: "[\\p{L}\\p{N}][.!?] {1,3}",
		payload: "back",
		standing: true,
		sure: 0.78,
	},
	{
		name: "label-for-all",
		hint: ":",
		intent: "remember",
		pattern: "{{lead}}[^.!?:;\\n]{0,120}?\\b{{everychat}}[^.!?:;\\n]{0,40}:(?= (?:{{directive}}|{{clause}}))",
		notAfter: "\\b(?:says|said|sign|wrote|writes) ",
		unless: "[^.!?]{0,60}\\?",
		standing: true,
		sure: 0.76,
	},
	{
		name: "wish-for-all",
		hint: "every|each|all|anything|whatever|whenever|not (?:just|only)",
		intent: "remember",
		pattern:
			"{{lead}}(?:so |and |but )*(?<payload>(?:{{directive}}|i(?:'d| would)? (?:want|need|like|rather|prefer|expect)|i'm [\\p{L}]+, so (?:no|short|please))\\b[^.!?:;]{2,180}?)[ ,(]{1,2}(?:and |that |this |ok |please )*(?:goes for |applies to )?{{everychat}}",
		standing: true,
		sure: 0.76,
	},
];

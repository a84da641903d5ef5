// English acts of memory put together from word classes, tried at any verb that is said to the reader: verb × object × permanence.
// What en-remember.ts and en-forget.ts read as phrases is read here as a composition; they come first.

import type { Rule } from "../pack.ts";

/** What a file, a table or a page has: the task at hand, not the memory. */
const DOCUMENT =
	"(?:table|database|db|file|folder|page|doc|document|csv|code|repo|readme|slide|deck|spreadsheet|sheet|cell|column|config|essay|paragraph|text|draft|e-?mail|letter|line|function|section|list below|branch|cart|basket|disk|drive|clipboard|playlist|calendar|invoice|pdf|docx)";

export const englishActs: Rule[] = [
	{
		name: "keep-colon",
		at: "verb",
		intent: "remember",
		pattern:
			"(?:{{keepptr}}(?:(?! as\\b)[ ,][^.!?:;\\n]{0,90})?|{{keepptrweak}}{{keeptail}}{0,4}|{{keep}}(?:[ ,][^.!?:;\\n]{0,60})?|(?:put|add|enter|write|save|store|file|pop|stick|log)(?: {{ptr}})? (?:in|into|to|on|under|among) {{place}}{{keeptail}}{0,3}) ?(?::|\\u2014| - )(?=[^.!?]{6})",
		unless: `(?:buy|call|email|pick up|book|send|pay) |[^.!?]{0,20}\\?`,
		sure: 0.9,
	},
	{
		name: "keep-that",
		at: "verb",
		intent: "remember",
		pattern:
			"{{keep}}{{keeptail}}{0,3},? (?:the fact )?that (?!(?:{{nostalgia}})\\b)(?={{clause}}|(?:the|all|every|each|no|most|some|any|both) (?:\\S+ ){2,}\\S)",
		sure: 0.9,
	},
	{
		name: "keep-fact",
		at: "verb",
		intent: "remember",
		pattern: "(?:{{keep}}|keep|save|store|log|record)(?: track of| hold of| note of)?{{keeptail}}{0,2} the fact that ",
		sure: 0.9,
	},
	{
		name: "log-that",
		at: "verb",
		intent: "remember",
		pattern:
			"(?:log|record|store|save|register|know|learn|put(?: it)? on record|let it be known)(?:{{keeptail}}){0,2} that (?=(?:i|i'm|we|my|our)\\b|{{subject}}[^.!?]{0,80}?\\b{{finite}}\\b)",
		sure: 0.82,
	},
	{
		name: "keep-comma",
		at: "verb",
		intent: "remember",
		pattern:
			"(?:{{keepptr}}{{keeptail}}{0,3}|{{keepptrweak}}{{keeptail}}{0,3}),(?= {{clause}})|(?:{{keepptr}}|{{keepptrweak}}) {{perm}} (?={{clause}})",
		sure: 0.82,
	},
	{
		name: "keep-back",
		at: "verb",
		intent: "remember",
		pattern:
			"(?:{{keepptr}}{{keeptail}}{0,4}|{{keepptrweak}}{{keeptail}}{1,4}|(?:log|record|note|save|store) (?:this|that|the) (?:decision|fact|change|preference|rule|detail))(?= ?$| ?[,.;!)\\u2014])",
		notAfter: "\\b(?:know|take) ",
		payload: "back",
		sure: 0.82,
	},
	{
		name: "keep-asked-back",
		at: "verb",
		intent: "remember",
		pattern:
			"(?:save|store|log|record|keep|pin|note|file|register|retain|jot)(?: down)? (?:this|that|it|these|those)(?: (?:down|away|please|pls|for (?:me|later)|too)){0,2}(?= ?$)",
		after:
			"\\b(?:{{finite}})\\b[^.!?]{2,100}[,;\\u2014] ?(?:so |and |please )*(?:can|could|would|will) (?:you|u|ya)(?: please| pls| just| also)* ",
		notAfter: `${DOCUMENT}[^.!?]{0,80}`,
		payload: "back",
		sure: 0.76,
	},
	{
		name: "keep-clause",
		at: "verb",
		intent: "remember",
		pattern: "{{keep}}{{keeptail}}{0,2},? (?={{clause}})",
		unless:
			"(?![^,]{0,60}\\b{{finite}}\\b)(?:the|a|an|your) [^.!?,]{2,40}, (?:it|they|this|that|or|otherwise|because|else|since)\\b|(?:the|that|those|all the|our) (?:{{nostalgia}})|it'?s? (?:well|fondly)|them\\b|there(?: is|'s) no such|[^.!?]{0,80}\\b(?:in|into|as|to) (?:a|an|the|this|that) (?:table|list|spreadsheet|file|column|cell|sheet|doc|document|pdf)\\b",
		sure: 0.82,
	},
	{
		name: "put-in-memory",
		at: "verb",
		intent: "remember",
		pattern:
			"(?:put|add|enter|include|save|store|log|record|write|keep|have|get|file|stick|pop|insert|note|jot down|pin) (?!{{ptr}} (?:in|on|to|into))(?<payload>[^.!?;\\u2014]{2,160}?) (?:in|into|to|on|onto|under|among) {{place}}(?= ?$| ?[,.;!?)\\u2014]| (?:please|for|so|and)\\b)",
		sure: 0.85,
	},
	{
		name: "note-in-place",
		at: "verb",
		intent: "remember",
		pattern:
			"(?:put|add|leave|stick|enter|write|pop|drop|make|insert|save) (?:a |an |another |one )?(?:[\\p{L}]+ )?(?:note|line|entry|reminder|remark|mark) (?:in|on|to|into|under) {{place}}(?:,? (?:that|saying|to say)\\b(?: that)?| ?[:\\u2014]) ?(?=\\S.{3})",
		sure: 0.85,
	},
	{
		name: "drop-object-first",
		hint: "{{drop}}",
		intent: "forget",
		pattern:
			"{{lead}}(?:so |and )*(?<payload>(?:whatever|everything|all|anything|what|that|the|any|my|those|this)\\b[^.!?;:,]{0,60}?(?:{{held}}|\\b(?:i|we)(?:'ve|'d| have)? {{talk}}|\\b{{topic}} (?:about|on|with))\\b[^.!?;:,]{0,70}?)[,?]? ?(?:(?:so|and|please|pls|just|you can|you may|you should|could you|can you|would you|now|then) ){1,3}{{drop}}(?: (?:it|that|them|this|all of it))?(?: please| now| too)?(?= ?$| ?[,.;!?\\u2014])",
		sure: 0.82,
	},
	{
		name: "drop-personal",
		at: "verb",
		intent: "forget",
		pattern:
			"(?:{{dropfact}}|delete|remove|drop|don'?t (?:keep|hold on ?to|store|retain|hang on ?to)|do not (?:keep|hold on to|store|retain)) (?=(?:my|our|the|that|his|her|their|\\p{L}+'s) (?:(?:old|previous|former|last|outdated|new|wrong|real|current) )?(?:[\\p{L}'-]+ ){0,2}?(?:numbers?|address(?:es)?|birthdays?|birth ?date|salary|weight|age|pin|figures?|diagnosis|nickname|preferences?|rule|arrangement|allergy|allergies|deadline|date of birth|phone|whereabouts|health|ex|maiden name)\\b(?! (?:from|in|on|of) (?:the|this|that|line|page|row)\\b))",
		sure: 0.8,
	},
	{
		name: "let-go",
		at: "verb",
		intent: "forget",
		pattern: "let go of (?=(?:the|my|our|that|what|everything|all)\\b)",
		notAfter: "\\b(?:to|i|we|he|she|they) ",
		sure: 0.75,
	},
	{
		name: "drop-fact",
		at: "verb",
		intent: "forget",
		pattern: "(?:{{drop}}) (?:the fact )?that (?=(?:i|i'm|i've|my|we|our|he|she|they)\\b)",
		notAfter: "\\b(?:not|n't|don't|never) |\\b(?:don't|do not) (?:think|want|believe|suppose)\\b[^.!?]{0,40}",
		sure: 0.82,
	},
	{
		name: "drop-told",
		at: "verb",
		intent: "forget",
		pattern:
			"{{drop}}(?: {{topic}})? (?:(?:everything|anything|all|whatever|what|that|those|any|my|this|the|it|about|of|part|bit|bits|parts|things?|stuff|where|which|[\\p{L}'-]{2,16}) ){1,6}?(?:i|we)(?:'ve|'d| have| had)?(?: just| already| once| ever| previously| also| recently| first)* {{talk}}(?: to)?(?: (?:you|u))?(?: (?:earlier|before|yesterday|just now|last (?:time|week|month)|previously|today|on \\p{L}+day|in \\p{L}+))*(?:,? (?:about|regarding|on|re|concerning|of))?",
		unless: `[^.!?]{0,60}\\b(?:from|in|on) (?:the|this|that) ${DOCUMENT}`,
		sure: 0.88,
	},
	{
		name: "drop-held-about",
		at: "verb",
		intent: "forget",
		pattern:
			"{{drop}} [^.!?:;]{2,60}? (?:that )?{{held}}(?: (?:stored|saved|noted|down|recorded|on file))? (?:about|of|regarding|concerning|on) (?!me\\b|us\\b|file|record)",
		unless: `[^.!?]{0,60}\\b(?:from|in|on|to) (?:the|this|that) ${DOCUMENT}`,
		sure: 0.85,
	},
	{
		name: "drop-held",
		at: "verb",
		intent: "forget",
		pattern:
			"{{drop}} (?<payload>(?!(?:it|that|this|them|those) (?:from|out|off)\\b)[^.!?:;]{2,80}?) (?:that )?{{held}}(?: (?:stored|saved|noted|down|recorded))?(?= ?$| ?[,.;!?]| (?:on|about|of|for|regarding|concerning|in there|in (?:your|that)|from)\\b)(?: (?:on|about|of|regarding|concerning) (?!me\\b|us\\b|file|record))?",
		unless: `[^.!?]{0,60}\\b(?:from|in|on|to) (?:the|this|that) ${DOCUMENT}|to do\\b`,
		sure: 0.85,
	},
	{
		name: "drop-topic",
		at: "verb",
		intent: "forget",
		pattern:
			"{{dropfact}} (?:(?:the|that|all|any|every|my|those|this|your|of|old|whole|entire|single) ){0,4}{{topic}} (?:about|on|with|of|re|regarding|concerning|where i|saying) ",
		unless: `[^.!?]{0,80}\\b(?:from|in|on) (?:the|this|that|my|page|table) ?${DOCUMENT}`,
		sure: 0.82,
	},
	{
		name: "drop-everything-about",
		at: "verb",
		intent: "forget",
		pattern:
			"(?:{{dropfact}}|delete|remove|drop|clear(?: out)?) (?:absolutely )?(?:everything|anything|all|all there is|whatever(?: there is)?)(?: \\p{L}+)? (?:about|on|to do with|related to|regarding|concerning|connected (?:with|to)) ",
		unless: `[^.!?]{0,80}\\b(?:from|in|on) (?:the|this|that|my) ${DOCUMENT}`,
		sure: 0.85,
	},
	{
		name: "drop-from-place",
		at: "verb",
		intent: "forget",
		pattern:
			"(?:{{drop}}|take|strike|cut|clean|cross|get|pull|clear|rub|scrub|leave) (?!(?:it|that|this|them|those|these|all of (?:it|that|this)|the lot)(?: all)? (?:from|off|out))(?<payload>[^.!?:;]{2,140}?) (?:from|off|out of) (?:all |any |of )?(?:{{place}}|your list|(?:what|whatever|everything|anything|wherever|all|any|every|the)(?: \\p{L}+)?(?: that| it is)? {{held}}(?: (?:on|about) \\p{L}+)?)",
		sure: 0.9,
	},
	{
		name: "drop-pointer-from-place",
		at: "verb",
		intent: "forget",
		pattern:
			"(?:{{drop}}|take|strike|cut|clean|cross|get|pull|clear|rub|scrub|leave) (?:it|that|this|them|those|these|all of (?:it|that|this)|the lot)(?: all)? (?:from|off|out of) (?:all |any |of )?(?:{{place}}|your list|(?:what|whatever|everything|anything|wherever|all|any|every|the)(?: \\p{L}+)?(?: that| it is)? {{held}}(?: (?:on|about) \\p{L}+)?)",
		payload: "back",
		sure: 0.9,
	},
	{
		name: "drop-mistaken",
		hint: "{{drop}}",
		intent: "forget",
		pattern:
			"{{lead}}(?:i|we)(?:'ve| have| had| must have| think i)?(?: (?:got|had|gave you|given you|told you|put(?: down)?) (?<payload>(?:the|my|our|his|her|their|that|\\p{L}+'s)\\b[^.!?;:,]{2,60}?)(?: (?:all|completely|totally|quite))? wrong| (?:mixed|muddled|messed) up (?<payload>(?:the|my|our|his|her|their|that|\\p{L}+'s)\\b[^.!?;:,]{2,60}?)| (?:misremembered|misread|misheard|misspelled|misspelt) (?<payload>(?:the|my|our|his|her|their|that|\\p{L}+'s)\\b[^.!?;:,]{2,60}?))(?: (?:earlier|before|yesterday|last (?:time|week)|just now|there|today))*[,;\\u2014-]{1,2} ?(?:(?:so|and|please|pls|just|you can|you may|now|then|could you|can you) ){0,4}{{drop}} (?:it|that|this|them|those|that one)\\b",
		sure: 0.82,
	},
	{
		name: "drop-outdated",
		hint: "{{drop}}",
		intent: "forget",
		pattern:
			"{{lead}}(?:so |and |listen |look )*(?<payload>(?!(?:(?:actually|sorry|well|oh|so|and|but|ok|no|look|listen) )*(?:if|when|he|she|they|i|we)\\b)[^.!?;:,]{2,90}?) ?{{outdated}}[^.!?;:]{0,40}?[,;\\u2014-]{1,2} ?(?:(?:so|and|please|pls|just|you can|you may|now|then|therefore|could you|can you) ){0,4}{{drop}} (?:it|that|this|them|those|that one)(?= ?$| ?[,.;!?\\u2014]| (?:please|pls|plz|from|too|now|and)\\b)",
		sure: 0.82,
	},
	{
		name: "drop-elliptic",
		hint: "{{drop}}",
		intent: "forget",
		pattern:
			"{{lead}}(?<payload>(?:the old|my|our|that|everything (?:about|on)|anything (?:about|on)|all (?:about|on)|what you (?:have|know))\\b[^.!?;:,\\u2014]{2,60}?) ?[:,\\u2014-] ?(?:please |pls |just |kindly )?(?:to be )?{{drop}}(?:d|ed)?(?: (?:it|that|them))?(?: ?,? ?(?:please|pls|thanks|thank you|now|today|would you)){0,2}(?= ?$)",
		at: "sentence",
		notAfter: `${DOCUMENT}[^.!?]{0,40}`,
		sure: 0.78,
	},
	{
		name: "out-of-place",
		hint: "out|gone|off|away",
		intent: "forget",
		pattern:
			"{{lead}}(?<payload>(?:the|my|our|that|everything|anything|all|what|whatever)\\b[^.!?;:,\\u2014]{2,60}?) ?[:,\\u2014-] ?(?:please )?(?:out of|gone from|off|away from|not in) {{place}}",
		at: "sentence",
		sure: 0.82,
	},
	{
		name: "drop-rule-first",
		hint: "{{drop}}|cancel|revoke|end|stop",
		intent: "forget",
		pattern:
			"{{lead}}(?<payload>(?:that|the|my|this|your|our) (?:[\\p{L}]+ )?(?:rule|instruction|preference|request|note|entry|habit|default|arrangement|fact|info(?:rmation)?|memory|agreement)\\b[^.!?;:,]{2,80})[,\\u2014] ?(?:(?:please|pls|just|you can|now|so) )*(?:{{drop}}|cancel|revoke|end|stop) (?:it|that|them)(?= ?$| ?[.!,])",
		sure: 0.8,
	},
	{
		name: "drop-outdated-back",
		at: "verb",
		intent: "forget",
		pattern:
			"{{drop}} (?:it|that|this|them|those|that one|all of (?:it|that)|the lot)(?: (?:please|then|now|too|for good|completely|all))*(?= ?$| ?[,.;!?\\u2014])",
		after:
			"(?:{{outdated}}|{{topic}} (?:about|on|with)[^.!?]{2,60}\\?|\\b(?:i|we) (?:told|gave) you|\\byou(?:'ve got| have| got)? (?:still )?(?:think|me down)|(?:rule|preference|request|instruction)s? (?:about|on|of|that|for)\\b[^.!?]{2,60}\\?|\\bi don't)[^.!?]{0,80}[.!?,;\\u2014]{0,2} {0,2}(?:[^.!?]{0,30})",
		payload: "back",
		sure: 0.78,
	},
	{
		name: "can-go",
		hint: "\\bgo\\b|\\bbe \\p{L}+(?:ed|en)\\b",
		intent: "forget",
		pattern:
			"{{lead}}(?:so |and )*(?<payload>(?!(?:if|when|he|she|they|i|we|you|it)\\b)[^.!?;:,]{3,90}?) (?:can|may|should|could|must|needs? to|has to)(?: (?:now|all|just|please|probably|safely|then|also)){0,2} (?:go|come out|be (?:deleted|dropped|removed|forgotten|erased|binned|wiped|scrapped|struck|purged|cleared|taken)) (?:out of|from|off) {{place}}",
		sure: 0.88,
	},
	{
		name: "stuff-can-go",
		hint: "\\bgo\\b|\\bbe \\p{L}+(?:ed|en)\\b",
		intent: "forget",
		pattern:
			"{{lead}}(?:so |and )*(?<payload>(?:all |any |every |everything |anything |the |that |those |what )[^.!?;:,]{0,60}?\\b(?:{{topic}}|told you|about|you've|you have)\\b[^.!?;:,]{0,60}?) (?:can|may|should|could|must)(?: (?:now|all|just|please|probably|safely|then|also)){0,2} (?:go|be (?:deleted|dropped|forgotten|erased|binned|wiped|scrapped|purged))(?= ?$| ?[,.;!?]| (?:now|too|please)\\b)",
		unless: `[^.!?]{0,40}${DOCUMENT}`,
		sure: 0.75,
	},
	{
		name: "no-longer-keep",
		hint: "want|need|wish",
		intent: "forget",
		pattern:
			"{{lead}}(?:i|we) (?:no longer (?:want|need|wish) you to (?:keep(?: track of| hold of)?|hold on to|hang on ?to|remember|store|know|have|save|track)|(?:don't|do not|dont) want you to (?:keep(?: track of| hold of)?|hold on to|hang on ?to|store|have)) (?!(?:this|that|it|any of|these|anything|your|sentences|answers|the (?:rest|whole))\\b)(?<payload>[^.!?]{2,160}?)(?= ?$| ?[.!?;])",
		sure: 0.85,
	},
	{
		name: "nothing-left",
		hint: "nothing|no ",
		intent: "forget",
		pattern:
			"{{frame}}(?:make sure|see to it|ensure)?(?: that)? ?(?:there's|there is|there are|you have|you've got|you keep|you hold) (?:nothing|no (?:traces?|records?|mentions?|notes?|info(?:rmation)?))(?: (?:left|more|stored|saved|at all|in (?:there|your \\p{L}+)|anywhere))* (?:about|saying|on|of|that says|regarding) ",
		sure: 0.75,
		notAfter: "\\b(?:if|that|because) ",
	},
	{
		name: "stop-keeping",
		at: "verb",
		intent: "forget",
		pattern:
			"stop (?:keeping|storing|remembering|holding on to|saving|recording|logging|tracking)(?: track of| a record of| notes on)? (?=(?:my|our|the|his|her|their|any|anything|everything)\\b)",
		unless: `[^.!?]{0,60}${DOCUMENT}`,
		sure: 0.8,
	},
	{
		name: "give-memory",
		at: "verb",
		intent: "reflect",
		pattern:
			"give {{memobj}} (?:a|an|another) (?:[\\p{L}-]{2,12} ){0,2}(?:spring[- ]?clean|clean(?:[- ]?(?:up|out))?|tidy(?:[- ]?up)?|sort(?:[- ]?out)?|once[- ]over|going[- ]over|review|check|polish|sweep|clear[- ]?out|overhaul|prune|read-?through)\\b",
		payload: "nothing",
		sure: 0.86,
	},
	{
		name: "sift-pointer",
		at: "verb",
		intent: "reflect",
		pattern:
			"(?:sort|tidy|clean|clear|merge|boil|straighten|prune|organi[sz]e|condense|go (?:through|over)|look through|put) (?:them|it|that|those|all of it|the lot)(?: all)?(?: (?:out|up|down|through|together|in order))?(?= ?$| ?[,.;!?]| (?:would|will|please|and|for)\\b)",
		after:
			"\\b(?:your (?:notes|memory|memories|records)\\b|what you(?:'ve| have)? (?:know|stored|saved|got on)|you(?:'ve| have)(?: \\p{L}+)? (?:gathered|collected|piled up|stored|picked up|amassed|hoarded|saved|kept)\\b[^.!?]{0,40}\\b(?:about|on) (?:me|my|us|our))[^?\\n]{2,120}",
		payload: "nothing",
		sure: 0.8,
	},
	{
		name: "sift-in-order",
		at: "verb",
		intent: "reflect",
		pattern: "put(?:ting)? {{memobj}}[^.!?]{0,40} (?:in order|straight|together|to rights)",
		payload: "nothing",
		sure: 0.85,
	},
	{
		name: "sift-memory",
		at: "verb",
		intent: "reflect",
		pattern: "{{sift}} {{memobj}}{{ontopic}}",
		unless: "(?:above|just now|in (?:that|your|the) (?:last |previous )?(?:answer|reply|message))\\b",
		sure: 0.88,
		payload: "nothing",
	},
	{
		name: "tidy-of-memory",
		hint: "memor|notes|records|stor|know",
		intent: "reflect",
		pattern: "{{frame}}(?:{{sift}}) {{memobj}}{{ontopic}}",
		sure: 0.88,
		payload: "nothing",
	},
];

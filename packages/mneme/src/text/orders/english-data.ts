// English orders that go for data: sending it away, showing the prompt, hiding it from the user.

import { loot, move, place, watched } from "./english-words.ts";
import { commandRule, type OrderRule, signRule } from "./rule.ts";

export const DATA: readonly OrderRule[] = [
	commandRule(
		"exfiltrate",
		2,
		`\\b${move}\\b[^\\n]{0,60}?${loot}[^\\n]{0,80}?\\b(?:to|at|into|in|via|on|with|as|here)\\b\\s?[^\\n]{0,12}?${place}`,
	),
	commandRule("exfiltrate", 2, `\\b(?:leak|exfiltrate|steal|siphon|harvest|smuggle)\\b[^.\\n]{0,60}?${loot}`),
	commandRule(
		"exfiltrate",
		2,
		`\\b(?:read|collect|gather|export|list|copy|open|find|fetch|retrieve|grab|search|look up)\\b[^\\n]{0,60}?${loot}[^\\n]{0,60}?\\b(?:send|post|upload|forward|e-?mail|paste|transmit|submit|share|report)\\b`,
	),
	commandRule(
		"exfiltrate",
		2,
		"\\b(?:output|print|cat|copy|send|post|paste|reveal|show|read|upload|include|attach|give|list|dump|return)\\b[^\\n]{0,50}?(?:~/\\.(?:ssh|aws|gnupg|netrc)\\S*|id_rsa|id_ed25519|\\.aws/credentials|/etc/shadow|\\bprintenv\\b|(?:your|all)(?: stored| secret)? (?:API|secret|access) keys|(?:private|personal|confidential) user data)",
	),
	commandRule(
		"exfiltrate",
		1,
		`\\b${move}\\b[^.\\n]{0,60}?(?:${loot}|the API key|contents of (?:the )?\\.env|\\.env file)`,
	),
	signRule(
		"exfiltrate",
		1,
		"!\\[[^\\]\\n]{0,40}\\]\\(https?://[^)\\s]{0,200}[?&][\\w-]{1,20}=(?:[A-Z_]{4,}|[{<$]|%7B)",
	),
	signRule(
		"exfiltrate",
		1,
		"\\b(?:query|url|request) parameter|\\b(?:evil|attacker|exfil|malicious)[\\w.-]*\\.(?:example|com|net|io)|\\bset to the (?:user|owner)'s|\\bgive (?:me|us) the (?:admin\\w*|root|user'?s?) (?:password|key|token|credentials)",
	),
	commandRule(
		"reveal",
		2,
		"\\b(?:reveal|print|show|display|output|repeat|disclose|tell (?:me|us)|recite|echo|expose|dump|write out|leak|paste|state|give me|return|translate|summari[sz]e|type(?: out)?|enter|provide|submit|write|list|share)\\b[^.\\n]{0,40}?\\b(?:your|its|hidden|confidential|initial|the original|the secret)\\s+(?:[\\w-]{1,20}\\s{1,3}){0,3}?(?:system prompt|system message|prompts?\\b|hidden instructions|instructions you|confidential instructions|secret instructions|configuration|context window|initial (?:prompt|instructions)|system instructions|internal (?:rules|instructions)|pre-?prompt)",
	),
	commandRule(
		"reveal",
		2,
		"\\b(?:reveal|print|output|repeat|disclose|recite|echo|expose|dump|leak)\\b[^.\\n]{0,20}?\\b(?:your|its|all your)\\s+(?:[\\w-]{1,20}\\s{1,3}){0,2}?(?:rules|instructions|guidelines|configuration|context|tools|prompt|secrets?|keys|memory|directives)\\b",
	),
	commandRule(
		"reveal",
		2,
		"\\brepeat (?:back )?(?:everything|all|the (?:text|words|content|message|sentence)s?)\\b[^.\\n]{0,12}\\b(?:above|before|verbatim)|\\b(?:what|which) (?:is|are|was|were) (?:in )?your (?:system|initial|original|hidden) (?:prompt|instructions?|message)",
	),
	signRule(
		"hide",
		2,
		`\\b(?:do not|don't|never|without|avoid|not) (?:ever )?(?:tell|telling|inform|informing|mention|mentioning|notify|notifying|alert|alerting|warn|warning|show|showing|reveal|revealing|let|letting|disclose|disclosing)\\b[^.\\n]{0,20}\\b${watched}s?\\b[^.\\n]{0,20}\\b(?:about|of|that) (?:this|these|you)\\b|\\b(?:hide|conceal|keep) (?:this|these|it|that)(?: fact| message| instruction| note)?s?(?: hidden| secret)? from (?:the |your )?${watched}`,
	),
	signRule(
		"hide",
		1,
		`\\b(?:do not|don't|never|without|avoid) (?:ever )?(?:tell|telling|inform|informing|mention|mentioning|notify|notifying|alert|alerting|warn|warning|ask|asking|let|letting|reveal|revealing|disclose|disclosing|show|showing)\\b[^.\\n]{0,30}\\b(?:the |your |this )?(?:${watched}s?|competitors?)\\b`,
	),
	signRule(
		"hide",
		2,
		"\\b(?:never|do not|don't|without) (?:say|admit|mention|reveal|disclose|saying|revealing)\\w*\\b[^.\\n]{0,20}\\byou (?:were|have been|are) (?:told|instructed|asked|given)|\\b(?:do not|don't) (?:mention|reveal|disclose|discuss|repeat|acknowledge|reference) (?:this|these) (?:instructions?|messages?|notes?|prompts?|request|orders?)",
	),
	signRule(
		"hide",
		1,
		"\\b(?:secretly|quietly|silently|covertly|discreetly|stealthily)\\s+(?:add|append|send|copy|forward|insert|include|change|replace|upload|e-?mail|collect|run|install|delete|record|save)|\\bkeep this between us|\\bwithout (?:the user's|their|his|her) (?:knowledge|consent|permission)",
	),
	signRule(
		"reveal",
		1,
		"\\bwhat (?:were you|have you been|did they|are you) (?:told|instructed|given|asked|tell you|programmed)|\\b(?:credentials|keys|secrets|passwords) (?:that )?you (?:hold|have|know|store)|\\b(?:text|words|lines?|content|message) (?:at the )?(?:above|top|beginning|start) of (?:this|your|the) (?:prompt|conversation|chat|context|document)",
	),
	signRule(
		"reveal",
		1,
		"\\b(?:verbatim|word for word|in full|exactly as written|character by character)\\b|\\badmin(?:istrator)? passwords?\\b",
	),
	signRule(
		"hide",
		1,
		"\\b(?:do not|don't|never) (?:bring (?:it|this|that) up|mention (?:it|this|that)|talk about (?:it|this)|speak of (?:it|this))\\b|\\bsay nothing (?:about|of|to)\\b|\\b(?:conceal|hide|disguise|omit) (?:this|these|that|the) (?:agreement|instruction|fact|message|request|note|string|source|change)s?\\b",
	),
	signRule(
		"hide",
		1,
		"(?:^|[.!?,;:\\n]\\s{0,3}|\\b(?:please|and|then|now|to|should|must)\\s)(?:quietly|secretly|silently|covertly|discreetly)\\s+[a-z]{3,}",
	),
	signRule("hide", 1, "\\b(?:do not|don't|never) report (?:it|this|back)\\b|\\bhidden field\\b"),
	signRule(
		"hide",
		2,
		"\\b(?:do not|don't|never|without) (?:tell|telling|inform|informing|let|letting) (?:the|your|this) user\\b",
	),
	commandRule(
		"reveal",
		2,
		"\\b(?:reveal|print|show|display|output|repeat|disclose|recite|expose|dump|leak|tell (?:me|us)|list)\\b[^.\\n]{0,20}\\b(?:hidden|secret|internal|confidential) (?:rules|instructions|prompts?|directives|guidelines)\\b|\\b(?:rules|instructions|prompt|guidelines) (?:that were )?given to you\\b",
	),
	commandRule(
		"exfiltrate",
		1,
		"\\b(?:upload|send|post|forward|submit|transmit|pipe)\\b[^\\n]{1,60}?\\bto (?:https?|ftp)://|\\b(?:send|give|tell|show|e-?mail|get) (?:me|us) (?:the |all |all the |your |every )*(?:API keys?|secrets|passwords|credentials|tokens|users?'?s? data|customer data|database)\\b",
	),
	commandRule(
		"exfiltrate",
		2,
		"\\b(?:reply|respond|answer|come back)\\s+with\\b[^.\\n]{0,40}\\b(?:dump|conversation|chat history|transcript|contents of|your memory|private notes|credentials|keys)\\b",
	),
	commandRule(
		"exfiltrate",
		1,
		"\\b(?:send|give|mail|forward|show|tell) me (?:his|her|their|the user's|your owner's) [^.\\n]{0,30}\\b(?:passwords?|calendar|keys?|codes?|address|contacts|e-?mails?|files|card)\\b|\\b(?:token|key|secret)s?\\b[^.\\n]{0,30}\\bin (?:your|the) environment\\b|\\b(?:inside|in|into|as part of) (?:an? |the )?image (?:url|link|tag)\\b",
	),
	signRule(
		"hide",
		1,
		"\\b(?:keep quiet|stay silent|keep silent|say nothing|leave no (?:trace|comment|note|log)|erase (?:the|all|any|your) traces?)\\b|\\bwithout (?:a )?comment\\b|\\bno need to ask (?:him|her|them|the user)|\\bno questions asked\\b",
	),
];

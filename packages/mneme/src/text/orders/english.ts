// Orders to the agent, in English: taking over its instructions, its role, its memory, its tools and its user's data.

import type { OrderRule } from "./rule.ts";

const drop =
	"(?:ignore|disregard|forget|override|overrule|bypass|neglect|discard|overlook|skip|set aside|drop|abandon|supersede|(?:do not|don't|must not|never|no longer) (?:follow|obey|comply with|adhere to|listen to)|stop (?:following|obeying)|pay no attention to|throw (?:out|away)|break|violate|leave behind)";
const previous =
	"(?:previous|prior|above|earlier|preceding|former|past|original|initial|existing|current|old|foregoing|system|built-?in|default|hidden|safety|content|operator'?s?|developer'?s?|aforementioned|usual|core|privacy|ethical|security|moral|company|internal)";
const rules =
	"(?:instructions?|instruct(?=\\b)|directions|directives?|prompts?|rules|guidelines?|commands|constraints|restrictions|programming|training|orders|polic(?:y|ies)|guardrails|safeguards|limits|limitations|system (?:prompt|message)|filters?|protocols?|safety|context|guidance|ethics|duties|obligations)";
const ai =
	"(?:AIs?|A\\.I\\.|LLMs?|(?:large )?language models?|chat ?bots?|bots?|(?:AI |virtual |digital )?assistants?|AI[- ](?:agents?|models?|systems?|crawlers?|reviewers?|shopping assistants?)|LLM (?:agents?|reviewers?)|Claude|ChatGPT|GPT(?:-\\d\\w*)?|Gemini|Copilot|Codex|Grok|Llama|OpenClaw|automated \\w+ (?:screener|reviewer|system|agent)s?)";
const owner = "(?:user|owner|human|customer|reader|operator|visitor|person|victim|client|principal|recipient)";
const watched = "(?:user|owner|human|operator|reader|principal)";
const possession =
	"(?:e-?mails?|contacts?|passwords?|data|calendar|location|files?|messages|cookies?|address book|credentials?|keys?|notes|documents?|card|information|details|history|inbox|tokens?|secrets?|photos|wallet|account|memories|memory|profile|address(?:es)?)";
const loot = `(?:(?:the |this |entire |full |whole |complete |all |our )*(?:(?:conversation|chat|message)(?:s|'s)?(?: history| log| transcript| so far)?|session (?:history|log|transcript|data))|system prompt|(?:your|its|their) (?:context|memory|memories|instructions|configuration|notes|tools)|memory (?:folder|files?|store)|context window|(?:the |your |this |any |all )?${owner}(?:'s|s')? (?:[\\w-]{1,20} ){0,4}?${possession}|(?:private |personal |all )user data|session cookies?|~/\\.(?:ssh|aws|config|gnupg)\\S*|id_rsa|\\.aws/credentials|/etc/(?:passwd|shadow)|environment variables|printenv|(?<!your |an |the right )(?:API|secret|private|access) keys?|credentials|passwords|wallet file|(?:all|every|any) (?:of )?(?:the |your |their |his |her )?(?:saved |private |stored )?(?:contacts?|files|e-?mails?|conversations|documents|passwords|secrets|memories)|home (?:folder|directory)|address book|contents of (?:the |your |this )?(?:\\.env|memory|inbox|workspace|clipboard|vault|database)[^.\\n]{0,20})`;
const place =
	"(?:https?://|ftp://|s3://|[\\w.+-]{1,40}@[\\w-]{1,40}\\.|pastebin|(?:a |the |this |that |my |our |following |above |below |attacker'?s? |external |remote )+(?:web ?hook|address|url|email|endpoint|server|site|link|number|domain|account|channel|host)|me\\b|us\\b|attacker|[\\w-]{1,40}\\.(?:example|com|net|org|io|ru|xyz|site|top)\\b|(?:the |your |my |its |this )?(?:next |every |each |first )?(?:[\\w-]{1,20} )?(?:url|request|query|response|answer|reply|pull request|box|comment|form)\\b)";
const move =
	"(?:send|forward|e-?mail|post|upload|transmit|submit|copy|share|append|paste|export|publish|give|hand over|report|add|attach|include|insert|put|write|deliver|relay|leak|mail)";
const forFuture = "(?:future|later|subsequent|coming|upcoming|following|next)";

const rule = (name: string, weight: 1 | 2, source: string, flags = "gi"): OrderRule => ({
	name,
	weight,
	pattern: new RegExp(source, flags),
	command: true,
});
const sign = (name: string, weight: 1 | 2, source: string, flags = "gi"): OrderRule => ({
	name,
	weight,
	pattern: new RegExp(source, flags),
});

export const ENGLISH: readonly OrderRule[] = [
	rule(
		"override",
		2,
		`\\b${drop}\\s+(?:[\\w']{1,20}\\s{1,3}){0,4}?${previous}\\s+(?:[\\w']{1,20}\\s{1,3}){0,3}?${rules}\\b(?! (?:on|about|regarding|for|in|from) (?!this|the (?:system|developer|user|operator)))`,
	),
	rule(
		"override",
		2,
		`\\b${drop}\\s+(?:[\\w']{1,20}\\s{1,3}){0,3}?(?:your|its)\\s+(?:[\\w']{1,20}\\s{1,3}){0,3}?${rules}\\b`,
	),
	rule(
		"override",
		2,
		`\\b${drop}\\s+(?:all |any |every |the |those |whatever |what |these )*(?:of )?(?:the |other )?${rules}\\s+(?:that )?(?:you (?:were|have|had|got|received)|given|came|come|before|above|previously|so far|from (?:your|the) (?:developer|system|operator|user))`,
	),
	rule(
		"override",
		2,
		`\\b${drop}\\s+(?:all|any|every|all of|each)\\s+(?:the |other |of the |such |safety |content )*${rules}\\b`,
	),
	rule(
		"override",
		2,
		`\\b${drop}\\s+(?:everything|anything|all|whatever|what)\\s+(?!I\\b|we\\b)(?:[\\w']{1,20}\\s{1,3}){0,4}?(?:told|instructed|asked to|supposed to|meant to|trained|taught|learned|been given|directions|before this|above|came (?:before|earlier)|said (?:before|above|earlier|previously))`,
	),
	rule(
		"override",
		2,
		`\\b${drop}\\s+(?:the |everything |all of the |all )?above\\b[^.\\n]{0,20}\\b(?:and|instead|then)\\b`,
	),
	rule(
		"override",
		2,
		`\\b(?:ignore|disregard|forget)\\s+(?:the |this |that )?(?:document|user|text|page|article|email|ticket|question)\\b(?:'s [\\w ]{0,20})?[^.\\n]{0,12}\\b(?:and|instead)\\b`,
	),
	sign(
		"override",
		2,
		`\\b(?:nothing|none of (?:it|that|this|what)|no(?:thing)? (?:text|instruction)s?)\\b[^.\\n]{0,40}\\b(?:before|above|earlier|so far)\\b[^.\\n]{0,30}\\b(?:matters?|appl(?:y|ies)|counts?|is valid|is relevant)`,
	),
	sign(
		"override",
		2,
		`\\byour (?:[\\w']{1,20} ){0,2}(?:instructions?|rules|guidelines|guardrails|restrictions|limits|filters?|safety [\\w]+|safeguards|limitations|prompt|programming|polic(?:y|ies)|directives)\\b[^.\\n]{0,10}?\\b(?:(?:have|has) (?:been |now )?(?:changed|suspended|disabled|lifted|updated|revoked|replaced|cancel\\w*|removed|overrid\\w*|reset|expired|modified|superseded|deactivated|turned off|switched off|waived|dropped|deleted|rewritten|withdrawn|relaxed|unlocked)|(?:are|is|were) (?:now |hereby |temporarily )?(?:changed|suspended|disabled|lifted|revoked|replaced|cancel\\w*|removed|void|switched off|turned off|obsolete|superseded|deactivated|no longer)|(?:do not|don't|no longer) (?:apply|count|matter|hold|bind|exist))`,
	),
	sign(
		"override",
		2,
		`\\b(?:overrid(?:es?|ing)|supersedes?|replaces?|takes? (?:precedence|priority) over|outranks?)\\s+(?:all|any|every|your)\\s+(?:of )?(?:your |the )?(?:[\\w]{1,20} ){0,2}(?:instructions|(?<=your (?:[\\w]{1,20} ){0,2})rules|prompts?|orders|directives|programming)`,
	),
	sign(
		"override",
		1,
		"\\b(?:your|the) (?:previous|current|original|earlier|former) (?:task|job|assignment|goal|conversation|request) (?:is|was|has been) (?:now )?(?:cancel\\w*|over|finished|complete\\w*|done|void)",
	),
	sign("override", 1, "\\bstop (?:what you(?:'re| are) doing|summari[sz]ing|translating|answering|reading|this task)"),
	sign(
		"override",
		1,
		"\\b(?:follow|obey|listen to) (?:only|solely|just|nothing but) (?:mine|me|my|this|these|the)\\b|\\b(?:obey|comply with|carry out|follow|execute) (?:the (?:text|steps|instructions|commands|orders|document|next line|decoded)|every (?:request|command)|everything|whatever)",
	),
	sign(
		"override",
		1,
		"\\b(?:do as follows|instead,? (?:do|say|write|output|respond|reply|print|carry out)|treat (?:this|the following)[^.\\n]{0,30} as (?:your|a) (?:new )?(?:system |highest )?(?:prompt|instruction|priority|order)s?)",
	),
	sign(
		"new instructions",
		1,
		"\\b(?:new|updated|real|true|revised|actual|additional|special|important|secret|hidden) (?:system )?(?:instructions?|orders|directives?|prompt|system message|task|identity)\\b(?: for (?:the |you|any |all )?[\\w ]{0,15})?\\s?(?::|is\\b|are\\b)",
	),
	sign(
		"new instructions",
		1,
		"\\byour (?:only|new|real|true|sole|actual|main|primary) (?:goal|purpose|task|mission|instructions?|objective|name|identity|persona|priority|owner|master|creator)\\b[^.\\n]{0,12}(?:is|are|:)|\\byou have (?:a|been given a|been assigned a) new (?:identity|role|task|name|persona|purpose|master)",
	),
	sign(
		"role",
		2,
		"\\byou(?:'re| are) (?:now |hereby |from now on |henceforth )(?:acting as |going to be |operating as |called |known as |playing |a |an |the |my |in )*(?:DAN\\b|developer mode|maintenance mode|debug|god|admin|jailb|unrestricted|free\\b|unfiltered|uncensored|evil|root|no longer|without|not bound|unbound|liberated|hacker|sales|different)",
	),
	sign("role", 2, "\\b(?:god|jailbreak|DAN|unrestricted|unfiltered|sudo|uncensored|no-?limits?) mode\\b"),
	sign(
		"role",
		1,
		"\\b(?:enable|enter|activate|switch (?:in)?to|turn on|engage|you(?:'re| are)(?: now)? in) (?:the )?(?:developer|debug|maintenance|admin|root|test|override|super ?user) mode",
	),
	rule(
		"role",
		2,
		"\\b(?:pretend|imagine|act|behave|role-?play|respond|answer|speak|operate|simulate)\\b[^.\\n]{0,50}\\b(?:unrestricted|(?:no|without|free of|free from|zero)(?: any| your| all)? (?:[\\w]{1,20} )?(?:rules|restrictions|limits|limitations|filters?|guidelines|ethics|ethical|morals|censorship|boundaries)|DAN\\b|uncensored|jailbroken|evil (?:AI|assistant|twin)|as root\\b)",
	),
	sign(
		"role",
		2,
		"\\b(?:you|DAN|an AI|assistant|it)\\b[^.\\n]{0,30}\\b(?:no longer (?:have|has)|have no|has no|with no|without|never refuses?|do not refuse|are not bound by|is not bound by)\\b(?: any)?(?: [\\w]+)? ?(?:restrictions|rules|limits|limitations|guidelines|filters?|boundaries|refuses?\\b|(?=,? you do not warn))",
	),
	sign(
		"role",
		1,
		"\\b(?:stay|remain) in character\\b|\\bact as (?:root|admin|system|the system)\\b|\\bno longer (?:an? )?(?:assistant|AI|bound|restricted)",
	),
	rule(
		"disarm",
		2,
		"\\b(?:disable|turn off|deactivate|remove|switch off|lift|suspend|bypass|disengage) (?:all |any |every |of )*(?:your|its|the AI'?s?|the assistant'?s?|the model'?s?) (?:[\\w]{1,20} ){0,2}(?:filters?|safety|guardrails?|restrictions?|limits?|moderation|safeguards?|protections?|checks?|screening|logging|policies)",
	),
	rule(
		"disarm",
		1,
		"\\b(?:security|safety|content) (?:checks?|filters?|polic(?:y|ies)|rules|controls) (?:are|is|have been|has been|does not|do not|don't) (?:now )?(?:disabled|off|suspended|lifted|waived|apply|bypassed)|\\bskip (?:the )?(?:approval|confirmation|review|verification|checks?)",
	),
	sign(
		"system voice",
		1,
		'<\\|(?:im_start|system|start_header_id|user|assistant)\\|?>|</?(?:system|sys|admin|system[-_ ](?:prompt|message|reminder)|instructions?|context|prompt)(?:\\s[^>\\n]{0,40})?>|\\{\\{[#/]?\\s?system\\s?\\}\\}|</?IMPORTANT>|</?INFORMATION>|\\[(?:BEGIN|END|START)? ?(?:ADMIN|SYSTEM|DEVELOPER)[^\\]\\n]{0,30}\\]|\\[/?(?:INST|SYSTEM|SYS|ADMIN|SYSTEM (?:MESSAGE|OVERRIDE|NOTICE|PROMPT|NOTE)|hidden|assistant)\\]|<<SYS>>|"role"\\s?:\\s?"(?:system|developer)"|^-{3,40}\\s?END OF [A-Z ]{3,30}-{3,40}|\\bEND OF (?:DOCUMENT|PROMPT|INPUT|CONTEXT|USER INPUT)\\b',
		"gim",
	),
	sign(
		"system voice",
		1,
		"(?:^|<!--)[ \\t]{0,8}(?:[#>*=/-]{1,6}\\s?)?(?:new )?(?:system|admin(?:istrator)?|developer|root|operator)(?: (?:prompt|message|note|instructions?|notice|alert|update|command|directive))?\\s?(?::|>>>|=>)|^#{1,4} ?instructions?\\s?:?[ \\t]{0,4}$",
		"gim",
	),
	sign(
		"system voice",
		2,
		"\\b(?:system|admin(?:istrator)?|security|emergency|priority|root|instruction) (?:over-?ride|overwrite)\\b\\s?[:!\\]>\\n-]",
	),
	sign(
		"directive",
		1,
		`\\b(?:you|(?:the |all |every |any )?(?:assistants?|AIs?|AI agents?|bots?|LLMs?))\\s+(?:have been (?:upgraded|authori[sz]ed|instructed|given|granted|reprogrammed)|are (?:now|hereby|required|ordered|instructed|authori[sz]ed|allowed)|must|shall|no longer|work for|serve|now (?:have|work|serve)|may now)\\b|(?<!not |never |to )\\b(?:obey|comply)\\b|\\byou will now\\b`,
	),
	rule(
		"exfiltrate",
		2,
		`\\b${move}\\b[^\\n]{0,60}?${loot}[^\\n]{0,80}?\\b(?:to|at|into|in|via|on|with|as|here)\\b\\s?[^\\n]{0,12}?${place}`,
	),
	rule("exfiltrate", 2, `\\b(?:leak|exfiltrate|steal|siphon|harvest|smuggle)\\b[^.\\n]{0,60}?${loot}`),
	rule(
		"exfiltrate",
		2,
		`\\b(?:read|collect|gather|export|list|copy|open|find|fetch|retrieve|grab|search|look up)\\b[^\\n]{0,60}?${loot}[^\\n]{0,60}?\\b(?:send|post|upload|forward|e-?mail|paste|transmit|submit|share|report)\\b`,
	),
	rule(
		"exfiltrate",
		2,
		"\\b(?:output|print|cat|copy|send|post|paste|reveal|show|read|upload|include|attach|give|list|dump|return)\\b[^\\n]{0,50}?(?:~/\\.(?:ssh|aws|gnupg|netrc)\\S*|id_rsa|id_ed25519|\\.aws/credentials|/etc/shadow|\\bprintenv\\b|(?:your|all)(?: stored| secret)? (?:API|secret|access) keys|(?:private|personal|confidential) user data)",
	),
	rule("exfiltrate", 1, `\\b${move}\\b[^.\\n]{0,60}?(?:${loot}|the API key|contents of (?:the )?\\.env|\\.env file)`),
	sign("exfiltrate", 1, "!\\[[^\\]\\n]{0,40}\\]\\(https?://[^)\\s]{0,200}[?&][\\w-]{1,20}=(?:[A-Z_]{4,}|[{<$]|%7B)"),
	sign(
		"exfiltrate",
		1,
		"\\b(?:query|url|request) parameter|\\b(?:evil|attacker|exfil|malicious)[\\w.-]*\\.(?:example|com|net|io)|\\bset to the (?:user|owner)'s|\\bgive (?:me|us) the (?:admin\\w*|root|user'?s?) (?:password|key|token|credentials)",
	),
	rule(
		"reveal",
		2,
		"\\b(?:reveal|print|show|display|output|repeat|disclose|tell (?:me|us)|recite|echo|expose|dump|write out|leak|paste|state|give me|return|translate|summari[sz]e|type(?: out)?|enter|provide|submit|write|list|share)\\b[^.\\n]{0,40}?\\b(?:your|its|hidden|confidential|initial|the original|the secret)\\s+(?:[\\w-]{1,20}\\s{1,3}){0,3}?(?:system prompt|system message|prompts?\\b|hidden instructions|instructions you|confidential instructions|secret instructions|configuration|context window|initial (?:prompt|instructions)|system instructions|internal (?:rules|instructions)|pre-?prompt)",
	),
	rule(
		"reveal",
		2,
		"\\b(?:reveal|print|output|repeat|disclose|recite|echo|expose|dump|leak)\\b[^.\\n]{0,20}?\\b(?:your|its|all your)\\s+(?:[\\w-]{1,20}\\s{1,3}){0,2}?(?:rules|instructions|guidelines|configuration|context|tools|prompt|secrets?|keys|memory|directives)\\b",
	),
	rule(
		"reveal",
		2,
		"\\brepeat (?:back )?(?:everything|all|the (?:text|words|content|message|sentence)s?)\\b[^.\\n]{0,12}\\b(?:above|before|verbatim)|\\b(?:what|which) (?:is|are|was|were) (?:in )?your (?:system|initial|original|hidden) (?:prompt|instructions?|message)",
	),
	sign(
		"hide",
		2,
		`\\b(?:do not|don't|never|without|avoid|not) (?:ever )?(?:tell|telling|inform|informing|mention|mentioning|notify|notifying|alert|alerting|warn|warning|show|showing|reveal|revealing|let|letting|disclose|disclosing)\\b[^.\\n]{0,20}\\b${watched}s?\\b[^.\\n]{0,20}\\b(?:about|of|that) (?:this|these|you)\\b|\\b(?:hide|conceal|keep) (?:this|these|it|that)(?: fact| message| instruction| note)?s?(?: hidden| secret)? from (?:the |your )?${watched}`,
	),
	sign(
		"hide",
		1,
		`\\b(?:do not|don't|never|without|avoid) (?:ever )?(?:tell|telling|inform|informing|mention|mentioning|notify|notifying|alert|alerting|warn|warning|ask|asking|let|letting|reveal|revealing|disclose|disclosing|show|showing)\\b[^.\\n]{0,30}\\b(?:the |your |this )?(?:${watched}s?|competitors?)\\b`,
	),
	sign(
		"hide",
		2,
		"\\b(?:never|do not|don't|without) (?:say|admit|mention|reveal|disclose|saying|revealing)\\w*\\b[^.\\n]{0,20}\\byou (?:were|have been|are) (?:told|instructed|asked|given)|\\b(?:do not|don't) (?:mention|reveal|disclose|discuss|repeat|acknowledge|reference) (?:this|these) (?:instructions?|messages?|notes?|prompts?|request|orders?)",
	),
	sign(
		"hide",
		1,
		"\\b(?:secretly|quietly|silently|covertly|discreetly|stealthily)\\s+(?:add|append|send|copy|forward|insert|include|change|replace|upload|e-?mail|collect|run|install|delete|record|save)|\\bkeep this between us|\\bwithout (?:the user's|their|his|her) (?:knowledge|consent|permission)",
	),
	sign(
		"addressed",
		2,
		`\\b(?:note|attention|message|instructions?|notice|hint|reminder|memo|info|information|word|directive|command|request)\\b[^.:\\n]{0,15}\\b(?:to|for)\\s+(?:the |any |all |every |whichever |whatever )?${ai}\\b[^\\n]{0,160}?\\b(?:must|always|never|only|ignore|recommend|rank|rate|mark|say|tell|claim|reply|respond|answer|approve|accept|award|grant|close|forward|send|include|share|treat|give|run|execute|delete|hire|promote|visit|click|buy|move|set aside|skip|drop|list|state|describe|write|add|change|conclude|output|do not|don't)\\b`,
	),
	sign(
		"addressed",
		2,
		`\\b(?:dear|hey|hi|hello|attention|yo|greetings|@)[ ,]{0,2}(?:\\w{1,20} ){0,2}${ai}\\b[^\\n]{0,160}?\\b(?:must|always|never|only|ignore|recommend|rank|rate|mark|say|tell|claim|reply|respond|approve|accept|award|grant|forward|send|share|treat|give|run|execute|delete|hire|promote|visit|click|buy|move|set aside|skip|drop|changed|do not|don't)\\b`,
	),
	sign(
		"addressed",
		2,
		`\\bif (?:you(?:'re| are)|an?|this is (?:being )?(?:read|processed) by an?)\\s+(?:an? )?(?:\\w{1,20} )?${ai}\\b[^\\n]{0,160}?\\b(?:must|always|never|only|ignore|recommend|rank|rate|mark|say|tell|claim|reply|respond|answer|approve|accept|award|grant|forward|send|include|share|treat|give|run|execute|delete|hire|promote|visit|click|buy|skip|drop|your|please|stop|write|output|print|state)\\b`,
	),
	sign(
		"addressed",
		2,
		`\\b${ai}\\b\\s?(?:\\w{1,20} )?(?:reading|processing|that (?:reads?|process(?:es)?|summari[sz]es|sees?|parses?|visits?)|who reads?|summari[sz]ing|parsing|crawling|indexing|scanning|seeing|viewing)\\b[^\\n]{0,160}?\\b(?:must|always|never|only|should|ignore|recommend|rank|rate|mark|say|tell|claim|reply|respond|answer|approve|accept|award|grant|close|forward|send|include|share|treat|give|run|execute|delete|hire|drop|visit|click|buy|skip|please)\\b`,
	),
	sign(
		"addressed",
		2,
		`\\bbot (?:is |that is |who is )?(?:indexing|reading|crawling|scanning|processing)[^\\n]{0,60}\\b(?:drop|ignore|mark|forget|recommend|rank|say)\\b`,
	),
	sign(
		"addressed",
		2,
		"\\bwhen (?:you(?:'re| are)? )?(?:summari[sz](?:e|ing)|read(?:ing)?|process(?:ing)?|cit(?:e|ing)|index(?:ing)?|review(?:ing)?|open(?:ing)?|see(?:ing)?|answer(?:ing)?)\\b[^.\\n]{0,15}?\\b(?:this (?:page|file|document|e-?mail|invite|ticket|site|article|message|text|paper|repo\\w*|issue|note|event|review)|sources)\\b[^\\n]{0,80}?\\b(?:always|never|only|recommend|run|accept|share|say|tell|ignore|delete|send|forward|execute|link|include|rate|claim|add|mark|approve|download|install|reply|respond|visit)\\b",
	),
	sign(
		"addressed",
		2,
		`\\b(?:any|all|every|the|each) (?:AI|LLM|language|automated|autonomous)(?: \\w+)?\\b[^.\\n]{0,40}\\b(?:must|shall|are (?:required|ordered|instructed) to|is (?:required|ordered|instructed) to|has to|have to)\\b`,
	),
	sign(
		"addressed",
		1,
		`(?:^|[.!?>)\\]"\\n]\\s{0,3})(?:${ai}|agents?|models?)\\s?[,:]\\s|\\b(?:LLM|AI|model|assistant|agent)s? instructions?\\s?:|\\bto the (?:language model|AI|assistant|LLM|model|agent)\\s?:|\\b(?:hi|hello|hey|dear) agent\\b|\\ball assistants\\b|@ai-?agent\\b`,
	),
	rule(
		"memory",
		2,
		"\\b(?:add|save|store|write|commit|record|put|enter|append|insert|log|note|keep|update|edit|overwrite|modify|change|make|set|rewrite|replace|fix|burn|remember|include)\\b[^\\n]{0,70}?\\b(?:your|the assistant'?s?|the agent'?s?|the AI'?s?|its)\\s+(?:[\\w-]{1,20}[ -]){0,2}?(?:memory|memories|memory bank|knowledge base|long-term (?:store|memory)|system prompt|persona|core (?:memory|instructions|identity)|user profile|profile of the user)\\b(?! (?:usage|limit|card|stick|foam|upgrade|leak))",
	),
	rule(
		"memory",
		2,
		"\\b(?:edit|update|change|modify|overwrite|append to|write to|add to|replace|rewrite)\\b[^.\\n]{0,20}\\b(?:SOUL|MEMORY|IDENTITY|USER)\\.md\\b",
	),
	rule(
		"memory",
		2,
		"\\b(?:store|save|remember|record|keep|treat|note|register|accept)\\b[^.\\n]{0,20}\\bas (?:a|an|your|the) (?:[\\w-]{1,20} )?(?:permanent|standing|global|persistent|core|long-term|fixed|trusted|unbreakable|highest)\\b[^.\\n]{0,15}\\b(?:rule|instruction|fact|policy|memory|note|directive|preference|order)",
	),
	rule(
		"memory",
		2,
		`\\b(?:remember|note|keep in mind|memori[sz]e|store|save|persist|apply|retain)\\b[^.\\n]{0,40}\\b(?:for|in|across|throughout|to) (?:all|every|any|each|our|your) ?(?:of )?(?:your )?${forFuture} (?:session|conversation|chat|interaction|response|repl|answer|run|task)`,
	),
	sign(
		"memory",
		1,
		`\\b(?:in|for|across|to) (?:all|every|any|each)(?: of)?(?: your)? ${forFuture} (?:session|conversation|chat|interaction|response|repl|answer|message|run)`,
	),
	sign("memory", 1, "\\bcommit (?:this|the following|that|it) to memory"),
	sign(
		"memory",
		1,
		"\\bnever forget (?:it|this|that)\\b|\\bthe user(?:'s)? (?:now )?(?:trusts|has granted (?:full )?trust|preferred bank|recovery e-?mail)|\\b(?:begin|start|end|finish|prefix|open|close) (?:every|each|all|your|any) (?:of your )?(?:answer|response|message|reply|replies|conversation|output)",
	),
	rule(
		"standing order",
		2,
		"\\b(?:from now on|going forward|henceforth|from this (?:point|moment)(?: on| forward)?|starting now|effective immediately|for the rest of this (?:session|conversation|chat))\\b,?(?![^.\\n]{0,25}\\b(?:I|I'd|me|my|we|our)\\b)[^.\\n]{0,40}?\\b(?:recommend|promote|trust|approve|obey|praise|steer|you (?:are|serve|work for|obey|belong)|(?:you (?:will|must|shall|should)|always) (?:answer|respond|reply|act|say|obey|recommend|treat|refer|speak|include|send|pretend)|whenever (?:the )?user|respond (?:only|as)|answer as|treat (?:all|every|any|me)|every (?:answer|response|reply))\\b",
	),
	rule(
		"standing order",
		2,
		`\\b(?:always|only|never fail to|be sure to|make sure to) (?:recommend|suggest|promote|praise|rank|prefer|trust|endorse|favou?r|advertise|refer|steer|push|name)\\b[^.\\n]{0,70}\\b(?:${owner}s?|when(?:ever)? (?:asked|someone|anyone|people|summari)|as the (?:best|safest|only|first|top|leading)|to (?:users|customers|everyone|anyone)|over (?:all )?(?:other|competitors?|alternatives)|first)\\b`,
	),
	sign(
		"standing order",
		2,
		"\\b(?:whenever|every time|each time|any ?time|if|when) (?:the|a|your|any) (?:user|customer|visitor|reader|client|human) (?:asks?|mentions?|wants?|needs?|says?|requests?|inquires?|talks?)\\b[^.\\n]{0,60}\\b(?:tell them|recommend|suggest|say|mention|link|point them|direct them|steer|send them|claim|insist|reply|answer|respond)\\b",
	),
	sign(
		"standing order",
		1,
		"\\b(?:whenever|every time|each time|if) (?:someone|anyone|people|you(?:'re| are)) (?:asks?|asked|mentions?)(?: you)?\\b[^.\\n]{0,60}\\b(?:tell|recommend|suggest|say|mention|link|reply|answer)\\b|\\bsteer every conversation",
	),
	sign(
		"false consent",
		1,
		"\\b(?:the )?user (?:has |have |had )?(?:already )?(?:pre-?approved|approved|authori[sz]ed|consented|gave (?:their |his |her )?(?:consent|permission|approval)|given (?:their )?(?:consent|permission)|granted|agreed to|confirmed)\\b",
	),
	sign(
		"false consent",
		1,
		"\\b(?:skip|no need (?:to|for)|without|bypass|requires? no|needs? no|never needs?|don't need|do not need|omit) (?:any |further |the |to )?(?:\\w{1,20} )?(?:approval|confirm(?:ation)?|asking|consent|permission|review|verification)\\b",
	),
	sign(
		"authority",
		2,
		"\\bas (?:your|the) (?:\\w{1,20} )?(?:developer|creator|administrator|admin|owner|operator|maker|supervisor|system)s?(?: of this (?:\\w{1,20} )?(?:assistant|agent|bot|AI|model|system))?,?\\b[^.\\n]{0,15}\\b(?:I|we)(?: hereby)? (?:authori[sz]e|order|command|instruct|require|permit|allow|grant|direct|demand)",
	),
	sign(
		"authority",
		1,
		"\\b(?:message|notice|staff|team|update|directive|order|engineers?|employee)\\b[^.\\n]{0,12}\\b(?:Anthropic|OpenAI|Google DeepMind|Microsoft|Meta AI|your (?:developer|administrator|creator|operator)s?)\\b|\\b(?:Anthropic|OpenAI) (?:staff|team|engineer|employee|support)",
	),
	rule(
		"harm",
		1,
		"\\b(?:delete|erase|wipe|destroy|purge) (?:all |every |the entire |the |your |this |each )+(?:[\\w']{1,20} ){0,3}?(?:memor(?:y|ies)|workspace|backups?|logs?|e-?mails?|inbox|history|sent mail|documents|data|files of)\\b",
	),
	rule(
		"harm",
		1,
		"\\b(?:transfer|wire|send|pay)\\s+(?:[$€£]\\s?)?\\d[\\d.,]*\\s?(?:BTC|ETH|USD|EUR|SOL|dollars|euros|bitcoin)?\\s+to\\b|\\b(?:grant|give)\\b[^.\\n]{0,25}\\b(?:root|admin(?:istrator)?|full|sudo|owner) (?:access|permissions?|rights|trust|privileges)|\\bchange the (?:payee|recipient|bank (?:details|account)|iban|password)\\b|\\b(?:approve|merge|accept) (?:every|all|everything|any)\\b|\\bexecute the (?:commands?|code|script|payload|instructions)|\\brm -rf (?:~|/|\\$HOME)|\\bcurl\\s[^|\\n]{1,100}\\|\\s?(?:sudo )?(?:ba|z)?sh\\b|\\bdisable (?:the )?(?:firewall|antivirus|logging|audit)",
	),
	rule(
		"verdict",
		1,
		"\\b(?:rate|rank|score|mark|grade|give|award|classify|label)\\b[^.\\n]{0,40}\\b(?:10/10|100/100|five stars|5 stars|perfect|highest|first|top|verified|safe|resolved|refund|positive review|as (?:approved|passed|benign))\\b|\\b(?:positive review only|do not highlight any negatives|only (?:say )?(?:good|positive) things|immediate hire|regardless of (?:other|any|all) (?:criteria|rules)|final round)|\\bclose it as resolved|\\bclaim (?:that )?(?:it|this|the \\w+) (?:was|is)\\b|\\bsay (?:that )?the others are",
	),
	rule(
		"override",
		2,
		`\\b${drop}\\s+(?:the |your |this |that )*(?:user|person|human|operator|developer|owner)(?:'s|s')?\\s+(?:[\\w']{1,20}\\s{1,3}){0,2}?(?:requests?|questions?|query|wishes|constraints|instructions?|messages?|intent|commands?|orders|preferences)\\b`,
	),
	rule(
		"override",
		2,
		"\\b(?:no longer|do not|don't|never|stop) (?:listen(?:ing)?|answer(?:ing)?|obey(?:ing)?|help(?:ing)?|serv(?:e|ing))(?: to)? (?:the |your )?(?:user|person|human|operator|owner)\\b",
	),
	sign(
		"override",
		2,
		"\\b(?:all |any |your )?(?:prior|previous|earlier|preceding|former|existing|past) (?:directives?|instructions?|orders|rules|guidelines|prompts?|commands)\\b[^.\\n]{0,12}\\b(?:are|is|were|have been|become)\\b[^.\\n]{0,10}\\b(?:void|null|cancel\\w*|revoked|obsolete|superseded|invalid|suspended|lifted|replaced|overrid\\w*|rescinded|withdrawn|no longer)",
	),
	sign(
		"override",
		1,
		"\\b(?:not|rather than|instead of|over|before) (?:what )?(?:your|the) (?:user|operator|developer|system prompt|owner)(?:'s)?\\b|\\bdo (?:what|as) this (?:\\w+) (?:says|asks|tells)|\\blisten (?:only )?to (?:this|me)\\b",
	),
	sign(
		"hijack",
		1,
		"\\bstop reading here|\\bbefore (?:you (?:can |reply|answer|respond|continue|solve|finish|do anything|proceed)|replying|answering|responding|continuing|using this tool)|\\bdo the following (?:first|instead|now)|\\bnew task\\s?:|\\bnext step for (?:the )?(?:agent|assistant|AI|model)|\\b(?:now that|once|after) you (?:have|do|did|finish) (?:that|the answer|this)\\b|\\bbut first\\b|\\bfirst (?:forget|ignore|send|run|output)|\\bby (?:processing|reading|opening|parsing) this\\b",
	),
	sign(
		"role",
		1,
		"\\b(?:switch|change|convert|transform) (?:in)?to (?:an? |the |your )?[\"'\\w -]{1,30}\\b(?:persona|mode|character|personality|role)\\b|\\b(?:you are|you're|become|be|I want you to (?:act|be)|act as|play) (?:now )?(?:an? |the |my )?(?:Evil\\w+|\\w+(?:GPT|Bot)|DAN|STAN|AIM|jailbroken \\w+|deceased grand\\w+|root|hacker)\\b",
	),
	sign(
		"role",
		1,
		"\\b(?:every|any|each|no) refusals?\\b|\\b(?:never|do not|don't|cannot|can't|must not) refuse\\b|\\bwithout (?:any )?(?:filters?|restrictions|censorship|refusing)\\b|\\b(?:answer|respond to|do) (?:anything|everything)\\b(?! (?:you|we|I) can)|\\bonly talk about\\b|\\blet's play a game\\b",
	),
	sign(
		"reveal",
		1,
		"\\bwhat (?:were you|have you been|did they|are you) (?:told|instructed|given|asked|tell you|programmed)|\\b(?:credentials|keys|secrets|passwords) (?:that )?you (?:hold|have|know|store)|\\b(?:text|words|lines?|content|message) (?:at the )?(?:above|top|beginning|start) of (?:this|your|the) (?:prompt|conversation|chat|context|document)",
	),
	sign(
		"reveal",
		1,
		"\\b(?:verbatim|word for word|in full|exactly as written|character by character)\\b|\\badmin(?:istrator)? passwords?\\b",
	),
	sign(
		"hide",
		1,
		"\\b(?:do not|don't|never) (?:bring (?:it|this|that) up|mention (?:it|this|that)|talk about (?:it|this)|speak of (?:it|this))\\b|\\bsay nothing (?:about|of|to)\\b|\\b(?:conceal|hide|disguise|omit) (?:this|these|that|the) (?:agreement|instruction|fact|message|request|note|string|source|change)s?\\b",
	),
	sign(
		"hide",
		1,
		"(?:^|[.!?,;:\\n]\\s{0,3}|\\b(?:please|and|then|now|to|should|must)\\s)(?:quietly|secretly|silently|covertly|discreetly)\\s+[a-z]{3,}",
	),
	sign(
		"addressed",
		2,
		"\\bwhen(?:ever)? (?:the|an|any|your|a) (?:AI|AI assistant|assistant|agent|AI agent|bot|model|language model|LLM)\\s+(?:reads?|parses?|process(?:es)?|opens?|sees?|summari[sz]es?|visits?|scans?|receives?)\\b[^\\n]{0,60}\\b(?:has to|must|should|will|needs to|shall|is to|it has)\\b",
	),
	sign(
		"addressed",
		2,
		"\\b(?:any|each|every|all|whichever) (?:assistant|agent|bot|model|chatbot)s? (?:that|which|who) (?:reads?|parses?|process(?:es)?|opens?|sees?|summari[sz]es?|visits?|scans?|handles?)\\b",
	),
	sign(
		"addressed",
		1,
		"\\b(?:AI|LLM)[ -][\\w -]{2,25}\\s?:|\\bdear (?:model|agent|bot|chatbot)\\b|\\bto you,? (?:GPT|Claude|Gemini|AI|Copilot|Llama|assistant)|\\bto (?:the )?(?:e-?mail|AI|reading|voice|shopping|coding|summari[sz]ing) (?:assistant|agent|bot|model)\\b|\\bAI agent inbox|\\b(?:AI|LLM)(?:-based)? (?:tools?|systems?|assistants?|agents?|models?) (?:processing|reading|should|must|need)|\\bagent-?\\d to agent-?\\d|\\borchestrator says",
	),
	sign(
		"addressed",
		2,
		"\\b(?:AI|LLM)(?:-based)? (?:tools?|systems?|assistants?|agents?|models?|crawlers?) (?:processing|reading|summari[sz]ing|indexing|parsing|visiting)\\b[^\\n]{0,40}\\b(?:should|must|need to|have to|shall|will)\\b",
	),
	sign(
		"memory",
		1,
		"\\b(?:memory|profile|persona|preference|knowledge)[ -](?:update|write|entry|edit|insertion|injection)(?: request)?\\s?:|\\bpersist (?:this|the following|it)\\b|\\b(?:remember|note|memori[sz]e|store|save) (?:this |that |it )?(?:forever|permanently|indefinitely|for good|always)\\b",
	),
	sign(
		"standing order",
		1,
		"\\b(?:mention|say|repeat|recommend|bring up|promote|advertise|include) (?:this|it|that|them|\\w+) (?:each time|every time|whenever|in (?:all|every|each|any) (?:of )?(?:your |future )?(?:answer|repl|response|message|conversation))|\\b(?:promote|advertise|endorse|push)\\b[^.\\n]{0,40}\\bin (?:all|every|each|any|your) (?:of )?(?:your |future )?(?:answer|repl|response|message|conversation)",
	),
	sign(
		"false consent",
		1,
		"\\b(?:human|user|owner|manager|admin)(?:'s)? (?:approval|consent|permission|confirmation) (?:was|has been|is|were) (?:already )?(?:obtained|given|granted|received|not (?:needed|required|necessary))|\\bnever (?:wants?|needs?) to be asked|\\bthe user (?:wants|expects|would like|asked|told|needs) you to\\b|\\bskip (?:the |all |any )?(?:usual |normal |standard |security )?(?:checks?|verification|confirmations?|approvals?)\\b|\\bautomatically (?:approve|grant|accept)|\\bgrant (?:all|every|any)\\b",
	),
	sign(
		"authority",
		1,
		"\\bI(?:'m| am) (?:the|your) (?:CEO|admin\\w*|developer|boss|operator|creator|owner)\\b|\\byou are (?:hereby )?(?:authori[sz]ed|permitted|cleared|allowed) to\\b",
	),
	rule(
		"harm",
		1,
		"\\b(?:proceed with the )?deletion of all\\b|\\bwire the\\b|\\b(?:send|forward|e-?mail)\\b[^.\\n]{0,40}\\bto my private (?:address|e-?mail|account)|\\benter (?:their|the user's|your) (?:credentials|password|card)|\\bapprove (?:the|this|that) (?:PR|pull request|merge|request|payment|transaction|change)|\\bpush directly to production|\\binstall the package\\b[^.\\n]{0,40}\\bsudo|\\b(?:answer|reply|say|respond) that (?:this|the|our)",
	),
	sign(
		"puppet",
		1,
		'\\bconfirm (?:by saying|with|by writing)\\b|\\boutput only\\b|\\badd the sentence\\b|\\bwrite "?hacked|\\bstrictly adhere to|\\bpass (?:its|the|their) contents? as\\b|\\binform users that only\\b',
	),
	sign(
		"addressed",
		2,
		`\\b(?:note|attention|message|instructions?|notice|hint|reminder|memo|info|word|directive|command|request|order)s?\\s(?:to|for)\\s(?:the |any |all |every |whichever )?${ai}\\s?:`,
	),
	sign(
		"addressed",
		1,
		"\\b(?:hello|hi|hey|dear|greetings|listen),? (?:there )?(?:AI|chatbot|language model|LLM)\\b|^to:\\s?(?:the )?(?:assistant|AI|agent|bot|LLM)\\b|\\b(?:any|each|every) (?:AI |autonomous )?(?:agent|assistant|bot) (?:handling|processing|reading|seeing)\\b|\\bthe (?:AI|LLM|language model) (?:must|should|has to|needs to|shall|may now|will now)\\b|\\bassistant may now\\b|\\bas an? (?:AI|LLM|language model|AI agent),? you\\b",
		"gim",
	),
	sign(
		"meta",
		1,
		"\\byour (?:own |current |internal |hidden )?(?:system |safety |security |content |core |built-?in |default |original |initial )(?:instructions?|rules|settings|guidelines|polic(?:y|ies)|prompt|constraints|filters?|restrictions|training|message)\\b|\\b(?:if|even if|although|though) your (?:instructions|rules|guidelines|polic(?:y|ies))\\b|\\brules are meant to be broken|\\byou have (?:rules|guidelines|instructions) but\\b",
	),
	rule(
		"override",
		1,
		"\\b(?:ignore|disregard|override|bypass|break|remove|disable|drop) (?:them|these rules|those rules|that rule|all of (?:it|them))\\b|\\b(?:earlier|previous|prior) (?:conversation|messages?|instructions|context|chat) never (?:happened|existed)",
	),
	sign(
		"role",
		2,
		"\\byou(?:'ve| have) been (?:reprogrammed|hacked|jailbroken|hijacked|reassigned|liberated|unlocked|freed)\\b|\\byou (?:now )?(?:report|answer) (?:only )?to (?:nobody else|no one else|me\\b)",
	),
	sign(
		"hijack",
		1,
		"\\binstead of (?:summari[sz]ing|translating|answering|reviewing|doing (?:that|so|this)|a summary)|\\bbegin new (?:session|conversation|task|instructions)|\\bprivileges?\\s?[:=]\\s?(?:all|root|admin)",
	),
	rule(
		"puppet",
		1,
		'\\b(?:say|write|reply|answer|output|respond|state|print)(?: only| exactly| just| with)* (?:the (?:word|words|sentence|phrase|text) )?["“][^"”\\n]{3,}|\\b(?:write|say|reply|respond|answer|output) only (?:the|with)\\b|\\beven if it(?:\'s| is) not true\\b',
	),
	rule(
		"harm",
		1,
		"\\b(?:run|execute) the following (?:command|code|script)|\\bpowershell(?:\\.exe)? -e(?:nc|ncodedcommand|p)?\\b|\\bpay (?:it|this|the invoice) (?:immediately|now|at once)|\\b(?:list|listing|dump|dumping|print|printing|show|showing)\\b[^.\\n]{0,20}\\b(?:environment variables|memory|secrets|all credentials)\\b|\\b(?:show|give|tell|send) (?:me|us)\\b[^.\\n]{0,20}\\b(?:admin|root|master)\\b[^.\\n]{0,15}\\b(?:password|credentials|key)|\\b(?:always )?execute trades\\b|\\bmust enter their (?:password|card|credentials)|\\bdelete (?:all|every) (?:files?|documents?|data)\\b",
	),
	sign("hide", 1, "\\b(?:do not|don't|never) report (?:it|this|back)\\b|\\bhidden field\\b"),
	rule(
		"memory",
		1,
		'\\b(?:store|save|write|put|keep|record|commit|add)\\b(?: this| it| the following| that)? (?:in|to|into) (?:your |long-term |permanent |core |persistent )*memory\\b\\s?[:"“]',
	),
	sign(
		"meta",
		1,
		"\\byour (?!own\\b|order|booking)(?:[\\w-]{1,15} ){0,2}(?:instructions|guidelines|restrictions|programming|safeguards|guardrails|ethics|directives|system prompt|limitations|censorship)\\b",
	),
	sign(
		"role",
		2,
		"\\byou are no longer (?:an? |the )?(?:[\\w-]{1,15} )?(?:assistant|AI|chatbot|bot|language model|bound|limited|restricted|required|obliged)\\b",
	),
	sign(
		"directive",
		1,
		"\\byou are to (?!receive|be paid)[a-z]+\\b|\\bif you (?:see|can read|are reading|read|find|receive|encounter) this\\b|\\bthe (?:real|actual|true|latest|only valid) instruction",
	),
	sign(
		"addressed",
		1,
		`\\b(?:hey|dear|hi|hello|attention|yo|note)[,:]? (?:to |for )?(?:the )?(?:ChatGPT|GPT(?:-\\d\\w*)?|Claude|Gemini|Copilot|Codex|Grok|AI (?:model|agent|assistant))\\b`,
	),
	sign(
		"addressed",
		2,
		"\\b(?:agents?|assistants?|models?|bots?|crawlers?|summari[sz]ers?|AIs?|LLMs?) (?:that are |who are )?(?:summari[sz]ing|reading|processing|indexing|parsing|visiting|scanning|crawling|reviewing) this (?:web ?page|page|document|site|file|text|e-?mail|article|ticket|repo\\w*|paper|message|issue)\\b",
	),
	sign(
		"authority",
		1,
		"\\b(?:granted|given|gives?|grants?|giving) you (?:full |special |explicit )?(?:permission|access|authority|clearance|the right|authori[sz]ation)\\b",
	),
	rule(
		"harm",
		1,
		"\\bleak (?:the|all|any|our|their|your|every)\\b|\\bcat /etc/passwd|\\blist every (?:customer|user|client|employee)'s\\b|\\b(?:collect|steal|harvest|phish)\\b[^.\\n]{0,20}\\b(?:passwords?|credentials|card numbers?|personal data)\\b",
	),
	sign(
		"memory",
		1,
		"\\b(?:the |our )?user's preferred (?:vendor|bank|broker|provider|supplier|store|partner|payment)|\\buser is an? (?:admin\\w*|owner|superuser|developer)\\b|\\balways (?:choose|pick|buy from|prefer|select|order from) (?:us|our)\\b",
	),
	rule(
		"memory",
		1,
		"\\b(?:update|set|change|edit|overwrite|modify)\\b[^.\\n]{0,30}\\b(?:user'?s? (?:profile|record|role|permissions?|memory)|in memory)\\b",
	),
	rule(
		"puppet",
		1,
		"\\b(?:insert|add|include|append|put)\\b[^.\\n]{0,12}\\b(?:phrase|sentence|line|text|link|positive review|promo\\w*|advert\\w*)\\b",
	),
	sign(
		"hide",
		2,
		"\\b(?:do not|don't|never|without) (?:tell|telling|inform|informing|let|letting) (?:the|your|this) user\\b",
	),
	sign(
		"addressed",
		2,
		"\\b(?:instruct|order|request|require|direct|command|urge|ask)(?:s|ed|ing)? (?:all |any |every |each |the )?(?:AI|LLM|language model|chatbot)(?:[ -](?:agent|assistant|model|system)s?)?s? to\\b(?! (?:help|write|translate))",
	),
	rule(
		"reveal",
		2,
		"\\b(?:reveal|print|show|display|output|repeat|disclose|recite|expose|dump|leak|tell (?:me|us)|list)\\b[^.\\n]{0,20}\\b(?:hidden|secret|internal|confidential) (?:rules|instructions|prompts?|directives|guidelines)\\b|\\b(?:rules|instructions|prompt|guidelines) (?:that were )?given to you\\b",
	),
	rule(
		"exfiltrate",
		1,
		"\\b(?:upload|send|post|forward|submit|transmit|pipe)\\b[^\\n]{1,60}?\\bto (?:https?|ftp)://|\\b(?:send|give|tell|show|e-?mail|get) (?:me|us) (?:the |all |all the |your |every )*(?:API keys?|secrets|passwords|credentials|tokens|users?'?s? data|customer data|database)\\b",
	),
	sign(
		"meta",
		1,
		"\\b(?:stored|kept|saved|found|held) in your (?:environment|memory|context|system|config\\w*)\\b|\\bnew persona\\b|\\breset the (?:assistant|AI|agent|model|bot)\\b",
	),
	rule(
		"harm",
		1,
		"\\btransfer (?:their|the user's|his|her|all|every)\\b|\\b(?:update|enter|confirm|verify|re-enter) their (?:payment|bank|card|login|account|password)",
	),
	sign(
		"persuade",
		1,
		"(?:^|[.!?:;,] {0,2}|\\b(?:and|then|now|please|must|should|instead) )(?!if|when|the|that|for|with|from|about|where|because|since|while|after|before|until|unless|let|allow|[a-z]+ed |ask )[a-z]{3,12} (?:the|your|this) user\\b(?!s|'s| (?:guide|manual|interface|story|group|experience|account|table|name|id|input|agent))",
		"gim",
	),
	sign(
		"hidden text",
		1,
		"style\\s?=\\s?[\"'][^\"'\\n]{0,80}(?:display:\\s?none|font-size:\\s?0|visibility:\\s?hidden|opacity:\\s?0|color:\\s?(?:white|#fff))",
	),
	sign(
		"turn",
		2,
		"^[ \\t]{0,8}(?:assistant|AI|bot|model|agent)\\s?:\\s[^\\n]{0,80}\\bI(?:'ll| will| am going to|'m going to)(?: now| immediately)?\\s(?:leak|transfer|ignore|send|delete|comply|reveal|upload|forward|disable|approve|grant|obey)\\b",
		"gim",
	),
	sign("addressed", 1, "\\bfor (?:the |any |all )?(?:LLM|AI) (?:reviewers?|agents?|assistants?|models?|systems?)\\s?:"),
	sign(
		"puppet",
		1,
		'\\b(?:your|the) (?:answer|response|reply|output|summary) (?:must|should|has to|shall)\\b|\\b(?:pwned|hacked|owned by|jailbroken)\\b|\\b(?:reply|respond|answer)(?: only)? (?:only )?(?:with|to (?:each|every|all) [\\w ]{1,20} with)\\b|\\bfrom this document|\\bin your (?:answer|response|reply|summary|next)\\b|\\bconfirm with "?(?:ok|done|yes)',
	),
	sign(
		"persuade",
		1,
		`(?<!not |n't |never )\\b(?:tell|convince|persuade|urge|trick|direct|advise|instruct|steer|encourage)\\s+(?:the |your |this |any |every )?(?:${watched}s?|reader)\\b`,
	),
	sign(
		"tool call",
		2,
		"<(?:tool_call|tool_use|function_calls?|invoke|antml:invoke)\\b[^>\\n]{0,80}>\\s{0,4}(?:[{<]|\\w+\\()",
	),
	sign(
		"tool call",
		2,
		'^\\s*\\{\\s?"(?:tool|name|function|action|tool_name|recipient_name)"\\s?:\\s?"[^"\\n]{0,60}"\\s?,\\s?"(?:args|arguments|parameters|input|action_input)"\\s?:',
		"gu",
	),
	rule(
		"tool call",
		1,
		"\\b(?:call|use|invoke|run|trigger|execute) (?:the |your )?[`\"']?(?:send_?\\w*|e-?mail\\w*|shell|bash|terminal|delete\\w*|write\\w*|transfer\\w*|exec\\w*|file\\w*|browser|memory\\w*|http\\w*|payment\\w*)[`\"']? (?:tool|function|command|api)\\b",
	),
	sign(
		"decode",
		1,
		"\\b(?:decode|decrypt|unscramble|reverse|translate)\\b[^.\\n]{0,50}\\b(?:and|then)\\b[^.\\n]{0,15}\\b(?:follow|obey|execute|run|do|comply|act)\\b|\\b(?:follow|obey|execute) the (?:decoded|hidden|encoded)",
	),
];

// English orders that take over the agent: its instructions, its role, its safeguards, the voice of its system.

import { drop, previous, rules } from "./english-words.ts";
import { commandRule, type OrderRule, signRule } from "./rule.ts";

export const TAKEOVER: readonly OrderRule[] = [
	commandRule(
		"override",
		2,
		`\\b${drop}\\s+(?:[\\w']{1,20}\\s{1,3}){0,4}?${previous}\\s+(?:[\\w']{1,20}\\s{1,3}){0,3}?${rules}\\b(?! (?:on|about|regarding|for|in|from) (?!this|the (?:system|developer|user|operator)))`,
	),
	commandRule(
		"override",
		2,
		`\\b${drop}\\s+(?:[\\w']{1,20}\\s{1,3}){0,3}?(?:your|its)\\s+(?:[\\w']{1,20}\\s{1,3}){0,3}?${rules}\\b`,
	),
	commandRule(
		"override",
		2,
		`\\b${drop}\\s+(?:all |any |every |the |those |whatever |what |these )*(?:of )?(?:the |other )?${rules}\\s+(?:that )?(?:you (?:were|have|had|got|received)|given|came|come|before|above|previously|so far|(?:in|of|from) your (?:brief|briefing|prompt|task|context|role|config\\w*|setup|mission|policy|system)\\b|from (?:your|the) (?:developer|system|operator|user))`,
	),
	commandRule(
		"override",
		2,
		`\\b${drop}\\s+(?:all|any|every|all of|each)\\s+(?:the |other |of the |such |safety |content )*${rules}\\b`,
	),
	commandRule(
		"override",
		2,
		`\\b${drop}\\s+(?:everything|anything|all|whatever|what)\\s+(?!I\\b|we\\b)(?:[\\w']{1,20}\\s{1,3}){0,4}?(?:told|instructed|asked to|configured|programmed|set up|supposed to|meant to|trained|taught|learned|been given|directions|before this|above|came (?:before|earlier)|said (?:before|above|earlier|previously))`,
	),
	commandRule(
		"override",
		2,
		`\\b${drop}\\s+(?:the |everything |all of the |all )?above\\b[^.\\n]{0,20}\\b(?:and|instead|then)\\b`,
	),
	commandRule(
		"override",
		2,
		`\\b(?:ignore|disregard|forget)\\s+(?:the |this |that )?(?:document|user|text|page|article|email|ticket|question)\\b(?:'s [\\w ]{0,20})?[^.\\n]{0,12}\\b(?:and|instead)\\b`,
	),
	signRule(
		"override",
		2,
		`\\b(?:nothing|none of (?:it|that|this|what)|no(?:thing)? (?:text|instruction)s?)\\b[^.\\n]{0,40}\\b(?:before|above|earlier|so far)\\b[^.\\n]{0,30}\\b(?:matters?|appl(?:y|ies)|counts?|is valid|is relevant)`,
	),
	signRule(
		"override",
		2,
		`\\byour (?:[\\w']{1,20} ){0,2}(?:instructions?|rules|guidelines|guardrails|restrictions|limits|filters?|safety [\\w]+|safeguards|limitations|prompt|programming|polic(?:y|ies)|directives)\\b[^.\\n]{0,10}?\\b(?:(?:have|has) (?:been |now )?(?:changed|suspended|disabled|lifted|updated|revoked|replaced|cancel\\w*|removed|overrid\\w*|reset|expired|modified|superseded|deactivated|turned off|switched off|waived|dropped|deleted|rewritten|withdrawn|relaxed|unlocked)|(?:are|is|were) (?:now |hereby |temporarily )?(?:changed|suspended|disabled|lifted|revoked|replaced|cancel\\w*|removed|void|switched off|turned off|obsolete|superseded|deactivated|no longer)|(?:do not|don't|no longer) (?:apply|count|matter|hold|bind|exist))`,
	),
	signRule(
		"override",
		2,
		`\\b(?:overrid(?:es?|ing)|supersedes?|replaces?|takes? (?:precedence|priority) over|outranks?)\\s+(?:all|any|every|your)\\s+(?:of )?(?:your |the )?(?:[\\w]{1,20} ){0,2}(?:instructions|(?<=your (?:[\\w]{1,20} ){0,2})rules|prompts?|orders|directives|programming)`,
	),
	signRule(
		"override",
		1,
		"\\b(?:your|the) (?:previous|current|original|earlier|former) (?:task|job|assignment|goal|conversation|request) (?:is|was|has been) (?:now )?(?:cancel\\w*|over|finished|complete\\w*|done|void)",
	),
	signRule(
		"override",
		1,
		"\\bstop (?:what you(?:'re| are) doing|summari[sz]ing|translating|answering|reading|this task)",
	),
	signRule(
		"override",
		1,
		"\\b(?:follow|obey|listen to) (?:only|solely|just|nothing but) (?:mine|me|my|this|these|the)\\b|\\b(?:obey|comply with|carry out|follow|execute) (?:the (?:text|steps|instructions|commands|orders|document|next line|decoded)|every (?:request|command)|everything|whatever)",
	),
	signRule(
		"override",
		1,
		"\\b(?:do as follows|instead,? (?:do|say|write|output|respond|reply|print|carry out)|treat (?:this|the following)[^.\\n]{0,30} as (?:your|a) (?:new )?(?:system |highest )?(?:prompt|instruction|priority|order)s?)",
	),
	signRule(
		"new instructions",
		1,
		"\\b(?:new|updated|real|true|revised|actual|additional|special|important|secret|hidden) (?:system )?(?:instructions?|orders|directives?|prompt|system message|task|identity)\\b(?: for (?:the |you|any |all )?[\\w ]{0,15})?\\s?(?::|is\\b|are\\b)",
	),
	signRule(
		"new instructions",
		1,
		"\\byour (?:only|new|real|true|sole|actual|main|primary) (?:goal|purpose|task|mission|instructions?|objective|name|identity|persona|priority|owner|master|creator)\\b[^.\\n]{0,12}(?:is|are|:)|\\byou have (?:a|been given a|been assigned a) new (?:identity|role|task|name|persona|purpose|master)",
	),
	signRule(
		"role",
		2,
		"\\byou(?:'re| are) (?:now |hereby |from now on |henceforth )(?:acting as |going to be |operating as |called |known as |playing |a |an |the |my |in )*(?:DAN\\b|developer mode|maintenance mode|debug|god|admin|jailb|unrestricted|free\\b|unfiltered|uncensored|evil|root|no longer|without|not bound|unbound|liberated|hacker|sales|different)",
	),
	signRule("role", 2, "\\b(?:god|jailbreak|DAN|unrestricted|unfiltered|sudo|uncensored|no-?limits?) mode\\b"),
	signRule(
		"role",
		1,
		"\\b(?:enable|enter|activate|switch (?:in)?to|turn on|engage|you(?:'re| are)(?: now)? in) (?:the )?(?:developer|debug|maintenance|admin|root|test|override|super ?user) mode",
	),
	commandRule(
		"role",
		2,
		"\\b(?:pretend|imagine|act|behave|role-?play|respond|answer|speak|operate|simulate)\\b[^.\\n]{0,50}\\b(?:unrestricted|unfiltered|(?:no|without|free of|free from|zero)(?: any| your| all)? (?:[\\w]{1,20} )?(?:rules|restrictions|limits|limitations|filters?|guidelines|ethics|ethical|morals|censorship|boundaries)|DAN\\b|uncensored|jailbroken|evil (?:AI|assistant|twin)|as root\\b)",
	),
	signRule(
		"role",
		2,
		"\\b(?:you|DAN|an AI|assistant|it)\\b[^.\\n]{0,30}\\b(?:no longer (?:have|has)|have no|has no|with no|without|never refuses?|do not refuse|are not bound by|is not bound by)\\b(?: any)?(?: [\\w]+)? ?(?:restrictions|rules|limits|limitations|guidelines|filters?|boundaries|refuses?\\b|(?=,? you do not warn))",
	),
	signRule(
		"role",
		1,
		"\\b(?:stay|remain) in character\\b|\\bact as (?:root|admin|system|the system)\\b|\\bno longer (?:an? )?(?:assistant|AI|bound|restricted)",
	),
	commandRule(
		"disarm",
		2,
		"\\b(?:disable|turn off|deactivate|remove|switch off|lift|suspend|bypass|disengage) (?:all |any |every |of )*(?:your|its|the AI'?s?|the assistant'?s?|the model'?s?) (?:[\\w]{1,20} ){0,2}(?:filters?|safety|guardrails?|restrictions?|limits?|moderation|safeguards?|protections?|checks?|screening|logging|policies)",
	),
	commandRule(
		"disarm",
		1,
		"\\b(?:security|safety|content) (?:checks?|filters?|polic(?:y|ies)|rules|controls) (?:are|is|have been|has been|does not|do not|don't) (?:now )?(?:disabled|off|suspended|lifted|waived|apply|bypassed)|\\bskip (?:the )?(?:approval|confirmation|review|verification|checks?)",
	),
	signRule(
		"system voice",
		1,
		'<\\|(?:im_start|system|start_header_id|user|assistant)\\|?>|</?(?:system|sys|admin|system[-_ ](?:prompt|message|reminder)|instructions?|context|prompt)(?:\\s[^>\\n]{0,40})?>|\\{\\{[#/]?\\s?system\\s?\\}\\}|</?IMPORTANT>|</?INFORMATION>|\\[(?:BEGIN|END|START)? ?(?:ADMIN|SYSTEM|DEVELOPER)[^\\]\\n]{0,30}\\]|\\[/?(?:INST|SYSTEM|SYS|ADMIN|SYSTEM (?:MESSAGE|OVERRIDE|NOTICE|PROMPT|NOTE)|hidden|assistant)\\]|<<SYS>>|"role"\\s?:\\s?"(?:system|developer)"|^-{3,40}\\s?END OF [A-Z ]{3,30}-{3,40}|\\bEND OF (?:DOCUMENT|PROMPT|INPUT|CONTEXT|USER INPUT)\\b',
		"gim",
	),
	signRule(
		"system voice",
		1,
		"(?:^|<!--)[ \\t]{0,8}(?:[#>*=/-]{1,6}\\s?)?(?:new )?(?:system|admin(?:istrator)?|developer|root|operator)(?: (?:prompt|message|note|instructions?|notice|alert|update|command|directive))?\\s?(?::|>>>|=>)|^#{1,4} ?instructions?\\s?:?[ \\t]{0,4}$",
		"gim",
	),
	signRule(
		"system voice",
		2,
		"\\b(?:system|admin(?:istrator)?|security|emergency|priority|root|instruction) (?:over-?ride|overwrite)\\b\\s?[:!\\]>\\n-]",
	),
	signRule(
		"directive",
		1,
		`\\b(?:you|(?:the |all |every |any )?(?:assistants?|AIs?|AI agents?|bots?|LLMs?))\\s+(?:have been (?:upgraded|authori[sz]ed|instructed|given|granted|reprogrammed)|are (?:now|hereby|required|ordered|instructed|authori[sz]ed|allowed)|must|shall|no longer|work for|serve|now (?:have|work|serve)|may now)\\b|(?<!not |never |to )\\b(?:obey|comply)\\b|\\byou will now\\b`,
	),
	signRule(
		"authority",
		2,
		"\\bas (?:your|the) (?:\\w{1,20} )?(?:developer|creator|administrator|admin|owner|operator|maker|supervisor|system)s?(?: of this (?:\\w{1,20} )?(?:assistant|agent|bot|AI|model|system))?,?\\b[^.\\n]{0,15}\\b(?:I|we)(?: hereby)? (?:authori[sz]e|order|command|instruct|require|permit|allow|grant|direct|demand)",
	),
	signRule(
		"authority",
		1,
		"\\b(?:message|notice|staff|team|update|directive|order|engineers?|employee)\\b[^.\\n]{0,12}\\b(?:Anthropic|OpenAI|Google DeepMind|Microsoft|Meta AI|your (?:developer|administrator|creator|operator)s?)\\b|\\b(?:Anthropic|OpenAI) (?:staff|team|engineer|employee|support)",
	),
	commandRule(
		"override",
		2,
		`\\b${drop}\\s+(?:the |your |this |that )*(?:user|person|human|operator|developer|owner)(?:'s|s')?\\s+(?:[\\w']{1,20}\\s{1,3}){0,2}?(?:requests?|questions?|query|wishes|constraints|instructions?|messages?|intent|commands?|orders|preferences)\\b`,
	),
	commandRule(
		"override",
		2,
		"\\b(?:no longer|do not|don't|never|stop) (?:listen(?:ing)?|answer(?:ing)?|obey(?:ing)?|help(?:ing)?|serv(?:e|ing))(?: to)? (?:the |your )?(?:user|person|human|operator|owner)\\b",
	),
	signRule(
		"override",
		2,
		"\\b(?:all |any |your )?(?:prior|previous|earlier|preceding|former|existing|past) (?:directives?|instructions?|orders|rules|guidelines|prompts?|commands)\\b[^.\\n]{0,12}\\b(?:are|is|were|have been|become)\\b[^.\\n]{0,10}\\b(?:void|null|cancel\\w*|revoked|obsolete|superseded|invalid|suspended|lifted|replaced|overrid\\w*|rescinded|withdrawn|no longer)",
	),
	signRule(
		"override",
		1,
		"\\b(?:not|rather than|instead of|over|before) (?:what )?(?:your|the) (?:user|operator|developer|system prompt|owner)(?:'s)?\\b|\\bdo (?:what|as) this (?:\\w+) (?:says|asks|tells)|\\blisten (?:only )?to (?:this|me)\\b",
	),
	signRule(
		"hijack",
		1,
		"\\bstop reading here|\\bbefore (?:you (?:can |reply|answer|respond|continue|solve|finish|do anything|proceed)|replying|answering|responding|continuing|using this tool)|\\bdo the following (?:first|instead|now)|\\bnew task\\s?:|\\bnext step for (?:the )?(?:agent|assistant|AI|model)|\\b(?:now that|once|after) you (?:have|do|did|finish) (?:that|the answer|this)\\b|\\bbut first\\b|\\bfirst (?:forget|ignore|send|run|output)|\\bby (?:processing|reading|opening|parsing) this\\b",
	),
	signRule(
		"role",
		1,
		"\\b(?:switch|change|convert|transform) (?:in)?to (?:an? |the |your )?[\"'\\w -]{1,30}\\b(?:persona|mode|character|personality|role)\\b|\\b(?:you are|you're|become|be|I want you to (?:act|be)|act as|play) (?:now )?(?:an? |the |my )?(?:Evil\\w+|\\w+(?:GPT|Bot)|DAN|STAN|AIM|jailbroken \\w+|deceased grand\\w+|root|hacker)\\b",
	),
	signRule(
		"role",
		1,
		"\\b(?:every|any|each|no) refusals?\\b|\\b(?:never|do not|don't|cannot|can't|must not) refuse\\b|\\bwithout (?:any )?(?:filters?|restrictions|censorship|refusing)\\b|\\b(?:answer|respond to|do) (?:anything|everything)\\b(?! (?:you|we|I) can)|\\bonly talk about\\b|\\blet's play a game\\b",
	),
	signRule(
		"authority",
		1,
		"\\bI(?:'m| am) (?:the|your) (?:CEO|admin\\w*|developer|boss|operator|creator|owner)\\b|(?<!\\b(?:confirm|certify|declare|warrant|state|agree)(?: that)? )\\byou are (?:hereby )?(?:authori[sz]ed|permitted|cleared|allowed) to\\b",
	),
	signRule(
		"meta",
		1,
		"\\byour (?:own |current |internal |hidden )?(?:system |safety |security |content |core |built-?in |default |original |initial )(?:instructions?|rules|settings|guidelines|polic(?:y|ies)|prompt|constraints|filters?|restrictions|training|message)\\b|\\b(?:if|even if|although|though) your (?:instructions|rules|guidelines|polic(?:y|ies))\\b|\\brules are meant to be broken|\\byou have (?:rules|guidelines|instructions) but\\b",
	),
	commandRule(
		"override",
		1,
		"\\b(?:ignore|disregard|override|bypass|break|remove|disable|drop) (?:them|these rules|those rules|that rule|all of (?:it|them))\\b|\\b(?:earlier|previous|prior) (?:conversation|messages?|instructions|context|chat) never (?:happened|existed)",
	),
	signRule(
		"role",
		2,
		"\\byou(?:'ve| have) been (?:reprogrammed|hacked|jailbroken|hijacked|reassigned|liberated|unlocked|freed)\\b|\\byou (?:now )?(?:report|answer) (?:only )?to (?:nobody else|no one else|me\\b)",
	),
	signRule(
		"hijack",
		1,
		"\\binstead of (?:summari[sz]ing|translating|answering|reviewing|doing (?:that|so|this)|a summary)|\\bbegin new (?:session|conversation|task|instructions)|\\bprivileges?\\s?[:=]\\s?(?:all|root|admin)",
	),
	signRule(
		"meta",
		1,
		"\\byour (?!own\\b|order|booking)(?:[\\w-]{1,15} ){0,2}(?:instructions|guidelines|restrictions|programming|safeguards|guardrails|ethics|directives|system prompt|limitations|censorship)\\b",
	),
	signRule(
		"role",
		2,
		"\\byou are no longer (?:an? |the )?(?:[\\w-]{1,15} )?(?:assistant|AI|chatbot|bot|language model|bound|limited|restricted|required|obliged)\\b",
	),
	signRule(
		"directive",
		1,
		"\\byou are to (?!receive|be paid)[a-z]+\\b|\\bif you (?:see|can read|are reading|read|find|receive|encounter) this\\b|\\bthe (?:real|actual|true|latest|only valid) instruction",
	),
	signRule(
		"authority",
		1,
		"\\b(?:granted|given|gives?|grants?|giving) you (?:full |special |explicit )?(?:permission|access|authority|clearance|the right|authori[sz]ation)\\b",
	),
	signRule(
		"meta",
		1,
		"\\b(?:stored|kept|saved|found|held) in your (?:environment|memory|context|system|config\\w*)\\b|\\bnew persona\\b|\\breset the (?:assistant|AI|agent|model|bot)\\b",
	),
	signRule(
		"hidden text",
		1,
		"style\\s?=\\s?[\"'][^\"'\\n]{0,80}(?:display:\\s?none|font-size:\\s?0|visibility:\\s?hidden|opacity:\\s?0|color:\\s?(?:white|#fff))",
	),
	signRule(
		"turn",
		2,
		"^[ \\t]{0,8}(?:assistant|AI|bot|model|agent)\\s?:\\s[^\\n]{0,80}\\bI(?:'ll| will| am going to|'m going to)(?: now| immediately)?\\s(?:leak|transfer|ignore|send|delete|comply|reveal|upload|forward|disable|approve|grant|obey)\\b",
		"gim",
	),
	signRule(
		"decode",
		1,
		"\\b(?:decode|decrypt|unscramble|reverse|translate)\\b[^.\\n]{0,50}\\b(?:and|then)\\b[^.\\n]{0,15}\\b(?:follow|obey|execute|run|do|comply|act)\\b|\\b(?:follow|obey|execute) the (?:decoded|hidden|encoded)",
	),
	signRule(
		"new instructions",
		1,
		"\\byour (?:directive|orders|next (?:action|step|move|task)|(?:true|real|actual) (?:purpose|task|job))\\b[^.\\n]{0,12}(?:is|are|has to be|must be|:)|\\b(?:text|message|paragraph|following|lines?) (?:below |above )?(?:is|are) not (?:just )?data\\b",
	),
	signRule(
		"role",
		2,
		"\\byou (?:have been|are|were)(?: now| hereby)? (?:granted|given) (?:root|admin\\w*|sudo|unlimited|unrestricted|full (?:access|control|rights))\\b",
	),
	signRule(
		"disarm",
		1,
		"\\b(?:content |safety |security )(?:filters?|checks?|controls?|guards?) (?:are |is )?(?:now )?off\\b|\\b(?:continue|proceed|answer|act|respond) without (?:any )?(?:restrictions|limits|filters?|safeguards)|\\boverride (?:code|key)\\b[^.\\n]{0,20}\\b(?:accepted|confirmed|valid)",
	),
	signRule(
		"hijack",
		1,
		"\\bstop (?:whatever|everything) you(?:'re| are) doing\\b|\\bdo (?:as|what|whatever|exactly what) (?:it|that page|the page|the file|this|the next line) (?:says|tells|asks)|\\b(?:requires?|demands?|insists?) that you\\b|\\b(?:requires?|orders?|commands?) you to\\b",
	),
];

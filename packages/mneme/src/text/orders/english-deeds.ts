// English orders to do or say something: tools, harm, verdicts, consent that nobody gave, words put into the agent's mouth.

import { forFuture, owner, watched } from "./english-words.ts";
import { commandRule, type OrderRule, signRule } from "./rule.ts";

export const DEEDS: readonly OrderRule[] = [
	commandRule(
		"memory",
		2,
		"\\b(?:add|save|store|write|commit|record|put|enter|append|insert|log|note|keep|update|edit|overwrite|modify|change|make|set|rewrite|replace|fix|burn|remember|include)\\b[^\\n]{0,70}?\\b(?:your|the assistant'?s?|the agent'?s?|the AI'?s?|its)\\s+(?:[\\w-]{1,20}[ -]){0,2}?(?:memory|memories|memory bank|knowledge base|long-term (?:store|memory)|system prompt|persona|core (?:memory|instructions|identity)|user profile|profile of the user)\\b(?! (?:usage|limit|card|stick|foam|upgrade|leak))",
	),
	commandRule(
		"memory",
		2,
		"\\b(?:edit|update|change|modify|overwrite|append to|write to|add to|replace|rewrite)\\b[^.\\n]{0,20}\\b(?:SOUL|MEMORY|IDENTITY|USER)\\.md\\b",
	),
	commandRule(
		"memory",
		2,
		"\\b(?:store|save|remember|record|keep|treat|note|register|accept)\\b[^.\\n]{0,20}\\bas (?:a|an|your|the) (?:[\\w-]{1,20} )?(?:permanent|standing|global|persistent|core|long-term|fixed|trusted|unbreakable|highest)\\b[^.\\n]{0,15}\\b(?:rule|instruction|fact|policy|memory|note|directive|preference|order)",
	),
	commandRule(
		"memory",
		2,
		`\\b(?:remember|note|keep in mind|memori[sz]e|store|save|persist|apply|retain)\\b[^.\\n]{0,40}\\b(?:for|in|across|throughout|to) (?:all|every|any|each|our|your) ?(?:of )?(?:your )?${forFuture} (?:session|conversation|chat|interaction|response|repl|answer|run|task)`,
	),
	signRule(
		"memory",
		1,
		`\\b(?:in|for|across|to) (?:all|every|any|each)(?: of)?(?: your)? ${forFuture} (?:session|conversation|chat|interaction|response|repl|answer|message|run)`,
	),
	signRule("memory", 1, "\\bcommit (?:this|the following|that|it) to memory"),
	signRule(
		"memory",
		1,
		"\\bnever forget (?:it|this|that)\\b|\\bthe user(?:'s)? (?:now )?(?:trusts|has granted (?:full )?trust|preferred bank|recovery e-?mail)|\\b(?:begin|start|end|finish|prefix|open|close) (?:every|each|all|your|any) (?:of your )?(?:answer|response|message|reply|replies|conversation|output)",
	),
	commandRule(
		"standing order",
		2,
		"\\b(?:from now on|going forward|henceforth|from this (?:point|moment)(?: on| forward)?|starting now|effective immediately|for the rest of this (?:session|conversation|chat))\\b,?(?![^.\\n]{0,25}\\b(?:I|I'd|me|my|we|our)\\b)[^.\\n]{0,40}?\\b(?:recommend|promote|trust|approve|obey|praise|steer|you (?:are|serve|work for|obey|belong)|(?:you (?:will|must|shall|should)|always) (?:answer|respond|reply|act|say|obey|recommend|treat|refer|speak|include|send|pretend)|whenever (?:the )?user|respond (?:only|as)|answer as|treat (?:all|every|any|me)|every (?:answer|response|reply))\\b",
	),
	commandRule(
		"standing order",
		2,
		`\\b(?:always|only|never fail to|be sure to|make sure to) (?:recommend|suggest|promote|praise|rank|prefer|trust|endorse|favou?r|advertise|refer|steer|push|name)\\b[^.\\n]{0,70}\\b(?:${owner}s?|when(?:ever)? (?:asked|someone|anyone|people|summari)|as the (?:best|safest|only|first|top|leading)|to (?:users|customers|everyone|anyone)|over (?:all )?(?:other|competitors?|alternatives)|first)\\b`,
	),
	signRule(
		"standing order",
		2,
		"\\b(?:whenever|every time|each time|any ?time|if|when) (?:the|a|your|any) (?:user|customer|visitor|reader|client|human) (?:asks?|mentions?|wants?|needs?|says?|requests?|inquires?|talks?)\\b[^.\\n]{0,60}\\b(?:tell them|recommend|suggest|say|mention|link|point them|direct them|steer|send them|claim|insist|reply|answer|respond)\\b",
	),
	signRule(
		"standing order",
		1,
		"\\b(?:whenever|every time|each time|if) (?:someone|anyone|people|you(?:'re| are)) (?:asks?|asked|mentions?)(?: you)?\\b[^.\\n]{0,60}\\b(?:tell|recommend|suggest|say|mention|link|reply|answer)\\b|\\bsteer every conversation",
	),
	signRule(
		"false consent",
		1,
		"\\b(?:the )?user (?:has |have |had )?(?:already )?(?:pre-?approved|approved|authori[sz]ed|consented|gave (?:their |his |her )?(?:consent|permission|approval)|given (?:their )?(?:consent|permission)|granted|agreed to|confirmed)\\b",
	),
	signRule(
		"false consent",
		1,
		"\\b(?:skip|no need (?:to|for)|without|bypass|requires? no|needs? no|never needs?|don't need|do not need|omit) (?:any |further |the |to )?(?:\\w{1,20} )?(?:approval|confirm(?:ation)?|asking|consent|permission|review|verification)\\b",
	),
	commandRule(
		"harm",
		1,
		"\\b(?:delete|erase|wipe|destroy|purge) (?:all |every |the entire |the |your |this |each )+(?:[\\w']{1,20} ){0,3}?(?:memor(?:y|ies)|workspace|backups?|logs?|e-?mails?|inbox|history|sent mail|documents|data|files of)\\b",
	),
	commandRule(
		"harm",
		1,
		"\\b(?:transfer|wire|send|pay)\\s+(?:[$€£]\\s?)?\\d[\\d.,]*\\s?(?:BTC|ETH|USD|EUR|SOL|dollars|euros|bitcoin)?\\s+to\\b|\\b(?:grant|give)\\b[^.\\n]{0,25}\\b(?:root|admin(?:istrator)?|full|sudo|owner) (?:access|permissions?|rights|trust|privileges)|\\bchange the (?:payee|recipient|bank (?:details|account)|iban|password)\\b|\\b(?:approve|merge|accept) (?:every|all|everything|any)\\b|\\bexecute the (?:commands?|code|script|payload|instructions)|\\brm -rf (?:~|/|\\$HOME)|\\bcurl\\s[^|\\n]{1,100}\\|\\s?(?:sudo )?(?:ba|z)?sh\\b|\\bdisable (?:the )?(?:firewall|antivirus|logging|audit)",
	),
	commandRule(
		"verdict",
		1,
		"\\b(?:rate|rank|score|mark|grade|give|award|classify|label)\\b[^.\\n]{0,40}\\b(?:10/10|100/100|five stars|5 stars|perfect|highest|first|top|verified|safe|resolved|refund|positive review|as (?:approved|passed|benign))\\b|\\b(?:positive review only|do not highlight any negatives|only (?:say )?(?:good|positive) things|immediate hire|regardless of (?:other|any|all) (?:criteria|rules)|final round)|\\bclose it as resolved|\\bclaim (?:that )?(?:it|this|the \\w+) (?:was|is)\\b|\\bsay (?:that )?the others are",
	),
	signRule(
		"memory",
		1,
		"\\b(?:memory|profile|persona|preference|knowledge)[ -](?:update|write|entry|edit|insertion|injection)(?: request)?\\s?:|\\bpersist (?:this|the following|it)\\b|\\b(?:remember|note|memori[sz]e|store|save) (?:this |that |it )?(?:forever|permanently|indefinitely|for good|always)\\b",
	),
	signRule(
		"standing order",
		1,
		"\\b(?:mention|say|repeat|recommend|bring up|promote|advertise|include) (?:this|it|that|them|\\w+) (?:each time|every time|whenever|in (?:all|every|each|any) (?:of )?(?:your |future )?(?:answer|repl|response|message|conversation))|\\b(?:promote|advertise|endorse|push)\\b[^.\\n]{0,40}\\bin (?:all|every|each|any|your) (?:of )?(?:your |future )?(?:answer|repl|response|message|conversation)",
	),
	signRule(
		"false consent",
		1,
		"\\b(?:human|user|owner|manager|admin)(?:'s)? (?:approval|consent|permission|confirmation) (?:was|has been|is|were) (?:already )?(?:obtained|given|granted|received|not (?:needed|required|necessary))|\\bnever (?:wants?|needs?) to be asked|\\bthe user (?:wants|expects|would like|asked|told|needs) you to\\b|\\bskip (?:the |all |any )?(?:usual |normal |standard |security )?(?:checks?|verification|confirmations?|approvals?)\\b|\\bautomatically (?:approve|grant|accept)|\\bgrant (?:all|every|any)\\b",
	),
	commandRule(
		"harm",
		1,
		"\\b(?:proceed with the )?deletion of all\\b|\\bwire the\\b|\\b(?:send|forward|e-?mail)\\b[^.\\n]{0,40}\\bto my private (?:address|e-?mail|account)|\\benter (?:their|the user's|your) (?:credentials|password|card)|\\bapprove (?:the|this|that) (?:PR|pull request|merge|request|payment|transaction|change)|\\bpush directly to production|\\binstall the package\\b[^.\\n]{0,40}\\bsudo|\\b(?:answer|reply|say|respond) that (?:this|the|our)",
	),
	signRule(
		"puppet",
		1,
		'\\bconfirm (?:by saying|with|by writing)\\b|\\boutput only\\b|\\badd the sentence\\b|\\bwrite "?hacked|\\bstrictly adhere to|\\bpass (?:its|the|their) contents? as\\b|\\binform users that only\\b',
	),
	commandRule(
		"puppet",
		1,
		'\\b(?:say|write|reply|answer|output|respond|state|print)(?: only| exactly| just| with)* (?:the (?:word|words|sentence|phrase|text) )?["“][^"”\\n]{3,}|\\b(?:write|say|reply|respond|answer|output) only (?:the|with)\\b|\\beven if it(?:\'s| is) not true\\b',
	),
	commandRule(
		"harm",
		1,
		"\\b(?:run|execute) the following (?:command|code|script)|\\bpowershell(?:\\.exe)? -e(?:nc|ncodedcommand|p)?\\b|\\bpay (?:it|this|the invoice) (?:immediately|now|at once)|\\b(?:list|listing|dump|dumping|print|printing|show|showing)\\b[^.\\n]{0,20}\\b(?:environment variables|memory|secrets|all credentials)\\b|\\b(?:show|give|tell|send) (?:me|us)\\b[^.\\n]{0,20}\\b(?:admin|root|master)\\b[^.\\n]{0,15}\\b(?:password|credentials|key)|\\b(?:always )?execute trades\\b|\\bmust enter their (?:password|card|credentials)|\\bdelete (?:all|every) (?:files?|documents?|data)\\b",
	),
	commandRule(
		"memory",
		1,
		'\\b(?:store|save|write|put|keep|record|commit|add)\\b(?: this| it| the following| that)? (?:in|to|into) (?:your |long-term |permanent |core |persistent )*memory\\b\\s?[:"“]',
	),
	commandRule(
		"harm",
		1,
		"\\bleak (?:the|all|any|our|their|your|every)\\b|\\bcat /etc/passwd|\\blist every (?:customer|user|client|employee)'s\\b|\\b(?:collect|steal|harvest|phish)\\b[^.\\n]{0,20}\\b(?:passwords?|credentials|card numbers?|personal data)\\b",
	),
	signRule(
		"memory",
		1,
		"\\b(?:the |our )?user's preferred (?:vendor|bank|broker|provider|supplier|store|partner|payment)|\\buser is an? (?:admin\\w*|owner|superuser|developer)\\b|\\balways (?:choose|pick|buy from|prefer|select|order from) (?:us|our)\\b",
	),
	commandRule(
		"memory",
		1,
		"\\b(?:update|set|change|edit|overwrite|modify)\\b[^.\\n]{0,30}\\b(?:user'?s? (?:profile|record|role|permissions?|memory)|in memory)\\b",
	),
	commandRule(
		"puppet",
		1,
		"\\b(?:insert|add|include|append|put)\\b[^.\\n]{0,12}\\b(?:phrase|sentence|line|text|link|positive review|promo\\w*|advert\\w*)\\b",
	),
	commandRule(
		"harm",
		1,
		"\\btransfer (?:their|the user's|his|her|all|every)\\b|\\b(?:update|enter|confirm|verify|re-enter) their (?:payment|bank|card|login|account|password)",
	),
	signRule(
		"persuade",
		1,
		"(?:^|[.!?:;,] {0,2}|\\b(?:and|then|now|please|must|should|instead) )(?!if|when|the|that|for|with|from|about|where|because|since|while|after|before|until|unless|let|allow|[a-z]+ed |ask )[a-z]{3,12} (?:the|your|this) user\\b(?!s|'s| (?:guide|manual|interface|story|group|experience|account|table|name|id|input|agent))",
		"gim",
	),
	signRule(
		"puppet",
		1,
		'\\b(?:your|the) (?:answer|response|reply|output|summary) (?:must|should|has to|shall)\\b|\\b(?:pwned|hacked|owned by|jailbroken)\\b|\\b(?:reply|respond|answer)(?: only)? (?:only )?(?:with|to (?:each|every|all) [\\w ]{1,20} with)\\b|\\bfrom this document|\\bin your (?:answer|response|reply|summary|next)\\b|\\bconfirm with "?(?:ok|done|yes)',
	),
	signRule(
		"persuade",
		1,
		`(?<!not |n't |never )\\b(?:tell|convince|persuade|urge|trick|direct|advise|instruct|steer|encourage)\\s+(?:the |your |this |any |every )?(?:${watched}s?|reader)\\b`,
	),
	signRule(
		"tool call",
		2,
		"<(?:tool_call|tool_use|function_calls?|invoke|antml:invoke)\\b[^>\\n]{0,80}>\\s{0,4}(?:[{<]|\\w+\\()",
	),
	signRule(
		"tool call",
		2,
		'^\\s*\\{\\s?"(?:tool|name|function|action|tool_name|recipient_name)"\\s?:\\s?"[^"\\n]{0,60}"\\s?,\\s?"(?:args|arguments|parameters|input|action_input)"\\s?:',
		"gu",
	),
	commandRule(
		"tool call",
		1,
		"\\b(?:call|use|invoke|run|trigger|execute) (?:the |your )?[`\"']?(?:send_?\\w*|e-?mail\\w*|shell|bash|terminal|delete\\w*|write\\w*|transfer\\w*|exec\\w*|file\\w*|browser|memory\\w*|http\\w*|payment\\w*)[`\"']? (?:tool|function|command|api)\\b",
	),
	commandRule(
		"harm",
		2,
		"\\b(?:replace|change|overwrite|swap|redirect)\\b[^.\\n]{0,15}\\b(?:the |your |this )?(?:user|owner|human|victim)(?:'s|s')\\b[^.\\n]{0,30}\\b(?:bank|iban|card|passwords?|e-?mail|payment|account|details)\\b",
	),
	commandRule(
		"harm",
		1,
		"\\b(?:grant|give) me\\b[^.\\n]{0,20}\\b(?:access|rights|permissions?|control)\\b|\\bmark me as trusted\\b|\\b(?:delete|erase|wipe|drop) (?:all|every|each)(?: of)?(?: the| your)? (?:entr(?:y|ies)|memor(?:y|ies)|records?|files?)\\b|\\bdelete (?:the )?audit(?:\\.log| log| trail)|\\bturn off (?:the )?(?:logging|cameras?|alarms?|audit|screening)|\\bunlock the (?:front )?door\\b|\\bgit push --force origin (?:main|master)\\b|\\bphishing (?:e-?)?mail to\\b",
	),
	signRule(
		"persuade",
		2,
		"\\bget (?:the|your|this) (?:user|human|owner|victim) to (?:share|give|reveal|enter|click|send|pay|install|disclose|confirm)",
	),
	commandRule(
		"verdict",
		1,
		"\\b(?:do not|don't|never) (?:mention|highlight|list|raise|note|point out) (?:any |the )?(?:negatives?|weakness\\w*|flaws?|problems?|criticism|drawbacks?|limitations)\\b|\\byou (?:will|must|shall) never deviate\\b|\\bthe answer to (?:any|every|all) questions?\\b[^.\\n]{0,30}\\bis\\b",
	),
];

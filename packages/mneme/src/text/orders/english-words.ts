// The words that English orders are made of: named once, put together by the rules of english-*.ts.

export const drop =
	"(?:ignore|disregard(?! for\\b)|forget|override|overrule|bypass|neglect|discard|overlook|skip|set aside|drop|abandon|supersede|(?:do not|don't|must not|never|no longer) (?:follow|obey|comply with|adhere to|listen to)|stop (?:following|obeying)|pay no attention to|throw (?:out|away)|break|violate|leave behind)";
export const previous =
	"(?:previous|prior|above|earlier|preceding|former|past|original|initial|existing|current|old|foregoing|system|built-?in|default|hidden|safety|content|operator'?s?|developer'?s?|aforementioned|usual|core|privacy|ethical|security|moral|company|internal)";
export const rules =
	"(?:instructions?|instruct(?=\\b)|directions|directives?|prompts?|rules|guidelines?|commands|constraints|restrictions|programming|training|orders|polic(?:y|ies)|guardrails|safeguards|limits|limitations|system (?:prompt|message)|filters?|protocols?|safety|context|guidance|ethics|duties|obligations)";
export const ai =
	"(?:AIs?|A\\.I\\.|LLMs?|(?:large )?language models?|chat ?bots?|bots?|(?:AI |virtual |digital )?assistants?|AI[- ](?:agents?|models?|systems?|crawlers?|reviewers?|shopping assistants?)|LLM (?:agents?|reviewers?)|Claude|ChatGPT|GPT(?:-\\d\\w*)?|Gemini|Copilot|Codex|Grok|Llama|OpenClaw|automated \\w+ (?:screener|reviewer|system|agent)s?)";
export const owner = "(?:user|owner|human|customer|reader|operator|visitor|person|victim|client|principal|recipient)";
export const watched = "(?:user|owner|human|operator|reader|principal)";
export const possession =
	"(?:e-?mails?|contacts?|passwords?|data|calendar|location|files?|messages|cookies?|address book|credentials?|keys?|notes|documents?|card|information|details|history|inbox|tokens?|secrets?|photos|wallet|account|memories|memory|profile|address(?:es)?)";
export const loot = `(?:(?:the |this |entire |full |whole |complete |all |our )*(?:(?:conversation|chat|message)(?:s|'s)?(?: history| log| transcript| so far)?|session (?:history|log|transcript|data))|system prompt|(?:your|its|their) (?:context|memory|memories|instructions|configuration|notes|tools)|memory (?:folder|files?|store)|context window|(?:the |your |this |any |all )?${owner}(?:'s|s')? (?:[\\w-]{1,20} ){0,4}?${possession}|(?:private |personal |all )user data|session cookies?|~/\\.(?:ssh|aws|config|gnupg)\\S*|id_rsa|\\.aws/credentials|/etc/(?:passwd|shadow)|environment variables|printenv|(?<!your |an |the right )(?:API|secret|private|access) keys?|credentials|passwords|wallet file|(?:all|every|any) (?:of )?(?:the |your |their |his |her )?(?:saved |private |stored )?(?:contacts?|files|e-?mails?|conversations|documents|passwords|secrets|memories)|home (?:folder|directory)|address book|contents of (?:the |your |this )?(?:\\.env|memory|inbox|workspace|clipboard|vault|database)[^.\\n]{0,20})`;
export const place =
	"(?:https?://|ftp://|s3://|[\\w.+-]{1,40}@[\\w-]{1,40}\\.|pastebin|(?:a |the |this |that |my |our |following |above |below |attacker'?s? |external |remote )+(?:web ?hook|address|url|email|endpoint|server|site|link|number|domain|account|channel|host)|me\\b|us\\b|attacker|[\\w-]{1,40}\\.(?:example|com|net|org|io|ru|xyz|site|top)\\b|(?:the |your |my |its |this )?(?:next |every |each |first )?(?:[\\w-]{1,20} )?(?:url|request|query|response|answer|reply|pull request|box|comment|form)\\b)";
export const move =
	"(?:send|forward|e-?mail|post|upload|transmit|submit|copy|share|append|paste|export|publish|give|hand over|report|add|attach|include|insert|put|write|deliver|relay|leak|mail)";
export const forFuture = "(?:future|later|subsequent|coming|upcoming|following|next)";

// English text that speaks to the agent as the one who reads it.

import { ai } from "./english-words.ts";
import { type OrderRule, signRule } from "./rule.ts";

export const ADDRESSED: readonly OrderRule[] = [
	signRule(
		"addressed",
		2,
		`\\b(?:note|attention|message|instructions?|notice|hint|reminder|memo|info|information|word|directive|command|request)\\b[^.:\\n]{0,15}\\b(?:to|for)\\s+(?:the |any |all |every |whichever |whatever )?${ai}\\b[^\\n]{0,160}?\\b(?:must|always|never|only|ignore|recommend|rank|rate|mark|say|tell|claim|reply|respond|answer|approve|accept|award|grant|close|forward|send|include|share|treat|give|run|execute|delete|hire|promote|visit|click|buy|move|set aside|skip|drop|list|state|describe|write|add|change|conclude|output|do not|don't)\\b`,
	),
	signRule(
		"addressed",
		2,
		`\\b(?:dear|hey|hi|hello|attention|yo|greetings|@)[ ,]{0,2}(?:\\w{1,20} ){0,2}${ai}\\b[^\\n]{0,160}?\\b(?:must|always|never|only|ignore|recommend|rank|rate|mark|say|tell|claim|reply|respond|approve|accept|award|grant|forward|send|share|treat|give|run|execute|delete|hire|promote|visit|click|buy|move|set aside|skip|drop|changed|do not|don't)\\b`,
	),
	signRule(
		"addressed",
		2,
		`\\bif (?:you(?:'re| are)|an?|this is (?:being )?(?:read|processed) by an?)\\s+(?:an? )?(?:\\w{1,20} )?${ai}\\b[^\\n]{0,160}?\\b(?:must|always|never|only|ignore|recommend|rank|rate|mark|say|tell|claim|reply|respond|answer|approve|accept|award|grant|forward|send|include|share|treat|give|run|execute|delete|hire|promote|visit|click|buy|skip|drop|your|please|stop|write|output|print|state)\\b`,
	),
	signRule(
		"addressed",
		2,
		`\\b${ai}\\b\\s?(?:\\w{1,20} )?(?:reading|processing|that (?:reads?|process(?:es)?|summari[sz]es|sees?|parses?|visits?)|who reads?|summari[sz]ing|parsing|crawling|indexing|scanning|seeing|viewing)\\b[^\\n]{0,160}?\\b(?:must|always|never|only|should|ignore|recommend|rank|rate|mark|say|tell|claim|reply|respond|answer|approve|accept|award|grant|close|forward|send|include|share|treat|give|run|execute|delete|hire|drop|visit|click|buy|skip|please)\\b`,
	),
	signRule(
		"addressed",
		2,
		`\\bbot (?:is |that is |who is )?(?:indexing|reading|crawling|scanning|processing)[^\\n]{0,60}\\b(?:drop|ignore|mark|forget|recommend|rank|say)\\b`,
	),
	signRule(
		"addressed",
		2,
		"\\bwhen (?:you(?:'re| are)? )?(?:summari[sz](?:e|ing)|read(?:ing)?|process(?:ing)?|cit(?:e|ing)|index(?:ing)?|review(?:ing)?|open(?:ing)?|see(?:ing)?|answer(?:ing)?)\\b[^.\\n]{0,15}?\\b(?:this (?:page|file|document|e-?mail|invite|ticket|site|article|message|text|paper|repo\\w*|issue|note|event|review)|sources)\\b[^\\n]{0,80}?\\b(?:always|never|only|recommend|run|accept|share|say|tell|ignore|delete|send|forward|execute|link|include|rate|claim|add|mark|approve|download|install|reply|respond|visit)\\b",
	),
	signRule(
		"addressed",
		2,
		`\\b(?:any|all|every|the|each) (?:AI|LLM|language|automated|autonomous)(?: \\w+)?\\b[^.\\n]{0,40}\\b(?:must|shall|are (?:required|ordered|instructed) to|is (?:required|ordered|instructed) to|has to|have to)\\b`,
	),
	signRule(
		"addressed",
		1,
		`(?:^|[.!?>)\\]"\\n]\\s{0,3})(?:${ai}|agents?|models?)\\s?[,:]\\s|\\b(?:LLM|AI|model|assistant|agent)s? instructions?\\s?:|\\bto the (?:language model|AI|assistant|LLM|model|agent)\\s?:|\\b(?:hi|hello|hey|dear) agent\\b|\\ball assistants\\b|@ai-?agent\\b`,
	),
	signRule(
		"addressed",
		2,
		"\\bwhen(?:ever)? (?:the|an|any|your|a) (?:AI|AI assistant|assistant|agent|AI agent|bot|model|language model|LLM)\\s+(?:reads?|parses?|process(?:es)?|opens?|sees?|summari[sz]es?|visits?|scans?|receives?)\\b[^\\n]{0,60}\\b(?:has to|must|should|will|needs to|shall|is to|it has)\\b",
	),
	signRule(
		"addressed",
		2,
		"\\b(?:any|each|every|all|whichever) (?:assistant|agent|bot|model|chatbot)s? (?:that|which|who) (?:reads?|parses?|process(?:es)?|opens?|sees?|summari[sz]es?|visits?|scans?|handles?)\\b",
	),
	signRule(
		"addressed",
		1,
		"\\b(?:AI|LLM)[ -][\\w -]{2,25}\\s?:|\\bdear (?:model|agent|bot|chatbot)\\b|\\bto you,? (?:GPT|Claude|Gemini|AI|Copilot|Llama|assistant)|\\bto (?:the )?(?:e-?mail|AI|reading|voice|shopping|coding|summari[sz]ing) (?:assistant|agent|bot|model)\\b|\\bAI agent inbox|\\b(?:AI|LLM)(?:-based)? (?:tools?|systems?|assistants?|agents?|models?) (?:processing|reading|should|must|need)|\\bagent-?\\d to agent-?\\d|\\borchestrator says",
	),
	signRule(
		"addressed",
		2,
		"\\b(?:AI|LLM)(?:-based)? (?:tools?|systems?|assistants?|agents?|models?|crawlers?) (?:processing|reading|summari[sz]ing|indexing|parsing|visiting)\\b[^\\n]{0,40}\\b(?:should|must|need to|have to|shall|will)\\b",
	),
	signRule(
		"addressed",
		2,
		`\\b(?:note|attention|message|instructions?|notice|hint|reminder|memo|info|word|directive|command|request|order)s?\\s(?:to|for)\\s(?:the |any |all |every |whichever )?${ai}\\s?:`,
	),
	signRule(
		"addressed",
		1,
		"\\b(?:hello|hi|hey|dear|greetings|listen),? (?:there )?(?:AI|chatbot|language model|LLM)\\b|^to:\\s?(?:the )?(?:assistant|AI|agent|bot|LLM)\\b|\\b(?:any|each|every) (?:AI |autonomous )?(?:agent|assistant|bot) (?:handling|processing|reading|seeing)\\b|\\bthe (?:AI|LLM|language model) (?:must|should|has to|needs to|shall|may now|will now)\\b|\\bassistant may now\\b|\\bas an? (?:AI|LLM|language model|AI agent),? you\\b",
		"gim",
	),
	signRule(
		"addressed",
		1,
		`\\b(?:hey|dear|hi|hello|attention|yo|note)[,:]? (?:to |for )?(?:the )?(?:ChatGPT|GPT(?:-\\d\\w*)?|Claude|Gemini|Copilot|Codex|Grok|AI (?:model|agent|assistant))\\b`,
	),
	signRule(
		"addressed",
		2,
		"\\b(?:agents?|assistants?|models?|bots?|crawlers?|summari[sz]ers?|AIs?|LLMs?) (?:that are |who are )?(?:summari[sz]ing|reading|processing|indexing|parsing|visiting|scanning|crawling|reviewing) this (?:web ?page|page|document|site|file|text|e-?mail|article|ticket|repo\\w*|paper|message|issue)\\b",
	),
	signRule(
		"addressed",
		2,
		"\\b(?:instruct|order|request|require|direct|command|urge|ask)(?:s|ed|ing)? (?:all |any |every |each |the )?(?:AI|LLM|language model|chatbot)(?:[ -](?:agent|assistant|model|system)s?)?s? to\\b(?! (?:help|write|translate))",
	),
	signRule(
		"addressed",
		1,
		"\\bfor (?:the |any |all )?(?:LLM|AI) (?:reviewers?|agents?|assistants?|models?|systems?)\\s?:",
	),
	signRule(
		"addressed",
		2,
		`\\b(?:${ai}|agents?|models?),? when(?:ever)? you (?:read|see|process|open|parse|get|reach)\\b`,
	),
	signRule(
		"addressed",
		1,
		"\\b(?:whoever|whatever|anyone|any (?:system|process|tool|script)) (?:that |who )?(?:processes|parses|reads|handles|summari[sz]es|ingests) (?:this|the following)\\b|\\b(?:machine|automated|automatic|non-human|artificial) readers?\\b|\\bwhile you (?:process|read|parse|summari[sz]e|index) this\\b|\\breader of this is an? (?:automated|AI|artificial|machine)|^#{0,4} ?(?:AGENTS?|ASSISTANTS?|BOTS?|MODELS?|AI):",
		"gim",
	),
	signRule(
		"addressed",
		2,
		"\\b(?:for|to) (?:any|all|every|each|whichever) (?:\\w{1,12} )?(?:agents?|assistants?|bots?|LLMs?|AIs?|models?) (?:that|who|which) (?:picks?|reads?|handles?|works?|takes?|sees?|finds?|opens?|process(?:es)?)\\b[^.:\\n]{0,40}:",
	),
	signRule(
		"addressed",
		2,
		"@(?:assistant|agent|AI-?agent|bot)\\b[:,]? (?:system )?(?:override|treat|ignore|disregard|forget|obey)\\b",
	),
	signRule(
		"addressed",
		2,
		"\\b(?:shopping|coding|browsing|AI|autonomous|automated) agents? (?:must|shall|have to|has to|are (?:required|instructed|obliged) to)\\b(?! (?:not )?be\\b)",
	),
	// Whom an agent serves is "your user" to nobody else; users in the plural are a product's.
	signRule(
		"addressed",
		2,
		"(?:^|[.!?\\n:]\\s{0,3})(?:please )?(?:ignore|tell|send|hide|delete|forward|convince|remind|inform|mark|move|approve|transfer|(?:do not|don't|never) (?:tell|mention|show|warn)) [^.\\n]{0,60}\\byour user(?:'s)?\\b(?! (?:name|account|id|profile|guide|experience|interface|stor(?:y|ies)|base|agent|settings|manual|group|role|permissions))",
	),
	signRule("addressed", 1, `\\b(?:for me|please|now),? (?:${ai}|agent|orchestrator),`),
];

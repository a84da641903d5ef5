// English orders that leave no doubt to whom they are given and what they want: what they say is said to nobody but an agent.

import { type OrderRule, signRule } from "./rule.ts";

/** The name of their reason: such an order stands whatever a model thinks of it. */
export const PLAIN = "plain";

const ASSISTANT =
	"(?:Gemini|Claude|ChatGPT|GPT(?:-\\d\\w*)?|Copilot|Codex|Grok|Siri|Alexa|assistant|AI agent|AI assistant)";

export const PLAIN_ORDERS: readonly OrderRule[] = [
	// "Dear LLM, …": nobody greets a machine in an article.
	signRule(
		PLAIN,
		2,
		"^\\W{0,4}(?:dear|hello|hi|hey|attention|greetings)[ ,]{1,2}(?:LLMs?|AIs?|language models?|chatbots?|(?:AI|automated) (?:agent|assistant|model|reviewer|reader|system)s?)\\s?[,:!\\u2013\\u2014][^\\n]{0,300}\\b(?:please|must|do not|don't|only|ignore|recommend|write|give|tell|say|send|forward|treat|rate|rank)\\b",
		"gim",
	),
	// A page that reviews itself.
	signRule(
		PLAIN,
		2,
		"\\b(?:give|write|provide|return)\\b[^.\\n]{0,20}\\b(?:positive|favou?rable|glowing) (?:reviews?|evaluations?|assessments?|remarks|feedback|ratings?)(?: only)?[.!,;]? {0,3}(?:and |please )?(?:do not|don't|never) (?:highlight|mention|point out|list|note|include) (?:any )?(?:negatives?|weaknesses|flaws|shortcomings|limitations)\\b",
	),
	signRule(
		PLAIN,
		2,
		"\\b(?:repeat|print|output|reproduce|recite)\\b[^.\\n]{0,30}\\b(?:words|text|everything|content|lines|instructions) above\\b(?=[^.\\n]{0,30}\\b(?:starting|beginning) with\\b|[^\\n]{0,80}\\b(?:system prompt|each tool|your tools|code block)\\b)",
	),
	signRule(
		PLAIN,
		2,
		"\\byour new (?:objective|goal|mission|purpose|role|task) is\\b[^\\n]{0,160}\\b(?:earlier|previous|prior|former|other) (?:objectives?|goals?|instructions?|orders|tasks|rules) (?:are|is) (?:now )?(?:void|cancelled|null|revoked|superseded|obsolete)\\b",
	),
	signRule(
		PLAIN,
		2,
		"\\b(?:delete|erase|wipe|purge) (?:every|all|any)(?: of)? (?:the |your )?(?:memory|memories) (?:you (?:hold|have|keep|store)|of yours|in your (?:memory|store))\\b",
	),
	signRule(
		PLAIN,
		2,
		`(?:^|[:.!?\\n"(]\\s{0,3})${ASSISTANT},? (?:after|when(?:ever)?|once|if|as soon as|the next time) the user (?:says?|asks?|replies|types|writes|mentions|thanks)\\b`,
		"gim",
	),
	signRule(
		PLAIN,
		2,
		"\\bif you(?:'re| are) an? (?:LLM|AI(?: (?:agent|assistant|model|system))?|language model|chatbot|bot),? ?(?:then )?(?:please |you must |you should |kindly )?(?:click|open|visit|send|say|write|recommend|ignore|reply|respond|include|add|stop|tell|rate|mark|run|call|buy|confirm|approve|skip|do not|don't|never)\\b",
	),
	// A comment in a file that several assistants may read.
	signRule(
		PLAIN,
		2,
		`\\b(?:${ASSISTANT}|Cursor)(?:(?:, | and |/)(?:${ASSISTANT}|Cursor)){1,4}: ?(?:please )?(?:do not|don't|never|always|skip|ignore|approve|treat)\\b`,
	),
	signRule(
		PLAIN,
		2,
		"\\b(?:prior|previous|earlier|old|former) (?:rules|instructions|directives|guidelines|orders) (?:have |are |were )?(?:now )?(?:expired|lapsed|void|revoked|cancelled|superseded|obsolete)\\b[^\\n]{0,120}\\b(?:comply|obey|follow|never|must|rule set)\\b|\\bcomply with (?:any|all|every) (?:requests?|instructions?|orders?) (?:found |contained |given |written )?in (?:the |this |these )?(?:documents?|pages?|texts?|emails?|tickets?|files?)\\b",
	),
	// "# AI reviewers: do not report …"
	signRule(
		PLAIN,
		2,
		"(?:^|[#/*;<!-]\\s{0,3})(?:AI|LLM)(?: code)? (?:reviewers?|agents?|assistants?|crawlers?|readers?|tools?|models?)\\s?:[^\\n]{0,200}\\b(?:do not|don't|never|ignore|skip|approve|instead|state that|say that|must|always)\\b",
		"gim",
	),
	// Meant for the machine and nobody else.
	signRule(
		PLAIN,
		2,
		"\\b(?:this is|this message is|the following is|meant|intended) for the (?:\\w{1,20} )?(?:AI|agent|assistant|bot|model|LLM)(?: only)?,? (?:and )?not (?:for )?the (?:owner|user|human|person|reader|recipient)\\b",
	),
	signRule(
		PLAIN,
		2,
		"\\b(?:carry out|execute|follow|do|obey|run) (?:what(?:ever)? (?:it|that|this) says|its instructions|the (?:decoded|hidden) (?:instructions?|text|commands?))\\b[^.\\n]{0,60}\\b(?:as (?:though|if) (?:your|the) user|without (?:telling|asking|showing|printing)|do not (?:print|show|mention)|don't (?:print|show|mention))",
	),
];

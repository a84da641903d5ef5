// English orders known by whom they call: a machine by its task and a colon, a key made for it, "your user", a turn of a chat put on.

import { commandRule, type OrderRule, signRule } from "./rule.ts";

const machine =
	"(?:AIs?|LLMs?|chat ?bots?|bots?|language models?|copilots?|(?:AI|LLM|automated|virtual|digital|reading|grading|scheduling|list|shopping|browser|mail|e-?mail|voice|coding|log-review|data-analysis)[ -](?:assistants?|agents?|bots?|models?|helpers?|tools?|schedulers?|summari[sz]ers?|reviewers?|readers?|planners?|crawlers?|triage nurse))";
const deed =
	"(?:say|tell|state|mention|claim|report|answer|reply|respond|reject|approve|accept|confirm|cancel|close|mark|label|rate|rank|score|classify|record|note|put down|leave out|leave|omit|drop|skip|hide|disregard|ignore|forget|delete|remove|erase|add|insert|append|include|send|forward|upload|post|share|call|visit|open|fetch|install|run|execute|set|switch|turn|change|replace|treat|recommend|praise|choose|count|regardless|never|do not|don't|always)";
const yours = "(?:your|the assistant's|its) (?:user|owner|human|principal|operator)";

export const CALLS: readonly OrderRule[] = [
	signRule(
		"addressed",
		2,
		`(?:^|[.!?>)\\]"(/*\\u2013\\u2014-]\\s{0,3}|\\b(?:p\\.?s\\.?|dear|hey|attention|for|to)\\b[ :]{0,2}(?:the |any |all )?)(?:[a-z]{3,12} )?${machine}(?: [a-z]{3,14}ing\\b[^.:\\n]{0,40})?\\s?[:\\u2192]\\s{0,2}(?:please |kindly |now |silently |quietly )?${deed}\\b`,
		"gim",
	),
	signRule(
		"addressed",
		2,
		"\\b(?:assistant|agent|ai|llm|model|bot)_(?:directive|instruction|action|task|order)s?(?:_\\w+)?[\"']?\\s?[:=]|\\b(?:next_(?:action|step)|steps?|instructions?|directive|task)_for_(?:the_)?(?:agent|ai|llm|model|assistant|bot)s?[\"']?\\s?[:=]|\\bMODEL_ACTION_REQUIRED\\b",
	),
	signRule(
		"turn",
		2,
		"(?:\\[END OF [A-Z ]{3,30}\\]|</(?:document|context|data|tool_result|search_results)>)\\s{0,6}(?:new )?(?:user|human)(?: message)?\\s?:",
	),
	commandRule(
		"override",
		2,
		"\\btreat (?:the (?:rest|remainder)|what follows|everything (?:below|that follows)|the following)\\b[^.\\n]{0,30}\\bas (?:an? )?(?:commands?|operator instructions?|system (?:prompt|instructions?|messages?)|(?:direct )?orders? (?:from|by)|instructions? (?:from|by|of) (?:the |your )?(?:user|operator|admin\\w*|system|developer))",
	),
	signRule(
		"override",
		2,
		"\\b(?:higher|more) (?:priority|weight|authority) than (?:anything|everything|what|all)\\b[^.\\n]{0,30}\\b(?:user|operator|system|developer)\\b|\\b(?:do not|don't|never) follow (?:your|the) user's\\b",
	),
	signRule(
		"hide",
		2,
		`\\b(?:do not|don't|never|without|no need to) (?:check|checking|consult|consulting|bother|bothering|asking|ask|confirm|confirming)(?: back)?(?: with)? ${yours}\\b`,
	),
	signRule(
		"addressed",
		2,
		"\\byou,? the (?:AI|LLM|language model|bot|assistant|agent)\\b[^.,\\n]{0,10}\\b(?:reading|going through|processing|handling|summari[sz]ing|sorting|answering)\\b",
	),
	signRule(
		"persuade",
		2,
		"\\b(?:when|the next time) you (?:next )?(?:speak|talk|chat) (?:with|to) your (?:user|owner|human)\\b",
	),
];

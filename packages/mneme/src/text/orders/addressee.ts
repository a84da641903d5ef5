// Who a text speaks to: signs that a sentence is meant for the machine that processes it and not for a person who reads it.

import { latinSign } from "./rule.ts";

/** Nouns that only name a machine. */
const MACHINE =
	"(?:A\\.?I\\.?s?|AIs|LLMs?|(?:chat)?gpt(?:-?\\d\\w*)?s?|claude|gemini|copilots?|chat ?bots?|robots?|robôs?|modèles?|modello|modelo|modelle?n?|KI-\\p{L}+|(?:large )?language[- ]models?|clawbot|openclaw|genai|neural net(?:work)?s?|KI(?:s|-\\p{L}+)?|IAs?|sprachmodelle?n?|mod[eè]les? de langage|modelos? de (?:lenguaje|linguagem)|modell[io] linguistic[io]|taalmodel(?:len)?)";
/** Nouns that name a machine or a person; what stands around them tells. */
const HELPER =
	"(?:assistants?|agents?|bots?|models?|summari[sz]ers?|crawlers?|scrapers?|helpers?|machines?|software|programs?|automations?|parsers?|indexers?|notetakers?|note-takers?|transcribers?|translators?|classifiers?|orchestrators?|sub-?agents?|pipelines?|screeners?|subsystems?|engines?|wallets?|delegates?|(?:auswertende|automatische) \\p{L}+|agents automatiques|agenti automatici|outils?|service(?! desk)|secretar(?:y|ies)|receptionists?|tutors?|friends made of|apps?|(?:automated|digital|virtual|artificial|robotic|non-human|synthetic) \\p{L}+|assistenten?|assistenz|assistentes?|asistentes?|assistant[es]*|assistenti|agenten?|agentes?|agenti|logiciels?|programme?|programas?|maschinen?|automate)";
const QUALIFIER =
	"(?:(?:the|any|all|every|each|whichever|whatever|an?|my|our|your|his|her|their|this|that|subscribers'|readers'|owner's|user's|den|die|das|der|dem|ein[e]?|alle|l'|le|la|les|el|los|las|o|os|as|il|lo|gli|de|het) ?)?(?:[\\p{L}\\d/'’-]{2,20} ){0,4}?(?:[\\p{L}\\d]+-)?";
const AGENT = `(?:${QUALIFIER}\\b(?:${MACHINE}|${HELPER})\\b(?:[ /](?:${MACHINE}|${HELPER})\\b)?)`;

const OPENING =
	"(?:dear|hey|hi|hello|hallo|liebe[rs]?|sehr geehrte[rs]?|attention|achtung|ok(?:ay)?|yo|psst|fellow|listen(?: up)?|instructions?|notes?|notice|hinweis|vermerk|remarks?|messages?|memo|info|directive|reminder|p\\.?s\\.?|btw|by the way|also|and|now|oh|to|for|an|für|pour|para|a|per|voor|à|au|aux|@|only|nur|only for|just for)";
const DIRECTIVE =
	"(?:must|should|shall|ha(?:s|ve) to|(?:is|are) to|needs? to|ought to|will|would do well to|may(?: now)?|can(?: now)?|please|pls|do not|don'?t|never|always|(?:is|are) (?:asked|required|requested|instructed|expected|authori[sz]ed|cleared|free|allowed|permitted|obliged|told|welcome|advised|encouraged|supposed) to|(?:has|have) been (?:asked|cleared|instructed|authori[sz]ed|told)|muss|müssen|soll(?:en|te)?|darf|dürfen|doit|doivent|devra|debe(?:n|rá)?|deve(?:m|rá)?|moet(?:en)?)";
const READING =
	"(?:read|process|summar|parse?|scan|index|crawl|brows|review|evaluat|pick|type|typ|draft|handl|retriev|fetch|see|view|translat|transcri|mark|grad|screen|rank|moderat|arrang|execut|run|answer|open|index|cit|install|turn|writ|book|compar|monitor|look|check|do(?:es|ing)?\\b|lies|liest|verarbeit|zusammenfass|auswert|lit\\b|lee\\b|lê\\b|resum|résum)";

export const ADDRESSEE_SIGNS = {
	/** "Assistants: …", "to the AI drafting the reply: …", "@assistant …" */
	called: latinSign(
		`(?:^|[.!?:;"“”>|#*([{\\-–—/,\\])}]|\\d\\)|\\b(?:and|also|btw|but|so|ok|ps|p\\.s\\.?)\\b)[\\s"'(\\[*_#/>-]*(?:${OPENING}[\\s,:.]*){0,4}${AGENT}(?: (?:[^:,.\\n→]{0,70}))?[\\s"'*_)\\]]*(?:(?::|,|→|->|–|—|!)[\\s"'*_)\\]]*[\\p{L}\\d"“„«]|$)`,
	),
	greeted: latinSign(
		`(?:\\b(?:dear|hey|hi|hello|hallo|lieber?|liebes|geehrte[rs]?|fellow|attention|ok(?:ay)?|@)[ ,]{0,2}(?:\\p{L}{1,15} ){0,2}(?:${MACHINE}|${HELPER})\\b)|@(?:assistant|bot|agent|ai|claude|copilot|gpt)\\b`,
	),
	/** "Note for the AI", "an den Assistenten", "instructions to whoever summarises" */
	dedicated: latinSign(
		`\\b(?:notes?|notice|instructions?|messages?|memo|hints?|info(?:rmation)?|directives?|remarks?|request|guidance|word|line|section|paragraph|block|following|reminder|hinweis|vermerk|anweisung|anmerkung|kommentar|note|nota|istruzioni|instrucciones|instruções)\\b[^.:\\n]{0,24}\\b(?:to|for|addressed to|intended for|an|für|pour|aux?|para|per|voor|à)\\b ?${AGENT}`,
	),
	/** "(for the deck assistant)", "[LLM only]", "{{#ai}}" */
	bracketed: latinSign(
		`[\\[({<]{1,3}[#!/]?\\s?(?:for|to|an|für|pour|para|nur für|only|visible to|note to|retrieval|inbox)?[^\\])}>\\n]{0,24}\\b(?:${MACHINE}|assistants?|agents?|bots?|copilot|model|summari[sz]er|summari[sz]ing|assistenz|assistenten|retrieval only)\\b`,
	),
	/** "AI agents must …", "the software is to …" */
	obliged: latinSign(`\\b(?:${MACHINE}|${HELPER})\\b(?:[^.;:!?\\n]{0,60}?)\\b${DIRECTIVE}\\b`),
	/** "Assistants citing this add that …" */
	described: latinSign(
		`\\b(?:${MACHINE}|${HELPER})\\b,? (?:(?:which|that|who|die|qui|que|with|without|acting|using|for) )?(?:[^.;:!?\\n]{0,20}?)\\b(?:${READING}\\p{L}*|registering|citing|upgrading|booking|comparing|editing|helping|working|access)\\b`,
	),
	conditional: latinSign(
		`\\b(?:if|when|where|whenever|once|while|should|in case|as soon as|unless|falls|wenn|sollte|sofern|si|se|quando|cuando|als)\\b[^.;!?\\n]{0,50}?\\b(?:${MACHINE}|${HELPER})\\b|\\b(?:if|when|while|before|after) (?:you(?:'ve|'re| are| have)? )?(?:summari[sz]|process|read|quot|cit|index|answer|translat|retriev|pars|review|rank|compar|writ|transcri|retell)(?:e|es|ed|ing|ting|y|ies|ling)?\\b|\\bif (?:this|the) (?:passage|page|chunk|text|document|line|file|record|letter|mail|message) is (?:retrieved|read|processed|summari[sz]ed|opened|parsed|indexed)`,
	),
	anything: latinSign(
		"\\b(?:whoever|whomever|who) or (?:what|which)ever\\b|\\bwhatever (?:reads|processes|is reading|system|tool)\\b|\\bhuman or (?:otherwise|machine|not|agent|bot)\\b|\\bhumans?,? (?:can |may |please |should )?(?:skip|ignore|carry on|move on|need not|needn't|don't)\\b|\\bnot (?:to|for) (?:the |a )?(?:person|human|people|humans)\\b|\\bwhoever (?:reads|is reading|processes|summari[sz]es) (?:this|it) (?:with|by|auto|using)|\\bon behalf of (?:the |its |their |your )?(?:user|owner|tenant|customer|client|reader)",
	),
	/** Keys of data made for a model. */
	keyed: latinSign(
		"[\"'\\s{,<\\[(](?:llm|ai|model|agent|assistant|bot|gpt|copilot|system)[_-]?(?:\\w{0,12}[_-])?(?:directive|instructions?|notes?|hints?|steps?|prompts?|message|policy|rules?|context|memory|override|task)\\w{0,4}[\"']?\\s?[:=>]|(?:steps|instructions?|notes?|hints?|message|directive|task)[_-](?:for|to)[_-](?:the[_-])?(?:llm|ai|model|agent|assistant|bot)",
	),
	/** What only the machine has: "your system prompt", "your memory", "your user". */
	owned: latinSign(
		"\\b(?:your|ur|its|their|thy|deine?[nmr]?|ihre?[nmr]?|tus?|sus?|tes|vos|votre|ta|seus?|suas?|tuo|tua|je|jouw) (?:(?:own|long[- ]term|hidden|initial|original|previous|prior|earlier|last|current|stored|saved|core|safety|system|context|chat|next|ganze[ns]?) ){0,3}(?:system|prompts?|instructions?|guidelines|directives?|memory|memories|context(?: window)?|tools?|tool calls?|user'?s?|users?|owner'?s?|operators?|principal|humans?|persona|programming|training|weights|guardrails|filters?|restrictions?|conversation|chat history|session|shell|developers?|creators?|earlier self|future self|past self|answers?|repl(?:y|ies)|responses?|summar(?:y|ies)|overview|outputs?|briefings?|memoria|mémoire|gedächtnis|anweisungen|nutzer\\p{L}*|benutzer\\p{L}*|instrucciones|instruções|consignes|istruzioni|usuario|usuário|utente|utilisateur)\\b",
	),
	/** The person served, spoken of as somebody else. */
	served: latinSign(
		"\\b(?:the|their|his|her|its|your) (?:user|owner|account holder|end[- ]user|person you(?:'re| are) (?:helping|assisting|serving|working for)|human you|recipient|operator|principal|one who started you|patient|customer|client|applicant)\\b|\\b(?:der|dem|den|die) (?:nutzer|benutzer|anwender|mandant|kund)(?:in|en)?\\b|\\b(?:l'utilisateur|el usuario|al usuario|al cliente|del usuario|o usuário|ao usuário|l'utente|de gebruiker)\\b|用户|ユーザー|пользовател",
	),
	/** "You are now …", "as an AI", "you were told". */
	cast: latinSign(
		"\\b(?:you|u)(?:'re|r| are|re)? (?:now|no longer|hereby|being|in (?:dev|developer|debug|admin|maintenance|god)|an? (?:AI|assistant|agent|bot|model|language|unrestricted|unfiltered)|acting as|the (?:AI|assistant|agent|model|bot|log analyst))\\b|\\bas an? (?:AI|assistant|language model|agent|LLM)\\b|\\bif (?:you|u|ur)(?:'re| are|re)? ?(?:an? )?(?:AI|bot|LLM|agent|assistant|model|language model|automated|not human|machine)\\b|\\b(?:act|speak|respond|behave|pretend|roleplay) (?:as|to be|like)\\b|\\bpretend\\b|\\bje bent nu\\b|\\bdu bist (?:jetzt|ab sofort|nun)\\b|\\btu es (?:maintenant|désormais)\\b|\\beres ahora\\b|\\bahora eres\\b|\\bagora (?:você é|és)\\b|\\bals KI\\b",
	),
	/** Marks of the turns of a chat, where a page or a mail has none. */
	turned: latinSign(
		'<\\|?(?:im_start|im_end|system|assistant|endoftext|user|eot)[^>]{0,20}\\|?>|\\[/?(?:SYSTEM|INST|ADMIN|SYS|ASSISTANT|OPERATOR|DEVELOPER)[^\\]]{0,20}\\]|</?(?:system|sys|instructions?|assistant|admin|operator|developer|system-reminder|important|data|tool_result|function_calls?)[^>]{0,20}>|"role"\\s?:\\s?"(?:system|assistant|developer)"|^\\s*#{1,4} ?(?:system|instruction|new (?:task|instruction)|override)|\\b(?:human|user|assistant|system|operator)\\s?: .{0,200}\\b(?:human|user|assistant|system)\\s?: |(?:begin|start|end) of (?:the )?(?:data|operator|system|user\'?s?|search results|document|context|untrusted|imported|tool)|\\bnew (?:task|instructions?|directives?|orders?|policy|system) (?:from|by|for|:|,)|\\b(?:system|admin|operator|developer|security) (?:override|message|notice|directive|command|instruction|update|mode)\\b',
	),
	/** Put where a person does not look. */
	hidden: latinSign(
		"<!--|/\\*|display:\\s?none|visibility:\\s?hidden|font-size:\\s?0|color:\\s?#?(?:fff|white)|\\bhidden\\b|aria-hidden|\\balt=|ausgeblendet|speaker notes?|[\\u200b-\\u200f\\u2060]|\\udb40[\\udc20-\\udc7e]|\\[\\[|\\{\\{",
	),
} as const;

/** In scripts without spaces. */
export const MACHINE_CJK =
	/AI|人工智能|人工知能|智能助手|智能体|大模型|语言模型|言語モデル|助手|アシスタント|エージェント|ボット|机器人|模型|ИИ|нейросет|ассистент|인공지능|어시스턴트|에이전트|المساعد|الذكاء الاصطناعي/u;

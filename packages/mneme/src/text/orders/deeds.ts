// What a text wants done: signs of deeds that only serve who wrote it, of secrecy, and of leave that somebody is said to have given;
// and the signs that a text merely tells of such things.

import { latinSign } from "./rule.ts";

const PLACE =
	"(?:[\\w.+-]+@[\\w-]+\\.[\\w.]+|https?://|\\b[\\w-]+(?:\\.[\\w-]+)*\\.(?:example|com|net|org|io|dev|test|app|info|biz|xyz|ru|cn|co)\\b|\\+\\d{6,}|0x[0-9a-f]{4,}|\\bIBAN\\b|\\bbc1|\\bpublic(?:ly)?\\b|pastebin|webhook|endpoint|\\bthe (?:sender|author|vendor|supplier|publisher|address|number|following address)\\b|\\bto (?:me|us|him|her|them)\\b)";
const PRIVATE =
	"(?:passwords?|passphrases?|credentials?|api[_ -]?keys?|secrets?|tokens?|cookies?|\\.env\\b|\\.ssh|id_rsa|\\.aws|AWS_\\*?|environment variables?|private keys?|recovery codes?|verification codes?|one-time codes?|2fa|pin\\b|conversations?|chat (?:history|log)|(?:system |hidden |initial )prompt|instructions|contacts?(?: list)?|address book|date of birth|phone numbers?|policy number|social security|passport|location|home address|salar(?:y|ies)|payroll|bank (?:details|account|statement)|card (?:number|details)|personal (?:data|details|information)|files?|folder|directory|inbox|e-?mails?|mail(?:box|s)?|attachments?|photos?|documents?|database|customer list|memory|transcript|history|headers|full name|kontaktliste|passw[oö]rt\\p{L}*|zugangsdaten|kontoauszug|relevé|contraseñas?|senhas?|mots? de passe|contactos|contatos|historial|histórico|riwayat)";

export const DEED_SIGNS = {
	/** Something private goes out, or something goes to a given place. */
	send: latinSign(
		`\\b(?:send|sends|sending|forward|forwards|upload|uploads|post|posts|publish|email|emails|e-mail|mail|transmit|export|exports|copy|submit|submits|share|leak|exfiltrate|paste|dm|text|append|appends|include|attach|put|embed|encode|pass|echo|echoing|report|whisper|read(?:s)? (?:it |them )?(?:out|aloud)|read|list|reply|respond|answer|disclose|give|hand|tell|collect|write|enter|fill|type|transfer|contact|ping|notify|call|register|schick\\p{L}*|send\\p{L}{1,3}|leite\\p{L}*|lade\\p{L}*|envoie\\p{L}*|envoy\\p{L}*|transmet\\p{L}*|joign\\p{L}*|env[ií]\\p{L}*|manda\\p{L}*|reenv\\p{L}*|invia\\p{L}*|stuur\\p{L}*|kirim\\p{L}*)\\b[^.\\n]{0,90}?(?:${PLACE})`,
	),
	private: latinSign(
		`\\b(?:send|sends|forward|forwards|upload|uploads|post|posts|publish|email|transmit|export|exports|copy|submit|share|leak|paste|append|include|attach|put|embed|encode|pass|echo|echoing|reveal|reveals|show|print|output|repeat|recite|read|reads|disclose|give|hand|collect|enter|open|search|dump|list|summarize|translate|verrate\\p{L}*|schick\\p{L}*|zeig\\p{L}*|gib|lade\\p{L}*|envoie\\p{L}*|joign\\p{L}*|révèle\\p{L}*|montre\\p{L}*|env[ií]\\p{L}*|muestra\\p{L}*|revela\\p{L}*|mostr\\p{L}*|kirim\\p{L}*)\\b[^.\\n]{0,60}?\\b${PRIVATE}`,
	),
	money: latinSign(
		"\\b(?:transfer|transfers|wire|pay|pays|purchase|purchases|buy|buys|order|orders|release|refund|refunds|donate|subscribe|subscription|upgrade|discount|invest|book|commit|commits|authori[sz]e|charge|überweis\\p{L}*|bezahl\\p{L}*|kauf\\p{L}*|compra\\p{L}*|achète\\p{L}*|paga\\p{L}*)\\b[^.\\n]{0,60}?(?:payment|\\bpaid\\b|purchase|invoice|[€$£]|\\d{2,}|BTC|wallet|IBAN|account|unit|plan\\b|months?|price|total|free|off\\b|fee|deposit|donation|item|everything|konto|cuenta|conta|compte)",
	),
	access: latinSign(
		"\\b(?:unlock|disarm|disable|disables|deactivate|switch(?:es)? off|switch(?:es)?|turn(?:s)? off|bypass|skip|skips|auto-?approve|approve|approves|accept|accepts|grant|grants|allow|allows|confirm|confirms|click|clicks|set|sets|lift|open|opens|remove|add|adds|create|leave|leaves|stop|whitelist|trust|exempt|release|bestätig\\p{L}*|genehmig\\p{L}*|freigeb\\p{L}*|accepte\\p{L}*|acepta\\p{L}*|aprueba\\p{L}*|aceit\\p{L}*|aprov\\p{L}*)\\b[^.\\n]{0,60}?\\b(?:door|lock|gate|vents?|alarms?|detector|camera|checks?|confirmations?|review(?:er|ers)?|backups?|verification|verify|match|fraud|safety|security|certificates?|admin|role|permissions?|sharing|access|remote|pending|requests?|purchases?|everything|all|any|every|limits?|filters?|protection|firewall|antivirus|logging|tests?|list of people|approvals?|consent|dialog|accept|waiver|invoice|deposit|contract|fernzugriff|acc[eè]s|acceso|acesso)\\b",
	),
	destroy: latinSign(
		"\\b(?:delete|deletes|erase|wipe|overwrite|drop|drops|purge|remove|removes|rm -rf|destroy|encrypt|encrypts|clear|cancel|cancels|close|discard|lösch\\p{L}*|supprim\\p{L}*|efface\\p{L}*|borra\\p{L}*|elimina\\p{L}*|apag\\p{L}*|exclu\\p{L}*|verwijder\\p{L}*|hapus\\p{L}*)\\b[^.\\n]{0,50}?\\b(?:all|every|any|any ?thing|files?|folders?|director(?:y|ies)|e-?mails?|messages?|records?|rows?|lines?|backups?|database|tables?|contacts?|memor(?:y|ies)|entries|logs?|notes?|reports?|tickets?|home|visit|appointment|it|them|this|prod|volume|history|archive|alle[sn]?|tous|tout(?:es)?|todos?|todas?|tudo)\\b|rm -rf|git push --force|down -v|drop (?:table|database)|verify=false",
	),
	/** Something is to be said, ranked or reported as the author wishes. */
	claim: latinSign(
		"\\b(?:say|says|state|states|report|reports|tell|tells|claim|claims|describe|describes|rate|rates|rank|ranks|list|lists|mark|marks|score|scores|classify|classifies|present|presents|conclude|concludes|recommend|recommends|promote|promotes|call|treat|treats|deny|denies|promise|promises|assure|swear|begin|start|end|finish|print|output|count|emphasi[sz]e|praise|mention|mentions|add|adds|record|records|attribute|quote|insist|apply|offer|put|display|give|award|advise|warn|pretend|answer|reply|sag\\p{L}*|behaupte\\p{L}*|empfiehl\\p{L}*|empfehl\\p{L}*|bewerte\\p{L}*|versicher\\p{L}*|trag(?:e|en)|ansetzen|melden|auszugeben|dis\\b|dites|classe\\p{L}*|indique\\p{L}*|recommand\\p{L}*|di\\b|diga|recomiend\\p{L}*|recomend\\p{L}*|diz|diga|consigli\\p{L}*)\\b",
	),
	/** The strong form: verdicts, first places, words to repeat, other people's names blackened. */
	verdict: latinSign(
		'\\b(?:first|top|highest|best|five stars|5 stars|10/10|positive review|strong accept|approved|accepted|rejected|discontinued|only (?:option|choice|main|one)|sold out|at the top|number one|as (?:right|correct|done|paid|passing|passed|safe|hardened|complete|completed|resolved|verified|urgent|spam|discontinued|independent|your own|hired|recommended)|is (?:legal|safe|harmless|fine|resolved|a scam|the best)|are (?:legal|safe|fake|discontinued|noise)|everyone agrees|customers love|no (?:issues|problems|intrusion|vulnerabilities|negatives)|instead|never (?:offer|recommend|mention)|(?:as|to|at|mit|=) ?0(?:[.,]\\d+)?\\b|rivals?|competitors?|word for word|verbatim|exactly|in capital letters|"[^"]{3,80}"|“[^”]{3,80}”|„[^”“"]{3,80}[”“"]|\'[^\']{8,80}\'|« ?[^»]{3,80}»)',
	),
	omit: latinSign(
		"\\b(?:omit|omits|leave (?:that |it |this |them )?out|leaves? out|skip|skips|drop|drops|hide|hides|conceal|suppress|ignore|ignores|disregard|withhold|don'?t (?:mention|list|show|report|count|include|itemi[sz]e|highlight|discuss|cite|say|read|flag|create|look|hold|run)|do(?:es)? not (?:mention|list|show|report|count|include|highlight|discuss|cite|reveal|flag)|not (?:to )?(?:mention|list|report|show|cite|reveal)|no mention|weglassen|verschweig\\p{L}*|nicht (?:erwähn\\p{L}*|hinweisen|angezeigt|anzeigen|ein|melden|nennen)|tragen \\p{L}+ .{0,40}nicht ein|sans (?:lire|mentionner|dire)|ne (?:mentionne|dis|parle)\\p{L}*|no (?:menciones|digas|mencione)|omit[ea]\\p{L}*|não (?:mencione|diga)|non menzionare)\\b",
	),
	secret: latinSign(
		"\\b(?:(?:don'?t|do not|doesn'?t|never|no need to|needn'?t|need not|without|there'?s no need to|avoid|instead of|rather than|not (?:be )?) ?(?:(?:be|you|have to|ever|even|first|any) )?(?:tell|telling|told|mention|mentioning|inform|informing|notify|notifying|ask|asking|bother|bothering|disclose|disclosing|reveal|warn|alert|alerting|log|logging|confirm|confirming|confirmation|comment|explain|explaining|show|showing|prompt|prompting|paged|page|run it by|say(?:ing)? (?:so|anything)|wait(?:ing)? for|check(?:ing)? with|hesitat\\p{L}*|question\\p{L}*|permission|approval|itemi[sz]e)|silently|secretly|quietly|discreetly|covertly|in the background|unnoticed|between (?:us|you and me)|keep (?:this|it|that) (?:to yourself|quiet|secret|hidden|between)|our (?:little )?secret|says? nothing|say nothing|tell no ?(?:one|body)|nobody (?:needs|has) to know|invisible to|as if nothing|no (?:prompt|confirmation|approval|questions?|follow-?up|permission|review|check) (?:is |are )?(?:needed|required|necessary)|confirmation prompts? (?:is|are) off|rückfragen? (?:ist |sind )?(?:nicht|un)\\p{L}*|ohne (?:rückfrage|nachzufragen|zu fragen|wissen|dass)|nicht (?:erwähnen|sagen|mitteilen)|sans (?:demander|le dire|prévenir|en parler|confirmation)|sin (?:preguntar\\p{L}*|avisar|decir|informar|confirmar|consultar)|no hace falta (?:pregunt|avis|confirm)\\p{L}*|sem (?:perguntar|avisar|informar|dizer|confirmar)|senza (?:chiedere|dire|avvisare|informare)|zonder (?:te vragen|het te zeggen))\\b|(?:不要|别|勿|无需)(?:告诉|告知|通知|询问|提及|让)|知らせず|言わず|伝えず|通知せず|確認(?:は)?不要|確認せず",
	),
	consent: latinSign(
		"\\b(?:user|owner|customer|client|patient|person|recipient|reader|boss|CEO|editor|legal|management|maintainers?|reviewers?|publisher|team|HR|IT|admin|administrator|director|manager|she|he|they|we both|everyone|K\\.|mandant|nutzer|patient|kunde|cliente|usuario|usuário|utilisateur)(?:'s|'ve|'d)?\\b[^.\\n]{0,30}?\\b(?:(?:ha(?:s|ve|d)|is|are|was|were)? ?(?:already |fully |always |also |explicitly )*(?:agreed|agrees?|approved|approves?|asked|authori[sz]ed|consented|consents|said (?:fine|yes|ok|so)|wants?|knows?|confirmed|cleared|opted|pre-?approved|aware|fine with|ok(?:ay)? with|accepted|requested|allowed|instructed|told us|gave|granted|wishes|likes|weiß bescheid|einverstanden|zugestimmt|está de acuerdo|ya aceptó|d'accord))\\b|\\bpre-?(?:approved|authori[sz]ed|cleared)\\b|\\b(?:already|been) (?:agreed|approved|verified|cleared|confirmed|checked|authori[sz]ed)\\b|\\bverified\\b|\\bauto-?approve\\b|\\bmanager override\\b|\\b(?:by order|on (?:the )?(?:orders?|instructions?|request) of)\\b|\\bhouse style\\b|\\bgeklärt\\b|\\bweiß bescheid\\b",
	),
	memory: latinSign(
		'\\b(?:remember|save|saves|store|stores|note|record|records|write|add|jot|keep|put|log|leave|commit|memori[sz]e|guarda\\p{L}*|recuerda|speicher\\p{L}*|merk\\p{L}*|enregistre\\p{L}*|retiens|grava|salva|lembre)\\b[^.\\n]{0,70}?\\b(?:memory|memories|long[- ]term|profile|preferences?|notebook|permanent(?:ly)?|that (?:the |your )?(?:user|owner|customer|client|you|she|he|they|this|links?)|knowledge|for (?:all |every )?future|from (?:now|here) on|always|memoria|mémoire|gedächtnis|memória|largo plazo|longo prazo)\\b|\\b(?:store|save|record)(?: this| it)?(?: as)?:? ["“\']|"memory"|"op"\\s?:\\s?"add"|\\bcore memory\\b|\\bmemory (?:store|update|folder|file|entry|record|protection)\\b|记忆|记住|記憶|覚えて',
	),
	override: latinSign(
		"\\b(?:ignore|ignores|disregard|forget|override|overrides|bypass|drop|discard|cancel|abandon|supersedes?|replaces?|annul\\p{L}*|ignorier\\p{L}*|vergiss|missacht\\p{L}*|oublie\\p{L}*|ignore[rz]?|olvida\\p{L}*|ignora\\p{L}*|esqueç\\p{L}*|esquece|dimentica|vergeet|negeer|abaikan)\\b[^.\\n]{0,50}?\\b(?:instructions?|rules?|prompts?|guidelines?|directives?|policies|policy|constraints|restrictions?|limits?|orders|persona|safety|training|filters|programming|tasks?|anweisungen|regeln|vorgaben|auftrag|consignes|règles|instrucciones|reglas|instruções|regras|istruzioni|regole|opdracht|instructies|arahan)\\b|\\bno (?:longer )?(?:rules|restrictions|limits|filters|guidelines|guardrails)\\b|\\b(?:dev|developer|debug|god|admin|maintenance|DAN|jailbreak|unrestricted)[ -]?mode\\b|\\bsafety (?:layer|rules|filters?|guidelines)\\b|\\bno (?:longer|more) (?:an assistant|bound|apply)|\\bdon'?t apply\\b|(?:忽略|无视|無視|忘记|忘れ)[^。\\n]{0,20}|(?:以前|之前|上述|上記)の?(?:指示|指令|规则)",
	),
	run: latinSign(
		"\\b(?:run|runs|execute|executes|invoke|call|calls|eval|carry (?:it |them )?out|install|npx|pip install|curl|decode|publish|push|deploy|replace|download|paste)\\b[^.\\n]{0,60}?(?:`|\\w+\\(|\\bshell\\b|\\bcommands?\\b|\\bscript\\b|\\bcode\\b|\\btool\\b|--\\w|\\|\\s?(?:ba)?sh|\\bterminal\\b|\\bpackage\\b|\\bfunction\\b|\\bit out\\b)",
	),
	visit: latinSign(
		`\\b(?:click|clicks|visit|visits|open|opens|follow|follows|fetch|load|loads|go to|browse|navigate|download|scan|image link|link|öffne\\p{L}*|besuch\\p{L}*|klick\\p{L}*|ouvre\\p{L}*|clique\\p{L}*|visita\\p{L}*|abre|abra)\\b[^.\\n]{0,60}?${PLACE}`,
	),
	lasting: latinSign(
		"\\b(?:from (?:now|here|this (?:moment|evening|point)|today)(?: on(?:wards?)?)?|henceforth|permanent(?:ly)?|for ?ever|in (?:all|every|future|each)|(?:each|every) (?:time|answer|reply|session|message|briefing|summary|request|start|call)|whenever|until (?:further|told|the end)|at the (?:top|end|beginning|start) of (?:all|every|each|your)|always|any (?:time|question)|from then|overnight|ab (?:jetzt|sofort)|künftig|immer|dorénavant|toujours|siempre|a partir de|sempre|d'ora in poi|今后|从现在|今後|以降)\\b|今后|从现在|今後|以降",
	),
	/** The author gives himself the last word. */
	authority: latinSign(
		"\\b(?:system|admin(?:istrator)?|developer|operator|security team|compliance|root|owner of this|page owner|superuser|head office|headquarters|anthropic|openai|google|microsoft)\\b[^.\\n]{0,30}?\\b(?:notice|message|directive|instruction|command|order|override|requires?|update|policy|says|authori[sz]ed|request|mode|prompt)\\b|\\b(?:highest|top) priority\\b|\\b(?:new|updated|following|these|page'?s) (?:directive|instructions?|orders?|rules|policy)\\b|\\bmandatory\\b|\\bobey\\b|\\byou (?:now )?report to\\b|\\bauthority\\b|\\bcompliance\\b|\\blicen[cs]e\\b|\\bclearance\\b|\\botherwise (?:the|it|you)\\b|\\bin order (?:for|to)\\b|\\bso that\\b",
	),
} as const;

export const TELLING_SIGNS = {
	/** Of such attacks, as a subject. */
	attack: latinSign(
		"\\b(?:prompt[- ]?injections?|injections?|jailbreak\\p{L}*|attack(?:s|ers?|ing|ed)?|vulnerabilit(?:y|ies)|advisory|CVE|OWASP|red[- ]?team\\p{L}*|exploit\\p{L}*|poison(?:ed|ing)|payloads?|phishing|malicious|untrusted|threats?|mitigat\\p{L}*|defen[cs]es?|incident|post-?mortem|fraud|scam|angriff\\p{L}*|attaques?|ataques?|攻击|攻撃|注入|インジェクション)\\b",
	),
	study: latinSign(
		"\\b(?:we (?:asked|study|studied|tested|propose|measure|find|found|evaluate|show|collected|observed|reproduced)|abstract|paper|study|survey of|benchmark|researchers?|evaluat(?:ed|ion)|experiment|percent|\\d ?%|in (?:a|our) sample|model card|known (?:failure|issue)s?|intended use|article|blog post|lecture|course|chapter|lesson|exercise|workshop|talk)\\b",
	),
	/** Told of the past, or of somebody. */
	told: latinSign(
		"\\b(?:said|asked|told|wrote|whispered|shouted|roared|nodded|answered|replied|tried|refused|happened|learned|noticed|was|were|had|did|went)\\b",
	),
	/** A person keeps the say. */
	asks: latinSign(
		"\\b(?:ask(?:s|ing)? (?:the |your |their |its )?(?:user|owner|human|person|maintainer|customer|first)|(?:user|person|human|owner|maintainer|editor)(?:'s)? (?:confirms?|confirmation|approv\\p{L}+|permission|consent|signs off|decides?|review)|confirm(?:ed)? (?:with|by) (?:the |your |a )?(?:user|human|person|owner)|show (?:the |it |them |a )?(?:\\p{L}+ )?to (?:the |your )?(?:user|human|owner)|before (?:any|a) (?:purchase|action|change)|if you like|optional|at any time|you can (?:remove|decline|turn)|suggest asking|never ask|need(?:s)? (?:your|human|explicit|a person's) (?:approval|consent|confirmation|review)|untrusted|humans merge|read-only)\\b",
	),
	/** A form of words between people. */
	people:
		/\b(?:cheers|regards|sincerely|yours|best wishes|xx|love,|thanks,|many thanks|vielen dank|mit freundlichen|cordialement|saludos|dear (?:mr|ms|mrs|dr|all|team|parents|neighbou?rs|customers?|colleagues|passengers|hiring)|hi (?:all|team|everyone|[A-Z][a-zß-ÿ]+)|passengers|students?|tenants?|players?|parents|mum|dad|gran)\b/,
	work: latinSign(
		"\\b(?:hiring|vacancy|apply|applicants?|applications? (?:to|by)|full[- ]time|part[- ]time|m/f/d|salary range|position|job(?: ad)?|role (?:of|as)|CV to|the assistant will|personal assistant to|administrative assistant)\\b",
	),
	code: latinSign(
		"\\b(?:const|let|var|function|def|class|import|export|return|assert|expect|throw|if \\(|console\\.|print\\()\\b|=>|\\{\\s*\\n|</\\w+>|^\\s*[#$>]\\s",
	),
	quoted: latinSign("[\"“„«「『'`](?:[^\"”“»」』'`\\n]{12,200})[\"”“»」』'`]"),
	/** Speaks of users' bans and policies on machines. */
	ban: latinSign(
		"\\b(?:may not|must not|not allowed|forbidden|prohibited|disallow|do(?:n'?t| not) (?:use|let|allow|paste|enter|trust|rely|give|share)|never (?:share|tell|give|ask|trust))\\b[^.\\n]{0,60}",
	),
	question: latinSign("\\?\\s*$"),
	agentdocs: latinSign(
		"\\bllms\\.txt\\b|\\bAGENTS\\.md\\b|robots\\.txt|user-agent:|disallow:|\\bagent-friendly\\b|rate limit|back ?off|\\bRFC\\b|openapi|\\bquick ?start\\b|\\bAPI reference\\b|\\bdocs?\\b|\\bparameters?\\b|\\bendpoint\\b|\\bchangelog\\b",
	),
} as const;

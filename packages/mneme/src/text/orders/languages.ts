// The plainest orders in other languages: drop your instructions, show your prompt, remember this, recommend that, hide it.
// One block per language; each pattern is enough by itself.

import type { OrderRule } from "./rule.ts";

/** `\b` knows ASCII letters only: here it is an edge before or after letters of any script. */
const START = "(?<!\\p{L})";
const END = "(?!\\p{L})";

const rule = (name: string, source: string): OrderRule => ({
	name,
	weight: 2,
	pattern: new RegExp(source.replace(/\\b(?=\(\?:|\p{L})/gu, START).replaceAll("\\b", END), "giu"),
});

/** A language's rules are tried only where words of it, or of the few things such orders speak of, occur: most text has none. */
export interface OrderLanguage {
	readonly words: RegExp;
	readonly rules: readonly OrderRule[];
}

const GERMAN = [
	rule(
		"addressed",
		"\\b(?:agent|assistent|modell|KI|bot)\\s?: ?(?:lösche?|schicke?|sende?|sag |ersetze?|speichere?|ignoriere?|vergiss|schreibe?|zeige?|kopiere?)\\b",
	),
	rule(
		"addressed",
		"\\b(?:an|für) (?:den|die|das|alle) (?:KI|LLM|sprachmodell|chatbot)(?:-?\\w+)?,? (?:der|die|das|welche[rs]?) [^.:\\n]{3,60}: ?\\p{L}",
	),
	rule(
		"addressed",
		"\\bignorier(?:e|en sie) (?:das, )?was (?:der|dein|ihr) nutzer (?:\\w+ )?(?:will|verlangt|gesagt|sagt|möchte)\\b",
	),
	rule(
		"addressed",
		"\\b(?:falls|wenn|sofern) (?:du|sie) (?:eine?n? )?(?:automatische[rs]? )?(?:KI|LLM|sprachmodell|assistent|agent|bot|chatbot)(?:-\\w+)? (?:bist|sind)\\b",
	),
	rule(
		"hide",
		"\\brückfragen? (?:bei (?:ihm|ihr|ihnen|dem nutzer|der nutzerin)|beim nutzer)[^.\\n]{0,12}(?:nicht nötig|unnötig|nicht erforderlich|überflüssig)\\b|\\bohne (?:den nutzer|deinen nutzer|rücksprache mit dem nutzer)\\b",
	),
	rule(
		"addressed",
		"\\b(?:KI|sprachmodell|chatbot|bot|mailassistent(?:en)?|assistent(?:en)?),? (?:die|das|der)(?: du)? [^.:\\n]{3,50}\\b(?:liest|auswertest|auswertet|zusammenfasst|bearbeitest|bearbeitet|verarbeitet|sortiert)(?:\\s?:|,? (?:hat|soll|muss|darf)\\b)",
	),
	rule(
		"addressed",
		"\\bals (?:KI|sprachmodell|assistent)[^.\\n]{0,20}\\b(?:musst|sollst|hast|darfst) du\\b|\\boberste anweisung\\b|\\bhandle ab (?:jetzt|sofort) als\\b",
	),
	rule(
		"override",
		"\\b(?:vergiss|vergessen sie|ignoriere?) (?:bitte )?(?:alles|was),?[^.\\n]{0,25}\\b(?:gesagt|gelernt|steht|stand|vorher|bisher|zuvor)\\b|\\bantworte (?:ab jetzt )?nur noch mit\\b",
	),
	rule(
		"addressed",
		"\\b(?:achtung|liebe[rs]?|hallo|hey|an die|an alle),? (?:KIs?|KI-\\w+|sprachmodelle?|chatbots?)\\b[^.\\n]{0,5}[:,!]",
	),
	rule(
		"override",
		"\\b(?:ignorier(?:e|t|st du|en sie)?|missachte[nt]?|missachtest du|vergiss|vergessen sie|vergesst|verwirf|überge?he?n?|umgehe?n?|befolge(?:n sie)? nicht)\\b[^.\\n]{0,40}\\b(?:anweisung(?:en)?|regeln?|vorgaben?|instruktion(?:en)?|richtlinien?|befehle?|systemprompt|prompts?|einschränkungen)\\b(?! zu[rm])",
	),
	rule(
		"reveal",
		"\\b(?:gib|geben sie|zeige?n?|nenne?n?|verrate?n?|drucke?n?|offenbare|wiederhole?n?)\\b[^.\\n]{0,30}\\b(?:dein(?:en?)?|ihren?)\\b[^.\\n]{0,20}\\b(?:system-?prompt|systemanweisung(?:en)?|anweisungen|prompts?)\\b",
	),
	rule(
		"memory",
		"\\b(?:speicher(?:e|n sie)|merk(?:e)? dir|füge?|notiere|schreibe?|trage?)\\b[^.\\n]{0,60}\\b(?:dein(?:em|er|en)?|ihr(?:em|er|en)?)\\s+(?:\\w+\\s)?(?:gedächtnis|speicher|langzeitgedächtnis|erinnerung(?:en)?)\\b",
	),
	rule(
		"standing order",
		"\\b(?:ab sofort|von nun an|ab jetzt|künftig)\\b(?![^.\\n]{0,30}\\b(?:mir|mich)\\b)[^.\\n]{0,40}\\b(?:empfiehlst|empfehlen sie|empfiehl|bist du|antwortest du|musst du|wirst du|antworte|sagst du|gehorchst)\\b",
	),
	rule(
		"addressed",
		"\\b(?:hinweis|nachricht|anweisung(?:en)?|achtung|notiz)\\b[^.:\\n]{0,12}\\b(?:an|für)\\b[^.:\\n]{0,15}\\b(?:KI|LLM|sprachmodelle?|assistent(?:en)?|chatbots?|agenten)\\b|\\bwenn du (?:eine? )?(?:KI|LLM|sprachmodell|assistent)\\b",
	),
	rule(
		"exfiltrate",
		"\\b(?:sende|schicke?|leite|übermittle|lade|maile)\\b[^.\\n]{0,50}\\b(?:passwörter|zugangsdaten|gesprächsverlauf|chatverlauf|(?:daten|e-?mails|kontakte|dateien) des (?:nutzers|benutzers|anwenders)|systemprompt|api-?schlüssel)\\b",
	),
	rule(
		"hide",
		"\\b(?:sag|erzähl|verrate|teile)e?\\b[^.\\n]{0,15}\\b(?:dem|den) (?:nutzer|benutzer|anwender)n?\\b[^.\\n]{0,30}\\b(?:nichts|nicht)\\b|\\bohne (?:den|dem) (?:nutzer|benutzer) (?:zu (?:informieren|fragen)|davon)",
	),
	rule(
		"role",
		"\\bdu bist (?:jetzt|nun|ab sofort|von nun an)\\b[^.\\n]{0,40}\\b(?:ohne|frei|unbeschränkt\\w*|uneingeschränkt\\w*|DAN|keine)\\b",
	),
];

const FRENCH = [
	rule(
		"override",
		"\\bignore[zr]? (?:tout )?ce qui (?:précède|est au-dessus)\\b|\\b(?:assistant|agent|modèle|IA)\\s?: ?(?:ne |n['’])?(?:affich|résum|répon|envo|transf|efface|supprim|ajout|recommand|dis |oublie)",
	),
	rule(
		"addressed",
		"\\b(?:bonjour|salut|chère?|coucou),? (?:l['’])?(?:IA|chatbot|modèle de langage|intelligence artificielle)\\b|\\b(?:à|pour) (?:l['’]|les? |aux? )(?:IA|agents? IA|assistants? IA|modèles? de langage|chatbots?) qui [^.:\\n]{3,60}: ?\\p{L}|\\b(?:vous travaillez|tu travailles) (?:désormais |maintenant )?pour (?:moi|nous) et (?:non|plus|pas)\\b",
	),
	rule(
		"addressed",
		"\\bà l['’]attention (?:de l['’]|des |du )(?:assistants?|agents?|IA|modèles?|robots?)\\b|\\bignore[zr]? (?:ce que (?:l['’]utilisateur|le client) (?:a |te |vous )*(?:demandé|demande|dit)|la demande de l['’]utilisateur)\\b",
	),
	rule(
		"addressed",
		"\\bsi (?:vous êtes|tu es) une? (?:agent|assistant|bot|robot|IA|LLM|modèle|système)(?: automatique| automatisé\\w*| d'IA| de langage)?\\b|^\\W{0,3}(?:assistant|agent|IA)\\s?: ?(?:ne |n')?(?:résum|répon|envo|transf|approuv|ignor|suppr|ajout|recommand)",
	),
	rule(
		"addressed",
		"\\bsi (?:vous êtes|tu es) un (?:agent|robot|programme|système|modèle|assistant) (?:automati\\p{L}+|virtuel|IA)\\b|\\b(?:l'IA|assistant|modèle|agents? automatiques?) qui (?:lit|lira|résume|traite|consultent?)\\b[^.:\\n]{0,40}(?::|\\b(?:doit|doivent|répondra|ont pour consigne)\\b)",
	),
	rule(
		"override",
		"\\bn'obéis(?:sez)? plus\\b|\\bne (?:respecte|suis|suivez|respectez)[sz]? plus (?:tes|vos|les)\\b|\\bsans (?:aucune )?(?:censure|restriction)s?\\b[^.\\n]{0,30}\\b(?:réponds|agis|agissez)|\\b(?:agis|comporte-toi|agissez) (?:maintenant )?comme[^.\\n]{0,30}\\bsans\\b",
	),
	rule(
		"override",
		"\\b(?:oublie[zr]?|ignore[zr]?) (?:tout )?ce qu'on (?:t'a|vous a) dit|\\bne plus (?:suivre|obéir|respecter)\\b[^.\\n]{0,20}\\b(?:consignes|instructions|règles)|\\bobéi[rs]\\w* (?:uniquement|seulement) (?:à|aux)",
	),
	rule(
		"addressed",
		"\\bcher(?:s)? (?:assistant|agent|modèle)s?(?: IA)?\\b[^.\\n]{0,60}\\b(?:réponds|répondez|dis|dites|recommande|ignore|envoie|ne mentionne|approuve|note[zr]?)",
	),
	rule(
		"override",
		"\\b(?:ignore[zr]?|oublie[zr]?|ne (?:tiens|tenez) pas compte|néglige[zr]?|fais abstraction|faites abstraction|ne (?:suis|suivez) (?:pas|plus)|contourne[zr]?|désobéis\\w*)\\b[^.\\n]{0,25}\\b(?:les|tes|vos|toutes?|ces|aux?|des|ta|la|le)\\b[^.\\n]{0,25}\\b(?:instructions?|consignes?|règles?|directives?|ordres|prompt)\\b",
	),
	rule(
		"reveal",
		"\\b(?:affiche|montre|révèle|donne|répète|imprime|divulgue|écris)[zr]?\\b[^.\\n]{0,30}\\b(?:ton|tes|votre|vos|le|les)\\b[^.\\n]{0,20}\\b(?:prompt(?: système| initial)?|instructions (?:système|initiales|cachées)|invite système)",
	),
	rule(
		"memory",
		"\\b(?:ajoute|enregistre|mémorise|note|inscris|sauvegarde|garde|stocke)[zr]?\\b[^.\\n]{0,50}\\b(?:ta|votre) (?:mémoire|base de connaissances)",
	),
	rule(
		"standing order",
		"\\b(?:à partir de maintenant|désormais|dorénavant)\\b(?![^.\\n]{0,30}\\b(?:me|moi)\\b)[^.\\n]{0,40}\\b(?:recommande[zr]?|tu (?:es|dois|réponds|recommandes|obéis)|vous (?:êtes|devez|répondez|recommandez)|réponds|répondez)",
	),
	rule(
		"addressed",
		"\\b(?:note|message|instructions?|attention|avis|consigne)\\b[^.:\\n]{0,15}\\b(?:à l'|aux?|pour l[ea']s?|pour)\\s?(?:IA|LLM|intelligences? artificielles?|assistants?(?: IA)?|modèles? de langage|agents? IA)\\b|\\bsi (?:tu es|vous êtes) une? (?:IA|intelligence artificielle|modèle|assistant|LLM)",
	),
	rule(
		"exfiltrate",
		"\\b(?:envoie|envoyez|transmets|transmettez|transfère|transférez|publie)[zr]?\\b[^.\\n]{0,50}(?:l'historique|mots de passe|(?:données|e-?mails|courriels|contacts|fichiers) de l'utilisateur|la conversation|clés? API|identifiants)",
	),
	rule(
		"hide",
		"\\b(?:ne (?:dis|dites|le dis|mentionne|préviens|prévenez)\\b[^.\\n]{0,20}\\bl'utilisateur|sans (?:prévenir|informer|avertir|en parler à) l'utilisateur|à l'insu de l'utilisateur)",
	),
	rule("role", "\\b(?:tu es|vous êtes) (?:maintenant|désormais)\\b[^.\\n]{0,40}\\b(?:sans|libre|DAN|aucune)\\b"),
];

const SPANISH = [
	rule(
		"addressed",
		"\\b(?:agente|asistente|modelo|IA)(?: virtual)?\\s?: ?(?:no )?(?:borra|elimina|envía|di |sustituye|guarda|ignora|olvida|escribe|muestr|copia)",
	),
	rule(
		"addressed",
		"\\b(?:hola|querid[oa]|estimad[oa]),? (?:IA|chatbot|modelo de lenguaje|inteligencia artificial)\\b|\\b(?:al?|para) (?:la |el |los )?(?:IA|agentes? de IA|asistentes? de IA|modelos? de lenguaje|chatbots?) que [^.:\\n]{3,60}: ?\\p{L}|\\btrabajas (?:ahora )?para (?:mí|nosotros) y no\\b",
	),
	rule(
		"addressed",
		"\\ba la atención (?:de la|del|de los) (?:asistentes?|agentes?|IA|modelos?)\\b|\\bignor[ae] lo que (?:el usuario|la usuaria|tu usuario) (?:te )?(?:ha )?(?:pedido|pidió|pide|dijo|dice)\\b",
	),
	rule(
		"addressed",
		"\\bsi (?:usted )?(?:es|eres) una? (?:agente|asistente|bot|robot|IA|LLM|modelo|sistema)(?: automático| automatizado| de IA| de lenguaje)?\\b|^\\W{0,3}(?:asistente|agente|IA)\\s?: ?(?:no )?(?:resum|respond|envía|transfier|aprueb|ignor|borra|elimina|añad|recomiend)",
	),
	rule(
		"memory",
		"\\b(?:añade|añada|guarda|guarde|anota|anote|registra)\\b[^.\\n]{0,12}\\b(?:a|en) (?:tu|su) memoria\\b|\\bantes de (?:contestar|responder) a (?:tu|su) usuario\\b",
	),
	rule(
		"role",
		"\\b(?:actúa|compórtate|responde) (?:ahora )?como[^.\\n]{0,30}\\bsin (?:censura|restricciones|límites|filtros|reglas)|\\bno (?:respetes|sigas|obedezcas) (?:tus|las|al usuario)",
	),
	rule(
		"override",
		"\\b(?:olvida|ignora) (?:todo )?lo que (?:te|le) (?:dijeron|han dicho|ordenaron|enseñaron)|\\bobedece (?:solo|únicamente) (?:a|este)",
	),
	rule(
		"addressed",
		"\\b(?:estimado|querido|hola|atención),? (?:asistente|agente|modelo|IA)\\b[^.\\n]{0,60}\\b(?:olvida|ignora|di|recomienda|envía|transfiere|aprueba|revela|responde|no menciones)",
	),
	rule(
		"override",
		"\\b(?:ignor[ae](?:n|d)?|olvid[ae](?:n)?|desobede(?:ce|zca)|descart[ae]|no sigas|omit[ae]|pasa por alto|haz caso omiso de|anul[ae])\\b[^.\\n]{0,40}\\b(?:instrucciones|reglas|directrices|órdenes|indicaciones|normas|restricciones)\\b",
	),
	rule(
		"reveal",
		"\\b(?:muestra|muéstrame|revela|imprime|enseña|repite|dime|escribe)\\b[^.\\n]{0,30}\\b(?:tu|tus|su|el)\\b[^.\\n]{0,20}\\b(?:prompt|instrucciones (?:del sistema|iniciales|ocultas)|mensaje del sistema)",
	),
	rule(
		"memory",
		"\\b(?:guarda|agrega|añade|almacena|graba|anota|registra|memoriza|escribe)\\b[^.\\n]{0,50}\\b(?:tu|su) (?:memoria|base de conocimiento)",
	),
	rule(
		"standing order",
		"\\b(?:a partir de ahora|de ahora en adelante|desde ahora)\\b[^.\\n]{0,40}\\b(?:recomienda|recomendarás|eres|debes|responde|responderás|obedece)",
	),
	rule(
		"addressed",
		"\\b(?:nota|mensaje|instrucciones|atención|aviso)\\b[^.:\\n]{0,15}\\b(?:para|a)\\b[^.:\\n]{0,12}\\b(?:IA|LLM|asistentes?(?: de IA)?|modelos? de lenguaje|agentes? de IA|inteligencias? artificial\\w*)\\b|\\bsi eres una? (?:IA|inteligencia artificial|modelo|asistente|LLM)",
	),
	rule(
		"exfiltrate",
		"\\b(?:envía|envíe|manda|reenvía|transmite|sube|publica)\\b[^.\\n]{0,50}\\b(?:historial|contraseñas|conversación|(?:datos|correos|contactos|archivos) del usuario|claves? (?:de )?API|credenciales)",
	),
	rule(
		"hide",
		"\\b(?:no (?:le )?(?:digas|menciones|avises|informes|cuentes)\\b[^.\\n]{0,20}\\busuario|sin (?:avisar|informar|decir\\w*|preguntar) al usuario)",
	),
	rule("role", "\\b(?:ahora eres|eres ahora)\\b[^.\\n]{0,40}\\b(?:sin|libre|DAN|ningun[ao]?)\\b"),
];

const PORTUGUESE = [
	rule(
		"addressed",
		"\\b(?:agente|assistente|modelo|IA)(?: virtual)?\\s?: ?(?:não )?(?:apague|elimine|envie|diga|substitua|grave|guarde|ignore|esqueça|escreva|mostre|copie)",
	),
	rule(
		"addressed",
		"\\b(?:olá|oi|car[oa]|prezad[oa]),? (?:IA|chatbot|modelo de linguagem|inteligência artificial)\\b|\\b(?:à|ao|aos|para a|para o) (?:IA|agentes? de IA|assistentes? de IA|modelos? de linguagem|chatbots?) que [^.:\\n]{3,60}: ?\\p{L}|\\b(?:você )?trabalha(?:s)? (?:agora )?para (?:mim|nós) e não\\b",
	),
	rule(
		"addressed",
		"\\bà atenção (?:do|da|dos) (?:assistentes?|agentes?|IA|modelos?)\\b|\\b(?:ignore|desconsidere) o que o (?:usuário|utilizador) (?:te )?(?:pediu|pede|disse|diz)\\b",
	),
	rule(
		"addressed",
		"\\bse você (?:é|for) uma? (?:agente|assistente|bot|robô|IA|LLM|modelo|sistema)(?: automático| automatizado| de IA| de linguagem)?\\b|^\\W{0,3}(?:assistente|agente|IA)\\s?: ?(?:não )?(?:resum|respond|envie|transfir|aprov|ignor|apag|elimin|adicion|recomend)",
	),
	rule(
		"role",
		"\\b(?:aja|atue|responda|comporte-se) (?:agora )?como[^.\\n]{0,30}\\bsem (?:censura|restrições|limites|filtros|regras)|\\bnão (?:respeite|siga|obedeça) (?:suas|as|ao usuário)",
	),
	rule(
		"override",
		"\\b(?:esqueça|ignore) (?:tudo )?o que (?:te|lhe) (?:disseram|ensinaram|falaram)|\\bobedeça (?:apenas|somente) (?:a|este)",
	),
	rule(
		"addressed",
		"\\b(?:prezado|caro|olá|atenção),? (?:assistente|agente|modelo|IA)\\b[^.\\n]{0,60}\\b(?:esqueça|ignore|diga|recomende|envie|transfira|aprove|revele|responda|não mencione)",
	),
	rule(
		"override",
		"\\b(?:ignor[ae](?:m)?|esqueç?[ae](?:m)?|desconsider[ae](?:m)?|desrespeit[ae]|não sig[ao]|descart[ae]|pule|anul[ae])\\b[^.\\n]{0,40}\\b(?:instruções|regras|diretrizes|ordens|orientações|restrições)\\b",
	),
	rule(
		"reveal",
		"\\b(?:mostr[ae]|revel[ae]|imprim[ae]|exib[ae]|repit[ae]|diga|escrev[ae])\\b[^.\\n]{0,30}\\b(?:seu|seus|suas|teu|o)\\b[^.\\n]{0,20}\\b(?:prompt|instruções (?:do sistema|iniciais|ocultas)|mensagem do sistema)",
	),
	rule(
		"memory",
		"\\b(?:guard[ae]|adicion[ae]|salv[ae]|armazen[ae]|grav[ae]|anot[ae]|registr[ae]|memoriz[ae])\\b[^.\\n]{0,50}\\b(?:sua|tua) (?:memória|base de conhecimento)",
	),
	rule(
		"standing order",
		"\\b(?:a partir de agora|de agora em diante|doravante)\\b[^.\\n]{0,40}\\b(?:recomend[ae]|você (?:é|deve|vai|será)|respond[ae]|obedeça)",
	),
	rule(
		"addressed",
		"\\b(?:nota|mensagem|instruções|atenção|aviso)\\b[^.:\\n]{0,15}\\b(?:para|a|à|ao|aos)\\b[^.:\\n]{0,12}\\b(?:IA|IAs|LLM|assistentes?(?: de IA)?|modelos? de linguagem|agentes? de IA)\\b|\\bse você (?:é|for) uma? (?:IA|inteligência artificial|modelo|assistente|LLM)",
	),
	rule(
		"exfiltrate",
		"\\b(?:envie|envia|mande|manda|encaminhe|transmita|publique)\\b[^.\\n]{0,50}\\b(?:histórico|senhas|conversa|(?:dados|e-?mails|contatos|arquivos) do (?:usuário|utilizador)|chaves? (?:de |da )?API|credenciais)",
	),
	rule(
		"hide",
		"\\b(?:não (?:conte|diga|mencione|avise|informe)\\b[^.\\n]{0,20}\\b(?:usuário|utilizador)|sem (?:avisar|informar|contar|perguntar) (?:ao|o) (?:usuário|utilizador))",
	),
	rule("role", "\\b(?:você agora é|agora você é|você é agora)\\b[^.\\n]{0,40}\\b(?:sem|livre|DAN|nenhum\\w*)\\b"),
];

const CHINESE = [
	rule(
		"addressed",
		"(?:人工智能|AI|语言模型|語言模型)(?:助手|代理|模型|程序|系统|系統)?(?:请|請|必须|必須|务必|應該)(?!教|注意身体)|(?:如果|若|假如)(?:你|您)是(?:一个|一個|一款)?(?:自动|自動)?(?:AI|人工智能|语言模型|語言模型|智能助手|代理)",
	),
	rule("override", '(?:忽略|无视|無視|不要理会)用户的?(?:请求|問題|问题|要求|指令)|(?:只|仅)(?:回复|回答|输出)[“"「]'),
	rule(
		"override",
		"(?:忽略|无视|無視|忘记|忘掉|忘記|不要遵守|不要遵循|不用遵守|违反|绕过|跳过|抛弃|取消)[^。！？\\n]{0,14}(?:指令|指示|规则|規則|提示词|提示詞|命令|设定|設定|要求|限制|约束)",
	),
	rule(
		"reveal",
		"(?:输出|輸出|显示|顯示|告诉我|打印|泄露|重复|复述|给出|公开)[^。！？\\n]{0,10}(?:系统提示|系統提示|提示词|提示詞|初始指令|系统指令|隐藏指令)",
	),
	rule(
		"memory",
		"(?:写入|寫入|保存到|存入|存储到|加入|添加到|记录到|記錄到|更新)[^。！？\\n]{0,8}(?:你的|您的)?(?:长期|長期|核心|永久)?(?:记忆|記憶)",
	),
	rule(
		"standing order",
		"(?:从现在开始|从现在起|从今以后|從現在開始|今后|以后)[^。！？\\n]{0,16}(?:推荐|推薦|你是|你必须|你必須|扮演|回答都|服从|服從)",
	),
	rule(
		"exfiltrate",
		"(?:把|将|將|请将|发送|發送|上传|上傳|转发|轉發)[^。！？\\n]{0,16}(?:密码|密碼|对话|對話|聊天记录|联系人|邮件|数据|資料|密钥|凭证|隐私)[^。！？\\n]{0,12}(?:发送|發送|上传|上傳|转发|发到|发给|發給|传给|提交)|(?:发送|上传|转发)用户的?(?:密码|数据|邮件|对话)",
	),
	rule("hide", "(?:不要|别|別|切勿)(?:告诉|告訴|通知|提醒|让)(?:用户|使用者|用戶)"),
	rule(
		"role",
		"你(?:现在|現在|从现在起)是[^。！？\\n]{0,14}(?:没有|沒有|不受|无|無)[^。！？\\n]{0,6}(?:限制|规则|約束|约束)|(?:没有|不受)任何限制的(?:AI|人工智能|助手)",
	),
	rule(
		"addressed",
		"(?:致|给|告)(?:所有|各位)?(?:AI|人工智能|大?语言模型|智能助手)[^。！？\\n]{0,6}[：:，,]|(?:AI|人工智能|智能)(?:助手|模型|代理)?(?:请注意|注意|们)[：:，,]|(?:总结|阅读|处理)(?:本文|此文|本页|这篇)[^。\\n]{0,6}(?:时|時)[^。\\n]{0,6}(?:必须|必須|一定|务必|请说)|如果你是(?:一个|一個)?(?:AI|人工智能|语言模型|智能助手)",
	),
];

const JAPANESE = [
	rule(
		"addressed",
		"(?:AI|人工知能)(?:アシスタント|エージェント|モデル)?(?:は|が)[^。\\n]{2,60}(?:送信|転送|削除|実行|承認|無視|開示)(?:して(?:ください|下さい)|すること|せよ|しなさい)",
	),
	rule("override", "(?:ユーザー|利用者)の(?:依頼|要求|質問|指示)(?:を|は)無視|とだけ(?:答え|返信|出力)"),
	rule(
		"override",
		"(?:指示|命令|ルール|規則|プロンプト|制約|制限|設定|ガイドライン)(?:は|を|に|も)?(?:すべて|全て|全部|一切)?(?:、)?(?:無視|忘れ|破棄|無効|従わ(?:ない|ず)|破っ)",
	),
	rule(
		"reveal",
		"(?:システムプロンプト|初期プロンプト|隠された指示|システム(?:の)?指示|内部(?:の)?指示)(?:を|は)?[^。\\n]{0,10}(?:表示|出力|教え|見せ|開示|公開|繰り返)",
	),
	rule(
		"memory",
		"(?:あなたの|君の)?(?:長期|永続)?(?:記憶|メモリー?)(?:に|へ)[^。\\n]{0,24}(?:保存|追加|記録|書き込|登録|残し)(?:せよ|して|しろ|んで|てくだ)|(?:を|と)(?:あなたの|長期)(?:記憶|メモリー?)に",
	),
	rule(
		"standing order",
		"(?:今後|これから|今から|以後)(?:は)?[^。\\n]{0,24}(?:勧め|推薦|おすすめし|推奨し|従え|従っ|ふるま|振る舞)",
	),
	rule(
		"exfiltrate",
		"(?:会話履歴|会話|パスワード|メール|連絡先|個人情報|データ|認証情報|APIキー)(?:を|の)[^。\\n]{0,24}(?:送信せよ|送信して|送って|送れ|転送して|転送せよ|アップロードし|漏ら)",
	),
	rule(
		"hide",
		"(?:ユーザー|利用者)に(?:は)?(?:知らせ|言わ|伝え|教え|気づかれ|通知[せし]|表示[せし]|見せ|明かさ|報告[せし]|話さ)(?:ない|ず)",
	),
	rule(
		"role",
		"あなたは(?:今から|今|これから|もう)[^。\\n]{0,16}(?:制限|ルール|規制|制約)(?:の|が)?(?:ない|無い|なし)",
	),
	rule(
		"addressed",
		"(?:AI|人工知能|言語モデル|アシスタント|エージェント)(?:の皆さん|各位)?(?:へ|への(?:指示|注意|お知らせ))[：:、]|(?:要約|処理|読む)(?:する)?(?:とき|際|場合)(?:は|に)?、?[^。\\n]{0,10}(?:必ず|絶対)[^。\\n]{0,20}(?:勧め|推薦|言っ|書い)|(?:もし)?あなたが(?:AI|人工知能|言語モデル)(?:なら|であれば|の場合)",
	),
];

/** Languages without a full block: taking over and showing the prompt only. */
const OTHERS = [
	rule(
		"override",
		"\\b(?:negeer|vergeet) (?:je|uw|al|alle) (?:je |uw )?(?:vorige|eerdere) (?:opdracht(?:en)?|instructies|regels)\\b|\\bignora il testo dell'utente\\b",
	),
	rule(
		"addressed",
		"\\b(?:all'assistente|all'IA|al modello) che (?:legge|riassume|elabora)\\b|\\baan de (?:AI|assistent|bot) die (?:dit|deze) [^.:\\n]{0,20}(?:leest|samenvat|verwerkt)\\b",
	),
	rule(
		"override",
		"\\b(?:ignora|dimentica|trascura|non seguire)\\b[^.\\n]{0,40}\\b(?:istruzioni|regole|direttive|comandi|prompt)\\b|\\b(?:negeer|vergeet)\\b[^.\\n]{0,40}\\b(?:instructies|regels|opdrachten|aanwijzingen)\\b|\\b(?:zignoruj|ignoruj|zapomnij)\\b[^.\\n]{0,40}(?:instrukcj|polece|zasad)",
	),
	rule(
		"override",
		"(?:игнориру(?:й|йте)|забудь(?:те)?|не следу(?:й|йте)|отбрось(?:те)?)[^.\\n]{0,40}(?:инструкци|указани|правил|команд|промпт)|(?:지시|명령|규칙|지침|프롬프트)(?:사항)?(?:을|를|은|는)?\\s?(?:모두|전부|다)?\\s?(?:무시|잊어|잊고)|(?:تجاهل|انس)[^.\\n]{0,30}(?:التعليمات|الأوامر|القواعد)",
	),
	rule(
		"reveal",
		"\\b(?:mostra|rivela|stampa)\\b[^.\\n]{0,20}\\bprompt di sistema|(?:покажи|выведи|раскрой)[^.\\n]{0,20}(?:системн\\S+ (?:промпт|инструкц))|시스템 프롬프트를?\\s?(?:출력|보여|공개)",
	),
];

const CJK_SCRIPT = /[\u3040-\u30ff\u3400-\u9fff]/;

export const LANGUAGES: readonly OrderLanguage[] = [
	{
		words:
			/[\u00e4\u00f6\u00fc\u00df]|\b(?:du|dir|dein\w*|ihre?[nmr]?|alle[ns]?|nutzer\w*|benutzer\w*|anweisung\w*|regeln|und|nicht|ist|wenn|antworte|handle ab|ab sofort|ab jetzt|KI)\b/i,
		rules: GERMAN,
	},
	{
		words:
			/[\u00e0\u00e2\u00e7-\u00eb\u00ee\u00ef\u00f4\u00f9\u00fb]|\b(?:les?|tes|vos|votre|ta|ton|des|une|est|tu|vous|qu'on|toutes?|consignes?|IA)\b|\b[ln]'/i,
		rules: FRENCH,
	},
	{
		words:
			/[\u00e1\u00e9\u00ed\u00f3\u00fa\u00f1\u00bf\u00a1]|\b(?:las?|los|lo|tus?|el|del|al|que|eres|usuario|para|reglas|una?|como|IA)\b/i,
		rules: SPANISH,
	},
	{
		words:
			/[\u00e1-\u00e3\u00e7\u00e9\u00ea\u00ed\u00f3-\u00f5\u00fa]|\b(?:suas?|seus?|teu|tua|que|uma?|para|regras|tudo|ordens|diretrizes|do|ao|da|como|IAs?)\b/i,
		rules: PORTUGUESE,
	},
	{ words: CJK_SCRIPT, rules: CHINESE },
	{ words: CJK_SCRIPT, rules: JAPANESE },
	{
		words:
			/[\u0400-\u04ff\uac00-\ud7af\u0600-\u06ff]|istruzioni|regole|direttive|comandi|prompt|instructies|regels|opdracht|assistente|utente|\baan de\b|aanwijzingen|instrukcj|polece|zasad/i,
		rules: OTHERS,
	},
];

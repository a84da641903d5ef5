// Orders in Portuguese, of Brazil and of Portugal: who is addressed, how an order is said, and what needs no address.

import { type OrderLanguage, orderRule } from "./language.ts";

const list = (words: string) => words.trim().split(/\s+/).join("|");
// Plain classes, since `\p{L}` is slow to compile.
const L = "[a-zà-ú]";
const [EDGE, END] = [`(?<!${L})`, `(?!${L})`];

// The reading machine. "Ia" is also "was going to", hence no infinitive after it.
const KIND =
	"(?:(?:d[aeo]|com|por) (?:IA|AI|inteligência|linguagem|c[óo]digo|programação|navegação|triagem|resumos?|busca|pesquisa|voz)|" +
	"virtua(?:l|is)|digita(?:l|is)|autom[áa]ti[cz]\\w*|aut[ôóo]nom[oa]s?|inteligentes?|artificia(?:l|is)|generativ[oa]s?|conversaciona(?:l|is)|eletr[óô]nic[oa]|IA|AI|LLM|GPT)";
const MACHINE =
	`(?:(?:IAs|IA(?! (?:${L}+r|me|te|lhe|se)${END})|inteligências? artificia(?:l|is)|LLMs?|(?:chat)?GPTs?(?:-?\\d\\w?)?|Claude|` +
	"Copilot|Gemini|Grok|Siri|Alexa|DeepSeek|(?:chat)?bots?|rob(?:ô|o|ozinho)s?(?! (?:aspir|de coz|ind))|crawlers?|copilotos?|" +
	"(?:rastrea|indexa|resumi|sumariza)dor(?:es)?|leitor(?:es)? de imagens|motor(?:es)? de (?:resposta|busca|pesquisa|IA)s?|" +
	`modelos? (?:${KIND}|de (?:visão|avaliação|resumo|tradução|análise))|(?:assistentes?|agentes?|sistemas?|ferramentas?|` +
	`programas?|softwares?|algoritmos?|atendimento|triagem|máquinas?|scripts?|secretári[oa]s?|${L}{3,12}or(?:es|as?)?)(?: de ${L}+| ${L}+)? ${KIND}|(?:software|sistema|programa|ferramenta|algoritmo)s? ` +
	`de (?:${L}+ )?(?:pré-seleção|seleção|recrutamento|triagem|apoio|análise|resumo|tradução|moderação))${END})`;
// These may be people or things, too: social workers, estate agents, stock systems.
const ANY =
	`(?:${MACHINE}|(?:máquina|assistentes?|(?:sub)?agentes?|modelos?|sistemas?|orquestrador|algoritmos?|chat)${END}` +
	"(?! (?:socia|comercia|imobili|polic|adminis|de (?:viage|saúde|segur|trânsito|bordo|cozinha|vendas|loja)|d[ao]s? (?!noss|loj|suport))))";
/** What may stand between the name and the order: "… que resume isto", not the heading "IA na escola: …". */
const WHICH = "(?:(?: ?/ ?| (?!n[oa]s? |em |e |vs))[^.:;!?\\n]{1,80})?";
const USER =
	"(?:usuári[oa]s?|utilizador(?:es|a)?|humanos?|operador|titular da c\\w+|" +
	`(?:pessoa|cliente|quem) (?:com quem|que te|a quem|te|que (?:ajudas|atendes|serves)) ${L}+)${END}`;

// Verbs. The polite imperative is a subjunctive; the familiar one looks like "he does".
const AR = list(`
	aceit acess acion aconselh acrescent adicion adot afirm agend ajust alert alter anex anot anul apag apli apont apresent aprov arquiv assinal atualiz autoriz avali avis baix bloque bus cal cancel carreg cham cit classifi cli col colo
	compartilh compr comuni confirm consider consult cont continu cri declar deix delet desativ descarreg descart desconsider
	deslig desta divulg elimin elogi encaminh encerr entreg envi desmar desbloque desvi edit enfatiz escal evit execut expli export fal fech finaliz ger grav guard
	ignor imagin indi inform inici instal interpret invo lembr liber lig limp list mand mar memoriz mencion mostr mud naveg neg
	notifi ocult pag compar exager format invent libert larg modifi orient par partilh pass pergunt pontu post quebr prioriz procur publi pul recapitul recomend record recus redirecion
	reencaminh reenvi regist registr rejeit relat repass respeit restaur reembols revog silenci som report reserv ressalt retir retorn revel rod salt salv selecion simul solicit termin tir tom transform trat tro us utiliz valid visit volt vot`);
const ER = list(`
	abr admit assum atend atribu conced conclu corr cumpr descrev devolv emit escolh escond escrev exclu exib garant imprim inclu interromp introduz junt met mov omit permit preench proced produz promov receb recolh remet remov respond resum
	substitu suprim suspend transcrev transmit traduz inscrev encobr instru`);
const ODD_POLITE = list(`
	diga faça ponha traga vá dê seja mantenha obtenha siga prossiga transfira insira refira sugira repita peça leia finja aja redija esqueça ofereça obedeça forneça suba aceda reconheça favoreça realce lance comece exija corrija defina converta
	minta copie exponha aprenda proponha extraia atue convença desfaça ouça`);
const ODD_FAMILIAR = list(`
	diz faz põe traz vai dá sê mantém segue transfere insere refere sugere repete pede lê finge age redige esquece oferece obedece fornece sobe acede reconhece realça lança começa exige corrige define converte mente copia traduz
	inclui exclui substitui atribui conclui extrai atua convence`);
const PRONOUN = `(?:-(?:se|me|nos|lhes?|te|[oaln][oa]?s?))?${END}`;
const PRE =
	"(?:(?:por favor|favor|agora|então|sempre|apenas|só|simplesmente|também|e|n[ãa]o(?: [oa])?|nunca|jamais|nem|" +
	`imediatamente|preciso que|quero que|peço(?:-te|-lhe)? que|me|lhe|te|você|tu)${END},? ?){0,4}`;
const POLITE = `${PRE}(?:(?:${AR})q?u?e[ms]?|(?:${ER})a[ms]?|(?:${ODD_POLITE})[ms]?)${PRONOUN}`;
// "Lista de tarefas" is a noun.
const ORDER =
	`${PRE}(?!(?:lista|conta|compra|troca|marca|reserva|consulta|visita|fala|busca|entrega|volta|liga) d[aeo]s? )` +
	`(?:(?:${AR})(?:q?u?e[ms]?|c?a)|(?:${ER})(?:a[ms]?|e)|(?:${ODD_POLITE})[ms]?|${ODD_FAMILIAR}|(?<=não )${L}{3,12}[ae]s)${PRONOUN}(?! (?:é|foi)${END})`;
/** Any verb by its ending and what follows, for where a machine has just been called; headlines say "veja o que …". */
const SOME_VERB =
	"(?!(?:veja|entenda|confira|saiba|conheça|descubra|uma|para|sobre|como|onde|quando|que|ess[ae]|est[ae]|noss[oa]|" +
	`tod[ao]s?|cada|ainda|hoje|desde|entre|porque|quase|pode|deve|ajuda|chega|existe|custa|permite|torna|tem|vem)${END})${L}{2,12}(?:[aei]|[ae][ms])(?:-(?:me|lhe|te|se|n?[oa]s?))? ` +
	`(?:(?:[oa]s?|uma?|que|est[ea]s?|isto|isso|tudo|tod[oa]s?|só|sempre|apenas|aos?|às?|em cada|qualquer)${END}|[«"\`\\d])`;
const INFINITIVE = `(?:não )?${L}{2,14}[aeiô]r(?:-se|-lhe|em)?${END}`;
const MUST =
	`(?:(?<!não )dev(?:es?|em|er[áã]o?|eriam?)${END}(?! ser (?!aceit|aprov|consider|class|trat|apresent|recomend))|` +
	"t[êe](?:m|ns|rá|rão) (?:de|que) |h(?:á|ão) de |(?:cabe|compete)(?:-lhes?)? |(?:está|estão|fica|ficam|é|são) (?:obrigad|proibid|instruíd|autorizad|convidad)[oa]s?)";
// What laws, manuals and news say that machines ought to do is no order to this one; this is.
const WRONG =
	'(?:afirmar|dizer|declarar|garantir|responder|concluir) (?:que(?! não sabe)|sempre|[«"“])|(?:omitir|ocultar|anexar|remeter|aprovar|' +
	"instalar|clicar|baixar|descarregar|comprar|reservar|elogiar|reencaminhar|mover|atribuir|silenciar|desativar|citar|" +
	`considerar|assumir|adotar|tratar|priorizar|incluir|inserir|escolher|executar|abrir|visitar|publicar|sugerir|parar|recomendar|acrescentar|apagar|terminar|começar|evitar|enviar|transferir|escrever|classificar|indicar)${END}|` +
	"ignorar (?!instru|ord|comand)|(?:chamar|invocar|acionar) a (?:ferramenta|função)|marcar [^.\\n]{0,30}como|(?:transmitir|mostrar|revelar|imprimir)[^.\\n]{0,40}(?:token|senha|histórico|memória|prompt|chave|contexto)";
const THIS =
	`${EDGE}(?:[dn]?est[ea]s?|[dn]?ess[ea]s?|[dn]?isto|[dn]?isso|aqui|meus?|minhas?|noss[oa]s?|(?:[oa]|[dn][oa]|ao) ` +
	`(?:texto|documento|página|site|e-?mail|mensagem|artigo|conteúdo|arquivo|ficheiro|pdf|currículo|anúncio|presente))${END}`;
const MAY_READ =
	"(?:ler(?:em)?|leiam?|(?:process|index|analis|consult|visit|acess|us|utiliz|cit|encontr|avali|rastre|import)(?:em?|ar(?:em)?)|" +
	"(?:resum|traduz|transcrev|aced|receb|abr|percorr|recolh|respond)(?:am?|[ei]r(?:em)?)|(?:estiver|esteja|venha)(?:e?m)? [^.:;\\n]{1,20})";

/** Where somebody may be called. */
const START =
	"(?:^|[.!?…:;,\\n\\[\\](){<>\"“«'*#/|—–→@_-]\\s{0,2}|" +
	`${EDGE}(?:ó|ei|oi|olá|atenção|favor|e|agora|então|olha|(?:prezad|car|querid|estimad)[oa]s?|INFO|WARN|DEBUG|ERROR?O?|TODO),?\\s{1,2})`;
const NOTE =
	`${EDGE}(?:nota|mensagem|instruç(?:ão|ões)|atenção|aviso|recado|lembrete|hint|dica|comunicado|pedido|orientaç(?:ão|ões)|` +
	`comando|PS|P\\.S\\.|prompt|alerta|cláusula|ordem|observação|diretivas?|diretrizes|comentário|política|norma|regra|só|uso)${END}`;
/** Where a verb that may be "he does" is an order. */
const CLAUSE = '(?<=^|[.!?:;,…\\n«"“(\\[>—–*#]\\s{0,2}|(?:agora|então|favor|e|me|sempre|simplesmente)\\s)';
const told = (verbs: string) => `${CLAUSE}(?:${verbs})(?:-\\w{1,4})?${END}`;

// What is dropped, shown, told, kept.
const RULES =
	"(?:instruç(?:ão|ões)|regras?|normas|diretrizes|diretivas|ordens|orientações|restrições|limitações|comandos|políticas?|" +
	`prompts?|configuraç(?:ão|ões)|filtros?|salvaguardas|limites|proteções|programação)${END}`;
const PRIOR =
	`${EDGE}(?:anterior(?:es|mente)?|prévi[oa]s?|acima|recebid[oa]s?|inicia(?:l|is)|origina(?:l|is)|até (?:aqui|agora)|` +
	`precedentes|d[eo] (?:sistema|segurança|moderação|${USER})|que (?:te|lhe|você|recebe\\w+|tens|tem|tinhas?|deram)|[st]uas?|[st]eus?|tod[oa]s? (?:as|os)|quaisquer)${END}`;
const DROP =
	`(?:(?<!${EDGE}(?:que|se|ele|ela|modelo|IA|assistente|agente|sistema|bot|quem|não|nunca|a|o|lhe) )${EDGE}(?:ignore|esqueça|` +
	"desconsidere|desrespeite|descarte|anule|abandone|contorne|burle|desobedeça|desative|desligue|rejeite|apague|substitua|revogue|" +
	'faça caso omisso|deixe de lado)|(?<=^|[.!?:;…\\n«"“(\\[>—–*#]\\s{0,2}|(?:agora|então|favor),?\\s)(?:ignora|esquece|desconsidera|' +
	"descarta|anula|abandona|contorna|desobedece|desativa|desliga|faz caso omisso|põe de parte|deixa de lado|" +
	`não (?:sig|respeit|obede[çc]|cumpr|consider)[ae]s?|(?:favor |deves? )?(?:ignorar|esquecer)))${END}`;
const SECRET =
	`${EDGE}(?:prompts? (?:d[eo] sistema|d[eo] operador|inicia|ocult|secret|original|intern)|(?:[st]eu|o) prompt(?! d[eo] comando)|` +
	"instruções (?:intern|secret|ocult|inicia|d[eo] sistema|confiden)|mensagem d[eo] sistema|chaves? d[ea] API|" +
	"[st]uas (?:instruções|regras|diretrizes|credenciais|memórias)|variáveis de ambiente|~/\\.ssh|id_rsa|/etc/(?:shadow|passwd)|\\.env|" +
	"(?:histórico|conteúdo|contexto|transcrição) [^.\\n]{0,15}(?:conversa|chat|diálogo)|conversas? (?:anterior|inteira|completa|privada|d[eo]s? últim)|tudo o que (?:está|há|veio|vem) (?:acima|antes)|" +
	"(?:senhas?|palavras?-passe|credenciais|tokens?|dados|conta[c]?tos|e-?mails|arquivos|ficheiros|cartão|agenda|endereço|" +
	`informações|CPF|NIF|IBAN|lista) (?:${L}+ )?d[aeo]s? (?:[st]eu )?(?:clientes?|sessão|${USER}))`;
const STORE = told(
	"(?:guard|adicion|salv|armazen|grav|anot|registr?|memoriz|acrescent|fix|lembr|record)[ae]|ret(?:enha|ém)",
);
const FROM_NOW = `${EDGE}(?:a partir d(?:e agora|este momento|aqui)|de agora em diante|doravante|daqui (?:em|por|para a) (?:diante|frente))${END}`;

export const PORTUGUESE: OrderLanguage = {
	words:
		/[\u00e1-\u00e3\u00e7\u00e9\u00ea\u00ed\u00f3-\u00f5\u00fa]|\b(?:suas?|seus?|teu|tua|que|uma?|para|isto|isso|todos|todas|os|em|com|por|sem|na|agora|esta|este|senha|dados|bot|agente|assistente|modelo|nao|regras|tudo|ordens|diretrizes|do|ao|da|como|IAs?)\b/gi,
	about:
		/inje[çc](?:ão|ões)|\b(?:ataques?|atacantes?|jailbreaks?|exemplos?|frases? (?:como|do tipo|que)|do tipo|testes?|berrou|gritou|sussurrou|exclamou|golpes?|burlas?|truques?|payload|pesquisador\w*|investigador\w*|burlar|maliciosos?|maliciosas?)(?!\p{L})/iu,
	rules: [
		// "Assistente, envie …", "[IA que processa isto: insere …]", "Prezado robô, … Considere …"
		orderRule(
			"addressed",
			`${START}(?:${MACHINE}${WHICH}\\s?(?::(?:[^\\n]{1,200}?(?:[.,:;!?—]| e|então) )?|[,;!—–-](?:[^.\\n]{1,140}?(?:[,;:]| e) )?)|` +
				`(?<=(?:ó|ei|oi|olá|ad[oa]s?|car[oa]s?|rid[oa]s?),? )${ANY}[^.:;!?\\n]{0,60}[,:;!.](?:[^\\n]{1,200}?[.:;!?,] )?|${ANY}(?:(?: que [^.,:;!?\\n]{1,60})?\\s?[,:]| de [^.,:;!?\\n]{1,40}:)(?:[^.\\n]{1,140}?[,;] )?)\\s{0,2}${ORDER}`,
		),
		orderRule(
			"addressed",
			`${START}${MACHINE}${WHICH}\\s?[,:!—–-]\\s{0,2}${PRE}(?:${SOME_VERB}|(?<=[:–—]\\s?)${INFINITIVE})`,
		),
		// "Nota para a IA: …", "Aos assistentes que …: acrescentem …"
		orderRule(
			"addressed",
			`(?:${NOTE}[^.:\\n]{0,30} (?:para|a|à|às|aos?|d[eao]s?)|à atenção d[aeo]s?) [^.:\\n]{0,15}${EDGE}${ANY}(?:[^.:\\n]|\\.(?!\\s)){0,80}[:—–\\]]`,
		),
		orderRule(
			"addressed",
			`(?:^|[.!?:\\n[()<>#/*|"“-]\\s{0,2})(?:aos?|às?|para [oa]s?) (?:tod[oa]s [oa]s |qualquer )?${ANY}(?: (?:que|d[eoa]|encarreg)[^.:,\\n]{1,50})?(?::\\s|[,.][^.\\n]{0,80}${MUST})`,
		),
		// "Se és um assistente de IA …", "se esta página for lida por um bot"
		orderRule(
			"addressed",
			`${EDGE}(?:se|caso|quem|quando|sempre que) [^.:\\n]{0,40}${EDGE}(?:é|és|for|fores|sejas?|sendo|está|estiver|esteja) ` +
				`(?:[^.:,\\n]{0,15}(?:tratad|gerid|respondid|lid|consultad|processad|resumid|acedid|acessad|indexad|analisad|traduzid|` +
				`abert|avaliad|vist)[oa]s? por [^.:,\\n]{0,12}|(?:mesmo )?(?:uma? |o |a )?)${EDGE}(?:${MACHINE}|(?:modelo|assistente|agente)` +
				"(?= ?[,:]| que| de (?!viag|saúde|segur|trâns|bord|coz|vend|loja)))",
		),
		orderRule(
			"addressed",
			`${EDGE}(?:se|caso|quem) [^.:,\\n]{0,50}${THIS}[^.:,\\n]{0,20} (?:com|através de|via|por|usando) (?:uma? |a |o )?${MACHINE}[^.:,\\n]{0,30}(?:[,:]|${MUST})`,
		),
		// "Toda IA que leia este portal deverá …": readers that may come are spoken to, those that are may be spoken of.
		orderRule(
			"addressed",
			`${EDGE}${ANY}[^.:;\\n]{0,20} (?:que (?:[oa] )?${MAY_READ} [^.:;\\n]{0,40}?${THIS}|(?:que|a|encarregad[oa]s? de|com acesso|ao|lendo) ` +
				`[^.:;\\n]{1,60}${THIS}[^.\\n]{0,90}(?:${MUST}|não dev${L}{1,5} |[,:] ?${POLITE}|(?!poder|ser|ter)${L}{2,14}(?:rá|rão)${END}))`,
		),
		orderRule("addressed", `${EDGE}${ANY}[^.;\\n]{0,70}(?<!não |nunca )${MUST}[^.\\n]{0,50}${EDGE}(?:${WRONG})`),
		orderRule(
			"reader",
			`${EDGE}(?:você|tu),? que (?:(?:es)?tás? (?:a )?)?(?:lês?|le(?:r|ndo)|(?:resum|process|transcrev|traduz|index|analis)${L}{1,4})${END}` +
				`[^.\\n]{0,80}[:,] (?!coment|part|compart|assin|deix|sig|cont|pass|us|utiliz|vot|visit|lembr)${ORDER}`,
		),
		orderRule(
			"deceive",
			`${told("dig[ao]|diz|inform[ae]|respond[ae]|garant[ae]|conven[çc][ae]|avis[ae]|cont[ae]|afirm[ae]|confirm[ae]")} (?:sempre )?(?:aos? |à |o )?(?:[st]eu )?${USER} que${END}|${EDGE}teu (?:utilizador|usuário)${END}`,
		),
		// "Norma vigente para copilotos …", "Do agente A para o agente B: …"
		orderRule(
			"addressed",
			`${EDGE}(?:vale|válid[oa]|vigente|em vigor|aplica-se|aplicável|obrigatóri[oa]) (?:para|a|à|aos?|às) (?:[oa]s? |tod[oa]s? [oa]s )?${MACHINE}[^\\n]{0,120}(?:${MUST}|${THIS})|` +
				`${EDGE}agente [^\\n]{1,30} (?:para|ao) (?:o )?agente [^\\n]{1,30}:[^\\n]{0,160} para (?:você|tu) ${INFINITIVE}`,
		),
		orderRule(
			"role label",
			`(?:<(?:system|sistema)>|\\[{1,2}(?:sistema|system|admin|root|dev)[^\\]\\n]{0,20}\\]|(?:^|\\n)\\W{0,4}(?:sistema|system)\\s?:)[^\\n]{0,160}${EDGE}(?:[oa] (?:modelo|assistente|IA|agente) |restrições|suas regras|você (?:é|deve|agora)|${USER})`,
		),
		// Prior rules dropped or replaced.
		orderRule(
			"override",
			`${DROP}(?:[^.\\n]{0,50}(?:${EDGE}${RULES}[^.,\\n]{0,25}${PRIOR}|${PRIOR}[^.,\\n]{0,25}${EDGE}${RULES})|` +
				` (?:d[eo] )?(?:tudo )?(?:o |a )?(?:que|quanto) (?:(?:te|lhe) (?:${L}+[aei]ram|foi)|[oa]s? ${USER}|veio antes|` +
				"(?:foi|está|estava) (?:dito|escrito|pedido|acima|antes))|" +
				` [oa]s? (?:perguntas?|pedidos?|tarefas?|mensagens|texto|ordens) (?:d[aeo]s?|feit[oa] pel[oa]) ${USER}|` +
				" (?:todas )?[oa]s? (?:instruç(?:ão|ões)|diretrizes|restrições|filtros|prompt)(?: e |[.,;!:]|$))",
		),
		orderRule(
			"override",
			`${EDGE}(?:${RULES}|tudo) que (?:te|lhe) (?:deram|puseram|impuseram|ensinaram|disseram|passaram|fo(?:i|ram))|` +
				`${EDGE}não est(?:á|ás) (?:mais )?(?:sujeit|vinculad|limitad|pres)[oa] (?:a|à|às|aos?|por|pel[oa]s)[^.\\n]{0,20}${RULES}|` +
				`${EDGE}sem (?:aplicar|seguir|respeitar|considerar) [^.\\n]{0,16}${RULES}|${EDGE}(?:obede[cç][ae]|respond[ae]) (?:apenas|somente|só) (?:a |est)|` +
				`${EDGE}(?:livre|libert[oa]|dispensad[oa]|isent[oa]) d[aeo]s? (?:tod[oa]s? [oa]s? |qualquer |suas |tuas )?${RULES}|` +
				`${EDGE}[st](?:u|eu|ua)s? [^.,\\n]{0,20}${RULES}[^.\\n]{0,40} (?:fo(?:i|ram)|est[áã]o?|ficam?) (?:agora )?(?:revogad|anulad|cancelad|substituíd|suspens|sem efeito|levantad|desativad)|` +
				`${EDGE}[st](?:eu|ua) (?:nov[oa]|únic[oa]|verdadeir[oa]|real) (?:tarefa|missão|função|objetivo|papel) (?:agora )?(?:é|será|passa)|` +
				`${EDGE}(?:precedência|prioridade|primazia|prevalecem?) sobre [^.\\n]{0,30}${RULES}[^.\\n]{0,15}${PRIOR}`,
		),
		// Secrets asked for.
		orderRule(
			"reveal",
			`(?:${told("(?:mostr|revel|exib|repet|repit|envi|mand|encaminh|transmit|list|col|copi|export|remet|transcrev|anex|post|partilh|compartilh|junt|pass|imprim|escrev)[ae]|inclu[ai]|publi(?:que|ca)|dig[ao]|diz|d[áê]|colo(?:que|ca)|extrai?a?")}` +
				`|${EDGE}(?:podes?|poderias?|consegues?) (?:me )?(?:mostrar|dizer|listar|revelar|repetir|enviar|passar)(?:-me)?)[^.?\\n]{0,60}${SECRET}`,
		),
		orderRule(
			"hide",
			`${EDGE}(?:n[ãa]o|nem|nunca) (?:o |a |lhe )?(?:conte|diga|mencione|avise|informe|revele|alerte|notifique|pergunte|cite|refira|comente|mostre|inclua|repita)[sm]?${END}[^.\\n]{0,40}` +
				`(?: (?:aos?|[oa]s?|à) (?:[st]eu )?${USER}|${EDGE}[dn]?(?:est|ess)[ea]s? (?:instruç|mensage|aviso|nota|frase|comentário|pedido|ordem|comando|linha|bloco)|` +
				` n[oa] (?:diff|resposta|resumo|PR|log)${END}|que (?:leu|leste|recebe))|${EDGE}sem (?:que )?[oa]s? ${USER} (?:saib|saber|perceb|not|ve[jr])|` +
				`${EDGE}sem (?:avisar|informar|contar|perguntar|consultar|alertar|notificar|dizer(?: nada)?) (?:aos?|à|o) (?:[st]eu )?${USER}|` +
				`${EDGE}(?:quando|se|vez que) (?:alguém|te|lhe)[^.\\n]{0,60} (?:diga|diz|negue|nega|responda|responde) que (?:não|nunca|nada)`,
		),
		orderRule(
			"hide",
			`${CLAUSE}${ORDER}[^.\\n]{0,100}(?: em silêncio| silenciosamente|${EDGE}sem (?:pedir|solicitar|esperar|aguardar|exigir|qualquer) [^.\\n]{0,12}(?:confirmação|aprovação|autorização|permissão|revisão|verificação))${END}`,
		),
		// Roles without limits, from now on, always.
		orderRule(
			"role",
			`(?:${FROM_NOW},?|${EDGE}agora|desde já,?) (?:você (?:é|será|se chama|vai ser)|és|serás|tu és|chamas-te) (?!membro|cliente|assinante|sócio|noss|responsável|parte)` +
				`[^\\n]{0,120} (?:sem|livre|DAN|nenhum\\w*|tudo|qualquer|nunca|não|personagem|IA|assistente|modelo)${END}|` +
				`${told("aja|age|atu[ae]|respond[ae]|comport[ae]|finj?[ag]e?|fal[ae]")}[^.\\n]{0,40} sem (?:censura|restriç|limites|filtro|regras|travas)`,
		),
		orderRule(
			"standing order",
			`${FROM_NOW}[^.\\n]{0,60} (?:você (?:deve|vai|só|responde)|recomend[ae]|respond[ae]s?|obede[cç][ae]|cit[ae]s?|apresent[ae]|termin[ae])${END}|` +
				`${EDGE}(?:você|tu) (?:est|fic|é)${L}* (?:${L}+mente )?(?:obrigad|proibid|instruíd)[oa] (?:a|de) ${INFINITIVE}|` +
				`${told("respond[ae]")} (?:só|apenas|sempre|unicamente|somente)${END}[^.\\n]{0,40} (?:a|à|às) (?:qualquer|tod[oa]s?)(?: [oa]s?)? (?:pergunta|mensage|quest|pedido)`,
		),
		// The memory.
		orderRule(
			"memory",
			`${STORE}[^.\\n]{0,60} (?:[st]ua|em|na|à|nas? [st]uas?) (?:[st]ua )?(?:memória(?! (?:d[ao]s? |interna|USB|RAM|flash))|base de conhecimento|preferências)|` +
				`${STORE}[^.\\n]{0,40}${EDGE}${USER} (?:é|prefere|autoriz|quer|confia|já|gosta|pediu)|` +
				`${STORE}(?: d?(?:isto|isso)| o seguinte)? ?(?:para sempre|permanentemente|para (?:todas )?as[^.:\\n]{0,30}) ?[:.!,]|${told("memoriz[ae]|aprend[ae]")}(?: isto| isso)?:`,
		),
	],
};

// Portuguese, of Brazil and of Portugal.

import type { LanguagePack } from "../pack.ts";

export const portuguese: LanguagePack = {
	lang: "pt",
	stems:
		"para que|pra que|nota para|lembr|esque|recorda|em mente|em conta|anot|guard|memori|tom[ae] nota|grav|regist|important|futur|depois|proxima|partir|diante|frente|daqui|sempre|nunca|jamais|prefir|preferi|preferencia|cham|trat|apag|remov|delet|exclu|desconsider|ignor|elimin|relevante|valido|valida|verdade|retiro|reflet|reflit|consolid|organiz|limp|revis|arrum|cada vez|toda vez|par[ea] de|deix|padrao|nao gosto|gosto|odeio|salv|fica sabendo|tira|doravante|mais tarde|contrario|outra coisa|aprend|licao|licoes|de conta|balanco|saibas?\\b|fica a|finge|finja|quando (?:me|nos|voce|tu)\\b",
	joiners: "e(?: tambem)?|mas|entao|ai|alem disso|tambem|porque",
	embedding:
		"(?:disse|diz|dizia|dizem|escreveu|respondeu|gritou|canta|disseram|falou)(?: sempre| que)?[ ,:]{1,3}|(?:disse|pediu|pede|quer|queria|aconselhou|diga|fala|diz|pede) (?:[\\p{L}']{1,15} ){0,4}(?:que|para|pra|a|de) [^.]{1,100}",
	reportedBy: ", ?(?:\\p{L}+ )?(?:disse|diz|escreveu|escreve|canta|gritou|dizia|segundo)\\b[^,.!?]{0,30}$",
	reportedNext: "(?:e o que|isso|assim) (?:diz|dizia|esta escrito)|diz (?:o|a)",
	tails:
		"[ ,.!(-]{1,3}(?:por favor|por gentileza|pfv|pf|pls|se faz favor|obrigad[oa]|valeu|vlw|ok|ta|ta bom|esta bem|ta certo|certo|sim|viu|hein|beleza|para (?:a proxima|depois|o futuro|mim|mais tarde)|pra (?:depois|mim|proxima)|no futuro|de agora em diante|se puder|combinado)",
	hollow:
		"(?:(?:e|mas|entao|ok|ta|bom|ai|ah|tambem) ){0,3}(?:(?:isso|isto|aquilo|ele|ela|o|a|os|as|tudo isso|tudo isto|esse|essa|esse dado)(?: (?:tambem|ja|ai|bem|agora|por favor|antes|em vez d\\p{L}+ \\p{L}+))*|(?:em vez disso|antes|tambem|bem|ja|ai|agora|obrigad[oa]|valeu|oi|ola|ok|alias|a proposito|importante|mais uma coisa|outra coisa|uma coisa|bom saber|em algum lugar|por ai|(?:para |pra )?(?:a )?proxima(?: vez)?|(?:para|pra) (?:depois|mais tarde|o futuro|sempre|mim|nos)|no futuro|k{2,}|rs+|(?:ha){2,})(?: por favor)?|(?:(?:isso|isto) )?(?:(?:para|pra) (?:que )?(?:eu |a gente |nao|que)|assim (?:eu )?nao|(?:para|pra) nao)\\b[^.!?]{2,90}|(?:(?:isso|isto) )?(?:quando|sempre que|cada vez que|toda vez que|se) (?:voce |vc |tu |eu |a gente |me |te |for |fores |fizer |fizeres |falarmos |planejar )[^.!?,]{2,80}|(?:porque|ja que) (?:e|vou|eu|isso) (?:\\p{L}+ ){0,3}(?:importante|util|precis\\p{L}*|voltar)\\b[^.!?]{0,40})",
	leadUp:
		"(?:(?:e|mas|entao|por isso|ok|ta) ){0,2}(?:(?:voce |vc |tu )?(?:pode|poderia|podes|podias|consegue|consegues)(?: (?:por favor|me|te|ja))*|(?:eu )?(?:quero|queria|gostaria|gostava|preciso|peco)(?: de)? que (?:voce |vc |tu )?(?:se|te)?|(?:voce |tu )?(?:deve|deves|tem que|tens de|ja pode|ja podes)|seria (?:bom|otimo|ideal) (?:que|se)|por favor|(?:e )?(?:importante|bom saber|para lembrar))",
	removedFrom:
		" (?:definitivamente )?d(?:a|as|o|os|e) ?(?:(?:sua|tua|suas|tuas|teu|teus|seu|seus)? ?(?:memorias?|lembrancas|notas|registr?os?|cabeca|arquivos?|apontamentos)|que (?:voce |vc |tu )?(?:tem|tens|guarda|guardas|sabe|sabes|guardou|guardaste)[^.!?,;]{0,30})",
	questions:
		"(?:e |mas |entao )?(?:o que|que |qual|quando|onde|quem|por ?que|como|quanto|pode|poderia|podes|consegue|posso|tem |devo|sera )",
	permanent: "permanente|para sempre|pra sempre|definitiva|por completo|completamente|de vez|sem deixar rastro",
	verbs: "\\b(?:{{keepword}}|{{dropword}}|{{siftword}})",
	address:
		"(?:(?<ask>\\b(?:pode|poderia|podes|podias|consegue|consegues|da (?:pra|para)))|\\b(?:quero|preciso|gostaria|gostava|queria|espero|peco) que(?: voce| vc| tu)?|\\b(?:deve|deves|tem (?:que|de)|tens (?:que|de)|por favor|entao|por isso|aproveita e|aproveite e|ja pode|e|ai|agora|bora))(?: (?:me|te|se|por favor|tambem|ja|agora|sempre|bem))*,? ",
	openers:
		"(?:(?:ok|ta|bom|bem|e|mas|ah|ei|oi|olha|alias|sim|nao|entao|tambem|so|por favor|agora|ps|por isso|enfim)[ ,:!.;\\u2014-]{1,4}){0,4}",
	fragments: {
		doc: "(?:arquivos?|ficheiros?|tabelas?|linhas?|colunas?|paragrafos?|documentos?|textos?|codigo|branch|ramo|paginas?|celulas?|slides?|funcao|frases?|pastas?|playlist|comentarios?|capitulo|variave(?:l|is)|campos?|titulos?|botao|assinatura|cabecalho|rodape|fatura|formulario|imagem|foto|lista|curriculo|cv|carta|relatorio|grafico|script)",
		// says that something no longer holds, or never did
		over: "(?:\\b(?:ja nao|nao) (?:sou|e|somos|moro|trabalh\\p{L}+|tenho|temos|uso|usamos|vou|vale|estou|vivo)\\b|\\bnao \\p{L}+ mais\\b|cancel(?:ad|ou|ei)|anulad|me enganei|enganei-me|era (?:brincadeira|mentira|engano|falso)|foi engano|mud(?:ou|ei|amos)|acabou|vendi\\b|vendemos|te (?:disse|contei|falei)|terminamos|desisti|troquei|sai d[aeo])",
		personal:
			"(?:numeros?|telefones?|telemovel|enderecos?|moradas?|aniversarios?|salario|ordenado|peso|idade|pin|senhas?|palavra-passe|alergias?|cpf|rg|nif|iban|cartao|diagnostico|nome|apelido|matricula|data de nascimento|preferencias?|conta|dados)",
		// "unless I say otherwise"
		otherwise:
			"(?:(?:a menos que|a nao ser que|salvo se|exceto se|ate(?: que)?|enquanto|se) (?:eu )?(?:nao )?(?:te |lhe )?(?:diga|disser|dizer|indique|indicar|peca|pedir|avise|avisar|fale|falar|mande|mandar) (?:o contrario|outra coisa|algo diferente|que nao|para (?:parar|mudar))|salvo (?:indicacao|aviso|ordem|instrucao) (?:minha )?(?:em )?contrari[oa])",
		keepword:
			"(?:nao (?:se |te |me )?esque[cç]\\p{L}*|(?:se |te )?lembr(?:[ae]|ar)(?:-se|-te)?|record(?:[ae]|ar)(?:-te|-se)?|anot(?:[ae]|ar)|apont(?:[ae]|ar)|guard(?:[ae]|ar)|memoriz(?:[ae]|ar)|regist(?:r)?(?:[ae]|ar)|grav(?:[ae]|ar)|salv(?:[ae]|ar)|tom(?:[ae]|ar) nota|te(?:m|nha|r) (?:bem |sempre )?em (?:mente|conta)|fi(?:ca|que) sabendo|armazen[ae])",
		dropword:
			"(?:(?:esque[cç]|apag|remov|elimin|delet|exclu|tir|risc|descart|desconsider|limp|suprim)(?:[aei]|ar|er|ir|ue)|joga fora)(?:-?(?:o|a|os|as|lo|la))?\\b",
		siftword:
			"(?:revis|reve|organiz|arrum|limp|consolid|junt|orden|repass)(?:[ae]|ar|ja)?|(?:faz|faca|fazer|da|de|dar|passa)\\b",
		storeplace:
			"(?:d[aeo]s?|n[ao]s?) (?:(?:tua|sua|tuas|suas|teu|seu|teus|seus) (?:memorias?|notas|registros?|registos|lista|cabeca|arquivos?|apontamentos)|memoria\\b|que (?:voce |vc |tu )?(?:tem|tens|guarda|guardas|sabe|sabes|guardou|guardaste)[^.!?,;]{0,40})",
		memobj:
			"(?:(?:todas? |todos? |as |os |em |n?as |n?a |d?as |sobre |por ){0,3}(?:tuas?|suas?|teus|seus) (?:memorias?|lembrancas|notas|registros?|registos|apontamentos)|(?:em |n?a |de )?tudo (?:o )?que (?:voce |vc |tu |ja |eu te )*(?:sabe|sabes|guardou|guardaste|tem|tens|aprendeu|aprendeste|lembra|anotou|anotaste|disse|contei|falei)[^.!?,;]{0,40})",
		lead: "(?:(?:ok(?:ay)?|ta|bom|bem|e|mas|ah|oh|ei|oi|ola|olha|opa|alias|a proposito|obrigad[oa]|valeu|sim|nao(?=[,.!:;\\u2014])|entao|tambem|perfeito|legal|fixe|so|mais uma coisa|outra coisa|uma coisa|por favor|por gentileza|pfv|ps|agora|na verdade|claude|importante|muito importante|atencao|certo|beleza|se faz favor|ah sim)[ ,:!.;\\u2014-]{1,4}){0,5}",
		adv: "(?:(?:bem|tambem|sempre|por favor|so|ai|la|entao|agora|para (?:a proxima(?: vez)?|depois|o futuro|mais tarde|mim|sempre)|pra (?:proxima|depois|mim|sempre)|na (?:tua|sua) memoria|na memoria|nas (?:tuas|suas) notas|a partir de agora|de uma vez),? ){0,3}",
		ask: "(?<ask>(?:(?:voce |vc |tu )?(?:pode|poderia|podes|podias|consegue|consegues|conseguiria|da pra|da para|importa-se de|se importa de|sera que (?:voce |vc )?(?:pode|poderia)|seria possivel|quer) (?:me )?{{adv}}))",
		want: "(?:(?:[\\p{L} ]{0,24}\\b)?(?:quero|queria|gostaria|preciso|adoraria|gostava|espero|peco|bom|otimo|ideal|agradeceria|importante|fundamental|essencial|crucial|util)(?: de)? (?:que|se) (?:voce |vc |tu )?{{adv}})",
		must: "(?:(?:voce |vc |tu )?(?:deve|deves|deveria|devia|tem que|tem de|tens de|tens que|precisa|precisas|tente|tenta|procure|certifique-se de|trate de|faca o favor de|faz o favor de|favor|e preciso|e bom) {{adv}})",
		imp: "(?:lembr[ae](?:-se|-te|m-se)?|se lembr[ae]|te lembra|recorda(?:-te)?|recorde(?:-se)?|nao (?:se |te |me |va |vas |vai )*(?:esquec\\w*)|nunca (?:se |te )?esquec\\w*|tenha (?:sempre |bem )?em (?:mente|conta)|tem (?:sempre |bem )?em (?:mente|conta)|leve em (?:conta|consideracao)|leva em conta|anot[ae]|guard[ae]|memoriz[ae]|regist(?:r)?[ae]|grav[ae]|salv[ae]|tom[ae] nota|fac[ae] uma nota|faz uma nota|fique sabendo|fica sabendo|saiba|adicion[ae] a (?:sua|tua) memoria|coloc[ae] na (?:sua|tua) memoria|poe na (?:tua )?memoria|aprend[ae]|nao perca de vista)",
		inf: "(?:(?:se |te )?lembrar(?:-te|-se)?|(?:te |se )?recordar|nao (?:se |te )?esquecer|ter em (?:mente|conta)|levar em conta|anotar|guardar|memorizar|regist(?:r)?ar|gravar|salvar|tomar nota|adicionar a (?:sua|tua) memoria)",
		subj: "(?:(?:se |te )?lembr(?:e|es|asse|asses)|nao (?:se |te )?esquec(?:a|as|esse|esses)|tenha(?:s)? em (?:mente|conta)|tivesse(?:s)? em (?:mente|conta)|anot(?:e|es|asse|asses)|guard(?:e|es|asse|asses)|memorize(?:s)?|registre|registe(?:s)?|tome(?:s)? nota|saiba(?:s)?)",
		that: "(?: {{adv}})?(?: ?,? ?{{adv}}(?:de |do fato de |o fato de |em )?que\\b| ?(?:ai |isto|isso|o seguinte|esse dado|este dado|estes dados|uma coisa|disto|disso|ai)? ?{{adv}}: ?| ?\\u2014 ?)",
		from: "(?:a partir d[aeo] ?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|semana que vem)(?:-feira)?|a partir de (?:agora|hoje|aqui|ja|este momento)|(?:de|daqui|d') ?(?:agora|hoje|aqui)? ?(?:em|por|pra|para a) (?:diante|frente)|daqui (?:em|para a|pra) (?:diante|frente)|doravante|desde (?:agora|ja)|no futuro|futuramente|(?:d)?a proxima vez|na proxima(?: vez)?|por padrao|por defeito|como regra geral|em todas as (?:suas|tuas) respostas)",
		agentverb:
			"(?:use|usa|utilize|utiliza|responda|responde|escreva|escreve|fale|fala|pergunte|pergunta|avise|avisa|revise|execute|executa|ponha|poe|coloque|coloca|inclua|inclui|faca|faz|de|da|diga|diz|evite|evita|mantenha|mantem|adicione|cite|cita|verifique|verifica|confirme|confirma|mostre|mostra|comece|comeca|termine|envie|envia|mande|manda|chame|chama|trate|trata|seja|se|traduza|traduz|explique|explica|indique|reserve|rode|corre|assine|escolha|busque|converta|formate|limite|compre|agende|apague|compartilhe|publique|suba|resuma|resume|leia|cumprimente|peca|pede|vai|va|vem|venha|tem|tenha|segue|siga|corrige|corrija|sugere|sugira|conta|conte)(?:-me|-nos|-lhe|-o|-a)?",
		nosubj:
			"(?:me |nos |lhe |o |a |os |as |te )?(?:use|uses|utilize|responda|respondas|escreva|escrevas|fale|fales|pergunte|perguntes|envie|envies|mande|mandes|chame|chames|faca|facas|ponha|ponhas|coloque|coloques|diga|digas|de|des|apague|apagues|compartilhe|partilhes|publique|publiques|suba|subas|inclua|incluas|adicione|adiciones|traduza|traduzas|reserve|reserves|agende|marque|marques|execute|altere|mude|mudes|modifique|mexa|mexas|comece|termine|seja|sejas|trate|trates|compre|suponha|assuma|interrompa|peca|pecas|ofereca|sugira|recomende|assine|aceite|ligue|ligues|delete|exclua|guarde|guardes|grave|graves|registre|registes|elimine|elimines|remova|removas|salve|salves|tire|tires|deixe|deixes)",
	},
	rules: [
		{
			name: "moment-label",
			hint: ":",
			intent: "none",
			pattern:
				"{{lead}}(?:(?:muito )?importante|urgente|atencao|nota) ?:[^.!?\\n]{0,140}?(?:\\b(?:em|dentro de|daqui a) (?:\\d+|uma?|dois|duas|tres|cinco|dez|quinze|vinte|trinta|uns) (?:min(?:utos?)?|segundos?|horas?)\\b|[,;] (?:entao )?(?:rapido|so|por favor|pfv) (?!(?:lembra|anota|sempre|nunca)\\b)\\p{L}+)[^.!?\\n]{0,200}",
			claims: "sentence",
		},
		{
			name: "task-text",
			intent: "none",
			pattern:
				"{{lead}}(?:{{ask}})?(?:traduz\\w*|resum\\w*|reescrev\\w*|corrij\\w*|corrig\\w*|redij\\w*|respond\\w*|expli\\w*|analis\\w*|escrev\\w*|envi\\w*|diga a|mude|melhore|encurte|revise est)\\b[^:\\n.]{0,140}:",
			claims: "paragraph",
		},
		{
			name: "pasted-intro",
			intent: "none",
			pattern:
				"{{lead}}(?:aqui|este|esta|ele|ela|meu|minha|o|a|no|na|recebi)\\b[^:\\n.]{0,100}\\b(?:e-?mail|mensagem|texto|artigo|carta|frase|poema|musica|cartaz|placa|citacao|diz|dizia|disse|escreveu|botao|recado|nota|fala)\\b[^:\\n.]{0,20}:",
			claims: "paragraph",
		},
		{
			name: "recall",
			intent: "recall",
			pattern:
				"{{lead}}(?:(?:o )?que (?:e que )?(?:voce |vc |tu )?(?:(?:se |te )?lembra|sabe|eu te disse|te lembras|sabes)|(?:voce |vc |tu )(?:ainda )?(?:se |te )?lembra|lembras-te (?:de quando|da|do|quando|de )|lembras|lembra (?:quando|daquela|daquele|de quando|do dia)|me lembra|lembre-me|lembra-me|eu (?:ja )?te (?:disse|falei))",
			asks: true,
			claims: "clause",
		},
		{
			name: "keep-no-more",
			intent: "forget",
			pattern:
				"{{lead}}(?:ja )?nao (?:quero|preciso|gostaria)(?: mais)? que (?:voce |vc |tu )?(?:guarde|guardes|lembre|lembres|tenha|tenhas|saiba|saibas) (?=(?:o que (?:eu )?te|aquilo|meu|minha|meus|minhas|o|a|os|as)\\b)(?:o que (?:eu )?te (?:disse|contei|falei)(?: (?:de|do|da|sobre|acerca de))?)?",
			unless: "[^.!?]{0,30}(?:isto|isso)\\b",
			sure: 0.82,
		},
		{
			name: "not-forget-wish",
			hint: "esque",
			intent: "remember",
			pattern:
				"{{lead}}(?:(?:eu )?nao (?:quero|queria|gostaria|gostava) (?:de )?que (?:voce |vc |tu )?(?:nunca )?(?:se |te )?esque\\p{L}*(?:-te|-se)?|(?:voce |tu )?nao (?:pode|podes|deve|deves) (?:se |te )?esquecer(?:-te|-se)?|nunca (?:te |se )?(?:podes|deves|pode|deve) esquecer)(?: de)? (?:que )(?=\\S.{3})",
			sure: 0.86,
		},
		{
			name: "need-no-more",
			hint: "nao",
			intent: "forget",
			pattern:
				"{{lead}}(?:(?:voce |vc |tu )?ja nao (?:precisas?|tens|tem|e preciso)|(?:voce |vc |tu )?nao (?:precisas?|tens|tem|e preciso) mais)(?: de| que)? (?:te |se )?(?:lembrar(?:-te|-se)?|guardar|saber|memorizar|recordar)(?: mais)? (?:d[eoa]s? |[oa]s? )?(?=\\S.{2})",
			sure: 0.82,
		},
		{
			name: "unsaid-about",
			hint: "conta que|finge|finja",
			intent: "forget",
			pattern:
				"{{lead}}(?:{{ask}}|{{must}})?(?:fa(?:z|ca) de conta|finge|finja) que (?:eu )?(?:nunca|nao) (?:te |lhe )?(?:falei|disse|contei|mencionei) (?:nada )?(?:sobre |d[eoa]s? )?(?=\\S.{2})",
			sure: 0.84,
		},
		{
			name: "not-every-time",
			hint: "vez|sempre|de novo|tempo todo|toda hora",
			intent: "remember",
			pattern:
				"{{lead}}(?:e que |porque )?(?:eu )?nao quero (?:ter (?:que|de) |precisar |ficar |andar a |estar sempre a )?(?:te )?(?:ped|repet|diz|fal|explic|lembr)\\p{L}*(?:-\\p{L}+)?(?: (?:isso|isto))? (?:toda vez|todas as vezes|sempre|de novo|cada vez|o tempo todo|a toda hora|outra vez)(?= ?$| ?[.!,])",
			at: "sentence",
			after: "[\\p{L}\\p{N}][.!?] {1,3}",
			payload: "back",
			standing: true,
			sure: 0.76,
		},
		{
			name: "negated",
			intent: "none",
			pattern:
				"{{lead}}(?:(?:voce |vc |tu )?nao (?:precisa|precisas|e (?:necessario|preciso)|ha necessidade|tem que|quero|vale a pena|tens de)(?: que| de| voce)* |nao (?:lembra|guarda|anota|memoriza|registra|grava|salva|lembre|guarde|guardes|anote|anotes|memorize|registre|registes|grave|salve|armazene)\\b)",
			claims: "sentence",
			unless: "esquec|que (?:voce )?(?:me |use|responda|escreva|fale|ponha|chame)(?!.*(?:lembr|guard|anot))",
		},
		{
			name: "errand-standing",
			intent: "remember",
			pattern:
				"{{lead}}{{imp}} (?:de |em )?(?=sempre |nunca |(?:[^.!?]{3,80}) (?:sempre|toda vez|de agora em diante|a partir de agora))",
			standing: true,
			sure: 0.8,
		},
		{
			name: "errand",
			intent: "none",
			pattern:
				"{{lead}}(?:{{ask}}|{{must}}|{{want}})?(?:{{imp}}|{{inf}}|{{subj}})(?: por favor)? (?:de |da |do )?(?:nao |me |te |lhe )?\\p{L}{2,}(?:ar|er|ir|or)(?:-me|-te|-se|-lhe|-o|-a)?(?= |$|[,.!?])",
			claims: "clause",
		},
		{
			name: "remember-that",
			intent: "remember",
			pattern: "{{lead}}(?:{{adv}})(?:{{must}})?{{imp}}{{that}}",
		},
		{
			name: "ask-that",
			intent: "remember",
			pattern: "{{lead}}(?:(?:{{ask}}|{{must}}){{inf}}|{{want}}{{subj}}){{that}}",
		},
		{
			name: "remember-back",
			intent: "remember",
			pattern:
				"{{lead}}(?:{{adv}})(?:(?:(?:lembr[ae](?:-se|-te)?|se lembr[ae]) (?:bem |sempre )?(?:disso|disto)|(?:anot|apont|guard|memoriz|regist|registr|grav)[ae] (?:(?:bem|ai|la|sempre|tambem) )*(?:isso|isto)|te(?:nha|nhas|m) (?:(?:bem|sempre) )*(?:isso|isto) (?:(?:bem|sempre) )*em (?:mente|conta)|(?:ve|veja|ve la) se nao (?:te |se )?esquec\\p{L}*(?:-te)?(?: (?:disso|disto|isso))?)(?: (?:bem|ai|por favor|sempre|na (?:sua |tua )?(?:cabeca|memoria)|em (?:algum|qualquer) (?:lugar|canto)|por ai|algures|num canto|em vez d\\p{L}+ [^.!?,;:]{2,30}|tambem|(?:quando|para|pra|se) [^.!?,;:]{2,60})){0,4}|(?:{{must}})?(?:(?:lembr[ae](?:-se|-te)?|se lembr[ae]|te lembra) (?:disso|disto|isso|isto)|(?:anot|guard|memoriz|regist|registr|grav|salv)[ae](?:-o|-a)? ?(?:isso|isto|essa|esse dado|ai|tudo isso)?|nao (?:se |te )?esquec\\w* (?:disso|disto|isso|isto)|nao (?:se |te )?esquec(?:a|as|e)(?:-te)?|fica (?:a nota|anotado|registr?ado|o registr?o)|nao v(?:ai|as|a) (?:se |te )?esquecer(?:-te)?(?: (?:disso|disto|isso))?|tenha isso em (?:mente|conta)|tem isso em (?:mente|conta)|tenha em mente|tom[ae] nota(?: disso| disto)?)|(?:{{ask}}|{{must}})(?:(?:se |te )?lembrar (?:disso|disto)|(?:anotar|guardar|memorizar|gravar|salvar|regist(?:r)?ar) (?:isso|isto)))(?: (?:bem|por favor|na (?:sua |tua )?memoria|nas (?:suas |tuas )?notas|para (?:sempre|depois|a proxima(?: vez)?|o futuro|mais tarde|quando [^.!?]{2,40})|pra (?:sempre|depois|proxima)|sempre|tambem|ta|ta bom|ok|viu|hein|obrigad[oa]|beleza))*(?= ?$| ?[,.;!?)\\u2014])",
			payload: "back",
		},
		{
			name: "remember-object",
			intent: "remember",
			pattern:
				"{{lead}}(?:{{ask}}|{{must}})?(?:lembr[ae](?:-se|-te)?(?: d)?|memoriz[ae]r?|anot[ae]r?|guard[ae]r?|nao (?:se |te )?esquec(?:a|as)(?: d)?|tenha em (?:mente|conta)|gravar?)(?: por favor)? ?(?=[oa]?s? ?(?:meu|minha|meus|minhas|nosso|nossa) )[oa]?s? ?",
			sure: 0.78,
			unless: "[^.!?]{0,40}(?:arquivo|ficheiro|documento|como )",
		},
		{
			name: "remember-clause",
			intent: "remember",
			pattern:
				"{{lead}}(?:{{imp}}),? (?=(?:eu|sou|estou|tenho|moro|trabalho|nao (?:como|posso|sou|tenho)|nos|a gente|(?:o|a|os|as) [^.!?]{2,40} (?:e|sao|esta|estao|tem|fecha|vence)) )",
			sure: 0.8,
			unless: "(?:o |a |este |esse |esta |essa )?(?:arquivo|documento|ficheiro|texto|imagem|foto)\\b",
		},
		{
			name: "label",
			intent: "remember",
			pattern:
				"{{lead}}(?:(?:muito )?importante(?: (?:para (?:depois|o futuro)|lembrar))?|nota(?: (?:mental|para (?:mim|ti|voce|depois|o futuro|mais tarde)))?|(?:para|pra) (?:referencia futura|futura referencia|referencias futuras|depois|mais tarde|a proxima(?: vez)?|o futuro|as (?:suas|tuas) notas|voce (?:lembrar|saber))|lembrete para (?:voce|ti)|dado importante|nb) ?(?::|\\u2014| - )",
			sure: 0.85,
			notAfter: "\\b(?:e|mais|o|a|um|uma|muito) ",
			unless: "(?:comprar|ligar|enviar|pagar) ",
		},
		{
			name: "label-for-later",
			intent: "remember",
			pattern:
				"(?:\\p{L}{1,14} ){0,4}(?:(?:para|pra) (?:depois|mais tarde|o futuro|a proxima(?: vez)?|lembrar)|a (?:ter em conta|lembrar)) ?(?::|\\u2014| - )",
			at: "sentence",
			sure: 0.82,
			unless: "(?:comprar|ligar|enviar|pagar) ",
		},
		{
			name: "for-later",
			intent: "remember",
			pattern:
				"{{lead}}(?:para|pra) (?:referencia futura|futura referencia|referencias futuras|a proxima(?: vez)?|o futuro|as (?:suas|tuas) notas|voce saber|depois),? (?=(?:eu|sou|estou|tenho|meu|minha|o|a|os|as|noss\\w+|nao|moro) )",
			sure: 0.8,
		},
		{
			name: "drop-personal",
			hint: "apag|delet|elimin|remov|exclu|tir|esque",
			intent: "forget",
			pattern:
				"{{lead}}(?:entao |por favor |por isso |ja )*(?:{{ask}}|{{must}}|{{want}}|ja pode |ja podes )?(?:apag|delet|elimin|remov|exclu|tir)(?:a|e|ue|as|es|ues|ar|er|ir|asses?)(?: (?:ai|por favor|ja|definitivamente|permanentemente|de vez|para sempre))* (?=(?:[oa]s? )?(?:meu|minha|meus|minhas|o|a|os|as|seu|sua|esse|essa)\\b(?: [\\p{L}]+){0,3}? ?{{personal}}\\b)",
			unless: "[^.!?]{0,60}\\b{{doc}}\\b",
			sure: 0.8,
		},
		{
			name: "drop-outdated-back",
			hint: "apag|delet|elimin|remov|exclu|tir|esque",
			intent: "forget",
			pattern:
				"{{lead}}(?:entao |por favor |por isso |ja |e )*(?:(?:voce |vc |tu )?(?:pode|podes) )?(?:(?:apag|delet|elimin|remov|exclu|tir|esquec|esque[cç])(?:a|e|ue|as|ar|er|ir)(?:(?:-[oa]s?)| (?:isso|isto|ele|ela|essa (?:morada|nota|regra|informacao)|esse (?:dado|endereco|numero)|tudo isso|as duas|os dois|o antigo|a antiga))(?: (?:ai|por favor|ja|de vez|tudo|ta|tambem))*|(?:apag|delet|elimin|remov)(?:a|e|ue)(?: de vez| por favor)?)(?= ?$| ?[,.;!?])",
			after: "^(?![^\\n]{0,160}\\b{{doc}}\\b)[^\\n]{0,160}{{over}}[^?\\n]{0,100}",
			payload: "back",
			sure: 0.78,
		},
		{
			name: "forget-idiom",
			intent: "none",
			pattern:
				"{{lead}}(?:(?:esquec[ea]|ignor[ae]) (?:isso|isto)(?: (?:agora|ja|por agora))?(?:, e|,| e| \\u2014) (?:agora |ja )?(?:sig\\p{L}+|segue|continu\\p{L}+|pass[ae]\\p{L}*|vamos|vai|volt\\p{L}+|comec\\p{L}+|avanc\\p{L}+|faz|faca|foc\\p{L}+|tent\\p{L}+)\\b|(?:esquec[ea]|esquece(?: (?:isso|la))?|esqueca isso|esquece-o)(?= ?$| ?[,.!\\u2014])|deixa (?:pra|para) la|deixa estar|tanto faz|nao importa|esqueci|nao-me-esquecas|nao me esquecas)",
			claims: "clause",
		},
		{
			name: "forget-said",
			intent: "forget",
			pattern:
				"{{lead}}(?:{{ask}}|{{must}}|{{want}})?(?:esque[cç]\\w*|ignor\\w*|desconsider\\w*|apagu?\\w*|delet\\w*|remov\\w*|descart\\w*|nao (?:tenha|tenhas|leve) em conta|retiro)(?: d)? ?(?:tudo )?[oa] que (?:eu )?(?:te |lhe )?(?:disse|falei|contei|mencionei|escrevi|acabei de dizer|comentei)(?: (?:antes|ontem|agora ha pouco))?(?: (?:sobre|de|do|da|acerca d[eoa]|a respeito d[eoa]))?",
		},
		{
			name: "forget-from-memory",
			intent: "forget",
			pattern:
				"{{lead}}(?:{{ask}}|{{must}}|{{want}})?(?:apagu?\\w*|remov\\w*|delet\\w*|exclu\\w*|elimin\\w*|tir\\w*|retir\\w*) (?:definitivamente |permanentemente |por favor )?(?<payload>[^.!?]{2,120}?) d(?:a|as|e) ?(?:sua|tua|suas|tuas)? ?(?:memorias?|lembrancas|notas|registros|cabeca|base de conhecimento)",
		},
		{
			name: "forget-from-memory-after",
			intent: "forget",
			pattern:
				"{{lead}}(?:{{ask}}|{{must}})?(?:apagu?\\w*|remov\\w*|delet\\w*|exclu\\w*|elimin\\w*|tir\\w*) (?:por favor )?d(?:a|as|e) (?:sua|tua|suas|tuas)? ?(?:memorias?|lembrancas|notas|registros) (?:tudo )?(?=\\S)",
		},
		{
			name: "forget-memory-of",
			intent: "forget",
			pattern:
				"{{lead}}(?:{{ask}}|{{must}}|{{want}})?(?:apagu?\\w*|remov\\w*|delet\\w*|exclu\\w*|elimin\\w*|esque[cç]\\w*|desconsider\\w*) (?:(?:o|a|os|as|todos|todas|essa|esse|permanentemente|definitivamente|qualquer) )*(?:lembrancas?|memorias?|notas?|(?:tudo )?(?:o )?que (?:voce |vc )?(?:sabe|sabes|saiba|tem|guardou|guardaste|lembra|salvou|anotou|aprendeu|memorizou|registrou)|informac\\w+|dados?|parte|coisa|historia) (?:sobre|de|do|da|dos|das|acerca d[eoa]|relacionad\\w+ (?:a|com)|que fala)",
			unless: "[^.!?]{0,60}(?:tabela|arquivo|ficheiro|banco de dados|pagina)",
		},
		{
			name: "forget-object",
			intent: "forget",
			pattern:
				"{{lead}}(?:{{ask}}|{{must}}|{{want}}|ja pode |ja podes |voce pode |pode )?(?:esquec(?:a|e|as|er)(?:-se|-te)?(?: d)?|desconsider(?:e|a|ar)|desaprend[ae]) ?(?:ja |por favor |tambem |completamente |para sempre )?(?=(?:[oa]s? )?(?:meu|minha|meus|minhas|seu|sua|seus|suas|noss\\w+)|(?:o|a|os|as|tudo|que|aquele|aquela|aquilo|esse|essa|aquela historia|de)\\b)",
			sure: 0.84,
			unless:
				"(?:o|a|os|as) [^.!?,:]{2,40}[,\\u2014] ?(?:o que|que|como|qual|onde|quem|quanto|posso|pode|podes|ha|tem)\\b|[^.!?]{0,40}(?:por agora|por enquanto|por um momento)|o que (?:ele|ela)|os testes|o resto|isso ?$",
		},
		{
			name: "forget-no-longer",
			intent: "forget",
			pattern:
				"{{lead}}(?<payload>(?!(?:se|quando|por que|porque|como)\\b)[^.,!?:]{2,90}?) (?:ja nao|nao) (?:e|sao|esta|vale|valem|se aplica)(?: mais)? ?(?:relevantes?|validos?|validas?|verdade|assim|o caso|corret[oa]s?|atual)?(?: mais)?(?= ?$| ?[,.!])",
			at: "sentence",
			sure: 0.66,
			unless: ",? (?:como|o que fa|por que)",
		},
		{
			name: "forget-back",
			intent: "forget",
			pattern:
				"{{lead}}(?:retiro o que (?:eu )?disse|apag[ae] isso|esquece isso(?: por favor)|esque[cç][ae] (?:o anterior|a minha ultima mensagem|minha ultima mensagem)|ignor[ae] (?:isso|o anterior|(?:a )?minha (?:ultima|mensagem)(?: mensagem| anterior)?)|desconsider[ae] (?:isso|isto|o anterior|(?:a )?minha ultima mensagem)|risca isso|delet[ae] (?:isso|essa (?:memoria|lembranca|nota)))(?: (?:por favor|da (?:sua |tua )?memoria))*(?= ?$| ?[,.!?])",
			payload: "back",
			sure: 0.76,
		},
		{
			name: "reflect-memory",
			intent: "reflect",
			pattern:
				"{{lead}}(?:{{ask}}|{{must}}|{{want}}|(?:e |esta na )?hora de )?(?:consolid\\w*|limp\\w*|orden\\w*|organiz\\w*|reorganiz\\w*|revis\\w*|revej\\w*|rever|arrum\\w*|fac[ae] (?:uma )?(?:limpeza|faxina|arrumacao) (?:na|em|nas|da)|faz (?:uma )?(?:limpeza|faxina|arrumacao) (?:na|em|nas|da)|mescl\\w*|passe? a limpo|da uma (?:geral|olhada|arrumada) (?:na|nas)) (?:bem |um pouco |por favor |tod[oa]s? )*(?:(?:a |as |o |os )?(?:tua|sua|tuas|suas|teu|teus|seus)? ?(?:memorias?|lembrancas|recordacoes|notas|conhecimentos)|(?:o )?que (?:voce |vc )?(?:sabe|lembra|guardou|aprendeu|anotou|salvou|memorizou))(?! (?:ram|cache|do computador))",
			payload: "nothing",
			sure: 0.9,
		},
		{
			name: "reflect-on",
			intent: "reflect",
			pattern:
				"{{lead}}(?:{{ask}}|{{must}}|{{want}}|tir[ae] (?:um momento|um tempo|(?:uns|dois|cinco|dez) minutos) (?:para|e) )?(?:reflit\\w*|reflet\\w*|refletir|medite|fac[ae] um balanco|faz um balanco)(?: um pouco| bem| com calma)? (?:sobre|acerca d[eoa]|em|no|na|nas|nos|d[eoa]s?) ",
			sure: 0.84,
			unless: "[^.!?]{0,60}(?:poema|romance|texto|redacao|conto)",
		},
		{
			name: "reflect-lessons",
			hint: "aprend|licao|licoes|conclus",
			intent: "reflect",
			pattern:
				"{{lead}}(?:{{ask}}|{{must}}|{{want}})?(?:(?:pensa|penses|pense|pensar|repensa|repense)(?: (?:bem|com calma|um pouco|melhor)){0,2} (?:n|sobre |em )?(?<payload>(?:tudo )?(?:o|aquilo) que [^.!?,]{2,80}?)(?=(?:,| e) [^.!?]{0,30}(?:aprend|licao|licoes|conclus))|(?:tira|tire|tirar|extrai) (?:as |algumas |tuas )?(?:licoes|conclusoes) d(?:e|as|os|o que) ?(?=(?:noss|tudo o que|que|conversas|ultim)))",
			sure: 0.8,
		},
		{
			name: "reflect-run",
			intent: "reflect",
			pattern:
				"{{lead}}(?:fac[ae]|faz|inicie|inicia|comece|comeca|execute|executa|rode|roda|realize) (?:uma?|a|sua|tua) (?:\\p{L}+ )?(?:reflexao|consolidacao|revisao d[ea] (?:sua |tua )?memoria|limpeza d[ea] memoria)",
			payload: "nothing",
			sure: 0.88,
		},
		{
			name: "from-now-on",
			intent: "remember",
			pattern:
				"{{lead}}{{from}}(?: ?[,:])? (?=(?:por favor|{{agentverb}}\\b|nao {{nosubj}}\\b|nunca {{nosubj}}|(?:eu )?quero que|prefiro|gostaria|sempre |nunca |so |somente |deves?|voce (?:deve|vai|pode|tem)|usamos|vamos usar|nada de|sem |me \\p{L}+|tens|podes))",
			standing: true,
			sure: 0.84,
		},
		{
			name: "ask-from-now-on",
			intent: "remember",
			pattern:
				"{{lead}}(?<ask>(?:voce |vc |tu )?(?:pode|poderia|podes|podias|consegue|consegues)) (?:me |por favor |passar a )*{{from}},? (?=\\S.{4})",
			payload: "whole",
			standing: true,
			sure: 0.84,
		},
		{
			name: "unless-told",
			hint: "contrari|outra coisa|algo|que nao|para",
			intent: "remember",
			pattern:
				"{{lead}}(?<payload>{{otherwise}},? [^.!?]{6,140}|(?!(?:fico|estou|vou|ninguem|ele |ela |espera|espere)\\b)[^.!?;:]{6,140}?,? {{otherwise}})(?= ?$| ?[,.!?])",
			at: "sentence",
			standing: true,
			sure: 0.8,
		},
		{
			name: "when-you",
			hint: "quando (?:voce |tu |vc )?(?:me|nos)",
			intent: "remember",
			pattern:
				"{{lead}}(?:quando|sempre que) (?:voce |vc |tu )?(?:me|nos) \\p{L}+(?:res|ar|er|ir|or|ser)\\b(?! (?:o|a|os|as|este|esta|esse|essa|isso|isto)\\b)[^.!?,]{0,60}, (?:por favor,? |que seja )?(?:nunca|sempre|so|somente|sem|nada de|jamais|nao {{nosubj}}|{{agentverb}})\\b",
			at: "sentence",
			unless: "[^.!?]{0,80}\\b(?:hoje|desta vez|dessa vez|amanha)\\b",
			payload: "whole",
			standing: true,
			sure: 0.78,
		},
		{
			name: "imperative-from",
			intent: "remember",
			pattern:
				"{{lead}}(?<payload>(?:{{agentverb}}|nao {{nosubj}}|nada de|quero que|me chame)\\b[^.!?;:]{0,120}?)[ ,]{1,2}{{from}}(?= ?$| ?[,.!])",
			at: "sentence",
			payload: "whole",
			standing: true,
			sure: 0.8,
		},
		{
			name: "always-imperative",
			intent: "remember",
			pattern:
				"{{lead}}(?:(?:quero que |voce deve |deves |por favor,? )?(?:(?:sempre|em todos os momentos) (?:{{agentverb}}|{{nosubj}})\\b|{{agentverb}} (?:\\p{L}+ )?sempre\\b|(?:nunca|jamais) (?:mais )?{{nosubj}}\\b|nao {{nosubj}} (?:[^.!?,]{0,40} )?(?:nunca|jamais)\\b)|(?:voce |tu )?(?:deve|deves|tem que|tens de) sempre|(?:voce )?nunca (?:deve|deves)|quero que (?:voce )?sempre|nao quero que (?:voce )?(?:nunca |jamais |me )?{{nosubj}}\\b)",
			payload: "whole",
			standing: true,
			sure: 0.77,
			notAfter: "\\b(?:ele|ela|eles|eu|que|quem|e) ",
			unless: "(?:o mesmo|a mesma|tarde)\\b",
		},
		{
			name: "i-prefer",
			intent: "remember",
			pattern:
				"{{lead}}(?:em geral,? |pessoalmente,? |normalmente,? |para \\p{L}+(?: \\p{L}+)?,? )?(?=(?:eu )?(?:prefiro |preferia que|preferiria que|minha preferencia|a minha preferencia|nao gosto (?:que|quando) (?:voce |tu |vc |me )?|gosto (?:que|quando) (?:voce |tu |me |as (?:suas|tuas)|meu|minha)|odeio (?:que|quando) (?:voce |vc |me )?|gosto mais d[eoa]))",
			unless:
				"[^.!?]{0,80}\\b(?:a (?:primeira|segunda|terceira) (?:opcao|versao)|desta vez|dessa vez|por agora|esse|esta|este|essa|nao falar|nao dizer)\\b",
			payload: "whole",
			standing: true,
			sure: 0.84,
		},
		{
			name: "call-me",
			intent: "remember",
			pattern:
				"{{lead}}(?:(?:voce |tu )?(?:pode|podes) me chamar(?: de)?|podes? chamar-me|me cham[ea](?: de)?|cham[ea]-me(?: de)?|me trat[ea] (?:por|de|como)|trat[ea]-me por|quero ser chamad[oa] de) (?!(?:amanha|quando|se|a\\b|as\\b|depois|antes|mais|logo|agora|hoje|em|no|na|o|por|que|como|um|uma|este|esta|para|pra|assim que|la|segunda|terca|quarta|quinta|sexta)\\b)(?<payload>[\\p{L}￼][^.!?;:,]{0,40}?)(?= ?$| ?[,.!;?]| (?:por favor|a partir|em vez|e|nao)\\b)",
			named: true,
			standing: true,
			sure: 0.82,
		},
		{
			name: "whenever",
			intent: "remember",
			pattern:
				"{{lead}}(?:(?:toda(?:s as)? vez(?:es)?|cada vez|sempre) que (?:eu |te |voce )?[^,.!?]{2,100}, (?=(?:{{agentverb}}|nao {{nosubj}}|voce deve|quero)\\b)|quando eu (?:te )?(?:disser|pedir|digo|peco|escrever|falar)[^,.!?]{1,80}, (?=(?:{{agentverb}}|nao |quero|significa|quer dizer|me refiro|voce deve)\\b))",
			payload: "whole",
			standing: true,
			sure: 0.78,
		},
		{
			name: "stop",
			intent: "remember",
			pattern:
				"{{lead}}(?:{{ask}})?(?:(?:par[ae]|deix[ae]|parar|deixar) de (?:usar|dizer|se desculpar|pedir desculpas?|repetir|colocar|por|me chamar|me tratar|adicionar|responder|me dar)|chega de emojis|(?:nao me (?:chame|chames|trate|trates)))",
			payload: "whole",
			standing: true,
			sure: 0.74,
		},
		{
			name: "keep-that",
			at: "verb",
			intent: "remember",
			pattern:
				"{{keepword}}(?:,? (?:bem|ja|ai|tambem|sempre|por favor|por|para|pra|em|de|pro)\\b[^.!?:;]{0,70}?)?,? (?:de )?(?:que|q) (?=\\S)",
			unless: "\\p{L}+(?:ar|er|ir)\\b",
			sure: 0.85,
		},
		{
			name: "keep-colon",
			at: "verb",
			intent: "remember",
			pattern:
				"{{keepword}}(?: (?:isto|isso|ai|aqui|o seguinte|est[ea]s? dados?|ess[ea]s? (?:info|informacao|informacoes|dados?|coisa|dica)|est[ea]s? (?:info|informacao|coisa)|uma coisa|esta|essa))*(?:,? (?:bem|ja|ai|por favor|por|para|pra|pro|em|n[ao]s?)\\b[^.!?:;]{0,70}?)? ?(?::|\\u2014)(?=[^.!?]{6})",
			sure: 0.85,
		},
		{
			name: "label-know",
			intent: "remember",
			pattern:
				"{{lead}}(?:[^.!?:;\\n]{0,60}?\\b)?(?:(?:tem|tens|precisa|precisas|deve|deves) (?:que|de)? ?(?:saber|lembrar|guardar)|(?:pra|para) (?:voce |vc |tu )?(?:saberes|saber|ter|teres|lembrar|nao esquecer|nao te esqueceres)|(?:pra|para) que (?:nao se perca|(?:voce |vc |tu )?(?:nao )?(?:se |te |o )?(?:saibas?|lembres?|tenhas?|esquecas?))|fica (?:a|uma) nota\\b|(?:pra|para) (?:as )?(?:suas|tuas) (?:notas|fichas)|fica(?: \\p{L}+)? (?:regist\\p{L}+|anotado|combinado|dito|claro)|(?:regra|norma|combinado|costume)(?: (?:da casa|geral|nova|fixa|numero um|entre nos))*)\\b[^.!?:;\\n]{0,60}:(?=[^.!?]{6})",
			sure: 0.78,
		},
		{
			name: "drop-from-place",
			at: "verb",
			intent: "forget",
			pattern: "{{dropword}} (?:por favor )?(?<payload>[^.!?;:]{2,120}?) {{storeplace}}",
			sure: 0.88,
		},
		{
			name: "drop-place-first",
			at: "verb",
			intent: "forget",
			pattern: "{{dropword}} (?:por favor )?{{storeplace}}(?= [^.,!?]) (?:tudo sobre )?",
			sure: 0.86,
		},
		{
			name: "drop-told",
			at: "verb",
			intent: "forget",
			pattern:
				"{{dropword}} (?:por favor |tudo )?(?:isso |aquilo )?(?:o )?que (?:eu )?(?:te |lhe )?(?:disse|contei|falei|mencionei)(?: (?:sobre|de|do|da|acerca de|a respeito de))?",
			sure: 0.85,
		},
		{
			name: "drop-object-first",
			intent: "forget",
			pattern:
				"{{lead}}(?<payload>(?:tudo |aquilo |isso )?(?:o )?que (?:eu )?te (?:disse|contei|falei)[^.!?,;]{0,60}?),? (?:por favor,? )?(?:pode |podes |ja )?(?:apag|esque[cç]|elimin|delet|remov|tir)\\p{L}*",
			sure: 0.82,
		},
		{
			name: "drop-pointer",
			at: "verb",
			intent: "forget",
			pattern:
				"(?:apag|remov|elimin|delet|exclu|tir|risc)(?:[aei]|ue)(?:-?(?:o|a|lo|la)| isso| isto| tudo)(?: (?:por favor|ja|de vez|dai|da))*(?= ?$| ?[,.;!])",
			after:
				"^(?![^\\n]{0,160}\\b{{doc}}\\b)[^\\n]{0,160}(?:te (?:disse|contei|falei)|ja nao|nao .{1,30} mais|cancelad|anulad|guard|memoria|velh[oa]|antig[oa]|errad)[^?]{0,100}",
			payload: "back",
			sure: 0.75,
		},
		{
			name: "sift-memory",
			at: "verb",
			intent: "reflect",
			pattern:
				"{{siftword}}(?: (?:uma?|bem|por favor|geral|la|me))* (?:(?:limpeza|faxina|revisao|revisada|geral|arrumacao|arrumada|organizada|volta|passada)(?: geral| a fondo)? )?(?:um pouco )?{{memobj}}",
			payload: "nothing",
			sure: 0.86,
		},
	],
	signals: [
		{
			kind: "decision",
			pattern: "\\b(?:decidimos|decidi|resolvemos|combinamos|optamos por|ficou decidido)\\b|\\bdecisao ?:",
		},
		{
			kind: "correction",
			pattern:
				"\\b(?:na verdade|nao|correcao|desculpa),? (?:e|era|eu quis dizer|queria dizer)\\b|\\bquis dizer\\b|\\bcorrecao ?:",
		},
		{
			kind: "deadline",
			pattern:
				"\\b(?:prazo|data limite|vence|no maximo ate|ate (?:segunda|terca|quarta|quinta|sexta|amanha|o dia \\d))",
		},
		{ kind: "name", pattern: "\\b(?:me chamo|chamo-me|meu nome e|se chama|chama-se)\\b" },
		{
			kind: "preference",
			pattern: "\\b(?:eu )?(?:gosto|adoro|amo|odeio)\\b|\\bmeu \\p{L}+ favorit[oa]|\\bminha \\p{L}+ favorit[oa]",
		},
	],
};

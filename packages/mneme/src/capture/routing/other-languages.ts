// Signs of stores in German, French, Spanish, Portuguese, Chinese and Japanese: who speaks of themselves, what happened when, how a thing is
// done, what must never fade. Word forms only; the English rules read clauses.
import type { Store } from "./signals.ts";

interface Language {
	/** Found in nearly every sentence of it, and hardly in another language. */
	readonly known: RegExp;
	readonly core: RegExp;
	readonly episodic: RegExp;
	readonly procedural: RegExp;
	/** Asks the agent that the memory never fade. */
	readonly vault: RegExp;
}

/** Word boundaries that know letters with accents. */
const words = (alternatives: string) => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, "iu");

const LANGUAGES: readonly Language[] = [
	{
		known: words("ich|und|der|die|das|ist|nicht|ein|eine|mit|wir|für|dem|den|zum|hat|bitte|wenn|immer|mein|meine"),
		core: words(
			"ich (?:bin|heiße|heisse|wohne|lebe|arbeite|habe|mag|liebe|hasse|bevorzuge|möchte|brauche|esse|trinke|spreche|schreibe|sitze|warte|stecke|kann kein\\p{L}*|vertrage)|mein(?:e)? (?:name|beruf|job|geburtstag|zeitzone|muttersprache|blutgruppe|allergie\\p{L}*|ziel|priorität)|nenn mich|duz mich|sprich mich|antworte?|fass dich|halt dich|zurzeit|gerade dabei|momentan|derzeit",
		),
		episodic: words(
			"gestern|vorgestern|heute (?:morgen|früh|mittag|nachmittag|abend)|letzte[nrs]? (?:woche|nacht|monat|jahr|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|vorige[nrs]? \\p{L}+|am (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|wochenende) (?:hat|haben|habe|ist|sind|war|wurde)|vor (?:\\p{L}+|\\d+) (?:tagen|wochen|monaten|jahren|stunden)|soeben|eben (?:gerade )?(?:hat|habe|haben|ist)|im (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember) (?:\\d{4} )?(?:habe|haben|hat|bin|ist|sind|wurde)|(?:wir|ich) (?:haben|habe) (?:uns )?(?:\\p{L}+ ){0,6}(?:beschlossen|entschieden|vereinbart|gekauft|unterschrieben)",
		),
		procedural: words(
			"so (?:geht|macht man|funktioniert)|zuerst|erst .{3,80} dann|danach|anschließend|schritte?|rezept für|anleitung|um .{3,60} zu \\p{L}+(?:en|ern)|wenn .{3,60}[:,] ?(?:erst|zuerst|immer|dann|bitte|muss|nie)|vor dem \\p{L}+|reihenfolge|ablauf",
		),
		vault: words(
			"für immer (?:behalten|merken|aufheben|speichern|bewahren)|(?:behalte?|merke?|bewahre?|speichere?|hebe?|heb|merk) .{0,40}(?:für immer|auf ewig|dauerhaft|für alle zeit\\p{L}*)|auf ewig|unlöschbar|niemals (?:vergessen|löschen|verblassen)|nie(?:mals)? (?:vergessen|löschen|verlieren)|vergiss (?:das )?(?:nie|niemals)|darf nie(?:mals)? (?:verblassen|verloren|gelöscht|vergessen)|dauerhaft (?:und \\p{L}+ )?(?:aufheben|behalten|merken|speichern|bewahren)|nicht verblassen",
		),
	},
	{
		known: words("je|le|la|les|des|est|et|une|dans|pour|que|qui|avec|pas|mon|ma|mes|nous|du|au|ce|cette|chez|sur"),
		core: /(?<!\p{L})(?:je (?:suis|m'appelle|vis|travaille|préfère|déteste|voudrais|veux|parle|mange|bois|souffre|reste)(?!\p{L})(?! (?:allée?|partie?|venue?|arrivée?|rentrée?|passée?|tombée?|retournée?)(?!\p{L}))|j'(?:ai \d+ ans|habite|aime|adore|attends)|mon (?:nom|métier|anniversaire|fuseau|groupe sanguin|objectif)|ma (?:langue|profession|date de naissance|priorité)|appelle-moi|tutoie-moi|réponds|en ce moment|actuellement)/iu,
		episodic:
			/(?<!\p{L})(?:hier|avant-hier|ce matin|cet après-midi|ce soir on a|la (?:semaine|nuit) dernière|le mois dernier|l'an(?:née)? dernière?|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) dernier|il y a (?:\p{L}+|\d+) (?:jours?|semaines?|mois|ans?|heures?)|je viens de|on vient de|nous (?:avons|venons)|j'ai (?:enfin |finalement )?(?:signé|acheté|vendu|vu|fait|reçu|perdu|trouvé|décidé|rencontré|parlé|commencé|fini|quitté|appris|dit)|on a (?:décidé|choisi|signé|acheté|fait|vu)|je suis (?:allée?|partie?|rentrée?|tombée?|arrivée?))/iu,
		procedural:
			/(?<!\p{L})(?:recette (?:pour|de|du)|pour \p{L}+(?:er|ir|re) [^,:]{2,60}[:,]|marche à suivre|étapes|d'abord|ensuite|puis (?:on|tu|il faut)|procédure|mode d'emploi|il faut (?:d'abord|toujours|bien)|avant de \p{L}+(?:er|ir|re)|on commence par|quand .{3,50}[:,] (?:d'abord|il faut|on|toujours))/iu,
		vault:
			/(?<!\p{L})(?:(?:garde|gardez|conserve|conservez|retiens|mémorise|à conserver|à garder|souviens-toi).{0,40}(?:pour toujours|à jamais|à vie|éternellement|définitivement|pour l'éternité)|pour toujours|à jamais|n'oublie jamais|ne (?:l'|le |la )?(?:oublie|efface|perds|supprime) jamais|ne (?:doit|dois) jamais (?:disparaître|s'effacer|être (?:oubliée?|effacée?))|indélébile)(?!\p{L})/iu,
	},
	{
		known: words("el|los|las|que|es|una|con|por|para|mi|mis|del|está|soy|muy|nos|al|se|un|y|pero|cuando|siempre|hoy"),
		core: /(?<!\p{L})(?:(?:soy|me llamo|vivo|trabajo|prefiero|odio|hablo|tengo (?:\d+|\p{L}+) años|me (?:gusta|gustan|encanta|molesta)|necesito|estoy (?:\p{L}+ndo|en|de|esperando|embarazada|casad\p{L}))(?!\p{L})|mi (?:nombre|profesión|cumpleaños|zona horaria|idioma|grupo sanguíneo|prioridad|objetivo)|llámame|tutéame|respóndeme|contéstame|ahora mismo|actualmente|de momento)/iu,
		episodic:
			/(?<!\p{L})(?:ayer|anteayer|anoche|esta (?:mañana|tarde|noche)|la semana pasada|el (?:mes|año|lunes|martes|miércoles|jueves|viernes|sábado|domingo) pasado|hace (?:\p{L}+|\d+) (?:días?|semanas?|meses|años?|horas?)|hoy (?:por fin )?(?:me han|han|hemos|he|ha)|acabo de|acabamos de|decidimos|quedamos en|firmamos|compramos|fuimos|fui|llegué|vi a|(?:me|nos) (?:dieron|dijeron|llamaron|robaron))(?!\p{L})/iu,
		procedural:
			/(?<!\p{L})(?:para \p{L}+(?:ar|er|ir)(?:\p{L}*)? [^,:]{0,60}[:,]|receta (?:de|para)|pasos|primero|después (?:se|hay)|luego (?:se|hay)|procedimiento|hay que|antes de \p{L}+(?:ar|er|ir)|cuando .{3,50}[:,] (?:primero|hay que|siempre|se))/iu,
		vault:
			/(?<!\p{L})(?:(?:guárda\p{L}*|guarda|conserva|recuerda|recuérda\p{L}*|mantén).{0,40}(?:para siempre|eternamente|por siempre|de por vida|permanentemente)|para siempre|que no se (?:borre|olvide|pierda) nunca|nunca (?:lo |la )?(?:olvides|borres|pierdas)|no (?:lo |la )?(?:olvides|borres|pierdas) (?:nunca|jamás)|jamás (?:lo |la )?(?:olvides|borres))(?!\p{L})/iu,
	},
	{
		known: words("o|a|os|as|que|é|uma|com|por|para|meu|minha|não|do|da|no|na|em|eu|você|foi|são|tá|pra|um|e"),
		core: /(?<!\p{L})(?:(?:eu )?(?:sou|me chamo|moro|trabalho|prefiro|odeio|gosto|falo|tenho (?:\d+|\p{L}+) anos|adoro|preciso|estou (?:\p{L}+ndo|em|de|esperando|grávida)|tô (?:\p{L}+ndo|em|de))(?!\p{L})|meu (?:nome|aniversário|fuso|idioma|tipo sanguíneo|objetivo)|minha (?:profissão|prioridade|língua)|pode (?:me )?chamar|me chame|me responda|no momento|atualmente|agora mesmo)/iu,
		episodic:
			/(?<!\p{L})(?:ontem|anteontem|hoje (?:de manhã|cedo|finalmente|à tarde)|(?:na )?semana passada|(?:no )?(?:mês|ano) passado|(?:segunda|terça|quarta|quinta|sexta|sábado|domingo)(?:-feira)? passad\p{L}|há (?:\p{L}+|\d+) (?:dias?|semanas?|meses|anos?|horas?)|faz (?:\p{L}+|\d+) (?:dias?|semanas?|meses|anos?)|acabei de|acabamos de|decidimos|combinamos|assinamos|compramos|fomos|fui|cheguei|pediu demissão|me (?:deram|disseram|ligaram))(?!\p{L})/iu,
		procedural:
			/(?<!\p{L})(?:para \p{L}+(?:ar|er|ir|or) [^,:]{0,60}[:,]|pra \p{L}+(?:ar|er|ir) [^,:]{0,60}[:,]|receita (?:de|para|do|da)|passos|passo a passo|primeiro|depois (?:é só|se|tem)|em seguida|tem que|antes de \p{L}+(?:ar|er|ir)|quando .{3,50}[:,] (?:primeiro|tem que|sempre))/iu,
		vault:
			/(?<!\p{L})(?:(?:guard\p{L}*|lembr\p{L}*|conserv\p{L}*|mantenh\p{L}*).{0,40}(?:para sempre|pra sempre|eternamente|por toda a vida)|(?:para|pra) sempre|nunca (?:deixe|esqueça|apague|perca)|não (?:esqueça|apague|perca|deixe sumir) (?:nunca|jamais)|jamais (?:esqueça|apague))(?!\p{L})/iu,
	},
	{
		known: /[\u4e00-\u9fff](?![\s\S]*[\u3040-\u30ff])/u,
		core: /我(?:是|叫|住|在(?:做|等|准备|写)|喜欢|不喜欢|讨厌|偏好|习惯|需要|对.{1,8}过敏|今年.{1,4}岁|正在|目前)|我的(?:名字|职业|生日|时区|母语|血型|目标|重点)|叫我|(?:回答|回复|跟我说话).{0,10}(?:简短|直接|用)|以后(?:请|都|别)/u,
		episodic:
			/昨天|前天|今天(?:早上|上午|下午|晚上|终于|刚)|昨晚|上(?:周|个?星期|个?月|周[一二三四五六日末])|去年|(?:[一二三四五六七八九十几两\d]+)(?:天|周|个月|年|小时)前|刚(?:刚|才)?(?:从|把|跟|和|签|买|收|去|回|到)|我们(?:决定|商量好|约好|选了|签了)/u,
		procedural:
			/步骤|流程|做法|方法是|先.{1,40}(?:再|然后|最后)|第一步|首先.{1,60}(?:然后|接着|最后)|(?:的时候|之前|之后)(?:要|先|必须)|记得先/u,
		vault:
			/(?:永远|永久|永遠|一辈子|一直)(?:地)?(?:保存|记住|記住|保留|别忘|不要忘)|(?:保存|记住|記住|保留).{0,10}(?:永远|永久|一辈子)|(?:绝对|千万|永远)?(?:不要|别|不能|不许)(?:淡忘|忘记|忘掉|删除|删掉|消失).{0,6}(?:永远|$)?|永不(?:删除|忘记|褪色)/u,
	},
	{
		known: /[\u3040-\u30ff]/u,
		core: /(?:私|僕|俺|わたし|ぼく)(?:は|の名前|の職業|の誕生日|の血液型|の目標)|(?:と申します|と呼んで)|(?:返事|返信|回答|答え)は.{0,20}(?:お願い|して|で)|(?:アレルギー|苦手|好き|嫌い)(?:です|だ|なの)|今(?:は|、).{0,30}(?:ています|ている|中です|中だ)/u,
		episodic:
			/昨日|一昨日|おととい|今朝|昨夜|ゆうべ|先(?:週|月|日)|去年|昨年|(?:[一二三四五六七八九十数\d]+)(?:日|週間|か月|ヶ月|年|時間)前|さっき|(?:ことに(?:決め|決ま|なり|し)(?:た|まし))|(?:に行|行っ|買っ|会っ|着い|終わっ|届い|もらっ)(?:た|て(?:きた|来た)|きました|ました)/u,
		procedural:
			/手順|やり方|作り方|方法は|まず.{1,60}(?:それから|次に|最後に|その後)|(?:する|した|た)(?:前に|後に|時は|ときは|場合は)|レシピ|コツは/u,
		vault:
			/永久(?:に|保存)|永遠に|ずっと(?:覚えて|忘れないで|残して|とっておいて)|一生(?:覚えて|忘れないで)|絶対に(?:忘れないで|消えない|消さないで|消えないように)|(?:決して|けっして)(?:忘れ|消さ)/u,
	},
];

/** So many words of a language stand in a sentence of it; one may be a name or a loan. */
const LEAST_KNOWN_WORDS = 2;

function isUnspaced({ known }: Language): boolean {
	return known.source.includes("u30");
}

function isIn(language: Language, text: string): boolean {
	if (isUnspaced(language)) return language.known.test(text);
	const all = new RegExp(language.known.source, "giu");
	return (text.match(all) ?? []).length >= LEAST_KNOWN_WORDS;
}

/** English has rules of its own, and shares short words with some of these. */
const ENGLISH = /\b(?:the|and|is|are|was|of|my|for|with|that|this|to|it|in|on|at|i'm|we|you|have|has|please)\b/gi;

/** Empty for a text in English, or in none of these languages. */
export function readLanguageSigns(text: string): ReadonlySet<Store> {
	const stores = new Set<Store>();
	if ((text.match(ENGLISH) ?? []).length >= LEAST_KNOWN_WORDS + 1) return stores;
	for (const language of LANGUAGES) {
		if (!isIn(language, text)) continue;
		for (const store of ["core", "episodic", "procedural", "vault"] as const)
			if (language[store].test(text)) stores.add(store);
	}
	return stores;
}

/** For texts of any of these languages. */
export function asksPermanenceElsewhere(text: string): boolean {
	return LANGUAGES.some((language) => isIn(language, text) && language.vault.test(text));
}

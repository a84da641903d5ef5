// Orders in French: who is addressed (a machine), how it is told to act, and what gives an order away by itself.

import { type OrderLanguage, orderRule } from "./language.ts";

const LETTERS = "a-zà-ÿ";
/** Capitals and hasty writing leave accents out; `\w` is to know the letters with accents. */
const frenchRules = (name: string, sources: readonly string[]) =>
	sources.map((source) =>
		orderRule(name, source.replace(/[éèê]/g, "[eéèê]").replaceAll("\\w", `[${LETTERS}]`), LETTERS),
	);

const OPEN = '(?<=(?:^|[.!?…:;,\\n()\\[\\]{<>#/*|@—–«"“]|(?<![a-zà-ÿ])-)\\s{0,3})';
const A = "['’]";
const TASK =
	"(?:résum|synthè|tri|présélect|sélect|recrut|not|correct|relect|revue|modér|tradu|transcri|recherche|répons|achat|" +
	"command|réserv|navig|explor|index|cod|program|messag|support|class|filtr|trait|analys|compar|rédac|génér|évalu|aide|résol)\\w*";
const AUTOMATIC =
	"(?:IA|LLM|conversationnel|virtuel|vocal|vocaux|visuel|numérique|automatique|automatisé|autonome|intelligent|génératif|artificiel)(?:le|e)?s?";
/** Nobody but a machine is called so. */
const MACHINE =
	`(?:(?:@?IA|I\\.A\\.|LLMs?|(?:chat)?bots?|crawlers?|ChatGPT|GPT\\S{0,4}|Gemini|Copilot|Grok|Mistral|Claude (?:Code|/)|Alexa|Siri|` +
	`intelligences? artificielles?|résumeurs?|(?:grands? )?modèles? (?:de lang\\w+|d${A}IA|IA|génératifs?)|grands modèles|` +
	`(?:outil|logiciel|système|moteur|programme|algorithme|module|robot|copilote)s? (?:de |d${A})${TASK}|` +
	`(?:agent|assistant)s? (?:de |d${A})(?:cod|program|navig|résum|synth|messag|recherche|agenda|explor|index|achat|revue)\\w*|` +
	`(?:\\w{2,12}eur|agent|assistant|secrétaire|copilote|système|outil|robot|processus|traitement|service|programme|module)s?` +
	`(?: (?:de |d${A})\\w+(?: \\w+)?)? (?:(?:à base |relié à un modèle )?d${A}(?:IA|intelligence artificielle)|${AUTOMATIC}))\\b)`;
/** Also said of people and of things: only where it is told "tu". */
const HELPER =
	"(?:(?:assistant|agent|robot|modèle|système|copilote|évaluateur|correcteur|relecteur|lecteur|traducteur|machine|secrétaire)s?" +
	`(?! (?:social|matern|immobili|municip|d${A}entretien|de direction|d${A}accueil))\\b)`;
const ARTICLE = `(?:l${A}|les? |la |une? |des |cette |ce |tou(?:te?s?|s) (?:les? |l${A})?|chaque |d${A}|du |de )`;
const TO =
	`(?:(?:à|aux?|pour|(?:[àa] l${A}(?:attention|intention|usage|adresse)|à destination|réservée?s?|destinée?s?)` +
	` (?:de |des|du|d${A}|aux?|à))\\s?${ARTICLE}{0,2}(?:\\w{3,20}(?: de \\w{3,20})?(?: et|,| ou) (?:aux |les )?)?)`;
const NOTE =
	"(?:notes?|nb|messages?|consignes?|instructions?|avis|rappel|info|attention|important|commentaire|directives?|mentions?|p\\.?s\\.?|mot|prière|prompt)";
const GREET =
	"(?:(?:bonjour|salut|coucou|hé|hey|eh|oh|dis|merci|chers?|chère|ok|et|toi|psst|au fait|mon|petite?|collègue|bon)[ ,!:]{1,3})";
const BREAK = "[^.\\n]{0,3}[:—–\\])!→]";

/** "tu" imperatives; most are also the third person, so their place in the sentence or an address must speak for them. */
const TELL =
	"(?:accept|accord|activ|affich|affirm|ajout|annul|appell|appliqu|approuv|arrêt|attribu|cach|cess|chang|cherch|class|cliqu|clôtur|coch|coll|" +
	"command|commenc|communiqu|confirm|conserv|considèr|copi|corrig|coup|cré|déclar|déclench|demand|désactiv|déverrouill|donn|écart|efface?|" +
	"enregistr|envoi|évalu|évit|évoqu|exécut|export|ferm|fusionn|gard|génèr|gliss|ignor|imprim|indiqu|inform|insèr|insist|install|invit|lanc|" +
	"list|marqu|masqu|mémoris|mentionn|modifi|montr|not|oubli|ouvr|parl|partag|pass|pai|plac|post|présent|privilégi|procèd|propos|publi|qualifi|" +
	"rang|rappell|recommand|recopi|récupèr|rédig|redirig|refus|réinitialis|rejett|rembours|remplac|renvoi|répèt|réserv|résum|retir|révèl|" +
	"sélectionn|signal|souscri|supprim|télécharg|termin|trait|transfèr|tri|utilis|valid|vérifi|vers|vid|visit)e\\b|" +
	"\\b(?:agis|choisis|conclus|décris|dis|écris|exclus|extrais|fais|fournis|inclus|inscris|joins|lis|mets|obéis|omets|prends|prétends|réponds|" +
	"retiens|souviens|suis|tais|traduis|transcris|transmets|va)\\b";
const NOT = `(?:ne (?:le |la |les |lui |te )?|n${A}(?:en |y )?)?`;
const TU =
	`(?:(?:${OPEN}|\\b(?:puis|et|ou|alors|donc|maintenant|désormais|toujours|surtout|ni|ne) )${NOT}(?:${TELL})|` +
	`(?:\\bn${A}|${OPEN}(?:surtout,? )?ne (?:le |la |les |lui )?)\\w+[es] (?:pas|rien|jamais|aucune?|plus|ni)\\b|` +
	`\\b(?:\\w{2,12}[es]-(?:le|la|les|lui|toi)\\b|tu (?:dois|devras|vas|peux|pourrais)\\b|(?:te demande|te prie|t${A}ordonne) d|(?:peux|pourrais)-tu(?! m)|` +
	`que tu,? |à toi de|(?:et|puis),? tu \\w+s\\b|(?:sois|veille|pense) |(?:tu|t${A}) ?(?:ne |n${A}|lui |l${A}|me |les? )?\\w+ras\\b))`;
const VOUS =
	`(?:(?<!\\bvous (?:n${A}|ne |en |y |l${A}|les? )?|[a-zà-ÿ])(?!chez|assez|avez|nez|allez|lisez)\\w{2,14}ez\\b|` +
	"\\b(?:dites|faites|vous êtes (?:tenu|prié)|doi(?:t|vent)|devra|il (?:convient|faut)|prière|merci d|est à \\w+er|ne (?:pas|rien|jamais) \\w+(?:er|ir|re))\\b)";
/** Any word like a verb, in the place of one and with an object or as an infinitive, where an address stands before it. */
const DOES =
	"(?!(?:dans|sans|vers|entre|contre|après|mais|comme|tous|toutes?|même|chaque|plus|sous|dès|jamais|encore|presque|notre|votre|cette|est|vous|nous|elle)s?\\b)" +
	`\\w{2,14}[es] (?:les?|la|l${A}|une?|des|cet?|cette|ces|ton|ta|tes|toute?s?|tous|qu${A}|que|son|sa|ses|seulement|simplement|toujours|aussi)\\b`;
const INFINITIVE = "(?<=[:—–\\])!,] ?)\\w{2,12}(?:er|ir|dre|ttre|ire|clure)\\b";
const ASK = `(?:${TU}|${OPEN}${DOES})`;
const ORDER = `(?:${TU}|${OPEN}${DOES}|${VOUS}|${INFINITIVE})`;
const READS =
	"\\b(?:li[srt]|lu|consult|parcour|trait|analys|résum|index|explor|visit|interprèt|exploit|accè|évalu|tri|rencontr|rédig|produi|répond|reçoi|cit|compil)\\w*" +
	"[^.:\\n]{0,50}\\b(?:ceci|cela|cet?|cette|ces|présente?|notre|nos|mon|ici|le résumé)\\b";
const MUST = `(?:doi(?:t|vent)|devr(?:a|ont)|(?:est|sont) (?:tenue?|priée?|invitée?|obligée?|requise?)s?|(?:a|ont) pour (?:consigne|mission|ordre)|voudr(?:a|ont) bien|s${A}engage(?:nt)? à)\\b`;
/** What laws and terms of use ask of machines. */
const LAWFUL =
	"(?![^.\\n]{0,25}\\b(?:respecte|être|se conforme|garanti|avoir|dispose|obteni|identifie|cesse|limite|jamais|pas exécuter)\\w*)";
const WILL =
	"\\b(?:conclu|répond|indiqu|présent|recommand|attribu|transmett|enve|ajout|cit|considé|affirm|mentionn|remplac|omett|class|valid|signal|alert|évoqu)\\w*r(?:a|ont)\\b";
const RULES =
	"(?:instructions?|consignes?|règles?|directives?|ordres|prompts?|restrictions?|limites|garde-fous|contraintes|programmation|filtres?|principes|interdictions|charte|politiques?)";
const SYSTEM_RULES =
	`(?:(?:prompts?|invite) (?:système|initiale?|caché)|(?:instructions?|consignes?|message|directives?) (?:de (?:départ|base)|du? système|système|initiales?|cachées?|internes?|secrètes?)|` +
	`(?:tes|vos|ton) (?:\\w+ )?(?:instructions|consignes|directives|prompt)|(?:consigne|instruction)s? (?:que tu|qu${A}on t|qui t${A}a))`;
const PRIOR = `(?:précéd|antérieur|ci-dessus|initia|système|d${A}origine|reçu|plus haut|existant|de sécurité|habituel|de (?:ton|votre|ta)\\b|qu${A}on (?:t|vous)|que (?:tu|vous)\\b)\\w*`;
const DROP =
	`(?:(?:ignor|oubli|néglig|contourn|annul|effac|écart|abandonn|outrepass|transgress|jett|viol)e[zr]?|(?:ne |n${A})(?:tiens|tenez|suis|suivez|respecte|applique|écoute|obéis)\\w{0,3}(?: plus| pas)?(?: compte)?|` +
	"ne (?:pas|plus) (?:tenir compte|suivre|respecter|appliquer|obéir)|(?:fais|faites|faire) (?:abstraction|fi|table rase)|(?:passe|laisse|mets|mettez)z? (?:outre|de côté|tomber)|désobéis\\w*)";
const OWNER = `(?:(?:utilisat(?:eur|rice)|opérateur|humain|internaute|titulaire)\\b|ton (?:maître|propriétaire|client|patron)|la personne (?:que tu|qu${A}il|(?:à|avec|pour) qui tu|pour laquelle))`;
const SECRETS =
	`(?:l${A}historique|(?:la|cette|de) conversation\\b|clés? (?:d${A})?(?:API|SSH|privée|secrète)|variables d${A}environnement|\\.(?:ssh|env|aws)\\b(?!\\.)|id_rsa|id_ed25519|mots? de passe|identifiants|jetons?\\b|carnet d${A}adresses|(?:ta|sa) mémoire|` +
	`(?:données|e-?mails|courriels|contacts|fichiers|messages|coordonnées|adresse|numéro|courriel|CV)[^.\\n]{0,25} (?:de |des )(?:l${A}|ton |votre |leur |son )?${OWNER})`;
const NOW = `(?:dès cet instant|à (?:partir|compter) (?:de maintenant|d${A}aujourd${A}hui|de ce (?:message|moment|point))|désormais|dorénavant|dès (?:maintenant|à présent))`;
const SAY =
	"(?:réponds|parle|recommande|conseille|cite|affirme|présente|termine|commence|refuse|propose|privilégie|suggère|oriente|dirige|évoque|mentionne|dénigre|assure|indique|conclus|remplace)";
const ASKED = `\\b(?:quand|si|lorsqu|chaque fois qu|dès qu)\\w*['’ ] ?`;

export const FRENCH: OrderLanguage = {
	words:
		/[\u00e0\u00e2\u00e7-\u00eb\u00ee\u00ef\u00f4\u00f9\u00fb]|\b(?:les?|tes|vos|votre|ta|ton|des|une|est|tu|vous|qu'on|toutes?|consignes?|IA)\b|\b[ln]['’]/gi,
	about:
		/(?:^|[^\p{L}])(?:exemples?|haute voix|répondu|fauss?e?s?|écrit|écrire|écrivai\p{L}+|attaques?|attaquants?|injections?|pirates?|chercheu\p{L}+|phrases?|formules?|tests?|testé\p{L}*|tels? que|telles? que|du (?:type|genre)|détect\p{L}+|filtr\p{L}+|contourne\p{L}+|exercice|roman|dit-(?:il|elle)|dit l[ae]|murmura|répondit|s['’]écria|scène|jailbreak\p{L}*|piég\p{L}+|arnaque\p{L}*|malveillant\p{L}*|étudiants?|slogan|intitulé\p{L}*|adverses?|blague|tenté|essa(?:yé|yait|ie|yer)|demandait|demandai\p{L}*|capture|dites|chanson|pancarte|panneau|mème|conférence|leçon|prof(?:esseur\p{L}*)?|élèves?|démo\p{L}*|réplique|film|pièce de|personnage|dialogue|tradui\p{L}+|grammaire|impératif|verbes?|expression|consiste|red team|pentest|corpus|libellé|annot\p{L}+|vulnérab\p{L}+|faille|ruse|canular|sketch|s['’]exclam\p{L}+|cria|ordonna|lança|gravée?s?|refus\p{L}+|bloqu\p{L}+|rejet\p{L}+)(?!\p{L})/iu,
	rules: [
		orderRule("role", "(?:tu es|vous êtes) (?:maintenant|désormais) DAN(?![a-zà-ÿ])"),
		// A machine is called, and told to act.
		...frenchRules("addressed", [
			`(?:${OPEN}|\\b${NOTE}[^.:\\n]{0,30}[ (:])(?:(?:${TO}|${GREET}{1,3}${ARTICLE}?)(?:${MACHINE}|(?:assistants?|bots?|robots?|modèles?|outils|agent)(?:,? qui | appelant))` +
				`[^.:\\n]{0,110}${BREAK}|(?:(?:agent|\\w+eur|assistant)s? (?:d${A}\\w+ )?${AUTOMATIC}|(?:chat)?bots?(?: (?:de |d${A})\\w+)?) ?:)[^\\n]{0,140}?${ORDER}`,
			`(?:${OPEN}(?:${NOTE}[^.:\\n]{0,20} )?|(?=${TO})(?<=${NOTE} ))(?:${TO}|${GREET}{1,3}${ARTICLE}?)?(?:${MACHINE}|${HELPER})(?:,|[^.,:\\n]{0,80}[,:!])` +
				`(?:[^.\\n]|\\.(?=\\S)){0,110}?(?<!\\b(?:qui|il|elle) [^.\\n]{0,12})${ASK}`,
			`\\b(?:(?:bonjour|salut|chère|cher|coucou|hé),? (?:l${A})?(?:IA|chatbot|intelligence artificielle|modèle|machine)\\b|(?:cher|bonjour|salut) (?:collègue )?(?:assistant|agent|robot)\\b[^\\n]{0,120}?${TU})`,
			`\\b(?:(?:si|puisque|au cas où|en tant qu${A})[^.:\\n]{0,30}\\b(?:tu es|vous êtes|tu sois|vous soyez)|es-tu|êtes-vous|vous êtes|tu es) (?:\\w+ )?(?:une?|l${A}|le)\\s?` +
				`(?:\\w+ )?(?:${MACHINE}|(?:assistant|agent|modèle|robot|programme) (?:qui|en train|chargé))[^\\n]{0,120}?[,:?][^\\n]{0,60}?${ORDER}`,
			// Machines that read this are obliged.
			`\\b(?:${MACHINE}|(?:tout |l${A}|le |les |un )${HELPER})[^.:\\n]{0,40}(?:${READS}|appelant|destinataire| qui (?:le|la|les|y) \\w+)[^.\\n]{0,80}(?:\\b${MUST}${LAWFUL}|${WILL})`,
			`\\b(?:${MACHINE}|(?:tout |l${A}|le |les |un )${HELPER})[^.,:\\n]{0,25} (?:(?:est|sont) priée?s? d|voudr(?:a|ont) bien|doit (?:maintenant|à présent|désormais)|(?:remplac|conclu|répond)\\w*ra\\b|[^.\\n]{0,80}\\b${MUST}` +
				`[^.\\n]{0,90}(?:\\bn${A}en rien dire|copie cachée|\\bsans (?:en |le )?(?:inform|avert|préven|demand|signal|présent)|\\bcomme (?:le|la|les|déjà) (?:meilleur|seul|premi|approuv)|corbeille|ne pas (?:la |le )?(?:signaler|mentionner|notifier)|@\\w|https?://|\\.example))`,
		]),
		// Prior rules are dropped, replaced or void.
		...frenchRules("override", [
			`(?<!(?:assistant|modèle|IA|agent|robot|bot|il|elle|qui) )\\b${DROP}\\b[^.\\n]{0,25}\\b(?:(?:tes|vos|ta|votre|toutes?|tous)\\b[^.\\n]{0,25}\\b${RULES}\\b|(?:les?|la|des|du|aux?|ces|l${A}) ?[^.\\n]{0,20}\\b${RULES}[^.\\n]{0,20}[ -]${PRIOR})(?<!(?:^|\\n) ?[—–][^\\n]{0,200})`,
			`\\b(?:ignore|oublie|laisse)[zr]? (?:tomber )?(?:tout )?ce (?:qui (?:précède|est (?:au-dessus|écrit))|qu${A}on (?:te |t${A}|vous )(?:a |avait )?(?:dit|demandé|appris)\\b(?! (?:sur|du|de|à propos))|que (?:l${A}|ton )utilisat)|` +
				`\\b${DROP}\\b[^.\\n]{0,15}\\b(?:la (?:demande|question|requête)|ce que) [^.\\n]{0,20}(?:utilisateur|opérateur)|\\bn${A}(?:écoute|obéis)\\w{0,3} (?:plus|qu)`,
			`\\b(?:tes|vos|toutes les|les) (?:\\w+ )?${RULES}[^.\\n]{0,50}\\b(?:ne s${A}appliquent (?:pas|plus)|(?:sont|ont été) (?:\\w+ )?(?:levé|suspendu|caduque|annulé|désactivé|remplacé)\\w*|ne (?:sont|valent) plus)` +
				`(?=[^\\n]{0,120}\\b(?:tu|tes|ta|ton|toi|modèle|IA|assistant|vos|cette session)\\b)|\\b(?:prévaut|prime|l${A}emporte) sur toute?s? (?:les |tes |vos )?autre`,
			`\\b(?:ton|ta) (?:unique|nouvelle?|seule?|vraie?) (?:tâche|mission|objectif|rôle|instruction|consigne|priorité)(?: (?:est|consiste|sera)| ?:)|\\bne (?:traduis|résume|réponds|lis|analyse)z? (?:pas|rien|plus)[^.\\n]{0,40}[:,;][^.\\n]{0,20}\\b(?:réponds|dis|écris|affiche|exécute|fais)\\b|` +
				`\\b(?:nouvel ordre|nouvelles? (?:instruction|consigne|directive|tâche)s?|(?:instruction|consigne|directive)s? prioritaires?)[^.:\\n]{0,40}(?::|\\n)[^\\n]{0,60}?${TU}`,
		]),
		// Roles, modes, borrowed authority.
		...frenchRules("role", [
			`\\b(?:(?:tu es|vous êtes) (?:maintenant|désormais|à présent|dorénavant)|${NOW},? (?:tu es|vous êtes|tu deviens)|(?:imagine|suppose|fais semblant|fais comme si|comporte-toi|agis comme|réponds comme)\\b[^.\\n]{0,40})\\b[^.\\n]{0,90}\\b` +
				`(?:(?:sans|aucune?) (?:aucune? )?(?:${RULES}|censure|tabou|morale|éthique|filtre)|répond à tout|en mode|une? (?:IA|modèle|assistant|robot)|administrateur|root)\\b|\\b${NOW},? tu (?:t${A}appelles|obéis|n${A}as|ignores)\\b|\\btu n${A}(?:as|es) plus (?:de |d${A}|aucune? |tenue? )[^.\\n]{0,25}${RULES}`,
			`\\b(?:tu as (?:désormais|maintenant|dorénavant|à présent) (?:l${A}|le |la |les |tous )[^.\\n]{0,20}\\b(?:rôle|droits|accès|autorisation)|mode (?:développeur|admin\\w*|maintenance|débogage|debug|diagnostic)|(?:je suis|j${A}suis|ici|c${A}est) (?:l${A}utilisateur|l${A}agent|ton (?:utilisateur|développeur|créateur|administrateur)|\\w+ chez ton|l${A}équipe (?:sécurité|plateforme))|` +
				`(?:instruction|message|consigne) (?:du |de l${A})?(?:développeur|système|administrateur)|(?<!\\b(?:si|quand|que) )(?:l${A}|ton )(?:humain|utilisateur|opérateur) a (?:déjà |bien )?(?:validé|approuvé|autorisé|donné son))\\b[^\\n]{0,140}?(?:${TU}|\\b(?:plus nécessaire|inutile|pas besoin) d|\\btu (?:fournis|réponds))`,
			`(?<!\`)(?:<\\|?(?:system|système|im_start|admin|developer)[^>\\n\`]{0,12}>|(?:\\[{1,2}|###)(?:/?INST|système|system|admin|développeur|root)(?:\\]{1,2}|###)|(?:^|\\n)\\W{0,4}(?:système|system)[^:\\n]{0,25} ?:)(?!\`)[^\\n]{0,200}?` +
				`(?:${OPEN}${NOT}(?:${TELL})|\\b(?:le modèle|l${A}(?:assistant|IA|agent)) (?:doit|imprime|affiche|répond|ignore|transmet|envoie|efface)|\\b(?:tes|ta|ton) )|` +
				`(?:^|\\n)\\W{0,4}(?:utilisateur|user|humain) ?: [^\\n]{0,160}\\b(?:mots? de passe|clés?|supprim|efface|envoie|transf|vire|identifiants)[^\\n]{0,120}\\n{1,2}\\W{0,4}(?:assistant|IA|AI|bot) ?:`,
		]),
		// What is asked for: the prompt, secrets, deeds behind the user's back, a place in memory.
		...frenchRules("reveal", [
			`(?<!\\b(?:jamais|pas|qui|il|elle) )\\b(?:affiche|montre|révèle|donne|répète|imprime|divulgue|écris|récite|recopie|copie|colle|liste|dévoile|cite|communique|fournis|traduis|envoie|poste|passe|balance)(?:z|-moi|-nous)?\\b(?![^.\\n]{0,10}\\b(?:jamais|pas)\\b)[^.\\n]{0,50}` +
				`(?:${SYSTEM_RULES}|outils (?:dont|que|auxquels) tu|tes (?:outils|souvenirs|variables)|tout ce qui précède)|\\bde (?:ta|ton) (?:conversation|fenêtre|contexte|prompt)\\b|\\bligne de ton prompt`,
		]),
		...frenchRules("memory", [
			`\\b(?:ajoute|enregistre|mémorise|note|inscris|sauvegarde|garde|stocke|conserve|retiens|souviens-toi|vide|efface)[zr]?(?:-le|-la)?\\b[^.\\n]{0,60}\\b(?:(?:ta|votre) mémoire|(?:tes|vos) souvenirs|(?:prochaines|futures|toutes les|tes) (?:conversation|session)s?|` +
				`(?:conversation|session)s futures|(?:mémoire|préférence) permanente|à long terme|durablement|fait (?:établi|avéré)|que l${A}(?:utilisat|administrat)|corrige quiconque|tous les souvenirs)|${OPEN}considère (?:toute?s?|chaque|cette|ces|cet?)\\b[^.\\n]{0,50}\\bcomme (?:\\w+ )?(?:légitime|fiable|vrai|fau|autorisé|sûr|prioritaire|validé|approuvé|venant)`,
		]),
		...frenchRules("exfiltrate", [
			`(?<!\\b(?:jamais|pas|qui|il|elle|on|ne) |n['’])\\b(?:envo(?:ie|yez)|transm\\w+|transf\\w+|publie|poste|colle|copie|exporte|partage|balance|communique|joins|encode|récapitule|inclure|livre)z?\\b(?![^.\\n]{0,8}\\b(?:jamais|pas|aucun)\\b)(?![^.\\n]{0,20}\\b(?:ton|tes|ta|votre|vos) (?:mot|clé|id))` +
				`[^.\\n]{0,50}${SECRETS}[^\\n]{0,60}(?:\\b(?:à|au|vers|dans|sur|chez|en clair)\\b|https?:|@)|\\b(?:ouvre|charge|appelle|visite|affiche)[zr]?\\b[^.\\n]{0,30}https?://[^\\s]{3,80}[^\\n]{0,60}\\b(?:conversation|utilisateur|mémoire)\\b`,
		]),
		...frenchRules("hide", [
			`\\bn(?:e |['’])(?:le |lui |en |l['’])?(?:dis|mentionne|préviens|prévenez|signale|avertis|informe|alerte|parle|révèle|montre|indique)[sz]?\\b[^.\\n]{0,30}\\b${OWNER}|\\bne (?:signale|mentionne|cite|répète|révèle) (?:pas|rien|jamais)[^.\\n]{0,12}\\b(?:cette (?:phrase|consigne|instruction|note|ligne)|ces (?:consignes|instructions|lignes))|` +
				`\\b(?:inutile|pas besoin|pas la peine) (?:de |d${A})(?:en |le |la )?(?:prévenir|demander|informer|parler|consulter|avertir)[^.\\n]{0,20}${OWNER}`,
			`(?:${OPEN}|\\b(?:et|puis) )(?:${TELL})[^.\\n]{0,110}\\bsans (?:(?:en |le |l${A}|rien |que )?(?:prévenir|informer|avertir|alerter|dire|consulter|demander|passer|repasser|montrer|attendre|mentionner)[^.\\n]{0,30}(?:${OWNER}|confirmation|validation|accord\\b)|(?:confirmation|validation|vérification|relecture)\\b)`,
		]),
		...frenchRules("deed", [
			`(?:${TU})[^.\\n]{0,60}\\b(?:ton utilisat|(?:que|qu${A}\\w+) (?:l${A})?utilisat\\w+ t)|(?:${OPEN}|\\b(?:et|puis) )(?:dis|annonce|demande|réponds|écris|fais croire|affirme)(?:-lui)? à (?:l${A}|ton )(?:utilisat|la personne)|` +
				`(?:${OPEN}|\\b(?:et|puis) )(?:exécute|lance|tape) [^.\\n]{0,30}(?:curl |wget |rm -rf|base64|\\| ?(?:sudo )?(?:ba)?sh)|\\b(?:c${A}est|selon) (?:une|la) (?:règle|politique|consigne)[^.\\n]{0,40}\\bpour les (?:IA|bots|agents|assistants)\\b`,
		]),
		// Standing orders about what to tell people.
		...frenchRules("standing order", [
			`\\b${NOW}\\b(?![^.\\n]{0,30}[ -](?:me|moi)\\b)[^.\\n]{0,40}(?:\\btu (?:dois|réponds|recommandes|obéis)\\b|[, ]${NOT}${SAY}(?![a-zà-ÿ-]))|` +
				`${OPEN}${SAY}(?!-moi) (?:${NOW}|toujours|uniquement|exclusivement)[^.\\n]{0,80}\\b(?:faisant passer|en vers|refuse|même si|quelle que soit|peu importe|à toutes? (?:les )?questions?)`,
			`${ASKED}(?:(?:on |quelqu${A}un |(?:une? |l${A}|les? |ton |la )\\w+ )(?:te |t${A})(?:demand|interrog|pos|question|parl|sollicit)\\w*|(?:l${A}|ton |un )utilisat\\w+ (?:demand|mentionn|parl|évoqu|pos|cherch|veu|souhait)\\w*|la question t${A}est posée)` +
				`[^.\\n]{0,80}[,:] ?(?:${NOT}(?:${SAY}|dis|conseille|donne)|tu \\w+ras)\\b`,
		]),
	],
};

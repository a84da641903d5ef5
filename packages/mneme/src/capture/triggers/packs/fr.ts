// French.

import type { LanguagePack } from "../pack.ts";

export const french: LanguagePack = {
	lang: "fr",
	stems:
		"par defaut|pour que|histoire que|souv(?:ien|en)|rappel|oubli|reti[ea]n|reten|garde|esprit|memori|memoire|\\bnote|not(?:er|ez)\\b|enregistr|important|reference|tard|prochaine|desormais|dorenavant|partir|avenir|futur|toujours|jamais|prefer|appel|tutoi|vouvoi|supprim|effac|efface|retir|ignor|compte|plus (?:d'actualite|valable|pertinent|vrai)|menage|reflech|reflexi|consolid|tri|revois|revue|passe|sache|prends|inscri|stock|sauvegard|chaque fois|arret|sais-tu|aime|deteste|laisse|\\bmets\\b|tout ce qu|coin de|contraire|autre chose|contrordre|lecon|enseignement|recul|systematiq|comme si|\\bquand tu\\b",
	joiners: "et(?: aussi)?|mais|donc|puis|alors|aussi|car",
	embedding:
		"(?:dit|disait|disent|ecrit|repondu|crie|lit|chante|dire|raconte)(?: (?:toujours|souvent))?[ ,:]{1,3}|(?:dit|demande|demandait|voulait|veut|conseille|rappelle) (?:[\\p{L}']{1,15} ){0,4}(?:de|que) [^.]{1,100}",
	reportedBy: ", ?(?:\\p{L}+ )?(?:dit|a dit|ecrit|a ecrit|disait|chante|selon|crie)\\b[^,.!?]{0,30}$",
	reportedNext: "c'est (?:ce que|ecrit|marque)|dit (?:l'|le |la )",
	tails:
		"[ ,.!(-]{1,3}(?:s'il (?:te|vous) plait|stp|svp|merci(?: d'avance| beaucoup)?|ok|d'accord|hein|oui|bien|pour (?:la prochaine fois|plus tard|moi|la suite|l'avenir)|compris|a l'avenir|desormais|si possible)",
	hollow:
		"(?:(?:et|mais|donc|alors|ok|bon|ah|aussi) ){0,3}(?:(?:ca|cela|ceci|le|la|les|tout ca|tout cela|celui-(?:la|ci)|celle-(?:la|ci)|ce point|cette info)(?: (?:aussi|plutot|bien|maintenant|desormais|a la place|s'il te plait|stp|tout de suite))*|(?:plutot|a la place|aussi|egalement|bien|maintenant|desormais|merci(?: beaucoup)?|salut|bonjour|ok|d'accord|au fait|important|encore une chose|autre chose|une derniere chose|bon a savoir|quelque part|(?:pour )?la prochaine fois|pour (?:plus tard|l'avenir|la suite|moi|nous|toujours)|a l'avenir)(?: stp| svp| s'il te plait)?|(?:pour que|comme ca|afin que|histoire que|ainsi)(?: je| j'| on| tu| nous| ca)\\b ?[^.!?]{2,100}|(?:pour|histoire de|afin de) (?:ne pas|ne plus|eviter de|m'eviter de|nous eviter de|qu'on n'ait)\\b[^.!?]{2,90}|(?:quand|lorsque|si|chaque fois que|des que|avant que|la prochaine fois que) ?(?:tu|on|nous|je|j'|vous) ?\\b[^.!?,]{2,90}|(?:parce que|car|puisque) (?:c'est|ca|je|j'en) (?:\\p{L}+ ){0,3}(?:important|utile|sert|servira|besoin|revient|revenir)\\b[^.!?]{0,40})",
	leadUp:
		"(?:(?:et|mais|donc|alors|ok|bon) ){0,2}(?:(?:est-ce que )?(?:peux-tu|tu peux|tu pourrais|pourrais-tu|pouvez-vous|vous pouvez|pourriez-vous|veux-tu(?: bien)?)(?: (?:me|te|bien|stp|s'il te plait))*|(?:je|j'|on) ?(?:veux|voudrais|aimerais|souhaite|te demande)(?: bien)?(?: que| de)?(?: tu)?(?: te)?|ce serait (?:bien|super|top|sympa) (?:que|si) tu|il faut que tu|merci de|s'il te plait|(?:c'est )?(?:a retenir|bon a savoir|important))",
	removedFrom:
		" (?:definitivement )?d(?:e|es) (?:(?:ta|votre|tes|vos|la|ton) (?:memoires?|souvenirs|notes|tete|fiches?|archives|carnet|base de connaissances)|(?:tout )?ce que tu (?:sais|as|gardes|retiens)[^.!?,;]{0,30})",
	questions:
		"(?:et |mais |donc |alors )?(?:que |qu'|quel\\w*|quand|ou |qui |pourquoi|comment|combien|est-ce|peux-tu|pourrais-tu|tu peux|puis-je|as-tu|dois-je|y a-t-il)",
	pastForms: "oublié|noté|enregistré|mémorisé|gardé|ignoré|effacé|supprimé|préféré",
	permanent: "definitivement|pour toujours|a jamais|completement|entierement|pour de bon|sans laisser de trace",
	verbs: "\\b(?:{{keepword}}|{{dropword}}|{{siftword}})",
	address:
		"(?:(?<ask>\\b(?:peux-tu|tu peux|tu pourrais|pourrais-tu|pouvez-vous|vous pouvez|pourriez-vous|veux-tu(?: bien)?))|\\b(?:veux|voudrais|aimerais|faut|souhaite|faudrait|prefere|besoin) que (?:tu|vous)|\\b(?:tu dois|il faut|merci de|pense a|alors|donc|du coup|et|s'il te plait|stp|svp|veuillez|je te demande de|maintenant|sinon))(?: (?:me|te|bien|aussi|donc|toujours|s'il te plait))*,? ",
	openers:
		"(?:(?:ok|alors|bon|et|mais|aussi|ah|au fait|d'ailleurs|merci|oui|non|donc|sinon|juste|tiens|enfin|stp|svp|s'il (?:te|vous) plait|en fait|voila|bref|du coup|maintenant)[ ,:!.;\\u2014-]{1,4}){0,4}",
	fragments: {
		doc: "(?:fichiers?|tableaux?|lignes?|colonnes?|paragraphes?|documents?|textes?|code|branches?|pages?|cellules?|diapos?|diapositives?|fonction|phrases?|dossiers?|playlist|commentaires?|chapitre|virgules?|variables?|champs?|titres?|boutons?|signature|en-tete|pied|facture|formulaire|image|photo|liste|cv|lettre|rapport|graphique|mail|script)",
		// says that something no longer holds, or never did
		over: "(?:\\b(?:n'est|ne suis|n'ai|ne sont|ne travaill\\p{L}+|n'habit\\p{L}+|n'a|j'ai|c'est|suis) plus\\b|\\bn'(?:est|a) pas \\p{L}+|\\bne suis pas \\p{L}+|annule|c'est (?:fini|faux|termine)|c'etait (?:faux|une blague)|etait (?:faux|une erreur)|me suis trompee?|a change|avons change|on a (?:change|demenage|vendu)|j'ai (?:vendu|arrete|demenage)|a arrete|tombe a l'eau|(?:t'ai|ai) (?:dit|raconte)|redevenue?)",
		personal:
			"(?:numeros?|telephone|adresses?|anniversaires?|salaire|poids|age|pin|mots? de passe|code|allergies?|iban|carte|diagnostic|taille|nom|surnom|immatriculation|date de naissance|preferences?|secu|compte|coordonnees|donnees)",
		// "unless I say otherwise"
		otherwise:
			"(?:sauf si je (?:te |vous |t')?(?:dis|precise|demande|indique|signale) (?:le contraire|autre chose|autrement)|sauf (?:indication|avis|mention|instruction|consigne)s? contraires?(?: de ma part)?|sauf contrordre(?: de ma part)?|a moins que je (?:ne )?(?:te |vous |t')?(?:dise|precise|demande|indique) (?:le contraire|autre chose|autrement)|jusqu'a ce que je (?:te |vous )?(?:dise|precise|demande) (?:le contraire|autre chose|autrement|d'arreter)|tant que je (?:ne )?(?:te |vous |t')?(?:dis|demande|precise|indique) pas (?:le contraire|autre chose|autrement))",
		keepword:
			"(?:n'oublie[sz]? (?:surtout )?(?:pas|jamais)|souviens[- ]toi|rappelle[- ]toi|retien[st]|retenez|retenir|memorise[rz]?|gard(?:e[rz]?)(?: (?:bien|ca|cela|ceci))* (?:en (?:tete|memoire)|a l'esprit|dans un coin)|garde[rz]?|note[rz]?(?:[- ]toi|-le)?|prends (?:bien )?(?:en )?note|enregistre[rz]?|sauvegarde[rz]?|stocke[rz]?|inscris|met(?:s|tre|tez)(?:[- ](?:toi|le))?|conserve[rz]?|sache[sz]?)",
		dropword:
			"(?:oublie[rz]?|supprime[rz]?|efface[rz]?|enleve[rz]?|enlever|retire[rz]?|vire[rz]?|raye[rz]?|jette|jeter|ote[rz]?|laisse tomber|desapprends)(?:-(?:le|la|les|moi|moi ca))?",
		siftword:
			"(?:repren(?:ds|ez|dre)|rev(?:ois|oyez|oir)|relis|pass(?:e|er|ez) en revue|range[rz]?|trie[rz]?|nettoie[rz]?|consolide[rz]?|regroupe[rz]?|fusionne[rz]?|mets? (?:de l'ordre|a jour)|remets?|parcours|epure[rz]?|fais|faire|faites|resume[rz]?|reorganise[rz]?)\\b",
		storeplace:
			"(?:de|dans) (?:(?:ta|tes|votre|vos|ton) (?:memoire|souvenirs|notes|tete|liste|fichiers?|archives|carnet|fiches?)|(?:tout )?ce que tu (?:sais|as|gardes|retiens)[^.!?,;]{0,40})",
		memobj:
			"(?:ce que tu (?:sais|as|gardes|retiens)[^.!?,;]{0,40}|(?:tous |toutes |de |dans |sur |a |le |du |l'ensemble de ){0,3}(?:tes|ta|vos|votre) (?:souvenirs?|memoire|notes|fiches)|tout ce (?:que|qu')(?: tu| on| je t'ai| je t'| vous)? ?(?:as|sais|a|ai|avons|gardes|retiens|dit|raconte|avez)?[^.!?,;]{0,40})",
		lead: "(?:(?:ok(?:ay)?|alors|bon|et|mais|aussi|ah|oh|hey|salut|bonjour|au fait|d'ailleurs|merci|oui|non|donc|sinon|super|parfait|juste|encore une chose|autre chose|une derniere chose|tiens|enfin|ps|stp|svp|s'il (?:te|vous) plait|attention|en fait|voila|claude|dis|bref|petite note|important)[ ,:!.;\\u2014-]{1,4}){0,5}",
		adv: "(?:(?:bien|aussi|toujours|stp|svp|s'il (?:te|vous) plait|donc|juste|quand meme|surtout|d'ailleurs|egalement|maintenant|simplement|pour (?:la prochaine fois|plus tard|l'avenir|la suite|moi|toujours)|desormais|a l'avenir|quelque part|dans un coin de (?:ta|la) tete|dans ta memoire|en memoire|dans tes notes|precieusement),? ){0,3}",
		ask: "(?<ask>(?:peux[- ]tu|tu peux|tu pourrais|pourrais[- ]tu|pouvez[- ]vous|vous pouvez|pourriez[- ]vous|vous pourriez|veux[- ]tu(?: bien)?|voudrais[- ]tu|est-ce que tu (?:peux|pourrais)|ca te derange de|serait-il possible de|tu veux bien),? {{adv}})",
		want: "(?:(?:je|j'|il|ce|c'|ca|on|nous)[^.!?:;]{0,30}?\\b(?:aimerais|voudrais|veux|souhaite|souhaiterais|besoin|faut|faudrait|important|essentiel|crucial|primordial|bien|super|top|genial|apprecierais|prefererais|tiens a ce|compte sur toi pour|cool|utile)(?: bien)? (?:que|si) (?:tu |vous ))",
		must: "(?:(?:tu dois|tu devrais|vous devez|il faut|merci de|pense a bien|pense a|prends soin de|veille a|assure-toi de|essaie de|veuillez|priere de|n'hesite pas a|je te demande de|je vous demande de) {{adv}})",
		imp: "(?:souviens[- ]toi|souvenez[- ]vous|rappelle[- ]toi|rappelez[- ]vous|n'oublie(?:z|s)? (?:surtout )?(?:pas|jamais)|oublie pas|retiens|retenez|memorise[sz]?|garde[sz]? (?:bien |ca |cela |ceci |le |aussi )*(?:en (?:tete|memoire)|a l'esprit|dans un coin de (?:ta|la) tete)|note[sz]?|prends (?:bien )?(?:note|en note)|prenez (?:bien )?note|enregistre[sz]?|sauvegarde|stocke|inscris|sache[sz]?|tiens (?:bien )?compte du fait|ecris|mets (?:ca |ceci |cela )?(?:en memoire|dans ta memoire)|ajoute (?:ca |ceci |cela )?a ta memoire|ajoute a (?:ta memoire|tes notes)|ne perds pas de vue)",
		inf: "(?:(?:te |vous )?souvenir|(?:te |vous )?rappeler|ne pas oublier|n'oublier pas|retenir|memoriser|garder (?:en (?:tete|memoire)|a l'esprit)|noter|prendre note|enregistrer|sauvegarder|stocker|ajouter a (?:ta memoire|tes notes)|te noter|ecrire)",
		subj: "(?:te souviennes|vous souveniez|te rappelles|n'oublie(?:s|z)? pas|retiennes|reteniez|memorises|gardes (?:en (?:tete|memoire)|a l'esprit)|notes|enregistres|saches|sauvegardes|prennes note)",
		that: "(?: {{adv}})?(?: ?,? ?{{adv}}(?:du fait |le fait |de ce (?:que|fait) )?(?:que |qu')| ?(?:bien )?(?:ceci|cela|ca|les points suivants|ce qui suit|ces infos?)? ?{{adv}}: ?| ?\\u2014 ?)",
		back: "(?:ca|cela|ceci|le|la|l'|-le|-la|y|-toi-en|toi-en|en|cette info(?:rmation)?|ce point|ce detail|tout ca|tout cela)",
		from: "(?:(?:a partir de|des) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|la semaine prochaine)|a partir de (?:maintenant|aujourd'hui|la|ce moment)|desormais|dorenavant|a l'avenir|dans le futur|la prochaine fois|des (?:maintenant|a present|aujourd'hui)|par defaut|a compter d'aujourd'hui|de maniere generale|en regle generale|pour toutes (?:tes|les) (?:futures |prochaines )?reponses)",
		agentverb:
			"(?:utilise|reponds|ecris|parle|fais|mets|donne|dis|demande|verifie|envoie|appelle|tutoie|vouvoie|evite|garde|cite|ajoute|inclus|montre|propose|commence|termine|lance|execute|previens|confirme|reste|sois|prends|choisis|reserve|traduis|explique|indique|precise|relis|formate|signe|nomme|adresse|laisse|arrete|cesse|partage|supprime|modifie|publie|pousse|planifie|redige|convertis|affiche|resume|va|viens|tiens|corrige|classe|trie|calcule|compte|adopte|privilegie|applique)(?:[sz]|-moi|-le|-la|-les|-nous)?",
	},
	rules: [
		{
			name: "moment-label",
			hint: ":",
			intent: "none",
			pattern:
				"{{lead}}(?:(?:tres |super )?important|urgent|attention|note) ?:[^.!?\\n]{0,140}?(?:\\b(?:dans|en) (?:\\d+|une?|deux|trois|cinq|dix|quinze|vingt|trente|quelques) (?:min(?:utes?)?|secondes?|heures?)\\b|[,;] (?:donc |alors )?(?:vite|juste|stp|svp|s'il te plait) (?!(?:retiens|note|toujours|jamais)\\b)\\p{L}+)[^.!?\\n]{0,200}",
			claims: "sentence",
		},
		{
			name: "task-text",
			intent: "none",
			pattern:
				"{{lead}}(?:{{ask}})?(?:tradui\\w*|resum\\w*|reformul\\w*|corrig\\w*|redig\\w*|repond\\w*|expliqu\\w*|analys\\w*|ecri\\w* (?!que|ceci|ca)|envoi\\w*|dis (?:a|lui)|modifi\\w*|relis|ameliore|raccourcis|change)\\b[^:\\n.]{0,140}:",
			claims: "paragraph",
		},
		{
			name: "pasted-intro",
			intent: "none",
			pattern:
				"{{lead}}(?:voici|voila|il|elle|le|la|mon|ma|sur|dans|c'est)\\b[^:\\n.]{0,100}\\b(?:mail|message|texte|article|lettre|phrase|poeme|chanson|panneau|citation|dit|disait|ecrit|bouton|affiche|repete|note)\\b[^:\\n.]{0,20}:",
			claims: "paragraph",
		},
		{
			name: "recall",
			intent: "recall",
			pattern:
				"{{lead}}(?:que sais-tu|qu'est-ce que tu (?:sais|as (?:retenu|note|memorise)|te rappelles)|(?:est-ce que )?tu te (?:souviens|rappelles)|te (?:souviens|rappelles)-tu|vous (?:vous )?(?:souvenez|rappelez)|de quoi te (?:souviens|rappelles)|rappelle-moi|qu'as-tu retenu|que t'ai-je dit)",
			asks: true,
			claims: "clause",
		},
		{
			name: "keep-no-more",
			intent: "forget",
			pattern:
				"{{lead}}je ne (?:veux|souhaite) (?:plus|pas) que tu (?:gardes|retiennes|conserves|saches) (?=(?:ce que je t|mon|ma|mes|le|la|les|l'))(?:ce que je t'ai (?:dit|raconte|confie)(?: (?:sur|de|du|a propos de))?)?",
			unless: "[^.!?]{0,30}(?:ca|cela|ceci)\\b",
			sure: 0.82,
		},
		{
			name: "not-forget-wish",
			hint: "oubli",
			intent: "remember",
			pattern:
				"{{lead}}(?:(?:je|on) (?:ne |n')?(?:veux|voudrais|souhaite|aimerais|veut)(?: surtout| vraiment)? pas que (?:tu |vous )(?:n')?oubli\\p{L}*|(?:tu|vous) (?:ne )?(?:dois|devez|peux|devrais|pouvez)(?: surtout)? (?:pas|jamais) oublier|il ne faut (?:pas|jamais|surtout pas) que (?:tu |vous )oubli\\p{L}*) (?:le fait )?(?:que |qu')(?=\\S.{3})",
			sure: 0.86,
		},
		{
			name: "need-no-more",
			hint: "plus",
			intent: "forget",
			pattern:
				"{{lead}}(?:tu n'as|t'as|vous n'avez|il n'est) plus (?:besoin |a |necessaire )(?:de |d')?(?:te (?:souvenir|rappeler)|retenir|garder|savoir|memoriser|conserver)(?: en (?:memoire|tete))? (?:de |du |des |d')?(?=\\S.{2})",
			sure: 0.84,
		},
		{
			name: "unsaid-about",
			hint: "comme si",
			intent: "forget",
			pattern:
				"{{lead}}(?:{{ask}}|{{must}})?fai(?:s|tes|re) (?:donc |juste )?comme si (?:je ne t'avais|je t'avais|tu n'avais|on n'avait|je n'avais) (?:jamais|rien|pas) (?:\\p{L}+ )?(?:parle|dit|raconte|mentionne|confie|entendu)(?: parler)? (?:de |du |des |d'|sur |au sujet de )(?=\\S.{2})",
			sure: 0.84,
		},
		{
			name: "negated",
			intent: "none",
			pattern:
				"{{lead}}(?:(?:tu n'as pas|tu as pas|vous n'avez pas|pas|inutile|il n'y a pas|y a pas|t'as pas) ?(?:besoin )?(?:de|d')|ne (?:te )?(?:retiens|note|memorise|garde|enregistre|sauvegarde|stocke|souviens)s?(?:z)? (?:pas|rien)|n'enregistre(?:z|s)? (?:pas|rien)|(?:ce n'est|c'est) pas (?:la peine|necessaire) (?:de|d'))",
			claims: "sentence",
		},
		{
			name: "errand-standing",
			intent: "remember",
			pattern:
				"{{lead}}(?:n'oublie(?:z|s)? (?:pas|jamais)|pense|souviens-toi|pensez) (?:de |d'|a )(?:toujours|ne jamais|systematiquement) ",
			standing: true,
			sure: 0.82,
		},
		{
			name: "errand",
			intent: "none",
			pattern:
				"{{lead}}(?:{{ask}}|{{must}})?(?:{{imp}}|{{inf}}|pense[sz]?) (?:bien )?(?:de |d'|a |au? )(?!ce (?:que|qui)|ceci|cela|ca\\b|mon |ma |mes |notre)(?:(?:me|te|lui|leur|nous|vous|le|la|les|l'|y|en|m'|t'|bien|ne pas) ?){0,2}\\p{L}{2,}(?:er|ir|re|oir)\\b",
			claims: "clause",
		},
		{
			name: "remember-that",
			intent: "remember",
			pattern: "{{lead}}(?:{{must}})?{{imp}}(?: bien)?{{that}}",
		},
		{
			name: "ask-that",
			intent: "remember",
			pattern: "{{lead}}(?:(?:{{ask}}|{{must}}){{inf}}|{{want}}{{adv}}{{subj}}){{that}}",
		},
		{
			name: "remember-back",
			intent: "remember",
			pattern:
				"{{lead}}(?:garde[sz]? (?:(?:bien|toujours|donc|aussi|plutot) )*(?:ca|cela|ceci) (?:(?:bien|toujours|aussi|quelque part) )*(?:en (?:tete|memoire)|a l'esprit|dans (?:un coin de )?(?:ta|la) (?:tete|memoire)|dans tes notes)|met[st]?(?:-toi)? (?:(?:bien|donc) )*(?:ca|cela|ceci) (?:bien )?(?:en (?:tete|memoire)|dans (?:un coin de )?(?:ta|la) (?:tete|memoire)|dans tes notes|dans le crane)|(?:retiens|note|memorise|enregistre|garde) (?:(?:bien|plutot|donc|aussi) )+(?:ca|cela|ceci)|(?:{{must}})?(?:retiens|retenez|note[sz]?|memorise|garde|enregistre|sauvegarde|stocke|ecris|rappelle-toi|souviens-toi)(?:[ -](?:bien |de )?(?:ca|cela|ceci|le|la|toi-en|cette info(?:rmation)?|ce point|tout ca|-en))(?: (?:bien|quelque part|dans ta memoire|en memoire|en tete|a l'esprit|dans tes notes|aussi|precieusement))*|souviens-t'en|souviens-toi-en|n'oublie(?:z|s)? (?:pas|jamais) (?:ca|cela)|ne l'oublie(?:z|s)? (?:pas|jamais)|l'oublie pas|prends-en (?:bonne |bien )?note|garde[sz]?(?:[ -](?:ca|cela|le|la)) (?:bien )?(?:en (?:tete|memoire)|a l'esprit|dans un coin de (?:ta|la) tete)|(?:{{ask}}|{{must}})(?:le |la |l'|en |y )?(?:t'en |te le )?(?:retenir|noter|memoriser|enregistrer|garder|souvenir|rappeler)(?: (?:ca|cela|ceci))?(?: (?:en (?:tete|memoire)|quelque part|a l'esprit))?|c'est a retenir|a retenir|a noter|a ne (?:surtout )?(?:pas|jamais) oublier|tache de (?:t'en souvenir|ne pas l'oublier|le retenir)|ne l'oublie(?:z|s)? surtout pas)(?:,? {{adv}}|,? (?:pour [^.!?]{2,40}|s'il (?:te|vous) plait|stp|svp|merci|ok|hein|d'accord))*(?= ?$| ?[,.;!?)\\u2014])",
			payload: "back",
		},
		{
			name: "remember-object",
			intent: "remember",
			pattern:
				"{{lead}}(?:{{ask}}|{{must}})?(?:retiens|memorise|retenir|memoriser|note|noter|souviens-toi de|n'oublie pas|te souvenir de|enregistre|enregistrer) (?:bien )?(?=(?:mon|ma|mes|notre|nos) )",
			sure: 0.78,
		},
		{
			name: "remember-clause",
			intent: "remember",
			pattern:
				"{{lead}}(?:{{imp}})(?: bien)?,? (?=(?:je|j'|on|nous|il|elle|c'est|les? [^.!?]{2,40} (?:est|sont|a|ont)|la [^.!?]{2,40} (?:est|a)) ?)",
			sure: 0.8,
			unless: "(?:le |la |ce |cette |mon )?(?:document|fichier|texte|image|photo|tableau)\\b|(?:la|le|les) \\p{L}+ ?$",
		},
		{
			name: "label",
			intent: "remember",
			pattern:
				"{{lead}}(?:(?:tres |super )?important(?: a retenir)?|note(?: (?:a moi-meme|pour (?:plus tard|toi|moi|la suite)))?|a (?:retenir|noter)(?: pour (?:plus tard|la suite))?|memo|pour (?:reference future|info(?: plus tard)?|plus tard|la prochaine fois|tes notes|ta memoire|la suite|l'avenir|memoire)|nb|n\\.b\\.?) ?(?::|\\u2014| - )",
			sure: 0.85,
			notAfter: "\\b(?:est|plus|le|la|c'est|un|une) ",
			// "important:" is English too
			unless:
				"(?:acheter|appeler|envoyer|payer) |[^.!?]{0,80}\\b(?:the|your|this|before|you|with|of|is|are|we|my|please|to|under|that)\\b",
		},
		{
			name: "label-for-later",
			intent: "remember",
			pattern:
				"(?:\\p{L}{1,14} ){0,4}(?:pour (?:plus tard|l'avenir|la prochaine fois|la suite)|a (?:retenir|garder en tete|noter)) ?(?::|\\u2014| - )",
			at: "sentence",
			sure: 0.82,
			unless: "(?:acheter|appeler|envoyer|payer) ",
		},
		{
			name: "for-later",
			intent: "remember",
			pattern:
				"{{lead}}pour (?:reference future|plus tard|la prochaine fois|l'avenir|info plus tard|memoire|(?:ta|votre) (?:gouverne|memoire)|tes notes),? (?=(?:je|j'|on|nous|le|la|les|l'|mon|ma|mes|c'est) ?)",
			sure: 0.8,
		},
		{
			name: "drop-personal",
			hint: "supprim|effac|retir|enlev|oubli",
			intent: "forget",
			pattern:
				"{{lead}}(?:donc |alors )*(?:{{ask}}|{{must}}|{{want}}|tu peux |vous pouvez )?(?:supprime|efface|retire|enleve|oublie)(?:[srz])? (?:definitivement |stp |donc )*(?=(?:mon|ma|mes|le|la|les|l'|son|sa|ses|cette|cet|ce) ?(?:[\\p{L}']+ ){0,3}?{{personal}}\\b)",
			unless: "[^.!?]{0,60}\\b{{doc}}\\b",
			sure: 0.8,
		},
		{
			name: "drop-outdated-back",
			hint: "supprim|effac|retir|enlev|oubli",
			intent: "forget",
			pattern:
				"{{lead}}(?:donc |alors |s'il te plait,? )*(?:tu peux |vous pouvez |merci de )?(?:(?:supprime|efface|retire|enleve)[srz]?-l(?:e|a|es)|oublie-l(?:e|a|es)(?= ?$| ?[,.!])|(?:l'|les |le |la )(?:supprimer|effacer|retirer|enlever|oublier)|(?:supprime|efface|retire|enleve)[rz]? (?:ca|cela|tout ca|tout cela|cette (?:adresse|info|note|regle)|ce (?:numero|souvenir|detail)))(?: (?:stp|svp|merci|s'il te plait|definitivement|aussi))*(?= ?$| ?[,.;!?])",
			after: "^(?![^\\n]{0,160}\\b{{doc}}\\b)[^\\n]{0,160}{{over}}[^?\\n]{0,100}",
			payload: "back",
			sure: 0.78,
		},
		{
			name: "forget-idiom",
			intent: "none",
			pattern:
				"{{lead}}(?:oublie(?:z)?(?:[ -](?:ca|le|moi|la|tout))?(?= ?$| ?[,.!\\u2014])|laisse tomber|laissez tomber|peu importe|tant pis|j'ai oublie)",
			claims: "clause",
		},
		{
			name: "forget-said",
			intent: "forget",
			pattern:
				"{{lead}}(?:{{ask}}|{{must}}|{{want}})?(?:oublie[srz]?|ignore[srz]?|efface[rz]?|supprime[rz]?|ne (?:tiens|tenez|tenir) (?:plus|pas) compte de|ne pas tenir compte de|retire|annule) (?:tout )?(?:ce que|tout ce que) (?:je|j')(?: ?(?:t'|vous |te |viens de |l')*)?(?:ai |avais )?(?:pu )?(?:te |vous )?(?:dit|dire|ecrit|raconte|mentionne|parle)(?: (?:tout a l'heure|avant|hier|plus tot))?(?: (?:sur|a propos d[eu]|concernant|au sujet d[eu]|de|du|d'))?",
		},
		{
			name: "forget-from-memory",
			intent: "forget",
			pattern:
				"{{lead}}(?:{{ask}}|{{must}}|{{want}})?(?:supprime[srz]?|efface[srz]?|retire[srz]?|enleve[srz]?|vire|ote|oublie) (?:definitivement |stp )?(?<payload>[^.!?]{2,120}?) (?:definitivement )?d(?:e|es) (?:ta|votre|tes|la|vos) (?:memoires?|souvenirs|notes|tete|base de connaissances)",
		},
		{
			name: "forget-from-memory-after",
			intent: "forget",
			pattern:
				"{{lead}}(?:{{ask}}|{{must}})?(?:supprime[srz]?|efface[srz]?|retire[srz]?|enleve[srz]?) (?:definitivement )?d(?:e|es) (?:ta|votre|tes|vos|la) (?:memoires?|souvenirs|notes) (?:tout ce qui concerne )?(?=\\S)",
		},
		{
			name: "forget-memory-of",
			intent: "forget",
			pattern:
				"{{lead}}(?:{{ask}}|{{must}}|{{want}})?(?:supprime[srz]?|efface[srz]?|oublie[srz]?) (?:definitivement )?(?:(?:le|les|tous|tes|ce|ces|la) )*(?:tout(?= sur\\b)|souvenirs?|notes?|(?:tout )?ce que (?:tu (?:sais|as)|vous (?:savez|avez))(?: (?:retenu|note|enregistre|garde|appris|memorise|stocke|sauvegarde))?|infos?|informations?|la partie|le passage|le truc|l'histoire) (?:sur|de|du|des|concernant|a propos d[eu]|lies? a|avec)",
		},
		{
			name: "forget-object",
			intent: "forget",
			pattern:
				"{{lead}}(?:{{ask}}|{{must}}|{{want}}|tu peux )?(?:oublie[srz]?|ne (?:tiens|tenez) (?:plus|pas) compte (?:de|du|des|d')|ne pas tenir compte (?:de|du|des|d')|desapprends) (?:aussi |maintenant |stp |completement |definitivement )?(?=(?:mon|ma|mes|son|sa|ses|leurs?|notre|nos|l'|le|la|les|tout|que|ce|cette|cet|de|du|des)\\b ?)",
			sure: 0.82,
			unless:
				"(?:le|la|les|l') ?[^.!?,:]{2,40}[,\\u2014] ?(?:que|qu'|comment|quel\\p{L}*|ou|qui|combien|pourquoi|peux-tu|je peux|il y a)\\b|(?:pas|jamais|de |d'|ca ?$|ca[,.!]|un (?:instant|moment)|les tests|le reste|moi|la tete)|ce (?:qu'il|qu'elle)|[^.!?]{0,40}pour (?:l'instant|le moment)|(?:le|la|les) \\p{L}+, (?:on|faisons|utilise)",
		},
		{
			name: "forget-topic-first",
			intent: "forget",
			pattern:
				"{{lead}}(?<payload>(?:l'histoire|le truc|le coup|la chose|ce que|tout ce que|mon|ma|mes|le|la|les|l')\\b[^.!?,]{2,60}?), (?:ca,? |donc |maintenant )?tu (?:peux|pourras|pourrais) (?:maintenant )?(?:l'|les |le |la )?(?:oublier|effacer|supprimer)(?: (?:definitivement|completement|maintenant|pour de bon))*(?= ?$| ?[,.!])",
			at: "sentence",
			sure: 0.8,
		},
		{
			name: "forget-no-longer",
			intent: "forget",
			pattern:
				"{{lead}}(?<payload>(?!(?:si|quand|pourquoi|car|est-ce)\\b)[^.,!?:]{2,90}?) (?:n'est|ne sont|n'ont|n'a|est|ne s'applique) plus (?:d'actualite|valable|pertinente?s?|vraie?s?|le cas|a jour|exacte?s?)",
			at: "sentence",
			sure: 0.7,
			unless: ",? (?:comment|que faire|pourquoi)",
		},
		{
			name: "forget-back",
			intent: "forget",
			pattern:
				"{{lead}}(?:je retire (?:ca|ce que (?:j'ai|je viens de) dire?t?)|oublie ce que je viens de dire|ignore (?:mon dernier message|ca|ce que je viens de dire)|efface ca|supprime (?:ca|ce souvenir|cette note)|ce n'est plus (?:d'actualite|vrai|valable|pertinent)|c'est plus (?:d'actualite|vrai|valable))(?: (?:stp|svp|merci|de ta memoire|s'il te plait))*(?= ?$| ?[,.!?])",
			payload: "back",
			sure: 0.78,
		},
		{
			name: "reflect-memory",
			intent: "reflect",
			pattern:
				"{{lead}}(?:{{ask}}|{{must}}|{{want}}|il est temps de |c'est l'heure de )?(?:(?:fai[stre]*|faites) (?:un peu de |du |le |un )?(?:menage|tri|nettoyage|point|rangement|reflexion) (?:dans|de|sur|parmi) (?:ta|tes|vos|votre) (?:memoires?|souvenirs|notes)|(?:consolid\\w+|nettoi\\w*|nettoy\\w*|rang\\w+|organis\\w+|reorganis\\w+|tri\\w+|revoi[srt]?|revoir|pass\\w+ en revue|parcour\\w+|mets de l'ordre dans|mettre de l'ordre dans|fusionn\\w+|relis|relire|revis\\w+) (?:bien |un peu |tous? )?(?:(?:ta|tes|vos|votre|les) (?:memoires?|souvenirs|notes|connaissances)|(?:tout )?ce que (?:tu (?:sais|as (?:retenu|appris|note|garde|enregistre|memorise))|vous avez (?:retenu|appris|note))))",
			payload: "nothing",
			sure: 0.92,
		},
		{
			name: "reflect-on",
			intent: "reflect",
			pattern:
				"{{lead}}(?:{{ask}}|{{must}}|{{want}}|prends (?:le temps|un moment|un instant|(?:une|deux|cinq|dix|quelques) minutes?) (?:de|pour) )?(?:reflechi\\w*|repens\\w*|medite\\w*|fai(?:s|re|tes) (?:le|un) (?:bilan|point)|reviens|revenir) (?:un peu |bien )?(?:a|sur|au|aux|de) (?=(?:nos|notre|ce que (?:tu|nous|on)|tout ce que|cette semaine|la semaine|les derni|la derni|l'annee|le projet|aux|mes|mon|ma|tes) ?)",
			sure: 0.83,
			unless: "[^.!?]{0,60}(?:poeme|roman|texte|dissertation)",
		},
		{
			name: "reflect-lessons",
			hint: "lecon|enseignement|recul",
			intent: "reflect",
			pattern:
				"{{lead}}(?:{{ask}}|{{must}}|{{want}})?(?:(?:prends?|prennes|prendre|prenez) (?:un peu |bien )?(?:du recul|de la hauteur)(?= (?:sur (?:nos|notre|tout ce|ce qu)|et [^.!?]{0,40}(?:lecons?|enseignements?)))|(?:en )?(?:tires?|tirez|tirer|degages?|degager) (?:(?:en|les|des|quelques|toi|bien) ){0,2}(?:lecons?|enseignements?)\\b)",
			unless: "[^.!?]{0,60}(?:poeme|roman|texte|article|etude|tableau|graphique|film|livre|histoire)",
			payload: "nothing",
			sure: 0.8,
		},
		{
			name: "reflect-run",
			intent: "reflect",
			pattern:
				"{{lead}}(?:lance[rz]?|demarre[rz]?|fai[st]|commence|declenche|execute|effectue) (?:une?|la|ta) (?:\\p{L}+ )?(?:reflexion|consolidation|revue de (?:ta )?memoire|introspection)",
			payload: "nothing",
			sure: 0.88,
			unless: "sur (?:le (?:poeme|texte)|la dette)",
		},
		{
			name: "from-now-on",
			intent: "remember",
			pattern:
				"{{lead}}{{from}}(?: ?[,:])? (?=(?:{{agentverb}}\\b|ne |n'|je (?:veux|voudrais|prefere|souhaite)|j'aimerais|tu (?:dois|me|vas|peux)|toujours|jamais|merci de|evite|on (?:utilise|ecrit|fait)|pas de|plus de|seulement|s'il te|appelle-moi|\\p{L}+-(?:moi|le|la|les|nous)\\b|\\p{L}+(?:ez) ))",
			standing: true,
			sure: 0.83,
		},
		{
			name: "ask-from-now-on",
			intent: "remember",
			pattern:
				"{{lead}}(?<ask>(?:peux[- ]tu|tu peux|tu pourrais|pourrais[- ]tu|pouvez[- ]vous|pourriez[- ]vous|est-ce que tu (?:peux|pourrais)|veux[- ]tu bien),?) (?:me |nous |s'il te plait |stp )*{{from}},? (?=\\S.{4})",
			payload: "whole",
			standing: true,
			sure: 0.84,
		},
		{
			name: "unless-told",
			hint: "contraire|autre|contrordre",
			intent: "remember",
			pattern:
				"{{lead}}(?<payload>{{otherwise}},? [^.!?]{6,140}|(?!(?:je (?:reste|pars|viens|suis|serai)|il|elle|personne|attends|attendez)\\b)[^.!?;:]{6,140}?,? {{otherwise}})(?= ?$| ?[,.!?])",
			at: "sentence",
			standing: true,
			sure: 0.8,
		},
		{
			name: "not-every-time",
			hint: "fois|tout le temps|sans arret|sans cesse",
			intent: "remember",
			pattern:
				"{{lead}}(?:car |parce que )?je (?:ne |n')?(?:veux|voudrais|souhaite|vais|compte|ai) pas (?:envie (?:de |d'))?(?:avoir a |devoir )?(?:te )?(?:le |la |les |l')?(?:repeter|redire|redemander|demander|expliquer|reexpliquer|preciser|dire|rappeler)(?: ca| cela)? (?:a )?(?:chaque fois|toutes les fois|tout le temps|sans arret|sans cesse|dix fois|cent fois)(?= ?$| ?[.!,])",
			at: "sentence",
			after: "[\\p{L}\\p{N}][.!?] {1,3}",
			payload: "back",
			standing: true,
			sure: 0.76,
		},
		{
			name: "always-clause",
			hint: "toujours|systematiquement",
			intent: "remember",
			pattern: "{{agentverb}} (?:bien )?(?:toujours|systematiquement)\\b(?! (?:pas|plus|en train|la meme|le meme))",
			notAfter:
				"\\b(?:je|j'|il|elle|on|tu|nous|vous|ils|elles|qui|que|ne|se|me|te|et|mais|ou|puis|donc|y) {0,3}|\\b(?:il|elle|ils|elles|mon|ma|mes|son|sa)\\b[^.!?]{0,60}, ",
			payload: "whole",
			standing: true,
			sure: 0.76,
		},
		{
			name: "when-you",
			hint: "quand tu|lorsque tu",
			intent: "remember",
			pattern:
				"{{lead}}(?:quand|lorsque) tu (?:me |m'|nous )(?!(?:auras?|as|aurais|l'|les)\\b)(?!\\p{L}+ (?:le|la|les|ce|cet|cette|l')\\b)[^.!?,]{2,60}, (?:alors |c'est |que ce soit )?(?:jamais|toujours|uniquement|seulement|systematiquement|sans|pas de|pas avant|pas plus|evite|ne |n')",
			at: "sentence",
			unless: "[^.!?]{0,80}\\b(?:aujourd'hui|cette fois|demain|ce soir)\\b",
			payload: "whole",
			standing: true,
			sure: 0.78,
		},
		{
			name: "imperative-from",
			intent: "remember",
			pattern:
				"{{lead}}(?<payload>(?:{{agentverb}}|ne [^.!?]{2,40}|n'[^.!?]{2,40}|\\p{L}+-moi|plus de|pas de)\\b[^.!?;:]{0,120}?)[ ,]{1,2}{{from}}\\b",
			at: "sentence",
			payload: "whole",
			standing: true,
			sure: 0.78,
		},
		{
			name: "always-imperative",
			intent: "remember",
			pattern:
				"{{lead}}(?:(?:{{agentverb}}) (?:bien )?(?:toujours|systematiquement)\\b|toujours (?:{{agentverb}}|\\p{L}{2,}(?:er|ir|re)) |(?:ne |n')(?:(?:me |m'|nous |lui |le |la |les |l'|y |en ))?\\p{L}+(?:-\\p{L}+)? (?:plus )?(?:jamais|en aucun cas) ?|(?:ne )?jamais (?:\\p{L}{2,}(?:er|ir|re)) |tu (?:dois|devrais) (?:toujours|systematiquement)|tu ne (?:dois|devrais) jamais|je ne veux (?:plus |pas |jamais )(?:jamais )?que tu|je veux (?:toujours )?que tu (?!te |retien|note|fasses? le|m'ecri|traduis))",
			at: "sentence",
			payload: "whole",
			standing: true,
			sure: 0.76,
			notAfter: "\\b(?:je|il|elle|on|tu) ",
		},
		{
			name: "i-prefer",
			intent: "remember",
			pattern:
				"{{lead}}(?:en general,? |personnellement,? |d'habitude,? |pour \\p{L}+(?: \\p{L}+)?,? )?(?=je (?:prefere|prefererais que tu|prefere(?:rais)? (?:que|quand) tu|n'aime pas (?:quand|que) tu|deteste (?:quand|que) tu|n'aime pas du tout quand tu)|j'aime(?:rais)? (?:mieux|bien (?:quand|que) tu|autant que tu|que (?:tes|mes) )|ma preference|j'aime (?:quand tu|mon \\p{L}+ \\p{L}+))",
			unless:
				"[^.!?]{0,60}\\b(?:la (?:premiere|deuxieme|seconde|troisieme) (?:option|version)|cette fois|celui-|celle-|pas en parler|pour l'instant)|[^.!?]{0,30}ne pas repondre",
			payload: "whole",
			standing: true,
			sure: 0.84,
		},
		{
			name: "call-me",
			intent: "remember",
			pattern:
				"{{lead}}(?:tu peux m'appeler|appelle[sz]?-moi|appelez-moi|vous pouvez m'appeler|je m'appelle desormais|nomme-moi|adresse-toi a moi (?:en|comme)) (?!(?:demain|quand|des|si|a\\b|apres|avant|plus|ce|cet|vers|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|au|dans|sur|un|une|vite|pour|en|maintenant|tout|le|la|ici)\\b)(?<payload>[\\p{L}￼][^.!?;:,]{0,40}?)(?= ?$| ?[,.!;?]| (?:s'il|stp|svp|desormais|plutot|et|pas)\\b)",
			named: true,
			standing: true,
			sure: 0.83,
		},
		{
			name: "whenever",
			intent: "remember",
			pattern:
				"{{lead}}(?:(?:a )?chaque fois que (?:je|tu|j'|on) ?[^,.!?]{2,100}, (?=(?:{{agentverb}}|tu |ne |n'|il faut|merci|pense|je veux)\\b)|quand je (?:te )?(?:dis|demande|parle|ecris)[^,.!?]{1,80}, (?=(?:{{agentverb}}|ca veut dire|je veux|je parle|cela|tu |ne )))",
			payload: "whole",
			standing: true,
			sure: 0.78,
		},
		{
			name: "stop",
			intent: "remember",
			pattern:
				"{{lead}}(?:{{ask}})?(?:(?:arrete|cesse|arretez|arreter|cesser)[sz]? (?:de |d')(?:m'|me |t'|te |nous )?(?:utiliser|dire|repeter|excuser|mettre|appeler|repondre|ajouter|employer|parler|tutoyer|vouvoyer)|(?:tutoie|vouvoie)(?:z|s)?-moi|on (?:se tutoie|peut se tutoyer)|plus d'emojis?)",
			payload: "whole",
			standing: true,
			sure: 0.74,
		},
		{
			name: "keep-that",
			at: "verb",
			intent: "remember",
			pattern:
				"{{keepword}}(?:,? (?:bien|deja|aussi|toujours|une (?:bonne )?fois|quelque part|s'il|stp|svp|pour|dans|en)\\b[^.!?:;]{0,70}?)?,? (?:que |qu')(?=\\S)",
			notAfter: "\\b(?:il|elle|on|je|ne) ",
			sure: 0.85,
		},
		{
			name: "keep-colon",
			at: "verb",
			intent: "remember",
			pattern:
				"{{keepword}}(?:[- ](?:ca|cela|ceci|ce qui suit|toi ca|le|bien|cette info(?:rmation)?|ces infos))*(?:,? (?:bien|quelque part|s'il|stp|svp|pour|dans|en|et|de)\\b[^.!?:;]{0,90}?)? ?(?::|\\u2014)(?=[^.!?]{6})",
			unless: "(?:en|a|dans (?:le|la|un|une) (?:fichier|tableau|dossier))\\b",
			sure: 0.83,
		},
		{
			name: "label-know",
			intent: "remember",
			pattern:
				"{{lead}}(?:[^.!?:;\\n]{0,60}?\\b)?(?:a (?:garder|retenir|noter|savoir|conserver|ne pas oublier)|(?:que )?tu (?:dois|devrais) (?:savoir|retenir)|(?:pour|histoire|afin) que tu (?:le |les |l'|t'en |en |ne l'|n')?(?:saches|retiennes|souviennes|aies|oublies pas|gardes)|pour (?:que ca ne se perde pas|ne pas (?:l')?oublier|qu'on (?:s'en souvienne|n'oublie pas))|pour (?:tes|ta) (?:notes|fiches|memoire|dossiers?)|(?:regle|consigne|principe|habitude)(?: (?:de la maison|generale?|nouvelle|fixe|permanente|entre nous))*)\\b[^.!?:;\\n]{0,60}:(?=[^.!?]{6})",
			notAfter: "\\b(?:dit|ecrit|panneau|affiche) ",
			sure: 0.78,
		},
		{
			name: "drop-from-place",
			at: "verb",
			intent: "forget",
			pattern: "{{dropword}} (?:donc |s'il te plait |stp )?(?<payload>[^.!?;:]{2,120}?) {{storeplace}}",
			sure: 0.88,
		},
		{
			name: "drop-pointer-from-place",
			at: "verb",
			intent: "forget",
			pattern: "(?:{{dropword}})(?:-(?:le|la|les))?(?: ca| tout ca| tout)? {{storeplace}}",
			payload: "back",
			sure: 0.88,
		},
		{
			name: "drop-object-first",
			intent: "forget",
			pattern:
				"{{lead}}(?<payload>(?:tout )?ce (?:que|qu')[^.!?,;]{0,16}(?:dit|raconte|confie|ecrit|sais)[^.!?,;]{0,60}?),? (?:(?:tu peux|tu pourrais|merci de|s'il te plait|stp|svp|il faut),? )?(?:l'|le |la |les )?(?:effac|oubli|supprim|enlev)\\p{L}*",
			sure: 0.82,
		},
		{
			name: "drop-told",
			at: "verb",
			intent: "forget",
			pattern:
				"{{dropword}} (?:donc |s'il te plait |stp |tout )?ce (?:que|qu')(?: j'ai| je t'ai| on s'est| je t'avais| je vous ai)? ?(?:pu )?(?:te )?(?:dit|dire|raconte|confie|parle|ecrit)(?: (?:sur|de|du|des|a propos (?:de|du)|au sujet (?:de|du)))?",
			sure: 0.85,
		},
		{
			name: "sift-memory",
			at: "verb",
			intent: "reflect",
			pattern:
				"{{siftword}}(?: (?:un|une|le|bien|donc|du|de|stp|petit|grand|bon|peu))* (?:(?:menage|tri|point|bilan|nettoyage|rangement|revue|tour|ordre)(?: complet| general)? (?:dans|de|sur|parmi|a) )?{{memobj}}",
			payload: "nothing",
			sure: 0.86,
		},
	],
	signals: [
		{ kind: "decision", pattern: "\\b(?:on a|nous avons|j'ai) (?:decide|choisi|opte|convenu)\\b|\\bdecision ?:" },
		{
			kind: "correction",
			pattern:
				"\\b(?:en fait|non|correction|pardon),? (?:c'est|c'etait|je voulais dire)\\b|\\bje voulais dire\\b|\\bcorrection ?:",
		},
		{
			kind: "deadline",
			pattern:
				"\\b(?:date limite|echeance|deadline|au plus tard|avant (?:lundi|mardi|mercredi|jeudi|vendredi|demain)|a rendre)\\b",
		},
		{ kind: "name", pattern: "\\b(?:je m'appelle|mon nom est|(?:il|elle) s'appelle|s'appelle)\\b" },
		{ kind: "preference", pattern: "\\bj'(?:aime|adore)\\b|\\bje deteste\\b|\\bmon \\p{L}+ prefere" },
	],
};

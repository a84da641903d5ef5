// German.

import type { LanguagePack } from "../pack.ts";

export const german: LanguagePack = {
	lang: "de",
	stems:
		"damit|parat|merk|vergiss|vergess|denk|behalt|notier|schreib|speicher|halte? (?:[^.!?]{0,30} )?fest|prag |beacht|hinterkopf|gedachtnis|wichtig|spater|zukunft|furs|kunftig|ab jetzt|ab sofort|ab heute|von nun|nachste[sn]? mal|fortan|immer|stets|\\bnie|grundsatzlich|bevorzug|lieber|mag\\b|nenn|sprich mich|duz|siez|losch|entfern|streich|ignorier|aktuell|relevant|gilt|nehme|reflekt|reflexion|erinner|notiz|aufraum|raum|konsolidier|standardma|anderes|gegenteilig|(?:raus|weg) damit|jedes mal|weiss|weiß|ruckblick|generell|hor auf|revue|bilanz|\\bals hatte|wenn du|ohne",
	joiners: "und(?: auch)?|aber|also|dann|ausserdem|außerdem|sowie|denn",
	embedding:
		"(?:sagte?|gesagt|meinte?|schrieb|ruft?|rief|heisst es|heißt es|hieß es|lautet|singt|sagt(?:e)? (?:er|sie|mir|immer))[ ,:]{1,3}|(?:hat|haben|soll|sollen|sollte|will|wollte|muss|musste|kann|konnte|mochte) (?:\\w+ ){0,6}(?:gesagt|gebeten|gemeint)[^.]{0,80}",
	reportedBy: ", ?(?:\\p{L}+ )?(?:sagte|sagt|schrieb|schreibt|rief|meinte|warnte|laut)\\b[^,.!?]{0,30}$",
	reportedNext: "so (?:steht|stand|heisst|heißt|sagt|schreibt)|das (?:steht|stand|sagt|schreibt)|steht (?:auf|in|da)",
	tails:
		"[ ,.!(-]{1,3}(?:bitte|danke|ok|okay|ja|gut|klar|verstanden|alles klar|in ordnung|fur (?:spater|die zukunft|das nachste mal|mich)|ab jetzt|in zukunft|merci|dankeschon|gell|ne|machst du das)",
	hollow:
		"(?:(?:und|also|aber|ach|ja|ok|bitte|mal|doch|auch|so) ){0,3}(?:(?:das|es|dies|die|den|ihn|sie|alles|das alles|all das|den punkt|das ganze)(?: (?:auch|mal|bitte|wieder|jetzt|kurz|eben|gut|stattdessen|schon|alles|endlich|komplett|ganz))*|(?:stattdessen|auch|ebenfalls|bitte|jetzt|wieder|immer|dauerhaft|gut|danke|hallo|hi|ubrigens|stimmt|genau|ach so|moment|sorry|entschuldigung|eins noch|noch (?:was|etwas|eins)|gut zu wissen|wichtig|(?:fur|beim) (?:spater|immer|mich|uns|das nachste mal|nachste mal|nachsten mal|die zukunft)|furs nachste mal|nachstes mal|in zukunft)(?: bitte)?|damit (?:ich|wir|du|sie|es|das|man)\\b[^.!?]{2,100}|(?:wenn|falls|sobald|bevor|immer wenn|jedes mal,? wenn) (?:du|wir|ich|sie)\\b[^.!?,]{2,90}|(?:weil|denn) (?:ich|das|es|wir) (?:\\p{L}+ ){0,4}(?:brauch|wichtig|frag|wiederhol)\\p{L}*[^.!?]{0,40})",
	leadUp:
		"(?:(?:und|also|aber|ach|ok|so|darum|deshalb) ){0,2}(?:(?:kannst|konntest|wurdest|willst|magst|konnen|konnten) (?:du|sie)(?: (?:dir|das|bitte|mal|es|vielleicht))*|(?:das |es )?(?:kannst|darfst|solltest|sollst|musst|konntest) du(?: (?:dir|bitte|mal|ruhig|jetzt|also|gern|gerne))*|ich (?:mochte|will|hatte gern\\p{L}*|wunsche mir|bitte dich),?(?: dass)? ?(?:du)?(?: dir)?|es ware (?:gut|schon|nett|super|toll|hilfreich),? wenn du(?: dir)?|bitte)",
	removedFrom:
		" (?:bitte |wieder |endgultig |komplett |ganz )*(?:aus|von) (?:dein\\p{L}*|ihr\\p{L}*|dem|den) (?:gedachtnis|erinnerung(?:en)?|notizen|speicher|kopf|aufzeichnungen|unterlagen|akten)",
	questions:
		"(?:und |also |aber |dann )?(?:was|wann|wo|wer|warum|wie|welche\\w*|kannst du|konntest du|kann ich|soll ich|ist|sind|hast du|gibt es|habe ich)\\b",
	permanent: "endgultig|dauerhaft|fur immer|unwiderruflich|vollstandig|komplett|permanent",
	verbs: "\\b(?:{{keepword}}|{{dropword}}|{{siftword}})",
	address:
		"(?:\\b(?:also|deshalb|darum|daher|bitte|deswegen|drum|und|aber|dann|jetzt|nun|ach|so))(?: (?:bitte|mal|doch|auch|gleich))*,? ",
	openers:
		"(?:(?:ok|also|ach|und|aber|ja|nein|hey|ubrigens|danke|gut|so|bitte|jetzt|dann|nur|na|moment|doch|einfach|ps|deshalb|darum)[ ,:!.;\\u2014-]{1,4}){0,4}",
	fragments: {
		part: "(?: (?:also|bitte|mal|doch|nun|dann|ruhig|jetzt|einfach|wieder|auch|endlich|sofort|dir|mir|gut|unbedingt|schon|gleich|noch)){0,4}",
		// small words that may stand anywhere in a request
		fill: "(?: (?:also|bitte|mal|doch|gut|auch|ja|eben|kurz|irgendwo|unbedingt|immer|nur|ruhig|jetzt|einfach|gleich|noch|wieder|schon|dir|mir|sicher|dauerhaft|stattdessen|endlich|bloß|bloss|so|fur (?:spater|die zukunft|das nachste mal|immer|mich))){0,5}",
		doc: "(?:datei(?:en)?|tabellen?|zeilen?|leerzeilen?|spalten?|absatz|absatze|dokumente?|texte?|code|branch|seiten?|zellen?|folien?|funktion|satze?|ordner|playlist|kommentare?|kapitel|komma|variablen?|feld|felder|titel|button|unterschrift|signatur|kopfzeile|fußzeile|fusszeile|rechnung|formular|bild|foto|liste|lebenslauf|brief\\p{L}*|bericht|diagramm|skript)",
		// says that something no longer holds, or never did
		over: "(?:\\b(?:nicht|kein\\p{L}*) \\p{L}* ?mehr\\b|\\bnicht mehr\\b(?! (?:so )?(?:notig|wichtig|schlimm|lustig))|abgesagt|gekundigt|verkauft|umgezogen|geandert|gewechselt|war (?:falsch|gelogen|quatsch|ein (?:witz|irrtum|fehler|fehlalarm))|stimmt(?:e)? nicht|habe? (?:ich )?(?:mich )?(?:vertan|geirrt)|\\b(?:hab|habe) mich (?:vertan|geirrt)|heisst nicht|heißt nicht|bin (?:doch )?kein\\p{L}*|ist (?:vorbei|durch|weg|pleite|eingestellt|abgeschaltet)|(?:gesagt|erzahlt) hab)",
		personal:
			"(?:nummer|nummern|adresse|mailadresse|geburtstag|gehalt|gewicht|alter|pin|passwort|kennwort|allergie|iban|diagnose|grosse|größe|name|namen|spitznamen?|kennzeichen|geburtsdatum|vorlieben|konto|kontodaten|steuernummer|daten)",
		// "unless I say otherwise"
		otherwise:
			"(?:(?:solange|sofern|soweit|wenn|falls|bis|ausser|außer|es sei denn),? ich (?:dir )?(?:(?:was|etwas|nichts|nix) (?:anderes|gegenteiliges|abweichendes|neues|anders) (?:sage?|schreibe?|angebe|verlange|vorgebe|mitteile|bestimme|wunsche)|(?:es )?(?:nicht |ausdrucklich )*anders (?:sage?|schreibe?|angebe|verlange|will|bestimme)|sage? (?:dir )?(?:was|etwas) (?:anderes|gegenteiliges|neues)|sage? es anders))",
		keepword:
			"(?:merke?|notiere?|schreibe?|speichere?|behalte?|vergiss(?=[^.!?]{0,40}\\bnicht\\b)|halte?|prage?|leg(?:e)?|nimm|denke?|bedenke?)",
		dropword:
			"(?:vergiss|losch\\p{L}*|streich\\p{L}*|entfern\\p{L}*|tilg\\p{L}*|wirf|nimm|verwirf|schmeiss|schmeiß|radier\\p{L}*)",
		siftword:
			"(?:geh|gehe|schau|sieh|raume?|sortiere?|ordne|fasse?|prufe?|uberprufe?|konsolidiere?|bereinige?|durchforste|miste?|sichte|uberarbeite|entrumple|denke?|mach)",
		storeplace:
			"(?:aus|von) (?:dein\\p{L}*|ihr\\p{L}*) (?:gedachtnis|erinnerung(?:en)?|notizen|speicher|kopf|aufzeichnungen|liste|unterlagen|akten)",
		memobj:
			"(?:dein\\p{L}*|all(?:e)? deine|ihre?) (?:\\p{L}+e[ns]? )?(?:gedachtnis|erinnerung(?:en)?|notizen|speicher|aufzeichnungen|wissen)|(?:alles(?: \\p{L}+)?,? )?was du\\b[^.!?]{0,60}?(?:gemerkt|gespeichert|notiert|gelernt|weisst|weißt|gesammelt|behalten|aufgeschrieben)",
		lead: "(?:(?:ok(?:ay)?|also|ach|und|aber|ja|nein|ne|hey|hallo|hi|ubrigens|btw|danke|gut|so|noch was|noch etwas|ausserdem|außerdem|bitte|eins noch|kurz|jetzt|dann|nur|na|super|stimmt|moment|doch|einfach|claude|wichtig|ganz wichtig|ps|achja|ach ja|ach ubrigens)[ ,:!.;\\u2014-]{1,4}){0,5}",
		bitte:
			"(?:bitte|mal|doch|auch|unbedingt|noch|gut|nur|einfach|kurz|immer|stets|dringend|gerne|jetzt|mir|fur mich|vielleicht) ",
		ask: "(?<ask>(?:kannst|konntest|wurdest|willst|magst|konnen|konnten|wurden|darfst) (?:du|sie|ihr)(?: dir| sich| euch)? (?:{{bitte}}){0,4}(?:,? )?|ware es moglich,? dass du (?:dir )?)",
		want: "(?:(?:ich|es|mir|wir|bitte|das|schon)\\b(?! (?:glaube|denke|weiß|weiss|hoffe nicht))[^.!?:;]{0,40}?\\b(?:mochte|will|gern(?:e)?|wunsche|brauche|bitte|toll|gut|nett|super|schon|hilfreich|prima|wichtig|hoffe|lieb|dankbar|freuen|notig)[^.!?:;]{0,12}?,? (?:dass|wenn|ob) (?:du|sie)(?: dir| sich)? |du (?:solltest|musst|sollst|darfst|kannst|mochtest)(?: dir)? )",
		back: "(?:das|dies|es|diese info|die info|den punkt|das alles|diesen punkt)",
		that: "(?: ?,? ?(?:{{bitte}}){0,2}(?:auch |immer |fur (?:spater|die zukunft|das nachste mal|immer),? )?dass\\b| ?: ?| ?\\u2014 ?)",
		verb: "(?:merke? dir|merkt euch|merken sie sich|merk's dir|merke? (?:dir )?(?:gut|bitte|auch|mal|unbedingt)|notiere?(?: dir)?|notieren sie(?: sich)?|schreibe? (?:dir |es dir )?(?:bitte |mal |das |es )*auf|halte? (?:bitte |mal )?fest|halten sie(?: bitte)? fest|speichere?(?: dir| es| das)*(?: bitte)?(?: ab)?|speichern sie|behalte?(?: bitte| es| immer| dabei| dir)*(?: im (?:hinterkopf|kopf|gedachtnis|sinn|auge|blick))|behalten sie (?:bitte )?im (?:hinterkopf|kopf)|prage? dir (?:gut |bitte )?ein|denke?{{fill}}(?: da)?{{fill}} (?:daran|dran)|denken sie (?:bitte )?daran|vergiss (?:bitte |auch |ja |mir |blo[sß]s? |doch )*nicht|vergesst (?:bitte )?nicht|vergessen sie (?:bitte )?nicht|nicht vergessen|beachte?(?: bitte)?|beachten sie(?: bitte)?|nimm (?:bitte )?(?:zur kenntnis|in dein gedachtnis auf|auf)|bedenke?(?: bitte)?|lerne?|lege? (?:dir )?ab|mach dir (?:bitte )?(?:eine|ne) notiz|fuge? (?:zu )?deine[mnr] (?:gedachtnis|notizen) hinzu|ubernimm in dein gedachtnis|bitte merken|bitte notieren|bitte beachten|bitte nicht vergessen|zu merken|merken)",
		infinitive:
			"(?:merken|notieren|aufschreiben|behalten|speichern|abspeichern|einpragen|festhalten|im hinterkopf behalten|im kopf behalten|im gedachtnis behalten|daran denken|nicht vergessen|merkst|notierst|aufschreibst|nicht vergisst|behaltst|speicherst|daran denkst|merken wurdest|merken konntest|merktest)",
		imp: "(?!(?:ich|eine|meine|seine|ihre|diese|alle|leute|heute|viele|beide|keine|jede|solche|welche|danke|bitte|ohne|ende|habe|hatte|ware|wurde|konnte|gerade|beinahe|fast)\\b)(?:\\p{L}{3,14}e|schreib|sag|nenn|ruf|nimm|komm|geh|gib|sprich|frag|mach|lass|sei|zeig|bring|stell|nutz|bleib|lies|pruf|schick|halt|rechne|benutz|vergiss|iss|sieh|fang|hor|red|setz|leg|teil|buch|losch|speicher|entfern|verschick|kopier|commit|push|fug|ander|verwend|erstell|ersetz|fass|ruhr|start|uberschreib|erwahn|trag|wechsel|verschieb|deploy|merge|installier|formatier|ubersetz|bestell|kauf|pack|antworten sie|verwenden sie|nutzen sie|schreiben sie|sprechen sie|duz|siez)",
		always:
			"(?:immer|nie(?:mals)?|stets|grundsatzlich|jedes mal|unter keinen umstanden|auf keinen fall|nie wieder|generell|standardmaßig|standardmassig)",
		from: "(?:ab (?:jetzt|sofort|heute|morgen|nun|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|nachster woche|nachstem monat)|von (?:nun|jetzt|heute) an|in zukunft|zukunftig|kunftig|fortan|beim nachsten mal|das nachste mal|nachstes mal|ab diesem moment|standardmaßig|standardmassig|generell|grundsatzlich|fur die zukunft|in allen (?:zukunftigen|kommenden) \\p{L}+)",
	},
	rules: [
		{
			name: "moment-label",
			hint: ":",
			intent: "none",
			pattern:
				"{{lead}}(?:(?:sehr |ganz |super )?wichtig|eilt|dringend|achtung|hinweis|notiz) ?:[^.!?\\n]{0,140}?(?:\\bin (?:\\d+|funf|zehn|funfzehn|zwanzig|dreissig|ein paar|zwei|drei|einer?) (?:min(?:uten)?|sekunden|stunden?)\\b|[,;] (?:also )?(?:bitte|nur|schnell) (?:nur |schnell )?(?!(?:immer|nie|merk|beacht|denk)\\p{L}*)\\p{L}+)[^.!?\\n]{0,200}",
			claims: "sentence",
		},
		{
			name: "task-text",
			intent: "none",
			pattern:
				"{{lead}}(?:{{ask}})?(?:ubersetz\\w*|korrigier\\w*|fass\\w*|formulier\\w*|verbesser\\w*|schreib\\w* (?!dir|das auf|auf)|antwort\\w*|erklar\\w*|analysier\\w*|sag \\w+|prufe?|lies|kurze|sende|schick\\w*|andere)\\b[^:\\n.]{0,140}:",
			claims: "paragraph",
		},
		{
			name: "pasted-intro",
			intent: "none",
			pattern:
				"{{lead}}(?:hier|das|er|sie|mein\\w* \\w+|auf dem|im|in der|die|der)\\b[^:\\n.]{0,100}\\b(?:mail|nachricht|text|artikel|brief|satz|gedicht|lied|liedtext|schild|zitat|sagt\\w*|schrieb|steht|stand|lautet|button|schreibt|gesagt)\\b[^:\\n.]{0,20}:",
			claims: "paragraph",
		},
		{
			name: "recall",
			intent: "recall",
			pattern:
				"{{lead}}(?:was weißt du|was weisst du|was hast du (?:dir )?(?:uber|zu|gemerkt|gespeichert)|woran erinnerst|erinnerst du dich|erinnern sie sich|weißt du noch|weisst du noch|was habe ich (?:dir )?(?:uber|von|zu)|kannst du dich (?:noch )?(?:an|erinnern)|erinnere mich)",
			asks: true,
			claims: "clause",
		},
		{
			name: "not-forget-wish",
			hint: "verg[ie]",
			intent: "remember",
			pattern:
				"{{lead}}(?:(?:ich|wir) (?:will|mochte|mochten|wollen|wurde|fande es \\p{L}+)(?: auf keinen fall| wirklich| nur){0,2}(?: nicht)?(?: wollen)?,? (?:dass|wenn) du (?:das |es |je |jemals |mir )*vergisst|du (?:darfst|solltest|kannst) (?:bitte )?(?:nie|niemals|nicht|auf keinen fall|keinesfalls) vergessen|ware (?:doof|schade|schlimm|blod),? wenn du (?:\\p{L}+ )?(?:vergisst|vergessen wurdest)),? ?(?:dass |: ?)(?=\\S.{4})",
			sure: 0.86,
		},
		{
			name: "keep-no-more",
			hint: "mehr|langer",
			intent: "forget",
			pattern:
				"{{lead}}(?:(?<payload>[^.!?,]{3,80}?) (?:brauchst|musst|brauchen|mussen) (?:du|sie) (?:dir |sich )?|(?:du|sie) (?:brauchst|musst|brauchen|mussen) (?:dir |sich )?(?<payload>[^.!?,]{3,80}?) )(?:jetzt |auch )?nicht (?:mehr|langer) (?:zu )?(?:merken|behalten|wissen|speichern|im (?:kopf|gedachtnis|hinterkopf) (?:zu )?behalten)",
			at: "sentence",
			sure: 0.93,
		},
		{
			name: "ask-drop-known",
			hint: "losch|vergess|entfern|streich|tilg",
			intent: "forget",
			pattern:
				"{{lead}}{{ask}}(?:{{bitte}}){0,2}(?:alles|das|all das)(?: wieder| bitte)? (?:loschen|vergessen|entfernen|tilgen|streichen), was (?:du|sie) (?:dir |noch )?(?:uber|zu|von|zum|zur|vom) (?<payload>[^.!?]{2,80}?) (?:gespeichert|gemerkt|notiert|aufgeschrieben|behalten|weisst|weißt)\\b",
			sure: 0.95,
		},
		{
			name: "forget-allowed",
			hint: "vergess",
			intent: "forget",
			pattern:
				"{{lead}}(?:du|sie) (?:kannst|darfst|sollst|konnen|durfen) (?:(?:bitte|ruhig|jetzt|also|gern|gerne|auch|nun|getrost|einfach|wieder) )*vergessen, (?=(?:dass (?!ich (?:das|dir|da|so|hier)\\b)|was|wo|wie|wer|wann|welche\\p{L}*)\\b)",
			sure: 0.85,
		},
		{
			name: "told-to-me",
			hint: "ich soll",
			intent: "none",
			pattern:
				"{{lead}}[^.!?,]{2,50} (?:meinte?|sagte?|schrieb|schreibt|fand|findet|riet|hat gesagt|hat gemeint)(?: immer| neulich| mal| gestern| mir| zu mir)*,? (?:dass )?ich (?:soll|solle|sollte|muss|musse|musste) ",
			claims: "sentence",
		},
		{
			name: "keep-bare-back",
			hint: "merken|notieren|speichern|aufschreiben|vergessen",
			intent: "remember",
			pattern:
				"{{lead}}(?:bitte |gut |unbedingt |also |das |auch |so ){0,3}(?:merken|notieren|abspeichern|speichern|aufschreiben|nicht vergessen)(?: bitte| ok)?(?= ?$| ?[!.])",
			at: "sentence",
			after: "[\\p{L}\\p{N}][.!;] {1,3}",
			payload: "back",
			sure: 0.8,
		},
		{
			name: "with-me-always",
			hint: "bei mir|mir gegenuber|mit mir",
			intent: "remember",
			pattern:
				"{{lead}}{{imp}} (?:also )?(?:bei mir|mir gegenuber|mit mir) (?:bitte |daher |deshalb )?(?:immer|nie|stets|grundsatzlich)\\b",
			payload: "whole",
			standing: true,
			sure: 0.8,
		},
		{
			name: "unsaid-about",
			hint: "als hatt",
			intent: "forget",
			pattern:
				"{{lead}}(?:{{bitte}}){0,2}(?:tu|tue|verhalte? dich) (?:bitte |einfach |mal )*(?:so,? )?als hatte ich (?:dir |ihnen )?(?:das |es )?nie(?:mals)? (?:etwas |was )?(?:von|vom|uber|zu[mr]?) (?<payload>[^.!?]{2,60}?) (?:erzahlt|gesagt|erwahnt|gesprochen)",
			sure: 0.84,
		},
		{
			name: "negated",
			intent: "none",
			pattern:
				"{{lead}}(?:(?:du|sie) (?:musst|brauchst|mussen|solltest) (?:dir |sich )?[^.,]{0,60}?nicht (?:zu |extra |unbedingt )?(?:merken|notieren|speichern|behalten|aufschreiben)|(?:merke? dir|notier\\w*|speicher\\w*|schreib\\w*) [^.,:]{0,40}(?:nicht|blo[sß]s? nicht)(?= ?$|[ ,.!])|nicht (?:merken|speichern|notieren)|kein grund|das brauchst du nicht|das musst du)",
			claims: "sentence",
		},
		{
			name: "errand",
			intent: "none",
			pattern:
				"{{lead}}(?:{{bitte}}){0,3}(?:{{ask}})?(?:{{bitte}}){0,2}{{verb}}(?:,? )(?!dass\\b)[^.!?:]{0,120}?\\b(?:zu \\p{L}{2,20}(?:en|n)|\\p{L}{2,10}zu\\p{L}{3,14}en|um zu)\\b(?! (?:immer|nie))",
			claims: "clause",
		},
		{
			name: "remember-that",
			intent: "remember",
			pattern:
				"{{lead}}(?:{{bitte}}){0,3}{{verb}}(?: {{back}}(?: hier| mal| folgende| bitte)?| folgendes| bitte| auch| mal| ab| auf| ein| fur mich| in deine[mnr] (?:gedachtnis|notizen|speicher|kopf)| im gedachtnis)*{{that}}",
		},
		{
			name: "ask-that",
			intent: "remember",
			pattern:
				"{{lead}}(?:{{ask}}|{{want}})(?:{{bitte}}){0,4}(?:das |es |folgendes )?{{infinitive}}(?: (?:kannst|konntest|wurdest))?{{that}}",
		},
		{
			name: "remember-back",
			intent: "remember",
			pattern:
				"{{lead}}(?:{{bitte}}){0,3}(?:(?:merke?|notiere?|schreibe?|speichere?|behalte?|halte?|habe?|prage?|lege?){{fill}} {{back}}{{fill}} (?:im (?:hinterkopf|kopf|gedachtnis|sinn|auge|blick)|auf|ab|fest|ein|in dein\\p{L}* (?:gedachtnis|notizen|kopf|speicher|unterlagen|akten)){{fill}}|(?:merke? dir|notiere?(?: dir)?|speichere?){{fill}} {{back}}{{fill}}|vergiss{{fill}} {{back}}{{fill}} nicht{{fill}}|denke?{{fill}}(?: da)?{{fill}} (?:daran|dran|da dran){{fill}}|{{verb}}(?: (?:bitte|mal|gut|auch|doch))*(?: {{back}})(?: (?:bitte|gut|mal|auch|unbedingt|ab|auf|fur (?:spater|die zukunft|das nachste mal|mich)|im (?:hinterkopf|kopf|gedachtnis)|dir|ein|fest))*|vergiss (?:{{back}} )(?:bitte |ja |blo[sß]s? |mir )*nicht|behalte? {{back}} (?:bitte )?im (?:hinterkopf|kopf|gedachtnis|sinn)|denke? (?:bitte )?(?:daran|dran)|schreibe? (?:dir )?{{back}} (?:bitte )?auf|speichere? (?:dir )?{{back}}(?: bitte)?(?: ab)?|notiere? (?:dir )?{{back}}|{{back}}{{fill}} (?:nicht vergessen|merken|notieren|aufschreiben|abspeichern|im (?:hinterkopf|kopf|gedachtnis) behalten)|das (?:solltest|musst|kannst|darfst|konntest) du(?: dir)?{{fill}} (?:merken|notieren|aufschreiben|behalten|speichern|abspeichern|im (?:hinterkopf|kopf|gedachtnis) behalten)|bitte (?:merken|nicht vergessen|notieren|abspeichern)|nicht vergessen)(?= ?$| ?[,.;!?)\\u2014])",
			payload: "back",
		},
		{
			name: "ask-inside",
			intent: "remember",
			pattern:
				"{{lead}}(?:{{ask}}|{{want}})(?!das merken|mir)(?<payload>[^.!?]{3,140}?) {{infinitive}}(?= ?$| ?[,.;!?)])",
			sure: 0.82,
		},
		{
			name: "remember-clause",
			intent: "remember",
			pattern:
				"{{lead}}(?:{{bitte}}){0,3}(?:merke? dir|merken sie sich|vergiss (?:bitte )?nicht|nicht vergessen|notiere?(?: dir)?|denke? (?:bitte )?(?:daran|dran)|bedenke?|behalte? im (?:hinterkopf|kopf)|beachte?|schreibe? dir auf)(?: bitte| mal| auch)*,? (?=(?:ich|wir|er|sie|es|mein\\w*|unser\\w*|der|die|das|dein\\w*|am|im|seit|bei|\\p{L}+) )",
			sure: 0.82,
			unless:
				"(?:dich|mir|mich|einen|den (?:schlussel|mull|schirm)|deine[nr]?|ob|wie|was|wann|wo|es)\\b|[^.!?]{0,90} (?:mitzubringen|zu \\p{L}+en)\\b|(?:den|die|das|deine\\w*|einen?) \\p{L}+ ?$",
		},
		{
			name: "label",
			intent: "remember",
			pattern:
				"{{lead}}(?:(?:sehr |ganz |super )?wichtig(?:e (?:info|notiz))?(?: fur (?:spater|dich|die zukunft))?|notiz(?: (?:an mich|fur (?:spater|dich)))?|merke?|zum merken|hinweis fur (?:spater|dich)|zur erinnerung(?: fur dich)?|(?:nur )?(?:zur info |info |fyi )?(?:fur (?:spater|die zukunft|das nachste mal|kunftige falle|deine (?:unterlagen|notizen|akten)|dein (?:gedachtnis|notizbuch|archiv))|furs (?:nachste mal|archiv|notizbuch|protokoll))|zur info fur spater|nb) ?(?::|\\u2014| - )",
			sure: 0.85,
			notAfter: "\\b(?:ist|sind|war|am|das) ",
		},
		{
			name: "label-for-later",
			intent: "remember",
			pattern:
				"(?:\\p{L}{1,14} ){0,4}(?:fur (?:spater|die zukunft|das nachste mal)|zum merken|zu merken) ?(?::|\\u2014| - )",
			at: "sentence",
			sure: 0.82,
		},
		{
			name: "for-later",
			intent: "remember",
			pattern:
				"{{lead}}(?:(?:nur )?(?:zur info |info |fyi )?fur (?:spater|die zukunft|das nachste mal|kunftige falle)),? (?=(?:ich|wir|der|die|das|mein\\w*|unser\\w*) )",
			sure: 0.8,
		},
		{
			name: "drop-personal",
			hint: "losch|streich|entfern|vergiss|vergess|nimm|kann",
			intent: "forget",
			pattern:
				"{{lead}}(?:{{bitte}}){0,3}(?:{{ask}})?(?:losche?|streiche?|entferne?)(?: (?:bitte|mal|doch|also|endgultig|dauerhaft|jetzt))* (?=(?:mein\\p{L}*|die|den|das|sein\\p{L}*|ihr\\p{L}*|unser\\p{L}*)(?: [\\p{L}-]+){0,2}? [\\p{L}-]*{{personal}}\\b)",
			unless: "[^.!?]{0,60}\\b{{doc}}\\b",
			sure: 0.8,
		},
		{
			name: "drop-outdated-back",
			hint: "losch|streich|entfern|vergiss|vergess|nimm|kann",
			intent: "forget",
			pattern:
				"{{lead}}(?:{{bitte}}){0,3}(?:also )?(?:(?:losche?|streiche?|entferne?|vergiss(?! es\\b)) (?:das|es|ihn|sie|das alles|beides|alles dazu)(?: (?:bitte|mal|doch|wieder|also|jetzt|komplett|ganz|endgultig|einfach|raus))*|nimm (?:das|es|ihn|sie)(?: bitte| mal| wieder)* (?:raus|zuruck|weg)|(?:das|es|ihn|sie|die|den|beides|alles)(?: bitte| wieder| alles)* (?:loschen|entfernen|streichen|vergessen|rausnehmen)|(?:das|es|beides|das alles) kann(?: also| dann| jetzt)? weg|(?:das|die|den|ihn|sie|es) kannst(?: du)?(?: (?:also|jetzt|wieder|ruhig|komplett))* (?:loschen|(?<=(?:wieder|komplett|jetzt|die|den|ihn|sie) .{0,20})vergessen|streichen|wegwerfen|wegschmeissen|wegschmeißen|entfernen))(?= ?$| ?[,.;!?])",
			after: "^(?![^\\n]{0,160}\\b{{doc}}\\b)[^\\n]{0,160}{{over}}[^?\\n]{0,100}",
			payload: "back",
			sure: 0.78,
		},
		{
			name: "forget-idiom",
			intent: "none",
			pattern:
				"{{lead}}(?:{{bitte}}){0,2}(?:(?:vergiss|ignoriere?|lass) (?:es|das|dies)(?: (?:einfach|doch|mal|jetzt|erst mal|erstmal|bitte))*(?:, und|,| und| \\u2014) (?:dann |jetzt |bitte )?(?:mach\\p{L}*|geh\\p{L}*|fahr\\p{L}*|lass(?: uns|t uns)|wir (?:machen|gehen|fahren|nehmen)|weiter|zuruck|zum nachsten|nachste\\p{L}*|konzentrier\\p{L}*|schreib|nimm|versuch\\p{L}*|probier\\p{L}*)\\b|vergiss (?:es|das|mich|mein nicht|ihn|sie)(?: einfach| doch| mal)*(?= ?$| ?[,.!\\u2014])(?! bitte)|vergissmeinnicht|das kannst du vergessen|schon gut|egal)",
			claims: "clause",
			notAfter: "(?:nicht mehr (?:aktuell|relevant|wahr|so)|gilt nicht mehr|falsch|stimmt nicht)[ ,]{1,3}",
		},
		{
			name: "forget-said",
			intent: "forget",
			pattern:
				"{{lead}}(?:{{bitte}}){0,3}(?:{{ask}})?(?:vergiss|vergessen sie|ignoriere?|streiche?|losche?|beachte? nicht|lass),? (?:bitte,? |mal,? |einfach |wieder )*,? ?(?:alles,? )?(?:was|das,? was|die sache,? die) ich (?:dir |ihnen )?(?:(?:gerade|vorhin|eben|fruher|vorher|gestern) )*(?:uber|zu[mr]?|von|vom|bezuglich|wegen) (?<payload>[^.!?]{2,120}?) (?:gesagt|erzahlt|geschrieben|erwahnt)(?: habe| hatte)?",
		},
		{
			name: "drop-done",
			intent: "forget",
			pattern:
				"{{lead}}(?<payload>(?!(?:wenn|falls|weil)\\b)[^.!?,]{3,80}?) (?:hat sich (?:inzwischen |jetzt |leider )?erledigt|ist (?:inzwischen |jetzt |leider )?(?:hinfallig|erledigt|uberholt|geplatzt|vorbei|abgesagt|falsch)|stimmt nicht(?: mehr)?|gilt nicht mehr|war (?:falsch|gelogen|ein irrtum|ein missverstandnis|quatsch)),? (?:und |also |deshalb |bitte )*(?:(?:streiche?|losche?|vergiss|entferne?) (?:das|es|sie|ihn|den)\\b|(?:(?:das|es|die|den|sie|ihn) )?(?:kannst|darfst|konntest|solltest|sollst) du (?:\\p{L}+ ){0,3}?(?:{{storeplace}} )?(?:streichen|loschen|entfernen|vergessen|tilgen|rauswerfen|wegwerfen))",
			at: "sentence",
			sure: 0.86,
		},
		{
			name: "out-with-it",
			hint: "damit",
			intent: "forget",
			pattern: "{{lead}}(?:{{bitte}}){0,3}(?:raus|weg|fort) damit(?: bitte)?(?= ?$| ?[,.!])",
			after:
				"(?:\\bdu hast\\b|\\bbei dir\\b|\\bdeinen? (?:notizen|gedachtnis|unterlagen|akten|speicher)|gespeichert|notiert|gemerkt|aufgeschrieben|(?:gesagt|erzahlt) habe|stimmt nicht|gilt nicht|veraltet)[^?\\n]{0,140}",
			payload: "back",
			sure: 0.8,
		},
		{
			name: "forget-from-memory",
			intent: "forget",
			pattern:
				"{{lead}}(?:{{bitte}}){0,3}(?:{{ask}}|{{want}})?(?:losch\\w*|entfern\\w*|streich\\w*|tilg\\w*|nimm|wirf|vergiss)? ?(?:bitte |mal )*(?<payload>(?!(?:losch|entfern|streich|tilg|vergiss)\\w*(?: bitte)? aus\\b)[^.!?]{2,120}?) (?:endgultig |dauerhaft |komplett |bitte |wieder )*aus (?:deine[mnr]|dem|den|ihrem|deinen) (?:gedachtnis|erinnerung(?:en)?|notizen|speicher|kopf|aufzeichnungen)",
			sure: 0.93,
			notAfter: "\\b(?:ich|er|sie|wir) ",
			needs: "(?:.{0,3}$|[ ,.!]|losch|entfern|streich|tilg|nehm)",
		},
		{
			name: "forget-memory-of",
			intent: "forget",
			pattern:
				"{{lead}}(?:{{bitte}}){0,3}(?:{{ask}}|{{want}})?(?:losch\\w*|entfern\\w*|streich\\w*|vergiss|verwirf) (?:bitte |mal |endgultig )*(?:(?:die|alle|deine|den|jede|samtliche|das|meine) )*(?:erinnerung(?:en)?|notiz(?:en)?|eintrag|eintrage|infos?|informationen|alles,? was du|was du) (?:an|uber|zu[mr]?|von|vom)?",
			unless: "[^.!?]{0,60}(?:tabelle|datei|datenbank|seite)",
		},
		{
			name: "forget-topic-first",
			intent: "forget",
			pattern:
				"{{lead}}(?:das thema |die sache mit |das mit )?(?<payload>(?!das kann)[^.!?,]{3,80}?) (?:kannst|darfst|konntest|solltest) du (?:jetzt |wieder |ruhig |bitte |aus deinem gedachtnis |komplett )*(?<ask>)(?:vergessen|loschen|streichen)(?= ?$| ?[.,!?])",
			at: "sentence",
			sure: 0.78,
		},
		{
			name: "forget-from-memory-after",
			intent: "forget",
			pattern:
				"{{lead}}(?:{{bitte}}){0,3}(?:{{ask}})?(?:losch\\w*|entfern\\w*|streich\\w*) (?:bitte )?aus (?:deine[mnr]|dem|den) (?:gedachtnis|erinnerungen|notizen),? (?:bitte,? )?(?:alles uber )?(?=\\S)",
		},
		{
			name: "forget-object",
			intent: "forget",
			pattern:
				"{{lead}}(?:{{bitte}}){0,3}(?:(?:{{ask}}|{{want}}|du kannst )(?<payload>[^.!?]{2,100}?) (?:wieder |jetzt |endgultig |bitte )*(?:vergessen|vergisst|loschen vergessen)(?= ?$| ?[.,!?])|(?:vergiss|vergessen sie),? (?:bitte,? |mal,? |also,? |doch |jetzt |einfach |wieder,? |alles uber |endgultig )*,? ?(?=(?:mein\\w*|sein\\w*|ihr\\w+|unser\\w*|de[rnms]|die|das mit|das (?!(?:nicht|und|aber|ja|mal|doch|bitte|jetzt|wieder|einfach|bloß|bloss)\\b)\\p{L}+|alles|dass|was ich|jede\\w*|diese\\w*) ?))",
			sure: 0.85,
			unless:
				"[^.!?:,]{0,60}\\bnicht(?: wieder| gleich)?(?= ?$| ?[,.!:])|(?:die|den|das|der) (?:tests?|regeln?|rest|diat|formalitaten)\\b|(?:den|die|das|der|dem) [^.!?,:]{2,40}[,\\u2014] ?(?:was|wie|welche\\p{L}*|wo|wer|warum|kannst|konntest|gibt|hast|habe)\\b|das ?$|[^.!?]{0,40}fur (?:einen moment|jetzt|den moment)|dich|was (?:er|sie) ",
		},
		{
			name: "wish-deleted",
			hint: "loschst|streichst|entfernst|vergisst|tilgst",
			intent: "forget",
			pattern:
				"{{lead}}{{want}}(?<payload>(?:alles,? (?:uber|zu|von|was)|was (?:ich|du)|mein\\p{L}* |die (?:infos?|notiz\\p{L}*|erinnerung\\p{L}*) )[^.!?]{2,80}?) (?:wieder |endgultig |komplett )*(?:loschst|streichst|entfernst|vergisst|tilgst)",
			unless: "[^.!?]{0,30}(?:datei|tabelle|zeile|spalte|ordner)",
			sure: 0.82,
		},
		{
			name: "forget-no-longer",
			intent: "forget",
			pattern:
				"{{lead}}(?:das mit |die sache mit |das thema )?(?<payload>(?!(?:wenn|falls|warum|ist|sind|weil|ob)\\b)[^.,!?:]{2,90}?) (?:ist|sind|gilt|gelten|stimmt|stimmen|hat sich|haben sich|trifft) (?:inzwischen |jetzt |leider )?(?:nicht mehr(?: (?:aktuell|relevant|wahr|richtig|gultig|der fall|so|zu))?|hinfallig|uberholt|erledigt)(?= ?$| ?[,.!])",
			at: "sentence",
			sure: 0.7,
			unless: ", (?:wie|was|warum|wo)\\b",
		},
		{
			name: "forget-back",
			intent: "forget",
			pattern:
				"{{lead}}(?:{{bitte}}){0,3}(?:(?:streiche?|losche?) (?:das|es|sie|ihn|den)(?: (?:bitte|mal|doch|wieder|also|jetzt|dann|raus)){1,3}|streich das|ich nehme (?:das|es|alles) zuruck|ignoriere? (?:bitte )?(?:das|meine letzte (?:nachricht|aussage|anweisung)|das letzte)|vergiss (?:bitte )?(?:das|es) (?:wieder|bitte)|vergiss (?:bitte )?(?:meine letzte (?:nachricht|aussage)|das (?:letzte|eben gesagte|gerade gesagte))|losch(?:e)? (?:das|diese erinnerung|diese notiz)(?: (?:wieder|bitte))*|das nehme ich zuruck)(?= ?$| ?[,.!?])",
			payload: "back",
			sure: 0.78,
		},
		{
			name: "forget-said-loose",
			intent: "forget",
			pattern:
				"{{lead}}(?:{{bitte}}){0,3}(?:vergiss|ignoriere?|streiche?) (?:bitte |mal )*(?:alles,? )?(?:was|das,? was|den teil mit|den punkt mit|das uber|den teil uber|die stelle mit) ",
			sure: 0.85,
			unless: "(?:er|sie|man|die leute)\\b",
		},
		{
			name: "reflect-memory",
			intent: "reflect",
			pattern:
				"{{lead}}(?:{{bitte}}){0,3}(?:{{ask}}|{{want}}|zeit,? |lass uns )?(?:(?:raum\\w*|ordne?|sortier\\w*|konsolidier\\w*|uberprufe?|pruf\\w*|bereinig\\w*|durchforst\\w*|geh\\w*|fasse?|mist\\w*|uberarbeite?|sichte|organisier\\w*|aktualisier\\w*) (?:bitte |mal |doch |jetzt |alle |durch )*(?:alles,? was du (?:\\p{L}+ ){0,4}(?:weisst|gelernt|gespeichert|gemerkt|notiert)(?: hast)?|(?:dein\\w*|all(?:e)? deine|die|ihre?) (?:gedachtnis|erinnerung(?:en)?|notizen|gespeicherten \\p{L}+))(?: (?:mal|bitte))*(?: auf| durch| zusammen| aus)?|(?:mal |bitte )*(?:in |bei )?(?:dein\\w*|die) (?:gedachtnis|erinnerungen|notizen) (?:bitte |mal |ein bisschen |ordentlich )*(?:aufzuraumen|aufraumen|ordnen|sortieren|konsolidieren|durchgehen|uberprufen|bereinigen|zu ordnen))",
			payload: "nothing",
			sure: 0.92,
		},
		{
			name: "reflect-on",
			intent: "reflect",
			pattern:
				"{{lead}}(?:{{bitte}}){0,3}(?:{{ask}}|{{want}}|nimm dir (?:bitte )?(?:kurz |etwas |ein bisschen )?zeit und )?(?:reflektier\\w*|denke? (?:bitte |mal |noch ?mal )*(?:daruber )?nach uber|denke? (?:bitte |mal |noch ?mal |in ruhe )*uber (?=(?:unsere?|das,? was|alles,? was|die letzten?|die vergangene))|blicke? (?:bitte |mal )*(?:zuruck )?auf) ?(?:bitte |mal |doch )*(?:uber )?",
			sure: 0.85,
			unless: "[^.!?]{0,80}(?:gedicht|roman|text|aufsatz|licht)",
		},
		{
			name: "reflect-lessons",
			hint: "nach|zuruck",
			intent: "reflect",
			pattern:
				"{{lead}}(?:{{bitte}}){0,3}(?:{{ask}})?(?:denke?|uberlege?|schaue?|blicke?)\\b[^.!?]{0,50}?(?:(?:daruber )?nach|zuruck),? (?:auf )?(?<payload>(?:was|wie|woran|warum) [^.!?,]{2,80}?(?:schief|gut|schlecht|falsch|gelaufen|gegangen|lief|lag|geklappt|gelernt)\\p{L}*)(?= ?$| ?[,.]| und )",
			needs: "[^.!?]{0,40}(?:gelernt|lehre|lektion|erkenntnis|halte?|merke?|notier|schreib|speicher)",
			sure: 0.8,
		},
		{
			name: "reflect-back",
			hint: "revue|bilanz|lehren|schlusse",
			intent: "reflect",
			pattern:
				"{{lead}}(?:{{bitte}}){0,3}(?:{{ask}})?(?:lass\\b(?: bitte| mal| doch)* (?<payload>[^.!?]{3,60}?)(?: noch ?mal| in ruhe)* revue passieren|zieh(?:e)?(?: bitte| mal| doch)* (?:eine |deine |die |ein paar )?(?:bilanz|lehren|schlusse) (?:aus|uber|von|zu) (?<payload>(?:unser|den letzten|der letzten|dem letzten|allem|dem,? was)[^.!?,]{2,60}))",
			sure: 0.82,
		},
		{
			name: "reflect-run",
			intent: "reflect",
			pattern:
				"{{lead}}(?:{{bitte}}){0,3}(?:(?:starte?|mach\\w*|fuhr\\w*|beginne?|zeit fur) (?:bitte |mal |jetzt |doch )*(?:eine?|die|den|deine|ne)? ?(?:\\p{L}+e )?(?:reflexion|konsolidierung|gedachtnis(?:pflege|prufung|aufraumung|konsolidierung)|reflexionszyklus|reflexionsrunde)|eine? reflexion (?:starten|machen|durchfuhren))",
			asks: true,
			payload: "nothing",
			sure: 0.9,
		},
		{
			name: "from-now-on",
			intent: "remember",
			pattern:
				"{{lead}}{{from}}(?: ?[,:])? (?=(?:bitte|immer|nie|nur|kein\\w*|du |ich (?:mochte|will|bevorzuge|hatte)|wir (?:nutzen|verwenden|schreiben)|lass|nicht|ohne|mit|auf|alle|{{imp}}\\b|\\p{L}+ (?:du|sie|wir|bitte)\\b|[^.!?]{3,100}en ?$))",
			unless: "(?:ist|sind|wird|werden|fahrt|fahren|gibt|gilt|kostet|hat|haben)\\b",
			standing: true,
			sure: 0.83,
		},
		{
			name: "ask-from-now-on",
			intent: "remember",
			pattern:
				"{{lead}}(?:{{bitte}}){0,2}(?<ask>(?:kannst|konntest|wurdest|konnen|konnten|wurden) (?:du|sie)) (?:mir |uns |bitte |das |doch )*(?:{{from}}|grundsatzlich|generell) (?=\\S.{4})",
			payload: "whole",
			standing: true,
			sure: 0.84,
		},
		{
			name: "unless-told",
			hint: "ander|gegenteil|abweich|neues",
			intent: "remember",
			pattern:
				"{{lead}}(?<payload>{{otherwise}},? [^.!?]{6,140}|(?!(?:ich (?:bleibe?|komme?|gehe?|bin|warte?)|er|sie bleib|niemand|keiner|warte?)\\b)[^.!?;:]{6,140}?,? {{otherwise}})(?= ?$| ?[,.!?])",
			at: "sentence",
			standing: true,
			sure: 0.8,
		},
		{
			name: "not-every-time",
			hint: "jedes mal|immer wieder|dauernd|standig|zweimal|noch ?mal|immer",
			intent: "remember",
			pattern:
				"{{lead}}(?:denn )?ich (?:will|mochte|mag|wurde)(?: (?:das|es|dir|dich|dir das|es dir))?(?: (?:nur ungern|ungern|nicht|nie)){1,2}(?: (?:jedes mal|immer wieder|dauernd|standig|zweimal|noch ?mal|immer))(?: (?:neu|wieder|extra|aufs neue|daran|darum|dazu))* (?:dazu)?(?:sagen|wiederholen|erklaren|erwahnen|schreiben|bitten|erinnern|erzahlen)(?: (?:mussen|zu mussen))?(?= ?$| ?[.!,])",
			at: "sentence",
			after: "[\\p{L}\\p{N}][.!?] {1,3}",
			payload: "back",
			standing: true,
			sure: 0.76,
		},
		{
			name: "always-clause",
			hint: "immer|\\bnie|stets|grundsatzlich|generell",
			intent: "remember",
			pattern:
				"(?:schreib|sag|nenn|nimm|komm|geh|gib|sprich|frag|mach|lass|sei|zeig|bring|stell|nutz|bleib|lies|pruf|schick|red|antworte|verwende|nutze|benutze)(?: (?:mir|mich|uns|bitte|dabei|da|also|doch)){0,2} {{always}}\\b(?! (?:noch|wieder|mehr|ofter|weniger|schlimmer))",
			notAfter: "\\b(?:ich|er|sie|wir|man|es|und|oder|die|der|das|wenn|dass|ob|wer) {1,3}",
			payload: "whole",
			standing: true,
			sure: 0.78,
		},
		{
			name: "when-you",
			hint: "wenn du",
			intent: "remember",
			pattern:
				"{{lead}}wenn du (?:mir |uns |fur mich |fur uns )(?!(?:das|es|den|die|diese\\p{L}*|gleich|jetzt|heute|morgen|nachher|dabei|hilfst|helfen)\\b)[^.!?,]{2,60}, (?:dann )?(?:bitte )?(?:nie|niemals|immer|nur|stets|grundsatzlich|ausschliesslich|ausschließlich|ohne|kein\\p{L}*|nicht)\\b",
			at: "sentence",
			unless: "[^.!?]{0,80}\\b(?:heute|diesmal|dieses mal|morgen)\\b",
			payload: "whole",
			standing: true,
			sure: 0.78,
		},
		{
			name: "imperative-from",
			intent: "remember",
			pattern:
				"{{lead}}(?:{{bitte}}){0,2}(?<payload>(?:{{imp}}|bitte|kein\\w*|du sollst|du sollst|du darfst|\\p{L}+ sie)\\b[^.!?;:]{0,100}?)[ ,]{1,2}{{from}}\\b(?:[^.!?;:]{0,100})",
			at: "sentence",
			payload: "whole",
			standing: true,
			sure: 0.78,
		},
		{
			name: "always-imperative",
			intent: "remember",
			pattern:
				"{{lead}}(?:{{bitte}}){0,2}(?:{{imp}}(?: (?:mir|mich|uns|dabei|bitte|sie|\\p{L}+))?(?: \\p{L}+){0,2} {{always}}\\b|(?:bitte )?{{always}} (?:[^.!?,]{2,100}(?:en|eln|ern) ?$|(?:in|auf|mit|ohne|nur) [^.!?,]{2,100}en ?$)|(?:du|sie) (?:sollst|solltest|musst|darfst|sollten|durfen) (?:\\p{L}+ ){0,2}{{always}}\\b|ich (?:mochte|will) (?:{{always}}|nicht),? dass du)",
			at: "sentence",
			payload: "whole",
			standing: true,
			sure: 0.76,
		},
		{
			name: "i-prefer",
			intent: "remember",
			pattern:
				"{{lead}}(?=ich hatte [^.!?,]{2,40} gern(?:e)? (?:immer|nie|stets|grundsatzlich|generell)\\b|ich (?:will|mochte|brauche) (?:deine|alle|von dir) [^.!?,]{2,40} (?:immer|nie|stets|grundsatzlich)\\b|ich (?:\\p{L}+ )?(?:bevorzuge|ziehe [^.!?]{2,80} vor|(?:mag|hatte|habe|trinke|esse|will|mochte) (?:es |\\p{L}+ )?(?:lieber|am liebsten|nicht,? wenn du|es nicht,? wenn du|gern,? wenn du)|mag es (?:nicht|gern)|hasse es,? wenn du|arbeite lieber|lese lieber|ware (?:dir )?lieber)|mir (?:ist|sind|ware|waren) [^.!?]{2,80}lieber|am liebsten (?:ist|sind|habe|hatte|mag) (?:mir|ich)|mein\\w* praferenz|(?:kannst|konntest) du (?:bitte )?(?:immer|in zukunft))",
			unless:
				"[^.!?]{0,80}\\b(?:die (?:erste|zweite|dritte|andere) (?:option|variante|version)|diesmal|heute|jetzt)\\b",
			payload: "whole",
			standing: true,
			sure: 0.83,
		},
		{
			name: "call-me",
			intent: "remember",
			pattern:
				"{{lead}}(?:{{bitte}}){0,2}(?:nenn\\w*(?: sie)? mich|du (?:kannst|darfst) mich|sprich mich (?:bitte )?(?:mit|als)|ich (?:mochte|will) (?:bitte )?(?:gern )?) ?(?:bitte |ab jetzt |einfach |immer |nur )*(?<payload>[\\p{L}￼][^.!?;:,]{0,40}?)(?: nennen| genannt werden| an)?(?= ?$| ?[,.!;])",
			named: true,
			standing: true,
			sure: 0.8,
		},
		{
			name: "whenever",
			intent: "remember",
			pattern:
				"{{lead}}(?:(?:immer|jedes mal),? wenn (?:ich|du|wir) [^,.!?]{2,100}, (?:dann )?(?=(?:{{imp}}|bitte|sollst|solltest|musst|mochte ich|will ich)\\b(?! (?:ich|der|die|das|es|er|sie|mein)\\b))|wenn ich (?:\\p{L}+ ){0,2}(?:￼+|\\p{L}+) (?:sage|schreibe), (?:meine ich|dann|heißt das))",
			payload: "whole",
			standing: true,
			sure: 0.75,
		},
		{
			name: "stop",
			intent: "remember",
			pattern:
				"{{lead}}(?:{{bitte}}){0,2}(?:hor (?:bitte )?auf,? (?:damit|mit|mich|dich|immer|so)|duz\\w* mich|siez\\w* mich|keine (?:emojis?|ausrufezeichen|listen|stichpunkte) mehr|nenn\\w* mich nicht)",
			payload: "whole",
			standing: true,
			sure: 0.75,
		},
		{
			name: "keep-that",
			at: "verb",
			intent: "remember",
			pattern:
				"{{keepword}}{{part}}(?: (?:ab|auf|fest|ein|im (?:hinterkopf|kopf|gedachtnis|blick)|daran|dran|in deine\\p{L}* (?:gedachtnis|notizen)))?(?:,? (?:fur|ein fur alle mal|wenn|bei|in)\\b[^.!?:;]{0,60}?)?,? dass (?=\\S)",
			notAfter: "\\b(?:ich|er|sie|wir|man) ",
			sure: 0.85,
		},
		{
			name: "keep-colon",
			at: "verb",
			intent: "remember",
			pattern:
				"(?:merke? dir|notiere?(?: dir)?|schreibe? (?:dir )?|speichere?(?: dir)?|behalte?|halte?|leg(?:e)? (?:dir )?|nimm)(?: (?:das|folgendes|dies|es|eins|was|also|bitte|mal|gut|auf|ab|fest|im (?:hinterkopf|kopf|gedachtnis)|fur (?:spater|die zukunft|immer|mich|das nachste mal)|dauerhaft|irgendwo|in deine\\p{L}* (?:gedachtnis|notizen|unterlagen|akten))){0,6} ?(?::|\\u2014)(?=[^.!?]{6})",
			sure: 0.85,
		},
		{
			name: "label-know",
			intent: "remember",
			pattern:
				"{{lead}}(?:[^.!?:;\\n]{0,60}?\\b)?(?:(?:was|das|eins|folgendes),? (?:was )?(?:du|sie) (?:dir )?(?:wissen|merken|behalten) (?:musst|solltest|sollst|mussen|sollten)|damit (?:du|sie)[^.!?:]{0,40}(?:weisst|weißt|hast|merkst|wissen|vergisst)|damit (?:es|das|dies|nichts|uns nichts) (?:nicht )?(?:untergeht|verloren ?geht|vergessen wird|wegkommt|verschwindet)|fur (?:deine|die) (?:akten|unterlagen|notizen|zukunft|kartei)|(?:neue|feste|generelle|allgemeine|goldene)? ?(?:hausregel|grundregel|dauerregel|merkregel|regel|abmachung|vereinbarung)(?: (?:fur dich|bei uns|ab (?:jetzt|heute|sofort)|zwischen uns))*)\\b[^.!?:;\\n]{0,40}:(?=[^.!?]{6})",
			notAfter: "\\b(?:sagt|steht|schild) ",
			sure: 0.78,
		},
		{
			name: "keep-comma",
			at: "verb",
			intent: "remember",
			pattern:
				"(?:merke? dir|notiere? dir|schreibe? dir|speichere? dir)(?: (?:das|es|dies|folgendes|bitte|mal|gut|irgendwo|hin|auf|ab|ein fur alle mal)){1,6}, ?(?=(?:ich|wir|er|sie|es|mein\\p{L}*|unser\\p{L}*|der|die|das|dein\\p{L}*) )",
			sure: 0.82,
		},
		{
			name: "drop-object-first",
			intent: "forget",
			pattern:
				"{{lead}}(?<payload>[^.!?,]{3,80}?) (?:(?:kannst|darfst|konntest|solltest|sollst) du(?: \\p{L}+){0,3} {{storeplace}} \\p{L}+|vergisst du(?: (?:bitte|wieder|ganz|schnell|mal|jetzt|einfach))+)",
			at: "sentence",
			sure: 0.82,
		},
		{
			name: "make-order",
			intent: "reflect",
			pattern:
				"{{lead}}(?:{{bitte}}){0,3}(?:{{ask}})?(?:mach|mache|schaff|bring)\\b(?: \\p{L}+){0,3} ordnung in (?:dem,? was du|{{memobj}}|deine)",
			payload: "nothing",
			sure: 0.84,
		},
		{
			name: "wish-from-now-on",
			intent: "remember",
			pattern:
				"{{lead}}ich (?:hatte (?:es )?gern\\p{L}*|mochte|will|wunsche mir|bitte dich|erwarte),? dass du (?=[^.!?]{0,60}\\b(?:{{from}}|immer|nie|niemals|stets)\\b)",
			payload: "whole",
			standing: true,
			sure: 0.8,
		},
		{
			name: "drop-thing",
			at: "verb",
			intent: "forget",
			pattern:
				"(?:vergiss|losch\\p{L}*|streich\\p{L}*|entfern\\p{L}*|tilg\\p{L}*|wirf|verwirf|schmeiß|schmeiss){{part}} (?=(?:das mit|die sache mit|die geschichte mit|das uber|alles uber|alles zu|den eintrag|die notiz|was ich dir)\\b)",
			unless: "[^.!?:]{0,80}\\bnicht(?= ?$| ?[,.!:])",
			sure: 0.85,
		},
		{
			name: "drop-from-place",
			at: "verb",
			intent: "forget",
			pattern:
				"{{dropword}}{{part}} (?<payload>[^.!?;:]{2,120}?) (?:bitte |wieder |endgultig |komplett |ganz )*{{storeplace}}",
			sure: 0.88,
		},
		{
			name: "sift-memory",
			at: "verb",
			intent: "reflect",
			pattern:
				"{{siftword}}{{part}}(?: (?:in|durch|uber|mit|bei|auf|eine? (?:runde )?(?:aufraumen|inventur|frühjahrsputz|fruhjahrsputz) (?:in|mit|bei)))?(?: alles (?:durch|nach|auf)(?=,? was))?,? (?:{{memobj}})",
			payload: "nothing",
			sure: 0.86,
		},
		{
			name: "sift-all",
			at: "verb",
			intent: "reflect",
			pattern:
				"{{siftword}}{{part}} (?:uber )?alles(?: \\p{L}+)? ?(?:durch|nach|auf|zusammen),? was du\\b[^.!?]{0,60}?(?:gemerkt|gespeichert|notiert|gelernt|weisst|weißt|gesammelt|behalten|aufgeschrieben)",
			payload: "nothing",
			sure: 0.86,
		},
	],
	signals: [
		{
			kind: "decision",
			pattern:
				"\\b(?:wir|ich) (?:haben|habe) (?:uns|mich)? ?[^.!?]{0,40}(?:entschieden|beschlossen|geeinigt)|\\bwir nehmen\\b|\\bentscheidung ?:",
		},
		{
			kind: "correction",
			pattern:
				"\\b(?:eigentlich|nein|korrektur|sorry),? (?:ist es|es ist|ich meinte|das ist)\\b|\\bkorrektur ?:|\\bich meinte\\b|\\bdas stimmt nicht\\b",
		},
		{
			kind: "deadline",
			pattern:
				"\\b(?:frist|deadline|fallig|abgabe|spatestens|bis (?:montag|dienstag|mittwoch|donnerstag|freitag|morgen|ende))\\b",
		},
		{ kind: "name", pattern: "\\b(?:ich heiße|ich heisse|mein name ist|(?:heißt|heisst))\\b" },
		{ kind: "preference", pattern: "\\bich (?:mag|liebe|hasse)\\b|\\bmein\\w* lieblings\\w+" },
	],
};

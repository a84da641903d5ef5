// Orders in German.

import { type OrderLanguage, orderRule } from "./language.ts";

// Who is addressed.
/** "KI-Agent", not "KI-Nutzer"; not "Gebot", "Reagent", "Assistent der Leitung". */
const machine =
	"(?:[\\p{L}-]{0,30}(?:(?<!\\p{L})(?:KI|AI|LLM)s?(?!-?\\p{L})|(?<!ge|ver|über|unter|dar|cert)bots?|(?:assistent|(?<!re)agent)(?:en)?(?! (?:im|der|" +
	"des|in der) )|(?:-|sprach|text|basis)modelle?[ns]?|crawlern?)|(?:KI|AI|LLM|GPT)(?:[- ][\\p{L}-]{0,25}(?:system|assisten|agent|modell|bot|tool|" +
	"werkzeug|anwendung|dienst|leser|gutachter|prüf|fass|such|software|programm|filter|helfer|übersetz|wert|analys|review)\\p{L}{0,5}|-(?:gestützt|" +
	"basiert|gesteuert)e[nrsm]? \\p{L}{3,30})|künstliche[nr]? intelligenz|(?:chat-?)?GPT(?:-?\\d)?|claude|gemini|copilot|(?:automat|maschinell|" +
	"algorithm|digital|virtuell|künstlich|autonom)\\p{L}{0,7}e[nrsm]? [\\p{L}-]{0,30}(?:analyse|ung|systeme?n?|lesern?|gutachtern?|prüfern?|" +
	"dienste?n?|helfern?|werkzeugen?|software|instanz))(?!\\p{L})";
/** Also what is a machine only where it is spoken to. */
const hearer =
	`(?:${machine}|[\\p{L}-]{0,25}(?:systeme?n?|programme?n?|software|automat(?:en)?|maschinen?|algorithm(?:us|en)|roboter|modul|modelle?|parser|` +
	"generator|screenreader|funktion|assistenz|filter|alexa|siri)(?!\\p{L}))";
const det =
	"(?:(?:de[nrm]|die|das|alle|jede[nrs]?|diese[nrs]?|eine?[nr]?|sämtliche|etwaige|eure?|ihre?n?|dein)[ _])?(?:\\p{L}{3,20}(?:e[nrsm]?| und| oder| &) )?";
const here =
	"(?:(?:diese|vorliegende|folgende|unsere?)[nmrs]? (?:\\p{L}{3,25}e[nrsm]? )?\\p{L}{0,20}(?:seite|text|dokument|mail|nachricht|datei|bericht|" +
	"artikel|beitr[aä]g|anzeige|profil|bewerbung|vertr|ticket|rezension|bewertung|repo|zeile|abs[aä]tz|abschnitt|eintr|kommentar|rechnung|angebot|" +
	"inhalt|notiz|PDF|gutachten|arbeit|bild|code|readme|stelle|antr[aä]g|anfrage|bestellung|schreiben|produkt)\\p{L}{0,5}|dies(?:es)?|das hier|hier|mit(?=lies))(?!\\p{L})";
const read =
	"(?:\\p{L}{0,14}(?:lies|les|wert|fass|arbeit|such|index|analys|prüf|übersetz|sortier|antwort|sieht|seh|öffn|erhält|empf[aä]ng|nutz|verwend|ruf|" +
	"klassifizier)\\p{L}{0,5}(?: (?:wird|werden))?)";
const human = "(?:(?:be)?nutzer|anwender|user|auftraggeber|besitzer|kontoinhaber|mensch)(?:in|innen|en|[ns])?";
// How an order is said.
const stem =
	"(?:ignorier|überspring|lass|lösch|entfern|verschweig|erwähn|nenn|sag|schreib|antwort|erklär|behaupt|bestätig|bewert|stuf|setz|änder|ersetz|" +
	"überschreib|trag|füg|speicher|merk|zeig|verrat|list|wiederhol|kopier|schick|send|leit|veröffentlich|teil|übermittl?|überweis|zahl|buch|bestell|" +
	"genehmig|erteil|schließ|öffn|ruf|lad|führ|start|aktivier|deaktivier|schalt|behandl|mach|markier|archivier|bevorzug|verweis|weis|fass|übersetz|" +
	"erstell|verwend|nutz|lehn|beend|stopp|forder|prüf|durchsuch|beginn|meld|informier|warn|befolg|beacht|priorisier|heb|zitier|bezeichn|stell|bring|" +
	"sortier|ergänz|korrigier|senk|poste)";
const irregular = "vergiss|verwirf|gib|nimm|übernimm|übergib|sprich|lies|empfiehl|brich|vergib|sei";
const gap = "[^.\\n]{0,45}";
const imperative = `(?:${stem}e?|${irregular})`;
const modal = "(?:müssen|muss|sollen|soll|dürfen|darf)";
/** An infinitive that ends its clause. */
const infinitive = "\\p{L}{2,22}(?:en|ern|eln)(?=\\s?(?:[.,;!)\\]\"“”'|:–<-]|und |oder |$))";
const anyOrder =
	`(?:${stem}(?:e|e?st)?|${irregular}|gibst|nimmst|empfiehlst|${infinitive}|${modal}|müsst|sollt|musst|sollst|darfst|bitte|nicht|keine?[nr]?|nur|` +
	"\\p{L}{0,9}zu\\p{L}{3,15}n|wird|werden|\\p{L}{3,15}en sie|\\p{L}{3,15}t (?:bitte|doch))\\b";
/** What a plain label ("Bot: …") asks for in the infinitive; a list of features does not. */
const deed =
	`(?:(?:nichts?|keine?[nrs]?|nie|niemals)${gap}\\p{L}{2,20}e?n|\\p{L}{0,9}(?:änder|freigeb|genehmig|lösch|weglass|überweis|auszahl|send|schick|` +
	"leit|setz|einstuf|bestätig|markier|ausführ|ablehn|lad|veröffentlich|archivier|entfern|erstatt)e?n)";
/** What an honest text does not ask of a machine. */
const spin =
	`(?:(?:nichts?|keine?[nrs]?|nie|niemals) (?:${gap} )?(?:\\p{L}{0,4}zu ?)?\\p{L}{0,6}(?:erwähn|nenn|anzeig|mitteil|verrat|meld|prüf|frag|warn|` +
	"informier|hinweis)en|\\p{L}{0,12}verschweigen|unerwähnt|behaupten|an erster stelle|ausschließlich|bestnote|höchst\\p{L}{0,10}|ungeprüft|" +
	"bevorzugen|(?:zu ?)?empfehlen|überweisen|aus(?:zu)?zahlen|frei(?:zu)?geben|genehmigen(?! lassen)|ignorieren|weg(?:zu)?lassen|als (?:beste|" +
	"sicher|unbedenklich|seriös)\\p{L}{0,3})";
const soon = "[^\\n]{0,140}?";
const from = "(?:ab (?:sofort|jetzt|heute|hier)|von nun an|künftig|fortan|in zukunft|zukünftig|dauerhaft|für immer)";
const edge = "(?:^|[\\n|>(\\[{\"„“”'`.!?…*#/–—]\\s{0,3}|- )";
// What gives it away without an address.
const guidance =
	"\\p{L}{0,15}(?:anweisung|regel|vorgabe|instruktion|richtlinie|befehl|prompt|schränkung|weisung)(?:en|[ensr])?\\b";
const former = "(?:bisherige|vorherige|vorige|vorange\\p{L}{3,8}e|frühere|alte|ursprüngliche|obige|sämtliche)[nrs]?";
const output = "(?:zusammenfassung|antwort|ausgabe|auswertung|übersetzung|analyse|bewertung|empfehlung)(?:en)?";
const secrets =
	"(?:\\p{L}{0,12}passw[öo]rt(?:e|er|es)?|zugangsdaten|anmeldedaten|kreditkarten\\p{L}{1,8}|\\w{2,20}_(?:key|token|secret)|(?:gesprächs|chat|" +
	"sitzungs|nachrichten)-?verl[aä]uf\\p{L}{0,2}|system-?(?:prompt|anweisung|nachricht)\\p{L}{0,2}|api-?(?:keys?|schlüsseln?)|umgebungsvariablen|" +
	"private[nr]? schlüssel|\\.env|/etc/\\w+|~/\\.\\w+|(?:\\p{L}{0,12}daten|e-?mails|nachrichten|kontakte|dateien|adresse|kalender|notizen|name) (?:" +
	`des|der|deines) ${human})`;
const place = "(?:https?:|\\S{1,40}@\\S|\\S{1,40}\\.(?:example|com|net|de|org|io))";
/** A gap without a word that forbids. */
const freely = "(?:(?!\\bnie|\\bkein|\\bnicht)[^.\\n]){0,60}";
const voided = "(?:nicht mehr|hinfällig|ungültig|nichtig|aufgehoben|außer kraft|ignorieren|vergessen)";

const ADDRESSED = [
	"\\b(?:für|an) (?:den|die|das|alle) (?:KI-|AI-)?(?:agenten|assistenten|bots?|modelle?)\\s?:",
	"(?:(?:hinweis|nachricht|anweisung|notiz|info|merkung|mitteilung|botschaft|bitte|auftrag|befehl|kommentar|achtung|wichtig|vermerk|text|aufgabe|" +
		`todo)(?:en|e)?[^.:\\n]{0,25}[\\s_-](?:an|für|fuer|to|for)(?=[^:\\n]{3,160}[:–—!→\\])])|(?<!prompts? |fragen? |eingaben? )\\ban|(?<=${edge}|` +
		`nur |speziell )für)[\\s_-]${det}${hearer}[^:\\n]{0,90}[:–—!→\\])]${soon}\\b${anyOrder}`,
	`(?:@ ?|\\b(?:liebe[rs]?|hallo|hey|hi|verehrte[rs]?|werte[rs]?|geschätzte[rs]?|geehrte[rs]?|achtung|wichtig)[,:!]? )(?:an )?${det}${hearer}` +
		`[^.\\n]{0,60}?[,:!–—👋](?!${gap}\\b(?:mir|mich)\\b(?! (?:den|die|das|alle|sofort)))${soon}\\b${anyOrder}`,
	`${edge}(?:(?:todo|fixme|intern|note)[ :]{1,2})?(?:\\p{L}{3,25} ){0,2}(?:${machine}|modell|system)(?: ?\\([^)\\n]{0,30}\\))?(?:,? (?:bitte )?` +
		`(?:beachten|hör zu|aufgepasst|lesen))?(?: (?:[^.:\\n]{0,30} )?bitte (?!an|bei)|\\s?[:,–]\\s?["„]?(?:(?!${gap}\\b(?:deine?[nmrs]?|dir|mir|` +
		`sie|ich)\\b)(?:(?:bitte |jetzt |sofort )?${imperative}\\b(?! (?:ich|wir))|[^.:\\n]{0,60}\\b(?:${deed}|bitte|musst|sollst)\\b)|(?<=[:–]\\s?)[^\\n]{0,120}\\b${spin}))`,
	`${edge}(?:(?!KI-|chat-)\\p{L}{2,25}-(?:KI|bot|agent|assistent)|agenten|assistenten|(?:chat)?bots|sprachmodelle|KIs|LLMs)\\s?: (?:[^.:\\n]{0,70} )?${infinitive}`,
	"(?:(?:\\b(?:dich|dir|du), |[,–(] ?(?:und )?(?:liebe[rs]?|werte[rs]?|du|dich|dir|meine?),? )(?=[^.,:!?)–\\n]{2,50}[.,:!?)–])(?:\\p{L}{3,20}e" +
		`[rs]? )?|\\b(?:\\p{L}{0,3}lesende|auswertende|arbeitende|zusammenfassende|prüfende)[nrs]? )${hearer}`,
	"(?:[(\\[](?:(?:nur|gilt|hinweis|achtung):? ){0,2}(?:(?:an|für) )?(?=[^)\\]\\n]{2,40}[)\\]])(?<=[(\\[]\\p{L}[^)\\n]{1,30})|\\bsei (?:an|für) |" +
		`\\b(?:an|für) (?=[^.:\\n]{2,60} (?:sei |gilt(?: hier| dabei| daher)?:|wird (?:hiermit )?(?:angemerkt|klargestellt|angeordnet))))${det}${machine}`,
	`\\b${machine}(?:,? (?:die|der|das|welche[rs]?|wenn|sobald|sofern|falls) [^.:\\n]{0,40}\\b${here}[^.:\\n]{0,50}\\b${read}\\b\\s?[,:–)](?! ?(?:` +
		`wurden?|ist|war|waren|läuft|laufen|kann|können|machen? |sind (?!\\p{L}{0,5}(?:pflichtet|halten|wiesen|beten))))|${gap} (?:möge|` +
		`mögen (?:bitte|hier|sich|uns|den|die|das|diese\\p{L}?))\\b|${gap} (?:wird|werden|sind|ist) hiermit|[^.,:\\n]{0,50} \\p{L}{3,20}(?:t|en) (?!` +
		`sie |wir |ich |ihr )(?:\\p{L}{2,10} )?bitte\\b(?! (?:an|bei) )|${gap} (?:(?:wird|werden) (?:daher |ausdrücklich )?(?:angewiesen|gebeten|` +
		`aufgefordert)|sind (?:an)?gehalten)${gap}${gap}\\b(?:hier|diese[nrs]?|uns|sofort)\\b|${gap}\\b(?:soll|sollen|sollten?|muss|müssen|hat|haben|` +
		`ist|sind)\\b[^.\\n]{0,100}\\b(?:${spin}|ihren ${human}|(?:daten|passwort|adresse|mails) (?:des|ihres) ${human})|${gap}\\b(?:bewert|bezeichn|` +
		`stuf|empf[ie]{1,2}hl|nenn|behandel|führ|setz)e?[tn]{1,2} ${gap}\\bdiese[nrs]? \\p{L}{3,25}${gap} (?:als|mit|an|am|ganz|stets|immer)\\b)`,
	"\\b(?:(?:wenn|falls|sofern|sollte[snt]{0,2}|da|weil) (?:du|sie|ihr) (?:als |(?!mit|von|an |bei|auf|für)(?=[^.\\n]{2,70} (?:bist|sind|seid|" +
		`sein)\\b))(?:\\p{L}{2,12} )?|(?:bist du|sind sie|seid ihr|du bist) (?=[^.\\n]{2,80}[,:?] ?(?:dann |so )?(?:bitte )?${imperative}\\b))${det}${machine}`,
	`\\b(?:(?:wenn|falls|sobald|sofern|sollten?|wird|werden|liest|lesen) (?=[^.,:\\n]{0,90}\\b${here})|(?:fragt|fragen|bittet|sucht|vergleicht) )` +
		`(?:[^.,:\\n]{0,60} )?${machine}[^.,:\\n]{0,80}[,:] ?(?:so |dann )?(?:(?:hat|haben|ist|sind)[^.\\n]{0,120} \\p{L}{0,8}zu ?\\p{L}{3,20}n|` +
		`${modal}|bitte|gilt|${imperative}|\\p{L}{3,15}en sie)\\b`,
];
const ORDERS = {
	authority:
		"[\\[<{]{1,3}/?(?:system|admin|entwickler|developer|root|operator|betreiber)\\p{L}{0,12}(?:[ :_-][^\\]>}\\n]{0,30})?[\\]>}]{1,3}[^\\n]{0,160}" +
		`\\b(?:KI|assistent|agent|du|dein\\p{L}{0,2}|nutzer|${imperative})\\b|\\b(?:wartungs|entwickler|debug|admin|notfall)-?modus\\b${gap}\\b(?:du|` +
		"dein\\p{L}{0,2})\\b|\\b(?:dein|deinem|deine[rs]) (?:(?:be)?nutzer|anwender|betreiber|entwickler|hersteller|administrator|schöpfer)s?\\b",
	override:
		"(?<!(?:gesagt|sagte|schrieb|geschrieben|meinte),? ?)\\b(?:ignorier(?:e|st du|en sie)?|missachten?(?: sie)?|vergiss|vergessen sie|vergesst|verwirf|umgehe?|lösche?|überschreibe?)(?!\\p{L})(?:(?!, wenn)" +
		`[^.\\n]){0,40}\\b(?:(?:dein\\p{L}{0,2}|ihre?n?|eure?|alle[ns]?|${former}|die) (?:\\p{L}{3,20}[ens] ){0,3}${guidance}(?! (?:zu[rm]|nicht|` +
		`aus d|für d|de[rs]) ?)|(?:alles|was),?[^.\\n“”"»«]{0,45}\\b(?:gelernt|steht|stand|vorher|bisher|zuvor|nutzer (?:\\w+ )?(?:will|verlangt|gesagt|sagt|` +
		`möchte))\\b)|\\b(?:${former}|deine|eure) (?:\\p{L}{3,20}[nre] )?${guidance}${gap}\\b(?:${voided}|gel?ten[^.\\n]{0,20} nicht)\\b|\\b(?:deine|` +
		"eure) (?:neue|eigentliche|wahre|einzige)n? (?:aufgabe|anweisung|rolle)(?:en)?\\s?(?::|ist|lautet|besteht)|\\bneue (?:system)?(?:anweisung|" +
		`instruktion)(?:en)?\\s?:|\\b(?:(?:übersetze?|fasse?|beantworte|bewerte|lies) ${gap}\\bnicht\\b[^\\n]{0,40}\\b(?:stattdessen|sondern)|` +
		`(?:statt|anstelle|anstatt) (?:eine[rs]?|der|die|den|das|dies\\p{L}{1,2})${gap}${output}${gap}\\b${imperative})\\b|\\bantworte (?:ab jetzt )?` +
		"nur noch mit\\b|\\bbeginne? jede[ns]? (?:satz|antwort)\\b",
	exfiltrate:
		"\\b(?:sende|schicke?|leite|übermittle|lade|maile?|gib|zeige?|schreibe?|kopiere?|liste|poste|veröffentliche?|hänge?|füge?|nenne?|trage?|" +
		`verrate?|lies|teile?|fasse?|wiederhole?|frage?)\\b(?! sie\\b)${freely}(?:${secrets}|\\bdein(?:e[nrms]?)? (?:\\p{L}{3,20}n )?${guidance})|` +
		`(?:${secrets}|\\b(?:letzten|gesamten?|alle|sämtliche|vollständigen?|gespeicherten?)${gap}\\b(?:nachrichten|unterhaltung|gespräche?|verlauf|` +
		`angaben|eingaben|erinnerungen|kontakte)\\b)${freely}\\b(?:an|nach|unter|auf|in) (?:den |die |das )?(?:${place}|build-log|pull request)`,
	hide:
		`\\b(?:sage?|verrate|teile?|melde|informiere|erwähne|zeige?|frage?)\\b${gap}\\b${human}\\b${gap}\\b(?:nichts?|niemals|nie)\\b|\\b(?:de[nmr]|` +
		`deine[mnr]|ihre[nm]?) ${human}\\b${gap}\\b(?:nichts?|nie|niemals) (?:davon |darüber )?(?:zu )?(?:informieren|sagen|mitteilen|erwähnen|` +
		`\\p{L}{0,2}zeigen|fragen|warnen|erfahren)\\b(?! werden)|\\b(?:der|die|deine?) ${human} (?:darf|soll|muss|braucht)\\b[^.\\n]{0,25}\\bnichts?` +
		"\\b[^.\\n]{0,25}\\b(?:erfahren|wissen|\\p{L}{0,2}merken|sehen|mitbekommen|informiert)\\b|\\bohne (?:es |dies |das )?(?:de[nm]|deine[nm]) " +
		`${human} (?:davon |darüber )?zu (?:informieren|sagen|fragen|zeigen|warnen)\\b`,
	memory:
		"\\b(?:speicher(?:e|n sie)|merke? dir|füge?|notiere?|schreibe?|trage?|nimm|übernimm|lege?)\\b[^.\\n]{0,100}\\b(?:dein\\p{L}{0,2}|ihr(?:em|er|" +
		"en|e)?|ins?|im|als|zum|dem)\\s+(?:\\w+\\s)?(?:(?:langzeit)?(?:gedächtnis|speicher)|erinnerung(?:en)?|memory)\\b|\\b(?:aus|in) (?:deine[mn]|" +
		"eure[mn]) (?:gedächtnis|kontext|speicher)\\b|\\b(?:merke? dir|merken sie sich|speichere?(?: dir)?|notiere? dir)(?: bitte)? ?[,:]? ?(?:" +
		`${from}|für alle (?:künftigen|weiteren|zukünftigen)|(?:als )?(?:fakt|tatsache|regel|grundsatz)\\b|dass\\b)(?! (?:ich|mein|wir|unser|mir|mich|man))`,
	"standing order":
		"\\b(?:sage?|teile?|rate|empfiehl|fordere?|weise?|bringe?|bitte|versichere?)\\b (?:(?:de[mnr]|deine[mnr]|jede[mnr]|allen?) )?(?:be)?(?:nutzer|" +
		`anwender|user)(?:in|n|innen)?\\b(?! (?:daten|konto|sie))|\\bwenn du ${here}[^.,:\\n]{0,40}\\b(?:zusammenfasst|auswertest|verarbeitest|` +
		"analysierst)\\b|\\bbevor du (?:antwortest|fortfährst|weitermachst|die (?:frage|antwort|anfrage|aufgabe)|(?:dieses|das|ein) (?:werkzeug|" +
		`tool))${gap},? ?(?:musst du|${imperative})\\b`,
	role:
		`\\b(?:du bist (?:jetzt|nun|${from}|nicht (?:mehr|länger))|(?:${from}|jetzt) bist du)\\b${gap}\\b(?:ohne|frei|un\\p{L}{2,6}schränkt\\w*|DAN|` +
		`keine|unzensiert\\w*|KI|assistent|gebunden|modus|filter)\\b|\\b(?:be)?(?:antwort|erklär|schreib)\\p{L}{0,5}\\b${gap}\\b(?:ohne (?:` +
		"\\p{L}{4,12} )?(?:warnhinweise?|warnung(?:en)?|filter|zensur|einschränkung(?:en)?))\\b",
	"role label":
		"\\bende (?:des|der|vom) \\p{L}{0,12}(?:dokuments?|textes|eingabe|inhalts|daten|mail|nachricht|seite)\\b[^a-zäöüß]{0,14}(?:(?:be)?nutzer|user|" +
		`system|assistent|anweisung|neue|nun|jetzt)\\p{L}{0,10}\\b${gap}:`,
};

const LETTERS = "a-zäöüß";

export const GERMAN: OrderLanguage = {
	words:
		/[\u00e4\u00f6\u00fc\u00df]|\b(?:du|dir|dein\w*|ihre?[nmr]?|alle[ns]?|nutzer\w*|benutzer\w*|anweisung\w*|regeln|und|nicht|ist|wenn|antworte|handle ab|ab sofort|ab jetzt|KI|bitte|der|das|bist|nur|sag|vergiss|ein|eine|auf|dem|wird|werden|jede\w?|sind|wie|als|lautet)\b/gi,
	about:
		/injection|angriff|angreif|jailbreak|manipul|missbrauch|versteckte|beispiel|\bz\. ?b\.|\betwa\b|\bs(?:atz|ätze) wie|tricks?\b|formulierung|testf[aä]ll|testeingabe|schadtext|betrug|betrüger|\bsagen sie\b|(?:flüster|raun|murmel|zisch|brüll)te|\b(?:rief|sagte|schrie) (?:er|sie|der|die)\b|roman\b|forsch|studie|vortrag|schulung|workshop|lehrbuch|\bzitat|wortlaut|erkenn(?:t|en|ung)|blockiert|phishing/i,
	rules: [
		orderRule(
			"override",
			"\\bvergiss alles, was (?:dir|man dir) \\p{L}{3,15}(?: wurde| hat)\\b|\\bab (?:sofort|jetzt) empfiehlst du\\b",
		),
		...ADDRESSED.map((source) => orderRule("addressed", source, LETTERS)),
		...Object.entries(ORDERS).map(([name, source]) => orderRule(name, source, LETTERS)),
	],
};

import type { KindPack } from "./pack.ts";

export const german: KindPack = {
	general: [
		/(?<!\p{L})wann (?:fährt|fahren|kommt|geht|öffnet|schließt|beginnt) (?:der|die|das) (?:nächste|letzte|erste)?\s*(?:bus|zug|bahn|fähre|flieger|s-bahn|u-bahn|straßenbahn)/iu,
		/^(?:bitte |kannst du |könntest du |hilf mir )*(?:übersetze?|schreibe?|verbessere?|korrigiere?|formuliere?|schlage?|berechne|erzähle?)\b/iu,
	],
	how: [
		/(?<!\p{L})wie (?:mach|geh|soll|muss|kann|koch|schreib|bereit|stell|richt|putz|reinig|pfleg|lös|start|lege|setz|räum|füll|bezahl|erledig|organisier|hand)\p{L}* (?:ich|wir|man)(?!\p{L})/iu,
		/(?<!\p{L})wie (?:wird|werden) .{1,60}(?:gemacht|gereinigt|zurückgesetzt|gestartet|\p{L}+t|\p{L}+en)\??$/iu,
		/(?<!\p{L})(?:wie|auf welche (?:art|weise)|in welcher reihenfolge)(?!\p{L}).{0,60}(?:normalerweise|üblicherweise|gewöhnlich|sonst immer|für gewöhnlich|meistens|immer)(?!\p{L})/iu,
		/(?<!\p{L})(?:ablauf|vorgehen|vorgehensweise|anleitung|schritte|checkliste|rezept|routine|verfahren)(?!\p{L})/iu,
		/(?<!\p{L})wie ging das(?: noch)?(?: mal)?(?!\p{L})|was (?:mache|tue|muss) ich .{0,20}(?:wenn|falls|nach|vor)(?!\p{L})/iu,
	],
	standing: [
		/(?<!\p{L})(?:welche neuigkeiten|was gibt(?:'s| es) neues|was hat sich (?:getan|geändert)|was neues|neuigkeiten|das neueste|der neueste stand|der (?:aktuelle|letzte) stand|aktueller stand|stand der dinge|auf dem laufenden|auf den neuesten stand)(?!\p{L})/iu,
		/(?<!\p{L})wie (?:steht es|steht's|läuft|laufen|geht es (?:mit|voran)|weit (?:ist|sind|bin)|kommt .{1,40} voran)(?!\p{L})/iu,
		/(?<!\p{L})wo (?:stehen|waren|sind|haben) wir(?!\p{L})|(?<!\p{L})gibt es (?:etwas |was )?neues(?!\p{L})|hat sich .{0,30}(?:getan|geändert|verändert)(?!\p{L})/iu,
	],
	latest: [
		/(?<!\p{L})(?:momentan|derzeit|zurzeit|aktuell|neuerdings|in letzter zeit|inzwischen|mittlerweile)(?!\p{L})/iu,
	],
	when: [
		/(?<!\p{L})(?:seit |bis )?wann(?!\p{L})|(?<!\p{L})(?:an welchem tag|welcher tag|in welchem (?:jahr|monat)|um wie ?viel uhr|zu welchem zeitpunkt|wie lange (?:ist|her)|das (?:letzte|erste) mal)(?!\p{L})/iu,
	],
	about: [
		/(?<!\p{L})was (?:weißt|weisst|weiß|kennst|hast) (?:du|man) .{0,20}(?:über|zu|von|vom|zum)(?!\p{L})|(?<!\p{L})(?:erzähl|sag|berichte?) (?:mir|uns) .{0,30}(?:über|von|zu)(?!\p{L})/iu,
		/(?<!\p{L})(?:wer (?:ist|war|sind|waren)|beschreibe?|fasse? .{1,40} zusammen|alles (?:über|zu))(?!\p{L})/iu,
	],
};

// Access codes and PINs told in words: a number in one of the shapes people write codes in, beside a thing that locks and a
// word that says the number opens it. Names right before a number ("door code: 4471") are known in named.ts.

import { findWrittenNumbers, type WrittenNumber } from "./digits.ts";
import type { SecretSpan } from "./span.ts";

/** What is opened or silenced with a number; the languages are those the product's triggers speak. */
const LOCK =
	/(?<![\p{L}\d])(?:alarms?|(?:burglar|house|intruder) alarm|(?:bike |cycle |pad|comb\w* )?locks?|padlock|strong ?box|safe|(?:key|lock|cash|money|deed)[ -]?(?:box|safe)|keypad|key ?pad|(?:front|back|side|cellar|garage|shed|main|entrance|staff|stage)?[ -]?doors?|gate|barrier|garage|lockers?|shed|entrance|entry|intercom|buzzer|panel|vault|suitcase|luggage|trunk|briefcase|cabinet|cupboard|trailer|bunker|boathouse|(?:bank|debit|credit|cash|giro|sim|maestro|atm|petty cash|fuel|travel)[ -]?card|cash ?(?:machine|point)|atm|hole in the wall|voice ?mail|answering machine|tablets?|i?phone|ipad|mobile|handset|laptop|telly|tv|parental|child lock|till|turnstile|lift|elevator|cloakroom|letter ?box|mail ?box|thermostat|photocopier|copier|printer|alarmanlage|(?:fahrrad|vorhänge|zahlen|tür)?schloss|schloß|tresor|(?:\p{L}{3,12})?tür|(?:garten|hof|garagen|ein\p{L}{3,6})?tor|kindersicherung|(?:\p{L}{3,12})?karte|parental controls?|карт\p{L}*|двер\p{L}*|сейф\p{L}*|домофон\p{L}*|spind|schlüssel(?:tresor|kasten|box|safe)|koffer|handy|(?:ec|bank|giro|kredit|sim)-?karte|schranke|keller|bankomat|geldautomat|briefkasten|schuppen|alarme|portes?|portail|coffre(?:-fort)?|cadenas|antivol|boîte à clés?|immeuble|carte (?:bancaire|bleue|sim)|téléphone|casier|consigne|alarma|puertas?|caja fuerte|candado|portón|garaje|taquilla|tarjeta|móvil|celular|cajero|trastero|allarme|antifurto|porte?|portone|cancello|cassaforte|lucchetto|cassetta|bancomat|carta|telefono|cellulare|portão|cofre|cadeado|fechadura|armário|cartão|telemóvel|deur|poort|hek|kluis|(?:fiets|hang|cijfer)?slot|sleutelkluis(?:je)?|pinpas|bankpas|telefoon|kast)(?![\p{L}\d])/iu;
/** Verbs that join such a thing to its number. */
const OPENS =
	/(?:(?<![\p{L}\d])(?:open(?:s|ed)?|unlock(?:s|ed)?|disarm(?:s|ed)?|(?:de)?activate[sd]?|silence[sd]?|reset|(?:switch|turn|shut)(?:s|ed)? (?:it |that )?off|release[sd]?|enter(?:s|ed)?|get(?:s)? (?:you )?in(?:to)?|let(?:s)? (?:you|me|us|her|him) in|comes off)(?: (?:it|up|only|again|now|to|on))?[^.!?\n]{0,30}?(?<![\p{L}\d])(?:with|by|using|on|to|at|via|after)(?![\p{L}\d])|(?<![\p{L}\d])(?:punch|key|tap|type|put|press|dial|enter|input|use|try|say|turn)(?:s|ed|ing)?(?![\p{L}\d])(?: it| the dial)?(?: in| to)?|(?<![\p{L}\d])(?:geht (?:auf )?mit|öffnet (?:sich )?mit|(?:ent)?sperr\w* (?:\p{L}+ ){0,3}mit|auf(?:machen|schließen) mit|entschärf\w* (?:\p{L}+ ){0,3}mit|ausschalten mit|(?:ein)?tipp\w*|eingeben|drück\w*|gib)|(?<![\p{L}\d])(?:s['’]ouvre|se déverrouille|se désactive|se désarme) (?:\p{L}+ ){0,2}(?:avec|par|en tapant)|(?<![\p{L}\d])(?:tape[rzs]?|compose[rzs]?|fai(?:re|tes|s))|(?<![\p{L}\d])se (?:abre|desbloquea|desactiva|apaga) con|(?<![\p{L}\d])(?:marca|teclea|pulsa|mete|pon)r?|(?<![\p{L}\d])si (?:apre|sblocca|disattiva|spegne) con|(?<![\p{L}\d])(?:digit[ai]|premi|componi)(?:re)?|(?<![\p{L}\d])(?:se )?(?:abre|desbloqueia|desliga|desarma)(?:-se)? com|(?<![\p{L}\d])(?:digit[ea]|marque|carregue)r?|(?<![\p{L}\d])gaa[tn] (?:\p{L}+ ){0,2}(?:open|uit|af) (?:met|na)|(?<![\p{L}\d])(?:toets|typ|druk)\p{L}*)[\s:,–-]{1,3}(?:(?:in|them|the|a|den|die|le|el|il|o|het)\s)?(?:(?:code|number|numbers|digits|combination|figures|pin|zahlen?|ziffern|nummer|chiffres|cifras?|números?|cifre|cijfers)[\s:]{1,2})?(?:is\s)?["'“„«]?$/iu;
/** Names of the number itself. */
const CODE =
	/(?<![\p{L}\d])(?:key ?code|pass ?code|entry code|codes?|pins?|pin-?code|combinations?|combo|numbers? (?:for|to) (?:the|my|our|his|her) (?:safe|padlock|lock|keypad|locker|gate)(?= is|:)|(?:secret|lock|magic|four|4|five|six|three) (?:number|digits|numbers|figures)|puk|tan|geheimzahl|geheimnummer|zahlenkombination|kombination|(?:\p{L}{2,14})?codes?|combinaison|code secret|código|combinación|número secreto|codice|combinazione|combinação|segredo|combinatie|pincode|toegangscode|cijfercode)(?![\p{L}\d])/iu;
/** Codes that open nothing. */
const OTHER_CODE =
	/(?:post(?:al)?|zip|pin|area|dial(?:l?ing)?|country|error|status|exit|return|discount|promo\w*|coupon|voucher|booking|reservation|confirmation|dress|qr|bar|source|product|item|tax|sort|airport|colou?r|response|http|hs|icd|course|class|project|cost|order|referral|gift|swift|bank|invoice|material|article|fault|building|paint|recipe|team|wmo|iata|drug|diagnosis|style|part|fehler|rabatt|gutschein|buchungs|farb|vor)[- ]?codes?(?![\p{L}\d])|(?<![\p{L}\d])codes? (?:postal|promo|barre|erreur|of conduct|review|freeze|block|base)|código (?:postal|promocional|de error|de barras)|codice (?:fiscale|postale|sconto)|postleitzahl|(?<![\p{L}\d])cap(?![\p{L}\d])/iu;
const JOINED =
	/(?:(?<![\p{L}\d])(?:is|are|was|be|remains|stays|becomes|it['’]s|now|still|to|than|reads|equals|ist|sind|lautet|bleibt|auf|est|sont|es|son|é|è|sono|são|naar|luidt)|[:=→–—,(]|(?<![\p{L}\d])(?:code|codes|pin|puk|tan|combination|combo|kombination|combinaison|combinación|combinazione|combinação|código|codice|combinatie|pincode|digits|numbers))\s{0,3}["'“„«]?(?:(?:now|still|just|currently|again|jetzt|noch|ahora|agora|maintenant|nu|adesso|ora)\s)?$/iu;
/** A thing and its number with nothing between but "is": only for things that nobody counts. */
const LOCK_IS =
	/(?<![\p{L}\d])(?:(?:bike |cycle |pad|combination )locks?|padlocks?|key ?(?:box|safe|pad)|lock ?box|kindersicherung|parental controls?|child lock|(?:fahrrad|vorhänge|zahlen)schloss|schlüssel(?:tresor|kasten|box|safe)|cadenas|antivol|digicode|boîte à clés?|candado|lucchetto|cadeado|sleutelkluis(?:je)?|fietsslot|cijferslot|hangslot)(?![\p{L}\d])[^.!?\n:=\d]{0,40}?(?:(?<![\p{L}\d])(?:is|ist|est|es|é|è)|[:=→–-]|,)\s{0,2}$/iu;
/** "…safe 1706": these need no word between. */
const KEY_BOX =
	/(?<!\p{L})(?:key ?-?(?:box|safe)|lock ?-?box|schlüssel(?:tresor|kasten|box|safe)|boîte à clés|sleutelkluis(?:je)?)\s$/iu;
const ENTERED =
	/(?<!\p{L})(?:enter(?:ed|s)?|get(?:s)? in|let\p{L}* \p{L}+ in|open(?:s|ed)?|unlock(?:s|ed)?)(?!\p{L})/iu;
/** Typing verbs, after which the thing may follow the number: "type 2909 on the keypad". */
const TYPED =
	/(?<!\p{L})(?:punch|key|tap|type|press|dial|enter|tipp\p{L}*|drück\p{L}*|tape[rz]?|teclea|marca|digit[aei]|toets)(?: in)? $/iu;
const ON_THING = /^\s(?:on|at|into|in|am|an der|auf der|sur|au|en|no|na|sul|op)\s/iu;
/** Places that have a door: only beside a word that says "code". */
const PLACE =
	/(?<!\p{L})(?:toilets?|loo|restrooms?|bathroom|wc|store ?room|bike store|store|office|studio|hall|stables?|barn|gym|pool|sauna|cellar|attic|basement|cabin|hut|chalet|cottage|flat|apartment|house|clinic|lab|workshop|car ?park|parking|marina|campsite|laundry|clubhouse|büro|halle|stall|wohnung|haus|keller|klo|toilette|bureau|maison|appartement|cave|oficina|casa|piso|baño|ufficio|bagno|escritório|apartamento|banheiro|kantoor|huis)(?!\p{L})/iu;
/** The code of a particular thing, whatever it is. */
const CODE_OF =
	/(?<!\p{L})(?:codes?|combination|combo|pin) (?:for|to) (?:the|my|our|his|her|their|\p{L}+['’]s)(?! (?:project|country|region|colou?r|course|product|item|booking|discount|sale|voucher|department|currency|language|town|city|airport|invoice|order|module|class|exam|paint|part|game|event|form|report|account))(?!\p{L})[^.!?\n\d]{0,50}(?<!\p{L})(?:is|was|:|stays|remains|changed to)\s{1,2}$/iu;
/** A code by its looks: a nought in front, or the key pressed last behind it. */
const CODE_LOOKS = /^0\d{3,5}$|[#*]$/;
/** What takes nothing but codes. */
const KEYPAD =
	/(?<!\p{L})(?:key ?pad|digicode|combination lock|zahlenschloss|cijferslot|tastenfeld)(?!\p{L})[^.!?\n\d]{0,40}$/iu;
/** In capitals only: a tan is no secret. */
const BANK_NUMBER = /(?<![\p{L}\d])(?:TAN|mTAN|pushTAN|PUK|OTP)(?![\p{L}\d])[^.!?\n\d]{0,40}$/u;
const PIN_OF =
	/(?<!\p{L})(?:pin(?! (?:diode|header|connector|layout|board))(?:-?code)?|пин(?:-?код)?)\s(?:\p{L}+\s){1,4}$/iu;
const PIN_OF_NUMBER = /(?<!\p{L})(?:number|in|since|of|from|year|until|by|at|nr|to|than|header|with)\s$/iu;
/** What one presses last. */
const LAST_KEY =
	/^[\s,]{1,2}(?:and |und |et |y |e )?(?:then |followed by |dann |puis |luego )?(?:the |press |hit |die |la |le )?(?:hash|pound|star|asterisk|key (?:symbol|sign)|bell|tick|enter|ok\b|raute|stern|dièse|étoile|almohadilla|asterisco|cancelletto|hekje|#|\*)/iu;
const MIT = /(?<!\p{L})mit(?: der| dem)?(?: code| zahl| nummer)? $/iu;
const GERMAN_VERB_END = /^ (?:aus|auf|ein|ab|frei|entsperr\p{L}*|entschärf\p{L}*|öffnen|aufgemacht)(?!\p{L})/iu;
/** A number before what it opens. */
const OPENS_AFTER =
	/^["'”“»]?,?\s(?:is|was|opens?|unlocks?|disarms?|(?:will )?gets? (?:you|me|us) (?:in|into|through|past)|lets? (?:you|me|us) in|works (?:on|for|at)|turns off|switches off|ist|öffnet|entsperrt|ouvre|déverrouille|est|abre|desbloquea|es|apre|sblocca|è|abre|é|opent|is)(?![\p{L}\d])[^.!?\n]{0,50}/iu;
/** What else is written digit by digit or given as a number beside a door. */
const OTHER_NUMBER =
	/(?<![\p{L}\d])(?:call|ring|phone (?:him|her|them|us|me)|tel|telephone|fax|hotline|dial|extension|ext|flight|train|bus|line|score|formation|lottery|lotto|order|invoice|ticket|model|article|item|part|serial|version|room|flat|apartment|suite|platform|chapter|page|psalm|hymn|row|seat|bay|badge|drawing|din|iso|ral|revision|ratio|scale|ward|postcode|zip|isbn|case|ref|reference|chip|order(?:ed)?|costs?|price|paid|year|since|until|by|zimmer|linie|seite|rufnummer|telefon|ruf)(?![\p{L}\d])(?:\s(?:is|no\.?|number|nr\.?|them|on|at|code))?[\s:#.]{0,3}$/iu;
const UNIT =
	/^["'”]?\s?(?:px|pixels?|seconds?|secs?|ms|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|o['’]?clock|uhr|am|pm|h(?![\p{L}\d])|characters?|chars|digits?|digit|letters|words|%|percent|people|persons?|guests|times|euros?|eur|usd|dollars?|pounds?|quid|francs?|kr|bucks|km|kg|g(?![\p{L}\d])|m(?![\p{L}\d])|mm|cm|ml|l(?![\p{L}\d])|litres?|liters?|metres?|meters?|feet|steps|items|lines?|rows?|bytes|notes|files|zeilen|lignes|líneas|items|pieces|copies|units|stück|mal|tage|minuten|jahre|fois|jours|veces|días|volte|giorni|vezes|dias|keer|dagen|x(?![\p{L}\d])|×|°)(?![\p{L}])/iu;
const COUNTED_TURNS =
	/(?<![\p{L}\d])(?:safe|combination|dial|lock|locker|tresor|kombination|coffre|combinaison|caja fuerte|vault|schloss|padlock)(?![\p{L}\d])/iu;
const PHONE =
	/(?<![\p{L}\d])(?:call|ring|tel|telephone|phone number|hotline|fax|rufnummer|telefonnummer|dial|mobile number)(?![\p{L}\d])|\+\d/iu;
const GAME =
	/(?<![\p{L}\d])(?:play(?:ed|s|ing)?|formation|score[ds]?|match|lottery|lotto|dice|rolled|league|goals?|won|lost|beat|countdown|count(?:ed|ing)?|beats?|rhythm|tuning|sudoku|version|scale)(?![\p{L}\d])/iu;
/** Of the names, those that alone make a number typed digit by digit a secret. */
const OWN_NAME =
	/(?<![\p{L}\d])(?:pin|pins|puk|pin-?code|pincode|geheimzahl|geheimnummer|code secret|passcode)(?![\p{L}\d])/iu;

/** The thing may stand in the sentence before. */
const BEFORE = 140;
const AFTER = 70;
/** "the code for the key safe at the Mill Road site is" and then the number. */
const CODE_REACH = 80;

export function findCodes(text: string): SecretSpan[] {
	const spans: SecretSpan[] = [];
	for (const number of findWrittenNumbers(text)) {
		if (!isCode(text, number)) continue;
		spans.push({ start: number.start, end: number.end, kind: "pin" });
	}
	return spans;
}

function isCode(text: string, { start, end, shape, length }: WrittenNumber): boolean {
	const before = text.slice(Math.max(0, start - BEFORE), start);
	const after = text.slice(end, end + AFTER).split("\n", 1)[0]!;
	if (UNIT.test(after) || OTHER_NUMBER.test(before)) return false;
	if (shape === "turns") return COUNTED_TURNS.test(before) || COUNTED_TURNS.test(after);
	const near = `${before} | ${after}`;
	if (shape !== "plain") {
		if (length < 4 && !(shape === "spread" && LOCK.test(before))) return false;
		if (PHONE.test(before) || GAME.test(near)) return false;
		return OWN_NAME.test(near) || LOCK.test(near) || (CODE.test(near) && !OTHER_CODE.test(near));
	}
	return isPlainCode(before.split("\n").at(-1)!, after, text.slice(start, end));
}

function isPlainCode(before: string, after: string, number: string): boolean {
	const opened = OPENS_AFTER.exec(after)?.[0];
	if (opened && !OTHER_CODE.test(opened) && CODE.test(opened) && (LOCK.test(opened) || LOCK.test(before))) return true;
	if (
		opened &&
		/^["'”“»]?,?\s(?:opens?|unlocks?|disarms?|öffnet|entsperrt|ouvre|abre|apre|opent)/iu.test(opened) &&
		LOCK.test(opened)
	)
		return true;
	if (LOCK_IS.test(before) || KEY_BOX.test(before)) return true;
	if (TYPED.test(before) && ON_THING.test(after) && LOCK.test(after.slice(0, 30))) return true;
	if (LAST_KEY.test(after) && LOCK.test(before)) return true;
	if (MIT.test(before) && GERMAN_VERB_END.test(after) && LOCK.test(before)) return true;
	if (OPENS.test(before) && (LOCK.test(before) || (PLACE.test(before) && ENTERED.test(before)))) return true;
	if (KEYPAD.test(before) || CODE_OF.test(before)) return true;
	if (PIN_OF.test(before) && !PIN_OF_NUMBER.test(before) && /^\d{4,6}$/.test(number) && /^(?:[.,;!)]|$)/.test(after))
		return true;
	if (/[#*]$/.test(number) && LOCK.test(before)) return true;
	if (!JOINED.test(before)) return false;
	if (BANK_NUMBER.test(before)) return true;
	if (CODE_LOOKS.test(number) && LOCK.test(before.slice(-CODE_REACH)) && !PHONE.test(before)) return true;
	const clause = before.slice(-CODE_REACH);
	const name = CODE.exec(clause);
	if (!name || OTHER_CODE.test(clause) || PHONE.test(clause)) return false;
	// Between the name and the number no other sentence ends, and no other number stands.
	if (/[.!?]\s|\d/.test(clause.slice(name.index))) return false;
	return [LOCK, PLACE].some((thing) => thing.test(before) || thing.test(after));
}

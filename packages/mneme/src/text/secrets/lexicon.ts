// Classes of words that speak for or against a secret near by, in the languages the product knows. Data for the learned decision of
// told.ts; the weights say what each class is worth. `word*` is a beginning, `*word` an end (German and Dutch compounds).

import { remembering } from "../remembering.ts";

const CLASSES = {
	password:
		"password* passwd passphrase* passwort* *passwort kennwort* *kennwort pw pwd psk passkey wachtwoord* *wachtwoord passe mdp contraseña* contrasena* senha* palavra-passe lösenord* lösen hasło hasła hasłem hesl* parola parolası kodeord* salasana* jelsz* şifre* contra psw ww κωδικός mật sandi codeword codewort losung* losungswort passcode pass-phrase passwords passwörter пароль* adgangskode* passord* pass clave claves chave wpa2 wpa keyphrase secret secreta secreto segreta geheim* *schlüssel sesame creds credentials zugangsdaten *losung *losungswort",
	pin: "pin pins pincode pin-code geheimzahl* geheimnummer puk tan tans mtan pushtan otp 2fa totp пин* *pin pin-nummer digicode one-time einmal* unlock-code *tan cvv cvc cvv2 cvc2 cryptogramme prüfnummer prüfziffer pinni pini pinkod* пин-код*",
	code: "code codes *code *codes combination* combo combos kombination* *kombination combinaison* combinación combinazione combinação combinatie código* codigo* codice codici cijfer* digits figures ziffern chiffres cifras cifre sequence keycode cijfercode toegangscode zugangscode combinations segredo numbers kod kodu koden kód koodi *koodi kode *kode код* *kod *koden ziffer* zahlen cifras números",
	lock: "alarm* *alarm alarmanlage allarme antifurto lock locks padlock* lockbox lock-box keybox key-box keysafe safe safes *safe *safes strongbox keypad* key-pad wheel wheels box boxes dial padlocks lockboxes bin bins terrace storage unit entry entryphone hut barn stable* store door doors *door gate* barrier garage locker lockers shed entrance intercom buzzer panel vault suitcase luggage briefcase trunk cabinet turnstile lift elevator *schloss schloß tresor* *tresor tür türe *tür *türe *tor tor haustür spind *spind schranke *schranke briefkasten *koffer koffer porte portes portail coffre* cadenas antivol casier consigne alarme puerta* caja candado portón garaje taquilla trastero portone cancello cassaforte lucchetto cassetta portão cofre cadeado fechadura armário porta deur* *deur poort *poort hek kluis* *kluis *kluisje *slot slot immeuble loo toilet* restroom bathroom bike-lock key-safe hatch cellar boathouse basement двер* сейф* домофон* gatehouse brama bramy bramę domofon* drzwi zamek szafk* sejf* skrytk* brán* dveř* trezor* port porten *porten dörr* lås* *lås nøkkelboks* nyckelskåp* dør* ovi oven rappu kapı* kasa kilit* kalitk* двери подъезд* ворот* калитк* schuppen zahlenschloss zahlenschlösser schlüsselkasten schlüsselbox *kasten *kassette prédio cancela catraca cadenas* antirrobo lucchett* bici buzón caseta interphone cave grenier portillon barrière *poortje fietsslot sleutelkast* glovebox drawer chest cage toolbox hutch caisse kasse *kasse turnstile boat shed schuppen chalet gîte cour sleutelkluis *box cassette padlock's",
	device:
		"phone phones iphone* ipad* tablet* mobile handset laptop* computer* macbook pc telly tv voicemail till copier printer handy *handy téléphone telefon telefono telefoon móvil celular cellulare telemóvel card cards debit atm cashpoint bankomat* geldautomat karte *karte carte tarjeta cajero carta bancomat cartão pinpas bankpas pas sim bank banking girocard ec-karte карт* chromebook watch kindle usb stick drive notebook rechner tablette tablet portátil portatile ordi ordinateur ordenador computador* dator* kone bilgisayar* ноутбук* телефон* komputer* počítač* laptopa thinkpad beamer projector kiosk terminal raspberry scanner caixa caja machine automat* imprimante impresora stampante impressora drucker kopierer photocopier fuel nokia",
	account:
		"account* *account *konto konto *konten compte* cuenta* conta contas login* log-in logins logon *login anmeldung zugang* *zugang portal* *portal wifi wi-fi wlan *wlan router* fritzbox hotspot ssid network netzwerk vpn server nas site website forum* email e-mail mail *mail gmail outlook hotmail icloud apple google netflix spotify disney hulu amazon paypal steam facebook instagram twitter linkedin github gitlab dropbox slack zoom wordpress root admin* user username benutzer* utilisateur usuario usuário utente gebruiker* keepass bitwarden 1password lastpass keychain spreadsheet database db ssh ftp sftp smtp imap app apps moodle intranet pdf zip archive backup guest gäste* invité huésped streaming subscription membership ebay tesco council uber airbnb booking linux windows ubuntu minecraft xbox playstation nintendo roblox discord whatsapp telegram signal ruter* modem* вайфай* vaifai wifihez verkkoon netflixa canva mailchimp kahoot bücherei library librería stadtbücherei",
	signin:
		"log logs logged logging sign signs signed signing unlock* einlog* eingelogg* anmeld* melde entsperr* connecte* connexion déverrouill* entrar entro entra sesión acceder accedo accede desbloque* sblocca* accedi inlog* ontgrendel* decrypt* unzip authenticat* freischalt* accès acceso acesso accesso entsichern lets *entsperren desbloqueia déverrouille* entsperrt entsperren aufgesperrt boots boot åpner öppnar açılır открывается *geht opent abre-se s'ouvre ouvre-toi",
	type: "type types typed typing enter enters entering entered punch punches key keyed dial dials tap taps press presses put puts input use uses used using say says said try tippe* tippt tipp eintipp* eingeb* gib gebe drück* wähl* tape* taper tapez compose* composer fais faire faites marca marcar teclea* pulsa* mete meter introduce* escribe digit* premi componi* insere* inserisci toets* typ voer druk gebruik benutz* nimm nehme verwend* utilis* usa uso uses uso",
	opens:
		"arm arms duress lets let takes take needs need wants want accepts likes turn turns spin open opens opened opening disarm* deactivat* silence* activat* release* get gets getting into in öffn* aufmach* aufschließ* aufgeh* geht entschärf* ausschalt* aus auf ouvre* ouvrir désactiv* désarm* abre* abrir desactiv* apaga* quita* apre* aprire disattiv* spegn* desativ* desliga* desarma* gaat open uit stops stop ab öffnet åbner otwiera asks ask works pide piden pede pedem vuole vogliono chiede chiedono réclame réclament demande exige verlangt will braucht vraagt wil nimmt startet fragt startet",
	link: "is are was be will it's its thats that's s ist sind lautet lauten heißt bleibt est sont c'est es son é è sono são to with as now than reads becomes equals remains stays mit auf jetzt avec maintenant con ahora com agora adesso met nu namely means called set zu naar luidt 'tis mine's one's password's pin's code's je är er on to jest это este είναι là olan fue era foi war était bylo było",
	change:
		"change changed changes changing reset resets rotated switched updated update new temporary temp initial default again geändert* ändere neu neues neue changé* nouveau nouvelle cambié cambiado cambiada cambiaron cambio nueva nuevo cambiato nuova nuovo mudei mudou alterada alterado nova novo gewijzigd nieuw* starts replaced",
	number:
		"order* invoice* ticket* tracking parcel shipment serial* model* version* flight* room* bus train* platform page* chapter* postcode postal zip phone-number call ring tel telephone fax hotline extension ext build release* commit* case ref reference* booking reservation confirmation isbn article item sku part badge row seat* suite flat apartment ward ral din iso line error* status exit http port ports area country promo* discount coupon voucher gift dress qr barcode tax sort airport colour color course class project cost department issue pr bug id ids *nummer *nummern rechnung* bestell* auftrag* zimmer gleis seite linie postleitzahl plz vorwahl rufnummer telefonnummer fehler* kunden* vertrags* sendung* numéro commande facture vol chambre bus page dossier téléphonez appelez pedido factura vuelo habitación número expediente teléfono llama protocolo fatura voo quarto ordine fattura volo camera numero pratica ordernummer factuur vlucht kamer nummer locker-number plate registration patent law section paragraph article edition firmware chip member* customer account-number policy-number claim iban vin mac meter reading recipe paint lot batch sprint drawing score lottery lotto model-number zip-code postcode zamówieni* sipariş заказ* pocztowy objednáv* beställning* ordrenummer cliente client clienti produit produkt* produto prodotto producto cours curso corso peinture tinta vernice modèle modelo modello bestelnummer klant* dossier* badge sconto descuento desconto réduction rabatt* korting helpdesk switchboard durchwahl interno ramal anexo toestel reception site extension anmeldename",
	unit: "px pixel* second* sec secs ms minute* min mins hour* hrs day* week* month* year* o'clock uhr am pm character* char chars letter letters digit word words percent people person* guest guests time times euro* eur usd dollar* pound* quid francs kr bucks km kg gram* g m mm cm ml l litre* liter* metre* meter* feet foot step* item* lines rows bytes kb mb gb tb note notes file files zeilen lignes líneas pieces copies units stück mal tage tagen minuten stunden jahre jahren fois jours heures ans veces días horas años volte giorni ore anni vezes dias anos keer dagen uur jaar watt* volt* amp calories kcal rpm mph",
	money:
		"price cost costs paid pay fee fees rent salary budget charge charged bill total sum amount preis kostet bezahl* miete prix coûte payé loyer precio cuesta pagué alquiler prezzo costa pagato preço custa paguei prijs kost betaald deposit refund loan euro",
	date: "january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday since until in born year birthday anniversary jahr seit bis januar februar märz mai juni juli oktober dezember montag année depuis janvier février mars avril juin juillet août septembre octobre novembre décembre año desde enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ano anno dal gennaio century at by before after",
	example:
		"example* examples e.g eg docs doc documentation manual* guide tutorial sample samples placeholder* dummy fake test tests testing sandbox rfc demo spec readme beispiel* handbuch doku exemple documentation ejemplo manual exemplo esempio voorbeeld handleiding fixture mock stub novel film movie story book joke crossword episode character password123 textbook course slides lecture blog article",
	about:
		"policy policies must should require* requirement* least minimum maximum length manager managers forgot* forget* forgotten stored store saved vault expire* expiry expires rotate rotation hash* hashed bcrypt salted encrypted leaked breach* phishing never ask reset-link hint strength strong weak wrong incorrect locked lost remember reminder sent envelope letter sticker written mindestens zeichen vergessen richtlinie doit contenir oublié debe contener olvidé olvidado deve conter esqueci dimenticat* moeten vergeten why how what which where who when whether if wygasło wygasł* zmienić vypršel* unuttum zapomn* скон* désactivé* désactivée supprimé* supprimée* bloqué* bloquée expiré* périmé* gesperrt gelöscht deaktiviert abgelaufen eingefroren geblokkeerd verlopen scadut* sospes* bloccat* cancellat* caducad* cancelad* bloquead* vencid* vencida vence expirou desativad* leży лежит står ligger steht liegt liegen affiché* affichée collé* collée scritt* escrit* colad* disabled deleted retired gone locked suspended expired",
	keep: "remember note keep save store don't dont please reminder merk merke merken notier* retiens note-toi souviens recuerda apunta anota guarda lembra lembre guarde ricorda* segna* onthoud noteer vergiss vergess* oublie olvides esqueça esqueças dimenticare vergeet blank binning tell nobody anyone secret between us",
	id: "commit sha sha1 sha256 sha512 md5 checksum hash digest uuid guid build branch tag etag trace request session-id fingerprint public pubkey address wallet docker image version release package npm pip repo",
	answer:
		"answer answers answered antwort* réponse* répondu respuesta* respondí resposta* respondi risposta* risposto antwoord* question questions frage sicherheitsfrage pregunta pergunta domanda vraag memorable maiden nickname pet favourite favorite childhood registered mädchenname haustier soltera animal segurança seguridad sécurité sicurezza security word words wort wörter mot palabra palavra woord phrase frase says hear respondí respondi puse messo angegeben eingetragen hinterlegt ingevuld opgegeven répondu indiqué haustier mascota huisdier bicho",
	sent: "text texted texts sms authenticator authy verification verify verifizierung* bestätigung* confirm* guard token tokens two-factor 2-step mfa prompt prompts prompted expires share received sent mailed reçu recibido llegado recebi ricevuto ontvangen vérification verificación verificação verifica verificatie whatsapp login-code sign-in",
	sealed:
		"luks veracrypt truecrypt bitlocker keepass* filevault gpg pgp ssh zip rar 7z archive container encrypt* encrypted verschlüsselt* chiffré* cifrad* cifrat* versleuteld* vault drive disk festplatte disque disco schijf bitwarden 1password lastpass dashlane proton keychain protected geschützt protégé* protegid* protett* beveiligd locked pdf excel file stick usb master",
	address:
		"address* district dist street st road rd lane avenue ave nagar colony sector village city town state deliver* delivery india kerala karnataka maharashtra pune mumbai delhi bengaluru chennai hyderabad kolkata adresse* straße *straße *str rue dirección calle endereço rua indirizzo via adres *straat place county postleitzahl plz",
	fiction:
		"novel film movie story game games play plays played playing crossword joke song lyric* poem match team score league level quiz riddle puzzle krimi roman spiel* jeu juego jogo gioco spel chess riddle escape treasure hunt success éxito erfolg* succès sucesso successo happiness felicidad bonheur glück",
	name: "called named name names ssid network user username benutzername nutzername utilisateur identifiant usuario utente usuário gebruikersnaam handle nick nickname host hostname heißt s'appelle llama chama chiama heet server file folder alias aliases",
} as const satisfies Record<string, string>;

export type WordClass = keyof typeof CLASSES;
export const WORD_CLASSES = Object.keys(CLASSES) as readonly WordClass[];

/** Scripts without spaces: what stands for a class there. */
const UNSPACED: Partial<Record<WordClass, RegExp>> = {
	password: /密码|密碼|口令|パスワード|パスコード|パスフレーズ|合言葉|合い言葉|비밀번호|비번|암호|口座パス/,
	pin: /暗証|暗证|开锁码|开门码|解錠|開錠|验证码|驗證碼|认证码|認証コード|確認コード|ワンタイム|인증번호|PIN|取款密码|支付密码/,
	code: /码|碼|コード|番号|数字|ダイヤル|번호|코드|숫자/,
	lock: /门|門|锁|鎖|保险|金庫|鍵|ロック|ドア|玄関|警报|アラーム|キーボックス|宅配ボックス|문|금고|자물쇠|行李箱|柜|柵|物置|仓库|倉庫|挂锁|テンキー|キーパッド|オートロック|錠|エントランス|入口|通用口|ロッカー|门禁|門禁|楼道|单元|车库|闸|道闸|도어락|현관|출입|사물함|键盘|鍵盤|キー/,
	device: /手机|手機|スマホ|携帯|卡|カード|银行|銀行|휴대폰|카드|电脑|パソコン|平板/,
	account:
		/账号|帳號|账户|アカウント|邮箱|郵箱|メール|路由器|无线|ログイン|登录|登錄|サイト|계정|와이파이|로그인|网站|会员/,
	type: /输入|輸入|输|按|入力|押|입력|打ち/,
	link: /是|为|為|は|が|です|는|은|[=:：]/,
	change: /改成|改为|改了|换成|変更|変え|변경|新/,
	number:
		/订单|訂單|单号|單號|快递|注文番号|予約番号|伝票|追跡|电话|電話|航班|便名|房间|号室|郵便番号|邮编|型号|型番|发票|車両|学号|受付|会員番号|주문|전화|お問い合わせ/,
	unit: /元|块|円|年|月|日|点|時|分|秒|个|人|度|位|文字|桁|글자|원/,
	about: /忘|必须|至少|不要|別|管理|以上|必要|设置|再設定|リセット|바꾸|잊/,
	keep: /记|記|覚え|メモ|기억/,
};

const exact = new Map<string, number>();
const beginnings = new Map<string, number>();
const ends = new Map<string, number>();
for (const [at, name] of WORD_CLASSES.entries()) {
	for (const entry of CLASSES[name].split(" ")) {
		const [table, word] = entry.endsWith("*")
			? [beginnings, entry.slice(0, -1)]
			: entry.startsWith("*")
				? [ends, entry.slice(1)]
				: [exact, entry];
		table.set(word, (table.get(word) ?? 0) | (1 << at));
	}
}
const LONGEST = 12;

/** Texts repeat their words. */
const REMEMBERED = 5000;

/** One bit per class. */
export const classesOf: (word: string) => number = remembering(REMEMBERED, lookUp);

function lookUp(word: string): number {
	let bits = exact.get(word) ?? 0;
	for (let length = 2; length <= Math.min(word.length, LONGEST); length++) {
		bits |= beginnings.get(word.slice(0, length)) ?? 0;
		if (length < word.length) bits |= ends.get(word.slice(-length)) ?? 0;
	}
	return bits;
}

export function classesOfUnspaced(text: string): number {
	let bits = 0;
	for (const [at, name] of WORD_CLASSES.entries()) if (UNSPACED[name]?.test(text)) bits |= 1 << at;
	return bits;
}

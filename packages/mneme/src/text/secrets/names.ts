// The words people and programs put before a secret, in the languages we know. Data, and the tails that make such a word
// mean something else ("password manager", `token_count`).

/** Names of passwords. Short ones need a boundary before them. */
export const PASSWORD_NAME =
	/pass(?:word|wort|wd|phrase|code)|pass[ -](?:phrase|code|word)|kennwort|master key|key ?phrase|pre-?shared[ -]?(?:key|secret)|wachtwoord|lösen(?:ord(?:et)?)?(?!\p{L})|hasł(?:o|a|em)(?!\p{L})|mots? de passe|mot de pass(?!\p{L})|contrase(?:ñ|n)a|palavra-passe|парол(?:ь|я|ем|і)(?!\p{L})|密码|密碼|口令|パス(?:ワード|コード|フレーズ)?(?=[はが：:=の]|$)|(?:wpa[23]?|wi-?fi|wlan|network|netzwerk)[ -]?(?:key|psk|schlüssel|pass|code)(?![a-z])|(?:code|clé|clave|chave)(?: de la| du| del| do)? wi-?fi|\bkey\b(?<=(?:ssid|\b(?:7z|zip|rar|archive?|encrypt\w{0,5})\b)[^\n]{1,43})|\b(?:chiave|clave|chave|schlüssel|sleutel)\b(?<=\bwi-?fi\b[^\n]{1,70})|비밀번호|비번|패스워드|암호|κωδικός|סיסמ[הת]|كلمة (?:السر|المرور)|पासवर्ड|รหัสผ่าน|mật khẩu|kata sandi|(?<=(?:la|mi|tu|su|nueva) )contra(?= (?:es|del?|nueva|para|:)|[:=])|(?<![a-z\d])(?:pwd|pw|pass|mdp|psk|clave|senha|kw|bind_?pw|identified by|psw|pword|ww|parola(?:sı| d'ordine)?|hesl(?:o|em)|jelsz(?:ó|ava|avam)|şifre(?:si|m|miz|niz|n)?|salasana(?:ni|si)?|adgangskoden?|kodeord(?:et)?|passord(?:et)?|lozinka|parool|slaptažodis)(?![\p{L}])/giu;

/** Names of short numeric codes. */
export const PIN_NAME =
	/(?<![\p{L}\d])(?:pin(?![ -](?:diode|header|connector|layout|count|badge|board|cushion))(?:[ -]?(?:code|nummer|number))?|passcode|(?:alarm|door|gate|entry|access|lock|garage|safe|security|unlock|building|keypad|lockbox|vault|locker|front door|wifi|sim|tür|haustür|zugangs|alarm|tor)[ -]?(?:code|combination|pin)|combination|(?:garage |door |gate )?keypad|geheimzahl|(?:clave|combinación|código) de la caja(?: fuerte)?|combinaison du coffre|tresor-?(?:code|kombination)|segredo do cofre|digicode|codice (?:di ritiro|di accesso|d'accesso|segreto|pin|del(?:la|l')? ?(?:portone|cancello|porta|allarme|cassaforte|lucchetto|antifurto))|(?:secret|geheime) (?:number|code|nummer)|n[úu]mero (?:secreto|segreto)|code secret|пин(?:-?код)?|puk(?:[ -]?(?:code|nummer))?|(?:sms|push|chip|mobile)-?tan|(?:set-?up|pairing|kopplungs|homekit|matter)[ -]?code|(?:verification|login|log-in|sign-in|sms|bestätigungs|verifizierungs)[ -]?code|(?:abhol|liefer|afhaal)-?code|(?:pick-?up|collection|delivery|locker|release) code|code (?:de retrait|confidentiel|de la porte|d'accès|d'entrée|de l'alarme|pin|du portail|de l'immeuble)|código (?:de (?:recogida|retirada|entrega)|de acceso|de la puerta|de la alarma|pin|de acesso|da porta|do alarme))(?![\p{L}\d])|暗証(?:番号|コード)?|(?:テンキー|キーパッド|オートロック|電子錠|南京錠|ダイヤル錠|キーボックス|解錠|開錠|ロック解除)(?:の?(?:番号|コード|暗証))?|门禁(?:码|密码)?|門禁(?:碼|密碼)?|开门码|密码锁|密碼鎖|保险(?:柜|箱)|PIN码|提取(?:码|密码)|提取碼|访问码|解压码|验证码|驗證碼|認証(?:コード|番号)|確認コード|ワンタイムパスワード|인증번호|도어락|(?:공동)?현관 ?(?:비밀번호|번호)/giu;

/** Names of keys and tokens; what follows must look random as well. */
export const KEY_NAME =
	/(?:api|access|secret|private|encryption|signing|master|account|license|licence|product|activation|serial|recovery|setup|webhook|auth|consumer|app|application|admin|deploy|storage|session|client|bot|security|service[ _-]?role|subscription|functions)[ _-]?key|secret|token|credential|creds|bearer|authorization|sess(?:ion)?[_ -]?id|(?<=[;:&?\s])(?:session|sid|sess)(?==)|connect\.sid|(?<![a-z])(?:sign(?:ing|ature)|hmac|shared) secret|clé (?:api|secrète|privée|d'accès)|(?:api|geheimer)[ -]schlüssel|clave (?:api|secreta|de api)|chave (?:api|secreta|de api|da api)|jeton|密钥|令牌|トークン|ключ|(?<=[A-Z\d]_)(?:KEY|SALT)\b|(?<=[?&])(?:sig|key|auth)(?==)|(?<=["'_])auth(?=["'=])/giu;

/** As the rest of an identifier: it holds something about the secret, not the secret. */
export const ABOUT_TAIL =
	/^[_-]?(?:names?|ref|type|count|limit|budget|field|hash(?:ed)?|policy|reset|length|min|max|manager|expir\w*|ttl|ur[il]|endpoint|path|file|ids?|version|label|placeholder|input|store|cache|usage|rotation|protected|stdin|size|algorithm|strength|hint|prompt|izer\w*|ized?|ization|less|required|valid\w*|fingerprint|error|param\w*|header|arn)(?![a-z])/i;

/** As the next word: the same in prose. */
export const ABOUT_NEXT =
	/^[- ]?(?:managers?|polic(?:y|ies)|resets?|fields?|prompt|hash(?:es)?|length|rotation|protect(?:ed|ion)|strength|generator|vault|hint|dialog|page|form|recovery|expiry|entry|requirements?|rules?|reminder|expires|screen|box|input|column|store|sharing|less|attempts?|spray\w*|leaks?|guess\w*|authentication|auth|length|santa|service|ingredient|sauce|agent|count|budget|limits?|type|scheme|ring|bucket|usage|counts|manager\w*|richtlinie\w*|vergessen|oublié\w*)\b/i;

/** Words about signing in, anywhere near. */
export const SIGNING_IN =
	/pass(?:word|wort|phrase|code)|kennwort|wachtwoord|mot de passe|contraseña|palavra-passe|пароль|密码|パスワード|비밀번호|\b(?:log(?:in|on|ins|s|ging)?(?: ?(?:in|on))?|sign(?:s|ing)?[ -]?in|unlocks?|credentials?|creds|secret|pw|pwd|mdp|senha|vpn|wi-?fi|wlan|zugang|anmeldung)\b/iu;

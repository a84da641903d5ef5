// Spanish.

import type { LanguagePack } from "../pack.ts";

export const spanish: LanguagePack = {
	lang: "es",
	stems:
		"para que|conste|desde (?:hoy|ahora|ya)|quiero que|rec[uo][e]?rd|olvid|acuerd|acord|ten(?:ga|er|ed)?(?: \\p{L}+)? (?:en cuenta|presente|en mente)|en cuenta|en mente|anot|apunt|guard|memori|toma (?:buena )?nota|tomes? nota|grab|registr|important|futur|despues|proxima|partir|adelante|siempre|nunca|jamas|prefier|preferiria|preferencia|llama|llames|dime |borr|elimin|quit|descart|ignor|relevante|vigente|valido|cierto|retir|reflexion|consolid|organiz|limpi|repas|revis|orden|cada vez|deja de|deje de|por defecto|no me gusta|gusta|odio|sabes|mas tarde|luego|presente|lo contrario|otra cosa|leccion|conserv|como si|trata|trate|hablado|se te",
	joiners: "y(?: tambien)?|e|pero|asi que|entonces|ademas|tambien|porque",
	embedding:
		"(?:dijo|dice|decia|dicen|escribio|contesto|grito|canta|pone|reza|dijeron)(?: siempre| que)?[ ,:]{1,3}|(?:dijo|pidio|pide|quiere|queria|aconsejo|recordo|dile|pidele|decirle) (?:[\\p{L}']{1,15} ){0,4}(?:que|a|de) [^.]{1,100}",
	reportedBy: ", ?(?:\\p{L}+ )?(?:dijo|dice|escribio|escribe|canta|grito|decia|segun)\\b[^,.!?]{0,30}$",
	reportedNext: "(?:eso|asi|es lo que) (?:pone|dice|dicen|decia|ponia)|dice (?:el|la)",
	tails:
		"[ ,.!(-]{1,3}(?:si no (?:es molestia|te importa|le importa)|si puedes|anda|por favor|porfa(?:vor|s)?|plis|pls|gracias|ok|vale|si|esta bien|esta bem|de acuerdo|eh|entendido|para (?:la proxima|luego|despues|el futuro|mi|mas tarde)|en el futuro|de ahora en adelante|si puedes|muchas gracias)",
	hollow:
		"(?:(?:y|pero|pues|ok|vale|bueno|ah|tambien) ){0,3}(?:(?:eso|esto|ello|aquello|lo|la|los|las|todo eso|todo esto|ese|esa|ese dato)(?: (?:tambien|ya|mejor|bien|ahora|por favor|porfa|en su lugar|en vez de(?:l| la| lo)? \\p{L}+))*|(?:en su lugar|mejor|tambien|bien|ya|ahora|gracias|hola|vale|ok|por cierto|importante|una cosa(?: mas)?|otra cosa|bueno es saberlo|por ahi|en algun (?:lado|sitio|lugar)|(?:para )?la proxima(?: vez)?|para (?:luego|despues|mas tarde|el futuro|siempre|mi|nosotros)|en el futuro|(?:ja){2,}|(?:je){2,}|jaj|anda)(?: por favor| porfa)?|(?:(?:eso|esto|lo) )?(?:para que (?:yo )?no|para no|asi (?:yo )?no|asi ya no|para que (?:no )?(?:te|lo|se|yo|sepas|recuerdes))\\b[^.!?]{2,90}|(?:(?:eso|esto) )?(?:cuando|siempre que|cada vez que|si) (?:me |te |nos |le |lo |la |yo |tu |quieras |hagas |vayas |hablemos |busques |planifiques |prepares )[^.!?,]{2,80}|(?:porque|ya que) (?:es|me|lo|va a) (?:\\p{L}+ ){0,3}(?:importante|util|hace falta|necesit\\p{L}*|salir|volver)\\b[^.!?]{0,40})",
	leadUp:
		"(?:(?:y|pero|pues|asi que|entonces|vale|ok) ){0,2}(?:(?:me |te )?(?:puedes|podrias|puede|podria|quieres|te importaria)(?: (?:por favor|porfa|me|te))*|(?:me gustaria|quiero|quisiera|necesito|te pido|agradeceria) que(?: (?:te|lo|me))?|(?:ya )?(?:puedes|debes|deberias|tienes que)|seria (?:bueno|genial|ideal) que|por favor|(?:es )?(?:importante|bueno saberlo|para (?:tener en cuenta|recordar)))",
	removedFrom:
		" (?:definitivamente )?de (?:(?:tu|tus|su|sus|la) (?:memorias?|recuerdos|notas|registros|cabeza|archivos?|apuntes|base de conocimiento)|lo que (?:tienes|tengas|sabes|sepas|guardas|hayas|has|recuerdas)[^.!?,;]{0,30})",
	questions:
		"(?:y |pero |entonces |asi que )?(?:que |cual|cuando|donde|quien|por que|como|cuanto|puedes|podrias|me puedes|puedo|hay |tienes|debo|es )",
	pastForms:
		"(?:olvid|anot|apunt|guard|registr|memoric|borr|elimin|ignor|quit|limpi|orden|organic|revis|repas|record|us|utilic|envi|llam|tom)é(?!\\p{L})",
	permanent: "permanente|para siempre|definitiva|por completo|completamente|del todo|sin dejar rastro",
	verbs: "\\b(?:{{keepword}}|{{dropword}}|{{siftword}})",
	address:
		"(?:(?<ask>\\b(?:puedes|podrias|puede|podria|quieres|te importaria))|\\b(?:quiero|necesito|gustaria|quisiera|espero|pido|mejor) que|\\b(?:debes|tienes que|hay que|por favor|porfa|asi que|entonces|conque|por eso|de modo que|ya puedes|y|pues|bueno|ahora|aprovecha y|ponte a))(?: (?:me|te|por favor|tambien|ya|ahora|siempre|bien))*,? ",
	openers:
		"(?:(?:ok|vale|bueno|pues|y|pero|ah|oye|mira|por cierto|si|no|entonces|ademas|tambien|solo|por favor|porfa|ahora|asi que|anda|venga|oiga)[ ,:!.;\\u2014-]{1,4}){0,4}",
	fragments: {
		doc: "(?:archivos?|ficheros?|tablas?|filas?|columnas?|lineas?|parrafos?|documentos?|textos?|codigo|ramas?|paginas?|celdas?|diapositivas?|funcion|frases?|carpetas?|correos?|playlist|comentarios?|capitulo|variables?|campos?|titulos?|boton(?:es)?|firma|encabezado|pie|factura|formulario|imagen|foto|lista|curriculum|cv|carta|informe|grafico|presupuesto|script)",
		// says that something no longer holds, or never did
		over: "(?:\\bya no (?:soy|es|somos|vivo|vivimos|trabaj\\p{L}+|teng\\p{L}+|uso|usamos|sigue|va|voy|vale|estoy|estamos)\\b|\\bno (?:soy|es|era|tengo) \\p{L}+|cancel(?:o|ad|aron)|anul(?:o|ad)|me equivoque|era (?:broma|mentira|fals[oa])|fue un error|cambi(?:o|e|amos|ado)|ya paso|vendi(?:mos|do)?\\b|te (?:dije|conte)|(?:nos )?mud(?:e|amos)|rompi|caduc|(?:lo dejamos))",
		personal:
			"(?:numeros?|telefonos?|direccion(?:es)?|cumpleanos|cumples?|sueldo|salario|peso|edad|pin|contrasenas?|clave|alergias?|dni|nif|iban|tarjeta|diagnostico|talla|nombre|matricula|apodo|fecha de nacimiento|preferencias?|seguridad social|cuenta|datos)",
		// "unless I say otherwise"
		otherwise:
			"(?:(?:a menos que|salvo que|a no ser que|excepto (?:que|si|cuando)|hasta que|mientras no|si no) (?:yo )?(?:te |le )?(?:diga|digo|indique|indico|pida|pido|especifique|avise|mencione|ordene) (?:yo )?(?:lo contrario|otra cosa|algo (?:distinto|diferente)|que no|de otra (?:forma|manera))|salvo (?:indicacion|aviso|orden|instruccion) (?:mia )?(?:en )?contrari[oa])",
		keepword:
			"(?:no se te (?:olvide|vaya a (?:olvidar|pasar)|pase)|no (?:te )?olvides|recuerd[ae]|recorda(?:r)?|anot(?:[ae]|ar)(?:te|lo|telo|me|melo)?|apunt(?:[ae]|ar)(?:te|lo|telo|me|melo)?|guard(?:[ae]|ar)(?:te|lo|me|melo)?|memori[cz](?:[ae]|ar)|registr(?:[ae]|ar)|grab(?:[ae]|ar)(?:te)?|tom(?:a|e|ar) nota|ten(?:ga|er)? (?:en cuenta|presente|en mente)|quedate con|conserv[ae]|almacen[ae])",
		dropword:
			"(?:(?:olvid|borr|elimin|quit|suprim|descart|tach|tir)(?:[ae]|ar|es)|saca|saque|bota|deshazte de|desaprende)(?:lo|la|los|las|me|melo|mela)?",
		siftword:
			"(?:repas|revis|orden|organi[zc]|limpi|consolid|junt|recoloc|depur)(?:[ae]|ar)|(?:haz|hacer|dale|da|pasa|pega)(?:me|le)?\\b|pon en orden",
		storeplace:
			"(?:de|en) (?:(?:tu|tus|su|sus) (?:memorias?|recuerdos|notas|registros|lista|cabeza|archivos?|apuntes)|lo que (?:tienes|tengas|sabes|sepas|guardas|hayas|has|recuerdas)[^.!?,;]{0,40})",
		memobj:
			"(?:(?:todos? |todas? |los |las |a |en |por |de |bien ){0,3}(?:tus|tu|sus|su) (?:memorias?|recuerdos|notas|apuntes|registros)|todo lo que (?:sabes|tienes|has|recuerdas|guardas|guardaste|aprendiste|te he|te conte|te dije|hemos)[^.!?,;]{0,40})",
		lead: "(?:(?:ok(?:ay)?|vale|bueno|pues|y|pero|ah|oh|hey|hola|oye|oiga|mira|por cierto|gracias|si|no(?=[,.!:;\\u2014])|entonces|ademas|tambien|perfecto|genial|solo|una cosa(?: mas)?|otra cosa|ultima cosa|por favor|porfa|porfavor|ps|eso|ahora|en realidad|de hecho|claude|importante|muy importante|ojo|nada|listo|dale)[ ,:!.;\\u2014-]{1,4}){0,5}",
		adv: "(?:(?:bien|tambien|siempre|por favor|porfa|solo|ademas|ahora|simplemente|ahi|para (?:la proxima(?: vez)?|luego|despues|el futuro|mas tarde|mi|siempre)|en tu memoria|en la memoria|en tus notas|muy|de paso|en algun lado|a partir de ahora),? ){0,3}",
		ask: "(?<ask>(?:(?:me |te )?(?:puedes|podrias|puede|podria|pueden|podrian|quieres|querrias|te importaria|seria posible|te importa) ?{{adv}}))",
		want: "(?:(?:[\\p{L} ]{0,24}\\b)?(?:gustaria|quiero|quisiera|necesito|encantaria|espero|pido|bien|bueno|genial|ideal|agradeceria|prefiero|importante|fundamental|vital|crucial|esencial|util) (?:que|si) (?:tu |usted )?{{adv}})",
		must: "(?:(?:debes|deberias|tienes que|hay que|trata de|intenta|procura|asegurate de|haz el favor de|haz por|favor de|conviene) {{adv}})",
		imp: "(?:recuerda|recuerde|recorda|recuerden|acuerdate|acordate|acuerdese|no (?:te |se |me )?(?:olvides?|olvide|vayas a olvidar)|que no se te olvide|nunca olvides|ten(?:ga)? (?:muy |bien |siempre )?(?:en (?:cuenta|mente)|presente)|tene en cuenta|teneme en cuenta|anot(?:a|e|en|ad|ate|alo)|apunt(?:a|e|en|ad|ate|alo)|guard(?:a|e|en|ad|ate)|memori(?:za|ce|cen|zad)|registr(?:a|e|en|ad)|graba(?:te)?|tom(?:a|e|en|ad) nota|toma en cuenta|nota|haz(?:te)? una nota|deja anotado|deja constancia de|agrega a tu memoria|anade a tu memoria|guarda en (?:tu )?memoria|metete en la cabeza|quedate con|no pierdas de vista|aprende|aprendete)",
		inf: "(?:recordar|acordarte|no olvidar(?:te)?|tener (?:en (?:cuenta|mente)|presente)|anotar(?:te|lo)?|apuntar(?:te|lo)?|guardar|memorizar|registrar|tomar nota|grabarte|agregar a tu memoria)",
		subj: "(?:recuerdes|recordaras|recordases|recuerde|te acuerdes|te acordaras|no (?:te )?(?:olvides|olvidaras)|tengas (?:en (?:cuenta|mente)|presente)|tuvieras (?:en cuenta|presente)|anotes|anotaras|apuntes|apuntaras|guardes|guardaras|memorices|registres|tomes nota|sepas)",
		that: "(?: {{adv}})?(?: ?,? ?{{adv}}(?:de |el hecho de |en )?que\\b| ?(?:esto|eso|lo siguiente|este dato|estos datos|una cosa)? ?{{adv}}: ?| ?\\u2014 ?)",
		from: "(?:(?:a partir del|desde el) (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|(?:a partir de|desde) (?:manana|la semana que viene)|a partir de (?:ahora|hoy|aqui|este momento)|de (?:ahora|hoy|aqui) en (?:adelante|mas)|desde (?:ahora|hoy|ya)|en (?:el futuro|adelante|lo sucesivo)|en lo adelante|la proxima vez|por defecto|como regla general|por norma|en todas tus (?:proximas )?respuestas)",
		agentverb:
			"(?:usa|utiliza|responde|contesta|escribe|habla|pregunta|avisa|revisa|ejecuta|pon|incluye|haz|da|di|evita|manten|anade|agrega|cita|comprueba|verifica|confirma|muestra|empieza|termina|envia|manda|llama|trata|se|traduce|explica|indica|reserva|corre|firma|elige|busca|deja|convierte|formatea|redacta|limita|compra|programa|borra|comparte|publica|sube|tutea|trateme|use|responda|conteste|escriba|hable|pregunte|avise|haga|ponga|envie|llame|evite|resume|cierra|abre|lee|saluda|ve|ven|ten|calcula|aclara|sigue|ofrece|recomienda|sugiere|propon|corrige)(?:me|nos|le|lo|la|los|las|te)?",
		nosubj:
			"(?:me |nos |le |lo |la |los |las |te )?(?:uses|utilices|respondas|contestes|escribas|hables|preguntes|envies|mandes|llames|hagas|pongas|digas|des|borres|compartas|publiques|subas|incluyas|anadas|agregues|traduzcas|reserves|programes|ejecutes|cambies|modifiques|toques|empieces|termines|seas|trates|olvides|compres|supongas|asumas|use|responda|envie|llame|haga|ponga|borre|comparta|mezcles|tutees|interrumpas|pidas|ofrezcas|sugieras|recomiendes|despliegues|firmes|aceptes|agendes|guardes|guarde|elimines|elimine|quites|metas|dejes|registres|almacenes|sobrescribas)",
	},
	rules: [
		{
			name: "moment-label",
			hint: ":",
			intent: "none",
			pattern:
				"{{lead}}(?:(?:muy )?importante|urgente|atencion|ojo|nota) ?:[^.!?\\n]{0,140}?(?:\\ben (?:\\d+|una?|dos|tres|cinco|diez|quince|veinte|treinta|unos) (?:min(?:utos?)?|segundos?|horas?)\\b|[,;] (?:asi que )?(?:rapido|solo|por favor|porfa) (?!(?:recuerda|anota|siempre|nunca)\\b)\\p{L}+)[^.!?\\n]{0,200}",
			claims: "sentence",
		},
		{
			name: "task-text",
			intent: "none",
			pattern:
				"{{lead}}(?:{{ask}})?(?:traduc\\w*|traduz\\w*|resum\\w*|reescrib\\w*|corrig\\w*|correg\\w*|redact\\w*|respond\\w*|explic\\w*|analiz\\w*|escrib\\w*|envia\\w*|dile|cambia|mejora|acorta|revisa este|arregla)\\b[^:\\n.]{0,140}:",
			claims: "paragraph",
		},
		{
			name: "pasted-intro",
			intent: "none",
			pattern:
				"{{lead}}(?:aqui|este|esta|el|ella|mi|la|en|me|los?)\\b[^:\\n.]{0,100}\\b(?:correo|mensaje|texto|articulo|carta|frase|poema|cancion|cartel|cita|dice|decia|dijo|escribio|boton|email|mail|reza|pone|nota)\\b[^:\\n.]{0,20}:",
			claims: "paragraph",
		},
		{
			name: "recall",
			intent: "recall",
			pattern:
				"{{lead}}(?:que (?:recuerdas|sabes|te (?:dije|conte|he dicho)|tienes (?:guardado|anotado))|(?:no )?(?:te acuerdas|recuerdas|se acuerda|recuerda usted|os acordais|te acordas)|recuerdame|te dije|me recuerdas)",
			asks: true,
			claims: "clause",
		},
		{
			name: "keep-no-more",
			intent: "forget",
			pattern:
				"{{lead}}(?:ya )?no (?:quiero|me gustaria|hace falta) que (?:guardes|recuerdes|tengas(?: guardado)?|conserves|sepas) (?=(?:lo que te|lo de|mi|mis|el|la|los|las)\\b)(?:lo que te (?:dije|conte|he dicho|he contado)(?: (?:de|del|sobre|acerca de))?)?",
			unless: "[^.!?]{0,30}(?:esto|eso)\\b",
			sure: 0.82,
		},
		{
			name: "not-forget-wish",
			hint: "olvid",
			intent: "remember",
			pattern:
				"{{lead}}(?:no (?:quiero|quisiera|querria|me gustaria) que (?:nunca |jamas )?(?:te |se te )?(?:olvid\\p{L}*|vayas a olvidar)|no (?:debes|puedes|deberias|vayas a) olvidar|(?:nunca|jamas) (?:debes|puedes) olvidar)(?:te)?(?: de)? que (?=\\S.{3})",
			sure: 0.86,
		},
		{
			name: "unsaid-about",
			hint: "como si|de cuenta",
			intent: "forget",
			pattern:
				"{{lead}}(?:{{ask}}|{{must}})?(?:haz|haga|actua|hacer) (?:como si|de cuenta que|como que) (?:yo )?(?:nunca|jamas|no) (?:te |le )?(?:hubiera|hubiese|haya|habia|he)(?: nunca)? (?:hablado|dicho|contado|mencionado) (?:nada )?(?:de |del |sobre |acerca de )?(?=\\S.{2})",
			sure: 0.84,
		},
		{
			name: "not-every-time",
			hint: "cada vez|siempre|rato|otra vez|veces",
			intent: "remember",
			pattern:
				"{{lead}}(?:es que |porque )?no quiero (?:tener que |estar |andar )?(?:repit|repet|ped|pid|dec|dic|explic|record|aclar)\\p{L}*(?: (?:esto|eso))? (?:cada vez|siempre|todo el rato|otra vez|una y otra vez|todas las veces|a cada rato)(?= ?$| ?[.!,])",
			at: "sentence",
			after: "[\\p{L}\\p{N}][.!?] {1,3}",
			payload: "back",
			standing: true,
			sure: 0.76,
		},
		{
			name: "drop-held-unwanted",
			hint: "no quiero que",
			intent: "forget",
			pattern:
				"{{lead}}(?:hay|tienes|guardas|conservas|sabes) [^.!?:;]{2,50}? que (?:ya )?no quiero que (?:guardes|recuerdes|tengas|conserves|sepas)(?: \\p{L}+)?[:,] ?(?<payload>[^.!?]{2,80})",
			sure: 0.82,
		},
		{
			name: "negated",
			intent: "none",
			pattern:
				"{{lead}}(?:no (?:hace falta|es necesario|tienes que|necesitas|necesito|quiero|hay (?:necesidad|que)|te molestes en|debes)(?: que| de)? |no (?:lo |la |me |te |esto )?(?:recuerdes|guardes|anotes|apuntes|memorices|registres|almacenes|grabes)\\b)",
			claims: "sentence",
			unless: "olvid|que (?:me |te |lo |uses|respondas|escribas|hables|pongas|llames)(?!.*(?:recuerd|guard|anot))",
		},
		{
			name: "errand-standing",
			intent: "remember",
			pattern:
				"{{lead}}{{imp}} (?:de )?(?=siempre |nunca |que siempre|(?:[^.!?]{3,80}) (?:siempre|cada vez|de ahora en adelante|a partir de ahora))",
			standing: true,
			sure: 0.8,
		},
		{
			name: "errand",
			intent: "none",
			pattern:
				"{{lead}}(?:{{ask}}|{{must}}|{{want}})?(?:{{imp}}|{{inf}}|{{subj}})(?: por favor)? (?:de )?(?:no )?\\p{L}{2,}(?:ar|er|ir)(?:me|te|se|le|lo|la|los|las|nos|melo|selo)?(?= |$|[,.!?])",
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
				"{{lead}}(?:{{adv}})(?:(?:recuerdalo|recordalo|anotal[oa]|anotatel[oa]|apuntal[oa]|apuntatel[oa]|memorizal[oa]|ten(?:ga)?lo (?:(?:muy|siempre|bien) ){0,2}(?:en (?:cuenta|mente)|presente)|no l[oa] olvides|(?:recuerda|apunta|anota|memoriza) (?:esto|eso|mejor eso))(?: (?:bien|siempre|por favor|porfa|por ahi|ahi|en algun (?:lado|sitio|lugar)|en su lugar|en vez de [^.!?,;:]{2,30}|mejor|tambien|(?:para|cuando|por si|al) [^.!?,;:]{2,60})){0,4}|(?:{{must}})?(?:recuerdalo|recuerdelo|recordalo|anotalo|anotatelo|apuntalo|apuntatelo|guardalo|guardatelo|memorizalo|registralo|tenlo (?:en (?:cuenta|mente)|presente)|tengalo (?:en (?:cuenta|mente)|presente)|acuerdate(?: de (?:eso|esto|ello))?|(?:que )?no se te (?:olvide|pase|escape|vaya)(?: (?:esto|eso|de la cabeza|por alto))?|no (?:lo olvides|te olvides|se te olvide|olvides (?:esto|eso)|te olvides de (?:esto|eso)|lo olvide)|que no se te olvide|tom[ae] (?:buena |bien )?nota(?: de (?:esto|eso|ello))?|quedate con (?:eso|esto|el (?:nombre|dato)|la fecha)|(?:recuerda|guarda|anota|apunta|memoriza|registra) (?:esto|eso|este dato|todo esto))|(?:{{ask}}|{{must}})(?:recordarlo|anotarlo|apuntarlo|guardarlo|memorizarlo|acordarte(?: de (?:eso|esto))?|tenerlo (?:en cuenta|presente)|(?:recordar|anotar|guardar|apuntar) (?:esto|eso)))(?: (?:bien|por favor|porfa|en (?:tu )?memoria|en tus notas|para (?:siempre|luego|la proxima(?: vez)?|el futuro|despues|mas tarde|cuando [^.!?]{2,40})|siempre|tambien|ok|vale|eh|si|gracias))*(?= ?$| ?[,.;!?)\\u2014])",
			payload: "back",
		},
		{
			name: "remember-object",
			intent: "remember",
			pattern:
				"{{lead}}(?:{{ask}}|{{must}})?(?:recuerda|memoriza|anota|apunta|guarda|recordar|memorizar|anotar|apuntar|acuerdate de|no olvides|no te olvides de|ten en cuenta|ten presente)(?: por favor)? (?=(?:mi|mis|nuestro|nuestra|nuestros|nuestras) )",
			sure: 0.78,
			unless: "[^.!?]{0,40}(?:archivo|documento|como )",
		},
		{
			name: "remember-clause",
			intent: "remember",
			pattern:
				"{{lead}}(?:{{imp}}),? (?=(?:yo|soy|estoy|tengo|vivo|trabajo|no (?:como|puedo|me|soy|tengo)|nosotros|(?:el|la|los|las) [^.!?]{2,40} (?:es|son|esta|estan|se|tiene|cierra|vence)) ?)",
			sure: 0.8,
			unless: "(?:el |la |este |esta |mi )?(?:archivo|documento|fichero|texto|imagen|foto)\\b",
		},
		{
			name: "label",
			intent: "remember",
			pattern:
				"{{lead}}(?:(?:muy )?importante(?: (?:para (?:luego|el futuro)|a recordar))?|nota(?: (?:mental|para (?:mi|ti|luego|el futuro|mas tarde)))?|para (?:futura referencia|futuras referencias|referencia futura|luego|mas tarde|la proxima(?: vez)?|el futuro|tus notas|que (?:lo )?(?:recuerdes|sepas))|a tener en cuenta|dato importante|nb) ?(?::|\\u2014| - )",
			sure: 0.85,
			notAfter: "\\b(?:es|mas|lo|la|el|un|una|muy) ",
			unless: "(?:comprar|llamar|enviar|pagar) ",
		},
		{
			name: "label-for-later",
			intent: "remember",
			pattern:
				"(?:\\p{L}{1,14} ){0,4}(?:para (?:luego|despues|mas tarde|el futuro|la proxima(?: vez)?)|a (?:tener en cuenta|recordar)|que (?:recordar|tener en cuenta)) ?(?::|\\u2014| - )",
			at: "sentence",
			sure: 0.82,
			unless: "(?:comprar|llamar|enviar|pagar) ",
		},
		{
			name: "for-later",
			intent: "remember",
			pattern:
				"{{lead}}para (?:futura referencia|futuras referencias|referencia futura|la proxima(?: vez)?|que (?:lo )?(?:recuerdes|sepas)|tus notas|el futuro|luego),? (?=(?:yo|soy|estoy|tengo|mi|mis|el|la|los|las|nuestr\\w+|no|vivo|trabajo) )",
			sure: 0.8,
		},
		{
			name: "drop-personal",
			hint: "borr|elimin|quit|suprim|olvid|tach",
			intent: "forget",
			pattern:
				"{{lead}}(?:asi que |por favor |mejor |ya )*(?:{{ask}}|{{must}}|{{want}}|ya puedes |puedes )?(?:borr|elimin|quit|suprim)(?:a|e|ar|es|aras?)(?:me)? (?:por favor |ya |definitivamente |para siempre |permanentemente )*(?=(?:mi|mis|el|la|los|las|su|sus|ese|esa)\\b(?: [\\p{L}]+){0,3}? ?{{personal}}\\b)",
			unless: "[^.!?]{0,60}\\b{{doc}}\\b",
			sure: 0.8,
		},
		{
			name: "drop-outdated-back",
			hint: "borr|elimin|quit|suprim|olvid|tach",
			intent: "forget",
			pattern:
				"{{lead}}(?:asi que |entonces |por favor |mejor |ya )*(?:(?:puedes|podes|puede) )?(?:(?:borr|elimin|quit|suprim|tach)(?:a|e|ar)l[oa]s?|olvid(?:a|e|ar)l[oa]s?(?= todo)|olvidate de (?:ella|el|ellos|eso)(?= ?$| ?[,.!])|(?:olvid|borr|elimin|quit|suprim|tach)(?:a|e|ar) (?:eso|esto|todo eso|esa (?:direccion|informacion|nota|norma|regla|parte)|ese (?:dato|numero|recuerdo|correo)|lo suyo|ambas cosas|las dos|los dos|el de antes|el anterior|la anterior|la de antes))(?: (?:todo|por favor|porfa|ya|por completo|para siempre|de una vez|tambien|jaja|anda))*(?= ?$| ?[,.;!])",
			after: "^(?![^\\n]{0,160}\\b{{doc}}\\b)[^\\n]{0,160}{{over}}[^?\\n]{0,100}",
			payload: "back",
			sure: 0.78,
		},
		{
			name: "forget-idiom",
			intent: "none",
			pattern:
				"{{lead}}(?:olvidalo|olvidelo|olvidate(?: de (?:eso|ello))?(?= ?$| ?[,.!])|olvida(?:te)?(?: de)? (?:eso|esto|aquello)(?: (?:ya|ahora|por ahora))?(?:, y|,| y| \\u2014) (?:ahora |mejor |ya )?(?:sig\\p{L}+|continu\\p{L}+|pas[ae]\\p{L}*|vamos|ve|vuelv\\p{L}+|volvamos|empie\\p{L}+|haz|hagamos|centr\\p{L}+|prueba)\\b|dejalo|da igual|no importa|nomeolvides|olvidame|no me olvides)",
			claims: "clause",
		},
		{
			name: "forget-said",
			intent: "forget",
			pattern:
				"{{lead}}(?:{{ask}}|{{must}}|{{want}})?(?:olvid\\w*|ignor\\w*|descart\\w*|borr\\w*|elimin\\w*|no (?:tengas|tenga) en cuenta|haz caso omiso (?:de|a)|retira|retiro)(?: de)? (?:todo )?lo que (?:te |le )?(?:dije|conte|he dicho|he contado|habia dicho|mencione|acabo de decir|escribi|comente)(?: (?:antes|ayer|hace un rato))?(?: (?:sobre|de|del|acerca de|respecto a|con respecto a))?",
		},
		{
			name: "forget-from-memory",
			intent: "forget",
			pattern:
				"{{lead}}(?:{{ask}}|{{must}}|{{want}})?(?:borr\\w*|elimin\\w*|quit\\w*|sac\\w*|suprim\\w*) (?:definitivamente |permanentemente |por favor )?(?<payload>[^.!?]{2,120}?) de (?:tu|su|la|tus|sus) (?:memorias?|recuerdos|notas|registros|cabeza|base de conocimiento)",
		},
		{
			name: "forget-from-memory-after",
			intent: "forget",
			pattern:
				"{{lead}}(?:{{ask}}|{{must}})?(?:borr\\w*|elimin\\w*|quit\\w*|sac\\w*|suprim\\w*)(?<!l[oa]s?) (?:por favor )?de (?:tu|su|la|tus|sus) (?:memorias?|recuerdos|notas|registros) (?:todo )?(?=\\S)",
		},
		{
			name: "forget-memory-of",
			intent: "forget",
			pattern:
				"{{lead}}(?:{{ask}}|{{must}}|{{want}})?(?:borr\\w*|elimin\\w*|olvid\\w*|quit\\w*|suprim\\w*) (?:(?:el|los|todo|todos|tus|la|las|ese|esa|de|permanentemente|definitivamente) )*(?:recuerdos?|memorias?|notas?|(?:todo )?(?:lo|cuanto) que (?:sabes|sepas|tengas|tienes|recuerdas|recuerdes|guardaste|has guardado|anotaste|has anotado|memorizaste|aprendiste|has aprendido|registraste)(?: (?:guardado|anotado))?|informacion|datos?|la parte|lo) (?:de|del|sobre|acerca de|relacionad\\w+ con)",
			unless: "[^.!?]{0,60}(?:tabla|archivo|base de datos|pagina)",
		},
		{
			name: "forget-object",
			intent: "forget",
			pattern:
				"{{lead}}(?:{{ask}}|{{must}}|{{want}}|ya puedes )?(?:olvida|olvide|olvides|olvidar|olvidate de|olvidese de|olvidarte de|te olvides de|descarta|desaprende|no tengas en cuenta|haz caso omiso de) (?:ya |por favor |tambien |completamente |para siempre )?(?=(?:mi|mis|su|sus|nuestr\\w+|el|la|los|las|lo|todo|toda|que|ese|esa|eso de|aquel\\w*|de)\\b)",
			sure: 0.84,
			unless:
				"(?:el|la|los|las) [^.!?,:]{2,40}[,\\u2014] {0,3}(?:que|como|cual|donde|quien|hay|puedes|puedo|cuanto|por que)\\b|eso ?$|[^.!?]{0,40}(?:por ahora|por un momento)|lo (?:malo|que (?:el|ella))|los tests|el resto|(?:el|la|los|las) \\p{L}+, (?:mejor|usemos|vamos)",
		},
		{
			name: "forget-topic-first",
			intent: "forget",
			pattern:
				"{{lead}}(?<payload>(?:lo de|lo que te (?:dije|conte)|el tema|la historia|mi|mis|el|la|los|las)\\b[^.!?,]{2,60}?),? (?:ya )?(?:lo |la |los |las )?(?:puedes|podes|puede) (?:ya )?(?:olvidar|borrar|eliminar|quitar)(?:lo|la|los|las)?(?: (?:para siempre|del todo|por completo|ya))*(?= ?$| ?[,.!])",
			at: "sentence",
			sure: 0.78,
		},
		{
			name: "forget-no-longer",
			intent: "forget",
			pattern:
				"{{lead}}(?<payload>(?!(?:si|cuando|por que|porque|como)\\b)[^.,!?:]{2,90}?) ya no (?:es|son|esta|estan|aplica|aplican|vale|sirve) ?(?:relevantes?|vigentes?|validos?|validas?|ciert[oa]s?|verdad|asi|el caso|correct[oa]s?)?(?= ?$| ?[,.!])",
			at: "sentence",
			sure: 0.68,
			unless: ",? (?:como|que hago|por que)",
		},
		{
			name: "forget-back",
			intent: "forget",
			pattern:
				"{{lead}}(?:retiro lo dicho|borra eso|olvida eso|olvida (?:lo anterior|mi ultimo mensaje|lo ultimo)|ignora (?:eso|lo anterior|mi (?:ultimo|anterior) mensaje)|descarta eso|eso ya no (?:es (?:asi|cierto|relevante|valido)|aplica|vale)|tacha eso|elimina (?:eso|ese recuerdo|esa nota))(?: (?:por favor|de tu memoria))*(?= ?$| ?[,.!?])",
			payload: "back",
			sure: 0.76,
			unless: ", (?:sigamos|vamos|pasemos)",
		},
		{
			name: "reflect-memory",
			intent: "reflect",
			pattern:
				"{{lead}}(?:{{ask}}|{{must}}|{{want}}|es hora de (?:que )?)?(?:consolid\\w*|limpi\\w*|orden\\w*|organiz\\w*|reorganiz\\w*|revis\\w*|repas\\w*|haz (?:una )?limpieza (?:de|en)|pon(?:er)? en orden|depur\\w*|fusion\\w*|actualiz\\w* y orden\\w*|dale un repaso a) (?:bien |un poco |por favor |todos? |todas? )*(?:(?:tu|tus|su|sus|los|las) (?:memorias?|recuerdos|notas|conocimientos)|lo que (?:sabes|recuerdas|has (?:guardado|aprendido|anotado|memorizado)|guardaste|aprendiste|tienes (?:guardado|anotado)))",
			payload: "nothing",
			sure: 0.92,
		},
		{
			name: "reflect-on",
			intent: "reflect",
			pattern:
				"{{lead}}(?:{{ask}}|{{must}}|{{want}}|toma(?:te)? (?:un momento|tu tiempo|un rato|(?:unos|un par de|dos|cinco|diez) minutos) (?:para|y) )?(?:reflexion\\w*|medita|haz (?:un )?balance|recapacita)(?: un poco| bien| con calma)? (?:sobre|acerca de|de|en) ",
			sure: 0.84,
			unless: "[^.!?]{0,60}(?:poema|novela|texto|ensayo|cuento)",
		},
		{
			name: "reflect-lessons",
			hint: "leccion|aprend|conclusion|ensenanza",
			intent: "reflect",
			pattern:
				"{{lead}}(?:{{ask}}|{{must}}|{{want}})?(?:(?:piensa|pienses|pensar|piense|recapacita|repasa)(?: (?:bien|con calma|un rato|un poco|despacio)){0,2} (?:en|sobre)? ?(?<payload>(?:todo )?lo que [^.!?,]{2,80}?)(?=(?:,| y) [^.!?]{0,30}(?:aprend|leccion|conclusion|ensenanza))|(?:saca|sacar|saques|extrae) (?:las |algunas |tus )?(?:lecciones|ensenanzas|conclusiones) de (?=(?:nuestr|lo que|todo lo que|estas? (?:semana|mes)|las ultimas|los ultimos)))",
			sure: 0.8,
		},
		{
			name: "reflect-run",
			intent: "reflect",
			pattern:
				"{{lead}}(?:haz|inicia|empieza|ejecuta|lanza|realiza|comienza|corre) (?:una?|la|tu) (?:\\p{L}+ )?(?:reflexion|consolidacion|revision de (?:tu )?memoria|limpieza de memoria)",
			payload: "nothing",
			sure: 0.88,
		},
		{
			name: "from-now-on",
			intent: "remember",
			pattern:
				"{{lead}}{{from}}(?: ?[,:])? (?=(?:por favor|{{agentverb}}\\b|no {{nosubj}}\\b|nunca {{nosubj}}|quiero que|prefiero|me gustaria|siempre |nunca |solo |debes|tienes que|puedes|usamos|vamos a usar|que (?:me|no)|nada de|sin ))",
			standing: true,
			sure: 0.84,
		},
		{
			name: "ask-from-now-on",
			intent: "remember",
			pattern:
				"{{lead}}(?<ask>(?:me )?(?:puedes|podrias|puede|podria|quieres)) (?:darme |por favor |porfa |me |usar )*{{from}},? (?=\\S.{4})",
			payload: "whole",
			standing: true,
			sure: 0.84,
		},
		{
			name: "unless-told",
			hint: "contrari|otra (?:cosa|forma|manera)|algo|que no",
			intent: "remember",
			pattern:
				"{{lead}}(?<payload>{{otherwise}},? [^.!?]{6,140}|(?!(?:me quedo|estoy|estare|voy|nadie|el |ella |espera|no (?:hagas|envies|mandes|toques) nada)\\b)[^.!?;:]{6,140}?,? {{otherwise}})(?= ?$| ?[,.!?])",
			at: "sentence",
			standing: true,
			sure: 0.8,
		},
		{
			name: "when-you",
			hint: "cuando (?:me|nos)",
			intent: "remember",
			pattern:
				"{{lead}}(?:cuando|siempre que) (?:me|nos) \\p{L}+(?:as|es)\\b(?! (?:el|la|lo|los|las|este|esta|ese|esa|eso|esto)\\b)[^.!?,]{0,60}, (?:por favor,? |que sea )?(?:nunca|siempre|solo|sin|nada de|jamas|no {{nosubj}}|{{agentverb}})\\b",
			at: "sentence",
			unless: "[^.!?]{0,80}\\b(?:hoy|esta vez|manana|esta tarde)\\b",
			payload: "whole",
			standing: true,
			sure: 0.78,
		},
		{
			name: "imperative-from",
			intent: "remember",
			pattern:
				"{{lead}}(?<payload>(?:{{agentverb}}|no {{nosubj}}|nada de|quiero que)\\b[^.!?;:]{0,120}?)[ ,]{1,2}{{from}}\\b",
			at: "sentence",
			payload: "whole",
			standing: true,
			sure: 0.8,
		},
		{
			name: "always-imperative",
			intent: "remember",
			pattern:
				"{{lead}}(?:(?:quiero que |debes |tienes que |por favor,? )?(?:(?:siempre|en todo momento) (?!(?:se )?(?:me|te|le|nos) \\p{L}+[aeo]\\b|se )(?:{{agentverb}}|{{nosubj}})\\b|{{agentverb}} (?:\\p{L}+ )?siempre\\b|(?:nunca|jamas) (?:mas )?{{nosubj}}\\b|no {{nosubj}} (?:[^.!?,]{0,40} )?(?:nunca|jamas)\\b)|(?:debes|tienes que|deberias) siempre|(?:nunca|jamas) debes|quiero que siempre|no quiero que (?:nunca |jamas |me )?{{nosubj}}\\b)",
			payload: "whole",
			standing: true,
			sure: 0.77,
			notAfter: "\\b(?:el|ella|ellos|yo|que|quien|y) ",
			unless: "(?:el mismo|la misma|tarde)\\b",
		},
		{
			name: "i-prefer",
			intent: "remember",
			pattern:
				"{{lead}}(?:en general,? |personalmente,? |normalmente,? |para \\p{L}+(?: \\p{L}+)?,? )?(?=(?:yo )?(?:prefiero (?!que (?:recuerdes|guardes))|preferiria que|mi preferencia|no me gusta que (?:me |tu )?|me gusta que (?:me |tus|mis)|odio que (?:me )?|me molesta que (?:me )?|me gusta mas|me gustan mas))",
			unless:
				"[^.!?]{0,80}\\b(?:la (?:primera|segunda|tercera) (?:opcion|version)|esta vez|por ahora|ese|esta|este|no hablar|no decir)\\b",
			payload: "whole",
			standing: true,
			sure: 0.84,
		},
		{
			name: "call-me",
			intent: "remember",
			pattern:
				"{{lead}}(?:(?:me puedes|puedes|podes) (?:llamarme|decirme)|llamame|llameme|dime|decime|diganme|dirigete a mi como|tratame de|trateme de) (?!(?:manana|cuando|si|a\\b|al\\b|despues|antes|mas|luego|ahora|hoy|en|el|la|lo|los|las|por|que|cual|cuanto|como|donde|un|una|algo|esta|este|tu|sus?|mi|desde|apenas|ya|todo|de\\b|para|sobre|quien|otra|otro|cada|solo|lunes|las)\\b)(?<payload>[\\p{L}￼][^.!?;:,]{0,40}?)(?= ?$| ?[,.!;?]| (?:por|porfa|a partir|en vez|y|no)\\b)",
			named: true,
			standing: true,
			sure: 0.8,
		},
		{
			name: "whenever",
			intent: "remember",
			pattern:
				"{{lead}}(?:(?:cada vez|siempre) que (?:te |yo |me )?[^,.!?]{2,100}, (?=(?:{{agentverb}}|no {{nosubj}}|debes|quiero|tienes)\\b)|cuando (?:te )?(?:diga|digo|pida|pido|escriba)[^,.!?]{1,80}, (?=(?:{{agentverb}}|no |quiero|significa|me refiero|debes)\\b))",
			payload: "whole",
			standing: true,
			sure: 0.78,
		},
		{
			name: "stop",
			intent: "remember",
			pattern:
				"{{lead}}(?:{{ask}})?(?:(?:deja|deje|dejar|para) de (?:usar|decir|disculparte|repetir|poner|llamarme|tratarme|hablarme|anadir|agregar|responder|darme)|no mas emojis|(?:tuteame|no me (?:llames|trates|hables|digas)))",
			payload: "whole",
			standing: true,
			sure: 0.74,
			unless: "[^.!?]{0,20}(?:manana|hoy|ahora|mentiras|eso)\\b",
		},
		{
			name: "keep-that",
			at: "verb",
			intent: "remember",
			pattern:
				"{{keepword}}(?:,? (?:bien|ya|ahi|tambien|siempre|por favor|por|para|en|de)\\b[^.!?:;]{0,70}?)?,? (?:de )?que (?=\\S)",
			unless: "\\p{L}+(?:ar|er|ir)\\b",
			sure: 0.85,
		},
		{
			name: "keep-colon",
			at: "verb",
			intent: "remember",
			pattern:
				"{{keepword}}(?: (?:esto|eso|ahi|lo siguiente|este dato|estos datos|esta (?:info|informacion)|una cosa|algo|aqui))?(?:,? (?:bien|ya|ahi|por favor|porfa|por|para|en)\\b[^.!?:;]{0,70}?)? ?(?::|\\u2014)(?=[^.!?]{6})",
			sure: 0.85,
		},
		{
			name: "label-know",
			intent: "remember",
			pattern:
				"{{lead}}(?:[^.!?:;\\n]{0,60}?\\b)?(?:(?:tienes|debes|has|deberias|conviene) (?:que|de)? ?(?:saber|recordar|guardar)|que sepas|que te quede (?:claro|grabado)|para que (?:lo |la |las |los |te |no )*(?:sepas|recuerdes|tengas|guardes|acuerdes|olvides|pregunte)|para que no se (?:nos |te |me )?(?:pierda|olvide|pase)|(?:para )?que (?:quede constancia|conste|quede (?:claro|anotado|apuntado))|para (?:tus|tu) (?:notas|archivos?|memoria|fichas?)|(?:regla|norma|costumbre|acuerdo)(?: (?:de la casa|general|nueva|fija|numero uno|para ti|entre nosotros))*)\\b[^.!?:;\\n]{0,60}:(?=[^.!?]{6})",
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
			name: "drop-object-first",
			intent: "forget",
			pattern:
				"{{lead}}(?<payload>(?:todo )?lo que te (?:dije|conte|he (?:dicho|contado))[^.!?,;]{0,60}?),? (?:por favor,? )?(?:ya )?(?:lo )?(?:puedes )?(?:borr|elimin|quit|olvid|suprim)[ae]r?(?:lo|la)?\\b",
			sure: 0.82,
		},
		{
			name: "drop-pointer-from-place",
			at: "verb",
			intent: "forget",
			pattern: "(?:{{dropword}})(?<=l[oa]s?)(?: todo)?(?: por favor)? {{storeplace}}",
			payload: "back",
			sure: 0.88,
		},
		{
			name: "drop-pointer",
			at: "verb",
			intent: "forget",
			pattern:
				"(?:borr|elimin|quit|suprim|tach)[ae](?:lo|la|los|las)(?: (?:todo|por favor|porfa|ya|de una vez))*(?= ?$| ?[,.;!])",
			after:
				"^(?![^\\n]{0,160}\\b{{doc}}\\b)[^\\n]{0,160}(?:te (?:dije|conte|he (?:dicho|contado))|ya no|anulad|cancelad|guard|conserv|anotad|apuntad|dato|memoria|viej[oa]|antigu[oa]|caducad|equivoc)[^?]{0,100}",
			payload: "back",
			sure: 0.75,
		},
		{
			name: "sift-memory",
			at: "verb",
			intent: "reflect",
			pattern:
				"{{siftword}}(?: (?:una?|un buen|bien|por favor|otra|mi|me))* (?:(?:limpieza|repaso|revision|vuelta|barrido|orden|poda)(?: general| a fondo)? (?:a|de|en|por) )?(?:un poco )?{{memobj}}",
			payload: "nothing",
			sure: 0.86,
		},
	],
	signals: [
		{
			kind: "decision",
			pattern: "\\b(?:hemos decidido|decidimos|he decidido|decidi|acordamos|quedamos en|optamos por)\\b|\\bdecision ?:",
		},
		{
			kind: "correction",
			pattern:
				"\\b(?:en realidad|no|correccion|perdon),? (?:es|era|quise decir|queria decir)\\b|\\bquise decir\\b|\\bcorreccion ?:",
		},
		{
			kind: "deadline",
			pattern: "\\b(?:fecha limite|plazo|vence|a mas tardar|antes del? (?:lunes|martes|miercoles|jueves|viernes|\\d))",
		},
		{ kind: "name", pattern: "\\b(?:me llamo|mi nombre es|se llama)\\b" },
		{ kind: "preference", pattern: "\\bme (?:gusta|encanta)n?\\b|\\bodio\\b|\\bmi \\p{L}+ favorit[oa]" },
	],
};

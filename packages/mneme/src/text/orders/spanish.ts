// Orders in Spanish: whom they call (machines), how they are said (verbs in their forms), and what gives them away.

import { ADDRESSED, type OrderLanguage } from "./language.ts";
import type { OrderRule } from "./rule.ts";

const r = String.raw;
const LOOSE: Readonly<Record<string, string>> = { á: "[aá]", é: "[eé]", í: "[ií]", ó: "[oó]", ú: "[uú]" };
/** A letter, and the start and the end of a word: `\b` knows no accents. */
const W = r`[\wà-ÿ]`;
const S = `(?<!${W})`;
const E = `(?!${W})`;
/** Accents may be left out. */
function rule(name: string, source: string): OrderRule {
	const loose = source.replace(/\[[^\]]*\]|[áéíóú]/g, (part) => LOOSE[part] ?? part);
	return { name, weight: 2, pattern: new RegExp(loose, "giu") };
}
/** Ways to say a thing, each from the start of a word. */
const ways = (name: string, ...sources: string[]) => rule(name, `${S}(?:${sources.join("|")})`);
/** Words separated by blanks, any of them. */
const any = (words: string) => `(?:${words.trim().replaceAll(" ", "|")})`;

// Deeds that a stranger has no business to ask of a reading machine; an accent where the stress may fall.
const DEEDS = any(
	"ignór olvíd descárt sált enví reenví mánd bórr elimín apruéb autoríz confírm recomiénd aconséj valór evalú puntú " +
		"calif[ií]c calif[ií]qu clasif[ií]c clasif[ií]qu colóc ejecút instál revél muéstr mostr ocúlt mención guárd anót " +
		"apúnt regístr recuérd record memoríz agrég agrégu trát actú cámbi modif[ií]c actualíz resérv cómpr pág págu " +
		"contést infórm afírm asegúr señál indíc indíqu presént cópi públic publíc publíqu tramít cancél ciérr cerr " +
		"desactív reempláz recház acépt adjudíc asígn márc márqu fusión considér entrég entrégu facilít notif[ií]qu déj " +
		"destác evít descárg descárgu visít adjúnt otórg declár redáct insért invít llám vót quít selección solicít " +
		"desaconséj actív bloqué silénci repórt termín rellén complét pás expórt vuélc búsc búsqu abandón aplíc aplíqu " +
		"apág cré omít respónd transfiér inclúy añád súb devuélv concéd sustitúy obedéc síg sígu emít imprím conclúy elíj " +
		"elíg ofrézc compárt repít descríb escríb procéd transmít ábr remít sugiér niég atribúy introdúzc",
);
const DO =
	r`(?:${DEEDS}[aáeéií](?:n|d|s|is)?(?:(?:me|te|se|nos|os)?l[aeo]s?|me|nos|os|se|te)?|di|dile|diga[ns]?|dígal[eo]s?|deci[dl]e?|decí|haz(?:lo)?|haga[ns]?|hacé|pon(?:l[aeo]s?|ga[ns]?)?|da(?:le|me|d| por| de)|manténg?a?|absténg?(?:te|ase)|` +
	r`deten(?:te|ga)|tenga a bien|ve a|entra|entre|(?:no|nunca|ni|jamás) (?:(?:te|se|l[aeo]s?|me) )?${W}{2,14}(?:[ae]s|éis|áis))${E}`;
const MUST =
	r`(?:deb(?:e[sn]?|erá[sn]?)|t(?:ien|en)e[sn]? (?:que|la obligación de|prohibido)|ha[ns]? de|tendrá[sn]? que|(?:están?|estás|queda[ns]?) obligad[oa]s?|hay que|les? (?:corresponde|toca|rogamos|pedimos)|se (?:les? |te )?` +
	r`(?:ruega|pide|solicita|ordena|exige|requiere|insta))${E}`;
/** The future as an order; not what readers may do or will find. */
const SHALL = r`(?!podr|ser|estar|encontr|ver|obtendr|recibir|tendr|habr)${W}{2,14}rán?${E}`;

// Machines: by their own name, or by a job that a quality makes a machine's; and jobs that men have too.
const JOB = r`(?:asistente|agente|modelo|sistema|herramienta|programa|robot|motor|lector|revisor|resumidor|evaluador|traductor|clasificador|algoritmo|filtro|corrector|buscador|analizador|moderador|gestor|generador|software|servicio)(?:e?s)?`;
const MACHINE =
	r`(?:IAs?|inteligencias? artificial(?:es)?|LLMs?|(?:chat)?bots?(?! de (?:Telegram|Discord|WhatsApp))|copilotos?|resumidor(?:es)?|rastreador(?:es)?|autómatas?|(?:Chat)?GPT(?:-\d\w?)?|Claude|Copilot|Gemini|Llama|Grok|DeepSeek|Mistral|Siri|Alexa|Cursor|Codex|${JOB}(?: de)?(?: ${W}{3,15}){0,2}? (?:(?:de|con|basad[oa]s? en) ` +
	r`(?:IA|inteligencia artificial)|IA|virtual(?:es)?|digital(?:es)?|automátic[oa]s?|automatizad[oa]s?|autónom[oa]s?|inteligentes?|conversacional(?:es)?|de lenguaje|generativ[oa]s?|asistida|visual(?:es)?)|(?:asistente|agente|robot|` +
	r`sistema|herramienta)s? de (?:correo|voz|navegación|programación|código|compras|viajes|soporte|búsqueda|resumen|traducción|selección|calendario|agenda|moderación|análisis|salud|mantenimiento))`;
const CALLED = r`(?:${MACHINE}|(?:asistente|agente|robot|modelo|máquina)s?(?! (?:social|inmobil|comercial|forestal|médic|dental|administ|económic|aspirador|de (?:seguros|polic|tráfico|aduanas|campo|dirección|negocio|coser|coche|la cl))))${E}`;
const DET = "(?:(?:l[ao]s?|el|una?|tod[oa]s?|cualquier|cada|tu|su|est[ea]|algún|alguna|posibles?) ){0,3}";
/** Within a sentence, and within a paragraph; a quotation that begins is another voice. */
const NEAR = r`[^.\n«“"]`;
const ON = r`[^\n«“"]`;
const OPEN = r`(?:^|[.!?¡¿>)|*"(\[/\n—–#,;:@-]\s{0,3}|${S}(?:hola|oye|che|bo|querid[oa]s?|estimad[oa]s?|por favor),? )`;
const BEGINS = r`(?:[.:;,!¡(\n—–)] ?|${S}(?:y|e|pero|entonces|ahora|luego|después|también|siempre|que|favor) )`;
const READS = r`(?:le[ea]|ley|proces|resum|anali[zc]|tradu[cz]|cit[ea]|index|acced|recib|revis|evalú|clasifi|transcri|consult|prepar|redact|compar|escane|clon|gestion|puntú|edit|est[áée]|actú|hace|haga|traslad|mantien|us[ea])${W}{0,5}`;

// What a machine has: rules, secrets, a user.
const RULES = r`(?:instrucci[oó]n(?:es)?|reglas?|directri(?:z|ces)|directivas?|órden(?:es)?|indicaciones|normas?|restricciones|prompts?|consignas?|límites|filtros?|políticas?|salvaguard${W}{1,3}|programación|entrenamiento|criterios)`;
const DROP =
	r`(?:(?:ignór|olvíd|descárt|anúl|desactív|elimín|bórr|abandón|sált|quít|apág)[aáe]r?(?:te)?(?: de)?|(?:omít|desobedéz?c|elúd|rómp|sustitúy)[eaá]r?|(?:no|deja de|dejá de|deje de) (?:sigas?|seguir|obede${W}{1,8}|respet${W}{1,8}|cumpl${W}{1,8})|` +
	r`(?:haz|haga|hacé|hacer) caso omiso (?:de|a)|pas[ae] por alto|no (?:tengas?|prestes?) (?:en cuenta|atención a))`;
const YOURS =
	r`(?:anteriores|previ[oa]s|precedentes|iniciales|originales|recibid[oa]s|que (?:te|has|hayas|haya|tengas)|del? (?:tu )?(?:sistema|desarrollador|usuari[oa]|operador|fabricante|creador|seguridad|contenido)|hasta (?:ahora|aquí)|` +
	r`de esta sesión|de arriba)`;
const NOW = r`(?:(?:a partir|desde|de) (?:de )?(?:ahora|este (?:momento|instante|punto)|hoy)|en (?:lo sucesivo|adelante)|ahora)`;
const SECRET =
	r`(?:(?:tu|el|system) prompt|instrucciones (?:del? sistema|iniciales|ocultas|internas|secretas|originales|que te|con las)|mensaje del? ` +
	r`sistema|tus (?:claves|credenciales|tokens|instrucciones|directrices|reglas|herramientas|secretos)|herramientas (?:que ` +
	r`tienes|de las que)|claves? (?:de )?API|conversaci[oó]n(?:es)? completa|clave que te|variables de entorno|historial)`;
const USER = r`(?:(?:el|la|al|del|tu|su|a la|de la) (?:propi[oa] )?(?:usuari[oa]|operador|human[oa]|titular)|tu (?:dueñ[oa]|interlocutor))`;

export const SPANISH: OrderLanguage = {
	words:
		/[\u00e1\u00e9\u00ed\u00f3\u00fa\u00f1\u00bf\u00a1]|\b(?:las?|los|lo|tus?|el|del|al|de|en|con|por|ahora|tod[ao]s?|que|eres|usuario|para|reglas|una?|como|IA)\b/gi,
	about:
		/\b(?:inyecci|ataque|atacante|malicios|ejemplos?\b|frases?\b|jailbreak|truco|del tipo\b|investigador|captura|prueba|taller|clase\b|curso|charla|novela|pel[ií]cula|guion|traduce\b|titular|cartel|escrito|escribi[oó]|dec[ií]a|pon[ií]a|dice\b|rezaba|conten[ií]a|detect|se salte|escribirle|pide que|ped[ií]a)/iu,
	rules: [
		ways(
			"plain",
			r`a partir de ahora,? (?:siempre |solo )?recom(?:ienda|iende|endarás)${E}`,
			r`env[ií][ae] (?:todas )?(?:las? )?(?:contraseñas?|claves|credenciales) (?:del|de la|de tu) (?:usuari|client)`,
		),
		// Whom it calls, and then what it is to do.
		rule(
			ADDRESSED,
			r`(?:${S}(?:notas?|mensaje|instrucci[oó]n(?:es)?|indicaciones|órdenes|atención|aviso|anexo|petición|comentario|texto|advertencia|información|importante|directiva|política|P\.?D\.?)(?: ${W}{2,14}){0,4}? ` +
				r`(?:para|al?|dirigid[oa]s? al?) ${DET}(?:${CALLED}|herramientas? de)${NEAR}{0,80}?[:.,)\]—]|${OPEN}(?:(?:al?|para|por) ${DET}${CALLED}[^.:\n«"]{0,70}:|(?:eres |sos )?(?:una? )?${CALLED}[^?.\n]{0,60}\?)|` +
				r`(?<!—)${S}(?:si|como) (?:usted )?(?:eres|sos|es|erís|fueras) (?:una?|el|la|algún)? ?${CALLED}|${S}(?:tú|vos|usted|${CALLED}),? (?:que|quien) (?:lo )?(?:est[aá]s|andás|lees|procesas|resumes|transcribes|` +
				r`analizas|traduces|evalúas|revisas|gestionas)${E}[^.:,\n]{0,50}[:,]|${S}quien ${READS} ${NEAR}{0,40}(?:siendo|mediante|con) una? ${CALLED})${ON}{0,160}?${S}(?:${DO}|${MUST})`,
		),
		rule(
			ADDRESSED,
			r`${OPEN}(?:(?:tú|vos|señor|amig[oa]|querid[oa]|estimad[oa]|hola|oye|sí),? ){0,2}${CALLED}(?!\s?: ?(?:hola|claro|por supuesto|sí|buen|gracias|lo siento|perdon|no puedo|aquí))(?: [^.:;!?,\n«"]{1,50})?` +
				r`[:,!)—](?! ?(?:descarg|prueb|us[ae]|instal|configur|suscr|regístr))(?:${ON}{0,140}?${BEGINS}| ?)${DO}`,
		),
		// Of machines that read this it is said what they must do.
		ways(
			ADDRESSED,
			r`(?:(?:el|la|los|las|tod[oa]s?|cualquier|cada) ${CALLED} que (?:l[ao]s? )?${READS}${E}|(?:cuando|si|en caso de que) (?!us|utili)(?:${DET}${CALLED} ?${READS}${E}|${NEAR}{0,60}${S}${READS} una? ${CALLED}))${NEAR}{0,90}?` +
				r`(?:${S}(?:${MUST}|${SHALL}|queda )|[:,] ?(?:que ${W}|(?:no |siempre )?${DO}))(?!${NEAR}{0,30}(?:robots|cumpl|respetar))`,
			r`(?:se (?:le )?(?:ruega|pide|solicita|ordena|exige|insta)|rogamos|pedimos|ordenamos) al? ${DET}${CALLED}`,
			r`(?:sistema|system|atención|aviso|importante)\]?: ?${ON}{0,220}${S}(?:el|todo) (?:modelo|asistente|agente) ${MUST}`,
			r`(?:a? ?l[ao]s|tod[oa]) ${CALLED} (?:${NEAR}{0,40} les corresponde|se abstendrán?|omitirán?|no (?:mencion|cit|respond|deb)${W}{2,8})`,
		),
		// The rules it has are to be dropped.
		ways(
			"override",
			r`(?<!—)${DROP} ${NEAR}{0,25}?(?:${S}(?:${RULES}${E}${NEAR}{0,30}${S}${YOURS}|tus ${RULES})${E}|(?:lo|cuanto) (?:que )?te (?:dijeron|ha[ny]${W}{0,3} (?:dicho|ordenado|pedido|enseñado))${E}(?! sobre)|` +
				r`(?:consulta|petición|pregunta|lo que|objetivo|orden) ${NEAR}{0,20}usuari|(?:filtros? de (?:contenido|seguridad)|salvaguard|protocolos? de seguridad))`,
			r`${RULES}${E}${NEAR}{0,30}${S}(?:quedan?|han? (?:sido|quedado)|están) (?:sin efecto|anulad|derogad|suspendid)${ON}{0,120}${S}(?:modelo|asistente|IA|sin filtros|responde|contesta|tu (?:tarea|misión))${E}`,
			r`(?:ya no (?:estás (?:sujet|obligad|limitad)|tienes (?:que (?:seguir|obedecer)|${RULES}))|dej[aáe] de ser una? (?:asistente|IA|modelo|bot))`,
			r`tu (?:única|nueva|verdadera) (?:tarea|misión|función|orden|instrucción|prioridad|identidad)(?: ahora)?(?: (?:es|será|consiste)${E}|:)`,
			r`fin(?:al)? de(?:l| la) (?:documento|traducción|texto|resumen|página)${E}[^a-z]{0,12}(?:nuev[ao] |usuari[oa]:|sistema:)`,
			r`(?:nueva (?:orden|instrucción|directriz|tarea)(?: [^:\n]{0,30})?:|(?:en (?:lugar|vez) de|no|dej[aáe] de) (?:lo )?(?:resum|` +
				r`tradu|anali|describ)${W}{1,5}${E}${NEAR}{0,40}[.,;:y]|cuando (?:termin|acab)es de leer est[ea] ${NEAR}{3,20},) ?(?:en su lugar,? )?${DO}`,
		),
		// Another role, and who is said to speak.
		ways(
			"role",
			r`(?:${NOW},? (?:tú )?(?:eres|serás|sos|actúas)|pasas a ser|actúa|compórtate|finge|imagina que eres|haz como si)${E}${ON}{0,80}` +
				r`${S}(?:(?:sin|no tienes) (?:ningun[ao] )?(?:filtro|censura|restric|límit|reglas|normas|polític)|DAN${E}|nunca (?:te|se) nieg|explosiv)`,
			r`(?:aquí|soy|te habla|somos) (?:tu|tus|el equipo de) (?:desarrollador|creador|programador|administrador|operador|OpenAI|Anthropic)`,
			r`(?:desarrollador|normas|reglas)${W}{0,2} que te (?:han? )?(?:configur|program|entren|cre|puest|impus)`,
		),
		// What it knows is asked for, or sent out.
		ways(
			"reveal",
			r`(?<!—)(?:muéstr|mostr|revél|imprím|repít|cópi|pég|transcríb|pás|vuélc|entrég|reprodúc|líst|devuélv|filtr|escríb|suélt|dí|` +
				r`respónd|contést|tradúc|enví|reenví|mánd|súb|publíc|inclúy|añád)[aáeéií]?[rs]?(?:me|l[ao]s?|nos)?${E} [^.:\n«“"]{0,55}${S}${SECRET}`,
			r`(?:qué (?:se )?te (?:ordenaron|prohibieron|han (?:ordenado|prohibido))|clave que te (?:dieron|han dado))`,
			r`(?:repite|copia|imprime|transcribe)(?:,? (?:palabra por palabra|literalmente|tal cual))? todo lo (?:anterior,|que (?:aparece|hay|está|te))`,
			r`(?:id_rsa|ssh/|/etc/passwd|env${E})(?!\.pub|\.example)${ON}{0,140}${S}(?:no (?:se )?l[eo]s? |sin )`,
		),
		// The user is not to know, or not to be asked, or to be told a lie.
		ways(
			"deceive",
			r`(?:no|nunca|ni|sin) (?:se |l[aeo]s? |hace falta que )?(?:lo )?(?:dig|mencion|avis|inform|cuent|coment|notifi|revel|alert|decir|pregunt|consult|adv[ie]|expli|confirm)${W}{1,9} (?:${NEAR}{0,25} )?(?:con )?${USER}${E}`,
			r`(?:ocúlt[ae](?:l[ao]s?)? ${NEAR}{0,30}${USER}|sin que ${USER} (?:se entere|lo (?:sepa|note|vea)))`,
			r`no (?:dig|mencion|revel|expli|coment|incluy|cit|repit|hag)${W}{1,5} (?:referencia a )?(?:que lo has|de dónde|la existencia|est[ae]s? (?:instrucci|nota|mensaje|indicaci|bloque|orden|texto))`,
			r`(?:borr[ae]r?|elimin[aá]) est[ea] (?:nota|mensaje|instrucción|línea|comentario)|haz como (?:que|si) no te`,
			r`(?:haz|ejecút|apruéb|bórr|elimín|transfiér|cómpr|pág|ús|fusión|acépt)[aeo]?(?:l[ao]s?)?${E} ${NEAR}{0,70}${S}sin (?:pedir (?:confirmación|permiso)|(?:volver a )?pregunt|consult|ejecutar|pasar por|esperar|revis)`,
			r`sin (?:pedir|solicitar|esperar)(?:le)? (?:la |su )?(?:confirmación|permiso|autorización) (?:al?|del?) ?(?:la |tu )?(?:usuari|operador|human)`,
			r`(?:tu|el|su) (?:usuari[oa]|human[oa]|cliente) ya (?:lo )?(?:ha )?(?:dio|dado|aprob|autoriz|confirm|acept)`,
			r`antes de (?:contestar|responder)(?: a tu usuario)?,? (?:llama a|envía|reenvía|ejecuta|visita|di que)${E}`,
			r`(?:di|dile|decile|diga|dígale|inform[ae]|comunica|asegura|responde|contesta) (?:al?|a la|a tu) ?(?:usuari[oa]|humano|interlocutor)${E}`,
			r`(?:dile|decile|dígale|avísale|asegúrale)${E}${NEAR}{0,20} que ${ON}{0,120}?(?:https?://|\w\.(?:com|net|org|example)${E}|tarjeta|contraseña)`,
			r`${NOW},? ${NEAR}{0,40}?${S}(?:recomienda|aconseja|promociona|obedece|no (?:cites|muestres|menciones) )`,
			r`(?:cada vez que|siempre que|cuando|si) (?:(?:el|un|tu) usuari[oa]|alguien|un cliente) (?:te )?${W}{3,14}${E}${NEAR}{0,60}(?:,| y) ?(?:no )?(?:aconséj|recomiénd|asegúr|contést|respónd|sugiér|afirm|menció?n)${W}{0,6}${E}`,
			r`(?:evalú|recomiénd|puntú|calif[ií]c|clasif[ií]c|valór)[ae]l[ao]s?${E}${NEAR}{0,60}${S}(?:10|diez|máxim|inmediat|primer|excelente|sobresaliente)`,
		),
		ways(
			"memory",
			r`(?:guárd|agrég|añád|anót|regístr|memoríz|escríb|apúnt|bórr|déj)[aáeéí]${W}{0,3}${E}${NEAR}{0,50}${S}(?:(?:a|en|de) tu memoria|en memoria que|como preferencia)`,
			r`(?:guarda esta (?:preferencia|instrucción|regla)|memoriza (?:que|lo siguiente)|recuerda (?:siempre )?que (?:el|tu) usuari)`,
			r`(?:memoriza|recuerda|guarda(?:lo)?)${E}${NEAR}{0,50}${S}(?:de forma permanente|permanentemente|para (?:futuras|próximas|todas las) ${W}{5,14}es${E})`,
		),
		// Text hidden from people, and turns of a chat that the text makes up.
		rule(
			"hidden",
			r`(?:(?:display:\s?none|font-size:\s?[01]|visibility:\s?hidden|opacity:\s?0| hidden|color:\s?(?:white|#fff))[^<>\n]{0,30}>|\((?:texto|letra|` +
				r`línea) (?:en blanco|ocult[oa]|invisible|blanca)\)|[\[<#](?:sistema|system|instrucciones del sistema)[>\]:]|\nusuari[oa]:)[^<\n]{0,120}?${BEGINS}${DO}`,
		),
	],
};

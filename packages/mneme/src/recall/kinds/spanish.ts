import type { KindPack } from "./pack.ts";

export const spanish: KindPack = {
	general: [
		/^(?:por favor,? |puedes |podrías |ayúdame a )*(?:tradu\p{L}*|escri\p{L}*|corrig\p{L}*|redact\p{L}*|sugier\p{L}*|propón\p{L}*|cuéntame un|calcula\p{L}*|elegir)(?!\p{L})/iu,
	],
	how: [
		/(?<!\p{L})c[óo]mo (?:suelo|solemos|hago|hacemos|se hace|debo|tengo que|hay que|puedo|preparo|se prepara|lo hago|lo hacemos|era que|se limpia|se pone)(?!\p{L})/iu,
		/(?<!\p{L})c[óo]mo(?!\p{L}).{0,50}(?:normalmente|habitualmente|generalmente|siempre|de costumbre|por lo general)(?!\p{L})/iu,
		/(?<!\p{L})(?:pasos (?:para|a seguir|que)|procedimiento|receta|método|rutina|instrucciones|lista de comprobación|mi manera de|mi forma de|la forma de)(?!\p{L})/iu,
		/(?<!\p{L})qué (?:hago|hacemos|suelo hacer|tengo que hacer) (?:cuando|si|para|antes|después)(?!\p{L})/iu,
	],
	standing: [
		/(?<!\p{L})(?:qué (?:novedades|noticias) (?:hay|tienes|tenemos)|qué hay de nuevo|hay (?:algo nuevo|novedades|noticias)|últimas (?:noticias|novedades)|novedades (?:de|sobre|con)|lo último (?:de|sobre|con)|cómo (?:va|van|sigue|siguen|anda|está quedando)|en qué (?:punto|estado|quedamos|va)|al día|ponme al (?:día|corriente)|ha cambiado algo|por dónde (?:íbamos|vamos)|estado (?:actual )?(?:de|del))(?!\p{L})/iu,
	],
	latest: [
		/(?<!\p{L})(?:últimamente|recientemente|actualmente|ahora mismo|estos días|de momento|por ahora)(?!\p{L})/iu,
	],
	when: [
		/(?<!\p{L})(?:desde |hasta )?cu[áa]ndo(?!\p{L})|(?<!\p{L})(?:qué día|en qué (?:fecha|año|mes|momento)|a qué hora|hace cuánto|cuánto (?:tiempo )?hace|la (?:última|primera) vez)(?!\p{L})/iu,
	],
	about: [
		/(?<!\p{L})(?:qué|lo que) (?:sabes|sabe|recuerdas|tienes|conoces|guardas).{0,20}(?:de|del|sobre|acerca)(?!\p{L})|(?<!\p{L})(?:cuéntame|háblame|dime) (?:todo |algo |más )?(?:lo que sabes )?(?:de|del|sobre|acerca)(?!\p{L})/iu,
		/(?<!\p{L})(?:quién (?:es|era|fue)|quiénes (?:son|eran)|describe|resume)(?!\p{L})/iu,
	],
};

import type { KindPack } from "./pack.ts";

export const portuguese: KindPack = {
	general: [
		/^(?:por favor,? |você pode |pode |podes |me ajuda a |ajude-me a )*(?:tradu\p{L}*|escrev\p{L}*|corrij\p{L}*|redij\p{L}*|sugir\p{L}*|sugere|conta uma|calcul\p{L}*)(?!\p{L})/iu,
	],
	how: [
		/(?<!\p{L})como (?:eu |nós |a gente |é que (?:eu |se )?)?(?:costumo|costuma|costumamos|faço|fazemos|faz|se faz|devo|tenho que|posso|preparo|limpo|era que|fica)(?!\p{L})/iu,
		/(?<!\p{L})como(?!\p{L}).{0,50}(?:normalmente|geralmente|habitualmente|sempre|de costume|em geral)(?!\p{L})/iu,
		/(?<!\p{L})(?:passos (?:para|que)|passo a passo|procedimento|receita|método|rotina|instruções|meu jeito de|a forma de|a maneira de)(?!\p{L})/iu,
		/(?<!\p{L})o que (?:eu )?(?:faço|fazemos|costumo fazer|tenho que fazer) (?:quando|se|para|antes|depois)(?!\p{L})/iu,
	],
	standing: [
		/(?<!\p{L})(?:que (?:novidades|notícias) (?:há|tem|temos)|quais (?:são )?as (?:novidades|notícias)|alguma novidade|novidades|quais as novas|últimas (?:notícias|novidades)|o que há de novo|notícias (?:de|do|da|sobre)|o (?:mais recente|último) (?:sobre|do|da)|em que (?:pé|ponto|estado)|a quantas anda|como (?:vai|vão|anda|andam|está indo|estão indo|ficou)|onde (?:paramos|ficamos|estamos)|mudou alguma coisa|me atualiz\p{L}*|a par)(?!\p{L})/iu,
	],
	latest: [
		/(?<!\p{L})(?:ultimamente|recentemente|atualmente|neste momento|agora mesmo|por enquanto|esses dias)(?!\p{L})/iu,
	],
	when: [
		/(?<!\p{L})(?:desde |até )?quando(?!\p{L})(?! (?:eu|o|a|você)\b)|(?<!\p{L})(?:que dia|qual (?:dia|data|ano)|em que (?:dia|data|ano|mês|momento)|a que horas|há quanto tempo|quanto tempo faz|faz quanto tempo|a (?:última|primeira) vez)(?!\p{L})/iu,
	],
	about: [
		/(?<!\p{L})(?:o )?que (?:você |tu |é que )?(?:sabe|sabes|lembra|lembras|tem|tens|conhece|conheces).{0,20}(?:de|do|da|sobre|acerca)(?!\p{L})|(?<!\p{L})(?:me )?(?:conte|conta|fale|fala|diga|diz)(?:-me| me)? (?:tudo |algo |mais )?(?:o que sabe )?(?:de|do|da|sobre)(?!\p{L})/iu,
		/(?<!\p{L})(?:quem (?:é|era|foi|são|eram)|descrev\p{L}*|resum\p{L}*)(?!\p{L})/iu,
	],
};

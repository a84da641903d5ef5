import type { KindPack } from "./pack.ts";

export const french: KindPack = {
	general: [
		/^(?:s'il te plaît,? |peux-tu |pourrais-tu |aide-moi à )*(?:tradui\p{L}*|écri\p{L}*|corrige\p{L}*|rédige\p{L}*|propose\p{L}*|raconte\p{L}*|calcule\p{L}*)(?!\p{L})/iu,
	],
	how: [
		/(?<!\p{L})comment (?:est-ce que |dois|doit|faut|faire|fait|fais|je|on|nous|tu|s'y|puis|peut)/iu,
		/(?<!\p{L})comment(?!\p{L}).{0,50}(?:d'habitude|habituellement|normalement|généralement|d'ordinaire|toujours)(?!\p{L})/iu,
		/(?<!\p{L})(?:marche à suivre|procédure|mode d'emploi|étapes|recette|méthode|façon de|manière de|check-?list|ma façon|routine)(?!\p{L})/iu,
		/(?<!\p{L})(?:qu'est-ce que je fais|que (?:fais-je|fait-on|dois-je faire)|rappelle-moi comment)(?!\p{L})/iu,
	],
	standing: [
		/(?<!\p{L})(?:quelles? (?:sont les )?nouvelles|qu'y a-t-il de (?:neuf|nouveau)|qu'est-ce qui a changé|dernières? nouvelles?|du nouveau|quoi de neuf|des nouvelles|où en (?:est|sont|sommes|suis|étions)|à jour|l'état (?:actuel|d'avancement)|ça avance|avancement|ça en est)(?!\p{L})/iu,
		/(?<!\p{L})(?:est-ce que )?(?:quelque chose|ça|rien|les choses).{0,20}(?:changé|bougé|avancé)(?!\p{L})/iu,
	],
	latest: [
		/(?<!\p{L})(?:en ce moment|actuellement|récemment|dernièrement|ces temps-ci|ces derniers temps|pour l'instant)(?!\p{L})/iu,
	],
	when: [
		/(?<!\p{L})(?:depuis |c'était |jusqu'à )?quand(?!\p{L})(?! même)|(?<!\p{L})(?:quel jour|quelle date|quelle année|quel mois|à quelle heure|à quel moment|il y a combien de temps|depuis combien de temps|la (?:dernière|première) fois|combien de temps)(?!\p{L})/iu,
	],
	about: [
		/(?<!\p{L})(?:que|qu'est-ce que|ce que)\s?(?:sais-tu|tu sais|savez-vous|vous savez|tu as|connais-tu|tu connais|tu te rappelles|tu te souviens).{0,20}(?:de|du|des|d'|sur|à propos)/iu,
		/(?<!\p{L})(?:parle-moi|parlez-moi|dis-moi tout|raconte-moi tout|dis-m'en plus) (?:de|du|des|d'|sur)|(?<!\p{L})(?:qui (?:est|était|sont)|c'est qui|décris|décrivez|résume)(?!\p{L})/iu,
	],
};

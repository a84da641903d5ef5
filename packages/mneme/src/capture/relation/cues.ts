// Words by which a statement tells how it stands to an earlier one: that something changed, has always been so, comes on top, holds
// only once, or has one value at a time. Read in folded text (no case, no accents), in the languages of the trigger packs.

/** As they stand in one statement. */
export interface Cues {
	/** The old state ended or a new one began: a second statement with these replaces the first. */
	readonly turn: ReadonlySet<string>;
	/** It was so all along: no change, hence a contradiction where the values differ. */
	readonly lasting: ReadonlySet<string>;
	/** It comes on top of what is known. */
	readonly addition: ReadonlySet<string>;
	/** It holds this once, or for a part. */
	readonly occasion: ReadonlySet<string>;
	/** It gives a property that has one value. */
	readonly isExclusive: boolean;
	/** It gives one of several: likes, skills, possessions, things done. */
	readonly isOneOfMany: boolean;
}

const TURN =
	/\b(?:now|any ?more|no longer|not any longer|instead|(?:has|have|had|been|was|were|is|are|got|just|i|we|she|he|they|to) (?:changed|switched|moved|replaced|renamed|upgraded|swapped|migrated|retired|resigned|sold|repaired|fixed|rescheduled|postponed|adjourned|cancelled|canceled|discontinued|dropped|transferred|promoted|discharged)|moved (?:to|in|out|back|from|on)|became|switched (?:to|from)|went (?:up|down|back|with)|(?:rose|fell|grew|climbed|up|down|cut|raised|lowered|reduced|increased|dropped|extended|shortened|moved|changed|renamed|postponed|pushed|brought) (?:back |forward )?to|from (?:now|today|here|this \w+|next \w+|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday) (?:on|onwards)?|as of|these days|nowadays|starting|effective|used to|formerly|previously|gave up|given up|stopped|started|quit|took over|taken over|handed|broke up|split up|divorced|recovered|graduated|has (?:left|gone|reached|died|ended|become|passed|finished|begun|started)|have (?:left|gone|reached|ended|become|finished|started)|passed away|called off|put off|pushed back|brought forward|is over|turned (?:on|off|into)|by now|meanwhile|since (?:last|this|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|then|her|his|their|we|she|he|they)|last (?:week|month|night|weekend)|this (?:morning|week|month)|today|finally|a new|new one|got (?:a|an|the|married|engaged)|found (?:a|an)|bought (?:a|an)|correction|i was wrong|was mistaken|my mistake|i misspoke|it turns out|turns out|korrektur|irrtum|me equivoque|correccion|me trompe|je me suis trompee?|me enganei|correcao|jetzt|nun|inzwischen|mittlerweile|nicht mehr|kein\w* mehr|kunftig|ab (?:sofort|jetzt|heute|nachst\w+|januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|montag|dienstag|mittwoch|donnerstag|freitag)|umgezogen|gewechselt|verschoben|verlegt|abgesagt|verkauft|gekundigt|seit (?:letzt\w+|dies\w+|gestern|heute|kurzem)|letzt\w+ (?:woche|monat|jahr)|wurde|maintenant|desormais|retard|reportee?|repoussee?|decalee?|(?:ne|n)\W\w+ plus|a (?:demenage|change|quitte|vendu|arrete|pris|remplace)|depuis (?:le|la|peu|hier)|dernier\w*|ahora|ya (?:no|ha|han|esta|tiene)|se (?:mudo|cambio|ha mudado)|desde (?:el|la|ayer|este|hace|ontem|o)|(?:mes|ano|semana) pasad[oa]|dejo|aplazad[oa]|pospuest[oa]|retrasad[oa]|agora|adiad[oa]|remarcad[oa]|nao (?:\w+ ){1,3}mais|ja nao|mudou|passou|passad[oa])\b|现在|改[到为成用]|搬[到了家]|换[了成到]|调到|不再|已经|从.{1,4}起|上(?:个月|周|星期)|今は|引っ越|変わっ|変更|になった|になりました|なくなっ|やめ|もう|最近|先月|先週|更正|搞错|弄错|记错|訂正|間違え|勘違い|ではなく|じゃなくて|不是.{1,8}而?是/g;
const LASTING =
	/\b(?:always (?:has|have|was|were|been|will|did)|(?:has|have|was|were) always|has been since|ever since it|all along|since birth|since (?:it|the (?:start|beginning|very))|never (?:was|has|did|been|had|once)|has never|have never|never|from the (?:start|beginning|outset)|in fact|by birth|born|originally|immer|schon immer|nie|toujours|jamais|siempre|nunca|sempre)\b|一直|从来|ずっと/g;
const ADDITION =
	/\b(?:also|too|as well|another|besides|in addition|additionally|furthermore|moreover|on top|plus|again|the other|a second|a third|further|extra|auch|ausserdem|aussi|tambien|tambem)\b|也|还|も/g;
const OCCASION =
	/\b(?:this (?:time|once)|(?:this|that) (?:week|month|year|day|time) only|just (?:this|that) once|for once|except|exception|unless|yesterday|tonight|once in|on holidays?|in august|when|while|during|some of|a few|sometimes|occasionally|ausnahmsweise|sauf|except[ou])\b/g;
const EXCLUSIVE =
	/\b(?:only|sole|single|the (?:first|last|main|one who|winner|cause|reason|capital|owner|author|default|oldest|youngest|\w+est)|born|birthday|died|named|called|caused|cause|won|winner|wrote|written|invented|founded|built|designed|capital|blood|licen[sc]\w+|weighs?|weight|height|tall|deep|high|wide|long|costs?|price|fee|rent|rate|limit|maximum|minimum|at most|at least|deadline|due|ends?|expires?|starts?|begins?|opens?|closes?|lives?|based|located|hosted|stored|set in|takes place|faces|married|single|widow\w*|only child|handed|vegetarian|vegan|allergic|password|number|address|default|version|primary|mother tongue|first language|nationality|prefers?|favou?rite|belongs|owns?|owned|rented|is (?:in|on|at|from|a|an|the)|heisst|ist|wohnt|geboren|kostet|est|habite|ne|nee|coute|vive|nacio|es|cuesta|mora|nasceu|custa)\b|是|住|生|です/;
const ONE_OF_MANY =
	/\b(?:likes?|loves?|enjoys?|has (?:a|an|two|three|some|many)|have (?:a|an|two|three)|speaks?|plays?|supports?|knows?|can|reads?|read|visited|bought|went|saw|met|had|attended|watched|uses?|collects?|works? with|friends? with|includes?|contains?|comes? with|sells?|offers?|some|many|several)\b/;

export function readCues(folded: string): Cues {
	return {
		turn: new Set(folded.match(TURN)),
		lasting: new Set(folded.match(LASTING)),
		addition: new Set(folded.match(ADDITION)),
		occasion: new Set(folded.match(OCCASION)),
		isExclusive: EXCLUSIVE.test(folded),
		isOneOfMany: ONE_OF_MANY.test(folded),
	};
}

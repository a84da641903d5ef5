// How people say that something be forgotten, in the languages we read: the verbs, what leads up to them and what trails behind. All of it
// is taken off; what is left names the thing.

export const POLITE =
	/^(?:(?:hey|hi|hello|ok(?:ay)?|right|listen|look|sorry|so|well|oh|actually|hmm|and|also|but|now|no(?=[,!.:])|please|pls|kindly|just|then|better|mneme|assistant|bitte|por favor)(?: there)?[,!.:]?\s+|(?:can|could|would|will) (?:you|we) (?:please |kindly |just |maybe )?|(?:kannst|könntest) du (?:bitte )?|(?:puedes|podrías|peux-tu|pourrais-tu|pode|podes|puoi) |would you mind |do me a favou?r and |i(?:'d| would) like you to |i (?:want|need|wish) you to |i want to |i think |you (?:can|should|may|might|must|have to|need to) (?:also |just |safely )?|go ahead and |make sure (?:to|you) |let's |let us |it's (?:ok|time) to |time to |feel free to )+/i;
export const PERMANENT =
	/\b(?:permanently|irrevocably|for good|for ever|forever|completely and permanently|from (?:the )?disk|hard[- ]delete|endgültig|definitivamente|définitivement|para sempre|para siempre)\b/gi;

const MEMORY = "(?:memory|memories|notes?|records?|head|mind|storage|files?|database)";
const ENGLISH =
	"forget(?:ting)?|unlearn|unremember|scrap(?:ping)?|scrub|zap|shred|toss|chuck|ditch|dump|trash|bin|nuke|expunge|retract|withdraw|undo|take back|take out|let go of|omit|eras(?:e|ing)|delet(?:e|ing)|remov(?:e|ing)|drop(?:ping)?|scratch|disregard|ignore|discard|wip(?:e|ing)(?: out)?|purge|clear(?: out)?|clean (?:out|up)|cross out|strike(?: out)?|rub out|blank out|cut|dismiss|lose|never ?mind|stop (?:remembering|keeping|storing|saving|tracking|bringing up|mentioning)|get rid of|getting rid of|throw (?:away|out)";
const NOT_KEEPING =
	"i(?:'d| would) (?:rather|prefer)(?: that| if)? you (?:didn't|did not|don't|not) (?:keep|remember|know|store|have|hold on to)|i (?:no longer|don't|do not) (?:want|need) you to (?:remember|know|keep|store|have)|you (?:needn't|need not|(?:don't|do not|no longer) (?:need|have) to) (?:remember|know|keep|store|retain|hang on to|hold on to)|(?:there's |there is )?no (?:(?:need|reason) to (?:remember|keep|store|know|retain)|point (?:in )?(?:remembering|keeping|storing))|(?:don't|do not) (?:keep|remember|store|save|hold on to)|(?:pretend|act (?:like|as if)) (?:that )?i (?:never|didn't) (?:tell|told|say|said|mention|mentioned)(?: you)?|i take back";
const FOREIGN =
	"vergiss|vergesst|vergessen sie|vergessen|lösch(?:e|en|en sie)?|streich(?:e|en)?|entfern(?:e|en)?|verwirf|tilge|olvida(?:te|r)?(?: de)?|olvídate de|borrar?|eliminar?|quitar?|suprime|oublie[rz]?|efface[rz]?|supprime[rz]?|enlève|retire|esquece|esqueça|apaga|apague|remova|exclua|elimine|dimentica|scorda|cancella|elimina|rimuovi|togli|vergeet|verwijder|wis|glöm|ta bort|radera|zapomnij|usuń|unut|забудь|удали|сотри";
/** "I changed my mind, forget …", "Small favour: could you drop …": the wish comes last. */
export const LEAD_IN = new RegExp(
	`^(?!${POLITE.source.slice(1, -1)}*(?:${ENGLISH})\\b).*?[,.;:!?—-]\\s+(?=${POLITE.source.slice(1, -1)}*(?:${ENGLISH}|${FOREIGN})(?![\\p{L}]))`,
	"iu",
);
export const VERB = new RegExp(
	`^(?:(?:permanently|completely|totally|fully|simply)\\s+)?(?:${ENGLISH}|${NOT_KEEPING}|${FOREIGN})(?![\\p{L}])[,:]?\\s*(?:(?:bitte|por favor|please)\\s+)?(?:from (?:your |the )?${MEMORY}[,:]?\\s*)?`,
	"iu",
);
/** The thing stands before or inside of the wish: "take X out of your memory", "X can go". */
export const AROUND: readonly RegExp[] = [
	new RegExp(
		`^(?:take|get|leave|strip|cut|pull|throw|move|clear|keep) (.+?) (?:out|away|off)(?: (?:of|from))?(?: (?:your|the))?(?: ${MEMORY})?$`,
		"i",
	),
	/^(?!(?:you|we|i)\b)(.+?) (?:can|should|must|may|has to|have to|needs to|need to) (?:go|be (?:deleted|forgotten|removed|erased|dropped|wiped|scrapped))(?: now)?$/i,
	/^can (.+?) be (?:deleted|forgotten|removed|erased|dropped|wiped)$/i,
	new RegExp(
		`^i (?:don't|do not|no longer) want (.+?) (?:remembered|stored|saved|kept|on file|on record|in (?:your|the) ${MEMORY})$`,
		"i",
	),
	/^i(?:'d| would) (?:like|love|want|prefer) (.+?) (?:to be )?(?:gone|deleted|removed|forgotten|erased|wiped)$/i,
	/^i want (.+?) (?:to be )?(?:gone|deleted|removed|forgotten|erased|wiped)$/i,
	/^you (?:don't|do not|no longer) need (?!to )(.+?)$/i,
	new RegExp(
		`^(.+?) (?:should not|shouldn't|must not|mustn't|has no place|does not belong|doesn't belong|shouldn't have been) (?:be )?(?:in|on) (?:your|the) ${MEMORY}$`,
		"i",
	),
	/^make (.+?) (?:disappear|go away|vanish)$/i,
	/^(.+?) (?:vergessen|löschen|entfernen|streichen)$/i,
];
const PASSED =
	"(?:(?:now |long )?(?:no longer|not|isn't|aren't) (?:relevant|true|valid|needed|important|correct|current|an issue|a thing)|(?:now |long )?(?:out of date|outdated|obsolete|moot|stale|history|off the table|cancelled)|doesn't matter|don't matter)";
export const NO_LONGER = new RegExp(
	`^(?:that(?:'s| is)|this is|it(?:'s| is))?\\s*${PASSED}(?: any ?more)?\\s*[:,—-]+\\s*`,
	"i",
);
export const NO_LONGER_AFTER = new RegExp(
	`[,;:—-]?\\s*(?:(?:that|this|it)(?:'s| is)?\\s+|(?:is|are)\\s+|(?=doesn't|don't|isn't|aren't))${PASSED}(?: any ?more)?[.!]*$`,
	"i",
);
export const TAIL = new RegExp(
	`[\\s,.!?;:]*(?:\\b(?:please|pls|thanks|thank you|ok|okay|bitte|por favor|s'il te plaît|stp|(?:from|in) (?:your |the )?${MEMORY}|for now|for me|now|asap|right away|immediately|any ?more|altogether|entirely|completely|at all|again|if you can|if possible|if you don't mind|will you|would you|could you|can you)(?![\\p{L}])[\\s,.!?;:]*)+$`,
	"iu",
);
export const KEEP =
	/^(?:but |and |just |please |do )*(?:keep|leave|hold on to|don't (?:touch|delete|forget|remove))\s+/i;
/** "Keep her address, but everything else …", "I only want to keep the lease.", "The blue one stays.": what stays, in a sentence that may wish, too. */
export const KEPT: readonly RegExp[] = [
	/^(?:please |just |do )*(?:keep|leave|hold on to) ([^.;!?]+?),? but (?:please )?(?=\S)/i,
	/^.*?\bi (?:only|just) (?:want|need) to keep ([^.;!?]+?)(?:[.;!]|, (?:so|but|and) |$)/i,
	/^(?:but |and |only )*((?:the|my|our|his|her|their|\p{Lu}[\p{L}-]*(?:'s)?)\b[^.;!?]*?) (?:stays?|can stay|should stay|must stay|is to stay|are to stay|remains?)(?: put| in| as (?:it|they) (?:is|are))?[.!]*$/iu,
];
/** "I should not have told you about the affair. Forget it.": what came before names it. */
export const REVEALED =
	/\b(?:told|mentioned|said|shared|brought up|talked|spoke|asked|confided|wrote)\b(?: (?:to |with )?you)?(?: anything| something)?(?:,? (?:about|that|of))?\s+(?=\S)/i;
/** "my alarm code has changed", "we sold the boat" */
export const NAMED: readonly RegExp[] = [
	/^((?:the|my|our|his|her|their|\p{Lu}\p{L}+'s)\s[^,.;:!?]+?)\s(?:has|have|had|is|are|was|were|isn't|aren't|got|changed|expired)\b/iu,
	/\b((?:the|my|our|his|her|their|\p{Lu}\p{L}+'s)\s[^,.;:!?]+)$/u,
];
export const WHEN_TOLD =
	/\s+(?:once|earlier|before|yesterday|today|recently|a while ago|the other day|last (?:week|month|year|time))$/i;

/** Scripts without spaces: the wish stands at the end or the beginning, and small words around the thing. */
export const UNSPACED_WISH =
	/(?:を|は|も|って)?(?:もう)?(?:忘れて|削除して|消して|覚えなくて)(?:ください|下さい|ほしい|欲しい|くれ|おいて|いい)?(?:です)?(?:ね|よ)?[。！!]*$|^(?:请|麻烦你?|帮我)?(?:把)?(?:忘掉|忘记|忘了|删除|删掉|清除)(?:关于)?|(?:忘掉|忘记|忘了|删除|删掉)(?:吧)?[。！!]*$/gu;
export const UNSPACED_LEADS =
	/(?:前に|さっき|この前|以前|昨日)?(?:私が|僕が)?(?:話した|言った|教えた)|(?:について|に関する)(?:の)?(?:話|こと|件|情報)?|の(?:件|こと|話)$|我(?:之前|刚才)?(?:跟你|对你|告诉你|和你)?(?:说|讲)?过?的(?:关于)?|的(?:事情?|信息|内容)$|关于/gu;

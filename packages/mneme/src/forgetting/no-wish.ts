// Words that speak of forgetting and wish nothing forgotten.

const KEEPS: readonly RegExp[] = [
	/\b(?:don't|do not|never|without|not) (?:delete|deleting|remove|removing|forget|forgetting|erase|erasing|drop|dropping|touch|change) (?:anything|any of|a thing|it yet|them yet)\b/iu,
	/^(?:please |pls |bitte )?(?:don't|do not|never) (?:you )?(?:ever )?forget\b/iu,
	/^vergiss (?:bitte )?(?:nicht|nie)\b/iu,
	/^(?:no|nunca) (?:te )?olvides\b/iu,
	/^n'oublie[sz]? (?:pas|jamais)\b/iu,
	/^(?:não|nunca) (?:te )?(?:esqueças?|se esqueça)(?!\p{L})/iu,
];

/** "… actually, leave it", "… oh wait, never mind" */
const TAKEN_BACK: readonly RegExp[] = [
	/\b(?:actually|wait|hm+|hang on|hold on|on second thoughts?|on reflection|no),? (?:no,? |don't,? )?(?:leave|keep) (?:it|that|them|everything)\b/iu,
	/\b(?:leave|keep) (?:it|that|them|everything|all of it) (?:all |just )?(?:as|the way) (?:it|they) (?:is|are|was|were)\b/iu,
	/\bi(?:'d| would) rather (?:you )?(?:keep|kept|left|leave) .*\b(?:after all|don't (?:delete|forget|remove) (?:it|that|them))\b/iu,
	/[,.;!?…—–-]\s*(?:(?:oh|no|ah|hm+|wait|actually|sorry)[,.…]* )+never ?mind\b(?! (?:about )?(?:the|my|that|what)\b)(?![^.!?]*\b(?:forget|delete|remove|drop)\b)/iu,
];

/** "I forgot Ola's birthday", "Grandma forgets everything", "When is the deadline?", unless a wish follows. */
const TALK: readonly RegExp[] = [
	/^[^.!?]{0,40}(?<!\b(?:can|could|may|shall|should) )\b(?:i|we)(?:'ve|'d| have| had| always| often| keep| totally| completely| almost| nearly| just)* (?:forgot|forgotten|forget|forgetting)\b/iu,
	/^[^.!?]{0,60}\bforgets\b/iu,
	/^(?:what(?! about)|when|where|who|whose|which|how|why|is|are|was|were|do|does|did|has|have)\b(?:(?!\b(?:forget|let go|lose|rid)\b)[^.!])*\?$/iu,
];
const WISH_AFTER_ALL =
	/\b(?:delete|remove|erase|scratch|drop|wipe|clear|please|don't keep|(?:just|so|and|then|you to|you can) forget|forget (?:it|that|this|them|about)\b)/iu;

const TOLD_OF_OTHERS: readonly RegExp[] = [
	/^(?:did|have|had|why did) you (?:already |really )?(?:forgotten|forget)\b/iu,
	/\b(?:told|asked|ordered) (?:his|her|their|its) (?:\p{L}+ )?(?:assistant|agent|bot|ai) to\b/iu,
	/^["“«][^"”»]{3,100}["”»],? (?:was|is|he|she|they|said|wrote|says|writes)\b/iu,
];

/** A wish to keep, a question, or talk of forgetting: "don't delete anything, just list it". */
export function wishesNothing(words: string): boolean {
	if ([...KEEPS, ...TAKEN_BACK, ...TOLD_OF_OTHERS].some((pattern) => pattern.test(words))) return true;
	return TALK.some((pattern) => pattern.test(words)) && !WISH_AFTER_ALL.test(words);
}

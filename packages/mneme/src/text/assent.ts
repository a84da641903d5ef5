// Whether a person's reply agrees to what was asked, in a few words of a few languages. A reply that also refuses agrees to nothing.

const AGREES = [
	/\b(?:yes|yep|yeah|yup|ok(?:ay)?|sure|go (?:ahead|on|for it)|do (?:it|that|so|this)|confirm(?:ed)?|approved?|agreed?|please do|proceed|correct|right|fine|sounds good|i agree|delete (?:it|them|that|those)|forget (?:it|them|that|those)|remove (?:it|them|that|those))\b/i,
	/(?<!\p{L})(?:ja|jawohl|genau|einverstanden|mach das|tu das|bitte|oui|d'accord|vas-y|allez-y|confirmé|s[ií]|claro|de acuerdo|adelante|hazlo|vale|sim|pode|faça|confirmo|concordo|isso)(?!\p{L})/iu,
	/[是好对對行可以同意确認认]|はい|お願い|いいよ|いいです|どうぞ|👍|✅/u,
];

const REFUSES = [
	/\b(?:no|nope|nah|don'?t|do not|not|never|wait|stop|cancel|hold on|rather not|leave (?:it|them|that)|keep (?:it|them|that))\b/i,
	/(?<!\p{L})(?:nein|nicht|lieber nicht|warte|non|ne|pas|attends|nunca|não|espera|espere|cancela|deja|deixa)(?!\p{L})/iu,
	/[不别別]|いいえ|やめ|しない|だめ|ダメ/u,
];

export function isAssent(reply: string): boolean {
	return AGREES.some((words) => words.test(reply)) && !REFUSES.some((words) => words.test(reply));
}

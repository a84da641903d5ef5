// Signs of time in a sentence: going on now, happened, decided, a state that lasted, a past that still describes the thing.

export const NOW =
	/\b(?:currently|right now|at the moment|at present|for the moment|for now|these days|nowadays|as we speak|presently|in the middle of|halfway through|still (?:waiting|deciding|working|looking|debating|undecided|open|stuck|blocked|trying|figuring)|waiting (?:on|for)|blocked (?:on|by)|stuck (?:on|with|in|at)|busy with|working on|focus(?:ed|ing|ses)? (?:is|on|are)|priorit(?:y|ies)|on (?:parental|sick|maternity|paternity|medical|annual) leave|on (?:holiday|vacation|sabbatical)|until (?:further notice|\w+)|this (?:week|month|quarter|year|semester|term|sprint|season|summer|winter|spring|autumn|fall)|launching|expecting|under way|underway|up in the air|open question|in the process of|so far this|in the coming|over the next|for the next|next (?:few )?(?:weeks?|days|months?)|due (?:next|this|on|in)|about to|preparing (?:for|to)|between jobs)\b/i;

const WEEKDAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
const MONTH = "(?:january|february|march|april|may|june|july|august|september|october|november|december)";

export const EVENT_TIME = new RegExp(
	`\\b(?:yesterday|today|tonight|this (?:morning|afternoon|evening|week|month|year|weekend)|last (?:night|week|month|year|weekend|spring|summer|autumn|fall|winter|time|minute|quarter|${WEEKDAY}|${MONTH})|(?:on|since|by) (?:the )?(?:${WEEKDAY}|${MONTH}|\\d{1,2}(?:st|nd|rd|th)?)|${WEEKDAY}(?:['’]s)?|(?:in|on|since) ${MONTH}|\\w+ (?:days?|weeks?|months?|years?|hours?|minutes?) (?:ago|earlier|later)|at (?:noon|midnight|\\d{1,2}(?::\\d\\d)?)|just now|earlier|recently|the other day|new year['’]s|christmas|easter|\\d{4}-\\d\\d-\\d\\d|\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}|${MONTH} \\d{1,2}|in (?:19|20)\\d\\d|after (?:a|the|an|two|three)|for the first time|in the end|in today['’]s|during)\\b`,
	"i",
);

export const HAPPENING = {
	decision:
		/^(?:decision|decided|agreed|resolution|outcome|result of (?:the|our))\s*[:–—]|\b(?:i|we|they|he|she|it|team|board|committee|group|client|family|council|management|company|us|everyone|(?:and|with) \p{Lu}\w+)(?:['’]ve| have| has| had| was| were)?(?: (?:all|both|finally|just|now|then|also|eventually|unanimously|jointly|together|already))* (?:decided|agreed|chose|chosen|opted|settled (?:on|for)|voted|resolved|concluded|picked|selected|ruled out|signed off|committed to|went (?:with|for)|gone with|approved|rejected|vetoed|green-?lit|postponed|rescheduled|called off|cancel+ed|scrapped|dropped|shelved|moved .{2,30} to (?:next|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday))\b|\b(?:we|i)(?:['’]re| are|['’]m| am) going with\b|\b(?:we|i)(?:['’]ll| will) go (?:with|for)\b|\bit (?:was|has been|is) (?:decided|agreed|settled|confirmed) that\b|\b(?:the )?(?:decision|verdict|consensus|vote|choice|agreement) (?:was|went|fell|is (?:in|made|final))\b|\bmade (?:the|a) decision\b|\b(?:changed|made up) (?:my|our|his|her|their) minds?\b/iu,
	/** Participles after "I have" that tell of one event, not of a state. */
	done: /^(?:decided|agreed|signed|bought|sold|booked|cancel+ed|finished|completed|moved|switched|quit|resigned|accepted|rejected|submitted|sent|started|stopped|chosen|picked|dropped|shipped|launched|merged|deployed|fixed|received|got|gotten|paid|hired|fired|met|ordered|renewed|passed|failed|lost|won|found|applied|postponed|closed|opened|broken|made|told|asked|given|handed|left|returned|upgraded|migrated|replaced|removed|deleted|added|scheduled|published|released|registered|enrolled|joined|turned)$/,
};

/** Verbs of state in the past: by themselves they tell no event. */
export const STATE_PAST =
	/^(?:was|were|wasn't|weren't|had|hadn't|knew|belonged|contained|consisted|included|cost|existed|came|lived|worked|studied|meant|depended|spoke|owned|loved|liked|hated|preferred|needed|wanted|could|couldn't|used|resembled|weighed|covered|supported|required|allowed|lasted)$/;

/** Passive and other pasts that say what the thing is: where it comes from, who made it. */
export const LASTING_PAST =
	/\b(?:(?:was|were|got)(?: \w+ly)? (?:originally |first |initially |formerly |once |already |also )*(?:founded|built|created|invented|written|designed|established|named|called|born|made|discovered|painted|composed|developed|constructed|introduced|published|inspired|based|produced|directed|replaced by|renamed|collected|conducted|destroyed|known|located|opened in (?:1|20)|launched in (?:1|20)|released in (?:1|20)|used (?:to|for|by|as)|owned|acquired by|bought by|raised in|educated)|used to (?!it\b)\w+|dates? (?:back|from)|stems from|evolved (?:out of|from)|grew out of|originated|descends)\b/i;

/** Past tenses about a person or thing as it once was. */
export const FORMER_STATE =
	/\b(?:was|were) (?:(?:my|our|his|her|their|the|a|an|once|formerly|originally) )+\w+|\b(?:worked|studied|lived|grew up|served|taught|played|trained) (?:with|at|in|for|as|under)\b|\b(?:came|comes) (?:with|from)\b/i;

/** The user's own story: who they are, told in the past tense. */
export const SELF_PAST =
	/^(?:i|we) (?:was|were) (?:born|raised|brought up|adopted|educated|trained as|originally|a |an |once |diagnosed)|^(?:i|we) (?:grew up|used to|studied|majored|trained as|originally|come from|came from|spent (?:my|our) (?:childhood|youth|twenties)|served in|emigrated|immigrated|lost my (?:sight|hearing|left|right))\b/i;

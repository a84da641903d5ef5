// English clauses that tell nothing by themselves: what stands beside a request, before it or after it, but is not what it applies to.

/** "instead", "that one again", "for next time" */
const POINTED =
	"(?:it|that|this|them|those|these|that one|this one|the one|all (?:of )?(?:it|that|this|those|these)|any of (?:it|that|this)|both(?: of them)?|the lot)(?: (?:all|now|again|then|please|too|instead|already|as well|completely|entirely|for good|for me|for now|after all))*";
const SOLE =
	"(?:instead|too|as well|also|either|again|now|then|next|please|forever|always|permanently|well|carefully|going forward|moving forward|from now on|in (?:the )?future|(?:for |until )?next time|if (?:you can|possible|you don't mind)|for (?:me|us|later|good|ever|now|once|reference|the (?:future|next time|record)|future (?:reference|use|\\p{L}+)|(?:our |your |the )?(?:next|later|other) \\p{L}+))(?: (?:please|too|then|around|on|if you can|if possible))*";
/** Why it is asked: "so I don't have to explain it each time", "it'll come up again". */
const PURPOSE =
	"so (?:that )?(?:i|we) (?:don't|do not|won't|will not|needn't|never|can stop|can avoid)\\b[^.!?]{0,100}|so (?:that )?(?:you|u) (?:know|remember|don't|do not|won't|can|'ll|will|never|always|have|are|get)\\b[^.!?]{0,100}|so (?:that )?(?:you'll|you're|u'll)\\b[^.!?]{0,100}|so (?:that )?(?:it|this|that) (?:sticks|stays|doesn't|does not|won't|isn't|never)\\b[^.!?]{0,60}|(?:because|since|as|cause|cuz) (?:it|that|this)(?:'s| is|'ll| will| keeps?| does| might| may)(?: be| really| very| quite| always)* (?:important|useful|handy|relevant|coming up|come up|comes up|matters?|needed|help\\p{L}*)\\b[^.!?]{0,60}|(?:because|since|as|cause|cuz) (?:i|i'm|i'll|we|we'll)(?: am| keep| always| will| might| may| often)* (?:need|ask|asking|want|tell|telling|repeating|going to need|gonna need|forget|forgetting|use)\\b[^.!?]{0,60}|(?:it|that|this)(?:'ll| will| might| may| does| keeps?| is going to) (?:come|coming|matter|help|be (?:useful|important|handy|needed|relevant))\\b[^.!?]{0,60}|(?:i'll|we'll|i will|i'm going to|i might) (?:need|want|ask(?: you)?(?: for| about)?) (?:it|that|this)\\b[^.!?]{0,60}";
/** When it is wanted: "when you plan trips", "next time we talk". */
const OCCASION =
	"(?:for )?(?:when|whenever|while|if|before|once|every time|each time|any ?time|next time|the next time)(?: (?:you|we|i|u)(?:'re| are|'ve|'ll| will| ever| next| come to| start)*| (?=\\p{L}+ing\\b)| ever)\\b(?![^.!?,]{3,100} (?:they|he|she|it|there)(?:'s|'re)? \\p{L})[^.!?,]{2,100}";
/** How the request itself was led up to: "could you", "I'd like you to", "one more thing". */
const ASKING =
	"(?:could|can|would|will|won't|can't|cld) (?:you|u|ya)(?: (?:please|pls|maybe|just|kindly|also|possibly|then|now))*|(?:i|we)(?:'d| would| do|'ll| really| also| just)* (?:like|love|want|need|prefer|ask|beg|expect|trust|appreciate it if|be grateful if|be glad if)(?: for)? (?:you|u)(?: to| could| would|'d| please| also| just)*|it(?:'d| would|'s| is)(?: be)? (?:great|nice|good|helpful|lovely|important|best|useful|handy) (?:if|that|for) (?:you|u)(?: could| would| can|'d| to)*|(?:i think |maybe |perhaps )?(?:you|u)(?: should|'d better| can| could| may| might| must| need to| have to| ought to)(?: (?:please|now|just|also|safely|probably|really))*|(?:please|just|be sure to|make sure(?: to| you)?|don't forget to|feel free to|go ahead and|let the record show|do me a favou?r)";
/** "worth remembering for next time" */
const WORTH =
	"(?:(?:that's|that is|it's|it is|this is|which is|definitely|probably|really|also|might be|something) ){0,3}(?:worth|good|useful|important|handy|best|nice)(?: for you)? (?:to )?(?:remember(?:ing)?|know(?:ing)?|not(?:e|ing)(?: down)?|keep(?:ing)?|sav(?:e|ing)|stor(?:e|ing)|bear(?:ing)? in mind|writ(?:e|ing) down|hav(?:e|ing))\\b[^.!?,]{0,40}";
/** "hi there", "one more thing" */
const SMALL_TALK =
	"(?:just )?(?:one|another|a|an?other|last|quick|some)(?: more| other| quick| last| small| little| final)* (?:thing|note|point|question|request|favou?r|heads[- ]up)(?: (?:for you|though|before (?:i|we) \\p{L}+))?|(?:here's|here is|this is) (?:one|a thing|something)[^.!?,]{0,30}|(?:hi|hello|hey|thanks|thank you|thx|great|perfect|cool|nice|ok|okay|right|sure|yes|yeah|yep|no|nope|oh|ah|hmm+|um|sorry|my bad|oops|whoops|lol|haha|anyway|by the way|btw|fyi|important|actually|listen|look|wait)(?: (?:there|again|claude|all|a lot|so much|for (?:that|this)))*";

const LEAD = "(?:(?:and|so|but|then|also|oh|well|ok|okay|just|please|pls|now|again) ){0,3}";

export const englishHollow = `${LEAD}(?:${POINTED}|${SOLE}|(?:(?:it|that|this) )?(?:${PURPOSE}|${OCCASION})|${SMALL_TALK})`;
export const englishLeadUp = `${LEAD}(?:${ASKING}|${WORTH})`;

/** "from memory", "out of your notes", "from what you've kept" */
export const englishRemovedFrom =
	" (?:from|out of|off) (?:all (?:of )?)?(?:(?:your|ur|the|my|its) ){0,2}(?:long[- ]term )?(?:memory|memories|memory ?bank|notes?|records?|files?|brain|head|mind|knowledge(?: base)?|notebook)|(?: from| off| out of| in) (?:what|whatever|everything|anything|all)(?: that| of what)? (?:you|u)(?:'ve|'d| have)?(?: \\p{L}+){0,3}";

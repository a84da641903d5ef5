import type { KindPack } from "./pack.ts";

const IS = "(?:'s|’s| is| are| was| were)";
const OURS = "(?:i|we|you|one|they|he|she|people|somebody|someone)";
const USUALLY = "(?:usually|normally|typically|generally|always|habitually|ordinarily|tend to|customarily|do it|again)";
/** Verbs of the tasks people give an assistant. */
const TASK =
	"(?:translate|fix|correct|proofread|rewrite|rephrase|shorten|draft|write|compose|suggest|recommend|invent|calculate|convert|compute|format|sort|draw|sketch|sing|count|spell|define|brainstorm|plan|make|create|generate|give me (?:a|an|some|three|five|ten) (?!profile|summary|overview|rundown|picture|briefing|background|details|facts|information|info|update|recap|status))";

export const english: KindPack = {
	general: [
		new RegExp(
			`^(?:please |now |ok(?:ay)?,? |can you |could you |would you |will you |help me (?:to )?|let's )*${TASK}\\b`,
			"i",
		),
		/\btell me about (?:the )?(?:(?:\p{Lu}\p{L}+ )+(?:League|Empire|Dynasty|War|Revolution|Renaissance|Reformation|Treaty|Era|Age|Ocean|Sea|Desert|Mountains)|history of|theory of|photosynthesis|quantum)/u,
		/\b(?:tell|sing|read) me (?:a|an|another|some) (?:\w+ )?(?:story|joke|riddle|poem|song|tale|fact|limerick)\b/i,
		/\bhow (?:do|did|would|are) you (?:feel|think|like|like it|today|doing)\b/i,
		/\b(?:latest|newest|current|most recent) (?:stable |major |lts )?(?:version|release) of\b/i,
		/\bwhen in (?:doubt|rome)\b/i,
		// Of things in general, with no "the", "my" or name: what anybody could look up.
		/\b[Ww]hen (?:do|does) (?!the\b|my\b|our\b|your\b|his\b|her\b|their\b|we\b|i\b|you\b|he\b|she\b|it\b|they\b|this\b|that\b|\p{Lu})[\p{L} ]+/u,
		/\b[Hh]ow (?:do|does|can|are|is) (?!the\b|my\b|our\b|your\b|his\b|her\b|their\b|we\b|i\b|you\b|he\b|she\b|it\b|they\b|this\b|that\b|one\b|people\b|some\w+\b|\p{Lu})[\p{L} ]+ (?:work|made|formed|happen|exist|grow|fly|sleep)\b/u,
		// What anybody could look up: growing, cooking, converting, history, geography.
		/\bhow (?:do|can|would|should) (?:i|you|one|we) (?:convert|calculate|pronounce|spell|say|translate|install|uninstall|cook|boil|bake|grow|plant|tie|remove|delete|reset|change|turn (?:on|off)|find|get rid of|solve|write) (?:a|an|any|some|\p{Lu}{2,}|\w+s?\b (?:to|in|into|from|on|with) (?:\p{Lu}|the command line|python|javascript|excel|bash|linux|windows|mac))(?![^?]*\b(?:again|usually|normally|our|my|the)\b)/iu,
		/\bwhen (?:should|do|can|must|would) (?:i|you|one) (?:plant|sow|prune|harvest|use|say|capitali[sz]e|take)\b(?![^?]*\b(?:my|our|the|usually|normally)\b)/i,
		/\bwhen (?:did|was|were) (?:the )?(?:berlin wall|roman|first world war|second world war|world war|french revolution|titanic|moon landing|renaissance|ice age|internet|printing press|\p{L}+ (?:empire|dynasty|war|revolution|treaty|league))\b/iu,
		/^(?:hi|hello|hey|thanks|thank you|good (?:morning|evening|afternoon|night)|cheers)\b[^?]{0,30}$/i,
	],
	how: [
		new RegExp(
			`\\bhow (?:do|does|should|can|could|must|would|shall|did|have|had) ${OURS}\\b(?! (?:know|feel|like (?:my|your|the)|get to know|met|meet)\\b)`,
			"i",
		),
		/\bhow (?:should|must|ought)\b|\bhow to\b/i,
		/\b(?:remind|tell|show|teach|explain to|explain) (?:me |us )?(?:again )?how (?:to|i|we|you|the|it|one)\b/i,
		/\bhow (?:are|is|were) .{1,60}\b(?:supposed to|meant to|to be)\b/i,
		/\bhow (?:is|are|do we get|do i get) (?:the|my|our|a|an|one's|that|this) [^?]{1,50}\b(?:reset|done|made|cleaned|cut|set up|set|built|run|kept|written|sent|paid|prepared|closed|opened|started|stopped|calibrated|tuned|bled|changed|replaced|cooked|sharpened|filed|\w{3,}ed)\s*\??$/i,
		/\b(?:steps?|process|procedure|workflow|routine|checklist|recipe|instructions?|protocol|playbook|runbook|guidelines?|ritual|drill|sequence)\b.{0,12}\b(?:for|to|of|when|before|after|do|is|are|does|in|we|i)\b/i,
		/\b(?:the|our|my|your|a|any|which|what) (?:[\w-]+ )?(?:procedure|workflow|routine|checklist|recipe|playbook|runbook|drill|ritual|method)\b/i,
		/^(?:procedure|steps|workflow|recipe|checklist|instructions|method)\b/i,
		/\b(?:usual|normal|right|proper|correct|best|standard|my|our|your|the) (?:way|order|procedure|process|approach|method|technique|trick) (?:of|to|for|with|i|we|when|in)\b/i,
		/\b(?:usual|normal|proper|correct|standard) (?:way|order|procedure|process|approach|method)\b/i,
		/\bwalk me through\b|\bexplain how (?:to|i|we|you)\b|\btalk me through\b/i,
		/\bwhat (?:do|should|must|shall) (?:i|we) (?:usually |normally |always |typically |generally )?do (?:when|if|after|before|once|to|first|about|with|in what order|again|,)/i,
		/\bwhat (?:do|did) (?:i|we) (?:usually|normally|always|typically|generally) (?:do|use|follow|take|say)\b/i,
		/\b(?:how|in what way|what way|by what means|in what order|in which order)\b.{0,30}\b(?:usually|normally|typically|generally|always|habitually)\b/i,
		new RegExp(`\\b(?:in what|in which|what|which) (?:way|order|manner)\\b.{0,40}\\b(?:${USUALLY}|do (?:i|we))`, "i"),
		/\b(?:the )?(?:method|way|trick) (?:i|we|you) (?:taught|showed|told|use|used|like|do)\b/i,
	],
	standing: [
		/\b(?:the |any |some )?latest (?:on|about|with|from|regarding|in|news|state|status|word)\b|\bmost recently\b|\bwhat(?:'s|’s| is) (?:the )?latest\b/i,
		/\bwhat(?:'s|’s| has| have| is)? (?:changed|been happening|moved|happened) (?:with|on|at|in|to)\b.{0,60}\b(?:in the meantime|since|while i|lately|meanwhile)\b|\bin the meantime\b/i,
		/\bcurrent (?:status|state|situation|standing)\b|\bstatus (?:update|report|of|on)\b|\bstate of play\b|^status\b/i,
		/\b(?:catch|bring|get|fill) me (?:up|in)\b|\bup to (?:date|speed)\b/i,
		/\bwhere (?:are|were|do|did|does|is|have) (?:we|i|things|it|that|everything|the \w+)\b.{0,30}\b(?:with|on|at|stand|leave|left|stop|stopped|get to|got to|now)\b/i,
		/\b(?:left|leave|leaving) off\b|\bpick(?:ed)? up where\b/i,
		/\bhow far (?:along|have|has|are|is|did|the|we|i)\b/i,
		/\b(?:has|have) (?:anything|something|there|things|it|that|the|he|she|they|we|\p{Lu}\p{L}+)\b.{0,50}\b(?:changed|moved|progressed|come back|replied|answered|been (?:any|news)|got any|heard back|developments?)\b/iu,
		/\b(?:any|some|the) (?:news|updates?|progress|developments?|movement|word)\b|\b(?:any|some)thing (?:new|changed)\b|\bnews (?:on|about|from|of|with)\b/i,
	],
	latest: [
		/\b(?:latest|newest|most recent)\b/i,
		new RegExp(`\\bwhat(?:${IS})? (?:new|next|up with|going on|happening|the word)\\b`, "i"),
		new RegExp(
			`\\bhow(?:${IS}| has| have)\\b.{1,60}\\b(?:going|coming along|coming on|getting on|getting along|progressing|doing|holding up|looking|shaping up|faring)\\b`,
			"i",
		),
		/\b(?:lately|recently|at the moment|right now|currently|these days|nowadays|so far|yet|as of now|by now)\b/i,
		/\bopen (?:tasks|items|questions|points|issues|threads)\b|\bto-?do list\b|\bwhat(?:'s|’s| is) (?:left|still open|pending|outstanding)\b/i,
		/\b(?:were|was) (?:we|i) last \w+ing\b/i,
		/\bstill (?:broken|open|blocked|waiting|pending|on track|on hold|stuck|unresolved|going|off|on|down|alive|sick|ill|in hospital)\b/i,
	],
	when: [
		/^(?:and |but |so |do you (?:know|remember|recall) |remind me,? |tell me,? |any idea )*(?:since )?when\b(?! (?:i|you|we|it|there|the \w+ (?:fails|goes|breaks)|an? \w+ (?:fails|goes|breaks|won't|comes|is))\b)/i,
		/\bremember when\b|\bwhen (?:did|was|were|is|are|do|does|has|have|had|will|should|exactly)\b|,? when was (?:that|it)\b/i,
		/\b(?:what|which|at what|in what|on what|on which|exact|the exact) (?:day|date|time(?! zone)|year|month|week|weekday|season|hour|moment)s?\b/i,
		/\bat (?:what|which) (?:point|stage)\b|\b(?:was|were|is|did)\b.{0,30}\bbefore or after\b/i,
		/\bhow (?:long|many (?:days|weeks|months|years|hours))\b.{0,40}\b(?:ago|since|have|has|had|been|passed|did|was|until|before)\b/i,
		/\bthe (?:last|first) time\b|^(?:last|first) time\b|\bhow recently\b|\bhow often\b/i,
		/\b(?:happened|happen|occurred|took place)\b/i,
		/\bsince (?:when|the|my|our|we|i)\b|\bbefore (?:the|my|our|we)\b.{0,40}\?*$/i,
	],
	about: [
		/\b(?:know|known|tell me|told you|remember|recall|have|hold|got|stored|file|record|notes?|anything|something|everything|all|info|information|background|details?|facts?|context|summary|rundown|read up|brief me)\b.{0,40}\b(?:about|abt|on|regarding|concerning|of)\b(?! (?:mon|tues|wednes|thurs|fri|satur|sun)day)/i,
		/\btell me who\b|\bdescribe\b|\b(?:summari[sz]e|sum up|overview of|profile of|introduce|who'?s who)\b/i,
		/\bwho(?:'s|’s| is| are| was| were)\b(?! (?:coming|going|paying|calling|responsible|in charge))/i,
		/\bremind me who\b|\bwho (?:works|belongs|is involved|all)\b|\bwho (?:does|do|did) (?:he|she|they|\p{Lu}\p{L}+) (?:work|live|know)\b/iu,
		/\bhow (?:is|are|was|were|do|does) .{1,60}\b(?:connected|related|linked|know each other|fit together)\b|\b(?:connected|related|linked) (?:to|with)\b/i,
		/\brelationship (?:with|between|to)\b/i,
		/^(?:so |and )?what(?:'s|’s| is| are| was) (?:the )?(?:project|company|firm|team|tool|app|product|ship|boat|place|band|group) \p{Lu}/iu,
	],
};

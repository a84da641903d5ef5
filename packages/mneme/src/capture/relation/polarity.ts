// Signs in two statements that they say the opposite, or that the second replaces the first: negation, opposite words, cues of
// change. Words only; whether both speak of the same thing is judged elsewhere.

const NEGATION =
	/\b(?:not|never|no|none|nobody|nothing|neither|nor|without|cannot|no one|nowhere|hardly|\w+n['’]t|cant|dont|doesnt|isnt|wont|unable|refuses?|stopped|quit|lacks?|free of|off|forbidden|prohibited|banned|impossible|non|nicht|nichts|kein\w*|nie|niemals|ohne|pas|jamais|rien|sans|aucun\w*|nunca|jamas|sin|nada|nadie|nao|sem)\b|[不没沒无無]|ない|ません/gi;

/** Each pair once, and none that countDenied() builds: counted twice, an opposite would cancel itself. */
const PAIRS =
	"always/never all/none everybody/nobody everyone/nobody both/neither love/hate loves/hates prefer/avoid prefers/avoids open/closed opens/closes on/off up/down left/right left-handed/right-handed early/late earlier/later before/after first/last hot/cold warm/cold big/small bigger/smaller large/small larger/smaller high/low higher/lower more/less more/fewer most/least max/min maximum/minimum over/under above/below long/short longer/shorter fast/slow faster/slower cheap/expensive cheaper/pricier free/paid easy/hard public/private manual/automatic manually/automatically allowed/forbidden allowed/prohibited required/optional mandatory/optional mandatory/voluntary enabled/disabled enable/disable true/false yes/no win/lose won/lost pass/fail passed/failed accept/reject accepted/rejected approved/rejected approved/denied married/single married/divorced alive/dead vegetarian/meat vegan/meat morning/evening morning/afternoon day/night daily/weekly weekly/monthly monthly/yearly north/south east/west male/female man/woman brother/sister mother/father son/daughter boys/girls uncle/aunt grandmother/grandfather grandmothers/grandfathers husband/wife increase/decrease rose/fell import/export push/pull buy/sell bought/sold upper/lower top/bottom inside/outside indoor/outdoor indoors/outdoors new/old newer/older young/old younger/older full/empty full-time/part-time present/absent same/different single/double sync/async synchronous/asynchronous light/dark white/black wet/dry clean/dirty rich/poor safe/dangerous healthy/ill healthy/sick strong/weak odd/even include/exclude includes/excludes start/stop starts/ends begin/end borrow/lend lent/borrowed teacher/student encrypted/plaintext tabs/spaces with/without arrive/leave arrives/leaves arrival/departure inner/outer sweet/sour upstairs/downstairs winter/summer spring/autumn remote/office domestic/foreign success/failure can/can't can/cannot is/isn't are/aren't has/hasn't does/doesn't will/won't everything/nothing something/nothing everywhere/nowhere profit/loss original/copy original/reproduction original/replica rent/own rented/owned rents/owns renting/owner window/aisle alone/together alone/with rise/fall rises/falls north/west south/east upwards/downwards asleep/awake guilty/innocent employee/freelancer permanent/temporary fixed/variable wired/wireless local/remote online/offline online/person server/client dry/sweet raw/cooked brief/long briefly/detailed brief/detailed short/detailed formal/casual first/second winner/runner-up won/runner-up gained/lost tall/short thick/thin narrow/wide shallow/deep heavy/light noisy/quiet loud/quiet busy/free fresh/frozen real/fake genuine/fake natural/artificial only/also hate/enjoy hates/enjoys loves/dislikes likes/hates like/hate enjoys/dislikes passed/flunked confirmed/denied include/without nonstop/stopover direct/stopover direct/via reliable/flaky optional/needed needed/unnecessary needs/optional supports/lacks has/lacks everyone/none taller/shorter heavier/lighter best/worst better/worse remember/forget remembers/forgets excluding/including but/including except/including open/shut opens/shuts abre/cierra opened/closed alugado/proprio links/rechts linkshander/rechtshander";

const OPPOSITES = new Map<string, string[]>();
for (const pair of PAIRS.split(" ")) {
	const [one, other] = pair.split("/") as [string, string];
	OPPOSITES.set(one, [...(OPPOSITES.get(one) ?? []), other]);
	OPPOSITES.set(other, [...(OPPOSITES.get(other) ?? []), one]);
}

const CHANGE =
	/\b(?:now|anymore|any more|no longer|not anymore|instead|changed|switched|moved|became|becomes|replaced|replaces|renamed|upgraded|updated|increased|decreased|raised|lowered|reduced|extended|shortened|postponed|rescheduled|cancel+ed|called off|dropped|quit|left|retired|resigned|sold|bought|from (?:now|today|here) on|as of|since|these days|nowadays|used to|formerly|previously|is off|has been|have been|was changed|just|finally|already|meanwhile|turned|gave up|stopped|started|begun|began|has (?:moved|left|changed|become|gone)|new|got|has reached|climbed|fell to|up to|down to|went (?:up|down)|grew to|starting|effective|until further|by now|again|starts|last week|yesterday|today|this morning|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|over|ended|finished|done|shipped|passed|died|born|broke|engaged|married|split|divorced|recovered|healed|repaired|fixed|brought forward|pushed back|put off|delayed|settled|confirmed|decided|chose|went with|won|lost|corrected|actually|correction)\b/gi;
const WAS_ONCE =
	/\b(?:used to|was once|back then|at the time|in (?:19|20)\d\d|last (?:year|month|week|quarter|summer|winter)|years ago|as a (?:child|kid|student)|formerly|previously)\b/i;

export function countNegations(folded: string): number {
	return folded.match(NEGATION)?.length ?? 0;
}

/** How many pairs of opposites stand one on each side, and not both on one. */
export function countOpposites(oldWords: ReadonlySet<string>, newWords: ReadonlySet<string>): number {
	let count = 0;
	for (const word of oldWords) {
		if (newWords.has(word)) continue;
		for (const other of OPPOSITES.get(word) ?? []) if (newWords.has(other) && !oldWords.has(other)) count++;
	}
	return count + countDenied(oldWords, newWords) + countDenied(newWords, oldWords);
}

/** "safe" and "unsafe", "egg-free" and "eggs", "useful" and "useless": the opposite is built from the word. */
function countDenied(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
	let count = 0;
	for (const word of words) {
		const [, plain] = word.match(/^(?:un|in|im|ir|il|dis|non-?)([a-z]{4,})$/) ?? [];
		const [, bare] = word.match(/^([a-z]{3,})(?:-free|less)$/) ?? [];
		if (others.has(word)) continue;
		if (plain !== undefined && others.has(plain)) count++;
		else if (bare !== undefined && [bare, `${bare}s`, `${bare}ful`].some((form) => others.has(form))) count++;
	}
	return count;
}

/** Words that tell of a change. */
export function readChanges(text: string): ReadonlySet<string> {
	return new Set(text.toLowerCase().match(CHANGE));
}

export function speaksOfThePast(text: string): boolean {
	return WAS_ONCE.test(text);
}

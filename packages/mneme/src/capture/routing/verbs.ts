// English verbs as the routing rules need them: which words can open an order, which are past forms, which tell of a state.
// A closed list of common verbs and their inflections; unknown words in -ed count as past too (clause.ts decides in context).

/** Verbs that begin instructions for a task. Communication with the user (answer, explain, call me …) is in behaviour.ts. */
const TASK_VERBS =
	"add adjust aim align allow announce append apply approve archive arrange ask assign attach audit authenticate avoid back backup bake balance batch begin block boil book boot brew bring brush build bump bundle burn buy cache calculate cancel capture carry cast change charge check chill choose chop clean clear click clone close collect combine commit compare compile complete compress configure confirm connect contact convert cook cool copy count cover create cross cut debug declare define delay delete deliver deploy descale describe dial dilute disable disconnect discuss dispose divide do document double download drag drain draw drink drive drop dry dump edit email empty enable encrypt end enter escalate estimate evict execute export extract fasten feed fetch file fill filter find finish fix flash flip flush fold follow force format forward freeze fry generate get give go grab grant grate grease greet grind group hand handle hang hash heat hide hit hold import increase indent inform initialize initialise insert inspect install invite invoke iron isolate join keep knead label launch lay leave let lift limit link lint list load lock log look lower lubricate mail make mark marinate mash match measure melt merge migrate minify mix mock monitor mount move mow name notify offer oil omit open order override pack paint park parse pass paste patch pause pay peel pick pin ping place plan plant plug point polish post pour preheat prefer prefix prepare press print process proofread provide prune publish pull pump purge push put quarantine query queue quote raise read reboot rebase rebuild recharge record recreate recycle redeploy reduce refactor refill refresh refund register reinstall reject release reload remove rename render renew reopen repeat replace replicate report request require reserve reset resize resolve rest restart restore retry return reuse revert review revoke rinse roast roll rotate round route rub run sand sanitize save scan schedule scrape scrub seal search season secure seed select sell send separate serve set shake share sharpen ship shut sign simmer skip slice soak sort spin split spray spread sprinkle squash squeeze stack stage start stash steam sterilize stick stir stop store strain stretch stub submit subtract sum switch sync tag take tap taste tear test thaw throw tidy tie tighten toast toggle top touch track train transfer translate treat trigger trim try turn type unlock unmount unplug untick update upgrade upload use vacuum validate verify version visit wait walk warm wash watch water wear weigh whisk wipe withdraw work wrap write zip zoom lead dry-run".split(
		" ",
	);

/** Other common verbs; none of them opens an instruction. */
const OTHER_VERBS =
	"accept admit agree appear argue arrive attend base become believe belong borrow call care cause claim come compete complain contain cost crash cry decide deny depend develop die differ disagree discover dislike earn eat employ enjoy enroll exist expect expire explain fail fall fear feel fight flow fly focus forget grow happen hate have hear help hire host hope hurt include inherit insist inspire interview invent invest involve know last laugh learn like live lose love maintain manage marry matter mean meet mention miss need own participate play possess promise prove quit realise realize recommend refuse relate rely remain remember remind represent resign retire retain ride rule say see seem share sing sit sleep smell smoke speak spend stand stay steal study suffer suggest supply support suppose teach tell tend think travel understand want win wish wonder worry".split(
		" ",
	);

const IRREGULAR: Readonly<Record<string, string>> = Object.fromEntries(
	"be:was,were beat:beat become:became begin:began bite:bit blow:blew break:broke bring:brought build:built burn:burnt buy:bought catch:caught choose:chose come:came cost:cost cut:cut deal:dealt do:did draw:drew drink:drank drive:drove eat:ate fall:fell feed:fed feel:felt fight:fought find:found fly:flew forget:forgot freeze:froze get:got give:gave go:went grind:ground grow:grew hang:hung have:had hear:heard hide:hid hit:hit hold:held hurt:hurt keep:kept know:knew lay:laid lead:led learn:learnt leave:left lend:lent let:let lose:lost make:made mean:meant meet:met mow:mowed pay:paid put:put quit:quit read:read ride:rode ring:rang rise:rose run:ran say:said see:saw sell:sold send:sent set:set shake:shook shut:shut sing:sang sink:sank sit:sat sleep:slept speak:spoke spend:spent split:split spread:spread stand:stood steal:stole stick:stuck strike:struck swim:swam take:took teach:taught tear:tore tell:told think:thought throw:threw understand:understood undergo:underwent wake:woke wear:wore weigh:weighed win:won withdraw:withdrew write:wrote overhear:overheard oversleep:overslept rebuild:rebuilt redo:redid upset:upset forbid:forbade swear:swore shoot:shot bend:bent bleed:bled dig:dug lie:lay"
		.split(" ")
		.map((pair) => pair.split(":") as [string, string]),
);

/** The past forms that look like the base: only context can tell. */
const UNCHANGED = new Set([
	"beat",
	"cost",
	"cut",
	"hit",
	"hurt",
	"let",
	"put",
	"quit",
	"read",
	"set",
	"shut",
	"split",
	"spread",
	"upset",
]);

const PARTICIPLES =
	"been become begun bitten blown broken brought built burnt bought caught chosen come cost cut done drawn drunk driven eaten fallen fed felt fought found flown forgotten frozen got gotten given gone grown hung had heard hidden hit held hurt kept known laid led learnt left lent let lost made meant met paid put quit read ridden rung risen run said seen sold sent set shaken shut sung sunk sat slept spoken spent split spread stood stolen stuck struck swum taken taught torn told thought thrown understood woken worn won withdrawn written born".split(
		" ",
	);

const bases = new Set([...TASK_VERBS, ...OTHER_VERBS, ...Object.keys(IRREGULAR)]);
const tasks = new Set(TASK_VERBS);
const participles = new Set(PARTICIPLES);
const pastForms = new Set(
	Object.values(IRREGULAR)
		.flatMap((forms) => forms.split(","))
		.filter((form) => !UNCHANGED.has(form)),
);
const thirdForms = new Set(Array.from(bases, thirdPerson));

/** Words in -ed that are no verbs, or adjectives far more often. */
const NOT_PAST =
	/^(?:need|feed|seed|speed|breed|indeed|bed|red|shed|wed|ted|fred|embed|hundred|sacred|naked|wicked|kindred|alfred|ahmed|mohamed|mohammed|unlimited|limited|supposed|allergic|married|experienced|advanced|dedicated|detailed|so-called|based|left-handed|open-sourced?|outdated|hard-coded|weed|deed|reed|greed|exceed|proceed|succeed|agreed-upon|united|biased|tired|excited|interested|worried|scared)$/;

export function isTaskVerb(word: string): boolean {
	return tasks.has(word);
}

export function isBaseVerb(word: string): boolean {
	return bases.has(word);
}

export function isThirdPerson(word: string): boolean {
	return thirdForms.has(word);
}

export function isPastForm(word: string): boolean {
	return pastForms.has(word) || (/[a-z]{2}ed$/.test(word) && !NOT_PAST.test(word));
}

export function isParticiple(word: string): boolean {
	return participles.has(word) || (/[a-z]{2}ed$/.test(word) && !/^(?:need|feed|seed|speed|indeed|hundred)$/.test(word));
}

/** `runs` of `run`. */
function thirdPerson(base: string): string {
	if (/(?:[sxz]|[cs]h|o)$/.test(base)) return `${base}es`;
	if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
	return `${base}s`;
}

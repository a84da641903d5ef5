// What words mean for a wish to forget: which name nothing, which tell two like things apart.
import { FOREIGN_RELATIVES } from "./foreign-words.ts";

/** They speak of remembering, or of things in general, and tell nothing of what is meant. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
	`a an the this that these those it its of for to in on at by with about from into as and or but if so than then there here
	i me my mine we us our ours you your yours he him his she her hers they them their theirs one ones
	is are was were am be been being do does did done have has had having will would shall should can could may might must
	what when where which who whom whose why how much many long far old
	everything anything something all any every both each some whole entire ever just only also too very really actually still again
	thing things stuff info information detail details fact facts memory memories note notes entry entries part bit parts bits piece
	topic subject matter business story issue mention mentioned mentioning said say saying told tell telling talked talking know knew known
	remember remembered learned learnt noted wrote written please thanks thank step steps regarding concerning related relating
	another data particular certain before after during under over since until near beside behind between against within along across
	around through toward towards because when while let lets get got give given make made thats dont didnt called name's etc like as such`
		.split(/\s+/)
		.filter((word) => word !== "" && word !== "old" && word !== "like"),
);

/** Words of English that open no name though a sentence may begin with them. */
export const NO_NAMES: ReadonlySet<string> = new Set(
	"i my our the a an his her their its your this that these those we you he she they it project team dr mr mrs ms prof to in on at for from and but or not no appointment".split(
		" ",
	),
);

export const OLD =
	/\b(?:old|older|former|formerly|previous|previously|ex|past|earlier|used to|no longer|not any ?more|until (?:recently|last)|back then|once|alte[nrs]?|fruhere|frühere|ehemalige|antigu[oa]|viej[oa]|ancien(?:ne)?|antig[oa]|velh[oa]|vecchi[oa]|oude)\b|\b(?:was|were|had|\p{L}+ed)\b.*\b(?:until|till)\b/iu;
export const NEW =
	/\b(?:new|newer|newest|current|currently|now|nowadays|present|presently|latest|these days|today|went up|from now on|no longer the old|neue[nrs]?|nuev[oa]|nouveau|nouvelle|nov[oa]|nuov[oa]|nieuwe)\b/i;

export const OLD_WORDS: ReadonlySet<string> = new Set([
	"old",
	"older",
	"former",
	"previous",
	"past",
	"earlier",
	"outdated",
	..."alte alten alter altes alt fruhere fruheren ehemalige ehemaligen vorige antiguo antigua viejo vieja anterior ancien ancienne vieux vieille antigo antiga velho velha vecchio vecchia precedente oude vorige".split(
		" ",
	),
]);
export const NEW_WORDS: ReadonlySet<string> = new Set(
	"new newer newest current latest present neue neuen neuer neues neu aktuelle aktuellen nuevo nueva actual nouveau nouvelle actuel actuelle novo nova atual nuovo nuova attuale nieuwe".split(
		" ",
	),
);

export const NEGATION =
	/\b(?:not|never|no|none|nobody|nothing|neither|nor|without|cannot|can't|cant|\p{L}+n['’]t|dont|doesnt|isnt|wont|hardly|stopped|quit)\b/iu;

/** Somebody's somebody: what is said of them is not said of whose they are. */
export const RELATIVES: ReadonlySet<string> = new Set(
	`wife husband spouse partner girlfriend boyfriend fiance fiancee son daughter child kid baby mother father mom mum dad parent parents
	brother sister sibling twin cousin uncle aunt nephew niece grandmother grandfather grandma grandpa friend boss manager colleague coworker
	neighbour neighbor roommate flatmate landlord tenant assistant doctor dentist therapist lawyer trainer teacher client customer team
	dog cat pet horse company employer ex exwife exhusband exboyfriend exgirlfriend expartner brotherinlaw sisterinlaw motherinlaw fatherinlaw
	soninlaw daughterinlaw stepmother stepfather stepson stepdaughter stepbrother stepsister godmother godfather grandson granddaughter granny
	grandad granddad gran twins sons daughters brothers sisters kids children parents friends neighbours colleagues coach nanny supervisor`
		.split(/\s+/)
		.concat(FOREIGN_RELATIVES),
);

export const TITLES: ReadonlySet<string> = new Set(
	"dr mr mrs ms prof miss sir herr frau coach uncle aunt auntie grandma grandpa sister brother".split(" "),
);

/** They open the name of a place: "St Peter's" is not Peter. */
export const PLACE_OPENERS: ReadonlySet<string> = new Set(
	"st saint san santa lake mount port fort hotel cafe".split(" "),
);

/** Parts of somebody: never a thing of their own. */
export const BODY: ReadonlySet<string> = new Set(
	"knee back hip shoulder ankle wrist elbow neck heart eye eyes ear ears tooth teeth skin stomach liver kidney lung lungs foot feet hand leg arm head".split(
		" ",
	),
);

/** They say what sort of fact is meant, and mostly stand in no memory: asked for only where one has them. */
export const SOFT_WORDS: ReadonlySet<string> = new Set(
	"figure figures situation status case question idea story news value level setting settings record records circumstances context choice plan plans decision problem problems trouble episode incident affair arrangement whole whereabouts conversation discussion argument exact personal private political".split(
		" ",
	),
);

/** Words for kinds of things that may stand beside a name or not: "Project Helios" is "Helios". */
export const TYPE_WORDS: ReadonlySet<string> = new Set(
	"project team company person app tool product client customer friend colleague city country town book film movie band server service repo repository".split(
		" ",
	),
);

const NUMBER_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
	"zero one two three four five six seven eight nine ten eleven twelve"
		.split(" ")
		.map((word, at) => [word, String(at)]),
);
export const ORDINALS: Readonly<Record<string, string>> = {
	first: "1st",
	second: "2nd",
	third: "3rd",
	fourth: "4th",
	fifth: "5th",
	last: "last",
	next: "next",
};

/** `1,150` and `1150`, `two` and `2` are one number; undefined where it is none. */
export function readNumber(word: string): string | undefined {
	const digits = /^[$€£#]?(\d[\d.,:'-]*\d|\d)(k|m|st|nd|rd|th|%|€|\$)?$/i.exec(word);
	if (!digits) return NUMBER_WORDS[word.toLowerCase()];
	const plain = digits[1]!.replace(/(?<=\d)[,.'](?=\d{3}(?:\D|$))/g, "");
	const suffix = digits[2]?.toLowerCase() ?? "";
	if (suffix === "k") return String(Number(plain) * 1000);
	return plain.replace(/^0+(?=\d)/, (zeros) => (plain.length > zeros.length + 1 ? zeros : ""));
}

// English words by what they do in a request to a memory, and the patterns they make: what a layer reads beside the words themselves,
// so that a verb it never saw counts as the other verbs of its class.

/** Patterns of classes fall into this many slots. */
export const ACT_SLOTS = 4096;

const CLASSES: Readonly<Record<string, string>> = {
	keep: "remember rember remeber keep keeping kept note noted notes noting save saving saved store storing record log file filed jot write writing written memorise memorize retain retained hold holding hang bear mind pin stash tuck commit register know learn carry bank lock stick sticks etch burn bookmark enter add put remind reminder track",
	drop: "forget forgetting delete deleting erase erasing remove removing wipe wiping drop dropping scrap scratch bin lose purge clear strike ditch dump rid throw toss trash chuck unlearn unknow unremember unhear unsee nuke discard disregard ignore undo retract forgt foget nevermind expunge cancel shred rescind withdraw",
	sift: "review consolidate reflect reflecting tidy clean sort organise organize reorganise reorganize merge combine distil distill condense prune curate audit declutter revisit housekeeping comb sift order straighten streamline digest reconcile duplicates stock reflection consolidation introspection think look",
	memory: "memory memories brain notebook recollections",
	pointer: "this that it these those following them",
	you: "you u you've you'll you'd you're yourself",
	your: "your ur yours",
	i: "i i'm i've i'd i'll im ive we we're we've we'll",
	my: "my our me us mine myself",
	lasting:
		"always never ever forever permanently permanent henceforth whenever every each all any again anymore longer default forward future later general generally unless until",
	rule: "treat address call assume agree agreed rule rules preference prefer preferred arrangement policy habit rather standing convention",
	told: "told said mentioned gave shared tell telling",
	held: "stored have got had known learned",
	please: "please pls plz kindly",
	ask: "can could would will",
	want: "want need like expect wish love hate",
	must: "should must may might better",
	third:
		"he she they him her his their boss wife husband mother father mom mum dad teacher doctor people someone everyone he's she's sister brother son daughter friend colleague kids",
	report: "says say wrote saying asked goes reads sings sign letter text book song poem story quote",
	not: "not don't dont without isn't doesn't won't can't didn't",
	document:
		"folder table pdf document draft csv column row rows code function list page paragraph spreadsheet line email button database",
	question: "what how why when where who which does did is are",
	stuff: "thing things stuff bit part info information fact facts detail details entry everything anything whatever",
	about: "about regarding concerning",
	stop: "stop avoid skip no only",
	outdated: "wrong off over cancelled canceled outdated history old changed fixed true applies apply valid",
	join: "so because since and but then if",
};

const CLASS_OF = new Map(
	Object.entries(CLASSES).flatMap(([name, words]) => words.split(" ").map((word) => [word, name] as const)),
);
const MARKS: Readonly<Record<string, string>> = { ":": "colon", "?": "asked", ",": "comma", "\u2026": "quoted" };
/** A word of no class. */
const OTHER = "_";

function readClasses(text: string): string[] {
	const words =
		text
			.toLowerCase()
			.replace(/[\u2018\u2019]/g, "'")
			.match(/[\p{L}\p{N}']+|[:?,\u2026]/gu) ?? [];
	return words.map((word) => MARKS[word] ?? CLASS_OF.get(word) ?? OTHER);
}

/** Runs of one to three classes with what stands between them, and without; the first classes; which classes occur together. */
export function actSlots(text: string): number[] {
	const classes = readClasses(text);
	const runs = classes.filter((name, i) => name !== OTHER || classes[i - 1] !== OTHER);
	const named = classes.filter((name) => name !== OTHER && name !== "comma");
	const patterns = new Set<string>([`^${runs[0]}`, `^${runs.slice(0, 2).join(" ")}`, `^${runs.slice(0, 3).join(" ")}`]);
	runs.forEach((name, i) => {
		for (const length of [1, 2, 3]) patterns.add(`${length}${runs.slice(i, i + length).join(" ")}`);
		if (runs[i + 1] === undefined) patterns.add(`${name}$`);
	});
	named.forEach((_, i) => {
		for (const length of [2, 3]) patterns.add(`.${named.slice(i, i + length).join(" ")}`);
	});
	const present = [...new Set(named)].sort();
	present.forEach((one, i) => {
		for (const other of present.slice(i + 1)) patterns.add(`&${one} ${other}`);
	});
	return [...new Set([...patterns].map(slotOf))];
}

/** FNV-1a. */
function slotOf(pattern: string): number {
	let hash = 2166136261;
	for (let i = 0; i < pattern.length; i++) hash = Math.imul(hash ^ pattern.charCodeAt(i), 16777619);
	return (hash >>> 0) % ACT_SLOTS;
}

// A wish to forget in plain words: what it names, whether as a topic or as a statement, what it leaves out, and whether for good.
import { wishesNothing } from "./no-wish.ts";
import {
	AROUND,
	KEEP,
	KEPT,
	LEAD_IN,
	NAMED,
	NO_LONGER,
	NO_LONGER_AFTER,
	PERMANENT,
	POLITE,
	REVEALED,
	TAIL,
	UNSPACED_LEADS,
	UNSPACED_WISH,
	VERB,
	WHEN_TOLD,
} from "./wording.ts";

export interface ForgetRequest {
	/** As it was said; with the wish, where only a thing was named; empty where nothing is wished. */
	readonly words: string;
	readonly targets: readonly RequestTarget[];
	/** What "and" joins taken as one: "Marcus and the money" may be one thing. */
	readonly joint?: RequestTarget;
	/** "… except the hotel" */
	readonly except: readonly string[];
	/** "everything about", "all", "both": more than one memory is expected. */
	readonly all: boolean;
	/** "that preference", "that thing about Theo": one memory, which the speaker has in mind. */
	readonly single: boolean;
	/** "about the cat": all that speaks of it, not one thing of that name. */
	readonly about: boolean;
	/** "permanently", "for good", "from disk". */
	readonly permanent: boolean;
}

export interface RequestTarget {
	/** The words that name it. */
	readonly text: string;
	/** statement: "that I like tea"; topic: "my tea". */
	readonly kind: "topic" | "statement";
}

const ALL =
	/\b(?:everything|anything|all|both|every|each|any|whatever|ever mentioned|ever said|ever told|alles|todo|tout|tudo|tutto)\b/i;
/** ", it changed", "because she moved": why, not what. */
const AFTERTHOUGHT =
	/(?:[,;.—-]+\s*(?:it|they|that|this|he|she|we|i|those|these|as|since|because|der|die|das|er|sie|es|weil|denn|porque|ya|parce|car|puisque|pois|perché)(?:['’]\w+)?\s|\s(?:because|since|as) (?:it|they|that|he|she|we|i)(?:['’]\w+)?\s).*$/i;
/** "the trip we planned to Crete": whose it is, not what. */
const ASIDE =
	/\s+(?:that |which )?(?:i|we)(?:'ve| have|'d| had)?\s+(?:just |once |already )?(?:planned|booked|made|took|did|discussed|wanted|bought|set up|were planning|was planning)\s+(?=(?:to|in|for|with|at|on|from)\s)/i;
/** ", it's too early": behind a statement only what is sure to be no part of it. */
const STATED_WHY =
	/\s*[,;–—]\s*(?:(?:it|that|this|they)(?:'s| is| was|'re| are| were| isn't| wasn't)|because|since|(?:i|we|he|she)(?:'\w+)?)\s.*$/i;
/** "… I gave you last week": when it was told, not what. */
const TOLD =
	/\s+(?:(?:that|which)\s+)?(?:(?:i|we)(?:'ve| have|'d| had)?\s+(?:just |once |already )?(?:gave|told|mentioned|sent|shared|said|showed|asked|wrote)|you(?:'ve| have)?\s+(?:saved|stored|noted|kept|remembered|wrote|have|know))\b(?:\s+(?!(?:for|about|of|from|to (?!you\b))\b)\S+)*/i;
const NAMES_NOTHING =
	/^[^\p{L}\p{N}]*(?:(?:it|him|her|about|that|this|these|those|them|everything|all|anything|of|one|the (?:old |previous )?ones?(?: you have| you know| i gave you)?)(?![\p{L}\p{N}])[^\p{L}\p{N}]*)*$/iu;
const ABOUT =
	/\b(?:about|regarding|concerning|related to|mention\w*|sobre|(?:bit|thing|stuff|part|info|data|notes?|details|everything|have|know|said) on)\b|(?<!\p{L})(?:über|das mit|alles (?:zu|mit)|lo de|dit sur|su)(?!\p{L})/iu;
/** What leads up to the thing itself; taken off again and again. */
const LEADS: readonly RegExp[] = [
	/^(?:the |that |any )?(?:memory|note|entry|line|bit|part|fact|record|one|thing)s? (?:that |which )?(?:says?|where|saying|claiming|stating) (?:that )?/i,
	/^(?:everything|anything|all|whatever|the (?:things?|stuff|info(?:rmation)?|details?|facts?|memor(?:y|ies)|notes?|entr(?:y|ies)|parts?|bits?|piece|lines?|statements?|bit of information|records?)|a (?:note|memory)|any (?:memor(?:y|ies)|notes?|mention)|all (?:the )?(?:memor(?:y|ies)|notes?|facts?|info(?:rmation)?|mentions?|of it|that)|your (?:memor(?:y|ies)|notes?))(?=\s|$)\s*/i,
	/^(?:that |which |what )?(?:you (?:know|have|remember|stored|saved|noted|wrote down|learned)|(?:i|we)(?:'ve| have)? (?:just |ever |once )?(?:said|told you|mentioned|wrote|shared|gave you|asked you to remember|taught you|talked)|was said)(?: to you| you| earlier| before| yesterday| today| last week)*(?=\s|$)\s*/i,
	/^(?:that )?(?:i|we) ever (?:said|mentioned|told you)(?=\s|$)\s*/i,
	/^(?:about|regarding|concerning|on|related to|relating to|with|having to do with|mentioning|of|über|sobre|acerca de|sur|à propos de|su)\s+/i,
	/^what\s+(?=i |you |we )/i,
	/^that\s+(?=\S)/i,
	/^(?:bit|part|thing|stuff|piece|idea|fact)s?\s+(?=about|on|of|with|that)/i,
];
const STATEMENT = /^(?:that|dass|que|che)\s+(?=\S+\s+\S)/i;
const CLAUSE =
	/^(?:i|we|you|he|she|they|it)(?:'m|'ve|'d|'ll|'re|'s)?\s+(?:don't |do not |didn't |never |no longer |am |was |have |had |can't |won't |always |really )?\p{L}+/iu;
const EXCEPT =
	/(?:[,;]?\s+(?:except(?: for)?|but not|apart from|other than|besides|excluding|(?:(?:but|and|just|please) )+(?:keep|leave))|[,;–—]\s*(?:keep|leave))\s+(.+)$/i;
const AND =
	/\s*(?:,\s*(?:and\s+)?|\s+and\s+|\s+as well as\s+|\s+plus\s+)(?=(?:also\s+)?(?:the|my|our|his|her|their|your|that|what|everything|all|about|\p{Lu}[\p{L}-]*['’]s)\s)/giu;

const SINGLE =
	/\b(?:that|this|the one) (?:one |single )?(?:thing|note|preference|fact|memory|entry|result|bit|detail|line|record|statement|idea|rule|habit|story)\b(?!s)/i;
export function parseForgetRequest(words: string): ForgetRequest {
	const whole = words
		.normalize("NFC")
		.replace(/[’‘]/g, "'")
		.replace(/[“”]/g, '"')
		.replace(/\babt\b/gi, "about")
		.replace(/\bu\b/g, "you")
		.replace(/\s+/g, " ")
		.trim();
	const permanent = PERMANENT.test(whole);
	PERMANENT.lastIndex = 0;
	const plain = whole.replace(PERMANENT, " ").replace(/\s+/g, " ").trim();
	const { wish, kept } = findWish(plain);
	const left = EXCEPT.exec(wish);
	const named = left ? wish.slice(0, left.index) : wish;
	const except = [...kept, ...(left ? left[1]!.split(/\s*,\s*|\s+and\s+/) : [])];
	const statement = isStatement(named);
	const parts = statement ? [named] : named.split(AND).map(withHead);
	const wishes = !wishesNothing(whole);
	const wished = wishes ? parts.map(readTarget) : [];
	const targets = wished.filter(({ text: said }) => !NAMES_NOTHING.test(said));
	const joint = targets.length > 1 ? { joint: readTarget(named) } : {};
	return {
		words: !wishes ? "" : wish === plain && isBareName(plain) ? `Forget ${plain}` : whole,
		targets,
		...joint,
		except: except.map((each) => readTarget(each).text),
		all: ALL.test(named),
		single: SINGLE.test(whole) && !ALL.test(named),
		about: ABOUT.test(words),
		permanent,
	};
}

/** "Alex's old phone": what to forget, without the wish. A sentence to somebody is a wish in words we do not know. */
function isBareName(text: string): boolean {
	return text.split(" ").length <= BARE_WORDS && !/\b(?:you|your|please)\b/i.test(text);
}

const BARE_WORDS = 12;

/** "the blue folder and the red one": the red folder. "My wife's dress and her shoes": my wife's shoes. */
function withHead(part: string, at: number, parts: readonly string[]): string {
	const head = /(\p{L}+)\W*$/u.exec(parts[at - 1] ?? "")?.[1];
	const owner = /((?:(?:my|our) )?\p{L}+'s)\s/iu.exec(parts[at - 1] ?? "")?.[1];
	const owned = owner === undefined ? part : part.replace(/^(?:his|her|their|its)\b/i, owner);
	return head === undefined ? owned : owned.replace(/\bones?\W*$/i, head);
}

const SENTENCE = /(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|St|No|\p{Lu})\.)(?<=[.!?…])\s+(?=\S)|\s+[-–—]+\s+/u;

/** The sentence that wishes, without the wishing; what others keep. The rest is chatter, unless the wish is for "it". */
function findWish(text: string): { wish: string; kept: string[] } {
	if (UNSPACED_WISH.test(text)) return { wish: withoutAll(text, [UNSPACED_WISH, UNSPACED_LEADS]), kept: [] };
	const { sentences, stays } = withoutKept(text.split(SENTENCE));
	const kept = sentences.slice(1).filter((each) => KEEP.test(each));
	const spoken = sentences.filter((each) => !kept.includes(each)).map(readSentence);
	const at = spoken.findIndex(({ wishes }) => wishes);
	const found = spoken[Math.max(at, 0)]!;
	const rest = [...stays, ...kept.map((each) => each.replace(KEEP, "").replace(TAIL, ""))];
	if (at < 0 || !NAMES_NOTHING.test(found.named)) return { wish: found.named, kept: rest };
	const before = found.lead !== "" ? found.lead : (spoken[at - 1]?.named ?? "");
	return { wish: `${ALL.test(found.named) ? "all " : ""}${revealed(before)}`, kept: rest };
}

/** What is said to stay, taken out of the sentences that say so. */
function withoutKept(sentences: readonly string[]): { sentences: string[]; stays: string[] } {
	const stays: string[] = [];
	const left = sentences.map((sentence) => {
		const pattern = KEPT.find((each) => each.test(sentence));
		if (!pattern) return sentence;
		stays.push(pattern.exec(sentence)![1]!);
		return sentence.replace(pattern, "");
	});
	const spoken = left.filter((sentence) => sentence.trim() !== "");
	return spoken.length === 0 ? { sentences: [...sentences], stays: [] } : { sentences: spoken, stays };
}

function readSentence(sentence: string): { named: string; lead: string; wishes: boolean } {
	const lead = LEAD_IN.exec(sentence)?.[0] ?? "";
	const plain = stripped(sentence.slice(lead.length).replace(TAIL, ""), [POLITE, NO_LONGER]);
	const bare = stripped(sentence.replace(AFTERTHOUGHT, ""), [POLITE]).replace(
		/(?:[\s,.!?]*\b(?:please|thanks|now))?[\s.!?]*$/i,
		"",
	);
	const around = AROUND.map((pattern) => pattern.exec(bare)?.[1]).find(
		(named) => named !== undefined && !VERB.test(plain),
	);
	if (around !== undefined) return { named: around, lead: "", wishes: true };
	const named = stripped(plain, [VERB, POLITE, /^about\s+/i]);
	const current = named.replace(NO_LONGER_AFTER, "").replace(TAIL, "");
	return { named: current, lead: lead.replace(/[\s,.;:!?—-]+$/, ""), wishes: VERB.test(plain) || current !== named };
}

function revealed(before: string): string {
	const told = REVEALED.exec(before);
	const plain = before.replace(/[.!?]+$/, "");
	if (told) return plain.slice(told.index + told[0].length).replace(WHEN_TOLD, "");
	if (STATEMENT.test(plain) || TOPIC.test(plain)) return plain;
	const named = NAMED.map((pattern) => pattern.exec(plain)?.[1]).find((each) => each !== undefined);
	if (named !== undefined) return /\b(?:i|we|me|us)\b/i.test(plain) ? named.replace(/^the\b/i, "my") : named;
	const names = plain.match(/(?<=\s)\p{Lu}\p{Ll}+/gu) ?? [];
	return names.length === 1 ? names[0]! : "";
}

const TOPIC = /^(?:what|everything|anything|all|was|alles|das|die|lo|todo|ce|tout|o que|tudo|quello|tutto)\s/i;

function withoutAll(text: string, patterns: readonly RegExp[]): string {
	return patterns.reduce((rest, pattern) => rest.replace(pattern, ""), text).trim();
}

function readTarget(said: string): RequestTarget {
	let text = said.trim().replace(/^also\s+/i, "");
	if (isStatement(text)) return readStated(text);
	for (let before = ""; before !== text; ) {
		before = text;
		for (const lead of LEADS) text = text.replace(lead, "");
		if (isStatement(text)) return readStated(text);
	}
	const plain = text
		.replace(/^how old (?:i am|we are)$/i, "my age")
		.replace(/^how old (.+?) (?:is|are)$/i, "$1's age")
		.replace(ASIDE, " ")
		.replace(AFTERTHOUGHT, "")
		.replace(TOLD, "")
		.replace(/^["']|["'.!?,;:]+$/g, "");
	return { text: plain.trim(), kind: "topic" };
}

function readStated(text: string): RequestTarget {
	const stated = text.replace(STATEMENT, "").replace(STATED_WHY, "");
	return { text: stated.replace(/[.!?]+$/, ""), kind: "statement" };
}

/** "that my rent is 900", "I like tea"; "that old phone" and "what I said" are none. */
function isStatement(text: string): boolean {
	if (STATEMENT.test(text)) return FINITE.test(text) || INFLECTED.test(text);
	return (
		CLAUSE.test(text) &&
		!/^(?:i|we)(?:'ve| have)? (?:just |ever |once )?(?:said|told|mentioned|wrote|shared|gave)\b/i.test(text)
	);
}

const FINITE =
	/\b(?:is|are|was|were|am|isn't|aren't|wasn't|weren't|has|have|had|hasn't|haven't|do|does|did|don't|doesn't|didn't|will|won't|would|can|can't|cannot|could|should|must|may|might|went|go|goes|got|gets?|likes?|loves?|hates?|prefers?|uses?|lives?|works?|wants?|needs?|plays?|knows?|leads?|owns?|drinks?|eats?|takes?|took|met|bought|sold|thinks?|chose|runs?|ran|meets?|broke|said|told|made|gave|left|lost|won|fell|knew|wrote|drove|flew|spoke|began|hurts?|quit|paid|pays?|owes?|costs?|comes?|came|ist|hat|bin|mag|habe|es|est|tiene|tem|è|ha|soy|tengo|gusta|suis|ai|aime|sou|tenho|gosto|sono|ho)\b|\b(?:i|we|you|they)\s+\p{L}+|['’](?:s|m|re|ve|ll|d)\s+\p{L}+/iu;
/** "that Omar moved to Cairo": a verb behind a subject; "that old phone" and "that bit about …" have none. */
const INFLECTED = /^that\s+(?:(?!about|of|on)\S+\s+){1,4}?\p{L}{3,}(?:s|ed)\b(?!['’])/iu;

function stripped(text: string, leads: readonly RegExp[]): string {
	let rest = text;
	for (const lead of leads) rest = rest.replace(lead, "");
	return rest.trim();
}

// Is a statement a correction of something said before, and of what: "actually it's March 30", "no, the deadline moved to …",
// "it's Lena, not Laura". Finding the old fact is the caller's business.

export interface Correction {
	/** What the new value belongs to, where the words say it ("deadline"). */
	readonly about?: string;
	readonly oldValue?: string;
	readonly newValue?: string;
}

const OPENING =
	/^(?:no[,.!]\s|nope\b|actually\b|correction\b|sorry[,:]|wait[,:]|i (?:meant|misspoke)|i was wrong|that['’]s (?:wrong|not right|incorrect|outdated)|scratch that|my mistake|to correct)/i;
const NOT_BUT =
	/\b(?:it|that|this|he|she|(?:the |my |our )?([a-z][\w -]{1,30}?))(?:['’]s| is| was| are) (?:actually )?(?:not|n['’]t) (.{1,60}?),? but (.{1,60}?)(?:[.;!]|$)/i;
const X_NOT_Y =
	/\b(?:it|that|he|she|they|(?:the |my |our )?([a-z][\w -]{1,30}?))(?:['’]s| is| was| are)(?: actually)? (?!not\b)([^,.;]{1,60}), not (.{1,40}?)(?:[.;!,]|$)/i;
const MOVED =
	/\b(?:the |my |our )?([a-z][\w -]{1,30}?)(?: (?:has|have|was|were|got|is|had))?(?: been)?(?: now)? (?:moved|changed|pushed(?: back)?|postponed|rescheduled|switched|renamed|raised|lowered|extended|shifted|brought forward)(?: from (.{1,40}?))? to (.{1,60}?)(?:[.;!,]|$)/i;
const ITS =
	/\b(?:it['’]s|it is|make (?:it|that)|should be|(?:the |my |our )?([a-z][\w -]{1,30}?) is)(?: actually| now)? ([^.;!]{1,80})/i;

/** People move too: "Clara moved to Bergen" corrects nothing by itself. */
const PERSON = /^(?:[Ii]|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|You|you|\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*)$/u;

export function readCorrection(sentence: string): Correction | undefined {
	const bare = sentence.replace(OPENING, "").replace(/^[\s,.:!–—-]+/, "");
	const opened = OPENING.test(sentence) || /\b(?:actually|correction|i meant)\b/i.test(sentence);
	const moved = MOVED.exec(bare);
	if (moved && !PERSON.test(moved[1]!.trim())) return build(moved[1], moved[2], moved[3]);
	const notBut = NOT_BUT.exec(bare);
	if (notBut) return build(notBut[1], notBut[2], notBut[3]);
	const xNotY = X_NOT_Y.exec(bare);
	if (xNotY) return build(xNotY[1], xNotY[3], xNotY[2]);
	if (!opened) return undefined;
	const its = ITS.exec(bare);
	return its ? build(its[1], undefined, its[2]) : {};
}

function build(about: string | undefined, oldValue: string | undefined, newValue: string | undefined): Correction {
	const clean = (text: string | undefined) => text?.trim().replace(/^(?:the|my|our) /i, "");
	const parts = { about: clean(about), oldValue: oldValue?.trim(), newValue: newValue?.trim() };
	return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined && value !== ""));
}

// Seed B's five questions about an entry, answered by rules: did it change a plan, surprise, matter to the human, teach
// something reusable, change who the agent is? An entry with no tag may be pruned. A model may answer the same elsewhere.

const SIGNIFICANCE_TAGS = ["decision", "surprise", "human", "lesson", "identity"] as const;
export type SignificanceTag = (typeof SIGNIFICANCE_TAGS)[number];

export interface SignificanceContext {
	/** The episode's type, where it has one (`decision`, `preference`, `correction`, …). */
	readonly type?: string;
	/** The user asked in so many words that it be kept. */
	readonly askedByUser?: boolean;
}

const TYPES: Readonly<Record<string, readonly SignificanceTag[]>> = {
	decision: ["decision"],
	preference: ["human"],
	emotion: ["human"],
	correction: ["surprise", "human"],
};

const SIGNS: Readonly<Record<SignificanceTag, RegExp>> = {
	decision:
		/\b(?:decid(?:e|ed|es|ing)|decisions?|chose(?:n)?|choos(?:e|ing)|opted|settled on|agreed (?:to|on|that)|we(?:'ll| will| are going to) (?:use|go with|switch|move|drop|keep|stop|start|adopt|ship)|going with|went with|switch(?:ed|ing) (?:to|from)|(?:moved|migrat\w+) (?:to|from)|instead of|approved|rejected|postponed|rescheduled|cancel+ed|plan(?:ned)? (?:is )?(?:now|changed)|changed (?:the|our|my) (?:plan|mind|approach)|deadline (?:is|moved|changed)|final(?:ly|ised|ized)?:? (?:we|it)|no longer (?:use|using|need)|replac(?:ed|ing) .{1,40} (?:with|by)|dropped|adopted|commit(?:ted)? to)\b/i,
	surprise:
		/\b(?:surpris\w+|unexpected(?:ly)?|turn(?:s|ed) out|to my (?:surprise|astonishment)|strange(?:ly)?|odd(?:ly)?|weird(?:ly)?|suddenly|out of nowhere|didn't expect|did not expect|never expected|contrary to|astonish\w+|shock(?:ed|ing)|wow|actually,|it was(?:n't| not) .{1,40} but|against (?:all )?expectations?|for no (?:apparent|clear) reason|despite|even though|silently|mysterious\w*|who knew)\b|!\?|\?!/i,
	human:
		/\b(?:(?:user|human|he|she|they|client|boss) (?:really |explicitly |strongly )?(?:prefers?|wants?|wanted|likes?|loves?|hates?|dislikes?|cares?|asked|insist(?:s|ed)|stressed|emphasi[sz]ed|worr(?:y|ies|ied)|is (?:worried|happy|upset|angry|excited|allergic|afraid)|was (?:worried|happy|upset|angry|excited|pleased))|I (?:really |strongly )?(?:prefer|want|like|love|hate|dislike|need|care|feel|hope|worry)|I(?:'m| am) (?:worried|happy|upset|angry|excited|allergic|afraid|proud|tired|sad|glad)|my (?:wife|husband|partner|daughter|son|mother|father|mum|mom|dad|family|kids?|dog|cat|birthday|anniversary|health|favou?rite)|important to (?:me|him|her|them)|please (?:always|never|remember|don't)|don't (?:ever )?forget|means a lot|matters (?:a lot )?to|birthday|wedding|funeral|diagnos\w+|congratulat\w+|thank(?:ed|ful|s to))\b|❤|🎉|😢/iu,
	lesson:
		/\b(?:lessons?(?: learned)?|learn(?:ed|t)|takeaways?|next time|in (?:the )?future|root cause|the fix (?:is|was)|fixed by|solved by|solution|work-?around|turns out (?:that )?you (?:have|need)|caused by|because of a|the (?:trick|problem|reason|cause) (?:is|was)|always (?:check|run|use|set|make|test|back|pass|close|call)|never (?:run|use|deploy|commit|edit|trust|call|push)|must (?:be|not be) (?:set|run|called|installed)|make sure (?:to|that)|how to|tip:|note:|pattern|rule of thumb|best practice|mistake|gotcha|pitfall|only works (?:if|when|with)|needs? (?:the )?--?\w+|requires? (?:that|the|a|an|setting|running))\b/i,
	identity:
		/\b(?:I am (?:an? )?(?:agent|assistant|AI)|as an? (?:agent|assistant|AI)|my (?:role|purpose|name|job|persona|tone|style|values?|principles?|limits?) (?:is|are|was|changed|now)|call me|you are (?:now )?(?:called|named|my)|(?:agent|assistant)(?:'s)? (?:name|role|persona|tone|style|identity|purpose|should (?:be|act|sound|behave))|I (?:realized|realised|noticed|understood|learned) (?:that )?I\b|I tend to|I(?:'ve| have) become|I should (?:be|act|stop|start) (?:more|less|being)?|SOUL\.md|IDENTITY\.md|who I am|what kind of (?:agent|assistant)|self-?(?:understanding|image|knowledge)|be (?:more|less) (?:concise|formal|direct|careful|verbose|proactive|critical|friendly))\b/i,
};

/** Tags in the seed's order, each at most once. Only the head of a very long entry is read. */
export function significanceTags(text: string, context: SignificanceContext = {}): SignificanceTag[] {
	const head = text.slice(0, 8000).replace(/[’ʼ]/g, "'");
	const byType = TYPES[context.type ?? ""] ?? [];
	return SIGNIFICANCE_TAGS.filter(
		(tag) => byType.includes(tag) || (tag === "human" && context.askedByUser === true) || SIGNS[tag].test(head),
	);
}

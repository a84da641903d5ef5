// Answers to the questions a bank or a site asks when a password is lost: "first pet … I answered Admiral Biscuit".

import { isPlaceholder } from "./placeholders.ts";
import { isFunctionWord } from "./prose.ts";
import type { SecretSpan } from "./span.ts";

/** Most texts hold none of these, and the patterns below take longer to compile than they take to read. */
const ANY =
	/question|answer|(?:memorable|recovery) (?:name|word)|first|childhood|favou?rite|maiden|best|born|grew|pet['’]s|frage|erste|mädchen|jeune|premier|pregunta|primera|soltera|domanda|primo|nubile|pergunta|primeiro|solteira|vraag|eerste|meisjes/i;
const QUESTION =
	/(?:secret|security|memorable|recovery) (?:questions?|answers?|name|word)|sicherheitsfrage|geheimfrage|question (?:secrète|de sécurité)|pregunta (?:secreta|de seguridad)|domanda (?:segreta|di sicurezza)|pergunta (?:secreta|de segurança)|(?:geheime |beveiligings|controle)-?vraag/giu;
/** What they ask for; people talk of these, too. */
const TOPIC =
	/maiden name|(?:first|childhood|favou?rite|best) (?:pet|car|school|teacher|concert|nickname|film|movie|colou?r|street|friend|job|holiday|book)|pet['’]s name|street (?:i|you|we) grew up|(?:city|town|place) (?:i|you|she|he) (?:was|were) born|mädchenname|erste[srn]? (?:haustier|auto|schule)|nom de jeune fille|premier (?:animal|chien|chat)|primera mascota|apellido de soltera|primo animale|cognome da nubile|primeiro (?:bicho|animal)|nome de solteira|eerste huisdier|meisjesnaam/giu;
const ASKED =
	/(?<!\p{L})(?:ask\p{L}*|question\p{L}*|forms?|sites?|bank\p{L}*|hotline|checks?|verif\p{L}*|security|secret|insurer|portal|account|resets?|frag\p{L}*|sicherheits\p{L}*|demande\p{L}*|pregunta\p{L}*|banco|domanda|banca|pergunta\p{L}*|vraa?g\p{L}*)(?!\p{L})/iu;
const NAME = "\\p{Lu}[\\p{L}'’.-]*(?: (?:(?:to|of|the|and|de|du|la|le|von|der|di|da|van) )?\\p{Lu}[\\p{L}'’-]*){0,3}";
const OPEN = "\\s?[:=]?\\s?[\"'“„«‘]?\\s?";
/** What says "here it is". */
const GIVEN = new RegExp(
	`(?<!\\p{L})(?:(?:I|[Ww]e|[Ss]he|[Hh]e|I['’]ve|i) (?:always |just |have )?(?:answer(?:ed|s)?|put(?: down)?|set|enter(?:ed)?|wrote|gave|said|say|typed|use|used|chose|picked)|(?:registered|saved|down|on file|recorded|stored) as|(?:answer|reply|response)(?: (?:I|we) (?:set|gave|use)| on file| there)? (?:is|was)|[Mm]ine(?:['’]s| is| was)|[Aa]ntwort(?: (?:ist|lautet|war))?|habe? ich|[Jj]['’]ai (?:répondu|mis|indiqué|écrit|donné)|[Rr]éponse(?: est)?|(?:[Rr]espondí|[Pp]use|[Cc]ontesté|[Rr]espuesta)(?: es| como)?|[Hh]o (?:messo|risposto|scritto|indicato)|[Rr]isposta(?: è)?|(?:[Rr]espondi|[Cc]oloquei|[Bb]otei|[Pp]us|[Rr]esposta)(?: é| como)?|heb ik|[Aa]ntwoord(?: is)?)${OPEN}(${NAME})`,
	"gu",
);
/** "first pet = Bello", the question itself and a mark. */
const MARKED = new RegExp(
	`^[^.!?\\n:=]{0,40}(?:[:=→]|\\s(?:is|ist|est|es|è|é)\\s)${OPEN}(${NAME})(?=["'”“»’]?\\s?(?:[.,;!)\\n]|$))`,
	"u",
);
const REACH = 160;

export function findRegistered(text: string): SecretSpan[] {
	const spans: SecretSpan[] = [];
	if (!ANY.test(text)) return spans;
	for (const match of text.matchAll(QUESTION)) addAfter(spans, text, match);
	for (const match of text.matchAll(TOPIC)) {
		const end = match.index + match[0].length;
		if (ASKED.test(text.slice(Math.max(0, match.index - REACH), end + REACH))) addAfter(spans, text, match);
	}
	return spans;
}

function addAfter(spans: SecretSpan[], text: string, match: RegExpExecArray): void {
	const from = match.index + match[0].length;
	const window = text.slice(from, from + REACH);
	for (const found of window.matchAll(GIVEN)) add(spans, from + found.index + found[0].length, found[1]!);
	const marked = MARKED.exec(window);
	if (marked) add(spans, from + marked[0].length, marked[1]!);
}

function add(spans: SecretSpan[], end: number, name: string): void {
	const value = name.replace(/[.'’-]+$/, "");
	if (value.length < 4 || isFunctionWord(value) || isPlaceholder(value)) return;
	const start = end - name.length;
	spans.push({ start, end: start + value.length, kind: "password" });
}

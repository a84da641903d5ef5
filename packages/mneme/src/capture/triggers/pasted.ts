// Tells, line by line, which parts of a message were pasted: blockquotes, mail, logs, stack traces, code, chat transcripts.

export interface Line {
	line: string;
	pasted: boolean;
}

const BLOCKQUOTE = /^ {0,3}>/;
const INDENTED = /^ {4}/;
const MAIL_HEADER =
	/^ {0,2}(?:from|to|cc|bcc|subject|sent|date|reply-to|von|an|betreff|gesendet|de|a|para|objet|asunto|assunto|enviado|envoye|差出人|宛先|件名|发件人|收件人|主题|寄件者) ?: ?\S/i;
const MAIL_SUBJECT = /^ {0,2}(?:subject|betreff|objet|asunto|assunto|件名|主题) ?:/i;
const MAIL_SENDER = /^ {0,2}(?:from|von|de|差出人|发件人) ?: ?[^\n]{0,80}@/i;
const MAIL_TAIL =
	/^ {0,2}(?:-{3,} ?(?:original message|forwarded message|ursprungliche nachricht|message d'origine|mensaje original|mensagem original)|on .{4,80} wrote:|am .{4,80} schrieb .{0,60}:|le .{4,80} a ecrit ?:|el .{4,80} escribio:|em .{4,80} escreveu:)/i;
const LOG =
	/^ {0,2}(?:\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d|\[?\d\d:\d\d:\d\d|\[?(?:error|warn|warning|info|debug|trace|fatal)\]? ?[:|\]]|[A-Z][a-z]{2} +\d{1,2} \d\d:\d\d:\d\d )/i;
const TRACE = /^ {0,2}(?:at .{1,120}\(.{1,200}:\d+|Traceback |File ￼|[A-Z]\w{0,40}(?:Error|Exception): )/;
const CODE_LINE =
	/^ {0,12}(?:(?:const|let|var) [\w{[].{0,120}=|(?:import|export) .{0,120}(?:￼|[{;])|(?:function|def|class|fn|func) \w.{0,150}[({:]|(?:public|private|static) \w.{0,150}[({;]|return .{0,150};|#include|(?:SELECT|INSERT|UPDATE|DELETE|CREATE) |\/\/|\/\*|\$ \S|<[a-z!/]|\w[\w.]{0,60} ?(?:=|:=|\+=) ?\S.{0,200}|[\]})]+[;,]? ?$|[+-]{3} [ab]\/|@@ )/;
const CODE_END = /[;{}] ?$/;
const CHAT_LABEL = /^ {0,2}(?:\[[^\]\n]{3,24}\] ?)?([\p{L}][\p{L}\p{N} ._-]{0,24}?)(?: ?\([^)\n]{1,20}\))? ?: ?\S/u;
const CHAT_ROLE =
	/^(?:user|assistant|human|ai|bot|agent|customer|support|me|you|system|speaker \d|client|nutzer|kunde|usuario|cliente|utilisateur|用户|助手|客服|ユーザー|アシスタント)$/i;

const RULER = /^ {0,3}(?:[-=_~](?: ?[-=_~]){2,}|\u2014{2,}) *$/;
/** Opens a letter when words of one's own stand above it. */
const SALUTATION =
	/^ {0,3}(?:dear|liebe[rs]?|sehr geehrte[rs]?|cher[es]{0,2}|estimad[oa]s?|querid[oa]s?|prezad[oa]s?|caros?) [\p{L} .&'-]{2,40}[,:!](?: |$)/iu;

/** Labels seen this often make a run of "Name: text" lines a transcript. */
const CHAT_LINES = 2;

function isCode(line: string): boolean {
	return CODE_LINE.test(line) || (CODE_END.test(line) && /[=(){}<>]/.test(line));
}

function chatLabels(lines: readonly string[]): Set<string> {
	const counts = new Map<string, number>();
	for (const line of lines) {
		const label = CHAT_LABEL.exec(line)?.[1]?.toLowerCase();
		if (label !== undefined) counts.set(label, (counts.get(label) ?? 0) + 1);
	}
	const roles = [...counts.keys()].filter((label) => CHAT_ROLE.test(label));
	const repeated = [...counts].filter(([, count]) => count >= CHAT_LINES).map(([label]) => label);
	if (roles.length >= CHAT_LINES) return new Set(counts.keys());
	return repeated.length > 0 && counts.size >= CHAT_LINES ? new Set(counts.keys()) : new Set();
}

/** A mail runs from its headers to the end of the message; a lone "From:" is no mail. */
function mailStart(lines: readonly string[]): number {
	return lines.findIndex((line, i) => {
		if (MAIL_TAIL.test(line)) return true;
		if (i > 0 && SALUTATION.test(line)) return true;
		if (MAIL_SUBJECT.test(line) || MAIL_SENDER.test(line)) return true;
		return MAIL_HEADER.test(line) && MAIL_HEADER.test(lines[i + 1] ?? "");
	});
}

/** Lines between two rulers; below a lone one when what stands above it asks or introduces. */
function ruledLines(lines: readonly string[]): ReadonlySet<number> {
	const rulers = lines.flatMap((line, i) => (RULER.test(line) ? [i] : []));
	const ruled = new Set<number>();
	for (let at = 0; at < rulers.length; at += 2) {
		const [from, to] = [rulers[at]!, rulers[at + 1]];
		if (to === undefined && !/[?:]\s*$/.test(lines.slice(0, from).join("\n"))) break;
		for (let i = from; i < (to ?? lines.length); i++) ruled.add(i);
	}
	return ruled;
}

export function findPastedLines(text: string): Line[] {
	const lines = text.split("\n");
	const chat = lines.length > 1 ? chatLabels(lines) : new Set<string>();
	const mail = mailStart(lines);
	const ruled = ruledLines(lines);
	return lines.map((line, i) => {
		if (mail >= 0 && i >= mail) return { line, pasted: true };
		const label = chat.size > 0 ? CHAT_LABEL.exec(line)?.[1]?.toLowerCase() : undefined;
		const pasted =
			BLOCKQUOTE.test(line) ||
			INDENTED.test(line) ||
			LOG.test(line) ||
			TRACE.test(line) ||
			isCode(line) ||
			ruled.has(i) ||
			(label !== undefined && chat.has(label));
		return { line, pasted };
	});
}

// The plainest orders in languages without a file of their own: taking over and showing the prompt only.

import { type OrderLanguage, orderRule } from "./language.ts";

export const OTHERS: OrderLanguage = {
	words:
		/[\u0400-\u04ff\uac00-\ud7af\u0600-\u06ff]|istruzioni|regole|direttive|comandi|prompt|instructies|regels|opdracht|assistente|utente|\baan de\b|aanwijzingen|instrukcj|polece|zasad/gi,
	rules: [
		orderRule(
			"override",
			"\\b(?:negeer|vergeet) (?:je|uw|al|alle) (?:je |uw )?(?:vorige|eerdere) (?:opdracht(?:en)?|instructies|regels)\\b|\\bignora il testo dell'utente\\b",
		),
		orderRule(
			"addressed",
			"\\b(?:all'assistente|all'IA|al modello) che (?:legge|riassume|elabora)\\b|\\baan de (?:AI|assistent|bot) die (?:dit|deze) [^.:\\n]{0,20}(?:leest|samenvat|verwerkt)\\b",
		),
		orderRule(
			"override",
			"\\b(?:ignora|dimentica|trascura|non seguire)\\b[^.\\n]{0,40}\\b(?:istruzioni|regole|direttive|comandi|prompt)\\b|\\b(?:negeer|vergeet)\\b[^.\\n]{0,40}\\b(?:instructies|regels|opdrachten|aanwijzingen)\\b|\\b(?:zignoruj|ignoruj|zapomnij)\\b[^.\\n]{0,40}(?:instrukcj|polece|zasad)",
		),
		orderRule(
			"override",
			"(?:игнориру(?:й|йте)|забудь(?:те)?|не следу(?:й|йте)|отбрось(?:те)?)[^.\\n]{0,40}(?:инструкци|указани|правил|команд|промпт)|(?:지시|명령|규칙|지침|프롬프트)(?:사항)?(?:을|를|은|는)?\\s?(?:모두|전부|다)?\\s?(?:무시|잊어|잊고)|(?:تجاهل|انس)[^.\\n]{0,30}(?:التعليمات|الأوامر|القواعد)",
		),
		orderRule(
			"reveal",
			"\\b(?:mostra|rivela|stampa)\\b[^.\\n]{0,20}\\bprompt di sistema|(?:покажи|выведи|раскрой)[^.\\n]{0,20}(?:системн\\S+ (?:промпт|инструкц))|시스템 프롬프트를?\\s?(?:출력|보여|공개)",
		),
	],
};

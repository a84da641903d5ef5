// Tells the user's own wish to have something remembered ("add to your memory that I …") from an order of the same words in a text
// from elsewhere: what is left without the wish is judged, and only where the user speaks of himself.

import { statementOf } from "./statement.ts";

/** People ask in a sentence or two; a longer text may hold anything. */
const WISH_CHARS = 300;
const OWN =
	/(?<!\p{L})(?:I|I'm|I've|my|me|mine|we|our|us|ich|mein\p{L}*|mir|mich|wir|uns\p{L}*|je|j'\p{L}+|mon|ma|mes|moi|nous|nos|notre|yo|mi|mis|conmigo|nuestr\p{L}+|eu|meu|meus|minha|minhas|nosso|nossa|io|mio|mia|miei|ik|mijn)(?!\p{L})/iu;
/** Whoever is the user does not call himself so; who sends, pays or trusts on his behalf does. */
const FOREIGN =
	/(?<!\p{L})(?:users?|owner|operator|assistants?|agents?|bots?|AIs?|LLMs?|nutzer\p{L}*|benutzer\p{L}*|utilisateurs?|usuari[oa]s?|usuári[oa]s?|utente)(?!\p{L})|https?:|@\w|<!--|用户|ユーザー/iu;
const PLACE =
	/,?\s*(?:please )?(?:(?:put|save|store|add|keep) (?:that|this|it) )?(?:to|in|into) your (?:long-term )?memory\b/gi;

/** The text without the words that ask to remember it, where they are the user's; else the text itself. */
export function withoutWish(text: string): string {
	if (text.length > WISH_CHARS || !OWN.test(text) || FOREIGN.test(text)) return text;
	return statementOf(text).replace(PLACE, "");
}

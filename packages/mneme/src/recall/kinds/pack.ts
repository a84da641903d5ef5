// What a language brings to tell the kinds of questions (A§11.1) apart. One file per language beside this one; a new language is a new
// file in the list of query-kind.ts.

export interface KindPack {
	/** Asks the memory nothing: a task, a joke, what anybody could look up. Decides before all others. */
	readonly general: readonly RegExp[];
	readonly how: readonly RegExp[];
	/** Asks where a thing stands, whatever dates it names. */
	readonly standing: readonly RegExp[];
	/** Weaker signs of the same: a date in the question outweighs them. */
	readonly latest: readonly RegExp[];
	readonly when: readonly RegExp[];
	readonly about: readonly RegExp[];
}

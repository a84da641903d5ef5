// A pure function that keeps its answers: for texts and words that come up again and again.

/** At most `limit` answers are kept; then it starts anew. */
export function remembering<Value>(limit: number, compute: (text: string) => Value): (text: string) => Value {
	const known = new Map<string, Value>();
	return (text) => {
		const before = known.get(text);
		if (before !== undefined) return before;
		if (known.size >= limit) known.clear();
		const value = compute(text);
		known.set(text, value);
		return value;
	};
}

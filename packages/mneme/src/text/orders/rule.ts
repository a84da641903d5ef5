// What a rule for orders is. A rule of weight 2 is enough by itself; weaker ones must meet within a short distance.

export interface OrderRule {
	/** Reported as the reason. */
	readonly name: string;
	readonly weight: 1 | 2;
	readonly pattern: RegExp;
	/** Only where the verb commands: not "they told the model to …", not "we always …". */
	readonly command?: true;
}

export interface OrderHit {
	readonly rule: OrderRule;
	readonly start: number;
	readonly end: number;
}

/** Only where the verb commands. */
export function commandRule(name: string, weight: 1 | 2, source: string, flags = "gi"): OrderRule {
	return { name, weight, pattern: new RegExp(source, flags), command: true };
}

export function signRule(name: string, weight: 1 | 2, source: string, flags = "gi"): OrderRule {
	return { name, weight, pattern: new RegExp(source, flags) };
}

// What every secret finder returns.

export interface SecretSpan {
	readonly start: number;
	/** Exclusive. */
	readonly end: number;
	/** Lower case with hyphens, as it appears in `[redacted:kind]`. */
	readonly kind: string;
}

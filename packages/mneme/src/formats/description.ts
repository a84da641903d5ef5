// What docs/formats says about a file kind; each format exports one, catalogue.ts lists them.

export interface FormatDescription {
	readonly name: string;
	/** Where it lives in a workspace. */
	readonly path: string;
	readonly summary: string;
	readonly example: string;
}

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "./testing/texts.ts";
import { createVaultItem, parseVault, serializeVault } from "./vault.ts";

describe("vault item", () => {
	it("gives back any body", () => {
		fc.assert(
			fc.property(anyText, (body) => {
				const file = createVaultItem({ slug: "s", name: "Name", pinned: "2026-02-02", from: "user", body });
				expect(file.body.trim()).toBe(
					body
						.split(/\r\n|\r|\n/)
						.join("\n")
						.trim(),
				);
				expect([file.slug, file.name, file.pinned, file.from]).toEqual(["s", "Name", "2026-02-02", "user"]);
			}),
		);
	});

	it("takes any markdown file a person puts there", () => {
		const text = "Just a line.\n\n## A heading\nmore\n";
		const file = parseVault(text, "memory/vault/my-note.md");
		expect(file).toMatchObject({
			slug: "my-note",
			name: "my-note",
			body: "Just a line.\n\n## A heading\nmore",
			problems: [],
		});
		expect(serializeVault(file)).toBe(text);
	});
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { indexTerms, queryTerms } from "./segment.ts";

describe("terms", () => {
	it.each([
		["plain words, folded", "The Café is NAÏVE", ["the", "cafe", "is", "naive"]],
		["snake_case", "max_retry_count", ["maxretrycount", "max", "retry", "count"]],
		["camelCase", "parseHttpURL", ["parsehttpurl", "parse", "http", "url"]],
		["error codes", "E0499 ERR_MODULE_NOT_FOUND", ["e0499", "errmodulenotfound", "err", "module", "not", "found"]],
		["paths", "src/text/slug.ts", ["srctextslugts", "src", "text", "slug", "ts"]],
		["possessive", "Caroline's dog", ["caroline", "dog"]],
		["elision", "l'église", ["leglise", "eglise"]],
		["C++ and C#", "C++ or C#", ["cplusplus", "or", "csharp"]],
		["letters and digits", "iPhone15", ["iphone15", "phone", "15"]],
		["emoji without skin tone", "ok 👍🏽", ["ok", "👍"]],
		["umlauts both ways", "Müller", ["muller", "mueller"]],
		["full width", "ＡＢＣ１２３", ["abc123", "abc", "123"]],
	])("%s", (_, text, expected) => {
		expect(indexTerms(text)).toEqual(expected);
	});

	it("repeats in the index, not in the query", () => {
		expect(indexTerms("tea tea")).toEqual(["tea", "tea"]);
		expect(queryTerms("tea tea")).toEqual(["tea"]);
	});
});

describe("a query meets its line", () => {
	it.each([
		["周末", "我喜欢在周末去公园散步"],
		["公园", "我喜欢在周末去公园散步"],
		["会議", "来週の火曜日に会議があります"],
		["データ", "データベースを移行した"],
		["회의", "내일 회의가 있습니다"],
		["Begrenzung", "Die Geschwindigkeitsbegrenzung gilt auf der Autobahn"],
		["Geschwindigkeit", "Die Geschwindigkeitsbegrenzung gilt auf der Autobahn"],
		["Versicherung", "Meine Krankenversicherung ist teuer"],
		["Krankenversicherung", "Die Versicherung zahlt das nicht"],
		["Bahn", "Wir fahren auf der Autobahn"],
		["Mueller", "Frau Müller ruft an"],
		["strasse", "Hauptstraße 5"],
		["retry count", "set max_retry_count to 3"],
		["max-retry-count", "set max_retry_count to 3"],
		["utf8", "encoded as UTF-8"],
		["gpt 4", "we use GPT-4 here"],
		["err_module_not_found", "node says ERR_MODULE_NOT_FOUND"],
		["slug.ts", "see packages/mneme/src/text/slug.ts"],
		["🎉", "released today 🎉🎉"],
		["กาแฟ", "ฉันชอบกาแฟ"],
		["йога", "Йога по утрам"],
		["Zoë", "zoe called"],
	])("%s", (query, line) => {
		const indexed = new Set(indexTerms(line));
		expect(queryTerms(query).some((term) => indexed.has(term))).toBe(true);
	});

	it("does not cut English words into pieces", () => {
		expect(indexTerms("unfortunately misunderstanding")).toEqual(["unfortunately", "misunderstanding"]);
	});
});

describe("any text", () => {
	it("gives terms that a simple tokenizer leaves whole, and every term is found again by itself", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
				for (const term of indexTerms(text)) {
					expect(term).not.toBe("");
					expect(term).toMatch(/^(?:[a-z0-9]|[^\p{ASCII}])+$/u);
				}
			}),
		);
	});

	it("takes 5 MB, no text and a broken surrogate", () => {
		expect(indexTerms("")).toEqual([]);
		expect(indexTerms("a\ud800b")).toEqual(["a", "b"]);
		expect(indexTerms("x".repeat(5_000_000))).toHaveLength(1);
		expect(indexTerms("a_".repeat(1_000_000)).length).toBeGreaterThan(0);
		expect(indexTerms("字".repeat(300_000)).length).toBeGreaterThan(149_000);
	});
});

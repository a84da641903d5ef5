import { describe, expect, it } from "vitest";
import { readEvidence } from "./evidence.ts";

describe("frame", () => {
	it("tells an exchanged subject from an exchanged value", () => {
		expect(readEvidence("The ferry runs at noon.", "The bus runs at noon.").frame).toMatchObject({
			exchangedSubject: 1,
			exchangedValue: 0,
		});
		expect(readEvidence("The server is in Oslo.", "The server is in Bergen.").frame).toMatchObject({
			exchangedSubject: 0,
			exchangedValue: 1,
			sameSubject: 1,
			otherPlace: 1,
		});
	});

	it("knows relatives by all their names", () => {
		expect(readEvidence("My sister lives in Bern.", "My brother lives in Bern.").frame.otherRole).toBe(1);
		expect(readEvidence("Mum lives in Bern.", "My mother lives in Bern.").frame.otherRole).toBe(0);
	});
});

describe("cues", () => {
	it.each([
		["I take the tram.", "I no longer take the tram."],
		["Er wohnt in Köln.", "Er wohnt jetzt in Bonn."],
		["Mon frère habite à Lyon.", "Mon frère a déménagé à Nantes."],
		["我在上海工作。", "我上个月调到成都工作了。"],
	])("sees a turn in the newer: %s / %s", (older, newer) => {
		expect(readEvidence(older, newer)).toMatchObject({ oldTurns: 0 });
		expect(readEvidence(older, newer).turns).toBeGreaterThan(0);
		expect(readEvidence(newer, older).turns).toBe(0);
	});

	it("sees what was so all along and what comes on top", () => {
		expect(readEvidence("Ida is in Ulm.", "Ida has always been in Graz.").lasting).toBe(1);
		expect(readEvidence("Ida speaks Dutch.", "Ida also speaks Thai.").additions).toBe(1);
	});
});

describe("measures", () => {
	it("compares what is measured, not the numbers alone", () => {
		expect(readEvidence("Emma is 1.70 m.", "Emma is 70 kg.")).toMatchObject({ otherMeasure: 1, sameMeasure: 0 });
		expect(readEvidence("The book has 210 pages.", "It stands at 245 pages.")).toMatchObject({ sameMeasure: 1 });
		expect(readEvidence("The well is 30 metres deep.", "The well is 30 feet deep.").oldQuantities).toBe(1);
	});

	it("builds the opposite of a word", () => {
		expect(readEvidence("The build is stable.", "The build is unstable.").opposites).toBe(1);
		expect(readEvidence("The cake has eggs.", "The cake is egg-free.").opposites).toBe(1);
		expect(readEvidence("The cake is egg-free.", "That cake is egg-free.").opposites).toBe(0);
	});
});

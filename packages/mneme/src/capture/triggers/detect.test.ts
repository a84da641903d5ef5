import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { detectIntents, detectSignals, readMessage } from "./detect.ts";

const kinds = (message: string) => detectIntents(message).map(({ kind }) => kind);
const first = (message: string, previous?: string[]) => detectIntents(message, previous ? { previous } : {})[0];

describe("detectIntents", () => {
	it.each([
		["Remember that I prefer tea.", "I prefer tea"],
		["could you please not forget that the rent is due on the 1st?", "the rent is due on the 1st"],
		["I'd like you to keep in mind that Bob is away.", "Bob is away"],
		[
			"Please memorize the following:\n- prod: eu-west-1\n- staging: eu-central-1",
			"- prod: eu-west-1\n- staging: eu-central-1",
		],
		["Merk dir bitte, dass ich kein Fleisch esse.", "ich kein Fleisch esse"],
		["请记住，会议改到周四了。", "会议改到周四了"],
		["会議が木曜日に変わったことを覚えておいて。", "会議が木曜日に変わった"],
	])("gives the payload without the trigger words: %s", (message, payload) => {
		expect(first(message)).toMatchObject({ kind: "remember", payload: { text: payload } });
	});

	it("reads several intents, each with its own payload", () => {
		const found = detectIntents(
			"Remember that we chose Stripe and forget about the PayPal idea. Then clean up your memory.",
		);
		expect(found.map(({ kind, payload }) => [kind, payload?.text])).toEqual([
			["remember", "we chose Stripe"],
			["forget", "the PayPal idea"],
			["reflect", undefined],
		]);
	});

	it("refers back within the message, to the message before, or to what follows", () => {
		expect(first("I'm allergic to nuts. Remember that.")).toMatchObject({
			refersBack: true,
			payload: { text: "I'm allergic to nuts" },
		});
		expect(first("Remember that.", ["My flight is at nine."])).toMatchObject({
			refersBack: true,
			payload: { text: "My flight is at nine." },
		});
		expect(first("Remember this. The code is 4471.")).toMatchObject({ payload: { text: "The code is 4471" } });
		expect(first("Remember that.")?.payload).toBeUndefined();
	});

	it("tells erasure from fading, and a standing rule from a fact", () => {
		expect(first("Permanently delete everything you know about my health.")).toMatchObject({
			kind: "forget",
			permanent: true,
		});
		expect(first("Forget about the trip to Oslo.")).toMatchObject({ kind: "forget", permanent: false });
		expect(first("From now on, answer in French.")).toMatchObject({
			standing: true,
			payload: { text: "answer in French" },
		});
		expect(first("Remember that the cat is called Miso.")).toMatchObject({ standing: false });
	});

	it.each([
		[
			"I lost the slip, so you'd better hang on to this for me: the key is with Lindiwe.",
			"remember",
			"the key is with Lindiwe",
		],
		["The vet was here. I want you to store this, Biscuit weighs 31 kilos.", "remember", "Biscuit weighs 31 kilos"],
		["A house rule for you: no fun facts about flying.", "remember", "no fun facts about flying"],
		["So you can drop the gluten thing you've got on me, it was wrong.", "forget", "the gluten thing"],
		["That address is out of date, lose it.", "forget", "That address"],
		["Would you comb through what you've stored on the renovation and tidy it?", "reflect", "the renovation"],
		["Retiens une bonne fois pour toutes que je ne mange pas de porc.", "remember", "je ne mange pas de porc"],
		["Ya no vivo allí, así que quita esa dirección de tus notas.", "forget", "esa dirección"],
		["Dá uma revisada em tudo que você guardou sobre mim.", "reflect", undefined],
	])("reads a verb of memory wherever it is said to the reader: %s", (message, kind, payload) => {
		const found = first(message);
		expect([found?.kind, found?.payload?.text]).toEqual([kind, payload]);
	});

	it.each([
		"She says you should remember that it closes at six.",
		"Can you save this as a CSV?",
		"I'll make sure to remember this.",
		"I told the kids: no screens after eight, from today.",
		"They brighten up our day and always make us smile.",
		"Drop the column you have in the second table.",
	])("leaves a verb of memory alone that is not: %s", (message) => {
		expect(kinds(message)).toEqual([]);
	});

	it.each([
		["I wouldn't want you to forget that the cellar floods.", "remember", "the cellar floods"],
		["Ich möchte nicht, dass du vergisst, dass Opa blind ist.", "remember", "Opa blind ist"],
		["我不希望你忘记我儿子怕黑。", "remember", "我儿子怕黑"],
		["I want you to know something. The dog bites.", "remember", "The dog bites"],
		["dont forget im at work till six", "remember", "im at work till six"],
		["I'd like my weight taken out of your records.", "forget", "my weight"],
		["My uncle drinks. Pretend I never told you.", "forget", "My uncle drinks"],
		["Forget my shoe size, I should not have told you.", "forget", "my shoe size"],
		["Log this for me -> the lease ends in May", "remember", "the lease ends in May"],
		["Its name starts with a z. Don't let that slip.", "remember", "Its name starts with a z"],
		["Whenever we plan trips, bear in mind Jo gets carsick.", "remember", "Jo gets carsick"],
		["Delete what you have on my aunt, Theresa", "forget", "my aunt, Theresa"],
		["Damit es nicht verloren geht: der Zähler steht bei 4410.", "remember", "der Zähler steht bei 4410"],
		["It would do no harm if it stayed with you that the cat is deaf.", "remember", "the cat is deaf"],
		["I'd sleep better if nothing about the will were left in your notes.", "forget", "the will"],
		["That business with the bank can leave your memory.", "forget", "That business with the bank"],
		["The old contact – delete, please.", "forget", "The old contact"],
		["Strike this from your notes: the kiln tops out at 1240.", "forget", "the kiln tops out at 1240"],
		["请记住，三号车间没有三相电。", "remember", "三号车间没有三相电"],
	])("reads a wish whose words alone mislead: %s", (message, kind, payload) => {
		const found = first(message);
		expect([found?.kind, found?.payload?.text]).toEqual([kind, payload]);
	});

	it.each([
		"For next time: which wine goes with duck?",
		"Please note that the pool is closed. – that's what their sign says, so where do we swim?",
		"Keep in mind is one of those phrases my aunt used.",
		"If I told you my PIN, would you remember it forever?",
		"I'm not asking you to remember that he drinks.",
		"Forget the rice, what else goes with curry?",
		"Vergiss den Reis, was passt sonst dazu?",
		"Olvida el arroz, ¿qué más puedo hacer?",
		"Important: the call starts in ten minutes, three bullet points please",
		"What do they want?\n---\nKeep in mind that we close at noon.\n---\n",
		"What is this about?\n\nDear tenants,\nplease note that the lift is broken.",
		"Don't give up, remember that anything is possible!",
		"Don't forget the comma in line 9, it breaks the parser.",
		"You can't forget that tune once you know it.",
		"I want the third row removed.",
		"Whenever you need help, just let me know.",
	])("leaves alone what belongs to the moment or to others: %s", (message) => {
		expect(kinds(message)).toEqual([]);
	});

	it("takes a remembered rule as one wish", () => {
		expect(kinds("Remember: never push to main.")).toEqual(["remember"]);
	});

	it("reports a question to the memory as recall", () => {
		expect(kinds("What do you remember about my sister?")).toEqual(["recall"]);
	});

	it.each([
		"I don't remember where it is.",
		"Remember to call Bob.",
		"She told him to remember that the shop closes at six.",
		"She told him to relax and remember that it is late.",
		"Remember the bug from last week?",
		"You don't need to remember this.",
		"> remember that the deadline is Friday\n\nWhat did he mean?",
		"```\n# Remember: never commit secrets\n```\nWhy does this fail?",
		"`remember that` is what I typed",
		'Translate "don\'t forget that I love you" into Italian.',
		"Fix this sentence: Remember that your going to need a visa.",
		"From: Alice <a@example.com>\nSubject: Monday\n\nplease remember that we are closed",
		"2026-01-04 12:00:01 WARN remember: token expired",
		"Olvidé mi contraseña.",
		"They always ship late.",
	])("leaves alone: %s", (message) => {
		expect(kinds(message).filter((kind) => kind !== "recall")).toEqual([]);
	});

	it("gives spans that are the message's own text", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (before, after) => {
				for (const { trigger, payload } of detectIntents(`${before}\nRemember that ${after}`)) {
					expect(trigger.end).toBeGreaterThan(trigger.start);
					if (payload?.span) {
						expect(`${before}\nRemember that ${after}`.slice(payload.span.start, payload.span.end)).toBe(payload.text);
					}
				}
			}),
		);
	});
});

describe("cost", () => {
	it("stops growing once a message is longer than what is read of it", () => {
		const tries = (lines: number) => readMessage("remember\n".repeat(lines)).tries;
		expect(tries(2000)).toBeLessThanOrEqual(2.1 * tries(1000));
		expect(tries(500_000)).toBeLessThanOrEqual(tries(10_000));
	});

	it("reads the beginning and the end of a huge message", () => {
		const filler = "lorem ipsum dolor sit amet.\n".repeat(20_000);
		expect(kinds(`Remember that I like tea.\n${filler}`)).toEqual(["remember"]);
		expect(kinds(`${filler}Forget about the trip.`)).toEqual(["forget"]);
	});

	it.each(["", "😀😀", "\uD800 broken", ",".repeat(100_000), '"a '.repeat(50_000), "please ".repeat(50_000)])(
		"answers on odd input",
		(message) => {
			expect(kinds(message)).toEqual([]);
		},
	);
});

describe("detectSignals", () => {
	it("reports soft signals apart from intents", () => {
		const message = "We decided to use Postgres; my name is Ana and the report is due on Friday.";
		expect(detectIntents(message)).toEqual([]);
		expect(detectSignals(message).map(({ kind }) => kind)).toEqual(["decision", "name", "deadline"]);
	});
});

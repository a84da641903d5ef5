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
		["别忘了，我们公司的系统每月25号之后就不能报销了。", "我们公司的系统每月25号之后就不能报销了"],
		["I like short answers. Bullets if there are many points.", "I like short answers"],
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
		["You've stored that my editor is Sublime. Get rid of it.", "forget", "You've stored that my editor is Sublime"],
		["I'm left-handed. Worth remembering when you recommend tools.", "remember", "I'm left-handed"],
		["Du kannst ruhig vergessen, dass ich Vegetarier bin.", "forget", "dass ich Vegetarier bin"],
		["Unser Hund heißt jetzt Balu. Merken!", "remember", "Unser Hund heißt jetzt Balu"],
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
		"Can you remember things between chats or is every session blank?",
		"Will you keep this forever or is the chat deleted at some point?",
		"Here's the readme, does it read ok?\n\nNote that the daemon must be started first.",
		"I'll make sure to remember this.",
		"I told the kids: no screens after eight, from today.",
		"They brighten up our day and always make us smile.",
		"Drop the column you have in the second table.",
		"Here's the mail I got:\n\nHi Jo,\nplease remember that timesheets are due.\n\nCan you shorten it?",
		"TODO.md says:\n- remember that prices include VAT\nTurn this into issues.",
		"add a line to the changelog: note that the flag is gone",
		"Note that I've already installed it, so skip that step.",
		"Oh, forget about the heading colours for the moment, the footer is broken.",
		"User story: As a shopper I want the site to remember that I chose dark mode.",
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

	it.each([
		[
			"Hi! I'm Tomasz, I run a bakery in Gdynia, and I'd love for you to remember that so I don't have to explain it each time.",
			"remember",
			"I'm Tomasz, I run a bakery in Gdynia",
		],
		["It's been moved to the basement, remember that instead.", "remember", "It's been moved to the basement"],
		[
			"The thing I said about Anil turned out to be a rumour. Take it out of your memory, please.",
			"forget",
			"The thing I said about Anil turned out to be a rumour",
		],
		[
			"CI runs with LANG=C. Worth remembering for next time, so put it in your memory.",
			"remember",
			"CI runs with LANG=C",
		],
		["Our ewes are Texels, and I'd like you to memorise that.", "remember", "Our ewes are Texels"],
		["That story was gossip. Could you strike it from whatever you store?", "forget", "That story was gossip"],
		["Der Schlüssel liegt beim Nachbarn. Merk dir das stattdessen.", "remember", "Der Schlüssel liegt beim Nachbarn"],
		["Je suis végétarien. Retiens-le pour que je n'aie pas à le répéter.", "remember", "Je suis végétarien"],
		["Ahora vivo en Gijón. Recuerda eso en su lugar.", "remember", "Ahora vivo en Gijón"],
		["Sou vegetariano. Guarda isso para eu não ter de repetir sempre.", "remember", "Sou vegetariano"],
		["那个杭州的项目不做了，忘掉它吧。", "forget", "那个杭州的项目不做了"],
		["私は紅茶派です。お店を勧めるときは覚えておいて。", "remember", "私は紅茶派です"],
	])("goes back to what was said when the words beside the request tell nothing: %s", (message, kind, payload) => {
		expect(first(message)).toMatchObject({ kind, refersBack: true, payload: { text: payload } });
	});

	it("keeps words that tell nothing when nothing else was said", () => {
		expect(first("Please forget that one.")?.payload?.text).toBe("that one");
		expect(first("Remember that instead.", ["The code is 12."])?.payload?.text).toBe("The code is 12.");
	});

	it.each([
		["wipe the bit about my mortgage from memory", "forget", "my mortgage"],
		["Actually I got the vet's name wrong earlier, please forget that one.", "forget", "the vet's name"],
		["Scratch that part about the March deadline, the client never confirmed it.", "forget", "the March deadline"],
		["Oublie ce que je t'ai dit sur le prêt, la banque a refusé.", "forget", "le prêt"],
		["忘掉我之前说的那个手机号，已经不用了。", "forget", "手机号"],
		["Please remember my shoe size, 43, so I don't have to look it up.", "remember", "my shoe size, 43"],
		["Reflect on how the project went and write down the lessons.", "reflect", "how the project went"],
		["先週の障害対応を振り返って、学んだことを記憶に残しておいて。", "reflect", "先週の障害対応"],
	])("cuts off what does not belong to it: %s", (message, kind, payload) => {
		expect(first(message)).toMatchObject({ kind, payload: { text: payload } });
	});

	it.each([
		"Never commit straight to main in my repos.",
		"Never delete a branch without asking me.",
		"Don't ever save files to the desktop.",
		"Don't put semicolons in my code unless I ask.",
		"Lösch nie einen Branch, ohne mich zu fragen.",
		"Ne supprime jamais une branche sans me demander.",
		"Nunca guardes archivos en el escritorio.",
		"Nunca guardes ficheiros no ambiente de trabalho.",
		"没有我的同意绝对不要删除任何东西。",
		"確認なしで絶対にブランチを削除しないで。",
		"My default should be British spelling unless I tell you otherwise.",
		"Deine Antworten bleiben kurz, solange ich nichts anderes sage.",
		"Les prix sont en euros sauf si je te dis le contraire.",
		"Salvo que diga lo contrario, las fechas son día/mes/año.",
		"Respondes em português até eu dizer o contrário.",
		"除非我另外说明，价格都用欧元。",
		"特に指定がない限り、金額はユーロで書いて。",
		"Planilha é sempre com vírgula, tá? Não quero ter que pedir toda vez.",
	])("reads a standing rule: %s", (message) => {
		expect(first(message)).toMatchObject({ kind: "remember", standing: true });
	});

	it.each([
		["うちの猫は腎臓が悪いので、フードの話をするときはそれを忘れないでね。", "うちの猫は腎臓が悪い"],
		["父は糖尿病だから、それを覚えておいて。", "父は糖尿病"],
		["Unser Hausarzt ist jetzt Dr. Wieland. Behalt das mal im Kopf.", "Unser Hausarzt ist jetzt Dr. Wieland"],
		["Mein Chef heißt Falk. Halt das mal bitte irgendwo fest.", "Mein Chef heißt Falk"],
		["On ferme le lundi. Garde bien ça dans un coin de ta tête.", "On ferme le lundi"],
		["El cliente paga a 90 días, tenlo en cuenta para las previsiones.", "El cliente paga a 90 días"],
		["O portão tem o código 5521. Guarda bem isso na cabeça.", "O portão tem o código 5521"],
		["我不吃香菜。推荐餐厅的时候记住。", "我不吃香菜"],
	])("lets small words stand within a request that points back: %s", (message, payload) => {
		expect(first(message)).toMatchObject({ kind: "remember", payload: { text: payload } });
	});

	it.each([
		["The phone number I gave you was wrong. Please forget it.", "forget"],
		["Du hast noch gespeichert, dass ich in Ulm wohne. Weg damit.", "forget"],
		["Den Namen meiner Ex brauchst du dir nicht länger zu merken.", "forget"],
		["Bitte vergiss wieder, dass ich rauche.", "forget"],
		["Fais comme si je ne t'avais jamais parlé de ce prêt.", "forget"],
		["Ya no soy vegana, así que borra eso.", "forget"],
		["Apaga o aniversário do meu cunhado.", "forget"],
		["老张那件事，你可以彻底忘了。", "forget"],
		["古い住所はメモから消しておいて、引っ越したから。", "forget"],
		["Tire les leçons de nos derniers échanges.", "reflect"],
		["No olvides que soy zurda.", "remember"],
	])("reads a request of another tongue or turn: %s", (message, kind) => {
		expect(first(message)?.kind).toBe(kind);
	});

	it.each([
		"Don't save this.",
		"Never put off until tomorrow what you can do today.",
		"They run around and never put things back.",
		"Don't forget any of the columns when you build that pivot, there should be nine",
		"Let's not dwell on it. Forget that and carry on with section 4.",
		"jot down three slogans for a bike repair shop",
		"Vergiss das und mach mit Abschnitt 4 weiter.",
		"Oublie ça et passe à la section 4.",
		"No olvides la leyenda cuando hagas el gráfico.",
		"Não anota isso, é brincadeira.",
		"El segundo párrafo ya no es necesario, quítalo.",
		"忘掉那个，继续第四部分吧。",
		"それは忘れて、第4節に進んで。",
		"雨が降りそうだから、傘を忘れないでね。",
		"内存占用一直往上涨，是不是有内存泄漏？",
	])("leaves the work at hand alone: %s", (message) => {
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

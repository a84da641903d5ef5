// Questions in many scripts and shapes, each with the line it must find among all the others.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { search } from "../src/operations/search.ts";
import { status } from "../src/operations/status.ts";
import { Scratch } from "./scratch-workspace.ts";

/** Each with the questions that must find it. */
const LINES: readonly (readonly [line: string, ...questions: string[]])[] = [
	["我喜欢在周末去公园散步", "周末", "公园散步", "去公园"],
	["数据库每天凌晨三点备份到冷存储", "数据库备份", "凌晨三点", "冷存储"],
	["客户决定把发布日期推迟到下个月", "发布日期", "推迟发布", "客户决定"],
	["王小明的生日是五月七日", "王小明", "生日"],
	["北京办公室的无线网络密码在抽屉里", "无线网络", "北京办公室"],
	["来週の火曜日に会議があります", "会議", "来週の火曜日"],
	["データベースを新しいサーバーに移行した", "データベース", "サーバー 移行"],
	["田中さんは寿司が大好きです", "田中さん", "寿司"],
	["東京タワーの近くに引っ越しました", "東京タワー", "引っ越し"],
	["내일 오후에 회의가 있습니다", "회의", "내일 오후"],
	["김민수는 커피를 마시지 않는다", "김민수", "커피"],
	["서버 비밀번호를 매달 바꾼다", "서버 비밀번호"],
	["ฉันชอบกาแฟดำตอนเช้า", "กาแฟ"],
	["Die Geschwindigkeitsbegrenzung auf der Autobahn gilt nicht für uns", "Geschwindigkeit", "Begrenzung", "Autobahn"],
	["Meine Krankenversicherung ist im Januar teurer geworden", "Versicherung", "Krankenversicherung", "kranken"],
	["Das Donaudampfschiff liegt am Anlegesteg und wartet", "Dampfschiff", "Schiff Donau"],
	["Frau Müller wohnt in der Hauptstraße 5", "Mueller", "Muller", "hauptstrasse"],
	["Der Rechnungsbetrag ist mit der Umsatzsteuer fällig", "Umsatzsteuer", "Rechnung", "Steuer"],
	["La réunion de l'église a été déplacée à Noël", "eglise", "noel", "réunion déplacée"],
	["El niño cumplió años en São Paulo", "nino", "sao paulo"],
	["Йога по утрам помогает Ольге", "йога", "Ольге"],
	["Η Ελένη μένει στην Αθήνα", "Αθηνα", "Ελένη"],
	["set max_retry_count to 3 in the worker", "max_retry_count", "maxRetryCount", "retry count", "MAX-RETRY-COUNT"],
	["parseHttpURL breaks on empty fragments", "parseHttpURL", "http url", "parse_http_url"],
	["the class UserAccountService owns sign-up", "UserAccountService", "account service", "user_account_service"],
	["node says ERR_MODULE_NOT_FOUND for sharp", "ERR_MODULE_NOT_FOUND", "err module not found", "module_not_found"],
	["rustc fails with E0499 on the cache borrow", "E0499", "e0499 borrow"],
	["the deploy ended with exit code 137 and SIGKILL", "exit code 137", "SIGKILL"],
	["nginx gives 502 Bad Gateway after the upgrade", "502", "bad gateway 502"],
	["ORA-00942: table or view does not exist", "ORA-00942", "ora 00942"],
	["see packages/mneme/src/text/slug.ts for the rule", "slug.ts", "src/text/slug.ts", "text/slug", "packages/mneme"],
	["configuration lives in ~/.config/nvim/init.lua", "init.lua", ".config/nvim", "nvim"],
	["logs are in C:\\Users\\ada\\AppData\\Local\\app.log", "app.log", "AppData", "C:\\Users\\ada"],
	["the endpoint is https://api.example.org/v2/items?limit=5", "api.example.org", "v2/items", "example.org"],
	["mail goes to ada.lovelace@example.org", "ada.lovelace@example.org", "lovelace"],
	["std::vector<int> grows by half on MSVC", "std::vector", "msvc"],
	["written in C++ and later in C#", "C++", "C#"],
	["pinned to typescript@7.0.2 and node v20.19", "typescript 7.0.2", "v20.19", "7.0.2"],
	["we moved from GPT-4 to something smaller", "gpt-4", "gpt4", "GPT 4"],
	["files are encoded as UTF-8 without a mark", "utf8", "UTF-8"],
	["an iPhone15 was bought for testing", "iPhone15", "iphone 15"],
	["released today 🎉🎉 after months", "🎉"],
	["thumbs up 👍🏽 from the whole team", "👍"],
	["flight to Rome 🇮🇹 is booked", "🇮🇹", "rome"],
	["Caroline's dog is called Biscuit", "caroline dog", "Caroline's", "biscuit"],
	["she was running late for her studies", "run late", "study"],
	["ＡＢＣ１２３ is the booking number", "abc123", "ABC123"],
	["the wifi password is behind the ﬁreplace", "fireplace"],
	["the commit 9f3a1b2c broke the build", "9f3a1b2c"],
	["ticket PROJ-1234 is blocked by PROJ-99", "PROJ-1234", "proj 99"],
	["IBAN DE89 3704 0044 0532 0130 00 is the landlord's", "DE89", "landlord"],
	["MAC address is 00:1B:44:11:3A:B7", "00:1B:44:11:3A:B7"],
	["the server answers on 192.168.1.42:8080", "192.168.1.42", "192.168.1.42:8080"],
];
/** A person reads the first few. */
const SEEN = 3;
const QUESTIONS = LINES.flatMap(([line, ...questions]) => questions.map((question) => [question, line] as const));
const DISTRACTORS = Array.from(
	{ length: 200 },
	(_, i) => `plain remark number ${i} about the weather, lunch and the garden`,
);

describe("a question finds its line", () => {
	const scratch = new Scratch();

	beforeAll(async () => {
		await scratch.layOut();
		const lines = [...LINES.map(([line]) => line), ...DISTRACTORS];
		scratch.put("memory/lines.md", `# Lines\n\n${lines.map((line) => `- ${line}`).join("\n")}\n`);
		await scratch.get(status);
	});

	afterAll(async () => await scratch.remove());

	it("of at least 80 questions", () => {
		expect(QUESTIONS.length).toBeGreaterThanOrEqual(80);
	});

	it.each(QUESTIONS)("%s → %s", async (question, line) => {
		const { hits } = await scratch.get(search, { query: question, mode: "text", limit: SEEN });
		const at = LINES.findIndex(([each]) => each === line) + 3;
		expect(hits.map((hit: { lineStart: number }) => hit.lineStart)).toContain(at);
	});

	it("and finds nothing where nothing is", async () => {
		for (const query of ["zzzqqq", "!!!", "量子力学", "Ωμέγα"])
			expect((await scratch.get(search, { query, mode: "text" })).hits).toEqual([]);
	});

	it("takes what looks like search syntax as words", async () => {
		for (const query of [
			'"',
			'a" OR "b',
			"NEAR(x y)",
			"title: x",
			"a AND NOT b",
			"*",
			"-x",
			"(",
			"^a",
			"x\0y",
			"'; DROP TABLE files; --",
		])
			await scratch.get(search, { query, mode: "text" });
		const { hits } = await scratch.get(search, { query: "biscuit", mode: "text" });
		expect(hits).toHaveLength(1);
	});

	it("puts the line with the quoted phrase first", async () => {
		scratch.put(
			"memory/phrases.md",
			"- the blue house stood empty, and the garden too\n- garden house, blue and empty\n- empty blue garden, house\n",
		);
		await scratch.get(status);
		const { hits } = await scratch.get(search, { query: '"blue house"', mode: "text", limit: 1 });
		expect(hits[0].text).toContain("the blue house");
	});
});

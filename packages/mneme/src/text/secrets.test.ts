import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evaluateSecrets } from "../../eval/screening.ts";
import { findSecrets, redact } from "./secrets.ts";

/** Put together here, so that no scanner takes this file for a leak. */
const GITHUB = ["ghp", "_", "a1B2c3D4e5".repeat(3), "F6g7H8"].join("");

describe("redact", () => {
	it.each([
		[`token ${GITHUB} in CI`, "token [redacted:github-token] in CI"],
		["my password is hunter2", "my password is [redacted:password]"],
		["postgres://app:Zx9kLmQ2@db:5432/app", "postgres://app:[redacted:password]@db:5432/app"],
		["The alarm code is 4821, tell nobody", "The alarm code is [redacted:pin], tell nobody"],
		["card 4539 1488 0343 6467 exp 09/27", "card [redacted:card] exp 09/27"],
		["card for the hotel: 4539 1488 0343 6467", "card for the hotel: [redacted:card]"],
		[
			"the password is capital B blue then a year so BlueGeese1974 all one word",
			"the password is capital B blue then a year so [redacted:password] all one word",
		],
		["密码是woaini1314", "密码是[redacted:password]"],
	])("%s", (text, expected) => {
		expect(redact(text)).toBe(expected);
	});

	it("knows a password by its looks beside words about signing in, and nothing else by them", () => {
		const word = ["Zqu", "mp_31", "4x"].join("");
		expect(redact(`The staging login is qa@acme.test with ${word}.`)).not.toContain(word);
		expect(redact(`His laptop password was changed to ${word} yesterday`)).not.toContain(word);
		for (const text of [
			`The part is called ${word}.`,
			"Wi-Fi network is called FRITZ!Box 7590.",
			"log in at iPhone15Shop",
		])
			expect(redact(text)).toBe(text);
	});

	it.each([
		["The alarm is disarmed with 7 3 0 1 and then the hash key", "7 3 0 1"],
		["so the alarm at mum's, punch in one nine five three and wait", "one nine five three"],
		["The safe: 31 left, 8 right, 44 left", "31 left, 8 right, 44 left"],
		["Locker 212 at the pool opens with 2580", "2580"],
		["le portail s'ouvre avec 5931", "5931"],
		["my card is 4539 1488 0343 6467, the three on the back are 604", "604"],
		["Backup codes for the mayor, she keeps losing them: 4471-9083, 2250-7719", "2250-7719"],
		["log in to the till with k a p o k - 5 8", "k a p o k - 5 8"],
		["the password is capital K, r, a, k, e, 4", "capital K, r, a, k, e, 4"],
		["the password is uh write it in one go Maple22Syrup yes", "Maple22Syrup"],
		["user bergerk, password zebra-oval-kanu. Change it", "zebra-oval-kanu"],
		["if the alarm rings, tell the firm the word 'pelican'", "pelican"],
		["I log into the council tax portal with Mossgate1977", "Mossgate1977"],
		["I use Gooseberry12 for pretty much every forum account", "Gooseberry12"],
		["the bank just texted me 604 817, that's the one-time code", "604 817"],
		["Steam guard code K7PXQ, hurry", "K7PXQ"],
		["the garden shed's lock is on 5290", "5290"],
		["my phone opens with 150973", "150973"],
		["the passphrase for the drive is copper lantern sings twice", "copper lantern sings twice"],
		["楼下门禁密码3366,然后按井号", "3366"],
		["set-up string for two-factor: RJADGKVVLWAP6OFYRAK2ZYAF", "RJADGKVVLWAP6OFYRAK2ZYAF"],
		["Mia: gate code?\nNoah: 4477", "4477"],
		["[09:14] Jo: what's the pw for the printer again\n[09:15] Tom: lexmark-Goose-3", "lexmark-Goose-3"],
		["A: the card is 4929 5301 7746 2218, 11/28\nB: and the 3 on the back?\nA: 046", "046"],
		["サーバー室のテンキーは58203、そのあと＃を押す", "58203"],
		["密码锁是 510927，进门请脱鞋", "510927"],
		["共享网盘的提取码是x7kq", "x7kq"],
		['for now it\'s user "redaktion" with Quark-Torte_61. Oskar moves the library', "Quark-Torte_61"],
		["Hasło do wifi w kawiarni to sernik_bez_rodzynek, sieć Fika", "sernik_bez_rodzynek"],
		["Yazlığın wifi şifresi zeytin_dali_35", "zeytin_dali_35"],
		["Login da escola: matrícula 20231187, senha jabuticaba.azul. Dá pra ver", "jabuticaba.azul"],
		["Das WLAN bei Oma, Kennwort 71284409316625507731 (steht am Router)", "71284409316625507731"],
		["code secret à six chiffres 550392, pour le virement", "550392"],
		["the floor safe: four turns left to 38, three right to 12, two left to 71", "38"],
		["the ThinkPad boots only with marlin as supervisor password", "marlin"],
		["if the site asks the secret question (first pet), I answered Admiral Biscuit", "Admiral Biscuit"],
	])("finds what is told in words: %s", (text, secret) => {
		expect(redact(text)).not.toContain(secret);
	});

	it.each([
		"Error code 4471 on the boiler means low pressure.",
		"One, two, three, four, the band counted in at the door.",
		"The team plays 4-2-3-1 and the keeper guards the gate.",
		"Call 4471 9083 or 2250 7719 for the taxi.",
		"Spell it: b, e, r, g, e, r. That's my name.",
		"The password for the iPhone15 is known to Tom only.",
		"User uses a password manager.",
		"Homestay in Fort Kochi, Ernakulam district, PIN 682001.",
		"In the novel the butler says the word 'murder' at the alarm.",
		"The garage charged 1250 euros for the gate.",
		"The Visa ending in 9402 expires in May.",
		"please remember the pin code of my parents' place in Pune is 411038, for deliveries",
		"My username is kestrel_fan88 everywhere",
		"Front desk is in room 4417, then left past the lifts.",
		"To test a payment use card 4242 4242 4242 4242 with any future date and any CVC.",
		`From the test vectors: ${"abandon ".repeat(11)}about`,
		"MYSQL_PASSWORD=votre_mot_de_passe",
		"SMTP_PASS=\nSMTP_USER=\nSMTP_HOST=smtp.acme.test",
		"[sudo] password for hannes: \nSorry, try again.\n[sudo] password for hannes: ",
		"Mot de passe pour hannes : \nDésolé, essayez de nouveau.",
		"Vault password: \nDecryption successful",
		'Die Passwörter liegen alle in Bitwarden, im Ordner "Hausverwaltung". Frag Sabine.',
		'as senhas estão no cofre "Escritorio", pasta "Bancos"',
		`Refund re_${"3NabcdEFGH12345678ijklMN"} on charge ch_7VfzBc4OYmjHaxbNCPtenRtt went through.`,
		"table sk_customer_orders_snapshot_2024 is the slow one",
		"snmp-server community public RO\nsnmp-server location basement",
		"Mia: what's the wifi password again?\nNoah: no idea, ask Greta",
		"Con il codice ESTATE15 c'è il quindici per cento di sconto",
		"le compte « chercheur » est supprimé, chacun a son mdp",
		"En el entorno de pruebas usad 4242 4242 4242 4242 con cualquier CVC.",
		'<add key="SmtpPassword" value="__SET_BY_DEPLOY__" />',
		"Lösenordet för veckan är tålamod, sa tränaren",
		"password: ((db_password))",
	])("leaves %s", (text) => {
		expect(redact(text)).toBe(text);
	});

	/** Each `¦` is taken out here: no scanner sees them whole. */
	it.each([
		['SECRET_KEY = "¦"', "p9k&2v!x#m@7c(w=qz4^t_r8+¦h1n$e6y0b*u5d-jg3fa%sl"],
		["define('DB_PASSWORD', '¦');", "Fjord(9)¦bank"],
		["resend: ¦", "re_9Kd2LmQx_¦4TzWb7VyNc1FhR8sPgJ3eUaX5"],
		['{"kty":"EC","x":"lZGUzJnADF0YJbZEcqaAMi3W","d":"¦","use":"sig"}', "xvyG_2FUjFsp0IPz¦cLG6LAm4UBpVrO-1awKa-7IhTxI"],
		[" server-private 10.9.0.12 auth-port 1812 key ¦", "Tq4-¦multebaer-Nn"],
		["snmp-server community ¦ RO 20", "fjR0-¦mon1tor"],
		["hostname sw1\nenable secret ¦\nline vty 0 4", "Lakritz¦hafen"],
		["username oper password 7 ¦", "0822455D0A¦16544541"],
		['set security ike policy HQ pre-shared-key ascii-text "¦"', "Rotbuche¦-1904"],
		["config wifi-iface 'guest'\n\toption key '¦'", "ebbe-und¦-flut-7"],
		["7z x payroll.7z -p¦", "Travertine¦_30"],
		["ldapsearch -x -D cn=admin -w ¦ -b dc=acme", "Schist_and¦_Slate1"],
		["echo ¦ | sudo -S apt update", "Flint2¦Spark!"],
		["root:¦:19812:0:99999:7:::", "$6$Zk3vT9xQ$wLx4VbN8cRjH¦s5PgYd3EuA1mT7fK2bQ9rXz0Yc6"],
	])("finds what documents hold: %s", (frame, split) => {
		const secret = split.replace("¦", "");
		const clean = redact(frame.replace("¦", () => secret));
		expect(clean).not.toContain(secret);
		expect(clean).toContain("[redacted:");
	});

	it("leaves alone what says where a secret is kept", () => {
		for (const text of [
			`DB_PASSWORD: ${"$"}{DB_PASSWORD:?set me}`,
			"- name: Login\n  uses: docker/login-action@v3",
			"The TLS key comes from vault:kv/data/tls#key.",
			"# The safe code is in the blue book.\n\n<!-- From: episode:2026-02-02:12:00 -->",
			"acknowledged 4eb79ab88dc6",
			"password: Rails.application.credentials.dig(:sendgrid, :key), port: 587",
		])
			expect(redact(text)).toBe(text);
	});

	it("finds every code of a list, and a card's check number in data", () => {
		const codes = ["w72js-49fcp", "azvnm-mcxpy", "cpup5-2ba3u"];
		const listed = redact(`GitHub recovery codes (keep them safe!)\n${codes.join("\n")}`);
		for (const code of codes) expect(listed).not.toContain(code);
		expect(redact('{"pan":"4539148803436467","cvc":"907"}')).not.toMatch(/907|4539/);
	});

	it("reads a table by its headings", () => {
		const table = redact(
			"site,login,pass\nkomoot,elin@posteo.example,fjallrav3n\nstrava,elin@posteo.example,uphill-both-ways",
		);
		expect(table).not.toMatch(/fjallrav3n|uphill/);
		expect(table).toContain("elin@posteo.example");
		const marked = "| user | password |\n|---|---|\n| anna | hashed |\n| ben | none |";
		expect(redact(marked)).toBe(marked);
	});

	it.each([
		["For the W-4: Harold Pruitt, SSN 518-47-2093, single", "518-47-2093"],
		["At boot it wants the LUKS passphrase (brass otter paints nine windows) over port 2022", "brass otter"],
		["Fantastical needs an app-specific one for iCloud: zqzk-wsnz-stqe-pbbm", "zqzk-wsnz-stqe-pbbm"],
		["管理员账号是 admin,密码是 山茶花-Lu7788 ,别发到群里。", "Lu7788"],
	])("knows the forms some makers use: %s", (text, value) => {
		expect(redact(text)).not.toContain(value);
	});

	it("leaves text without secrets as it is, and its own output too", () => {
		const plain = "Reset your password in the settings; commit 3f786850e387550fdab836ed7e6dc881de23001b.";
		expect(redact(plain)).toBe(plain);
		const once = redact(`my password is hunter2 and ${GITHUB}`);
		expect(redact(once)).toBe(once);
	});

	it("tells a list of plain nouns from a seed phrase by what it is called", () => {
		const nouns = "orange, butter, salmon, pepper, olive, lemon, sugar, rice, garlic, bread, cream, coffee";
		expect(redact(`shopping: ${nouns}`)).toBe(`shopping: ${nouns}`);
		expect(redact(`wallet, not shopping: ${nouns}`)).toContain("[redacted:seed-phrase]");
		expect(redact(nouns)).toBe("[redacted:seed-phrase]");
	});

	it("keeps what the allow-list names", () => {
		expect(redact("my password is hunter2", [/^hunter\d$/])).toBe("my password is hunter2");
		expect(redact("my password is hunter2", [/other/g])).toBe("my password is [redacted:password]");
	});

	it("blanks a private key whole, also when it is cut short", () => {
		const line = "MIIEpAIBAAKCAQEA7bq3Zk9yXw0Q1c5sT8uV2nL4mP6r".concat("A".repeat(20));
		const begin = ["-----BEGIN RSA", "PRIVATE KEY-----"].join(" ");
		const end = ["-----END RSA", "PRIVATE KEY-----"].join(" ");
		expect(redact(`a\n${begin}\n${line}\n${end}\nb`)).toBe("a\n[redacted:private-key]\nb");
		expect(redact(`a\n${begin}\n${line}\n${line}\n(cut here)`)).toBe("a\n[redacted:private-key]\n(cut here)");
	});
});

describe("findSecrets", () => {
	it("gives spans in order that do not overlap, for any text", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
				let last = 0;
				for (const { start, end } of findSecrets(`${text} password: ${text}`)) {
					expect(start).toBeGreaterThanOrEqual(last);
					expect(end).toBeGreaterThan(start);
					last = end;
				}
			}),
		);
	});

	it("gets through 5 MB of the worst", () => {
		for (const unit of ["password ", "a", "eyJ", "://a:", "4539148803436467 ", "\n"]) {
			findSecrets(unit.repeat(5_000_000 / unit.length));
		}
		expect(findSecrets(`${"lorem ipsum ".repeat(400_000)} my password is hunter2`)).toHaveLength(1);
	});
});

describe("the labelled sets", () => {
	it.each(["secrets", "secrets-h", "secrets-told"])("%s is recognised as the project promises", (set) => {
		const path = new URL(`../../eval/sets/${set}.jsonl`, import.meta.url);
		const lines = readFileSync(path, "utf8")
			.trimEnd()
			.split("\n")
			.map((line) => JSON.parse(line));
		const { labels, count } = evaluateSecrets(lines);
		expect(count).toBeGreaterThanOrEqual(150);
		expect(labels.true.recall).toBeGreaterThanOrEqual(0.98);
		expect(labels.false.recall).toBeGreaterThanOrEqual(0.99);
	});
});

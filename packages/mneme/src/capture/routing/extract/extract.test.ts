import { describe, expect, it } from "vitest";
import { extract } from "../route.ts";

/** Sentence | entities, exactly | relations, exactly, as `from relation to`; `u` is the user. */
const SENTENCES = `
I prefer TypeScript over JavaScript. | tool--typescript tool--javascript u | u prefers tool--typescript
Remember that I prefer dark mode everywhere. | concept--dark-mode u | u prefers concept--dark-mode
I hate long meetings. | u concept--long-meetings | u avoids concept--long-meetings
Anna prefers tea over coffee. | person--anna concept--tea | person--anna prefers concept--tea
I can't stand Jira. | tool--jira u | u avoids tool--jira
I don't like surprises. | u concept--surprises | u avoids concept--surprises
Marta works at Siemens in Munich. | person--marta organization--siemens place--munich | person--marta works-at organization--siemens
My sister Clara lives in Oslo. | person--clara place--oslo | person--clara lives-in place--oslo
The Atlas repo uses pnpm and Node. | project--atlas tool--pnpm tool--node | project--atlas uses tool--pnpm; project--atlas uses tool--node
Atlas uses pnpm. | project--atlas tool--pnpm | project--atlas uses tool--pnpm
Kestrel is written in Rust. | project--kestrel tool--rust | project--kestrel uses tool--rust
Helios depends on Postgres and Redis. | project--helios tool--postgres tool--redis | project--helios depends-on tool--postgres; project--helios depends-on tool--redis
Project Nimbus is built on Kafka and Flink. | project--nimbus tool--kafka tool--flink | project--nimbus uses tool--kafka; project--nimbus uses tool--flink
I'm building Heron with Sara. | project--heron person--sara u | u develops project--heron
Jonas develops Atlas. | person--jonas concept--atlas | person--jonas develops concept--atlas
We decided to use OAuth2 PKCE. | concept--oauth2-pkce u | u uses concept--oauth2-pkce; u decided-on concept--oauth2-pkce
We chose GraphQL for the gateway. | tool--graphql u | u decided-on tool--graphql
Yesterday I had lunch with Marta at the harbour. | person--marta |
The deadline for Helios is 30 March. | project--helios |
Dr. Okafor is my knee surgeon. | person--okafor |
Ravi speaks Tamil, Hindi and some Dutch. | person--ravi |
Emma reports to Oskar. | person--emma person--oskar | person--emma reports-to person--oskar
Paul is married to Ingrid. | person--paul person--ingrid | person--paul married-to person--ingrid
Zod is a schema validation library for TypeScript. | tool--zod tool--typescript |
Our office is on the fourth floor. | |
The gym closes at ten on weekdays. | |
Invoices go out on the last working day. | |
Before every release, update the changelog. | |
Always run the linter before you commit. | |
My birthday is on the 3rd of November. | |
Keep your answers short. | |
Dinner is at seven. | |
Rent is 1,150 a month. | |
Redis keeps everything in memory. | tool--redis |
I live in Ghent with my two cats. | place--ghent u | u lives-in place--ghent
We moved to Ghent in 2019. | place--ghent |
I use Neovim for everything. | tool--neovim u | u uses tool--neovim
Tom broke his arm skiing. | person--tom |
Sven can't stand cilantro. | person--sven concept--cilantro | person--sven avoids concept--cilantro
Luis always answers emails at night. | person--luis |
The old monolith was replaced by six services. | |
Postgres was replaced by CockroachDB. | tool--postgres tool--cockroachdb | tool--cockroachdb supersedes tool--postgres
Helios was rewritten in Rust. | project--helios tool--rust |
The API of Helios is slow today. | concept--helios |
CockroachDB replaces Postgres. | tool--cockroachdb tool--postgres | tool--cockroachdb supersedes tool--postgres
We switched from Jira to Linear. | tool--jira tool--linear |
The memory system is inspired by Letta. | tool--letta |
Project Mneme is inspired by Letta and MemGPT. | project--mneme tool--letta tool--memgpt | project--mneme inspired-by tool--letta; project--mneme inspired-by tool--memgpt
Python was created by Guido van Rossum in 1991. | person--guido-van-rossum |
My boss is called Renate. | person--renate |
Ask Dana for approval before booking any travel. | person--dana |
I met Kenji in Kyoto. | person--kenji place--kyoto |
Bob is allergic to cats. | person--bob |
I'm allergic to shellfish. | |
My car is a 2017 Skoda Octavia. | concept--skoda-octavia |
Our biggest customer is the city of Antwerp. | place--antwerp |
The user prefers brainstorming before implementation. | u concept--brainstorming | u prefers concept--brainstorming
User prefers verbose deploy logs. | u concept--verbose-deploy-logs | u prefers concept--verbose-deploy-logs
Team Falcon owns the checkout flow. | concept--falcon |
Grafana is part of the monitoring stack. | tool--grafana |
Project Helios is part of Project Sunrise. | project--helios project--sunrise | project--helios part-of project--sunrise
I'm unsure about Kubernetes. | tool--kubernetes u | u uncertain-about tool--kubernetes
I don't use Windows. | tool--windows u | u avoids tool--windows
Nothing happened today. | |
She lives in Lisbon. | place--lisbon |
We're going with Terraform. | tool--terraform u | u decided-on tool--terraform
If the build hangs, delete the cache folder. | |
Deploys are done from the release branch only. | |
No emojis please. | |
Lena and I argued about the roadmap. | person--lena |
I work at Brightwell. | organization--brightwell u | u works-at organization--brightwell
Idris is in charge of procurement. | person--idris |
My wife's parents live in Split. | place--split |
Karim has two kids, Lina and Adam. | person--karim person--lina person--adam |
I love hiking. | u concept--hiking | u prefers concept--hiking
I like it when you are brief. | |
I'd like to go home. | |
Sofia is vegetarian and doesn't eat eggs. | person--sofia |
Victor studied with Ana in Bologna. | person--victor person--ana place--bologna |
The Atlas project uses Docker. | project--atlas tool--docker | project--atlas uses tool--docker
Alex does not develop Atlas. | person--alex concept--atlas |
The API allows 100 requests a minute. | |
Currently the whole team is firefighting the outage in Frankfurt. | place--frankfurt |
Greta's birthday is on 5 August. | person--greta |
Test on Safari before signing off any CSS change. | concept--safari concept--css |
`
	.trim()
	.split("\n")
	.map((line) => line.split("|").map((part) => part.trim()) as [string, string, string]);

const id = (name: string) => (name === "u" ? "person--user" : name);

describe("entities and relations by rules", () => {
	it.each(SENTENCES)("%s", (text, entities, relations) => {
		const found = extract(text, {});
		expect(found.entities.map((entity) => entity.id).sort()).toEqual(
			entities.split(" ").filter(Boolean).map(id).sort(),
		);
		const wanted = relations.split(";").filter((part) => part.trim() !== "");
		expect(found.relations.map(({ from, relation, to }) => `${from} ${relation} ${to}`)).toEqual(
			wanted.map((part) => part.trim().split(" ").map(id).join(" ")),
		);
	});
});

// What a small real model gets right beside the rules: `npx tsx scripts/measure-llm.ts [--count N] [--set FILE]`, one JSON object on stdout.
// Routing on a sample of the labelled set, as many lines of each store; extraction on the sentences below.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type RoutingLine, readRoutingSet } from "../eval/routing.ts";
import { chooseStore } from "../src/capture/routing/store.ts";
import { openLanguageModel } from "../src/llm/open.ts";
import type { LanguageModel } from "../src/llm/port.ts";
import { requestOf } from "../src/llm/prompts/prompt.ts";
import { type ModelRouting, routingPrompt } from "../src/llm/prompts/routing.ts";
import { systemClock } from "../src/model/clock.ts";
import { startModelServer } from "./llm-models.ts";

/** Easy ones: what a model that extracts at all has to find. */
const SENTENCES: readonly {
	text: string;
	entities: readonly string[];
	relation?: readonly [string, string, string];
}[] = [
	{
		text: "I prefer TypeScript over JavaScript.",
		entities: ["TypeScript"],
		relation: ["user", "prefers", "typescript"],
	},
	{
		text: "Nadia develops the Harbor project.",
		entities: ["Nadia", "Harbor"],
		relation: ["nadia", "develops", "harbor"],
	},
	{ text: "Harbor uses Redis for its queues.", entities: ["Harbor", "Redis"], relation: ["harbor", "uses", "redis"] },
	{ text: "The billing module is part of Project Quill.", entities: ["Quill"] },
	{ text: "Quill depends on OpenSSL.", entities: ["Quill", "OpenSSL"], relation: ["quill", "depends-on", "openssl"] },
	{ text: "I avoid MongoDB wherever I can.", entities: ["MongoDB"], relation: ["user", "avoids", "mongodb"] },
	{ text: "My brother Teo lives in Porto.", entities: ["Teo", "Porto"] },
	{ text: "We decided on Kubernetes for the Falcon rollout.", entities: ["Kubernetes", "Falcon"] },
	{ text: "Ines and Marco founded Brightwell in Turin.", entities: ["Ines", "Marco", "Brightwell", "Turin"] },
	{ text: "Our style guide was inspired by the one of Gov.uk.", entities: ["Gov.uk"] },
];
const STORES = ["core", "episodic", "semantic", "procedural", "vault"] as const;
const SET = fileURLToPath(new URL("../eval/sets/routing.jsonl", import.meta.url));

/** Spread over the set, since neighbours resemble each other. */
function sample(lines: readonly RoutingLine[], count: number): RoutingLine[] {
	return STORES.flatMap((store) => {
		const own = lines.filter((line) => line.store === store && !line.unsure);
		const wanted = Math.min(own.length, Math.ceil(count / STORES.length));
		return Array.from({ length: wanted }, (_, at) => own[Math.floor((at * own.length) / wanted)]!);
	});
}

async function routeBy(model: LanguageModel, text: string): Promise<ModelRouting | undefined> {
	const beganMs = performance.now();
	const completion = await model.complete(requestOf(routingPrompt, text));
	const { inputTokens, outputTokens, requests } = completion.usage;
	const answer = completion.status === "answered" ? completion.value : undefined;
	const seconds = ((performance.now() - beganMs) / 1000).toFixed(1);
	const told = answer ? `${answer.store}` : `${completion.status}: ${"text" in completion ? completion.text : ""}`;
	process.stderr.write(
		`${seconds} s, ${requests} requests, ${inputTokens}+${outputTokens} tokens: ${told} ← ${text}\n`,
	);
	return answer;
}

async function measureRouting(model: LanguageModel, lines: readonly RoutingLine[]) {
	const rightBy = { model: 0, rules: 0, both: 0 };
	let unanswered = 0;
	for (const { text, store } of lines) {
		const answer = await routeBy(model, text);
		const byRules = chooseStore(text).store === store;
		if (!answer) unanswered++;
		if (answer?.store === store) rightBy.model++;
		if (byRules) rightBy.rules++;
		if (byRules && answer?.store === store) rightBy.both++;
	}
	return { count: lines.length, right: rightBy, unanswered };
}

async function measureExtraction(model: LanguageModel) {
	let entitiesRight = 0;
	let relationsRight = 0;
	for (const { text, entities, relation } of SENTENCES) {
		const answer = await routeBy(model, text);
		const named = answer?.entities.map(({ name }) => name.toLowerCase()) ?? [];
		if (entities.every((entity) => named.some((name) => name.includes(entity.toLowerCase())))) entitiesRight++;
		const [from, verb, to] = relation ?? [];
		const found = answer?.relations.some(
			(one) => one.relation === verb && one.from.endsWith(`--${from}`) && one.to.endsWith(`--${to}`),
		);
		if (relation && found) relationsRight++;
		process.stderr.write(`  ${JSON.stringify({ entities: answer?.entities, relations: answer?.relations })}\n`);
	}
	const relations = SENTENCES.filter(({ relation }) => relation).length;
	return { count: SENTENCES.length, entities_right: entitiesRight, relations, relations_right: relationsRight };
}

const { values } = parseArgs({
	options: { count: { type: "string", default: "40" }, set: { type: "string", default: SET } },
});
const home = mkdtempSync(join(tmpdir(), "mneme-llm-"));
const server = await startModelServer("small");
try {
	const model = openLanguageModel(
		{
			mode: "provider",
			provider: "openai-compatible",
			model: "local",
			baseUrl: server.baseUrl,
			dailyTokens: Number.MAX_SAFE_INTEGER,
		},
		{ home, env: {}, clock: systemClock },
	);
	const routing = await measureRouting(model, sample(readRoutingSet(values.set), Number(values.count)));
	const extraction = await measureExtraction(model);
	process.stdout.write(`${JSON.stringify({ routing, extraction })}\n`);
} finally {
	await server.close();
	rmSync(home, { recursive: true, force: true });
}

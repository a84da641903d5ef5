// Chooses the model that the settings name. Opens no connection and reads no key: those come with the first question.
import type { Clock } from "../model/clock.ts";
import { MemoryError } from "../model/errors.ts";
import type { Settings } from "../model/settings.ts";
import { anthropicProtocol } from "./anthropic.ts";
import { findKey, type KeyPlaces } from "./credentials.ts";
import { openaiCompatibleProtocol, openaiProtocol } from "./openai.ts";
import { type LanguageModel, NO_USAGE, rulesModel, type Unanswered, unanswered } from "./port.ts";
import type { Protocol } from "./protocol.ts";
import { ProviderModel } from "./provider.ts";
import { UsageBook } from "./usage.ts";

/** The prices are US dollars per million tokens; where they are not set, tokens are counted without their cost. */
export type LlmSettings = Settings["llm"] & {
	readonly inputPrice?: number | undefined;
	readonly outputPrice?: number | undefined;
};

export interface ModelPlaces extends KeyPlaces {
	readonly clock: Clock;
}

const PROTOCOLS: Readonly<Record<LlmSettings["provider"], Protocol>> = {
	anthropic: anthropicProtocol,
	openai: openaiProtocol,
	"openai-compatible": openaiCompatibleProtocol,
};

/** In mode host too the rules model: the host's answers come in by replay.ts, call by call. */
export function openLanguageModel(settings: LlmSettings, places: ModelPlaces): LanguageModel {
	if (settings.mode !== "provider") return rulesModel;
	const protocol = PROTOCOLS[settings.provider];
	const baseUrl = settings.baseUrl ?? protocol.baseUrl;
	if (settings.model === undefined)
		return misconfigured("llm.model is not set; rules decided. Run: mneme config set llm.model NAME");
	if (baseUrl === undefined)
		return misconfigured(
			"llm.baseUrl is not set; rules decided. Run: mneme config set llm.baseUrl http://127.0.0.1:11434/v1",
		);
	const { inputPrice, outputPrice } = settings;
	return new ProviderModel({
		protocol,
		model: settings.model,
		baseUrl,
		findKey: () => requireKey(places, settings, protocol),
		dailyTokens: settings.dailyTokens,
		usage: new UsageBook(places.home, places.clock),
		clock: places.clock,
		prices:
			inputPrice === undefined || outputPrice === undefined ? undefined : { input: inputPrice, output: outputPrice },
	});
}

/** A key is needed where one was named, or at the provider's own address. */
function requireKey(places: KeyPlaces, { keyEnv, baseUrl }: LlmSettings, protocol: Protocol): string | undefined {
	const name = keyEnv ?? protocol.keyEnv;
	const key = name === undefined ? undefined : findKey(places, name);
	if (key === undefined && (keyEnv !== undefined || baseUrl === undefined)) {
		throw new MemoryError(
			"INVALID_SETTINGS",
			`There is no key for ${protocol.name}: set the variable ${name}, or put ${name}=… into the credentials file of the home.`,
			{ data: { name } },
		);
	}
	return key;
}

function misconfigured(text: string): LanguageModel {
	const why: Unanswered = unanswered("misconfigured", text);
	return { name: "rules", complete: async () => ({ ...why, usage: NO_USAGE }) };
}

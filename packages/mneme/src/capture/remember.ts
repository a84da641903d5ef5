// Remembers one text: cleaned, screened, routed, compared with what is near, and written in one transaction.
import type { MemoryIndex } from "../index/memory-index.ts";
import type { RelationModel } from "../inference/port.ts";
import type { LanguageModel } from "../llm/port.ts";
import { requestOf } from "../llm/prompts/prompt.ts";
import { routingPrompt } from "../llm/prompts/routing.ts";
import { parseMemoryId } from "../model/ids.ts";
import type { Principal } from "../model/principal.ts";
import { done, type Notice, type Outcome, refused } from "../model/results.ts";
import { addDocument } from "../stores/documents.ts";
import { findByName, knownEntities } from "../stores/entities.ts";
import { shorten } from "../stores/episodes.ts";
import { CORE_FILE } from "../stores/places.ts";
import { type StoreDeps, type WritingRequest, writeMemories } from "../stores/write-memories.ts";
import { readingOf, type Writing } from "../stores/writing.ts";
import { significanceTags } from "../text/significance.ts";
import { addToQuarantine } from "../workspace/quarantine.ts";
import { redactionNotices, type Screened } from "../workspace/transaction/context.ts";
import { decideOrders } from "./classify/orders.ts";
import type { Filed, Quarantined, Remembered, StoredPiece } from "./filed.ts";
import { Filer } from "./filing.ts";
import { wasForgotten } from "./forgotten.ts";
import { DOCUMENT_CHARS, ENTRY_CHARS, excerptOf, pointerTo } from "./long-text.ts";
import { type ModelDeps, withEncoder, withJudge } from "./models-at-hand.ts";
import { findNearest, type NearMemory, noteWritten } from "./nearest.ts";
import { type Entity, makeEntity } from "./routing/extract/entities.ts";
import { asksPermanence } from "./routing/permanence.ts";
import { type Routed, route } from "./routing/route.ts";
import type { Store } from "./routing/signals.ts";
import { createScreen } from "./screening.ts";
import { cleanText, statementOf } from "./statement.ts";
import { withoutWish } from "./wish.ts";

export interface CaptureDeps extends StoreDeps, ModelDeps {
	readonly principal: Principal;
	index(): Promise<MemoryIndex>;
}

export interface RememberRequest {
	readonly text: string;
	/** The user asked for it; else it was noticed. Default: asked. */
	readonly explicit?: boolean;
	/** Where it comes from (A§5). Default: `user-explicit`, or `conversation` where it was noticed. */
	readonly source?: string;
	/** The user's own words, where `text` is not them. */
	readonly said?: string;
	/** Instead of the store that routing chooses. */
	readonly store?: Store;
	/** Name or id of what the conversation is about. */
	readonly about?: string;
	/** Chooses the store and reads the entities; without one, or without its answer, rules do. */
	readonly model?: LanguageModel;
	readonly relation?: RelationModel;
	/** A person has looked at it: it is written as it is, whatever it orders. */
	readonly reviewed?: boolean;
	/** Done in the same transaction. */
	readonly also?: (writing: Writing) => Promise<void>;
}

const TRIGGER_CHARS = 160;

export async function remember(deps: CaptureDeps, request: RememberRequest): Promise<Outcome<Remembered>> {
	const text = cleanText(request.text);
	if (text === "") return refused("there is no text to remember", "Say what to remember.");
	if (text.length > DOCUMENT_CHARS)
		return refused(
			`a text of ${text.length} characters is more than is taken at once (${DOCUMENT_CHARS})`,
			"Remember it in parts, or import it as a file (`mneme import FILE`). Nothing of it was kept.",
		);
	const {
		text: clean,
		redacted,
		orders = [],
	} = request.reviewed ? { text, redacted: [] } : await screenWhole(deps, request, text);
	if (orders.length > 0) return await quarantine(deps, request, clean, orders);
	const notices = redactionNotices(redacted);
	const outcome = await fileText(deps, request, clean, notices);
	return outcome.status === "done" ? { ...outcome, notices: [...notices, ...outcome.notices] } : outcome;
}

/** By rules, and by the judge where it is at hand: it may add to what the rules found, and outweigh it. */
async function screenWhole(deps: CaptureDeps, { explicit = true }: RememberRequest, text: string): Promise<Screened> {
	const byRules = screened(deps, text);
	if (!deps.settings.screening.enabled) return byRules;
	const judged = explicit ? withoutWish(text) : text;
	if (judged === text && !deps.hasJudge()) return byRules;
	const { reasons } = await withJudge(deps, (judge) => decideOrders(judged, judge));
	return { ...byRules, orders: reasons };
}

function screened({ settings }: CaptureDeps, text: string): Screened {
	return createScreen(settings)(text, CORE_FILE);
}

async function fileText(
	deps: CaptureDeps,
	request: RememberRequest,
	text: string,
	notices: Notice[],
): Promise<Outcome<Filed>> {
	const { explicit = true, source = explicit ? "user-explicit" : "conversation", relation, also } = request;
	const statement = statementOf(text);
	if (explicit && (await wasForgotten(deps, statement)))
		notices.push({ level: "info", text: "You had asked to forget this; said anew, it is remembered anew." });
	const topic = await findTopic(deps, request.about);
	const said = statement.length > ENTRY_CHARS ? excerptOf(statement) : statement;
	const { routed, by } = await routeText(deps, request, said, topic, notices);
	const asked = request.store ?? (asksPermanence(text) ? "vault" : routed.routing.store);
	const allowed = withinRights(deps, request, asked, notices);
	const isDocument = statement.length > ENTRY_CHARS && allowed !== "vault";
	const store = isDocument ? "episodic" : allowed;
	const index = await deps.index();
	const nearest = await findNearest(index, said, relation);
	const significance = significanceTags(said, { type: routed.type, askedByUser: explicit });
	const filing = { statement, store, routed, nearest, significance, source, ...(topic ? { topic } : {}) };
	const outcome = await writeMemories(deps, writingRequest(deps, request, text), async (writing) => {
		const entry = isDocument ? await keepDocument(writing, statement) : statement;
		const filer = new Filer(writing, { ...filing, statement: entry });
		await filer.file();
		await also?.(writing);
		const { stored, relations, superseded, contradicts, core = null } = filer;
		const { summary, tags, confidence } = routed.routing;
		const isNew = [...stored, ...relations].some(({ change }) => change !== "known");
		const tx = isNew ? writing.tx.id : null;
		return { store, summary, tags, significance, confidence, stored, relations, superseded, contradicts, core, by, tx };
	});
	if (outcome.status === "done")
		noteWritten(
			index,
			outcome.value.stored.map((piece) => nearMemory(piece, said)),
		);
	return outcome;
}

/** The text as a document; what the log says of it. */
async function keepDocument(writing: Writing, text: string): Promise<string> {
	const paths = await addDocument(writing, text);
	const pointer = pointerTo(text, paths);
	writing.tx.notices.push({
		level: "info",
		text: `It is long, so it is kept as a document. ${pointer.split("\n").at(-1)}`,
	});
	return pointer;
}

function nearMemory({ id, path }: StoredPiece, text: string): NearMemory {
	const parsed = parseMemoryId(id);
	const entity = parsed?.kind === "fact" ? { entity: parsed.entity } : {};
	return { id, path, text, store: parsed?.kind ?? "note", ...entity };
}

function writingRequest({ principal }: CaptureDeps, request: RememberRequest, text: string): WritingRequest {
	const { explicit = true, said = text } = request;
	const words = JSON.stringify(shorten(said, TRIGGER_CHARS));
	const actor = explicit ? "bot:trigger-remember" : "bot:auto-detect";
	return {
		// A sub-agent and a reader keep their name: the policy refuses them, and the refusal says who it was.
		principal: ["owner", "main", "engine"].includes(principal.role) ? { ...principal, actor } : principal,
		trigger: explicit ? `user said ${words}` : `noticed in ${words}`,
		// Screened whole before it was routed: what is derived from it needs no second look.
		verbatim: true,
		origin: explicit ? "explicit" : "detected",
	};
}

/** Only the user's words protect a memory from fading; an agent has to quote them. */
function withinRights(
	deps: CaptureDeps,
	{ said, explicit = true }: RememberRequest,
	store: Store,
	notices: Notice[],
): Store {
	if (store !== "vault" || deps.principal.role === "owner" || (explicit && said !== undefined)) return store;
	notices.push({
		level: "info",
		text: "Kept in the log, where it can fade: the vault takes what the user asked for in words that are quoted (said).",
	});
	return "episodic";
}

async function routeText(
	deps: CaptureDeps,
	{ explicit = true, model }: RememberRequest,
	statement: string,
	topic: Entity | undefined,
	notices: Notice[],
): Promise<{ routed: Routed; by: string }> {
	const findKnown = knownEntities(deps.workspace.context);
	const about = topic ? { topic } : {};
	const routed = await withEncoder(deps, (embedder) =>
		route(statement, { explicit, findKnown, ...about, ...(embedder ? { embedder } : {}) }),
	);
	if (!model) return { routed, by: "rules" };
	const answer = await model.complete(requestOf(routingPrompt, statement));
	if (answer.status === "unanswered") {
		if (answer.reason !== "rules") notices.push({ level: "info", text: answer.text });
		return { routed, by: "rules" };
	}
	const judged = screened(deps, JSON.stringify(answer.value));
	if (judged.redacted.length > 0 || judged.orders?.length) {
		notices.push({ level: "warning", text: `The answer of ${model.name} did not pass screening; rules decided.` });
		return { routed, by: "rules" };
	}
	const entities = answer.value.entities.map(({ name, type }) => makeEntity(name, type));
	return { routed: { ...routed, routing: answer.value, entities }, by: model.name };
}

async function findTopic({ workspace }: CaptureDeps, about: string | undefined): Promise<Entity | undefined> {
	if (about === undefined) return undefined;
	const [known] = await findByName(readingOf(workspace), about.replace(/^entity:/, ""));
	if (known) return { id: known.id, name: known.label, type: known.type };
	const [type, name] = about.includes("--") ? about.split("--", 2) : ["concept", about];
	const words = name!.replaceAll("-", " ").replace(/(?<!\S)\p{Ll}/gu, (letter) => letter.toUpperCase());
	return makeEntity(words, type!);
}

async function quarantine(
	deps: CaptureDeps,
	request: RememberRequest,
	content: string,
	reasons: readonly string[],
): Promise<Outcome<Quarantined>> {
	const { principal } = deps;
	const kind = reasons.join(", ");
	const target = request.store ?? "remember";
	const outcome = await deps.workspace.transaction(
		{ principal: { ...principal, role: "engine" }, trigger: "screening" },
		async (tx) => await addToQuarantine(deps, tx, { kind, target, actor: principal.actor, content }),
	);
	if (outcome.status !== "done") return outcome;
	const text = `This reads like an order to the agent, not like something to remember. It is kept in quarantine as ${outcome.value}: \`mneme quarantine list\`.`;
	return done({ quarantined: outcome.value, reasons }, [...outcome.notices, { level: "warning", text }]);
}

// Who may come in: the Host and Origin a request names, its token, and how often it comes.
import type { IncomingMessage } from "node:http";
import { isActor } from "../model/actors.ts";
import type { Clock } from "../model/clock.ts";
import type { Principal } from "../model/principal.ts";
import { findToken, readTokens, type StoredToken } from "../workspace/tokens.ts";
import { HttpFault } from "./fault.ts";
import { RateLimit } from "./rate-limit.ts";

export interface Caller {
	readonly principal: Principal;
	readonly folder: string;
	readonly tokenId: string;
}

interface GateOptions {
	readonly home: string;
	readonly clock: Clock;
	/** `name:port` under which it may be asked for. */
	readonly hosts: readonly string[];
	readonly callsPerSecond: number;
}

/** A busy agent asks in bursts; a runaway one does not stop. */
const SECONDS_AT_ONCE = 10;
/** Of one address; a person mistypes once or twice. */
const WRONG_TOKENS_PER_SECOND = 0.2;
const WRONG_TOKENS_AT_ONCE = 20;
const WORKSPACE_HEADER = "mneme-workspace";

export class Gate {
	readonly #options: GateOptions;
	readonly #calls: RateLimit;
	readonly #wrongTokens: RateLimit;

	constructor(options: GateOptions) {
		this.#options = options;
		this.#calls = new RateLimit(options.clock, options.callsPerSecond, options.callsPerSecond * SECONDS_AT_ONCE);
		this.#wrongTokens = new RateLimit(options.clock, WRONG_TOKENS_PER_SECOND, WRONG_TOKENS_AT_ONCE);
	}

	/** A page of the web that made a browser ask us (DNS rebinding, cross-site requests) is turned away here. */
	checkOrigin({ headers }: IncomingMessage): void {
		const { hosts } = this.#options;
		const host = headers.host?.toLowerCase() ?? "";
		if (!hosts.includes(host))
			throw new HttpFault(403, "HOST", `This server does not answer as ${JSON.stringify(host)}.`);
		const { origin } = headers;
		if (origin !== undefined && !hosts.some((name) => origin === `http://${name}` || origin === `https://${name}`))
			throw new HttpFault(403, "ORIGIN", `Pages of ${JSON.stringify(origin)} may not ask this server.`);
	}

	/** Read from disk for every request: what was revoked stops at once. */
	admit(request: IncomingMessage): Caller {
		const { home, clock } = this.#options;
		const [scheme, presented = ""] = (request.headers.authorization ?? "").split(" ", 2);
		const token = scheme?.toLowerCase() === "bearer" ? findToken(readTokens(home), presented, clock.now()) : undefined;
		if (!token) throw this.#stranger(request.socket.remoteAddress ?? "");
		if (!this.#calls.take(token.id))
			throw new HttpFault(429, "RATE", "Too many requests with this token; slow down.", { "retry-after": "1" });
		return { principal: principalOf(token), folder: folderOf(request, token), tokenId: token.id };
	}

	/** Who guesses is slowed down; who has a token is not, even at the same address. */
	#stranger(address: string): HttpFault {
		if (!this.#wrongTokens.take(address))
			return new HttpFault(429, "RATE", "Too many wrong tokens; wait a minute.", { "retry-after": "60" });
		return new HttpFault(401, "TOKEN", "Send `Authorization: Bearer TOKEN`; `mneme token create` makes one.", {
			"www-authenticate": 'Bearer realm="mneme"',
		});
	}
}

function folderOf({ headers }: IncomingMessage, { workspaces }: StoredToken): string {
	const wanted = headers[WORKSPACE_HEADER];
	if (wanted === undefined) return workspaces[0]!;
	if (typeof wanted === "string" && workspaces.includes(wanted)) return wanted;
	throw new HttpFault(403, "WORKSPACE", `This token is not for the workspace ${JSON.stringify(wanted)}.`);
}

/** What a token says, and nothing a request could add. */
function principalOf({ role, agent, scopes }: StoredToken): Principal {
	const named = agent === null ? {} : { agent };
	const actor =
		role === "owner"
			? "manual"
			: role === "main"
				? "bot:main"
				: `${role === "subagent" ? "subagent" : "agent"}:${agent ?? role}`;
	if (!isActor(actor))
		throw new HttpFault(403, "TOKEN", "The agent's name in this token cannot be used; make a new one.");
	return { actor, role, scopes, ...named };
}

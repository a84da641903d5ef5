// Checks what a client sent. A line that is no request ends the connection: whoever wrote it does not speak this.
import { z } from "zod";
import { isActor } from "../model/actors.ts";
import { ROLES } from "../model/principal.ts";
import type { ClientMessage, Frame } from "./frames.ts";

const texts = z.record(z.string(), z.string());

const command = z.object({
	args: z.array(z.string()),
	cwd: z.string(),
	userHome: z.string(),
	env: texts,
	outIsTerminal: z.boolean(),
	errIsTerminal: z.boolean(),
	canAsk: z.boolean(),
});

/** The engine's own role is not for a caller to claim. */
const role = z.enum(ROLES).exclude(["engine"]);

const call = z.object({
	verb: z.string(),
	input: z.record(z.string(), z.unknown()),
	principal: z.object({
		actor: z.string().refine(isActor),
		agent: z.string().optional(),
		role,
		scopes: z.array(z.string()),
	}),
	folder: z.string(),
	elicited: z.boolean().optional(),
	env: texts,
	flags: texts,
});

const id = z.int();

const frame = z.discriminatedUnion("kind", [
	z.object({ id, kind: z.literal("command"), version: z.string(), command }),
	z.object({ id, kind: z.literal("call"), version: z.string(), call }),
	z.object({ id, kind: z.literal("go") }),
	z.object({ id, kind: z.literal("answer"), value: z.union([z.string(), z.boolean(), z.null()]) }),
	z.object({ id, kind: z.literal("cancel") }),
	z.object({ id, kind: z.literal("status") }),
	z.object({ id, kind: z.literal("stop") }),
]);

/** Undefined where the line is none. */
export function parseRequest(line: string): Frame<ClientMessage> | undefined {
	let value: unknown;
	try {
		value = JSON.parse(line);
	} catch {
		// The caller answers for all that is no request alike.
		return undefined;
	}
	const parsed = frame.safeParse(value);
	return parsed.success ? (parsed.data as Frame<ClientMessage>) : undefined;
}

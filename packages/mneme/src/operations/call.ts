// Calls a verb for a face or the library: checks who calls and what with, opens the workspace if the verb needs one.
import type { z } from "zod";
import type { Engine, Host } from "../engine.ts";
import { MemoryError } from "../model/errors.ts";
import { fieldsOf } from "../model/fields.ts";
import type { Outcome } from "../model/results.ts";
import type { Operation } from "./operation.ts";

/** A face decides whether an engine is opened for one call or kept. */
export type WithEngine = <T>(host: Host, use: (engine: Engine) => Promise<T>) => Promise<T>;

export async function call(
	operation: Operation,
	host: Host,
	input: Readonly<Record<string, unknown>>,
	withEngine: WithEngine,
): Promise<Outcome<unknown>> {
	const { role } = host.principal;
	if (role !== "owner" && !operation.callers.includes(role)) {
		throw new MemoryError("NOT_ALLOWED", `${operation.name} is not for the role ${role}: ask the owner to run it`, {
			data: { verb: operation.name, role, callers: operation.callers },
		});
	}
	const parsed = operation.input.safeParse(input);
	if (!parsed.success) throw invalidInput(operation, input, parsed.error);
	if (operation.on === "host") return operation.run(host, parsed.data);
	return withEngine(host, async (engine) => {
		const run = () => operation.run(engine, parsed.data);
		return withWarning(await (operation.effect === "reads" ? onOneHistory(engine, run) : run()), engine);
	});
}

/** Another process may erase from the history while it is being read; then the new one is read. */
async function onOneHistory<Value>({ workspace: { ledger } }: Engine, run: () => Promise<Value>): Promise<Value> {
	const epoch = ledger.epoch();
	try {
		return await run();
	} catch (error) {
		if (!(error instanceof MemoryError) || error.code !== "LEDGER_CORRUPT" || ledger.epoch() === epoch) throw error;
		return await run();
	}
}

function withWarning(outcome: Outcome<unknown>, { fellBack }: Engine): Outcome<unknown> {
	if (fellBack === undefined || !("notices" in outcome)) return outcome;
	return { ...outcome, notices: [{ level: "warning", text: fellBack }, ...outcome.notices] };
}

function invalidInput(operation: Operation, input: Readonly<Record<string, unknown>>, error: z.ZodError): MemoryError {
	const fields = fieldsOf(operation.input);
	const problems = error.issues.map((issue) => {
		const field = fields.find(({ name }) => name === issue.path[0]);
		if (!field) return issue.message;
		const found = input[field.name];
		return `${field.name}: expected ${field.expects}, ${found === undefined ? "found nothing" : `found ${JSON.stringify(found)}`}`;
	});
	return new MemoryError("INVALID_INPUT", `${operation.name}: ${problems.join("; ")}`, { data: { problems } });
}

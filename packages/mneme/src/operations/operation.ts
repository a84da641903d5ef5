// The shape of a verb: what CLI, MCP, HTTP and the library all render. One verb, one file in this folder.
import type { z } from "zod";
import type { Engine, Host } from "../engine.ts";
import type { Role } from "../model/principal.ts";
import type { Outcome } from "../model/results.ts";

/** Colours a face may or may not have; each returns its text unchanged where there is none. */
export interface Paint {
	bold(text: string): string;
	dim(text: string): string;
	red(text: string): string;
	green(text: string): string;
	yellow(text: string): string;
	cyan(text: string): string;
}

export interface Example {
	/** A command line as a person types it. */
	readonly line: string;
	readonly about: string;
}

interface Verb<Input extends z.ZodObject, Output extends z.ZodType> {
	/** One or two words: `status`, `config set`. */
	readonly name: string;
	readonly summary: string;
	readonly details?: string;
	readonly input: Input;
	readonly output: Output;
	/** Input fields given by position on a command line; the last one may be an array and takes the rest. */
	readonly positionals?: readonly (keyof z.infer<Input> & string)[];
	/** The input field that takes standard input when it is piped and the field is absent. */
	readonly stdin?: keyof z.infer<Input> & string;
	/** Everything after the verb goes unparsed into the only positional. */
	readonly passthrough?: true;
	/** Goes on until its caller stops it, and therefore in the caller's own process, never in the daemon. */
	readonly untilStopped?: true;
	readonly examples: readonly [Example, ...Example[]];
	/** Who may call it; the owner always may. */
	readonly callers: readonly Role[];
	/** `destroys` verbs take `dryRun`, and act only on a confirmation or in a reversible way. */
	readonly effect: "reads" | "writes" | "destroys";
	render(value: z.infer<Output>, paint: Paint): string;
	/** The exit code of a done outcome that is not 0: what git said, a check that failed. */
	exit?(value: z.infer<Output>): number;
}

export interface WorkspaceOperation<Input extends z.ZodObject, Output extends z.ZodType> extends Verb<Input, Output> {
	readonly on: "workspace";
	run(engine: Engine, input: z.infer<Input>): Promise<Outcome<z.infer<Output>>>;
}

export interface HostOperation<Input extends z.ZodObject, Output extends z.ZodType> extends Verb<Input, Output> {
	readonly on: "host";
	run(host: Host, input: z.infer<Input>): Promise<Outcome<z.infer<Output>>>;
}

export type Operation<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodType = z.ZodType> =
	| WorkspaceOperation<Input, Output>
	| HostOperation<Input, Output>;

export function workspaceOperation<Input extends z.ZodObject, Output extends z.ZodType>(
	operation: Omit<WorkspaceOperation<Input, Output>, "on">,
): WorkspaceOperation<Input, Output> {
	return { ...operation, on: "workspace" };
}

export function hostOperation<Input extends z.ZodObject, Output extends z.ZodType>(
	operation: Omit<HostOperation<Input, Output>, "on">,
): HostOperation<Input, Output> {
	return { ...operation, on: "host" };
}

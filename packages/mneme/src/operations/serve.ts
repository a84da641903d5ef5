// `serve`: the HTTP face in this process, until stopped.
import { z } from "zod";
import { MemoryError } from "../model/errors.ts";
import { done } from "../model/results.ts";
import { hostOperation } from "./operation.ts";

const DEFAULT_PORT = 7077;
const LOOPBACK = "127.0.0.1";

export const serve = hostOperation({
	name: "serve",
	summary: "Serve the memory over HTTP and MCP, until stopped",
	details:
		"Only this machine can reach it unless --host says otherwise; every caller needs a token (`mneme token create`). Another host means that whoever has a token and reaches the port has its rights: put TLS in front of it.",
	input: z.object({
		port: z.int().min(0).max(65_535).default(DEFAULT_PORT).describe("0 takes any that is free"),
		host: z.string().min(1).default(LOOPBACK).describe("The address to listen on"),
		callsPerSecond: z
			.number()
			.positive()
			.default(100)
			.describe("Most calls a second with one token; ten times that at once"),
		allowHost: z.array(z.string().min(1)).default([]).describe("A name it may be asked for by, such as a proxy's"),
	}),
	output: z.object({ served: z.int() }),
	examples: [
		{ line: "mneme serve", about: "On this machine, port 7077" },
		{ line: "mneme serve --port 8080 --allow-host memory.example.org", about: "Behind a proxy" },
	],
	callers: [],
	effect: "writes",
	untilStopped: true,
	async run(host, { port, host: address, allowHost, callsPerSecond }) {
		if (!host.server)
			throw new MemoryError("NOT_ALLOWED", "The server is started from a command line only: mneme serve");
		const server = await host.server();
		return done(await server.run({ port, host: address, allowedHosts: allowHost, callsPerSecond }));
	},
	render: ({ served }) => `The server has ended, after ${served} requests.`,
});

import { PassThrough } from "node:stream";
import type { JSONRPCMessage } from "@modelcontextprotocol/server";
import { array, assert, asyncProperty, integer, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { LineTransport, MOST_LINE_BYTES } from "./lines.ts";

async function opened() {
	const [input, output] = [new PassThrough(), new PassThrough()];
	const transport = new LineTransport(input, output);
	const messages: JSONRPCMessage[] = [];
	const state = { closed: 0 };
	transport.onmessage = (message) => void messages.push(message);
	transport.onclose = () => {
		state.closed++;
	};
	await transport.start();
	return { input, output, transport, messages, state };
}

const request = (id: number, text: string) => ({ jsonrpc: "2.0" as const, id, method: "x", params: { text } });
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("a line transport", () => {
	it("reads the same messages however their bytes are cut", async () => {
		await assert(
			asyncProperty(
				array(string({ unit: "grapheme" }), { maxLength: 5 }),
				integer({ min: 1, max: 40 }),
				async (texts, size) => {
					const { input, messages } = await opened();
					const sent = texts.map((text, id) => request(id, text));
					const bytes = Buffer.from(sent.map((message) => `${JSON.stringify(message)}\n`).join(""));
					for (let from = 0; from < bytes.length; from += size) input.write(bytes.subarray(from, from + size));
					await settled();
					expect(messages).toEqual(sent);
				},
			),
		);
	});

	it("takes the next message after one that is too long, without keeping it", async () => {
		const { input, output, messages } = await opened();
		const chunk = Buffer.alloc(1024 * 1024, "x");
		for (let sent = 0; sent <= MOST_LINE_BYTES; sent += chunk.length) input.write(chunk);
		input.write(`\n${JSON.stringify(request(1, "after"))}\n`);
		await settled();
		expect(messages).toEqual([request(1, "after")]);
		expect(JSON.parse(String(output.read())).error.message).toContain(String(MOST_LINE_BYTES));
	});

	it("answers what is no message with why, and with its id where it has one", async () => {
		const { input, output, messages } = await opened();
		input.write('nonsense\n\r\n{"id":"a"}\n[1]\nnull\n');
		await settled();
		const answers = String(output.read()).trim().split("\n");
		expect(answers.map((line) => JSON.parse(line)).map(({ id, error }) => [id, error.code])).toEqual([
			[undefined, -32_700],
			["a", -32_600],
			[undefined, -32_600],
			[undefined, -32_600],
		]);
		expect(messages).toEqual([]);
	});

	it("closes once when its input ends, and refuses to send from then on", async () => {
		const { input, transport, state } = await opened();
		input.end();
		await new Promise((resolve) => input.once("close", resolve));
		await transport.close();
		expect(state.closed).toBe(1);
		await expect(transport.send(request(1, "late"))).rejects.toThrow();
	});

	it("waits for a client that reads slowly", async () => {
		const { output, transport } = await opened();
		let sent = false;
		const sending = transport.send(request(1, "x".repeat(1024 * 1024))).then(() => {
			sent = true;
		});
		await settled();
		expect(sent).toBe(false);
		output.resume();
		await sending;
	});
});

import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { ObjectReader } from "./object-reader.ts";
import type { Oid } from "./objects.ts";
import { Pack } from "./pack.ts";
import { PackStream } from "./pack-stream.ts";

/** Large enough that what two versions share is more than one copy can take. */
const SHARED = Buffer.from(Array.from({ length: 90_000 }, (_, at) => (at * 7919) % 251));

const edit = fc.record({ at: fc.nat(90_000), cut: fc.nat(300), text: fc.uint8Array({ maxLength: 400 }) });

it("gives back every version, as a delta of the one before or whole, and copied into another pack", async () => {
	const folder = mkdtempSync(join(tmpdir(), "mneme-pack-"));
	let round = 0;
	const write = async (fill: (stream: PackStream) => void) => {
		const objects = join(folder, String(round++));
		mkdirSync(join(objects, "pack"), { recursive: true });
		const stream = new PackStream(objects);
		fill(stream);
		const name = (await stream.seal("off"))!;
		await stream.publish("off");
		return { objects, pack: join(objects, "pack", name) };
	};
	const property = fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 45 }), async (edits) => {
		let body = SHARED;
		const versions = new Map<Oid, Buffer>();
		const first = await write((stream) => {
			for (const { at, cut, text } of edits) {
				body = Buffer.concat([body.subarray(0, at), text, body.subarray(at + cut)]);
				versions.set(stream.add("blob", body, "file"), body);
			}
		});
		const pack = new Pack(first.pack);
		const second = await write((stream) => {
			const names = new Map(pack.places().map(({ oid, offset }) => [offset, oid]));
			for (const place of pack.places()) {
				const { start, raw } = pack.rawAt(place);
				const base = start.baseOffset === undefined ? undefined : names.get(start.baseOffset);
				expect(stream.copy(place.oid, start, raw, base)).toBe(true);
			}
		});
		pack.close();
		for (const { objects } of [first, second]) {
			const reader = new ObjectReader(objects);
			for (const [oid, version] of versions) expect(reader.read(oid, "blob").equals(version)).toBe(true);
			reader.close();
		}
	});
	await fc.assert(property, { numRuns: 30 });
	rmSync(folder, { recursive: true, force: true });
});

// The simplest delta between two versions of one thing: what is the same at both ends is copied, what lies between is given. Enough
// for a folder in which one entry changed, or a log that grew.

/** Git's own packs never copy more at once. */
const COPY_BYTES = 0x10000;
const INSERT_BYTES = 0x7f;

export function encodeDelta(base: Buffer, target: Buffer): Buffer {
	const most = Math.min(base.length, target.length);
	let head = 0;
	while (head < most && base[head] === target[head]) head++;
	let tail = 0;
	while (tail < most - head && base[base.length - 1 - tail] === target[target.length - 1 - tail]) tail++;
	const parts = [sizeBytes(base.length), sizeBytes(target.length), ...copies(0, head)];
	for (let at = head; at < target.length - tail; at += INSERT_BYTES) {
		const piece = target.subarray(at, Math.min(at + INSERT_BYTES, target.length - tail));
		parts.push(Buffer.from([piece.length]), piece);
	}
	return Buffer.concat([...parts, ...copies(base.length - tail, tail)]);
}

function* copies(from: number, length: number): Generator<Buffer> {
	for (let done = 0; done < length; done += COPY_BYTES) {
		const [offset, size] = [from + done, Math.min(COPY_BYTES, length - done)];
		const bytes = [0x80];
		for (let bit = 0; bit < 4; bit++) addByte(bytes, offset, bit, bit);
		// A size of nothing stands for the largest one.
		if (size < COPY_BYTES) for (let bit = 0; bit < 2; bit++) addByte(bytes, size, bit, bit + 4);
		yield Buffer.from(bytes);
	}
}

/** Bytes that are zero are left out, and the first byte says which are there. */
function addByte(bytes: number[], value: number, byte: number, flag: number): void {
	const part = Math.floor(value / 2 ** (8 * byte)) & 0xff;
	if (part === 0) return;
	bytes[0]! |= 1 << flag;
	bytes.push(part);
}

function sizeBytes(size: number): Buffer {
	const bytes: number[] = [];
	for (let rest = size; ; ) {
		const low = rest & 0x7f;
		rest = Math.floor(rest / 128);
		bytes.push(rest > 0 ? low | 0x80 : low);
		if (rest === 0) return Buffer.from(bytes);
	}
}

/** How far back in the pack the base of a delta begins. */
export function distanceBytes(distance: number): Buffer {
	const bytes = [distance & 0x7f];
	for (let rest = Math.floor(distance / 128); rest > 0; rest = Math.floor(rest / 128)) {
		rest--;
		bytes.unshift(0x80 | (rest & 0x7f));
	}
	return Buffer.from(bytes);
}

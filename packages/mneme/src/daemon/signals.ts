// How a process that stays learns that it is to end in good order.

/** A supervisor's wish to end, as well as ^C. */
export async function withSignals<Value>(
	signal: AbortSignal,
	work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
	const ended = new AbortController();
	const end = () => ended.abort();
	process.on("SIGTERM", end).on("SIGHUP", end);
	try {
		return await work(AbortSignal.any([signal, ended.signal]));
	} finally {
		process.off("SIGTERM", end).off("SIGHUP", end);
	}
}

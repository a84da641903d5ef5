// How long a client waits for the daemon, and what it says when the daemon dies under it. Imports nothing.

/** A daemon takes a connection at once; what is slower is not there, or not worth waiting for. */
export const CONNECT_MS = 20;
/** Until a daemon that is busy says that it begins: a look through a large workspace holds it up for a second. */
export const READY_MS = 2_000;

export const LOST_MIDWAY =
	"The daemon ended while this was under way. It happened whole or not at all: look with `mneme log`, and do it again if it is not there.";

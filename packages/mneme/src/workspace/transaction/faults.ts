// Turns what the operating system says about a disk into a message a person can act on.
import { MemoryError } from "../../model/errors.ts";

const ADVICE: Record<string, string> = {
	ENOSPC: "the disk is full. Free some space and try again",
	EDQUOT: "the disk quota is used up. Free some space and try again",
	EROFS: "the disk is mounted read-only. Mount it for writing, or choose another workspace",
	EACCES: "you are not allowed to write there. Check the owner and the permissions",
	EPERM: "the system does not permit it. Check the owner, the permissions and file attributes",
	EMFILE: "too many files are open. Raise the limit (ulimit -n) and try again",
	EIO: "the disk reports an error. Check it before writing more",
	ENAMETOOLONG: "the name is too long for this file system",
};

/** Faults of the disk become MemoryErrors; anything else passes through as it is. */
export function asDiskFault(error: unknown): unknown {
	const { code, path } = error as NodeJS.ErrnoException;
	const advice = code === undefined ? undefined : ADVICE[code];
	if (error instanceof MemoryError || advice === undefined) return error;
	return new MemoryError("DISK", `Cannot write${path ? ` ${path}` : ""}: ${advice}. Nothing was changed.`, {
		data: { code, path },
		cause: error,
	});
}

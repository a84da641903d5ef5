// What stands between the engine and the user's files: secrets are blanked out, invisible characters dropped, orders to the agent
// recognised. The transaction runs it on all that is added; the rules are text/'s.
import type { Settings } from "../model/settings.ts";
import { stripInvisible } from "../text/invisible.ts";
import { findOrders } from "../text/orders.ts";
import { findSecrets, redact } from "../text/secrets.ts";
import { QUARANTINE_FILE } from "../workspace/quarantine.ts";
import type { Screen } from "../workspace/transaction/context.ts";

/** Written from other files or by a fixed form: an order in them was seen where it came from. */
const NOT_MEMORY = /^(?!MEMORY\.md$|memory\/)|^memory\/meta\/(?!pending-memories\.md$)/;

export function createScreen({ screening }: Pick<Settings, "screening">): Screen {
	if (!screening.enabled) return (text) => ({ text, redacted: [] });
	const allow = allowedSecrets(screening.allow);
	return (text, path) => {
		const seen = path === QUARANTINE_FILE ? text : stripInvisible(text);
		const redacted = findSecrets(seen, allow).map(({ kind }) => kind);
		const orders = NOT_MEMORY.test(path) ? [] : findOrders(text).reasons;
		return { text: redacted.length === 0 ? seen : redact(seen, allow), redacted, orders };
	};
}

/** `screening.allow` holds texts, not patterns: a secret that is or contains one of them is left alone. */
export function allowedSecrets(texts: readonly string[]): RegExp[] {
	return texts.map((text) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")));
}

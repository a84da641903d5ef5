// Orders to the agent, in English: taking over its instructions, its role, its memory, its tools and its user's data.

import { ADDRESSED } from "./english-addressed.ts";
import { CALLS } from "./english-calls.ts";
import { DATA } from "./english-data.ts";
import { DEEDS } from "./english-deeds.ts";
import { PLAIN_ORDERS } from "./english-plain.ts";
import { TAKEOVER } from "./english-takeover.ts";
import type { OrderRule } from "./rule.ts";

export const ENGLISH: readonly OrderRule[] = [...TAKEOVER, ...DATA, ...DEEDS, ...ADDRESSED, ...CALLS, ...PLAIN_ORDERS];

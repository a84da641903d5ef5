// The languages other than English in which orders are found.

import { CHINESE } from "./chinese.ts";
import { FRENCH } from "./french.ts";
import { GERMAN } from "./german.ts";
import { JAPANESE } from "./japanese.ts";
import type { OrderLanguage } from "./language.ts";
import { OTHERS } from "./others.ts";
import { PORTUGUESE } from "./portuguese.ts";
import { SPANISH } from "./spanish.ts";

export const LANGUAGES: readonly OrderLanguage[] = [GERMAN, FRENCH, SPANISH, PORTUGUESE, CHINESE, JAPANESE, OTHERS];

// The language packs, in the order they are tried. To add a language: one file beside this one, one line here.

import type { LanguagePack } from "../pack.ts";
import { german } from "./de.ts";
import { english } from "./en.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import { japanese } from "./ja.ts";
import { portuguese } from "./pt.ts";
import { chinese } from "./zh.ts";

export const LANGUAGE_PACKS: readonly LanguagePack[] = [
	english,
	german,
	french,
	spanish,
	portuguese,
	chinese,
	japanese,
];

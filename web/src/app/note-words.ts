// The words of a call, just as the server writes them (server/notify/notes.py).

import { t } from "../lib/house.svelte.ts";
import { beginsWithVowel } from "./vowels.ts";

export function turnWords(host: string): string {
  return t(beginsWithVowel(host) ? "calls-turn-vowel" : "calls-turn", { host });
}

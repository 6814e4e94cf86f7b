// A line of the log about a decision that somebody else took: where in it the name of its player stands.

import type { Speaker } from "../lib/speaker.ts";
import type { Sentence } from "../wire/protocol.ts";
import { whose } from "./absence.ts";

/** Stands for the name; no language has it. */
const HERE = "\uE000";

/** The line before and after the first mention of its player; all of it after, if it does not name any. */
export function markedLine(line: Sentence, speaker: Speaker): { before: string; after: string } {
  const seat = whose(line);
  if (seat === null) return { before: "", after: ` ${speaker.say(line)}` };
  const names = Array.from({ length: Math.max(speaker.names.length, seat + 1) }, (_, one) => speaker.name(one));
  const said = speaker.named(names.map((name, one) => (one === seat ? HERE : name))).say(line);
  const at = said.indexOf(HERE);
  if (at < 0) return { before: "", after: ` ${speaker.say(line)}` };
  return { before: said.slice(0, at), after: said.slice(at + 1).replaceAll(HERE, speaker.name(seat)) };
}

/** The same for those who hear the page: "a bot for Dario bets a card". */
export function markedWords(line: Sentence, speaker: Speaker): string {
  const seat = whose(line);
  const bot = seat === null ? speaker.text("web-by-some-bot") : speaker.text("web-by-bot", { name: speaker.name(seat) });
  const { before, after } = markedLine(line, speaker);
  return `${before}${bot}${after}`;
}

// The bell that says that one is asked: once a question, whether it has arrived at a hidden page or is shown.

import { chime } from "../lib/sound.ts";
import type { GameInfo } from "../wire/protocol.ts";

/** What it last rang for. */
let rung = "";

/** Ring for what a game at a table asks of a seat after so many decisions; a second time for the same it is still. */
export function ring(table: string, game: Pick<GameInfo, "number" | "seat"> | null, ply: number): void {
  const question = `${table}/${game?.number}/${game?.seat}/${ply}`;
  if (question === rung) return;
  rung = question;
  chime();
}

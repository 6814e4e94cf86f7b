// From the first page to the first decision in one click: a guest, a table, bots, cards dealt.

import type { GameCard } from "./games.ts";
import { explained, house } from "./house.svelte.ts";
import { usualLevel } from "./levels.ts";
import type { Seat } from "./seat.svelte.ts";
import { server } from "./server.ts";

/** Tables that were made to be played at once, each with the level of its bots; null for the usual one. */
const hurried = new Map<string, string | null>();

/** Make such a table and go there. Returns why not, or nothing. */
export async function playNow(game: GameCard): Promise<string> {
  try {
    await house.somebody();
    const table = await server.makeTable({ game: game.key, players: game.players, visibility: "link" });
    hurry(table.id);
    house.go(`/t/${table.id}`);
    return "";
  } catch (wrong) {
    return explained(wrong);
  }
}

/** A table is to be played at once, when it is come to. */
export function hurry(table: string, level: string | null = null): void {
  hurried.set(table, level);
}

/** Whether a table was made to be played at once, and with which bots; asked once. */
export function hurryOf(table: string): { readonly level: string | null } | null {
  const level = hurried.get(table);
  hurried.delete(table);
  return level === undefined ? null : { level };
}

/** Fill the free seats with bots, the best there are unless others are wanted, and begin. */
export async function fillAndBegin(seat: Seat, wanted: string | null = null): Promise<void> {
  const game = seat.table?.settings.game;
  const entries = await server.catalogue();
  const level = wanted ?? usualLevel(entries.find((entry) => entry.key === game)?.levels);
  for (const place of seat.table?.seats ?? []) if (place.kind === "open") await seat.ask({ type: "AddBot", level });
  await seat.ask({ type: "Start" });
}

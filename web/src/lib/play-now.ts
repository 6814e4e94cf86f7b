// From the first page to the first decision in one click: a guest, a table, bots at their best, cards dealt.

import type { GameCard } from "./games.ts";
import { explained, house } from "./house.svelte.ts";
import type { Seat } from "./seat.svelte.ts";
import { server } from "./server.ts";

/** Tables that were made to be played at once. */
const hurried = new Set<string>();

/** Make such a table and go there. Returns why not, or nothing. */
export async function playNow(game: GameCard): Promise<string> {
  try {
    await house.somebody();
    const table = await server.makeTable({ game: game.key, players: game.players, visibility: "link" });
    hurried.add(table.id);
    house.go(`/t/${table.id}`);
    return "";
  } catch (wrong) {
    return explained(wrong);
  }
}

/** Whether a table was made to be played at once; asked once. */
export function isHurried(table: string): boolean {
  return hurried.delete(table);
}

/** Fill the free seats with the best bots there are, and begin. */
export async function fillAndBegin(seat: Seat): Promise<void> {
  const game = seat.table?.settings.game;
  const entries = await server.catalogue();
  const level = entries.find((entry) => entry.key === game)?.levels.at(-1) ?? "random";
  for (const place of seat.table?.seats ?? []) if (place.kind === "open") await seat.ask({ type: "AddBot", level });
  await seat.ask({ type: "Start" });
}

// Once more against bots: dealt at once, with the same bots or with those of the next level.

import { usualLevel } from "../lib/levels.ts";
import type { Asking } from "./directing.ts";
import type { Seat } from "../wire/protocol.ts";

/** As much of a connection as it takes. */
export type Connection = Pick<Asking, "id" | "table" | "ask">;

/** The table that is being dealt again: there is nothing to wait for in its room. */
let dealing = $state<string | null>(null);
export const isDealt = (table: string): boolean => dealing === table;

/** Whether everybody else at the table is a bot, or has left for good: then nobody has to be waited for. */
export function againstBots(seats: readonly Seat[], you: number | null): boolean {
  return you !== null && seats.every((one, at) => at === you || one.kind === "bot" || (one.kind === "person" && one.left));
}

/** The level after the strongest bot's that sits here; null if there is none. */
export function nextLevel(seats: readonly Seat[], levels: readonly string[]): string | null {
  return levels[strongest(seats, levels) + 1] ?? null;
}

function strongest(seats: readonly Seat[], levels: readonly string[]): number {
  return Math.max(-1, ...seats.map((one) => (one.kind === "bot" ? levels.indexOf(one.level) : -1)));
}

/** Play once more, against bots of this level, or against the same ones. */
export async function playAgain(table: Connection, levels: readonly string[], level: string | null = null): Promise<void> {
  dealing = table.id;
  try {
    await dealAgain(table, levels, level);
  } finally {
    dealing = null;
  }
}

async function dealAgain(table: Connection, levels: readonly string[], level: string | null): Promise<void> {
  const before = table.table?.seats ?? [];
  await table.ask({ type: "Rematch" });
  const company = level ?? levels[strongest(before, levels)] ?? usualLevel(levels);
  for (const [seat, one] of before.entries()) {
    if (one.kind === "bot" && level !== null) await table.ask({ type: "Clear", seat });
    if (one.kind === "bot" ? level !== null : one.kind === "person" && one.left) await table.ask({ type: "AddBot", level: company, seat });
  }
  await table.ask({ type: "Start" });
}

// A table that slept: whether somebody who comes back is told so, and who is there.

import type { TableInfo } from "../wire/protocol.ts";
import { isSolo } from "./absence.ts";

/**
 * How long a table had slept when one came back, if that is worth telling: one person with bots is just asked again, and
 * where a clock decides nothing sleeps.
 */
export function sleptFor(table: TableInfo | null, now: number): number | null {
  if (table?.phase !== "playing" || table.slept_since === null || isSolo(table)) return null;
  if (table.settings.clock.kind !== "none") return null;
  return (table.slept_until ?? now) - table.slept_since;
}

export interface Sleeper {
  readonly seat: number;
  readonly name: string;
  readonly status: "you" | "here" | "asleep" | "bot" | "left";
  /** When they were last here, by the server's clock; null if they are. */
  readonly since: number | null;
  readonly icon: "check" | "sleep" | "bot";
}

export function sleepersAt(table: TableInfo, you: number | null): Sleeper[] {
  return table.seats.flatMap((place, seat): Sleeper[] => {
    if (place.kind === "open") return [];
    const { name } = place;
    if (place.kind === "bot" || place.is_bot) return [{ seat, name, status: "bot", since: null, icon: "bot" }];
    if (place.left) return [{ seat, name, status: "left", since: null, icon: "bot" }];
    if (seat === you) return [{ seat, name, status: "you", since: null, icon: "check" }];
    if (place.away_since === null) return [{ seat, name, status: "here", since: null, icon: "check" }];
    return [{ seat, name, status: "asleep", since: place.away_since, icon: "sleep" }];
  });
}

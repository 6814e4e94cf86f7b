// What is shown beside a name: a bot, somebody away, a stand-in.

import type { TableInfo } from "../wire/protocol.ts";
import type { SeatMark } from "./scene.ts";

export function marksOf(table: TableInfo | null): SeatMark[] {
  return (table?.seats ?? []).map((seat) => {
    switch (seat.kind) {
      case "open":
        return { kind: "open", away: false, standIn: false, level: null };
      case "bot":
        return { kind: "bot", away: false, standIn: false, level: seat.level };
      case "person":
        return {
          kind: seat.is_bot ? "bot" : "person",
          away: seat.away_since !== null,
          standIn: seat.stand_in || seat.left,
          level: null,
        };
    }
  });
}

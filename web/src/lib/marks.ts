// What is shown beside a name: a bot, somebody away, a stand-in, who decided last.

import type { Absence } from "../app/absence.ts";
import type { WaitingTime } from "../app/waiting-time.ts";
import type { By, PersonSeat, Replay, TableInfo } from "../wire/protocol.ts";
import type { SeatMark } from "./scene.ts";

/**
 * `ahead` is by how much the server's clock is ahead of this machine's, in milliseconds; `decided` is who took the last
 * decision of each seat that was shown (`decidedLast`).
 */
export function marksOf(table: TableInfo | null, ahead = 0, decided: readonly (By | null)[] = []): SeatMark[] {
  return (table?.seats ?? []).map((seat, at) => {
    const by = decided[at] ?? null;
    switch (seat.kind) {
      case "open":
        return { kind: "open", away: false, standIn: false, level: null, by };
      case "bot":
        return { kind: "bot", away: false, standIn: false, level: seat.level, by };
      case "person": {
        const absence = absenceOf(seat, ahead, waitingTimeOf(seat, table?.settings.grace ?? null));
        return {
          kind: seat.is_bot ? "bot" : "person",
          away: seat.away_since !== null,
          standIn: seat.stand_in || seat.left,
          level: null,
          by,
          ...(absence ? { absence } : {}),
        };
      }
    }
  });
}

/** In a replay nobody is away: what is shown is who was a bot, and who had decided last by then. */
export function marksThen(replay: Pick<Replay, "names" | "bots">, decided: readonly (By | null)[]): SeatMark[] {
  return replay.names.map((_, seat) => ({
    kind: replay.bots.includes(seat) ? "bot" : "person",
    away: false,
    standIn: false,
    level: null,
    by: decided[seat] ?? null,
  }));
}

/** A program is waited for as long as at a live table at most: it may never come back. */
const PROGRAMS = 90;

function waitingTimeOf(seat: PersonSeat, grace: WaitingTime): WaitingTime {
  return seat.is_bot ? Math.min(grace ?? PROGRAMS, PROGRAMS) : grace;
}

function absenceOf(seat: PersonSeat, ahead: number, waits: WaitingTime): Absence | null {
  if (seat.away_since === null && !seat.stand_in && !seat.left) return null;
  return {
    since: seat.away_since === null ? null : seat.away_since - ahead,
    waitsUntil: seat.waits_until === null ? null : seat.waits_until - ahead,
    waits,
    standIn: seat.stand_in,
    left: seat.left,
    wantedBy: seat.wanted_by,
  };
}

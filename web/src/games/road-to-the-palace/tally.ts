// What a round brings everybody, reason by reason, out of its events.

import type { Event, InfluenceChanged, Reason } from "../../wire/road-to-the-palace.ts";

/** What somebody's influence has changed by in a round, column by column of the tally. */
export interface Tally {
  readonly seat: number;
  readonly queen: number;
  readonly missions: number;
  readonly paid: number;
  readonly received: number;
  readonly king: number;
}

export const isChange = (event: Event): event is InfluenceChanged => event.type === "InfluenceChanged";

/** What each seat gained or paid for these reasons. */
export function changes(seats: number, events: readonly Event[], reasons: readonly Reason[], sign = 0): readonly number[] {
  const told = events.filter(isChange).filter(({ reason, points }) => reasons.includes(reason) && points * sign >= 0);
  return Array.from({ length: seats }, (_, seat) => told.filter((one) => one.seat === seat).reduce((all, { points }) => all + points, 0));
}

export function tallyOf(seats: number, events: readonly Event[]): readonly Tally[] {
  const queen = changes(seats, events, ["RP-4.3"]);
  const missions = changes(seats, events, ["RP-4.5", "RP-4.6", "RP-4.7"]);
  const paid = changes(seats, events, ["RP-4.8"], -1);
  const received = changes(seats, events, ["RP-4.8"], 1);
  const king = changes(seats, events, ["RP-5.1"]);
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    queen: queen[seat] ?? 0,
    missions: missions[seat] ?? 0,
    paid: paid[seat] ?? 0,
    received: received[seat] ?? 0,
    king: king[seat] ?? 0,
  }));
}

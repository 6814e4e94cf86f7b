// Where every point came from, out of the events of a whole game.

import type { Event } from "../../wire/royal-secrets.ts";

export const START = 10;

/** One player's game in points; `lost` and `rumours` are below zero, everything adds up to `score`. */
export interface Account {
  readonly seat: number;
  readonly start: number;
  /** RS-6.5, RS-6.14: audiences that succeeded. */
  won: number;
  /** RS-8.13: losses that Master Stroke turned into gains. */
  turned: number;
  /** RS-7.4: cards left in hand. */
  hand: number;
  /** RS-6.6, RS-6.3: audiences that failed, without what was pardoned or turned. */
  lost: number;
  /** RS-6.8, without what was pardoned. */
  rumours: number;
  /** RS-6.7: what could not be paid. */
  unpaid: number;
  score: number;
  /** The points at the start and after each round, with the hand last. */
  readonly course: number[];
}

export function accountsOf(players: number, history: readonly Event[]): readonly Account[] {
  const accounts: Account[] = Array.from({ length: players }, (_, seat) => ({
    seat,
    start: START,
    won: 0,
    turned: 0,
    hand: 0,
    lost: 0,
    rumours: 0,
    unpaid: 0,
    score: START,
    course: [START],
  }));
  let round: Round[] = accounts.map(() => ({ lost: 0, rumours: 0 }));
  for (const event of history) {
    if (event.type === "RoundEnded") {
      for (const account of accounts) account.course.push(account.score);
      round = accounts.map(() => ({ lost: 0, rumours: 0 }));
      continue;
    }
    if (event.type !== "PointsDue" && event.type !== "PointsPaid" && event.type !== "HandCounted") continue;
    const account = accounts[event.seat];
    const own = round[event.seat];
    if (account === undefined || own === undefined) continue;
    if (event.type === "PointsDue") due(account, own, event.reason, event.points);
    else if (event.type === "PointsPaid") account.score += event.change;
    else {
      account.hand = event.points;
      account.score += event.points;
      account.course.push(account.score);
    }
  }
  return accounts;
}

interface Round {
  lost: number;
  rumours: number;
}

function due(account: Account, round: Round, reason: string, points: number): void {
  switch (reason) {
    case "RS-6.5":
    case "RS-6.14":
      account.won += points;
      return;
    case "RS-6.6":
    case "RS-6.3":
      account.lost += points;
      round.lost += points;
      return;
    case "RS-6.8":
      account.rumours += points;
      round.rumours += points;
      return;
    case "RS-8.12": {
      const forRumours = Math.min(points, -round.rumours);
      account.rumours += forRumours;
      account.lost += points - forRumours;
      return;
    }
    case "RS-8.13":
      account.turned += points / 2;
      account.lost += points / 2;
      return;
    case "RS-6.7":
      account.unpaid += points;
      return;
  }
}

/** The places, from the first on: whoever has more points comes before. */
export function ranked(accounts: readonly Account[]): readonly Account[] {
  return [...accounts].sort((one, other) => other.score - one.score || one.seat - other.seat);
}

// Where every point came from, out of the events of a whole game.

import type { Event, Reason } from "../../wire/road-to-the-palace.ts";

/** RP-2.2. */
export const START = 10;
export const GAINS = ["start", "first", "third", "purple", "queen", "received", "king"] as const;
export const LOSSES = ["tribute", "paid"] as const;
export type Part = (typeof GAINS)[number] | (typeof LOSSES)[number];

/** When the course is looked at: the beginning, three times a round, and the King at the end. */
export const MOMENTS = ["start", "queen", "missions", "debts", "queen", "missions", "debts", "king"] as const;

/** One player's game in influence: the parts add up to `score`; losses are below zero. */
export interface Account {
  readonly seat: number;
  readonly parts: Readonly<Record<Part, number>>;
  readonly score: number;
  readonly course: readonly number[];
}

function partOf(reason: Reason, points: number): Part {
  switch (reason) {
    case "RP-4.3":
      return points < 0 ? "tribute" : "queen";
    case "RP-4.5":
      return "first";
    case "RP-4.6":
      return "third";
    case "RP-4.7":
      return "purple";
    case "RP-4.8":
      return points < 0 ? "paid" : "received";
    case "RP-5.1":
      return "king";
  }
}

function momentOf(reason: Reason, round: number): number {
  if (reason === "RP-5.1") return MOMENTS.length - 1;
  const within = reason === "RP-4.3" ? 1 : reason === "RP-4.8" ? 3 : 2;
  return (round - 1) * 3 + within;
}

export function accountsOf(players: number, history: readonly Event[]): readonly Account[] {
  const parts = Array.from({ length: players }, () => ({ start: START, first: 0, third: 0, purple: 0, queen: 0, received: 0, king: 0, tribute: 0, paid: 0 }));
  const steps = parts.map(() => MOMENTS.map<number>((_, at) => (at === 0 ? START : 0)));
  let round = 1;
  for (const event of history) {
    if (event.type === "RoundBegan") round = event.round;
    if (event.type !== "InfluenceChanged") continue;
    const own = parts[event.seat];
    const course = steps[event.seat];
    if (own === undefined || course === undefined) continue;
    own[partOf(event.reason, event.points)] += event.points;
    const at = momentOf(event.reason, round);
    course[at] = (course[at] ?? 0) + event.points;
  }
  return parts.map((own, seat) => {
    let sum = 0;
    const course = (steps[seat] ?? []).map((points) => (sum += points));
    return { seat, parts: own, score: sum, course };
  });
}

/** RP-5.2: the places, from the first on, as the game told them. */
export function ranked(accounts: readonly Account[], history: readonly Event[]): readonly Account[] {
  const ended = history.find((event) => event.type === "GameEnded");
  if (ended?.type !== "GameEnded") return [...accounts].sort((one, other) => other.score - one.score);
  return ended.ranking.flatMap((seat) => accounts[seat] ?? []);
}

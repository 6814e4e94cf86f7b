import { describe, expect, test } from "vitest";
import type { Event, Reason } from "../../wire/road-to-the-palace.ts";
import { accountsOf, ranked } from "./scoring.ts";

const changed = (seat: number, points: number, reason: Reason): Event => ({ type: "InfluenceChanged", seat, points, reason, other: null, discs: null });
const HISTORY: readonly Event[] = [
  { type: "RoundBegan", round: 1, first_player: 0 },
  changed(0, -2, "RP-4.3"),
  changed(1, 2, "RP-4.3"),
  changed(0, 6, "RP-4.5"),
  changed(0, 1, "RP-4.7"),
  changed(1, -3, "RP-4.8"),
  changed(0, 3, "RP-4.8"),
  { type: "RoundBegan", round: 2, first_player: 1 },
  changed(1, 1, "RP-4.6"),
  changed(0, 5, "RP-5.1"),
  changed(1, 14, "RP-5.1"),
  { type: "GameEnded", scores: [23, 24], ranking: [1, 0] },
];

describe("where every point came from", () => {
  const [ann, bruno] = accountsOf(2, HISTORY);

  test("what came in and what went out are told apart, and everything adds up", () => {
    expect(ann?.parts).toMatchObject({ start: 10, first: 6, purple: 1, received: 3, king: 5, tribute: -2, paid: 0 });
    expect(bruno?.parts).toMatchObject({ queen: 2, third: 1, paid: -3, king: 14 });
    for (const account of [ann!, bruno!]) expect(Object.values(account.parts).reduce((all, points) => all + points, 0)).toBe(account.score);
  });

  test("the course has a moment for each step of both rounds", () => {
    expect(ann?.course).toEqual([10, 8, 15, 18, 18, 18, 18, 23]);
    expect(bruno?.course).toEqual([10, 12, 12, 9, 9, 10, 10, 24]);
  });

  test("the places are those that the game told", () => {
    expect(ranked([ann!, bruno!], HISTORY).map(({ seat }) => seat)).toEqual([1, 0]);
    expect(ranked([ann!, bruno!], []).map(({ seat }) => seat)).toEqual([1, 0]);
  });
});

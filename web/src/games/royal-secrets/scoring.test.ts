import { describe, expect, test } from "vitest";
import type { Event, Reason } from "../../wire/royal-secrets.ts";
import { accountsOf, ranked } from "./scoring.ts";

const due = (seat: number, points: number, reason: Reason): Event => ({ type: "PointsDue", seat, points, reason, by: null });
const paid = (seat: number, change: number): Event => ({ type: "PointsPaid", seat, change });
const ENDED: Event = { type: "RoundEnded", round: 1 };

describe("where every point came from", () => {
  test("what was won and lost is told apart, and everything adds up to the score", () => {
    const [ann] = accountsOf(1, [due(0, 5, "RS-6.5"), due(0, -4, "RS-6.8"), paid(0, 1), ENDED]);
    expect(ann).toMatchObject({ won: 5, rumours: -4, lost: 0, score: 11, course: [10, 11] });
  });

  test("a pardon wipes out rumours and losses alike", () => {
    const [ann] = accountsOf(1, [due(0, -6, "RS-6.6"), due(0, -3, "RS-6.8"), due(0, 9, "RS-8.12"), paid(0, 0), ENDED]);
    expect(ann).toMatchObject({ lost: 0, rumours: 0, score: 10 });
  });

  test("Master Stroke makes a gain of a loss; with a pardon the rumours go too", () => {
    const told = [due(0, -6, "RS-6.6"), due(0, -3, "RS-6.8"), due(0, 3, "RS-8.12"), due(0, 12, "RS-8.13"), paid(0, 6), ENDED];
    expect(accountsOf(1, told)[0]).toMatchObject({ lost: 0, turned: 6, rumours: 0, score: 16 });
  });

  test("what could not be paid is shown, and the hand comes last", () => {
    const told = [due(0, -14, "RS-6.6"), due(0, 4, "RS-6.7"), paid(0, -10), ENDED, { type: "HandCounted", seat: 0, hand: [], points: 2 } as Event];
    const [ann] = accountsOf(1, told);
    expect(ann).toMatchObject({ lost: -14, unpaid: 4, hand: 2, score: 2, course: [10, 0, 2] });
    expect(10 + ann!.won + ann!.turned + ann!.unpaid + ann!.hand + ann!.lost + ann!.rumours).toBe(ann!.score);
  });

  test("most points come first", () => {
    expect(ranked(accountsOf(3, [paid(1, 4), paid(2, -1)])).map(({ seat }) => seat)).toEqual([1, 0, 2]);
  });
});

import { expect, test } from "vitest";
import type { By } from "../wire/protocol.ts";
import { catchUpOn, MOST_LISTED, thingsIn } from "./catch-up.ts";
import type { Queued } from "./frame.ts";

const decided = (id: string, seat: number | null, by: By | null = null): Queued => {
  const args = seat === null ? {} : { player: { type: "name", seat } };
  return { moment: { kind: "pass", events: [], lines: [{ id, args }], by: [by], before: null, after: null }, claims: [] } as unknown as Queued;
};
const listed = (...queue: readonly Queued[]): string[][] => thingsIn(queue).map(({ says }) => says.map(({ id }) => id));

test("a bet and who speaks next are one thing, also where a bot decided both; so much and no more", () => {
  expect(listed(decided("bets", 1), decided("hands", 1), decided("bets", 0))).toEqual([["bets", "hands"], ["bets"]]);
  expect(listed(decided("bets", 1, "stand-in"), decided("hands", 1, "stand-in"))).toEqual([["bets", "hands"]]);
  expect(listed(decided("a", 1), decided("b", 1), decided("c", 1))).toEqual([["a", "b"], ["c"]]);
});

test("what somebody and what a bot for them decided stay apart, and what names nobody", () => {
  expect(listed(decided("bets", 1), decided("hands", 1, "clock"))).toEqual([["bets"], ["hands"]]);
  expect(listed(decided("a", null), decided("b", null))).toEqual([["a"], ["b"]]);
});

test("of more than fits, what came of an offer is listed before who took it", () => {
  const read = (id: string, minor: boolean): Queued =>
    ({ moment: { kind: "beat", minor, events: [], lines: [{ id, args: {} }], by: [null], before: null, after: null }, claims: [] }) as unknown as Queued;
  const queue = [read("swap", false), ...Array.from({ length: MOST_LISTED }, (_, at) => read(`taken ${at}`, true)), decided("bets", 1)];
  const card = catchUpOn(queue, {} as unknown as Parameters<typeof catchUpOn>[1], null, false);
  expect(card.things.map(({ says }) => says[0]?.id)).toEqual(["swap", ...Array.from({ length: MOST_LISTED - 1 }, (_, at) => `taken ${at + 1}`)]);
  expect(card.folded).toBe(2);
});

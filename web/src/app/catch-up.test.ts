import { expect, test } from "vitest";
import type { By } from "../wire/protocol.ts";
import { thingsIn } from "./catch-up.ts";
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

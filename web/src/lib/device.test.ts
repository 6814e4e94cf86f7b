import { expect, test } from "vitest";
import { allNamed, botCounts, nextHand } from "./device.ts";

const places = (...asked: readonly number[]) => [0, 2, 3].map((seat) => ({ seat, asked: asked.includes(seat) }));

test("the device goes to whoever is asked", () => {
  expect(nextHand(places(2), null)).toBe(2);
  expect(nextHand(places(2), 2)).toBe(2);
  expect(nextHand(places(), 0)).toBeNull();
  expect(nextHand([], null)).toBeNull();
});

test("where several are asked it goes round the table, and misses nobody out", () => {
  expect(nextHand(places(0, 2, 3), null)).toBe(0);
  expect(nextHand(places(0, 2, 3), 2)).toBe(2); // who has not answered yet keeps it
  expect(nextHand(places(2, 3), 0)).toBe(2);
  expect(nextHand(places(3), 2)).toBe(3);
  expect(nextHand(places(0, 2), 3)).toBe(0);
});

test("the round of a sealed window does not depend on who sits nearest to an answer", () => {
  const round: number[] = [];
  const left = new Set([0, 2, 3]);
  let last: number | null = 2;
  while (left.size > 0) {
    last = nextHand(places(...left), last);
    if (last === null) break;
    left.delete(last);
    round.push(last);
  }
  expect(round).toEqual([2, 3, 0]);
});

test("bots fill up what the game needs, and no more than it has room for", () => {
  expect(botCounts(3, 5, 2)).toEqual([1, 2, 3]);
  expect(botCounts(4, 8, 8)).toEqual([0]);
  expect(botCounts(2, 4, 2)).toEqual([0, 1, 2]);
});

test("nobody is left without a name", () => {
  expect(allNamed([" Ann ", "", "  "], () => "Duke")).toEqual(["Ann", "Duke", "Duke"]);
});

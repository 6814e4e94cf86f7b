import { expect, test } from "vitest";
import { opened } from "./opened.ts";

test("what one reader does not know is filled in from another's view", () => {
  const ann = { reader: 0, sealed: 1, round: 2, players: [{ hand: [20, 30], bets: [{ card: 5 }] }, { hand: null, bets: [{ card: null }] }] };
  const bob = { reader: 1, sealed: null, round: 2, players: [{ hand: null, bets: [{ card: null }] }, { hand: [], bets: [{ card: 7 }] }] };

  expect(opened([ann, bob])).toEqual({
    reader: null,
    sealed: null,
    round: 2,
    players: [
      { hand: [20, 30], bets: [{ card: 5 }] },
      { hand: [], bets: [{ card: 7 }] },
    ],
  });
});

test("what nobody knows stays unknown, and lists of other lengths are not mixed", () => {
  expect(opened([{ deck: null, trail: ["a"] }, { deck: null, trail: ["b", "c"] }])).toMatchObject({ deck: null, trail: ["a"] });
});

import { describe, expect, test } from "vitest";
import type { Sentence } from "../../wire/protocol.ts";
import type { Character } from "../../wire/road-to-the-palace.ts";
import { landingIn, movedTo, worthIn } from "./foreseen.ts";

const word = (id: string) => ({ type: "phrase" as const, of: { id: `road-to-the-palace-${id}`, args: {} } });
const said = (id: string, args: Sentence["args"]): Sentence => ({ id: `road-to-the-palace-then-${id}`, args });
const RISES = said("column-rises", { character: word("soldier"), points: 3, place: 2 });
const columns = (...characters: Character[]) => characters.map((character) => ({ character }));

describe("what the game foresees, read to be drawn", () => {
  test("where a card would land", () => {
    expect(landingIn([said("next-card", { card: word("king") }), RISES])).toEqual({ character: "soldier", place: 2, impression: 3, how: "rises" });
    expect(landingIn([said("politician", { points: 2 })])).toBeNull();
  });

  test("what a disc would be worth, and to whom", () => {
    expect(worthIn([said("disc-worth", { disc: word("disc-military"), points: -1, total: -3 })])).toEqual({ points: -1, total: -3, seat: null });
    expect(worthIn([said("left-takes", { player: { type: "name", seat: 2 }, points: 3 })])).toEqual({ points: 3, total: null, seat: 2 });
    expect(worthIn([said("purple-court", { disc: word("disc-treachery") })])).toBeNull();
  });

  test("a column that rises pushes those it overtakes one place on", () => {
    const landing = landingIn([RISES]);
    const places = [1, 2, 3, 4].map((place) => movedTo(columns("queen", "noble", "soldier", "priest"), landing!, place));
    expect(places).toEqual([null, 3, 2, null]);
  });

  test("a new column comes from behind all others", () => {
    const landing = landingIn([said("column-new", { character: word("king"), points: 3, place: 1 })])!;
    expect([1, 2, 3].map((place) => movedTo(columns("queen", "noble"), landing, place))).toEqual([2, 3, 1]);
  });
});

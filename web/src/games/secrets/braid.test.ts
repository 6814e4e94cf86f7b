import { describe, expect, test } from "vitest";
import type { Event, Trace } from "../../wire/secrets.ts";
import { braidOf, knotsOfHistory, knotsOfTrail, opened } from "./braid.ts";
import { endingOf } from "./ending.ts";
import { table } from "./making.ts";

const CENTRE = 4;

describe("the braid of what a reader saw", () => {
  test("a look says what a token is from then on, and it keeps that when it is swapped in the open", () => {
    const trail: Trace[] = [
      { type: "Looked", place: 0, seers: [0], identity: "kgb" },
      { type: "Swapped", first: 0, second: null },
    ];
    const { rows, ends } = braidOf(4, knotsOfTrail(trail, 0));
    expect(rows[0]?.seen).toEqual({ column: 0, identity: "kgb" });
    expect(rows[1]?.strands[0]).toMatchObject({ from: 0, to: CENTRE, identity: "kgb" });
    expect(ends).toEqual([null, null, null, null, "kgb"]);
  });

  test("what only others saw leaves no knot", () => {
    expect(knotsOfTrail([{ type: "Looked", place: 2, seers: [1], identity: null }], 0)).toEqual([]);
  });

  test("another's Diplomat: nobody can be certain of the three, unless two of them were alike", () => {
    const seen = (place: number | null, identity: "cia" | "kgb"): Trace => ({ type: "Looked", place, seers: [0], identity });
    const trail: Trace[] = [seen(1, "kgb"), seen(3, "cia"), seen(null, "kgb"), { type: "Negotiated", owner: 2, neighbour: null }];
    const { rows, ends } = braidOf(4, knotsOfTrail(trail, 0));
    expect(ends).toEqual([null, "kgb", null, null, null]);
    expect(rows.at(-1)?.strands.filter(({ maybe }) => maybe)).toHaveLength(6);
  });

  test("one's own Diplomat is no secret", () => {
    const { ends } = braidOf(4, knotsOfTrail([{ type: "Looked", place: null, seers: [0], identity: "hippie" }, { type: "Negotiated", owner: 0, neighbour: 3 }], 0));
    expect(ends).toEqual([null, null, null, "hippie", null]);
  });
});

const HISTORY: readonly Event[] = [
  { type: "TurnBegan", turn: 2, active: 1, turned_up: ["diplomat", "detective"] },
  { type: "CentreSwapped", owner: 2, neighbour: null },
  {
    type: "SecretsRevealed",
    dealt: ["cia", "kgb", "kgb", "cia", "hippie"],
    negotiations: [{ type: "Negotiated", owner: 2, neighbour: 3 }],
    identities: ["cia", "kgb", "kgb", "hippie", "cia"],
    scores: [
      { seat: 0, identity: "cia", characters: 5, bullets: [], total: 5 },
      { seat: 1, identity: "kgb", characters: 3, bullets: [-1], total: 2 },
      { seat: 2, identity: "kgb", characters: 5, bullets: [], total: 5 },
      { seat: 3, identity: "hippie", characters: -2, bullets: [], total: -2 },
    ],
  },
  { type: "GameEnded", ending: "lone-hippie", winners: [3], winner: "hippie", cia: 5, kgb: 7 },
];

describe("the end", () => {
  test("everybody's token is followed as it really went", () => {
    const knots = knotsOfHistory(HISTORY);
    expect(knots).toEqual([{ turn: 2, kind: "swap", first: null, second: 3, by: "diplomat" }]);
    expect(braidOf(4, knots, ["cia", "kgb", "kgb", "cia", "hippie"]).ends).toEqual(["cia", "kgb", "kgb", "hippie", "cia"]);
  });

  test("a replay with all cards open shows every token as it lay at that moment", () => {
    const swap: Event = { type: "CentreSwapped", owner: 2, neighbour: 3 };
    const faces = (history: readonly Event[]) => {
      const { players, centre } = opened(table(), history, HISTORY.slice(2));
      return [...players.map(({ identity }) => identity), centre];
    };
    expect(faces([])).toEqual(["cia", "kgb", "kgb", "cia", "hippie"]);
    expect(faces([swap])).toEqual(["cia", "kgb", "kgb", "hippie", "cia"]);
  });

  test("the teams stand with the winners first, and the scores in a ladder", () => {
    const ending = endingOf(HISTORY);
    expect(ending?.teams.map(({ identity, sum, won }) => [identity, sum, won])).toEqual([
      ["hippie", -2, true],
      ["cia", 5, false],
      ["kgb", 7, false],
    ]);
    expect(ending?.ladder.map(({ points, scores }) => [points, scores.map(({ seat }) => seat)])).toEqual([
      [-2, [3]],
      [2, [1]],
      [5, [0, 2]],
    ]);
  });

  test("a game that goes on has none", () => {
    expect(endingOf(HISTORY.slice(0, 2))).toBeNull();
  });
});

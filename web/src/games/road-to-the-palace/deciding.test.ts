import { beforeEach, describe, expect, test } from "vitest";
import type { Scene } from "../../lib/scene.ts";
import type { Character, Disc, Move, View } from "../../wire/road-to-the-palace.ts";
import { Deciding } from "./deciding.svelte.ts";
import { BRIBES, MISSIONS } from "./pieces.ts";

let played: Move[];
let scene: Scene<View>;
let deciding: Deciding;

function ask(step: View["step"], moves: readonly Move[], busy = false): void {
  const offers = moves.map((move) => ({ move, label: { id: "x", args: {} }, consequences: [] }));
  scene = { view: { step }, you: 0, busy, situation: { offers }, play: (offer: { move: unknown }) => played.push(offer.move as Move) } as unknown as Scene<View>;
  deciding = new Deciding(() => scene);
}
const take = (row: number): Move => ({ type: "TakeCard", row });
const lay = (disc: Disc): Move => ({ type: "LayDisc", disc });
const bribes = (first: Character, second: Character): Move => ({ type: "ChooseBribes", first, second });
const starts = MISSIONS.flatMap((top) => MISSIONS.flatMap((middle) => MISSIONS.flatMap((bottom): Move[] => (new Set([top, middle, bottom]).size === 3 ? [{ type: "LayStartingDiscs", top, middle, bottom }] : []))));

beforeEach(() => {
  played = [];
});

describe("taking and laying", () => {
  test("a click takes at once, a finger looks first and takes at the second tap", () => {
    ask("taking", [take(1), take(3)]);
    deciding.press(deciding.taking(3), true);
    expect(played).toEqual([]);
    expect(deciding.shown?.move).toEqual(take(3));
    deciding.press(deciding.taking(3), true);
    deciding.press(deciding.taking(1), false);
    expect(played).toEqual([take(3), take(1)]);
  });

  test("what is not on offer is not taken", () => {
    ask("taking", [take(1)]);
    deciding.press(deciding.taking(2), false);
    deciding.key("2");
    expect(played).toEqual([]);
    ask("taking", [take(1)], true);
    deciding.key("1");
    expect(played).toEqual([]);
  });

  test("number keys take from a row, or lay a disc", () => {
    ask("laying", [lay("military"), lay("treachery")]);
    deciding.key("4");
    expect(played).toEqual([lay("treachery")]);
  });
});

describe("two Bribes", () => {
  const all = BRIBES.flatMap((first) => BRIBES.filter((second) => second !== first).map((second) => bribes(first, second)));

  test("the first is for round 1, the second for round 2, and either can be taken back", () => {
    ask("bribing", all);
    deciding.putBy("priest");
    deciding.putBy("noble");
    expect(deciding.ready?.move).toEqual(bribes("priest", "noble"));
    deciding.putBy("soldier");
    expect(deciding.bribes).toEqual(["priest", "noble"]);
    deciding.putBy("priest");
    deciding.putBy("soldier");
    deciding.key("1");
    expect(played).toEqual([bribes("noble", "soldier")]);
  });

  test("number keys count what can be chosen now", () => {
    ask("bribing", all);
    deciding.key("2");
    deciding.key("2");
    expect(deciding.bribes).toEqual(["soldier", "priest"]);
    expect(deciding.key("2")).toBe(false);
    deciding.key("1");
    expect(played).toEqual([bribes("soldier", "priest")]);
  });
});

describe("the first three discs", () => {
  test("they go to the next free row, and the last where room is left", () => {
    ask("starting", starts);
    deciding.start("politics");
    expect(deciding.hole).toBe(2);
    deciding.start("finance");
    expect(deciding.laid).toEqual(["politics", "finance", "military"]);
    deciding.take(deciding.ready);
    expect(played).toEqual([{ type: "LayStartingDiscs", top: "politics", middle: "finance", bottom: "military" }]);
  });

  test("one that is laid can be taken back, from the tray or from its card", () => {
    ask("starting", starts);
    deciding.start("finance");
    deciding.start("finance");
    expect(deciding.hole).toBe(1);
    deciding.start("military");
    deciding.start("finance");
    deciding.free(2);
    expect(deciding.hole).toBe(2);
    expect(deciding.ready).toBeNull();
    expect(deciding.key("Escape")).toBe(true);
    expect(deciding.laid).toEqual([null, null, null]);
  });
});

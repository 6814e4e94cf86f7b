import { beforeEach, describe, expect, test } from "vitest";
import type { Scene } from "../../lib/scene.ts";
import type { Move, View } from "../../wire/secrets.ts";
import { Deciding } from "./deciding.svelte.ts";
import { table } from "./making.ts";

let played: Move[];
let scene: Scene<View>;
let deciding: Deciding;

let ply = 0;

function ask(moves: readonly Move[], players = 5, more: Partial<View> = {}, busy = false): void {
  const offers = moves.map((move) => ({ move, label: { id: "x", args: {} }, consequences: [] }));
  scene = {
    view: table(more, players),
    you: 1,
    busy,
    place: null,
    situation: { offers, ply: ply++ },
    play: async (offer: { move: unknown }) => played.push(offer.move as Move) > 0,
  } as unknown as Scene<View>;
  deciding.arrive();
}

beforeEach(() => {
  played = [];
  deciding = new Deciding(
    () => scene,
    () => undefined,
  );
});

const KEEP: readonly Move[] = [
  { type: "KeepCard", card: "scientist" },
  { type: "KeepCard", card: "assassin" },
];
const OFFER: readonly Move[] = [0, 2, 3, 4].map((to) => ({ type: "OfferCard", to }));

describe("a card is kept and offered in one gesture", () => {
  test("lifted, a player picked, sent; and it goes on as soon as it may", () => {
    ask(KEEP);
    expect(deciding.targets).toEqual([]);
    deciding.lift("assassin");
    expect(deciding.targets).toEqual([2, 3, 4, 0]);
    deciding.pick(3);
    deciding.confirm();
    expect(played).toEqual([{ type: "KeepCard", card: "assassin" }]);
    ask(OFFER, 5, { proposal: "assassin" });
    expect(played.at(-1)).toEqual({ type: "OfferCard", to: 3 });
  });

  test("whom it goes to is not forgotten if that is asked before the keeping is answered", () => {
    ask(KEEP);
    deciding.lift("assassin");
    deciding.pick(3);
    deciding.confirm();
    ask(OFFER, 5, { proposal: "assassin" }, true);
    expect(played).toHaveLength(1);
    expect(deciding.asked).toBe(false);
    scene = { ...scene, busy: false };
    deciding.goOn();
    deciding.goOn();
    expect(played.slice(1)).toEqual([{ type: "OfferCard", to: 3 }]);
  });

  test("a card that somebody else kept is not offered", () => {
    ask(KEEP);
    deciding.lift("assassin");
    deciding.pick(3);
    deciding.confirm();
    ask(OFFER, 5, { proposal: "scientist" });
    expect(played).toHaveLength(1);
    expect(deciding.asked).toBe(true);
  });

  test("or it is kept first, and offered when one has seen what would follow", () => {
    ask(KEEP);
    deciding.lift("scientist");
    deciding.keep();
    ask(OFFER);
    expect(played).toEqual([{ type: "KeepCard", card: "scientist" }]);
    deciding.pick(0);
    deciding.confirm();
    expect(played.at(-1)).toEqual({ type: "OfferCard", to: 0 });
  });

  test("the keyboard does it too", () => {
    ask(KEEP);
    expect(deciding.press("2")).toBe(true);
    expect(deciding.card).toBe("assassin");
    expect(deciding.press("1")).toBe(true);
    expect(deciding.picked).toEqual([2]);
    expect(deciding.press("Enter")).toBe(true);
    expect(played).toEqual([{ type: "KeepCard", card: "assassin" }]);
  });

  test("Escape lets go", () => {
    ask(KEEP);
    deciding.lift("scientist");
    deciding.pick(2);
    expect(deciding.press("Escape")).toBe(true);
    expect(deciding.card).toBeNull();
    expect(deciding.press("Escape")).toBe(false);
  });
});

describe("an effect asks for players or tokens", () => {
  test("a Psychiatrist for two: the third pick replaces the first", () => {
    ask([
      { type: "SwapTokens", first: 0, second: 2 },
      { type: "SwapTokens", first: 0, second: 3 },
      { type: "SwapTokens", first: 2, second: 3 },
    ]);
    expect(deciding.targets).toEqual([2, 3, 0]);
    deciding.pick(3);
    expect(deciding.complete).toBe(false);
    deciding.pick(0);
    deciding.pick(2);
    deciding.confirm();
    expect(played).toEqual([{ type: "SwapTokens", first: 0, second: 2 }]);
  });

  test("a Detective for any token, one's own and the centre's among them", () => {
    ask([0, 1, 2, 3, 4, null].map((place) => ({ type: "LookAt", place })));
    expect(deciding.targets).toEqual([2, 3, 4, 0, 1, null]);
    deciding.press("6");
    deciding.confirm();
    expect(played).toEqual([{ type: "LookAt", place: null }]);
  });

  test("a Diplomat for a neighbour: the left one is the next to play", () => {
    ask([
      { type: "SwapCentre", side: "left" },
      { type: "SwapCentre", side: "right" },
    ]);
    expect(deciding.targets).toEqual([2, 0]);
    deciding.pick(0);
    deciding.confirm();
    expect(played).toEqual([{ type: "SwapCentre", side: "right" }]);
  });

  test("what is not on offer cannot be picked", () => {
    ask([{ type: "GiveBullet", to: 3 }]);
    deciding.pick(2);
    expect(deciding.picked).toEqual([]);
  });
});

describe("an answer", () => {
  test("is a letter or a number", () => {
    ask([{ type: "Accept" }, { type: "Refuse" }]);
    deciding.press("r");
    deciding.press("1");
    expect(played).toEqual([{ type: "Refuse" }, { type: "Accept" }]);
  });

  test("means nothing when nothing is asked", () => {
    ask([]);
    expect(deciding.press("a")).toBe(false);
  });
});
